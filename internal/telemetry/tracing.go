package telemetry

import (
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"sync/atomic"
	"time"

	"github.com/XSAM/otelsql"
	"go.opentelemetry.io/otel"
	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/exporters/otlp/otlptrace/otlptracehttp"
	"go.opentelemetry.io/otel/propagation"
	"go.opentelemetry.io/otel/sdk/resource"
	sdktrace "go.opentelemetry.io/otel/sdk/trace"
	"go.opentelemetry.io/otel/trace"
	"go.opentelemetry.io/otel/trace/noop"
)

const (
	traceParentHeader = "traceparent"
	// stopTimeout bounds how long the end of the process waits for the collector.
	stopTimeout = 5 * time.Second
)

// provider creates the spans of the process; nil while tracing is off.
var provider atomic.Pointer[sdktrace.TracerProvider]

// StartTracing sends the spans of this process over OTLP/HTTP to the collector that OTEL_EXPORTER_OTLP_ENDPOINT or
// OTEL_EXPORTER_OTLP_TRACES_ENDPOINT names. Without these, and with OTEL_SDK_DISABLED=true or OTEL_TRACES_EXPORTER=none, tracing stays
// off. The function environment, which is like os.LookupEnv, reads only these. The other OTEL_ variables of the OpenTelemetry
// specification are read from the process's environment.
//
// Call StartTracing before the database is opened, and stop at the end of the process. Stop sends the remaining spans, for at most five
// seconds. Spans that the collector does not accept are logged.
func StartTracing(ctx context.Context, service string, environment func(name string) (string, bool), logger *slog.Logger) (stop func(), err error) {
	if !isWanted(environment) {
		return func() {}, nil
	}
	logFailure := func(err error) { logger.Warn("traces could not be sent", "error", err) }
	otel.SetErrorHandler(otel.ErrorHandlerFunc(logFailure))
	exporter, err := otlptracehttp.New(ctx)
	if err != nil {
		return nil, fmt.Errorf("tracing: %w", err)
	}
	described, err := resource.New(ctx, // later options take precedence
		resource.WithAttributes(attribute.String("service.name", service)),
		resource.WithTelemetrySDK(), resource.WithFromEnv())
	if err != nil {
		return nil, errors.Join(fmt.Errorf("tracing: %w", err), exporter.Shutdown(ctx))
	}
	traced := sdktrace.NewTracerProvider(sdktrace.WithBatcher(exporter), sdktrace.WithResource(described))
	provider.Store(traced)
	return func() {
		provider.CompareAndSwap(traced, nil)
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), stopTimeout)
		defer cancel()
		if err := traced.Shutdown(ctx); err != nil {
			logFailure(err)
		}
	}, nil
}

func isWanted(environment func(name string) (string, bool)) bool {
	value := func(name string) string { v, _ := environment(name); return v }
	if strings.EqualFold(value("OTEL_SDK_DISABLED"), "true") || value("OTEL_TRACES_EXPORTER") == "none" {
		return false
	}
	return value("OTEL_EXPORTER_OTLP_ENDPOINT") != "" || value("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT") != ""
}

// Start starts a span, which the caller must end. It does nothing while tracing is off.
func Start(ctx context.Context, name string, options ...trace.SpanStartOption) (context.Context, trace.Span) {
	traced := provider.Load()
	if traced == nil {
		return ctx, noop.Span{}
	}
	return traced.Tracer("kiosk").Start(ctx, name, options...)
}

// End ends a span, with the status Error if err is not nil. It does not record the error's text, which may quote a caller's data.
func End(span trace.Span, err error) {
	if err != nil {
		span.SetStatus(codes.Error, "")
	}
	span.End()
}

// Instrument returns a connector that adds a span for each statement to the context's trace. It returns the connector itself while
// tracing is off. It is for database.Options. Spans hold the SQL text of statements, but not their arguments.
func Instrument(connector driver.Connector) driver.Connector {
	traced := provider.Load()
	if traced == nil {
		return connector
	}
	wrapped, err := otelsql.WrapDriver(connectorDriver{connector}, //nolint:forcetypeassert // WrapDriver of a DriverContext returns one
		otelsql.WithTracerProvider(traced),
		otelsql.WithSpanOptions(otelsql.SpanOptions{
			OmitConnResetSession: true,
			OmitConnPrepare:      true,
			OmitRows:             true,
			OmitConnectorConnect: true,
			DisableErrSkip:       true,
			RecordError:          func(error) bool { return false },
			SpanFilter: func(ctx context.Context, _ otelsql.Method, _ string, _ []driver.NamedValue) bool {
				return trace.SpanContextFromContext(ctx).IsSampled()
			},
		}),
	).(driver.DriverContext).OpenConnector("")
	if err != nil {
		return connector // cannot happen: a connectorDriver never fails to open its connector
	}
	return wrapped
}

// connectorDriver makes a driver of a connector, because the wrapper accepts only drivers.
type connectorDriver struct{ driver.Connector }

// Open implements driver.Driver.
func (d connectorDriver) Open(string) (driver.Conn, error) { return d.Connect(context.Background()) }

// OpenConnector implements driver.DriverContext.
func (d connectorDriver) OpenConnector(string) (driver.Connector, error) { return d.Connector, nil }

// TraceParent returns the W3C traceparent of the context's span, or nil when it is not sampled.
// https://www.w3.org/TR/trace-context/#traceparent-header
func TraceParent(ctx context.Context) *string {
	if !trace.SpanContextFromContext(ctx).IsSampled() {
		return nil
	}
	carrier := propagation.MapCarrier{}
	propagation.TraceContext{}.Inject(ctx, carrier)
	parent := carrier[traceParentHeader]
	return &parent
}

// WithTraceParent returns a context whose spans continue the trace of a traceparent. If that is nil, they begin a new trace.
func WithTraceParent(ctx context.Context, parent *string) context.Context {
	if parent == nil {
		return ctx
	}
	return propagation.TraceContext{}.Extract(ctx, propagation.MapCarrier{traceParentHeader: *parent})
}
