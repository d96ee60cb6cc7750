package database

import (
	"cmp"
	"context"
	"errors"
	"math/rand/v2"
	"time"
)

// ErrRetry is the error of a transaction that was rolled back because another transaction changed rows on which it depends. A new
// attempt may succeed.
var ErrRetry = errors.New("database: lost a race")

const (
	// retryBudget is the default of Options.RetryFor.
	retryBudget  = 10 * time.Second
	firstBackoff = 2 * time.Millisecond
	// maxBackoff is long enough that many transactions that wait for one row leave the CPU to the one that has it.
	maxBackoff = 500 * time.Millisecond
)

// LostRace reports whether a transaction failed only because of concurrent changes. It does not if the database is a standby.
func LostRace(err error) bool { return maySucceedAgain(err) && !IsStandby(err) }

func maySucceedAgain(err error) bool { return errors.Is(err, ErrRetry) || IsRetryable(err) }

// Retry calls attempt, which runs a whole transaction, until its error is neither ErrRetry nor IsRetryable, or Options.RetryFor has passed.
// It pauses between attempts. It returns the error of the last attempt, or the cause of the context's end.
func (d *DB) Retry(ctx context.Context, attempt func() error) error {
	deadline := time.Now().Add(cmp.Or(d.retryFor, retryBudget))
	for backoff := firstBackoff; ; backoff = min(2*backoff, maxBackoff) {
		err := attempt()
		if !maySucceedAgain(err) || time.Now().After(deadline) {
			return err
		}
		if err := pause(ctx, backoff); err != nil {
			return err
		}
	}
}

// pause waits for a random time between half of d and d. It returns the cause of the context's end.
func pause(ctx context.Context, d time.Duration) error {
	timer := time.NewTimer(d/2 + rand.N(d/2)) //nolint:gosec // jitter, not a secret
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}
