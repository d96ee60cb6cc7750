package resolver_test

import (
	"context"
	"slices"
	"strconv"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/problem"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/requests"
	"kiosk/internal/testkit"
)

// dropped returns the value of the metric of dropped requests for a reason.
func dropped(t *testing.T, registry *prometheus.Registry, reason string) float64 {
	t.Helper()
	families, err := registry.Gather()
	if err != nil {
		t.Fatal(err)
	}
	for _, family := range families {
		for _, metric := range family.GetMetric() {
			if family.GetName() == "kiosk_request_log_dropped_total" && metric.GetLabel()[0].GetValue() == reason {
				return metric.GetCounter().GetValue()
			}
		}
	}
	t.Fatalf("the metric has no reason %s", reason)
	return 0
}

func TestRequestsOverTheLimitsAreDroppedAndCountedWithoutWaiting(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		registry := prometheus.NewRegistry()
		store := testkit.NewStore(t, d, func(c *resolver.Config) { c.LogRequests, c.Registry = true, registry })
		bot := auth.Actor{Kind: auth.KindToken, ID: uuid.New(), Name: "bot", StoreID: store.ID}
		staff := auth.Actor{Kind: auth.KindStaff, ID: uuid.New(), StoreID: store.ID}
		note := func(actor auth.Actor, n int) {
			for range n {
				store.Resolver.NoteRequest(actor, requests.RequestNote{Method: "GET", Path: "/products", Status: 200, RequestID: "r", Duration: time.Millisecond})
			}
		}
		end := func() {
			if err := store.Resolver.Close(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		started := time.Now()
		note(bot, 10_000)
		note(staff, 1)
		if took := time.Since(started); took > 2*time.Minute {
			t.Errorf("10,000 requests took %s", took)
		}
		end()
		logged := d.Client.RequestLog.Query().CountX(store.Context(t))
		if counted := int(dropped(t, registry, "store_full")); logged == 0 || logged+counted != 10_000 {
			t.Errorf("%d requests are logged and %d are counted as dropped, want 10,000 in total", logged, counted)
		}
		if _, err := store.Resolver.Requests(auth.With(t.Context(), staff), requests.RequestFilter{Limit: 1}); testkit.CodeOf(err) != problem.CodeForbidden {
			t.Errorf("staff without a token: %v", err)
		}
		for range 100 {
			bot.StoreID = uuid.New() // other stores
			note(bot, 200)
		}
		if counted := dropped(t, registry, "full"); counted == 0 {
			t.Error("the requests of all stores together have no limit")
		}
		if _, err := d.SQL.ExecContext(t.Context(), "DROP TABLE request_logs"); err != nil {
			t.Fatal(err)
		}
		end()
		if counted := dropped(t, registry, "failed"); counted == 0 {
			t.Error("requests that could not be written are not counted")
		}
	})
}

// A flush writes more requests than one statement of SQLite does, and a later statement fails.
func TestRequestsOfAFailedFlushAreNotInTheLog(t *testing.T) {
	t.Parallel()
	d := testkit.NewDatabase(t, dialect.SQLite)
	registry := prometheus.NewRegistry()
	store := testkit.NewStore(t, d, func(c *resolver.Config) { c.LogRequests, c.Registry = true, registry })
	_, err := d.SQL.ExecContext(t.Context(), `CREATE TRIGGER no_more BEFORE INSERT ON request_logs WHEN NEW.sequence > 90
		BEGIN SELECT RAISE(ABORT, 'the log is full'); END`)
	testkit.Must(t, err)
	bot := auth.Actor{Kind: auth.KindToken, ID: uuid.New(), Name: "bot", StoreID: store.ID}
	for range 100 {
		store.Resolver.NoteRequest(bot, requests.RequestNote{Method: "GET", Path: "/products", Status: 200, RequestID: "r"})
	}
	testkit.Must(t, store.Resolver.Close(t.Context()))
	logged, counted := d.Client.RequestLog.Query().CountX(store.Context(t)), dropped(t, registry, "failed")
	if logged != 0 || counted != 100 {
		t.Errorf("of 100 requests %d are logged and %v are counted as dropped", logged, counted)
	}
}

// Two processes log requests of the store while a reader reads the log. It gets every request once.
func TestAReaderOfTheRequestLogMissesNoRequestOfTwoProcesses(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		vault := testkit.NewVault(t)
		shop := openShop(t, d, vault, nil)
		first := resolver.New(resolver.Config{Database: d, Vault: vault, LogRequests: true})
		second := resolver.New(resolver.Config{Database: d, Vault: vault, LogRequests: true})
		bot := auth.Actor{Kind: auth.KindToken, ID: uuid.New(), Name: "bot", StoreID: shop.Row.ID}
		const rounds, each = 20, 5
		written := make(chan struct{})
		go func() {
			defer close(written)
			testkit.AtOnce(2, func(i int) {
				r := []*resolver.Resolver{first, second}[i]
				for round := range rounds {
					for n := range each {
						id := strconv.Itoa(i*1000 + round*each + n)
						r.NoteRequest(bot, requests.RequestNote{Method: "GET", Path: "/products", Status: 200, RequestID: id})
					}
					if err := r.Close(context.Background()); err != nil {
						t.Error(err)
					}
				}
			})
		}()
		ctx := auth.With(t.Context(), bot)
		filter := requests.RequestFilter{After: requests.AfterStart, Limit: 7}
		var seen []string
		for ended := false; ; {
			page, err := first.Requests(ctx, filter)
			if err != nil {
				t.Fatal(err)
			}
			for _, request := range page.Requests {
				seen = append(seen, request.RequestID)
			}
			filter.Cursor, filter.After = page.NextCursor, ""
			if ended && len(page.Requests) == 0 {
				break
			}
			select {
			case <-written:
				ended = true
			default:
			}
		}
		slices.Sort(seen)
		if different := slices.Compact(slices.Clone(seen)); len(seen) != 2*rounds*each || len(different) != len(seen) {
			t.Errorf("%d requests were read, %d different ones, of %d", len(seen), len(different), 2*rounds*each)
		}
	})
}
