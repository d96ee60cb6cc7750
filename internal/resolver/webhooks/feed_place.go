package webhooks

import (
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

// feedPlace is what a cursor of the feed holds.
type feedPlace struct {
	after int64 // the number of the last event that was read or passed over
	// missing is the number up to which events may have been missing when the cursor was given out: its reader has passed
	// over those. It matters only beyond after.
	missing int64
}

// String is "after", or "after/missing" where that is larger.
func (p feedPlace) String() string {
	text := strconv.FormatInt(p.after, 10)
	if p.missing > p.after {
		text += "/" + strconv.FormatInt(p.missing, 10)
	}
	return text
}

func parseFeedPlace(text string) (place feedPlace, err error) {
	after, missing, both := strings.Cut(text, "/")
	if place.after, err = strconv.ParseInt(after, 10, 64); err == nil && both {
		place.missing, err = strconv.ParseInt(missing, 10, 64)
	}
	return place, err
}

// isExpired reports whether events behind the place were removed since its cursor was given out.
func (p feedPlace) isExpired(missingTo int64) bool { return missingTo > max(p.after, p.missing) }

// cursorExpired is the refusal of a cursor behind which events were removed. What is left begins at the place.
func cursorExpired(s *operation.Store, oldest feedPlace) *problem.Error {
	refusal := problem.Refuse(problem.CodeCursorExpired, "Events behind this cursor were removed. Go on with the cursor oldest, and read what the events were about in another way.")
	refusal.Oldest = s.SealCursor(feedList, oldest.String())
	return refusal
}

// feedPlace returns the place behind which to read.
func (ops *Operations) feedPlace(ctx context.Context, store *operation.Store, filter EventFilter) (feedPlace, error) {
	switch filter.After {
	case "":
		return placeAt(store, filter.Cursor)
	case AfterEnd:
		end, err := ops.FeedEnd(ctx)
		return feedPlace{after: end}, err
	}
	unknown := &problem.Error{Code: problem.CodeInvalidInput, Detail: "The feed has no event with this id.", Fields: []problem.Field{
		problem.NewField("/after", problem.NotCursor, AfterRule),
	}}
	id, ok := outbox.ParsePublicID(filter.After)
	if !ok {
		return feedPlace{}, unknown
	}
	last, err := ops.Database.Client.Event.Query().Where(event.ID(id), event.SequenceNotNil()).Only(ctx)
	if db.IsNotFound(err) {
		return feedPlace{}, unknown
	}
	if err != nil {
		return feedPlace{}, fmt.Errorf("webhooks: read where the feed goes on: %w", err)
	}
	return feedPlace{after: *last.Sequence}, nil
}

func placeAt(s *operation.Store, cursor string) (feedPlace, error) {
	if cursor == "" {
		return feedPlace{}, nil
	}
	text, ok := s.OpenCursor(feedList, cursor)
	if !ok {
		return feedPlace{}, operation.InvalidCursor()
	}
	return parseFeedPlace(text)
}
