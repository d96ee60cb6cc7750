package resolver

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/google/uuid"

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
}

// audit notes in the operation's transaction what a person or the system did.
// What bots do is not noted again: their orders, ledger rows and batches name the token already.
func (tx *Tx) audit(ctx context.Context, c change) error {
	if tx.actor.Kind == auth.KindToken {
		return nil
	}
	before, err := snapshot(c.before)
	if err != nil {
		return err
	}
	after, err := snapshot(c.after)
	if err != nil {
		return err
	}
	err = tx.AuditEntry.Create().
		SetCreatedAt(tx.now).
		SetActorKind(string(tx.actor.Kind)).
		SetNillableActorID(actorID(tx.actor)).
		SetActorName(tx.actor.Name).
		SetAction(c.action).
		SetSubjectType(c.subject).
		SetSubjectID(c.id).
		SetBefore(before).
		SetAfter(after).
		SetRequestID(tx.actor.RequestID).
		Exec(ctx)
	if err != nil {
		return fmt.Errorf("resolver: write the audit of %s: %w", c.action, err)
	}
	return nil
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
