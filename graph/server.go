package graph

import (
	"log/slog"
	"net/http"
	"net/netip"

	"github.com/99designs/gqlgen/graphql/handler"
	"github.com/99designs/gqlgen/graphql/handler/lru"
	"github.com/99designs/gqlgen/graphql/handler/transport"
	"github.com/vektah/gqlparser/v2/ast"

	"kiosk/graph/generated"
	"kiosk/internal/database"
	"kiosk/internal/resolver"
)

// Path is where the API of the back office answers.
const Path = "/graphql"

// cachedQueries bounds the parsed operations that are kept.
const cachedQueries = 1000

// Config is what the back office needs.
type Config struct {
	Resolver *resolver.Resolver
	Database *database.DB
	Logger   *slog.Logger
	// TrustedProxies are the networks whose X-Forwarded-Proto and X-Forwarded-For are believed.
	TrustedProxies []netip.Prefix
}

// New returns the handler of the back office.
func New(config Config) http.Handler {
	if config.Logger == nil {
		config.Logger = slog.Default()
	}
	root := &Resolver{operations: config.Resolver, data: config.Database.Client}
	server := handler.New(generated.NewExecutableSchema(generated.Config{
		Resolvers:  root,
		Directives: generated.DirectiveRoot{Can: can},
	}))
	server.AddTransport(transport.GET{})
	server.AddTransport(transport.POST{})
	server.SetQueryCache(lru.New[*ast.QueryDocument](cachedQueries))
	server.SetErrorPresenter(presenter(config.Logger))
	server.SetRecoverFunc(recovered(config.Logger))
	server.Use(limits{})
	door := &door{config: config, next: server}
	return door
}
