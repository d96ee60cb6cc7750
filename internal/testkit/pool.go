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

// Tests take PostgreSQL databases from a pool. Deleting the rows that a test left takes a tenth of the time of creating a database and
// filling the caches of its first connections. A database whose schema or settings a test changed is dropped instead.
//
// Each database has a number, and belongs to the process that holds the advisory lock of this number, until the process ends. So the
// processes of one run share the pool, and a database becomes free when its process is killed. On a server that outlives the run, the
// databases stay, like the template.

// databasePool holds the databases of the pool that this process has used, and the connection with its locks.
type databasePool struct {
	mutex    sync.Mutex
	server   *cluster.Cluster
	template string
	locks    *sql.Conn // to the maintenance database; it stays open
	used     map[int]*pooledDatabase
}

type pooledDatabase struct {
	name    string
	isTaken bool
	admin   *sql.DB // one connection, which stays open: a new one would have to load the catalogue of all tables
	tests   connections
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
	return &databasePool{server: server, template: template, locks: locks, used: map[int]*pooledDatabase{}}, nil
})

// firstAlone is the number of the first database for tests that look at the connections. No other test takes it, so none are kept.
const firstAlone = 1001

// takeFromPool returns an empty migrated database for the test and its URL, and releases it when the test ends. With alone, the pool has
// no connection to the database, for tests that look at the connections.
func takeFromPool(t testing.TB, alone bool) (address string, taken *pooledDatabase) {
	t.Helper()
	p, err := sharedPool()
	if err != nil {
		t.Fatal(err)
	}
	first := 1
	if alone {
		first = firstAlone
	}
	if taken, err = p.take(t.Context(), first); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.release(taken) })
	if taken.empty(t.Context()) != nil {
		taken.disconnect() // otherwise DropDatabase closes the connections, and the next statement fails
		err := errors.Join(p.server.DropDatabase(t.Context(), taken.name), p.create(t.Context(), taken))
		if err != nil {
			t.Fatal(err)
		}
	}
	if alone {
		taken.disconnect()
	}
	return p.server.URL(taken.name), taken
}

// take takes a free database with the first number or one above it.
func (p *databasePool) take(ctx context.Context, first int) (*pooledDatabase, error) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	for number := first; ; number++ {
		taken := p.used[number]
		if taken == nil {
			var err error
			if taken, err = p.open(ctx, number); err != nil {
				return nil, err
			}
		}
		if taken != nil && !taken.isTaken {
			taken.isTaken = true
			return taken, nil
		}
	}
}

// open takes the database with the number for this process. It returns nil if another process has it.
func (p *databasePool) open(ctx context.Context, number int) (*pooledDatabase, error) {
	var isFree bool
	query := "SELECT pg_try_advisory_lock($1, $2)"
	if err := p.locks.QueryRowContext(ctx, query, p.lockClass(), number).Scan(&isFree); err != nil {
		return nil, fmt.Errorf("testkit: take a database: %w", err)
	}
	if !isFree {
		return nil, nil
	}
	name := fmt.Sprintf("%s_pool_%d", p.template, number)
	admin, err := sql.Open("postgres", p.server.URL(name))
	if err != nil {
		return nil, err
	}
	admin.SetMaxOpenConns(1)
	p.used[number] = &pooledDatabase{name: name, admin: admin}
	return p.used[number], nil
}

func (p *databasePool) release(taken *pooledDatabase) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	taken.isTaken = false
}

// lockClass returns the first key of the pool's advisory locks, which depends on the template.
func (p *databasePool) lockClass() int32 {
	hash := fnv.New32a()
	_, _ = hash.Write([]byte(p.template))
	return int32(hash.Sum32() >> 1)
}

// disconnect closes the pool's connections. The next statement opens a new one.
func (d *pooledDatabase) disconnect() {
	d.tests.close()
	d.admin.SetMaxIdleConns(0)
	d.admin.SetMaxIdleConns(1)
}

// create copies the template, and stores the shape of the empty database in the database's comment.
func (p *databasePool) create(ctx context.Context, taken *pooledDatabase) error {
	if _, err := p.server.CreateDatabase(ctx, taken.name, p.template); err != nil {
		return err
	}
	var shape string
	if err := taken.admin.QueryRowContext(ctx, shapeOfDatabase).Scan(&shape); err != nil {
		return fmt.Errorf("testkit: read the shape of %s: %w", taken.name, err)
	}
	if _, err := taken.admin.ExecContext(ctx, "COMMENT ON DATABASE "+pq.QuoteIdentifier(taken.name)+" IS "+pq.QuoteLiteral(shape)); err != nil {
		return fmt.Errorf("testkit: store the shape of %s: %w", taken.name, err)
	}
	return nil
}

// empty deletes the rows that tests left in a database. It returns an error if the database does not exist, or if its shape has
// changed.
func (d *pooledDatabase) empty(ctx context.Context) error {
	terminate := `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
		WHERE datname = current_database() AND pid <> pg_backend_pid() AND NOT pid = ANY ($1)`
	if _, err := d.admin.ExecContext(ctx, terminate, pq.Array(d.tests.processes())); err != nil {
		return err
	}
	const deleteRows = `DO $$
		DECLARE found regclass;
		BEGIN
			SET LOCAL session_replication_role = replica; -- no foreign key is checked
			FOR found IN SELECT oid FROM pg_class
				WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'kiosk_migrations' AND pg_relation_size(oid) > 0
			LOOP
				EXECUTE 'DELETE FROM ' || found;
			END LOOP;
		END $$`
	if _, err := d.admin.ExecContext(ctx, deleteRows); err != nil {
		return err
	}
	var shape, stored string
	err := d.admin.QueryRowContext(ctx, shapeOfDatabase+`,
		(SELECT coalesce(shobj_description(oid, 'pg_database'), '') FROM pg_database WHERE datname = current_database())`).Scan(&shape, &stored)
	if err == nil && shape != stored {
		err = errors.New("testkit: a test has changed the database")
	}
	return err
}

// shapeOfDatabase is the query for everything that deleting rows does not restore: how many rows the catalogue has for tables, columns,
// indexes, constraints, triggers, functions and so on, and the last transaction that wrote one; statistics, permissions and settings; the
// applied migrations; and how many tables are large. 16384 is the first OID of what is not PostgreSQL's own.
const shapeOfDatabase = `SELECT concat_ws(' ',
	(SELECT (count(*), max(xmin::text::bigint), sum(reltuples)) FROM pg_class WHERE oid >= 16384 AND relpersistence <> 't'),
	(SELECT (count(*), max(xmin::text::bigint)) FROM pg_attribute WHERE attrelid IN (SELECT oid FROM pg_class WHERE oid >= 16384 AND relpersistence <> 't')),
	(SELECT (count(*), max(xmin::text::bigint)) FROM pg_index WHERE indexrelid >= 16384),
	(SELECT (count(*), max(xmin::text::bigint)) FROM pg_constraint),
	(SELECT (count(*), max(xmin::text::bigint)) FROM pg_trigger),
	(SELECT (count(*), max(xmin::text::bigint)) FROM pg_proc),
	(SELECT (count(*), max(xmin::text::bigint)) FROM pg_namespace WHERE nspname NOT LIKE 'pg\_%temp\_%'),
	(SELECT count(*) FROM pg_extension), (SELECT count(*) FROM pg_statistic), (SELECT count(*) FROM pg_policy), (SELECT count(*) FROM pg_publication),
	(SELECT (datacl, datconnlimit, datallowconn) FROM pg_database WHERE datname = current_database()),
	(SELECT string_agg(s::text, ' ' ORDER BY s::text) FROM pg_db_role_setting s
		WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())),
	(SELECT (count(*), max(xmin::text::bigint)) FROM kiosk_migrations),
	(SELECT count(*) FROM pg_class WHERE relkind = 'r' AND oid >= 16384 AND pg_relation_size(oid) > 4 << 20))`
