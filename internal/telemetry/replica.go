package telemetry

import (
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"

	"kiosk/internal/database"
)

// registerReplica registers the metrics of the replica and of its connection pool.
func registerReplica(registry prometheus.Registerer, r *database.Replica) {
	reads := func(server string, count func() uint64) prometheus.Collector {
		return prometheus.NewCounterFunc(prometheus.CounterOpts{
			Name: "kiosk_replica_reads_total", ConstLabels: prometheus.Labels{"server": server},
			Help: "Reads for the replica, by the server that answered: the primary when the replica was behind or failed.",
		}, func() float64 { return float64(count()) })
	}
	registry.MustRegister(
		collectors.NewDBStatsCollector(r.SQL(), "kiosk_replica"),
		prometheus.NewGaugeFunc(prometheus.GaugeOpts{
			Name: "kiosk_replica_usable", Help: "1 while lists are read from the replica, else 0.",
		}, func() float64 {
			if r.Usable() {
				return 1
			}
			return 0
		}),
		prometheus.NewGaugeFunc(prometheus.GaugeOpts{
			Name: "kiosk_replica_staleness_seconds", Help: "How long ago the moment is that the replica shows at the earliest.",
		}, func() float64 { return r.Staleness().Seconds() }),
		reads("replica", func() uint64 { replica, _ := r.Reads(); return replica }),
		reads("primary", func() uint64 { _, primary := r.Reads(); return primary }),
	)
}
