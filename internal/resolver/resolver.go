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

	"github.com/google/uuid"
	"github.com/hashicorp/golang-lru/v2/expirable"
	"github.com/prometheus/client_golang/prometheus"

	"kiosk/ent/db"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/reports"
	"kiosk/internal/ssrf"
	"kiosk/internal/timestamp"
	"kiosk/internal/vault"
)

const (
	// cacheTime bounds how long a process may act on a revoked token or a changed setting.
	cacheTime    = 5 * time.Second
	cachedStores = 1024
	cachedTokens = 8192
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
	database  *database.DB
	vault     *vault.Vault
	egress    ssrf.Guard
	now       func() time.Time
	published func()
	linkURL   string // "" sends no e-mails
	logger    *slog.Logger
	hash      func(plain string) (string, error) // of a password
	decoyHash func() (string, error)             // checked in place of that of a staff member who does not exist
	metrics   *metrics
	stores    *expirable.LRU[uuid.UUID, *Store]
	tokens    *identities
	sessions  *identities
	reads     credentialReads

	logsRequests bool
	requests     pendingRequests
	reports      *reports.Reports
}

// New returns a Resolver.
func New(config Config) *Resolver {
	r := &Resolver{
		database:  config.Database,
		vault:     config.Vault,
		egress:    config.Egress,
		now:       config.Now,
		published: config.Published,
		linkURL:   config.LinkURL,
		logger:    config.Logger,
		hash:      config.HashPassword,
		metrics:   newMetrics(config.Registry),
		stores:    expirable.NewLRU[uuid.UUID, *Store](cachedStores, nil, cacheTime),
		tokens:    newIdentities(),
		sessions:  newIdentities(),

		logsRequests: config.LogRequests,
	}
	if r.now == nil {
		r.now = timestamp.Now
	}
	if r.hash == nil {
		r.hash = auth.HashPassword
	}
	r.decoyHash = sync.OnceValues(func() (string, error) { return r.hash("no account has this password") })
	r.reports = reports.New(r.database, r.settings, r.now)
	if r.published == nil {
		r.published = func() {}
	}
	if r.logger == nil {
		r.logger = slog.Default()
	}
	return r
}

// Reports returns what reads the same stores: lists of orders and dashboards.
func (r *Resolver) Reports() *reports.Reports { return r.reports }

// statements are those of the actor's store, outside of a transaction.
func (r *Resolver) statements(ctx context.Context) (database.Statements, error) {
	return r.database.On(ctx, r.database.Client)
}

func (r *Resolver) settings(ctx context.Context) (*db.Store, error) {
	store, err := r.Store(ctx)
	if err != nil {
		return nil, err
	}
	return store.Store, nil
}
