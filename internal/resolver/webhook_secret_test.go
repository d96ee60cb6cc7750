package resolver_test

import (
	"context"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/ent/db"
	"kiosk/internal/database"
	"kiosk/internal/outbox"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/webhooks"
	"kiosk/internal/testkit"
)

func TestASecretThatCouldNotBeActivatedIsAnErrorAndNotOneThatIsNoLongerDue(t *testing.T) {
	t.Parallel()
	for _, name := range []string{dialect.Postgres, dialect.SQLite} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d := testkit.Open(t, testkit.NewURL(t, name), database.Options{RetryFor: time.Millisecond})
			now := newClock()
			s := openShop(t, d, testkit.NewVault(t), now.now)
			endpoint, _, err := s.RegisterWebhook(s.Ctx, webhooks.NewWebhook{URL: "https://hooks.example", Events: []outbox.Type{outbox.OrderCreated}})
			testkit.Must(t, err)
			_, _, err = s.RotateWebhookSecret(s.Ctx, endpoint.ID)
			testkit.Must(t, err)
			now.at = now.at.Add(outbox.RotationPeriod)
			failure := error(database.ErrRetry)
			d.Client.WebhookEndpoint.Use(func(next db.Mutator) db.Mutator {
				return db.MutateFunc(func(ctx context.Context, m db.Mutation) (db.Value, error) {
					if failure != nil {
						return nil, failure
					}
					return next.Mutate(ctx, m)
				})
			})
			if activated, err := s.ActivateDueSecrets(t.Context(), 10); activated != 0 || testkit.CodeOf(err) != problem.CodeBusy {
				t.Errorf("%d secrets were activated while every attempt lost a race: %v", activated, err)
			}
			failure = problem.Refuse(problem.CodeRotationState, "The secret is not being rotated.")
			if activated, err := s.ActivateDueSecrets(t.Context(), 10); activated != 0 || err != nil {
				t.Errorf("%d secrets were activated whose rotation was cancelled: %v", activated, err)
			}
			failure = nil
			if activated, err := s.ActivateDueSecrets(t.Context(), 10); activated != 1 || err != nil {
				t.Errorf("%d secrets were activated: %v", activated, err)
			}
		})
	}
}
