package live

import (
	"context"

	"kiosk/ent/db"
	"kiosk/internal/auth"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver/webhooks"
)

// Subscriber reads a feed from a position on. Only one goroutine may use it.
type Subscriber struct {
	feed     *feed
	after    *int64 // the number of the last event that was returned or skipped; nil until it is known
	types    []outbox.Type
	wanted   map[string]bool
	caughtUp bool  // all events from before the subscription were read
	missing  int64 // events up to this number may be deleted, as the subscriber knows; 0: none
	release  func()
}

// Next waits for events and returns at least one. The events are shared and read-only.
//
// Errors: ErrSlow, ErrClosed, the cause of the context's end, CodeCursorExpired if events were deleted that the subscriber has not
// seen.
//
// Next reads events from before the subscription from the database, page by page. The feed's copies of them in memory may be
// out of date: the erasure of a customer rewrites stored events. After these, it returns the events that the feed has read.
func (s *Subscriber) Next(ctx context.Context) ([]*db.Event, error) {
	if err := s.Begin(ctx); err != nil {
		return nil, err
	}
	for {
		view := s.feed.after(*s.after)
		switch {
		case view.dropped && s.caughtUp:
			return nil, ErrSlow
		case !s.caughtUp && *s.after < view.end:
			if page, err := s.replay(ctx, view.end); err != nil || len(page) > 0 {
				return page, err
			}
		case len(view.events) > 0:
			*s.after = *view.events[len(view.events)-1].Sequence
			if events := s.filter(view.events); len(events) > 0 {
				return events, nil
			}
		default:
			s.caughtUp = true
			if err := s.wait(ctx, view.changed); err != nil {
				return nil, err
			}
		}
	}
}

// Begin waits until it is known with which event the subscription begins: Next returns it and all later ones. Errors: ErrClosed, the
// cause of the context's end.
func (s *Subscriber) Begin(ctx context.Context) error {
	if err := s.wait(ctx, s.feed.started); err != nil {
		return err
	}
	s.after = s.feed.startAfter(s.after)
	return nil
}

// replay reads a page of the events up to the number end, and moves the subscriber behind it.
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

// filter returns the events of the wanted types.
func (s *Subscriber) filter(events []*db.Event) []*db.Event {
	if s.wanted == nil {
		return events
	}
	var filtered []*db.Event
	for _, e := range events {
		if s.wanted[e.Type] {
			filtered = append(filtered, e)
		}
	}
	return filtered
}

// wait waits until a channel is closed. Errors: ErrClosed, the cause of the context's end.
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
