package chaos

import (
	"database/sql"
	"sync"
	"testing"
	"time"

	"kiosk/client"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/testkit"
)

// audit checks, after the faults, that the data agree with every response that the clients received. Each result can be read by its id and
// replayed by its key. There are no other results. No license was sold twice. Every buyer has the right balance. Every event arrives. The
// data are consistent.
func (s *shop) audit(t *testing.T, done []*call) {
	t.Helper()
	began := time.Now()
	s.client = s.patient(t) // on a busy machine Patroni may be late and change the primary once more
	s.replay(t, done)
	subjects := s.readOrders(t, done)
	s.count(t, done)
	s.balances(t, done)
	defer s.explainMissing(t, subjects)
	testkit.Eventually(t, waitTimeout, "every event is delivered", func() bool {
		_, found := s.receiver.missing(subjects)
		return !found
	})
	s.receiver.mutex.Lock()
	t.Logf("%d events arrived, with %d repeated deliveries; the audit took %s",
		len(s.receiver.events), s.receiver.requests-len(s.receiver.events), time.Since(began).Round(time.Millisecond))
	s.receiver.mutex.Unlock()
	testkit.VerifyConsistency(t, testkit.Open(t, s.url, database.Options{MaxConns: 2}))
}

// explainMissing prints, if the test has failed, one of the missing events, the state of all deliveries, and the activity of the
// database's connections.
func (s *shop) explainMissing(t *testing.T, subjects []subject) {
	t.Helper()
	missing, found := s.receiver.missing(subjects)
	if !t.Failed() || !found {
		return
	}
	t.Logf("missing: %s of %s", missing.about, missing.id)
	d := testkit.Open(t, s.url, database.Options{MaxConns: 1})
	for _, query := range []string{
		`SELECT concat_ws(' ', e.type, 'at', e.created_at, 'number', e.sequence, d.status, 'due', d.due_at, 'leased until',
			d.lease_until, 'attempts', d.attempts, 'finished', d.finished_at)
		FROM events AS e LEFT JOIN deliveries AS d ON d.store_id = e.store_id AND d.event_id = e.id ORDER BY e.id`,
		`SELECT concat_ws(' ', 'connection', pid, state, 'since', state_change, 'transaction since', xact_start, 'waits for',
			wait_event, 'blocked by', pg_blocking_pids(pid), regexp_replace(query, '\s+', ' ', 'g'))
		FROM pg_stat_activity WHERE datname = current_database() ORDER BY xact_start`,
	} {
		err := database.Query(t.Context(), d.SQL, func(rows *sql.Rows) error {
			var row string
			err := rows.Scan(&row)
			t.Log(row)
			return err
		}, query)
		if err != nil {
			t.Error(err)
		}
	}
}

// replay sends every call again with the same key, and checks that the response is the same.
func (s *shop) replay(t *testing.T, done []*call) {
	t.Helper()
	waiting := make(chan *call)
	var clients sync.WaitGroup
	for range 8 {
		clients.Go(func() {
			for c := range waiting {
				s.replayOne(t, c)
			}
		})
	}
	for _, c := range done {
		waiting <- c
	}
	close(waiting)
	clients.Wait()
}

func (s *shop) replayOne(t *testing.T, c *call) {
	t.Helper()
	again := *c
	replayed, err := s.send(t.Context(), &again)
	if err != nil || !replayed || again != *c {
		t.Errorf("%s: the first response was %+v, the second one %+v, replayed %v, %v", c.key, c, again, replayed, err)
	}
	outcome, err := s.client.Outcome(t.Context(), c.key)
	if err != nil {
		t.Error(err)
	} else if made := outcome.Made; made.OrderID+made.RechargeID+made.BatchID != c.id {
		t.Errorf("%s: the outcome names %+v, want %s", c.key, made, c.id)
	}
}

// readOrders reads every accepted order, and returns the subjects of the events that must arrive.
func (s *shop) readOrders(t *testing.T, done []*call) (subjects []subject) {
	t.Helper()
	patient := s.patient(t)     // during a fault, a read may be rejected
	sold := map[string]string{} // credentials → order id
	for _, c := range done {
		if c.recharge != nil {
			subjects = append(subjects, subject{client.EventRechargeApproved, c.id})
		}
		if c.order == nil {
			continue
		}
		order, err := patient.Order(t.Context(), c.id)
		if err != nil {
			t.Errorf("%s: order %s: %v", c.key, c.id, err)
			continue
		}
		if order.Number != c.number || order.Total != c.amount {
			t.Errorf("%s: the order is %s with the total %s, but the response had %s with %s", c.key, order.Number, order.Total, c.number, c.amount)
		}
		subjects = append(subjects, subject{client.EventOrderCreated, c.id})
		if order.Status == client.OrderCompleted {
			subjects = append(subjects, subject{client.EventOrderCompleted, c.id})
		}
		for _, item := range order.Items {
			if other, twice := sold[item.Credentials]; twice && item.Credentials != "" {
				t.Errorf("orders %s and %s have the same license", other, order.ID)
			}
			sold[item.Credentials] = order.ID
		}
	}
	return subjects
}

// count checks that there is no order, recharge or upload without a response: every client repeated its call until it had one.
func (s *shop) count(t *testing.T, done []*call) {
	t.Helper()
	ids := map[string]bool{}
	orders, recharges, uploads := 0, 0, 0
	for _, c := range done {
		if ids[c.id] {
			t.Errorf("two calls had %s in their responses", c.id)
		}
		ids[c.id] = true
		switch {
		case c.order != nil:
			orders++
		case c.recharge != nil:
			recharges++
		default:
			uploads++
		}
	}
	t.Logf("%d orders, %d recharges, %d uploads", orders, recharges, uploads)
	ctx := auth.With(t.Context(), auth.System(s.id))
	d := testkit.Open(t, s.url, database.Options{MaxConns: 2})
	if made := d.Client.Order.Query().CountX(ctx); made != orders {
		t.Errorf("there are %d orders, but %d had a response", made, orders)
	}
	if stored := d.Client.IdempotencyKey.Query().CountX(ctx); stored != len(done) {
		t.Errorf("there are %d idempotency keys, want %d, one for each response", stored, len(done))
	}
}

// balances checks the balance of each wallet against the sum of the responses.
func (s *shop) balances(t *testing.T, done []*call) {
	t.Helper()
	want := make([]int64, buyers)
	for i := range want {
		want[i] = wealth
	}
	for _, c := range done {
		switch {
		case c.order != nil:
			want[c.customer] -= c.amount.Hundredths()
		case c.recharge != nil:
			want[c.customer] += c.amount.Hundredths()
		}
	}
	for i, customer := range s.customers {
		wallet, err := s.client.Wallet(t.Context(), customer)
		must(t, err)
		if wallet.Balance != client.Hundredths(want[i]) {
			t.Errorf("buyer %d has %s, want %s according to the responses", i, wallet.Balance, client.Hundredths(want[i]))
		}
	}
}
