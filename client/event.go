package client

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"net/http"
	"time"

	"kiosk/rest/webhooksig"
)

// EventType is the type of an event. Version 1 may get more types.
type EventType string

// EventTest is the type of the event that TestWebhook sends. Only that webhook receives it.
const EventTest EventType = "webhook.test"

// Event is something that happened in the store. It may arrive more than once: store the ids of the
// events that were processed.
type Event struct {
	ID        string    `json:"id"` // evt_…
	Type      EventType `json:"type"`
	CreatedAt time.Time `json:"created_at"`
	Livemode  bool      `json:"livemode"`
	// Data depends on the type; Decode reads it.
	Data json.RawMessage `json:"data"`
}

// Decode decodes the data of an event into a …Data type: the one that belongs to the event's type. A
// webhook receiver responds with 503 to its error: the event is genuine, and a 4xx would lose it.
func (e Event) Decode(data any) error {
	if err := json.Unmarshal(e.Data, data); err != nil {
		return fmt.Errorf("kiosk: read the data of %s %s: %w", e.Type, e.ID, err)
	}
	return nil
}

// OrderData is the data of EventOrderCreated, EventOrderCompleted, EventOrderCancelled and EventOrderFailed.
type OrderData struct {
	Order  EventOrder `json:"order"`
	Reason string     `json:"reason"` // of EventOrderCancelled and EventOrderFailed
}

// OrderRefundedData is the data of EventOrderRefunded.
type OrderRefundedData struct {
	Order  EventOrder `json:"order"`
	Items  []string   `json:"items"`  // the ids of the items that this refund credited
	Amount Amount     `json:"amount"` // that this refund credited
}

// ItemReplacedData is the data of EventOrderItemReplaced.
type ItemReplacedData struct {
	OrderID       string `json:"orderId"`
	ItemID        string `json:"itemId"`
	ReplacementID string `json:"replacementId"`
}

// EventOrder is an order in an event. [Client.Order] returns more fields.
type EventOrder struct {
	ID          string           `json:"id"`
	Number      string           `json:"number"`
	Status      OrderStatus      `json:"status"`
	CustomerID  string           `json:"customerId"`
	Currency    string           `json:"currency"`
	Total       Amount           `json:"total"`
	Items       []EventOrderItem `json:"items"`
	CreatedAt   time.Time        `json:"createdAt"`
	CompletedAt *time.Time       `json:"completedAt"`
}

// EventOrderItem is an item of an order in an event.
type EventOrderItem struct {
	ID          string     `json:"id"`
	ProductID   string     `json:"productId"`
	VariationID string     `json:"variationId"`
	SKU         string     `json:"sku"`
	Price       Amount     `json:"price"`
	Status      ItemStatus `json:"status"`
}

// ItemsFulfilledData is the data of EventOrderItemsFulfilled.
type ItemsFulfilledData struct {
	OrderID      string          `json:"orderId"`
	OrderStatus  OrderStatus     `json:"orderStatus"`
	Items        []FulfilledItem `json:"items"`
	PendingItems int             `json:"pendingItems"`
}

// FulfilledItem is an item that waited for stock and was delivered.
type FulfilledItem struct {
	ID          string `json:"id"`
	VariationID string `json:"variationId"`
	SKU         string `json:"sku"`
}

// RechargeData is the data of EventRechargeRequested, EventRechargeApproved and EventRechargeRejected.
type RechargeData struct {
	Recharge   EventRecharge `json:"recharge"`
	Balance    Amount        `json:"balance"`    // of EventRechargeApproved: the balance after it
	Reason     string        `json:"reason"`     // of EventRechargeRejected
	RejectedBy string        `json:"rejectedBy"` // of EventRechargeRejected: OWNER or SYSTEM
}

// EventRecharge is a recharge in an event.
type EventRecharge struct {
	ID         string         `json:"id"`
	CustomerID string         `json:"customerId"`
	Amount     Amount         `json:"amount"`
	Currency   string         `json:"currency"`
	Status     RechargeStatus `json:"status"`
}

// CustomerData is the data of EventCustomerRegistered.
type CustomerData struct {
	Customer EventCustomer `json:"customer"`
}

// EventCustomer is a customer in an event.
type EventCustomer struct {
	ID        string    `json:"id"`
	Name      string    `json:"name"`
	Phone     *string   `json:"phone"`
	Tier      *Tier     `json:"tier"`
	CreatedAt time.Time `json:"createdAt"`
}

// StockData is the data of EventStockLow and EventStockAvailable.
type StockData struct {
	ProductID     string `json:"productId"`
	VariationID   string `json:"variationId"`
	SKU           string `json:"sku"`
	StockQuantity int    `json:"stockQuantity"`
	Threshold     *int   `json:"threshold"` // of EventStockLow; else nil
}

// ReceiveEvent verifies the delivery of a webhook and returns its event. The secret is the one that
// RegisterWebhook returned. Call it before anything else reads the request's body.
//
// Respond within 8 seconds: to an error of ReceiveEvent with the status of [webhooksig.StatusFor],
// with 503 when you cannot process the event now, and otherwise with 2xx. A 4xx is final: Kiosk does
// not send the event again.
//
// Errors: those of [webhooksig.VerifyRequest], such as webhooksig.ErrMismatch; or one that says that
// a genuine body is not an event.
func ReceiveEvent(r *http.Request, secret string) (*Event, error) {
	body, err := webhooksig.VerifyRequest(r, secret)
	if err != nil {
		return nil, err
	}
	event := new(Event)
	if err := json.Unmarshal(body, event); err != nil || event.ID == "" {
		return nil, errors.New("kiosk: the delivery is not an event")
	}
	return event, nil
}

// EventFilter says which events to read.
type EventFilter struct {
	Cursor string // the NextCursor of the previous page; "" for the beginning of the feed
	// After is used without a Cursor: the id of the event after which to start, or AfterEnd. A receiver of webhooks
	// can read the events that it missed in this way.
	After string
	Types []EventType // empty for all types
	Limit int         // events per page, at most 100; 0 means 50
	// Wait is how long to wait for an event when there is none, in whole seconds up to 25; 0 does not wait.
	// The time-out of an HTTP client of your own must be at least 15 seconds longer.
	Wait time.Duration
}

// AfterEnd as EventFilter.After starts after the newest event. As RequestFilter.After it starts after the newest request.
const AfterEnd = "end"

// EventPage is a page of the store's event feed.
type EventPage struct {
	Events []Event `json:"data"`
	// Pagination.NextCursor is never empty: at the end of the feed, later events will follow it.
	Pagination CursorPagination `json:"pagination"`
}

// EventPage returns the events after a cursor, the oldest first. Scope events:read. A program that
// polls the feed stores NextCursor after it has processed the page, and sends it in the next request.
// [Client.Follow] does the polling.
//
// Errors: CodeInvalidInput, CodeCursorExpired.
func (c *Client) EventPage(ctx context.Context, filter EventFilter) (*EventPage, error) {
	query := cursorQuery(filter.Cursor, filter.Limit)
	setIfGiven(query, "after", filter.After)
	setWait(query, filter.Wait)
	for _, name := range filter.Types {
		query.Add("type", string(name))
	}
	return read[EventPage](ctx, c, call{
		operation: "read events",
		method:    http.MethodGet,
		path:      route("events"),
		query:     query,
	})
}

// Events iterates over all events after the filter's cursor or event, the oldest first, and stops at
// the end of the feed. Scope events:read. An error ends the iteration.
func (c *Client) Events(ctx context.Context, filter EventFilter) iter.Seq2[Event, error] {
	if filter.Limit == 0 {
		filter.Limit = largestPage
	}
	return follow(filter.Cursor, func(cursor string) ([]Event, CursorPagination, error) {
		filter := filter
		if cursor != filter.Cursor {
			filter.Cursor, filter.After = cursor, ""
		}
		page, err := c.EventPage(ctx, filter)
		if err != nil {
			return nil, CursorPagination{}, err
		}
		return page.Events, page.Pagination, nil
	})
}
