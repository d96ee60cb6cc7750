package testkit

import (
	"bytes"
	"compress/gzip"
	"io"
	"testing"
)

// Unzipped returns the response's body, decompressed if it was compressed, and reports whether it was.
func (r Response) Unzipped(t testing.TB) (body []byte, compressed bool) {
	t.Helper()
	if r.Header.Get("Content-Encoding") != "gzip" {
		return r.Body, false
	}
	zip, err := gzip.NewReader(bytes.NewReader(r.Body))
	if err != nil {
		t.Errorf("a response with Content-Encoding gzip is not gzip: %v", err)
		return nil, true
	}
	content, err := io.ReadAll(zip)
	if err != nil {
		t.Errorf("decompress a response: %v", err)
	}
	return content, true
}
