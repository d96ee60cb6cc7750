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

// maxEventWait is the longest wait of GET /events and GET /requests.
const maxEventWait = 25 * time.Second

// waitersPerSlot is how many requests may wait for each request that may be in flight (Limits.InFlight). A waiting request
// holds a client connection and a goroutine, but no database connection.
const waitersPerSlot = 8

// Await waits until a matching event of the store was published or the context ends. It returns an error when the process is
// about to end.
type Await func(ctx context.Context, store uuid.UUID, in webhooks.FollowInput) error

// waitError is the error of a request with the parameter wait that has found no records. The request then waits, without a slot
// and without a database connection, and is served a second time from the cursor on.
type waitError struct {
	actor  auth.Actor
	limit  time.Duration // of the wait
	cursor string        // from which the request continues
	// wait returns when there is a record, or when its context ends.
	wait func(context.Context) error
}

// Error implements error.
func (*waitError) Error() string { return "rest: there is nothing yet" }

// resumedAt is the context key of the cursor from which a request continues after its wait.
type resumedAt struct{}

// resumed returns whether the request has waited, and the cursor from which it continues.
func resumed(ctx context.Context) (cursor string, waited bool) {
	cursor, waited = ctx.Value(resumedAt{}).(string)
	return cursor, waited
}

// wait returns how long a request waits for records: 0 to 25 seconds, as 25s or 25.
func (q query) wait(name string) time.Duration {
	text, present := q.one(name)
	if !present {
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

// newWaiting returns the capacity for requests that wait.
func newWaiting(limits httpx.Limits) *httpx.Capacity {
	return httpx.NewCapacity(httpx.Limits{InFlight: waitersPerSlot * limits.InFlight, Concurrent: limits.Concurrent})
}

// serveOnce serves a request within its deadlines. It returns a waitError, without a response, when the request has to wait
// first; otherwise nil.
func (h *handler) serveOnce(w http.ResponseWriter, r *http.Request, route route) *waitError {
	r, end := h.limits.WithDeadlines(w, r)
	defer end()
	err := h.handle(w, r, route)
	if pending, isWait := errors.AsType[*waitError](err); isWait {
		return pending
	}
	if err != nil {
		h.refuse(w, r, err)
	}
	return nil
}

// serveAfterWait waits and then serves the request a second time. The wait ends when there is a record, when its limit has
// passed, or when the process is about to end. The second time is like a new request: it has new deadlines, and the token
// and scope are checked again.
func (h *handler) serveAfterWait(w http.ResponseWriter, r *http.Request, route route, pending *waitError) {
	if err := h.await(r.Context(), pending); err != nil {
		h.refuse(w, r, err)
		return
	}
	if timeout := h.limits.WriteTimeout(); timeout > 0 {
		// The error is ignored: a connection may not support deadlines, as in tests without a server.
		_ = http.NewResponseController(w).SetWriteDeadline(time.Now().Add(timeout))
	}
	_ = h.serveOnce(w, r.WithContext(context.WithValue(r.Context(), resumedAt{}, pending.cursor)), route) // a resumed request never waits again
}

// await waits as pending says, at most until its limit, the end of the request or the end of the process.
//
// Errors: too_many_concurrent, overloaded; the cause of the context's end, when the request itself ended.
func (h *handler) await(ctx context.Context, pending *waitError) error {
	if err := h.waiting.Enter(pending.actor); err != nil {
		return err
	}
	defer h.waiting.Leave(pending.actor)
	started := time.Now()
	waiting, cancel := context.WithTimeout(ctx, pending.limit)
	defer cancel()
	defer context.AfterFunc(h.stopping, cancel)() //nolint:contextcheck // the context of the process, not of the request
	_ = pending.wait(waiting)                     // after any error, the request is served with the records that exist by then
	httpx.RequestInfoFrom(ctx).Waited = time.Since(started)
	return context.Cause(ctx)
}
