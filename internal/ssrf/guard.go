// Package ssrf decides where Kiosk may send the requests that tenants ask for: it keeps
// webhooks away from the networks that only this machine can reach (server-side request
// forgery).
//
// A URL is checked when it is registered (CheckURL), which reports an honest mistake early. What
// protects is Control: it sees the address that is really being dialled, after DNS resolution,
// so that a name which changes its address gains nothing.
package ssrf

import (
	"fmt"
	"net/netip"
	"strings"
	"syscall"
)

// Guard holds the rule for outgoing requests. The zero value is the rule for production: https
// to public addresses only.
type Guard struct {
	// AllowNetworks lists networks that may be dialled although they are not public, for
	// development. An IPv4 network allows IPv4 addresses only, never an IPv6 form of them.
	AllowNetworks []netip.Prefix
	// AllowHTTP lets URLs be http as well as https, for development.
	AllowHTTP bool
}

// CheckAddress returns an *AddressError unless the address is public or in AllowNetworks.
func (g Guard) CheckAddress(address netip.Addr) error {
	address = address.WithZone("")
	for _, network := range g.AllowNetworks {
		if network.Contains(address) {
			return nil
		}
	}
	if class := Classify(address); class != Public {
		return &AddressError{Address: address, Class: class}
	}
	return nil
}

// Control is a net.Dialer.Control: it refuses the connection, before a packet is sent, unless
// it is TCP to an address that CheckAddress accepts.
func (g Guard) Control(network, address string, _ syscall.RawConn) error {
	if !strings.HasPrefix(network, "tcp") {
		return fmt.Errorf("network %s is not allowed", network)
	}
	target, err := netip.ParseAddrPort(address)
	if err != nil {
		return fmt.Errorf("address %q is not an IP address and port", address)
	}
	return g.CheckAddress(target.Addr())
}
