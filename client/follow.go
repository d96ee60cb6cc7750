package client

import (
	"context"
	"errors"
	"iter"
	"time"
)

// followWait is how long each request of Follow waits for events: the 30 seconds of an attempt leave time for the rest.
const followWait = 20 * time.Second

// longestFollowPause bounds what Retry-After asks of Follow: it looks again after a day.
const longestFollowPause = 24 * time.Hour

// Follow goes through the events behind the filter's cursor or event, and then waits for those that
// happen, until the context ends, which yields its error. Scope events:read. Each request waits for 20
// seconds unless the filter has a Wait.
// To resume after a restart, start behind the last event that was dealt with: its id is the filter's After.
//
//	for event, err := range shop.Follow(ctx, client.EventFilter{After: client.AfterEnd}) {
//
// An error after which a repetition may succeed, such as no response, a 429 or a 503 after all attempts, is yielded, and
// the iteration goes on after a pause where it was, unless the loop ends: no event is lost. Every other
// error ends it, such as CodeCursorExpired, whose Oldest is the cursor to go on with.
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
			started, placed := time.Now(), filter.placed()
			page, err := c.EventPage(ctx, placed)
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
				if len(page.Events) > 0 || time.Since(started) >= placed.Wait/2 {
					failures = 0
					continue
				}
			}
			failures++ // also where the request was not held: the next one would not be, either
			if err := c.wait(ctx, pauseOf(err, failures)); err != nil {
				yield(Event{}, err)
				return
			}
		}
	}
}

// placed is the filter for the next request. Behind the end, nothing is waited for until the place is fixed by a cursor:
// what happened while the request was under way would be lost with its response.
func (f EventFilter) placed() EventFilter {
	if f.After == AfterEnd {
		f.Wait = 0
	}
	return f
}

// MayPass reports whether a call that failed may succeed later: no response came, or one that says so, such as 429 or 503.
func MayPass(failure error) bool {
	var refusal *Error
	if errors.As(failure, &refusal) {
		return passing(refusal.Status)
	}
	var unanswered *UnansweredError
	return errors.As(failure, &unanswered)
}

// pauseOf returns how long to wait after a number of failures in a row: at least what the last one's Retry-After asks for, up to a
// day. The last failure is nil when the server responded without events before the wait was over.
func pauseOf(failure error, failures int) time.Duration {
	pause := backoff(failures)
	var refusal *Error
	if errors.As(failure, &refusal) {
		pause = max(pause, min(refusal.RetryAfter, longestFollowPause))
	}
	return pause
}
