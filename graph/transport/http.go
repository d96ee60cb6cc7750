// Package transport is how operations of the GraphQL API and their responses are sent: over HTTP, with server-sent events and on
// WebSockets, and how many of them a staff member may have under way.
package transport

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"kiosk/graph/document"
	"kiosk/graph/errcode"
	"kiosk/internal/httpx"
	"kiosk/internal/problem"
)

// HTTP is GraphQL over HTTP: POST of {query, operationName, variables, extensions} as application/json, or GET with
// the same as parameters. It takes every request, and says what is wrong with those that are none. What the client
// accepts and the kind of the operation choose the form of the response: see accepted.
// https://graphql.github.io/graphql-over-http/draft/
type HTTP struct{}

var _ graphql.Transport = HTTP{}

// Supports implements graphql.Transport.
func (HTTP) Supports(*http.Request) bool { return true }

// Do implements graphql.Transport.
func (t HTTP) Do(w http.ResponseWriter, r *http.Request, executor graphql.GraphExecutor) {
	ctx, leave := context.WithCancel(r.Context())
	defer leave()
	a := &responder{w: w, r: r, accepts: acceptedBy(r), executor: executor}
	params, size, err := t.read(w, r, a.accepts)
	if err != nil {
		a.reject(ctx, err)
		return
	}
	operation, refused := executor.CreateOperationContext(ctx, params)
	ctx = graphql.WithOperationContext(ctx, operation)
	if refused != nil {
		a.write(executor.DispatchError(ctx, refused))
		return
	}
	a.compressible = !document.SelectsSecret(operation.Operation)
	kind := operation.Operation.Operation
	switch {
	case kind == ast.Mutation && r.Method != http.MethodPost:
		a.reject(ctx, MethodNotAllowed(http.MethodPost)(w, r))
	case kind == ast.Subscription && size > maxStreamMessage:
		a.reject(ctx, &httpx.RejectError{Code: httpx.CodeBodyTooLarge, Detail: fmt.Sprintf("A subscription may have at most %d bytes.", maxStreamMessage)})
	case kind == ast.Subscription && a.accepts.events:
		a.stream(ctx, leave, operation)
	case kind == ast.Subscription:
		a.refuse(ctx, &problem.Error{Code: errcode.StreamRequired, Detail: "Subscribe with Accept: " + mediaEvents + ", or over a WebSocket."})
	case a.accepts.media == "":
		a.reject(ctx, &problem.Error{Code: errcode.SubscriptionsOnly, Detail: "A stream takes subscriptions only. Accept " + mediaGraphQL + " for queries and mutations."})
	default:
		a.execute(ctx, operation)
	}
}

// responder responds to one request.
type responder struct {
	w            http.ResponseWriter
	r            *http.Request
	accepts      accepted
	executor     graphql.GraphExecutor
	compressible bool // the response holds no secret
}

// execute responds with the outcome of a query or mutation.
func (res *responder) execute(ctx context.Context, operation *graphql.OperationContext) {
	respond, ctx := res.executor.DispatchOperation(ctx, operation)
	response := respond(ctx)
	if response == nil { // the caller has gone
		res.reject(ctx, context.Cause(ctx))
		return
	}
	res.write(response)
}

// refuse responds to a well-formed request whose operation is not executed: a request error, as GraphQL has it.
func (res *responder) refuse(ctx context.Context, err error) {
	res.write(res.executor.DispatchError(ctx, gqlerror.List{gqlerror.Wrap(err)}))
}

// reject responds to a request that HTTP itself says is wrong, or that could not be served: with the status of its code,
// whatever the client accepts.
func (res *responder) reject(ctx context.Context, err error) {
	response := res.executor.DispatchError(ctx, gqlerror.List{gqlerror.Wrap(err)})
	res.send(errcode.StatusOf(response.Errors), response)
}

// write writes a response. Its status is 200 once the operation was executed, whatever its errors. Otherwise it is
// that of the first error's code as application/graphql-response+json, and 200 as application/json, which the draft
// leaves to clients that take other statuses for those of a proxy.
func (res *responder) write(response *graphql.Response) {
	status := http.StatusOK
	if response.Data == nil && res.accepts.media != mediaJSON {
		status = errcode.StatusOf(response.Errors)
	}
	res.send(status, response)
}

func (res *responder) send(status int, response *graphql.Response) {
	body, err := encoded(response)
	if err != nil {
		panic(err) // of what the executor itself encoded
	}
	header := res.w.Header()
	header.Set("Content-Type", cmp.Or(res.accepts.media, mediaJSON)+"; charset=utf-8")
	header.Add("Vary", "Accept")
	setRetryAfter(header, status, response.Errors)
	if !res.compressible {
		httpx.Write(res.w, status, body...)
		return
	}
	httpx.WriteCompressed(res.w, res.r, status, body...)
}

// responseView is a response on the wire. A request error, whose operation was not executed, has no data, not even null.
type responseView struct {
	Errors     gqlerror.List   `json:"errors,omitempty"`
	Data       json.RawMessage `json:"data,omitempty"`
	Extensions map[string]any  `json:"extensions,omitempty"`
}

func asView(response *graphql.Response) responseView {
	return responseView{response.Errors, response.Data, response.Extensions}
}

// setRetryAfter says when to try again, with a status that means it.
func setRetryAfter(header http.Header, status int, list gqlerror.List) {
	if status != http.StatusTooManyRequests && status != http.StatusServiceUnavailable {
		return
	}
	seconds, _ := list[0].Extensions["retryAfter"].(int)
	header.Set("Retry-After", strconv.Itoa(max(1, seconds)))
}

// encoded returns a response as JSON, in parts that follow each other. Its data is JSON already and may be long: it is
// neither copied nor encoded once more. A request error, whose operation was not executed, has no data.
func encoded(response *graphql.Response) ([][]byte, error) {
	rest, err := json.Marshal(responseView{Errors: response.Errors, Extensions: response.Extensions})
	if err != nil || len(response.Data) == 0 {
		return [][]byte{rest, []byte("\n")}, err
	}
	start := rest[:len(rest)-1] // without the closing brace
	if len(start) > len("{") {
		start = append(start, ',')
	}
	return [][]byte{append(start, `"data":`...), response.Data, []byte("}\n")}, nil
}
