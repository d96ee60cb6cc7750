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

// deed is something that a client asked for, until it got a response that settles it.
type deed struct {
	key      string
	customer int // index; of orders and recharges
	order    *client.PlaceOrderInput
	recharge *client.RechargeInput
	upload   *client.UploadLicensesInput

	// id is that of the order, the recharge or the batch; "" when it was refused.
	id     string
	amount client.Amount // of the order or recharge
	number string        // of the order
}

// load is clients that do deeds without a pause.
type load struct {
	shop    *shop
	cancel  func()
	ending  <-chan struct{} // closed when nothing new is to be begun
	running sync.WaitGroup

	mutex    sync.Mutex
	deeds    []*deed
	attempts int
	failures map[string]int // attempts without a settling response, by their reason
	answered []time.Time    // when attempts began that were settled
}

// begin starts the load. It ends with finish.
func (s *shop) begin(t *testing.T) *load {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	l := &load{shop: s, cancel: cancel, ending: ctx.Done(), failures: map[string]int{}}
	t.Cleanup(func() { cancel(); l.running.Wait() })
	for worker := range 8 {
		l.running.Go(func() {
			for n := 0; ctx.Err() == nil; n++ {
				l.settle(t, s.invent(worker, n))
			}
		})
	}
	return l
}

// invent makes up the n-th deed of a worker: mostly orders.
func (s *shop) invent(worker, n int) *deed {
	d := &deed{key: fmt.Sprintf("worker %d deed %d", worker, n), customer: (worker + n) % buyers}
	switch n % 6 {
	case 0:
		d.upload = &client.UploadLicensesInput{VariationID: s.uploadable[n/6%2], IdempotencyKey: d.key}
		for i := range 5 {
			d.upload.Licenses = append(d.upload.Licenses, client.License{Credentials: fmt.Sprintf("%s license %d", d.key, i)})
		}
	case 3:
		d.recharge = &client.RechargeInput{Amount: client.Hundredths(int64(100 + n)), Reference: d.key, IdempotencyKey: d.key}
	default:
		d.order = &client.PlaceOrderInput{
			Customer:       client.ByID(s.customers[d.customer]),
			VariationIDs:   []string{s.sellable[n%3], s.sellable[(n+worker)%3]},
			IdempotencyKey: d.key,
		}
	}
	return d
}

// settle asks for a deed with the same key until it is done or refused.
func (l *load) settle(t *testing.T, d *deed) {
	for tried := 0; ; tried++ {
		began := time.Now()
		_, err := l.shop.ask(t.Context(), d)
		if t.Context().Err() != nil {
			return
		}
		reason, settled := judge(err)
		l.record(d, began, reason, settled)
		if settled {
			return
		}
		if time.Since(began) > patience {
			t.Errorf("%s: still %v", d.key, err)
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
}

func (l *load) record(d *deed, began time.Time, reason string, settled bool) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	l.attempts++
	if reason != "" {
		l.failures[reason]++
	}
	if settled {
		l.deeds = append(l.deeds, d)
		l.answered = append(l.answered, began)
	}
}

// ask sends a deed once, and keeps in it what was answered. It reports whether the response was a replay.
func (s *shop) ask(ctx context.Context, d *deed) (replayed bool, err error) {
	switch {
	case d.order != nil:
		placed, err := s.client.PlaceOrder(ctx, *d.order)
		if err != nil {
			return false, err
		}
		d.id, d.amount, d.number = placed.ID, placed.Total, placed.Number
		return placed.Replayed, nil
	case d.recharge != nil:
		recharge, err := s.client.Recharge(ctx, client.ByID(s.customers[d.customer]), *d.recharge)
		if err != nil {
			return false, err
		}
		d.id, d.amount = recharge.ID, recharge.Amount
		return recharge.Replayed, nil
	default:
		upload, err := s.client.UploadLicenses(ctx, *d.upload)
		if err != nil {
			return false, err
		}
		d.id = upload.BatchID
		return upload.Replayed, nil
	}
}

// judge says in a word what went wrong, and whether asking again is pointless.
func judge(err error) (reason string, settled bool) {
	var refusal *client.Error
	switch {
	case err == nil:
		return "", true
	case !errors.As(err, &refusal):
		return "no response", false
	case refusal.Status >= http.StatusInternalServerError, refusal.Status == http.StatusTooManyRequests:
		return fmt.Sprintf("%d %s", refusal.Status, refusal.Code), false
	default:
		return fmt.Sprintf("%d %s", refusal.Status, refusal.Code), true
	}
}

// finish lets every client get the response to what it last asked for, and returns what was done.
func (l *load) finish(t *testing.T) []*deed {
	t.Helper()
	l.cancel()
	l.running.Wait()
	done := l.made()
	t.Logf("%d deeds done of %d settled, with %d attempts; not answered or refused: %v", len(done), len(l.deeds), l.attempts, l.failures)
	for reason := range l.failures {
		if !expected[reason] {
			t.Errorf("some got %q", reason)
		}
	}
	if len(done) == 0 {
		t.Error("nothing was done")
	}
	return done
}

// expected are the responses that clients may get while things break, and while the stock is empty.
var expected = map[string]bool{
	"no response":             true,
	"409 insufficient_stock":  true,
	"503 busy":                true,
	"503 overloaded":          true,
	"503 timeout":             true,
	"503 unavailable":         true,
	"429 too_many_concurrent": true,
}

// made are the deeds that are done so far.
func (l *load) made() []*deed {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	return slices.DeleteFunc(slices.Clone(l.deeds), func(d *deed) bool { return d.id == "" })
}

// recovery returns how long after a moment an attempt was settled that had begun after it.
func (l *load) recovery(t *testing.T, since time.Time) time.Duration {
	t.Helper()
	var recovered time.Duration
	testkit.Eventually(t, patience, "clients are answered again", func() bool {
		l.mutex.Lock()
		defer l.mutex.Unlock()
		for _, began := range slices.Backward(l.answered) {
			if began.After(since) {
				recovered = time.Since(since)
				return true
			}
		}
		return false
	})
	return recovered
}
