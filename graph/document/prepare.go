package document

import (
	"context"
	"errors"
	"net/http"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/99designs/gqlgen/graphql/handler/extension"
	"github.com/99designs/gqlgen/graphql/handler/lru"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"
	"github.com/vektah/gqlparser/v2/parser"

	"kiosk/graph/errcode"
	"kiosk/internal/httpx"
)

// Sizes of the caches.
const (
	parsedOperations    = 250
	persistedOperations = 1000
)

// Preparer parses and validates operations instead of gqlgen, whose validation has no limits. It caches accepted operations. It
// caches nothing of a rejected operation, even if only its variables are invalid. A server needs all of its parts: Transport,
// Cache, PersistedQueries and, added after these, the Preparer itself as an extension.
type Preparer struct {
	schema    *ast.Schema
	parsed    graphql.Cache[*ast.QueryDocument] // by text
	persisted graphql.Cache[string]             // texts by hash
	present   graphql.ErrorPresenterFunc
	limits    httpx.Limits
}

// NewPreparer returns a preparer of operations on a schema. It spends at most the time of the limits on an operation.
func NewPreparer(schema *ast.Schema, present graphql.ErrorPresenterFunc, limits httpx.Limits) *Preparer {
	return &Preparer{
		schema:    schema,
		parsed:    lru.New[*ast.QueryDocument](parsedOperations),
		persisted: lru.New[string](persistedOperations),
		present:   present,
		limits:    limits,
	}
}

// preparation is the preparation of one operation before its execution.
type preparation struct {
	document *ast.QueryDocument
	errors   gqlerror.List
	accepted []func() // run when the operation is accepted, to add it to the caches
}

type preparationKey struct{}

// preparationOf returns the preparation that preparingExecutor began.
func preparationOf(ctx context.Context) *preparation {
	return ctx.Value(preparationKey{}).(*preparation)
}

// preparing is a transport whose operations are prepared.
type preparing struct {
	graphql.Transport
	preparer *Preparer
}

// preparingExecutor prepares operations for a transport.
type preparingExecutor struct {
	graphql.GraphExecutor
	preparer *Preparer
}

var _ interface {
	graphql.HandlerExtension
	graphql.OperationParameterMutator
} = &Preparer{}

// ExtensionName implements graphql.HandlerExtension.
func (*Preparer) ExtensionName() string { return "Preparer" }

// Validate implements graphql.HandlerExtension.
func (*Preparer) Validate(graphql.ExecutableSchema) error { return nil }

// Transport returns a transport whose operations are prepared.
func (d *Preparer) Transport(t graphql.Transport) graphql.Transport { return preparing{t, d} }

// Cache returns the cache of parsed documents for gqlgen. It always has the document, which was prepared for the operation.
func (d *Preparer) Cache() graphql.Cache[*ast.QueryDocument] { return preparedDocument{} }

// PersistedQueries returns the extension for automatic persisted queries: clients send the hash of a text that they sent before.
func (d *Preparer) PersistedQueries() graphql.HandlerExtension {
	return extension.AutomaticPersistedQuery{Cache: acceptedTexts{d.persisted}}
}

// Do implements graphql.Transport.
func (p preparing) Do(w http.ResponseWriter, r *http.Request, executor graphql.GraphExecutor) {
	p.Transport.Do(w, r, preparingExecutor{executor, p.preparer})
}

// CreateOperationContext implements graphql.GraphExecutor. It presents its errors, because a WebSocket sends them unchanged.
func (e preparingExecutor) CreateOperationContext(ctx context.Context, params *graphql.RawParams) (*graphql.OperationContext, gqlerror.List) {
	ctx, cancel := e.preparer.limits.Bound(ctx)
	defer cancel()
	p := &preparation{}
	operation, errs := e.GraphExecutor.CreateOperationContext(context.WithValue(ctx, preparationKey{}, p), params)
	if p.errors != nil { // the library returns only the first of them
		errs = p.errors
	}
	for i, err := range errs {
		errs[i] = e.preparer.present(ctx, err)
	}
	if errs == nil {
		for _, addToCache := range p.accepted {
			addToCache()
		}
	}
	return operation, errs
}

// MutateOperationParameters implements graphql.OperationParameterMutator. It is the last step before the library takes the
// document from Cache.
func (d *Preparer) MutateOperationParameters(ctx context.Context, params *graphql.RawParams) *gqlerror.Error {
	p := preparationOf(ctx)
	document, ok := d.parsed.Get(ctx, params.Query)
	if !ok {
		if document, p.errors = d.prepare(ctx, params.Query); len(p.errors) > 0 {
			return p.errors[0]
		}
		text := params.Query
		p.accepted = append(p.accepted, func() { d.parsed.Add(ctx, text, document) })
	}
	p.document = document
	if operation := document.Operations.ForName(params.OperationName); operation != nil {
		return checkInts(d.schema, operation, params.Variables)
	}
	return nil // the library reports it
}

// prepare parses and validates an operation.
func (d *Preparer) prepare(ctx context.Context, text string) (*ast.QueryDocument, gqlerror.List) {
	text, err := joinSurrogates(text)
	if err != nil {
		return nil, gqlerror.List{parseError(err)}
	}
	document, err := parser.ParseQueryWithTokenLimit(&ast.Source{Input: text}, maxTokens)
	if err != nil {
		return nil, gqlerror.List{parseError(err)}
	}
	if len(document.Operations) == 0 {
		return nil, gqlerror.List{errcode.New(errcode.ValidationFailed, "There is no operation in the text.")}
	}
	if err := checkShape(document); err != nil {
		return nil, gqlerror.List{err}
	}
	return document, validate(ctx, d.schema, document)
}

func parseError(err error) *gqlerror.Error {
	gqlErr, ok := errors.AsType[*gqlerror.Error](err)
	switch {
	case !ok:
		return errcode.New(errcode.ParseFailed, "The operation is not GraphQL.")
	case strings.HasPrefix(gqlErr.Message, "exceeded token limit"):
		return errcode.New(errcode.QueryTooLong, "The operation has more than %d words and signs.", maxTokens)
	}
	presented := errcode.New(errcode.ParseFailed, "%s", shortened(gqlErr.Message))
	presented.Locations = gqlErr.Locations
	return presented
}

// preparedDocument implements the cache that Cache returns.
type preparedDocument struct{}

var _ graphql.Cache[*ast.QueryDocument] = preparedDocument{}

// Get implements graphql.Cache.
func (preparedDocument) Get(ctx context.Context, _ string) (*ast.QueryDocument, bool) {
	return preparationOf(ctx).document, true
}

// Add implements graphql.Cache. It is not called, because Get always has the document.
func (preparedDocument) Add(context.Context, string, *ast.QueryDocument) {}

// acceptedTexts is a cache that adds a text only after its operation has been accepted.
type acceptedTexts struct{ graphql.Cache[string] }

// Add implements graphql.Cache.
func (t acceptedTexts) Add(ctx context.Context, hash, text string) {
	p := preparationOf(ctx)
	p.accepted = append(p.accepted, func() { t.Cache.Add(ctx, hash, text) })
}
