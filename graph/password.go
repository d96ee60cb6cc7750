package graph

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

// passwords are checked and set by staff who are signed in. They bound how often the old password may be tried: as often
// as at the sign-in, so that a session left open is no way around it.
type passwords struct {
	failures *httpx.Buckets[uuid.UUID] // by staff member
	queue    hashQueue                 // shared with those who sign in
	now      func() time.Time
}

// newPasswords bounds only if the limits say so.
func newPasswords(limits httpx.Limits, queue hashQueue) *passwords {
	p := &passwords{queue: queue, now: limits.Clock()}
	if limits.AuthFailures > 0 {
		p.failures = httpx.NewBuckets[uuid.UUID](1/accountPause.Seconds(), accountFailures)
	}
	return p
}

// changePassword replaces the actor's own password, unless too many attempts had the wrong old one.
//
// Errors: those of the operation; too_many_failures; overloaded.
func (r *Resolver) changePassword(ctx context.Context, in access.ChangePasswordInput) (*db.StaffMember, error) {
	p := r.passwords
	leave, err := p.queue.enter()
	if err != nil {
		return nil, err
	}
	defer leave()
	if p.failures == nil {
		return r.operations.ChangePassword(ctx, in)
	}
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	forgive, wait := p.failures.Take(actor.ID, p.now())
	if wait > 0 {
		return nil, tooManyFailures("The old password was wrong too often.", wait)
	}
	changed, err := r.operations.ChangePassword(ctx, in)
	if !errors.Is(err, access.ErrWrongOldPassword) {
		forgive(p.now())
	}
	return changed, err
}

// createStaff creates a staff member with a password. Errors: those of the operation; overloaded.
func (r *Resolver) createStaff(ctx context.Context, in access.NewStaff) (*db.StaffMember, error) {
	leave, err := r.passwords.queue.enter()
	if err != nil {
		return nil, err
	}
	defer leave()
	return r.operations.CreateStaff(ctx, in)
}

// setStaffPassword replaces the password of another staff member. Errors: those of the operation; overloaded.
func (r *Resolver) setStaffPassword(ctx context.Context, in access.SetStaffPasswordInput) (*db.StaffMember, error) {
	leave, err := r.passwords.queue.enter()
	if err != nil {
		return nil, err
	}
	defer leave()
	return r.operations.SetStaffPassword(ctx, in)
}
