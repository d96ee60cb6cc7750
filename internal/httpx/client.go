package httpx

import (
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"
)

// Proxies are the networks whose X-Forwarded-Proto and X-Forwarded-For are believed.
type Proxies []netip.Prefix

// Encrypted reports whether the client asked by HTTPS: this server, or a trusted proxy and every one before it, also if the
// proxy itself asks this server by HTTPS. What others say about that does not count.
func (p Proxies) Encrypted(r *http.Request) bool {
	if forwarded := r.Header.Values("X-Forwarded-Proto"); len(forwarded) > 0 && p.trust(peerAddress(r)) {
		return allHTTPS(forwarded)
	}
	return r.TLS != nil
}

// forwardingHeaders lists the headers with which a proxy says that it forwards for another client.
var forwardingHeaders = []string{"X-Forwarded-For", "X-Forwarded-Proto", "X-Real-Ip", "Forwarded", "Via"}

// IfBehindProxy completes a refusal of what is not Private with what its operator may have forgotten.
const IfBehindProxy = "If a proxy ends TLS, Kiosk must have its address in --trusted-proxies, and get X-Forwarded-Proto from it."

// Private reports that the connection to the client cannot be read on the way: it is Encrypted, or never leaves the machine.
// A proxy on this machine passes on what comes from others, so a request from a loopback address must also name this
// machine in Host, hold none of the headers of proxies, and be no HTTP/1.0, which proxies speak and hardly any client does.
func (p Proxies) Private(r *http.Request) bool {
	return p.Encrypted(r) || (peerAddress(r).IsLoopback() && isLocal(r.Host) && r.ProtoAtLeast(1, 1) && !isForwarded(r))
}

// isLocal reports whether a Host is a name that no other machine has: localhost, or a loopback address.
func isLocal(host string) bool {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	host = strings.ToLower(strings.TrimSuffix(strings.Trim(host, "[]"), "."))
	address, err := netip.ParseAddr(host)
	return host == "localhost" || strings.HasSuffix(host, ".localhost") || (err == nil && address.Unmap().IsLoopback())
}

// isForwarded reports whether the request comes through a proxy, trusted or not, as far as its headers show that.
func isForwarded(r *http.Request) bool {
	return slices.ContainsFunc(forwardingHeaders, func(name string) bool { return len(r.Header.Values(name)) > 0 })
}

// Network is the address that the request comes from, as far as it can be believed: the nearest in
// X-Forwarded-For that is no trusted proxy's. Of an IPv6 address it is the /64 network, which is the
// least that one subscriber gets.
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

// parseHop reads an address, to which some proxies add the port: 203.0.113.7:41234, [2001:db8::1]:41234.
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

// peerAddress is the other end of the connection, the zero Addr when it has no IP address.
func peerAddress(r *http.Request) netip.Addr {
	peer, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil {
		return netip.Addr{}
	}
	return peer.Addr().Unmap().WithZone("")
}

// allHTTPS reports whether every hop of a chain of proxies was asked by HTTPS.
func allHTTPS(forwarded []string) bool {
	for hop := range strings.SplitSeq(strings.Join(forwarded, ","), ",") {
		if !strings.EqualFold(strings.TrimSpace(hop), "https") {
			return false
		}
	}
	return true
}

// Bearer returns the token of the one Authorization header, if that is a bearer token. RFC 6750.
func Bearer(r *http.Request) (token string, ok bool) {
	given := r.Header.Values("Authorization")
	if len(given) != 1 {
		return "", false
	}
	scheme, token, _ := strings.Cut(given[0], " ")
	token = strings.TrimSpace(token)
	return token, strings.EqualFold(scheme, "Bearer") && token != ""
}
