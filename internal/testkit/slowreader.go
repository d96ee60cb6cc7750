package testkit

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"
)

// SlowReader is a client that has sent a request and reads nothing of the response for now.
type SlowReader struct {
	response *httptest.ResponseRecorder
	writes   chan struct{} // closed when the response begins
	once     sync.Once
	reads    chan struct{} // closed when the client reads
	ended    chan struct{}
}

// ReadSlowly sends a request to the handler, and returns when the response begins. The test must call Read.
func ReadSlowly(t testing.TB, handler http.Handler, token, method, path, body string) *SlowReader {
	t.Helper()
	s := &SlowReader{response: httptest.NewRecorder(), writes: make(chan struct{}), reads: make(chan struct{}), ended: make(chan struct{})}
	r := httptest.NewRequestWithContext(t.Context(), method, path, strings.NewReader(body))
	r.Header.Set("Authorization", "Bearer "+token)
	r.Header.Set("Content-Type", "application/json")
	go func() {
		defer close(s.ended)
		handler.ServeHTTP(s, r)
	}()
	select {
	case <-s.writes:
	case <-s.ended:
	case <-time.After(time.Minute):
		t.Fatal("the response did not begin")
	}
	return s
}

// Read reads the response, and returns its status.
func (s *SlowReader) Read() int {
	close(s.reads)
	<-s.ended
	return s.response.Code
}

// Header implements http.ResponseWriter.
func (s *SlowReader) Header() http.Header { return s.response.Header() }

// WriteHeader implements http.ResponseWriter.
func (s *SlowReader) WriteHeader(status int) { s.response.WriteHeader(status) }

// Write implements http.ResponseWriter. It waits until the client reads.
func (s *SlowReader) Write(body []byte) (int, error) {
	s.once.Do(func() { close(s.writes) })
	<-s.reads
	return s.response.Write(body)
}
