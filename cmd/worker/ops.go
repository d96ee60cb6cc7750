package main

import (
	"context"
	"fmt"
	"log/slog"
	"net/http"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"kiosk/internal/database"
	"kiosk/internal/telemetry"
)

// readinessTimeout bounds one look at the database.
const readinessTimeout = 2 * time.Second

// serveOps serves the ops address. Readiness ends with ctx.
func serveOps(ctx context.Context, addr string, d *database.DB, registry *prometheus.Registry, logger *slog.Logger) (*telemetry.Ops, error) {
	return telemetry.ServeOps(ctx, addr, registry, func(w http.ResponseWriter, r *http.Request) { readyz(ctx, w, r, d) }, logger)
}

// readyz says whether the worker works: it is not stopping, and the database responds.
func readyz(running context.Context, w http.ResponseWriter, r *http.Request, d *database.DB) {
	if running.Err() != nil {
		http.Error(w, "stopping", http.StatusServiceUnavailable)
		return
	}
	ctx, cancel := context.WithTimeout(r.Context(), readinessTimeout)
	defer cancel()
	if d.Ping(ctx) != nil { //nolint:contextcheck // the look is the request's; the other context only says whether we run
		http.Error(w, "the database does not answer", http.StatusServiceUnavailable)
		return
	}
	fmt.Fprintln(w, "ok")
}
