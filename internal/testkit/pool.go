package testkit

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"hash/fnv"
	"sync"
	"testing"

	"github.com/lib/pq"

	"kiosk/internal/testkit/cluster"
)

// Tests take PostgreSQL databases from a pool: deleting the rows that a test left costs a tenth of a new database and of what
// its first connections learn about it. A database that a test changed otherwise is dropped. Each has a number, and who holds
// the advisory lock of that number has the database; so the processes of one run share them, and those of one that was killed
// are free again. On a server that outlives the run they stay, as the template does.

// databasePool has the databases of the pool that this process has had, and holds its locks.
type databasePool struct {
	mutex    sync.Mutex
	server   *cluster.Cluster
	template string
	locks    *sql.Conn // of the maintenance database; it stays open
	had      map[int]*pooledDatabase
}

type pooledDatabase struct {
	isTaken bool
	admin   *sql.DB // of one connection, which stays open: a new one knows nothing of the tables that it deletes from
}

var sharedPool = sync.OnceValues(func() (*databasePool, error) {
	server, err := cluster.Shared()
	if err != nil {
		return nil, err
	}
	template, err := postgresTemplate()
	if err != nil {
		return nil, err
	}
	admin, err := sql.Open("postgres", server.AdminURL())
	if err != nil {
		return nil, err
	}
	locks, err := admin.Conn(context.Background())
	if err != nil {
		return nil, fmt.Errorf("testkit: connect for the locks of databases: %w", err)
	}
	return &databasePool{server: server, template: template, locks: locks, had: map[int]*pooledDatabase{}}, nil
})

// takeFromPool returns the URL of an empty migrated database, which is the test's until it ends. Alone means that no one else is
// connected to it, for tests that look at who is.
func takeFromPool(t testing.TB, alone bool) string {
	t.Helper()
	p, err := sharedPool()
	if err != nil {
		t.Fatal(err)
	}
	number, taken, err := p.take(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := p.release(context.WithoutCancel(t.Context()), number); err != nil {
			t.Error(err)
		}
	})
	name := p.database(number)
	if taken.empty(t.Context()) != nil {
		taken.disconnect() // or the server does, and the next statement fails
		err := errors.Join(p.server.DropDatabase(t.Context(), name), p.create(t.Context(), name, taken))
		if err != nil {
			t.Fatal(err)
		}
	}
	if alone {
		taken.disconnect()
	}
	return p.server.URL(name)
}

func (p *databasePool) database(number int) string {
	return fmt.Sprintf("%s_pool_%d", p.template, number)
}

func (p *databasePool) take(ctx context.Context) (number int, taken *pooledDatabase, err error) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	for number = 1; ; number++ {
		taken = p.had[number]
		if taken != nil && taken.isTaken {
			continue
		}
		var free bool
		query := "SELECT pg_try_advisory_lock($1, $2)"
		if err := p.locks.QueryRowContext(ctx, query, p.lockClass(), number).Scan(&free); err != nil {
			return 0, nil, fmt.Errorf("testkit: take a database: %w", err)
		}
		if !free {
			continue
		}
		if taken == nil {
			admin, err := sql.Open("postgres", p.server.URL(p.database(number)))
			if err != nil {
				return 0, nil, err
			}
			admin.SetMaxOpenConns(1)
			taken = &pooledDatabase{admin: admin}
			p.had[number] = taken
		}
		taken.isTaken = true
		return number, taken, nil
	}
}

func (p *databasePool) release(ctx context.Context, number int) error {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.had[number].isTaken = false
	_, err := p.locks.ExecContext(ctx, "SELECT pg_advisory_unlock($1, $2)", p.lockClass(), number)
	return err
}

// lockClass tells the locks of one template from those of another.
func (p *databasePool) lockClass() int32 {
	hash := fnv.New32a()
	_, _ = hash.Write([]byte(p.template))
	return int32(hash.Sum32() >> 1)
}

// disconnect closes the connection. The next statement opens another one.
func (d *pooledDatabase) disconnect() {
	d.admin.SetMaxIdleConns(0)
	d.admin.SetMaxIdleConns(1)
}

// create copies the template, and notes at the database what it is like without any row.
func (p *databasePool) create(ctx context.Context, name string, taken *pooledDatabase) error {
	if _, err := p.server.CreateDatabase(ctx, name, p.template); err != nil {
		return err
	}
	var shape string
	if err := taken.admin.QueryRowContext(ctx, shapeOfDatabase).Scan(&shape); err != nil {
		return fmt.Errorf("testkit: read what %s is like: %w", name, err)
	}
	if _, err := taken.admin.ExecContext(ctx, "COMMENT ON DATABASE "+pq.QuoteIdentifier(name)+" IS "+pq.QuoteLiteral(shape)); err != nil {
		return fmt.Errorf("testkit: note what %s is like: %w", name, err)
	}
	return nil
}

// empty deletes the rows that tests left in a database. It returns an error if there is none, and if it is not what it was.
func (d *pooledDatabase) empty(ctx context.Context) error {
	for _, statement := range []string{
		`SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
		`DO $$
		DECLARE found regclass;
		BEGIN
			SET LOCAL session_replication_role = replica; -- no foreign key is looked at
			FOR found IN SELECT oid FROM pg_class
				WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'kiosk_migrations' AND pg_relation_size(oid) > 0
			LOOP
				EXECUTE 'DELETE FROM ' || found;
			END LOOP;
		END $$`,
	} {
		if _, err := d.admin.ExecContext(ctx, statement); err != nil {
			return err
		}
	}
	var shape, noted string
	err := d.admin.QueryRowContext(ctx, shapeOfDatabase+`,
		(SELECT coalesce(shobj_description(oid, 'pg_database'), '') FROM pg_database WHERE datname = current_database())`).Scan(&shape, &noted)
	if err == nil && shape != noted {
		err = errors.New("testkit: a test has changed the database")
	}
	return err
}

// shapeOfDatabase is everything of a database that deleting rows does not bring back: tables, columns and indexes, statistics,
// constraints, triggers, functions, permissions, settings, the migrations that ran, and that it did not grow large.
const shapeOfDatabase = `SELECT md5(concat_ws('|',
	(SELECT string_agg(concat_ws(':', oid, relname, relnatts, relchecks, reltuples, reloptions, relacl, relrowsecurity, relpersistence), ',' ORDER BY oid)
		FROM pg_class WHERE relnamespace = 'public'::regnamespace),
	(SELECT string_agg(concat_ws(':', attrelid, attname, atttypid, attnotnull, attisdropped, attstattarget), ',' ORDER BY attrelid, attnum)
		FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid WHERE c.relnamespace = 'public'::regnamespace AND attnum > 0),
	(SELECT string_agg(concat_ws(':', indexrelid, indisvalid, indisunique), ',' ORDER BY indexrelid)
		FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid WHERE c.relnamespace = 'public'::regnamespace),
	(SELECT string_agg(concat_ws(':', oid, conname, convalidated), ',' ORDER BY oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace),
	(SELECT string_agg(concat_ws(':', oid, tgenabled), ',' ORDER BY oid) FROM pg_trigger),
	(SELECT string_agg(concat_ws(':', oid, prosrc), ',' ORDER BY oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace),
	(SELECT string_agg(nspname, ',' ORDER BY nspname) FROM pg_namespace WHERE nspname NOT LIKE 'pg\_%temp\_%'),
	(SELECT string_agg(concat_ws(':', setrole, setconfig), ',' ORDER BY setrole) FROM pg_db_role_setting
		WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())),
	(SELECT concat_ws(':', datacl, datconnlimit, datallowconn) FROM pg_database WHERE datname = current_database()),
	(SELECT count(*) FROM pg_extension), (SELECT count(*) FROM pg_statistic), (SELECT count(*) FROM pg_policy), (SELECT count(*) FROM pg_publication),
	(SELECT string_agg(r::text, ',' ORDER BY r::text) FROM kiosk_migrations r),
	(SELECT count(*) FROM pg_class WHERE relkind IN ('r', 'i', 't') AND pg_relation_size(oid) > 4 << 20)))`
