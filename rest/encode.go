package rest

import (
	"bytes"
	"encoding/json"
	"net/http"
	"strconv"
	"strings"
	"sync"

	"github.com/cespare/xxhash/v2"

	"kiosk/internal/httpx"
)

const (
	headerReplayed = "Idempotency-Replayed"
	contentType    = "application/json"
)

// maxPooledBuffer keeps one huge response from staying in memory for good.
const maxPooledBuffer = 1 << 20

var buffers = sync.Pool{New: func() any { return new(bytes.Buffer) }}

// ok responds with 200 and the view as JSON.
func ok(w http.ResponseWriter, view any) error {
	return respond(w, http.StatusOK, view)
}

// created responds with 201. If replayed, it sets the header that marks the response of an earlier request with the
// same idempotency key.
func created(w http.ResponseWriter, view any, replayed bool) error {
	if replayed {
		w.Header().Set(headerReplayed, "true")
	}
	return respond(w, http.StatusCreated, view)
}

func respond(w http.ResponseWriter, status int, view any) error {
	w.Header().Set("Content-Type", contentType)
	return write(w, status, view)
}

// list responds with 200 and a list as JSON, compressed if the client accepts that. Not for views with secrets.
//
// Error: overloaded, as a *httpx.RejectError.
func list(w http.ResponseWriter, r *http.Request, view any) error {
	buffer := getBuffer()
	defer putBuffer(buffer)
	if err := encode(buffer, view); err != nil {
		return err
	}
	end, err := httpx.BeginSending(r.Context(), buffer.Len())
	if err != nil {
		return err
	}
	defer end()
	w.Header().Set("Content-Type", contentType)
	httpx.WriteCompressed(w, r, http.StatusOK, buffer.Bytes())
	return nil
}

// noStore forbids caching of a response that holds secrets or balances.
func noStore(w http.ResponseWriter) { w.Header().Set("Cache-Control", "no-store") }

// privateNoStore forbids caching of any other response. Handlers may replace it.
func privateNoStore(w http.ResponseWriter) { w.Header().Set("Cache-Control", "private, no-store") }

// write encodes first, so that a view that cannot be encoded still gets a problem as its response.
func write(w http.ResponseWriter, status int, view any) error {
	buffer := getBuffer()
	defer putBuffer(buffer)
	if err := encode(buffer, view); err != nil {
		return err
	}
	httpx.Write(w, status, buffer.Bytes())
	return nil
}

// cacheable responds with 200, the view and an ETag of its bytes, compressed if the client accepts that. If the request's
// If-None-Match has the ETag, it responds with 304. RFC 9110, 13.1.2. Not for views with secrets.
//
// Error: overloaded, as a *httpx.RejectError.
func cacheable(w http.ResponseWriter, r *http.Request, view any) error {
	buffer := getBuffer()
	defer putBuffer(buffer)
	if err := encode(buffer, view); err != nil {
		return err
	}
	opaque := strconv.FormatUint(xxhash.Sum64(buffer.Bytes()), 36) + "-" + strconv.Itoa(buffer.Len())
	tag := httpx.Tag(r, opaque, buffer.Len())
	header := w.Header()
	header.Set("ETag", tag)
	header.Set("Cache-Control", "private, no-cache")
	header.Set("Vary", "Authorization")
	if matches(r.Header.Values("If-None-Match"), tag) {
		header.Add("Vary", "Accept-Encoding")
		w.WriteHeader(http.StatusNotModified)
		return nil
	}
	end, err := httpx.BeginSending(r.Context(), buffer.Len())
	if err != nil {
		return err
	}
	defer end()
	header.Set("Content-Type", contentType)
	httpx.WriteCompressed(w, r, http.StatusOK, buffer.Bytes())
	return nil
}

// matches reports whether one of the If-None-Match headers has the tag, by weak comparison (RFC 9110, 8.8.3.2).
func matches(headers []string, tag string) bool {
	for candidate := range strings.SplitSeq(strings.Join(headers, ","), ",") {
		candidate = strings.TrimSpace(candidate)
		if candidate == "*" || strings.TrimPrefix(candidate, "W/") == strings.TrimPrefix(tag, "W/") {
			return true
		}
	}
	return false
}

func encode(buffer *bytes.Buffer, view any) error {
	if list, isList := view.(productList); isList {
		_, err := buffer.Write(append(list.appendJSON(buffer.AvailableBuffer()), '\n'))
		return err
	}
	encoder := json.NewEncoder(buffer)
	encoder.SetEscapeHTML(false)
	return encoder.Encode(view)
}

func getBuffer() *bytes.Buffer { return buffers.Get().(*bytes.Buffer) }

func putBuffer(buffer *bytes.Buffer) {
	if buffer.Cap() <= maxPooledBuffer {
		buffer.Reset()
		buffers.Put(buffer)
	}
}
