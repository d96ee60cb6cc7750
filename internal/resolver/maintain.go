package resolver

import (
	"context"
	"errors"
)

// maintenanceBatch is the limit of each maintenance task in one run.
const maintenanceBatch = 500

// Maintain runs the tasks that become due by time, in every store: it rejects recharges without a decision, subtracts
// expired licenses from the stock, reserves units for sale for items that wait, activates webhook secrets a day after the
// start of their rotation, cancels items or fails orders that wait for licenses beyond the store's deadline, and writes the
// daily digests. An error in one task does not stop the others. The dispatcher calls it at intervals.
func (r *Resolver) Maintain(ctx context.Context) error {
	var failures []error
	for _, task := range []struct {
		run   func(ctx context.Context, limit int) (done int, err error)
		log   string // the message when done is not 0
		count string // the log attribute for done
	}{
		{r.RejectStaleRecharges, "recharges without a decision were rejected", "count"},
		{r.ExpireLicenses, "expired licenses were subtracted from the stock", "count"},
		{r.ReserveForWaiting, "units for sale were reserved for items that wait", "count"},
		{r.ActivateDueSecrets, "rotated webhook secrets were activated", "count"},
		{r.FailOverdueBackorders, "overdue backorders were cancelled", "orders"},
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
