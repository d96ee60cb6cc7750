package main

import (
	"context"
	"errors"
	"net/netip"
	"os"
	"path/filepath"
	"time"

	"kiosk/ent/db"
	"kiosk/ent/migrations"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/access"
	"kiosk/internal/resolver/stores"
	"kiosk/internal/ssrf"
	"kiosk/internal/testkit/cluster"
	"kiosk/internal/vault"
)

// stage is the environment of a run: a PostgreSQL that flushes every commit to disk, and Kiosk in separate processes.
type stage struct {
	options
	dir       string // of logs and scripts
	postgres  *cluster.Cluster
	processor func() (time.Duration, error) // CPU time of PostgreSQL so far
	masterKey string
	vault     *vault.Vault
	service   *deployment // of all rows except those of webhooks
	url       string      // of its database
	api       *process
	turns     int            // of pgbench so far
	closers   []func() error // functions that close what is open

	products *readStage // nil until a row needs it, like the others
	past     *history
	selling  *sales
}

// deployment is a database with Kiosk's tables, and the operations on it in this process.
type deployment struct {
	*resolver.Resolver
	database  *database.DB
	url       string
	recording *recording
}

// guard allows webhooks to receivers on this machine.
var guard = ssrf.Guard{AllowNetworks: []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}, AllowHTTP: true}

// build creates the stage. The caller must close it, unless there is an error.
func build(ctx context.Context, o options) (_ *stage, err error) {
	s := &stage{options: o}
	defer func() {
		if err != nil {
			err = errors.Join(err, s.closeAfter(0))
		}
	}()
	if s.dir, err = os.MkdirTemp("", "kiosk-bench-"); err != nil {
		return nil, err
	}
	s.keep(func() error { return os.RemoveAll(s.dir) })
	s.masterKey = filepath.Join(s.dir, "master.keyset")
	if err := vault.CreateMasterKey(s.masterKey); err != nil {
		return nil, err
	}
	if s.vault, err = vault.Open(s.masterKey); err != nil {
		return nil, err
	}
	s.postgres, err = cluster.Start(cluster.Durable(), cluster.Setting("shared_buffers", "512MB"), cluster.Setting("max_wal_size", "8GB"))
	if err != nil {
		return nil, err
	}
	s.keep(s.postgres.Close)
	s.processor = s.postgres.ProcessorTime
	if s.service, err = s.open(ctx, "kiosk"); err != nil {
		return nil, err
	}
	s.url = s.service.url
	s.api, err = s.serve(ctx, s.service)
	return s, err
}

// open creates a database with Kiosk's tables.
func (s *stage) open(ctx context.Context, name string) (*deployment, error) {
	url, err := s.postgres.CreateDatabase(ctx, name, "")
	if err != nil {
		return nil, err
	}
	h := &deployment{url: url, recording: &recording{}}
	h.database, err = database.Open(ctx, url, database.Options{MaxConns: 4, Instrument: h.recording.instrument})
	if err != nil {
		return nil, err
	}
	s.keep(h.database.Close)
	if _, err := migrations.Up(ctx, h.database.SQL, h.database.Dialect); err != nil {
		return nil, err
	}
	h.Resolver = resolver.New(resolver.Config{Database: h.database, Vault: s.vault, WebhookGuard: guard})
	return h, nil
}

// newStore creates a store. It returns a context whose actor is the store's system, and a token with every scope.
func (h *deployment) newStore(ctx context.Context, slug string) (context.Context, *db.Store, string, error) {
	opened, err := h.CreateStore(auth.AllTenants(ctx), stores.NewStore{Slug: slug, Name: slug, Currency: "EUR", Livemode: true})
	if err != nil {
		return nil, nil, "", err
	}
	ctx = auth.With(ctx, auth.System(opened.ID))
	token, _, err := h.CreateToken(ctx, access.NewToken{Name: "bench", Scopes: auth.AllScopes})
	return ctx, opened, token, err
}

// serve runs kiosk serve on a deployment, without limits.
func (s *stage) serve(ctx context.Context, h *deployment) (*process, error) {
	unlimited := []string{"KIOSK_RATE_LIMIT=0", "KIOSK_MAX_CONCURRENT=0", "KIOSK_MAX_IN_FLIGHT=0", "KIOSK_STORE_CONCURRENCY=-1"}
	return s.start(ctx, append(s.environment(h), unlimited...), "kiosk", "serve")
}

func (s *stage) environment(h *deployment) []string {
	return []string{
		"KIOSK_DATABASE_URL=" + h.url,
		"KIOSK_MASTER_KEY_FILE=" + s.masterKey,
		"KIOSK_WEBHOOK_ALLOW_NETWORKS=127.0.0.0/8",
		"KIOSK_WEBHOOK_ALLOW_HTTP=true",
		"KIOSK_WEBHOOK_PER_STORE=512",
	}
}

// keep registers a function that closes what was opened. It is called when the current row is over, or at the end of the run.
func (s *stage) keep(close func() error) { s.closers = append(s.closers, close) }

// closeAfter calls the registered functions except the first n, the last one first.
func (s *stage) closeAfter(n int) (err error) {
	for len(s.closers) > n {
		last := len(s.closers) - 1
		err = errors.Join(err, s.closers[last]())
		s.closers = s.closers[:last]
	}
	return err
}
