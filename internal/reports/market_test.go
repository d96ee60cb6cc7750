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

// market runs two sellers, which place and change orders, and two counters, which roll them up.
type market struct {
	*seeded
	buyer          uuid.UUID
	single, beside *db.Variation // of two products; every other order has both, the others only single
	stop           chan struct{}
	writers        sync.WaitGroup
	permits        chan struct{}   // a permit allows one sale
	signals        []chan struct{} // one for each counter; a value means that there are orders to roll up

	changed, counted atomic.Int64 // the number of orders that were placed and changed, and of those that were rolled up
}

// salesPerRead is the number of orders that may be sold for each read of the test. It keeps fast sellers from outpacing a slow reader.
const salesPerRead = 2

// sellAndCount starts a market. The test calls permitSales before each read, and close at the end.
func (s *seeded) sellAndCount(t *testing.T) *market {
	m := &market{seeded: s, stop: make(chan struct{}), permits: make(chan struct{}, salesPerRead)}
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

// close stops the sellers and the counters, and rolls up all remaining orders. It fails the test if few orders changed or were rolled up
// until now.
func (m *market) close(t *testing.T) {
	t.Helper()
	const few = 20
	changed, counted := m.changed.Load(), m.counted.Load()
	if changed < few || counted < few {
		t.Errorf("%d orders were changed and %d were rolled up, want at least %d: too few to coincide with a read", changed, counted, few)
	}
	close(m.stop)
	m.writers.Wait()
	for m.seeded.count(t) > 0 {
		continue
	}
}

// filters returns filters that match the orders being sold: with one dimension, with several, and with time bounds inside buckets and at
// their bounds.
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
	for i := 0; m.awaitPermit(); i++ {
		items := uuids(m.single.ID, m.single.ID)
		if i%2 == 0 {
			items[1] = m.beside.ID
		}
		placed, err := m.Buy(m.buyer, items...)
		m.wakeCounters() // so that some orders are rolled up before they change
		if err == nil && i%3 == 0 {
			_, _, err = m.CancelOrder(m.Ctx, orders.CancelOrderInput{ID: placed.ID, Reason: "test"})
		}
		if err == nil && i%3 == 1 {
			_, _, err = m.RefundOrder(m.Ctx, orders.RefundOrderInput{ID: placed.ID, Reason: "test"})
		}
		switch {
		case err == nil:
			m.changed.Add(1)
			m.wakeCounters()
		case testkit.CodeOf(err) != problem.CodeBusy:
			t.Errorf("sell: %v", err)
			return
		}
	}
}

// permitSales gives the sellers up to salesPerRead permits.
func (m *market) permitSales() {
	for range salesPerRead {
		select {
		case m.permits <- struct{}{}:
		default: // there are enough permits
		}
	}
}

// awaitPermit waits for a permit to sell. It returns false when the market is closed.
func (m *market) awaitPermit() bool {
	select {
	case <-m.permits:
		return true
	case <-m.stop:
		return false
	}
}

// wakeCounters wakes all counters.
func (m *market) wakeCounters() {
	for _, signal := range m.signals {
		select {
		case signal <- struct{}{}:
		default: // the counter has a signal already
		}
	}
}

// count calls count until it returns 0, and again after each signal. It adds the results to counted.
func (m *market) count(t *testing.T, signal <-chan struct{}, counted *atomic.Int64, count func(context.Context) (int, error)) {
	for !m.isClosed() {
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

func (m *market) isClosed() bool {
	select {
	case <-m.stop:
		return true
	default:
		return false
	}
}
