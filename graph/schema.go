package graph

import (
	"bytes"
	_ "embed"
	"net/http"
	"time"
)

// sdl is the schema as staff read it: one file, in order, without what only the generator needs.
// `go test ./graph -run TestSDLIsCurrent -update` writes it anew.
//
//go:embed kiosk.graphql
var sdl []byte

// serveSchema answers GET /graphql/schema.graphql. Errors: those of admit.
func (o *office) serveSchema(w http.ResponseWriter, r *http.Request) error {
	r, err := o.admit(w, r)
	if err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/graphql; charset=utf-8")
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(sdl))
	return nil
}
