package database_test

import (
	"context"
	"database/sql"
	"fmt"
	"log/slog"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"kiosk/ent/db"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/cluster"
)

// waitTimeout is how long a test of a replica waits: on a busy machine the probes of the replica are often too late.
const waitTimeout = 3 * time.Minute

// replicated is a database with one table, numbers, on a primary and its standby.
type replicated struct {
	primary, standby *cluster.Cluster
	*database.DB
}

func startWithStandby(t *testing.T, options ...cluster.Option) *replicated {
	t.Helper()
	primary, err := cluster.Start(append([]cluster.Option{cluster.Setting("synchronous_commit", "on")}, options...)...)
	testkit.Must(t, err)
	t.Cleanup(func() { _ = primary.Close() })
	address, err := primary.CreateDatabase(t.Context(), "kiosk", "")
	testkit.Must(t, err)
	standby, err := primary.StartStandby()
	testkit.Must(t, err)
	t.Cleanup(func() { _ = standby.Close() })
	f := &replicated{primary: primary, standby: standby}
	f.DB = f.open(t, address, standby.URL("kiosk"))
	f.execute(t, f.SQL, "CREATE TABLE numbers (n int)")
	f.awaitUsable(t, true)
	return f
}

func (f *replicated) open(t *testing.T, address, replica string) *database.DB {
	t.Helper()
	opened, err := database.Open(t.Context(), address, database.Options{MaxConns: 8, ReplicaURL: replica})
	testkit.Must(t, err)
	t.Cleanup(func() { testkit.Must(t, opened.Close()) })
	return opened
}

func (f *replicated) execute(t *testing.T, on *sql.DB, statement string, args ...any) {
	t.Helper()
	_, err := on.ExecContext(t.Context(), statement, args...)
	testkit.Must(t, err)
}

// awaitUsable waits until the replica is usable, or until it is not.
func (f *replicated) awaitUsable(t *testing.T, want bool) {
	t.Helper()
	testkit.Eventually(t, waitTimeout, fmt.Sprintf("Replica.Usable() is %v", want), func() bool { return f.Replica.Usable() == want })
}

// onStandby runs a statement on the standby.
func (f *replicated) onStandby(t *testing.T, statement string) {
	t.Helper()
	db, err := sql.Open("postgres", f.standby.AdminURL())
	testkit.Must(t, err)
	defer db.Close()
	f.execute(t, db, statement)
}

// readResult is the result of a read.
type readResult struct {
	greatest  int       // the greatest number in the table
	asOf      time.Time // a read from the replica contains every commit before this time
	byReplica bool      // the replica served the read
}

// read reads in both of the ways in which lists are read.
func (f *replicated) read(t *testing.T) (byStatement, bySnapshot readResult) {
	t.Helper()
	const query = "SELECT coalesce(max(n), 0), pg_is_in_recovery() FROM numbers WHERE n > $1"
	ctx, asOf := f.FromReplica(auth.AllTenants(t.Context()))
	rows, err := f.Client.QueryContext(ctx, query, 0)
	testkit.Must(t, err)
	byStatement = scanResult(t, rows)
	testkit.Must(t, f.SnapshotOfEntities(ctx, func(tx *db.Tx, _ database.Statements) error {
		found, err := tx.QueryContext(ctx, query, 0)
		if err == nil {
			bySnapshot = scanResult(t, found)
		}
		return err
	}))
	byStatement.asOf, bySnapshot.asOf = asOf, asOf
	return byStatement, bySnapshot
}

func scanResult(t *testing.T, rows *sql.Rows) (s readResult) {
	t.Helper()
	defer rows.Close()
	for rows.Next() {
		testkit.Must(t, rows.Scan(&s.greatest, &s.byReplica))
	}
	testkit.Must(t, rows.Err())
	return s
}

func scanOne(t *testing.T, rows *sql.Rows) (n int) {
	t.Helper()
	defer rows.Close()
	for rows.Next() {
		testkit.Must(t, rows.Scan(&n))
	}
	testkit.Must(t, rows.Err())
	return n
}

// lacks reports whether a read lacks a number that it should contain. The replica may lack numbers that were committed after asOf.
func (s readResult) lacks(n int, committed time.Time) bool {
	return s.greatest < n && (!s.byReplica || committed.Before(s.asOf))
}

// expectPrimary fails the test unless the primary serves all reads.
func (f *replicated) expectPrimary(t *testing.T, want int) {
	t.Helper()
	byStatement, bySnapshot := f.read(t)
	for _, got := range []readResult{byStatement, bySnapshot} {
		if got.byReplica || got.greatest != want {
			t.Errorf("read %+v, want %d from the primary", got, want)
		}
	}
}

// refuses waits until a check says why the replica is not used. On a busy machine a check can end before it knows.
func (f *replicated) refuses(t *testing.T, why string) {
	t.Helper()
	testkit.Eventually(t, waitTimeout, "it is not used because of "+why, func() bool {
		err := f.Replica.Check(t.Context())
		if err == nil {
			t.Fatal("it is used")
		}
		return strings.Contains(err.Error(), why)
	})
}

// awaitReplica waits until reads are served by the replica and return the number.
func (f *replicated) awaitReplica(t *testing.T, want int) {
	t.Helper()
	testkit.Eventually(t, waitTimeout, fmt.Sprintf("the replica shows %d", want), func() bool {
		byStatement, bySnapshot := f.read(t)
		return byStatement.byReplica && bySnapshot.byReplica && byStatement.greatest == want && bySnapshot.greatest == want
	})
}

func TestAReplicaShowsEverythingOfTheMomentThatItIsSaidToBeOf(t *testing.T) {
	t.Parallel()
	for _, synchronous := range []string{"on", "off"} {
		t.Run("synchronous_commit="+synchronous, func(t *testing.T) {
			t.Parallel()
			f := startWithStandby(t, cluster.Setting("synchronous_commit", synchronous))
			for n := 1; n <= 300; n++ {
				f.execute(t, f.SQL, "INSERT INTO numbers VALUES ($1)", n)
				committed := time.Now()
				byStatement, bySnapshot := f.read(t)
				for _, got := range []readResult{byStatement, bySnapshot} {
					if got.lacks(n, committed) {
						t.Fatalf("%+v lacks %d, committed at %s", got, n, committed)
					}
					if age := committed.Sub(got.asOf); !got.asOf.IsZero() && age > database.MaxStaleness {
						t.Fatalf("%+v is %s old", got, age)
					}
				}
			}
			f.awaitReplica(t, 300)
		})
	}
}

func TestOnlyReadsForTheReplicaLeaveThePrimary(t *testing.T) {
	t.Parallel()
	f := startWithStandby(t)
	f.awaitReplica(t, 0)
	var standby bool
	testkit.Must(t, database.Query(t.Context(), f.Client, func(rows *sql.Rows) error { return rows.Scan(&standby) }, "SELECT pg_is_in_recovery()"))
	if standby {
		t.Error("a read without FromReplica went to the replica")
	}
	ctx, _ := f.FromReplica(t.Context())
	tx, err := f.Begin(ctx)
	testkit.Must(t, err)
	_, err = tx.ExecContext(ctx, "INSERT INTO numbers VALUES (1)")
	testkit.Must(t, err)
	testkit.Must(t, tx.Commit())
}

func TestAReplicaThatFallsBehindIsLeftAlone(t *testing.T) {
	t.Parallel()
	f := startWithStandby(t)
	f.awaitReplica(t, 0)
	f.onStandby(t, "SELECT pg_wal_replay_pause()")
	f.execute(t, f.SQL, "INSERT INTO numbers VALUES (1)")
	f.awaitUsable(t, false)
	f.expectPrimary(t, 1)
	if f.Replica.Staleness() <= database.MaxStaleness {
		t.Errorf("the replica is usable with a staleness of %s", f.Replica.Staleness())
	}
	f.onStandby(t, "SELECT pg_wal_replay_resume()")
	f.awaitReplica(t, 1)
}

// TestReadsSurviveTheReplica stops the standby in several ways while lists are read and numbers are written.
func TestReadsSurviveTheReplica(t *testing.T) {
	t.Parallel()
	f := startWithStandby(t)
	ctx, stop := context.WithCancel(t.Context())
	var readers sync.WaitGroup
	for reader := range 4 {
		readers.Go(func() {
			for n := 1; ctx.Err() == nil; n++ {
				number := n*4 + reader
				f.execute(t, f.SQL, "INSERT INTO numbers VALUES ($1)", number)
				committed := time.Now()
				byStatement, bySnapshot := f.read(t)
				if byStatement.lacks(number, committed) || bySnapshot.lacks(number, committed) {
					t.Errorf("%+v or %+v lacks %d, committed at %s", byStatement, bySnapshot, number, committed)
				}
			}
		})
	}
	for _, mode := range []cluster.StopMode{cluster.Kill, cluster.Immediate, cluster.Fast} {
		before, _ := f.Replica.Reads()
		testkit.Eventually(t, waitTimeout, "the replica serves reads", func() bool { now, _ := f.Replica.Reads(); return now > before+20 })
		testkit.Must(t, f.standby.Stop(mode))
		f.awaitUsable(t, false)
		testkit.Must(t, f.standby.Restart())
		f.awaitUsable(t, true)
	}
	stop()
	readers.Wait()
}

func TestRowsOfAReadThatTheReplicaAnsweredOutliveIt(t *testing.T) {
	t.Parallel()
	f := startWithStandby(t)
	const total = 20_000 // rows of a kilobyte: far more than the buffers of a connection hold
	testkit.Eventually(t, waitTimeout, "the replica serves the read", func() (byReplica bool) {
		ctx, _ := f.FromReplica(auth.AllTenants(t.Context()))
		rows, err := f.Client.QueryContext(ctx, "SELECT n, repeat('x', 1000), pg_is_in_recovery() FROM generate_series(1, $1) AS n", total)
		testkit.Must(t, err)
		defer rows.Close()
		n := 0
		for rows.Next() {
			var number int
			var filler string
			testkit.Must(t, rows.Scan(&number, &filler, &byReplica))
			if n++; byReplica && n == 1 {
				testkit.Must(t, f.standby.Stop(cluster.Kill))
			}
		}
		testkit.Must(t, rows.Err())
		if n != total {
			t.Errorf("%d of %d rows", n, total)
		}
		return byReplica
	})
}

func TestPromotedReplicaIsNotUsed(t *testing.T) {
	t.Parallel()
	f := startWithStandby(t)
	f.awaitReplica(t, 0) // now connections to it are open
	f.onStandby(t, "SELECT pg_promote()")
	f.execute(t, f.SQL, "INSERT INTO numbers VALUES (1)")
	f.awaitUsable(t, false)
	f.expectPrimary(t, 1)
}

// TestReplicaThatDidNotFollowTheNewPrimaryIsNotUsed promotes a second standby, while the first standby continues to follow the old primary.
// The first one has more WAL than the new primary, but lacks the new primary's rows.
func TestReplicaThatDidNotFollowTheNewPrimaryIsNotUsed(t *testing.T) {
	t.Parallel()
	f := startWithStandby(t)
	second, err := f.primary.StartStandby()
	testkit.Must(t, err)
	t.Cleanup(func() { _ = second.Close() })
	promoted, err := sql.Open("postgres", second.AdminURL())
	testkit.Must(t, err)
	defer promoted.Close()
	f.execute(t, promoted, "SELECT pg_promote()")
	for n := range 100 {
		f.execute(t, f.SQL, "INSERT INTO numbers VALUES ($1)", 1000+n)
	}
	f.DB = f.open(t, second.URL("kiosk"), f.standby.URL("kiosk"))
	f.execute(t, f.SQL, "INSERT INTO numbers VALUES (1)")
	f.expectPrimary(t, 1)
	f.refuses(t, "timeline")
}

func TestReplicaOfAnotherDatabaseIsNotUsed(t *testing.T) {
	t.Parallel()
	f := startWithStandby(t)
	other, err := f.primary.CreateDatabase(t.Context(), "other", "")
	testkit.Must(t, err)
	f.awaitUsable(t, true)
	f.DB = f.open(t, other, f.standby.URL("kiosk"))
	f.execute(t, f.SQL, "CREATE TABLE numbers (n int)")
	f.expectPrimary(t, 0)
	f.refuses(t, "another database")
}

func TestReplicaWorksForAnOrdinaryRole(t *testing.T) {
	t.Parallel()
	f := startWithStandby(t)
	f.execute(t, f.SQL, "CREATE ROLE shop LOGIN")
	f.execute(t, f.SQL, "GRANT SELECT ON numbers TO shop")
	as := func(address string) string {
		u, err := url.Parse(address)
		testkit.Must(t, err)
		u.User = url.User("shop")
		return u.String()
	}
	f.DB = f.open(t, as(f.primary.URL("kiosk")), as(f.standby.URL("kiosk")))
	f.awaitReplica(t, 0)
}

func TestReplicaNeedNotAnswerAtFirst(t *testing.T) {
	t.Parallel()
	f := startWithStandby(t)
	testkit.Must(t, f.standby.Stop(cluster.Kill))
	f.DB = f.open(t, f.primary.URL("kiosk"), f.standby.URL("kiosk"))
	f.expectPrimary(t, 0)
	testkit.Must(t, f.standby.Restart())
	f.awaitUsable(t, true)
}

// TestReplicaThatWasNeverFitIsLogged checks that the log has an entry, with the error, for a replica that is unhealthy from the start.
func TestReplicaThatWasNeverFitIsLogged(t *testing.T) {
	t.Parallel()
	f := startWithStandby(t)
	testkit.Must(t, f.standby.Stop(cluster.Kill))
	var log testkit.Log
	f.DB = open(t, f.primary.URL("kiosk"), database.Options{
		ReplicaURL: f.standby.URL("kiosk"),
		Logger:     slog.New(slog.NewTextHandler(&log, nil)),
	})
	testkit.Eventually(t, waitTimeout, "the log says that the replica is unhealthy", func() bool { return strings.Contains(log.String(), "the replica is unhealthy") })
	testkit.Must(t, f.standby.Restart())
	f.awaitUsable(t, true)
	testkit.Eventually(t, waitTimeout, "the log says that the replica is used", func() bool { return strings.Contains(log.String(), "lists are read from the replica") })
	if first, _, _ := strings.Cut(log.String(), "\n"); !strings.Contains(first, "unhealthy") || !strings.Contains(first, "error=") {
		t.Errorf("the log begins with\n%s", first)
	}
}

func TestReplicaOfSQLiteIsRefused(t *testing.T) {
	t.Parallel()
	_, err := database.Open(t.Context(), fmt.Sprintf("sqlite://%s/kiosk.db", t.TempDir()), database.Options{ReplicaURL: "postgres://replica/kiosk"})
	if err == nil {
		t.Error("a SQLite database was opened with a replica")
	}
}
