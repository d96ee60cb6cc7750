// Package telemetry provides metrics and profiles, on a separate address, and traces.
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

// Off is the ops address that switches the server off, like the empty string.
const Off = "off"

// profileTimeout is the server's write timeout, long enough for a CPU profile of half a minute or a trace.
const profileTimeout = 2 * time.Minute

// Ops is the HTTP server for operators. It has its own address, because profiles expose memory.
type Ops struct {
	listener net.Listener
	server   *http.Server
}

// ServeOps serves /livez, /readyz, /metrics and /debug/pprof until Close. It serves nothing if addr is empty or Off. If the address is
// in use, it only logs a warning, so that the process can still sell.
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

// Address returns the address that the server listens on, "" if it does not serve.
func (o *Ops) Address() string {
	if o.listener == nil {
		return ""
	}
	return o.listener.Addr().String()
}

// Close stops the server at once.
func (o *Ops) Close() {
	if o.server != nil {
		_ = o.server.Close()
	}
}
