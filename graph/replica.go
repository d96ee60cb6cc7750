package graph

import (
	"context"
	"net/http"
	"strings"
	"sync"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"

	"kiosk/internal/database"
	"kiosk/internal/timestamp"
)

// replicaReads makes queries read lists and dashboards, with everything selected below them, from a replica. The response then
// has extensions.asOf: the data are at least as recent as that time. Other data come from the primary: rows that are read by
// id, the results of mutations, and the queries of a browser that has just sent a mutation.
type replicaReads struct{ database *database.DB }

var _ interface {
	graphql.HandlerExtension
	graphql.ResponseInterceptor
	graphql.RootFieldInterceptor
} = replicaReads{}

// ExtensionName implements graphql.HandlerExtension.
func (replicaReads) ExtensionName() string { return "ReplicaReads" }

// Validate implements graphql.HandlerExtension.
func (replicaReads) Validate(graphql.ExecutableSchema) error { return nil }

// serverChoice is the choice between replica and primary for one operation. It reads all lists from the same server.
type serverChoice struct {
	once    sync.Once
	replica bool
	asOf    time.Time
}

type choiceKey struct{}

// InterceptResponse implements graphql.ResponseInterceptor.
func (r replicaReads) InterceptResponse(ctx context.Context, next graphql.ResponseHandler) *graphql.Response {
	if r.database.Replica == nil {
		return next(ctx)
	}
	browser, _ := ctx.Value(browserKey{}).(browser)
	switch graphql.GetOperationContext(ctx).Operation.Operation {
	case ast.Mutation:
		if browser.wrote != nil {
			browser.wrote()
		}
	case ast.Query:
		if browser.justWrote {
			break
		}
		choice := new(serverChoice)
		response := next(context.WithValue(ctx, choiceKey{}, choice))
		if response != nil && choice.replica {
			if response.Extensions == nil {
				response.Extensions = map[string]any{}
			}
			response.Extensions["asOf"] = timestamp.Of(choice.asOf)
		}
		return response
	case ast.Subscription: // runs for longer than data of a replica may be used
	}
	return next(ctx)
}

// InterceptRootField implements graphql.RootFieldInterceptor.
func (r replicaReads) InterceptRootField(ctx context.Context, next graphql.RootResolver) graphql.Marshaler {
	choice, _ := ctx.Value(choiceKey{}).(*serverChoice)
	if choice == nil || !isOverview(graphql.GetRootFieldContext(ctx).Field.Definition.Type.Name()) {
		return next(ctx)
	}
	fieldCtx, asOf := ctx, time.Time{}
	choice.once.Do(func() {
		fieldCtx, asOf = r.database.FromReplica(ctx)
		choice.replica, choice.asOf = !asOf.IsZero(), asOf
	})
	if choice.replica && asOf.IsZero() { // another field of the operation made the choice
		fieldCtx, _ = r.database.FromReplica(ctx)
	}
	return next(fieldCtx)
}

// isOverview reports whether a type is a dashboard or a list.
func isOverview(typeName string) bool {
	return typeName == "Dashboard" || strings.HasSuffix(typeName, "Connection")
}

// browser is the browser that sent a request. The zero value stands for a request with an access token.
type browser struct {
	justWrote bool   // it has the cookie cookieJustWrote
	wrote     func() // sets the cookie cookieJustWrote
}

type browserKey struct{}

// cookieJustWrote marks a browser that has sent a mutation, for as long as a replica may not have the change.
const cookieJustWrote = "kiosk_just_wrote"

// withBrowser returns a handler that puts the browser of a request into the context of its operations.
func (s *server) withBrowser(operations http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		operations.ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), browserKey{}, s.browserOf(w, r))))
	})
}

// browserOf returns the browser of a request.
func (s *server) browserOf(w http.ResponseWriter, r *http.Request) browser {
	if _, err := s.sessions.Cookie(r); err != nil {
		return browser{}
	}
	_, err := r.Cookie(cookieJustWrote)
	const life = database.MaxStaleness + time.Second // browsers count in whole seconds
	return browser{err == nil, func() { s.sessions.SetCookie(w, r, cookieJustWrote, "1", int(life.Seconds())) }}
}
