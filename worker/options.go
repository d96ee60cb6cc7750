package worker

import (
	"cmp"
	"errors"
	"fmt"
	"log/slog"
	"net/netip"
	"time"

	"kiosk/internal/ssrf"
)

// Options are the flags and environment variables about webhooks, the same for every command that runs a dispatcher.
type Options struct {
	Backoff       []time.Duration `group:"webhooks" name:"webhook-backoff" env:"KIOSK_WEBHOOK_BACKOFF" default:"10s,60s,10m" placeholder:"INTERVALS" help:"Intervals between the attempts of a delivery, each varied by 10 %; then it is given up."`
	AllowNetworks []netip.Prefix  `group:"webhooks" name:"webhook-allow-networks" env:"KIOSK_WEBHOOK_ALLOW_NETWORKS" placeholder:"CIDR" help:"Networks that webhooks may reach although they are not public. For development."`
	AllowHTTP     bool            `group:"webhooks" name:"webhook-allow-http" env:"KIOSK_WEBHOOK_ALLOW_HTTP" help:"Let webhook URLs be http as well as https. For development."`
	CAFile        string          `group:"webhooks" name:"webhook-ca-file" env:"KIOSK_WEBHOOK_CA_FILE" placeholder:"FILE" help:"PEM file of root certificates that receivers may use besides the system's."`
	PerEndpoint   int             `group:"webhooks" name:"webhook-per-endpoint" env:"KIOSK_WEBHOOK_PER_ENDPOINT" default:"64" placeholder:"N" help:"Most attempts in flight to one endpoint."`
	PerStore      int             `group:"webhooks" name:"webhook-per-store" env:"KIOSK_WEBHOOK_PER_STORE" default:"256" placeholder:"N" help:"Most attempts in flight for one store."`
	Concurrency   int             `group:"webhooks" name:"webhook-concurrency" env:"KIOSK_WEBHOOK_CONCURRENCY" default:"2048" placeholder:"N" help:"Most attempts in flight from this process."`

	Retention `embed:""`
}

// Guard returns the rule for the URLs of webhooks, which is checked at registration and at every dial.
func (o Options) Guard() ssrf.Guard {
	return ssrf.Guard{AllowNetworks: o.AllowNetworks, AllowHTTP: o.AllowHTTP}
}

// Validate returns an error for every invalid value, with the names of the flags. Zero values mean the defaults.
func (o Options) Validate() error {
	var errs []error
	for _, interval := range o.Backoff {
		if interval <= 0 {
			errs = append(errs, fmt.Errorf("--webhook-backoff must have positive intervals, not %s", interval))
		}
	}
	for _, limit := range []struct {
		flag  string
		value int
	}{{"webhook-per-endpoint", o.PerEndpoint}, {"webhook-per-store", o.PerStore}, {"webhook-concurrency", o.Concurrency}} {
		if limit.value < 0 {
			errs = append(errs, fmt.Errorf("--%s must be at least 1, not %d", limit.flag, limit.value))
		}
	}
	return errors.Join(append(errs, o.Retention.Validate())...)
}

// New returns a dispatcher with these options and a new sender. It overwrites the fields of config that the options set; the caller
// must set Database and Vault.
//
// Attempts may have at most half of the open files that the system allows: a quarter for those in flight, and a quarter for idle
// connections. The rest is left to the database and to clients of the APIs, which would otherwise wait for slow receivers.
func (o Options) New(config Config) (*Dispatcher, error) {
	o.Concurrency = cmp.Or(o.Concurrency, defaultConcurrency)
	if files := maxOpenFiles(); o.Concurrency > files/4 {
		cmp.Or(config.Logger, slog.Default()).Warn("fewer attempts than --webhook-concurrency can be in flight, for want of open files",
			"open_files", files, "attempts", max(1, files/4))
		o.Concurrency = max(1, files/4)
	}
	sender, err := NewSender(SenderConfig{
		Guard:               o.Guard(),
		CAFile:              o.CAFile,
		MaxIdleConns:        o.Concurrency,
		MaxIdleConnsPerHost: o.PerEndpoint,
	})
	if err != nil {
		return nil, err
	}
	config.Sender = sender
	config.Backoff = o.Backoff
	config.PerEndpoint = o.PerEndpoint
	config.PerStore = o.PerStore
	config.Concurrency = o.Concurrency
	config.Retention = o.Retention
	return New(config)
}
