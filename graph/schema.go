package graph

import (
	"bytes"
	"maps"
	"net/http"
	"strings"
	"sync"

	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/formatter"

	"kiosk/graph/generated"
	"kiosk/internal/httpx"
)

// served returns the schema without the directive @defer, which gqlgen adds, but which no transport of this package supports.
// So introspection does not show it, and validation rejects it.
var served = sync.OnceValue(func() *ast.Schema {
	schema := *generated.NewExecutableSchema(generated.Config{}).Schema()
	schema.Directives = maps.Clone(schema.Directives)
	delete(schema.Directives, "defer")
	return &schema
})

// SDL returns the whole schema in the schema definition language. It has everything that introspection returns, and the
// permission that each field needs. graph/kiosk.graphql is a copy.
var SDL = sync.OnceValue(func() string {
	var text bytes.Buffer
	formatter.NewFormatter(&text, formatter.WithIndent("  ")).FormatSchema(served())
	return strings.ReplaceAll(text.String(), "\n}\n", "\n}\n\n")
})

// serveSchema serves GET /graphql/schema.graphql. Errors: those of session.Server.Admit.
func (s *server) serveSchema(w http.ResponseWriter, r *http.Request) error {
	r, err := s.sessions.Admit(w, r)
	if err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/graphql; charset=utf-8")
	httpx.WriteCompressed(w, r, http.StatusOK, []byte(SDL()))
	return nil
}
