package graph

import (
	"context"
	"encoding/json"
	"io"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"kiosk/graph/document"
	"kiosk/graph/errcode"
	"kiosk/internal/auth"
	"kiosk/internal/httpx"
	"kiosk/internal/problem"
)

// How many large responses are built at the same time.
const (
	largeOfStore = 2 // for one store
	largeInAll   = 4 // for all stores
)

// responses limits the size of a response and the number of its errors. A long response counts as several requests on its
// caller's rate. Only a few large responses are built at the same time: other operations wait, or fail with overloaded.
type responses struct {
	maxBytes    int // 0: no limit
	large       *httpx.FairQueue
	rateLimiter *httpx.RateLimiter
	present     graphql.ErrorPresenterFunc
}

var _ interface {
	graphql.HandlerExtension
	graphql.ResponseInterceptor
	graphql.RootFieldInterceptor
} = responses{}

// ExtensionName implements graphql.HandlerExtension.
func (responses) ExtensionName() string { return "Responses" }

// Validate implements graphql.HandlerExtension.
func (responses) Validate(graphql.ExecutableSchema) error { return nil }

// InterceptResponse implements graphql.ResponseInterceptor. It measures an event of a subscription after the event is built,
// because InterceptRootField does not run for it. The complexity of the operation limits what is built.
func (r responses) InterceptResponse(ctx context.Context, next graphql.ResponseHandler) *graphql.Response {
	leave, err := r.enter(ctx)
	if err != nil {
		return &graphql.Response{Data: json.RawMessage("null"), Errors: gqlerror.List{r.present(ctx, err)}}
	}
	defer leave()
	budget := &responseBudget{left: r.maxBytes}
	response := next(context.WithValue(ctx, responseBudgetKey{}, budget))
	if response == nil {
		return nil
	}
	if actor, err := auth.From(ctx); err == nil {
		r.rateLimiter.Charge(actor.ID, len(response.Data))
	}
	if r.maxBytes > 0 && (budget.left < 0 || len(response.Data) > r.maxBytes) {
		return &graphql.Response{Data: json.RawMessage("null"), Errors: gqlerror.List{r.present(ctx, &problem.Error{
			Code:   errcode.ResponseTooLarge,
			Detail: "The response is larger than the server sends. Ask for less at once; what the operation changes was done.",
		})}}
	}
	if len(response.Errors) > document.MaxErrors {
		response.Errors = response.Errors[:document.MaxErrors]
	}
	return response
}

// enter waits until the operation's response may be built. The caller must call leave. Errors: those of httpx.FairQueue.
func (r responses) enter(ctx context.Context) (leave func(), err error) {
	actor, err := auth.From(ctx)
	if err != nil || !graphql.HasOperationContext(ctx) || !document.IsLarge(graphql.GetOperationContext(ctx)) {
		return func() {}, nil
	}
	return r.large.Enter(ctx, actor.StoreID)
}

// InterceptRootField implements graphql.RootFieldInterceptor.
func (r responses) InterceptRootField(ctx context.Context, next graphql.RootResolver) graphql.Marshaler {
	built := next(ctx)
	budget, ok := ctx.Value(responseBudgetKey{}).(*responseBudget)
	if r.maxBytes <= 0 || !ok || built == nil || built == graphql.Null || built == graphql.RequiredNull {
		return built // the library compares null with these
	}
	return boundedField{built, budget}
}

// responseBudget is how many bytes may still be added to a response. Its fields are written one after another.
type responseBudget struct{ left int }

type responseBudgetKey struct{}

// boundedField stops writing a root field when it exceeds the budget of the response. The response is then not sent.
type boundedField struct {
	graphql.Marshaler
	budget *responseBudget
}

// overBudget is the value with which boundedWriter panics, because marshalers ignore errors.
type overBudget struct{}

// MarshalGQL implements graphql.Marshaler.
func (f boundedField) MarshalGQL(w io.Writer) {
	defer func() {
		if cause := recover(); cause != nil && cause != any(overBudget{}) {
			panic(cause)
		}
	}()
	f.Marshaler.MarshalGQL(boundedWriter{w, f.budget})
}

type boundedWriter struct {
	io.Writer
	budget *responseBudget
}

// Write implements io.Writer.
func (w boundedWriter) Write(data []byte) (int, error) {
	w.take(len(data))
	return w.Writer.Write(data)
}

// WriteString implements io.StringWriter, without which each string would be copied.
func (w boundedWriter) WriteString(text string) (int, error) {
	w.take(len(text))
	return io.WriteString(w.Writer, text)
}

func (w boundedWriter) take(bytes int) {
	w.budget.left -= bytes
	if w.budget.left < 0 {
		panic(overBudget{})
	}
}
