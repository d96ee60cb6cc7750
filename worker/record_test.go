package worker

import (
	"context"
	"fmt"
	"log/slog"
	"net/http"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"
	"golang.org/x/sync/errgroup"

	"kiosk/ent/db"
	"kiosk/ent/db/deliveryattempt"
	"kiosk/internal/database"
	"kiosk/internal/ids"
	"kiosk/internal/outbox"
	"kiosk/internal/testkit"
)

// claimAll publishes n events for one endpoint and claims their deliveries, oldest first.
func (s *shop) claimAll(d *Dispatcher, endpoint uuid.UUID, n int) []claimed {
	s.t.Helper()
	s.publish(outbox.StockLow, n)
	if _, err := d.fanOut(s.ctx, s.store.ID, n, 0); err != nil {
		s.t.Fatal(err)
	}
	found, err := d.claim(s.ctx, s.store.ID, n)
	if err != nil || len(found.deliveries) != n {
		s.t.Fatalf("claimed %d of %d for %s: %v", len(found.deliveries), n, endpoint, err)
	}
	return found.deliveries
}

func (s *shop) record(d *Dispatcher, results ...attemptResult) recorded {
	s.t.Helper()
	outcome, err := d.queue.forStore(s.store.ID).record(s.ctx, results, d.config.Backoff, d.config.Now())
	if err != nil {
		s.t.Error(err)
	}
	return outcome
}

// ended returns a result of a claimed delivery: S succeeded, F failed, R rejected.
func ended(d *Dispatcher, delivery claimed, outcome byte) attemptResult {
	result := map[byte]Result{
		'S': {Outcome: Succeeded, ResponseStatus: 200},
		'F': {Outcome: Failed, ResponseStatus: 503, ErrorMessage: "answered 503 Service Unavailable"},
		'R': {Outcome: Rejected, ResponseStatus: 404, ErrorMessage: "answered 404 Not Found"},
	}[outcome]
	return attemptResult{claimed: delivery, Result: result, attempt: ids.New(), at: d.config.Now()}
}

// silent is the URL of an endpoint to which these tests send nothing.
const silent = "http://127.0.0.1:9/hooks"

// The batches have one result each, so that each batch waits for the one before it.
func TestResultsThatCannotBeWrittenHoldUpNoOtherStoreAndAreWrittenLater(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		other := s.anotherStore()
		dispatcher := s.dispatcher(func(c *Config) { c.BatchSize = 1 })
		var endpoints []uuid.UUID
		for _, shop := range []*shop{s, other} {
			endpoint := shop.endpoint(silent, outbox.StockLow)
			endpoints = append(endpoints, endpoint)
			result := ended(dispatcher, shop.claimAll(dispatcher, endpoint, 1)[0], 'S')
			result.leaseUntil = time.Now().Add(time.Hour)
			dispatcher.results <- result
		}
		condition, action := fmt.Sprintf("NEW.store_id = '%s'", s.store.ID), "BEGIN SELECT RAISE(ABORT, 'refused'); END"
		if d.Dialect == dialect.Postgres {
			s.execute("CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''refused''; END'")
			condition, action = "("+condition+")", "EXECUTE FUNCTION refuse()"
		}
		s.execute("CREATE TRIGGER refuse BEFORE INSERT ON delivery_attempts FOR EACH ROW WHEN " + condition + " " + action)
		written := make(chan struct{})
		go func() { dispatcher.recordResults(s.ctx); close(written) }()
		succeeded := func(shop *shop, endpoint uuid.UUID) func() bool {
			return func() bool { return shop.statuses(endpoint)["SUCCEEDED"] == 1 }
		}
		testkit.Eventually(t, time.Minute, "the other store's result is written", succeeded(other, endpoints[1]))
		if succeeded(s, endpoints[0])() {
			t.Fatal("nothing was refused")
		}
		drop := "DROP TRIGGER refuse"
		if d.Dialect == dialect.Postgres {
			drop += " ON delivery_attempts"
		}
		s.execute(drop)
		close(dispatcher.results)
		<-written
		if !succeeded(s, endpoints[0])() {
			t.Error("the result was not written when it could be")
		}
	})
}

func TestResultsThatCannotBeWrittenAreTriedUntilTheLastOfTheirLeasesEnds(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s, log := newShop(t, d), new(testkit.Log)
		dispatcher := s.dispatcher(func(c *Config) { c.Logger = slog.New(slog.NewTextHandler(log, nil)) })
		endpoint := s.endpoint(silent, outbox.StockLow)
		var results []attemptResult
		for n, delivery := range s.claimAll(dispatcher, endpoint, 3) {
			result := ended(dispatcher, delivery, 'S')
			result.leaseUntil = time.Now().Add(time.Duration(n%2) * time.Hour) // two leases have ended
			results = append(results, result)
		}
		s.execute("ALTER TABLE delivery_attempts RENAME TO hidden")
		var retries sync.WaitGroup
		dispatcher.recordByStore(s.ctx, results, &retries)
		testkit.Eventually(t, waitTimeout, "the log says so", func() bool { return strings.Contains(log.String(), "results") })
		s.execute("ALTER TABLE hidden RENAME TO delivery_attempts")
		retries.Wait()
		if got := s.statuses(endpoint); got["SUCCEEDED"] != len(results) {
			t.Errorf("%v\n%s", got, log)
		}
	})
}

func (s *shop) execute(statement string) {
	s.t.Helper()
	if _, err := s.db.SQL.ExecContext(s.ctx, statement); err != nil {
		s.t.Fatalf("%s: %v", statement, err)
	}
}

func TestFifthConsecutiveFailureSuspends(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		outcomes  string
		failures  int
		suspended bool
	}{
		"four failures":                    {"FFFF", 4, false},
		"five failures":                    {"FFFFF", 5, true},
		"a success in between":             {"FFFFSFFFF", 4, false},
		"a success, then five":             {"FFSFFFFF", 5, true},
		"rejections count for nothing":     {"FFRRFRFR", 4, false},
		"rejections do not reset":          {"FFRFRFF", 5, true},
		"a success after it is too late":   {"FFFFFS", 5, true},
		"failures after it do not count":   {"FFFFFFFF", 5, true},
		"the last success leaves no trace": {"FFFFS", 0, false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			testkit.Databases(t, func(t *testing.T, database *database.DB) {
				s := newShop(t, database)
				d := s.dispatcher(nil)
				endpoint := s.endpoint(silent, outbox.StockLow)
				var results []attemptResult
				for i, delivery := range s.claimAll(d, endpoint, len(test.outcomes)) {
					results = append(results, ended(d, delivery, test.outcomes[i]))
				}
				s.publish(outbox.StockLow, 3)
				if _, err := d.fanOut(s.ctx, s.store.ID, 10, 0); err != nil {
					t.Fatal(err)
				}
				s.record(d, results...)
				s.record(d, results...) // once more, as after a lost confirmation
				s.expectHealth(endpoint, test.failures, test.suspended)
			})
		})
	}
}

func TestAnAttemptThatEndsAfterItsEndpointWasSuspendedIsRecorded(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, database *database.DB) {
		s := newShop(t, database)
		d := s.dispatcher(nil)
		endpoint := s.endpoint(silent, outbox.StockLow)
		deliveries := s.claimAll(d, endpoint, suspendAfter+1)
		var failed []attemptResult
		for _, delivery := range deliveries[:suspendAfter] {
			failed = append(failed, ended(d, delivery, 'F'))
		}
		if got := s.record(d, failed...); got != (recorded{attempts: suspendAfter, suspended: 1}) {
			t.Fatalf("%+v", got)
		}
		if got := s.record(d, ended(d, deliveries[suspendAfter], 'S')); got != (recorded{attempts: 1}) {
			t.Errorf("%+v", got)
		}
		if got := s.statuses(endpoint); got["SUCCEEDED"] != 1 || got["CANCELLED"] != suspendAfter {
			t.Errorf("deliveries: %v", got)
		}
		if status, failures := s.health(endpoint); status != "SUSPENDED" || failures != suspendAfter {
			t.Errorf("%s after %d failures", status, failures)
		}
	})
}

// TestResultsWhoseConfirmationWasLostAreNotReportedAsDropped commits results, and then records them as the worker does that did not get
// the response to the COMMIT. The fifth failure suspends the endpoint, which cancels its delivery.
func TestResultsWhoseConfirmationWasLostAreNotReportedAsDropped(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		log := new(testkit.Log)
		dispatcher := s.dispatcher(func(c *Config) { c.Logger = slog.New(slog.NewTextHandler(log, nil)) })
		endpoint := s.endpoint(silent, outbox.StockLow)
		var results []attemptResult
		for i, delivery := range s.claimAll(dispatcher, endpoint, 7) {
			results = append(results, ended(dispatcher, delivery, "SRFFFFF"[i]))
		}
		if got := s.record(dispatcher, results...); got != (recorded{attempts: 7, suspended: 1}) {
			t.Fatalf("%+v", got)
		}
		if got := s.record(dispatcher, results...); got != (recorded{repeated: 7}) {
			t.Errorf("the second time: %+v", got)
		}
		var retries sync.WaitGroup
		dispatcher.recordByStore(s.ctx, results, &retries)
		retries.Wait()
		if got := log.String(); strings.Contains(got, "dropped") || !strings.Contains(got, "results had been recorded before") || !strings.Contains(got, "count=7") {
			t.Errorf("the log is\n%s", got)
		}
		if n, err := d.Client.DeliveryAttempt.Query().Count(s.ctx); n != 7 || err != nil {
			t.Errorf("%d attempts, %v", n, err)
		}
	})
}

// expectHealth checks the endpoint's health, that no delivery waits for a suspended endpoint, and that each attempt was recorded once.
func (s *shop) expectHealth(endpoint uuid.UUID, failures int, suspended bool) {
	s.t.Helper()
	status, counted := s.health(endpoint)
	if counted != failures || (status == "SUSPENDED") != suspended {
		s.t.Errorf("%s after %d failures, want %d, suspended %t", status, counted, failures, suspended)
	}
	statuses := s.statuses(endpoint)
	if suspended && (statuses["PENDING"] > 0 || statuses["CANCELLED"] < 3) {
		s.t.Errorf("deliveries of the suspended endpoint: %v", statuses)
	}
	if !suspended && statuses["CANCELLED"] > 0 {
		s.t.Errorf("cancelled deliveries of an active endpoint: %v", statuses)
	}
}

func TestFailuresRecordedByTwoWorkersAtOnceAreCountedOnceEach(t *testing.T) {
	t.Parallel()
	for failures, suspended := range map[int]bool{4: false, 5: true} {
		s := newShop(t, testkit.NewDatabase(t, dialect.Postgres))
		d, other := s.dispatcher(nil), s.dispatcher(nil)
		endpoint := s.endpoint(silent, outbox.StockLow)
		deliveries := s.claimAll(d, endpoint, failures)
		s.publish(outbox.StockLow, 3)
		if _, err := d.fanOut(s.ctx, s.store.ID, 10, 0); err != nil {
			t.Fatal(err)
		}
		var recording errgroup.Group
		for i, delivery := range deliveries {
			by := []*Dispatcher{d, other}[i%2]
			recording.Go(func() error { s.record(by, ended(by, delivery, 'F')); return nil })
		}
		_ = recording.Wait()
		s.expectHealth(endpoint, failures, suspended)
	}
}

// anHourAgo sets the clock of a dispatcher to an hour ago, so that its leases have ended by the clock of the database, too.
func anHourAgo(c *Config) { c.Now = clockAhead(-time.Hour) }

func TestWorkerWhoseLeaseEndedChangesNothing(t *testing.T) {
	t.Parallel()
	for name, outcome := range map[string]byte{"completes": 'S', "retries": 'F', "rejects": 'R', "releases": 0} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			testkit.Databases(t, func(t *testing.T, database *database.DB) {
				s := newShop(t, database)
				stale := s.dispatcher(anHourAgo)
				endpoint := s.endpoint(silent, outbox.StockLow)
				var late []attemptResult
				for _, delivery := range s.claimAll(stale, endpoint, 6) {
					result := ended(stale, delivery, outcome)
					result.unsent = outcome == 0
					late = append(late, result)
				}

				// Its lease ends; another worker takes over and has not finished.
				afterwards := s.dispatcher(nil)
				if n, err := afterwards.queue.forStore(s.store.ID).rescue(s.ctx, afterwards.config.Now(), afterwards.config.Now().Add(time.Hour)); n != 6 || err != nil {
					t.Fatalf("rescued %d, %v", n, err)
				}
				taken, err := afterwards.claim(s.ctx, s.store.ID, 10)
				if err != nil || len(taken.deliveries) != 6 {
					t.Fatalf("took over %d, %v", len(taken.deliveries), err)
				}

				if got := s.record(stale, late...); got != (recorded{fenced: 6}) {
					t.Errorf("the stale worker recorded %+v", got)
				}
				s.expectUntouched(endpoint, taken.deliveries[0].claim)
			})
		})
	}
}

func TestNothingIsSentWhenTheRestOfTheLeaseIsShorterThanAnAttempt(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, database *database.DB) {
		s := newShop(t, database)
		r := newReceiver(t, accept)
		d := s.dispatcher(nil)
		endpoint := s.endpoint(r.URL, outbox.StockLow)
		delivery := s.claimAll(d, endpoint, 1)[0]
		late := delivery
		late.leaseUntil = d.config.Now().Add(waitTimeout - time.Second)
		if got := s.record(d, d.attempt(s.ctx, late)); got != (recorded{released: 1}) || r.requests.Load() != 0 {
			t.Errorf("%+v after %d requests", got, r.requests.Load())
		}
		again, err := d.claim(s.ctx, s.store.ID, 1)
		if err != nil || len(again.deliveries) != 1 {
			t.Fatalf("%d are due again at once, %v", len(again.deliveries), err)
		}
		if got := s.record(d, d.attempt(s.ctx, again.deliveries[0])); got != (recorded{attempts: 1}) || r.requests.Load() != 1 {
			t.Errorf("%+v after %d requests", got, r.requests.Load())
		}
	})
}

func TestAnEndpointWhoseSecretDoesNotOpenIsTriedAgainAfterAMinute(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, database *database.DB) {
		s := newShop(t, database)
		endpoint := s.endpoint(silent, outbox.StockLow)
		now := time.Now().UTC().Truncate(time.Microsecond)
		d := s.dispatcher(func(c *Config) { c.Now = func() time.Time { return now } })
		s.waiting(d, 1)
		sealed := database.Client.WebhookEndpoint.GetX(s.ctx, endpoint).Secret
		for _, step := range []struct {
			secret  []byte
			passed  time.Duration
			claimed int
		}{{[]byte("x"), 0, 0}, {sealed, 59 * time.Second, 0}, {sealed, 2 * time.Second, 1}} {
			if _, err := database.SQL.ExecContext(s.ctx, "UPDATE webhook_endpoints SET secret = $1", step.secret); err != nil {
				t.Fatal(err)
			}
			now = now.Add(step.passed)
			if found, err := d.claim(s.ctx, s.store.ID, 1); err != nil || len(found.deliveries) != step.claimed {
				t.Errorf("%s later %d are claimed, want %d: %v", step.passed, len(found.deliveries), step.claimed, err)
			}
		}
	})
}

func TestWorkerThatTookOverFromItselfRecordsOneResult(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, database *database.DB) {
		s := newShop(t, database)
		d := s.dispatcher(anHourAgo)
		s.endpoint(silent, outbox.StockLow)
		void := s.claimAll(d, uuid.Nil, 2)
		now := d.config.Now()
		if n, err := d.queue.forStore(s.store.ID).rescue(s.ctx, now.Add(time.Hour), now.Add(2*time.Hour)); n != 2 || err != nil {
			t.Fatalf("rescued %d, %v", n, err)
		}
		again, err := d.claim(s.ctx, s.store.ID, 2)
		if err != nil || len(again.deliveries) != 2 {
			t.Fatalf("took over %d, %v", len(again.deliveries), err)
		}
		batch := []attemptResult{ended(d, void[0], 'S'), ended(d, again.deliveries[0], 'S'), ended(d, again.deliveries[1], 'F'), ended(d, void[1], 'S')}
		if got := s.record(d, batch...); got != (recorded{attempts: 2, fenced: 2}) {
			t.Errorf("%+v", got)
		}
	})
}

func (s *shop) expectUntouched(endpoint, claim uuid.UUID) {
	s.t.Helper()
	deliveries, err := s.db.Client.Delivery.Query().All(s.ctx)
	if err != nil {
		s.t.Fatal(err)
	}
	for _, delivery := range deliveries {
		if delivery.Status != "PENDING" || delivery.Attempts != 0 || delivery.ClaimID == nil || *delivery.ClaimID != claim {
			s.t.Errorf("delivery %v", delivery)
		}
	}
	if n, err := s.db.Client.DeliveryAttempt.Query().Count(s.ctx); n != 0 || err != nil {
		s.t.Errorf("%d attempts, %v", n, err)
	}
	if status, failures := s.health(endpoint); status != "ACTIVE" || failures != 0 {
		s.t.Errorf("endpoint %s, %d failures", status, failures)
	}
}

func TestFailedDeliveryIsRetriedAtTheIntervalsAndThenGivenUp(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, database *database.DB) {
		s := newShop(t, database)
		r := newReceiver(t, fail)
		endpoint := s.endpoint(r.URL, outbox.StockLow)
		backoff := []time.Duration{100 * time.Millisecond, 300 * time.Millisecond, 600 * time.Millisecond}
		s.publish(outbox.StockLow, 1)
		s.run(func(c *Config) { c.Backoff = backoff })
		testkit.Eventually(t, waitTimeout, "it is given up", func() bool { return s.statuses(endpoint)["FAILED"] == 1 })

		attempts, err := database.Client.DeliveryAttempt.Query().Order(db.Asc(deliveryattempt.FieldAttempt)).All(s.ctx)
		if err != nil || len(attempts) != 4 {
			t.Fatalf("%d attempts, %v", len(attempts), err)
		}
		for i, attempt := range attempts[:3] {
			planned := attempt.NextRetryAt.Sub(attempt.CreatedAt)
			if planned < backoff[i]*89/100 || planned > backoff[i]*111/100 {
				t.Errorf("retry %d was planned after %s", i+1, planned)
			}
			if waited := attempts[i+1].CreatedAt.Sub(*attempt.NextRetryAt); waited < 0 {
				t.Errorf("retry %d came %s too early", i+1, -waited)
			}
			if attempt.Attempt != i+1 || *attempt.ResponseStatus != 500 {
				t.Errorf("attempt %v", attempt)
			}
		}
		if attempts[3].NextRetryAt != nil {
			t.Error("the last attempt promises another")
		}
	})
}

func TestFailingEndpointIsProbedOneAtATime(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, database *database.DB) {
		s := newShop(t, database)
		var now, most atomic.Int64
		r := newReceiver(t, func(w http.ResponseWriter, request *http.Request) {
			n := now.Add(1)
			defer now.Add(-1)
			most.Store(max(most.Load(), n))
			pause(request.Context(), 20*time.Millisecond)
			fail(w, request)
		})
		endpoint := s.endpoint(r.URL, outbox.StockLow)
		d := s.dispatcher(nil)
		s.record(d, ended(d, s.claimAll(d, endpoint, 1)[0], 'F'))
		s.publish(outbox.StockLow, 50)
		s.run(func(c *Config) { c.Backoff = slices.Repeat(c.Backoff, 2) }) // all attempts may be of one delivery, which is not given up
		testkit.Eventually(t, waitTimeout, "the endpoint is suspended", func() bool {
			status, _ := s.health(endpoint)
			return status == "SUSPENDED"
		})
		if r.requests.Load() != 4 || most.Load() != 1 {
			t.Errorf("%d attempts, %d at once; want 4, one at a time", r.requests.Load(), most.Load())
		}
		testkit.Eventually(t, waitTimeout, "nothing waits", func() bool { return s.statuses(endpoint)["CANCELLED"] == 51 })
	})
}

// The statistics are those of a store with one delivery, so PostgreSQL plans for one row.
func TestAClaimKeepsItsLimitsWhateverTheStatistics(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, database *database.DB) {
		s := newShop(t, database)
		endpoint := s.endpoint(silent, outbox.StockLow)
		d := s.dispatcher(nil)
		s.record(d, ended(d, s.claimAll(d, endpoint, 1)[0], 'F'))
		if _, err := database.SQL.ExecContext(s.ctx, "VACUUM"); err != nil {
			t.Fatal(err)
		}
		if _, err := database.SQL.ExecContext(s.ctx, "ANALYZE"); err != nil {
			t.Fatal(err)
		}
		s.claimAll(d, endpoint, 1)
		s.publish(outbox.StockLow, 10)
		if _, err := d.fanOut(s.ctx, s.store.ID, 10, 0); err != nil {
			t.Fatal(err)
		}
		if _, err := database.SQL.ExecContext(s.ctx, "UPDATE deliveries SET claim_id = NULL, lease_until = NULL"); err != nil {
			t.Fatal(err)
		}
		found, err := d.claim(s.ctx, s.store.ID, 100)
		if err != nil || len(found.deliveries) != 1 {
			t.Errorf("of an endpoint that fails, %d deliveries are claimed at once, %v", len(found.deliveries), err)
		}
	})
}

func TestAClaimKeepsItsLimitsAndTellsWhetherTheyHaveLeftDeliveries(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, database *database.DB) {
		for name, test := range map[string]struct {
			limit, perEndpoint, concurrency int
			claimed                         int
			more, full                      bool
		}{
			"the limit of the claim":      {3, 64, 2048, 3, true, true},
			"the limit of an endpoint":    {100, 3, 2048, 3, false, true},
			"a quarter of the free slots": {100, 64, 8, 2, false, true},
			"none":                        {100, 64, 2048, 5, false, false},
		} {
			s := newShop(t, database)
			s.endpoint(silent, outbox.StockLow)
			d := s.dispatcher(func(c *Config) { c.PerEndpoint, c.Concurrency = test.perEndpoint, test.concurrency })
			s.waiting(d, 5)
			found, err := d.claim(s.ctx, s.store.ID, d.takeSlots(test.limit))
			if err != nil || len(found.deliveries) != test.claimed || found.more != test.more || found.full != test.full {
				t.Errorf("%s: %d are claimed, more %t, full %t, %v", name, len(found.deliveries), found.more, found.full, err)
			}
		}
	})
}

func TestDeliveriesThatHaveWaitedAreClaimedOldestFirst(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, database *database.DB) {
		s := newShop(t, database)
		s.endpoint(silent, outbox.StockLow)
		d := s.dispatcher(nil)
		s.waiting(d, 3)
		want := database.Client.Delivery.Query().IDsX(s.ctx)
		for i, id := range want {
			database.Client.Delivery.UpdateOneID(id).SetDueAt(d.config.Now().Add(-time.Duration(9-i) * time.Second)).ExecX(s.ctx)
		}
		var claimed []uuid.UUID
		for range want {
			found, err := d.claim(s.ctx, s.store.ID, 1)
			if err != nil || len(found.deliveries) != 1 {
				t.Fatalf("claimed %d, %v", len(found.deliveries), err)
			}
			claimed = append(claimed, found.deliveries[0].id)
		}
		if !slices.Equal(claimed, want) {
			t.Errorf("claimed %v, want %v", claimed, want)
		}
	})
}

func TestAClaimWhoseAttemptMustHaveEndedDoesNotBlockItsEndpoint(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, database *database.DB) {
		s := newShop(t, database)
		endpoint := s.endpoint(silent, outbox.StockLow)
		now := time.Now().UTC().Truncate(time.Microsecond)
		d := s.dispatcher(func(c *Config) { c.Now = func() time.Time { return now } })
		s.waiting(d, 3)
		database.Client.WebhookEndpoint.UpdateOneID(endpoint).SetConsecutiveFailures(1).ExecX(s.ctx) // so that it gets one at a time
		for _, step := range []struct {
			passed  time.Duration
			claimed int
		}{{0, 1}, {waitTimeout, 0}, {recordingTime + time.Second, 1}} {
			now = now.Add(step.passed)
			if found, err := d.claim(s.ctx, s.store.ID, 3); err != nil || len(found.deliveries) != step.claimed {
				t.Errorf("%s later %d are claimed, want %d: %v", step.passed, len(found.deliveries), step.claimed, err)
			}
		}
	})
}

func TestNewDeliveriesLeaveHalfOfTheSlotsToThoseThatWait(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, database *database.DB) {
		s := newShop(t, database)
		const slots = 40
		hanging := newReceiver(t, func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() })
		for range 10 { // each of which may have a quarter
			s.endpoint(hanging.URL, outbox.StockLow)
		}
		d := s.dispatcher(func(c *Config) { c.Concurrency = slots })
		s.publish(outbox.StockLow, slots)
		sending, abandon := context.WithCancel(s.ctx)
		defer d.sends.Wait()
		defer abandon()
		if _, err := d.publishAll(s.ctx, sending); err != nil {
			t.Fatal(err)
		}
		if free := d.freeSlots(); free != slots/2 {
			t.Errorf("%d of %d slots are free", free, slots)
		}
	})
}

func TestProbePauseDoublesFromATenthOfTheFirstInterval(t *testing.T) {
	t.Parallel()
	for i, want := range []time.Duration{time.Second, 2 * time.Second, 4 * time.Second, 8 * time.Second} {
		if got := probePause(i+1, defaultBackoff()); got != want {
			t.Errorf("after %d failures: %s, want %s", i+1, got, want)
		}
	}
}

func TestWarningsAboutUnrecordedResultsAreLimited(t *testing.T) {
	t.Parallel()
	s := newShop(t, testkit.NewDatabase(t, dialect.SQLite))
	endpoint := s.endpoint(silent, outbox.StockLow)
	log := new(testkit.Log)
	dispatcher := s.dispatcher(func(c *Config) { c.Logger = slog.New(slog.NewTextHandler(log, nil)) })
	const batches = 20
	claimed := s.claimAll(dispatcher, endpoint, batches)
	execute := func(statement string) {
		t.Helper()
		if _, err := s.db.SQL.ExecContext(s.ctx, statement); err != nil {
			t.Fatal(err)
		}
	}
	execute("CREATE TRIGGER full BEFORE UPDATE ON deliveries BEGIN SELECT RAISE(FAIL, 'full'); END")
	began := time.Now()
	var retries sync.WaitGroup
	for _, one := range claimed {
		dispatcher.recordByStore(s.ctx, []attemptResult{ended(dispatcher, one, 'S')}, &retries)
	}
	testkit.Eventually(t, waitTimeout, "the log says so", func() bool { return strings.Contains(log.String(), "could not be recorded") })
	execute("DROP TRIGGER full")
	retries.Wait()
	if lines, most := strings.Count(log.String(), "could not be recorded"), 1+int(time.Since(began)/warnEvery); lines > most {
		t.Errorf("%d lines of the log for %d batches, want at most %d\n%s", lines, batches, most, log)
	}
	if got := s.statuses(endpoint); got["SUCCEEDED"] != batches {
		t.Errorf("%v", got)
	}
}
