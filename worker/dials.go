package worker

import (
	"context"
	"errors"
	"net"
	"sync/atomic"
	"time"
)

// maxDials limits the connections that one attempt may open. Without a limit, net/http repeats a request until the attempt times
// out when the receiver accepts each HTTP/2 connection and then refuses the request on it.
const maxDials = 3

const (
	// maxAddresses limits how many addresses of a host one dial tries. A DNS response can have thousands, of machines that are not the
	// receiver's.
	maxAddresses = 8
	// addressDelay is how long a dial waits for one address before it also tries the next one (RFC 8305, section 5).
	addressDelay = 300 * time.Millisecond
)

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

// hostDialer dials the addresses of a host. net.Dialer would wait for an address that does not respond for up to half of its time-out,
// which is more than an attempt may take, before it tries another one of the same family.
type hostDialer struct {
	resolver *net.Resolver
	timeout  time.Duration // of the lookup and all addresses together
	dial     dialFunc      // of one IP address
}

// DialContext resolves the host and returns the first connection that is made to one of its addresses. If there is none, it returns
// the error of the first address.
func (d hostDialer) DialContext(ctx context.Context, network, address string) (net.Conn, error) {
	host, port, err := net.SplitHostPort(address)
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(ctx, d.timeout)
	defer cancel()
	found, err := d.resolver.LookupIPAddr(untraced{ctx}, host) //nolint:contextcheck // it ends with ctx
	if err != nil {
		return nil, err
	}
	if len(found) == 0 {
		return nil, &net.DNSError{Err: "no addresses", Name: host, IsNotFound: true}
	}
	var addresses []string
	for _, ip := range alternateFamilies(found) {
		addresses = append(addresses, net.JoinHostPort(ip.String(), port))
	}
	return d.dialAny(ctx, network, addresses[:min(len(addresses), maxAddresses)])
}

// untraced is a context without the values of another one, such as dialProgress: connections to DNS servers are not recorded.
type untraced struct{ context.Context }

// Value implements context.Context.
func (untraced) Value(any) any { return nil }

// dialled is the result of dialling the address with an index.
type dialled struct {
	index      int
	connection net.Conn
	err        error
}

// dialAny starts with the first address, and with the next one whenever an address failed or addressDelay is over.
func (d hostDialer) dialAny(ctx context.Context, network string, addresses []string) (net.Conn, error) {
	results := make(chan dialled)
	errs := make([]error, len(addresses))
	next := time.NewTimer(0)
	defer next.Stop()
	for started, failed := 0, 0; failed < len(addresses); {
		select {
		case <-next.C:
			if started == len(addresses) {
				continue
			}
			go func(index int) {
				connection, err := d.dial(ctx, network, addresses[index])
				results <- dialled{index, connection, err}
			}(started)
			started++
			next.Reset(addressDelay)
		case result := <-results:
			if result.err == nil {
				go closeAll(results, started-failed-1)
				return result.connection, nil
			}
			errs[result.index] = result.err
			failed++
			next.Reset(0)
		}
	}
	return nil, errs[0]
}

// closeAll receives n results and closes their connections.
func closeAll(results <-chan dialled, n int) {
	for range n {
		if result := <-results; result.err == nil {
			result.connection.Close()
		}
	}
}

// alternateFamilies returns the addresses with IPv4 and IPv6 by turns, each in their order, so that the first few are of both.
func alternateFamilies(addresses []net.IPAddr) []net.IPAddr {
	var first, second []net.IPAddr // the family of the first address, and the other
	for _, address := range addresses {
		if (address.IP.To4() == nil) == (addresses[0].IP.To4() == nil) {
			first = append(first, address)
		} else {
			second = append(second, address)
		}
	}
	var all []net.IPAddr
	for i := range max(len(first), len(second)) {
		all = append(all, first[min(i, len(first)):min(i+1, len(first))]...)
		all = append(all, second[min(i, len(second)):min(i+1, len(second))]...)
	}
	return all
}
