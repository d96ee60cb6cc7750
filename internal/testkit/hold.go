package testkit

import (
	"io"
	"net/http"
	"testing"
	"time"
)

// Held is a request whose body is not complete yet.
type Held struct {
	body   *io.PipeWriter
	rest   string
	status chan int
}

// continueClient waits for the server's 100 Continue before it sends a body.
var continueClient = &http.Client{Transport: &http.Transport{ExpectContinueTimeout: time.Minute, MaxIdleConnsPerHost: 64}}

// Hold starts a POST without a Content-Length and sends an opening brace; End sends the rest of the JSON body. Hold returns when the
// server has begun to read the body, or has rejected the request.
func (c Client) Hold(t testing.TB, path, rest string) *Held {
	t.Helper()
	reader, writer := io.Pipe()
	request, err := http.NewRequestWithContext(t.Context(), http.MethodPost, c.BaseURL+path, reader)
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+c.Token)
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Expect", "100-continue") // the server sends 100 Continue when it begins to read
	h := &Held{writer, rest, make(chan int, 1)}
	go func() {
		defer reader.Close()
		response, err := continueClient.Do(request)
		if err != nil {
			h.status <- 0
			return
		}
		response.Body.Close()
		h.status <- response.StatusCode
	}()
	_, _ = io.WriteString(writer, "{") // returns when it has been read, or when the reader is closed
	t.Cleanup(func() { writer.Close() })
	return h
}

// End sends the rest of the body, and returns the Status.
func (h *Held) End() int {
	_, _ = io.WriteString(h.body, h.rest)
	h.body.Close()
	return h.Status()
}

// Status waits for the response and returns its status, 0 if there is none.
func (h *Held) Status() int { return <-h.status }
