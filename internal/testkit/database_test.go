package testkit_test

import (
	"testing"

	"entgo.io/ent/dialect"

	"kiosk/ent/migrations"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/testkit"
)

func TestEveryTestGetsAMigratedDatabaseOfItsOwn(t *testing.T) {
	t.Parallel()
	for range 2 {
		testkit.Databases(t, func(t *testing.T, d *database.DB) {
			ctx := auth.AllTenants(t.Context())
			if current, err := migrations.Current(ctx, d.SQL, d.Dialect); !current || err != nil {
				t.Fatalf("current = %v, %v", current, err)
			}
			if n := d.Client.Store.Query().CountX(ctx); n != 0 {
				t.Errorf("%d stores of another test", n)
			}
			d.Client.Store.Create().SetSlug("mine").SetName("mine").SetCurrency("EUR").SetLivemode(true).ExecX(ctx)
		})
	}
}

func TestSeveralProcessesOpenOneDatabase(t *testing.T) {
	t.Parallel()
	for _, dialectName := range []string{dialect.SQLite, dialect.Postgres} {
		t.Run(dialectName, func(t *testing.T) {
			t.Parallel()
			address := testkit.NewURL(t, dialectName)
			one, other := testkit.Open(t, address, database.Options{}), testkit.Open(t, address, database.Options{})
			ctx := auth.AllTenants(t.Context())
			one.Client.Store.Create().SetSlug("ours").SetName("ours").SetCurrency("EUR").SetLivemode(true).ExecX(ctx)
			if n := other.Client.Store.Query().CountX(ctx); n != 1 {
				t.Errorf("the other sees %d stores, want 1", n)
			}
		})
	}
}

func TestIsolationOfTheRunReachesTheServer(t *testing.T) {
	t.Setenv(testkit.EnvIsolation, "serializable")
	d := testkit.NewDatabase(t, dialect.Postgres)
	var isolation string
	if err := d.SQL.QueryRowContext(t.Context(), "SHOW transaction_isolation").Scan(&isolation); err != nil || isolation != "serializable" {
		t.Errorf("isolation %s, %v", isolation, err)
	}
}
