package resolver_test

import (
	"testing"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/delivery"
	"kiosk/internal/database"
	"kiosk/internal/outbox"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/webhooks"
	"kiosk/internal/testkit"
)

// failedDelivery inserts a delivery that has failed for good.
func (s *shop) failedDelivery(t *testing.T) *db.Delivery {
	t.Helper()
	endpoint, _, err := s.RegisterWebhook(s.Ctx, webhooks.NewWebhook{URL: "https://bot.example.com/", Events: []outbox.Type{outbox.StockLow}})
	if err != nil {
		t.Fatal(err)
	}
	s.publish(t, outbox.StockLow)
	event := s.Database.Client.Event.Query().FirstX(s.Ctx)
	return s.Database.Client.Delivery.Create().
		SetEvent(event).
		SetEndpointID(endpoint.ID).
		SetStatus(delivery.StatusFAILED).
		SetDueAt(event.CreatedAt).
		SetFinishedAt(event.CreatedAt).
		SaveX(s.Ctx)
}

func TestADeliveryDeletedWhileItIsSentAgainIsNotFound(t *testing.T) {
	t.Parallel()
	everyPostgres(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		for name, redeliver := range map[string]func(uuid.UUID) error{
			"alone": func(id uuid.UUID) error {
				_, err := s.Redeliver(s.Ctx, id)
				return err
			},
			"among several": func(id uuid.UUID) error {
				results, err := s.RedeliverMany(s.Ctx, []uuid.UUID{id})
				if err != nil || results[0].Refusal == nil {
					return err
				}
				return results[0].Refusal
			},
		} {
			t.Run(name, func(t *testing.T) {
				old := s.failedDelivery(t)
				deletion := s.begin(t, "DELETE FROM deliveries WHERE id = $1 AND store_id = $2", old.ID, s.Row.ID)
				redelivered := make(chan error)
				go func() { redelivered <- redeliver(old.ID) }()
				s.awaitWaiters(t, 1) // for the deletion
				if err := deletion.Commit(); err != nil {
					t.Error(err)
				}
				if err := <-redelivered; testkit.CodeOf(err) != problem.CodeNotFound {
					t.Errorf("got %v", err)
				}
			})
		}
	})
}
