// Command bot is a shop in the terminal, built on Kiosk's Go client. It lists the products, quotes the
// customer's price, places an order, waits for the webhook and prints the key.
//
//	KIOSK_URL=http://127.0.0.1:8080 KIOSK_TOKEN=… go run ./examples/bot
//
// Its token needs the scopes products:read, orders:read and orders:write, and webhooks:manage for
// webhooks. Without webhooks it polls the order instead.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"
	"time"

	"kiosk/client"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	err := run(ctx, os.Args[1:], os.Getenv, os.Stdin, os.Stdout, os.Stderr)
	stop()
	switch {
	case err == nil, errors.Is(err, flag.ErrHelp):
	case errors.Is(err, errUsage):
		os.Exit(2)
	default:
		fmt.Fprintln(os.Stderr, "bot:", err)
		os.Exit(1)
	}
}

// errUsage means that the command line was wrong. The message was already printed.
var errUsage = errors.New("wrong usage")

// settings are the values of the command line and the environment.
type settings struct {
	url, token, phone string
	listen, hook      string
	poll, wait        time.Duration
}

func readSettings(arguments []string, environment func(string) string, stderr io.Writer) (settings, error) {
	var s settings
	flags := flag.NewFlagSet("bot", flag.ContinueOnError)
	flags.SetOutput(stderr)
	flags.StringVar(&s.url, "url", environment("KIOSK_URL"), "where Kiosk is, such as https://kiosk.example.com (KIOSK_URL)")
	flags.StringVar(&s.token, "token", "", "the API token (better KIOSK_TOKEN, which no process list shows)")
	flags.StringVar(&s.phone, "phone", environment("KIOSK_PHONE"), "the customer's linked phone; asked for if not given (KIOSK_PHONE)")
	flags.StringVar(&s.listen, "listen", "127.0.0.1:0", "where to listen for webhooks; empty for no webhooks")
	flags.StringVar(&s.hook, "hook", environment("KIOSK_HOOK_URL"), "the public https URL that leads to -listen; by default http://, which only a Kiosk for development accepts (KIOSK_HOOK_URL)")
	flags.DurationVar(&s.poll, "poll", 2*time.Second, "how often to read an order for which no webhook came")
	flags.DurationVar(&s.wait, "wait", 30*time.Second, "how long to wait for a key before going on")
	if err := flags.Parse(arguments); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			return s, err
		}
		return s, errUsage
	}
	if flags.NArg() > 0 || s.poll <= 0 {
		fmt.Fprintln(stderr, "bot takes flags only, and -poll must be more than 0")
		flags.Usage()
		return s, errUsage
	}
	if s.token == "" {
		s.token = environment("KIOSK_TOKEN")
	}
	return s, nil
}

// run serves one customer until the customer quits, or the input or ctx ends.
func run(ctx context.Context, arguments []string, environment func(string) string, in io.Reader, out, stderr io.Writer) error {
	s, err := readSettings(arguments, environment, stderr)
	if err != nil {
		return err
	}
	kiosk, err := client.New(s.url, s.token, client.WithUserAgent("kiosk-example-bot/1"))
	if err != nil {
		return err
	}
	products, err := kiosk.Products(ctx)
	if err != nil {
		return err
	}
	conversation := newConversation(ctx, in, out)
	receiver, err := subscribe(ctx, kiosk, s.listen, s.hook)
	if err != nil {
		conversation.say("Kiosk cannot send webhooks here, so I will poll for the order instead: %v", err)
	}
	defer receiver.close(ctx)
	shop := &shop{
		kiosk:        kiosk,
		conversation: conversation,
		receiver:     receiver,
		poll:         s.poll,
		wait:         s.wait,
		offers:       offersOf(products),
		unsettled:    map[string]client.PlaceOrderInput{},
	}
	return shop.serve(ctx, s.phone)
}
