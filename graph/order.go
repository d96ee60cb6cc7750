package graph

import (
	"context"
	"maps"
	"slices"

	"github.com/99designs/gqlgen/graphql"
	"github.com/google/uuid"
	"github.com/vektah/gqlparser/v2/ast"

	"kiosk/ent/db"
	"kiosk/ent/db/event"
	"kiosk/ent/db/order"
	"kiosk/ent/page"
	"kiosk/graph/generated"
	"kiosk/internal/database"
	"kiosk/internal/ids"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
)

// maxOrderEvents is the most events that an order shows.
const maxOrderEvents = 50

// orderInput converts the input of createOrder to that of the operation.
func orderInput(in generated.CreateOrderInput) orders.PlaceOrderInput {
	placed := quoteInput(generated.OrderQuoteInput{CustomerID: in.CustomerID, CustomerPhone: in.CustomerPhone, Items: in.Items})
	placed.Notes = text(in.Notes)
	placed.ExpectedTotal = in.ExpectedTotal
	placed.IdempotencyKey = text(in.IdempotencyKey)
	return placed
}

// quoteInput converts the input of orderQuote to that of the operation.
func quoteInput(in generated.OrderQuoteInput) orders.PlaceOrderInput {
	placed := orders.PlaceOrderInput{Source: order.SourceADMIN}
	for _, item := range in.Items {
		placed.Items = append(placed.Items, item.VariationID)
	}
	if in.CustomerID != nil {
		placed.Customer.ID = *in.CustomerID
	}
	placed.Customer.Phone = text(in.CustomerPhone)
	return placed
}

// offersKey is the key of page.Load for the prices of variations for one customer.
type offersKey struct {
	field    *ast.Field
	customer uuid.UUID
}

// offerOf returns the price of a variation for a customer, nil if the variation is not for sale. All variations that were read
// together are priced at once.
func (r *Resolver) offerOf(ctx context.Context, v *db.Variation, customerID uuid.UUID) (*catalogue.QuotedVariation, error) {
	key := offersKey{graphql.GetFieldContext(ctx).Field.Field, customerID}
	offers, err := page.Load(v.Together(), key, func(variations []*db.Variation) (map[uuid.UUID]catalogue.QuotedVariation, error) {
		return r.operations.QuoteVariations(ctx, customerID, ids.Of(variations, func(v *db.Variation) uuid.UUID { return v.ID }))
	})
	offer, found := offers[v.ID]
	if !found {
		return nil, err
	}
	return &offer, nil
}

// text returns an optional string, "" for nil.
func text(optional *string) string {
	if optional == nil {
		return ""
	}
	return *optional
}

func (r *Resolver) rereadOrder(ctx context.Context, changed *db.Order, err error) (*db.Order, error) {
	if err != nil {
		return nil, err
	}
	return reread(ctx, r.data.Order.Query().Where(order.ID(changed.ID)))
}

// appliedTier returns the tier whose price an item was sold at, nil for the base price.
func appliedTier(item *db.OrderItem) *customers.Tier {
	if item.AppliedTierID == nil {
		return nil
	}
	return &customers.Tier{ID: *item.AppliedTierID, Name: *item.AppliedTierName, Level: *item.AppliedTierLevel}
}

// eventsByOrder has events by the id of their order.
type eventsByOrder map[uuid.UUID][]*db.Event

// eventsOf returns the newest events about an order. The events of all orders that were read together are read at once.
func (r *Resolver) eventsOf(ctx context.Context, o *db.Order) ([]*db.Event, error) {
	key := graphql.GetFieldContext(ctx).Field.Field // whose selection says which columns to read
	events, err := page.Load(o.Together(), key, func(orders []*db.Order) (eventsByOrder, error) {
		return r.latestEvents(ctx, ids.Of(orders, func(o *db.Order) uuid.UUID { return o.ID }))
	})
	if events[o.ID] == nil {
		return []*db.Event{}, err
	}
	return events[o.ID], err
}

// latestEvents reads the newest events about each of the orders, in two queries for hundreds of orders.
func (r *Resolver) latestEvents(ctx context.Context, orders []uuid.UUID) (eventsByOrder, error) {
	events := eventsByOrder{}
	for chunk := range slices.Chunk(orders, database.MaxIn) {
		latest, err := r.operations.LatestEvents(ctx, chunk, maxOrderEvents)
		if err != nil {
			return nil, err
		}
		ids := slices.Concat(slices.Collect(maps.Values(latest))...)
		rows, err := byIDs(ctx, ids, r.data.Event.Query().Where(event.IDIn(ids...)))
		if err != nil {
			return nil, err
		}
		maps.Copy(events, grouped(latest, rows, func(e *db.Event) uuid.UUID { return e.ID }))
	}
	return events, nil
}
