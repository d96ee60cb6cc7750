package transfer

import (
	"context"
	"fmt"
	"io"
	"time"

	"entgo.io/ent/dialect/sql"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/customer"
	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/db/pricetier"
	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/auth"
	"kiosk/internal/money"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/privacy"
)

// WriteTo writes the file, the oldest rows first, reading a page at a time, so that it takes the same memory however
// long it is. After each page it calls flushed, which may end it with an error.
//
// Each line is as its row was when its page was read. No row appears twice, and none is missing that was there when
// the writing began. A context with FromReplica has the replica read.
func (e *Export) WriteTo(ctx context.Context, to io.Writer, flushed func() error) error {
	ctx = auth.With(ctx, e.actor)
	if e.wanted.Kind == ExportCustomerData {
		return e.operations.privacy.WriteCustomer(ctx, e.store, *e.wanted.CustomerID, to, flushed)
	}
	file := newCSV(to, columnsOf(e.wanted.Kind))
	next := func() error {
		if err := file.flush(); err != nil {
			return fmt.Errorf("transfer: write export: %w", err)
		}
		return flushed()
	}
	switch e.wanted.Kind {
	case ExportOrders:
		return e.writeOrders(ctx, file, next)
	case ExportCustomers:
		return e.writeCustomers(ctx, file, next)
	case ExportTransactions:
		return e.writeTransactions(ctx, file, next)
	case ExportProducts:
		return e.writeProducts(ctx, file, next)
	case ExportPrices:
		return e.writePrices(ctx, file, next)
	case ExportAudit:
		return e.writeAudit(ctx, file, next)
	case ExportRecharges:
		return e.writeRecharges(ctx, file, next)
	case ExportDeliveries:
		return e.writeDeliveries(ctx, file, next)
	case ExportEvents:
		return e.writeEvents(ctx, file, next)
	default:
		return e.writeLicenses(ctx, file, next)
	}
}

// columnsOf returns the header of an export, or nil for a kind that there is not.
func columnsOf(kind ExportKind) []string {
	switch kind {
	case ExportOrders:
		return []string{"orderNumber", "orderId", "createdAt", "completedAt", "orderStatus", "source", "customerId", "customerName",
			"currency", "line", "itemId", "productName", "sku", "kind", "priceTier", "basePrice", "price", "refunded",
			"itemStatus", "deliveredAt", "expiresAt", "replacesItemId"}
	case ExportCustomers:
		return []string{"customerId", "createdAt", "name", "email", "phone", "phoneLinked", "tier", "status", "walletBalance", "currency"}
	case ExportTransactions:
		return []string{"transactionId", "createdAt", "customerId", "customerName", "sequence", "kind", "amount", "balanceAfter",
			"currency", "reference", "orderNumber", "rechargeId", "actorKind", "actorId"}
	case ExportLicenses:
		return []string{"licenseId", "uploadedAt", "batchId", "productName", "sku", "status", "externalRef", "expiresAt", "soldAt",
			"revokedAt", "orderNumber"}
	case ExportProducts:
		return productColumns
	case ExportPrices:
		return priceColumns
	case ExportAudit:
		return []string{"auditId", "createdAt", "actorKind", "actorId", "actorName", "action", "subjectType", "subjectId", "requestId",
			"before", "after"}
	case ExportRecharges:
		return []string{"rechargeId", "createdAt", "customerId", "customerName", "amount", "currency", "status", "reference", "notes",
			"reason", "decidedAt", "decidedBy"}
	case ExportDeliveries:
		return []string{"deliveryId", "createdAt", "endpointId", "endpointUrl", "eventId", "eventType", "status", "attempts", "dueAt",
			"finishedAt", "lastAttemptAt", "lastResponseStatus", "lastError"}
	case ExportEvents:
		return []string{"eventId", "createdAt", "sequence", "type", "subjectId", "data"}
	default:
		return nil
	}
}

// position is where a row stands among the rows of a table by creation.
type position struct {
	at time.Time
	id uuid.UUID
}

// pages reads the rows of a table by creation, a page at a time.
func pages[Row any](read func(within func(*sql.Selector)) ([]*Row, error), positionOf func(*Row) position, write func([]*Row) error) error {
	within := func(*sql.Selector) {}
	for {
		rows, err := read(within)
		if err != nil {
			return fmt.Errorf("transfer: read export: %w", err)
		}
		if err := write(rows); err != nil || len(rows) < privacy.ExportPage {
			return err
		}
		last := positionOf(rows[len(rows)-1])
		within = func(s *sql.Selector) {
			s.Where(sql.CompositeGT([]string{s.C(order.FieldCreatedAt), s.C(order.FieldID)}, last.at, last.id))
		}
	}
}

// period narrows to what was created in the period of the export.
func (e *Export) period(s *sql.Selector) {
	created := s.C(order.FieldCreatedAt)
	if e.wanted.From != nil {
		s.Where(sql.GTE(created, *e.wanted.From))
	}
	s.Where(sql.LT(created, *e.wanted.To))
}

// writeOrders writes a line per item. The columns price and refunded can be summed: an item that replaces another
// one was not sold again, so it costs nothing.
func (e *Export) writeOrders(ctx context.Context, file *csvFile, next func() error) error {
	return pages(func(within func(*sql.Selector)) ([]*db.Order, error) {
		query, err := e.wanted.OrderWhere.Filter(e.operations.Database.Client.Order.Query())
		if err != nil {
			return nil, err
		}
		query.Where(e.period, within).
			Order(order.ByCreatedAt(), order.ByID()).
			Limit(privacy.ExportPage)
		if len(e.wanted.OrderStatuses) > 0 {
			query.Where(order.StatusIn(e.wanted.OrderStatuses...))
		}
		return query.WithCustomer(nameOfCustomer).WithItems(orders.ByPosition).All(ctx)
	}, func(o *db.Order) position { return position{o.CreatedAt, o.ID} }, func(page []*db.Order) error {
		for _, o := range page {
			for _, item := range o.Edges.Items {
				writeOrderLine(file, o, item)
			}
		}
		return next()
	})
}

func nameOfCustomer(q *db.CustomerQuery) { q.Select(customer.FieldID, customer.FieldName) }

func writeOrderLine(file *csvFile, o *db.Order, item *db.OrderItem) {
	var basePrice, price, refunded money.Amount
	if item.ReplacesID == nil {
		basePrice, price = item.BasePrice, item.Price
	}
	if item.Status == orderitem.StatusCANCELLED || item.Status == orderitem.StatusREFUNDED {
		refunded = item.Price
	}
	file.plain(o.Number)
	file.id(o.ID)
	file.time(o.CreatedAt)
	file.optionalTime(o.CompletedAt)
	file.plain(string(o.Status))
	file.plain(string(o.Source))
	file.id(o.CustomerID)
	file.text(o.Edges.Customer.Name)
	file.plain(o.Currency)
	file.number(int64(item.Position) + 1)
	file.id(item.ID)
	file.text(item.ProductName)
	file.text(item.Sku)
	file.plain(string(item.Kind))
	file.optional(item.AppliedTierName)
	file.amount(basePrice)
	file.amount(price)
	file.amount(refunded)
	file.plain(string(item.Status))
	file.optionalTime(item.DeliveredAt)
	file.optionalTime(item.ExpiresAt)
	file.optionalID(item.ReplacesID)
	file.end()
}

func (e *Export) writeCustomers(ctx context.Context, file *csvFile, next func() error) error {
	return pages(func(within func(*sql.Selector)) ([]*db.Customer, error) {
		query, err := e.wanted.CustomerWhere.Filter(e.operations.Database.Client.Customer.Query())
		if err != nil {
			return nil, err
		}
		query.Where(e.period, within).
			Order(customer.ByCreatedAt(), customer.ByID()).
			Limit(privacy.ExportPage)
		if len(e.wanted.CustomerStatuses) > 0 {
			query.Where(customer.StatusIn(e.wanted.CustomerStatuses...))
		}
		return query.WithTier(func(q *db.PriceTierQuery) { q.Select(pricetier.FieldID, pricetier.FieldName) }).All(ctx)
	}, func(c *db.Customer) position { return position{c.CreatedAt, c.ID} }, func(customers []*db.Customer) error {
		for _, c := range customers {
			file.id(c.ID)
			file.time(c.CreatedAt)
			file.text(c.Name)
			file.optional(c.Email)
			file.optional(c.Phone)
			file.truth(c.LinkedPhone != nil)
			if c.Edges.Tier == nil {
				file.plain("")
			} else {
				file.text(c.Edges.Tier.Name)
			}
			file.plain(string(c.Status))
			file.amount(c.WalletBalance)
			file.plain(e.store.Currency)
			file.end()
		}
		return next()
	})
}

func (e *Export) writeTransactions(ctx context.Context, file *csvFile, next func() error) error {
	return pages(func(within func(*sql.Selector)) ([]*db.WalletTransaction, error) {
		query, err := e.wanted.TransactionWhere.Filter(e.operations.Database.Client.WalletTransaction.Query())
		if err != nil {
			return nil, err
		}
		query.Where(e.period, within).
			Order(wallettransaction.ByCreatedAt(), wallettransaction.ByID()).
			Limit(privacy.ExportPage)
		if len(e.wanted.TransactionKinds) > 0 {
			query.Where(wallettransaction.KindIn(e.wanted.TransactionKinds...))
		}
		return query.WithCustomer(nameOfCustomer).WithOrder(numberOfOrder).All(ctx)
	}, func(t *db.WalletTransaction) position { return position{t.CreatedAt, t.ID} }, func(rows []*db.WalletTransaction) error {
		for _, row := range rows {
			file.id(row.ID)
			file.time(row.CreatedAt)
			file.id(row.CustomerID)
			file.text(row.Edges.Customer.Name)
			file.number(row.Sequence)
			file.plain(string(row.Kind))
			file.amount(row.Amount)
			file.amount(row.BalanceAfter)
			file.plain(e.store.Currency)
			file.text(row.Reference)
			if row.Edges.Order == nil {
				file.plain("")
			} else {
				file.plain(row.Edges.Order.Number)
			}
			file.optionalID(row.RechargeID)
			file.plain(row.ActorKind)
			file.optionalID(row.ActorID)
			file.end()
		}
		return next()
	})
}

func numberOfOrder(q *db.OrderQuery) { q.Select(order.FieldID, order.FieldNumber) }
