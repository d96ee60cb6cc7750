package transport

import (
	"bufio"
	"io"
	"net/http"
	"net/url"
	"strings"
	"unicode/utf8"

	"github.com/99designs/gqlgen/graphql"

	"kiosk/graph/errcode"
	"kiosk/internal/httpx"
	"kiosk/internal/problem"
)

// maxBody bounds a request in bytes: licenses and imports come in its variables.
const maxBody = 8 << 20

// Media types of responses.
const (
	mediaJSON    = "application/json"
	mediaGraphQL = "application/graphql-response+json"
	mediaEvents  = "text/event-stream"
)

// accepted is what a client takes as a response.
type accepted struct {
	media  string // of queries and mutations: mediaGraphQL, mediaJSON, or "" for neither
	events bool   // subscriptions as server-sent events
}

// acceptedBy reads the Accept header. Without one, the response is in the form of the draft. A wildcard, which browsers and
// older clients send, gets application/json; events must be named, because few clients can read them.
func acceptedBy(r *http.Request) accepted {
	if len(r.Header.Values("Accept")) == 0 {
		return accepted{media: mediaGraphQL}
	}
	wants := httpx.PreferencesOf(r.Header, "Accept")
	a := accepted{events: wants.Weight(mediaEvents, "text/*") > 0}
	modern, legacy := wants.Weight(mediaGraphQL), wants.Weight(mediaJSON, "application/*", "*/*")
	switch {
	case modern > 0 && modern >= legacy:
		a.media = mediaGraphQL
	case legacy > 0:
		a.media = mediaJSON
	}
	return a
}

// read reads the operation of a request, and returns how many bytes its body has.
//
// Errors: method_not_allowed, not_acceptable, batch_unsupported, and those of httpx.ReadObject.
func (HTTP) read(w http.ResponseWriter, r *http.Request, accepts accepted) (params *graphql.RawParams, size int64, err error) {
	limit := int64(maxBody)
	switch {
	case r.Method != http.MethodPost && r.Method != http.MethodGet:
		return nil, 0, MethodNotAllowed(http.MethodGet+", "+http.MethodPost)(w, r)
	case accepts.media == "" && !accepts.events:
		return nil, 0, &problem.Error{Code: errcode.NotAcceptable, Detail: "Accept " + mediaGraphQL + " or " + mediaJSON + "; for subscriptions, " + mediaEvents + "."}
	case accepts.media == "":
		limit = maxStreamMessage
	}
	if r.Method == http.MethodGet {
		params, err = readQuery(r)
	} else {
		params, size, err = readBody(w, r, limit)
	}
	if err != nil {
		return nil, size, err
	}
	if params.Query == "" && params.Extensions["persistedQuery"] == nil {
		return nil, size, httpx.Malformed("Send the operation as query, or the hash of a persisted one in extensions.persistedQuery.")
	}
	params.Headers = r.Header
	return params, size, nil
}

// readQuery reads an operation from the parameters of a GET, of which variables and extensions are JSON objects.
func readQuery(r *http.Request) (*graphql.RawParams, error) {
	given, err := url.ParseQuery(r.URL.RawQuery)
	if err != nil {
		return nil, httpx.Malformed("The query string is malformed: escape special characters with %%XX.")
	}
	params := &graphql.RawParams{Query: given.Get("query"), OperationName: given.Get("operationName")}
	if !utf8.ValidString(params.Query) || !utf8.ValidString(params.OperationName) {
		return nil, httpx.Malformed("The query string is not valid UTF-8.")
	}
	for name, target := range map[string]*map[string]any{"variables": &params.Variables, "extensions": &params.Extensions} {
		text := given.Get(name)
		if text == "" || text == "null" {
			continue
		}
		if *target, err = httpx.ParseObject([]byte(text)); err != nil {
			return nil, httpx.Malformed("The parameter %s is not a JSON object.", name)
		}
	}
	return params, nil
}

// readBody reads an operation from the body of a POST.
func readBody(w http.ResponseWriter, r *http.Request, limit int64) (*graphql.RawParams, int64, error) {
	count := &counted{Reader: r.Body}
	body := bufio.NewReader(count)
	if startsArray(body) {
		return nil, 0, &problem.Error{Code: errcode.BatchUnsupported, Detail: "Send one operation in each request; an operation may ask for several fields."}
	}
	r.Body = readCloser{body, r.Body}
	members, err := httpx.ReadObject(w, r, limit)
	if err != nil {
		return nil, count.bytes, err
	}
	params := &graphql.RawParams{}
	for name, target := range map[string]any{
		"query": &params.Query, "operationName": &params.OperationName,
		"variables": &params.Variables, "extensions": &params.Extensions,
	} {
		if !take(members[name], target) {
			return nil, count.bytes, httpx.Malformed("The member %s has the wrong type.", name)
		}
	}
	return params, count.bytes, nil
}

// counted counts the bytes that are read.
type counted struct {
	io.Reader
	bytes int64
}

func (c *counted) Read(p []byte) (int, error) {
	n, err := c.Reader.Read(p)
	c.bytes += int64(n)
	return n, err
}

type readCloser struct {
	io.Reader
	io.Closer
}

// startsArray looks at the first byte of a body that is not space.
func startsArray(body *bufio.Reader) bool {
	for i := 1; i <= body.Size(); i++ {
		seen, err := body.Peek(i)
		if err != nil {
			return false
		}
		if last := seen[i-1]; !strings.ContainsRune(" \t\r\n", rune(last)) {
			return last == '['
		}
	}
	return false
}

// take sets a target to a value of its type, and leaves it for null.
func take(value, target any) bool {
	if value == nil {
		return true
	}
	var ok bool
	switch target := target.(type) {
	case *string:
		*target, ok = value.(string)
	case *map[string]any:
		*target, ok = value.(map[string]any)
	}
	return ok
}
