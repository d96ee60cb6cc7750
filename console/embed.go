// Package console serves the web application of a store's staff. `make console` builds it from src; the result is committed
// in dist and embedded here.
package console

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"embed"
	"encoding/base64"
	"errors"
	"fmt"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strings"
	"sync"
	"time"

	"kiosk/internal/httpx"
)

//go:embed all:dist
var dist embed.FS

// Prefix is where the console is served.
const Prefix = "/console"

// policy is the Content-Security-Policy of the console. It allows requests to this server only, and it requires Trusted Types, so
// that no string becomes markup or a script.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
	"connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
	"require-trusted-types-for 'script'; trusted-types 'none'"

const index = "index.html"

// file is one file of dist.
type file struct {
	content   func() content // reads the file at the first call, and keeps it
	mediaType string
	immutable bool // its name has a hash of its content
}

// content has the encodings of a file, ready to be sent.
type content struct {
	plain   []byte
	brotli  []byte        // made by the build; nil if it saves little
	gzipped func() []byte // compresses at the first call; returns nil if that saves little
	tag     string
}

type handler struct {
	files    map[string]*file
	preloads preloads
}

// Handler serves the console at Prefix and below. A path that names no file gets index.html, as only the browser knows the paths of
// pages. A path below assets that names no file gets 404.
func Handler() http.Handler {
	files, err := load()
	if err != nil {
		panic(err) // the files are embedded
	}
	preloads, err := newPreloads()
	if err != nil {
		panic(err)
	}
	return &handler{files, preloads}
}

// load returns every file of dist by its name. The brotli form of a file is a part of that file.
func load() (map[string]*file, error) {
	files := map[string]*file{}
	err := fs.WalkDir(dist, "dist", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || name == pages {
			return err
		}
		name = strings.TrimPrefix(name, "dist/")
		if original, isBrotli := strings.CutSuffix(name, brotliSuffix); !isBrotli || files[original] == nil { // WalkDir visits the original first
			files[name] = newFile(name)
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	if files[index] == nil {
		return nil, fmt.Errorf("console: dist has no %s", index)
	}
	return files, nil
}

// mediaTypes has the media type of each file extension in dist. The system's table may have other values.
var mediaTypes = map[string]string{
	".html":  "text/html; charset=utf-8",
	".css":   "text/css; charset=utf-8",
	".js":    "text/javascript; charset=utf-8",
	".svg":   "image/svg+xml",
	".md":    "text/markdown; charset=utf-8",
	".woff2": "font/woff2",
}

func newFile(name string) *file {
	mediaType := mediaTypes[path.Ext(name)]
	if mediaType == "" {
		mediaType = mime.TypeByExtension(path.Ext(name))
	}
	return &file{
		content:   sync.OnceValue(func() content { return read(name) }),
		mediaType: mediaType,
		immutable: strings.HasPrefix(name, "assets/"),
	}
}

// brotliSuffix is the suffix of the brotli form of a file.
const brotliSuffix = ".br"

func read(name string) content {
	plain, err := dist.ReadFile("dist/" + name)
	if err != nil {
		panic(err) // the file is embedded
	}
	brotli, err := dist.ReadFile("dist/" + name + brotliSuffix)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		panic(err)
	}
	sum := sha256.Sum256(plain)
	return content{
		plain:   plain,
		brotli:  brotli,
		gzipped: sync.OnceValue(func() []byte { return compress(plain) }),
		tag:     base64.RawURLEncoding.EncodeToString(sum[:16]),
	}
}

// compress returns the content as gzip, or nil if that saves less than a tenth.
func compress(content []byte) []byte {
	var zipped bytes.Buffer
	writer, err := gzip.NewWriterLevel(&zipped, gzip.BestCompression)
	if err == nil {
		_, err = writer.Write(content)
	}
	if err = errors.Join(err, writer.Close()); err != nil {
		panic(err) // cannot happen: the level is valid, and a buffer accepts every write
	}
	if zipped.Len() >= len(content)*9/10 {
		return nil
	}
	return bytes.Clone(zipped.Bytes())
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
		if strings.HasPrefix(name, "assets/") { // a script of another version: never index.html in its place
			http.NotFound(w, r)
			return
		}
		f = h.files[index]
		if link := h.preloads.linkHeader(r); link != "" {
			w.Header().Set("Link", link)
		}
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
	content := f.content()
	sent, encoding := content.encoded(r)
	tag := content.tag
	if encoding != "" {
		header.Set("Content-Encoding", encoding)
		tag += "-" + encoding
	}
	header.Set("ETag", `"`+tag+`"`)
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(sent))
}

// encoded returns the smallest form of the file that the client accepts, and its content coding: "" for the plain file.
func (c content) encoded(r *http.Request) (sent []byte, encoding string) {
	accepted := httpx.PreferencesOf(r.Header, "Accept-Encoding")
	if weight := accepted.Weight("br"); c.brotli != nil && weight > 0 && weight >= accepted.Weight("gzip", "*") {
		return c.brotli, "br"
	}
	if httpx.AcceptsGzip(r) {
		if zipped := c.gzipped(); zipped != nil {
			return zipped, "gzip"
		}
	}
	return c.plain, ""
}
