package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"path"
	"slices"
	"strings"
	"time"

	"golang.org/x/time/rate"

	"kiosk/console"
	"kiosk/graph"
	"kiosk/internal/commandline"
	"kiosk/internal/errno"
	"kiosk/internal/httpx"
	"kiosk/rest"
)

// Limits of a connection. They end slow or idle connections. A request is at most 8 MiB and a response at most some megabytes, so
// normal clients do not reach them.
const (
	readHeaderTimeout = 10 * time.Second
	idleTimeout       = 120 * time.Second
	maxHeaderBytes    = 64 << 10
)

// limitsOfHTTP2 are those of a connection over HTTP/2: its requests at the same time, the bytes of bodies that wait in memory for
// their handlers, and how long the client may read nothing.
var limitsOfHTTP2 = http.HTTP2Config{
	MaxConcurrentStreams:          100,
	MaxReceiveBufferPerConnection: 256 << 10,
	MaxReceiveBufferPerStream:     256 << 10,
	WriteByteTimeout:              20 * time.Second,
}

// listenFlags say where and how the server listens.
type listenFlags struct {
	TLSCert         string        `group:"http" env:"KIOSK_TLS_CERT" placeholder:"FILE" help:"Certificate chain (PEM): serve HTTPS. Needs --tls-key. Renewed files are taken up while serving."`
	TLSKey          string        `group:"http" env:"KIOSK_TLS_KEY" placeholder:"FILE" help:"Private key (PEM) of --tls-cert."`
	ShutdownDelay   time.Duration `group:"http" env:"KIOSK_SHUTDOWN_DELAY" default:"0s" placeholder:"DURATION" help:"After SIGTERM, respond to /readyz with 503 for this long before new connections are refused, so that a balancer can turn away first. Default: ${default}."`
	ShutdownTimeout time.Duration `group:"http" env:"KIOSK_SHUTDOWN_TIMEOUT" default:"30s" placeholder:"DURATION" help:"How long running requests may take to finish after SIGTERM. Default: ${default}."`
}

// validate reports every time that is negative.
func (f listenFlags) validate() error {
	return errors.Join(commandline.NotNegative("shutdown-delay", f.ShutdownDelay), commandline.NotNegative("shutdown-timeout", f.ShutdownTimeout))
}

// listen opens the address. Its errors say what to do when the address is in use or not permitted.
func listen(ctx context.Context, addr string) (net.Listener, error) {
	listener, err := new(net.ListenConfig).Listen(ctx, "tcp", addr)
	switch {
	case errors.Is(err, errno.AddressInUse):
		return nil, fmt.Errorf("another program listens on %s already: choose another address with --addr, such as 127.0.0.1:0 for any free port", addr)
	case errors.Is(err, errno.AccessDenied):
		return nil, fmt.Errorf("this account may not listen on %s: ports below 1024 need a privilege; choose another with --addr", addr)
	case err != nil:
		return nil, fmt.Errorf("listen on %s: %w", addr, err)
	}
	return listener, nil
}

// warnEvery is the minimum time between two warnings that connections cannot be accepted.
const warnEvery = 10 * time.Second

// shortageListener logs a warning when it cannot accept connections because the machine is out of a resource, such as file
// descriptors. The HTTP server retries by itself, but logs that only at level DEBUG, among the errors of clients.
type shortageListener struct {
	net.Listener
	logger   *slog.Logger
	warnings rate.Sometimes
}

// Accept implements net.Listener.
func (l *shortageListener) Accept() (net.Conn, error) {
	conn, err := l.Listener.Accept()
	if slices.ContainsFunc(errno.Shortages, func(shortage error) bool { return errors.Is(err, shortage) }) {
		l.warnings.Do(func() { l.logger.Warn("connections could not be accepted; trying again", "error", err) })
	}
	return conn, err
}

// routes returns the handler of all paths: the page at /, health checks, documentation, console and GraphQL API; the REST API
// serves every other path. It gets the path as the client sent it: a mux would redirect paths with empty segments or dots.
func routes(api, graphQL http.Handler, start home) http.Handler {
	public := http.NewServeMux() // neither logged nor measured: probes come every second
	h := start.health
	public.HandleFunc("GET /livez", h.livez)
	public.HandleFunc("GET /readyz", h.readyz)
	rest.MountDocumentation(public)
	public.Handle("GET /{$}", start)
	if start.isDemo {
		public.HandleFunc("POST "+demoReceiverPath, receiveDemoWebhook)
	}
	staff := console.Handler()
	public.Handle(console.Prefix, staff)
	public.Handle(console.Prefix+"/", staff)
	identified := httpx.WithRequestID(public)
	mux := http.NewServeMux()
	for _, pattern := range graph.Paths {
		mux.Handle(pattern, graphQL)
	}
	all := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case strings.HasPrefix(r.URL.Path, rest.Prefix):
			api.ServeHTTP(w, r)
		case knows(public, r):
			identified.ServeHTTP(w, r)
		case knows(mux, r):
			mux.ServeHTTP(w, r)
		default:
			api.ServeHTTP(w, r)
		}
	})
	return closeWhenDraining(secure(clearReadDeadline(all)), h)
}

// knows reports whether the mux serves the path as it is, without a redirect to a clean path.
func knows(mux *http.ServeMux, r *http.Request) bool {
	cleaned := path.Clean(r.URL.Path)
	isClean := r.URL.Path == cleaned || (cleaned != "/" && r.URL.Path == cleaned+"/")
	_, pattern := mux.Handler(r)
	return isClean && pattern != ""
}

// closeWhenDraining makes clients close their connection after a response once a shutdown has begun, so that none of them sends a
// request on a connection that the server is closing.
func closeWhenDraining(next http.Handler, h *health) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if h.draining.Load() {
			w.Header().Set("Connection", "close")
		}
		next.ServeHTTP(w, r)
	})
}

// clearReadDeadline removes the read deadline of requests without a body. For other requests httpx removes it at the end of the
// body.
func clearReadDeadline(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Body == http.NoBody {
			httpx.ClearReadDeadline(w)
		}
		next.ServeHTTP(w, r)
	})
}

// newServer returns a server whose time-outs follow from the limits. Without a limit there is no time-out.
func newServer(handler http.Handler, limits httpx.Limits, logger *slog.Logger) *http.Server {
	server := &http.Server{
		Handler:           handler,
		ReadHeaderTimeout: readHeaderTimeout,
		IdleTimeout:       idleTimeout,
		MaxHeaderBytes:    maxHeaderBytes,
		HTTP2:             &limitsOfHTTP2,
		ErrorLog:          slog.NewLogLogger(logger.Handler(), slog.LevelDebug),
	}
	if limits.BodyTimeout > 0 {
		server.ReadTimeout = readHeaderTimeout + limits.BodyTimeout
	}
	server.WriteTimeout = limits.WriteTimeout()
	return server
}

// serveUntil serves until ctx ends. Then it refuses new connections, calls endStreams, which ends responses that would never end by
// themselves, and waits for the accepted requests. It fails when some of them take longer than the shutdown time-out.
func (f listenFlags) serveUntil(
	ctx context.Context, listener net.Listener, server *http.Server, endStreams func(), h *health, logger *slog.Logger,
) error {
	server.RegisterOnShutdown(endStreams)
	stopped := make(chan error, 1)
	go func() {
		stopped <- server.Serve(&shortageListener{listener, logger, rate.Sometimes{Interval: warnEvery}})
	}()
	select {
	case err := <-stopped:
		return fmt.Errorf("serve: %w", err)
	case <-ctx.Done():
	}
	h.draining.Store(true)
	logger.Info("shutting down: finishing the requests that were accepted", "timeout", f.ShutdownTimeout.String())
	ctx = context.WithoutCancel(ctx)
	time.Sleep(f.ShutdownDelay)
	return drain(ctx, server, f.ShutdownTimeout)
}

func drain(ctx context.Context, server *http.Server, timeout time.Duration) error {
	ctx, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	err := server.Shutdown(ctx)
	if errors.Is(err, context.DeadlineExceeded) {
		return errors.Join(fmt.Errorf("some requests took longer than %s to finish and were cut", timeout), server.Close())
	}
	return err
}
