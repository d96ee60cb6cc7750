package database

import (
	"context"
	"fmt"
	"time"

	"entgo.io/ent/dialect"
)

// User is a program that is connected to a PostgreSQL database.
type User struct {
	Application string // application_name of its connections; empty when this role may not see it
	Address     string // of the client; empty on a local socket, or when this role may not see it
	Connections int
}

// String is "kiosk at 10.0.0.5 (8 connections)".
func (u User) String() string {
	name := u.Application
	if name == "" {
		name = "a program without a name"
	}
	if u.Address != "" {
		name += " at " + u.Address
	}
	if u.Connections == 1 {
		return name + " (1 connection)"
	}
	return fmt.Sprintf("%s (%d connections)", name, u.Connections)
}

// OtherUsers returns the clients that stay connected to the database for as long as leaving, without those of this application name
// (Options.ApplicationName). It returns none as soon as none is connected: PostgreSQL ends a connection a moment after its program
// has closed it. On SQLite there are none: Options.Exclusive finds the process that serves the file.
func (d *DB) OtherUsers(ctx context.Context, leaving time.Duration) ([]User, error) {
	if d.Dialect != dialect.Postgres {
		return nil, nil
	}
	deadline := time.Now().Add(leaving)
	for {
		users, err := d.connected(ctx)
		if err != nil || len(users) == 0 || time.Now().After(deadline) {
			return users, err
		}
		if err := pause(ctx, 100*time.Millisecond); err != nil {
			return nil, err
		}
	}
}

// connections reads the connections of the server or, from citus_stat_activity, of all nodes of Citus. A role sees no more than user,
// database and application of those of others. Autovacuum and other processes of the server have no user, or another type.
const connections = `SELECT pid, application_name, host(client_addr) AS address FROM %s
	WHERE datname = current_database() AND usename IS NOT NULL AND leader_pid IS NULL
		AND coalesce(backend_type, 'client backend') = 'client backend'
		AND application_name IS DISTINCT FROM current_setting('application_name')`

// notOfCitus leaves out its maintenance, and what its nodes have with each other: "citus_internal gpid=10000026846".
const notOfCitus = ` AND NOT coalesce(application_name = 'Citus Maintenance Daemon' OR application_name ~ '^citus_[a-z_]+ gpid=', FALSE)`

// connected returns the clients that are connected now.
func (d *DB) connected(ctx context.Context) (users []User, err error) {
	var isCitus bool
	if err := d.SQL.QueryRowContext(ctx, "SELECT to_regclass('citus_stat_activity') IS NOT NULL").Scan(&isCitus); err != nil {
		return nil, fmt.Errorf("database: read the connections: %w", err)
	}
	clients := fmt.Sprintf(connections, "pg_stat_activity")
	if isCitus { // which lists no node, also not this one, before the first is added
		clients += notOfCitus + " UNION " + fmt.Sprintf(connections, "citus_stat_activity") + notOfCitus
	}
	//nolint:gosec // clients is made of constants
	rows, err := d.SQL.QueryContext(ctx, `SELECT coalesce(application_name, ''), coalesce(address, ''), count(*)
		FROM (`+clients+`) AS clients GROUP BY 1, 2 ORDER BY 1, 2`)
	if err != nil {
		return nil, fmt.Errorf("database: read the connections: %w", err)
	}
	defer rows.Close()
	for rows.Next() {
		var user User
		if err := rows.Scan(&user.Application, &user.Address, &user.Connections); err != nil {
			return nil, fmt.Errorf("database: read the connections: %w", err)
		}
		users = append(users, user)
	}
	return users, rows.Err()
}
