package main

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/auth"
	"kiosk/internal/money"
	"kiosk/internal/resolver/access"
)

type tokenCommand struct {
	Create tokenCreateCommand `cmd:"" help:"Create a token and print it, once."`
	List   tokenListCommand   `cmd:"" help:"List a store's tokens, without their secrets."`
	Revoke tokenRevokeCommand `cmd:"" help:"Revoke a token: it is refused everywhere within 5 seconds."`
}

type tokenCreateCommand struct {
	Name        string         `required:"" placeholder:"NAME" help:"What it is for."`
	Scope       []auth.Scope   `placeholder:"SCOPE" help:"What it may do; several by commas or repetition: products:read, orders:read, orders:write, orders:refund, customers:read, customers:write, wallet:read, wallet:write, inventory:write, webhooks:manage, events:read."`
	AllScopes   bool           `help:"Everything."`
	RefundLimit string         `placeholder:"AMOUNT" help:"The most that it may refund of one order, such as 50.00, with the scope orders:refund. Default: no limit."`
	ExpiresIn   *time.Duration `placeholder:"DURATION" help:"Valid for this long, such as 2160h. Default: until revoked."`
	storeFlags
}

func (tokenCreateCommand) Help() string {
	return `The token goes to the standard output, alone; what it may do goes to the standard error output.
Only a hash of it is kept, so it cannot be shown again.

Example:

    TOKEN=$(kiosk token create --store acme --name bot --scope products:read,orders:write)`
}

// Run creates the token.
func (c tokenCreateCommand) Run(ctx context.Context, p *program) (err error) {
	scopes := auth.Scopes(c.Scope)
	switch {
	case c.AllScopes && len(scopes) > 0:
		return errors.New("give --scope or --all-scopes, not both")
	case c.AllScopes:
		scopes = auth.AllScopes
	case len(scopes) == 0:
		return errors.New("say what the token may do with --scope, or give it everything with --all-scopes")
	}
	limit, err := c.refundLimit()
	if err != nil {
		return err
	}
	expiresAt, err := c.expiry()
	if err != nil {
		return err
	}
	ctx, admin, err := c.enter(ctx)
	if err != nil {
		return err
	}
	defer admin.close(&err)
	token, created, err := admin.CreateToken(ctx, access.NewToken{Name: c.Name, Scopes: scopes, RefundLimit: limit, ExpiresAt: expiresAt})
	if err != nil {
		return err
	}
	fmt.Fprintln(p.stdout, token)
	fmt.Fprintf(p.stderr, "Token %s (%s) of store %s: %s. It is not shown again.\n", created.ID, created.Name, c.Store, strings.Join(scopes.Names(), " "))
	return nil
}

// refundLimit is nil for no limit.
func (c tokenCreateCommand) refundLimit() (*money.Amount, error) {
	if c.RefundLimit == "" {
		return nil, nil //nolint:nilnil // no limit
	}
	limit, err := money.Parse(c.RefundLimit)
	if err != nil {
		return nil, fmt.Errorf("--refund-limit: %w", err)
	}
	return &limit, nil
}

func (c tokenCreateCommand) expiry() (*time.Time, error) {
	if c.ExpiresIn == nil {
		return nil, nil //nolint:nilnil // until it is revoked
	}
	if *c.ExpiresIn <= 0 {
		return nil, errors.New("--expires-in must be positive; leave it out for a token that is valid until it is revoked")
	}
	at := time.Now().Add(*c.ExpiresIn)
	return &at, nil
}

type tokenListCommand struct{ storeFlags }

// Run prints the tokens.
func (c tokenListCommand) Run(ctx context.Context, p *program) (err error) {
	ctx, admin, err := c.enter(ctx)
	if err != nil {
		return err
	}
	defer admin.close(&err)
	tokens, err := admin.Tokens(ctx)
	if err != nil {
		return err
	}
	if len(tokens) == 0 {
		fmt.Fprintln(p.stderr, "The store has no tokens: kiosk token create makes one.")
		return nil
	}
	table := tabwriter.NewWriter(p.stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "ID\tTOKEN\tSTATUS\tLAST USED\tNAME\tSCOPES")
	for _, t := range tokens {
		lastUsed := "never"
		if t.LastUsedAt != nil {
			lastUsed = t.LastUsedAt.UTC().Format(time.RFC3339)
		}
		fmt.Fprintf(table, "%s\t%s…\t%s\t%s\t%s\t%s\n", t.ID, t.Prefix, tokenStatus(t), lastUsed, replaceControls(t.Name), strings.Join(t.Scopes.Names(), " "))
	}
	return table.Flush()
}

func tokenStatus(t *db.APIToken) string {
	switch {
	case t.RevokedAt != nil:
		return "revoked"
	case t.ExpiresAt == nil:
		return "active"
	case t.ExpiresAt.After(time.Now()):
		return "active until " + t.ExpiresAt.UTC().Format(time.RFC3339)
	default:
		return "expired"
	}
}

type tokenRevokeCommand struct {
	ID uuid.UUID `arg:"" placeholder:"ID" help:"The token's id, from kiosk token list."`
	storeFlags
}

// Run revokes the token.
func (c tokenRevokeCommand) Run(ctx context.Context, p *program) (err error) {
	ctx, admin, err := c.enter(ctx)
	if err != nil {
		return err
	}
	defer admin.close(&err)
	if _, err := admin.RevokeToken(ctx, c.ID); err != nil {
		return err
	}
	fmt.Fprintf(p.stdout, "Revoked %s.\n", c.ID)
	return nil
}
