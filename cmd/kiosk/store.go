package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"text/tabwriter"

	"kiosk/ent/db"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/stores"
	"kiosk/internal/vault"
)

// administration has the operations and the database for a command that administers stores.
type administration struct {
	*resolver.Resolver
	database *database.DB
}

// administer opens the database for work that needs no secrets.
func (f databaseFlags) administer(ctx context.Context, more ...option) (administration, error) {
	d, err := f.openCurrent(ctx, more...)
	if err != nil {
		return administration{}, err
	}
	return newAdministration(d, nil), nil
}

// administerWith opens the database for work that also needs the stores' keys. It fails when the database refuses writes, before the
// caller changes the master key file.
func (f databaseFlags) administerWith(ctx context.Context, key masterKeyFlags) (administration, error) {
	d, err := f.openCurrent(ctx)
	if err != nil {
		return administration{}, err
	}
	if err := d.RequireWritable(ctx); err != nil {
		return administration{}, errors.Join(err, d.Close())
	}
	keys, err := key.openFor(ctx, d)
	if err != nil {
		return administration{}, errors.Join(err, d.Close())
	}
	return newAdministration(d, keys), nil
}

func newAdministration(d *database.DB, keys *vault.Vault) administration {
	logger := slog.New(slog.DiscardHandler)
	return administration{resolver.New(resolver.Config{Database: d, Vault: keys, Logger: logger}), d}
}

func (a administration) close(err *error) { *err = errors.Join(*err, a.database.Close()) }

// enter returns a context that acts in a store.
func (a administration) enter(ctx context.Context, slug string) (context.Context, error) {
	store, err := a.StoreBySlug(auth.AllTenants(ctx), slug)
	if err != nil {
		return nil, err
	}
	return auth.With(ctx, auth.System(store.ID)), nil
}

type storeCommand struct {
	Create storeCreateCommand `cmd:"" help:"Create a store, with keys of its own for its secrets."`
	List   storeListCommand   `cmd:"" help:"List the stores."`
	Shred  storeShredCommand  `cmd:"" help:"Destroy the keys of a store, and with them every secret of it, for ever."`
}

type storeCreateCommand struct {
	Slug     string `required:"" placeholder:"SLUG" help:"Short unique name: lower-case letters, digits and hyphens."`
	Name     string `required:"" placeholder:"NAME" help:"Name for people."`
	Currency string `required:"" placeholder:"CODE" help:"ISO 4217 code, such as EUR. It cannot be changed later."`
	Timezone string `default:"UTC" placeholder:"ZONE" help:"IANA name, such as America/Sao_Paulo. Default: ${default}."`
	Test     bool   `help:"Make a test store: its tokens begin with ksk_test_ and its events say livemode false."`
	databaseFlags
	masterKeyFlags
}

func (storeCreateCommand) Help() string {
	return `Example:

    kiosk store create --slug acme --name 'Acme Keys' --currency EUR
    kiosk token create --store acme --name 'chat bot' --all-scopes`
}

// Run creates the store and prints it.
func (c storeCreateCommand) Run(ctx context.Context, p *program) (err error) {
	admin, err := c.administerWith(ctx, c.masterKeyFlags)
	if err != nil {
		return err
	}
	defer admin.close(&err)
	created, err := admin.CreateStore(auth.AllTenants(ctx), stores.NewStore{
		Slug:     c.Slug,
		Name:     c.Name,
		Currency: c.Currency,
		Livemode: !c.Test,
		Timezone: c.Timezone,
	})
	if err != nil {
		return err
	}
	return printStores(p, []*db.Store{created})
}

type storeListCommand struct{ databaseFlags }

// Run prints the stores.
func (c storeListCommand) Run(ctx context.Context, p *program) (err error) {
	admin, err := c.administer(ctx)
	if err != nil {
		return err
	}
	defer admin.close(&err)
	stores, err := admin.Stores(auth.AllTenants(ctx))
	if err != nil {
		return err
	}
	return printStores(p, stores)
}

func printStores(p *program, stores []*db.Store) error {
	if len(stores) == 0 {
		fmt.Fprintln(p.stderr, "There are no stores yet: kiosk store create makes one.")
		return nil
	}
	table := tabwriter.NewWriter(p.stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "SLUG\tID\tCURRENCY\tMODE\tTIME ZONE\tNAME")
	for _, s := range stores {
		mode := "live"
		if !s.Livemode {
			mode = "test"
		}
		fmt.Fprintf(table, "%s\t%s\t%s\t%s\t%s\t%s\n", s.Slug, s.ID, s.Currency, mode, s.Timezone, replaceControls(s.Name))
	}
	return table.Flush()
}

// storeFlags name the store and its database.
type storeFlags struct {
	Store string `required:"" env:"KIOSK_STORE" placeholder:"SLUG" help:"The store."`
	databaseFlags
}

// enter opens the database, and returns a context that acts in the store.
func (f storeFlags) enter(ctx context.Context) (context.Context, administration, error) {
	admin, err := f.administer(ctx)
	if err != nil {
		return nil, administration{}, err
	}
	ctx, err = admin.enter(ctx, f.Store)
	if err != nil {
		admin.close(&err)
		return nil, administration{}, err
	}
	return ctx, admin, nil
}
