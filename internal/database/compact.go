package database

import (
	"context"
	"fmt"

	"entgo.io/ent/dialect"
)

// Compact rewrites a SQLite file without what was deleted or overwritten, of which copies stay in it otherwise, and empties
// its log. Writers wait meanwhile. On PostgreSQL it does nothing: there, VACUUM is the server's affair.
func (d *DB) Compact(ctx context.Context) error {
	if d.Dialect != dialect.SQLite {
		return nil
	}
	for _, statement := range []string{"VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)"} {
		if _, err := d.SQL.ExecContext(ctx, statement); err != nil {
			return fmt.Errorf("database: compact: %w", err)
		}
	}
	return nil
}
