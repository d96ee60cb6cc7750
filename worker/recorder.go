package worker

import (
	"context"
	"maps"
	"slices"
	"sync"
	"time"

	"github.com/google/uuid"
)

// recordResults writes results in batches until there will be no more, and all are written.
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

// Results wait for others of their store for recordWindows windows, or until there are so many that an endpoint may be waiting
// for their slots.
const (
	recordWindows = 4
	recordAtOnce  = 16
)

// gather collects results for a while, or until a batch, or what one store may wait for, is complete.
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

// recordByStore records the results of each store in a transaction of its own, and then schedules the stores that wait for the slots or
// have a delivery to send again. A store that fails is tried again in a goroutine of its own: one whose server is away, or whose rows
// are locked, holds up no other.
func (d *Dispatcher) recordByStore(ctx context.Context, batch []attemptResult, retries *sync.WaitGroup) {
	byStore := map[uuid.UUID][]attemptResult{}
	for _, result := range batch {
		byStore[result.store] = append(byStore[result.store], result)
	}
	stores := slices.Collect(maps.Keys(byStore))
	_ = inStores(ctx, stores, func(ctx context.Context, store uuid.UUID) error {
		results := byStore[store]
		q := d.queue.of(store)
		if err := d.recordBatch(ctx, q.withLockTimeout(), results); err != nil {
			retries.Go(func() { d.recordAgain(ctx, q, results, err) })
		}
		return nil
	})
}

// recordBatch writes the results of a store.
func (d *Dispatcher) recordBatch(ctx context.Context, q storeQueue, batch []attemptResult) error {
	outcome, err := q.record(ctx, batch, d.config.Backoff, d.config.Now())
	if err != nil {
		return err
	}
	d.note(outcome)
	if d.schedule.isFull(q.store) || slices.ContainsFunc(batch, attemptResult.isSentAgain) {
		d.lookAgain(d.config.Now(), q.store)
	}
	return nil
}

// recordAgain tries until a batch that failed is written or its leases are over: from then on the deliveries are no
// longer ours, and the results could not be written anyway. Many batches may fail at the same time, as on a full disk.
func (d *Dispatcher) recordAgain(ctx context.Context, q storeQueue, batch []attemptResult, err error) {
	end := batch[0].leaseUntil
	for _, result := range batch {
		if result.leaseUntil.After(end) {
			end = result.leaseUntil
		}
	}
	ctx, cancel := context.WithTimeout(ctx, end.Sub(d.config.Now()))
	defer cancel()
	for wait := d.config.Poll / 4; err != nil; wait = min(2*wait, d.config.Poll) {
		if ctx.Err() != nil {
			d.config.Logger.Error("results were lost; their deliveries will be sent again", "count", len(batch), "error", err)
			return
		}
		d.warnings.unrecorded.Do(func() {
			d.config.Logger.Error("results could not be recorded; trying again", "count", len(batch), "error", err)
		})
		pause(ctx, wait)
		err = d.recordBatch(ctx, q, batch)
	}
}

func (d *Dispatcher) note(outcome recorded) {
	d.metrics.fenced.Add(float64(outcome.fenced))
	d.metrics.suspended.Add(float64(outcome.suspended))
	if outcome.fenced > 0 {
		d.config.Logger.Warn("results came after their lease and were dropped", "count", outcome.fenced)
	}
}
