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

// maxPasswords is how many requests may check or set a password at the same time. Each needs a slow hash. Package auth computes
// only a few hashes at a time, and the other requests wait. Requests beyond this number fail.
const maxPasswords = 64

// hashQueue has a slot for each password that is being checked or set.
type hashQueue chan struct{}

// enter takes a slot until leave is called. Error: overloaded.
func (q hashQueue) enter() (leave func(), err error) {
	select {
	case q <- struct{}{}:
		return func() { <-q }, nil
	default:
		return nil, &httpx.RejectError{Code: httpx.CodeOverloaded, Detail: "Too many passwords are being checked just now; try again.", RetryAfter: 1}
	}
}

// Passwords limits the changes of passwords by signed-in staff: how many run at the same time, and how often a member may send a
// wrong old password. The latter is as often as at sign-in, so that an open session gives an attacker no more attempts.
type Passwords struct {
	failures *httpx.Buckets[uuid.UUID] // by staff member; nil without a limit
	queue    hashQueue                 // shared with sign-ins
	now      func() time.Time
}

// newPasswords returns the limits. Attempts are limited only if limits.AuthFailures is set.
func newPasswords(limits httpx.Limits, queue hashQueue) *Passwords {
	p := &Passwords{queue: queue, now: limits.Clock()}
	if limits.AuthFailures > 0 {
		p.failures = httpx.NewBuckets[uuid.UUID](1/accountPause.Seconds(), accountFailures)
	}
	return p
}

// Set runs an operation that sets the password of another staff member. Errors: those of the operation; overloaded.
func (p *Passwords) Set(set func() (*db.StaffMember, error)) (*db.StaffMember, error) {
	leave, err := p.queue.enter()
	if err != nil {
		return nil, err
	}
	defer leave()
	return set()
}

// Change runs the operation with which the actor changes their own password.
//
// Errors: those of the operation; too_many_failures after too many wrong old passwords; overloaded.
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
