package email

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net"
	"net/mail"
	"regexp"
	"strings"
	"time"

	"github.com/google/uuid"
	gomail "github.com/wneessen/go-mail"
)

// SendTimeout bounds an attempt to send an e-mail, from the dial to the server's last response.
const SendTimeout = 30 * time.Second

// Message is an e-mail to one person.
type Message struct {
	ID      uuid.UUID // is its Message-ID, by which mail programs recognise the same e-mail when it arrives twice
	Name    string    // of the person; may be empty
	Address string
	Content
}

// Sender sends e-mails through one SMTP server. It is safe for concurrent use and keeps no connection.
type Sender struct {
	server server
	from   *mail.Address
	tls    *tls.Config
}

// NewSender returns a sender, or nil when the options switch e-mail off. Errors: those of Options.Validate.
func NewSender(o Options) (*Sender, error) {
	if !o.isOn() {
		return nil, nil //nolint:nilnil // no sender is what the options want
	}
	if err := o.Validate(); err != nil {
		return nil, err
	}
	s := &Sender{}
	var err error
	if s.server, err = parseServer(o.URL); err != nil {
		return nil, err
	}
	if s.from, err = o.sender(); err != nil {
		return nil, err
	}
	roots, err := o.roots()
	if err != nil {
		return nil, err
	}
	s.tls = &tls.Config{ServerName: s.server.host, RootCAs: roots, MinVersion: tls.VersionTLS12}
	return s, nil
}

// SendError is a failed attempt. Its text holds no e-mail address.
type SendError struct {
	// Permanent says that the server refuses this recipient or this message, so that another attempt would fail as well.
	Permanent bool
	text      string
}

// Error implements error.
func (e *SendError) Error() string { return e.text }

// Send hands an e-mail to the server, within SendTimeout. Error: *SendError.
func (s *Sender) Send(ctx context.Context, m Message) error {
	message, err := s.compose(m)
	if err != nil {
		return &SendError{Permanent: true, text: withoutAddresses(err)}
	}
	ctx, cancel := context.WithTimeout(ctx, SendTimeout)
	defer cancel()
	client, err := s.client(ctx)
	if err != nil {
		return &SendError{text: withoutAddresses(err)}
	}
	// An error after the server has accepted the message, while the connection ends, is ignored: a retry would send it twice.
	if err := client.DialAndSendWithContext(ctx, message); err != nil && !message.IsDelivered() {
		if ctx.Err() != nil {
			err = fmt.Errorf("%w: %w", ctx.Err(), err)
		}
		return &SendError{Permanent: isPermanent(err), text: withoutAddresses(err)}
	}
	return nil
}

// Check connects to the server, with TLS and credentials, and sends nothing. Error: *SendError.
func (s *Sender) Check(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, SendTimeout)
	defer cancel()
	client, err := s.client(ctx)
	if err != nil {
		return &SendError{text: withoutAddresses(err)}
	}
	if err := client.DialWithContext(ctx); err != nil {
		return &SendError{text: withoutAddresses(err)}
	}
	_ = client.Close() // the check has succeeded already
	return nil
}

// authMethods are the methods to sign in, the best first. None sends a plain password without TLS. SMTPAuthAutoDiscover has the same
// list, but leaves out the last two if TLS is implicit and the connection was not dialled by go-mail.
var authMethods = []gomail.SMTPAuthType{
	gomail.SMTPAuthSCRAMSHA256PLUS, gomail.SMTPAuthSCRAMSHA256, gomail.SMTPAuthSCRAMSHA1PLUS, gomail.SMTPAuthSCRAMSHA1,
	gomail.SMTPAuthNTLM, gomail.SMTPAuthCramMD5, gomail.SMTPAuthPlain, gomail.SMTPAuthLogin,
}

// client returns a client whose connection is closed when ctx ends. By itself, go-mail extends the time-out at each step of SMTP, and
// heeds its context only until it is connected.
func (s *Sender) client(ctx context.Context) (*gomail.Client, error) {
	options := []gomail.Option{
		gomail.WithPort(s.server.port), gomail.WithTimeout(SendTimeout), gomail.WithTLSConfig(s.tls),
		gomail.WithDialContextFunc(func(dialContext context.Context, network, address string) (net.Conn, error) {
			connection, err := s.dial(dialContext, network, address)
			if err == nil {
				context.AfterFunc(ctx, func() { _ = connection.Close() })
			}
			return connection, err
		}),
	}
	loopback := isLoopback(s.server.host)
	switch {
	case s.server.implicitTLS:
		options = append(options, gomail.WithSSL())
	case s.server.withoutTLS:
		options = append(options, gomail.WithTLSPolicy(gomail.NoTLS))
	case loopback:
		options = append(options, gomail.WithTLSPolicy(gomail.TLSOpportunistic))
	default:
		options = append(options, gomail.WithTLSPolicy(gomail.TLSMandatory))
	}
	if s.server.user != "" {
		method := gomail.WithOpportunisticSMTPAuth(authMethods...)
		if loopback {
			method = gomail.WithSMTPAuth(gomail.SMTPAuthPlain)
		}
		options = append(options, method, gomail.WithUsername(s.server.user), gomail.WithPassword(s.server.password))
	}
	return gomail.NewClient(s.server.host, options...)
}

// dial connects to the server, with TLS if that is implicit.
func (s *Sender) dial(ctx context.Context, network, address string) (net.Conn, error) {
	if s.server.implicitTLS {
		return (&tls.Dialer{Config: s.tls}).DialContext(ctx, network, address)
	}
	return new(net.Dialer).DialContext(ctx, network, address)
}

func (s *Sender) compose(m Message) (*gomail.Msg, error) {
	message := gomail.NewMsg()
	// FromFormat and AddToFormat do not escape quotes in a name, so that a name with a quote would make the address invalid.
	if err := message.From(s.from.String()); err != nil {
		return nil, fmt.Errorf("email: sender: %w", err)
	}
	to := mail.Address{Name: oneLine(m.Name), Address: m.Address}
	if err := message.To(to.String()); err != nil {
		return nil, fmt.Errorf("email: recipient: %w", err)
	}
	message.Subject(oneLine(m.Subject))
	message.SetDate()
	domain := s.from.Address[strings.LastIndexByte(s.from.Address, '@')+1:]
	message.SetMessageIDWithValue(m.ID.String() + "@" + domain)
	message.SetGenHeader("Auto-Submitted", "auto-generated") // RFC 3834: no vacation responses
	message.SetBodyString(gomail.TypeTextPlain, m.Text)
	message.AddAlternativeString(gomail.TypeTextHTML, m.HTML)
	return message, nil
}

// isPermanent reports whether the server refused the recipient or the message for good. Errors of the sender, the credentials or the
// connection are not permanent: the operator can correct them, so the e-mail is tried again.
func isPermanent(err error) bool {
	failure, ok := errors.AsType[*gomail.SendError](err)
	if !ok || failure.ErrorCode() < 500 || failure.ErrorCode() > 599 {
		return false
	}
	return failure.Reason == gomail.ErrSMTPRcptTo || failure.Reason == gomail.ErrSMTPDataClose
}

var (
	addresses = regexp.MustCompile(`<?[^\s<>"'(),:;]+@[^\s<>"'(),:;]+>?`)
	// affected matches what go-mail appends to the server's response: the recipients and the Message-ID.
	affected = regexp.MustCompile(`, affected (recipient\(s\)|message ID): .*`)
)

const maxErrorLength = 300

// withoutAddresses returns the text of an error on one line, without e-mail addresses, which servers repeat in their responses.
func withoutAddresses(err error) string {
	text := affected.ReplaceAllString(oneLine(err.Error()), "")
	text = addresses.ReplaceAllString(text, "[address]")
	if runes := []rune(text); len(runes) > maxErrorLength {
		text = string(runes[:maxErrorLength]) + "…"
	}
	return text
}
