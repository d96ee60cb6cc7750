package resolver

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/internal/database"
)

// Bounds of a page. Contract: "Limits".
const (
	DefaultPageLimit = 20
	MaxPageLimit     = 100
)

// OrderFilter narrows a list of orders. Nil fields do not narrow.
type OrderFilter struct {
	Status      *order.Status
	CustomerID  *uuid.UUID
	ProductID   *uuid.UUID
	VariationID *uuid.UUID
	From        *time.Time // inclusive
	To          *time.Time // exclusive
	Page        int        // from 1
	Limit       int        // 1 to MaxPageLimit
}

// Validate reports every invalid field.
func (f OrderFilter) Validate() error {
	var v validation
	if f.Page < 1 {
		v.add("/page", FieldInvalid, "must be 1 or more")
	}
	if f.Limit < 1 || f.Limit > MaxPageLimit {
		v.add("/limit", FieldInvalid, "must be 1 to %d", MaxPageLimit)
	}
	if f.From != nil && f.To != nil && f.From.After(*f.To) {
		v.add("/dateFrom", FieldInvalid, "must not be after dateTo")
	}
	return v.err()
}

func (f OrderFilter) bounded() database.OrderFilter {
	bounded := database.OrderFilter{
		Status:      f.Status,
		CustomerID:  f.CustomerID,
		ProductID:   f.ProductID,
		VariationID: f.VariationID,
		Since:       database.BeforeAllOrders,
		Until:       database.AfterAllOrders,
	}
	if f.From != nil && f.From.After(bounded.Since) {
		bounded.Since = f.From.UTC()
	}
	if f.To != nil && f.To.Before(bounded.Until) {
		bounded.Until = f.To.UTC()
	}
	return bounded
}

// OrderPage is one page of a list of orders.
type OrderPage struct {
	Orders []*db.Order
	Total  int // of all pages
}

// Orders returns a page of orders, the newest first, with their items and customers, and the exact number of all of them
// at the same moment. How: docs/large-stores.md.
// Contract: GET /orders. Error: CodeInvalidInput.
func (r *Resolver) Orders(ctx context.Context, filter OrderFilter) (*OrderPage, error) {
	if err := filter.Validate(); err != nil {
		return nil, err
	}
	page := &OrderPage{}
	ctx = database.FromReplica(ctx)
	err := r.database.SnapshotOfEntities(ctx, func(tx *db.Tx, sql database.Statements) error {
		ids, total, err := findOrders(ctx, tx, sql, filter.bounded(), filter.Page, filter.Limit)
		page.Total = total
		if err != nil || len(ids) == 0 {
			return err
		}
		page.Orders, err = tx.Order.Query().
			Where(order.IDIn(ids...)).
			WithCustomer().
			WithItems(byPosition).
			Order(db.Desc(order.FieldCreatedAt, order.FieldID)).
			All(ctx)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("resolver: list orders: %w", err)
	}
	for _, o := range page.Orders {
		o.Unwrap()
	}
	return page, nil
}

func byPosition(q *db.OrderItemQuery) { q.Order(orderitem.ByPosition(), orderitem.ByID()) }

// OrderWithCredentials is an order with the decrypted credentials of its DELIVERED items, by item id.
// It must not be logged or cached.
type OrderWithCredentials struct {
	*db.Order
	Credentials map[uuid.UUID]string
}

// Order returns one order with everything that the buyer gets, all as of one moment. Contract: GET /orders/:id.
// Error: CodeOrderNotFound.
func (r *Resolver) Order(ctx context.Context, id uuid.UUID) (*OrderWithCredentials, error) {
	store, err := r.Store(ctx)
	if err != nil {
		return nil, err
	}
	var found *db.Order
	err = r.database.SnapshotByID(ctx, func(tx *db.Tx) (err error) {
		found, err = tx.Order.Query().
			Where(order.ID(id)).
			WithCustomer().
			WithItems(byPosition, func(q *db.OrderItemQuery) { q.WithLicense() }).
			Only(ctx)
		return err
	})
	if db.IsNotFound(err) {
		return nil, refuse(CodeOrderNotFound, "There is no such order.")
	}
	if err != nil {
		return nil, fmt.Errorf("resolver: read order: %w", err)
	}
	credentials := map[uuid.UUID]string{}
	for _, item := range found.Edges.Items {
		license := item.Edges.License
		if item.Status != orderitem.StatusDELIVERED || license == nil {
			continue
		}
		plain, err := store.keys.Open(license.ID, credentialsPurpose, license.Credentials)
		if err != nil {
			return nil, fmt.Errorf("resolver: decrypt license %s: %w", license.ID, err)
		}
		credentials[item.ID] = string(plain)
	}
	return &OrderWithCredentials{found.Unwrap(), credentials}, nil
}
