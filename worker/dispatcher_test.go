package worker

import (
	"net/http"
	"testing"

	"kiosk/internal/database"
	"kiosk/internal/outbox"
	"kiosk/internal/testkit"
)

func TestEveryEventReachesEverySubscriberOnce(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		both, one := newReceiver(t, accept), newReceiver(t, accept)
		bothID := s.endpoint(both.URL, outbox.OrderCreated, outbox.StockLow)
		oneID := s.endpoint(one.URL, outbox.StockLow)
		s.run(nil)

		created := s.publish(outbox.OrderCreated, 120)
		low := s.publish(outbox.StockLow, 80)
		s.publish(outbox.RechargeApproved, 5)
		eventually(t, "all are recorded", func() bool {
			return s.statuses(bothID)["SUCCEEDED"] == 200 && s.statuses(oneID)["SUCCEEDED"] == 80
		})
		expectOnce(t, both, append(created, low...))
		expectOnce(t, one, low)
	})
}

func expectOnce(t *testing.T, r *receiver, events []string) {
	t.Helper()
	counts := r.counts()
	for _, id := range events {
		if counts[id] != 1 {
			t.Errorf("event %s arrived %d times", id, counts[id])
		}
		delete(counts, id)
	}
	if len(counts) > 0 {
		t.Errorf("unexpected events %v", counts)
	}
}

var _ = http.StatusOK
