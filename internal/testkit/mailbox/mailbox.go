// Package mailbox is an SMTP server for tests, which keeps the e-mails that it accepts.
package mailbox

import (
	"context"
	"crypto/tls"
	"encoding/pem"
	"errors"
	"io"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	"net"
	"net/http/httptest"
	"net/mail"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/emersion/go-sasl"
	"github.com/emersion/go-smtp"
)

// User and Password are the credentials that a server with Options.Credentials requires.
const (
	User     = "kiosk@shop.example"
	Password = "p@ss word/of the:server"
)

// waitTimeout is how long a test waits for an e-mail.
const waitTimeout = 3 * time.Minute

// Email is an e-mail that the server accepted.
type Email struct {
	From, To      string // of the envelope
	Header        mail.Header
	Subject       string // decoded
	Text, HTML    string
	Raw           string
	Encrypted     bool
	Authenticated bool
}

// Options configures a server.
type Options struct {
	TLS         bool // STARTTLS, or TLS from the beginning with Implicit
	Implicit    bool
	Credentials bool // requires User and Password
}

// Server is an SMTP server on 127.0.0.1.
type Server struct {
	Address string // host:port, the same after Close and Open
	CAFile  string // the root of its certificate

	options Options
	tls     *tls.Config
	arrived chan Email

	mutex    sync.Mutex
	server   *smtp.Server
	listener net.Listener // closed separately, because the server may not know it yet
	refusal  func(to string) error
	taken    int
}

// Start starts a server that runs until the test ends.
func Start(t testing.TB, options Options) *Server {
	t.Helper()
	s := &Server{options: options, arrived: make(chan Email, 1000)}
	if options.TLS {
		certified := httptest.NewTLSServer(nil) // only for its certificate, which is for 127.0.0.1
		defer certified.Close()
		s.tls = &tls.Config{Certificates: certified.TLS.Certificates, MinVersion: tls.VersionTLS12}
		s.CAFile = filepath.Join(t.TempDir(), "root.pem")
		block := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: certified.Certificate().Raw})
		if err := os.WriteFile(s.CAFile, block, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	s.Address = "127.0.0.1:0"
	s.Open(t)
	t.Cleanup(s.Close)
	return s
}

// Open makes a closed server accept connections again, at the same address.
func (s *Server) Open(t testing.TB) {
	t.Helper()
	var config net.ListenConfig
	listener, err := config.Listen(context.Background(), "tcp", s.Address)
	if err != nil {
		t.Fatal(err)
	}
	s.Address = listener.Addr().String()
	server := smtp.NewServer(smtp.BackendFunc(func(c *smtp.Conn) (smtp.Session, error) {
		return &session{server: s, conn: c}, nil
	}))
	server.Domain, server.TLSConfig, server.AllowInsecureAuth = "mailbox.example", s.tls, true
	server.ErrorLog = silent{}
	if s.options.Implicit {
		listener = tls.NewListener(listener, s.tls)
	}
	s.mutex.Lock()
	s.server, s.listener = server, listener
	s.mutex.Unlock()
	go func() { _ = server.Serve(listener) }() // ends with Close
}

// Close stops the server until Open.
func (s *Server) Close() {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	_ = s.listener.Close()
	_ = s.server.Close() // fails when it is closed already
}

// Refuse sets the function that returns the server's error for a recipient, nil to accept it. A nil function accepts all.
func (s *Server) Refuse(refusal func(to string) error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.refusal = refusal
}

// Next waits for the next e-mail.
func (s *Server) Next(t testing.TB) Email {
	t.Helper()
	select {
	case email := <-s.arrived:
		return email
	case <-time.After(waitTimeout):
		t.Fatal("no e-mail arrived")
		return Email{}
	}
}

// Taken returns how many e-mails the server has accepted.
func (s *Server) Taken() int {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.taken
}

type silent struct{}

func (silent) Printf(string, ...any) {}
func (silent) Println(...any)        {}

// session is the session of one connection.
type session struct {
	server        *Server
	conn          *smtp.Conn
	authenticated bool
	from, to      string
}

// AuthMechanisms implements smtp.AuthSession.
func (s *session) AuthMechanisms() []string {
	if !s.server.options.Credentials {
		return nil
	}
	return []string{sasl.Plain}
}

// Auth implements smtp.AuthSession.
func (s *session) Auth(string) (sasl.Server, error) {
	return sasl.NewPlainServer(func(_, user, password string) error {
		if user != User || password != Password {
			return &smtp.SMTPError{Code: 535, EnhancedCode: smtp.EnhancedCode{5, 7, 8}, Message: "wrong user or password"}
		}
		s.authenticated = true
		return nil
	}), nil
}

// Mail implements smtp.Session.
func (s *session) Mail(from string, _ *smtp.MailOptions) error {
	if s.server.options.Credentials && !s.authenticated {
		return smtp.ErrAuthRequired
	}
	s.from = from
	return nil
}

// Rcpt implements smtp.Session.
func (s *session) Rcpt(to string, _ *smtp.RcptOptions) error {
	s.server.mutex.Lock()
	refusal := s.server.refusal
	s.server.mutex.Unlock()
	s.to = to
	if refusal != nil {
		return refusal(to)
	}
	return nil
}

// Data implements smtp.Session.
func (s *session) Data(r io.Reader) error {
	raw, err := io.ReadAll(r)
	if err != nil {
		return err
	}
	email, err := parse(string(raw))
	if err != nil {
		return err
	}
	_, email.Encrypted = s.conn.TLSConnectionState()
	email.From, email.To, email.Authenticated = s.from, s.to, s.authenticated
	s.server.mutex.Lock()
	s.server.taken++
	s.server.mutex.Unlock()
	s.server.arrived <- email
	return nil
}

// Reset implements smtp.Session.
func (s *session) Reset() { s.from, s.to = "", "" }

// Logout implements smtp.Session.
func (s *session) Logout() error { return nil }

// parse parses a message with a text and an HTML alternative.
func parse(raw string) (Email, error) {
	message, err := mail.ReadMessage(strings.NewReader(raw))
	if err != nil {
		return Email{}, err
	}
	email := Email{Header: message.Header, Raw: raw}
	if email.Subject, err = new(mime.WordDecoder).DecodeHeader(message.Header.Get("Subject")); err != nil {
		return Email{}, err
	}
	_, parameters, err := mime.ParseMediaType(message.Header.Get("Content-Type"))
	if err != nil {
		return Email{}, err
	}
	parts := multipart.NewReader(message.Body, parameters["boundary"])
	for {
		part, err := parts.NextRawPart()
		if errors.Is(err, io.EOF) {
			return email, nil
		}
		if err != nil {
			return Email{}, err
		}
		body, err := io.ReadAll(quotedprintable.NewReader(part))
		if err != nil {
			return Email{}, err
		}
		switch text := strings.ReplaceAll(string(body), "\r\n", "\n"); {
		case strings.HasPrefix(part.Header.Get("Content-Type"), "text/plain"):
			email.Text = text
		case strings.HasPrefix(part.Header.Get("Content-Type"), "text/html"):
			email.HTML = text
		}
	}
}
