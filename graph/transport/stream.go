package transport

import (
	"context"
	"encoding/json"
	"errors"
	"sync"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/99designs/gqlgen/graphql/handler/transport"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"kiosk/graph/document"
	"kiosk/graph/errcode"
	"kiosk/internal/auth"
	"kiosk/internal/problem"
)

// Limits of streams.
const (
	// maxStreams is how many streams one staff member may have open in this process.
	maxStreams = 32
	// maxStreamsInAll is how many streams may be open in this process. One store gets half of them; see httpx.Capacity.
	maxStreamsInAll = 512
	// maxSubscriptions is how many subscriptions may run on one WebSocket.
	maxSubscriptions = 16
	// maxStreamMessage is the most bytes of a request for a subscription. A part of it stays in memory while the subscription runs.
	maxStreamMessage = document.MaxBytes + 64<<10
	// keepAlive is the interval of pings. Without them, proxies close a stream on which nothing is sent. The console considers a
	// WebSocket broken when it has received nothing for three intervals (console/src/api/live.ts).
	keepAlive = 15 * time.Second
	// writeTimeout is how long writing one message may take. After that, the client counts as disconnected.
	writeTimeout = 10 * time.Second
	// idleTimeout is how long a WebSocket may be open without a subscription.
	idleTimeout = time.Minute
)

// stream is a connection on which subscriptions are served: server-sent events or a WebSocket.
type stream struct {
	// renew authenticates the staff member again. It fails if the session has ended or the member is disabled.
	renew func(context.Context) (auth.Actor, error)
	// count counts an operation on the staff member's rate; nil for server-sent events, whose request was counted.
	count func() error
	// idle closes a WebSocket without subscriptions; nil for server-sent events, which end with their subscription.
	idle *time.Timer

	mutex   sync.Mutex
	running int
}

type streamKey struct{}

func streamOf(ctx context.Context) *stream {
	s, _ := ctx.Value(streamKey{}).(*stream)
	return s
}

// Renew authenticates the staff member of a running subscription again, and returns them with their present role. Errors:
// CodeUnauthenticated if the session has ended or the member is disabled; those of the database.
func Renew(ctx context.Context) (auth.Actor, error) { return streamOf(ctx).renew(ctx) }

// newStream returns a stream of a staff member who was authenticated by the secret.
func (s *Server) newStream(secret string, admitted auth.Actor) *stream {
	return &stream{renew: func(ctx context.Context) (auth.Actor, error) { return s.sessions.Renew(ctx, secret, admitted) }}
}

// begin takes a slot for one more subscription. Error: too_many_concurrent.
func (s *stream) begin() error {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.running >= maxSubscriptions {
		return &problem.Error{Code: errcode.TooManyConcurrent, Detail: "Too many subscriptions run on the connection. End some first."}
	}
	s.running++
	if s.idle != nil {
		s.idle.Stop()
	}
	return nil
}

// end releases the slot of begin.
func (s *stream) end() {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.running--
	if s.running == 0 && s.idle != nil {
		s.idle.Reset(idleTimeout)
	}
}

// streamOpener opens the stream for the subscription of a request.
type streamOpener func(context.Context) (_ context.Context, end func(), err error)

type openerKey struct{}

// opener returns the function that turns a request into a stream. A stream has no time limit, but each staff member has a limit of
// open streams. The function calls leave to release the slot of the request.
func (s *Server) opener(secret string, actor auth.Actor, leave func()) streamOpener {
	return func(ctx context.Context) (context.Context, func(), error) {
		leave()
		if err := s.streams.Enter(actor); err != nil {
			return ctx, nil, err
		}
		return context.WithValue(ctx, streamKey{}, s.newStream(secret, actor)), func() { s.streams.Leave(actor) }, nil
	}
}

// openStream opens the stream of a request. Errors: too_many_concurrent, overloaded.
func openStream(ctx context.Context) (context.Context, func(), error) {
	return ctx.Value(openerKey{}).(streamOpener)(ctx)
}

// Subscriptions runs subscriptions on streams. It rejects other operations there, because the limits of requests do not apply to
// streams. When the server ends a subscription, it sends the reason to the subscriber.
type Subscriptions struct{ Present graphql.ErrorPresenterFunc }

var _ interface {
	graphql.HandlerExtension
	graphql.OperationInterceptor
	graphql.ResponseInterceptor
} = Subscriptions{}

// ExtensionName implements graphql.HandlerExtension.
func (Subscriptions) ExtensionName() string { return "Subscriptions" }

// Validate implements graphql.HandlerExtension.
func (Subscriptions) Validate(graphql.ExecutableSchema) error { return nil }

// InterceptOperation implements graphql.OperationInterceptor.
func (s Subscriptions) InterceptOperation(ctx context.Context, next graphql.OperationHandler) graphql.ResponseHandler {
	stream := streamOf(ctx)
	subscribes := graphql.GetOperationContext(ctx).Operation.Operation == ast.Subscription
	switch {
	case !subscribes && stream != nil:
		return s.refuse(ctx, &problem.Error{Code: errcode.SubscriptionsOnly, Detail: "A stream takes subscriptions only. Send queries and mutations by POST."})
	case !subscribes:
		return next(ctx)
	}
	actor, err := stream.renew(ctx)
	if err != nil {
		return s.refuse(ctx, err)
	}
	if err := stream.begin(); err != nil {
		return s.refuse(ctx, err)
	}
	context.AfterFunc(ctx, stream.end)
	responses := next(context.WithValue(auth.With(ctx, actor), endingKey{}, &ending{}))
	if announce, _ := graphql.GetOperationContext(ctx).Extensions["announce"].(bool); announce {
		return announced(responses)
	}
	return responses
}

// announced returns a handler whose first response has no data, only the extension subscribed. The subscription has begun: whatever
// happens from now on is in the responses.
func announced(responses graphql.ResponseHandler) graphql.ResponseHandler {
	isAnnounced := false
	return func(ctx context.Context) *graphql.Response {
		if isAnnounced {
			return responses(ctx)
		}
		isAnnounced = true
		return &graphql.Response{Data: json.RawMessage("null"), Extensions: map[string]any{"subscribed": true}}
	}
}

// refuse returns the request error of an operation that does not run. A WebSocket sends it as a message of the type error.
func (s Subscriptions) refuse(ctx context.Context, err error) graphql.ResponseHandler {
	refused := s.Present(ctx, err)
	if ctx.Value(handshakeKey{}) == nil {
		return graphql.OneShot(&graphql.Response{Errors: gqlerror.List{refused}})
	}
	transport.AddSubscriptionError(ctx, refused)
	return func(context.Context) *graphql.Response { return nil }
}

// InterceptResponse implements graphql.ResponseInterceptor.
func (s Subscriptions) InterceptResponse(ctx context.Context, next graphql.ResponseHandler) *graphql.Response {
	response := next(ctx)
	if response != nil {
		return response
	}
	cause := endingOf(ctx).take()
	if cause == nil {
		return nil
	}
	return &graphql.Response{Errors: gqlerror.List{s.Present(ctx, cause)}}
}

// ending stores why a subscription ended, until the reason is sent.
type ending struct {
	mutex sync.Mutex
	cause error
}

type endingKey struct{}

func endingOf(ctx context.Context) *ending {
	e, ok := ctx.Value(endingKey{}).(*ending)
	if !ok {
		return &ending{}
	}
	return e
}

// EndBecause stores why a subscription ends, for its subscriber. It ignores context.Canceled: then the subscriber has left.
func EndBecause(ctx context.Context, cause error) {
	if errors.Is(cause, context.Canceled) {
		return
	}
	e := endingOf(ctx)
	e.mutex.Lock()
	defer e.mutex.Unlock()
	e.cause = cause
}

func (e *ending) take() error {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	cause := e.cause
	e.cause = nil
	return cause
}
