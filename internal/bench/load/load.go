// Package load sends requests to a service from many clients at once and measures the responses.
package load

import (
	"context"
	"slices"
	"sync"
	"time"
)

// Result is the result of a load.
type Result struct {
	Took    []time.Duration // the latencies of the responses, sorted
	Failed  int             // the number of failed requests
	Last    error           // of the requests that failed: the last one of some client
	Elapsed time.Duration
}

// Begin creates a client. It returns the function that sends one request and waits for the response, and the one that closes the client.
type Begin func(context.Context) (ask func() error, end func(), err error)

// Clients runs n clients, each of which sends one request after the other, until the time is over or ctx ends. It waits for the last
// responses. A client that cannot be created counts as a failed request.
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

// Rate returns the number of responses per second.
func (r Result) Rate() float64 { return float64(len(r.Took)) / r.Elapsed.Seconds() }

// Milliseconds returns a Quantile of Took in milliseconds.
func (r Result) Milliseconds(part float64) float64 { return Quantile(r.Took, part).Seconds() * 1000 }

// Quantile returns the duration that the given part (0 to 1) of the sorted durations stays below, 0 if there are none.
func Quantile(sorted []time.Duration, part float64) time.Duration {
	if len(sorted) == 0 {
		return 0
	}
	return sorted[min(len(sorted)-1, int(part*float64(len(sorted))))]
}
