// Package load asks a service from many clients at once, for measuring.
package load

import (
	"context"
	"slices"
	"sync"
	"time"
)

// Result is what came of a load.
type Result struct {
	Took    []time.Duration // of the responses, the fastest first
	Failed  int             // requests
	Last    error           // of the requests that failed: the last one of some client
	Elapsed time.Duration
}

// Begin makes a client: how it asks once, and how it ends.
type Begin func(context.Context) (ask func() error, end func(), err error)

// Clients lets n clients ask, each one request after the other, until the time is over or ctx ends. A request under way is
// waited for. A client that cannot begin counts as a request that failed.
func Clients(ctx context.Context, n int, d time.Duration, begin Begin) Result {
	var (
		clients sync.WaitGroup
		mutex   sync.Mutex
		total   Result
	)
	began := time.Now()
	for range n {
		clients.Go(func() {
			r := askUntil(ctx, began.Add(d), begin)
			mutex.Lock()
			defer mutex.Unlock()
			total.Took = append(total.Took, r.Took...)
			total.Failed += r.Failed
			if r.Last != nil {
				total.Last = r.Last
			}
		})
	}
	clients.Wait()
	total.Elapsed = time.Since(began)
	slices.Sort(total.Took)
	return total
}

func askUntil(ctx context.Context, deadline time.Time, begin Begin) (r Result) {
	ask, end, err := begin(ctx)
	if err != nil {
		return Result{Failed: 1, Last: err}
	}
	defer end()
	for time.Now().Before(deadline) && ctx.Err() == nil {
		began := time.Now()
		if err := ask(); err != nil {
			r.Failed++
			r.Last = err
			continue
		}
		r.Took = append(r.Took, time.Since(began))
	}
	return r
}

// Rate is how many requests got their response in a second.
func (r Result) Rate() float64 { return float64(len(r.Took)) / r.Elapsed.Seconds() }

// Milliseconds is the Quantile of what the requests took, for Took that is sorted.
func (r Result) Milliseconds(part float64) float64 { return Quantile(r.Took, part).Seconds() * 1000 }

// Quantile is what a part of the sorted durations stay below, 0 when there are none.
func Quantile(sorted []time.Duration, part float64) time.Duration {
	if len(sorted) == 0 {
		return 0
	}
	return sorted[min(len(sorted)-1, int(part*float64(len(sorted))))]
}
