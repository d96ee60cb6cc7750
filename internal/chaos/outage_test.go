package chaos

import (
	"database/sql"
	"net/http"
	"testing"
	"time"

	"kiosk/internal/testkit"
	"kiosk/internal/testkit/cluster"
)

// TestAStoppedDatabaseIsNoFaultOfTheCaller checks that both APIs respond that the database is unavailable, and when to try again.
func TestAStoppedDatabaseIsNoFaultOfTheCaller(t *testing.T) {
	t.Parallel()
	s := open(t, setup{})
	for _, mode := range []cluster.StopMode{cluster.Fast, cluster.Kill} {
		for _, d := range apis(s) {
			d.request(t) // so that its token is known, and the pool has connections
		}
		must(t, s.postgres.Stop(mode))
		s.expectUnavailable(t)
		must(t, s.postgres.Restart())
		began := time.Now()
		for _, d := range apis(s) {
			testkit.Eventually(t, waitTimeout, d.name+" responds again", func() bool { return d.request(t).errorCode(t) == "" })
		}
		t.Logf("both APIs respond %s after the database does", time.Since(began).Round(time.Millisecond))
	}
}

// TestADatabaseThatTakesNoConnectionsIsNoFaultOfTheCaller replaces the database, like a restore: first it accepts no connections, then
// it does not exist.
func TestADatabaseThatTakesNoConnectionsIsNoFaultOfTheCaller(t *testing.T) {
	t.Parallel()
	s := open(t, setup{})
	for _, d := range apis(s) {
		d.request(t) // so that its token is known
	}
	admin, err := sql.Open("postgres", s.postgres.AdminURL())
	must(t, err)
	defer admin.Close()
	execute := func(statement string) {
		t.Helper()
		_, err := admin.ExecContext(t.Context(), statement)
		must(t, err)
	}
	execute("ALTER DATABASE kiosk ALLOW_CONNECTIONS false")
	execute("SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = 'kiosk'")
	s.expectUnavailable(t)
	execute("ALTER DATABASE kiosk RENAME TO kiosk_before")
	s.expectUnavailable(t)
	execute("ALTER DATABASE kiosk_before RENAME TO kiosk")
	execute("ALTER DATABASE kiosk ALLOW_CONNECTIONS true")
	for _, d := range apis(s) {
		testkit.Eventually(t, waitTimeout, d.name+" responds again", func() bool { return d.request(t).errorCode(t) == "" })
	}
}

// expectUnavailable checks that requests to both APIs that need the database fail as unavailable.
func (s *shop) expectUnavailable(t *testing.T) {
	t.Helper()
	for _, d := range apis(s) {
		for range 3 { // the pool may still have connections that it does not know to be broken
			response := d.request(t)
			if code := response.errorCode(t); code != "UNAVAILABLE" {
				t.Errorf("%s: %d %s", d.name, response.status, response.body)
			}
			if d.name == "REST" && (response.status != http.StatusServiceUnavailable || response.header.Get("Retry-After") == "") {
				t.Errorf("%d %v", response.status, response.header)
			}
		}
	}
}
