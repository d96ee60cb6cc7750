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
	// DefaultFeedLimit is how many records a list with a cursor returns: FeedLimit in rest/openapi.yaml.
	DefaultFeedLimit = 50

	feedList = "events"
)

// Events is a part of the store's event feed.
type Events struct {
	Events     []*db.Event
	Livemode   bool
	NextCursor string // of what comes after; also at the end, where more may come
	Position   int64  // the number of the last event that NextCursor passes over
	MissingTo  int64  // the number up to which NextCursor's reader knows that events may be missing
}

// EventFilter says which events to read.
type EventFilter struct {
	Cursor string // "" from the beginning
	After  string // the id of an event instead: from behind it, as from a cursor; AfterEnd: from the end
	Types  []outbox.Type
	Limit  int // 1 to problem.MaxPageLimit
}

// Events returns the published events after a cursor, in the order of their sequence, which has no gaps and
// in which nothing appears later before what a reader has seen. Errors: CodeInvalidInput, CodeCursorExpired.
func (ops *Operations) Events(ctx context.Context, filter EventFilter) (*Events, error) {
	store, err := ops.Store(ctx)
	if err != nil {
		return nil, err
	}
	if err := filter.validate(); err != nil {
		return nil, err
	}
	position, err := ops.startOf(ctx, store, filter)
	if err != nil {
		return nil, err
	}
	events, now, err := ops.feedFrom(ctx, FeedRange{After: position.after, Types: filter.Types, Limit: filter.Limit})
	if err != nil {
		return nil, err
	}
	if filter.goesOn() && position.isExpired(now.MissingTo) {
		return nil, cursorExpired(store, feedPosition{position.after, now.MissingTo})
	}
	next := feedPosition{position.after, now.MissingTo}
	if len(events) > 0 {
		next.after = *events[len(events)-1].Sequence
	}
	if len(filter.Types) > 0 && len(events) < filter.Limit {
		next.after = max(next.after, now.LastSequence) // the same events need not be passed over again
	}
	return &Events{events, store.Livemode, store.SealCursor(feedList, next.String()), next.after, next.missing}, nil
}

// goesOn reports whether the reader goes on behind what it has read, so that events which were removed there are lost to it.
func (f EventFilter) goesOn() bool { return f.Cursor != "" || f.After != "" && f.After != AfterEnd }

func (f EventFilter) validate() error {
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

// feedFrom returns the published events of a stretch that has no end, and the row that says where the feed ends and which
// events were removed. Both are changed in the transactions that publish and remove events.
//
// With types, the two are read in one snapshot: the feed then has no event of these types up to its end but those returned.
// Without types, no snapshot is needed: the row is read after the events, so it names all that was removed before.
func (ops *Operations) feedFrom(ctx context.Context, stretch FeedRange) (events []*db.Event, now *db.EventFeed, err error) {
	if len(stretch.Types) == 0 {
		if events, err = ops.Feed(ctx, stretch); err != nil {
			return nil, nil, err
		}
		now, err = feedEnd(ctx, ops.Database.Client.EventFeed)
		return events, now, err
	}
	err = ops.Database.SnapshotOfEntities(ctx, func(tx *db.Tx, _ database.Statements) error {
		if now, err = feedEnd(ctx, tx.EventFeed); err != nil {
			return err
		}
		events, err = feed(ctx, tx.Event, stretch)
		return err
	})
	for _, e := range events {
		e.Unwrap()
	}
	return events, now, err
}

// FeedRange is a stretch of the store's feed.
type FeedRange struct {
	After int64         // from the event behind the one with this number
	UpTo  int64         // to the one with this number; 0: to the end
	Types []outbox.Type // none: all
	Limit int
}

// Feed returns the published events of a stretch, in the order of their sequence.
func (ops *Operations) Feed(ctx context.Context, stretch FeedRange) ([]*db.Event, error) {
	return feed(ctx, ops.Database.Client.Event, stretch)
}

// Replay is Feed for a reader who goes on behind what it has read, or begins with After 0. It also returns up to which number
// events were removed. Those up to known are no loss to the reader, nor is any at the beginning. Error: CodeCursorExpired, with
// the number to go on after, where other events behind the place were removed.
func (ops *Operations) Replay(ctx context.Context, stretch FeedRange, known int64) (events []*db.Event, missingTo int64, err error) {
	if events, err = ops.Feed(ctx, stretch); err != nil {
		return nil, 0, err
	}
	now, err := feedEnd(ctx, ops.Database.Client.EventFeed)
	if err != nil {
		return nil, 0, err
	}
	position := feedPosition{after: stretch.After, missing: known}
	if stretch.After > 0 && position.isExpired(now.MissingTo) {
		refusal := problem.Refuse(problem.CodeCursorExpired, "Events behind number %d were removed. Go on after %d, or after 0 for all that are left, and read what the others were about in another way.", stretch.After, now.MissingTo)
		refusal.Params = map[string]any{"goOnAfter": now.MissingTo}
		return nil, 0, refusal
	}
	return events, now.MissingTo, nil
}

func feed(ctx context.Context, all *db.EventClient, stretch FeedRange) ([]*db.Event, error) {
	where := []predicate.Event{event.SequenceGT(stretch.After)}
	if stretch.UpTo > 0 {
		where = append(where, event.SequenceLTE(stretch.UpTo))
	}
	if len(stretch.Types) > 0 {
		types := make([]string, len(stretch.Types))
		for i, name := range stretch.Types {
			types[i] = string(name)
		}
		where = append(where, event.TypeIn(types...))
	}
	events, err := all.Query().
		Where(where...).
		Order(event.BySequence()).
		Limit(stretch.Limit).
		All(ctx)
	if err != nil {
		return nil, fmt.Errorf("webhooks: read events: %w", err)
	}
	return events, nil
}

// FeedEnd returns the number of the store's last published event, 0 before the first.
func (ops *Operations) FeedEnd(ctx context.Context) (int64, error) {
	row, err := feedEnd(ctx, ops.Database.Client.EventFeed)
	if err != nil {
		return 0, err
	}
	return row.LastSequence, nil
}

func feedEnd(ctx context.Context, feeds *db.EventFeedClient) (*db.EventFeed, error) {
	row, err := feeds.Query().Only(ctx)
	if err != nil {
		return nil, fmt.Errorf("webhooks: read the end of the feed: %w", err)
	}
	return row, nil
}

// FollowInput asks for the events of the store as they are published.
type FollowInput struct {
	AfterSequence *int64        // nil: from now on
	MissingTo     int64         // events up to this number may be missing behind AfterSequence: that is no loss to the reader
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
