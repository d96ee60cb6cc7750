package transfer

import (
	"kiosk/ent/db"
	"kiosk/ent/db/customer"
	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/db/pricetier"
	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/auth"
	"kiosk/internal/money"
	"kiosk/internal/resolver/orders"
)

// orderLines exports a line per item. The columns price and refunded can be summed: the price of an item that replaces another one is
// 0, because it was not sold again.
var orderLines = exportKind{
	name: "ORDERS",
	list: auth.PermissionRead,
	columns: []string{"orderNumber", "orderId", "createdAt", "completedAt", "orderStatus", "source", "customerId", "customerName",
		"currency", "line", "itemId", "productName", "sku", "kind", "priceTier", "basePrice", "price", "refunded",
		"itemStatus", "deliveredAt", "expiresAt", "replacesItemId"},
	filter: "/orderWhere",
	exportSource: rowsOf(
		func(client *db.Client, in *CreateExportInput) (*db.OrderQuery, error) {
			query := client.Order.Query().WithCustomer(nameOfCustomer).WithItems(orders.ByPosition)
			if len(in.OrderStatuses) > 0 {
				query.Where(order.StatusIn(in.OrderStatuses...))
			}
			return in.OrderWhere.Filter(query)
		},
		func(o *db.Order) position { return position{o.CreatedAt, o.ID} },
		writeOrder),
}

func writeOrder(file *csvFile, o *db.Order) {
	for _, item := range o.Edges.Items {
		writeOrderLine(file, o, item)
	}
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

var customerLines = exportKind{
	name:    "CUSTOMERS",
	list:    auth.PermissionRead,
	columns: []string{"customerId", "createdAt", "name", "email", "phone", "phoneLinked", "tier", "status", "walletBalance", "currency", "externalRef"},
	filter:  "/customerWhere",
	exportSource: rowsOf(
		func(client *db.Client, in *CreateExportInput) (*db.CustomerQuery, error) {
			query := client.Customer.Query().WithTier(func(q *db.PriceTierQuery) { q.Select(pricetier.FieldID, pricetier.FieldName) })
			if len(in.CustomerStatuses) > 0 {
				query.Where(customer.StatusIn(in.CustomerStatuses...))
			}
			return in.CustomerWhere.Filter(query)
		},
		func(c *db.Customer) position { return position{c.CreatedAt, c.ID} },
		writeCustomer),
}

func writeCustomer(file *csvFile, c *db.Customer) {
	file.id(c.ID)
	file.time(c.CreatedAt)
	file.text(c.Name)
	file.optional(c.Email)
	file.optional(c.Phone)
	file.boolean(c.LinkedPhone != nil)
	if c.Edges.Tier == nil {
		file.plain("")
	} else {
		file.text(c.Edges.Tier.Name)
	}
	file.plain(string(c.Status))
	file.amount(c.WalletBalance)
	file.plain(file.currency)
	file.optional(c.ExternalRef)
	file.end()
}

var transactionLines = exportKind{
	name: "TRANSACTIONS",
	list: auth.PermissionRead,
	columns: []string{"transactionId", "createdAt", "customerId", "customerName", "sequence", "kind", "amount", "balanceAfter",
		"currency", "reference", "orderNumber", "rechargeId", "actorKind", "actorId"},
	filter: "/transactionWhere",
	exportSource: rowsOf(
		func(client *db.Client, in *CreateExportInput) (*db.WalletTransactionQuery, error) {
			query := client.WalletTransaction.Query().WithCustomer(nameOfCustomer).WithOrder(numberOfOrder)
			if len(in.TransactionKinds) > 0 {
				query.Where(wallettransaction.KindIn(in.TransactionKinds...))
			}
			return in.TransactionWhere.Filter(query)
		},
		func(t *db.WalletTransaction) position { return position{t.CreatedAt, t.ID} },
		writeTransaction),
}

func writeTransaction(file *csvFile, t *db.WalletTransaction) {
	file.id(t.ID)
	file.time(t.CreatedAt)
	file.id(t.CustomerID)
	file.text(t.Edges.Customer.Name)
	file.number(t.Sequence)
	file.plain(string(t.Kind))
	file.amount(t.Amount)
	file.amount(t.BalanceAfter)
	file.plain(file.currency)
	file.text(t.Reference)
	if t.Edges.Order == nil {
		file.plain("")
	} else {
		file.plain(t.Edges.Order.Number)
	}
	file.optionalID(t.RechargeID)
	file.plain(t.ActorKind)
	file.optionalID(t.ActorID)
	file.end()
}

func numberOfOrder(q *db.OrderQuery) { q.Select(order.FieldID, order.FieldNumber) }
