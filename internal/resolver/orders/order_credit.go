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

// creditItems credits the price of each item to the buyer's wallet, in one ledger row, and closes the items: one that was
// not delivered is CANCELLED and leaves the queue, or its unit goes to the oldest item that was sold beyond the stock, or else
// returns to the stock; a delivered one is REFUNDED, and its license is revoked for ever. The items must be PENDING or DELIVERED.
//
// So an order's refunded amount is the sum of the prices of its CANCELLED and REFUNDED items, always.
func creditItems(ctx context.Context, tx *operation.Tx, c *orderChange, items []*db.OrderItem) error {
	amount, err := priceOf(items)
	if err != nil {
		return err
	}
	// Before the wallet: this locks other orders, and orders are locked before customers.
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

// refundItems is creditItems for items of an order that goes on, or is REFUNDED. Event: order.refunded.
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

// checkAmount refuses to credit items that cost something else than the caller expects. Error: CodeStale.
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

// cancelItems closes items that were not delivered.
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
			c.moves(item).Backordered--
		case item.StockTaken:
			c.moves(item).Stock++
		}
		item.Status, item.StockTaken, item.UpdatedAt = orderitem.StatusCANCELLED, false, tx.Now
	}
	return passOn(ctx, tx, c)
}

// passOn gives the units that come back to the items that were sold beyond the stock, which may be of the same order.
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

// revokeItems closes delivered items as REFUNDED or REPLACED and revokes their licenses. What was shipped does not
// return to the stock by itself.
func revokeItems(ctx context.Context, tx *operation.Tx, items []*db.OrderItem, as orderitem.Status) error {
	if len(items) == 0 {
		return nil
	}
	closed, err := tx.OrderItem.Update().
		Where(orderitem.IDIn(idsOf(items)...), orderitem.StatusEQ(orderitem.StatusDELIVERED)).
		SetStatus(as).
		SetUpdatedAt(tx.Now).
		Save(ctx)
	if err != nil {
		return fmt.Errorf("orders: credit items: %w", err)
	}
	if closed != len(items) {
		return wrongCount("took back", len(items), closed)
	}
	var licenses []uuid.UUID
	for _, item := range items {
		item.Status, item.UpdatedAt = as, tx.Now
		if item.LicenseID != nil {
			licenses = append(licenses, *item.LicenseID)
		}
	}
	return revoke(ctx, tx, licenses)
}

// revoke marks sold licenses as revoked; those that are already, stay as they are.
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
