package httpx

import (
	"context"
	"io"
	"net/http"
	"time"
)

// responseTimeout is how long a caller may take to read a response.
const responseTimeout = 20 * time.Second

// WriteTimeout is how long a request and its response may take together, for a server; 0 is no limit, where one of the times
// that it consists of has none.
func (l Limits) WriteTimeout() time.Duration {
	if l.BodyTimeout <= 0 || l.Timeout <= 0 {
		return 0
	}
	return l.BodyTimeout + l.Timeout + responseTimeout
}

// WithDeadlines bounds how long the request may take, less if it is a GET or HEAD, and how long its caller may take to send
// the body. The function it returns must be called at the end.
func (l Limits) WithDeadlines(w http.ResponseWriter, r *http.Request) (*http.Request, context.CancelFunc) {
	if l.BodyTimeout > 0 && r.Body != nil && r.Body != http.NoBody {
		// A connection that knows no deadlines, as in tests without a server, goes on without one.
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

// Bound returns a context that ends when a request that begins now has taken too long. The function that it returns
// must be called at the end.
func (l Limits) Bound(ctx context.Context) (context.Context, context.CancelFunc) {
	if l.Timeout <= 0 {
		return ctx, func() {}
	}
	return context.WithTimeout(ctx, l.Timeout)
}

// ClearReadDeadline takes the read deadline off the connection of a request that has been read whole. The server goes on
// reading there, to see a caller leave, and would take the deadline for that. A connection that knows no deadlines goes on.
func ClearReadDeadline(w http.ResponseWriter) {
	_ = http.NewResponseController(w).SetReadDeadline(time.Time{})
}

// timedBody takes the read deadline off its connection at the end of the body.
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
