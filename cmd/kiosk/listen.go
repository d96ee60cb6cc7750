package main

import (
	"cmp"
	"context"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"net/netip"
	"net/url"
	"time"

	"kiosk/client"
	"kiosk/internal/ssrf"
	"kiosk/worker"
)

type listenCommand struct {
	ForwardTo string             `required:"" placeholder:"URL" help:"Where the receiver is, such as http://localhost:3000/hook."`
	Events    []client.EventType `placeholder:"TYPE" help:"Only events of these types; several by commas or repetition. Default: all."`
	Secret    string             `env:"KIOSK_WEBHOOK_SECRET" placeholder:"SECRET" help:"What to sign with. Default: a new secret, which is printed."`
	botFlags
}

func (listenCommand) Help() string {
	return `Follows the store's feed of events from its end, and sends each event to the receiver as a webhook: the same body, headers
and signature. Prints the time, type, id, status and duration of each. An event that the receiver does not accept is
not sent again. The token needs the scope events:read, and Kiosk must run with a worker. Ctrl-C ends it.

Example:

    KIOSK_TOKEN=ksk_test_… kiosk listen --forward-to http://localhost:3000/hook --events order.completed`
}

// forwarder sends events to one receiver.
type forwarder struct {
	program          *program
	sender           *worker.Sender
	url, secret      string
	accepted, failed int
}

// Run forwards until ctx ends.
func (c listenCommand) Run(ctx context.Context, p *program) error {
	if err := checkReceiver(c.ForwardTo); err != nil {
		return err
	}
	bot, err := c.client()
	if err != nil {
		return err
	}
	sender, err := worker.NewSender(worker.SenderConfig{Guard: anyReceiver})
	if err != nil {
		return err
	}
	defer sender.Close()
	f := &forwarder{program: p, sender: sender, url: c.ForwardTo, secret: cmp.Or(c.Secret, newSecret())}
	end, err := bot.EventPage(ctx, client.EventFilter{After: client.AfterEnd, Types: c.Events, Limit: 1})
	if err != nil {
		return err
	}
	if c.Secret == "" {
		fmt.Fprintf(p.stdout, "Signing with the secret %s\n", f.secret)
	}
	fmt.Fprintf(p.stdout, "Forwarding events to %s; Ctrl-C ends it.\n", c.ForwardTo)
	err = f.follow(ctx, bot, client.EventFilter{Cursor: end.Pagination.NextCursor, Types: c.Events})
	fmt.Fprintf(p.stdout, "Events forwarded: %d, of which %d were taken and %d were not.\n", f.accepted+f.failed, f.accepted, f.failed)
	return err
}

// isWebURL reports whether text is an http or https URL with a host and without a user.
func isWebURL(text string) bool {
	parsed, err := url.Parse(text)
	return err == nil && (parsed.Scheme == "http" || parsed.Scheme == "https") && parsed.Host != "" && parsed.User == nil
}

// checkReceiver fails unless text is such a URL.
func checkReceiver(text string) error {
	if !isWebURL(text) {
		return errors.New("--forward-to must be a URL that begins with http:// or https:// and a host, without a user")
	}
	return nil
}

// anyReceiver allows every address, because the person at the terminal chose it: usually a program on the same machine.
var anyReceiver = ssrf.Guard{
	AllowHTTP:     true,
	AllowNetworks: []netip.Prefix{netip.MustParsePrefix("0.0.0.0/0"), netip.MustParsePrefix("::/0")},
}

// newSecret returns a random secret in the format of the secrets of endpoints.
func newSecret() string {
	secret := make([]byte, 32)
	_, _ = rand.Read(secret) // never fails
	return hex.EncodeToString(secret)
}

// follow forwards new events until ctx ends. It retries while Kiosk does not respond. When events behind its cursor are gone, it
// continues with the oldest one that is left.
func (f *forwarder) follow(ctx context.Context, bot *client.Client, filter client.EventFilter) error {
	isDown := false
	for event, err := range bot.Follow(ctx, filter) {
		switch {
		case ctx.Err() != nil:
			return nil
		case client.CodeOf(err) == client.CodeCursorExpired:
			fmt.Fprintf(f.program.stderr, "Events were deleted, or lost because Kiosk was restored from a backup; going on with those that are left.\n")
			return f.follow(ctx, bot, client.EventFilter{Cursor: oldestOf(err), Types: filter.Types})
		case err != nil && !client.MayPass(err):
			return err
		case err != nil:
			if !isDown {
				fmt.Fprintf(f.program.stderr, "Kiosk does not respond; trying again: %v\n", err)
			}
			isDown = true
		default:
			isDown = false
			if err := f.forward(ctx, event); err != nil {
				return err
			}
		}
	}
	return nil
}

// oldestOf returns the cursor of the oldest event that is left, from the error of an expired cursor.
func oldestOf(err error) string {
	refusal, _ := errors.AsType[*client.Error](err)
	return refusal.Oldest
}

// forward sends an event once, and prints the result.
func (f *forwarder) forward(ctx context.Context, event client.Event) error {
	body, err := json.Marshal(event)
	if err != nil {
		return fmt.Errorf("encode %s: %w", event.ID, err)
	}
	got, err := f.sender.Send(ctx, worker.Attempt{URL: f.url, EventID: event.ID, Number: 1, Body: body, Secret: f.secret})
	if ctx.Err() != nil {
		return nil
	}
	if err != nil {
		return err
	}
	outcome := fmt.Sprint(got.ResponseStatus)
	if got.ResponseStatus == 0 {
		outcome = got.ErrorMessage
	}
	if got.Outcome == worker.Succeeded {
		f.accepted++
	} else {
		f.failed++
	}
	fmt.Fprintf(f.program.stdout, "%s  %-22s %s  %s  %.1f ms\n",
		time.Now().Format(time.TimeOnly), event.Type, event.ID, outcome, float64(got.Latency.Microseconds())/1000)
	return nil
}
