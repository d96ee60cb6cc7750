package operation

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/auth"
)

// Change is one entry of the audit: what was done to what. Before and After are encoded as JSON and must hold
// no secrets; the sensitive fields of entities leave themselves out. Nil stands for nothing.
type Change struct {
	Action  string // subject.verb, such as product.update
	Subject string // the type, as in the schema of the GraphQL API
	ID      uuid.UUID
	Before  any
	After   any
	// OwnRow says that a row which the operation writes anyway, such as one of the ledger, names who did it. It is all that is
	// kept of a token then: bots do these things far more often than staff.
	OwnRow bool
}

// Audit notes in the operation's transaction what a person, the system or a token did. It leaves out what a token did when
// a row of the operation names the token (OwnRow); PlaceOrder, whose ledger row does, calls it for staff only.
func (tx *Tx) Audit(ctx context.Context, c Change) error { return tx.AuditAll(ctx, []Change{c}) }

// AuditAll is Audit for what an operation did to many.
func (tx *Tx) AuditAll(ctx context.Context, changes []Change) error {
	if tx.Actor.Kind == auth.KindToken {
		changes = slices.DeleteFunc(slices.Clone(changes), func(c Change) bool { return c.OwnRow })
	}
	for some := range slices.Chunk(changes, MaxAuditRows) {
		entries := make([]*db.AuditEntryCreate, len(some))
		for i, c := range some {
			entry, err := tx.auditEntry(c)
			if err != nil {
				return err
			}
			entries[i] = entry
		}
		if err := tx.AuditEntry.CreateBulk(entries...).Exec(ctx); err != nil {
			return fmt.Errorf("operation: write the audit of %s: %w", some[0].Action, err)
		}
	}
	return nil
}

// MaxAuditRows bounds the entries of one INSERT.
const MaxAuditRows = 1_000

func (tx *Tx) auditEntry(c Change) (*db.AuditEntryCreate, error) {
	before, err := snapshot(c.Before)
	if err != nil {
		return nil, err
	}
	after, err := snapshot(c.After)
	if err != nil {
		return nil, err
	}
	return tx.AuditEntry.Create().
		SetCreatedAt(tx.Now).
		SetActorKind(string(tx.Actor.Kind)).
		SetNillableActorID(ActorID(tx.Actor)).
		SetActorName(tx.Actor.Name).
		SetAction(c.Action).
		SetSubjectType(c.Subject).
		SetSubjectID(c.ID).
		SetBefore(before).
		SetAfter(after).
		SetRequestID(tx.Actor.RequestID), nil
}

func snapshot(value any) (json.RawMessage, error) {
	if value == nil {
		return nil, nil
	}
	encoded, err := json.Marshal(value)
	if err != nil {
		return nil, fmt.Errorf("operation: encode an audit entry: %w", err)
	}
	return encoded, nil
}

// ActorID is the id of an actor as rows name it: nil for one without.
func ActorID(actor auth.Actor) *uuid.UUID {
	if actor.ID == uuid.Nil {
		return nil
	}
	return &actor.ID
}
