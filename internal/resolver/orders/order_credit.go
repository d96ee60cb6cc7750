package orders

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/license"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/ids"
	"kiosk/internal/money"
	"kiosk/internal/operation"
	"kiosk/internal/outbox"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/wallets"
)

// creditItems credits the sum of the items' prices to the buyer's wallet, in one ledger row, and closes the items. They
// must be PENDING or DELIVERED.
//   - A PENDING item becomes CANCELLED. A DIGITAL item leaves the queue for licenses. The unit that a SERVICE or PHYSICAL
//     item took goes to the oldest item that was sold beyond the stock, or back to the stock when no such item waits.
//   - A DELIVERED item becomes REFUNDED, and its license is revoked.
//
// An order's refunded amount is always the sum of the prices of its CANCELLED and REFUNDED items.
func creditItems(ctx context.Context, tx *operation.Tx, c *orderChange, items []*db.OrderItem) error {
	amount, err := priceOf(items)
	if err != nil {
		return err
	}
	// This runs before the wallet is changed, because it locks other orders, and orders are locked before customers.
	if err := cancelItems(ctx, tx, c, itemsWith(items, orderitem.StatusPENDING)); err != nil {
		return err
	}
	_, err = wallets.MoveWallet(ctx, tx, wallets.Movement{
		CustomerID: c.CustomerID,
		Kind:       wallettransaction.KindREFUND,
		Amount:     amount,
		Reference:  c.Number,
		OrderID:    &c.ID,
	})
	if err != nil {
		return err
	}
	if c.RefundedAmount, err = c.RefundedAmount.Plus(amount); err != nil {
		return fmt.Errorf("orders: refunded amount: %w", err)
	}
	return revokeItems(ctx, tx, itemsWith(items, orderitem.StatusDELIVERED), orderitem.StatusREFUNDED)
}

// refundItems credits items as creditItems does, and then sets the order's status and reason. Event: order.refunded.
func refundItems(ctx context.Context, tx *operation.Tx, c *orderChange, items []*db.OrderItem, reason string) error {
	amount, err := priceOf(items)
	if err != nil {
		return err
	}
	if err := creditItems(ctx, tx, c, items); err != nil {
		return err
	}
	c.StatusReason = reason
	c.closeCredited(tx.Now)
	c.events = append(c.events, outbox.Event{Type: outbox.OrderRefunded, Subject: c.ID, Data: outbox.OrderRefundedData{
		Order: orderData(c.Order).Order, Items: idsOf(items), Amount: amount,
	}})
	return nil
}

// checkAmount returns CodeStale when the items do not cost the expected amount. nil expects nothing.
func checkAmount(expected *money.Amount, items []*db.OrderItem) error {
	amount, err := priceOf(items)
	if err != nil {
		return err
	}
	if expected != nil && *expected != amount {
		return problem.RefuseFor(problem.AmountChanged, "The order would be credited with %s now.", amount)
	}
	return nil
}

func priceOf(items []*db.OrderItem) (total money.Amount, err error) {
	for _, item := range items {
		if total, err = total.Plus(item.Price); err != nil {
			return 0, fmt.Errorf("orders: price of items: %w", err)
		}
	}
	return total, nil
}

// cancelItems marks PENDING items as CANCELLED, and returns their units to waiting items or to the stock.
func cancelItems(ctx context.Context, tx *operation.Tx, c *orderChange, items []*db.OrderItem) error {
	if len(items) == 0 {
		return nil
	}
	cancelled, err := tx.OrderItem.Update().
		Where(orderitem.IDIn(idsOf(items)...), orderitem.StatusEQ(orderitem.StatusPENDING)).
		SetStatus(orderitem.StatusCANCELLED).
		SetStockTaken(false).
		SetUpdatedAt(tx.Now).
		Save(ctx)
	if err != nil {
		return fmt.Errorf("orders: cancel items: %w", err)
	}
	if cancelled != len(items) {
		return wrongCount("cancelled", len(items), cancelled)
	}
	for _, item := range items {
		switch {
		case item.Kind == orderitem.KindDIGITAL:
			c.stockOf(item).Backordered--
		case item.StockTaken:
			c.stockOf(item).Stock++
		}
		item.Status, item.StockTaken, item.UpdatedAt = orderitem.StatusCANCELLED, false, tx.Now
	}
	return passOn(ctx, tx, c)
}

// passOn gives the returned units to items that were sold beyond the stock. These may belong to the same order.
func passOn(ctx context.Context, tx *operation.Tx, c *orderChange) error {
	for _, id := range slices.SortedFunc(maps.Keys(c.stock), ids.Compare) {
		returned := c.stock[id]
		if returned.digital || returned.Stock <= 0 {
			continue
		}
		served, err := reserve(ctx, tx, id, returned.Stock)
		if err != nil {
			return err
		}
		returned.Stock -= len(served)
		for _, item := range c.Edges.Items {
			if slices.Contains(served, item.ID) {
				item.StockTaken, item.UpdatedAt = true, tx.Now
			}
		}
	}
	return nil
}

// revokeItems gives DELIVERED items the status, REFUNDED or REPLACED, and revokes their licenses. It does not return the
// units of PHYSICAL or SERVICE items to the stock.
func revokeItems(ctx context.Context, tx *operation.Tx, items []*db.OrderItem, status orderitem.Status) error {
	if len(items) == 0 {
		return nil
	}
	closed, err := tx.OrderItem.Update().
		Where(orderitem.IDIn(idsOf(items)...), orderitem.StatusEQ(orderitem.StatusDELIVERED)).
		SetStatus(status).
		SetUpdatedAt(tx.Now).
		Save(ctx)
	if err != nil {
		return fmt.Errorf("orders: revoke items: %w", err)
	}
	if closed != len(items) {
		return wrongCount("revoked", len(items), closed)
	}
	var licenses []uuid.UUID
	for _, item := range items {
		item.Status, item.UpdatedAt = status, tx.Now
		if item.LicenseID != nil {
			licenses = append(licenses, *item.LicenseID)
		}
	}
	return revoke(ctx, tx, licenses)
}

// revoke marks SOLD licenses as REVOKED. A license that is REVOKED already keeps its revocation time.
func revoke(ctx context.Context, tx *operation.Tx, licenses []uuid.UUID) error {
	if len(licenses) == 0 {
		return nil
	}
	err := tx.License.Update().
		Where(license.IDIn(licenses...), license.StatusEQ(license.StatusSOLD)).
		SetStatus(license.StatusREVOKED).
		SetRevokedAt(tx.Now).
		Exec(ctx)
	if err != nil {
		return fmt.Errorf("orders: revoke licenses: %w", err)
	}
	return nil
}

func idsOf(items []*db.OrderItem) []uuid.UUID {
	return ids.Of(items, func(i *db.OrderItem) uuid.UUID { return i.ID })
}
