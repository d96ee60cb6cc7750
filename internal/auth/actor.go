// Package auth says who acts: API tokens, staff and the system, and what each may do.
package auth

import (
	"context"
	"errors"
	"log/slog"

	"github.com/google/uuid"

	"kiosk/internal/money"
)

// ErrNoActor is the refusal of the data layer when no actor, and so no store, is known.
var ErrNoActor = errors.New("auth: no actor in the context")

// Kind is one of the three sorts of actors.
type Kind string

// The kinds of actors, as stored in ledger rows and audit entries.
const (
	KindToken  Kind = "TOKEN"
	KindStaff  Kind = "STAFF"
	KindSystem Kind = "SYSTEM"
)

// Actor is on whose behalf the code runs. Every query and mutation is confined to its store.
type Actor struct {
	Kind    Kind
	ID      uuid.UUID // of the token or staff member; zero for the system
	Name    string
	Email   string // of a staff member
	StoreID uuid.UUID
	Scopes  Scopes // of a token
	// RefundLimit is the most that a token may refund of one order, nil for no limit.
	RefundLimit *money.Amount
	Role        Role // of a staff member

	// SessionID is the session or access token by which a staff member acts.
	SessionID uuid.UUID
	// EnteredFrom is the account of another store whose password began the session; zero for one's own password.
	EnteredFrom uuid.UUID
	// Needs is the permission that the operation asks for in which a staff member acts, "" when it asks for none.
	Needs Permission
	// RequestID is the request in which the actor acts, for the audit; "" when there is none.
	RequestID string

	everywhere bool
}

// System is the actor of Kiosk's own work inside one store.
func System(storeID uuid.UUID) Actor {
	return Actor{Kind: KindSystem, Name: "system", StoreID: storeID}
}

// AllTenants returns a context whose system actor sees the rows of all stores.
// It is for work that has no store yet (authentication, the command line, the dispatcher).
func AllTenants(ctx context.Context) context.Context {
	return With(ctx, Actor{Kind: KindSystem, Name: "system", everywhere: true})
}

// SeesAllTenants reports whether the actor sees all stores.
func (a Actor) SeesAllTenants() bool { return a.everywhere }

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
	if !ok || (actor.StoreID == uuid.Nil && !actor.everywhere) {
		return Actor{}, ErrNoActor
	}
	return actor, nil
}
