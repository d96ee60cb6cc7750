package transport

import (
	"context"
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

// What streams may take, and how long the other end may take.
const (
	// maxStreams is how many streams one staff member may have open in this process.
	maxStreams = 32
	// maxStreamsInAll is how many streams may be open in this process. A store alone gets half; see httpx.Capacity.
	maxStreamsInAll = 512
	// maxSubscriptions is how many subscriptions may run on one WebSocket.
	maxSubscriptions = 16
	// maxStreamMessage bounds what asks for a subscription, in bytes: some of it is kept for as long as that runs.
	maxStreamMessage = document.MaxBytes + 64<<10
	// keepAlive is the interval of pings, which keep proxies from closing a silent stream. The console takes a WebSocket for gone
	// when it hears nothing for three of them (console/src/api/live.ts).
	keepAlive = 15 * time.Second
	// writeTimeout is how long one message may take to be written; then the other end counts as gone.
	writeTimeout = 10 * time.Second
	// idleTimeout is how long a WebSocket may be open without a subscription.
	idleTimeout = time.Minute
)

// stream is a connection on which subscriptions are served: server-sent events or a WebSocket.
type stream struct {
	// renew asks again who is at the other end, which fails when the session or the member is out.
	renew func(context.Context) (auth.Actor, error)
	// count counts an operation on the staff member's rate; nil for server-sent events, whose request was counted.
	count func() error
	// idle ends a WebSocket on which nothing runs; nil for server-sent events, which end by themselves.
	idle *time.Timer

	mutex   sync.Mutex
	running int
}

type streamKey struct{}

func streamOf(ctx context.Context) *stream {
	s, _ := ctx.Value(streamKey{}).(*stream)
	return s
}

// Renew returns the staff member at the other end of the stream that a subscription runs on, as they are now. It fails when the
// session or the member is out. Errors: CodeUnauthenticated; those of the database.
func Renew(ctx context.Context) (auth.Actor, error) { return streamOf(ctx).renew(ctx) }

// newStream returns the stream of a staff member who came in with a secret.
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

// end gives back what begin took.
func (s *stream) end() {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.running--
	if s.running == 0 && s.idle != nil {
		s.idle.Reset(idleTimeout)
	}
}

// streamOpener opens the stream on which the request's subscription is answered.
type streamOpener func(context.Context) (_ context.Context, end func(), err error)

type openerKey struct{}

// opener returns what turns a request into a stream, which has limits of its own: it is bounded by staff member, and not
// by the time that it takes. The slot that the request took is given back by leave.
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

// Subscriptions runs subscriptions on streams, and nothing else there, where the limits of requests do not hold.
// It sends each subscriber the reason when a subscription ends that the subscriber did not end.
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
	on := streamOf(ctx)
	subscribes := graphql.GetOperationContext(ctx).Operation.Operation == ast.Subscription
	switch {
	case !subscribes && on != nil:
		return s.refuse(ctx, &problem.Error{Code: errcode.SubscriptionsOnly, Detail: "A stream takes subscriptions only. Send queries and mutations by POST."})
	case !subscribes:
		return next(ctx)
	}
	actor, err := on.renew(ctx)
	if err != nil {
		return s.refuse(ctx, err)
	}
	if err := on.begin(); err != nil {
		return s.refuse(ctx, err)
	}
	context.AfterFunc(ctx, on.end)
	return next(context.WithValue(auth.With(ctx, actor), endingKey{}, &ending{}))
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
	why := endingOf(ctx).take()
	if why == nil {
		return nil
	}
	return &graphql.Response{Errors: gqlerror.List{s.Present(ctx, why)}}
}

// ending is why a subscription ended, until its subscriber knows.
type ending struct {
	mutex sync.Mutex
	why   error
}

type endingKey struct{}

func endingOf(ctx context.Context) *ending {
	e, ok := ctx.Value(endingKey{}).(*ending)
	if !ok {
		return &ending{}
	}
	return e
}

// EndBecause notes why a subscription ends, for its subscriber. Not that the subscriber left.
func EndBecause(ctx context.Context, why error) {
	if errors.Is(why, context.Canceled) {
		return
	}
	e := endingOf(ctx)
	e.mutex.Lock()
	defer e.mutex.Unlock()
	e.why = why
}

func (e *ending) take() error {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	why := e.why
	e.why = nil
	return why
}
