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
	// requestsPoll is how often AwaitRequests looks. Requests are written once a second.
	requestsPoll = time.Second

	// AfterStart as RequestFilter.After reads from the oldest request that is kept.
	AfterStart = "start"
	// RequestAfterRule completes "after …" for what is neither.
	RequestAfterRule = "must be start or end"
	// StatusRule completes "status …" for what StatusRange does not read.
	StatusRule = "must be a status such as 404, or a class of them such as 4xx"
)

// StatusRange is the statuses from the first to the last; its zero value is all of them.
type StatusRange struct{ First, Last int }

// ParseStatusRange reads a status, such as 404, or a class of them, such as 4xx; "" is all.
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

// RequestFilter says which requests of the log to read.
type RequestFilter struct {
	Cursor string // "" for the newest, unless After says otherwise
	After  string // AfterStart or AfterEnd
	Status StatusRange
	Limit  int // 1 to problem.MaxPageLimit
}

// RequestPage is a part of the log, the oldest request first.
type RequestPage struct {
	Requests   []LoggedRequest
	NextCursor string // of what comes after; also at the end, where more may come
	Position   int64  // the sequence that NextCursor passes over
}

// LoggedRequest is a request that a token sent.
type LoggedRequest struct {
	*db.RequestLog
	TokenName string
}

// Duration is how long the response took.
func (l LoggedRequest) Duration() time.Duration {
	return time.Duration(l.DurationUs) * time.Microsecond
}

// Requests returns the requests of the log that the actor, an API token, has sent, behind a cursor. Without one they are the
// newest ones. Errors: CodeInvalidInput, CodeForbidden.
func (ops *Operations) Requests(ctx context.Context, filter RequestFilter) (*RequestPage, error) {
	var v problem.Fields
	v.CheckLimit(filter.Limit)
	if filter.After != "" && filter.After != AfterStart && filter.After != webhooks.AfterEnd {
		v.Add("/after", problem.NotCursor, RequestAfterRule)
	}
	if filter.Cursor != "" && filter.After != "" {
		v.Add("/cursor", problem.Exclusive, "cannot be given together with after")
		v.Add("/after", problem.Exclusive, "cannot be given together with cursor")
	}
	if err := v.Err(); err != nil {
		return nil, err
	}
	store, err := ops.Store(ctx)
	if err != nil {
		return nil, err
	}
	stretch := RequestRange{Status: filter.Status, Limit: filter.Limit, Newest: filter.Cursor == "" && filter.After == ""}
	switch {
	case filter.Cursor != "":
		text, ok := store.OpenCursor(requestList, filter.Cursor)
		if !ok {
			return nil, operation.InvalidCursor()
		}
		if stretch.After, err = strconv.ParseInt(text, 10, 64); err != nil {
			return nil, fmt.Errorf("requests: read cursor: %w", err)
		}
	case filter.After == webhooks.AfterEnd:
		stretch.Newest, stretch.Limit = true, 0
	}
	page, err := ops.RequestsOf(ctx, stretch)
	if err != nil {
		return nil, err
	}
	page.NextCursor = store.SealCursor(requestList, strconv.FormatInt(page.Position, 10))
	return page, nil
}

// RequestRange is a stretch of the log.
type RequestRange struct {
	After  int64 // from the request behind the one with this sequence
	Newest bool  // the last ones instead
	Status StatusRange
	Limit  int
}

// RequestsOf returns a stretch of the log: the requests of the token that acts, or for the system those of all tokens of the
// store. NextCursor is not set, and needs no key of the store. Error: CodeForbidden.
func (ops *Operations) RequestsOf(ctx context.Context, stretch RequestRange) (*RequestPage, error) {
	where, err := requestsShownTo(ctx, stretch.Status)
	if err != nil {
		return nil, err
	}
	end, err := ops.endOfRequests(ctx)
	if err != nil {
		return nil, err
	}
	if stretch.After > end { // the log was emptied since, and began anew
		stretch.After = 0
	}
	rows, err := ops.requestRows(ctx, stretch, append(where, requestlog.SequenceLTE(end)))
	if err != nil {
		return nil, err
	}
	page := &RequestPage{Position: end}
	if !stretch.Newest && len(rows) == stretch.Limit {
		page.Position = rows[len(rows)-1].Sequence
	}
	page.Requests, err = ops.withTokenNames(ctx, rows)
	return page, err
}

func (ops *Operations) requestRows(ctx context.Context, stretch RequestRange, where []predicate.RequestLog) ([]*db.RequestLog, error) {
	if stretch.Limit == 0 {
		return nil, nil
	}
	query := ops.Database.Client.RequestLog.Query().Where(where...).Limit(stretch.Limit)
	if stretch.Newest {
		query.Order(db.Desc(requestlog.FieldSequence))
	} else {
		query.Where(requestlog.SequenceGT(stretch.After)).Order(requestlog.BySequence())
	}
	rows, err := query.All(ctx)
	if err != nil {
		return nil, fmt.Errorf("requests: read the request log: %w", err)
	}
	if stretch.Newest {
		slices.Reverse(rows)
	}
	return rows, nil
}

// requestsShownTo are the conditions on what the actor may see of the log. Error: CodeForbidden.
func requestsShownTo(ctx context.Context, status StatusRange) (where []predicate.RequestLog, err error) {
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

// endOfRequests returns the sequence of the last request of the store, 0 when there is none.
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

// withTokenNames looks the names of the tokens up. The token that acts knows its own.
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

// AwaitRequests returns when the log has a request behind a position that the actor sees, at the latest when the context ends.
// It looks at the database once a second, and holds no connection meanwhile.
func (ops *Operations) AwaitRequests(ctx context.Context, after int64, status StatusRange) error {
	ticker := time.NewTicker(requestsPoll)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return context.Cause(ctx)
		case <-ticker.C:
		}
		where, err := requestsShownTo(ctx, status)
		if err != nil {
			return err
		}
		found, err := ops.Database.Client.RequestLog.Query().Where(append(where, requestlog.SequenceGT(after))...).Exist(ctx)
		if err != nil || found {
			return err
		}
	}
}
