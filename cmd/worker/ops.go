package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"kiosk/internal/database"
	"kiosk/internal/resolver/stores"
	"kiosk/internal/telemetry"
	"kiosk/internal/vault"
)

// readinessTimeout bounds one check of the database.
const readinessTimeout = 2 * time.Second

// serveOps serves the ops address. Once ctx has ended, /readyz responds with 503.
func serveOps(ctx context.Context, addr string, d *database.DB, keys *vault.Vault, registry *prometheus.Registry, logger *slog.Logger) (*telemetry.Ops, error) {
	return telemetry.ServeOps(ctx, addr, registry, func(w http.ResponseWriter, r *http.Request) { readyz(ctx, w, r, d, keys) }, logger)
}

// readyz responds with 200 unless the worker is stopping, the database does not respond, or the master key does not open the keys of
// stores.
func readyz(running context.Context, w http.ResponseWriter, r *http.Request, d *database.DB, keys *vault.Vault) {
	if running.Err() != nil {
		http.Error(w, "stopping", http.StatusServiceUnavailable)
		return
	}
	ctx, cancel := context.WithTimeout(r.Context(), readinessTimeout)
	defer cancel()
	if d.Ping(ctx) != nil { //nolint:contextcheck // the check is part of the request; the other context only says whether the worker runs
		http.Error(w, "the database does not respond", http.StatusServiceUnavailable)
		return
	}
	if errors.Is(stores.CheckMasterKeyOfOneStore(ctx, d, keys), vault.ErrWrongMasterKey) { //nolint:contextcheck // as above
		http.Error(w, "the master key file is wrong or outdated", http.StatusServiceUnavailable)
		return
	}
	fmt.Fprintln(w, "ok")
}
