package resolver

import (
	"context"
	"errors"
)

// houseworkBatch bounds what one round of housekeeping does.
const houseworkBatch = 500

// KeepHouse does what time alone calls for, in every store: it rejects recharges that nobody decided upon,
// takes expired licences out of the stock, and activates webhook secrets whose rotation began a day ago.
// The dispatcher calls it at intervals.
func (r *Resolver) KeepHouse(ctx context.Context) error {
	rejected, rejecting := r.RejectStaleRecharges(ctx, houseworkBatch)
	if rejected > 0 {
		r.logger.InfoContext(ctx, "recharges that nobody decided upon were rejected", "count", rejected)
	}
	expired, expiring := r.ExpireLicenses(ctx, houseworkBatch)
	if expired > 0 {
		r.logger.InfoContext(ctx, "expired licences were taken out of the stock", "count", expired)
	}
	activated, activating := r.ActivateRipeSecrets(ctx, houseworkBatch)
	if activated > 0 {
		r.logger.InfoContext(ctx, "webhook secrets whose rotation began a day ago were activated", "count", activated)
	}
	return errors.Join(rejecting, expiring, activating)
}
