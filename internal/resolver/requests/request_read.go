package requests

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/predicate"
	"kiosk/ent/db/requestlog"
	"kiosk/internal/auth"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/webhooks"
)

const (
	requestList = "requests"
	// requestsPoll is the interval in which AwaitRequests reads the log. Requests are written once a second.
	requestsPoll = time.Second

	// AfterStart is the value of RequestFilter.After that reads from the oldest stored request.
	AfterStart = "start"
	// RequestAfterRule is the error text for an invalid RequestFilter.After.
	RequestAfterRule = "must be start or end"
	// StatusRule is the error text for a status that ParseStatusRange refuses.
	StatusRule = "must be a status such as 404, or a class of them such as 4xx"
)

// StatusRange is a range of HTTP statuses, including First and Last. The zero value includes all statuses.
type StatusRange struct{ First, Last int }

// ParseStatusRange parses a status, such as 404, or a class of statuses, such as 4xx. "" is all statuses. It reports false
// for another text.
func ParseStatusRange(text string) (found StatusRange, ok bool) {
	if text == "" {
		return StatusRange{}, true
	}
	if len(text) != 3 || text[0] < '1' || text[0] > '5' {
		return StatusRange{}, false
	}
	if class := int(text[0]-'0') * 100; text[1:] == "xx" {
		return StatusRange{class, class + 99}, true
	}
	status, err := strconv.ParseUint(text, 10, 16)
	return StatusRange{int(status), int(status)}, err == nil
}

// RequestFilter selects requests of the log. Without Cursor and After it selects the newest.
type RequestFilter struct {
	Cursor string
	After  string // AfterStart or webhooks.AfterEnd
	Status StatusRange
	Limit  int // 1 to problem.MaxPageLimit
}

// Validate reports every invalid field. It does not open the cursor.
func (f RequestFilter) Validate() error {
	var v problem.Fields
	v.CheckLimit(f.Limit)
	if f.After != "" && f.After != AfterStart && f.After != webhooks.AfterEnd {
		v.Add("/after", problem.NotCursor, RequestAfterRule)
	}
	if f.Cursor != "" && f.After != "" {
		v.Add("/cursor", problem.Exclusive, "cannot be given together with after")
		v.Add("/after", problem.Exclusive, "cannot be given together with cursor")
	}
	return v.Err()
}

// RequestPage is a page of the log, the oldest request first.
type RequestPage struct {
	Requests   []LoggedRequest
	NextCursor string // never "", because later requests may follow the last page
	Position   int64  // the sequence after which NextCursor continues
}

// LoggedRequest is a request of the log with the name of its token.
type LoggedRequest struct {
	*db.RequestLog
	TokenName string
}

// Requests returns a page of the requests that the actor, an API token, has sent. It starts after the cursor; without Cursor
// and After it returns the newest requests. Errors: CodeInvalidInput, CodeForbidden.
func (ops *Operations) Requests(ctx context.Context, filter RequestFilter) (*RequestPage, error) {
	if err := filter.Validate(); err != nil {
		return nil, err
	}
	store, err := ops.Store(ctx)
	if err != nil {
		return nil, err
	}
	selected := RequestRange{Status: filter.Status, Limit: filter.Limit, Newest: filter.Cursor == "" && filter.After == ""}
	switch {
	case filter.Cursor != "":
		text, ok := store.OpenCursor(requestList, filter.Cursor)
		if !ok {
			return nil, operation.InvalidCursor()
		}
		if selected.After, err = strconv.ParseInt(text, 10, 64); err != nil {
			return nil, fmt.Errorf("requests: read cursor: %w", err)
		}
	case filter.After == webhooks.AfterEnd:
		selected.Newest, selected.Limit = true, 0
	}
	page, err := ops.RequestsOf(ctx, selected)
	if err != nil {
		return nil, err
	}
	page.NextCursor = store.SealCursor(requestList, strconv.FormatInt(page.Position, 10))
	return page, nil
}

// RequestRange is a range of the log.
type RequestRange struct {
	After  int64 // the range starts after the request with this sequence
	Newest bool  // the range is the newest requests; After is ignored
	Status StatusRange
	Limit  int
}

// RequestsOf returns a range of the log: the requests of the actor, if it is an API token, or those of all tokens of the
// store for the system. It does not set NextCursor, so it works without the keys of the store. Error: CodeForbidden.
func (ops *Operations) RequestsOf(ctx context.Context, selected RequestRange) (*RequestPage, error) {
	where, err := visibleRequests(ctx, selected.Status)
	if err != nil {
		return nil, err
	}
	end, err := ops.endOfRequests(ctx)
	if err != nil {
		return nil, err
	}
	if selected.After > end { // the log was emptied since, and its sequence started again
		selected.After = 0
	}
	rows, err := ops.requestRows(ctx, selected, append(where, requestlog.SequenceLTE(end)))
	if err != nil {
		return nil, err
	}
	page := &RequestPage{Position: end}
	if !selected.Newest && len(rows) == selected.Limit {
		page.Position = rows[len(rows)-1].Sequence
	}
	page.Requests, err = ops.withTokenNames(ctx, rows)
	return page, err
}

func (ops *Operations) requestRows(ctx context.Context, selected RequestRange, where []predicate.RequestLog) ([]*db.RequestLog, error) {
	if selected.Limit == 0 {
		return nil, nil
	}
	query := ops.Database.Client.RequestLog.Query().Where(where...).Limit(selected.Limit)
	if selected.Newest {
		query.Order(db.Desc(requestlog.FieldSequence))
	} else {
		query.Where(requestlog.SequenceGT(selected.After)).Order(requestlog.BySequence())
	}
	rows, err := query.All(ctx)
	if err != nil {
		return nil, fmt.Errorf("requests: read the request log: %w", err)
	}
	if selected.Newest {
		slices.Reverse(rows)
	}
	return rows, nil
}

// visibleRequests returns the conditions for the requests with the statuses that the actor may see. Error: CodeForbidden.
func visibleRequests(ctx context.Context, status StatusRange) (where []predicate.RequestLog, err error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	switch actor.Kind {
	case auth.KindToken:
		where = append(where, requestlog.APITokenID(actor.ID))
	case auth.KindSystem:
	default:
		return nil, problem.Refuse(problem.CodeForbidden, "Only API tokens read their requests.")
	}
	if status.Last > 0 {
		where = append(where, requestlog.StatusGTE(status.First), requestlog.StatusLTE(status.Last))
	}
	return where, nil
}

// endOfRequests returns the sequence of the last request of the store, or 0 for an empty log.
func (ops *Operations) endOfRequests(ctx context.Context) (int64, error) {
	last, err := ops.Database.Client.RequestLog.Query().Order(db.Desc(requestlog.FieldSequence)).First(ctx)
	switch {
	case db.IsNotFound(err):
		return 0, nil
	case err != nil:
		return 0, fmt.Errorf("requests: read the end of the request log: %w", err)
	}
	return last.Sequence, nil
}

// withTokenNames adds the names of the tokens to the rows. It reads them only for the system: a token sees only its own
// requests, and its name is in the actor.
func (ops *Operations) withTokenNames(ctx context.Context, rows []*db.RequestLog) ([]LoggedRequest, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	names := map[uuid.UUID]string{actor.ID: actor.Name}
	if actor.Kind != auth.KindToken && len(rows) > 0 {
		tokens, err := ops.access.Tokens(ctx)
		if err != nil {
			return nil, err
		}
		for _, token := range tokens {
			names[token.ID] = token.Name
		}
	}
	requests := make([]LoggedRequest, len(rows))
	for i, row := range rows {
		requests[i] = LoggedRequest{row, names[row.APITokenID]}
	}
	return requests, nil
}

// AwaitRequests waits until the log has a request after the position that the actor may see, or until the context ends. It
// queries the database once a second and holds no connection between the queries.
func (ops *Operations) AwaitRequests(ctx context.Context, after int64, status StatusRange) error {
	ticker := time.NewTicker(requestsPoll)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return context.Cause(ctx)
		case <-ticker.C:
		}
		where, err := visibleRequests(ctx, status)
		if err != nil {
			return err
		}
		found, err := ops.Database.Client.RequestLog.Query().Where(append(where, requestlog.SequenceGT(after))...).Exist(ctx)
		if err != nil || found {
			return err
		}
	}
}
