package worker

import (
	"context"
	"errors"
	"net"
	"net/http/httptrace"
	"slices"
	"sync"
	"time"
)

// One documentation address of IPv4 and one of IPv6 (RFC 5737, RFC 3849). A machine with a route to the internet has a route to
// them.
const (
	anyIPv4 = "192.0.2.1:9"
	anyIPv6 = "[2001:db8::1]:9"
)

// hasRoute reports whether this machine has a route to an address, such as 192.0.2.1:443, over an interface that is up: a route may
// stay when a cable is unplugged. It sends nothing.
func hasRoute(address string) bool {
	connection, err := new(net.Dialer).DialContext(context.Background(), "udp", address)
	if err != nil {
		return false
	}
	defer connection.Close()
	local, ok := connection.LocalAddr().(*net.UDPAddr)
	return !ok || isUp(local.IP, links())
}

// link is a network interface of this machine.
type link struct {
	addresses []net.Addr
	up        bool // can carry packets
}

// links returns the network interfaces of this machine, or none when the system does not list them.
func links() []link {
	interfaces, _ := net.Interfaces()
	all := make([]link, len(interfaces))
	for i, each := range interfaces {
		addresses, _ := each.Addrs() // an interface that was removed meanwhile has no addresses
		all[i] = link{addresses, each.Flags&net.FlagRunning != 0}
	}
	return all
}

// isUp reports whether an interface with the address is up. It is also true when no known interface has the address.
func isUp(address net.IP, all []link) bool {
	hasAddress := func(l link) bool {
		return slices.ContainsFunc(l.addresses, func(a net.Addr) bool {
			network, ok := a.(*net.IPNet)
			return ok && network.IP.Equal(address)
		})
	}
	matching := slices.DeleteFunc(all, func(l link) bool { return !hasAddress(l) })
	return len(matching) == 0 || slices.ContainsFunc(matching, func(l link) bool { return l.up })
}

// dnsTimeout is how long hasDNS waits for a response.
const dnsTimeout = time.Second

// hasDNS reports whether a DNS server of this machine works, after a lookup has failed. It looks up the name servers of the root, which
// every DNS server knows or can find out, unless it is itself cut off. If that succeeds, the failure was in the zone of the host. The
// context may have ended.
func hasDNS(ctx context.Context, resolver *net.Resolver) bool {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), dnsTimeout)
	defer cancel()
	_, err := resolver.LookupNS(ctx, ".")
	lookup, ok := errors.AsType[*net.DNSError](err)
	return !ok || !lookup.IsTimeout && !lookup.IsTemporary
}

// dialProgress records the connections of an attempt, from which its error message is made. It is safe for concurrent use, because
// a dial may end after its attempt.
type dialProgress struct {
	mutex     sync.Mutex
	connected bool
	addresses []string // every address that was dialled, and that of a reused connection
}

// trace returns a context that records the connections of its request.
func (p *dialProgress) trace(ctx context.Context) context.Context {
	return httptrace.WithClientTrace(ctx, &httptrace.ClientTrace{
		ConnectStart: func(_, address string) { p.add(address, false) },
		GotConn:      func(got httptrace.GotConnInfo) { p.add(got.Conn.RemoteAddr().String(), true) },
	})
}

func (p *dialProgress) add(address string, connected bool) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.addresses = append(p.addresses, address)
	p.connected = p.connected || connected
}

// hasConnected reports whether the request got a connection.
func (p *dialProgress) hasConnected() bool {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	return p.connected
}

// isLookingUp reports whether nothing was dialled yet: the DNS lookup has not ended.
func (p *dialProgress) isLookingUp() bool {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	return len(p.addresses) == 0
}

// isCutOff reports whether this machine has a route neither to the internet nor to any address that was tried. A receiver on this
// machine or in a local network can be reached without a route to the internet.
func (p *dialProgress) isCutOff(hasRoute func(address string) bool) bool {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	return !hasRoute(anyIPv4) && !hasRoute(anyIPv6) && !slices.ContainsFunc(p.addresses, hasRoute)
}
