package chaos

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"testing"
)

// api is a request to one of the APIs of a shop that needs the database.
type api struct {
	name, path, token, query string
	shop                     *shop
}

// apis returns both APIs.
func apis(s *shop) []api {
	return []api{
		{"REST", "/api/v1/external/orders", s.token, "", s},
		{"GraphQL", "/graphql", s.staffToken, `{"query":"{ orders(first: 1) { edges { node { id } } } }"}`, s},
	}
}

// apiResponse is the response of an API.
type apiResponse struct {
	status int
	header http.Header
	body   []byte
}

// request sends the request once.
func (d api) request(t *testing.T) apiResponse {
	t.Helper()
	method := http.MethodGet
	if d.query != "" {
		method = http.MethodPost
	}
	request, err := http.NewRequestWithContext(t.Context(), method, origin+d.path, strings.NewReader(d.query))
	must(t, err)
	request.Header.Set("Authorization", "Bearer "+d.token)
	request.Header.Set("Content-Type", "application/json")
	response, err := d.shop.http.Do(request)
	must(t, err)
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	must(t, err)
	return apiResponse{response.StatusCode, response.Header, body}
}

// errorCode returns the code of the error in capitals, "" for a successful response.
func (a apiResponse) errorCode(t *testing.T) string {
	t.Helper()
	var failure struct {
		Code   string
		Errors []struct{ Extensions struct{ Code string } }
	}
	if err := json.Unmarshal(a.body, &failure); err != nil && !bytes.HasPrefix(a.body, []byte("[")) {
		t.Errorf("%d %s: %v", a.status, a.body, err)
	}
	if len(failure.Errors) > 0 {
		return strings.ToUpper(failure.Errors[0].Extensions.Code)
	}
	return strings.ToUpper(failure.Code)
}
