package webhooks

import (
	"cmp"
	"context"
	"fmt"
	"strconv"
	"strings"

	"kiosk/ent/db"
	"kiosk/ent/db/event"
	"kiosk/internal/operation"
	"kiosk/internal/outbox"
	"kiosk/internal/problem"
)

// AfterEnd is the value of EventFilter.After that begins at the end of the feed.
const AfterEnd = "end"

// AfterRule is the error text for a value of "after" that is not allowed.
const AfterRule = "is neither the id of an event of this feed nor end"

// feedPosition is a position in the feed: the content of a cursor, or the position of an event.
type feedPosition struct {
	after int64 // the sequence number of the last event that was read or skipped
	// missing is the sequence number up to which events may have been missing when the cursor was created. The reader knows that
	// these are missing. It only matters if it is larger than after, and is 0 for an event.
	missing int64
}

// String returns "<after>", or "<after>/<missing>" if missing is larger.
func (p feedPosition) String() string {
	text := strconv.FormatInt(p.after, 10)
	if p.missing > p.after {
		text += "/" + strconv.FormatInt(p.missing, 10)
	}
	return text
}

func parseFeedPosition(text string) (position feedPosition, err error) {
	after, missing, both := strings.Cut(text, "/")
	if position.after, err = strconv.ParseInt(after, 10, 64); err == nil && both {
		position.missing, err = strconv.ParseInt(missing, 10, 64)
	}
	return position, err
}

// isExpired reports whether events after the position were removed. For a cursor, only those count that were removed since it was
// created.
func (p feedPosition) isExpired(missingTo int64) bool { return missingTo > max(p.after, p.missing) }

// cursorExpired returns the error for a position after which events were removed. The remaining events begin after oldest.
func cursorExpired(s *operation.Store, oldest feedPosition) *problem.Error {
	refusal := problem.Refuse(problem.CodeCursorExpired, "Events behind this place were removed. Go on with the cursor oldest, and read what the events were about in another way.")
	refusal.Oldest = s.SealCursor(feedList, oldest.String())
	return refusal
}

// startPosition returns the position after which to read. Errors: CodeInvalidInput, CodeCursorExpired.
func (ops *Operations) startPosition(ctx context.Context, store *operation.Store, filter EventFilter) (feedPosition, error) {
	switch filter.After {
	case "":
		return openFeedCursor(store, filter.Cursor)
	case AfterEnd:
		end, err := ops.FeedEnd(ctx)
		return feedPosition{after: end}, err
	}
	unknown := &problem.Error{Code: problem.CodeInvalidInput, Detail: "The feed has no event with this id.", Fields: []problem.Field{
		problem.NewField("/after", problem.NotCursor, AfterRule),
	}}
	id, ok := outbox.ParsePublicID(filter.After)
	if !ok {
		return feedPosition{}, unknown
	}
	last, err := ops.Database.Client.Event.Query().Where(event.ID(id)).Only(ctx)
	switch {
	case db.IsNotFound(err):
		end, err := feedEnd(ctx, ops.Database.Client.EventFeed)
		if err == nil && end.MissingTo > 0 { // the event may have been removed, too
			err = cursorExpired(store, feedPosition{missing: end.MissingTo})
		}
		return feedPosition{}, cmp.Or[error](err, unknown)
	case err != nil:
		return feedPosition{}, fmt.Errorf("webhooks: read the event after which to begin: %w", err)
	case last.Sequence == nil:
		return feedPosition{}, unknown
	}
	return feedPosition{after: *last.Sequence}, nil
}

func openFeedCursor(s *operation.Store, cursor string) (feedPosition, error) {
	if cursor == "" {
		return feedPosition{}, nil
	}
	text, ok := s.OpenCursor(feedList, cursor)
	if !ok {
		return feedPosition{}, operation.InvalidCursor()
	}
	return parseFeedPosition(text)
}
