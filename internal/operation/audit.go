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

// Change is one entry of the audit. Before and After are the subject before and after the change, or nil. They are encoded as JSON
// and must hold no secrets; the sensitive fields of entities are not encoded.
type Change struct {
	Action  string // subject.verb, such as product.update
	Subject string // the type, as in the schema of the GraphQL API
	ID      uuid.UUID
	Before  any
	After   any
	// OwnRow says that another row of the operation, such as a row of the ledger, already names the actor. Then no entry is written
	// when the actor is a token, because bots make such changes far more often than staff.
	OwnRow bool
}

// Audit writes an entry of the audit in the operation's transaction. It writes none when the actor is a token and the change has
// OwnRow. PlaceOrder calls it for staff only, because its ledger row names the token.
func (tx *Tx) Audit(ctx context.Context, c Change) error { return tx.AuditAll(ctx, []Change{c}) }

// AuditAll is Audit for several changes of one operation.
func (tx *Tx) AuditAll(ctx context.Context, changes []Change) error {
	if tx.Actor.Kind == auth.KindToken {
		changes = slices.DeleteFunc(slices.Clone(changes), func(c Change) bool { return c.OwnRow })
	}
	for chunk := range slices.Chunk(changes, MaxAuditRows) {
		entries := make([]*db.AuditEntryCreate, len(chunk))
		for i, c := range chunk {
			entry, err := tx.auditEntry(c)
			if err != nil {
				return err
			}
			entries[i] = entry
		}
		if err := tx.AuditEntry.CreateBulk(entries...).Exec(ctx); err != nil {
			return fmt.Errorf("operation: write the audit of %s: %w", chunk[0].Action, err)
		}
	}
	return nil
}

// MaxAuditRows limits the entries of one INSERT.
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

// ActorID returns the id of an actor, or nil for an actor without an id.
func ActorID(actor auth.Actor) *uuid.UUID {
	if actor.ID == uuid.Nil {
		return nil
	}
	return &actor.ID
}
