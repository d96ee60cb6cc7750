package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/netip"
	"strings"

	"entgo.io/ent/dialect"

	"kiosk/ent/migrations"
	"kiosk/internal/database"
	"kiosk/internal/email"
	"kiosk/internal/logging"
	"kiosk/internal/preflight"
	"kiosk/internal/telemetry"
	"kiosk/worker"
)

type serveCommand struct {
	Addr    string `group:"http" env:"KIOSK_ADDR" default:"127.0.0.1:8080" placeholder:"HOST:PORT" help:"Where to listen; :8080 is every interface. Default: ${default}."`
	Check   bool   `help:"Check the settings, the database, the master key and the certificate, print the results, and end."`
	Migrate bool   `group:"database" env:"KIOSK_MIGRATE" help:"Bring the tables up to date before serving."`
	apiFlags
	limitFlags
	listenFlags
	OpsAddr string `group:"http" env:"KIOSK_OPS_ADDR" default:"127.0.0.1:9091" placeholder:"HOST:PORT" help:"Where /metrics, /livez, /readyz and /debug/pprof are served, apart from the API; off is nowhere. Keep it private: profiles show memory. Default: ${default}."`
	databaseFlags
	DatabaseReplicaURL string `group:"database" env:"KIOSK_DATABASE_REPLICA_URL" placeholder:"URL" help:"A hot standby of the database: GraphQL lists, dashboards and exports are read there while it is at most a second behind. Default: none."`
	masterKeyFlags
	WithWorker bool           `group:"webhooks" env:"KIOSK_WITH_WORKER" help:"Also deliver webhooks from this process: for a small set-up without a worker of its own. On SQLite it always does."`
	Webhooks   worker.Options `embed:"" group:"webhooks"`
	Email      email.Options  `embed:"" group:"email"`
	logging.Flags
}

func (serveCommand) Help() string {
	return `Serves the REST API at /api/v1/external, the GraphQL API at /graphql and /playground, and /livez and /readyz for
supervisors. It starts only when the tables are up to date and the master key is the one with which the stores were created.
After SIGTERM or Ctrl-C it finishes the requests that were accepted and ends; a second signal ends it at once.

Examples:

    kiosk serve --migrate
    KIOSK_DATABASE_URL=postgres://kiosk:secret@db/kiosk kiosk serve --addr :8443 \
        --tls-cert chain.pem --tls-key key.pem
    kiosk serve --addr :8080 --trusted-proxies 10.0.0.0/8   # behind a proxy that ends TLS`
}

// Validate implements kong's interface of commands that check their flags.
func (c serveCommand) Validate() error {
	return errors.Join(c.limitFlags.validate(), c.listenFlags.validate())
}

// Run serves until ctx ends. With --check it only checks whether it could.
func (c serveCommand) Run(ctx context.Context, p *program) (err error) {
	if c.Check {
		return c.check(ctx, p)
	}
	listener, err := listen(ctx, c.Addr)
	if err != nil {
		return err
	}
	defer listener.Close()
	logger := c.Logger(p.stderr)
	encrypted, isTLS, err := c.encrypt(listener, logger)
	if err != nil {
		return err
	}
	stopTracing, err := telemetry.StartTracing(ctx, "kiosk", p.environment, logger)
	if err != nil {
		return err
	}
	defer stopTracing()
	d, err := c.prepare(ctx, logger)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, d.Close()) }()
	keys, err := c.openFor(ctx, d)
	if err != nil {
		return err
	}
	running, err := newService(serviceConfig{
		database:   d,
		listenURL:  c.listenURL(),
		keys:       keys,
		api:        c.apiFlags,
		limits:     c.limits(),
		dispatches: c.WithWorker || d.Dialect == dialect.SQLite,
		webhooks:   c.Webhooks,
		email:      c.Email,
		logger:     logger,
	})
	if err != nil {
		return err
	}
	ops, err := telemetry.ServeOps(ctx, c.OpsAddr, running.metrics, running.health.readyz, logger)
	if err != nil {
		return err
	}
	defer ops.Close()
	logger.Info("serving", "url", baseURL(listener, isTLS), "database", databaseKind(d), "worker", running.dispatcher != nil, "ops", ops.Address())
	if running.dispatcher == nil {
		logger.Info("webhooks and the event feed need a worker: run a worker beside this process, or serve --with-worker")
	}
	return running.serve(ctx, encrypted, c.listenFlags)
}

// prepare opens the database, and applies pending migrations with --migrate.
func (c serveCommand) prepare(ctx context.Context, logger *slog.Logger) (*database.DB, error) {
	open := c.openExisting
	if c.Migrate {
		open = c.databaseFlags.open
	}
	d, err := open(ctx, func(o *database.Options) { o.ReplicaURL, o.Logger, o.Exclusive = c.DatabaseReplicaURL, logger, true })
	if err != nil {
		return nil, explainHeld(err)
	}
	if err := c.makeReady(ctx, d, logger); err != nil {
		return nil, errors.Join(err, d.Close())
	}
	return d, nil
}

// makeReady fails unless the database accepts writes and its tables are up to date. With --migrate it applies pending migrations.
func (c serveCommand) makeReady(ctx context.Context, d *database.DB, logger *slog.Logger) error {
	if err := preflight.RequireWritable(ctx, d, logger); err != nil {
		return err
	}
	if !c.Migrate {
		return migrations.RequireCurrent(ctx, d.SQL, d.Dialect)
	}
	applied, err := migrations.UpWarning(ctx, d.SQL, d.Dialect, func(err error) {
		logger.Warn("a migration waits for another transaction; trying again", "error", err)
	})
	if err != nil {
		return err
	}
	logger.Info("the tables are up to date", "applied", applied)
	return nil
}

// apiFlags are common to both APIs, of serve and of demo.
type apiFlags struct {
	TrustedProxies []network `group:"http" env:"KIOSK_TRUSTED_PROXIES" placeholder:"NETWORK" help:"Networks or addresses of proxies whose X-Forwarded-Proto and X-Forwarded-For are believed: licenses are shown over HTTPS only, and wrong tokens count by address. Several by commas."`
}

// network is an IP network; a single address is a network of one.
type network netip.Prefix

// UnmarshalText reads 10.0.0.0/8, fd00::/8 or 10.1.2.3.
func (n *network) UnmarshalText(text []byte) error {
	if address, err := netip.ParseAddr(string(text)); err == nil {
		*n = network(netip.PrefixFrom(address, address.BitLen()))
		return nil
	}
	prefix, err := netip.ParsePrefix(string(text))
	if err != nil {
		return fmt.Errorf("%q is no network such as 10.0.0.0/8 and no IP address", text)
	}
	*n = network(prefix.Masked())
	return nil
}

func (f apiFlags) trustedProxies() []netip.Prefix {
	prefixes := make([]netip.Prefix, len(f.TrustedProxies))
	for i, trusted := range f.TrustedProxies {
		prefixes[i] = netip.Prefix(trusted)
	}
	return prefixes
}

// baseURL returns the URL by which a client on this machine reaches the listener.
func baseURL(listener net.Listener, isTLS bool) string {
	scheme, host := "http://", listener.Addr().String()
	if isTLS {
		scheme = "https://"
	}
	if port, isEverywhere := strings.CutPrefix(host, "[::]:"); isEverywhere {
		host = "localhost:" + port
	}
	if port, isEverywhere := strings.CutPrefix(host, "0.0.0.0:"); isEverywhere {
		host = "localhost:" + port
	}
	return scheme + host
}
