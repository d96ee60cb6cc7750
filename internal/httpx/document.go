package httpx

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"sync"
	"time"

	"github.com/klauspost/compress/gzip"
)

// Document serves content that anyone may read: a file that is part of the program, or a page that is made from one.
type Document struct {
	mediaType  string
	content    []byte
	opaque     string
	compressed func() []byte
}

// NewDocument returns a document. It is compressed once, for the first request that accepts gzip.
func NewDocument(mediaType string, content []byte) *Document {
	sum := sha256.Sum256(content)
	return &Document{
		mediaType:  mediaType,
		content:    content,
		opaque:     base64.RawURLEncoding.EncodeToString(sum[:16]),
		compressed: sync.OnceValue(func() []byte { return compress(content) }),
	}
}

// ServeHTTP implements http.Handler.
func (d *Document) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	header, content := w.Header(), d.content
	header.Set("Content-Type", d.mediaType)
	header.Set("Cache-Control", "no-cache")
	header.Set("ETag", Tag(r, d.opaque, len(content)))
	header.Add("Vary", "Accept-Encoding")
	if compresses(r, len(content)) {
		content = d.compressed()
		header.Set("Content-Encoding", "gzip")
	}
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(content))
}

func compress(content []byte) []byte {
	var out bytes.Buffer
	zip, err := gzip.NewWriterLevel(&out, documentLevel)
	if err != nil {
		panic(err) // only if the level does not exist
	}
	_, _ = zip.Write(content) // a buffer takes everything
	_ = zip.Close()
	return out.Bytes()
}
