package orders

import (
	"context"
	"fmt"
	"time"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/database"
	"kiosk/internal/operation"
	"kiosk/internal/outbox"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/wallets"
	"kiosk/internal/timestamp"
)

// deliverLines delivers licenses to the DIGITAL items of the lines, and reserves units for the other items, as many as the
// stock counter has. It does not update the stock counters: takeStock does so, or the caller.
// Error: CodeInsufficientStock.
func deliverLines(ctx context.Context, tx *operation.Tx, lines []*line) error {
	for _, line := range lines {
		if err := line.checkStock(); err != nil {
			return excludeExpired(ctx, tx, line, err)
		}
		if !line.isDigital() {
			line.taken = min(line.Stock, len(line.items))
			for _, item := range line.items[:line.taken] {
				item.StockTaken = true
			}
			continue
		}
		if err := takeLicenses(ctx, tx, line); err != nil {
			return err
		}
		if line.DependsOnStock && line.short() > 0 {
			return insufficientStock(line, line.taken)
		}
	}
	return nil
}

// excludeExpired returns the refusal with a corrected number of available licenses. The stock counter, from which the
// refusal was made, still includes licenses that expired since the last run of ExpireLicenses.
func excludeExpired(ctx context.Context, tx *operation.Tx, l *line, refusal error) error {
	if !l.isDigital() || l.Stock == 0 {
		return refusal
	}
	available, err := Queries{tx.SQL}.countSaleable(ctx, l.VariationID, l.Stock, tx.Now)
	if err != nil {
		return err
	}
	return insufficientStock(l, available)
}

func insufficientStock(l *line, available int) *problem.Error {
	refusal := problem.Refuse(problem.CodeInsufficientStock, "There is not enough stock of %s.", l.SKU)
	refusal.Shortage = &problem.Shortage{VariationID: &l.VariationID, Available: &available}
	return refusal
}

// takeLicenses delivers the oldest free licenses to the items of a line. When it finds fewer than the stock counter says,
// other transactions have locked some, and it returns ErrRetryWithLock. The next attempt waits for their locks and takes
// the licenses that are then free.
func takeLicenses(ctx context.Context, tx *operation.Tx, line *line) error {
	licenses, err := Queries{tx.SQL}.TakeLicenses(ctx, line.VariationID, len(line.items), tx.Lock, tx.Now)
	if err != nil {
		return err
	}
	line.taken = len(licenses)
	if line.short() > 0 && line.Stock > line.taken {
		if tx.Lock == operation.SkipLocked {
			return operation.ErrRetryWithLock
		}
		if line.expired, err = (Queries{tx.SQL}).expireLicenses(ctx, line.VariationID, tx.Now); err != nil {
			return err
		}
	}
	for i, license := range licenses {
		item := line.items[i]
		item.Status = orderitem.StatusDELIVERED
		item.StockTaken = true
		item.LicenseID = &license
		item.DeliveredAt = &tx.Now
		item.ExpiresAt = expiry(tx.Now, item.DurationDays)
	}
	return nil
}

// expiry returns when a delivered item expires, or nil when it has no duration.
func expiry(deliveredAt time.Time, durationDays int) *time.Time {
	if durationDays == 0 {
		return nil
	}
	at := deliveredAt.AddDate(0, 0, durationDays)
	return &at
}

// statusOf returns the status of an order that is neither cancelled, failed nor refunded: PENDING while a DIGITAL item
// waits for a license, PROCESSING while another item waits, and COMPLETED when none waits.
func statusOf(items []*db.OrderItem) order.Status {
	status := order.StatusCOMPLETED
	for _, item := range items {
		switch {
		case item.Status != orderitem.StatusPENDING:
		case item.Kind == orderitem.KindDIGITAL:
			return order.StatusPENDING
		default:
			status = order.StatusPROCESSING
		}
	}
	return status
}

// advanceStatus sets the order's status to statusOf its items, unless that would be a step back: a PROCESSING or COMPLETED
// order keeps its status while a replacement waits.
func advanceStatus(sold *db.Order, now time.Time) {
	next := statusOf(sold.Edges.Items)
	if statusRank[next] <= statusRank[sold.Status] {
		return
	}
	sold.Status = next
	if next == order.StatusCOMPLETED {
		sold.CompletedAt = &now
	}
}

// statusRank ranks the statuses through which an order advances.
var statusRank = map[order.Status]int{order.StatusPENDING: 1, order.StatusPROCESSING: 2, order.StatusCOMPLETED: 3}

// asCreated returns the order as it was before its delivery, for the response of POST /orders and the event order.created.
func asCreated(sold *db.Order) *db.Order {
	placed := *sold
	placed.Status = order.StatusPROCESSING
	if statusOf(sold.Edges.Items) == order.StatusPENDING {
		placed.Status = order.StatusPENDING
	}
	placed.Edges.Items = make([]*db.OrderItem, len(sold.Edges.Items))
	for i, item := range sold.Edges.Items {
		waiting := *item
		waiting.Status = orderitem.StatusPENDING
		waiting.LicenseID, waiting.DeliveredAt, waiting.ExpiresAt = nil, nil, nil
		placed.Edges.Items[i] = &waiting
	}
	return &placed
}

// insertSale inserts the order with its items, its ledger row, its events and its outcome, in one round trip.
// Events: order.created, and order.completed when all items were delivered at once.
func insertSale(ctx context.Context, tx *operation.Tx, placed, sold *db.Order, paid wallets.MovedWallet) error {
	events := []outbox.Event{{Type: outbox.OrderCreated, Subject: placed.ID, Data: orderData(placed)}}
	if sold.Status == order.StatusCOMPLETED {
		events = append(events, outbox.Event{Type: outbox.OrderCompleted, Subject: sold.ID, Data: orderData(sold)})
	}
	eventRows, err := tx.EventRows(ctx, events...)
	if err != nil {
		return err
	}
	rows := []database.Rows{orderRow(sold), neverRolledUp(sold), wallets.LedgerRow(tx, paid, purchase(sold)), itemRows(sold.Edges.Items), eventRows}
	err = tx.InsertWithOutcome(ctx, placed, rows...)
	if database.ConstraintName(err) == orderNumberIndex {
		return operation.ErrRetry // another order has the same random number
	}
	if err != nil {
		return fmt.Errorf("orders: insert order: %w", err)
	}
	return nil
}

func orderRow(o *db.Order) database.Rows {
	return database.Rows{
		Table: "orders",
		Columns: []string{
			"id", "number", "customer_id", "status", "currency", "total", "refunded_amount", "notes", "post_sale_instructions",
			"source", "status_reason", "completed_at", "created_at", "updated_at",
		},
		Values: [][]any{{
			o.ID, o.Number, o.CustomerID, o.Status, o.Currency, o.Total, o.RefundedAmount, o.Notes, o.PostSaleInstructions,
			o.Source, o.StatusReason, o.CompletedAt, o.CreatedAt, o.UpdatedAt,
		}},
	}
}

const orderNumberIndex = "order_store_id_number"

func purchase(sold *db.Order) wallets.Movement {
	return wallets.Movement{
		CustomerID: sold.CustomerID,
		Kind:       wallettransaction.KindPURCHASE,
		Amount:     -sold.Total,
		Reference:  sold.Number,
		OrderID:    &sold.ID,
	}
}

func insertItems(ctx context.Context, tx *operation.Tx, items []*db.OrderItem) error {
	if err := tx.SQL.Insert(ctx, itemRows(items)); err != nil {
		return fmt.Errorf("orders: insert order items: %w", err)
	}
	return nil
}

func itemRows(items []*db.OrderItem) database.Rows {
	rows := database.Rows{
		Table: "order_items",
		Columns: []string{
			"id", "created_at", "updated_at", "order_id", "ordered_at", "position", "product_id", "variation_id", "kind",
			"product_name", "sku", "price", "base_price", "applied_tier_id", "applied_tier_name", "applied_tier_level",
			"status", "duration_days", "stock_taken", "license_id", "replaces_id", "delivered_at", "expires_at", "rolled_up_refunded",
		},
	}
	for _, i := range items {
		rows.Values = append(rows.Values, []any{
			i.ID, i.CreatedAt, i.UpdatedAt, i.OrderID, i.OrderedAt, i.Position, i.ProductID, i.VariationID, i.Kind,
			i.ProductName, i.Sku, i.Price, i.BasePrice, i.AppliedTierID, i.AppliedTierName, i.AppliedTierLevel,
			i.Status, i.DurationDays, i.StockTaken, i.LicenseID, i.ReplacesID, i.DeliveredAt, i.ExpiresAt, false,
		})
	}
	return rows
}

func orderData(o *db.Order) outbox.OrderData {
	items := make([]outbox.OrderItem, len(o.Edges.Items))
	for i, item := range o.Edges.Items {
		items[i] = outbox.OrderItem{
			ID:          item.ID,
			ProductID:   item.ProductID,
			VariationID: item.VariationID,
			SKU:         item.Sku,
			Price:       item.Price,
			Status:      string(item.Status),
		}
	}
	return outbox.OrderData{Order: outbox.Order{
		ID:          o.ID,
		Number:      o.Number,
		Status:      string(o.Status),
		CustomerID:  o.CustomerID,
		Currency:    o.Currency,
		Total:       o.Total,
		Items:       items,
		CreatedAt:   timestamp.Of(o.CreatedAt),
		CompletedAt: timestamp.OfPtr(o.CompletedAt),
	}}
}

// takeStock updates the stock counters of the order's variations, in the order of their ids.
func takeStock(ctx context.Context, tx *operation.Tx, lines []*line) error {
	for _, line := range lines {
		move := StockMove{VariationID: line.VariationID, Stock: -line.taken - line.expired}
		if line.isDigital() {
			move.Backordered = line.short()
		}
		if move.Stock == 0 && move.Backordered == 0 {
			continue
		}
		variation := stocked{line.ProductID, line.VariationID, line.SKU, line.LowStockThreshold}
		if err := takeMove(ctx, tx, variation, move, line.isDigital()); err != nil {
			return err
		}
	}
	return nil
}
