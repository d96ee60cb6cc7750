package client

import (
	"context"
	"net/http"
	"net/url"
	"time"
)

// OrderStatus is where an order stands.
type OrderStatus string

// The statuses of orders.
const (
	OrderPending    OrderStatus = "PENDING"    // something waits for stock
	OrderProcessing OrderStatus = "PROCESSING" // nothing waits for stock, not all is delivered
	OrderCompleted  OrderStatus = "COMPLETED"  // all is delivered
	OrderFailed     OrderStatus = "FAILED"
	OrderRefunded   OrderStatus = "REFUNDED"
	OrderCancelled  OrderStatus = "CANCELLED"
)

// ItemStatus is where an item of an order stands.
type ItemStatus string

// The statuses of items.
const (
	ItemPending   ItemStatus = "PENDING"
	ItemDelivered ItemStatus = "DELIVERED"
	ItemCancelled ItemStatus = "CANCELLED"
	ItemReplaced  ItemStatus = "REPLACED"
	ItemRefunded  ItemStatus = "REFUNDED"
)

// Order is a sale to one customer.
type Order struct {
	ID             string        `json:"id"`
	Number         string        `json:"number"` // short, for people
	Status         OrderStatus   `json:"status"`
	Customer       OrderCustomer `json:"customer"`
	Currency       string        `json:"currency"`
	Total          Amount        `json:"total"`
	RefundedAmount Amount        `json:"refundedAmount"`
	Items          []OrderItem   `json:"items"`
	Notes          string        `json:"notes"`
	// PostSaleInstructions tell the customer how to use what was bought. Lists leave them out.
	PostSaleInstructions string     `json:"postSaleInstructions"`
	Source               string     `json:"source"` // API or ADMIN
	CreatedAt            time.Time  `json:"createdAt"`
	UpdatedAt            time.Time  `json:"updatedAt"`
	CompletedAt          *time.Time `json:"completedAt"`
}

// OrderCustomer is who bought.
type OrderCustomer struct {
	ID    string  `json:"id"`
	Name  string  `json:"name"`
	Phone *string `json:"phone"`
}

// OrderItem is one unit of an order. Names and prices are those of the moment of the sale.
type OrderItem struct {
	ID           string     `json:"id"`
	ProductID    string     `json:"productId"`
	ProductName  string     `json:"productName"`
	VariationID  string     `json:"variationId"`
	SKU          string     `json:"sku"`
	Price        Amount     `json:"price"`
	BasePrice    Amount     `json:"basePrice"`
	AppliedTier  *Tier      `json:"appliedTier"`
	Status       ItemStatus `json:"status"`
	DurationDays int        `json:"durationDays"` // 0 for no expiry
	DeliveredAt  *time.Time `json:"deliveredAt"`
	ExpiresAt    *time.Time `json:"expiresAt"`
	// Credentials are what was sold, a secret: only [Client.Order] returns them, once delivered.
	Credentials string `json:"credentials"`
}

// OrderFilter says which orders to list. Zero values do not filter.
type OrderFilter struct {
	Status      OrderStatus
	CustomerID  string
	ProductID   string
	VariationID string
	From        time.Time // created at this time or later
	To          time.Time // created before this time
	Page        int       // from 1; 0 means 1
	Limit       int       // orders a page, at most 100; 0 means 20
}

func (f OrderFilter) query() url.Values {
	query := url.Values{}
	setIfGiven(query, "status", string(f.Status))
	setIfGiven(query, "userId", f.CustomerID)
	setIfGiven(query, "productId", f.ProductID)
	setIfGiven(query, "variationId", f.VariationID)
	setTime(query, "dateFrom", f.From)
	setTime(query, "dateTo", f.To)
	setNumber(query, "page", f.Page)
	setNumber(query, "limit", f.Limit)
	return query
}

// OrderPage is a page of orders.
type OrderPage struct {
	Orders     []Order    `json:"data"`
	Pagination Pagination `json:"pagination"`
}

// OrderPage returns one page of orders, the newest first. Scope orders:read. [Client.Orders] goes
// through all pages.
func (c *Client) OrderPage(ctx context.Context, filter OrderFilter) (*OrderPage, error) {
	return read[OrderPage](ctx, c, call{
		operation: "list orders",
		method:    http.MethodGet,
		path:      route("orders"),
		query:     filter.query(),
	})
}

// Order returns one order, with the credentials of what is delivered. Scope orders:read. They leave
// Kiosk over HTTPS only.
//
// Errors: CodeOrderNotFound, CodeHTTPSRequired.
func (c *Client) Order(ctx context.Context, id string) (*Order, error) {
	return read[Order](ctx, c, call{
		operation: "read an order",
		method:    http.MethodGet,
		path:      route("orders", id),
	})
}

// PlaceOrderInput is an order to place.
type PlaceOrderInput struct {
	Customer CustomerRef
	// VariationIDs has one element a unit: repeat an id to buy several. With Items, 1 to 20 units in all.
	VariationIDs []string
	Items        []ItemInput
	Notes        string // internal
	// ExpectedTotal is the total that the customer has agreed to. When the order costs anything else by now, it is not
	// placed: CodeTotalChanged. Nil places it whatever it costs.
	ExpectedTotal *Amount
	// IdempotencyKey of at most 80 characters; "" lets the client make one. It guards against a
	// repetition for 24 hours, see NewIdempotencyKey.
	IdempotencyKey string
}

// ItemInput is an item of an order to place.
type ItemInput struct {
	VariationID string `json:"variationId"`
	// Quantity is how many units, 1 to 20; 0 means 1.
	Quantity int `json:"quantity,omitempty"`
}

type placeOrderBody struct {
	CustomerID    string      `json:"customerId,omitempty"`
	CustomerPhone string      `json:"customerPhone,omitempty"`
	CustomerRef   string      `json:"customerRef,omitempty"`
	Items         []ItemInput `json:"items"`
	Notes         string      `json:"notes,omitempty"`
	ExpectedTotal *Amount     `json:"expectedTotal,omitempty"`
}

func (in PlaceOrderInput) body() placeOrderBody {
	body := placeOrderBody{
		CustomerID:    in.Customer.id,
		CustomerPhone: in.Customer.phone,
		CustomerRef:   in.Customer.ref,
		Items:         make([]ItemInput, 0, len(in.VariationIDs)+len(in.Items)),
		Notes:         in.Notes,
		ExpectedTotal: in.ExpectedTotal,
	}
	for _, id := range in.VariationIDs {
		body.Items = append(body.Items, ItemInput{VariationID: id})
	}
	body.Items = append(body.Items, in.Items...)
	return body
}

// PlacedOrder is an order as it was created: PENDING or PROCESSING, without credentials. What is in
// stock is delivered already; [Client.Order] shows it.
type PlacedOrder struct {
	Order
	// Replayed is set when an earlier attempt or call with the same idempotency key had placed it.
	Replayed bool `json:"-"`
}

// PlaceOrder sells to a customer, paid from the wallet. Scope orders:write. It may be repeated with
// the same idempotency key for 24 hours, and then places no second order. After that, look through
// Orders first.
//
// Errors: CodeInvalidInput, CodeCustomerNotFound, CodePhoneNotLinked, CodeCustomerBlocked,
// CodeVariationNotFound, CodeTotalChanged, CodeInsufficientBalance, CodeInsufficientStock, CodeIdempotencyKeyReused.
func (c *Client) PlaceOrder(ctx context.Context, in PlaceOrderInput) (*PlacedOrder, error) {
	placed, replayed, err := mutate[PlacedOrder](ctx, c, call{
		operation:      "place an order",
		method:         http.MethodPost,
		path:           route("orders"),
		body:           in.body(),
		idempotencyKey: in.IdempotencyKey,
	})
	if err != nil {
		return nil, err
	}
	placed.Replayed = replayed
	return placed, nil
}

// CheckOrder returns the order that PlaceOrder would place, or its error, and writes nothing. The
// ids of the response lead nowhere, and the idempotency key is not used. Scope orders:write.
func (c *Client) CheckOrder(ctx context.Context, in PlaceOrderInput) (*Order, error) {
	return read[Order](ctx, c, call{
		operation: "check an order",
		method:    http.MethodPost,
		path:      route("orders"),
		query:     url.Values{"dryRun": {"true"}},
		body:      in.body(),
	})
}

// ChangedOrder is an order as a change left it, without credentials; [Client.Order] shows those.
type ChangedOrder struct {
	Order
	// Replayed is set when an earlier attempt or call with the same idempotency key had changed it.
	Replayed bool `json:"-"`
}

// CancelOrderInput is what may be said of a cancellation.
type CancelOrderInput struct {
	Reason string `json:"reason,omitempty"` // for staff
	// IdempotencyKey of at most 80 characters; "" lets the client make one.
	IdempotencyKey string `json:"-"`
}

// CancelOrder takes back an order of which nothing was delivered, and credits all of it to the wallet. Scope orders:write.
//
// Errors: CodeInvalidInput, CodeOrderNotFound, CodeOrderState, CodeIdempotencyKeyReused.
func (c *Client) CancelOrder(ctx context.Context, id string, in CancelOrderInput) (*ChangedOrder, error) {
	return c.changeOrder(ctx, "cancel an order", route("orders", id, "cancel"), in, in.IdempotencyKey)
}

// RefundOrderInput says what of an order is refunded.
type RefundOrderInput struct {
	Items  []string `json:"items,omitzero"`   // their ids; nil for everything that was not credited yet, and an empty list is refused
	Reason string   `json:"reason,omitempty"` // for staff
	// IdempotencyKey of at most 80 characters; "" lets the client make one.
	IdempotencyKey string `json:"-"`
}

// RefundOrder credits items of an order to the wallet, and revokes their licenses for ever. Scope orders:refund.
//
// Errors: CodeInvalidInput, CodeOrderNotFound, CodeItemNotFound, CodeOrderState, CodeForbidden (more than the token may
// refund of an order), CodeIdempotencyKeyReused.
func (c *Client) RefundOrder(ctx context.Context, id string, in RefundOrderInput) (*ChangedOrder, error) {
	return c.changeOrder(ctx, "refund an order", route("orders", id, "refund"), in, in.IdempotencyKey)
}

// ReplaceItemInput is what may be said of a replacement.
type ReplaceItemInput struct {
	Reason string `json:"reason,omitempty"` // for staff
	// IdempotencyKey of at most 80 characters; "" lets the client make one.
	IdempotencyKey string `json:"-"`
}

// ReplaceItem revokes the license of a delivered item, and adds an item with another license, which is the last of the
// returned order. The order as it is read later has it behind the item that it replaces. Scope orders:refund.
//
// Errors: CodeInvalidInput, CodeOrderNotFound, CodeItemNotFound, CodeOrderState, CodeInsufficientStock,
// CodeIdempotencyKeyReused.
func (c *Client) ReplaceItem(ctx context.Context, orderID, itemID string, in ReplaceItemInput) (*ChangedOrder, error) {
	return c.changeOrder(ctx, "replace an item", route("orders", orderID, "items", itemID, "replace"), in, in.IdempotencyKey)
}

func (c *Client) changeOrder(ctx context.Context, operation, path string, body any, key string) (*ChangedOrder, error) {
	changed, replayed, err := mutate[ChangedOrder](ctx, c, call{
		operation:      operation,
		method:         http.MethodPost,
		path:           path,
		body:           body,
		idempotencyKey: key,
	})
	if err != nil {
		return nil, err
	}
	changed.Replayed = replayed
	return changed, nil
}
