package ssrf

import (
	"fmt"
	"net/netip"
	"net/url"
	"strconv"
	"strings"
	"unicode/utf8"

	"golang.org/x/net/idna"
)

// MaxURLLength is the longest URL that CheckURL accepts, in characters.
const MaxURLLength = 2048

// Fault is the kind of a URLError.
type Fault string

// The faults of URLs.
const (
	TooLong     Fault = "too long"
	Malformed   Fault = "malformed"
	WrongScheme Fault = "wrong scheme"
	HasUser     Fault = "has user"
	HasFragment Fault = "has fragment"
	WrongPort   Fault = "wrong port"
	WrongHost   Fault = "wrong host"
	OddSpelling Fault = "odd spelling" // an IPv4 address that is not written as four decimal numbers
)

// URLError says why the form of a URL is not accepted.
type URLError struct {
	Fault  Fault
	Reason string // a sentence for the author of the URL
	Host   string // for OddSpelling: how the host must be written
}

func (e *URLError) Error() string { return e.Reason }

// CheckURL checks a tenant's URL: https (or http with AllowHTTP), a host, no user info, no fragment, at most MaxURLLength characters. A
// host that is an IP address, in any notation, must be accepted by CheckAddress. A host name is not resolved, because its address may
// change: Control checks it at each dial.
//
// Errors: *URLError, *AddressError.
func (g Guard) CheckURL(raw string) error {
	if utf8.RuneCountInString(raw) > MaxURLLength {
		return &URLError{Fault: TooLong, Reason: fmt.Sprintf("the URL is longer than %d characters", MaxURLLength)}
	}
	target, err := url.Parse(raw)
	if err != nil {
		return &URLError{Fault: Malformed, Reason: "the URL is malformed"}
	}
	if err := g.checkScheme(target.Scheme); err != nil {
		return err
	}
	if target.User != nil {
		return &URLError{Fault: HasUser, Reason: "the URL must not contain a user name or password"}
	}
	if strings.Contains(raw, "#") {
		return &URLError{Fault: HasFragment, Reason: "the URL must not contain a fragment"}
	}
	if err := checkPort(target.Port()); err != nil {
		return err
	}
	return g.checkHost(target)
}

func (g Guard) checkScheme(scheme string) error {
	switch {
	case scheme == "https":
		return nil
	case g.AllowHTTP && scheme == "http":
		return nil
	case g.AllowHTTP:
		return &URLError{Fault: WrongScheme, Reason: "the URL must start with https:// or http://"}
	default:
		return &URLError{Fault: WrongScheme, Reason: "the URL must start with https://"}
	}
}

// checkPort checks a port from 1 to 65535. An empty port is accepted: it means the default of the scheme.
func checkPort(port string) error {
	if port == "" {
		return nil
	}
	number, err := strconv.ParseUint(port, 10, 16)
	if err != nil || number == 0 {
		return &URLError{Fault: WrongPort, Reason: "the port must be between 1 and 65535"}
	}
	return nil
}

func (g Guard) checkHost(target *url.URL) error {
	if strings.HasPrefix(target.Host, "[") {
		return g.checkIPv6(target.Hostname())
	}
	host, err := asciiHost(target.Hostname())
	if err != nil {
		return err
	}
	if looksLikeIPv4(host) {
		return g.checkIPv4(host, strings.TrimSuffix(target.Hostname(), "."))
	}
	if host == "localhost" || strings.HasSuffix(host, ".localhost") {
		return g.CheckAddress(netip.AddrFrom4([4]byte{127, 0, 0, 1}))
	}
	return checkName(host)
}

// asciiHost returns the host as the resolver will look it up: in ASCII (IDNA), lower case, without the final dot. IDNA also converts
// full-width and circled digits to ASCII digits, so the host must be converted before it is checked for an IP address.
func asciiHost(host string) (string, error) {
	if strings.ContainsFunc(host, func(r rune) bool { return r >= utf8.RuneSelf }) {
		ascii, err := idna.Lookup.ToASCII(host)
		if err != nil {
			return "", &URLError{Fault: WrongHost, Reason: "the host is not a valid internationalised name"}
		}
		host = ascii
	}
	return strings.ToLower(strings.TrimSuffix(host, ".")), nil
}

// checkIPv6 checks a host that was written in brackets.
func (g Guard) checkIPv6(host string) error {
	address, err := netip.ParseAddr(host)
	if err != nil || !address.Is6() {
		return &URLError{Fault: WrongHost, Reason: "the host in brackets is not an IPv6 address"}
	}
	if address.Zone() != "" {
		return &URLError{Fault: WrongHost, Reason: "the host must not contain an IPv6 zone"}
	}
	return g.CheckAddress(address)
}

// checkIPv4 checks a host that is an IPv4 address in any notation. original is the host before asciiHost. Notations other than four
// decimal numbers are not accepted even if the address is allowed, because programs parse them differently.
func (g Guard) checkIPv4(host, original string) error {
	address, err := parseIPv4(host)
	if err != nil {
		return err
	}
	if err := g.CheckAddress(address); err != nil {
		return err
	}
	if original != address.String() {
		return &URLError{Fault: OddSpelling, Reason: fmt.Sprintf("the host must be written as %s", address), Host: address.String()}
	}
	return nil
}

// looksLikeIPv4 reports whether the last label is a decimal or hexadecimal number. Such a host is never a domain name (WHATWG URL
// standard, "ends in a number").
func looksLikeIPv4(host string) bool {
	last := host[strings.LastIndexByte(host, '.')+1:]
	if digits, isHex := strings.CutPrefix(last, "0x"); isHex {
		return strings.Trim(digits, "0123456789abcdef") == ""
	}
	return last != "" && strings.Trim(last, "0123456789") == ""
}

// parseIPv4 parses an address like inet_aton and browsers: one to four numbers, each decimal, octal ("0177") or hexadecimal ("0x7f").
// The last number fills the remaining bytes. So "0x7f.1", "2130706433" and "127.0.0.1" are the same address.
func parseIPv4(host string) (netip.Addr, error) {
	malformed := &URLError{Fault: WrongHost, Reason: "the host is not a valid IPv4 address"}
	parts := strings.Split(host, ".")
	if len(parts) > 4 {
		return netip.Addr{}, malformed
	}
	var bits uint64
	for i, part := range parts {
		width := 8
		if i == len(parts)-1 {
			width = 8 * (5 - len(parts))
		}
		number, err := parseIPv4Number(part, width)
		if err != nil {
			return netip.Addr{}, malformed
		}
		bits = bits<<width | number
	}
	return netip.AddrFrom4([4]byte{byte(bits >> 24), byte(bits >> 16), byte(bits >> 8), byte(bits)}), nil
}

// parseIPv4Number parses one number of an address. It must fit into width bits.
func parseIPv4Number(part string, width int) (uint64, error) {
	if digits, isHex := strings.CutPrefix(part, "0x"); isHex {
		if digits == "" {
			return 0, nil
		}
		return strconv.ParseUint(digits, 16, width)
	}
	if len(part) > 1 && part[0] == '0' {
		return strconv.ParseUint(part[1:], 8, width)
	}
	return strconv.ParseUint(part, 10, width)
}

// checkName checks the form of a domain name (RFC 1035; underscores occur in practice).
func checkName(host string) error {
	if host == "" {
		return &URLError{Fault: WrongHost, Reason: "the URL has no host"}
	}
	if len(host) > 253 {
		return &URLError{Fault: WrongHost, Reason: "the host is longer than 253 characters"}
	}
	for label := range strings.SplitSeq(host, ".") {
		if label == "" || len(label) > 63 || strings.Trim(label, "abcdefghijklmnopqrstuvwxyz0123456789-_") != "" {
			return &URLError{Fault: WrongHost, Reason: "the host is not a valid domain name"}
		}
	}
	return nil
}
