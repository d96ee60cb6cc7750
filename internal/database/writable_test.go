package database_test

import (
	"net/url"
	"path/filepath"
	"strings"
	"testing"

	"kiosk/internal/database"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/cluster"
)

func TestAWritableDatabaseIsProvedWithoutAChange(t *testing.T) {
	t.Parallel()
	onBoth(t, func(t *testing.T, d *database.DB) {
		for range 2 {
			if err := d.RequireWritable(t.Context()); err != nil {
				t.Error(err)
			}
		}
	})
}

func TestADatabaseThatTakesNoWritesSaysWhichAndWhy(t *testing.T) {
	t.Parallel()
	t.Run("sqlite", func(t *testing.T) {
		t.Parallel()
		path := filepath.Join(t.TempDir(), "kiosk.db")
		d := open(t, "sqlite://"+path, database.Options{MaxConns: 1})
		execute(t, d, "PRAGMA query_only = 1")
		err := d.RequireWritable(t.Context())
		if err == nil || !strings.Contains(err.Error(), path) || !strings.Contains(err.Error(), "needs the right to write the file and its folder") {
			t.Errorf("got %v", err)
		}
	})
	t.Run("postgres", func(t *testing.T) {
		t.Parallel()
		server, err := cluster.Shared()
		testkit.Must(t, err)
		u, err := url.Parse(server.AdminURL())
		testkit.Must(t, err)
		query := u.Query()
		query.Set("default_transaction_read_only", "on")
		u.RawQuery = query.Encode()
		d := open(t, u.String(), database.Options{})
		err = d.RequireWritable(t.Context())
		if err == nil || isStandbyError(err) || !strings.Contains(err.Error(), u.Path[1:]+" on "+u.Host) || !strings.Contains(err.Error(), "default_transaction_read_only") {
			t.Errorf("got %v", err)
		}
	})
}

func TestAStandbyTakesNoWritesYet(t *testing.T) {
	t.Parallel()
	f := startWithStandby(t)
	testkit.Must(t, f.RequireWritable(t.Context()))
	d := open(t, f.standby.URL("kiosk"), database.Options{})
	if err := d.RequireWritable(t.Context()); !isStandbyError(err) || !database.IsUnavailable(err) {
		t.Errorf("got %v", err)
	}
}
