package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
	"time"

	"kiosk/ent/db"
	"kiosk/ent/db/apitoken"
	"kiosk/ent/db/staffmember"
	"kiosk/ent/migrations"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/access"
	"kiosk/internal/resolver/stores"
	"kiosk/internal/terminal"
)

type initCommand struct {
	Store     string `env:"KIOSK_STORE" placeholder:"SLUG" help:"Short unique name of the store: lower-case letters, digits and hyphens."`
	Name      string `env:"KIOSK_STORE_NAME" placeholder:"NAME" help:"Name of the store for people. Default: the short name."`
	Currency  string `env:"KIOSK_STORE_CURRENCY" placeholder:"CODE" help:"ISO 4217 code, such as EUR. It cannot be changed later."`
	Timezone  string `env:"KIOSK_STORE_TIMEZONE" default:"UTC" placeholder:"ZONE" help:"IANA name, such as America/Sao_Paulo. Default: ${default}."`
	Email     string `env:"KIOSK_OWNER_EMAIL" placeholder:"EMAIL" help:"Of the store's owner, to sign in with."`
	TokenName string `env:"KIOSK_TOKEN_NAME" default:"first bot" placeholder:"NAME" help:"Of the API token, which may do everything. Default: ${default}."`
	databaseFlags
	masterKeyFlags
}

func (initCommand) Help() string {
	return `Creates the master key, the tables, a store, its owner and an API token, and shows password and token once. It changes
nothing that exists already, so it may be run again. On a terminal it asks for settings that are neither flags nor variables.

Examples:

    kiosk init
    kiosk init --store acme --currency EUR --email ada@acme.example`
}

// Run creates what is missing.
func (c initCommand) Run(ctx context.Context, p *program) (err error) {
	if err := c.complete(ctx, p); err != nil {
		return err
	}
	if err := c.check(); err != nil {
		return err
	}
	d, err := c.migrated(ctx, p)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, d.Close()) }()
	if err := c.ensureKey(ctx, p, d); err != nil {
		return err
	}
	keys, err := c.openFor(ctx, d)
	if err != nil {
		return err
	}
	admin := newAdministration(d, keys)
	if ctx, err = c.ensureStore(ctx, p, admin); err != nil {
		return err
	}
	if err := c.ensureOwner(ctx, p, admin); err != nil {
		return err
	}
	if err := c.ensureToken(ctx, p, admin); err != nil {
		return err
	}
	fmt.Fprintln(p.stderr, "Keep a copy of the master key apart from the database's backups. To serve the store: kiosk serve --with-worker")
	return nil
}

// complete asks for missing settings on a terminal. Elsewhere it fails and names all of them.
func (c *initCommand) complete(ctx context.Context, p *program) error {
	questions := []struct {
		answer         *string
		flag, question string
	}{
		{&c.Store, "--store", "Short name of the store (lower-case letters, digits and hyphens): "},
		{&c.Currency, "--currency", "Currency (ISO 4217, such as EUR; it cannot be changed later): "},
		{&c.Email, "--email", "E-mail address of the owner: "},
	}
	var missing []string
	input := bufio.NewReader(p.stdin)
	for _, q := range questions {
		if *q.answer != "" {
			continue
		}
		if !terminal.Is(p.stdin) {
			missing = append(missing, q.flag)
			continue
		}
		answer, err := ask(ctx, p.stderr, input, q.question)
		if err != nil {
			return err
		}
		*q.answer = answer
	}
	if len(missing) > 0 {
		return fmt.Errorf("missing: %s. They are asked for only when the standard input is a terminal", strings.Join(missing, ", "))
	}
	if c.Name == "" {
		c.Name = c.Store
	}
	c.Currency = strings.ToUpper(c.Currency)
	return nil
}

// check reports every invalid flag, before anything is created.
func (c initCommand) check() error {
	var invalid problem.Fields
	for _, err := range []error{
		asFlag(c.newStore().Validate(), "slug", "store"),
		c.newOwner(newPassword()).Validate(),
		asFlag(c.newToken().Validate(time.Now()), "name", "tokenName"),
	} {
		if refusal := problem.From(err); refusal != nil {
			invalid = append(invalid, refusal.Fields...)
		}
	}
	return invalid.Err()
}

func (c initCommand) newStore() stores.NewStore {
	return stores.NewStore{Slug: c.Store, Name: c.Name, Currency: c.Currency, Livemode: true, Timezone: c.Timezone}
}

func (c initCommand) newOwner(password string) access.NewStaff {
	return access.NewStaff{Email: c.Email, Password: password, Role: staffmember.RoleOWNER}
}

func (c initCommand) newToken() access.NewToken {
	return access.NewToken{Name: c.TokenName, Scopes: auth.AllScopes}
}

// ask repeats a question until there is an answer.
func ask(ctx context.Context, output io.Writer, input *bufio.Reader, question string) (string, error) {
	for {
		fmt.Fprint(output, question)
		line, err := readUntilDone(ctx, func() (string, error) { return input.ReadString('\n') })
		if answer := strings.TrimSpace(line); answer != "" {
			return answer, nil
		}
		if err != nil {
			return "", fmt.Errorf("read the answer: %w", err)
		}
	}
}

// migrated opens the database and applies pending migrations. It creates a missing SQLite file.
func (c initCommand) migrated(ctx context.Context, p *program) (*database.DB, error) {
	d, err := c.openToMigrate(ctx)
	if err != nil {
		return nil, err
	}
	applied, err := migrations.Up(ctx, d.SQL, d.Dialect)
	if err != nil {
		return nil, errors.Join(err, d.Close())
	}
	if applied == 0 {
		fmt.Fprintf(p.stdout, "Tables      up to date already, on %s\n", databaseKind(d))
	} else {
		fmt.Fprintf(p.stdout, "Tables      made, on %s\n", databaseKind(d))
	}
	return d, nil
}

// ensureKey creates the master key if its file is missing. It fails when the database has stores: they need the key with which they
// were created.
func (c initCommand) ensureKey(ctx context.Context, p *program, d *database.DB) error {
	_, err := os.Stat(c.MasterKeyFile)
	if err == nil {
		fmt.Fprintf(p.stdout, "Master key  %s is there already\n", c.MasterKeyFile)
		return nil
	}
	if !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	existing, err := newAdministration(d, nil).Stores(auth.AllTenants(ctx))
	if err != nil {
		return err
	}
	if len(existing) > 0 {
		return fmt.Errorf("the database has stores, and their master key is not in %s: point --master-key-file at it", c.MasterKeyFile)
	}
	if err := createMasterKey(c.MasterKeyFile); err != nil {
		return err
	}
	fmt.Fprintf(p.stdout, "Master key  %s made\n", c.MasterKeyFile)
	return nil
}

// ensureStore creates the store if it is missing, and returns a context that acts in it.
func (c initCommand) ensureStore(ctx context.Context, p *program, admin administration) (context.Context, error) {
	existing, err := admin.StoreBySlug(auth.AllTenants(ctx), c.Store)
	if err == nil {
		fmt.Fprintf(p.stdout, "Store       %s is there already, in %s\n", existing.Slug, existing.Currency)
		return auth.With(ctx, auth.System(existing.ID)), nil
	}
	if !problem.HasCode(err, problem.CodeNotFound) {
		return nil, err
	}
	created, err := admin.CreateStore(auth.AllTenants(ctx), c.newStore())
	if err != nil {
		return nil, err
	}
	fmt.Fprintf(p.stdout, "Store       %s made, in %s\n", created.Slug, created.Currency)
	return auth.With(ctx, auth.System(created.ID)), nil
}

func (c initCommand) ensureOwner(ctx context.Context, p *program, admin administration) error {
	member, err := admin.database.Client.StaffMember.Query().Where(staffmember.Email(strings.ToLower(c.Email))).Only(ctx)
	if err == nil {
		fmt.Fprintf(p.stdout, "Owner       %s is there already, as %s; kiosk staff reset-password makes a new password\n", member.Email, member.Role)
		return nil
	}
	if !db.IsNotFound(err) {
		return fmt.Errorf("read the staff: %w", err)
	}
	password := newPassword()
	created, err := admin.CreateStaff(ctx, c.newOwner(password))
	if err != nil {
		return err
	}
	fmt.Fprintf(p.stdout, "Owner       %s made; the password is shown once:\n            %s\n", created.Email, password)
	return nil
}

func (c initCommand) ensureToken(ctx context.Context, p *program, admin administration) error {
	exists, err := admin.database.Client.APIToken.Query().Where(apitoken.Name(c.TokenName), apitoken.RevokedAtIsNil()).Exist(ctx)
	if err != nil {
		return fmt.Errorf("read the tokens: %w", err)
	}
	if exists {
		fmt.Fprintf(p.stdout, "Token       %q is there already; kiosk token create makes another\n", c.TokenName)
		return nil
	}
	token, _, err := admin.CreateToken(ctx, c.newToken())
	if err != nil {
		return err
	}
	fmt.Fprintf(p.stdout, "Token       %q made, for everything; it is shown once:\nToken       %s\n", c.TokenName, token)
	return nil
}
