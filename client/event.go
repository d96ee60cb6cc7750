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

// EventType says what happened. Version 1 may gain types.
type EventType string

// EventTest is what TestWebhook sends. It goes to that webhook alone, whatever others subscribe to.
const EventTest EventType = "webhook.test"

// Event is something that happened in the store. It may arrive more than once: keep the ids that
// were dealt with.
type Event struct {
	ID        string    `json:"id"` // evt_…
	Type      EventType `json:"type"`
	CreatedAt time.Time `json:"created_at"`
	Livemode  bool      `json:"livemode"`
	// Data depends on the type; Decode reads it.
	Data json.RawMessage `json:"data"`
}

// Decode reads the data of an event into one of the …Data types, as the event's type says. Answer
// 503 on its error: the event is genuine, and would be lost after a 4xx.
func (e Event) Decode(data any) error {
	if err := json.Unmarshal(e.Data, data); err != nil {
		return fmt.Errorf("kiosk: read the data of %s %s: %w", e.Type, e.ID, err)
	}
	return nil
}

// OrderData is the data of EventOrderCreated and EventOrderCompleted, and of EventOrderCancelled and EventOrderFailed with
// the Reason.
type OrderData struct {
	Order  EventOrder `json:"order"`
	Reason string     `json:"reason"`
}

// OrderRefundedData is the data of EventOrderRefunded.
type OrderRefundedData struct {
	Order  EventOrder `json:"order"`
	Items  []string   `json:"items"`  // the ids of those that were credited now
	Amount Amount     `json:"amount"` // that was credited now
}

// ItemReplacedData is the data of EventOrderItemReplaced.
type ItemReplacedData struct {
	OrderID       string `json:"orderId"`
	ItemID        string `json:"itemId"`
	ReplacementID string `json:"replacementId"`
}

// EventOrder is an order inside an event. [Client.Order] returns more.
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

// EventOrderItem is an item of an order inside an event.
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

// FulfilledItem is an item that had waited for stock.
type FulfilledItem struct {
	ID          string `json:"id"`
	VariationID string `json:"variationId"`
	SKU         string `json:"sku"`
}

// RechargeData is the data of EventRechargeApproved, with the Balance after it, and of
// EventRechargeRejected, with the Reason and who rejected it; and of EventRechargeRequested.
type RechargeData struct {
	Recharge   EventRecharge `json:"recharge"`
	Balance    Amount        `json:"balance"`
	Reason     string        `json:"reason"`
	RejectedBy string        `json:"rejectedBy"` // OWNER or SYSTEM
}

// EventRecharge is a recharge inside an event.
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

// EventCustomer is a customer inside an event.
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
	Threshold     *int   `json:"threshold"` // of EventStockLow
}

// ReceiveEvent reads and verifies the delivery of a webhook, with the secret that RegisterWebhook
// returned. Call it before anything else reads the request's body, and answer within 8 seconds: on its
// error with [webhooksig.StatusFor], 503 when you cannot take the event now, else 2xx. A 4xx is final:
// Kiosk does not send the event again.
//
// Errors: those of [webhooksig.VerifyRequest], which match webhooksig.ErrMismatch and its like; or
// that the genuine body is no event.
func ReceiveEvent(r *http.Request, secret string) (*Event, error) {
	body, err := webhooksig.VerifyRequest(r, secret)
	if err != nil {
		return nil, err
	}
	event := new(Event)
	if err := json.Unmarshal(body, event); err != nil || event.ID == "" {
		return nil, errors.New("kiosk: the delivery is no event")
	}
	return event, nil
}

// EventFilter says which events to read.
type EventFilter struct {
	Cursor string      // of the page before; "" from the beginning
	After  string      // the id of an event instead, to read on behind it: a receiver of webhooks catches up so; or AfterEnd
	Types  []EventType // none for all
	Limit  int         // events a page, at most 100; 0 means 50
	// Wait is how long to wait for an event when there is none, in whole seconds up to 25; 0 does not wait.
	// With a time-out of your own HTTP client, leave at least 15 seconds more.
	Wait time.Duration
}

// AfterEnd as the After of an EventFilter reads on behind the last event that there is.
const AfterEnd = "end"

// EventPage is a part of the store's feed of events.
type EventPage struct {
	Events []Event `json:"data"`
	// Pagination's NextCursor leads on, also at the end of the feed, where more will come.
	Pagination CursorPagination `json:"pagination"`
}

// EventPage returns the events after a cursor, the oldest first. Scope events:read. A program that
// follows the feed by itself keeps NextCursor once it has dealt with the page, and asks again with it;
// [Client.Follow] does that.
//
// Errors: CodeInvalidInput, CodeCursorExpired.
func (c *Client) EventPage(ctx context.Context, filter EventFilter) (*EventPage, error) {
	query := cursorQuery(filter.Cursor, filter.Limit)
	if filter.After != "" {
		query.Set("after", filter.After)
	}
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

// Events goes through all events behind the filter's cursor or event that have happened by now, the
// oldest first. Scope events:read. An error ends it.
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
