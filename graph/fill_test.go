package graph_test

import (
	"testing"

	"github.com/google/uuid"

	"kiosk/ent/db/order"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/webhooks"
)

// fill adds rows to the tables that are empty in a new store: orders, a webhook endpoint.
func (o *fixture) fill(t testing.TB) {
	t.Helper()
	ctx := o.Context(t)
	for _, items := range [][]uuid.UUID{{o.Yearly.ID, o.Hour.ID}, {o.Piece.ID}} {
		_, _, err := o.Resolver.PlaceOrder(ctx, orders.PlaceOrderInput{
			Customer: customers.CustomerRef{ID: o.Ana.ID},
			Items:    items,
			Source:   order.SourceADMIN,
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	_, _, err := o.Resolver.RegisterWebhook(ctx, webhooks.NewWebhook{
		URL:    "https://hooks.example.com/kiosk",
		Events: []outbox.Type{outbox.OrderCreated},
	})
	if err != nil {
		t.Fatal(err)
	}
}
