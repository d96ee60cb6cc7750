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

	entsql "entgo.io/ent/dialect/sql"

	"kiosk/ent/db"
	"kiosk/internal/database"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/cluster"
)

// followed is a primary, its standby, and a database on them with one table of numbers.
type followed struct {
	primary, standby *cluster.Cluster
	*database.DB
}

func startFollowed(t *testing.T, options ...cluster.Option) *followed {
	t.Helper()
	primary, err := cluster.Start(append([]cluster.Option{cluster.Setting("synchronous_commit", "on")}, options...)...)
	must(t, err)
	t.Cleanup(func() { _ = primary.Close() })
	address, err := primary.CreateDatabase(t.Context(), "kiosk", "")
	must(t, err)
	standby, err := primary.StartStandby()
	must(t, err)
	t.Cleanup(func() { _ = standby.Close() })
	f := &followed{primary: primary, standby: standby}
	f.DB = f.open(t, address, standby.URL("kiosk"))
	f.execute(t, f.SQL, "CREATE TABLE numbers (n int)")
	f.awaitUse(t, true)
	return f
}

func (f *followed) open(t *testing.T, address, replica string) *database.DB {
	t.Helper()
	opened, err := database.Open(t.Context(), address, database.Options{MaxConns: 8, ReplicaURL: replica})
	must(t, err)
	t.Cleanup(func() { must(t, opened.Close()) })
	return opened
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func (f *followed) execute(t *testing.T, on *sql.DB, statement string, args ...any) {
	t.Helper()
	_, err := on.ExecContext(t.Context(), statement, args...)
	must(t, err)
}

// awaitUse returns when the replica is used, or is not.
func (f *followed) awaitUse(t *testing.T, want bool) {
	t.Helper()
	testkit.Eventually(t, time.Minute, fmt.Sprintf("the use of the replica becomes %v", want), func() bool { return f.Replica.Usable() == want })
}

// awaitReads returns when the replica has answered some more.
func (f *followed) awaitReads(t *testing.T) {
	t.Helper()
	before, _ := f.Replica.Reads()
	testkit.Eventually(t, time.Minute, "the replica answers", func() bool { now, _ := f.Replica.Reads(); return now > before+20 })
}

// onStandby runs a statement on the standby itself.
func (f *followed) onStandby(t *testing.T, statement string) {
	t.Helper()
	db, err := sql.Open("postgres", f.standby.AdminURL())
	must(t, err)
	defer db.Close()
	f.execute(t, db, statement)
}

// read returns the greatest number, by each way in which lists are read, and whether the replica answered.
func (f *followed) read(t *testing.T) (greatest int, byReplica bool) {
	t.Helper()
	before, _ := f.Replica.Reads()
	ctx := database.FromReplica(t.Context())
	const query = "SELECT coalesce(max(n), 0) FROM numbers WHERE n > $1"
	rows, err := f.Client.QueryContext(ctx, query, 0)
	must(t, err)
	greatest = scanOne(t, rows)
	for range 2 { // the second finds the connection waited for
		var inSnapshot int
		must(t, f.SnapshotOfEntities(ctx, func(tx *db.Tx, _ database.Statements) error {
			found, err := tx.QueryContext(ctx, query, 0)
			if err != nil {
				return err
			}
			defer found.Close()
			if err := entsql.ScanOne(found, &inSnapshot); err != nil {
				return err
			}
			return found.Err()
		}))
		if inSnapshot < greatest {
			t.Errorf("a snapshot had %d after %d", inSnapshot, greatest)
		}
	}
	after, _ := f.Replica.Reads()
	return greatest, after == before+3
}

func scanOne(t *testing.T, rows *sql.Rows) (n int) {
	t.Helper()
	defer rows.Close()
	for rows.Next() {
		must(t, rows.Scan(&n))
	}
	must(t, rows.Err())
	return n
}

func TestReplicaShowsEverythingThatWasCommittedBefore(t *testing.T) {
	t.Parallel()
	for _, synchronous := range []string{"on", "off"} {
		t.Run("synchronous_commit="+synchronous, func(t *testing.T) {
			t.Parallel()
			f := startFollowed(t, cluster.Setting("synchronous_commit", synchronous))
			var replica int
			for n := 1; n <= 300; n++ {
				f.execute(t, f.SQL, "INSERT INTO numbers VALUES ($1)", n)
				got, byReplica := f.read(t)
				if got != n {
					t.Fatalf("read %d after %d was committed", got, n)
				}
				if byReplica {
					replica++
				}
			}
			t.Logf("the replica answered %d of 300", replica)
			if synchronous == "on" && replica == 0 { // otherwise commits reach the standby up to 0.2 s later
				t.Error("the replica answered nothing")
			}
		})
	}
}

func TestReadsWithoutLeaveAndWritesStayOnThePrimary(t *testing.T) {
	t.Parallel()
	f := startFollowed(t)
	inRecovery := func(ctx context.Context) bool {
		var standby bool
		rows, err := f.Client.QueryContext(ctx, "SELECT pg_is_in_recovery()")
		must(t, err)
		defer rows.Close()
		for rows.Next() {
			must(t, rows.Scan(&standby))
		}
		must(t, rows.Err())
		return standby
	}
	allowed := database.FromReplica(t.Context())
	if !inRecovery(allowed) {
		t.Error("an allowed read went to the primary")
	}
	if inRecovery(t.Context()) {
		t.Error("a read went to the replica without leave")
	}
	tx, err := f.Begin(allowed)
	must(t, err)
	_, err = tx.ExecContext(allowed, "INSERT INTO numbers VALUES (1)")
	must(t, err)
	must(t, tx.Commit())
}

func TestPausedReplayIsNotWaitedFor(t *testing.T) {
	t.Parallel()
	f := startFollowed(t)
	f.onStandby(t, "SELECT pg_wal_replay_pause()")
	f.execute(t, f.SQL, "INSERT INTO numbers VALUES (1)")
	if got, byReplica := f.read(t); got != 1 || byReplica {
		t.Errorf("read %d, by the replica %v", got, byReplica)
	}
	f.awaitUse(t, false)
	if f.Replica.Lag() == 0 {
		t.Error("the replica lags by nothing")
	}
	began := time.Now()
	if got, byReplica := f.read(t); got != 1 || byReplica {
		t.Errorf("read %d, by the replica %v", got, byReplica)
	}
	t.Logf("read from the primary in %s", time.Since(began))
	f.onStandby(t, "SELECT pg_wal_replay_resume()")
	f.awaitUse(t, true)
	if got, byReplica := f.read(t); got != 1 || !byReplica {
		t.Errorf("read %d, by the replica %v", got, byReplica)
	}
}

// TestReadsSurviveTheReplica kills the standby again and again while lists are read and numbers written.
func TestReadsSurviveTheReplica(t *testing.T) {
	t.Parallel()
	f := startFollowed(t)
	ctx, stop := context.WithCancel(t.Context())
	var readers sync.WaitGroup
	for reader := range 4 {
		readers.Go(func() {
			for n := 1; ctx.Err() == nil; n++ {
				number := n*4 + reader
				f.execute(t, f.SQL, "INSERT INTO numbers VALUES ($1)", number)
				if got, _ := f.read(t); got < number {
					t.Errorf("read %d after %d was committed", got, number)
				}
			}
		})
	}
	for _, mode := range []cluster.StopMode{cluster.Kill, cluster.Immediate, cluster.Fast} {
		f.awaitReads(t)
		must(t, f.standby.Stop(mode))
		f.awaitUse(t, false)
		must(t, f.standby.Restart())
		f.awaitUse(t, true)
	}
	stop()
	readers.Wait()
	replica, primary := f.Replica.Reads()
	t.Logf("the replica answered %d reads, and the primary %d for it", replica, primary)
}

func TestPromotedReplicaIsNotUsed(t *testing.T) {
	t.Parallel()
	f := startFollowed(t)
	f.read(t) // its connections are open
	f.onStandby(t, "SELECT pg_promote()")
	f.execute(t, f.SQL, "INSERT INTO numbers VALUES (1)")
	if got, byReplica := f.read(t); got != 1 || byReplica {
		t.Errorf("read %d, by the replica %v", got, byReplica)
	}
	f.awaitUse(t, false)
}

// TestReplicaThatDidNotFollowTheNewPrimaryIsNotUsed has a standby that went on with the old primary after another one
// was promoted: it is further than the new primary, and lacks what that has.
func TestReplicaThatDidNotFollowTheNewPrimaryIsNotUsed(t *testing.T) {
	t.Parallel()
	f := startFollowed(t)
	second, err := f.primary.StartStandby()
	must(t, err)
	t.Cleanup(func() { _ = second.Close() })
	promoted, err := sql.Open("postgres", second.AdminURL())
	must(t, err)
	defer promoted.Close()
	f.execute(t, promoted, "SELECT pg_promote()")
	for n := range 100 {
		f.execute(t, f.SQL, "INSERT INTO numbers VALUES ($1)", 1000+n)
	}
	f.DB = f.open(t, second.URL("kiosk"), f.standby.URL("kiosk"))
	f.execute(t, f.SQL, "INSERT INTO numbers VALUES (1)")
	if got, byReplica := f.read(t); got != 1 || byReplica {
		t.Errorf("read %d, by the replica %v", got, byReplica)
	}
	if err := f.Replica.Check(t.Context()); err == nil || !strings.Contains(err.Error(), "timeline") {
		t.Errorf("it is not used because of %v", err)
	}
}

func TestReplicaOfAnotherDatabaseIsNotUsed(t *testing.T) {
	t.Parallel()
	f := startFollowed(t)
	other, err := f.primary.CreateDatabase(t.Context(), "other", "")
	must(t, err)
	f.awaitUse(t, true)
	f.DB = f.open(t, other, f.standby.URL("kiosk"))
	f.execute(t, f.SQL, "CREATE TABLE numbers (n int)")
	if _, byReplica := f.read(t); byReplica || f.Replica.Usable() {
		t.Error("the other database was read")
	}
}

func TestReplicaWorksForAnOrdinaryRole(t *testing.T) {
	t.Parallel()
	f := startFollowed(t)
	f.execute(t, f.SQL, "CREATE ROLE shop LOGIN")
	f.execute(t, f.SQL, "GRANT SELECT ON numbers TO shop")
	as := func(address string) string {
		u, err := url.Parse(address)
		must(t, err)
		u.User = url.User("shop")
		return u.String()
	}
	f.DB = f.open(t, as(f.primary.URL("kiosk")), as(f.standby.URL("kiosk")))
	f.awaitUse(t, true)
	if _, byReplica := f.read(t); !byReplica {
		t.Error("the primary answered")
	}
}

func TestReplicaNeedNotAnswerAtFirst(t *testing.T) {
	t.Parallel()
	f := startFollowed(t)
	must(t, f.standby.Stop(cluster.Kill))
	f.DB = f.open(t, f.primary.URL("kiosk"), f.standby.URL("kiosk"))
	if _, byReplica := f.read(t); byReplica {
		t.Error("a replica that is down answered")
	}
	must(t, f.standby.Restart())
	f.awaitUse(t, true)
}

// TestReplicaThatWasNeverFitIsLogged proves that the log says so once, and why.
func TestReplicaThatWasNeverFitIsLogged(t *testing.T) {
	t.Parallel()
	f := startFollowed(t)
	must(t, f.standby.Stop(cluster.Kill))
	var log testkit.Log
	f.DB = open(t, f.primary.URL("kiosk"), database.Options{
		ReplicaURL: f.standby.URL("kiosk"),
		Logger:     slog.New(slog.NewTextHandler(&log, nil)),
	})
	testkit.Eventually(t, time.Minute, "the log tells", func() bool { return strings.Contains(log.String(), "the replica is not fit") })
	must(t, f.standby.Restart())
	f.awaitUse(t, true)
	testkit.Eventually(t, time.Minute, "the log tells", func() bool { return strings.Contains(log.String(), "lists are read from the replica") })
	if told := log.String(); strings.Count(told, "\n") != 2 || !strings.Contains(told, "error=") || strings.Contains(told, "not looked at") {
		t.Errorf("the log says\n%s", told)
	}
}

func TestReplicaOfSQLiteIsRefused(t *testing.T) {
	t.Parallel()
	_, err := database.Open(t.Context(), fmt.Sprintf("sqlite://%s/kiosk.db", t.TempDir()), database.Options{ReplicaURL: "postgres://replica/kiosk"})
	if err == nil {
		t.Error("it was opened")
	}
}
