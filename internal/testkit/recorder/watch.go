package recorder

import (
	"context"
	"database/sql/driver"
)

// Watcher sees each query of a context before it runs. Queries through conn use the same connection.
type Watcher interface {
	See(ctx context.Context, conn driver.QueryerContext, query *Statement)
}

type watcherKey struct{}

// Watched returns a context whose queries the watcher sees, if the database was opened with Watching.
func Watched(ctx context.Context, w Watcher) context.Context {
	return context.WithValue(ctx, watcherKey{}, w)
}

// Watching returns a connector that calls the Watcher of each query's context. It is for database.Options.Instrument.
func Watching(wrapped driver.Connector) driver.Connector {
	return Wrap(wrapped, func(ctx context.Context, conn driver.QueryerContext, s *Statement) {
		if w, is := ctx.Value(watcherKey{}).(Watcher); is && s.Query {
			w.See(ctx, conn, s)
		}
	})
}
