// Package operation runs the operations that change a store. Each operation runs in one transaction, together with its audit entries
// and events, at most once per idempotency key. The transaction also checks that the actor is still allowed to run it. The packages of
// internal/resolver build on it.
package operation

import (
	"cmp"
	"context"
	"log/slog"
	"time"

	"github.com/google/uuid"
	lru "github.com/hashicorp/golang-lru/v2"
	"github.com/prometheus/client_golang/prometheus"

	"kiosk/internal/database"
	"kiosk/internal/timestamp"
	"kiosk/internal/vault"
)

const (
	// CacheTime is how long a process may use a revoked token or a changed setting.
	CacheTime    = 5 * time.Second
	cachedStores = 1024
	cachedTokens = 8192
)

// Config configures a Runner. Database is required. Vault is required for operations that use a secret of a store.
type Config struct {
	Database        *database.DB
	Vault           *vault.Vault
	Now             func() time.Time // timestamp.Now when nil
	EventsCommitted func()           // called after each commit that wrote events; may be nil
	Logger          *slog.Logger     // slog.Default() when nil
	CacheTime       time.Duration    // operation.CacheTime when 0; only tests set another time
	// Registry registers the metrics. When it is nil, they are counted but not exported.
	Registry prometheus.Registerer
}

// Runner runs operations in transactions, in the store of the actor in the context.
type Runner struct {
	Database      *database.DB
	Vault         *vault.Vault // nil where no operation uses a secret of a store
	Now           func() time.Time
	Logger        *slog.Logger
	TokenActors   *Identities // the actors of API tokens
	SessionActors *Identities // the actors of staff sessions and access tokens

	eventsCommitted func()
	metrics         *metrics
	stores          *lru.Cache[uuid.UUID, cachedStore]
	cacheTime       time.Duration
}

// New returns a Runner.
func New(config Config) *Runner {
	cacheTime := cmp.Or(config.CacheTime, CacheTime)
	cached, err := lru.New[uuid.UUID, cachedStore](cachedStores)
	if err != nil {
		panic(err) // the size is not positive
	}
	r := &Runner{
		Database:        config.Database,
		Vault:           config.Vault,
		Now:             config.Now,
		Logger:          config.Logger,
		TokenActors:     newIdentities(cacheTime),
		SessionActors:   newIdentities(cacheTime),
		eventsCommitted: config.EventsCommitted,
		metrics:         newMetrics(config.Registry),
		stores:          cached,
		cacheTime:       cacheTime,
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

// Statements returns the SQL statements for the actor's store, outside of a transaction.
func (r *Runner) Statements(ctx context.Context) (database.Statements, error) {
	return r.Database.On(ctx, r.Database.Client)
}
