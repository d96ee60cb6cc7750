package main

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"kiosk/ent/migrations"
	"kiosk/internal/database"
	"kiosk/internal/resolver/stores"
	"kiosk/internal/vault"
)

const (
	// readinessTimeout bounds one check of the database.
	readinessTimeout = 2 * time.Second
	// readinessAge is how long the result of a check is reused, so that frequent probes cost the database nothing.
	readinessAge = time.Second
)

// health serves the checks of load balancers and supervisors.
type health struct {
	database *database.DB
	keys     *vault.Vault
	logger   *slog.Logger
	draining atomic.Bool

	mutex     sync.Mutex
	checks    map[string]string
	checkedAt time.Time
}

// livez responds that the process runs.
func (h *health) livez(w http.ResponseWriter, _ *http.Request) {
	respondHealth(w, http.StatusOK, nil)
}

// readyz responds whether a load balancer should send requests here, and if not, which check failed. Only the log says why.
func (h *health) readyz(w http.ResponseWriter, r *http.Request) {
	checks, isReady := h.ready(r.Context())
	status := http.StatusOK
	if !isReady {
		status = http.StatusServiceUnavailable
	}
	respondHealth(w, status, checks)
}

// ready returns the result of each check, and whether all of them are "ok".
func (h *health) ready(ctx context.Context) (checks map[string]string, isReady bool) {
	checks, isReady = map[string]string{"shutdown": "ok"}, true
	for name, result := range h.databaseChecks(ctx) {
		checks[name] = result
	}
	if h.draining.Load() {
		checks["shutdown"] = "in progress"
	}
	for _, result := range checks {
		isReady = isReady && result == "ok"
	}
	return checks, isReady
}

func (h *health) databaseChecks(ctx context.Context) map[string]string {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	if time.Since(h.checkedAt) > readinessAge {
		h.checks = h.checkDatabase(context.WithoutCancel(ctx))
		h.checkedAt = time.Now()
	}
	return h.checks
}

func (h *health) checkDatabase(ctx context.Context) map[string]string {
	ctx, cancel := context.WithTimeout(ctx, readinessTimeout)
	defer cancel()
	if err := h.database.Ping(ctx); err != nil {
		h.logger.Warn("not ready: the database does not respond", "error", err)
		return map[string]string{"database": "unreachable", "migrations": "unknown"}
	}
	current, err := migrations.Current(ctx, h.database.SQL, h.database.Dialect)
	switch {
	case err != nil:
		h.logger.Warn("not ready: the state of the migrations is unknown", "error", err)
		return map[string]string{"database": "ok", "migrations": "unknown"}
	case !current:
		return map[string]string{"database": "ok", "migrations": "pending"}
	}
	return map[string]string{"database": "ok", "migrations": "ok", "masterKey": h.checkMasterKey(ctx)}
}

// checkMasterKey reports whether the master key opens the keys of stores. A failure of another kind concerns one store only.
func (h *health) checkMasterKey(ctx context.Context) string {
	err := stores.CheckMasterKeyOfOneStore(ctx, h.database, h.keys)
	if errors.Is(err, vault.ErrWrongMasterKey) {
		h.logger.Warn("not ready: the master key file is wrong or outdated", "error", err)
		return "wrong"
	}
	return "ok"
}

func respondHealth(w http.ResponseWriter, status int, checks map[string]string) {
	text := "ok"
	if status != http.StatusOK {
		text = "unavailable"
	}
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(struct { // a client that went away needs no response
		Status string            `json:"status"`
		Checks map[string]string `json:"checks,omitempty"`
	}{text, checks})
}
