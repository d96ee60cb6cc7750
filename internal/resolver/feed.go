package resolver

import (
	"context"
	"fmt"
	"strconv"
	"time"

	"entgo.io/ent/dialect/sql"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/deliveryattempt"
	"kiosk/ent/db/event"
	"kiosk/ent/db/predicate"
	"kiosk/ent/db/store"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/ids"
	"kiosk/internal/outbox"
	"kiosk/internal/reports"
)

const (
	// DefaultFeedLimit is how many records a list with a cursor returns. Contract: "Delivery attempts returned".
	DefaultFeedLimit = 50

	feedList     = "events"
	deliveryList = "deliveries/"
)

// Events is a part of the store's event feed.
type Events struct {
	Events     []*db.Event
	Livemode   bool
	NextCursor string // of what comes after; also at the end, where more may come
}

// EventFilter says which events to read.
type EventFilter struct {
	Cursor string // "" from the beginning
	After  string // the id of an event instead: from behind it
	Types  []outbox.Type
	Limit  int // 1 to reports.MaxPageLimit
}

func checkLimit(v *validation, limit int) {
	if limit < 1 || limit > reports.MaxPageLimit {
		v.add("/limit", FieldInvalid, "must be 1 to %d", reports.MaxPageLimit)
	}
}

// Events returns the published events after a cursor, in the order of their sequence, which has no gaps and
// in which nothing appears later before what a reader has seen. Error: CodeInvalidInput.
func (r *Resolver) Events(ctx context.Context, filter EventFilter) (*Events, error) {
	store, err := r.Store(ctx)
	if err != nil {
		return nil, err
	}
	var v validation
	checkLimit(&v, filter.Limit)
	for _, name := range filter.Types {
		if !name.Published() {
			v.add("/type", FieldInvalid, "is not an event type: %q", name)
		}
	}
	if filter.Cursor != "" && filter.After != "" {
		v.add("/cursor", FieldExclusive, "cannot be given together with after")
		v.add("/after", FieldExclusive, "cannot be given together with cursor")
	}
	if err := v.err(); err != nil {
		return nil, err
	}
	after, err := r.feedPlace(ctx, store, filter)
	if err != nil {
		return nil, err
	}
	events, passed, err := r.feedFrom(ctx, store.ID, FeedRange{After: after, Types: filter.Types, Limit: filter.Limit})
	if err != nil {
		return nil, err
	}
	if len(events) > 0 {
		after = *events[len(events)-1].Sequence
	}
	if len(events) < filter.Limit {
		after = max(after, passed) // the same events need not be passed over again
	}
	return &Events{events, store.Livemode, store.sealCursor(feedList, strconv.FormatInt(after, 10))}, nil
}

// feedFrom returns the published events of a stretch that has no end, and, where types are asked for, the end of the feed
// at that moment: up to there no other event is of these types. An event and the end that includes it are committed
// together, so a snapshot has both or neither.
func (r *Resolver) feedFrom(ctx context.Context, storeID uuid.UUID, stretch FeedRange) (events []*db.Event, end int64, err error) {
	if len(stretch.Types) == 0 {
		events, err = r.Feed(ctx, stretch)
		return events, 0, err
	}
	err = r.database.SnapshotOfEntities(ctx, func(tx *db.Tx, _ database.Statements) error {
		if end, err = feedEnd(ctx, tx.Store, storeID); err != nil {
			return err
		}
		events, err = feed(ctx, tx.Event, stretch)
		return err
	})
	for _, e := range events {
		e.Unwrap()
	}
	return events, end, err
}

// FeedRange is a stretch of the store's feed.
type FeedRange struct {
	After int64         // from the event behind the one with this number
	UpTo  int64         // to the one with this number; 0: to the end
	Types []outbox.Type // none: all
	Limit int
}

// Feed returns the published events of a stretch, in the order of their sequence.
func (r *Resolver) Feed(ctx context.Context, stretch FeedRange) ([]*db.Event, error) {
	return feed(ctx, r.database.Client.Event, stretch)
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
		return nil, fmt.Errorf("resolver: read events: %w", err)
	}
	return events, nil
}

// FeedEnd returns the number of the store's last published event, 0 before the first.
func (r *Resolver) FeedEnd(ctx context.Context) (int64, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return 0, err
	}
	return feedEnd(ctx, r.database.Client.Store, actor.StoreID)
}

func feedEnd(ctx context.Context, stores *db.StoreClient, id uuid.UUID) (int64, error) {
	row, err := stores.Query().Where(store.ID(id)).Only(ctx)
	if err != nil {
		return 0, fmt.Errorf("resolver: read the end of the feed: %w", err)
	}
	return row.EventSequence, nil
}

// FollowInput asks for the events of the store as they are published.
type FollowInput struct {
	AfterSequence *int64 // nil: from now on
	Types         []outbox.Type
}

// Validate reports every invalid field.
func (in FollowInput) Validate() error {
	var v validation
	if in.AfterSequence != nil && *in.AfterSequence < 0 {
		v.add("/afterSequence", FieldInvalid, "must not be negative")
	}
	for i, name := range in.Types {
		if !name.Published() {
			v.add(fmt.Sprintf("/types/%d", i), FieldInvalid, "is not an event type")
		}
	}
	return v.err()
}

// feedPlace returns the sequence behind which to read.
func (r *Resolver) feedPlace(ctx context.Context, store *Store, filter EventFilter) (int64, error) {
	if filter.After == "" {
		return store.sequenceAt(filter.Cursor)
	}
	unknown := &Error{Code: CodeInvalidInput, Detail: "The feed has no event with this id.", Fields: []FieldError{
		{Pointer: "/after", Code: FieldInvalid, Detail: "is not the id of an event of this feed"},
	}}
	id, ok := outbox.ParsePublicID(filter.After)
	if !ok {
		return 0, unknown
	}
	last, err := r.database.Client.Event.Query().Where(event.ID(id), event.SequenceNotNil()).Only(ctx)
	if db.IsNotFound(err) {
		return 0, unknown
	}
	if err != nil {
		return 0, fmt.Errorf("resolver: read where the feed goes on: %w", err)
	}
	return *last.Sequence, nil
}

func (s *Store) sequenceAt(cursor string) (int64, error) {
	if cursor == "" {
		return 0, nil
	}
	place, ok := s.openCursor(feedList, cursor)
	if !ok {
		return 0, invalidCursor()
	}
	return strconv.ParseInt(place, 10, 64)
}

// Attempts is a part of an endpoint's delivery attempts.
type Attempts struct {
	Attempts   []*db.DeliveryAttempt
	NextCursor string // "" at the end
}

// Deliveries returns the attempts to deliver to an endpoint, the newest first, from a cursor on ("": the newest).
// Contract: GET /webhooks/:id/deliveries. Errors: CodeEndpointNotFound, CodeInvalidInput.
func (r *Resolver) Deliveries(ctx context.Context, endpointID uuid.UUID, cursor string, limit int) (*Attempts, error) {
	if _, err := r.Webhook(ctx, endpointID); err != nil {
		return nil, err
	}
	var v validation
	checkLimit(&v, limit)
	if err := v.err(); err != nil {
		return nil, err
	}
	store, err := r.Store(ctx)
	if err != nil {
		return nil, err
	}
	list := deliveryList + endpointID.String()
	query := r.database.Client.DeliveryAttempt.Query().Where(deliveryattempt.EndpointID(endpointID))
	if cursor != "" {
		place, ok := store.openCursor(list, cursor)
		if !ok {
			return nil, invalidCursor()
		}
		at, id, err := parsePlace(place)
		if err != nil {
			return nil, err
		}
		query.Where(before(at, id))
	}
	attempts, err := query.
		Order(db.Desc(deliveryattempt.FieldCreatedAt, deliveryattempt.FieldID)).
		Limit(limit + 1).
		All(ctx)
	if err != nil {
		return nil, fmt.Errorf("resolver: list deliveries: %w", err)
	}
	if len(attempts) <= limit {
		return &Attempts{Attempts: attempts}, nil
	}
	last := attempts[limit-1]
	return &Attempts{attempts[:limit], store.sealCursor(list, placeOf(last.CreatedAt, last.ID))}, nil
}

func before(at time.Time, id uuid.UUID) predicate.DeliveryAttempt {
	return func(s *sql.Selector) {
		s.Where(sql.CompositeLT([]string{s.C(deliveryattempt.FieldCreatedAt), s.C(deliveryattempt.FieldID)}, at, id))
	}
}

// placeOf is the place of a row in a list that is ordered by time of creation and id.
func placeOf(createdAt time.Time, id uuid.UUID) string {
	return strconv.FormatInt(createdAt.UnixMicro(), 10) + " " + id.String()
}

// parsePlace reads what placeOf wrote; only a damaged key could make it fail.
func parsePlace(place string) (time.Time, uuid.UUID, error) {
	var micros int64
	var text string
	if _, err := fmt.Sscanf(place, "%d %s", &micros, &text); err != nil {
		return time.Time{}, uuid.Nil, fmt.Errorf("resolver: read cursor: %w", err)
	}
	id, ok := ids.Parse(text)
	if !ok {
		return time.Time{}, uuid.Nil, fmt.Errorf("resolver: read cursor: %q", place)
	}
	return time.UnixMicro(micros).UTC(), id, nil
}
