package transport

import (
	"context"
	"encoding/json"
	"net/http"
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

// Server serves the operations of staff over HTTP, server-sent events and WebSockets, and limits how many run at the same time.
type Server struct {
	sessions    *session.Server
	operations  http.Handler
	present     graphql.ErrorPresenterFunc
	bodyTimeout time.Duration
	rateLimiter *httpx.RateLimiter
	messages    *httpx.RateLimiter // of WebSockets
	capacity    *httpx.Capacity
	running     *httpx.FairQueue
	largeBodies *httpx.LargeBodyLimiter
	streams     *httpx.Capacity
	sending     *httpx.Sending
}

// Config configures a Server.
type Config struct {
	Sessions    *session.Server
	RateLimiter *httpx.RateLimiter
	Limits      httpx.Limits
	// Operations executes the operation of a request, with the transports and extensions of this package.
	Operations http.Handler
	Present    graphql.ErrorPresenterFunc
	// SlotWait is how long a request waits while the most operations of its store are executed.
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
		messages:    newMessageLimiter(config.Limits),
		capacity:    httpx.NewCapacity(config.Limits),
		running:     httpx.NewFairQueue(config.Limits.Operations, 0, config.SlotWait),
		largeBodies: httpx.NewLargeBodyLimiter(config.Limits, httpx.ShortBody),
		streams:     httpx.NewCapacity(httpx.Limits{Concurrent: maxStreams, InFlight: maxStreamsInAll}),
		sending:     httpx.NewSending(config.Limits),
	}
}

// newMessageLimiter returns the limit of messages over all WebSockets of a staff member: twice the rate of requests, because a
// subscription takes one message to begin and one to end.
func newMessageLimiter(limits httpx.Limits) *httpx.RateLimiter {
	limits.Rate *= 2
	limits.Burst *= 2
	return httpx.NewRateLimiter(limits)
}

// Serve authenticates a request of staff, applies the limits, and executes its operation. The body of an unauthenticated request
// is not read.
//
// Errors: those of session.Server.Admit and httpx.Buffer; too_many_concurrent, overloaded; cross_origin and protocol_unsupported of
// a WebSocket.
func (s *Server) Serve(w http.ResponseWriter, r *http.Request) error {
	if isSocket(r) { // it stays open, and has limits of its own
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
	bodyOnly := httpx.Limits{BodyTimeout: s.bodyTimeout} // the executor limits the time of the operation
	r, end := bodyOnly.WithDeadlines(w, r)
	defer end()
	if r.Method == http.MethodPost {
		if err := httpx.Buffer(w, r, maxBody); err != nil { // now, so that no operation of the store waits for a slow client
			return err
		}
	}
	ctx := context.WithValue(s.sending.With(r.Context()), openerKey{}, s.opener(secret, actor, leave))
	return s.running.Serve(w, r, actor.StoreID, func(w http.ResponseWriter, r *http.Request) error {
		s.operations.ServeHTTP(w, r.WithContext(ctx))
		return nil
	})
}

// enter takes a slot for the request until leave is called. leave may be called several times.
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

// Refuse responds with a presented error to a request that did not reach the executor.
func Refuse(w http.ResponseWriter, presented *gqlerror.Error) {
	list := gqlerror.List{presented}
	header := w.Header()
	header.Set("Content-Type", mediaJSON+"; charset=utf-8")
	status := errcode.StatusOf(list)
	if status == http.StatusUnauthorized {
		header.Set("WWW-Authenticate", `Bearer realm="kiosk"`)
	}
	SetRetryAfter(header, status, list)
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(responseView{Errors: list}) // fails when the client has disconnected
}

// MethodNotAllowed returns a handler that rejects a request. The header Allow lists the methods of the path.
//
// Error: method_not_allowed.
func MethodNotAllowed(allowed string) func(http.ResponseWriter, *http.Request) error {
	return func(w http.ResponseWriter, _ *http.Request) error {
		w.Header().Set("Allow", allowed)
		return &problem.Error{Code: errcode.MethodNotAllowed, Detail: "This path does not know the method. It allows " + allowed + "."}
	}
}
