package main

import (
	"context"

	"kiosk/internal/listener"
)

type webhookCommand struct {
	Listen webhookListenCommand `cmd:"" help:"Receive webhooks, verify and print them."`
}

type webhookListenCommand struct {
	Addr   string `env:"KIOSK_WEBHOOK_LISTEN_ADDR" default:"127.0.0.1:9000" placeholder:"HOST:PORT" help:"Where to listen. Port 0 takes a free one. Default: ${default}."`
	Secret string `env:"KIOSK_WEBHOOK_SECRET" placeholder:"SECRET" help:"The endpoint's secret, as its registration showed it. Without it nothing is verified."`
}

func (webhookListenCommand) Help() string {
	return `Responds with 200, or with 400 when a signature does not verify. Ctrl-C ends it.

Example:

    KIOSK_WEBHOOK_SECRET=0123… kiosk webhook listen --addr 127.0.0.1:9000`
}

// Run listens until ctx ends.
func (c webhookListenCommand) Run(ctx context.Context, p *program) error {
	return listener.Listen(ctx, c.Addr, c.Secret, p.stdout)
}
