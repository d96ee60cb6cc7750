package worker

import (
	"context"
	"net/http"
	"net/http/httptest"
	"slices"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/lib/pq"

	"kiosk/internal/database"
	"kiosk/internal/ids"
	"kiosk/internal/outbox"
	"kiosk/internal/testkit/cluster"
	"kiosk/rest/webhooksig"
)

// The benchmarks measure the dispatcher with PostgreSQL that flushes to disk, the receivers and the writers
// all on this machine. make bench-webhooks runs them.

const benchEndpoints = 20

// benchShop returns a store with endpoints, in a new database on a new PostgreSQL server.
func benchShop(b *testing.B) (*benchedShop, string) {
	b.Helper()
	server, err := cluster.Start(cluster.Durable(), cluster.Setting("shared_buffers", "256MB"), cluster.Setting("max_wal_size", "2GB"))
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() {
		if err := server.Close(); err != nil {
			b.Error(err)
		}
	})
	address, err := server.CreateDatabase(context.Background(), "bench", "")
	if err != nil {
		b.Fatal(err)
	}
	d, err := database.Open(context.Background(), address, database.Options{})
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { d.Close() })
	migrate(b, d)
	return &benchedShop{newShop(b, d), server}, address
}

// benchedShop is a shop and its server.
type benchedShop struct {
	*shop
	server *cluster.Cluster
}

// metered reports the CPU time per delivery: that of this process, with the receivers and the writers, and that of PostgreSQL.
func (s *benchedShop) metered(b *testing.B, n int, do func()) {
	b.Helper()
	used := func() (ours, theirs time.Duration) {
		theirs, err := s.server.ProcessorTime()
		if err != nil {
			b.Fatal(err)
		}
		return processorTime(b), theirs
	}
	ours, theirs := used()
	do()
	oursAfter, theirsAfter := used()
	b.ReportMetric(float64((oursAfter-ours).Microseconds())/float64(n), "µs-Go/delivery")
	b.ReportMetric(float64((theirsAfter-theirs).Microseconds())/float64(n), "µs-PostgreSQL/delivery")
}

// sink is a receiver of many endpoints that records when each event arrived.
type sink struct {
	servers []*httptest.Server
	count   atomic.Int64
	arrived sync.Map // event id → time of arrival
	timed   bool
}

func newSink(b *testing.B, endpoints int, delay time.Duration) *sink {
	s := &sink{}
	for range endpoints {
		server := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
			if delay > 0 {
				pause(r.Context(), delay)
			}
			if s.timed {
				s.arrived.Store(r.Header.Get(webhooksig.HeaderEventID), time.Now())
			}
			s.count.Add(1)
		}))
		b.Cleanup(server.Close)
		s.servers = append(s.servers, server)
	}
	return s
}

func (s *sink) await(b *testing.B, n int64) {
	b.Helper()
	for last, since := s.count.Load(), time.Now(); s.count.Load() < n; pause(context.Background(), time.Millisecond) {
		if now := s.count.Load(); now != last {
			last, since = now, time.Now()
		}
		if time.Since(since) > waitTimeout {
			b.Fatalf("stuck at %d of %d deliveries", s.count.Load(), n)
		}
	}
}

// backlog inserts n published events with one delivery each, for the endpoints in turn.
func (s *shop) backlog(b *testing.B, endpoints []uuid.UUID, n int) {
	b.Helper()
	const batch = 5000
	for done := 0; done < n; done += batch {
		size := min(batch, n-done)
		var events, deliveries, targets []string
		for i := range size {
			events, deliveries = append(events, ids.New().String()), append(deliveries, ids.New().String())
			targets = append(targets, endpoints[(done+i)%len(endpoints)].String())
		}
		_, err := s.db.SQL.Exec(`INSERT INTO events (id, created_at, store_id, type, data, sequence)
			SELECT id, now(), $2, 'order.created', $3, last + n
			FROM unnest($1::uuid[]) WITH ORDINALITY AS e (id, n),
				(SELECT COALESCE(max(sequence), 0) AS last FROM events WHERE store_id = $2) AS numbered`,
			pq.Array(events), s.store.ID, orderData)
		if err != nil {
			b.Fatal(err)
		}
		_, err = s.db.SQL.Exec(`INSERT INTO deliveries (id, created_at, store_id, event_id, endpoint_id, due_at)
			SELECT d.id, now(), $4, d.event_id, d.endpoint_id, now()
			FROM unnest($1::uuid[], $2::uuid[], $3::uuid[]) AS d (id, event_id, endpoint_id)`,
			pq.Array(deliveries), pq.Array(events), pq.Array(targets), s.store.ID)
		if err != nil {
			b.Fatal(err)
		}
	}
}

const orderData = `{"order":{"id":"01a1fbe7-85a8-7392-935b-7677236f4050","number":"7Q4M2X9K1C","status":"PROCESSING",` +
	`"customerId":"01a1fbe7-85a8-7392-935b-7677236f4051","currency":"EUR","total":"49.90","items":[{"id":` +
	`"01a1fbe7-85a8-7392-935b-7677236f4052","productId":"01a1fbe7-85a8-7392-935b-7677236f4053","variationId":` +
	`"01a1fbe7-85a8-7392-935b-7677236f4054","sku":"STREAM-30","price":"49.90","status":"PENDING"}],` +
	`"createdAt":"2026-01-02T03:04:05.678Z"}}`

func (s *shop) endpoints(sink *sink) []uuid.UUID {
	var ids []uuid.UUID
	for _, server := range sink.servers {
		ids = append(ids, s.endpoint(server.URL, outbox.OrderCreated))
	}
	return ids
}

// fresh returns the configuration with which a server runs.
func fresh(url string) func(*Config) {
	return func(config *Config) {
		config.Backoff, config.Poll, config.ListenURL = nil, 0, url
		config.PerStore = 512
	}
}

// BenchmarkDrain sends a backlog of 100,000 deliveries to 20 endpoints.
func BenchmarkDrain(b *testing.B) {
	s, url := benchShop(b)
	sink := newSink(b, benchEndpoints, 0)
	endpoints := s.endpoints(sink)
	const n = 100_000
	for b.Loop() {
		before := sink.count.Load()
		s.backlog(b, endpoints, n)
		s.metered(b, n, func() { b.ReportMetric(s.drain(b, url, sink, before, n), "deliveries/s") })
	}
}

// BenchmarkIsolation drains a backlog for 20 healthy endpoints, then one of which a quarter goes to an endpoint that
// takes 3 s for each, and then the first kind again. It reports the throughput of the healthy ones alone (the mean of
// before and after, because tables grow in between) and beside the slow one, and what they keep.
func BenchmarkIsolation(b *testing.B) {
	s, url := benchShop(b)
	healthy, slow := newSink(b, benchEndpoints, 0), newSink(b, 1, 3*time.Second)
	endpoints, slowEndpoint := s.endpoints(healthy), s.endpoints(slow)
	const n = 60_000
	for b.Loop() {
		measure := func() float64 {
			s.backlog(b, endpoints, n)
			return s.drain(b, url, healthy, healthy.count.Load(), n)
		}
		alone := measure()
		s.backlog(b, slowEndpoint, n/3)
		beside := measure()
		if _, err := s.db.SQL.Exec("UPDATE deliveries SET status = 'CANCELLED', finished_at = now() WHERE status = 'PENDING'"); err != nil {
			b.Fatal(err)
		}
		alone = (alone + measure()) / 2
		b.ReportMetric(alone, "alone/s")
		b.ReportMetric(beside, "beside/s")
		b.ReportMetric(100*beside/alone, "%kept")
	}
}

// drain runs a dispatcher until n more deliveries arrived, and returns how many arrived per second.
func (s *shop) drain(b *testing.B, url string, sink *sink, before int64, n int) float64 {
	b.Helper()
	began := time.Now()
	stop := s.run(fresh(url))
	sink.await(b, before+int64(n))
	rate := float64(n) / time.Since(began).Seconds()
	stop()
	return rate
}

// BenchmarkLive commits 3,500 orders' events a second for some seconds, as an API process would, and
// measures from the commit to the receipt.
func BenchmarkLive(b *testing.B) {
	s, url := benchShop(b)
	sink := newSink(b, benchEndpoints, 0)
	sink.timed = true
	shops := []*shop{s.shop}
	for i, server := range sink.servers {
		if i > 0 {
			shops = append(shops, s.anotherStore())
		}
		shops[i].endpoint(server.URL, outbox.OrderCreated)
	}
	s.run(fresh(url))
	notifier := outbox.NewNotifier(s.db, nil, s.dispatcher(nil).config.Logger)
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	go func() { _ = notifier.Run(ctx) }()
	const rate, seconds = 3500, 8
	for b.Loop() {
		s.metered(b, rate*seconds, func() { live(b, shops, sink, notifier, rate, seconds*time.Second) })
	}
}

// live commits events at a rate, one transaction each, and reports how they arrived.
func live(b *testing.B, shops []*shop, sink *sink, notifier *outbox.Notifier, rate int, duration time.Duration) {
	b.Helper()
	total := int(duration.Seconds()) * rate
	before := sink.count.Load()
	var committed sync.Map
	var next atomic.Int64
	var writers sync.WaitGroup
	began := time.Now()
	for range 8 {
		writers.Go(func() {
			for i := int(next.Add(1)) - 1; i < total; i = int(next.Add(1)) - 1 {
				pause(context.Background(), time.Until(began.Add(time.Duration(i)*time.Second/time.Duration(rate))))
				id := ids.New()
				_, err := shops[i%len(shops)].db.SQL.Exec(`INSERT INTO events (id, created_at, store_id, type, data) VALUES ($1, $2, $3, $4, $5)`,
					id, time.Now().UTC(), shops[i%len(shops)].store.ID, string(outbox.OrderCreated), orderData)
				if err != nil {
					b.Error(err)
					return
				}
				committed.Store(ids.Prefixed("evt", id), time.Now())
				notifier.EventsCommitted()
			}
		})
	}
	writers.Wait()
	written := time.Since(began)
	sink.await(b, before+int64(total))
	b.ReportMetric(float64(total)/time.Since(began).Seconds(), "deliveries/s")
	b.ReportMetric(float64(total)/written.Seconds(), "commits/s")
	latencies := make([]time.Duration, 0, total)
	committed.Range(func(id, at any) bool {
		if arrived, ok := sink.arrived.Load(id); ok {
			latencies = append(latencies, arrived.(time.Time).Sub(at.(time.Time)))
		}
		return true
	})
	slices.Sort(latencies)
	b.ReportMetric(milliseconds(latencies[len(latencies)/2]), "p50-ms")
	b.ReportMetric(milliseconds(latencies[len(latencies)*99/100]), "p99-ms")
}

func milliseconds(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }

// BenchmarkIdle measures the share of one core that a dispatcher without work takes, without the server's share.
func BenchmarkIdle(b *testing.B) {
	s, url := benchShop(b)
	s.run(fresh(url))
	for b.Loop() {
		before, began := processorTime(b), time.Now()
		pause(context.Background(), 10*time.Second)
		b.ReportMetric(100*float64(processorTime(b)-before)/float64(time.Since(began)), "%core")
	}
}

func processorTime(b *testing.B) time.Duration {
	b.Helper()
	var usage syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &usage); err != nil {
		b.Fatal(err)
	}
	return time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
}
