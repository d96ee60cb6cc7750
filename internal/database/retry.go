package database

import (
	"cmp"
	"context"
	"errors"
	"math/rand/v2"
	"time"
)

// ErrRetry is returned by a transaction that was rolled back because others changed what it had decided upon: a new attempt
// may succeed.
var ErrRetry = errors.New("database: lost a race")

const (
	// retryBudget is how long Retry makes new attempts, if Options do not say otherwise.
	retryBudget  = 10 * time.Second
	firstBackoff = 2 * time.Millisecond
	// maxBackoff is long enough for many losers of one row to leave the processors to the winner.
	maxBackoff = 500 * time.Millisecond
)

// LostRace reports whether the transaction failed only because of what others did at the same time: ErrRetry, or IsRetryable.
func LostRace(err error) bool { return errors.Is(err, ErrRetry) || IsRetryable(err) }

// Retry runs attempt, a whole transaction, again after a pause for as long as it loses races, for ten seconds or
// Options.RetryFor. It returns the last attempt's error, or the cause of the context's end.
func (d *DB) Retry(ctx context.Context, attempt func() error) error {
	deadline := time.Now().Add(cmp.Or(d.retryFor, retryBudget))
	for backoff := firstBackoff; ; backoff = min(2*backoff, maxBackoff) {
		err := attempt()
		if !LostRace(err) || time.Now().After(deadline) {
			return err
		}
		if err := pause(ctx, backoff); err != nil {
			return err
		}
	}
}

// pause waits between half and all of d.
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
