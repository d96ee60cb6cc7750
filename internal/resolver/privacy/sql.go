package privacy

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"

	"github.com/google/uuid"

	"kiosk/internal/database"
)

// queries runs the SQL statements of this package, in the actor's store.
type queries struct{ database.Statements }

// lockPendingRecharges locks the customer's PENDING recharges. The lock is that of an UPDATE, so that rows that refer to them can still be
// inserted.
func (q queries) lockPendingRecharges(ctx context.Context, customerID uuid.UUID) error {
	_, err := q.IDs(ctx, `SELECT id FROM recharges WHERE store_id = $1 AND customer_id = $2 AND status = 'PENDING' ORDER BY id `+
		q.Dialect.Lock("FOR NO KEY UPDATE"), q.Store, customerID)
	if err != nil {
		return fmt.Errorf("privacy: lock recharges: %w", err)
	}
	return nil
}

// blankTexts sets the texts that people wrote in a customer's rows to "": notes and reasons of orders and recharges, and
// references of recharges and adjustments. Numbers, states and references that Kiosk generates do not change.
func (q queries) blankTexts(ctx context.Context, customerID uuid.UUID) error {
	for _, statement := range []string{
		`UPDATE orders SET notes = '', status_reason = ''
			WHERE store_id = $1 AND customer_id = $2 AND (notes <> '' OR status_reason <> '')`,
		`UPDATE recharges SET reference = '', notes = '', reason = ''
			WHERE store_id = $1 AND customer_id = $2 AND (reference <> '' OR notes <> '' OR reason <> '')`,
		`UPDATE wallet_transactions SET reference = ''
			WHERE store_id = $1 AND customer_id = $2 AND reference <> '' AND kind IN ('RECHARGE', 'ADJUSTMENT')`,
	} {
		if _, err := q.Target.ExecContext(ctx, statement, q.Store, customerID); err != nil {
			return fmt.Errorf("privacy: blank the texts about a customer: %w", err)
		}
	}
	return nil
}

// rewriteEvent replaces the data of an event. No other statement changes events' data.
func (q queries) rewriteEvent(ctx context.Context, id uuid.UUID, data string) error {
	return q.rewrite(ctx, `UPDATE events SET data = $3 WHERE store_id = $1 AND id = $2`, id, data)
}

// rewriteAudit replaces before and after of an audit entry. No other statement changes them.
func (q queries) rewriteAudit(ctx context.Context, id uuid.UUID, before, after json.RawMessage) error {
	return q.rewrite(ctx, `UPDATE audit_entries SET "before" = $3, "after" = $4 WHERE store_id = $1 AND id = $2`,
		id, document(before), document(after))
}

// blankResponses removes the stored responses of receivers to events of the subjects, because they may contain personal data. CROSS JOIN
// makes SQLite begin with the events; it would read all deliveries of the store otherwise.
func (q queries) blankResponses(ctx context.Context, subjects []uuid.UUID) error {
	p := database.Parameters{Values: []any{q.Store}}
	_, err := q.Target.ExecContext(ctx, `UPDATE delivery_attempts SET response_headers = NULL, response_body = NULL
		WHERE store_id = $1 AND delivery_id IN (
			SELECT d.id FROM events AS e CROSS JOIN deliveries AS d
			WHERE e.store_id = $1 AND d.store_id = e.store_id AND d.event_id = e.id AND e.subject_id IN `+p.AddIDs(subjects)+`)`, p.Values...)
	if err != nil {
		return fmt.Errorf("privacy: blank the responses of receivers: %w", err)
	}
	return nil
}

func (q queries) rewrite(ctx context.Context, statement string, id uuid.UUID, values ...any) error {
	if _, err := q.Target.ExecContext(ctx, statement, append([]any{q.Store, id}, values...)...); err != nil {
		return fmt.Errorf("privacy: rewrite a row: %w", err)
	}
	return nil
}

// document returns JSON as a parameter of a statement; empty JSON is NULL.
func document(value json.RawMessage) sql.NullString {
	return sql.NullString{String: string(value), Valid: len(value) > 0}
}

// outcomesAbout returns the ids of the idempotency keys whose outcome contains the id. It reads all keys of the store, which
// are those of the last 24 hours.
func (q queries) outcomesAbout(ctx context.Context, id uuid.UUID) ([]uuid.UUID, error) {
	keys, err := q.IDs(ctx, `SELECT id FROM idempotency_keys WHERE store_id = $1 AND outcome LIKE $2`, q.Store, "%"+id.String()+"%")
	if err != nil {
		return nil, fmt.Errorf("privacy: find outcomes: %w", err)
	}
	return keys, nil
}
