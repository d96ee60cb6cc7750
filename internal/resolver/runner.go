package resolver

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
	// cacheTime bounds how long a process may act on a revoked token or a changed setting.
	cacheTime    = 5 * time.Second
	cachedStores = 1024
	cachedTokens = 8192
)

// RunnerConfig is what a Runner needs. Database is required; so is Vault for what touches a secret of a store.
type RunnerConfig struct {
	Database  *database.DB
	Vault     *vault.Vault
	Now       func() time.Time // timestamp.Now when nil
	Published func()           // called after each commit that wrote events; may be nil
	Logger    *slog.Logger     // slog.Default() when nil
	// Registry takes the metrics. They are kept, but not shown, without one.
	Registry prometheus.Registerer
}

// Runner runs operations in transactions, in the store of the actor in the context.
type Runner struct {
	database *database.DB
	vault    *vault.Vault // nil where no secret of a store is touched
	now      func() time.Time
	logger   *slog.Logger
	tokens   *identities // for whom API tokens speak
	sessions *identities // for whom staff sessions and access tokens speak

	published func()
	metrics   *metrics
	stores    *expirable.LRU[uuid.UUID, *Store]
}

// newRunner returns a Runner.
func newRunner(config RunnerConfig) *Runner {
	r := &Runner{
		database:  config.Database,
		vault:     config.Vault,
		now:       config.Now,
		logger:    config.Logger,
		tokens:    newIdentities(),
		sessions:  newIdentities(),
		published: config.Published,
		metrics:   newMetrics(config.Registry),
		stores:    expirable.NewLRU[uuid.UUID, *Store](cachedStores, nil, cacheTime),
	}
	if r.now == nil {
		r.now = timestamp.Now
	}
	if r.published == nil {
		r.published = func() {}
	}
	if r.logger == nil {
		r.logger = slog.Default()
	}
	return r
}

// statements are those of the actor's store, outside of a transaction.
func (r *Runner) statements(ctx context.Context) (database.Statements, error) {
	return r.database.On(ctx, r.database.Client)
}
