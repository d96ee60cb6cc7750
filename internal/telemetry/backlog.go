package telemetry

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"

	"kiosk/internal/backlog"
	"kiosk/internal/database"
)

const (
	// backlogTimeout bounds one count of the backlog.
	backlogTimeout = 3 * time.Second
	// backlogAge is how long a count is cached, so that frequent scrapes put no load on the database.
	backlogAge = 5 * time.Second
)

func gauge(name, help string) *prometheus.Desc {
	return prometheus.NewDesc(prometheus.BuildFQName("kiosk", "backlog", name), help, nil, nil)
}

var (
	backlogUp          = gauge("up", "1 when the database returned the backlog, else 0 and the other values are missing.")
	unpublishedEvents  = gauge("unpublished_events", "Events that wait for their number, up to 100,000.")
	unpublishedSeconds = gauge("oldest_unpublished_event_seconds", "Age of the oldest event that waits for its number.")
	pendingDeliveries  = gauge("pending_deliveries", "Deliveries that wait, are under way or will be tried again, up to 100,000.")
	undeliveredSeconds = gauge("oldest_undelivered_event_seconds", "How long the first pending delivery has been due, but for what waits for paused endpoints.")
	suspendedEndpoints = gauge("suspended_endpoints", "Webhook endpoints that are suspended.")
	pendingEmails      = gauge("pending_emails", "E-mails to staff that wait to be sent, up to 100,000.")
	emailSeconds       = gauge("oldest_pending_email_seconds", "Age of the oldest e-mail that waits to be sent.")
	unrolledOrders     = gauge("unrolled_orders", "Orders that the sales rollups lack, up to 100,000.")
)

// RegisterDatabase registers the metrics of the connection pool (go_sql_… of the Prometheus client), of the backlog, and of the
// replica if there is one. The backlog is that of the whole database, so every process shows the same.
func RegisterDatabase(registry prometheus.Registerer, d *database.DB, logger *slog.Logger) {
	registry.MustRegister(collectors.NewDBStatsCollector(d.SQL, "kiosk"), &backlogCollector{database: d, logger: logger})
	if d.Replica != nil {
		registerReplica(registry, d.Replica)
	}
}

// backlogCollector counts the backlog when the metrics are collected, at most once in backlogAge.
type backlogCollector struct {
	database *database.DB
	logger   *slog.Logger

	mutex     sync.Mutex
	counts    backlog.Counts
	countedAt time.Time
	complete  bool // the last count succeeded
}

// Describe implements prometheus.Collector.
func (b *backlogCollector) Describe(descriptions chan<- *prometheus.Desc) {
	for _, description := range []*prometheus.Desc{
		backlogUp, unpublishedEvents, unpublishedSeconds, pendingDeliveries, undeliveredSeconds, suspendedEndpoints, pendingEmails, emailSeconds, unrolledOrders,
	} {
		descriptions <- description
	}
}

// Collect implements prometheus.Collector.
func (b *backlogCollector) Collect(metrics chan<- prometheus.Metric) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	if time.Since(b.countedAt) > backlogAge {
		b.count()
	}
	show := func(description *prometheus.Desc, value float64) {
		metrics <- prometheus.MustNewConstMetric(description, prometheus.GaugeValue, value)
	}
	if !b.complete {
		show(backlogUp, 0)
		return
	}
	show(backlogUp, 1)
	show(unpublishedEvents, float64(b.counts.UnpublishedEvents))
	show(unpublishedSeconds, age(b.counts.OldestUnpublished))
	show(pendingDeliveries, float64(b.counts.PendingDeliveries))
	show(undeliveredSeconds, age(b.counts.OldestUndelivered))
	show(suspendedEndpoints, float64(b.counts.SuspendedEndpoints))
	show(pendingEmails, float64(b.counts.PendingEmails))
	show(emailSeconds, age(b.counts.OldestEmail))
	show(unrolledOrders, float64(b.counts.UnrolledOrders))
}

func (b *backlogCollector) count() {
	ctx, cancel := context.WithTimeout(context.Background(), backlogTimeout)
	defer cancel()
	counts, err := backlog.Count(ctx, b.database)
	if err != nil {
		b.logger.Warn("the backlog could not be measured", "error", err)
	}
	b.counts, b.complete, b.countedAt = counts, err == nil, time.Now()
}

// age returns the seconds since a time, 0 for the zero time.
func age(since time.Time) float64 {
	if since.IsZero() {
		return 0
	}
	return max(0, time.Since(since).Seconds())
}
