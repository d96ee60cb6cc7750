package resolver

import (
	"context"
	"errors"
)

// houseworkBatch bounds what one round of housekeeping does.
const houseworkBatch = 500

// KeepHouse does what time alone calls for, in every store: it rejects recharges that nobody decided upon,
// takes expired licences out of the stock, activates webhook secrets whose rotation began a day ago,
// and ends the waiting for licences that are overdue. The dispatcher calls it at intervals.
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
	failed, failing := r.FailOverdueBackorders(ctx, houseworkBatch)
	if failed > 0 {
		r.logger.InfoContext(ctx, "the waiting for overdue licences was ended", "orders", failed)
	}
	return errors.Join(rejecting, expiring, activating, failing)
}
