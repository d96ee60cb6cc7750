package operation

import (
	"context"
	"crypto/hmac"
	"encoding/json"
	"fmt"
	"time"

	"kiosk/internal/database"
	"kiosk/internal/problem"
)

const (
	// MaxIdempotencyKey is the maximum length of an idempotency key, in characters: IdempotencyKeyHeader in rest/openapi.yaml.
	MaxIdempotencyKey = 80

	idempotencyLifetime = 24 * time.Hour
	idempotencyPurpose  = "idempotency"
)

// Call is an operation that a client may retry with a key. rest/openapi.yaml, "Retrying".
type Call struct {
	Operation string
	Key       string // "" for a call without a key
	Input     any    // is compared as JSON: the same key with another input is refused
	DryRun    bool   // run the operation and return its outcome, but roll back
}

// CheckIdempotencyKey fails unless key has 1 to 80 printable ASCII characters. Error: CodeIdempotencyKeyInvalid.
func CheckIdempotencyKey(key string) error {
	if !problem.IsPrintableASCII(key, MaxIdempotencyKey) {
		return problem.Refuse(problem.CodeIdempotencyKeyInvalid, "Idempotency-Key must have 1 to %d printable ASCII characters.", MaxIdempotencyKey)
	}
	return nil
}

// Once runs an operation in a transaction that also claims the idempotency key of the call and stores the outcome with it. A retry
// with the same key returns the stored outcome, and reports it as replayed. An operation that fails is rolled back and does not take
// the key. The outcome must not hold secrets.
// Errors: CodeIdempotencyKeyInvalid, CodeIdempotencyKeyReused; those of Write and of the operation.
func Once[T any](ctx context.Context, r *Runner, c Call, operation func(context.Context, *Tx) (T, error)) (outcome T, replayed bool, err error) {
	if c.Key != "" {
		if err := CheckIdempotencyKey(c.Key); err != nil {
			return outcome, false, err
		}
	}
	err = r.transact(ctx, c.Operation, r.Store, func(ctx context.Context, tx *Tx) error {
		var err error
		if c.Key != "" && !c.DryRun {
			outcome, replayed, err = onceWithKey(ctx, tx, c, operation)
			return err
		}
		outcome, err = operation(ctx, tx)
		if err == nil && c.DryRun {
			return errDryRun
		}
		return err
	})
	if replayed && err == nil {
		r.metrics.replays.WithLabelValues(c.Operation).Inc()
	}
	return outcome, replayed, err
}

func onceWithKey[T any](ctx context.Context, tx *Tx, c Call, operation func(context.Context, *Tx) (T, error)) (outcome T, replayed bool, err error) {
	fingerprint, err := tx.fingerprint(c)
	if err != nil {
		return outcome, false, err
	}
	claim := keyClaim{
		Key:         c.Key,
		Operation:   c.Operation,
		Fingerprint: fingerprint,
		Now:         tx.Now,
		ExpiresAt:   tx.Now.Add(idempotencyLifetime),
	}
	stored, err := tx.claim(ctx, claim)
	if err != nil {
		return outcome, false, err
	}
	if stored != nil {
		outcome, err = replay[T](stored, c, fingerprint)
		return outcome, true, err
	}
	tx.claimed = &claim
	outcome, err = operation(ctx, tx)
	if err != nil {
		return outcome, false, err
	}
	return outcome, false, tx.InsertWithOutcome(ctx, outcome)
}

// fingerprint returns a keyed hash of the call's operation and input. An unkeyed hash could be used to guess credentials in the input.
func (tx *Tx) fingerprint(c Call) ([]byte, error) {
	input, err := json.Marshal(c.Input)
	if err != nil {
		return nil, fmt.Errorf("operation: encode the input of %s: %w", c.Operation, err)
	}
	return tx.Store.Keys.Fingerprint(idempotencyPurpose, append([]byte(c.Operation+"\n"), input...)), nil
}

// claim takes a key for the operation and returns nil, or returns the outcome that is stored with the key. Error: ErrRetry.
func (tx *Tx) claim(ctx context.Context, claim keyClaim) (*StoredOutcome, error) {
	claimed, err := queries{tx.SQL}.claimKey(ctx, claim)
	if err != nil || claimed {
		return nil, err
	}
	stored, err := queries{tx.SQL}.storedOutcome(ctx, claim.Key, claim.Now)
	switch {
	case err != nil:
		return nil, err
	case stored == nil:
		return nil, ErrRetry // the worker deleted it just now
	case !stored.expired:
		return stored, nil
	}
	reclaimed, err := queries{tx.SQL}.reclaimKey(ctx, claim)
	if err == nil && !reclaimed {
		err = ErrRetry // another request was faster
	}
	return nil, err
}

// OutcomeOf returns what is stored with an idempotency key of the actor's store, or nil if there is no such key or it has expired.
func (r *Runner) OutcomeOf(ctx context.Context, key string) (*StoredOutcome, error) {
	statements, err := r.Statements(ctx)
	if err != nil {
		return nil, err
	}
	stored, err := queries{statements}.storedOutcome(ctx, key, r.Now())
	if err != nil || stored == nil || stored.expired {
		return nil, err
	}
	return stored, nil
}

func replay[T any](stored *StoredOutcome, c Call, fingerprint []byte) (outcome T, err error) {
	if !hmac.Equal(stored.fingerprint, fingerprint) {
		return outcome, problem.Refuse(problem.CodeIdempotencyKeyReused, "This Idempotency-Key was used for a different request.")
	}
	if err := json.Unmarshal([]byte(stored.Outcome), &outcome); err != nil {
		return outcome, fmt.Errorf("operation: decode the outcome of %s: %w", c.Operation, err)
	}
	return outcome, nil
}

// InsertWithOutcome inserts the last rows of an operation and, if the call has a key, stores its outcome, in one round trip on
// PostgreSQL. An operation calls it at most once. For an operation that does not call it, Once stores the outcome.
func (tx *Tx) InsertWithOutcome(ctx context.Context, outcome any, tables ...database.Rows) error {
	claim := tx.claimed
	if claim == nil {
		return tx.SQL.Insert(ctx, tables...)
	}
	encoded, err := json.Marshal(outcome)
	if err != nil {
		return fmt.Errorf("operation: encode the outcome of %s: %w", claim.Operation, err)
	}
	tx.claimed = nil
	return tx.SQL.Insert(ctx, append([]database.Rows{claim.outcomeRow(string(encoded))}, tables...)...)
}
