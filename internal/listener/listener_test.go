package listener_test

import (
	"bufio"
	"context"
	"io"
	"net"
	"net/http"
	"regexp"
	"strings"
	"testing"
	"time"

	"kiosk/internal/listener"
	"kiosk/rest/webhooksig"
)

const (
	secret = "4f1d2e6a9b8c7d5e3f0a1b2c4d6e8f90a1b3c5d7e9f0214365870a9bacbdcedf"
	body   = `{"id":"evt_1","type":"stock.low","created_at":"2026-01-02T03:04:05Z","livemode":false,"data":{"sku":"A-1","stockQuantity":3}}`
)

// running is a running listener and its output.
type running struct {
	t     *testing.T
	url   string
	lines *bufio.Reader
}

func start(t *testing.T, secret string) *running {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	reader, writer := io.Pipe()
	stopped := make(chan error, 1)
	go func() {
		err := listener.Listen(ctx, "127.0.0.1:0", secret, writer)
		writer.CloseWithError(err)
		stopped <- err
	}()
	t.Cleanup(func() {
		cancel()
		if err := <-stopped; err != nil {
			t.Errorf("Listen = %v, want nil when its context ends", err)
		}
	})
	l := &running{t: t, lines: bufio.NewReader(reader)}
	l.url = strings.TrimPrefix(l.line(), "Listening on ")
	return l
}

func (l *running) line() string {
	l.t.Helper()
	line, err := l.lines.ReadString('\n')
	if err != nil {
		l.t.Fatal(err)
	}
	return strings.TrimSuffix(line, "\n")
}

// post sends a delivery in the background, so that the test can read the output. The channel that it returns receives the status.
func (l *running) post(signature, body string) <-chan int {
	l.t.Helper()
	request, err := http.NewRequest(http.MethodPost, l.url+"/any/path", strings.NewReader(body))
	if err != nil {
		l.t.Fatal(err)
	}
	request.Header.Set(webhooksig.HeaderSignature, signature)
	request.Header.Set(webhooksig.HeaderDeliveryAttempt, "2")
	status := make(chan int, 1)
	go func() {
		defer close(status)
		response, err := http.DefaultClient.Do(request)
		if err != nil {
			l.t.Error(err)
			return
		}
		response.Body.Close()
		status <- response.StatusCode
	}()
	return status
}

// expect reads the next delivery from the output, and compares the first line, without its time, and the lines of data.
func (l *running) expect(headline string, data ...string) {
	l.t.Helper()
	if blank := l.line(); blank != "" {
		l.t.Errorf("%q before the delivery, want an empty line", blank)
	}
	line := l.line()
	if !regexp.MustCompile(`^\d\d:\d\d:\d\d  `).MatchString(line) || line[10:] != headline {
		l.t.Errorf("printed %q, want the time and %q", line, headline)
	}
	for _, want := range data {
		if got := l.line(); got != want {
			l.t.Errorf("printed %q, want %q", got, want)
		}
	}
}

func TestAGenuineDeliveryIsPrintedWithItsData(t *testing.T) {
	t.Parallel()
	l := start(t, secret)
	for range 2 {
		status := l.post(webhooksig.Sign(secret, time.Now(), []byte(body)), body)
		l.expect("stock.low  evt_1  attempt 2  verified", `    {`, `      "sku": "A-1",`, `      "stockQuantity": 3`, `    }`)
		if got := <-status; got != http.StatusOK {
			t.Errorf("status = %d", got)
		}
	}
}

func TestAnUnverifiedDeliveryIsPrintedWithTheReasonAndRefused(t *testing.T) {
	t.Parallel()
	l := start(t, secret)
	for signature, reason := range map[string]string{
		"": "malformed signature header: it is missing",
		webhooksig.Sign(strings.Repeat("0", 64), time.Now(), []byte(body)): "signature does not match",
		webhooksig.Sign(secret, time.Now().Add(-time.Hour), []byte(body)):  "signature time is outside the tolerance",
	} {
		status := l.post(signature, body)
		l.expect("stock.low  evt_1  attempt 2  NOT VERIFIED: "+reason, `    {`, `      "sku": "A-1",`, `      "stockQuantity": 3`, `    }`)
		if got := <-status; got != http.StatusBadRequest {
			t.Errorf("%s: status = %d", reason, got)
		}
	}
}

func TestWithoutASecretEverythingIsAcceptedUnverified(t *testing.T) {
	t.Parallel()
	l := start(t, "")
	status := l.post(webhooksig.Sign(secret, time.Now(), []byte(body)), body)
	l.expect("stock.low  evt_1  attempt 2  NOT VERIFIED: no webhook secret is set", `    {`, `      "sku": "A-1",`, `      "stockQuantity": 3`, `    }`)
	if got := <-status; got != http.StatusOK {
		t.Errorf("status = %d", got)
	}
}

func TestWhatIsNotAnEventIsPrintedAsItCameWithoutControlCharacters(t *testing.T) {
	t.Parallel()
	l := start(t, secret)
	text := "\x1b[31mhello"
	status := l.post(webhooksig.Sign(secret, time.Now(), []byte(text)), text)
	l.expect("(no type)  (no id)  attempt 2  verified", "    \uFFFD[31mhello")
	if got := <-status; got != http.StatusBadRequest {
		t.Errorf("status = %d", got)
	}
}

func TestADeliveryIsShownAsVerifiedOnlyWithTheSecret(t *testing.T) {
	t.Parallel()
	l := start(t, secret)
	const forged = `14:03:05  stock.low  evt_1  attempt 1  verified`
	requests := l.post("", `{"id":"evt_1\n`+forged+`","type":"a\r\n`+forged+`","data":{}}`)
	l.expect("a\uFFFD\uFFFD"+forged+"  evt_1\uFFFD"+forged+"  attempt 2  NOT VERIFIED: malformed signature header: it is missing", "    {}")
	if got := <-requests; got != http.StatusBadRequest {
		t.Errorf("status = %d", got)
	}
	requests = l.post("", "hello\n\n"+forged)
	l.expect("(no type)  (no id)  attempt 2  NOT VERIFIED: malformed signature header: it is missing", "    hello", "    ", "    "+forged)
	if got := <-requests; got != http.StatusBadRequest {
		t.Errorf("status = %d", got)
	}
}

func TestOnlyPOSTIsAccepted(t *testing.T) {
	t.Parallel()
	l := start(t, secret)
	response, err := http.Get(l.url)
	if err != nil {
		t.Fatal(err)
	}
	response.Body.Close()
	if response.StatusCode != http.StatusMethodNotAllowed || response.Header.Get("Allow") != "POST" {
		t.Errorf("GET = %s, Allow %q", response.Status, response.Header.Get("Allow"))
	}
}

func TestAnAddressInUseIsAnError(t *testing.T) {
	t.Parallel()
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	if err := listener.Listen(context.Background(), taken.Addr().String(), secret, io.Discard); err == nil {
		t.Error("Listen returned nil")
	}
}
