package ssrf

import (
	"fmt"
	"net/netip"
)

// Class says why a tenant's request must not be sent to an address. The zero value, Public, is the only class that may be dialled.
type Class string

// The classes of addresses, after the IANA special-purpose registries (RFC 6890 and its
// updates) and the published metadata addresses of the large clouds.
const (
	Public         Class = ""
	Unspecified    Class = "unspecified"
	Loopback       Class = "loopback"
	Private        Class = "private"
	LinkLocal      Class = "link-local"
	CarrierNAT     Class = "carrier-grade NAT"
	Metadata       Class = "cloud metadata"
	Multicast      Class = "multicast"
	Broadcast      Class = "broadcast"
	Documentation  Class = "documentation"
	Benchmarking   Class = "benchmarking"
	Reserved       Class = "reserved"
	UniqueLocal    Class = "unique-local"
	SiteLocal      Class = "site-local"
	DiscardOnly    Class = "discard-only"
	ORCHID         Class = "ORCHID"
	IPv4Mapped     Class = "IPv4-mapped"
	IPv4Compatible Class = "IPv4-compatible"
	IPv4Translated Class = "IPv4-translated"
	NAT64          Class = "NAT64"
	SixToFour      Class = "6to4"
	Teredo         Class = "Teredo"
	ISATAP         Class = "ISATAP"
)

// AddressError says that an address is not allowed, and its class.
type AddressError struct {
	Address netip.Addr
	Class   Class
}

func (e *AddressError) Error() string {
	return fmt.Sprintf("address %s is %s", e.Address, e.Class)
}

// block is a range of addresses that share a class.
type block struct {
	prefix netip.Prefix
	class  Class
}

// ipv4 lists the classes of IPv4 addresses. The first match counts, so single addresses come before the range that contains them.
var ipv4 = []block{
	{netip.MustParsePrefix("169.254.169.254/32"), Metadata}, // AWS, Azure, Google Cloud, Oracle, DigitalOcean and others
	{netip.MustParsePrefix("169.254.170.2/32"), Metadata},   // AWS, credentials of containers
	{netip.MustParsePrefix("169.254.170.23/32"), Metadata},  // AWS, identities of Kubernetes pods
	{netip.MustParsePrefix("100.100.100.200/32"), Metadata}, // Alibaba Cloud
	{netip.MustParsePrefix("192.0.0.192/32"), Metadata},     // Oracle Cloud Classic
	{netip.MustParsePrefix("168.63.129.16/32"), Metadata},   // Azure, a public address that every machine there reaches

	{netip.MustParsePrefix("0.0.0.0/8"), Unspecified},
	{netip.MustParsePrefix("10.0.0.0/8"), Private},
	{netip.MustParsePrefix("100.64.0.0/10"), CarrierNAT},
	{netip.MustParsePrefix("127.0.0.0/8"), Loopback},
	{netip.MustParsePrefix("169.254.0.0/16"), LinkLocal},
	{netip.MustParsePrefix("172.16.0.0/12"), Private},
	{netip.MustParsePrefix("192.0.0.0/24"), Reserved},
	{netip.MustParsePrefix("192.0.2.0/24"), Documentation},
	{netip.MustParsePrefix("192.88.99.0/24"), SixToFour},
	{netip.MustParsePrefix("192.168.0.0/16"), Private},
	{netip.MustParsePrefix("198.18.0.0/15"), Benchmarking},
	{netip.MustParsePrefix("198.51.100.0/24"), Documentation},
	{netip.MustParsePrefix("203.0.113.0/24"), Documentation},
	{netip.MustParsePrefix("224.0.0.0/4"), Multicast},
	{netip.MustParsePrefix("255.255.255.255/32"), Broadcast},
	{netip.MustParsePrefix("240.0.0.0/4"), Reserved},
}

// ipv6 lists the classes of IPv6 addresses; the first match counts. Every form that embeds an IPv4 address has a class, even if that
// IPv4 address is public: where it is translated depends on the network, and no webhook receiver needs such an address.
var ipv6 = []block{
	{netip.MustParsePrefix("fd00:ec2::254/128"), Metadata}, // AWS
	{netip.MustParsePrefix("fd00:ec2::23/128"), Metadata},  // AWS, identities of Kubernetes pods
	{netip.MustParsePrefix("fd20:ce::254/128"), Metadata},  // Google Cloud
	{netip.MustParsePrefix("fd00:42::42/128"), Metadata},   // Scaleway

	{netip.MustParsePrefix("::/128"), Unspecified},
	{netip.MustParsePrefix("::1/128"), Loopback},
	{netip.MustParsePrefix("::ffff:0:0/96"), IPv4Mapped},
	{netip.MustParsePrefix("::ffff:0:0:0/96"), IPv4Translated},
	{netip.MustParsePrefix("::/96"), IPv4Compatible},
	{netip.MustParsePrefix("64:ff9b::/96"), NAT64},
	{netip.MustParsePrefix("64:ff9b:1::/48"), NAT64},
	{netip.MustParsePrefix("100::/64"), DiscardOnly},
	{netip.MustParsePrefix("2001::/32"), Teredo},
	{netip.MustParsePrefix("2001:2::/48"), Benchmarking},
	{netip.MustParsePrefix("2001:10::/28"), ORCHID},
	{netip.MustParsePrefix("2001:20::/28"), ORCHID},
	{netip.MustParsePrefix("2001::/23"), Reserved},
	{netip.MustParsePrefix("2001:db8::/32"), Documentation},
	{netip.MustParsePrefix("2002::/16"), SixToFour},
	{netip.MustParsePrefix("3fff::/20"), Documentation},
	{netip.MustParsePrefix("fc00::/7"), UniqueLocal},
	{netip.MustParsePrefix("fe80::/10"), LinkLocal},
	{netip.MustParsePrefix("fec0::/10"), SiteLocal},
	{netip.MustParsePrefix("ff00::/8"), Multicast},
}

// globalUnicast is the only range of IPv6 that IANA has allocated for public use; the rest is reserved.
var globalUnicast = netip.MustParsePrefix("2000::/3")

// Classify returns the class of an address; a zone is ignored.
func Classify(address netip.Addr) Class {
	address = address.WithZone("")
	if address.Is4() {
		return classIn(ipv4, address)
	}
	if class := classIn(ipv6, address); class != Public {
		return class
	}
	if !globalUnicast.Contains(address) {
		return Reserved
	}
	if isISATAP(address) {
		return ISATAP
	}
	return Public
}

func classIn(blocks []block, address netip.Addr) Class {
	for _, block := range blocks {
		if block.prefix.Contains(address) {
			return block.class
		}
	}
	return Public
}

// isISATAP reports whether the interface identifier is ::0:5efe:a.b.c.d or ::200:5efe:a.b.c.d (RFC 5214, section 6.1), which embeds an
// IPv4 address under any prefix.
func isISATAP(address netip.Addr) bool {
	bytes := address.As16()
	return bytes[8]&^0x02 == 0 && bytes[9] == 0 && bytes[10] == 0x5e && bytes[11] == 0xfe
}
