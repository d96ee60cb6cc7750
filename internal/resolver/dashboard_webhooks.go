package resolver

import (
	"context"
	"time"

	"kiosk/ent/db/delivery"
	"kiosk/ent/db/webhookendpoint"
	"kiosk/internal/database"
)

// webhookWindow is how far back the deliveries are looked at.
const webhookWindow = 24 * time.Hour

// WebhookHealth says how the store's webhooks do.
type WebhookHealth struct {
	Active        int // endpoints that deliveries are sent to
	Suspended     int // endpoints that failed too often
	Failing       int // of the active ones, whose last delivery failed
	Since         time.Time
	Deliveries    []DeliveryCount // created since then, every status, zeros included
	OldestPending *time.Time      // when the delivery that waits longest was created; nil: none waits
}

// DeliveryCount is how many deliveries have a status.
type DeliveryCount struct {
	Status delivery.Status
	Count  int
}

var deliveryStatuses = []delivery.Status{
	delivery.StatusPENDING, delivery.StatusSUCCEEDED, delivery.StatusFAILED, delivery.StatusREJECTED, delivery.StatusCANCELLED,
}

// Webhooks returns how the endpoints do now and what became of the deliveries of the last 24 hours.
// It does not depend on the dashboard's range, and leaves deleted endpoints out.
func (d *Dashboard) Webhooks(ctx context.Context) (*WebhookHealth, error) {
	var health WebhookHealth
	err := d.snapshot(ctx, "webhooks", func(sql database.Statements) error {
		health = WebhookHealth{Since: d.resolver.now().Add(-webhookWindow)}
		endpoints, err := sql.EndpointsHealth(ctx)
		if err != nil {
			return err
		}
		for _, e := range endpoints {
			health.addEndpoint(e)
		}
		counts, err := sql.DeliveriesSince(ctx, endpoints, health.Since)
		if err != nil {
			return err
		}
		for _, status := range deliveryStatuses {
			health.Deliveries = append(health.Deliveries, DeliveryCount{status, counts[status]})
		}
		health.OldestPending, err = sql.OldestPending(ctx, endpoints)
		return err
	})
	return &health, err
}

func (h *WebhookHealth) addEndpoint(e database.EndpointHealth) {
	switch {
	case e.Status == webhookendpoint.StatusSUSPENDED:
		h.Suspended++
	case e.Failures > 0:
		h.Active++
		h.Failing++
	default:
		h.Active++
	}
}
