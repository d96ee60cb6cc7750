package worker

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"io"
	"log"
	"math/big"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"kiosk/internal/ssrf"
	"kiosk/internal/testkit"
)

const testSecret = "4f1d2e6a9b8c7d5e3f0a1b2c4d6e8f90a1b3c5d7e9f0214365870a9bacbdcedf"

// authority is a certificate authority for one test.
type authority struct {
	t           *testing.T
	certificate *x509.Certificate
	key         *ecdsa.PrivateKey
	// file is its certificate as an operator would give it.
	file string
}

func newAuthority(t *testing.T) *authority {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{
		SerialNumber:          big.NewInt(1),
		Subject:               pkix.Name{CommonName: "Test root"},
		NotBefore:             time.Now().Add(-time.Hour),
		NotAfter:              time.Now().Add(time.Hour),
		IsCA:                  true,
		BasicConstraintsValid: true,
		KeyUsage:              x509.KeyUsageCertSign,
	}
	der, err := x509.CreateCertificate(rand.Reader, template, template, key.Public(), key)
	if err != nil {
		t.Fatal(err)
	}
	certificate, err := x509.ParseCertificate(der)
	if err != nil {
		t.Fatal(err)
	}
	return &authority{t, certificate, key, certificateFile(t, der)}
}

// certificateFile writes a certificate as PEM and returns the file's name.
func certificateFile(t testing.TB, der []byte) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "root.pem")
	if err := os.WriteFile(file, pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der}), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// issue returns a certificate for 127.0.0.1 and hooks.example that ends at the given time.
func (a *authority) issue(notAfter time.Time) tls.Certificate {
	a.t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		a.t.Fatal(err)
	}
	template := &x509.Certificate{
		SerialNumber: big.NewInt(2),
		NotBefore:    time.Now().Add(-2 * time.Hour),
		NotAfter:     notAfter,
		DNSNames:     []string{"hooks.example"},
		IPAddresses:  []net.IP{net.IPv4(127, 0, 0, 1)},
		KeyUsage:     x509.KeyUsageDigitalSignature,
		ExtKeyUsage:  []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth},
	}
	der, err := x509.CreateCertificate(rand.Reader, template, a.certificate, key.Public(), a.key)
	if err != nil {
		a.t.Fatal(err)
	}
	return tls.Certificate{Certificate: [][]byte{der}, PrivateKey: key}
}

// receiver starts an HTTP/1.1 receiver over TLS on 127.0.0.1 with a certificate of the authority.
func (a *authority) receiver(handler http.HandlerFunc) *httptest.Server {
	a.t.Helper()
	return a.receiverWith(handler, &tls.Config{Certificates: []tls.Certificate{a.issue(time.Now().Add(time.Hour))}})
}

func (a *authority) receiverWith(handler http.HandlerFunc, config *tls.Config) *httptest.Server {
	server := httptest.NewUnstartedServer(handler)
	server.Config.ErrorLog = log.New(io.Discard, "", 0)
	server.TLS = config
	server.StartTLS()
	a.t.Cleanup(server.Close)
	return server
}

// sender returns a sender that trusts the authority and may dial 127.0.0.1 only.
func (a *authority) sender(change func(*SenderConfig)) *Sender {
	a.t.Helper()
	return newTestSender(a.t, func(config *SenderConfig) {
		config.CAFile = a.file
		if change != nil {
			change(config)
		}
	})
}

func newTestSender(t testing.TB, change func(*SenderConfig)) *Sender {
	t.Helper()
	config := SenderConfig{
		Guard:   ssrf.Guard{AllowNetworks: []netip.Prefix{netip.MustParsePrefix("127.0.0.1/32")}},
		Timeout: time.Minute,
	}
	change(&config)
	sender, err := NewSender(config)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(sender.Close)
	sender.hasRoute = routed // whatever network the machine of the test has
	return sender
}

// routed reports a route to every address.
func routed(string) bool { return true }

// routedTo returns a function that reports a route to the addresses with one of the prefixes.
func routedTo(prefixes ...string) func(address string) bool {
	return func(address string) bool {
		return slices.ContainsFunc(prefixes, func(prefix string) bool {
			return netip.MustParsePrefix(prefix).Contains(netip.MustParseAddrPort(address).Addr())
		})
	}
}

// send makes one attempt that must have a result.
func send(t *testing.T, sender *Sender, url string) Result {
	t.Helper()
	result, err := sender.Send(context.Background(), attemptTo(url))
	if err != nil {
		t.Fatal(err)
	}
	return result
}

// sendMade makes attempts until one has a result. A busy machine may stand still for so long that the failure is not the receiver's.
func sendMade(t *testing.T, sender *Sender, url string) (result Result) {
	t.Helper()
	testkit.Eventually(t, waitTimeout, "an attempt is made", func() bool {
		var err error
		result, err = sender.Send(context.Background(), attemptTo(url))
		return err == nil
	})
	return result
}

// sendConnected makes attempts until one has a connection before its time-out. On a busy machine the handshake can take longer; then the
// next attempt uses the connection.
func sendConnected(t *testing.T, sender *Sender, url string) (result Result) {
	t.Helper()
	testkit.Eventually(t, waitTimeout, "an attempt has a connection", func() bool {
		result = sendMade(t, sender, url)
		return !strings.HasSuffix(result.ErrorMessage, "connecting")
	})
	return result
}

func attemptTo(url string) Attempt {
	return Attempt{
		URL:     url,
		EventID: "evt_01kdyhq3w9f8r2m5x7z0v4t6s1",
		Number:  1,
		Body:    []byte(`{"id":"evt_01kdyhq3w9f8r2m5x7z0v4t6s1","type":"stock.low","data":{}}`),
		Secret:  testSecret,
	}
}

// expect compares the outcome, the status and the message. The latency must be positive.
func expect(t *testing.T, got Result, outcome Outcome, status int, message string) {
	t.Helper()
	if got.Outcome != outcome || got.ResponseStatus != status || got.ErrorMessage != message || got.Latency <= 0 {
		t.Errorf("result = %+v, want %s %d %q", got, outcome, status, message)
	}
}
