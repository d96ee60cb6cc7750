package worker

import (
	"context"
	"errors"
	"net"
	"sync/atomic"
)

// maxDials limits the connections that one attempt may open. Without a limit, net/http repeats a request until the attempt times
// out when the receiver accepts each HTTP/2 connection and then refuses the request on it.
const maxDials = 3

var errTooManyDials = errors.New("the receiver closed every connection before the response headers")

type dialsKey struct{}

// withDials returns a context whose dials are counted by boundDials.
func withDials(ctx context.Context) context.Context {
	return context.WithValue(ctx, dialsKey{}, new(atomic.Int32))
}

type dialFunc func(ctx context.Context, network, address string) (net.Conn, error)

// boundDials returns a dial function that fails with errTooManyDials after maxDials calls with the same context of withDials.
func boundDials(dial dialFunc) dialFunc {
	return func(ctx context.Context, network, address string) (net.Conn, error) {
		if dials, ok := ctx.Value(dialsKey{}).(*atomic.Int32); ok && dials.Add(1) > maxDials {
			return nil, errTooManyDials
		}
		return dial(ctx, network, address)
	}
}
