package main

import (
	"bytes"
	"context"
	"errors"
	"io"
	"strings"
	"testing"

	"kiosk/internal/testkit"
)

// fullDevice takes nothing, as /dev/full.
type fullDevice struct{}

func (fullDevice) Write([]byte) (int, error) { return 0, errors.New("no space left on device") }

func TestACommandWhoseOutputIsLostFails(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		withStore(t, env, "acme")
		for _, command := range [][]string{
			{"token", "create", "--store", "acme", "--name", "bot", "--all-scopes"},
			{"staff", "create", "--store", "acme", "--email", "ada@acme.example", "--role", "OWNER"},
			{"init", "--store", "acme", "--currency", "EUR", "--email", "eve@acme.example"},
			{"verify"},
		} {
			var stderr bytes.Buffer
			p := program{strings.NewReader(""), fullDevice{}, &stderr, env.lookup}
			if code := p.run(t.Context(), command); code != exitFailure || !strings.Contains(stderr.String(), "the output is incomplete: no space left") {
				t.Errorf("%s: %d %s", command, code, stderr.String())
			}
		}
	})
}

func TestACommandThatASignalEndsNamesTheSignal(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		withStore(t, env, "acme")
		for _, command := range [][]string{
			{"staff", "create", "--store", "acme", "--email", "ada@acme.example", "--role", "OWNER", "--password-stdin"}, // which waits
			{"verify"},
		} {
			ctx, cancel := context.WithCancelCause(t.Context())
			input, end := io.Pipe()
			var stderr bytes.Buffer
			p := program{input, io.Discard, &stderr, env.lookup}
			cancel(errors.New("interrupt signal received"))
			if code := p.run(ctx, command); code != exitFailure || stderr.String() != "kiosk: interrupt signal received\n" {
				t.Errorf("%s: %d %s", command, code, stderr.String())
			}
			testkit.Must(t, end.Close())
		}
	})
}
