package rest

import (
	_ "embed"
	"net/http"

	"github.com/oasdiff/yaml"

	"kiosk/internal/httpx"
	"kiosk/rest/docs"
)

//go:embed openapi.yaml
var openAPI []byte

// MountDocumentation serves the description of the external API, to everybody: /openapi.yaml,
// /openapi.json, and at /docs pages that are made of it.
func MountDocumentation(mux *http.ServeMux) {
	asJSON, err := yaml.YAMLToJSON(openAPI)
	if err != nil {
		panic(err) // the document is part of the program, and tested
	}
	mux.Handle("GET /openapi.yaml", document("application/yaml", openAPI))
	mux.Handle("GET /openapi.json", document(contentType, asJSON))
	if err := docs.Mount(mux, openAPI); err != nil {
		panic(err) // likewise
	}
}

// document serves a public file of the documentation.
func document(mediaType string, content []byte) http.Handler {
	file := httpx.NewDocument(mediaType, content)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		header := w.Header()
		header.Set("X-Content-Type-Options", "nosniff")
		header.Set("Referrer-Policy", "no-referrer")
		file.ServeHTTP(w, r)
	})
}
