package client

import (
	"context"
	"errors"
	"iter"
	"time"
)

// followWait is how long each request of Follow waits for events. It leaves 10 of the 30 seconds of attemptTimeout for the
// request itself.
const followWait = 20 * time.Second

// longestFollowPause is the longest pause of Follow, for any Retry-After.
const longestFollowPause = 24 * time.Hour

// Follow iterates over the events after the filter's cursor or event, and then waits for new ones.
// Scope events:read. It ends when the context ends, and then yields the context's error. Each request
// waits for 20 seconds unless the filter has a Wait.
//
//	for event, err := range shop.Follow(ctx, client.EventFilter{After: client.AfterEnd}) {
//
// To continue after a restart, set After to the id of the last event that was processed.
//
// Follow yields every error. After one that may pass (see [MayPass]), such as no response, a 429 or a
// 503 after all retries, it pauses and continues at the same place, so no event is lost. Any other
// error ends the iteration. One of them is CodeCursorExpired: continue with its Oldest as the Cursor.
func (c *Client) Follow(ctx context.Context, filter EventFilter) iter.Seq2[Event, error] {
	if filter.Limit == 0 {
		filter.Limit = largestPage
	}
	if filter.Wait == 0 {
		filter.Wait = followWait
	}
	return func(yield func(Event, error) bool) {
		filter := filter
		for failures := 0; ; {
			started, request := time.Now(), filter.withoutWaitAtEnd()
			page, err := c.EventPage(ctx, request)
			if err != nil && (!yield(Event{}, err) || ctx.Err() != nil || !MayPass(err)) {
				return
			}
			if err == nil {
				for _, event := range page.Events {
					if !yield(event, nil) {
						return
					}
				}
				filter.Cursor, filter.After = page.Pagination.NextCursor, ""
				if len(page.Events) > 0 || time.Since(started) >= request.Wait/2 {
					failures = 0
					continue
				}
			}
			failures++ // also when the server did not hold the request, because it would not hold the next one either
			if err := c.wait(ctx, pauseOf(err, failures)); err != nil {
				yield(Event{}, err)
				return
			}
		}
	}
}

// withoutWaitAtEnd returns the filter without Wait if it starts at AfterEnd. The first response then comes at once, with a
// cursor. If a request that waits after AfterEnd lost its response, its retry would start at a later end and skip events.
func (f EventFilter) withoutWaitAtEnd() EventFilter {
	if f.After == AfterEnd {
		f.Wait = 0
	}
	return f
}

// MayPass reports whether a failed call may succeed later: no valid response came, or the status is one such as 429 or 503.
func MayPass(failure error) bool {
	if refusal, ok := errors.AsType[*Error](failure); ok {
		return isTransient(refusal.Status)
	}
	_, unanswered := errors.AsType[*UnansweredError](failure)
	return unanswered
}

// pauseOf returns the pause of Follow after a number of consecutive failures. It is at least the Retry-After of the last
// failure, but at most a day. failure is nil when the server responded without events and without waiting.
func pauseOf(failure error, failures int) time.Duration {
	pause := backoff(failures)
	if refusal, ok := errors.AsType[*Error](failure); ok {
		pause = max(pause, min(refusal.RetryAfter, longestFollowPause))
	}
	return pause
}
