package graph

import (
	"context"
	"errors"
	"time"

	"kiosk/ent/db"
	"kiosk/graph/errcode"
	"kiosk/graph/live"
	"kiosk/graph/transport"
	"kiosk/internal/auth"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/webhooks"
)

// renewal is how often a running subscription asks whether its staff member may still receive events.
const renewal = time.Second

// follow serves the subscription to the store's events. It ends when the subscriber leaves, or with a refusal:
// CodeUnauthenticated, CodeForbidden, subscriber_too_slow, server_stopping.
func (r *Resolver) follow(ctx context.Context, in webhooks.FollowInput) (<-chan *db.Event, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	subscriber, err := r.live.Subscribe(actor.StoreID, in) //nolint:contextcheck // the feed outlives the first who follows it
	if err != nil {
		return nil, refusalOf(err)
	}
	events := make(chan *db.Event)
	go func() {
		defer close(events)
		defer subscriber.Close()
		transport.EndBecause(ctx, refusalOf(pass(ctx, subscriber, events)))
	}()
	return events, nil
}

// pass passes events on while the subscriber may receive them, and returns why it stopped.
func pass(ctx context.Context, from *live.Subscriber, to chan<- *db.Event) error {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	go func() { stop(watch(ctx)) }()
	for {
		events, err := from.Next(ctx)
		if err != nil {
			return err
		}
		for _, event := range events {
			select {
			case to <- event:
			case <-ctx.Done():
				return context.Cause(ctx)
			}
		}
	}
}

// watch returns when the staff member at the other end of the stream may read no more.
func watch(ctx context.Context) error {
	ticker := time.NewTicker(renewal)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return context.Cause(ctx)
		case <-ticker.C:
		}
		actor, err := transport.Renew(ctx)
		switch {
		case problem.IsUnauthenticated(err):
			return err
		case err == nil && !actor.May(auth.PermissionRead):
			return operation.Forbidden(actor.Role, auth.PermissionRead)
		}
		// Any other error is the database's; it comes again the next time.
	}
}

// refusalOf says in the caller's terms why a subscription ends.
func refusalOf(err error) error {
	switch {
	case errors.Is(err, live.ErrSlow):
		return &problem.Error{Code: errcode.SubscriberTooSlow, Detail: "Events came faster than you read them. Subscribe again, after the last sequence that you saw."}
	case errors.Is(err, live.ErrClosed):
		return &problem.Error{Code: errcode.ServerStopping, Detail: "The server is stopping. Subscribe again, after the last sequence that you saw."}
	default:
		return err
	}
}
