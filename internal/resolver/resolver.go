// Package resolver holds what a store can do: one method per operation, shared by both APIs. The operations are in a
// package for each subject; a Resolver has them all.
//
// A public operation takes a context with the Actor of a store, checks its input, owns its transaction
// and returns a problem.Error for what the caller did wrong. The steps of operations take the transaction.
package resolver

import (
	"context"
	"log/slog"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"kiosk/ent/db"
	"kiosk/internal/database"
	"kiosk/internal/operation"
	"kiosk/internal/reports"
	"kiosk/internal/resolver/access"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/privacy"
	"kiosk/internal/resolver/requests"
	"kiosk/internal/resolver/stores"
	"kiosk/internal/resolver/transfer"
	"kiosk/internal/resolver/wallets"
	"kiosk/internal/resolver/webhooks"
	"kiosk/internal/ssrf"
	"kiosk/internal/vault"
)

// Config is what a Resolver needs. Database is required; so is Vault, but for the administration of stores, tokens
// and staff, which touches no secret of a store.
type Config struct {
	Database        *database.DB
	Vault           *vault.Vault
	WebhookGuard    ssrf.Guard       // what webhook URLs may point at
	Now             func() time.Time // timestamp.Now when nil
	EventsCommitted func()           // called after each commit that wrote events; may be nil
	// LinkURL is the beginning of the links in e-mails to staff, without a slash at the end; "" sends none.
	LinkURL string
	Logger  *slog.Logger // slog.Default() when nil
	// HashPassword is auth.HashPassword when nil, and in every program. Its hashes are checked by auth.CheckPassword.
	HashPassword func(plain string) (string, error)
	// LogRequests has NoteRequest keep the requests of API tokens.
	LogRequests bool
	// Registry takes the metrics. They are kept, but not shown, without one.
	Registry prometheus.Registerer
}

// The operations by subject, under names that a struct can embed side by side.
type (
	accessOperations    = access.Operations
	catalogueOperations = catalogue.Operations
	customerOperations  = customers.Operations
	orderOperations     = orders.Operations
	privacyOperations   = privacy.Operations
	requestOperations   = requests.Operations
	storeOperations     = stores.Operations
	transferOperations  = transfer.Operations
	walletOperations    = wallets.Operations
	webhookOperations   = webhooks.Operations
)

// Resolver carries out the operations. Close it when no more are begun.
type Resolver struct {
	*accessOperations
	*catalogueOperations
	*customerOperations
	*orderOperations
	*privacyOperations
	*requestOperations
	*storeOperations
	*transferOperations
	*walletOperations
	*webhookOperations

	runner  *operation.Runner
	reports *reports.Reports
}

// New returns a Resolver.
func New(config Config) *Resolver {
	runner := operation.New(operation.Config{
		Database:        config.Database,
		Vault:           config.Vault,
		Now:             config.Now,
		EventsCommitted: config.EventsCommitted,
		Logger:          config.Logger,
		Registry:        config.Registry,
	})
	r := &Resolver{runner: runner}
	r.reports = reports.New(runner.Database, r.settings, runner.Now)
	r.accessOperations = access.New(runner, access.Config{LinkURL: config.LinkURL, HashPassword: config.HashPassword})
	r.catalogueOperations = catalogue.New(runner)
	r.customerOperations = customers.New(runner, r.reports)
	r.orderOperations = orders.New(runner)
	r.privacyOperations = privacy.New(runner)
	r.requestOperations = requests.New(runner, r.accessOperations, requests.Config{LogRequests: config.LogRequests, Registry: config.Registry})
	r.storeOperations = stores.New(runner)
	r.transferOperations = transfer.New(runner, r.privacyOperations)
	r.walletOperations = wallets.New(runner)
	r.webhookOperations = webhooks.New(runner, config.WebhookGuard)
	return r
}

// Reports returns what reads the same stores: lists of orders and dashboards.
func (r *Resolver) Reports() *reports.Reports { return r.reports }

// Now is the time by the clock of the operations.
func (r *Resolver) Now() time.Time { return r.runner.Now() }

// Store returns the actor's store, at most five seconds old. Error: CodeUnauthenticated (it was shredded).
func (r *Resolver) Store(ctx context.Context) (*operation.Store, error) { return r.runner.Store(ctx) }

func (r *Resolver) settings(ctx context.Context) (*db.Store, error) {
	store, err := r.Store(ctx)
	if err != nil {
		return nil, err
	}
	return store.Store, nil
}

// Close writes what waits to be written: reads of credentials to the audit, requests to their log. The Resolver may be used on.
func (r *Resolver) Close(ctx context.Context) error {
	r.FlushRequests(ctx)
	return r.FlushReads(ctx)
}
