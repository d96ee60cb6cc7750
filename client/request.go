package client

import (
	"context"
	"net/http"
	"net/url"
	"strconv"
	"time"
)

// LoggedRequest is a request that the client's token has sent.
type LoggedRequest struct {
	RequestID string `json:"requestId"`
	Method    string `json:"method"`
	// Path follows /api/v1/external, with :name in place of what may be personal.
	Path       string    `json:"path"`
	Status     int       `json:"status"`
	Code       string    `json:"code"` // of the problem, "" for a success
	DurationMS float64   `json:"durationMs"`
	ActorName  string    `json:"actorName"` // the name of the token
	CreatedAt  time.Time `json:"createdAt"`
}

// RequestFilter says which requests to read.
type RequestFilter struct {
	Cursor string // of the page before; "" for the newest
	After  string // AfterStart instead, from the oldest that is kept; or AfterEnd, from now on
	Status string // such as "404", or "4xx" for a class; "" for all
	Limit  int    // requests a page, at most 100; 0 means 50
	// Wait is how long to wait for a request when there is none, in whole seconds up to 25; 0 does not wait.
	// With a time-out of your own HTTP client, leave at least 15 seconds more.
	Wait time.Duration
}

// AfterStart as RequestFilter.After begins with the oldest request that is kept.
const AfterStart = "start"

// RequestPage is a part of the list of requests, the oldest first.
type RequestPage struct {
	Requests []LoggedRequest `json:"data"`
	// Pagination.NextCursor is never empty: at the end it leads to what is requested next.
	Pagination CursorPagination `json:"pagination"`
}

// RequestPage reads what the client's token has requested, from the filter's cursor on. It needs no scope. Requests are listed
// about a second after their response, and not those of this list itself.
func (c *Client) RequestPage(ctx context.Context, filter RequestFilter) (*RequestPage, error) {
	query := cursorQuery(filter.Cursor, filter.Limit)
	setIfGiven(query, "after", filter.After)
	setIfGiven(query, "status", filter.Status)
	setWait(query, filter.Wait)
	return read[RequestPage](ctx, c, call{
		operation: "read requests",
		method:    http.MethodGet,
		path:      route("requests"),
		query:     query,
	})
}

func setWait(query url.Values, wait time.Duration) {
	if wait = wait.Truncate(time.Second); wait > 0 {
		query.Set("wait", strconv.Itoa(int(wait.Seconds()))+"s")
	}
}
