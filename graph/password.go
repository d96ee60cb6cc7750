package graph

import (
	"context"
	"errors"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/auth"
	"kiosk/internal/httpx"
	"kiosk/internal/resolver"
)

// passwords bound how often the old password may be tried by who changes it: as often as at the sign-in, so that a session
// left open is no way around it.
type passwords struct {
	failures *httpx.Buckets[uuid.UUID] // by staff member
	places   chan struct{}             // shared with those who sign in: each costs a slow hash
	now      func() time.Time
}

// newPasswords bounds only if the limits say so.
func newPasswords(limits httpx.Limits, places chan struct{}) *passwords {
	p := &passwords{places: places, now: limits.Clock()}
	if limits.AuthFailures > 0 {
		p.failures = httpx.NewBuckets[uuid.UUID](1/accountPause.Seconds(), accountFailures)
	}
	return p
}

// changePassword replaces the actor's own password, unless too many attempts had the wrong old one.
//
// Errors: those of the operation; too_many_failures; overloaded.
func (r *Resolver) changePassword(ctx context.Context, in resolver.ChangePasswordInput) (*db.StaffMember, error) {
	p := r.passwords
	select {
	case p.places <- struct{}{}:
		defer func() { <-p.places }()
	default:
		return nil, tooManySignIns()
	}
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
	if !errors.Is(err, resolver.ErrWrongOldPassword) {
		forgive(p.now())
	}
	return changed, err
}
