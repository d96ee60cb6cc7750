package reports_test

import (
	"context"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/ent/db/product"
	"kiosk/internal/problem"
	"kiosk/internal/reports"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/testkit"
)

// market is where two processes place and change orders, two count them.
type market struct {
	*seeded
	buyer          uuid.UUID
	single, beside *db.Variation // of two products, both in every other order
	stop           chan struct{}
	writers        sync.WaitGroup
	permits        chan struct{}   // permits to sell, one sale each
	signals        []chan struct{} // of each who counts: there is something to count

	changed, counted atomic.Int64 // orders that were placed and changed, and that were counted
}

// salesPerLook is how many orders may be sold while a test looks at them once. It keeps fast sellers from burying a slow reader.
const salesPerLook = 2

// sellAndCount opens the market, until its rest. A test admits sellers each time before it looks.
func (s *seeded) sellAndCount(t *testing.T) *market {
	m := &market{seeded: s, stop: make(chan struct{}), permits: make(chan struct{}, salesPerLook)}
	m.single, m.beside = s.Offer(t, product.KindSERVICE, 100, false, 0), s.Offer(t, product.KindSERVICE, 150, false, 0)
	s.variations = append(s.variations, m.single, m.beside)
	m.buyer = s.NewCustomer(t, 1_000_000_00).ID
	s.customers = append(s.customers, m.buyer)
	for range 2 {
		m.signals = append(m.signals, make(chan struct{}, 1))
	}
	m.writers.Go(func() { m.count(t, m.signals[0], &m.counted, s.RollUpSales) })
	m.writers.Go(func() { m.count(t, m.signals[1], &m.counted, s.RollUpSales) })
	for range 2 {
		m.writers.Go(func() { m.sell(t) })
	}
	return m
}

// rest closes the market, and then everything is counted. It fails the test when there was no bustle until now.
func (m *market) rest(t *testing.T) {
	t.Helper()
	const few = 20
	changed, counted := m.changed.Load(), m.counted.Load()
	if changed < few || counted < few {
		t.Errorf("%d orders were changed and %d counted: too few to have met a reader", changed, counted)
	}
	close(m.stop)
	m.writers.Wait()
	for m.seeded.count(t) > 0 { // what the last writers left
		continue
	}
}

// filters ask for what is being sold: by one dimension, by several, and within bounds inside of buckets and on their edges.
func (m *market) filters(opened time.Time) []reports.OrderFilter {
	waiting, refunded := order.StatusPROCESSING, order.StatusREFUNDED
	today := opened.Truncate(24 * time.Hour)
	past, before, after, tomorrow := opened.AddDate(0, 0, -40), opened.Add(-time.Hour), opened.Add(time.Second), today.AddDate(0, 0, 1)
	single, beside := &m.single.ProductID, &m.beside.ID
	return []reports.OrderFilter{
		{},
		{Status: &waiting},
		{ProductID: single},
		{CustomerID: &m.buyer},
		{VariationID: beside, Status: &waiting},
		{From: &before},
		{From: &past, To: &after},
		{From: &today, To: &tomorrow, Status: &refunded},
		{From: &before, To: &after, ProductID: single},
		{From: &past, CustomerID: &m.buyer, Status: &waiting},
		{CustomerID: &m.buyer, ProductID: single, Status: &refunded},
		{CustomerID: &m.buyer, VariationID: beside, From: &before},
		{ProductID: single, VariationID: beside},
		{ProductID: single, VariationID: beside, Status: &waiting, From: &past, To: &after},
	}
}

// sell places orders of services, and cancels or delivers and refunds some.
func (m *market) sell(t *testing.T) {
	for i := 0; m.enter(); i++ {
		items := uuids(m.single.ID, m.single.ID)
		if i%2 == 0 {
			items[1] = m.beside.ID
		}
		placed, err := m.Buy(m.buyer, items...)
		m.tell() // so that some are counted before they change
		if err == nil && i%3 == 0 {
			_, _, err = m.CancelOrder(m.Ctx, orders.CancelOrderInput{ID: placed.ID, Reason: "test"})
		}
		if err == nil && i%3 == 1 {
			_, _, err = m.RefundOrder(m.Ctx, orders.RefundOrderInput{ID: placed.ID, Reason: "test"})
		}
		switch {
		case err == nil:
			m.changed.Add(1)
			m.tell()
		case testkit.CodeOf(err) != problem.CodeBusy:
			t.Errorf("sell: %v", err)
			return
		}
	}
}

// admit lets sellers work, for a look at what they do.
func (m *market) admit() {
	for range salesPerLook {
		select {
		case m.permits <- struct{}{}:
		default: // there are enough of them
		}
	}
}

// enter waits until a seller has a permit. False: the market is closed.
func (m *market) enter() bool {
	select {
	case <-m.permits:
		return true
	case <-m.stop:
		return false
	}
}

// tell wakes all who count.
func (m *market) tell() {
	for _, signal := range m.signals {
		select {
		case signal <- struct{}{}:
		default: // they know already
		}
	}
}

// count counts all there is whenever there is signal, and adds up what it counted.
func (m *market) count(t *testing.T, signal <-chan struct{}, counted *atomic.Int64, count func(context.Context) (int, error)) {
	for !m.closed() {
		n, err := count(m.Ctx)
		if err != nil && testkit.CodeOf(err) != problem.CodeBusy {
			t.Errorf("count: %v", err)
			return
		}
		counted.Add(int64(n))
		if n > 0 {
			continue
		}
		select {
		case <-signal:
		case <-m.stop:
		}
	}
}

func (m *market) closed() bool {
	select {
	case <-m.stop:
		return true
	default:
		return false
	}
}
