package transport

import (
	"bytes"
	"net/http"
	"net/url"
	"unicode/utf8"

	"github.com/99designs/gqlgen/graphql"

	"kiosk/graph/errcode"
	"kiosk/internal/httpx"
	"kiosk/internal/problem"
)

// maxBody is the most bytes of a request. Its variables may have licenses or an import.
const maxBody = 8 << 20

// Media types of responses.
const (
	mediaJSON    = "application/json"
	mediaGraphQL = "application/graphql-response+json"
	mediaEvents  = "text/event-stream"
)

// accepted has the forms of a response that a client accepts.
type accepted struct {
	media  string // for queries and mutations: mediaGraphQL, mediaJSON, or "" for neither
	events bool   // for subscriptions: server-sent events
}

// acceptedBy reads the header Accept. Without it, the response has the media type of the draft. A wildcard, which browsers and
// older clients send, gets application/json. It does not include server-sent events, because few clients can read them.
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

// read reads the operation of a request.
//
// Errors: method_not_allowed, not_acceptable, batch_unsupported, and those of httpx.ReadObject.
func (HTTP) read(w http.ResponseWriter, r *http.Request, accepts accepted) (params *graphql.RawParams, err error) {
	limit := int64(maxBody)
	switch {
	case r.Method != http.MethodPost && r.Method != http.MethodGet:
		return nil, MethodNotAllowed(http.MethodGet+", "+http.MethodPost)(w, r)
	case accepts.media == "" && !accepts.events:
		return nil, &problem.Error{Code: errcode.NotAcceptable, Detail: "Accept " + mediaGraphQL + " or " + mediaJSON + "; for subscriptions, " + mediaEvents + "."}
	case accepts.media == "":
		limit = maxStreamMessage
	}
	if r.Method == http.MethodGet {
		params, err = readQuery(r)
	} else {
		params, err = readBody(w, r, limit)
	}
	if err != nil {
		return nil, err
	}
	if params.Query == "" && params.Extensions["persistedQuery"] == nil {
		return nil, httpx.Malformed("Send the operation as query, or the hash of a persisted one in extensions.persistedQuery.")
	}
	params.Headers = r.Header
	return params, nil
}

// readQuery reads an operation from the parameters of a GET. The parameters variables and extensions are JSON objects.
func readQuery(r *http.Request) (*graphql.RawParams, error) {
	query, err := url.ParseQuery(r.URL.RawQuery)
	if err != nil {
		return nil, httpx.Malformed("The query string is malformed: escape special characters with %%XX.")
	}
	params := &graphql.RawParams{Query: query.Get("query"), OperationName: query.Get("operationName")}
	if !utf8.ValidString(params.Query) || !utf8.ValidString(params.OperationName) {
		return nil, httpx.Malformed("The query string is not valid UTF-8.")
	}
	for name, target := range map[string]*map[string]any{"variables": &params.Variables, "extensions": &params.Extensions} {
		text := query.Get(name)
		if text == "" || text == "null" {
			continue
		}
		if *target, err = httpx.ParseObject([]byte(text)); err != nil {
			return nil, httpx.Malformed("The parameter %s is not a JSON object.", name)
		}
	}
	return params, nil
}

// readBody reads an operation from the body of a POST, which Server.Serve has read into memory.
func readBody(w http.ResponseWriter, r *http.Request, limit int64) (*graphql.RawParams, error) {
	if startsArray(httpx.Buffered(r)) {
		return nil, &problem.Error{Code: errcode.BatchUnsupported, Detail: "Send one operation in each request; an operation may ask for several fields."}
	}
	members, err := httpx.ReadObject(w, r, limit)
	if err != nil {
		return nil, err
	}
	params := &graphql.RawParams{}
	for name, target := range map[string]any{
		"query": &params.Query, "operationName": &params.OperationName,
		"variables": &params.Variables, "extensions": &params.Extensions,
	} {
		if !assign(members[name], target) {
			return nil, httpx.Malformed("The member %s has the wrong type.", name)
		}
	}
	return params, nil
}

// startsArray reports whether the first byte of a body after white space begins a JSON array.
func startsArray(body []byte) bool {
	return bytes.HasPrefix(bytes.TrimLeft(body, " \t\r\n"), []byte("["))
}

// assign sets a target to a value, or leaves it unchanged for null. It returns false for a value of another type.
func assign(value, target any) bool {
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
