package httpx

import (
	"bytes"
	"net/http"
	"strconv"
	"sync"

	"github.com/klauspost/compress/gzip"
)

// minCompressed is from how many bytes on a body is compressed: a shorter one fits into one packet anyway.
const minCompressed = 1 << 10

// The levels of compression: of what is compressed for each response, and of what is compressed once.
const (
	responseLevel = gzip.BestSpeed
	documentLevel = gzip.BestCompression
)

// maxPooledBody keeps one huge response from staying in memory for good.
const maxPooledBody = 1 << 20

// AcceptsGzip reports whether the client takes gzip, and likes it at least as much as the body as it is.
func AcceptsGzip(r *http.Request) bool {
	accepted := PreferencesOf(r.Header, "Accept-Encoding")
	weight := accepted.Weight("gzip", "x-gzip", "*")
	return weight > 0 && weight >= accepted.Weight("identity")
}

// Compresses reports whether a response to the request with a body of so many bytes comes compressed.
func Compresses(r *http.Request, size int) bool { return size >= minCompressed && AcceptsGzip(r) }

// Tag returns the ETag of a body with the fingerprint opaque and the size in bytes: a weak one when Compresses says that the body is
// sent compressed, else a strong one.
func Tag(r *http.Request, opaque string, size int) string {
	if Compresses(r, size) {
		return `W/"` + opaque + `"`
	}
	return `"` + opaque + `"`
}

// compressor is what one response needs to be compressed.
type compressor struct {
	zip  *gzip.Writer
	body bytes.Buffer
}

var compressors = sync.Pool{New: func() any {
	zip, err := gzip.NewWriterLevel(nil, responseLevel)
	if err != nil {
		panic(err) // of a level that does not exist
	}
	return &compressor{zip: zip}
}}

// WriteCompressed responds with the body, whose parts follow each other, compressed if the client accepts that and it is
// worth it. A body that holds a secret must never come here: where an attacker chooses a part of it, its compressed length
// betrays the rest (BREACH).
func WriteCompressed(w http.ResponseWriter, r *http.Request, status int, body ...[]byte) {
	w.Header().Add("Vary", "Accept-Encoding")
	if !Compresses(r, sizeOf(body)) {
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

// Write responds with the body as it is, whose parts follow each other. That the client has gone is no error.
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
