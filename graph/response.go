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

// How many responses that may be large are built at the same time.
const (
	largeOfStore = 2
	largeInAll   = 4
)

// responses bounds what is built of a response: its bytes, of which 0 is no limit, and its errors. A long response counts
// as several requests of its caller, and few large ones are built at the same time: the others wait, or are overloaded.
type responses struct {
	maxBytes    int
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

// InterceptResponse implements graphql.ResponseInterceptor. An event of a subscription, which has no root field that
// could be bounded, is measured once it is built: the complexity of its operation bounds it.
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

// enter returns when the operation's response may be built. Errors: those of httpx.FairQueue.
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
		return built // the library compares these
	}
	return boundedField{built, budget}
}

// responseBudget is how many bytes a response may still have. Its fields are written one after another.
type responseBudget struct{ left int }

type responseBudgetKey struct{}

// boundedField stops writing a root field when it would exceed the budget of the response. What was written until then is not
// sent.
type boundedField struct {
	graphql.Marshaler
	budget *responseBudget
}

// overBudget is what boundedWriter panics with, because marshalers do not pass errors on.
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
