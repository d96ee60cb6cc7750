package graph

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"sync"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/gqlerror"
)

const mediaEvents = "text/event-stream"

// sentEvents is GraphQL over server-sent events, one subscription for each request: a POST like any other, with
// Accept: text/event-stream. What is wrong with a request is answered as for a POST.
// https://github.com/enisdenjo/graphql-sse/blob/master/PROTOCOL.md, "Distinct connections mode".
type sentEvents struct{ post }

var _ graphql.Transport = sentEvents{}

// Supports implements graphql.Transport.
func (sentEvents) Supports(r *http.Request) bool {
	return strings.Contains(r.Header.Get("Accept"), mediaEvents)
}

// Do implements graphql.Transport.
func (t sentEvents) Do(w http.ResponseWriter, r *http.Request, executor graphql.GraphExecutor) {
	params, err := t.read(w, r)
	if err != nil {
		t.write(w, r, executor.DispatchError(r.Context(), gqlerror.List{gqlerror.Wrap(err)}), true)
		return
	}
	ctx, leave := context.WithCancel(r.Context())
	defer leave()
	operation, refused := executor.CreateOperationContext(ctx, params)
	ctx = graphql.WithOperationContext(ctx, operation)
	if refused != nil {
		t.write(w, r, executor.DispatchError(ctx, refused), true)
		return
	}
	respond, ctx := executor.DispatchOperation(ctx, operation)
	out := &eventWriter{w: w, controller: http.NewResponseController(w), leave: leave}
	defer out.open(ctx)()
	for response := respond(ctx); response != nil; response = respond(ctx) {
		data, err := json.Marshal(response)
		if err != nil {
			panic(err) // of what the executor itself encoded
		}
		out.write("event: next\ndata: " + string(data) + "\n\n")
	}
	out.write("event: complete\ndata:\n\n")
}

// eventWriter writes to a caller who may be slow, or gone.
type eventWriter struct {
	w          http.ResponseWriter
	controller *http.ResponseController
	leave      context.CancelFunc

	mutex sync.Mutex
}

// open begins the answer and keeps it alive until what it returns is called.
func (e *eventWriter) open(ctx context.Context) (end func()) {
	// A connection that knows no deadlines, as in tests without a server, goes on without.
	_ = e.controller.SetReadDeadline(time.Time{}) // the server's own would end the stream
	e.w.Header().Set("Content-Type", mediaEvents+"; charset=utf-8")
	e.w.Header().Set("X-Accel-Buffering", "no") // nginx would collect the events
	e.write(":\n\n")

	ctx, stop := context.WithCancel(ctx)
	var pings sync.WaitGroup
	pings.Go(func() {
		ticker := time.NewTicker(keepAlive)
		defer ticker.Stop()
		for {
			select {
			case <-ctx.Done():
				return
			case <-ticker.C:
				e.write(":\n\n")
			}
		}
	})
	return func() {
		stop()
		pings.Wait()
	}
}

// write writes a message at once. When that fails, or takes too long, the caller has left.
func (e *eventWriter) write(message string) {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	_ = e.controller.SetWriteDeadline(time.Now().Add(writePatience))
	if _, err := io.WriteString(e.w, message); err != nil {
		e.leave()
		return
	}
	if e.controller.Flush() != nil {
		e.leave()
	}
}
