package resolver

import (
	"context"
	"errors"
)

// maintenanceBatch bounds what one run of the maintenance does.
const maintenanceBatch = 500

// Maintain does what time alone calls for, in every store: it rejects recharges that were left undecided,
// takes expired licenses out of the stock, activates webhook secrets whose rotation began a day ago,
// ends the waiting for licenses that are overdue, and writes the daily digests. The dispatcher calls it at intervals.
func (r *Resolver) Maintain(ctx context.Context) error {
	rejected, rejecting := r.RejectStaleRecharges(ctx, maintenanceBatch)
	if rejected > 0 {
		r.runner.Logger.InfoContext(ctx, "recharges that were left undecided were rejected", "count", rejected)
	}
	expired, expiring := r.ExpireLicenses(ctx, maintenanceBatch)
	if expired > 0 {
		r.runner.Logger.InfoContext(ctx, "expired licenses were taken out of the stock", "count", expired)
	}
	activated, activating := r.ActivateDueSecrets(ctx, maintenanceBatch)
	if activated > 0 {
		r.runner.Logger.InfoContext(ctx, "webhook secrets whose rotation began a day ago were activated", "count", activated)
	}
	failed, failing := r.FailOverdueBackorders(ctx, maintenanceBatch)
	if failed > 0 {
		r.runner.Logger.InfoContext(ctx, "the waiting for overdue licenses was ended", "orders", failed)
	}
	digests, digesting := r.SendDigests(ctx, maintenanceBatch)
	if digests > 0 {
		r.runner.Logger.InfoContext(ctx, "daily digests were written", "count", digests)
	}
	return errors.Join(rejecting, expiring, activating, failing, digesting)
}
