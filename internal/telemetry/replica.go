package telemetry

import (
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"

	"kiosk/internal/database"
)

var (
	replicaUsable = prometheus.NewDesc("kiosk_replica_usable", "1 while lists are read from the replica, else 0.", nil, nil)
	replicaLag    = prometheus.NewDesc("kiosk_replica_lag_bytes", "What the replica had yet to replay of the primary's log when it was looked at last.", nil, nil)
	replicaReads  = prometheus.NewDesc("kiosk_replica_reads_total",
		"Reads that a replica may answer, by the server that did: the primary when the replica was unfit, behind or failed.", []string{"server"}, nil)
)

// registerReplica has the registry show what the replica does, and its pool of connections.
func registerReplica(registry prometheus.Registerer, r *database.Replica) {
	registry.MustRegister(collectors.NewDBStatsCollector(r.SQL(), "kiosk_replica"), replica{r})
}

type replica struct{ *database.Replica }

// Describe implements prometheus.Collector.
func (replica) Describe(descriptions chan<- *prometheus.Desc) {
	descriptions <- replicaUsable
	descriptions <- replicaLag
	descriptions <- replicaReads
}

// Collect implements prometheus.Collector.
func (r replica) Collect(metrics chan<- prometheus.Metric) {
	usable := 0.0
	if r.Usable() {
		usable = 1
	}
	byReplica, byPrimary := r.Reads()
	metrics <- prometheus.MustNewConstMetric(replicaUsable, prometheus.GaugeValue, usable)
	metrics <- prometheus.MustNewConstMetric(replicaLag, prometheus.GaugeValue, float64(r.Lag()))
	metrics <- prometheus.MustNewConstMetric(replicaReads, prometheus.CounterValue, float64(byReplica), "replica")
	metrics <- prometheus.MustNewConstMetric(replicaReads, prometheus.CounterValue, float64(byPrimary), "primary")
}
