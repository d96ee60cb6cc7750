// Package listener is a webhook receiver for trying things out: it prints and verifies what
// arrives (`kiosk webhook listen`).
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

// Listen receives webhooks on addr ("127.0.0.1:9000"; port 0 picks a free one), over plain HTTP
// on any path, until ctx ends. It prints its URL, and then for each delivery the time, type,
// id, attempt, whether the signature verified, and the data.
//
// It responds with 200, or 400 when the signature does not verify or the body is not an event, so
// that the audit of deliveries shows the same. An empty secret verifies nothing and accepts
// everything.
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
	ending, cancel := context.WithTimeout(context.WithoutCancel(ctx), 2*time.Second)
	defer cancel()
	if server.Shutdown(ending) != nil {
		return server.Close()
	}
	return nil
}

// printer prints one delivery at a time.
type printer struct {
	secret string

	mutex sync.Mutex
	out   io.Writer
}

// event is the part of the envelope that is shown.
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
	_, unverified := webhooksig.VerifyRequest(r, p.secret)

	var received event
	malformed := json.Unmarshal(body, &received)
	p.print(describe(received, r.Header.Get(webhooksig.HeaderDeliveryAttempt), unverified), pretty(received, body))

	if malformed != nil || (unverified != nil && !errors.Is(unverified, webhooksig.ErrNoSecret)) {
		w.WriteHeader(http.StatusBadRequest)
	}
}

// describe is the first line of a delivery.
func describe(received event, attempt string, unverified error) string {
	verdict := "verified"
	if unverified != nil {
		verdict = "NOT VERIFIED: " + unverified.Error()
	}
	return fmt.Sprintf("%s  %s  %s  attempt %s  %s",
		time.Now().Format(time.TimeOnly),
		cmp.Or(received.Type, "(no type)"),
		cmp.Or(received.ID, "(no id)"),
		cmp.Or(attempt, "?"),
		verdict)
}

// pretty is the event's data on several lines, or the body when it is not an event with data.
func pretty(received event, body []byte) string {
	var indented bytes.Buffer
	if json.Indent(&indented, received.Data, "", "  ") != nil {
		return string(body)
	}
	return indented.String()
}

// print writes one delivery: its headline, and indented below it the lines of its data.
func (p *printer) print(headline, data string) {
	lines := []string{"", printable(headline)}
	for line := range strings.SplitSeq(data, "\n") {
		lines = append(lines, margin+printable(line))
	}
	p.mutex.Lock()
	defer p.mutex.Unlock()
	_, _ = io.WriteString(p.out, strings.Join(lines, "\n")+"\n")
}

// margin sets the lines of data, which a stranger may have written, apart from the headlines.
const margin = "    "

// printable replaces control characters and line breaks: what a stranger sent must neither steer the terminal nor make
// a line of its own.
func printable(line string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return unicode.ReplacementChar
	}, line)
}
