package main

import (
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"os"
	"sync"
	"time"
)

// certificateInterval is the minimum time between two checks for a renewed certificate.
const certificateInterval = time.Second

// certificate is a TLS certificate chain with its key. It reloads its two files when they change: renewing them needs no restart.
type certificate struct {
	chainFile, keyFile string
	logger             *slog.Logger

	mutex     sync.Mutex
	pair      *tls.Certificate
	files     [2]os.FileInfo // as they were when pair was loaded
	checkedAt time.Time
	logged    string // the reason why the present files are not used, "" if they are
}

// certificate loads the certificate that the flags name. It returns nil and no error when they name none.
func (f listenFlags) certificate(logger *slog.Logger) (*certificate, error) {
	switch {
	case f.TLSCert == "" && f.TLSKey == "":
		return nil, nil //nolint:nilnil // no certificate is a setting, and no failure
	case f.TLSCert == "" || f.TLSKey == "":
		return nil, errors.New("--tls-cert and --tls-key belong together: give both or neither")
	}
	c := &certificate{chainFile: f.TLSCert, keyFile: f.TLSKey, checkedAt: time.Now(), logger: logger}
	c.files, _ = c.stat() // load returns the error of a missing file
	return c, c.load()
}

// encrypt wraps the listener in TLS when the flags name a certificate, and reports whether they do.
func (f listenFlags) encrypt(plain net.Listener, logger *slog.Logger) (net.Listener, bool, error) {
	c, err := f.certificate(logger)
	if c == nil || err != nil {
		return plain, false, err
	}
	return tls.NewListener(plain, &tls.Config{
		GetCertificate: c.current,
		MinVersion:     tls.VersionTLS12,
		NextProtos:     []string{"h2", "http/1.1"},
	}), true, nil
}

// load reads the files. It fails, and keeps the previous certificate, when that is valid now and the new one is not.
func (c *certificate) load() error {
	pair, err := tls.LoadX509KeyPair(c.chainFile, c.keyFile)
	if err != nil {
		return fmt.Errorf("TLS certificate: %w", err)
	}
	now := time.Now()
	invalid := checkValidity(pair.Leaf, now)
	if invalid != nil && c.pair != nil && checkValidity(c.pair.Leaf, now) == nil {
		return invalid
	}
	c.pair = &pair
	if invalid != nil {
		c.logger.Warn("clients refuse the certificate", "file", c.chainFile, "error", invalid)
	}
	return nil
}

// requireValid fails when the certificate is not valid now.
func (c *certificate) requireValid() error { return checkValidity(c.pair.Leaf, time.Now()) }

func checkValidity(leaf *x509.Certificate, now time.Time) error {
	switch {
	case now.Before(leaf.NotBefore):
		return fmt.Errorf("TLS certificate: it is valid from %s only", leaf.NotBefore.UTC().Format(time.RFC3339))
	case now.After(leaf.NotAfter):
		return fmt.Errorf("TLS certificate: it was valid until %s", leaf.NotAfter.UTC().Format(time.RFC3339))
	}
	return nil
}

// current returns the certificate for a TLS handshake, and first reloads files that have changed. It returns the previous
// certificate while the files cannot be read, do not match because only one of them was replaced so far, or hold a certificate
// that is not valid now. It then tries them again even if they stay the same: their permissions may change, or the clock.
func (c *certificate) current(*tls.ClientHelloInfo) (*tls.Certificate, error) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if time.Since(c.checkedAt) < certificateInterval {
		return c.pair, nil
	}
	c.checkedAt = time.Now()
	files, err := c.stat()
	if err == nil && unchanged(files[0], c.files[0]) && unchanged(files[1], c.files[1]) {
		c.logged = ""
		return c.pair, nil
	}
	if err == nil {
		err = c.load()
	}
	if err != nil {
		if err.Error() != c.logged {
			c.logged = err.Error()
			c.logger.Error("the renewed certificate cannot be used; still using the previous one", "error", err)
		}
		return c.pair, nil
	}
	c.files, c.logged = files, ""
	c.logger.Info("the renewed certificate is used from now on", "file", c.chainFile)
	return c.pair, nil
}

func (c *certificate) stat() (files [2]os.FileInfo, err error) {
	for i, name := range []string{c.chainFile, c.keyFile} {
		if files[i], err = os.Stat(name); err != nil {
			return files, err
		}
	}
	return files, nil
}

func unchanged(a, b os.FileInfo) bool {
	return b != nil && os.SameFile(a, b) && a.ModTime().Equal(b.ModTime()) && a.Size() == b.Size()
}
