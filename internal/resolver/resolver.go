// Package resolver holds what a store can do: one method per operation, shared by both APIs.
//
// A public operation takes a context with the Actor of a store, checks its input, owns its transaction
// and returns an *Error for what the caller did wrong. The unexported steps take the transaction.
package resolver

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"kiosk/ent/db"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/operation"
	"kiosk/internal/reports"
	"kiosk/internal/ssrf"
	"kiosk/internal/vault"
)

// Config is what a Resolver needs. Database is required; so is Vault, but for the administration of stores, tokens
// and staff, which touches no secret of a store.
type Config struct {
	Database  *database.DB
	Vault     *vault.Vault
	Egress    ssrf.Guard       // what webhook URLs may point at
	Now       func() time.Time // timestamp.Now when nil
	Published func()           // called after each commit that wrote events; may be nil
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

// Resolver carries out the operations. Close it when no more are begun.
type Resolver struct {
	*operation.Runner
	egress    ssrf.Guard
	linkURL   string                             // "" sends no e-mails
	hash      func(plain string) (string, error) // of a password
	decoyHash func() (string, error)             // checked in place of that of a staff member who does not exist
	reads     credentialReads

	logsRequests    bool
	droppedRequests *prometheus.CounterVec
	requests        pendingRequests
	reports         *reports.Reports
}

// New returns a Resolver.
func New(config Config) *Resolver {
	r := &Resolver{
		Runner: operation.New(operation.Config{
			Database:  config.Database,
			Vault:     config.Vault,
			Now:       config.Now,
			Published: config.Published,
			Logger:    config.Logger,
			Registry:  config.Registry,
		}),
		egress:  config.Egress,
		linkURL: config.LinkURL,
		hash:    config.HashPassword,

		logsRequests:    config.LogRequests,
		droppedRequests: newDroppedRequests(config.Registry),
	}
	r.Show(
		placeOrderOperation, uploadOperation, cancelOrderOperation, failOrderOperation, deliverItemsOperation,
		refundOrderOperation, replaceItemOperation, rechargeOperation, adjustStockOperation, adjustOperation,
	)
	if r.hash == nil {
		r.hash = auth.HashPassword
	}
	r.decoyHash = sync.OnceValues(func() (string, error) { return r.hash("no account has this password") })
	r.reports = reports.New(r.Database, r.settings, r.Now)
	return r
}

// Reports returns what reads the same stores: lists of orders and dashboards.
func (r *Resolver) Reports() *reports.Reports { return r.reports }

func (r *Resolver) settings(ctx context.Context) (*db.Store, error) {
	store, err := r.Store(ctx)
	if err != nil {
		return nil, err
	}
	return store.Store, nil
}
