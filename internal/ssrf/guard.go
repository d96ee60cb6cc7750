// Package ssrf prevents server-side request forgery: webhooks, whose URLs tenants choose, must not reach internal networks.
//
// CheckURL checks a URL when it is registered, so that an honest mistake is reported early. The protection is Control: it checks the
// address that is dialled, after DNS resolution, so that a host name which changes its address cannot bypass the check.
package ssrf

import (
	"fmt"
	"net/netip"
	"strings"
	"syscall"
)

// Guard decides which outgoing requests are allowed. The zero value is for production: https to public addresses only.
type Guard struct {
	// AllowNetworks lists networks that may be dialled although they are not public, for
	// development. An IPv4 network allows IPv4 addresses only, never an IPv6 form of them.
	AllowNetworks []netip.Prefix
	// AllowHTTP allows http URLs as well as https, for development.
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

// Control is a function for net.Dialer.Control. It returns an error, before a packet is sent, unless the connection is TCP to an address
// that CheckAddress accepts.
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
