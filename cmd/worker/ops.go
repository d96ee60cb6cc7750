package main

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"kiosk/internal/database"
)

// readinessTimeout bounds one look at the database.
const readinessTimeout = 2 * time.Second

// ops answers supervisors and monitoring.
type ops struct {
	listener net.Listener
	server   *http.Server
}

// serveOps serves /livez, /readyz and /metrics, unless addr is empty. Readiness ends with ctx.
func serveOps(ctx context.Context, addr string, d *database.DB, registry *prometheus.Registry) (*ops, error) {
	if addr == "" {
		return &ops{}, nil
	}
	listener, err := new(net.ListenConfig).Listen(ctx, "tcp", addr)
	if err != nil {
		return nil, fmt.Errorf("ops address: %w", err)
	}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /livez", func(w http.ResponseWriter, _ *http.Request) { fmt.Fprintln(w, "ok") })
	mux.HandleFunc("GET /readyz", func(w http.ResponseWriter, r *http.Request) { readyz(ctx, w, r, d) })
	mux.Handle("GET /metrics", promhttp.HandlerFor(registry, promhttp.HandlerOpts{}))
	server := &http.Server{Handler: mux, ReadHeaderTimeout: 5 * time.Second, WriteTimeout: 30 * time.Second}
	go func() { _ = server.Serve(listener) }() // ends with close
	return &ops{listener, server}, nil
}

// readyz says whether the worker works: it is not stopping, and the database answers.
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

func (o *ops) address() string {
	if o.listener == nil {
		return ""
	}
	return o.listener.Addr().String()
}

func (o *ops) close() {
	if o.server != nil {
		_ = o.server.Close()
	}
}
