package main

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"strings"
	"testing"

	"kiosk/internal/testkit"
)

// fullDevice fails every write, like /dev/full.
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

// TestNamesInListsDoNotControlTheTerminal uses names with control characters, which staff can choose through the GraphQL API.
func TestNamesInListsDoNotControlTheTerminal(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		env["KIOSK_STORE"] = "acme"
		const name = "bot\x1b[2J\nforged"
		must(t, env, "store", "create", "--slug", "acme", "--currency", "EUR", "--name", name)
		token := strings.TrimSpace(must(t, env, "token", "create", "--name", name, "--all-scopes"))
		must(t, env, "staff", "create", "--email", "ada@acme.example", "--name", name, "--role", "OWNER")
		serving := start(t, env, "serve", "--addr", "127.0.0.1:0")
		request(t, http.MethodGet, serving.url(t)+"/api/v1/external/products", token, nil)
		for _, command := range []string{"store list", "token list", "staff list", "logs --store acme"} {
			testkit.Eventually(t, waitTimeout, command+" shows the name", func() bool {
				shown := must(t, env, strings.Fields(command)...)
				if strings.Contains(shown, "\x1b") || strings.Contains(shown, "\nforged") {
					t.Fatalf("%s: %q", command, shown)
				}
				return strings.Contains(shown, "bot\uFFFD[2J\uFFFDforged")
			})
		}
	})
}

func TestACommandThatASignalEndsNamesTheSignal(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		withStore(t, env, "acme")
		for _, command := range [][]string{
			{"staff", "create", "--store", "acme", "--email", "ada@acme.example", "--role", "OWNER", "--password-stdin"}, // waits for the password
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
