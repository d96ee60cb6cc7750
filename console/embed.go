// Package console serves the web application of a store's staff. It is built from src by `make console`; what is built
// is committed in dist and embedded here.
package console

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"embed"
	"encoding/base64"
	"fmt"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strings"
	"time"

	"kiosk/internal/httpx"
)

//go:embed all:dist
var dist embed.FS

// Prefix is where the console is served.
const Prefix = "/console"

// policy lets the console load and ask what this server has and nothing else, and lets no text become markup or a script.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
	"connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
	"require-trusted-types-for 'script'; trusted-types 'none'"

const index = "index.html"

// file is one file of dist, ready to be sent.
type file struct {
	content   []byte
	gzipped   []byte // nil where it saves little
	mediaType string
	tag       string
	immutable bool // its name changes with its content
}

type handler struct{ files map[string]*file }

// Handler serves the console at Prefix and below. A path that names no file gets index.html: pages have paths of their
// own, which only the browser knows.
func Handler() http.Handler {
	files, err := load()
	if err != nil {
		panic(err) // they are embedded
	}
	return &handler{files}
}

// load reads every file of dist and compresses it once.
func load() (map[string]*file, error) {
	files := map[string]*file{}
	err := fs.WalkDir(dist, "dist", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := dist.ReadFile(name)
		if err != nil {
			return err
		}
		name = strings.TrimPrefix(name, "dist/")
		files[name], err = newFile(name, content)
		return err
	})
	if err != nil {
		return nil, err
	}
	if files[index] == nil {
		return nil, fmt.Errorf("console: dist has no %s", index)
	}
	return files, nil
}

// mediaTypes are those of the files that the console is made of. The system's table may say something else.
var mediaTypes = map[string]string{
	".html":  "text/html; charset=utf-8",
	".css":   "text/css; charset=utf-8",
	".js":    "text/javascript; charset=utf-8",
	".svg":   "image/svg+xml",
	".md":    "text/markdown; charset=utf-8",
	".woff2": "font/woff2",
}

func newFile(name string, content []byte) (*file, error) {
	mediaType := mediaTypes[path.Ext(name)]
	if mediaType == "" {
		mediaType = mime.TypeByExtension(path.Ext(name))
	}
	sum := sha256.Sum256(content)
	f := &file{
		content:   content,
		mediaType: mediaType,
		tag:       base64.RawURLEncoding.EncodeToString(sum[:16]),
		immutable: strings.HasPrefix(name, "assets/"),
	}
	var zipped bytes.Buffer
	writer, err := gzip.NewWriterLevel(&zipped, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := writer.Write(content); err != nil {
		return nil, err
	}
	if err := writer.Close(); err != nil {
		return nil, err
	}
	if zipped.Len() < len(content)*9/10 {
		f.gzipped = zipped.Bytes()
	}
	return f, nil
}

func (h *handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, http.StatusText(http.StatusMethodNotAllowed), http.StatusMethodNotAllowed)
		return
	}
	name := strings.TrimPrefix(strings.TrimPrefix(r.URL.Path, Prefix), "/")
	f := h.files[name]
	if f == nil {
		if strings.HasPrefix(name, "assets/") { // of another version: never the page in place of a script
			http.NotFound(w, r)
			return
		}
		f = h.files[index]
	}
	f.serve(w, r)
}

func (f *file) serve(w http.ResponseWriter, r *http.Request) {
	header := w.Header()
	header.Set("Content-Type", f.mediaType)
	header.Set("Content-Security-Policy", policy)
	header.Set("Cross-Origin-Opener-Policy", "same-origin")
	header.Set("Referrer-Policy", "same-origin")
	header.Set("X-Content-Type-Options", "nosniff")
	header.Set("Vary", "Accept-Encoding")
	header.Set("Cache-Control", "no-cache")
	if f.immutable {
		header.Set("Cache-Control", "public, max-age=31536000, immutable")
	}
	content, tag := f.content, f.tag
	if f.gzipped != nil && httpx.AcceptsGzip(r) {
		header.Set("Content-Encoding", "gzip")
		content, tag = f.gzipped, f.tag+"-gzip"
	}
	header.Set("ETag", `"`+tag+`"`)
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(content))
}
