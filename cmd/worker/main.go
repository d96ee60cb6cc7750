// Command worker sends the stores' webhooks, and e-mails to their staff. Any number of them run side by side on one PostgreSQL.
// Run worker --help.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"entgo.io/ent/dialect"
	"github.com/alecthomas/kong"

	"kiosk/ent/migrations"
	"kiosk/internal/commandline"
	"kiosk/internal/database"
	"kiosk/internal/email"
	"kiosk/internal/logging"
	"kiosk/internal/preflight"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/stores"
	"kiosk/internal/telemetry"
	"kiosk/internal/vault"
	"kiosk/worker"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	// The first signal starts a clean shutdown. A second one ends the process at once.
	context.AfterFunc(ctx, stop)
	os.Exit(execute(ctx, os.Args[1:], os.LookupEnv, os.Stdout, os.Stderr))
}

// execute runs the command line, and returns the exit code of the process.
func execute(ctx context.Context, arguments []string, environment func(string) (string, bool), stdout, stderr io.Writer) int {
	var c command
	exited, exitCode := false, 0
	parser, err := kong.New(&c,
		kong.Name("worker"),
		kong.Description("worker sends the stores' webhooks, and e-mails to their staff. Any number of them run side by side on one PostgreSQL."),
		kong.Writers(stdout, stderr),
		kong.Exit(func(code int) { exited, exitCode = true, code }),
		commandline.ReadEnvironment(environment, os.Environ(), stderr),
	)
	if err == nil {
		_, err = parser.Parse(arguments)
	}
	if exited { // --help
		return exitCode
	}
	if err != nil {
		fmt.Fprintf(stderr, "worker: %s\nSee worker --help\n", logging.Redact(err.Error()))
		return commandline.ExitUsage
	}
	if err := c.run(ctx, stdout, stderr); err != nil {
		fmt.Fprintln(stderr, "worker:", logging.Redact(err.Error()))
		return commandline.ExitFailure
	}
	return 0
}

// command has the flags of the command line. A flag overrides its environment variable, which overrides the default.
type command struct {
	DatabaseURL         string `env:"KIOSK_DATABASE_URL" required:"" placeholder:"URL" help:"postgres://user:password@host/name, the database of kiosk serve."`
	DatabaseConnections int    `env:"KIOSK_DATABASE_CONNECTIONS" default:"16" placeholder:"N" help:"The most connections."`
	NoStatementCache    bool   `env:"KIOSK_NO_STATEMENT_CACHE" help:"The database is behind a pooler of transactions or statements (PgBouncer): keep nothing in a session, such as prepared statements."`
	MasterKeyFile       string `env:"KIOSK_MASTER_KEY_FILE" default:"var/master.keyset" placeholder:"FILE" help:"The master key that kiosk key create made."`
	OpsAddr             string `env:"KIOSK_OPS_ADDR" default:"127.0.0.1:9092" placeholder:"ADDR" help:"Where /metrics, /livez, /readyz and /debug/pprof are served; off or empty: nowhere. Keep it private: profiles show memory."`

	Check bool `help:"Check the settings, the database and the master key, print the results, and end."`

	logging.Flags

	worker.Options
	Email email.Options `embed:""`
}

// errSQLite explains why a worker cannot run on SQLite as a process of its own.
var errSQLite = errors.New("on SQLite the webhooks are sent by kiosk serve itself, because two processes " +
	"that write to one file starve each other: use a postgres:// URL here, or kiosk serve --with-worker there")

// run sends webhooks until ctx ends. With --check it only checks whether it could.
func (c *command) run(ctx context.Context, stdout, stderr io.Writer) error {
	if strings.HasPrefix(c.DatabaseURL, "sqlite:") {
		return errSQLite
	}
	if c.Check {
		return c.check(ctx, stdout)
	}
	logger := c.Logger(stderr)
	stopTracing, err := telemetry.StartTracing(ctx, "kiosk-worker", os.LookupEnv, logger)
	if err != nil {
		return err
	}
	defer stopTracing()
	opened, err := c.openCurrent(ctx, logger)
	if err != nil {
		return err
	}
	defer opened.Close()
	if err := preflight.RequireWritable(ctx, opened, logger); err != nil {
		return err
	}
	secrets, err := vault.Open(c.MasterKeyFile)
	if err != nil {
		return err
	}
	if err := stores.CheckMasterKey(ctx, opened, secrets); err != nil {
		return err
	}
	registry := telemetry.NewRegistry()
	telemetry.RegisterDatabase(registry, opened, logger)
	sender, err := email.NewSender(c.Email)
	if err != nil {
		return err
	}
	operations := resolver.New(resolver.Config{
		Database: opened, Vault: secrets, WebhookGuard: c.Guard(), LinkURL: c.Email.LinkURL(), Logger: logger, Registry: registry,
	})
	dispatcher, err := c.New(worker.Config{
		Database:      opened,
		Vault:         secrets,
		Email:         sender,
		ListenURL:     c.listenURL(),
		Logger:        logger,
		Registry:      registry,
		Maintenance:   []func(context.Context) error{operations.Maintain},
		PeriodicTasks: []func(context.Context) error{operations.KeepRollups},
	})
	if err != nil {
		return err
	}
	ops, err := serveOps(ctx, c.OpsAddr, opened, secrets, registry, logger)
	if err != nil {
		return err
	}
	defer ops.Close()

	logger.Info("worker runs", "ops", ops.Address())
	err = dispatcher.Run(ctx)
	logger.Info("worker ended")
	return err
}

// listenURL returns the database that notifies the worker of new events (LISTEN). It is "" behind a pooler, which forwards no
// notifications: the worker then polls.
func (c *command) listenURL() string {
	if c.NoStatementCache {
		return ""
	}
	return c.DatabaseURL
}

// openCurrent opens the PostgreSQL database. It fails unless it has every migration of this build. It may have more, of a
// newer one.
func (c *command) openCurrent(ctx context.Context, logger *slog.Logger) (*database.DB, error) {
	opened, err := c.open(ctx, logger)
	if err != nil {
		return nil, err
	}
	if err := migrations.RequireCurrent(ctx, opened.SQL, dialect.Postgres); err != nil {
		return nil, errors.Join(err, opened.Close())
	}
	return opened, nil
}

func (c *command) open(ctx context.Context, logger *slog.Logger) (*database.DB, error) {
	if err := commandline.NotNegative("database-connections", c.DatabaseConnections); err != nil {
		return nil, err
	}
	return database.Open(ctx, c.DatabaseURL, database.Options{
		MaxConns:         c.DatabaseConnections,
		NoStatementCache: c.NoStatementCache,
		Logger:           logger,
		Instrument:       telemetry.Instrument,
	})
}
