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

// AfterEnd as EventFilter.After reads on from the end of the feed.
const AfterEnd = "end"

// AfterRule completes "after …" for what is neither.
const AfterRule = "is neither the id of an event of this feed nor end"

// feedPosition is what a cursor of the feed holds, or where an event is.
type feedPosition struct {
	after int64 // the number of the last event that was read or passed over
	// missing is the number up to which events may have been missing when the cursor was given out: its reader has passed
	// over those. It matters only beyond after, and is 0 for an event: its reader has passed over nothing behind it.
	missing int64
}

// String is "after", or "after/missing" where that is larger.
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

// isExpired reports whether events behind the position were removed: for a cursor, since it was given out.
func (p feedPosition) isExpired(missingTo int64) bool { return missingTo > max(p.after, p.missing) }

// cursorExpired is the refusal of a cursor or an event behind which events were removed. What is left begins behind oldest.
func cursorExpired(s *operation.Store, oldest feedPosition) *problem.Error {
	refusal := problem.Refuse(problem.CodeCursorExpired, "Events behind this place were removed. Go on with the cursor oldest, and read what the events were about in another way.")
	refusal.Oldest = s.SealCursor(feedList, oldest.String())
	return refusal
}

// startOf returns the position behind which to read.
func (ops *Operations) startOf(ctx context.Context, store *operation.Store, filter EventFilter) (feedPosition, error) {
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
		now, err := feedEnd(ctx, ops.Database.Client.EventFeed)
		if err == nil && now.MissingTo > 0 { // it was removed, too, or is as unknown as one that was
			err = cursorExpired(store, feedPosition{missing: now.MissingTo})
		}
		return feedPosition{}, cmp.Or[error](err, unknown)
	case err != nil:
		return feedPosition{}, fmt.Errorf("webhooks: read where the feed goes on: %w", err)
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
