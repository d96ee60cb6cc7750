package transport

import (
	"context"
	"encoding/json"
	"net/http"
	"strconv"
	"sync"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"kiosk/graph/errcode"
	"kiosk/graph/session"
	"kiosk/internal/auth"
	"kiosk/internal/httpx"
	"kiosk/internal/problem"
)

// Server serves operations to staff, as many as they may have under way: over HTTP, with server-sent events, and on WebSockets.
type Server struct {
	sessions    *session.Server
	operations  http.Handler
	present     graphql.ErrorPresenterFunc
	bodyTimeout time.Duration
	rateLimiter *httpx.RateLimiter
	capacity    *httpx.Capacity
	running     *httpx.FairQueue
	largeBodies *httpx.LargeBodyLimiter
	streams     *httpx.Capacity
}

// Config is what a Server needs.
type Config struct {
	Sessions    *session.Server
	RateLimiter *httpx.RateLimiter
	Limits      httpx.Limits
	// Operations executes what a request asks for, with the transports and extensions of this package.
	Operations http.Handler
	Present    graphql.ErrorPresenterFunc
	// SlotWait is how long a request waits for others of its store, or of all stores, that are executed.
	SlotWait time.Duration
}

// New returns a server of operations.
func New(config Config) *Server {
	return &Server{
		sessions:    config.Sessions,
		operations:  config.Operations,
		present:     config.Present,
		bodyTimeout: config.Limits.BodyTimeout,
		rateLimiter: config.RateLimiter,
		capacity:    httpx.NewCapacity(config.Limits),
		running:     httpx.NewFairQueue(config.Limits.Operations, 0, config.SlotWait),
		largeBodies: httpx.NewLargeBodyLimiter(config.Limits, httpx.ShortBody),
		streams:     httpx.NewCapacity(httpx.Limits{Concurrent: maxStreams, InFlight: maxStreamsInAll}),
	}
}

// Serve admits requests of staff, as many as they may make. Nothing of a stranger's request is read.
//
// Errors: those of session.Server.Admit; too_many_concurrent, overloaded; cross_origin and protocol_unsupported of a WebSocket.
func (s *Server) Serve(w http.ResponseWriter, r *http.Request) error {
	if isSocket(r) { // which lasts, and has limits of its own
		return s.serveSocket(w, r)
	}
	secret, err := s.sessions.Secret(r)
	if err != nil {
		return err
	}
	r, err = s.sessions.Admit(w, r)
	if err != nil {
		return err
	}
	actor, err := auth.From(r.Context())
	if err != nil {
		return err
	}
	leave, err := s.enter(actor, r)
	if err != nil {
		return err
	}
	defer leave()
	bodyOnly := httpx.Limits{BodyTimeout: s.bodyTimeout} // the operation has the rest of the time
	r, end := bodyOnly.WithDeadlines(w, r)
	defer end()
	ctx := context.WithValue(r.Context(), openerKey{}, s.opener(secret, actor, leave))
	return s.running.Serve(w, r, actor.StoreID, func(w http.ResponseWriter, r *http.Request) error {
		s.operations.ServeHTTP(w, r.WithContext(ctx))
		return nil
	})
}

// enter takes a slot for the request, until leave is called, which may be more than once.
//
// Errors: too_many_concurrent, overloaded.
func (s *Server) enter(actor auth.Actor, r *http.Request) (leave func(), err error) {
	if err := s.capacity.Enter(actor); err != nil {
		return nil, err
	}
	leaveLarge, err := s.largeBodies.Enter(actor, r, maxBody)
	if err != nil {
		s.capacity.Leave(actor)
		return nil, err
	}
	return sync.OnceFunc(func() {
		leaveLarge()
		s.capacity.Leave(actor)
	}), nil
}

// Refuse responds to a request that did not reach the executor with an error that was presented.
func Refuse(w http.ResponseWriter, presented *gqlerror.Error) {
	list := gqlerror.List{presented}
	header := w.Header()
	header.Set("Content-Type", mediaJSON+"; charset=utf-8")
	status := errcode.StatusOf(list)
	switch status {
	case http.StatusUnauthorized:
		header.Set("WWW-Authenticate", `Bearer realm="kiosk"`)
	case http.StatusTooManyRequests, http.StatusServiceUnavailable:
		seconds, _ := presented.Extensions["retryAfter"].(int)
		header.Set("Retry-After", strconv.Itoa(max(1, seconds)))
	}
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(responseView{Errors: list}) // the caller has gone when this fails
}

// MethodNotAllowed returns what refuses the methods that a path does not know, and names those that it knows.
//
// Error: method_not_allowed.
func MethodNotAllowed(allowed string) func(http.ResponseWriter, *http.Request) error {
	return func(w http.ResponseWriter, _ *http.Request) error {
		w.Header().Set("Allow", allowed)
		return &problem.Error{Code: errcode.MethodNotAllowed, Detail: "This path does not know the method. It allows " + allowed + "."}
	}
}
