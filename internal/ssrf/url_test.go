package ssrf_test

import (
	"errors"
	"net/netip"
	"net/url"
	"strings"
	"testing"

	"kiosk/internal/ssrf"
)

func TestCheckURLAcceptsPublicHTTPS(t *testing.T) {
	t.Parallel()
	for _, raw := range []string{
		"https://example.com",
		"HTTPS://Example.COM/hooks?store=1&x=%20",
		"https://example.com:8443/hooks",
		"https://example.com./hooks",
		"https://my_service.internal-name.example.com/",
		"https://xn--caf-dma.example/",
		"https://café.example/pão",
		"https://8.8.8.8/",
		"https://8.8.8.8./",
		"https://[2606:4700:4700::1111]:443/",
		"https://0x7f.example.com/",
		"https://10.0.0.1.nip.example/",
		"https://example.com/" + strings.Repeat("é", ssrf.MaxURLLength-len("https://example.com/")),
	} {
		if err := (ssrf.Guard{}).CheckURL(raw); err != nil {
			t.Errorf("%s: %v", raw, err)
		}
	}
}

func TestCheckURLRefusesTheWrongForm(t *testing.T) {
	t.Parallel()
	for raw, reason := range map[string]string{
		"":                                             "the URL must start with https://",
		"example.com/hooks":                            "the URL must start with https://",
		"//example.com/hooks":                          "the URL must start with https://",
		"http://example.com":                           "the URL must start with https://",
		"ftp://example.com":                            "the URL must start with https://",
		"javascript:alert(1)":                          "the URL must start with https://",
		" https://example.com":                         "the URL is malformed",
		"https://exa mple.com":                         "the URL is malformed",
		"https://example.com\\@evil.com":               "the URL is malformed",
		"https://example.com/\n":                       "the URL is malformed",
		"https://example.com:port/":                    "the URL is malformed",
		"https://ex%61mple.com/":                       "the URL is malformed",
		"https://user@example.com":                     "the URL must not contain a user name or password",
		"https://user:pw@example.com":                  "the URL must not contain a user name or password",
		"https://@example.com":                         "the URL must not contain a user name or password",
		"https://example.com/#part":                    "the URL must not contain a fragment",
		"https://example.com/#":                        "the URL must not contain a fragment",
		"https://example.com:0/":                       "the port must be between 1 and 65535",
		"https://example.com:65536/":                   "the port must be between 1 and 65535",
		"https://":                                     "the URL has no host",
		"https:///hooks":                               "the URL has no host",
		"https:example.com":                            "the URL has no host",
		"https://:443/":                                "the URL has no host",
		"https://./":                                   "the URL has no host",
		"https://example..com/":                        "the host is not a valid domain name",
		"https://exam!ple.com/":                        "the host is not a valid domain name",
		"https://a,b.com/":                             "the host is not a valid domain name",
		"https://" + strings.Repeat("a", 64) + ".com":  "the host is not a valid domain name",
		"https://" + strings.Repeat("a.", 127) + "com": "the host is longer than 253 characters",
		"https://\u202e.example/":                      "the host is not a valid internationalised name",
		"https://1.2.3.4.5/":                           "the host is not a valid IPv4 address",
		"https://256.1.1.1/":                           "the host is not a valid IPv4 address",
		"https://4294967296/":                          "the host is not a valid IPv4 address",
		"https://08.8.8.8/":                            "the host is not a valid IPv4 address",
		"https://example.com.1/":                       "the host is not a valid IPv4 address",
		"https://010.8.8.8/":                           "the host must be written as 8.8.8.8",
		"https://134744072/":                           "the host must be written as 8.8.8.8",
		"https://８.8.8.8/":                             "the host must be written as 8.8.8.8",
		"https://8。8．8｡8/":                             "the host must be written as 8.8.8.8",
		"https://8.8.8.8\u200b/":                       "the host must be written as 8.8.8.8",
		"https://[2606:4700::1%25eth0]/":               "the host must not contain an IPv6 zone",
		"https://example.com/" + strings.Repeat("a", ssrf.MaxURLLength): "the URL is longer than 2048 characters",
	} {
		err := ssrf.Guard{}.CheckURL(raw)
		var refused *ssrf.URLError
		if !errors.As(err, &refused) || refused.Reason != reason {
			t.Errorf("%q: %v, want %q", raw, err, reason)
		}
	}
}

func TestCheckURLSeesTheAddressBehindEverySpelling(t *testing.T) {
	t.Parallel()
	for raw, want := range map[string]string{
		"https://127.0.0.1/":                "address 127.0.0.1 is loopback",
		"https://127.0.0.1./":               "address 127.0.0.1 is loopback",
		"https://127.1/":                    "address 127.0.0.1 is loopback",
		"https://0x7f.1/":                   "address 127.0.0.1 is loopback",
		"https://0X7F.0.0.1/":               "address 127.0.0.1 is loopback",
		"https://0177.0.0.1/":               "address 127.0.0.1 is loopback",
		"https://2130706433/":               "address 127.0.0.1 is loopback",
		"https://0x7f000001:8443/":          "address 127.0.0.1 is loopback",
		"https://017700000001/":             "address 127.0.0.1 is loopback",
		"https://127.0x1/":                  "address 127.0.0.1 is loopback",
		"https://127.0.1/":                  "address 127.0.0.1 is loopback",
		"https://１２７.０.０.１/":                "address 127.0.0.1 is loopback",
		"https://①②⑦.0.0.1/":                "address 127.0.0.1 is loopback",
		"https://127。0。0。1/":                "address 127.0.0.1 is loopback",
		"https://%EF%BC%91%EF%BC%90.1/":     "address 10.0.0.1 is private",
		"https://localhost/":                "address 127.0.0.1 is loopback",
		"https://LocalHost./":               "address 127.0.0.1 is loopback",
		"https://api.localhost:443/":        "address 127.0.0.1 is loopback",
		"https://0/":                        "address 0.0.0.0 is unspecified",
		"https://0x/":                       "address 0.0.0.0 is unspecified",
		"https://10.0.0.1/":                 "address 10.0.0.1 is private",
		"https://192.168.257/":              "address 192.168.1.1 is private",
		"https://169.254.169.254/latest":    "address 169.254.169.254 is cloud metadata",
		"https://0xa9fea9fe/":               "address 169.254.169.254 is cloud metadata",
		"https://[::1]/":                    "address ::1 is loopback",
		"https://[0:0:0:0:0:0:0:1]/":        "address ::1 is loopback",
		"https://[::ffff:127.0.0.1]/":       "address ::ffff:127.0.0.1 is IPv4-mapped",
		"https://[::ffff:7f00:1]:443/":      "address ::ffff:127.0.0.1 is IPv4-mapped",
		"https://[::127.0.0.1]/":            "address ::7f00:1 is IPv4-compatible",
		"https://[64:ff9b::10.0.0.1]/":      "address 64:ff9b::a00:1 is NAT64",
		"https://[2002:7f00:1::]/":          "address 2002:7f00:1:: is 6to4",
		"https://[fd00:ec2::254]/":          "address fd00:ec2::254 is cloud metadata",
		"https://[fc00::1]/":                "address fc00::1 is unique-local",
		"https://255.255.255.255/":          "address 255.255.255.255 is broadcast",
		"https://100.64.0.1/":               "address 100.64.0.1 is carrier-grade NAT",
		"https://[ff02::1]/":                "address ff02::1 is multicast",
		"https://127.0.0.1\u00ad/":          "address 127.0.0.1 is loopback",
		"https://127.0.0.1\u200b/":          "address 127.0.0.1 is loopback",
		"https://[2001:0:53aa:64c::1]/hook": "address 2001:0:53aa:64c::1 is Teredo",
	} {
		err := ssrf.Guard{}.CheckURL(raw)
		var refused *ssrf.AddressError
		if !errors.As(err, &refused) || refused.Error() != want {
			t.Errorf("%q: %v, want %q", raw, err, want)
		}
	}
}

func TestCheckURLRefusesBracketsAroundAnythingButIPv6(t *testing.T) {
	t.Parallel()
	for _, raw := range []string{
		"https://[127.0.0.1]/", "https://[example.com]/", "https://[]/", "https://[v1.x]/",
		"https://[::1/", "https://::1/", "https://[::1]x/", "https://[::ffff:0x7f.1]/",
	} {
		err := ssrf.Guard{}.CheckURL(raw)
		var refused *ssrf.URLError
		if !errors.As(err, &refused) {
			t.Errorf("%q: %v, want a URLError", raw, err)
		}
	}
}

func TestDevelopmentRulesOpenWhatTheyNameOnly(t *testing.T) {
	t.Parallel()
	guard := ssrf.Guard{
		AllowNetworks: []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")},
		AllowHTTP:     true,
	}
	for raw, allowed := range map[string]bool{
		"http://127.0.0.1:9000/hooks":  true,
		"http://localhost:9000/hooks":  true,
		"https://127.0.0.1/":           true,
		"http://example.com/":          true,
		"ftp://127.0.0.1/":             false,
		"http://2130706433/":           false,
		"http://１２７.0.0.1/":            false,
		"http://127。0。0。1/":            false,
		"http://[::1]/":                false,
		"http://[::ffff:127.0.0.1]/":   false,
		"http://10.0.0.1/":             false,
		"http://169.254.169.254/":      false,
		"http://user@127.0.0.1/":       false,
		"http://127.0.0.1:9000/#hooks": false,
	} {
		if err := guard.CheckURL(raw); (err == nil) != allowed {
			t.Errorf("%s: %v, want allowed = %v", raw, err, allowed)
		}
	}
}

func FuzzCheckURL(f *testing.F) {
	for _, seed := range []string{
		"https://example.com/a?b", "https://0x7f.1/", "https://[::1%25eth0]:1/", "https://１.1/", "https://u@h/#f",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, raw string) {
		if (ssrf.Guard{}).CheckURL(raw) != nil {
			return
		}
		target, err := url.Parse(raw)
		if err != nil || target.Scheme != "https" || target.Hostname() == "" || target.User != nil || target.Fragment != "" {
			t.Fatalf("accepted %q, parsed as %+v, %v", raw, target, err)
		}
		address, err := netip.ParseAddr(target.Hostname())
		if err == nil && ssrf.Classify(address) != ssrf.Public {
			t.Fatalf("accepted %q, which is %s", raw, ssrf.Classify(address))
		}
	})
}
