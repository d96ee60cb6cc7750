package operation

import (
	"cmp"
	"context"
	"crypto/hmac"
	"encoding/json"
	"fmt"
	"time"

	"kiosk/ent/db"
	"kiosk/ent/db/idempotencykey"
	"kiosk/internal/problem"
)

const (
	// MaxIdempotencyKey is the longest idempotency key, in characters. Contract: "Idempotency-Key".
	MaxIdempotencyKey = 80

	idempotencyLifetime = 24 * time.Hour
	idempotencyPurpose  = "idempotency"
)

// Call is an operation that a client may retry with a key. Contract: "Idempotency-Key".
type Call struct {
	Operation string
	Key       string // "" for a call without one
	Input     any    // what tells two calls apart, as JSON
	DryRun    bool   // run, answer, and write nothing
}

// CheckIdempotencyKey tells whether key can be one: 1 to 80 printable ASCII characters.
func CheckIdempotencyKey(key string) error {
	if !problem.IsPrintableASCII(key, MaxIdempotencyKey) {
		return problem.Refuse(problem.CodeIdempotencyKeyInvalid, "Idempotency-Key must have 1 to %d printable ASCII characters.", MaxIdempotencyKey)
	}
	return nil
}

// Once runs an operation in a transaction that also claims the call's key and keeps the outcome under it.
// A retry gets that outcome again, marked as replayed; only what commits takes the key.
// The outcome must not hold secrets. Error: CodeIdempotencyKeyReused.
func Once[T any](ctx context.Context, r *Runner, c Call, operation func(context.Context, *Tx) (T, error)) (outcome T, replayed bool, err error) {
	if c.Key != "" {
		if err := CheckIdempotencyKey(c.Key); err != nil {
			return outcome, false, err
		}
	}
	err = r.Write(named(ctx, c.Operation), func(ctx context.Context, tx *Tx) error {
		var err error
		if c.Key != "" && !c.DryRun {
			outcome, replayed, err = underKey(ctx, tx, c, operation)
			return err
		}
		outcome, err = operation(ctx, tx)
		if err == nil && c.DryRun {
			return cmp.Or(tx.finish(), errDryRun)
		}
		return err
	})
	if replayed && err == nil {
		r.metrics.replays.WithLabelValues(c.Operation).Inc()
	}
	return outcome, replayed, err
}

func underKey[T any](ctx context.Context, tx *Tx, c Call, operation func(context.Context, *Tx) (T, error)) (outcome T, replayed bool, err error) {
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
	claimed, err := queries{tx.SQL}.claimKey(ctx, claim)
	if err != nil {
		return outcome, false, err
	}
	if !claimed {
		stored, err := tx.kept(ctx, claim)
		if err != nil {
			return outcome, false, err
		}
		if stored != nil {
			outcome, err = replay[T](stored, c, fingerprint)
			return outcome, true, err
		}
	}
	outcome, err = operation(ctx, tx)
	if err != nil {
		return outcome, false, err
	}
	return outcome, false, tx.keep(ctx, c, outcome)
}

// fingerprint is keyed, because the input may hold credentials that a plain digest would let one guess.
func (tx *Tx) fingerprint(c Call) ([]byte, error) {
	input, err := json.Marshal(c.Input)
	if err != nil {
		return nil, fmt.Errorf("operation: encode the input of %s: %w", c.Operation, err)
	}
	return tx.Tenant.Keys.Fingerprint(idempotencyPurpose, append([]byte(c.Operation+"\n"), input...)), nil
}

// kept returns what is kept under a key that was claimed before, nil when its time was over and it is claimed now.
func (tx *Tx) kept(ctx context.Context, claim keyClaim) (*db.IdempotencyKey, error) {
	stored, err := tx.IdempotencyKey.Query().Where(idempotencykey.Key(claim.Key)).Only(ctx)
	if db.IsNotFound(err) {
		return nil, ErrRetry // it was swept just now
	}
	if err != nil {
		return nil, fmt.Errorf("operation: read idempotency key: %w", err)
	}
	if stored.ExpiresAt.After(tx.Now) {
		return stored, nil
	}
	reclaimed, err := queries{tx.SQL}.reclaimKey(ctx, claim)
	if err == nil && !reclaimed {
		err = ErrRetry // another request was faster
	}
	return nil, err
}

func replay[T any](stored *db.IdempotencyKey, c Call, fingerprint []byte) (outcome T, err error) {
	if !hmac.Equal(stored.Fingerprint, fingerprint) {
		return outcome, problem.Refuse(problem.CodeIdempotencyKeyReused, "This Idempotency-Key was used for a different request.")
	}
	if err := json.Unmarshal([]byte(stored.Outcome), &outcome); err != nil {
		return outcome, fmt.Errorf("operation: decode the outcome of %s: %w", c.Operation, err)
	}
	return outcome, nil
}

func (tx *Tx) keep(ctx context.Context, c Call, outcome any) error {
	encoded, err := json.Marshal(outcome)
	if err != nil {
		return fmt.Errorf("operation: encode the outcome of %s: %w", c.Operation, err)
	}
	err = tx.IdempotencyKey.Update().
		Where(idempotencykey.Key(c.Key)).
		SetOutcome(string(encoded)).
		Exec(ctx)
	if err != nil {
		return fmt.Errorf("operation: keep the outcome of %s: %w", c.Operation, err)
	}
	return nil
}
