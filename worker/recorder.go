package worker

import (
	"context"
	"maps"
	"slices"
	"sync"
	"time"

	"github.com/google/uuid"
)

// recordResults writes results in batches. It returns when the channel of results was closed and all results are written or lost.
func (d *Dispatcher) recordResults(ctx context.Context) {
	var retries sync.WaitGroup
	defer retries.Wait()
	for {
		first, open := <-d.results
		if !open {
			return
		}
		batch, open := d.gather(first)
		d.recordByStore(ctx, batch, &retries)
		if !open {
			return
		}
	}
}

// A result waits recordWindows windows for other results of its store. When a store has recordAtOnce results, the wait is cut to one
// window, because its endpoints may be waiting for the slots.
const (
	recordWindows = 4
	recordAtOnce  = 16
)

// gather collects a batch of results: up to BatchSize of them, for as long as results may wait (recordWindows, recordAtOnce). It
// reports false when the channel of results was closed.
func (d *Dispatcher) gather(first attemptResult) (batch []attemptResult, open bool) {
	batch = append(make([]attemptResult, 0, d.config.BatchSize), first)
	ofStore := map[uuid.UUID]int{first.store: 1}
	wait := time.NewTimer(recordWindows * d.config.Window)
	defer wait.Stop()
	for len(batch) < d.config.BatchSize {
		select {
		case result, open := <-d.results:
			if !open {
				return batch, false
			}
			batch = append(batch, result)
			if ofStore[result.store]++; ofStore[result.store] == recordAtOnce {
				wait.Reset(d.config.Window)
			}
		case <-wait.C:
			return batch, true
		}
	}
	return batch, true
}

// recordByStore records the results of each store in a separate transaction. When a transaction fails, a new goroutine repeats it,
// so that a store whose server is down or whose rows are locked does not delay the others.
func (d *Dispatcher) recordByStore(ctx context.Context, batch []attemptResult, retries *sync.WaitGroup) {
	byStore := map[uuid.UUID][]attemptResult{}
	for _, result := range batch {
		byStore[result.store] = append(byStore[result.store], result)
	}
	stores := slices.Collect(maps.Keys(byStore))
	_ = inStores(ctx, stores, func(ctx context.Context, store uuid.UUID) error {
		results := byStore[store]
		q := d.queue.forStore(store)
		if err := d.recordBatch(ctx, q.withLockTimeout(), results); err != nil {
			retries.Go(func() { d.recordAgain(ctx, q, results, err) })
		}
		return nil
	})
}

// recordBatch writes results of one store. Then it wakes the store if deliveries wait for the freed slots, or if a delivery may be
// retried.
func (d *Dispatcher) recordBatch(ctx context.Context, q storeQueue, batch []attemptResult) error {
	outcome, err := q.record(ctx, batch, d.config.Backoff, d.config.Now())
	if err != nil {
		return err
	}
	d.countRecorded(outcome)
	if d.schedule.isFull(q.store) || slices.ContainsFunc(batch, attemptResult.mayBeRetried) {
		d.wakeStores(d.config.Now(), q.store)
	}
	return nil
}

// recordAgain repeats recordBatch, which has failed with err, until it succeeds or the last lease of the batch has ended. After that the
// results could not be written, because the deliveries are free for other workers.
func (d *Dispatcher) recordAgain(ctx context.Context, q storeQueue, batch []attemptResult, err error) {
	end := batch[0].leaseUntil
	for _, result := range batch {
		if result.leaseUntil.After(end) {
			end = result.leaseUntil
		}
	}
	ctx, cancel := context.WithTimeout(ctx, end.Sub(d.config.Now()))
	defer cancel()
	err = d.untilRecorded(ctx, err, func() error { return d.recordBatch(ctx, q, batch) })
	if err != nil {
		d.config.Logger.Error("results were lost; their deliveries will be sent again", "count", len(batch), "error", err)
	}
}

// untilRecorded repeats record, which has failed with err, until it succeeds or ctx ends, and returns the last error. It slows down to the
// poll interval and limits its warnings, because many results may fail at the same time, as on a full disk.
func (d *Dispatcher) untilRecorded(ctx context.Context, err error, record func() error) error {
	for wait := d.config.Poll / 4; err != nil && ctx.Err() == nil; wait = min(2*wait, d.config.Poll) {
		d.warnings.unrecorded.Do(func() {
			d.config.Logger.Error("results could not be recorded; trying again", "error", err)
		})
		pause(ctx, wait)
		err = record()
	}
	return err
}

func (d *Dispatcher) countRecorded(outcome recorded) {
	d.metrics.fenced.Add(float64(outcome.fenced))
	d.metrics.suspended.Add(float64(outcome.suspended))
	if outcome.repeated > 0 {
		d.config.Logger.Info("results had been recorded before; only the confirmation was lost", "count", outcome.repeated)
	}
	if outcome.fenced > 0 {
		d.config.Logger.Warn("results came after their lease and were dropped", "count", outcome.fenced)
	}
}
