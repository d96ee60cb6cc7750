// Package listener is a webhook receiver for development, which verifies and prints deliveries (`kiosk webhook listen`).
package listener

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"sync"
	"time"
	"unicode"

	"kiosk/rest/webhooksig"
)

// Listen receives webhooks over plain HTTP until ctx ends, on addr ("127.0.0.1:9000"; port 0 picks a free one) and on any path. It
// prints its URL. For each delivery, it prints the time, the event's type and id, the attempt, whether the signature is valid, and
// the data.
//
// It responds with 200, or 400 when the signature is invalid or the body is not an event, so that the log of deliveries shows the
// failure. With an empty secret, no signature is verified and every event is accepted.
func Listen(ctx context.Context, addr, secret string, out io.Writer) error {
	listener, err := new(net.ListenConfig).Listen(ctx, "tcp", addr)
	if err != nil {
		return fmt.Errorf("listen for webhooks: %w", err)
	}
	server := &http.Server{
		Handler:           &printer{secret: secret, out: out},
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       10 * time.Second,
	}
	fmt.Fprintf(out, "Listening on http://%s\n", listener.Addr())

	stopped := make(chan error, 1)
	go func() { stopped <- server.Serve(listener) }()
	select {
	case err := <-stopped:
		return fmt.Errorf("listen for webhooks: %w", err)
	case <-ctx.Done():
	}
	shutdown, cancel := context.WithTimeout(context.WithoutCancel(ctx), 2*time.Second)
	defer cancel()
	if server.Shutdown(shutdown) != nil {
		return server.Close()
	}
	return nil
}

// printer is the handler that verifies deliveries and prints them one at a time.
type printer struct {
	secret string

	mutex sync.Mutex
	out   io.Writer
}

// event is the part of an event's envelope that is printed.
type event struct {
	ID   string          `json:"id"`
	Type string          `json:"type"`
	Data json.RawMessage `json:"data"`
}

func (p *printer) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodPost {
		w.Header().Set("Allow", http.MethodPost)
		http.Error(w, "webhooks are POSTed", http.StatusMethodNotAllowed)
		return
	}
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, webhooksig.MaxBodyBytes))
	if err != nil {
		http.Error(w, "the body is too large or was cut short", http.StatusBadRequest)
		return
	}
	r.Body = io.NopCloser(bytes.NewReader(body))
	_, verifyErr := webhooksig.VerifyRequest(r, p.secret)

	var received event
	parseErr := json.Unmarshal(body, &received)
	p.print(describe(received, r.Header.Get(webhooksig.HeaderDeliveryAttempt), verifyErr), pretty(received, body))

	if parseErr != nil || (verifyErr != nil && !errors.Is(verifyErr, webhooksig.ErrNoSecret)) {
		w.WriteHeader(http.StatusBadRequest)
	}
}

// describe returns the first line to print for a delivery.
func describe(received event, attempt string, verifyErr error) string {
	verdict := "verified"
	if verifyErr != nil {
		verdict = "NOT VERIFIED: " + verifyErr.Error()
	}
	return fmt.Sprintf("%s  %s  %s  attempt %s  %s",
		time.Now().Format(time.TimeOnly),
		cmp.Or(received.Type, "(no type)"),
		cmp.Or(received.ID, "(no id)"),
		cmp.Or(attempt, "?"),
		verdict)
}

// pretty returns the event's data, indented, or the body when it is not an event with data.
func pretty(received event, body []byte) string {
	var indented bytes.Buffer
	if json.Indent(&indented, received.Data, "", "  ") != nil {
		return string(body)
	}
	return indented.String()
}

// print writes one delivery: its headline, and below it the lines of its data, indented.
func (p *printer) print(headline, data string) {
	lines := []string{"", printable(headline)}
	for line := range strings.SplitSeq(data, "\n") {
		lines = append(lines, margin+printable(line))
	}
	p.mutex.Lock()
	defer p.mutex.Unlock()
	_, _ = io.WriteString(p.out, strings.Join(lines, "\n")+"\n")
}

// margin indents the lines of data, which may come from an unknown sender, so that they cannot look like a headline.
const margin = "    "

// printable replaces control characters and line breaks, so that an unknown sender can neither control the terminal nor print a line
// of its own.
func printable(line string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return unicode.ReplacementChar
	}, line)
}
