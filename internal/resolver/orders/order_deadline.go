package orders

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/db/store"
	"kiosk/internal/auth"
	"kiosk/internal/operation"
)

// FailOverdueBackorders cancels items that have waited for a license longer than the store's backorder deadline, in every
// store that has one. It processes at most limit orders, each in its own transaction, and returns the number of changed
// orders.
//
// An order without a delivered item becomes FAILED, and the rest of its total is credited. In any other order only the overdue items
// are cancelled and credited, including replacements under warranty. That order becomes COMPLETED when all its other items
// are delivered, or REFUNDED when none are left.
// Events: order.failed, order.refunded, order.completed, stock.available.
func (ops *Operations) FailOverdueBackorders(ctx context.Context, limit int) (int, error) {
	stores, err := ops.Database.Client.Store.Query().
		Where(store.BackorderDeadlineHoursNotNil()).
		Order(store.ByID()).
		All(auth.AllTenants(ctx))
	if err != nil {
		return 0, fmt.Errorf("orders: find stores with a backorder deadline: %w", err)
	}
	total := 0
	err = operation.TryEach(ctx, stores, func(s *db.Store) error {
		if total >= limit {
			return nil
		}
		changed, err := ops.failOverdueOf(auth.With(ctx, auth.System(s.ID)), *s.BackorderDeadlineHours, limit-total)
		total += changed
		return operation.InStore(s.ID, err)
	})
	return total, err
}

func (ops *Operations) failOverdueOf(ctx context.Context, hours, limit int) (int, error) {
	waitingSince := ops.Now().Add(-time.Duration(hours) * time.Hour)
	overdue, err := ops.Database.Client.OrderItem.Query().
		Where(
			orderitem.StatusEQ(orderitem.StatusPENDING),
			orderitem.KindEQ(orderitem.KindDIGITAL),
			orderitem.CreatedAtLTE(waitingSince),
		).
		Order(orderitem.ByCreatedAt(), orderitem.ByID()).
		Limit(limit).
		All(ctx)
	if err != nil {
		return 0, fmt.Errorf("orders: find overdue items: %w", err)
	}
	count := 0
	err = operation.TryEach(ctx, ordersOf(overdue), func(id uuid.UUID) error {
		changed, err := ops.failOverdue(ctx, id)
		if changed {
			count++
		}
		return err
	})
	return count, err
}

// errInTime rolls back the transaction of an order that has no overdue item any more.
var errInTime = errors.New("orders: nothing is overdue")

// failOverdue cancels the overdue items of an order and reports whether there were any. There are none when their licenses
// arrived in the meantime, another process cancelled them, or the store's deadline was extended.
func (ops *Operations) failOverdue(ctx context.Context, id uuid.UUID) (bool, error) {
	err := ops.WriteIncludingShredded(ctx, func(ctx context.Context, tx *operation.Tx) error {
		settings, err := tx.Tx.Store.Query().Where(store.ID(tx.Store.ID)).Only(ctx) // the settings in tx.Store may be outdated
		if err != nil {
			return fmt.Errorf("orders: read the backorder deadline: %w", err)
		}
		if settings.BackorderDeadlineHours == nil {
			return errInTime
		}
		hours := *settings.BackorderDeadlineHours
		reason := fmt.Sprintf("Not delivered within %d hours.", hours)
		_, err = changeOrder(ctx, tx, id, "order.deadline", reason, func(c *orderChange) error {
			overdue := overdueItems(c.Edges.Items, tx.Now.Add(-time.Duration(hours)*time.Hour))
			switch {
			case len(overdue) == 0:
				return errInTime
			case !everDelivered(c.Edges.Items):
				return abandon(ctx, tx, c, order.StatusFAILED, reason)
			}
			return refundItems(ctx, tx, c, overdue, reason)
		})
		return err
	})
	if errors.Is(err, errInTime) {
		return false, nil
	}
	return err == nil, err
}

func overdueItems(items []*db.OrderItem, waitingSince time.Time) []*db.OrderItem {
	var overdue []*db.OrderItem
	for _, item := range itemsWith(items, orderitem.StatusPENDING) {
		if item.Kind == orderitem.KindDIGITAL && !item.CreatedAt.After(waitingSince) {
			overdue = append(overdue, item)
		}
	}
	return overdue
}
