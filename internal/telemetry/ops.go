// Package telemetry shows how Kiosk runs: metrics and profiles on an address of their own, and traces.
package telemetry

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/http/pprof"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"kiosk/internal/errno"
)

// Off is an ops address that is none, like the empty one.
const Off = "off"

// profileTimeout lets a profile of half a minute, or a trace, reach its reader.
const profileTimeout = 2 * time.Minute

// Ops serves operators, on an address apart from the public one, because profiles show memory.
type Ops struct {
	listener net.Listener
	server   *http.Server
}

// ServeOps serves /livez, /readyz, /metrics and /debug/pprof until Close, unless addr is empty or Off. An address that is taken is
// only warned of: it is no reason to stop selling.
func ServeOps(ctx context.Context, addr string, metrics prometheus.Gatherer, ready http.HandlerFunc, logger *slog.Logger) (*Ops, error) {
	if addr == "" || addr == Off {
		return &Ops{}, nil
	}
	listener, err := new(net.ListenConfig).Listen(ctx, "tcp", addr)
	if errors.Is(err, errno.AddressInUse) {
		logger.Warn("metrics are not served: another program listens on the ops address", "ops", addr)
		return &Ops{}, nil
	}
	if err != nil {
		return nil, fmt.Errorf("ops address: %w", err)
	}
	server := &http.Server{Handler: routes(metrics, ready), ReadHeaderTimeout: 5 * time.Second, WriteTimeout: profileTimeout}
	go func() { _ = server.Serve(listener) }() // ends with Close
	return &Ops{listener, server}, nil
}

func routes(metrics prometheus.Gatherer, ready http.HandlerFunc) http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /livez", func(w http.ResponseWriter, _ *http.Request) { fmt.Fprintln(w, "ok") })
	mux.HandleFunc("GET /readyz", ready)
	mux.Handle("GET /metrics", promhttp.HandlerFor(metrics, promhttp.HandlerOpts{ErrorHandling: promhttp.ContinueOnError}))
	mux.HandleFunc("GET /debug/pprof/", pprof.Index)
	mux.HandleFunc("GET /debug/pprof/cmdline", pprof.Cmdline)
	mux.HandleFunc("GET /debug/pprof/profile", pprof.Profile)
	mux.HandleFunc("GET /debug/pprof/symbol", pprof.Symbol)
	mux.HandleFunc("GET /debug/pprof/trace", pprof.Trace)
	return mux
}

// Address is where it is served, "" when it is not.
func (o *Ops) Address() string {
	if o.listener == nil {
		return ""
	}
	return o.listener.Addr().String()
}

// Close ends it at once.
func (o *Ops) Close() {
	if o.server != nil {
		_ = o.server.Close()
	}
}
