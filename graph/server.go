package graph

import (
	"context"
	"encoding/json"
	"log/slog"
	"net/http"
	"strconv"
	"sync"

	"github.com/99designs/gqlgen/graphql"
	"github.com/99designs/gqlgen/graphql/handler"
	"github.com/99designs/gqlgen/graphql/handler/extension"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"kiosk/graph/document"
	"kiosk/graph/errcode"
	"kiosk/graph/generated"
	"kiosk/graph/live"
	"kiosk/graph/session"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/httpx"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/transfer"
	"kiosk/internal/telemetry"
)

// Path is where the GraphQL API is served.
const Path = "/graphql"

// Paths are the patterns of all that New serves, for a mux with other handlers.
var Paths = []string{Path, Path + "/", "/session", "/session/link", "/session/stores", "/session/switch", "/session/reset", "/playground", "/playground/", "/exports/"}

// Config is what the GraphQL API needs.
type Config struct {
	Resolver *resolver.Resolver
	Database *database.DB
	Logger   *slog.Logger
	// Live is what subscriptions follow; nil is one that reads the feeds once a second.
	Live *live.Hub
	// TrustedProxies are the networks whose X-Forwarded-Proto and X-Forwarded-For are believed.
	TrustedProxies httpx.Proxies
	// Limits bound what staff may take; they are off unless they are set.
	Limits httpx.Limits
	// Requests measures what is asked for; nil does not.
	Requests *telemetry.Requests
}

// server is the GraphQL API: what its handlers share.
type server struct {
	Config
	sessions    *session.Server
	rateLimiter *httpx.RateLimiter
	capacity    *httpx.Capacity
	running     *httpx.FairQueue
	largeBodies *httpx.LargeBodyLimiter
	streams     *httpx.Capacity
	operations  http.Handler
}

// New returns the handler of the GraphQL API: GraphQL, sign-in, playground.
func New(config Config) http.Handler {
	if config.Logger == nil {
		config.Logger = slog.Default()
	}
	if config.Live == nil {
		config.Live = live.New(live.Config{Resolver: config.Resolver, Logger: config.Logger})
	}
	rateLimiter := httpx.NewRateLimiter(config.Limits)
	sessions := session.New(config.Resolver, config.TrustedProxies, config.Limits, rateLimiter)
	s := &server{
		Config:      config,
		sessions:    sessions,
		rateLimiter: rateLimiter,
		capacity:    httpx.NewCapacity(config.Limits),
		running:     httpx.NewFairQueue(config.Limits.Operations, 0, connectionWait),
		largeBodies: httpx.NewLargeBodyLimiter(config.Limits, httpx.ShortBody),
		streams:     httpx.NewCapacity(httpx.Limits{Concurrent: maxStreams, InFlight: maxStreamsInAll}),
		operations:  newServer(config, sessions.Passwords, rateLimiter),
	}
	return httpx.Serve(s.routes(), config.Logger, config.Requests, func(w http.ResponseWriter, r *http.Request) {
		s.refuse(w, r, errcode.ErrPanicked)
	})
}

func (s *server) routes() http.Handler {
	mux := http.NewServeMux()
	for pattern, serve := range map[string]func(http.ResponseWriter, *http.Request) error{
		Path:                              s.serveOperation,
		"GET " + Path + "/schema.graphql": s.serveSchema,
		"POST /session":                   s.sessions.SignIn,
		"GET /session":                    s.sessions.WhoIsSignedIn,
		"DELETE /session":                 s.sessions.SignOut,
		"/session":                        methodNotAllowed("DELETE, GET, POST"),
		"POST /session/link":              s.sessions.ShowLink,
		"PUT /session/link":               s.sessions.UseLink,
		"/session/link":                   methodNotAllowed("POST, PUT"),
		"POST /session/stores":            s.sessions.LinkStore,
		"/session/stores":                 methodNotAllowed("POST"),
		"POST /session/switch":            s.sessions.SwitchStore,
		"/session/switch":                 methodNotAllowed("POST"),
		"GET /session/reset":              s.sessions.ShowReset,
		"POST /session/reset":             s.sessions.RequestReset,
		"/session/reset":                  methodNotAllowed("GET, POST"),
		"GET /playground":                 asset("index.html"),
		"/":                               notFound,
	} {
		mux.HandleFunc(pattern, s.handler(serve))
	}
	for _, name := range assets {
		mux.HandleFunc("GET /playground/"+name, s.handler(asset(name)))
	}
	mux.Handle("GET "+transfer.ExportPath+"{store}/{link}", newDownloads(s.Resolver, s.Database, s.Logger))
	return mux
}

// handler serves what a pattern leads to, and responds with its refusal.
func (s *server) handler(serve func(http.ResponseWriter, *http.Request) error) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		httpx.RequestInfoFrom(r.Context()).Route = r.Pattern
		w.Header().Set("X-Content-Type-Options", "nosniff")
		w.Header().Set("Cache-Control", "no-store")
		if err := serve(w, r); err != nil {
			s.refuse(w, r, err)
		}
	}
}

// refuse responds to a request that did not reach the executor.
func (s *server) refuse(w http.ResponseWriter, r *http.Request, err error) {
	presented := errcode.Presenter(s.Logger)(r.Context(), err)
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

// serveOperation admits requests of staff, as many as they may make. Nothing of a stranger's request is read.
func (s *server) serveOperation(w http.ResponseWriter, r *http.Request) error {
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
	bodyOnly := httpx.Limits{BodyTimeout: s.Limits.BodyTimeout} // the operation has the rest of the time
	r, end := bodyOnly.WithDeadlines(w, r)
	defer end()
	ctx := context.WithValue(r.Context(), openerKey{}, s.opener(secret, actor, leave))
	return s.running.Serve(w, r, actor.StoreID, func(w http.ResponseWriter, r *http.Request) error {
		ctx = context.WithValue(ctx, browserKey{}, s.browserOf(w, r))
		s.operations.ServeHTTP(w, r.WithContext(ctx))
		return nil
	})
}

// enter takes a slot for the request, until leave is called, which may be more than once.
//
// Errors: too_many_concurrent, overloaded.
func (s *server) enter(actor auth.Actor, r *http.Request) (leave func(), err error) {
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

// newServer returns the executor of operations. Its callers are authenticated.
func newServer(config Config, passwords *session.Passwords, rateLimiter *httpx.RateLimiter) http.Handler {
	root := &Resolver{
		operations: config.Resolver,
		data:       config.Database.Client,
		live:       config.Live,
		passwords:  passwords,
	}
	executable := generated.NewExecutableSchema(generated.Config{
		Schema:     served(),
		Resolvers:  root,
		Directives: generated.DirectiveRoot{Can: can},
	})
	preparer := document.NewPreparer(executable.Schema(), errcode.Presenter(config.Logger), config.Limits)
	server := handler.New(executable)
	server.AddTransport(preparer.Transport(newSocket()))
	server.AddTransport(preparer.Transport(overHTTP{})) // the last: it also serves what no other transport takes
	server.SetQueryCache(preparer.Cache())
	server.SetErrorPresenter(errcode.Presenter(config.Logger))
	server.SetRecoverFunc(errcode.Recover(config.Logger))
	// AroundFields and graphql.FieldInterceptor would miss fields that are read from a struct: see graph/generate.
	server.Use(extension.Introspection{})
	server.Use(admission{errcode.Presenter(config.Logger)}) // before anything looks at the text
	server.Use(preparer.PersistedQueries())
	server.Use(preparer)
	server.Use(document.NewLimits(executable.Schema(), session.IsPrivate))
	server.Use(subscriptions{errcode.Presenter(config.Logger)})
	server.Use(observation{config.Requests})
	server.Use(replicaReads{config.Database})
	server.Use(responses{config.Limits.ResponseBytes, httpx.NewFairQueue(largeOfStore, largeInAll, connectionWait), rateLimiter, errcode.Presenter(config.Logger)})
	server.AroundResponses(withTimeout(config.Limits.Timeout, isBounded))
	server.AroundResponses(withTimeout(config.Limits.ReadTimeout, isQuery))
	server.AroundResponses(newConnections(config.Database, config.Limits.Operations).respond)
	server.AroundResponses(ownPlans)
	return server
}

// ownPlans has the lists of a query with filters planned for their values: what suits one filter reads a whole table with another.
func ownPlans(ctx context.Context, next graphql.ResponseHandler) *graphql.Response {
	if isQuery(ctx) && document.IsFiltered(graphql.GetOperationContext(ctx)) {
		ctx = database.WithOwnPlans(ctx)
	}
	return next(ctx)
}
