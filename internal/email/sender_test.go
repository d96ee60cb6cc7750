package email_test

import (
	"bufio"
	"context"
	"errors"
	"io"
	"net"
	"net/mail"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/emersion/go-smtp"
	"github.com/google/uuid"

	"kiosk/internal/email"
	"kiosk/internal/logging"
	"kiosk/internal/testkit/mailbox"
)

// optionsFor returns options for sending to a test's server.
func optionsFor(scheme string, server *mailbox.Server, credentials *url.Userinfo) email.Options {
	address := url.URL{Scheme: scheme, User: credentials, Host: server.Address}
	return email.Options{
		URL: address.String(), From: "Kiosk <kiosk@shop.example>", CAFile: server.CAFile, PublicURL: "https://kiosk.example/",
	}
}

func newSender(t *testing.T, options email.Options) *email.Sender {
	t.Helper()
	sender, err := email.NewSender(options)
	if err != nil {
		t.Fatal(err)
	}
	return sender
}

func invitation(t *testing.T, change func(*email.LinkLetter)) email.Content {
	t.Helper()
	letter := email.LinkLetter{
		Language: email.English, Store: "Shop", Name: "Zoe", By: "Ada", Link: "https://kiosk.example/console/invite#klnk_secret",
		ExpiresAt: time.Date(2026, 12, 1, 9, 30, 0, 0, time.UTC),
	}
	change(&letter)
	content, err := email.Invitation(letter)
	if err != nil {
		t.Fatal(err)
	}
	return content
}

func TestEmailsTravelByTheSchemeOfTheURL(t *testing.T) {
	t.Parallel()
	credentials := url.UserPassword(mailbox.User, mailbox.Password)
	for name, c := range map[string]struct {
		scheme    string
		server    mailbox.Options
		user      *url.Userinfo
		encrypted bool
	}{
		"STARTTLS with credentials":              {"smtp", mailbox.Options{TLS: true, Credentials: true}, credentials, true},
		"implicit TLS with credentials":          {"smtps", mailbox.Options{TLS: true, Implicit: true, Credentials: true}, credentials, true},
		"plain with credentials on this machine": {"smtp", mailbox.Options{Credentials: true}, credentials, false},
		"plain on this machine":                  {"smtp", mailbox.Options{}, nil, false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			server := mailbox.Start(t, c.server)
			sender := newSender(t, optionsFor(c.scheme, server, c.user))
			if err := sender.Check(t.Context()); err != nil {
				t.Errorf("check: %v", err)
			}
			id := uuid.New()
			message := email.Message{ID: id, Name: "Zoe", Address: "zoe@shop.example", Content: invitation(t, func(*email.LinkLetter) {})}
			if err := sender.Send(t.Context(), message); err != nil {
				t.Fatal(err)
			}
			got := server.Next(t)
			if got.Encrypted != c.encrypted || got.Authenticated != (c.user != nil) {
				t.Errorf("encrypted %t, authenticated %t", got.Encrypted, got.Authenticated)
			}
			if got.From != "kiosk@shop.example" || got.To != "zoe@shop.example" || got.Header.Get("To") != `"Zoe" <zoe@shop.example>` {
				t.Errorf("from %q to %q: %v", got.From, got.To, got.Header)
			}
			if want := "<" + id.String() + "@shop.example>"; got.Header.Get("Message-ID") != want || got.Header.Get("Auto-Submitted") != "auto-generated" {
				t.Errorf("%v, want %s", got.Header, want)
			}
			for _, body := range []string{got.Text, got.HTML} {
				if !strings.Contains(body, "https://kiosk.example/console/invite#klnk_secret") {
					t.Errorf("there is no link in %s", body)
				}
			}
		})
	}
}

func TestNamesCannotAddHeadersOrMarkup(t *testing.T) {
	t.Parallel()
	server := mailbox.Start(t, mailbox.Options{})
	sender := newSender(t, optionsFor("smtp", server, nil))
	const evil = "Eve\r\nBcc: other@shop.example\r\n\r\n<script>alert(1)</script>"
	content := invitation(t, func(l *email.LinkLetter) { l.Store, l.Name, l.By = evil, evil, evil })
	err := sender.Send(t.Context(), email.Message{ID: uuid.New(), Name: evil, Address: "zoe@shop.example", Content: content})
	if err != nil {
		t.Fatal(err)
	}
	got := server.Next(t)
	if len(got.Header["Bcc"]) > 0 || got.To != "zoe@shop.example" {
		t.Errorf("a header was added: %v", got.Header)
	}
	if want := "Invitation to the staff of Eve Bcc: other@shop.example <script>alert(1)</script>"; got.Subject != want {
		t.Errorf("subject %q, want %q", got.Subject, want)
	}
	if strings.Contains(got.HTML, "<script>") || !strings.Contains(got.HTML, "&lt;script&gt;") {
		t.Errorf("markup was added: %s", got.HTML)
	}
}

func TestTextsTurnNothingAroundBehindThem(t *testing.T) {
	t.Parallel()
	const store, name = "\u202emoc.elpmaxe\u2066 Shop\u202a", "\u2067דנה\u2069 \u200fLevi"
	content := invitation(t, func(l *email.LinkLetter) { l.Store, l.Name, l.By = store, name, store })
	if want := "Invitation to the staff of moc.elpmaxe Shop"; content.Subject != want {
		t.Errorf("subject %q, want %q", content.Subject, want)
	}
	for _, text := range []string{content.Text, content.HTML} {
		if strings.ContainsAny(text, "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069") {
			t.Errorf("%q turns around", text)
		}
		if !strings.Contains(text, "דנה \u200fLevi") { // a direction mark does not affect other text, and stays
			t.Errorf("the name is not as it was in %q", text)
		}
	}
}

func TestNamesArriveWithTheirQuotesAndBackslashes(t *testing.T) {
	t.Parallel()
	server := mailbox.Start(t, mailbox.Options{})
	for _, name := range []string{`5" Shop`, `Ana "Nina" Silva`, `AC\DC`, `Zoe \`, `Zoë "Zo" <zoe@other.example>`, ""} {
		from := mail.Address{Name: name, Address: "kiosk@shop.example"}
		options := optionsFor("smtp", server, nil)
		options.From = from.String()
		to := mail.Address{Name: name, Address: "zoe@shop.example"}
		content := invitation(t, func(l *email.LinkLetter) { l.Name = name })
		err := newSender(t, options).Send(t.Context(), email.Message{ID: uuid.New(), Name: to.Name, Address: to.Address, Content: content})
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		header := server.Next(t).Header
		for field, want := range map[string]mail.Address{"From": from, "To": to} {
			if got, err := header.AddressList(field); err != nil || len(got) != 1 || *got[0] != want {
				t.Errorf("%s: %s is %q, %v", name, field, header.Get(field), err)
			}
		}
	}
}

func TestLettersAreInTheLanguageOfThePerson(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		language email.Language
		name, by string
		want     []string
	}{
		{email.English, "Zoe", "Ada", []string{"Hello Zoe,", "Ada invited you to work in the store Shop.", "1 December 2026, 09:30 (UTC)"}},
		{email.English, "", "", []string{"Hello,", "You were invited to work in the store Shop."}},
		{email.Portuguese, "Zoe", "Ada", []string{"Olá, Zoe!", "Ada convidou você a trabalhar na loja Shop.", "01/12/2026 09:30 (UTC)"}},
		{email.Portuguese, "", "", []string{"Olá!", "Você foi convidado a trabalhar na loja Shop."}},
	} {
		content := invitation(t, func(l *email.LinkLetter) { l.Language, l.Name, l.By = c.language, c.name, c.by })
		for _, want := range c.want {
			if !strings.Contains(content.Text, want) || !strings.Contains(content.HTML, want) {
				t.Errorf("%s: no %q in\n%s\n%s", c.language, want, content.Text, content.HTML)
			}
		}
		if !strings.Contains(content.HTML, `<html lang="`+string(c.language)+`">`) {
			t.Errorf("%s: the page is in %s", c.language, content.HTML)
		}
	}
}

func TestAttemptThatFailsSaysWhyWithoutAddressesAndPasswords(t *testing.T) {
	t.Parallel()
	refusing := mailbox.Start(t, mailbox.Options{})
	refusing.Refuse(func(to string) error {
		code := 550
		if strings.HasPrefix(to, "later") {
			code = 451
		}
		return &smtp.SMTPError{Code: code, EnhancedCode: smtp.EnhancedCode{code / 100, 1, 1}, Message: "<" + to + "> is not known here"}
	})
	withCredentials := mailbox.Start(t, mailbox.Options{TLS: true, Credentials: true})
	away := mailbox.Start(t, mailbox.Options{})
	away.Close()
	untrusted := optionsFor("smtp", withCredentials, nil)
	untrusted.CAFile = ""
	for name, c := range map[string]struct {
		options   email.Options
		to, want  string
		permanent bool
	}{
		"recipient refused":        {optionsFor("smtp", refusing, nil), "zoe@shop.example", "550", true},
		"recipient refused by now": {optionsFor("smtp", refusing, nil), "later@shop.example", "451", false},
		"wrong password":           {optionsFor("smtp", withCredentials, url.UserPassword(mailbox.User, "guessed-secret")), "zoe@shop.example", "535", false},
		"away":                     {optionsFor("smtp", away, nil), "zoe@shop.example", "refused", false},
		"certificate of no one":    {untrusted, "zoe@shop.example", "certificate", false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			err := newSender(t, c.options).Send(t.Context(), email.Message{ID: uuid.New(), Address: c.to, Content: invitation(t, func(*email.LinkLetter) {})})
			failure, ok := errors.AsType[*email.SendError](err)
			if !ok || failure.Permanent != c.permanent || !strings.Contains(failure.Error(), c.want) {
				t.Fatalf("got %+v, want %q", err, c.want)
			}
			for _, secret := range []string{c.to, "shop.example", "guessed", "klnk_"} {
				if strings.Contains(failure.Error(), secret) {
					t.Errorf("%q is in %q", secret, failure)
				}
			}
		})
	}
}

// After an error, the e-mail would be sent again although the server has accepted it.
func TestEmailThatTheServerTookIsSentHoweverTheConnectionEnds(t *testing.T) {
	t.Parallel()
	for name, responses := range map[string]map[string]string{
		"closed after the message": {".": "250 taken"},
		"refused RSET":             {".": "250 taken", "NOOP": "250 ok", "RSET": "421 one message for each connection", "QUIT": "221 bye"},
		"closed at QUIT":           {".": "250 taken", "NOOP": "250 ok", "RSET": "250 ok"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			sender := newSender(t, email.Options{URL: "smtp://" + scripted(t, responses), From: "kiosk@shop.example", PublicURL: "https://kiosk.example"})
			message := email.Message{ID: uuid.New(), Address: "zoe@shop.example", Content: invitation(t, func(*email.LinkLetter) {})}
			if err := sender.Send(t.Context(), message); err != nil {
				t.Error(err)
			}
		})
	}
}

// go-mail itself gives the server the whole time-out again at each step, and looks at its context only until it is connected.
func TestAttemptEndsWithItsContextWhateverTheServerDoes(t *testing.T) {
	t.Parallel()
	for name, responses := range map[string]string{
		"no greeting":                "",
		"no response to EHLO":        "220 ready\r\n",
		"no response to the message": "220 ready\r\n250 ok\r\n250 ok\r\n250 ok\r\n250 ok\r\n354 go on\r\n",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			listener, err := net.Listen("tcp", "127.0.0.1:0")
			if err != nil {
				t.Fatal(err)
			}
			defer listener.Close()
			ctx, cancel := context.WithCancel(t.Context())
			go func() {
				connection, err := listener.Accept()
				if err != nil {
					return
				}
				defer connection.Close()
				reader := bufio.NewReader(connection)
				for _, response := range strings.SplitAfter(responses, "\r\n") {
					_, _ = io.WriteString(connection, response)
					if response != "" {
						_, _ = reader.ReadString('\n')
					}
				}
				cancel()
				_, _ = io.Copy(io.Discard, reader) // until the client closes the connection
			}()
			sender := newSender(t, email.Options{URL: "smtp://" + listener.Addr().String(), From: "kiosk@shop.example", PublicURL: "https://kiosk.example"})
			err = sender.Send(ctx, email.Message{ID: uuid.New(), Address: "zoe@shop.example", Content: invitation(t, func(*email.LinkLetter) {})})
			if err == nil || !strings.Contains(err.Error(), context.Canceled.Error()) {
				t.Errorf("got %v", err)
			}
		})
	}
}

// scripted starts a server for one connection and returns its address. From the end of the message, it sends the given responses. Where
// a response is missing, it closes the connection.
func scripted(t *testing.T, responses map[string]string) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = listener.Close() })
	go func() {
		connection, err := listener.Accept()
		if err != nil {
			return
		}
		defer connection.Close()
		say := func(response string) { _, _ = io.WriteString(connection, response+"\r\n") }
		say("220 ready")
		inMessage, taken := false, false
		for lines := bufio.NewScanner(connection); lines.Scan(); {
			line := lines.Text()
			switch {
			case inMessage && line != ".":
			case inMessage, taken:
				inMessage, taken = false, true
				if responses[line] == "" {
					return
				}
				say(responses[line])
			case line == "DATA":
				inMessage = true
				say("354 go on")
			default:
				say("250 ok")
			}
		}
	}()
	return listener.Addr().String()
}

func TestPasswordIsNeverSentWithoutTLSToAnotherMachine(t *testing.T) {
	t.Parallel()
	options := email.Options{URL: "smtp://user:guessed-secret@mail.shop.example?starttls=off", From: "kiosk@shop.example", PublicURL: "https://kiosk.example"}
	if _, err := email.NewSender(options); err == nil || !strings.Contains(err.Error(), "never sent without TLS") {
		t.Errorf("got %v", err)
	}
	options.URL = "smtp://mail.shop.example?starttls=off" // a relay of one's own network, without a password
	if _, err := email.NewSender(options); err != nil {
		t.Error(err)
	}
}

func TestWrongSettingsAreAllNamedAtOnceWithoutThePassword(t *testing.T) {
	t.Parallel()
	for _, server := range []string{
		"smtp://user:s3cr%zzet@host", "http://user:s3cret@host", "smtp://", "smtp://user:s3cret@host:99999", "smtps://user:s3cret@host?starttls=off",
		"smtp://user:s3cret@host/path", "user:s3cret@host",
	} {
		_, err := email.NewSender(email.Options{URL: server, From: "no address", PublicURL: "http://kiosk.example", CAFile: "missing.pem"})
		if err == nil {
			t.Errorf("%s is taken", server)
			continue
		}
		for _, want := range []string{"--smtp-url", "--mail-from", "--smtp-ca-file", "--url"} {
			if !strings.Contains(err.Error(), want) {
				t.Errorf("%s: no %s in %v", server, want, err)
			}
		}
		if strings.Contains(err.Error(), "s3cr") {
			t.Errorf("the password is in %v", err)
		}
		if shown := logging.Redact(err.Error()); shown != err.Error() {
			t.Errorf("what is right is masked: %s", shown)
		}
	}
	if sender, err := email.NewSender(email.Options{From: "no address"}); sender != nil || err != nil {
		t.Errorf("without a server: %v, %v", sender, err)
	}
}
