package graph

import (
	"compress/gzip"
	"embed"
	"errors"
	"io"
	"io/fs"
	"net/http"
	"path"
	"sync"

	"kiosk/internal/httpx"
)

// The page at /playground. `make playground` copies GraphiQL and React here from npm, compressed, which saves a megabyte of
// the program.
//
//go:embed playground/index.html playground/playground.css playground/playground.js playground/examples.json
//go:embed playground/graphiql.css.gz playground/graphiql.js.gz playground/react.js.gz playground/react-dom.js.gz
var playground embed.FS

// playgroundPolicy lets the page load and ask what this server has, and nothing from anywhere else.
// GraphiQL's style sheet holds its fonts and pictures as data.
const playgroundPolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self' data:; " +
	"connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

var assetTypes = map[string]string{
	".html": "text/html; charset=utf-8",
	".css":  "text/css; charset=utf-8",
	".js":   "text/javascript; charset=utf-8",
	".json": "application/json",
}

// asset serves a file of the playground, without a session. The file takes memory from its first request on.
func asset(name string) func(http.ResponseWriter, *http.Request) error {
	file := sync.OnceValue(func() http.Handler {
		content, err := readAsset(name)
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

func readAsset(name string) ([]byte, error) {
	content, err := playground.ReadFile("playground/" + name)
	if !errors.Is(err, fs.ErrNotExist) {
		return content, err
	}
	compressed, err := playground.Open("playground/" + name + ".gz")
	if err != nil {
		return nil, err
	}
	defer compressed.Close()
	unzipped, err := gzip.NewReader(compressed)
	if err != nil {
		return nil, err
	}
	return io.ReadAll(unzipped)
}

// assets are the files beside the page.
var assets = []string{
	"playground.css", "playground.js", "examples.json", "graphiql.css", "graphiql.js", "react.js", "react-dom.js",
}
