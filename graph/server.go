package graph

import (
	"context"
	"log/slog"
	"net/http"

	"github.com/99designs/gqlgen/graphql"
	"github.com/99designs/gqlgen/graphql/handler"
	"github.com/99designs/gqlgen/graphql/handler/extension"

	"kiosk/graph/document"
	"kiosk/graph/download"
	"kiosk/graph/errcode"
	"kiosk/graph/generated"
	"kiosk/graph/live"
	"kiosk/graph/playground"
	"kiosk/graph/session"
	"kiosk/graph/transport"
	"kiosk/internal/database"
	"kiosk/internal/httpx"
	"kiosk/internal/problem"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/transfer"
	"kiosk/internal/telemetry"
)

// Path is where the GraphQL API is served.
const Path = "/graphql"

// Paths are the patterns that the handler of New serves, for a mux with other handlers.
var Paths = []string{Path, Path + "/", "/session", "/session/link", "/session/stores", "/session/switch", "/session/reset", "/playground", "/playground/", "/exports/"}

// Config is what the GraphQL API needs.
type Config struct {
	Resolver *resolver.Resolver
	Database *database.DB
	Logger   *slog.Logger
	// Live has the feeds of events for subscriptions. The default, for nil, reads each feed once a second.
	Live *live.Hub
	// TrustedProxies are the networks whose headers X-Forwarded-Proto and X-Forwarded-For are used.
	TrustedProxies httpx.Proxies
	// Limits are the limits for requests of staff. The zero value has none.
	Limits httpx.Limits
	// Requests measures requests and operations; nil measures nothing.
	Requests *telemetry.Requests
}

// server has the fields that the handlers of the GraphQL API share.
type server struct {
	Config
	sessions *session.Server
	present  graphql.ErrorPresenterFunc
}

// New returns the handler of the GraphQL API. It also serves sign-in, the playground and the files of exports.
func New(config Config) http.Handler {
	if config.Logger == nil {
		config.Logger = slog.Default()
	}
	if config.Live == nil {
		config.Live = live.New(live.Config{Resolver: config.Resolver, Logger: config.Logger})
	}
	rateLimiter := httpx.NewRateLimiter(config.Limits)
	sessions := session.New(config.Resolver, config.TrustedProxies, config.Limits, rateLimiter)
	s := &server{Config: config, sessions: sessions, present: errcode.Presenter(config.Logger)}
	operations := transport.New(transport.Config{
		Sessions:    sessions,
		RateLimiter: rateLimiter,
		Limits:      config.Limits,
		Operations:  s.withBrowser(newExecutor(config, sessions.Passwords, rateLimiter)),
		Present:     s.present,
		SlotWait:    connectionWait,
	})
	return httpx.Serve(s.routes(operations), config.Logger, config.Requests, func(w http.ResponseWriter, r *http.Request) {
		transport.Refuse(w, s.present(r.Context(), errcode.ErrPanicked))
	})
}

func (s *server) routes(operations *transport.Server) http.Handler {
	mux := http.NewServeMux()
	for pattern, serve := range map[string]func(http.ResponseWriter, *http.Request) error{
		Path:                              operations.Serve,
		"GET " + Path + "/schema.graphql": s.serveSchema,
		"POST /session":                   s.sessions.SignIn,
		"GET /session":                    s.sessions.WhoIsSignedIn,
		"DELETE /session":                 s.sessions.SignOut,
		"/session":                        transport.MethodNotAllowed("DELETE, GET, POST"),
		"POST /session/link":              s.sessions.ShowLink,
		"PUT /session/link":               s.sessions.UseLink,
		"/session/link":                   transport.MethodNotAllowed("POST, PUT"),
		"POST /session/stores":            s.sessions.LinkStore,
		"/session/stores":                 transport.MethodNotAllowed("POST"),
		"POST /session/switch":            s.sessions.SwitchStore,
		"/session/switch":                 transport.MethodNotAllowed("POST"),
		"GET /session/reset":              s.sessions.ShowReset,
		"POST /session/reset":             s.sessions.RequestReset,
		"/session/reset":                  transport.MethodNotAllowed("GET, POST"),
		"GET /playground":                 playground.Asset(playground.Index),
		"/":                               notFound,
	} {
		mux.HandleFunc(pattern, s.handler(serve))
	}
	for _, name := range playground.Assets {
		mux.HandleFunc("GET /playground/"+name, s.handler(playground.Asset(name)))
	}
	mux.Handle("GET "+transfer.ExportPath+"{store}/{link}", download.New(s.Resolver, s.Database, s.Logger, s.present, s.Limits))
	return mux
}

// handler returns the handler of a pattern, which responds with the error that serve returns.
func (s *server) handler(serve func(http.ResponseWriter, *http.Request) error) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		httpx.RequestInfoFrom(r.Context()).Route = r.Pattern
		w.Header().Set("X-Content-Type-Options", "nosniff")
		w.Header().Set("Cache-Control", "no-store")
		if err := serve(w, r); err != nil {
			transport.Refuse(w, s.present(r.Context(), err))
		}
	}
}

func notFound(http.ResponseWriter, *http.Request) error {
	return &problem.Error{Code: problem.CodeNotFound, Detail: "There is nothing at this path."}
}

// newExecutor returns the handler that executes operations, for authenticated requests.
func newExecutor(config Config, passwords *session.Passwords, rateLimiter *httpx.RateLimiter) http.Handler {
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
	present := errcode.Presenter(config.Logger)
	preparer := document.NewPreparer(executable.Schema(), present, config.Limits)
	server := handler.New(executable)
	server.AddTransport(preparer.Transport(transport.NewSocket()))
	server.AddTransport(preparer.Transport(transport.HTTP{})) // the last: it also serves what no other transport takes
	server.SetQueryCache(preparer.Cache())
	server.SetErrorPresenter(present)
	server.SetRecoverFunc(errcode.Recover(config.Logger))
	// AroundFields and graphql.FieldInterceptor do not work for fields that are read from a struct: see graph/generate.
	server.Use(extension.Introspection{})
	server.Use(transport.Admission{Present: present}) // before the text is read
	server.Use(preparer.PersistedQueries())
	server.Use(preparer)
	server.Use(document.NewLimits(executable.Schema(), session.IsPrivate))
	server.Use(transport.Subscriptions{Present: present})
	server.Use(observation{config.Requests})
	server.Use(replicaReads{config.Database})
	server.Use(responses{config.Limits.ResponseBytes, httpx.NewFairQueue(largeOfStore, largeInAll, connectionWait), rateLimiter, present})
	server.AroundResponses(withTimeout(config.Limits.Timeout, isBounded))
	server.AroundResponses(withTimeout(config.Limits.ReadTimeout, isQuery))
	server.AroundResponses(newConnections(config.Database, config.Limits.Operations).respond)
	server.AroundResponses(ownPlans)
	return server
}

// ownPlans makes PostgreSQL plan the lists of a query with filters for their values. A plan that is fast for one filter may read
// the whole table for another.
func ownPlans(ctx context.Context, next graphql.ResponseHandler) *graphql.Response {
	if isQuery(ctx) && document.IsFiltered(graphql.GetOperationContext(ctx)) {
		ctx = database.WithOwnPlans(ctx)
	}
	return next(ctx)
}
