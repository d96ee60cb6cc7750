// Package email writes the messages of Kiosk to staff, and sends them over SMTP.
package email

import (
	"crypto/x509"
	"errors"
	"fmt"
	"net"
	"net/mail"
	"net/url"
	"os"
	"strconv"
	"strings"
)

// Options are the settings for e-mail: flags and environment variables of every command that creates or sends e-mails. Without URL
// no e-mail is sent.
type Options struct {
	URL       string `group:"email" name:"smtp-url" env:"KIOSK_SMTP_URL" placeholder:"URL" help:"The SMTP server that takes e-mails to staff: smtp://user:password@host:587 (STARTTLS) or smtps://user:password@host:465 (TLS). Default: none is sent."`
	From      string `group:"email" name:"mail-from" env:"KIOSK_MAIL_FROM" placeholder:"ADDRESS" help:"The sender of e-mails, such as \"Kiosk <kiosk@shop.example>\". Required with --smtp-url."`
	CAFile    string `group:"email" name:"smtp-ca-file" env:"KIOSK_SMTP_CA_FILE" placeholder:"FILE" help:"PEM file of root certificates that the SMTP server may use besides the system's."`
	PublicURL string `group:"email" name:"url" env:"KIOSK_URL" placeholder:"URL" help:"Where people reach this Kiosk, for the links in e-mails. Required with --smtp-url."`
}

// isOn reports whether e-mails are sent.
func (o Options) isOn() bool { return o.URL != "" }

// LinkURL returns the base URL of the links in e-mails, without a slash at the end; "" when no e-mail is sent.
func (o Options) LinkURL() string {
	if !o.isOn() {
		return ""
	}
	return strings.TrimRight(o.PublicURL, "/")
}

// Validate reports every invalid option. Its errors never hold the password.
func (o Options) Validate() error {
	if !o.isOn() {
		return nil
	}
	_, urlErr := parseServer(o.URL)
	_, fromErr := o.sender()
	_, rootsErr := o.roots()
	return errors.Join(urlErr, fromErr, rootsErr, checkPublicURL(o.PublicURL))
}

func (o Options) sender() (*mail.Address, error) {
	address, err := mail.ParseAddress(o.From)
	if err != nil {
		return nil, errors.New(`--mail-from must be an e-mail address, such as "Kiosk <kiosk@shop.example>"`)
	}
	return address, nil
}

func (o Options) roots() (*x509.CertPool, error) {
	roots, err := x509.SystemCertPool()
	if err != nil {
		return nil, fmt.Errorf("email: read the system's root certificates: %w", err)
	}
	if o.CAFile == "" {
		return roots, nil
	}
	pem, err := os.ReadFile(o.CAFile)
	if err != nil {
		return nil, fmt.Errorf("--smtp-ca-file: %w", err)
	}
	if !roots.AppendCertsFromPEM(pem) {
		return nil, fmt.Errorf("--smtp-ca-file: there is no certificate in %s", o.CAFile)
	}
	return roots, nil
}

// checkPublicURL requires HTTPS, because the links in e-mails are secrets. Plain HTTP is accepted for a loopback address.
func checkPublicURL(text string) error {
	parsed, err := url.Parse(text)
	if err != nil || parsed.Host == "" || parsed.User != nil || parsed.RawQuery != "" || parsed.Fragment != "" ||
		(parsed.Scheme != "https" && (parsed.Scheme != "http" || !isLoopback(parsed.Hostname()))) {
		return errors.New("--url must be where people reach this Kiosk, such as https://kiosk.shop.example: e-mails link to it")
	}
	return nil
}

// server is a parsed SMTP URL.
type server struct {
	host           string
	port           int
	implicitTLS    bool
	withoutTLS     bool // STARTTLS is not used even if the server has it
	user, password string
}

const (
	submissionPort  = 587 // RFC 6409
	submissionsPort = 465 // RFC 8314
)

var errServerURL = errors.New("--smtp-url must be smtp://host:587 or smtps://host:465, with user:password@ before the host if it wants them; " +
	"encode special characters of user and password, such as %40 for @")

// parseServer reads an SMTP URL. Its errors never hold the URL, which may hold a password.
func parseServer(text string) (server, error) {
	parsed, err := url.Parse(text)
	if err != nil || parsed.Hostname() == "" || strings.Trim(parsed.Path, "/") != "" || parsed.Fragment != "" {
		return server{}, errServerURL
	}
	s := server{host: parsed.Hostname(), user: parsed.User.Username()}
	s.password, _ = parsed.User.Password()
	switch parsed.Scheme {
	case "smtp":
		s.port = submissionPort
	case "smtps":
		s.port, s.implicitTLS = submissionsPort, true
	default:
		return server{}, errServerURL
	}
	if port := parsed.Port(); port != "" {
		if s.port, err = strconv.Atoi(port); err != nil || s.port < 1 || s.port > 65535 {
			return server{}, errServerURL
		}
	}
	err = s.readQuery(parsed.RawQuery)
	return s, err
}

// readQuery reads the parameters of an SMTP URL.
func (s *server) readQuery(query string) error {
	if query == "" {
		return nil
	}
	if query != "starttls=off" || s.implicitTLS {
		return errors.New("--smtp-url takes no parameter but starttls=off, with smtp://")
	}
	s.withoutTLS = true
	if s.user != "" && !isLoopback(s.host) {
		return errors.New("--smtp-url: user and password are never sent without TLS, except to this machine itself")
	}
	return nil
}

func isLoopback(host string) bool {
	if host == "localhost" {
		return true
	}
	ip := net.ParseIP(host)
	return ip != nil && ip.IsLoopback()
}
