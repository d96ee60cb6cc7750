package session

import (
	"context"
	"errors"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/auth"
	"kiosk/internal/httpx"
	"kiosk/internal/resolver/access"
)

// maxPasswords is how many passwords may be checked or set at the same time. Each costs a slow hash, and package auth
// computes few of them at a time: the others wait. Those beyond this number are refused.
const maxPasswords = 64

// hashQueue holds a slot for each password that is being checked or set.
type hashQueue chan struct{}

// enter takes a slot, until leave. Error: overloaded.
func (q hashQueue) enter() (leave func(), err error) {
	select {
	case q <- struct{}{}:
		return func() { <-q }, nil
	default:
		return nil, &httpx.RejectError{Code: httpx.CodeOverloaded, Detail: "Too many passwords are being checked just now; try again.", RetryAfter: 1}
	}
}

// Passwords bound what staff who are signed in do with passwords: how many are checked or set at the same time, and how often the
// old one may be tried. That is as often as at the sign-in, so that a session left open is no way around it.
type Passwords struct {
	failures *httpx.Buckets[uuid.UUID] // by staff member
	queue    hashQueue                 // shared with those who sign in
	now      func() time.Time
}

// newPasswords bounds attempts only if the limits say so.
func newPasswords(limits httpx.Limits, queue hashQueue) *Passwords {
	p := &Passwords{queue: queue, now: limits.Clock()}
	if limits.AuthFailures > 0 {
		p.failures = httpx.NewBuckets[uuid.UUID](1/accountPause.Seconds(), accountFailures)
	}
	return p
}

// Enter takes a slot for a password that is set, until leave. Error: overloaded.
func (p *Passwords) Enter() (leave func(), err error) { return p.queue.enter() }

// Change runs the operation by which the actor replaces their own password, unless too many attempts had the wrong old one.
//
// Errors: those of the operation; too_many_failures; overloaded.
func (p *Passwords) Change(ctx context.Context, change func() (*db.StaffMember, error)) (*db.StaffMember, error) {
	leave, err := p.queue.enter()
	if err != nil {
		return nil, err
	}
	defer leave()
	if p.failures == nil {
		return change()
	}
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	forgive, wait := p.failures.Take(actor.ID, p.now())
	if wait > 0 {
		return nil, tooManyFailures("The old password was wrong too often.", wait)
	}
	changed, err := change()
	if !errors.Is(err, access.ErrWrongOldPassword) {
		forgive(p.now())
	}
	return changed, err
}
