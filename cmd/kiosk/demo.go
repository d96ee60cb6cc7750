package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"net/netip"
	"net/url"
	"os"
	"path/filepath"

	"kiosk/ent/migrations"
	"kiosk/internal/database"
	"kiosk/internal/lockfile"
	"kiosk/internal/logging"
	"kiosk/internal/telemetry"
	"kiosk/internal/vault"
	"kiosk/worker"
)

type demoCommand struct {
	Addr        string `group:"http" env:"KIOSK_ADDR" default:"127.0.0.1:8080" placeholder:"HOST:PORT" help:"Where to listen. Port 0 takes a free one. Default: ${default}."`
	Data        string `env:"KIOSK_DEMO_DATA" default:"var/demo" placeholder:"DIR" help:"Where the demo keeps its master key, its passwords and, on SQLite, its database. Default: ${default}."`
	DatabaseURL string `group:"database" env:"KIOSK_DATABASE_URL" placeholder:"URL" help:"A database of its own. Default: SQLite in DIR."`
	Info        string `env:"KIOSK_DEMO_INFO" placeholder:"FILE" help:"Write addresses, tokens and ids here, as JSON. Default: info.json in DIR."`
	Days        int    `env:"KIOSK_DEMO_DAYS" default:"60" placeholder:"N" help:"How many days of customers, orders, events and deliveries the first store begins with; 0 is none. Default: ${default}."`
	apiFlags
	listenFlags
	Webhooks worker.Options `embed:"" group:"webhooks"`
	logging.Flags
}

// Validate implements kong's interface of commands that check their flags.
func (c demoCommand) Validate() error {
	var err error
	if c.Days < 0 || c.Days > maxDemoDays {
		err = fmt.Errorf("--days must be 0 to %d", maxDemoDays)
	}
	return errors.Join(err, c.listenFlags.validate())
}

func (demoCommand) Help() string {
	return `Makes two stores with catalogue, customers, licenses and staff, unless they are there already, and
serves them. The first one begins with a history of sixty days of customers, orders, events and deliveries; --days
changes that. Tokens and passwords stay the same from one start to the next. Ctrl-C ends it; deleting DIR starts over.

Examples:

    kiosk demo
    kiosk demo --addr 127.0.0.1:0 --data /tmp/demo
    kiosk demo --database-url 'postgres://kiosk:secret@localhost/demo?sslmode=disable'`
}

// Run serves the demo until ctx ends.
func (c demoCommand) Run(ctx context.Context, p *program) (err error) {
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
	folder, err := c.lockFolder()
	if err != nil {
		return err
	}
	defer folder.Close()
	if err := c.startOver(p); err != nil {
		return err
	}
	d, keys, err := c.open(ctx, logger)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, d.Close()) }()
	running, err := c.service(d, keys, logger)
	if err != nil {
		return err
	}
	setup := demoSetup{
		resolver: running.resolver, database: d, keys: keys, days: c.Days,
		secretsFile: filepath.Join(c.Data, "secrets.json"), unfinishedFile: c.unfinishedFile(),
	}
	info, err := setup.ensure(ctx, baseURL(listener, isTLS))
	if err != nil {
		return err
	}
	if err := writePrivateJSON(c.infoFile(), info); err != nil {
		return err
	}
	if err := info.writeVariables(c.variablesFile()); err != nil {
		return err
	}
	info.print(p.stdout, c.infoFile(), databaseKind(d))
	return running.serve(ctx, encrypted, c.listenFlags)
}

// service returns the service of the demo. It delivers webhooks itself, also to receivers on this machine.
func (c demoCommand) service(d *database.DB, keys *vault.Vault, logger *slog.Logger) (*service, error) {
	c.Webhooks.AllowHTTP = true
	c.Webhooks.AllowNetworks = append(c.Webhooks.AllowNetworks, netip.MustParsePrefix("127.0.0.0/8"))
	return newService(serviceConfig{
		database:   d,
		keys:       keys,
		api:        c.apiFlags,
		dispatches: true,
		isDemo:     true,
		webhooks:   c.Webhooks,
		logger:     logger,
	})
}

func (c demoCommand) infoFile() string {
	if c.Info != "" {
		return c.Info
	}
	return filepath.Join(c.Data, "info.json")
}

func (c demoCommand) variablesFile() string { return filepath.Join(c.Data, "demo.env") }

// lockFolder creates the folder if it is missing, and locks it for this process. Two demos in one folder would replace each
// other's passwords of staff.
func (c demoCommand) lockFolder() (*lockfile.Lock, error) {
	if err := os.MkdirAll(c.Data, 0o700); err != nil {
		return nil, err
	}
	lock, err := lockfile.Take(c.Data)
	if held, ok := errors.AsType[*lockfile.HeldError](err); ok {
		return nil, fmt.Errorf("%s is serving the demo in %s: stop it, or choose another folder with --data", held.Holder(), c.Data)
	}
	return lock, err
}

// startOver removes the demo's own database when the first start was interrupted: a later start could not complete its stores.
func (c demoCommand) startOver(p *program) error {
	if _, err := os.Stat(c.unfinishedFile()); errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	fmt.Fprintln(p.stderr, "The first start of the demo was interrupted; starting over.")
	for _, suffix := range []string{"-wal", "-shm", ""} {
		if err := os.Remove(c.databaseFile() + suffix); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}

func (c demoCommand) databaseFile() string { return filepath.Join(c.Data, "demo.db") }

// unfinishedFile returns the path of a marker file that exists while the stores of the demo's own database are being created.
// It returns "" for another database.
func (c demoCommand) unfinishedFile() string {
	if c.DatabaseURL != "" {
		return ""
	}
	return c.databaseFile() + ".unfinished"
}

// open opens the demo's database and vault, and creates the database, its tables and the master key if they are missing.
func (c demoCommand) open(ctx context.Context, logger *slog.Logger) (*database.DB, *vault.Vault, error) {
	d, err := database.Open(ctx, c.databaseURL(), database.Options{Logger: logger, Instrument: telemetry.Instrument, Exclusive: true})
	if err != nil {
		return nil, nil, explainHeld(err)
	}
	keys, err := c.prepare(ctx, d)
	if err != nil {
		return nil, nil, errors.Join(err, d.Close())
	}
	return d, keys, nil
}

// prepare creates the tables and the master key if they are missing, and opens the vault.
func (c demoCommand) prepare(ctx context.Context, d *database.DB) (*vault.Vault, error) {
	key := masterKeyFlags{MasterKeyFile: filepath.Join(c.Data, "master.keyset")}
	if err := c.mayMigrate(ctx, d, key.MasterKeyFile); err != nil {
		return nil, err
	}
	if _, err := migrations.Up(ctx, d.SQL, d.Dialect); err != nil {
		return nil, err
	}
	if err := vault.CreateMasterKey(key.MasterKeyFile); err != nil && !errors.Is(err, vault.ErrMasterKeyExists) {
		return nil, err
	}
	keys, err := key.openFor(ctx, d)
	if errors.Is(err, vault.ErrWrongMasterKey) {
		err = fmt.Errorf("the stores in this database were not made with the master key in %s: use the --data of that time, or an empty database", c.Data)
	}
	return keys, err
}

// mayMigrate fails when the first start of a demo would upgrade the tables of another installation, such as the one that
// KIOSK_DATABASE_URL happens to name.
func (c demoCommand) mayMigrate(ctx context.Context, d *database.DB, masterKeyFile string) error {
	_, err := os.Stat(masterKeyFile)
	if !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	list, err := migrations.Status(ctx, d.SQL, d.Dialect)
	if err != nil {
		return err
	}
	applied := 0
	for _, m := range list {
		if m.Applied {
			applied++
		}
	}
	if applied != 0 && applied != len(list) {
		return errors.New("the database belongs to an older version of Kiosk and not to this demo: give the demo an empty one")
	}
	return nil
}

func (c demoCommand) databaseURL() string {
	if c.DatabaseURL != "" {
		return c.DatabaseURL
	}
	path := (&url.URL{Path: c.databaseFile()}).EscapedPath()
	if filepath.IsAbs(c.Data) {
		return "sqlite://" + path
	}
	return "sqlite:" + path
}
