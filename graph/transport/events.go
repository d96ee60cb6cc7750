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

// stream serves a subscription with server-sent events. Each request has one subscription.
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
			panic(err) // impossible: the executor has encoded the data
		}
		out.write("event: next\ndata: " + string(data) + "\n\n")
	}
	out.write("event: complete\ndata:\n\n")
}

// eventWriter writes events to a client that may be slow, or may have disconnected.
type eventWriter struct {
	w          http.ResponseWriter
	controller *http.ResponseController
	leave      context.CancelFunc

	mutex sync.Mutex
}

// open begins the response, and sends pings until the caller calls end.
func (e *eventWriter) open(ctx context.Context) (end func()) {
	httpx.ClearReadDeadline(e.w) // the server's deadline would end the stream
	e.w.Header().Set("Content-Type", mediaEvents+"; charset=utf-8")
	e.w.Header().Set("X-Accel-Buffering", "no") // otherwise nginx buffers the events
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

// write sends a message at once. If that fails or takes too long, it cancels the subscription. It removes the write deadline
// afterwards: over HTTP/2, a deadline would end the stream although nothing is being written.
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
