// Package httpx is the HTTP layer that both APIs share. It gives each request an id, a line in the log, and a response when its handler
// panics. It finds the client's address behind proxies, reads bodies, and enforces the limits of callers.
package httpx

import (
	"context"
	"log/slog"
	"net/http"
	"runtime/debug"
	"strings"
	"sync/atomic"
	"time"

	"github.com/go-chi/chi/v5/middleware"
	"github.com/google/uuid"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/trace"

	"kiosk/internal/auth"
	"kiosk/internal/ids"
	"kiosk/internal/problem"
	"kiosk/internal/telemetry"
)

const headerRequestID = "X-Request-Id"

// maxRequestIDLength bounds the X-Request-Id of a caller, which is repeated in responses and logs.
const maxRequestIDLength = 128

// RequestInfo holds the data of one request, for its response and its log line. Handlers fill it in while they serve the request.
type RequestInfo struct {
	RequestID string
	Route     string        // the pattern that the path matched, once it is known; never the path, which may hold phones
	Actor     auth.Actor    // once the caller is known
	Waited    time.Duration // how long the handler waited for an event in the store, without any work
	Code      string        // of the error, set by the REST API
	// LoggedPath is the path without personal data. LogResponse is called once the response is written. The REST API sets both.
	LoggedPath  string
	LogResponse ResponseLogger

	refusal atomic.Pointer[string] // the code that CountRejected stored; atomic because GraphQL fields are resolved concurrently
}

// ResponseLogger records a request whose response is written. The status is 0 when there was no response.
type ResponseLogger func(r *http.Request, current *RequestInfo, status int, took time.Duration)

type contextKey struct{}

// RequestInfoFrom returns the RequestInfo of the context's request, an empty one when the context has none.
func RequestInfoFrom(ctx context.Context) *RequestInfo {
	current, ok := ctx.Value(contextKey{}).(*RequestInfo)
	if !ok {
		return &RequestInfo{}
	}
	return current
}

// Serve returns a handler that gives every request of next an id, and logs, measures and traces its outcome, but never bodies, queries
// or paths.
//
// When next panics before it begins a response, panicked writes the response. When it panics later, the response is aborted. Of the
// requests of one caller that a limit rejects, and of rejected requests without a valid token, one per second is logged and the others
// are counted.
func Serve(next http.Handler, logger *slog.Logger, requests *telemetry.Requests, panicked http.HandlerFunc) http.Handler {
	sampler := &rejectLogSampler{logger: logger, others: map[rejectKey]int{}}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		start := time.Now()
		current := &RequestInfo{RequestID: requestID(r)}
		w.Header().Set(headerRequestID, current.RequestID)
		ctx, span := telemetry.Start(context.WithValue(r.Context(), contextKey{}, current), r.Method, trace.WithSpanKind(trace.SpanKindServer))
		r = r.WithContext(ctx)
		end := requests.Begin()
		recorder := middleware.NewWrapResponseWriter(w, r.ProtoMajor)
		defer func() {
			cause := recover()
			if cause != nil && !isAbort(cause) {
				logPanic(logger, r, cause)
				if recorder.Status() == 0 {
					panicked(recorder, r)
				} else {
					cause = http.ErrAbortHandler // the client must not take a part for the whole response
				}
			}
			end()
			took, status := time.Since(start), recorder.Status()
			requests.Observe(r.Method, current.Route, status, took-current.Waited, isStream(recorder))
			endSpan(span, r.Method, current, status)
			if !sampler.counts(current) {
				logOutcome(logger, r, status, took)
			}
			if current.LogResponse != nil {
				current.LogResponse(r, current, status, took)
			}
			if isAbort(cause) {
				panic(cause)
			}
		}()
		next.ServeHTTP(recorder, r)
	})
}

// WithRequestID returns a handler that adds the request's id to each response of next. It does nothing else of what Serve does.
func WithRequestID(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set(headerRequestID, requestID(r))
		next.ServeHTTP(w, r)
	})
}

// isStream reports whether the client decides how long the response lasts: a WebSocket or server-sent events.
func isStream(response middleware.WrapResponseWriter) bool {
	return response.Status() == http.StatusSwitchingProtocols || response.Status() == 0 ||
		strings.HasPrefix(response.Header().Get("Content-Type"), "text/event-stream")
}

func endSpan(span trace.Span, method string, current *RequestInfo, status int) {
	if !span.IsRecording() {
		return
	}
	span.SetName(strings.TrimSpace(method + " " + current.Route))
	span.SetAttributes(
		attribute.String("http.request.method", method),
		attribute.String("http.route", current.Route),
		attribute.Int("http.response.status_code", status),
		attribute.String("kiosk.request_id", current.RequestID),
	)
	if current.Actor.StoreID != uuid.Nil {
		span.SetAttributes(attribute.String("kiosk.store", current.Actor.StoreID.String()))
	}
	if status >= http.StatusInternalServerError {
		span.SetStatus(codes.Error, "")
	}
	span.End()
}

// isAbort reports whether a panic is http.ErrAbortHandler, with which net/http aborts the response.
func isAbort(cause any) bool {
	return cause == http.ErrAbortHandler //nolint:errorlint // net/http panics with this very value
}

func logPanic(logger *slog.Logger, r *http.Request, cause any) {
	logger.LogAttrs(r.Context(), slog.LevelError, "panic",
		slog.String("request_id", RequestInfoFrom(r.Context()).RequestID),
		slog.Any("cause", cause),
		slog.String("stack", string(debug.Stack())))
}

func logOutcome(logger *slog.Logger, r *http.Request, status int, took time.Duration) {
	current := RequestInfoFrom(r.Context())
	attributes := []slog.Attr{
		slog.String("request_id", current.RequestID),
		slog.String("method", r.Method),
		slog.String("route", current.Route),
		slog.Int("status", status),
		slog.Float64("duration_ms", milliseconds(took)),
	}
	if current.Waited > 0 {
		attributes = append(attributes, slog.Float64("waited_ms", milliseconds(current.Waited)))
	}
	attributes = append(attributes, callerOf(current.Actor).attributes()...)
	logger.LogAttrs(r.Context(), slog.LevelInfo, "request", attributes...)
}

func milliseconds(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

// requestID returns the caller's X-Request-Id, if it is 1 to 128 printable ASCII characters, else a new id.
func requestID(r *http.Request) string {
	if id := r.Header.Get(headerRequestID); problem.IsPrintableASCII(id, maxRequestIDLength) {
		return id
	}
	return ids.New().String()
}
