package resolver

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/auth"
)

// change is one entry of the audit: what was done to what. Before and After are encoded as JSON and must hold
// no secrets; the sensitive fields of entities leave themselves out. Nil stands for nothing.
type change struct {
	action  string // subject.verb, such as product.update
	subject string // the type, as in the schema of the back office
	id      uuid.UUID
	before  any
	after   any
	// ownRow says that a row which the operation writes anyway, such as one of the ledger, names who did it. It is all that is
	// kept of a token then: bots do these things far more often than staff.
	ownRow bool
}

// audit notes in the operation's transaction what a person, the system or a token did. It leaves out what a token did when
// a row of the operation names the token (ownRow); PlaceOrder, whose ledger row does, calls it for staff only.
func (tx *Tx) audit(ctx context.Context, c change) error { return tx.auditAll(ctx, []change{c}) }

// auditAll is audit for what an operation did to many.
func (tx *Tx) auditAll(ctx context.Context, changes []change) error {
	if tx.actor.Kind == auth.KindToken {
		changes = slices.DeleteFunc(slices.Clone(changes), func(c change) bool { return c.ownRow })
	}
	for some := range slices.Chunk(changes, maxAuditRows) {
		entries := make([]*db.AuditEntryCreate, len(some))
		for i, c := range some {
			entry, err := tx.auditEntry(c)
			if err != nil {
				return err
			}
			entries[i] = entry
		}
		if err := tx.AuditEntry.CreateBulk(entries...).Exec(ctx); err != nil {
			return fmt.Errorf("resolver: write the audit of %s: %w", some[0].action, err)
		}
	}
	return nil
}

// maxAuditRows bounds the entries of one INSERT.
const maxAuditRows = 1_000

func (tx *Tx) auditEntry(c change) (*db.AuditEntryCreate, error) {
	before, err := snapshot(c.before)
	if err != nil {
		return nil, err
	}
	after, err := snapshot(c.after)
	if err != nil {
		return nil, err
	}
	return tx.AuditEntry.Create().
		SetCreatedAt(tx.now).
		SetActorKind(string(tx.actor.Kind)).
		SetNillableActorID(actorID(tx.actor)).
		SetActorName(tx.actor.Name).
		SetAction(c.action).
		SetSubjectType(c.subject).
		SetSubjectID(c.id).
		SetBefore(before).
		SetAfter(after).
		SetRequestID(tx.actor.RequestID), nil
}

func snapshot(value any) (json.RawMessage, error) {
	if value == nil {
		return nil, nil
	}
	encoded, err := json.Marshal(value)
	if err != nil {
		return nil, fmt.Errorf("resolver: encode an audit entry: %w", err)
	}
	return encoded, nil
}

func actorID(actor auth.Actor) *uuid.UUID {
	if actor.ID == uuid.Nil {
		return nil
	}
	return &actor.ID
}
