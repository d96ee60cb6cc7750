package testkit

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"testing"
)

// Client calls an HTTP API with a bearer token.
type Client struct {
	BaseURL string
	Token   string // "" sends no Authorization
}

// Response is a response whose body has been read.
type Response struct {
	Status int
	Header http.Header
	Body   []byte
}

var httpClient = &http.Client{
	Transport: &http.Transport{MaxIdleConnsPerHost: 256, DisableCompression: true},
	CheckRedirect: func(*http.Request, []*http.Request) error {
		return http.ErrUseLastResponse
	},
}

// Do sends a request and returns the response. The body is nil for none, a string or bytes, or a value to encode as JSON. The headers
// are alternating names and values. Without a response, the test fails. Do may be called from any goroutine of the test.
func (c Client) Do(t testing.TB, method, path string, body any, headers ...string) Response {
	t.Helper()
	request, err := http.NewRequestWithContext(t.Context(), method, c.BaseURL+path, reader(t, body))
	if err != nil {
		t.Error(err)
		return Response{}
	}
	if body != nil {
		request.Header.Set("Content-Type", "application/json")
	}
	if c.Token != "" {
		request.Header.Set("Authorization", "Bearer "+c.Token)
	}
	set := map[string]bool{}
	for i := 0; i+1 < len(headers); i += 2 {
		name := http.CanonicalHeaderKey(headers[i])
		if !set[name] {
			request.Header.Del(name)
			set[name] = true
		}
		request.Header.Add(name, headers[i+1])
	}
	response, err := httpClient.Do(request)
	if err != nil {
		t.Error(err)
		return Response{}
	}
	defer response.Body.Close()
	content, err := io.ReadAll(response.Body)
	if err != nil {
		t.Error(err)
	}
	return Response{Status: response.StatusCode, Header: response.Header, Body: content}
}

// Decode decodes the response's JSON into value.
func (r Response) Decode(t testing.TB, value any) {
	t.Helper()
	if err := json.Unmarshal(r.Body, value); err != nil {
		t.Errorf("%v in %s", err, r.Body)
	}
}

func reader(t testing.TB, body any) io.Reader {
	t.Helper()
	switch body := body.(type) {
	case nil:
		return nil
	case string:
		return strings.NewReader(body)
	case []byte:
		return bytes.NewReader(body)
	default:
		encoded, err := json.Marshal(body)
		if err != nil {
			t.Error(err)
		}
		return bytes.NewReader(encoded)
	}
}
