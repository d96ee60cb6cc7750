package client

import (
	"context"
	"net/http"
	"net/url"
	"time"
)

// OrderStatus is the status of an order.
type OrderStatus string

// The statuses of orders.
const (
	OrderPending    OrderStatus = "PENDING"    // some items wait for stock
	OrderProcessing OrderStatus = "PROCESSING" // no item waits for stock, but not all are delivered
	OrderCompleted  OrderStatus = "COMPLETED"  // all items are delivered
	OrderFailed     OrderStatus = "FAILED"
	OrderRefunded   OrderStatus = "REFUNDED"
	OrderCancelled  OrderStatus = "CANCELLED"
)

// ItemStatus is the status of an item of an order.
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
	// PostSaleInstructions tell the customer how to use the bought items. They are empty in lists.
	PostSaleInstructions string     `json:"postSaleInstructions"`
	Source               string     `json:"source"` // API or ADMIN
	CreatedAt            time.Time  `json:"createdAt"`
	UpdatedAt            time.Time  `json:"updatedAt"`
	CompletedAt          *time.Time `json:"completedAt"`
}

// OrderCustomer is the customer of an order.
type OrderCustomer struct {
	ID    string  `json:"id"`
	Name  string  `json:"name"`
	Phone *string `json:"phone"`
}

// OrderItem is one unit of an order. Its names and prices are copies from the time of the sale.
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
	// Credentials are the sold key or account, a secret. Only [Client.Order] returns them, after the delivery.
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
	Limit       int       // orders per page, at most 100; 0 means 20
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

// OrderPage returns one page of orders, the newest first. Scope orders:read. [Client.Orders] iterates
// over all pages.
//
// Error: CodeInvalidInput.
func (c *Client) OrderPage(ctx context.Context, filter OrderFilter) (*OrderPage, error) {
	return read[OrderPage](ctx, c, call{
		operation: "list orders",
		method:    http.MethodGet,
		path:      route("orders"),
		query:     filter.query(),
	})
}

// Order returns one order, with the credentials of its delivered items. Scope orders:read. Kiosk
// sends credentials over HTTPS only.
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
	// VariationIDs has one element per unit: repeat an id to buy several units. VariationIDs and Items together are
	// 1 to 20 units.
	VariationIDs []string
	Items        []ItemInput
	Notes        string // internal
	// ExpectedTotal is the total that the customer has agreed to. If the current total is different, the order is not
	// placed: CodeTotalChanged. Nil places the order at any total.
	ExpectedTotal *Amount
	// IdempotencyKey has at most 80 characters. If it is "", the client makes one. It prevents a second
	// execution for 24 hours; see NewIdempotencyKey.
	IdempotencyKey string
}

// ItemInput is an item of an order to place.
type ItemInput struct {
	VariationID string `json:"variationId"`
	// Quantity is the number of units, 1 to 20; 0 means 1.
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

// PlacedOrder is an order as it was created: PENDING or PROCESSING, without credentials. Items in
// stock are already delivered; [Client.Order] returns their credentials.
type PlacedOrder struct {
	Order
	// Replayed is set when an earlier attempt or call with the same idempotency key had placed it.
	Replayed bool `json:"-"`
}

// PlaceOrder places an order and pays it from the customer's wallet. Scope orders:write. For 24 hours,
// a repetition with the same idempotency key places no second order. After 24 hours, search Orders
// first for the order.
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

// CheckOrder returns the order that PlaceOrder would place, or its error, and writes nothing. Scope
// orders:write. The ids in the returned order do not exist, and the idempotency key is not used.
func (c *Client) CheckOrder(ctx context.Context, in PlaceOrderInput) (*Order, error) {
	return read[Order](ctx, c, call{
		operation: "check an order",
		method:    http.MethodPost,
		path:      route("orders"),
		query:     url.Values{"dryRun": {"true"}},
		body:      in.body(),
	})
}

// ChangedOrder is an order after a change, without credentials; [Client.Order] returns them.
type ChangedOrder struct {
	Order
	// Replayed is set when an earlier attempt or call with the same idempotency key had changed it.
	Replayed bool `json:"-"`
}

// CancelOrderInput are the options of a cancellation.
type CancelOrderInput struct {
	Reason string `json:"reason,omitempty"` // for staff
	// IdempotencyKey has at most 80 characters. If it is "", the client makes one.
	IdempotencyKey string `json:"-"`
}

// CancelOrder cancels an order without delivered items and credits what was not credited yet to the wallet. Scope orders:write.
//
// Errors: CodeInvalidInput, CodeOrderNotFound, CodeOrderState, CodeIdempotencyKeyReused.
func (c *Client) CancelOrder(ctx context.Context, id string, in CancelOrderInput) (*ChangedOrder, error) {
	return c.changeOrder(ctx, "cancel an order", route("orders", id, "cancel"), in, in.IdempotencyKey)
}

// RefundOrderInput says which items of an order to refund.
type RefundOrderInput struct {
	Items  []string `json:"items,omitzero"`   // ids of items; nil for all items that were not credited yet; an empty list is an error
	Reason string   `json:"reason,omitempty"` // for staff
	// IdempotencyKey has at most 80 characters. If it is "", the client makes one.
	IdempotencyKey string `json:"-"`
}

// RefundOrder credits items of an order to the wallet and revokes their licenses permanently. Scope orders:refund.
//
// Errors: CodeInvalidInput, CodeOrderNotFound, CodeItemNotFound, CodeOrderState, CodeForbidden (above the token's refund limit
// per order), CodeIdempotencyKeyReused.
func (c *Client) RefundOrder(ctx context.Context, id string, in RefundOrderInput) (*ChangedOrder, error) {
	return c.changeOrder(ctx, "refund an order", route("orders", id, "refund"), in, in.IdempotencyKey)
}

// ReplaceItemInput are the options of a replacement.
type ReplaceItemInput struct {
	Reason string `json:"reason,omitempty"` // for staff
	// IdempotencyKey has at most 80 characters. If it is "", the client makes one.
	IdempotencyKey string `json:"-"`
}

// ReplaceItem revokes the license of a delivered item and adds an item with another license. Scope orders:refund. The new item
// is the last one of the returned order. When the order is read later, the new item follows the one that it replaces.
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
