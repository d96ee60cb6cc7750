package rest

import (
	"context"
	"log/slog"
	"net/http"
	"runtime/debug"
	"time"

	"github.com/go-chi/chi/v5"
	"github.com/go-chi/chi/v5/middleware"
	"github.com/google/uuid"

	"kiosk/internal/ident"
)

const headerRequestID = "X-Request-Id"

// maxRequestIDLength bounds what a caller may have us repeat in answers and logs.
const maxRequestIDLength = 128

// exchange is what is known of one request while it is served, for its answer and its log line.
type exchange struct {
	requestID string
	storeID   uuid.UUID // once the token is known
}

type exchangeKey struct{}

// exchangeOf returns the exchange that a request belongs to.
func exchangeOf(r *http.Request) *exchange {
	current, ok := r.Context().Value(exchangeKey{}).(*exchange)
	if !ok {
		return &exchange{}
	}
	return current
}

// exchanges gives every request its id, answers a panic with a problem, and logs the outcome:
// never bodies, queries, or paths with phones in them.
func (h *handler) exchanges(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		start := time.Now()
		current := &exchange{requestID: requestID(r)}
		w.Header().Set(headerRequestID, current.requestID)

		// The route is looked up from outside the router, so its context is made here.
		route := chi.NewRouteContext()
		ctx := context.WithValue(r.Context(), exchangeKey{}, current)
		r = r.WithContext(context.WithValue(ctx, chi.RouteCtxKey, route))

		recorder := middleware.NewWrapResponseWriter(w, r.ProtoMajor)
		defer func() {
			h.recovered(recorder, r, recover())
			h.logged(r, current, route.RoutePattern(), recorder.Status(), time.Since(start))
		}()
		next.ServeHTTP(recorder, r)
	})
}

// recovered answers a request whose handler panicked, unless the answer has begun.
func (h *handler) recovered(w middleware.WrapResponseWriter, r *http.Request, cause any) {
	if cause == nil {
		return
	}
	if cause == http.ErrAbortHandler { //nolint:errorlint // net/http panics with this very value
		panic(cause)
	}
	h.logger.LogAttrs(r.Context(), slog.LevelError, "panic",
		slog.String("request_id", exchangeOf(r).requestID),
		slog.Any("cause", cause),
		slog.String("stack", string(debug.Stack())))
	if w.Status() == 0 {
		h.refuse(w, r, asProblem(errPanicked))
	}
}

func (h *handler) logged(r *http.Request, current *exchange, pattern string, status int, took time.Duration) {
	attributes := []slog.Attr{
		slog.String("request_id", current.requestID),
		slog.String("method", r.Method),
		slog.String("route", pattern),
		slog.Int("status", status),
		slog.Float64("duration_ms", float64(took.Microseconds())/1000),
	}
	if current.storeID != uuid.Nil {
		attributes = append(attributes, slog.String("store", current.storeID.String()))
	}
	h.logger.LogAttrs(r.Context(), slog.LevelInfo, "request", attributes...)
}

// requestID is the caller's, if it is 1 to 128 printable ASCII characters, else a new one.
func requestID(r *http.Request) string {
	if given := r.Header.Get(headerRequestID); len(given) <= maxRequestIDLength && isPrintableASCII(given) {
		return given
	}
	return ident.New().String()
}

// isPrintableASCII reports whether text has at least one character and only those from space to tilde.
func isPrintableASCII(text string) bool {
	for _, char := range []byte(text) {
		if char < ' ' || char > '~' {
			return false
		}
	}
	return text != ""
}
