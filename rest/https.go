package rest

import (
	"net/http"
	"net/netip"
	"strings"
)

// requireHTTPS refuses to send credentials in the clear to another machine. A trusted proxy says
// how it was asked itself; what others say about that does not count.
//
// Error: https_required.
func (h *handler) requireHTTPS(r *http.Request) error {
	if r.TLS != nil {
		return nil
	}
	peer := peerAddress(r)
	forwarded := r.Header.Values("X-Forwarded-Proto")
	trusted := h.trusts(peer)
	switch {
	case trusted && len(forwarded) > 0 && allHTTPS(forwarded):
		return nil
	case peer.IsLoopback() && (!trusted || len(forwarded) == 0):
		return nil
	}
	return &problem{
		code:   codeHTTPSRequired,
		detail: "This order holds credentials, which are sent only over HTTPS.",
	}
}

func (h *handler) trusts(peer netip.Addr) bool {
	for _, network := range h.trustedProxies {
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
