package cluster_test

import (
	"bufio"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"kiosk/internal/testkit"
	"kiosk/internal/testkit/cluster"
)

// TestMain makes it possible to run the test binary as a process that starts a cluster and is then killed.
func TestMain(m *testing.M) {
	if os.Getenv("CLUSTER_TEST_VICTIM") != "" {
		c, err := cluster.Start()
		fmt.Println(c.AdminURL(), err)
		select {}
	}
	os.Exit(m.Run())
}

func start(t *testing.T, options ...cluster.Option) *cluster.Cluster {
	t.Helper()
	began := time.Now()
	c, err := cluster.Start(options...)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("started in %s", time.Since(began))
	t.Cleanup(func() {
		if err := c.Close(); err != nil {
			t.Error(err)
		}
	})
	return c
}

func open(t *testing.T, address string) *sql.DB {
	t.Helper()
	db, err := sql.Open("postgres", address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

func setting(t *testing.T, db *sql.DB, name string) string {
	t.Helper()
	var value string
	if err := db.QueryRowContext(t.Context(), "SHOW "+name).Scan(&value); err != nil {
		t.Fatal(err)
	}
	return value
}

func TestConfirmedCommitsSurviveEveryWayDown(t *testing.T) {
	t.Parallel()
	c := start(t, cluster.Durable())
	db := open(t, c.AdminURL())
	if _, err := db.ExecContext(t.Context(), "CREATE TABLE survivors (mode text)"); err != nil {
		t.Fatal(err)
	}
	for survivors, mode := range []cluster.StopMode{cluster.Fast, cluster.Immediate, cluster.Kill} {
		if _, err := db.ExecContext(t.Context(), "INSERT INTO survivors VALUES ('before')"); err != nil {
			t.Fatal(err)
		}
		if err := c.Stop(mode); err != nil {
			t.Fatal(err)
		}
		if err := open(t, c.AdminURL()).PingContext(t.Context()); err == nil {
			t.Fatal("the stopped server responds")
		}
		if err := c.Restart(); err != nil {
			t.Fatal(err)
		}
		var count int
		if err := open(t, c.AdminURL()).QueryRowContext(t.Context(), "SELECT count(*) FROM survivors").Scan(&count); err != nil {
			t.Fatal(err)
		}
		if count != survivors+1 {
			t.Errorf("after %v: %d rows, want %d", mode, count, survivors+1)
		}
	}
}

func TestAKilledServerStartsAlthoughABackendIsBusy(t *testing.T) {
	t.Parallel()
	c := start(t)
	db := open(t, c.AdminURL())
	go func() {
		_, _ = db.ExecContext(t.Context(), "DO 'BEGIN LOOP END LOOP; END'") // never looks whether its postmaster has ended
	}()
	testkit.Eventually(t, time.Minute, "the backend is busy", func() bool {
		var busy bool
		row := db.QueryRowContext(t.Context(), "SELECT EXISTS (SELECT FROM pg_stat_activity WHERE query LIKE 'DO%' AND state = 'active')")
		return row.Scan(&busy) == nil && busy
	})
	if err := c.Stop(cluster.Kill); err != nil {
		t.Fatal(err)
	}
	if err := c.Restart(); err != nil {
		t.Error(err)
	}
}

func TestSettingsReachTheServer(t *testing.T) {
	t.Parallel()
	db := open(t, start(t, cluster.Setting("log_statement", "all")).AdminURL())
	for name, want := range map[string]string{
		"fsync": "off", "autovacuum": "off", "max_connections": "300", "log_statement": "all", "listen_addresses": "127.0.0.1", "timezone": "UTC",
	} {
		if got := setting(t, db, name); got != want {
			t.Errorf("%s = %s, want %s", name, got, want)
		}
	}
}

func TestDatabasesAreCopiedFromATemplate(t *testing.T) {
	t.Parallel()
	c, err := cluster.Shared()
	if err != nil {
		t.Fatal(err)
	}
	template := fmt.Sprintf("template_%d", os.Getpid())
	address, err := c.CreateDatabase(t.Context(), template, "")
	if err != nil {
		t.Fatal(err)
	}
	db := open(t, address)
	if _, err := db.ExecContext(t.Context(), "CREATE TABLE copied (id int)"); err != nil {
		t.Fatal(err)
	}
	db.Close() // a template must have no connections
	address, err = c.CreateDatabase(t.Context(), template+"_copy", template)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := open(t, address).ExecContext(t.Context(), "INSERT INTO copied VALUES (1)"); err != nil {
		t.Error(err)
	}
	for _, name := range []string{template, template + "_copy", template} {
		if err := c.DropDatabase(t.Context(), name); err != nil {
			t.Error(err)
		}
	}
}

func TestClusterDiesWithAKilledProcess(t *testing.T) {
	t.Parallel()
	temporary, err := os.MkdirTemp("", "victim-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(temporary) })
	if err := os.Chmod(temporary, 0o777); err != nil { // the server may run as another account
		t.Fatal(err)
	}
	victim := exec.Command(os.Args[0])
	victim.Env = append(os.Environ(), "CLUSTER_TEST_VICTIM=1", "TMPDIR="+temporary)
	output, err := victim.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := victim.Start(); err != nil {
		t.Fatal(err)
	}
	line, err := bufio.NewReader(output).ReadString('\n')
	if err != nil || !strings.Contains(line, "<nil>") {
		t.Fatal(line, err)
	}
	address, _, _ := strings.Cut(line, " ")
	connection, err := open(t, address).Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if err := victim.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = victim.Wait()

	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	if _, err := connection.ExecContext(ctx, "SELECT pg_sleep(300)"); err == nil || ctx.Err() != nil {
		t.Errorf("the server outlived its process: %v", err)
	}
	for poll := time.NewTicker(10 * time.Millisecond); ; {
		left, err := filepath.Glob(filepath.Join(temporary, "*"))
		if err != nil {
			t.Fatal(err)
		}
		if len(left) == 0 {
			return
		}
		select {
		case <-poll.C:
		case <-ctx.Done():
			t.Fatal("the directory outlived its process")
		}
	}
}

func TestCloseRemovesTheDirectory(t *testing.T) {
	t.Parallel()
	c, err := cluster.Start()
	if err != nil {
		t.Fatal(err)
	}
	data := setting(t, open(t, c.AdminURL()), "data_directory")
	if err := c.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Dir(data)); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%s is still there: %v", data, err)
	}
}

func TestURLNamesTheDatabase(t *testing.T) {
	t.Parallel()
	c, err := cluster.Shared()
	if err != nil {
		t.Fatal(err)
	}
	address, err := url.Parse(c.URL("shop"))
	if err != nil || address.Path != "/shop" {
		t.Errorf("got %v, %v", address, err)
	}
}

func TestRefusedSettingFailsWithTheServersOwnWords(t *testing.T) {
	t.Parallel()
	_, err := cluster.Start(cluster.Setting("shared_buffers", "plenty"))
	if err == nil || !strings.Contains(err.Error(), `invalid value for parameter "shared_buffers"`) {
		t.Errorf("got %v", err)
	}
}
