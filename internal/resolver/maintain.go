package resolver

import (
	"context"
	"errors"
)

// maintenanceBatch bounds what one run of the maintenance does.
const maintenanceBatch = 500

// Maintain does what time alone calls for, in every store: it rejects recharges that were left undecided, takes expired licenses
// out of the stock, activates webhook secrets whose rotation began a day ago, cancels or fails what has waited for licenses beyond
// the store's deadline, and writes the daily digests. A failure of one task does not stop the others. The dispatcher calls it at
// intervals.
func (r *Resolver) Maintain(ctx context.Context) error {
	var failures []error
	for _, task := range []struct {
		run   func(ctx context.Context, limit int) (done int, err error)
		log   string // when something was done
		count string // the name of the number in the log
	}{
		{r.RejectStaleRecharges, "recharges that were left undecided were rejected", "count"},
		{r.ExpireLicenses, "expired licenses were taken out of the stock", "count"},
		{r.ActivateDueSecrets, "webhook secrets whose rotation began a day ago were activated", "count"},
		{r.FailOverdueBackorders, "the waiting for overdue licenses was ended", "orders"},
		{r.SendDigests, "daily digests were written", "count"},
	} {
		done, err := task.run(ctx, maintenanceBatch)
		if done > 0 {
			r.runner.Logger.InfoContext(ctx, task.log, task.count, done)
		}
		failures = append(failures, err)
	}
	return errors.Join(failures...)
}
