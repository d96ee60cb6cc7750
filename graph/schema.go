package graph

import (
	"bytes"
	"net/http"
	"strings"
	"sync"
	"time"

	"github.com/vektah/gqlparser/v2/formatter"

	"kiosk/graph/generated"
)

// SDL is the whole schema as one text in the schema definition language: what introspection tells, and which
// permission each field asks for. graph/kiosk.graphql is a copy.
var SDL = sync.OnceValue(func() string {
	var text bytes.Buffer
	schema := generated.NewExecutableSchema(generated.Config{}).Schema()
	formatter.NewFormatter(&text, formatter.WithIndent("  ")).FormatSchema(schema)
	return strings.ReplaceAll(text.String(), "\n}\n", "\n}\n\n")
})

// serveSchema answers GET /graphql/schema.graphql. Errors: those of admit.
func (s *server) serveSchema(w http.ResponseWriter, r *http.Request) error {
	r, err := s.admit(w, r)
	if err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/graphql; charset=utf-8")
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader([]byte(SDL())))
	return nil
}
