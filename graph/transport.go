package graph

import (
	"bufio"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"strings"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"kiosk/internal/httpx"
	"kiosk/internal/resolver"
)

// maxBody bounds a request in bytes: licenses and imports come in its variables.
const maxBody = 8 << 20

const (
	mediaJSON    = "application/json"
	mediaGraphQL = "application/graphql-response+json"
)

// post is GraphQL over HTTP: POST of {query, operationName, variables, extensions} as application/json. It takes every
// request, and says what is wrong with those that are none. Operations that were executed are answered with 200,
// whatever their errors; those that were not, with the status of the first error's code.
// https://graphql.github.io/graphql-over-http/draft/
type post struct{ limit int64 } // bytes of a body

var _ graphql.Transport = post{}

// Supports implements graphql.Transport.
func (post) Supports(*http.Request) bool { return true }

// Do implements graphql.Transport.
func (p post) Do(w http.ResponseWriter, r *http.Request, executor graphql.GraphExecutor) {
	params, err := p.read(w, r)
	if err != nil {
		p.write(w, r, executor.DispatchError(r.Context(), gqlerror.List{gqlerror.Wrap(err)}), true)
		return
	}
	operation, refused := executor.CreateOperationContext(r.Context(), params)
	if refused != nil {
		ctx := graphql.WithOperationContext(r.Context(), operation)
		p.write(w, r, executor.DispatchError(ctx, refused), true)
		return
	}
	respond, ctx := executor.DispatchOperation(r.Context(), operation)
	response := respond(ctx)
	if response == nil { // the caller has gone
		response = executor.DispatchError(r.Context(), gqlerror.List{gqlerror.Wrap(context.Cause(ctx))})
	}
	p.write(w, r, response, false)
}

// read reads the operation.
//
// Errors: method_not_allowed, batch_unsupported, and those of httpx.ReadObject.
func (p post) read(w http.ResponseWriter, r *http.Request) (*graphql.RawParams, error) {
	if r.Method != http.MethodPost {
		return nil, methodNotAllowed(http.MethodPost)(w, r)
	}
	body := bufio.NewReader(r.Body)
	if startsArray(body) {
		return nil, &resolver.Error{Code: codeBatchUnsupported, Detail: "Send one operation in each request; an operation may ask for several fields."}
	}
	r.Body = readCloser{body, r.Body}
	members, err := httpx.ReadObject(w, r, p.limit)
	if err != nil {
		return nil, err
	}
	params := &graphql.RawParams{Headers: r.Header}
	for name, target := range map[string]any{
		"query": &params.Query, "operationName": &params.OperationName,
		"variables": &params.Variables, "extensions": &params.Extensions,
	} {
		if !take(members[name], target) {
			return nil, &httpx.RejectError{Code: httpx.CodeMalformedBody, Detail: "The member " + name + " has the wrong type."}
		}
	}
	return params, nil
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

func (p post) write(w http.ResponseWriter, r *http.Request, response *graphql.Response, refused bool) {
	media := mediaJSON
	if strings.Contains(r.Header.Get("Accept"), mediaGraphQL) {
		media = mediaGraphQL
	}
	w.Header().Set("Content-Type", media+"; charset=utf-8")
	status := http.StatusOK
	if refused {
		status = statusOfFirst(response.Errors)
	}
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(response) // the caller has gone when this fails
}

// statusOfFirst is the status of the first error.
func statusOfFirst(list gqlerror.List) int {
	if len(list) == 0 {
		return http.StatusOK
	}
	code, _ := list[0].Extensions["code"].(string)
	return cmp.Or(Codes[code].Status, http.StatusInternalServerError)
}

func methodNotAllowed(allowed string) func(http.ResponseWriter, *http.Request) error {
	return func(w http.ResponseWriter, _ *http.Request) error {
		w.Header().Set("Allow", allowed)
		return &resolver.Error{Code: codeMethodNotAllowed, Detail: "This path does not know the method. It allows " + allowed + "."}
	}
}

func notFound(http.ResponseWriter, *http.Request) error {
	return &resolver.Error{Code: resolver.CodeNotFound, Detail: "There is nothing at this path."}
}

// errPanicked stands in for a panic, whose cause only the log may know.
var errPanicked = errors.New("graph: a handler panicked")
