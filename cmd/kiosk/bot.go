package main

import (
	"fmt"

	"kiosk/client"
)

// botFlags name the Kiosk and the token for commands that call the REST API, as a bot does.
type botFlags struct {
	URL   string `env:"KIOSK_URL" default:"http://localhost:8080" placeholder:"URL" help:"Where Kiosk is. Default: ${default}."`
	Token string `required:"" env:"KIOSK_TOKEN" placeholder:"TOKEN" help:"An API token of the store (ksk_…). In the variable it stays out of the list of processes."`
}

func (f botFlags) client(options ...client.Option) (*client.Client, error) {
	bot, err := client.New(f.URL, f.Token, append(options, client.WithUserAgent("kiosk-cli/1"))...)
	if err != nil {
		return nil, fmt.Errorf("--url and --token: %w", err)
	}
	return bot, nil
}
