// Package playground serves the page at /playground, where staff try operations of the GraphQL API.
package playground

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

// files are the page and the files that it loads. `make playground` copies GraphiQL and React here from npm. They are compressed,
// which makes the program a megabyte smaller.
//
//go:embed index.html playground.css playground.js examples.json
//go:embed graphiql.css.gz graphiql.js.gz react.js.gz react-dom.js.gz
var files embed.FS

// policy is the Content-Security-Policy of the page: it may load files and send requests only from and to this server.
// GraphiQL's style sheet has its fonts and pictures as data: URLs.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self' data:; " +
	"connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

var assetTypes = map[string]string{
	".html": "text/html; charset=utf-8",
	".css":  "text/css; charset=utf-8",
	".js":   "text/javascript; charset=utf-8",
	".json": "application/json",
}

// Asset returns the handler of a file, which is Index or one of Assets. It serves the file without authentication, and reads it
// into memory at the first request.
func Asset(name string) func(http.ResponseWriter, *http.Request) error {
	file := sync.OnceValue(func() http.Handler {
		content, err := readAsset(name)
		if err != nil {
			panic(err) // it is embedded
		}
		return httpx.NewDocument(assetTypes[path.Ext(name)], content)
	})
	return func(w http.ResponseWriter, r *http.Request) error {
		header := w.Header()
		header.Set("Content-Security-Policy", policy)
		header.Set("Referrer-Policy", "same-origin")
		file().ServeHTTP(w, r)
		return nil
	}
}

func readAsset(name string) ([]byte, error) {
	content, err := files.ReadFile(name)
	if !errors.Is(err, fs.ErrNotExist) {
		return content, err
	}
	compressed, err := files.Open(name + ".gz")
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

// Index is the page itself.
const Index = "index.html"

// Assets are the files beside the page.
var Assets = []string{
	"playground.css", "playground.js", "examples.json", "graphiql.css", "graphiql.js", "react.js", "react-dom.js",
}
