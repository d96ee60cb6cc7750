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

// Bounds of what is kept of the operations that were asked for.
const (
	parsedOperations    = 250
	persistedOperations = 1000
)

// Preparer parses and validates operations in place of the library, whose validation has no bounds, and keeps those that
// were accepted. Nothing is kept of one that was refused, also where the refusal depends on its variables. A server needs all
// parts of it: Transport, Cache, PersistedQueries and, behind that, the Preparer itself as an extension.
type Preparer struct {
	schema    *ast.Schema
	parsed    graphql.Cache[*ast.QueryDocument] // by text
	persisted graphql.Cache[string]             // texts by hash
	present   graphql.ErrorPresenterFunc
	limits    httpx.Limits
}

// NewPreparer returns a preparer of operations on a schema, each in the time that the limits give it.
func NewPreparer(schema *ast.Schema, present graphql.ErrorPresenterFunc, limits httpx.Limits) *Preparer {
	return &Preparer{
		schema:    schema,
		parsed:    lru.New[*ast.QueryDocument](parsedOperations),
		persisted: lru.New[string](persistedOperations),
		present:   present,
		limits:    limits,
	}
}

// preparation is what becomes of one operation before it is executed.
type preparation struct {
	document *ast.QueryDocument
	refused  gqlerror.List
	accepted []func() // what to keep of it
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

// Cache returns what the library takes for its cache of parsed documents: it has the one that was prepared for the operation.
func (d *Preparer) Cache() graphql.Cache[*ast.QueryDocument] { return preparedDocument{} }

// PersistedQueries returns the extension by which clients send the hash of a text that they sent before.
func (d *Preparer) PersistedQueries() graphql.HandlerExtension {
	return extension.AutomaticPersistedQuery{Cache: acceptedTexts{d.persisted}}
}

// Do implements graphql.Transport.
func (p preparing) Do(w http.ResponseWriter, r *http.Request, executor graphql.GraphExecutor) {
	p.Transport.Do(w, r, preparingExecutor{executor, p.preparer})
}

// CreateOperationContext implements graphql.GraphExecutor. Its errors are presented, because a WebSocket returns them as
// they are.
func (e preparingExecutor) CreateOperationContext(ctx context.Context, params *graphql.RawParams) (*graphql.OperationContext, gqlerror.List) {
	ctx, cancel := e.preparer.limits.Bound(ctx)
	defer cancel()
	p := &preparation{}
	operation, refused := e.GraphExecutor.CreateOperationContext(context.WithValue(ctx, preparationKey{}, p), params)
	if p.refused != nil { // the library passes on the first one only
		refused = p.refused
	}
	for i, err := range refused {
		refused[i] = e.preparer.present(ctx, err)
	}
	if refused == nil {
		for _, keep := range p.accepted {
			keep()
		}
	}
	return operation, refused
}

// MutateOperationParameters implements graphql.OperationParameterMutator: the last that looks at the text before the
// library takes the document from Cache.
func (d *Preparer) MutateOperationParameters(ctx context.Context, params *graphql.RawParams) *gqlerror.Error {
	p := preparationOf(ctx)
	document, ok := d.parsed.Get(ctx, params.Query)
	if !ok {
		if document, p.refused = d.prepare(ctx, params.Query); len(p.refused) > 0 {
			return p.refused[0]
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

// preparedDocument is the cache that Cache returns.
type preparedDocument struct{}

var _ graphql.Cache[*ast.QueryDocument] = preparedDocument{}

// Get implements graphql.Cache.
func (preparedDocument) Get(ctx context.Context, _ string) (*ast.QueryDocument, bool) {
	return preparationOf(ctx).document, true
}

// Add implements graphql.Cache. It is not called, because Get always has the document.
func (preparedDocument) Add(context.Context, string, *ast.QueryDocument) {}

// acceptedTexts keep a text once its operation is accepted.
type acceptedTexts struct{ graphql.Cache[string] }

// Add implements graphql.Cache.
func (t acceptedTexts) Add(ctx context.Context, hash, text string) {
	p := preparationOf(ctx)
	p.accepted = append(p.accepted, func() { t.Cache.Add(ctx, hash, text) })
}
