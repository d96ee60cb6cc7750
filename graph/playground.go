package graph

import (
	"embed"
	"net/http"
	"path"
	"sync"

	"kiosk/internal/httpx"
)

// The page at /playground. `make playground` copies GraphiQL and React here from npm.
//
//go:embed playground/index.html playground/playground.css playground/playground.js playground/examples.json
//go:embed playground/graphiql.css playground/graphiql.js playground/react.js playground/react-dom.js
var playground embed.FS

// playgroundPolicy lets the page load and ask what this server has, and nothing from anywhere else.
// GraphiQL's style sheet holds its fonts and pictures as data.
const playgroundPolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self' data:; " +
	"connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

var assetTypes = map[string]string{
	".html": "text/html; charset=utf-8",
	".css":  "text/css; charset=utf-8",
	".js":   "text/javascript; charset=utf-8",
	".json": mediaJSON,
}

// asset serves a file of the playground, to everybody. The file takes memory from its first request on.
func asset(name string) func(http.ResponseWriter, *http.Request) error {
	file := sync.OnceValue(func() http.Handler {
		content, err := playground.ReadFile("playground/" + name)
		if err != nil {
			panic(err) // it is embedded
		}
		return httpx.NewDocument(assetTypes[path.Ext(name)], content)
	})
	return func(w http.ResponseWriter, r *http.Request) error {
		header := w.Header()
		header.Set("Content-Security-Policy", playgroundPolicy)
		header.Set("Referrer-Policy", "same-origin")
		file().ServeHTTP(w, r)
		return nil
	}
}

// assets are the files beside the page.
var assets = []string{
	"playground.css", "playground.js", "examples.json", "graphiql.css", "graphiql.js", "react.js", "react-dom.js",
}
