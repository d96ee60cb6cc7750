package live

import (
	"context"

	"kiosk/ent/db"
	"kiosk/internal/auth"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver/webhooks"
)

// Subscriber follows a feed from one position on. It is used by one goroutine.
type Subscriber struct {
	feed     *feed
	after    *int64 // the number of the last event seen or passed over; nil until it is known
	types    []outbox.Type
	wanted   map[string]bool
	caughtUp bool  // everything published before the subscription was read
	missing  int64 // the number up to which events were removed, as far as the subscriber knows; 0: of none
	release  func()
}

// Next waits for events and returns them, at least one. They are shared and read-only.
//
// What was published before the subscription is read in pages of the subscriber's own, because the feed may keep in memory what
// was rewritten since, by a customer's erasure; from then on it shares what the feed reads.
// Errors: ErrSlow, ErrClosed, the cause of the context's end, CodeCursorExpired where events that it has not seen were removed.
func (s *Subscriber) Next(ctx context.Context) ([]*db.Event, error) {
	if err := s.begin(ctx); err != nil {
		return nil, err
	}
	for {
		now := s.feed.after(*s.after)
		switch {
		case now.forgotten && s.caughtUp:
			return nil, ErrSlow
		case !s.caughtUp && *s.after < now.end:
			if page, err := s.replay(ctx, now.end); err != nil || len(page) > 0 {
				return page, err
			}
		case len(now.events) > 0:
			*s.after = *now.events[len(now.events)-1].Sequence
			if events := s.pick(now.events); len(events) > 0 {
				return events, nil
			}
		default:
			s.caughtUp = true
			if err := s.wait(ctx, now.changed); err != nil {
				return nil, err
			}
		}
	}
}

// begin waits until the feed knows its end.
func (s *Subscriber) begin(ctx context.Context) error {
	if err := s.wait(ctx, s.feed.started); err != nil {
		return err
	}
	s.after = s.feed.startAfter(s.after)
	return nil
}

// replay reads a page of what was published up to a number, and moves on behind it.
func (s *Subscriber) replay(ctx context.Context, end int64) ([]*db.Event, error) {
	page, missing, err := s.feed.config.Resolver.Replay(auth.With(ctx, s.feed.actor), webhooks.FeedRange{
		After: *s.after, UpTo: end, Types: s.types, Limit: s.feed.config.Page,
	}, s.missing)
	if err != nil {
		return nil, err
	}
	s.missing = missing
	*s.after = end
	if len(page) == s.feed.config.Page {
		*s.after = *page[len(page)-1].Sequence
	}
	s.caughtUp = *s.after == end
	return page, nil
}

// pick returns the events of the wanted types.
func (s *Subscriber) pick(events []*db.Event) []*db.Event {
	if s.wanted == nil {
		return events
	}
	var picked []*db.Event
	for _, e := range events {
		if s.wanted[e.Type] {
			picked = append(picked, e)
		}
	}
	return picked
}

// wait waits for a channel to be closed.
func (s *Subscriber) wait(ctx context.Context, closed <-chan struct{}) error {
	select {
	case <-closed:
		return nil
	case <-s.feed.ctx.Done():
		return ErrClosed
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}

// Close ends the subscription.
func (s *Subscriber) Close() { s.release() }
