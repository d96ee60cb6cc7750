// Package transport receives operations of the GraphQL API and sends the responses: over HTTP, server-sent events and WebSockets.
// It limits how many operations and streams of a staff member run at the same time.
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

// HTTP is the transport of GraphQL over HTTP: POST of {query, operationName, variables, extensions} as application/json, or GET
// with these members as parameters. It accepts every request, and responds to a malformed one with an error. The form of the
// response depends on the header Accept and on the kind of the operation: see accepted.
// https://graphql.github.io/graphql-over-http/draft/
type HTTP struct{}

var _ graphql.Transport = HTTP{}

// Supports implements graphql.Transport.
func (HTTP) Supports(*http.Request) bool { return true }

// Do implements graphql.Transport.
func (t HTTP) Do(w http.ResponseWriter, r *http.Request, executor graphql.GraphExecutor) {
	ctx, leave := context.WithCancel(r.Context())
	defer leave()
	res := &responder{w: w, r: r, accepts: acceptedBy(r), executor: executor}
	params, err := t.read(w, r, res.accepts)
	if err != nil {
		res.reject(ctx, err)
		return
	}
	operation, refused := executor.CreateOperationContext(ctx, params)
	ctx = graphql.WithOperationContext(ctx, operation)
	if refused != nil {
		res.write(executor.DispatchError(ctx, refused))
		return
	}
	res.compressible = !document.SelectsSecret(operation.Operation)
	kind := operation.Operation.Operation
	switch {
	case kind == ast.Mutation && r.Method != http.MethodPost:
		res.reject(ctx, MethodNotAllowed(http.MethodPost)(w, r))
	case kind == ast.Subscription && r.ContentLength > maxStreamMessage:
		res.reject(ctx, &httpx.RejectError{Code: httpx.CodeBodyTooLarge, Detail: fmt.Sprintf("A subscription may have at most %d bytes.", maxStreamMessage)})
	case kind == ast.Subscription && res.accepts.events:
		res.stream(ctx, leave, operation)
	case kind == ast.Subscription:
		res.refuse(ctx, &problem.Error{Code: errcode.StreamRequired, Detail: "Subscribe with Accept: " + mediaEvents + ", or over a WebSocket."})
	case res.accepts.media == "":
		res.reject(ctx, &problem.Error{Code: errcode.SubscriptionsOnly, Detail: "A stream takes subscriptions only. Accept " + mediaGraphQL + " for queries and mutations."})
	default:
		res.execute(ctx, operation)
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

// execute executes a query or mutation and sends the response.
func (res *responder) execute(ctx context.Context, operation *graphql.OperationContext) {
	respond, ctx := res.executor.DispatchOperation(ctx, operation)
	response := respond(ctx)
	if response == nil { // the client has disconnected
		res.reject(ctx, context.Cause(ctx))
		return
	}
	end, err := httpx.BeginSending(ctx, len(response.Data))
	switch {
	case err == nil:
		defer end()
		res.write(response)
	case operation.Operation.Operation == ast.Mutation: // must not be tried again
		tooLarge := &problem.Error{
			Code:   errcode.ResponseTooLarge,
			Detail: "Too many large responses are being sent. Ask for less at once; what the operation changes was done.",
		}
		refused := res.executor.DispatchError(ctx, gqlerror.List{gqlerror.Wrap(tooLarge)})
		res.write(&graphql.Response{Data: json.RawMessage("null"), Errors: refused.Errors})
	default:
		res.reject(ctx, err)
	}
}

// refuse responds with a GraphQL request error, to a well-formed request whose operation is not executed.
func (res *responder) refuse(ctx context.Context, err error) {
	res.write(res.executor.DispatchError(ctx, gqlerror.List{gqlerror.Wrap(err)}))
}

// reject responds to a request that violates HTTP, or that cannot be served. The status is that of the error's code, whatever the
// client accepts.
func (res *responder) reject(ctx context.Context, err error) {
	response := res.executor.DispatchError(ctx, gqlerror.List{gqlerror.Wrap(err)})
	res.send(errcode.StatusOf(response.Errors), response)
}

// write sends a response. The status is 200 if the operation was executed, also with errors. Otherwise it depends on the media
// type. For application/graphql-response+json, it is the status of the first error's code. For application/json it is 200: the
// draft keeps this for clients that treat other statuses as errors of a proxy.
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
		panic(err) // impossible: the executor has encoded the data
	}
	header := res.w.Header()
	header.Set("Content-Type", cmp.Or(res.accepts.media, mediaJSON)+"; charset=utf-8")
	header.Add("Vary", "Accept")
	SetRetryAfter(header, status, response.Errors)
	if !res.compressible {
		httpx.Write(res.w, status, body...)
		return
	}
	httpx.WriteCompressed(res.w, res.r, status, body...)
}

// responseView is the JSON of a response. A request error has no member data, not even null, because its operation was not
// executed.
type responseView struct {
	Errors     gqlerror.List   `json:"errors,omitempty"`
	Data       json.RawMessage `json:"data,omitempty"`
	Extensions map[string]any  `json:"extensions,omitempty"`
}

func asView(response *graphql.Response) responseView {
	return responseView{response.Errors, response.Data, response.Extensions}
}

// SetRetryAfter sets the header Retry-After, for the statuses that have it.
func SetRetryAfter(header http.Header, status int, list gqlerror.List) {
	if status != http.StatusTooManyRequests && status != http.StatusServiceUnavailable {
		return
	}
	seconds, _ := list[0].Extensions["retryAfter"].(int)
	header.Set("Retry-After", strconv.Itoa(max(1, seconds)))
}

// encoded returns the JSON of a response, as consecutive parts. The data are JSON already and may be long, so they are neither
// copied nor encoded again. A request error has no data, because its operation was not executed.
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
