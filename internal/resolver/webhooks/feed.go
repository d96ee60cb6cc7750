package webhooks

import (
	"context"
	"fmt"

	"kiosk/ent/db"
	"kiosk/ent/db/event"
	"kiosk/ent/db/predicate"
	"kiosk/internal/database"
	"kiosk/internal/outbox"
	"kiosk/internal/problem"
)

const (
	// DefaultFeedLimit is the default page size of lists with a cursor: FeedLimit in rest/openapi.yaml.
	DefaultFeedLimit = 50

	feedList = "events"
)

// Events is a page of the store's event feed.
type Events struct {
	Events     []*db.Event
	Livemode   bool
	NextCursor string // of the next page; also at the end of the feed, because more events may follow
	Position   int64  // the sequence number after which NextCursor continues
	MissingTo  int64  // events up to this sequence number may have been removed, and NextCursor says that the reader knows
}

// EventFilter selects the events to read.
type EventFilter struct {
	Cursor string // "": from the beginning
	After  string // instead of a cursor: the id of the event after which to begin, or AfterEnd
	Types  []outbox.Type
	Limit  int // 1 to problem.MaxPageLimit
}

// Events returns the published events after a cursor, by sequence number. The sequence has no gaps, and no event is published later
// with a number that a reader has passed already. Errors: CodeInvalidInput, CodeCursorExpired.
func (ops *Operations) Events(ctx context.Context, filter EventFilter) (*Events, error) {
	store, err := ops.Store(ctx)
	if err != nil {
		return nil, err
	}
	if err := filter.Validate(); err != nil {
		return nil, err
	}
	position, err := ops.startPosition(ctx, store, filter)
	if err != nil {
		return nil, err
	}
	events, end, err := ops.readFeed(ctx, FeedRange{After: position.after, Types: filter.Types, Limit: filter.Limit})
	if err != nil {
		return nil, err
	}
	if filter.continues() && position.isExpired(end.MissingTo) {
		return nil, cursorExpired(store, feedPosition{position.after, end.MissingTo})
	}
	next := feedPosition{position.after, end.MissingTo}
	if len(events) > 0 {
		next.after = *events[len(events)-1].Sequence
	}
	if len(filter.Types) > 0 && len(events) < filter.Limit {
		next.after = max(next.after, end.LastSequence) // no need to search the same events again
	}
	return &Events{events, store.Livemode, store.SealCursor(feedList, next.String()), next.after, next.missing}, nil
}

// continues reports whether the reader continues after a known position. Events that were removed after it are then lost to the reader.
func (f EventFilter) continues() bool { return f.Cursor != "" || f.After != "" && f.After != AfterEnd }

// Validate reports every invalid field. It does not open the cursor.
func (f EventFilter) Validate() error {
	var v problem.Fields
	v.CheckLimit(f.Limit)
	for _, name := range f.Types {
		if !name.Valid() {
			v.Add("/type", problem.UnknownEventType, "%s", outbox.TypeRule)
		}
	}
	if f.Cursor != "" && f.After != "" {
		v.Add("/cursor", problem.Exclusive, "cannot be given together with after")
		v.Add("/after", problem.Exclusive, "cannot be given together with cursor")
	}
	return v.Err()
}

// readFeed returns the published events of a range without an end, and the row with the end of the feed (LastSequence) and the
// removed events (MissingTo). The transactions that publish and remove events update this row.
//
// With types, it reads both in one snapshot: then the feed has no other events of these types up to LastSequence.
// Without types, it needs no snapshot: it reads the row after the events, so that MissingTo includes all events that were removed
// before.
func (ops *Operations) readFeed(ctx context.Context, r FeedRange) (events []*db.Event, end *db.EventFeed, err error) {
	if len(r.Types) == 0 {
		if events, err = ops.Feed(ctx, r); err != nil {
			return nil, nil, err
		}
		end, err = feedEnd(ctx, ops.Database.Client.EventFeed)
		return events, end, err
	}
	err = ops.Database.SnapshotOfEntities(ctx, func(tx *db.Tx, _ database.Statements) error {
		if end, err = feedEnd(ctx, tx.EventFeed); err != nil {
			return err
		}
		events, err = feed(ctx, tx.Event, r)
		return err
	})
	for _, e := range events {
		e.Unwrap()
	}
	return events, end, err
}

// FeedRange is a range of the store's feed.
type FeedRange struct {
	After int64         // exclusive: a sequence number
	UpTo  int64         // inclusive: a sequence number; 0: the end of the feed
	Types []outbox.Type // empty: all
	Limit int
}

// Feed returns the published events of a range, by sequence number.
func (ops *Operations) Feed(ctx context.Context, r FeedRange) ([]*db.Event, error) {
	return feed(ctx, ops.Database.Client.Event, r)
}

// Replay returns the published events of a range, and the sequence number up to which events were removed. It is for a reader that
// continues after r.After, or begins with 0. Error: CodeCursorExpired when events after r.After were removed, with the number after
// which the reader can continue. There is no error for events up to known, which the reader knows to be missing, nor for After 0.
func (ops *Operations) Replay(ctx context.Context, r FeedRange, known int64) (events []*db.Event, missingTo int64, err error) {
	if events, err = ops.Feed(ctx, r); err != nil {
		return nil, 0, err
	}
	end, err := feedEnd(ctx, ops.Database.Client.EventFeed)
	if err != nil {
		return nil, 0, err
	}
	position := feedPosition{after: r.After, missing: known}
	if r.After > 0 && position.isExpired(end.MissingTo) {
		refusal := problem.Refuse(problem.CodeCursorExpired, "Events behind number %d were removed. Go on after %d, or after 0 for all that are left, and read what the others were about in another way.", r.After, end.MissingTo)
		refusal.Params = map[string]any{"goOnAfter": end.MissingTo}
		return nil, 0, refusal
	}
	return events, end.MissingTo, nil
}

func feed(ctx context.Context, client *db.EventClient, r FeedRange) ([]*db.Event, error) {
	where := []predicate.Event{event.SequenceGT(r.After)}
	if r.UpTo > 0 {
		where = append(where, event.SequenceLTE(r.UpTo))
	}
	if len(r.Types) > 0 {
		types := make([]string, len(r.Types))
		for i, name := range r.Types {
			types[i] = string(name)
		}
		where = append(where, event.TypeIn(types...))
	}
	events, err := client.Query().
		Where(where...).
		Order(event.BySequence()).
		Limit(r.Limit).
		All(ctx)
	if err != nil {
		return nil, fmt.Errorf("webhooks: read events: %w", err)
	}
	return events, nil
}

// FeedEnd returns the sequence number of the store's last published event, or 0 if there is none.
func (ops *Operations) FeedEnd(ctx context.Context) (int64, error) {
	row, err := feedEnd(ctx, ops.Database.Client.EventFeed)
	if err != nil {
		return 0, err
	}
	return row.LastSequence, nil
}

// feedEnd returns the row with the end of the feed and the removed events.
func feedEnd(ctx context.Context, feeds *db.EventFeedClient) (*db.EventFeed, error) {
	row, err := feeds.Query().Only(ctx)
	if err != nil {
		return nil, fmt.Errorf("webhooks: read the end of the feed: %w", err)
	}
	return row, nil
}

// FollowInput subscribes to the events of the store as they are published.
type FollowInput struct {
	AfterSequence *int64        // nil: only new events
	MissingTo     int64         // the reader knows that events up to this number may be missing
	Types         []outbox.Type // nil: all
}

// Validate reports every invalid field.
func (in FollowInput) Validate() error {
	var v problem.Fields
	if in.AfterSequence != nil && *in.AfterSequence < 0 {
		v.Add("/afterSequence", problem.Invalid, "must not be negative")
	}
	if in.Types != nil && len(in.Types) == 0 {
		v.Add("/types", problem.Empty, "must name at least one type, or be left out for all")
	}
	for i, name := range in.Types {
		if !name.Valid() {
			v.Add(fmt.Sprintf("/types/%d", i), problem.UnknownEventType, "%s", outbox.TypeRule)
		}
	}
	return v.Err()
}
