package httpx

import (
	"context"
	"io"
	"net/http"
	"time"
)

// responseTimeout is how long the client may take to read the response.
const responseTimeout = 20 * time.Second

// WriteTimeout returns the value for http.Server.WriteTimeout: how long a request and its response may take together. It is 0, no
// limit, if BodyTimeout or Timeout is switched off.
func (l Limits) WriteTimeout() time.Duration {
	if l.BodyTimeout <= 0 || l.Timeout <= 0 {
		return 0
	}
	return l.BodyTimeout + l.Timeout + responseTimeout
}

// WithDeadlines bounds how long the request may take, with the shorter ReadTimeout for a GET or HEAD, and how long the client may
// take to send the body. The caller must call the returned function at the end.
func (l Limits) WithDeadlines(w http.ResponseWriter, r *http.Request) (*http.Request, context.CancelFunc) {
	if l.BodyTimeout > 0 && r.Body != nil && r.Body != http.NoBody {
		// A connection that has no deadlines, as in tests without a server, goes on without one.
		_ = http.NewResponseController(w).SetReadDeadline(time.Now().Add(l.BodyTimeout))
		r.Body = &timedBody{r.Body, w}
	}
	isRead := r.Method == http.MethodGet || r.Method == http.MethodHead
	if isRead && l.ReadTimeout > 0 && (l.Timeout <= 0 || l.ReadTimeout < l.Timeout) {
		l.Timeout = l.ReadTimeout
	}
	ctx, cancel := l.Bound(r.Context())
	return r.WithContext(ctx), cancel
}

// Bound returns a context with a deadline after Timeout. The caller must call the returned function at the end.
func (l Limits) Bound(ctx context.Context) (context.Context, context.CancelFunc) {
	if l.Timeout <= 0 {
		return ctx, func() {}
	}
	return context.WithTimeout(ctx, l.Timeout)
}

// ClearReadDeadline removes the read deadline of the connection, once the request has been read completely. The server keeps reading
// from the connection to notice that the client closes it, and would treat an expired deadline as that. Connections without deadlines
// are left as they are.
func ClearReadDeadline(w http.ResponseWriter) {
	_ = http.NewResponseController(w).SetReadDeadline(time.Time{})
}

// timedBody calls ClearReadDeadline at the end of the body.
type timedBody struct {
	io.ReadCloser
	w http.ResponseWriter
}

func (b *timedBody) Read(p []byte) (int, error) {
	n, err := b.ReadCloser.Read(p)
	if err == io.EOF {
		ClearReadDeadline(b.w)
	}
	return n, err
}
