// Package rest is the REST API, /api/v1/external: it decodes a request, calls one operation
// and encodes the response. The rules of the business live in internal/resolver.
package rest

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"strings"
	"time"

	"github.com/go-chi/chi/v5"

	"kiosk/internal/auth"
	"kiosk/internal/httpx"
	"kiosk/internal/problem"
	"kiosk/internal/resolver"
	"kiosk/internal/telemetry"
)

// Prefix is the beginning of every path of the REST API.
const Prefix = "/api/v1/external"

// longestWait is how long a request waits for a slot when its store already has as many requests running as it may have.
const longestWait = time.Second

const (
	defaultBodyLimit   = httpx.ShortBody
	defaultUploadLimit = 8 << 20
)

// errPanicked replaces the value of a panic, which must appear in the log only.
var errPanicked = errors.New("rest: a handler panicked")

// Config is what the REST API needs.
type Config struct {
	Resolver *resolver.Resolver
	Logger   *slog.Logger
	// TrustedProxies are the networks whose X-Forwarded-Proto and X-Forwarded-For headers are trusted.
	TrustedProxies httpx.Proxies
	// BodyLimit is the maximum size of a request's body in bytes; 0 means 1 MiB.
	BodyLimit int64
	// UploadLimit is the same for license uploads; 0 means 8 MiB. The largest valid upload has more than 4 MiB.
	UploadLimit int64
	// Limits are off unless they are set.
	Limits httpx.Limits
	// Events waits for events, for GET /events?wait. If it is nil, requests do not wait.
	Events Await
	// Stopping is cancelled when the process is about to end. Requests that wait then get their response. Nil is never cancelled.
	Stopping context.Context
	// Requests measures the requests; nil measures nothing.
	Requests *telemetry.Requests
}

type handler struct {
	resolver     *resolver.Resolver
	logger       *slog.Logger
	proxies      httpx.Proxies
	bodyLimit    int64
	uploadLimit  int64
	limits       httpx.Limits
	rateLimiter  *httpx.RateLimiter
	lockout      *httpx.Lockout
	capacity     *httpx.Capacity
	largeBodies  *httpx.LargeBodyLimiter
	sending      *httpx.Sending
	waiting      *httpx.Capacity // of requests that wait for records
	events       Await
	stopping     context.Context
	logResponse  httpx.ResponseLogger // nil when no requests are logged
	running      *httpx.FairQueue
	deprecations []deprecation
}

// New returns the handler of the REST API. It handles every path: an unknown path gets a problem with status 404.
func New(config Config) http.Handler {
	h := &handler{
		resolver:     config.Resolver,
		logger:       config.Logger,
		proxies:      config.TrustedProxies,
		bodyLimit:    config.BodyLimit,
		uploadLimit:  config.UploadLimit,
		limits:       config.Limits,
		rateLimiter:  httpx.NewRateLimiter(config.Limits),
		lockout:      httpx.NewLockout(config.Limits, problem.IsUnauthenticated),
		capacity:     httpx.NewCapacity(config.Limits),
		waiting:      newWaiting(config.Limits),
		events:       config.Events,
		stopping:     config.Stopping,
		running:      httpx.NewFairQueue(config.Limits.PerStore, 0, longestWait),
		sending:      httpx.NewSending(config.Limits),
		deprecations: deprecations,
	}
	if h.logger == nil {
		h.logger = slog.Default()
	}
	if h.bodyLimit <= 0 {
		h.bodyLimit = defaultBodyLimit
	}
	if h.uploadLimit <= 0 {
		h.uploadLimit = defaultUploadLimit
	}
	if h.stopping == nil {
		h.stopping = context.Background()
	}
	if h.resolver != nil && h.resolver.LogsRequests() {
		h.logResponse = h.logRequest
	}
	h.largeBodies = httpx.NewLargeBodyLimiter(config.Limits, h.bodyLimit)
	return httpx.Serve(h.router(), h.logger, config.Requests, func(w http.ResponseWriter, r *http.Request) {
		h.refuse(w, r, asProblem(errPanicked))
	})
}

// route is one endpoint of the REST API.
type route struct {
	method     string
	pattern    string     // after Prefix
	scope      auth.Scope // that the token needs; "" for none
	serve      func(http.ResponseWriter, *http.Request) error
	parameters []string // of the query
}

// routes is the whole REST API.
func (h *handler) routes() []route {
	return []route{
		{http.MethodGet, "/products", auth.ProductsRead, h.listProducts, nil},
		{http.MethodGet, "/products/{id}", auth.ProductsRead, h.readProduct, nil},
		{http.MethodGet, "/products/{id}/price", auth.ProductsRead, h.quotePrice, quoteParameters},
		{http.MethodGet, "/prices", auth.ProductsRead, h.listPrices, quoteParameters},
		{http.MethodGet, "/orders", auth.OrdersRead, h.listOrders, orderParameters},
		{http.MethodPost, "/orders", auth.OrdersWrite, h.placeOrder, []string{"dryRun"}},
		{http.MethodGet, "/orders/{id}", auth.OrdersRead, h.readOrder, nil},
		{http.MethodPost, "/orders/{id}/cancel", auth.OrdersWrite, h.cancelOrder, nil},
		{http.MethodPost, "/orders/{id}/refund", auth.OrdersRefund, h.refundOrder, nil},
		{http.MethodPost, "/orders/{id}/items/{itemId}/replace", auth.OrdersRefund, h.replaceItem, nil},
		{http.MethodGet, "/customers", auth.CustomersRead, h.listCustomers, []string{"phone", "email", "externalRef", "q", "cursor", "limit"}},
		{http.MethodPost, "/customers", auth.CustomersWrite, h.createCustomer, nil},
		{http.MethodGet, "/customers/{id}", auth.CustomersRead, h.readCustomer, nil},
		{http.MethodPatch, "/customers/{id}", auth.CustomersWrite, h.changeCustomer, nil},
		{http.MethodGet, "/customers/by-phone/{phone}", auth.CustomersRead, h.readCustomer, nil},
		{http.MethodGet, "/customers/by-ref/{ref}", auth.CustomersRead, h.readCustomer, nil},
		{http.MethodPost, "/customers/{id}/phone-link", auth.CustomersWrite, h.linkPhone, nil},
		{http.MethodDelete, "/customers/{id}/phone-link", auth.CustomersWrite, h.unlinkPhone, nil},
		{http.MethodGet, "/customers/{id}/wallet", auth.WalletRead, h.readWallet, nil},
		{http.MethodGet, "/customers/{id}/wallet/transactions", auth.WalletRead, h.listWalletTransactions, []string{"cursor", "limit"}},
		{http.MethodGet, "/customers/by-phone/{phone}/wallet", auth.WalletRead, h.readWallet, nil},
		{http.MethodGet, "/customers/by-phone/{phone}/wallet/transactions", auth.WalletRead, h.listWalletTransactions, []string{"cursor", "limit"}},
		{http.MethodGet, "/customers/by-ref/{ref}/wallet", auth.WalletRead, h.readWallet, nil},
		{http.MethodGet, "/customers/by-ref/{ref}/wallet/transactions", auth.WalletRead, h.listWalletTransactions, []string{"cursor", "limit"}},
		{http.MethodPost, "/customers/{id}/wallet/recharge", auth.WalletWrite, h.rechargeWallet, nil},
		{http.MethodPost, "/customers/by-phone/{phone}/wallet/recharge", auth.WalletWrite, h.rechargeWallet, nil},
		{http.MethodPost, "/customers/by-ref/{ref}/wallet/recharge", auth.WalletWrite, h.rechargeWallet, nil},
		{http.MethodPost, "/inventory/licenses", auth.InventoryWrite, h.overHTTPS("Credentials are taken", h.uploadLicenses), nil},
		{http.MethodGet, "/webhooks", auth.WebhooksManage, h.listWebhooks, nil},
		{http.MethodPost, "/webhooks", auth.WebhooksManage, h.overHTTPS("The secret of an endpoint is sent", h.registerWebhook), nil},
		{http.MethodGet, "/webhooks/{id}", auth.WebhooksManage, h.readWebhook, nil},
		{http.MethodDelete, "/webhooks/{id}", auth.WebhooksManage, h.deleteWebhook, nil},
		{http.MethodGet, "/webhooks/{id}/deliveries", auth.WebhooksManage, h.listDeliveries, []string{"cursor", "limit"}},
		{http.MethodPost, "/webhooks/{id}/test", auth.WebhooksManage, h.testWebhook, nil},
		{http.MethodGet, "/events", auth.EventsRead, h.listEvents, []string{"cursor", "after", "limit", "type", "wait"}},
		{http.MethodGet, requestsPattern, "", h.listRequests, []string{"cursor", "after", "limit", "status", "wait"}},
		{http.MethodGet, "/idempotency-keys/{key}", auth.OrdersWrite, h.readIdempotencyKey, nil},
	}
}

func (h *handler) router() http.Handler {
	mux := chi.NewRouter()
	mux.Use(h.rejectEmptySegments)
	for _, route := range h.routes() {
		mux.MethodFunc(route.method, Prefix+route.pattern, h.endpoint(route))
		if route.method == http.MethodGet {
			mux.MethodFunc(http.MethodHead, Prefix+route.pattern, h.endpoint(route))
		}
	}
	mux.NotFound(h.notFound)
	mux.MethodNotAllowed(func(w http.ResponseWriter, r *http.Request) {
		allowed := allowedMethods(mux, r)
		if len(allowed) == 0 { // a method unknown to chi, on an unknown path
			h.notFound(w, r)
			return
		}
		w.Header().Set("Allow", strings.Join(allowed, ", "))
		h.refuse(w, r, &problemDetails{
			code:   codeMethodNotAllowed,
			detail: "This path does not know the method. It allows " + strings.Join(allowed, ", ") + ".",
		})
	})
	return mux
}

// rejectEmptySegments responds with 404 to a path with an empty segment. chi would match the empty segment as a parameter.
func (h *handler) rejectEmptySegments(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.Contains(r.URL.EscapedPath(), "//") {
			h.notFound(w, r)
			return
		}
		next.ServeHTTP(w, r)
	})
}

func (h *handler) notFound(w http.ResponseWriter, r *http.Request) {
	h.refuse(w, r, &problemDetails{code: codeRouteNotFound, detail: "There is nothing at this path."})
}

// endpoint returns the handler of the route. It serves a request that waits a second time, after its wait.
func (h *handler) endpoint(route route) http.HandlerFunc {
	fullPattern, isLogged := Prefix+route.pattern, h.logResponse != nil && route.pattern != requestsPattern
	return func(w http.ResponseWriter, r *http.Request) {
		current := httpx.RequestInfoFrom(r.Context())
		current.Route = fullPattern
		if isLogged {
			current.LoggedPath, current.LogResponse = loggedPath(r, route.pattern), h.logResponse
		}
		privateNoStore(w)
		h.announce(w, r, route)
		if pending := h.serveOnce(w, r, route); pending != nil {
			h.serveAfterWait(w, r, route, pending)
		}
	}
}

// handle authenticates and authorises the client, takes a slot for the request, and serves it as soon as its store may run
// another one.
func (h *handler) handle(w http.ResponseWriter, r *http.Request, route route) error {
	actor, err := h.admit(w, r, route.scope)
	if err != nil {
		return err
	}
	if err := route.checkParameters(r); err != nil {
		return err
	}
	if err := h.capacity.Enter(actor); err != nil {
		return err
	}
	defer h.capacity.Leave(actor)
	leave, err := h.largeBodies.Enter(actor, r, h.bodyLimitOf(route))
	if err != nil {
		return err
	}
	defer leave()
	if r.Method == http.MethodPost || r.Method == http.MethodPatch {
		if err := httpx.Buffer(w, r, h.bodyLimitOf(route)); err != nil {
			return err
		}
	}
	ctx := context.WithValue(auth.With(h.sending.With(r.Context()), actor), knownParameters{}, route.parameters)
	return h.running.Serve(w, r.WithContext(ctx), actor.StoreID, route.serve)
}

// bodyLimitOf returns the maximum size of a body of the route, in bytes.
func (h *handler) bodyLimitOf(route route) int64 {
	if route.scope == auth.InventoryWrite {
		return h.uploadLimit
	}
	return h.bodyLimit
}

// allowedMethods returns the methods for which the request's path has a route.
func allowedMethods(routes chi.Routes, r *http.Request) []string {
	path := r.URL.RawPath
	if path == "" {
		path = r.URL.Path
	}
	var allowed []string
	for _, method := range []string{http.MethodGet, http.MethodHead, http.MethodPost, http.MethodPut, http.MethodPatch, http.MethodDelete} {
		if routes.Match(chi.NewRouteContext(), method, path) {
			allowed = append(allowed, method)
		}
	}
	return allowed
}
