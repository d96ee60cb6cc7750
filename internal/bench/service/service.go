// Package service starts the real program on new PostgreSQL servers, for benchmarks.
package service

import (
	"context"
	"path/filepath"
	"testing"
	"time"

	"kiosk/ent/migrations"
	"kiosk/internal/database"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/cluster"
	"kiosk/internal/testkit/program"
	"kiosk/internal/vault"
)

// Service is a database with Kiosk's tables, with the program and the settings to serve it.
type Service struct {
	Postgres  *cluster.Cluster
	directory string // of the program
	masterKey string
}

// Start builds the program and serves until the benchmark ends, with the worker in the same process, on a PostgreSQL that flushes each
// commit to disk. Before that, it calls fill to fill the database. The environment is added to the required variables.
func Start(b *testing.B, fill func(*database.DB, *vault.Vault), environment ...string) (url string, process *program.Process) {
	b.Helper()
	postgres, err := cluster.Start(cluster.Durable())
	testkit.Must(b, err)
	s := Open(b, postgres, fill)
	return s.Serve(b, s.Postgres, append(environment, "KIOSK_WITH_WORKER=true")...)
}

// Open builds the program, creates its database on a server, or on all servers of a Citus, and calls fill to fill it. It closes the
// server when the benchmark ends.
func Open(b *testing.B, postgres *cluster.Cluster, fill func(*database.DB, *vault.Vault)) *Service {
	b.Helper()
	b.Cleanup(func() { _ = postgres.Close() })
	s := &Service{Postgres: postgres, directory: b.TempDir()}
	testkit.Must(b, program.Build(s.directory, "kiosk/cmd/kiosk"))
	s.masterKey = filepath.Join(s.directory, "master.keyset")
	testkit.Must(b, vault.CreateMasterKey(s.masterKey))
	s.prepare(b, fill)
	return s
}

const databaseName = "kiosk"

func (s *Service) prepare(b *testing.B, fill func(*database.DB, *vault.Vault)) {
	b.Helper()
	address, err := s.Postgres.CreateDatabase(b.Context(), databaseName, "")
	testkit.Must(b, err)
	d, err := database.Open(b.Context(), address, database.Options{MaxConns: 2})
	testkit.Must(b, err)
	defer d.Close()
	if s.Postgres.IsCitus() {
		_, err = migrations.Distribute(b.Context(), d.SQL)
	} else {
		_, err = migrations.Up(b.Context(), d.SQL, d.Dialect)
	}
	testkit.Must(b, err)
	keys, err := vault.Open(s.masterKey)
	testkit.Must(b, err)
	fill(d, keys)
}

// Serve serves until the benchmark ends, and connects to one of the servers.
func (s *Service) Serve(b *testing.B, server *cluster.Cluster, environment ...string) (url string, process *program.Process) {
	b.Helper()
	environment = append(environment, "KIOSK_DATABASE_URL="+server.URL(databaseName), "KIOSK_MASTER_KEY_FILE="+s.masterKey,
		"KIOSK_ADDR=127.0.0.1:0", "KIOSK_OPS_ADDR=127.0.0.1:0", "KIOSK_LOG_FORMAT=json")
	process, err := program.Start(filepath.Join(s.directory, "kiosk"), program.Options{Env: environment}, "serve")
	testkit.Must(b, err)
	b.Cleanup(func() { process.Kill(); process.Wait() })
	ctx, cancel := context.WithTimeout(b.Context(), time.Minute)
	defer cancel()
	url, _, err = process.Serving(ctx)
	testkit.Must(b, err)
	return url, process
}
