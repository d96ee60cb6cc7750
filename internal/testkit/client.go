package testkit

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"testing"
)

// Client calls an HTTP API as one bearer of a token.
type Client struct {
	BaseURL string
	Token   string // "" sends no Authorization
}

// Response is a response that was read to its end.
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

// Do sends a request: no body if it is nil, a string or bytes as they are, anything else as JSON.
// Headers come as names and values in turn. A failure to get a response fails the test.
// It may be called from any goroutine of the test.
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

// Decode reads the response's JSON into value.
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
