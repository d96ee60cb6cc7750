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

// renewInterval is how often a running subscription checks that its staff member may still receive events.
const renewInterval = time.Second

// follow returns the store's events, from its return on or after the number of in. The channel is closed when the subscriber leaves,
// or when the subscription ends with an error: CodeUnauthenticated, CodeForbidden, subscriber_too_slow, server_stopping.
func (r *Resolver) follow(ctx context.Context, in webhooks.FollowInput) (<-chan *db.Event, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	subscriber, err := r.live.Subscribe(actor.StoreID, in) //nolint:contextcheck // the feed outlives its first subscriber
	if err != nil {
		return nil, presentedError(err)
	}
	if in.AfterSequence == nil {
		if err := subscriber.Begin(ctx); err != nil { // before the subscription is announced
			subscriber.Close()
			return nil, presentedError(err)
		}
	}
	events := make(chan *db.Event)
	go func() {
		defer close(events)
		defer subscriber.Close()
		transport.EndBecause(ctx, presentedError(forward(ctx, subscriber, events)))
	}()
	return events, nil
}

// forward sends events to a channel while the subscriber may receive them. It returns the reason why it stopped.
func forward(ctx context.Context, from *live.Subscriber, to chan<- *db.Event) error {
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	go func() { stop(waitUntilForbidden(ctx)) }()
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

// waitUntilForbidden returns when the staff member at the other end of the stream may not read any more, or when ctx ends.
// Errors: CodeUnauthenticated, CodeForbidden, the cause of the context's end.
func waitUntilForbidden(ctx context.Context) error {
	ticker := time.NewTicker(renewInterval)
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
		// Other errors come from the database. The next tick tries again.
	}
}

// presentedError returns the error that the subscriber sees when its subscription ends.
func presentedError(err error) error {
	switch {
	case errors.Is(err, live.ErrSlow):
		return &problem.Error{Code: errcode.SubscriberTooSlow, Detail: "Events came faster than you read them. Subscribe again, after the last sequence that you saw."}
	case errors.Is(err, live.ErrClosed):
		return &problem.Error{Code: errcode.ServerStopping, Detail: "The server is stopping. Subscribe again, after the last sequence that you saw."}
	default:
		return err
	}
}
