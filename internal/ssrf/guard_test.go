package ssrf_test

import (
	"context"
	"errors"
	"net"
	"net/netip"
	"testing"

	"kiosk/internal/ssrf"
)

func TestAllowedNetworksOpenOnlyThemselves(t *testing.T) {
	t.Parallel()
	guard := ssrf.Guard{AllowNetworks: []netip.Prefix{
		netip.MustParsePrefix("127.0.0.0/8"),
		netip.MustParsePrefix("fe80::/10"),
	}}
	for address, allowed := range map[string]bool{
		"127.0.0.1":        true,
		"127.9.9.9":        true,
		"fe80::1%eth0":     true,
		"8.8.8.8":          true,
		"10.0.0.1":         false,
		"::1":              false,
		"::ffff:127.0.0.1": false,
		"::127.0.0.1":      false,
		"64:ff9b::7f00:1":  false,
		"2002:7f00:1::":    false,
		"169.254.169.254":  false,
	} {
		if err := guard.CheckAddress(netip.MustParseAddr(address)); (err == nil) != allowed {
			t.Errorf("%s: %v, want allowed = %v", address, err, allowed)
		}
	}
}

func TestEmbeddedFormsOpenOnlyWhenTheirOwnRangeIsAllowed(t *testing.T) {
	t.Parallel()
	guard := ssrf.Guard{AllowNetworks: []netip.Prefix{netip.MustParsePrefix("64:ff9b::/96")}}
	if err := guard.CheckAddress(netip.MustParseAddr("64:ff9b::8.8.8.8")); err != nil {
		t.Error(err)
	}
}

func TestControlRefusesTheDialBeforeAnythingIsSent(t *testing.T) {
	t.Parallel()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()

	dialer := net.Dialer{Control: ssrf.Guard{}.Control}
	_, err = dialer.DialContext(context.Background(), "tcp", listener.Addr().String())
	var refused *ssrf.AddressError
	if !errors.As(err, &refused) || refused.Class != ssrf.Loopback {
		t.Fatalf("dial = %v, want a loopback AddressError", err)
	}

	dialer.Control = ssrf.Guard{AllowNetworks: []netip.Prefix{netip.MustParsePrefix("127.0.0.1/32")}}.Control
	connection, err := dialer.DialContext(context.Background(), "tcp", listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	connection.Close()
}

func TestControlSeesThroughAnAddressInMappedForm(t *testing.T) {
	t.Parallel()
	dialer := net.Dialer{Control: ssrf.Guard{}.Control}
	_, err := dialer.DialContext(context.Background(), "tcp", "[::ffff:127.0.0.1]:9")
	var refused *ssrf.AddressError
	if !errors.As(err, &refused) {
		t.Fatalf("dial = %v, want an AddressError", err)
	}
}

func TestControlRefusesWhatIsNotTCPToAnAddress(t *testing.T) {
	t.Parallel()
	for _, c := range [][2]string{
		{"udp4", "8.8.8.8:53"},
		{"unix", "/run/postgresql"},
		{"tcp4", "example.com:443"},
		{"tcp4", "8.8.8.8"},
	} {
		if err := (ssrf.Guard{}).Control(c[0], c[1], nil); err == nil {
			t.Errorf("%s %s was allowed", c[0], c[1])
		}
	}
	if err := (ssrf.Guard{}).Control("tcp4", "8.8.8.8:443", nil); err != nil {
		t.Error(err)
	}
}
