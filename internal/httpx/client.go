package httpx

import (
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"
)

// Proxies lists the networks of trusted proxies, whose X-Forwarded-Proto and X-Forwarded-For headers are used.
type Proxies []netip.Prefix

// Encrypted reports whether the client sent the request over HTTPS. If a trusted proxy sent X-Forwarded-Proto, every hop in that
// header must be https, whatever the connection between the proxy and this server uses. Without it, the connection to this server
// must use TLS. The header of any other peer is ignored.
func (p Proxies) Encrypted(r *http.Request) bool {
	if forwarded := r.Header.Values("X-Forwarded-Proto"); len(forwarded) > 0 && p.trust(peerAddress(r)) {
		return allHTTPS(forwarded)
	}
	return r.TLS != nil
}

// forwardingHeaders lists the headers that proxies add to forwarded requests.
var forwardingHeaders = []string{"X-Forwarded-For", "X-Forwarded-Proto", "X-Real-Ip", "Forwarded", "Via"}

// IfBehindProxy is a hint for the operator, added to the error for a request that is not Private.
const IfBehindProxy = "If a proxy ends TLS, Kiosk must have its address in --trusted-proxies, and get X-Forwarded-Proto from it."

// Private reports whether the request cannot be read on its way: it is Encrypted, or comes from this machine itself. A proxy on this
// machine also connects from a loopback address. So a request without encryption must also name this machine in Host, have no header
// of a proxy, and not use HTTP/1.0, which some proxies use and hardly any client does.
func (p Proxies) Private(r *http.Request) bool {
	return p.Encrypted(r) || (peerAddress(r).IsLoopback() && isLocal(r.Host) && r.ProtoAtLeast(1, 1) && !isForwarded(r))
}

// isLocal reports whether a Host header names this machine: localhost, or a loopback address.
func isLocal(host string) bool {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	host = strings.ToLower(strings.TrimSuffix(strings.Trim(host, "[]"), "."))
	address, err := netip.ParseAddr(host)
	return host == "localhost" || strings.HasSuffix(host, ".localhost") || (err == nil && address.Unmap().IsLoopback())
}

// isForwarded reports whether the headers show that the request came through a proxy, trusted or not.
func isForwarded(r *http.Request) bool {
	return slices.ContainsFunc(forwardingHeaders, func(name string) bool { return len(r.Header.Values(name)) > 0 })
}

// Network returns the client's address: the last one in X-Forwarded-For that is not a trusted proxy's, if the peer is a trusted
// proxy, else the peer's. For IPv6 it returns the /64 network, which is the smallest that a subscriber gets.
func (p Proxies) Network(r *http.Request) netip.Prefix {
	address := peerAddress(r)
	hops := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for i := len(hops) - 1; i >= 0 && p.trust(address); i-- {
		hop, valid := parseHop(strings.TrimSpace(hops[i]))
		if !valid {
			break
		}
		address = hop.Unmap().WithZone("")
	}
	network, err := address.Prefix(min(address.BitLen(), 64))
	if err != nil {
		return netip.Prefix{}
	}
	return network
}

// parseHop parses an address of X-Forwarded-For. Some proxies add the port: 203.0.113.7:41234, [2001:db8::1]:41234.
func parseHop(hop string) (address netip.Addr, valid bool) {
	if address, err := netip.ParseAddr(hop); err == nil {
		return address, true
	}
	withPort, err := netip.ParseAddrPort(hop)
	return withPort.Addr(), err == nil
}

func (p Proxies) trust(peer netip.Addr) bool {
	for _, network := range p {
		if network.Contains(peer) {
			return true
		}
	}
	return false
}

// peerAddress returns the address of the other end of the connection, the zero Addr when it has no IP address.
func peerAddress(r *http.Request) netip.Addr {
	peer, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil {
		return netip.Addr{}
	}
	return peer.Addr().Unmap().WithZone("")
}

// allHTTPS reports whether every hop in X-Forwarded-Proto is https.
func allHTTPS(forwarded []string) bool {
	for hop := range strings.SplitSeq(strings.Join(forwarded, ","), ",") {
		if !strings.EqualFold(strings.TrimSpace(hop), "https") {
			return false
		}
	}
	return true
}

// Bearer returns the bearer token of the request. It reports false unless there is exactly one Authorization header, with such a
// token. RFC 6750.
func Bearer(r *http.Request) (token string, ok bool) {
	headers := r.Header.Values("Authorization")
	if len(headers) != 1 {
		return "", false
	}
	scheme, token, _ := strings.Cut(headers[0], " ")
	token = strings.TrimSpace(token)
	return token, strings.EqualFold(scheme, "Bearer") && token != ""
}
