// Package resolver implements the operations of a store, one method for each. Both APIs use them. There is a package for
// each subject, and a Resolver has the operations of all of them.
//
// A public operation takes a context with the Actor of a store, checks its input, owns its transaction,
// and returns a problem.Error for an error of the caller. The unexported steps of an operation take its transaction.
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

// Config configures a Resolver. Database is required. Vault is required too, except for the administration of stores,
// tokens and staff, which reads no secret of a store.
type Config struct {
	Database        *database.DB
	Vault           *vault.Vault
	WebhookGuard    ssrf.Guard       // decides which addresses webhook URLs may have
	Now             func() time.Time // timestamp.Now when nil
	EventsCommitted func()           // called after each commit that wrote events; may be nil
	// LinkURL is the beginning of the links in e-mails to staff, without a slash at the end; "" sends none.
	LinkURL string
	Logger  *slog.Logger // slog.Default() when nil
	// HashPassword returns hashes for auth.CheckPassword. nil is auth.HashPassword; only tests set another function.
	HashPassword func(plain string) (string, error)
	// CacheTime is how long actors and stores are cached. 0 is operation.CacheTime; only tests that count statements set another time.
	CacheTime time.Duration
	// LogRequests lets NoteRequest log the requests of API tokens.
	LogRequests bool
	// Registry is where the metrics are registered. Without one they are counted, but cannot be read.
	Registry prometheus.Registerer
}

// Aliases with distinct names, so that Resolver can embed the Operations of every package.
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

// Resolver runs the operations of all packages. Close it after the last operation.
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
		CacheTime:       config.CacheTime,
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

// Reports returns the lists of orders and the dashboards of the same stores.
func (r *Resolver) Reports() *reports.Reports { return r.reports }

// Now returns the time of the operations' clock.
func (r *Resolver) Now() time.Time { return r.runner.Now() }

// Store returns the actor's store from a cache of five seconds. Error: CodeUnauthenticated (it was shredded).
func (r *Resolver) Store(ctx context.Context) (*operation.Store, error) { return r.runner.Store(ctx) }

func (r *Resolver) settings(ctx context.Context) (*db.Store, error) {
	store, err := r.Store(ctx)
	if err != nil {
		return nil, err
	}
	return store.Store, nil
}

// Close flushes the writes that wait in memory: reads of credentials to the audit, and requests to the request log. The
// Resolver can still be used afterwards.
func (r *Resolver) Close(ctx context.Context) error {
	r.FlushRequests(ctx)
	return r.FlushReads(ctx)
}
