package telemetry_test

import (
	"database/sql/driver"
	"log/slog"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"kiosk/ent/db/order"
	"kiosk/internal/database"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/webhooks"
	"kiosk/internal/telemetry"
	"kiosk/internal/testkit"
)

// value returns the sum of a metric's series that have the given labels.
func value(t *testing.T, registry *prometheus.Registry, name string, labels ...string) float64 {
	t.Helper()
	sum, _ := find(t, registry, name, labels...)
	return sum
}

// find is like value, and reports whether there is such a series.
func find(t *testing.T, registry *prometheus.Registry, name string, labels ...string) (sum float64, found bool) {
	t.Helper()
	families, err := registry.Gather()
	if err != nil {
		t.Fatal(err)
	}
	for _, family := range families {
		if family.GetName() != name {
			continue
		}
		for _, metric := range family.GetMetric() {
			var has []string
			for _, label := range metric.GetLabel() {
				has = append(has, label.GetValue())
			}
			if !slices.ContainsFunc(labels, func(wanted string) bool { return !slices.Contains(has, wanted) }) {
				sum += metric.GetCounter().GetValue() + metric.GetGauge().GetValue()
				found = true
			}
		}
	}
	return sum, found
}

func TestOutcomesOfOperationsCountFromZero(t *testing.T) {
	t.Parallel()
	registry := prometheus.NewRegistry()
	testkit.NewStore(t, testkit.Open(t, testkit.NewURL(t, "sqlite3"), database.Options{}), func(c *resolver.Config) { c.Registry = registry })
	for _, name := range []string{
		"orders.create", "orders.cancel", "orders.fail", "orders.deliver", "orders.refund", "orders.replace_item", "orders.comment",
		"licenses.upload", "licenses.revoke_batch", "stock.adjust", "wallet.recharge", "wallet.adjust",
		"customers.create", "customers.comment", "products.import", "prices.import",
	} {
		for _, outcome := range []string{"ok", "refused", "failed"} {
			if _, found := find(t, registry, "kiosk_operations_total", name, outcome); !found {
				t.Errorf("%s has no count of %s", name, outcome)
			}
		}
	}
}

func TestTheBacklogIsWhatWaitsInTheDatabase(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		counted := prometheus.NewRegistry()
		store := testkit.NewStore(t, d, func(c *resolver.Config) { c.Registry = counted })
		place := orders.PlaceOrderInput{
			Customer: customers.CustomerRef{ID: store.Ana.ID}, Items: []uuid.UUID{store.Hour.ID}, IdempotencyKey: "once", Source: order.SourceAPI,
		}
		for range 2 {
			if _, _, err := store.Resolver.PlaceOrder(store.Context(t), place); err != nil {
				t.Fatal(err)
			}
		}
		_, _, err := store.Resolver.RegisterWebhook(store.Context(t), webhooks.NewWebhook{
			URL: "https://hooks.example.com/kiosk", Events: []outbox.Type{outbox.OrderCreated},
		})
		if err != nil {
			t.Fatal(err)
		}
		store.Database.Client.WebhookEndpoint.Update().SetStatus("SUSPENDED").ExecX(store.Context(t))

		shown := prometheus.NewRegistry()
		telemetry.RegisterDatabase(shown, d, slog.Default())
		events := store.Database.Client.Event.Query().CountX(store.Context(t))
		for name, want := range map[string]float64{
			"kiosk_backlog_up": 1, "kiosk_backlog_unpublished_events": float64(events), "kiosk_backlog_pending_deliveries": 0,
			"kiosk_backlog_oldest_undelivered_event_seconds": 0, "kiosk_backlog_suspended_endpoints": 1, "kiosk_backlog_unrolled_orders": 1,
		} {
			if got := value(t, shown, name); got != want {
				t.Errorf("%s is %v, want %v", name, got, want)
			}
		}
		if age := value(t, shown, "kiosk_backlog_oldest_unpublished_event_seconds"); age <= 0 || age > time.Hour.Seconds() {
			t.Errorf("the oldest event is %v s old", age)
		}
		for name, labels := range map[string][]string{
			"kiosk_operations_total":          {"orders.create", "ok"},
			"kiosk_idempotency_replays_total": {"orders.create"},
		} {
			if got := value(t, counted, name, labels...); got != map[string]float64{"kiosk_operations_total": 2, "kiosk_idempotency_replays_total": 1}[name] {
				t.Errorf("%s%v is %v", name, labels, got)
			}
		}
		if got := value(t, counted, "kiosk_ledger_amount_minor_total", "PURCHASE", "out", "EUR"); got != 30_00 {
			t.Errorf("the ledgers report %v cents", got)
		}
	})
}

func TestDryRunsAreNotCountedAsIfTheyHadHappened(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		registry := prometheus.NewRegistry()
		store := testkit.NewStore(t, d, func(c *resolver.Config) { c.Registry = registry })
		place := orders.PlaceOrderInput{
			Customer: customers.CustomerRef{ID: store.Ana.ID}, Items: []uuid.UUID{store.Hour.ID}, DryRun: true, Source: order.SourceAPI,
		}
		if _, _, err := store.Resolver.PlaceOrder(store.Context(t), place); err != nil {
			t.Fatal(err)
		}
		place.Items = []uuid.UUID{uuid.New()}
		if _, _, err := store.Resolver.PlaceOrder(store.Context(t), place); err == nil {
			t.Error("an unknown variation was sold")
		}
		for outcome, want := range map[string]float64{"ok": 0, "dry_run": 1, "refused": 1, "failed": 0} {
			if got := value(t, registry, "kiosk_operations_total", "orders.create", outcome); got != want {
				t.Errorf("%v calls have the outcome %s, want %v", got, outcome, want)
			}
		}
	})
}

func TestABacklogThatCannotBeSeenIsNotCalledEmpty(t *testing.T) {
	t.Parallel()
	d := testkit.Open(t, testkit.NewURL(t, "sqlite3"), database.Options{})
	if err := d.SQL.Close(); err != nil {
		t.Fatal(err)
	}
	registry := prometheus.NewRegistry()
	telemetry.RegisterDatabase(registry, d, slog.New(slog.DiscardHandler))
	families, err := registry.Gather()
	if err != nil {
		t.Fatal(err)
	}
	for _, family := range families {
		name, isBacklog := strings.CutPrefix(family.GetName(), "kiosk_backlog_")
		if isBacklog && (name != "up" || family.GetMetric()[0].GetGauge().GetValue() != 0) {
			t.Errorf("%s is shown: %v", name, family)
		}
	}
}

func TestLabelsTakeNoValuesOfCallers(t *testing.T) {
	t.Parallel()
	registry := prometheus.NewRegistry()
	requests := telemetry.NewRequests(registry)
	for _, method := range []string{"GUESS", "ANOTHER"} {
		requests.Observe(method, "", http.StatusNotFound, time.Millisecond, false)
	}
	if got := value(t, registry, "kiosk_http_requests_total", "OTHER", "none", "404"); got != 2 {
		t.Errorf("%v", got)
	}
}

func TestWithoutACollectorNothingIsTraced(t *testing.T) {
	t.Parallel()
	for _, environment := range []map[string]string{
		{},
		{"OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:1", "OTEL_SDK_DISABLED": "true"},
		{"OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:1", "OTEL_TRACES_EXPORTER": "none"},
	} {
		lookup := func(name string) (string, bool) { v, ok := environment[name]; return v, ok }
		stop, err := telemetry.StartTracing(t.Context(), "kiosk", lookup, slog.Default())
		if err != nil {
			t.Fatal(err)
		}
		stop()
		ctx, span := telemetry.Start(t.Context(), "nothing")
		if ctx != t.Context() || span.IsRecording() || telemetry.TraceParent(ctx) != nil {
			t.Errorf("%v: something is traced", environment)
		}
		var opens driver.Connector
		if telemetry.Instrument(opens) != opens {
			t.Errorf("%v: the database is instrumented", environment)
		}
	}
}

func TestASpanThatIsNoneCostsNothing(t *testing.T) { //nolint:paralleltest // allocations are counted for the process
	ctx := t.Context()
	allocations := testing.AllocsPerRun(100, func() {
		_, span := telemetry.Start(ctx, "nothing")
		telemetry.End(span, nil)
	})
	if allocations > 0 {
		t.Errorf("it takes %v allocations", allocations)
	}
}
