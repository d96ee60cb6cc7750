package httpx

import (
	"bytes"
	"net/http"
	"strconv"
	"sync"

	"github.com/klauspost/compress/gzip"
)

// minCompressed is the smallest body that is compressed, in bytes. A shorter one fits into one packet anyway.
const minCompressed = 1 << 10

// The compression levels: of bodies that are compressed for each response, and of a Document, which is compressed once.
const (
	responseLevel = gzip.BestSpeed
	documentLevel = gzip.BestCompression
)

// maxPooledBody bounds the buffers that return to the pool, so that one huge response does not keep its memory forever.
const maxPooledBody = 1 << 20

// AcceptsGzip reports whether the client accepts gzip, with at least the weight of an uncompressed body (identity).
func AcceptsGzip(r *http.Request) bool {
	accepted := PreferencesOf(r.Header, "Accept-Encoding")
	weight := accepted.Weight("gzip", "x-gzip", "*")
	return weight > 0 && weight >= accepted.Weight("identity")
}

// compresses reports whether WriteCompressed compresses a body of size bytes in the response to the request.
func compresses(r *http.Request, size int) bool { return size >= minCompressed && AcceptsGzip(r) }

// Tag returns the ETag of a body. Opaque is the body's fingerprint, and size its length in bytes. The tag is weak if the body is sent
// compressed, else strong.
func Tag(r *http.Request, opaque string, size int) string {
	if compresses(r, size) {
		return `W/"` + opaque + `"`
	}
	return `"` + opaque + `"`
}

// compressor holds the gzip writer and the buffer for one response. Both are reused.
type compressor struct {
	zip  *gzip.Writer
	body bytes.Buffer
}

var compressors = sync.Pool{New: func() any {
	zip, err := gzip.NewWriterLevel(nil, responseLevel)
	if err != nil {
		panic(err) // only if the level does not exist
	}
	return &compressor{zip: zip}
}}

// WriteCompressed writes the response with the parts of the body one after the other, compressed if compresses says so. Never pass a
// body that holds a secret: if an attacker can choose another part of the body, its compressed length reveals the secret (BREACH).
func WriteCompressed(w http.ResponseWriter, r *http.Request, status int, body ...[]byte) {
	w.Header().Add("Vary", "Accept-Encoding")
	if !compresses(r, sizeOf(body)) {
		Write(w, status, body...)
		return
	}
	c := compressors.Get().(*compressor)
	defer func() {
		if c.body.Cap() <= maxPooledBody {
			compressors.Put(c)
		}
	}()
	c.body.Reset()
	c.zip.Reset(&c.body)
	for _, part := range body {
		_, _ = c.zip.Write(part) // a buffer takes everything
	}
	_ = c.zip.Close()
	w.Header().Set("Content-Encoding", "gzip")
	Write(w, status, c.body.Bytes())
}

// Write writes the response with the parts of the body one after the other. It ignores that the client has closed the connection.
func Write(w http.ResponseWriter, status int, body ...[]byte) {
	w.Header().Set("Content-Length", strconv.Itoa(sizeOf(body)))
	w.WriteHeader(status)
	for _, part := range body {
		_, _ = w.Write(part)
	}
}

func sizeOf(body [][]byte) (bytes int) {
	for _, part := range body {
		bytes += len(part)
	}
	return bytes
}
