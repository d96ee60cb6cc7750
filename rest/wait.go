package rest

import (
	"context"
	"errors"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/httpx"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/webhooks"
)

// maxEventWait is the longest that GET /events waits for events.
const maxEventWait = 25 * time.Second

// waitersPerSlot is how many requests may wait for events for each one that may be under way otherwise. A waiting request
// holds a connection and a goroutine, and nothing of the database.
const waitersPerSlot = 8

// Await returns when an event of the store was published that matches in, at the latest when the context ends, or with an error when
// the process is about to end.
type Await func(ctx context.Context, store uuid.UUID, in webhooks.FollowInput) error

// waitError is the error of a request with the parameter wait that has found nothing yet. The request then waits, without a slot
// and without a connection to the database, and is served again from the cursor on.
type waitError struct {
	actor  auth.Actor
	limit  time.Duration // how long it waits at most
	cursor string
	// wait returns when there is something, or when its context ends.
	wait func(context.Context) error
}

// Error implements error.
func (*waitError) Error() string { return "rest: there is nothing yet" }

// resumedAt is the key of the cursor in the context of a request that has waited.
type resumedAt struct{}

// resumed returns the cursor from which a request that has waited goes on, and whether it is one.
func resumed(ctx context.Context) (cursor string, waited bool) {
	cursor, waited = ctx.Value(resumedAt{}).(string)
	return cursor, waited
}

// wait returns how long a request waits for events: 0 to 25 seconds, as 25s or 25.
func (q query) wait(name string) time.Duration {
	text, given := q.one(name)
	if !given {
		return 0
	}
	seconds, err := strconv.ParseUint(strings.TrimSuffix(text, "s"), 10, 8)
	wait := time.Duration(seconds) * time.Second
	if err != nil || wait > maxEventWait {
		q.errs.parameter(name, problem.Invalid, "must be 0s to 25s, in whole seconds")
		return 0
	}
	return wait
}

// newWaiting returns the slots for requests that wait for events.
func newWaiting(limits httpx.Limits) *httpx.Capacity {
	return httpx.NewCapacity(httpx.Limits{InFlight: waitersPerSlot * limits.InFlight, Concurrent: limits.Concurrent})
}

// serveOnce serves a request within its deadlines. It returns the waitError of one that is to wait first, else nil.
func (h *handler) serveOnce(w http.ResponseWriter, r *http.Request, route route) *waitError {
	r, end := h.limits.WithDeadlines(w, r)
	defer end()
	err := h.handle(w, r, route)
	if pending, is := errors.AsType[*waitError](err); is {
		return pending
	}
	if err != nil {
		h.refuse(w, r, err)
	}
	return nil
}

// serveAfterWait serves a request again when there is what it waits for, or its wait is over, or the process is about to end. Like a
// new request it then has new deadlines, and its token and scope are checked again.
func (h *handler) serveAfterWait(w http.ResponseWriter, r *http.Request, route route, pending *waitError) {
	if err := h.await(r.Context(), pending); err != nil {
		h.refuse(w, r, err)
		return
	}
	if timeout := h.limits.WriteTimeout(); timeout > 0 {
		// A connection that knows no deadlines, as in tests without a server, goes on without.
		_ = http.NewResponseController(w).SetWriteDeadline(time.Now().Add(timeout))
	}
	_ = h.serveOnce(w, r.WithContext(context.WithValue(r.Context(), resumedAt{}, pending.cursor)), route) // which waits no second time
}

// await waits for what a request waits for. Errors: too_many_concurrent, overloaded; the cause of the request's own end.
func (h *handler) await(ctx context.Context, pending *waitError) error {
	if err := h.waiting.Enter(pending.actor); err != nil {
		return err
	}
	defer h.waiting.Leave(pending.actor)
	started := time.Now()
	waiting, cancel := context.WithTimeout(ctx, pending.limit)
	defer cancel()
	defer context.AfterFunc(h.stopping, cancel)() //nolint:contextcheck // it is the end of the process, not of the request
	_ = pending.wait(waiting)                     // whatever ended it, the caller gets what there is by then
	httpx.RequestInfoFrom(ctx).Waited = time.Since(started)
	return context.Cause(ctx)
}
