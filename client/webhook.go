package client

import (
	"context"
	"errors"
	"iter"
	"net/http"
	"time"
)

// WebhookStatus is the status of an endpoint.
type WebhookStatus string

// The statuses of webhook endpoints.
const (
	WebhookActive WebhookStatus = "ACTIVE"
	// WebhookSuspended endpoints receive no events, because 5 consecutive attempts failed. To receive events again, delete
	// the endpoint and register it again.
	WebhookSuspended WebhookStatus = "SUSPENDED"
)

// Webhook is an endpoint that receives events.
type Webhook struct {
	ID          string        `json:"id"` // wep_…
	URL         string        `json:"url"`
	Description string        `json:"description"`
	Events      []EventType   `json:"events"`
	Status      WebhookStatus `json:"status"`
	// Secret verifies deliveries, see [ReceiveEvent]. Only RegisterWebhook returns it: keep it safe.
	Secret    string    `json:"secret"`
	CreatedAt time.Time `json:"createdAt"`
}

// NewWebhook is an endpoint to register.
type NewWebhook struct {
	URL         string      `json:"url"`                   // https, to a public address
	Description string      `json:"description,omitempty"` // at most 200 characters
	Events      []EventType `json:"events"`                // at least one
}

// RegisterWebhook registers an endpoint and returns it with its secret. Scope webhooks:manage. It is
// not retried. After an error that is not [Settled], search Webhooks for the endpoint. If it was
// registered, delete it, because its secret is lost.
//
// Errors: CodeInvalidInput, CodeEndpointLimit.
func (c *Client) RegisterWebhook(ctx context.Context, endpoint NewWebhook) (*Webhook, error) {
	return read[Webhook](ctx, c, call{
		operation: "register a webhook",
		method:    http.MethodPost,
		path:      route("webhooks"),
		body:      endpoint,
		once:      true,
	})
}

// Webhooks returns the store's endpoints. Scope webhooks:manage.
func (c *Client) Webhooks(ctx context.Context) ([]Webhook, error) {
	endpoints, err := read[[]Webhook](ctx, c, call{
		operation: "list webhooks",
		method:    http.MethodGet,
		path:      route("webhooks"),
	})
	if err != nil {
		return nil, err
	}
	return *endpoints, nil
}

// Webhook returns one endpoint. Scope webhooks:manage.
//
// Error: CodeEndpointNotFound.
func (c *Client) Webhook(ctx context.Context, id string) (*Webhook, error) {
	return read[Webhook](ctx, c, call{
		operation: "read a webhook",
		method:    http.MethodGet,
		path:      route("webhooks", id),
	})
}

// DeleteWebhook deletes an endpoint. Scope webhooks:manage. If a retry does not find the endpoint,
// because an earlier attempt may have deleted it, DeleteWebhook returns nil.
//
// Error: CodeEndpointNotFound.
func (c *Client) DeleteWebhook(ctx context.Context, id string) error {
	_, err := c.do(ctx, call{
		operation: "delete a webhook",
		method:    http.MethodDelete,
		path:      route("webhooks", id),
		goneCode:  CodeEndpointNotFound,
	}, func(body []byte) error {
		if len(body) > 0 {
			return errors.New("the response to a deletion has a body")
		}
		return nil
	})
	return err
}

// TestWebhook sends an event of the type [EventTest] to an endpoint, and returns the event's id.
// Scope webhooks:manage. It is not retried.
//
// Errors: CodeEndpointNotFound, CodeEndpointSuspended.
func (c *Client) TestWebhook(ctx context.Context, id string) (eventID string, err error) {
	sent, err := read[struct {
		EventID string `json:"eventId"`
	}](ctx, c, call{
		operation: "test a webhook",
		method:    http.MethodPost,
		path:      route("webhooks", id, "test"),
		once:      true,
	})
	if err != nil {
		return "", err
	}
	return sent.EventID, nil
}

// DeliveryStatus is the result of an attempt to deliver.
type DeliveryStatus string

// The results of attempts.
const (
	DeliverySucceeded DeliveryStatus = "SUCCEEDED" // 2xx
	DeliveryFailed    DeliveryStatus = "FAILED"    // 5xx, no response in 8 s, or a network error: retried
	DeliveryRejected  DeliveryStatus = "REJECTED"  // any other response: not retried
)

// Delivery is one attempt to deliver an event to an endpoint.
type Delivery struct {
	ID             string         `json:"id"`
	EventID        string         `json:"eventId"`
	EventType      EventType      `json:"eventType"`
	Attempt        int            `json:"attempt"` // from 1
	Status         DeliveryStatus `json:"status"`
	ResponseStatus *int           `json:"responseStatus"` // nil when no response came
	LatencyMS      int            `json:"latencyMs"`
	ErrorMessage   *string        `json:"errorMessage"`
	CreatedAt      time.Time      `json:"createdAt"`
	NextRetryAt    *time.Time     `json:"nextRetryAt"`
}

// DeliveryPage is a page of the attempts to deliver to an endpoint.
type DeliveryPage struct {
	Deliveries []Delivery       `json:"data"`
	Pagination CursorPagination `json:"pagination"`
}

// DeliveryPage returns a page of the attempts to deliver to an endpoint, the newest first. Scope
// webhooks:manage. The cursor is the NextCursor of the previous page, "" for the first page. The limit
// is the maximum number of attempts; 0 means 50.
//
// Errors: CodeEndpointNotFound, CodeInvalidInput.
func (c *Client) DeliveryPage(ctx context.Context, endpointID, cursor string, limit int) (*DeliveryPage, error) {
	return read[DeliveryPage](ctx, c, call{
		operation: "list deliveries",
		method:    http.MethodGet,
		path:      route("webhooks", endpointID, "deliveries"),
		query:     cursorQuery(cursor, limit),
	})
}

// Deliveries iterates over all attempts to deliver to an endpoint, the newest first. Scope
// webhooks:manage. An error ends the iteration.
func (c *Client) Deliveries(ctx context.Context, endpointID string) iter.Seq2[Delivery, error] {
	return follow("", func(cursor string) ([]Delivery, CursorPagination, error) {
		page, err := c.DeliveryPage(ctx, endpointID, cursor, largestPage)
		if err != nil {
			return nil, CursorPagination{}, err
		}
		return page.Deliveries, page.Pagination, nil
	})
}
