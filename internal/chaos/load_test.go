package chaos

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"sync"
	"testing"
	"time"

	"kiosk/client"
	"kiosk/internal/testkit"
)

// call is a request of a client, which is repeated with the same key until it gets a final response.
type call struct {
	key      string
	customer int // index; of orders and recharges
	order    *client.PlaceOrderInput
	recharge *client.RechargeInput
	upload   *client.UploadLicensesInput

	// id is the id of the order, the recharge or the batch; "" if the call was rejected.
	id     string
	amount client.Amount // of the order or recharge
	number string        // of the order
}

// load runs clients that make one call after another.
type load struct {
	shop    *shop
	cancel  func()
	ending  <-chan struct{} // closed when clients must not begin new calls
	running sync.WaitGroup

	mutex    sync.Mutex
	calls    []*call
	attempts int
	failures map[string]int // attempts without a final response, by their reason
	finished []time.Time    // the start times of attempts that got a final response
}

// begin starts the load. The test must call finish.
func (s *shop) begin(t *testing.T) *load {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	l := &load{shop: s, cancel: cancel, ending: ctx.Done(), failures: map[string]int{}}
	t.Cleanup(func() { cancel(); l.running.Wait() })
	for worker := range 8 {
		l.running.Go(func() {
			for n := 0; ctx.Err() == nil; n++ {
				l.sendUntilDone(t, s.newCall(worker, n))
			}
		})
	}
	return l
}

// newCall returns the n-th call of a client, mostly an order.
func (s *shop) newCall(worker, n int) *call {
	c := &call{key: fmt.Sprintf("worker %d call %d", worker, n), customer: (worker + n) % buyers}
	switch n % 6 {
	case 0:
		c.upload = &client.UploadLicensesInput{VariationID: s.uploadable[n/6%2], IdempotencyKey: c.key}
		for i := range 5 {
			c.upload.Licenses = append(c.upload.Licenses, client.License{Credentials: fmt.Sprintf("%s license %d", c.key, i)})
		}
	case 3:
		c.recharge = &client.RechargeInput{Amount: client.Hundredths(int64(100 + n)), Reference: c.key, IdempotencyKey: c.key}
	default:
		c.order = &client.PlaceOrderInput{
			Customer:       client.ByID(s.customers[c.customer]),
			VariationIDs:   []string{s.sellable[n%3], s.sellable[(n+worker)%3]},
			IdempotencyKey: c.key,
		}
	}
	return c
}

// sendUntilDone repeats a call with the same key until it succeeds or is rejected.
func (l *load) sendUntilDone(t *testing.T, c *call) {
	for tried := 0; ; tried++ {
		began := time.Now()
		_, err := l.shop.send(t.Context(), c)
		if t.Context().Err() != nil {
			return
		}
		reason, final := classify(err)
		l.record(c, began, reason, final)
		if final {
			return
		}
		if time.Since(began) > waitTimeout {
			t.Errorf("%s: no final response in %s, the last error is %v", c.key, waitTimeout, err)
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
}

func (l *load) record(c *call, began time.Time, reason string, final bool) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	l.attempts++
	if reason != "" {
		l.failures[reason]++
	}
	if final {
		l.calls = append(l.calls, c)
		l.finished = append(l.finished, began)
	}
}

// send sends a call once and stores the response in it. It reports whether the response was a replay.
func (s *shop) send(ctx context.Context, c *call) (replayed bool, err error) {
	switch {
	case c.order != nil:
		placed, err := s.client.PlaceOrder(ctx, *c.order)
		if err != nil {
			return false, err
		}
		c.id, c.amount, c.number = placed.ID, placed.Total, placed.Number
		return placed.Replayed, nil
	case c.recharge != nil:
		recharge, err := s.client.Recharge(ctx, client.ByID(s.customers[c.customer]), *c.recharge)
		if err != nil {
			return false, err
		}
		c.id, c.amount = recharge.ID, recharge.Amount
		return recharge.Replayed, nil
	default:
		upload, err := s.client.UploadLicenses(ctx, *c.upload)
		if err != nil {
			return false, err
		}
		c.id = upload.BatchID
		return upload.Replayed, nil
	}
}

// classify returns the reason of an error, "" for nil, and whether the response is final, so that the call need not be repeated.
func classify(err error) (reason string, final bool) {
	var apiError *client.Error
	switch {
	case err == nil:
		return "", true
	case !errors.As(err, &apiError):
		return "no response", false
	case apiError.Status >= http.StatusInternalServerError, apiError.Status == http.StatusTooManyRequests:
		return fmt.Sprintf("%d %s", apiError.Status, apiError.Code), false
	default:
		return fmt.Sprintf("%d %s", apiError.Status, apiError.Code), true
	}
}

// finish waits until every client has the response to its last call, and returns the completed calls.
func (l *load) finish(t *testing.T) []*call {
	t.Helper()
	l.cancel()
	l.running.Wait()
	done := l.made()
	t.Logf("%d of %d calls completed, with %d attempts; failed or rejected attempts: %v", len(done), len(l.calls), l.attempts, l.failures)
	for reason := range l.failures {
		if !expected[reason] {
			t.Errorf("unexpected response: %q", reason)
		}
	}
	if len(done) == 0 {
		t.Error("no call was completed")
	}
	return done
}

// expected lists the reasons that clients may get during faults, and while the stock is empty.
var expected = map[string]bool{
	"no response":             true,
	"409 insufficient_stock":  true,
	"503 busy":                true,
	"503 overloaded":          true,
	"503 timeout":             true,
	"503 unavailable":         true,
	"429 too_many_concurrent": true,
}

// made returns the calls that are completed so far.
func (l *load) made() []*call {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	return slices.DeleteFunc(slices.Clone(l.calls), func(c *call) bool { return c.id == "" })
}

// recovery waits for a final response to an attempt that began after since, and returns the time from since to that response.
func (l *load) recovery(t *testing.T, since time.Time) time.Duration {
	t.Helper()
	var recovered time.Duration
	testkit.Eventually(t, waitTimeout, "clients get responses again", func() bool {
		l.mutex.Lock()
		defer l.mutex.Unlock()
		for _, began := range slices.Backward(l.finished) {
			if began.After(since) {
				recovered = time.Since(since)
				return true
			}
		}
		return false
	})
	return recovered
}
