// Package service starts the real program on a PostgreSQL of its own, for benchmarks.
package service

import (
	"context"
	"path/filepath"
	"testing"
	"time"

	"kiosk/ent/migrations"
	"kiosk/internal/database"
	"kiosk/internal/testkit/cluster"
	"kiosk/internal/testkit/program"
	"kiosk/internal/vault"
)

// Start builds the program and serves until the benchmark ends, with the worker in the same process, on a PostgreSQL that
// flushes each commit to the disk. Fill fills the database before. The environment comes on top of what is needed.
func Start(b *testing.B, fill func(*database.DB, *vault.Vault), environment ...string) (url string, process *program.Process) {
	b.Helper()
	directory := b.TempDir()
	must(b, program.Build(directory, "kiosk/cmd/kiosk"))
	postgres, err := cluster.Start(cluster.Durable())
	must(b, err)
	b.Cleanup(func() { _ = postgres.Close() })
	address, err := postgres.CreateDatabase(b.Context(), "kiosk", "")
	must(b, err)
	masterKey := filepath.Join(directory, "master.keyset")
	must(b, vault.CreateMasterKey(masterKey))
	prepare(b, address, masterKey, fill)
	environment = append(environment, "KIOSK_DATABASE_URL="+address, "KIOSK_MASTER_KEY_FILE="+masterKey,
		"KIOSK_ADDR=127.0.0.1:0", "KIOSK_OPS_ADDR=127.0.0.1:0", "KIOSK_LOG_FORMAT=json", "KIOSK_WITH_WORKER=true")
	process, err = program.Start(filepath.Join(directory, "kiosk"), program.Options{Env: environment}, "serve")
	must(b, err)
	b.Cleanup(func() { process.Kill(); process.Wait() })
	ctx, cancel := context.WithTimeout(b.Context(), time.Minute)
	defer cancel()
	url, _, err = process.Serving(ctx)
	must(b, err)
	return url, process
}

func prepare(b *testing.B, address, masterKey string, fill func(*database.DB, *vault.Vault)) {
	b.Helper()
	d, err := database.Open(b.Context(), address, database.Options{MaxConns: 2})
	must(b, err)
	defer d.Close()
	_, err = migrations.Up(b.Context(), d.SQL, d.Dialect)
	must(b, err)
	keys, err := vault.Open(masterKey)
	must(b, err)
	fill(d, keys)
}

func must(b *testing.B, err error) {
	b.Helper()
	if err != nil {
		b.Fatal(err)
	}
}
