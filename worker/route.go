package worker

import (
	"context"
	"net"
	"net/http/httptrace"
	"slices"
	"sync"
)

// An address of documentation of each family, to which a route leads wherever one leads to the internet.
const (
	anyIPv4 = "192.0.2.1:9"
	anyIPv6 = "[2001:db8::1]:9"
)

// hasRoute reports whether this machine has a route to an address, such as 192.0.2.1:443, and its interface can carry packets: a
// route may stay when a cable is unplugged. Nothing is sent there.
func hasRoute(address string) bool {
	connection, err := new(net.Dialer).DialContext(context.Background(), "udp", address)
	if err != nil {
		return false
	}
	defer connection.Close()
	local, ok := connection.LocalAddr().(*net.UDPAddr)
	return !ok || isCarried(local.IP, links())
}

// link is an interface of this machine.
type link struct {
	addresses []net.Addr
	runs      bool // it can carry packets
}

// links returns the interfaces of this machine, none when they cannot be found out.
func links() []link {
	interfaces, _ := net.Interfaces()
	all := make([]link, len(interfaces))
	for i, each := range interfaces {
		addresses, _ := each.Addrs() // one that has gone meanwhile has none
		all[i] = link{addresses, each.Flags&net.FlagRunning != 0}
	}
	return all
}

// isCarried reports whether an interface with the address can carry packets, or that none is known to have it.
func isCarried(address net.IP, all []link) bool {
	hasAddress := func(l link) bool {
		return slices.ContainsFunc(l.addresses, func(a net.Addr) bool {
			network, ok := a.(*net.IPNet)
			return ok && network.IP.Equal(address)
		})
	}
	having := slices.DeleteFunc(all, func(l link) bool { return !hasAddress(l) })
	return len(having) == 0 || slices.ContainsFunc(having, func(l link) bool { return l.runs })
}

// progress is how far an attempt has come, for what is said about its failure. It is safe for concurrent use: a connection may
// still be made after its attempt has ended.
type progress struct {
	mutex     sync.Mutex
	connected bool
	addresses []string // all to which a connection was begun or used
}

// trace notes what happens to the request of the context.
func (p *progress) trace(ctx context.Context) context.Context {
	return httptrace.WithClientTrace(ctx, &httptrace.ClientTrace{
		ConnectStart: func(_, address string) { p.add(address, false) },
		GotConn:      func(got httptrace.GotConnInfo) { p.add(got.Conn.RemoteAddr().String(), true) },
	})
}

func (p *progress) add(address string, connected bool) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.addresses = append(p.addresses, address)
	p.connected = p.connected || connected
}

// hasConnected reports whether there was a connection for the request.
func (p *progress) hasConnected() bool {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	return p.connected
}

// isCutOff reports that this machine has a route neither to the internet nor to any address that was tried. Receivers on the
// machine itself, or in a network that it belongs to, need no other.
func (p *progress) isCutOff(hasRoute func(address string) bool) bool {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	return !hasRoute(anyIPv4) && !hasRoute(anyIPv6) && !slices.ContainsFunc(p.addresses, hasRoute)
}
