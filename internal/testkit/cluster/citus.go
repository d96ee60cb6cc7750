package cluster

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"

	"github.com/lib/pq"
)

// citusWorkers is the number of workers of the Citus that Shared starts.
const citusWorkers = 2

// errNoCitus says that the installed PostgreSQL has no usable extension citus.
var errNoCitus = errors.New("cluster: PostgreSQL has no usable extension citus: install the package of Citus for it " +
	"(https://docs.citusdata.com), and the newest minor release of PostgreSQL itself")

// StartCitus starts throwaway servers on loopback addresses: a coordinator, which it returns, and workers. Databases that the coordinator
// creates are distributed over the workers; the coordinator holds no rows.
func StartCitus(workers int, options ...Option) (*Cluster, error) {
	options = citusOptions(options)
	coordinator, err := Start(options...)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", errNoCitus, err)
	}
	for range workers {
		if _, err := coordinator.addServer(options...); err != nil {
			return nil, errors.Join(err, coordinator.Close())
		}
	}
	return coordinator, nil
}

// citusOptions returns the options of each server of a Citus, followed by more.
func citusOptions(more []Option) []Option {
	return slices.Concat([]Option{
		Setting("shared_preload_libraries", "citus"),
		Setting("citus.shard_count", "4"),
		Setting("citus.recover_2pc_interval", "2s"),          // after a crash
		Setting("citus.node_conninfo", "sslmode=disable"),    // otherwise it looks for certificates in the caller's home directory
		Setting("citus.enable_statistics_collection", "off"), // it would send them to the vendor
		Setting("max_prepared_transactions", "300"),
		Setting("max_worker_processes", "300"), // one for each database
		Setting("max_connections", "500"),
		Setting("log_min_messages", "error"), // otherwise Citus reports a deadlock between nodes as a cancellation: it renames the error when it logs it
		Setting("wal_level", "logical"),      // needed to move shards while they are written to
	}, more)
}

// IsCitus reports whether the server is the coordinator of a Citus.
func (c *Cluster) IsCitus() bool { return len(c.workers) > 0 }

// Workers returns the servers that hold the rows of a Citus.
func (c *Cluster) Workers() []*Cluster { return slices.Clone(c.workers) }

// Port returns the port that the server listens on.
func (c *Cluster) Port() int { return c.port }

func (c *Cluster) servers() []*Cluster { return append([]*Cluster{c}, c.workers...) }

// addServer starts another worker, which holds rows of databases that are created from then on. It is closed with the coordinator.
func (c *Cluster) addServer(options ...Option) (*Cluster, error) {
	worker, err := Start(options...)
	if err != nil {
		return nil, err
	}
	c.workers = append(c.workers, worker)
	return worker, nil
}

// connectWorkers makes one distributed database of the databases with this name on all servers.
func (c *Cluster) connectWorkers(ctx context.Context, name string) error {
	for _, server := range c.servers() {
		if err := executeOn(ctx, server.URL(name), "CREATE EXTENSION citus"); err != nil {
			return fmt.Errorf("cluster: %w", err)
		}
	}
	statements := []string{fmt.Sprintf("SELECT citus_set_coordinator_host('127.0.0.1', %d)", c.port)}
	for _, worker := range c.workers {
		statements = append(statements, addNode(worker))
	}
	if err := executeOn(ctx, c.URL(name), statements...); err != nil {
		return fmt.Errorf("cluster: connect the workers: %w", err)
	}
	return nil
}

// addNode returns the statement that adds a worker to the coordinator.
func addNode(worker *Cluster) string {
	return fmt.Sprintf("SELECT citus_add_node('127.0.0.1', %d)", worker.port)
}

// AddNode starts a worker, adds it to a database of the Citus that may be in use, and returns it. It holds no rows until some are moved
// to it.
func (c *Cluster) AddNode(ctx context.Context, name string) (*Cluster, error) {
	worker, err := c.addServer(citusOptions(nil)...) //nolint:contextcheck // the server ends with the coordinator
	if err != nil {
		return nil, err
	}
	err = worker.execute(ctx, "CREATE DATABASE "+pq.QuoteIdentifier(name))
	if err == nil {
		err = executeOn(ctx, worker.URL(name), "CREATE EXTENSION citus")
	}
	if err == nil {
		err = executeOn(ctx, c.URL(name), addNode(worker))
	}
	if err != nil {
		return nil, fmt.Errorf("cluster: add a node: %w", err)
	}
	return worker, nil
}

// executeOn runs statements one after another on a new connection.
func executeOn(ctx context.Context, address string, statements ...string) error {
	db, err := sql.Open("postgres", address)
	if err != nil {
		return err
	}
	defer db.Close()
	for _, statement := range statements {
		if _, err := db.ExecContext(ctx, statement); err != nil {
			return err
		}
	}
	return nil
}
