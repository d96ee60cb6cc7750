// Package auth describes the actors (API tokens, staff and the system) and what each of them may do.
package auth

import (
	"context"
	"errors"
	"log/slog"

	"github.com/google/uuid"

	"kiosk/internal/money"
)

// ErrNoActor is returned by the data layer when the context has no actor, and so no store.
var ErrNoActor = errors.New("auth: no actor in the context")

// Kind is one of the three kinds of actors.
type Kind string

// The kinds of actors, as stored in ledger rows and audit entries.
const (
	KindToken  Kind = "TOKEN"
	KindStaff  Kind = "STAFF"
	KindSystem Kind = "SYSTEM"
)

// Actor is the API token, the staff member or the system on whose behalf the code runs. Every query and mutation is confined to its
// store.
type Actor struct {
	Kind    Kind
	ID      uuid.UUID // of the token or staff member; zero for the system
	Name    string
	Email   string // of a staff member
	StoreID uuid.UUID
	Scopes  Scopes // of a token
	// RefundLimit is the maximum that a token may refund of one order; nil is no limit.
	RefundLimit *money.Amount
	Role        Role // of a staff member

	// SessionID is the id of the staff member's session or access token.
	SessionID uuid.UUID
	// EnteredFrom is the account in another store whose password began this session; zero if it was this account's own password.
	EnteredFrom uuid.UUID
	// Needs is the permission that the current operation requires of a staff member, "" when it requires none.
	Needs Permission
	// RequestID is the id of the request in which the actor acts, for the audit; "" outside a request.
	RequestID string

	allTenants bool
}

// System is the actor of Kiosk's own work inside one store.
func System(storeID uuid.UUID) Actor {
	return Actor{Kind: KindSystem, Name: "system", StoreID: storeID}
}

// AllTenants returns a context whose system actor sees the rows of all stores.
// It is for work that has no store yet (authentication, the command line, the dispatcher).
func AllTenants(ctx context.Context) context.Context {
	return With(ctx, Actor{Kind: KindSystem, Name: "system", allTenants: true})
}

// SeesAllTenants reports whether the actor sees all stores.
func (a Actor) SeesAllTenants() bool { return a.allTenants }

// LogValue implements slog.LogValuer.
func (a Actor) LogValue() slog.Value {
	return slog.GroupValue(
		slog.String("kind", string(a.Kind)),
		slog.String("id", a.ID.String()),
		slog.String("store", a.StoreID.String()),
	)
}

type contextKey struct{}

// With returns a context in which actor acts.
func With(ctx context.Context, actor Actor) context.Context {
	return context.WithValue(ctx, contextKey{}, actor)
}

// From returns the actor of the context. It fails with ErrNoActor when there is none,
// or when the actor names no store and may not see them all.
func From(ctx context.Context) (Actor, error) {
	actor, ok := ctx.Value(contextKey{}).(Actor)
	if !ok || (actor.StoreID == uuid.Nil && !actor.allTenants) {
		return Actor{}, ErrNoActor
	}
	return actor, nil
}
