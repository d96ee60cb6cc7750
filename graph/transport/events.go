package transport

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"sync"
	"time"

	"github.com/99designs/gqlgen/graphql"

	"kiosk/internal/httpx"
)

// stream serves a subscription with server-sent events, one subscription for each request.
// https://github.com/enisdenjo/graphql-sse/blob/master/PROTOCOL.md, "Distinct connections mode".
func (res *responder) stream(ctx context.Context, leave context.CancelFunc, operation *graphql.OperationContext) {
	ctx, end, err := openStream(ctx)
	if err != nil {
		res.reject(ctx, err)
		return
	}
	defer end()
	respond, ctx := res.executor.DispatchOperation(ctx, operation)
	out := &eventWriter{w: res.w, controller: http.NewResponseController(res.w), leave: leave}
	defer out.open(ctx)()
	for response := respond(ctx); response != nil; response = respond(ctx) {
		data, err := json.Marshal(asView(response))
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

// open begins the response and keeps it alive until what it returns is called.
func (e *eventWriter) open(ctx context.Context) (end func()) {
	httpx.ClearReadDeadline(e.w) // the server's own would end the stream
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
		_ = e.controller.SetWriteDeadline(time.Now().Add(writeTimeout)) // for the end of the response
	}
}

// write writes a message at once. When that fails, or takes too long, the caller has left. No deadline is left behind: over HTTP/2
// it would end the stream while nothing is written.
func (e *eventWriter) write(message string) {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	_ = e.controller.SetWriteDeadline(time.Now().Add(writeTimeout))
	defer func() { _ = e.controller.SetWriteDeadline(time.Time{}) }()
	if _, err := io.WriteString(e.w, message); err != nil {
		e.leave()
		return
	}
	if e.controller.Flush() != nil {
		e.leave()
	}
}
