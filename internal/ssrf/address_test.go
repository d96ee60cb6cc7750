package ssrf_test

import (
	"net/netip"
	"testing"

	"kiosk/internal/ssrf"
)

func TestClassifyNamesEverySpecialRangeAtBothEnds(t *testing.T) {
	t.Parallel()
	for class, addresses := range map[ssrf.Class][]string{
		ssrf.Unspecified:    {"0.0.0.0", "0.255.255.255", "::"},
		ssrf.Loopback:       {"127.0.0.0", "127.0.0.1", "127.255.255.255", "::1"},
		ssrf.Private:        {"10.0.0.0", "10.255.255.255", "172.16.0.0", "172.31.255.255", "192.168.0.0", "192.168.255.255"},
		ssrf.LinkLocal:      {"169.254.0.0", "169.254.255.255", "fe80::", "fe80::1%eth0", "febf:ffff::1"},
		ssrf.CarrierNAT:     {"100.64.0.0", "100.127.255.255"},
		ssrf.Metadata:       {"169.254.169.254", "169.254.170.2", "169.254.170.23", "100.100.100.200", "192.0.0.192", "168.63.129.16", "fd00:ec2::254", "fd00:ec2::23", "fd20:ce::254", "fd00:42::42"},
		ssrf.Multicast:      {"224.0.0.0", "239.255.255.255", "ff00::", "ff02::1", "ffff::1"},
		ssrf.Broadcast:      {"255.255.255.255"},
		ssrf.Documentation:  {"192.0.2.0", "192.0.2.255", "198.51.100.7", "203.0.113.255", "2001:db8::", "2001:db8:ffff::1", "3fff::", "3fff:fff::1"},
		ssrf.Benchmarking:   {"198.18.0.0", "198.19.255.255", "2001:2::1"},
		ssrf.Reserved:       {"240.0.0.0", "255.255.255.254", "192.0.0.8", "2001:1::1", "2001:1ff::1", "1::1", "4000::1", "5f00::1", "e000::1", "100:0:0:1::1"},
		ssrf.UniqueLocal:    {"fc00::", "fdff::1", "fd00:ec2::253"},
		ssrf.SiteLocal:      {"fec0::1", "feff::1"},
		ssrf.DiscardOnly:    {"100::", "100::ffff"},
		ssrf.ORCHID:         {"2001:10::1", "2001:1f::1", "2001:20::1", "2001:2f::1"},
		ssrf.IPv4Mapped:     {"::ffff:127.0.0.1", "::ffff:8.8.8.8"},
		ssrf.IPv4Translated: {"::ffff:0:127.0.0.1"},
		ssrf.IPv4Compatible: {"::127.0.0.1", "::8.8.8.8", "::2"},
		ssrf.NAT64:          {"64:ff9b::7f00:1", "64:ff9b::8.8.8.8", "64:ff9b:1::1", "64:ff9b:1:ffff::1"},
		ssrf.SixToFour:      {"192.88.99.1", "2002:7f00:1::", "2002:808:808::1"},
		ssrf.Teredo:         {"2001::1", "2001:0:ffff::1"},
		ssrf.ISATAP:         {"2600::5efe:7f00:1", "2600::200:5efe:10.0.0.1"},
	} {
		for _, address := range addresses {
			if got := ssrf.Classify(netip.MustParseAddr(address)); got != class {
				t.Errorf("%s is %q, want %q", address, got, class)
			}
		}
	}
}

func TestClassifyLeavesTheNeighboursOfSpecialRangesPublic(t *testing.T) {
	t.Parallel()
	for _, address := range []string{
		"1.0.0.0", "1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0",
		"126.255.255.255", "128.0.0.0", "169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0",
		"191.255.255.255", "192.0.1.0", "192.0.3.0", "192.167.255.255", "192.169.0.0", "198.17.255.255",
		"198.20.0.0", "203.0.112.255", "203.0.114.0", "223.255.255.255", "168.63.129.15",
		"2000::1", "2001:200::1", "2001:4860:4860::8888", "2001:db7::1", "2001:db9::1", "2003::1",
		"2600::1", "2606:4700:4700::1111", "3ffe::1", "3fff:1000::1", "2600::6efe:7f00:1",
	} {
		if got := ssrf.Classify(netip.MustParseAddr(address)); got != ssrf.Public {
			t.Errorf("%s is %q, want public", address, got)
		}
	}
}

func TestAddressErrorSaysTheAddressAndItsClass(t *testing.T) {
	t.Parallel()
	err := ssrf.Guard{}.CheckAddress(netip.MustParseAddr("10.0.0.1"))
	if err == nil || err.Error() != "address 10.0.0.1 is private" {
		t.Errorf("error = %v", err)
	}
}
