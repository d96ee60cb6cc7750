package main

import (
	"bytes"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"log/slog"
	"math/big"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"kiosk/internal/database"
	"kiosk/internal/testkit"
)

// selfSigned writes a certificate for 127.0.0.1 and its key, and returns their files.
func selfSigned(t *testing.T) (certificateFile, keyFile string) {
	t.Helper()
	return selfSignedFor(t, time.Time{}, time.Now().Add(time.Hour))
}

// selfSignedFor is selfSigned with the period of validity.
func selfSignedFor(t *testing.T, from, until time.Time) (certificateFile, keyFile string) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{
		SerialNumber:          big.NewInt(1),
		Subject:               pkix.Name{CommonName: "kiosk test"},
		NotBefore:             from,
		NotAfter:              until,
		IPAddresses:           []net.IP{net.IPv4(127, 0, 0, 1)},
		IsCA:                  true,
		BasicConstraintsValid: true,
	}
	certificate, err := x509.CreateCertificate(rand.Reader, template, template, key.Public(), key)
	if err != nil {
		t.Fatal(err)
	}
	encodedKey, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		t.Fatal(err)
	}
	return writePEM(t, "CERTIFICATE", certificate), writePEM(t, "PRIVATE KEY", encodedKey)
}

func writePEM(t *testing.T, kind string, content []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "file.pem")
	if err := os.WriteFile(path, pem.EncodeToMemory(&pem.Block{Type: kind, Bytes: content}), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// openClosed returns a database that is closed already.
func openClosed(t *testing.T) *database.DB {
	t.Helper()
	d, err := databaseFlags{DatabaseURL: "sqlite://" + filepath.Join(t.TempDir(), "gone.db")}.open(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if err := d.Close(); err != nil {
		t.Fatal(err)
	}
	return d
}

func serveHealth(t *testing.T, h *health) string {
	t.Helper()
	server := httptest.NewServer(routes(http.NotFoundHandler(), http.NotFoundHandler(), home{health: h, logger: slog.New(slog.DiscardHandler)}))
	t.Cleanup(server.Close)
	return server.URL
}

// presented returns the certificate that a server presents.
func presented(t *testing.T, host string) *x509.Certificate {
	t.Helper()
	dialer := tls.Dialer{Config: &tls.Config{InsecureSkipVerify: true}}
	connection, err := dialer.DialContext(t.Context(), "tcp", host)
	if err != nil {
		t.Fatal(err)
	}
	defer connection.Close()
	return connection.(*tls.Conn).ConnectionState().PeerCertificates[0]
}

func TestARenewedCertificateIsPresentedOnceItIsValid(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		begin := time.Now()
		chainFile, keyFile := selfSignedFor(t, begin, begin.Add(48*time.Hour))
		var log bytes.Buffer
		kept, err := listenFlags{TLSCert: chainFile, TLSKey: keyFile}.certificate(slog.New(slog.NewTextHandler(&log, nil)))
		testkit.Must(t, err)
		before := kept.pair
		expect := func(when string, want bool) {
			t.Helper()
			if got, err := kept.current(nil); err != nil || (got != before) != want {
				t.Errorf("%s: the renewed certificate is presented: %v, want %v (%v)", when, got != before, want, err)
			}
		}
		tomorrowsChain, tomorrowsKey := selfSignedFor(t, begin.Add(24*time.Hour), begin.Add(72*time.Hour))
		replace(t, keyFile, tomorrowsKey)
		replace(t, chainFile, tomorrowsChain)

		time.Sleep(time.Minute)
		expect("the day before", false)
		time.Sleep(23 * time.Hour)
		expect("an hour before", false)
		time.Sleep(time.Hour)
		expect("on the day", true)
		if n := strings.Count(log.String(), "cannot be used"); n != 1 {
			t.Errorf("it was logged %d times that it cannot be used yet:\n%s", n, &log)
		}
	})
}
