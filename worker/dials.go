package worker

import (
	"context"
	"errors"
	"net"
	"sync/atomic"
)

// maxDials is how many connections one attempt may open: net/http repeats a request by itself when the receiver refuses
// it on the HTTP/2 connection that it has just accepted, and without a bound does so until the attempt times out.
const maxDials = 3

var errTooManyDials = errors.New("the receiver closed every connection before the response headers")

type dialsKey struct{}

// withDials counts the connections that are opened for the request of the context.
func withDials(ctx context.Context) context.Context {
	return context.WithValue(ctx, dialsKey{}, new(atomic.Int32))
}

type dialFunc func(ctx context.Context, network, address string) (net.Conn, error)

// boundDials refuses with errTooManyDials what would be one connection too many for the context of withDials.
func boundDials(dial dialFunc) dialFunc {
	return func(ctx context.Context, network, address string) (net.Conn, error) {
		if dials, ok := ctx.Value(dialsKey{}).(*atomic.Int32); ok && dials.Add(1) > maxDials {
			return nil, errTooManyDials
		}
		return dial(ctx, network, address)
	}
}
