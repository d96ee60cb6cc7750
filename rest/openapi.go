package rest

import (
	_ "embed"
	"net/http"
	"sync"

	"github.com/oasdiff/yaml"

	"kiosk/internal/httpx"
	"kiosk/rest/docs"
)

//go:embed openapi.yaml
var openAPI []byte

// MountDocumentation serves the documentation of the REST API without a token: /openapi.yaml, /openapi.json, and the pages
// at /docs. The JSON and the pages are generated at their first request.
func MountDocumentation(mux *http.ServeMux) {
	asJSON := sync.OnceValue(func() http.Handler {
		converted, err := yaml.YAMLToJSON(openAPI)
		if err != nil {
			panic(err) // the document is part of the program, and tested
		}
		return document(contentType, converted)
	})
	mux.Handle("GET /openapi.yaml", document("application/yaml", openAPI))
	mux.HandleFunc("GET /openapi.json", func(w http.ResponseWriter, r *http.Request) { asJSON().ServeHTTP(w, r) })
	docs.Mount(mux, openAPI)
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
