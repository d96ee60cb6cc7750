// Package operation runs what changes a store: each operation in one transaction, once per idempotency key, with the audit
// and the events that belong to it, by an actor who is still allowed to. The packages of internal/resolver build on it.
package operation

import (
	"context"
	"log/slog"
	"time"

	"github.com/google/uuid"
	"github.com/hashicorp/golang-lru/v2/expirable"
	"github.com/prometheus/client_golang/prometheus"

	"kiosk/internal/database"
	"kiosk/internal/timestamp"
	"kiosk/internal/vault"
)

const (
	// CacheTime bounds how long a process may act on a revoked token or a changed setting.
	CacheTime    = 5 * time.Second
	cachedStores = 1024
	cachedTokens = 8192
)

// Config is what a Runner needs. Database is required; so is Vault for what touches a secret of a store.
type Config struct {
	Database        *database.DB
	Vault           *vault.Vault
	Now             func() time.Time // timestamp.Now when nil
	EventsCommitted func()           // called after each commit that wrote events; may be nil
	Logger          *slog.Logger     // slog.Default() when nil
	// Registry takes the metrics. They are kept, but not shown, without one.
	Registry prometheus.Registerer
}

// Runner runs operations in transactions, in the store of the actor in the context.
type Runner struct {
	Database      *database.DB
	Vault         *vault.Vault // nil where no secret of a store is touched
	Now           func() time.Time
	Logger        *slog.Logger
	TokenActors   *Identities // for whom API tokens speak
	SessionActors *Identities // for whom staff sessions and access tokens speak

	eventsCommitted func()
	metrics         *metrics
	stores          *expirable.LRU[uuid.UUID, *Store]
}

// New returns a Runner.
func New(config Config) *Runner {
	r := &Runner{
		Database:        config.Database,
		Vault:           config.Vault,
		Now:             config.Now,
		Logger:          config.Logger,
		TokenActors:     newIdentities(),
		SessionActors:   newIdentities(),
		eventsCommitted: config.EventsCommitted,
		metrics:         newMetrics(config.Registry),
		stores:          expirable.NewLRU[uuid.UUID, *Store](cachedStores, nil, CacheTime),
	}
	if r.Now == nil {
		r.Now = timestamp.Now
	}
	if r.eventsCommitted == nil {
		r.eventsCommitted = func() {}
	}
	if r.Logger == nil {
		r.Logger = slog.Default()
	}
	return r
}

// Statements runs SQL in the actor's store, outside of a transaction.
func (r *Runner) Statements(ctx context.Context) (database.Statements, error) {
	return r.Database.On(ctx, r.Database.Client)
}
