package worker

import (
	"net/http"
	"testing"
	"time"

	"kiosk/ent/db/delivery"
	"kiosk/internal/database"
	"kiosk/internal/outbox"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/cluster"
)

func TestStoppingFinishesWhatIsInFlightAndReleasesTheRestAtOnce(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		answer := make(chan struct{})
		prompt := newReceiver(t, func(http.ResponseWriter, *http.Request) { <-answer })
		hanging := newReceiver(t, func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() })
		promptID, hangingID := s.endpoint(prompt.URL, outbox.StockLow), s.endpoint(hanging.URL, outbox.StockLow)
		s.publish(outbox.StockLow, 5)
		stop := s.run(func(c *Config) { c.DrainTimeout = 10 * time.Second }) // in which a busy machine records five results, too
		testkit.Eventually(t, waitTimeout, "all are in flight", func() bool { return prompt.requests.Load()+hanging.requests.Load() == 10 })
		stopped := make(chan struct{})
		go func() { stop(); close(stopped) }()
		close(answer)
		<-stopped

		if got := s.statuses(promptID); got["SUCCEEDED"] != 5 {
			t.Errorf("finished deliveries: %v", got)
		}
		if got := s.statuses(hangingID); got["PENDING"] != 5 {
			t.Errorf("released deliveries: %v", got)
		}
		leased, err := d.Client.Delivery.Query().Where(delivery.ClaimIDNotNil()).Count(s.ctx)
		if err != nil || leased != 0 {
			t.Errorf("%d are still claimed, %v", leased, err)
		}
		if _, failures := s.health(hangingID); failures != 0 {
			t.Errorf("the receiver was blamed %d times", failures)
		}
	})
}

func TestReceiverThatComesBackGetsEverything(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		var down = make(chan struct{}, 3)
		for range cap(down) {
			down <- struct{}{}
		}
		r := newReceiver(t, func(w http.ResponseWriter, request *http.Request) {
			select {
			case <-down:
				fail(w, request)
			default:
			}
		})
		endpoint := s.endpoint(r.URL, outbox.StockLow)
		s.publish(outbox.StockLow, 40)
		s.run(nil)
		testkit.Eventually(t, waitTimeout, "all succeed", func() bool { return s.statuses(endpoint)["SUCCEEDED"] == 40 })
		if status, failures := s.health(endpoint); status != "ACTIVE" || failures != 0 {
			t.Errorf("%s, %d failures", status, failures)
		}
	})
}

func TestEverythingArrivesAlthoughPostgresIsKilled(t *testing.T) {
	t.Parallel()
	server, err := cluster.Start(cluster.Durable())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := server.Close(); err != nil {
			t.Error(err)
		}
	})
	url, err := server.CreateDatabase(t.Context(), "kiosk", "")
	if err != nil {
		t.Fatal(err)
	}
	s := newShop(t, migrated(t, url))
	r := newReceiver(t, func(_ http.ResponseWriter, request *http.Request) { pause(request.Context(), 5*time.Millisecond) })
	endpoint := s.endpoint(r.URL, outbox.StockLow)
	events := s.publish(outbox.StockLow, 1500)
	s.run(func(c *Config) { // other attempts than those in flight may be out of time only if the machine stands still for as long
		c.ListenURL, c.Sender, c.Lease = url, localSender(t, 10*time.Second), 21*time.Second
	})

	testkit.Eventually(t, waitTimeout, "deliveries flow", func() bool { return r.distinct() > 200 })
	if err := server.Stop(cluster.Immediate); err != nil {
		t.Fatal(err)
	}
	if err := server.Restart(); err != nil {
		t.Fatal(err)
	}
	testkit.Eventually(t, waitTimeout, "all arrive", func() bool { return r.distinct() == len(events) })
	testkit.Eventually(t, waitTimeout, "all are recorded", func() bool {
		n, err := s.db.Client.Delivery.Query().
			Where(delivery.EndpointID(endpoint), delivery.StatusEQ(delivery.StatusSUCCEEDED)).Count(s.ctx)
		return err == nil && n == len(events)
	})
}

func migrated(t *testing.T, url string) *database.DB {
	t.Helper()
	d := testkit.Open(t, url, database.Options{})
	migrate(t, d)
	return d
}
