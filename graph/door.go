package graph

import (
	"net/http"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"kiosk/internal/auth"
)

// door lets in requests of staff only.
type door struct {
	config Config
	next   http.Handler
}

func (d *door) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	actor, err := d.config.Resolver.AuthenticateStaff(r.Context(), bearer(r))
	if err != nil {
		d.refuse(w, r, err)
		return
	}
	d.next.ServeHTTP(w, r.WithContext(auth.With(r.Context(), actor)))
}

func bearer(r *http.Request) string {
	scheme, token, _ := strings.Cut(r.Header.Get("Authorization"), " ")
	if !strings.EqualFold(scheme, "Bearer") {
		return ""
	}
	return strings.TrimSpace(token)
}

func (d *door) refuse(w http.ResponseWriter, r *http.Request, err error) {
	presented := presenter(d.config.Logger)(r.Context(), err)
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("WWW-Authenticate", `Bearer realm="kiosk"`)
	w.WriteHeader(http.StatusUnauthorized)
	writeJSON(w, graphql.Response{Errors: gqlerror.List{presented}})
}
