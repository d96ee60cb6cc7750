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
	// Path is the path after /api/v1/external. Parameters that may be personal data are replaced by :name.
	Path       string    `json:"path"`
	Status     int       `json:"status"`
	Code       string    `json:"code"` // of the problem, "" for a success
	DurationMS float64   `json:"durationMs"`
	ActorName  string    `json:"actorName"` // the name of the token
	CreatedAt  time.Time `json:"createdAt"`
}

// RequestFilter says which requests to read.
type RequestFilter struct {
	Cursor string // the NextCursor of the previous page; "" for the newest requests
	After  string // used without a Cursor: AfterStart or AfterEnd
	Status string // such as "404", or "4xx" for a class; "" for all
	Limit  int    // requests per page, at most 100; 0 means 50
	// Wait is how long to wait for a request when there is none, in whole seconds up to 25; 0 does not wait.
	// The time-out of an HTTP client of your own must be at least 15 seconds longer.
	Wait time.Duration
}

// AfterStart as RequestFilter.After starts with the oldest request in the log.
const AfterStart = "start"

// RequestPage is a page of the request log, the oldest first.
type RequestPage struct {
	Requests []LoggedRequest `json:"data"`
	// Pagination.NextCursor is never empty: at the end of the log, later requests will follow it.
	Pagination CursorPagination `json:"pagination"`
}

// RequestPage returns the requests that were sent with the client's token, from the filter's cursor on. It needs no scope. A
// request is in the log about a second after its response. Calls of RequestPage are not in the log.
//
// Error: CodeInvalidInput.
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
