package rest

import (
	"embed"
	"net/http"
	"path"

	"github.com/oasdiff/yaml"

	"kiosk/internal/httpx"
)

//go:embed openapi.yaml
var openAPI []byte

// The page at /docs. `make api-docs` copies the renderer here from npm.
//
//go:embed docs/index.html docs/docs.css docs/docs.js docs/swagger-ui.css docs/swagger-ui-bundle.js
var docs embed.FS

// documentationPolicy lets the page load what this server has, and nothing from anywhere else.
// The renderer's style sheet holds its pictures as data.
const documentationPolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
	"connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// MountDocumentation serves the description of the external API, to everybody: /openapi.yaml,
// /openapi.json, and at /docs a page that renders it.
func MountDocumentation(mux *http.ServeMux) {
	asJSON, err := yaml.YAMLToJSON(openAPI)
	if err != nil {
		panic(err) // the document is part of the program, and tested
	}
	mux.Handle("GET /openapi.yaml", document("application/yaml", openAPI))
	mux.Handle("GET /openapi.json", document(contentType, asJSON))
	mux.Handle("GET /docs", page("index.html"))
	mux.Handle("GET /docs/{$}", http.RedirectHandler("/docs", http.StatusPermanentRedirect))
	for _, name := range []string{"docs.css", "docs.js", "swagger-ui.css", "swagger-ui-bundle.js"} {
		mux.Handle("GET /docs/"+name, page(name))
	}
}

var pageTypes = map[string]string{
	".html": "text/html; charset=utf-8",
	".css":  "text/css; charset=utf-8",
	".js":   "text/javascript; charset=utf-8",
}

func page(name string) http.Handler {
	content, err := docs.ReadFile("docs/" + name)
	if err != nil {
		panic(err) // it is embedded
	}
	return document(pageTypes[path.Ext(name)], content)
}

// document serves a public file of the documentation.
func document(mediaType string, content []byte) http.Handler {
	file := httpx.NewDocument(mediaType, content)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		header := w.Header()
		header.Set("Content-Security-Policy", documentationPolicy)
		header.Set("X-Content-Type-Options", "nosniff")
		header.Set("Referrer-Policy", "no-referrer")
		file.ServeHTTP(w, r)
	})
}
