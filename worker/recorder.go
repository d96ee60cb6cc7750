package worker

import (
	"context"
	"time"
)

// recordResults writes results in batches until there will be no more.
func (d *Dispatcher) recordResults(ctx context.Context) {
	for {
		first, open := <-d.results
		if !open {
			return
		}
		batch, open := d.gather(first)
		d.recordBatch(ctx, batch)
		d.due.set()
		if !open {
			return
		}
	}
}

// gather collects results for a moment, or until a batch is full.
func (d *Dispatcher) gather(first attemptResult) (batch []attemptResult, open bool) {
	batch = append(make([]attemptResult, 0, d.config.BatchSize), first)
	window := time.NewTimer(d.config.Window)
	defer window.Stop()
	for len(batch) < d.config.BatchSize {
		select {
		case result, open := <-d.results:
			if !open {
				return batch, false
			}
			batch = append(batch, result)
		case <-window.C:
			return batch, true
		}
	}
	return batch, true
}

// recordBatch tries until the batch is written or its leases are over: from then on the deliveries are no
// longer ours, and the results could not be written anyway.
func (d *Dispatcher) recordBatch(ctx context.Context, batch []attemptResult) {
	end := batch[0].leaseUntil
	for _, result := range batch {
		if result.leaseUntil.After(end) {
			end = result.leaseUntil
		}
	}
	ctx, cancel := context.WithTimeout(ctx, end.Sub(d.config.Now()))
	defer cancel()
	for {
		outcome, err := d.queue.record(ctx, batch, d.config.Backoff, d.config.Now())
		if err == nil {
			d.note(outcome)
			return
		}
		if ctx.Err() != nil {
			d.config.Logger.Error("results were lost; their deliveries will be sent again", "count", len(batch), "error", err)
			return
		}
		d.config.Logger.Error("results could not be recorded; trying again", "count", len(batch), "error", err)
		pause(ctx, d.config.Poll/4)
	}
}

func (d *Dispatcher) note(outcome recorded) {
	d.metrics.fenced.Add(float64(outcome.fenced))
	d.metrics.suspended.Add(float64(outcome.suspended))
	if outcome.fenced > 0 {
		d.config.Logger.Warn("results came after their lease and were dropped", "count", outcome.fenced)
	}
}
