// Package webhooks_test runs the example receivers of docs/webhooks.md and holds that page to
// them.
package webhooks_test

import (
	"bufio"
	"context"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"kiosk/internal/testkit/program"
	"kiosk/rest/webhooksig"
)

const (
	secret = "4f1d2e6a9b8c7d5e3f0a1b2c4d6e8f90a1b3c5d7e9f0214365870a9bacbdcedf"
	other  = "0000000000000000000000000000000000000000000000000000000000000000"
)

func TestTheGoReceiverVerifies(t *testing.T) {
	t.Parallel()
	directory := t.TempDir()
	if err := program.Build(directory, "kiosk/docs/examples/webhooks/go"); err != nil {
		t.Fatal(err)
	}
	verifies(t, filepath.Join(directory, "go"))
}

func TestTheNodeReceiverVerifies(t *testing.T) {
	t.Parallel()
	verifies(t, installed(t, "node", "Node.js 18 or later"), "node/receiver.js")
}

func TestThePythonReceiverVerifies(t *testing.T) {
	t.Parallel()
	verifies(t, installed(t, "python3", "Python 3.9 or later"), "python/receiver.py")
}

func installed(t *testing.T, program, install string) string {
	t.Helper()
	path, err := exec.LookPath(program)
	if err != nil {
		t.Fatalf("the example needs %s: install %s and put it on the PATH", program, install)
	}
	return path
}

// verifies starts a receiver, sends it genuine and forged deliveries, and checks its responses
// and what it took.
func verifies(t *testing.T, program string, arguments ...string) {
	t.Helper()
	url, output := startReceiver(t, program, arguments...)
	answersALengthBelowZero(t, url)
	now := time.Now()
	event := func(id string) string {
		return `{"id":"` + id + `",  "type":"customer.registered","data":{"customer":{"name":"João 日本"}}}`
	}
	sign := webhooksig.Sign
	body := event("evt_1")
	genuine := sign(secret, now, []byte(body))
	timestamp, v1, _ := strings.Cut(genuine, ",")
	for _, c := range []struct {
		name            string
		signature, next string
		body            string
		status          int
		printed         string
	}{
		{"genuine", genuine, "", body, 204, "received customer.registered evt_1"},
		{"duplicate", genuine, "", body, 204, ""},
		{"four minutes old", sign(secret, now.Add(-4*time.Minute), []byte(event("evt_2"))), "", event("evt_2"), 204, "received customer.registered evt_2"},
		{"elements in another order", v1 + "," + timestamp, "", body, 204, ""},
		{"new secret during a rotation", sign(other, now, []byte(event("evt_3"))), sign(secret, now, []byte(event("evt_3"))), event("evt_3"), 204, "received customer.registered evt_3"},
		{"another secret", sign(other, now, []byte(body)), "", body, 400, ""},
		{"both of another secret", sign(other, now, []byte(body)), sign(other, now, []byte(body)), body, 400, ""},
		{"changed body", genuine, "", body + " ", 400, ""},
		{"changed time", strings.Replace(genuine, "t=", "t=0", 1), "", body, 400, ""},
		{"six minutes old", sign(secret, now.Add(-6*time.Minute), []byte(event("evt_6"))), "", event("evt_6"), 503, ""},
		{"six minutes ahead", sign(secret, now.Add(6*time.Minute), []byte(event("evt_6"))), "", event("evt_6"), 503, ""},
		{"six minutes old during a rotation", sign(other, now, []byte(body)), sign(secret, now.Add(-6*time.Minute), []byte(body)), body, 503, ""},
		{"six minutes old and of another secret", sign(other, now.Add(-6*time.Minute), []byte(body)), "", body, 400, ""},
		{"the same with the right clock", sign(secret, now, []byte(event("evt_6"))), "", event("evt_6"), 204, "received customer.registered evt_6"},
		{"no header", "", "", body, 400, ""},
		{"no time", v1, "", body, 400, ""},
		{"no v1", timestamp, "", body, 400, ""},
		{"empty v1", timestamp + ",v1=", "", body, 400, ""},
		{"v1 not hexadecimal", timestamp + ",v1=" + strings.Repeat("é", 32), "", body, 400, ""},
		{"not a signature", "sha256", "", body, 400, ""},
		{"genuine, but no JSON", sign(secret, now, []byte("{")), "", "{", 503, ""},
		{"genuine, but no event", sign(secret, now, []byte(`{"id":"evt_5"}`)), "", `{"id":"evt_5"}`, 503, ""},
		{"genuine, but no event, once more", sign(secret, now, []byte(`{"id":"evt_5"}`)), "", `{"id":"evt_5"}`, 503, ""},
		{"genuine after all that", sign(secret, now, []byte(event("evt_4"))), "", event("evt_4"), 204, "received customer.registered evt_4"},
	} {
		if status := post(t, url, c.signature, c.next, c.body); status != c.status {
			t.Errorf("%s: answered %d, want %d", c.name, status, c.status)
		}
		if c.printed != "" {
			if line := readLine(t, output); line != c.printed {
				t.Errorf("%s: printed %q, want %q", c.name, line, c.printed)
			}
		}
	}
}

// answersALengthBelowZero checks that a receiver does not wait for the end of a body whose length is
// below zero.
func answersALengthBelowZero(t *testing.T, url string) {
	t.Helper()
	connection, err := net.Dial("tcp", strings.TrimPrefix(url, "http://"))
	if err != nil {
		t.Fatal(err)
	}
	defer connection.Close()
	if err := connection.SetDeadline(time.Now().Add(30 * time.Second)); err != nil {
		t.Fatal(err)
	}
	fmt.Fprint(connection, "POST /hooks HTTP/1.1\r\nHost: receiver\r\nContent-Length: -1\r\n\r\n")
	response, err := http.ReadResponse(bufio.NewReader(connection), nil)
	if err != nil {
		t.Errorf("a length below zero: %v", err)
		return
	}
	defer response.Body.Close()
	if response.StatusCode/100 != 4 {
		t.Errorf("a length below zero: answered %d", response.StatusCode)
	}
}

// startReceiver runs a receiver until the test ends; it returns its URL and what it prints.
func startReceiver(t *testing.T, program string, arguments ...string) (url string, output *bufio.Reader) {
	t.Helper()
	ctx, stop := context.WithCancel(context.Background())
	command := exec.CommandContext(ctx, program, arguments...)
	command.Env = append(os.Environ(), "KIOSK_WEBHOOK_SECRET="+secret, "PORT=0")
	command.Stderr = os.Stderr
	pipe, err := command.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		stop()
		_ = command.Wait()
	})
	output = bufio.NewReader(pipe)
	return strings.TrimPrefix(readLine(t, output), "listening on "), output
}

func readLine(t *testing.T, output *bufio.Reader) string {
	t.Helper()
	line, err := output.ReadString('\n')
	if err != nil {
		t.Fatalf("the receiver stopped: %v", err)
	}
	return strings.TrimSpace(line)
}

func post(t *testing.T, url, signature, next, body string) (status int) {
	t.Helper()
	request, err := http.NewRequest(http.MethodPost, url+"/hooks", strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/json")
	if signature != "" {
		request.Header.Set(webhooksig.HeaderSignature, signature)
	}
	if next != "" {
		request.Header.Set(webhooksig.HeaderSignatureNext, next)
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	response.Body.Close()
	return response.StatusCode
}
