package database

import (
	"context"
	"fmt"
	"time"

	"entgo.io/ent/dialect"
)

// User is a client program that is connected to a PostgreSQL database.
type User struct {
	Application string // application_name of its connections; empty when this role may not see it
	Address     string // of the client; empty on a local socket, or when this role may not see it
	Connections int
}

// String returns, for example, "kiosk at 10.0.0.5 (8 connections)".
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

// OtherUsers returns the clients that are still connected to the database after a grace period, without those that have the same
// application name as d (Options.ApplicationName). It returns none as soon as no client is connected. The grace period is needed because
// PostgreSQL ends a connection a moment after its program has closed it. On SQLite it returns none: Options.Exclusive finds the process
// that serves the file.
func (d *DB) OtherUsers(ctx context.Context, gracePeriod time.Duration) ([]User, error) {
	if d.Dialect != dialect.Postgres {
		return nil, nil
	}
	deadline := time.Now().Add(gracePeriod)
	for {
		users, err := d.connectedUsers(ctx)
		if err != nil || len(users) == 0 || time.Now().After(deadline) {
			return users, err
		}
		if err := pause(ctx, 100*time.Millisecond); err != nil {
			return nil, err
		}
	}
}

// connections reads the client connections of the server or, from citus_stat_activity, of all nodes of Citus. A role sees only the user,
// database and application of other roles' connections. Autovacuum and other server processes have no user or another type.
const connections = `SELECT pid, application_name, host(client_addr) AS address FROM %s
	WHERE datname = current_database() AND usename IS NOT NULL AND leader_pid IS NULL
		AND coalesce(backend_type, 'client backend') = 'client backend'
		AND application_name IS DISTINCT FROM current_setting('application_name')`

// exceptCitusInternal excludes the maintenance daemon of Citus and the connections between its nodes, whose application name is like
// "citus_internal gpid=10000026846".
const exceptCitusInternal = ` AND NOT coalesce(application_name = 'Citus Maintenance Daemon' OR application_name ~ '^citus_[a-z_]+ gpid=', FALSE)`

// connectedUsers returns the clients that are connected now.
func (d *DB) connectedUsers(ctx context.Context) (users []User, err error) {
	var isCitus bool
	if err := d.SQL.QueryRowContext(ctx, "SELECT to_regclass('citus_stat_activity') IS NOT NULL").Scan(&isCitus); err != nil {
		return nil, fmt.Errorf("database: read the connections: %w", err)
	}
	clients := fmt.Sprintf(connections, "pg_stat_activity")
	if isCitus { // its view is empty until the first node is added
		clients += exceptCitusInternal + " UNION " + fmt.Sprintf(connections, "citus_stat_activity") + exceptCitusInternal
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
