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

// replicaReads reads from a replica the lists and dashboards of queries, with all that is selected below them, and the
// response then says in extensions.asOf of which moment they are at the earliest. What is read by its id, what a mutation
// returns, and what a browser reads that has just changed something, comes from the primary.
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

// choice is where the lists of one operation are read: all on one server.
type choice struct {
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
		made := new(choice)
		response := next(context.WithValue(ctx, choiceKey{}, made))
		if response != nil && made.replica {
			if response.Extensions == nil {
				response.Extensions = map[string]any{}
			}
			response.Extensions["asOf"] = timestamp.Of(made.asOf)
		}
		return response
	case ast.Subscription: // lasts longer than what a replica shows is true
	}
	return next(ctx)
}

// InterceptRootField implements graphql.RootFieldInterceptor.
func (r replicaReads) InterceptRootField(ctx context.Context, next graphql.RootResolver) graphql.Marshaler {
	made, _ := ctx.Value(choiceKey{}).(*choice)
	if made == nil || !isOverview(graphql.GetRootFieldContext(ctx).Field.Definition.Type.Name()) {
		return next(ctx)
	}
	chosen, asOf := ctx, time.Time{}
	made.once.Do(func() {
		chosen, asOf = r.database.FromReplica(ctx)
		made.replica, made.asOf = !asOf.IsZero(), asOf
	})
	if made.replica && asOf.IsZero() { // another field of the operation chose
		chosen, _ = r.database.FromReplica(ctx)
	}
	return next(chosen)
}

// isOverview reports whether values of a type show many rows.
func isOverview(typeName string) bool {
	return typeName == "Dashboard" || strings.HasSuffix(typeName, "Connection")
}

// browser is what a browser's cookies say of its last changes, and how it is given one. It has none of tokens.
type browser struct {
	justWrote bool
	wrote     func()
}

type browserKey struct{}

// cookieJustWrote is what a browser has that changed something while a replica may not know of it.
const cookieJustWrote = "kiosk_just_wrote"

// withBrowser has operations know what the cookies of their browser say.
func (s *server) withBrowser(operations http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		operations.ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), browserKey{}, s.browserOf(w, r))))
	})
}

// browserOf reads the cookies of a request, and may add one to its response.
func (s *server) browserOf(w http.ResponseWriter, r *http.Request) browser {
	if _, err := s.sessions.Cookie(r); err != nil {
		return browser{}
	}
	_, err := r.Cookie(cookieJustWrote)
	const life = database.MaxStaleness + time.Second // browsers count in whole seconds
	return browser{err == nil, func() { s.sessions.SetCookie(w, r, cookieJustWrote, "1", int(life.Seconds())) }}
}
