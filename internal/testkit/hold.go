package testkit

import (
	"io"
	"net/http"
	"testing"
	"time"
)

// Held is a request that is under way until its body ends.
type Held struct {
	body   *io.PipeWriter
	rest   string
	status chan int
}

// patient waits for the server to say that it reads the body.
var patient = &http.Client{Transport: &http.Transport{ExpectContinueTimeout: time.Minute, MaxIdleConnsPerHost: 64}}

// Hold begins a POST whose JSON body, sent without a Content-Length, is an opening brace and, at its end, the rest. It
// returns once the server reads the body, or has refused it.
func (c Client) Hold(t testing.TB, path, rest string) *Held {
	t.Helper()
	reader, writer := io.Pipe()
	request, err := http.NewRequestWithContext(t.Context(), http.MethodPost, c.BaseURL+path, reader)
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+c.Token)
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Expect", "100-continue") // the server says so when it begins to read
	h := &Held{writer, rest, make(chan int, 1)}
	go func() {
		defer reader.Close()
		response, err := patient.Do(request)
		if err != nil {
			h.status <- 0
			return
		}
		response.Body.Close()
		h.status <- response.StatusCode
	}()
	_, _ = io.WriteString(writer, "{") // returns when it is read, or never will
	t.Cleanup(func() { writer.Close() })
	return h
}

// End ends the body, and returns what Status does.
func (h *Held) End() int {
	_, _ = io.WriteString(h.body, h.rest)
	h.body.Close()
	return h.Status()
}

// Status waits for the response and returns its status, 0 without a response.
func (h *Held) Status() int { return <-h.status }
