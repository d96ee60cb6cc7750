package recorder

import (
	"context"
	"database/sql/driver"
)

// Watcher is, in a context, what sees each query before it is run, with what queries the same connection.
type Watcher interface {
	See(ctx context.Context, conn driver.QueryerContext, query *Statement)
}

type watcherKey struct{}

// Watched returns a context whose queries the watcher sees, on the connections of Watching.
func Watched(ctx context.Context, w Watcher) context.Context {
	return context.WithValue(ctx, watcherKey{}, w)
}

// Watching is for database.Options.Instrument.
func Watching(opens driver.Connector) driver.Connector {
	return Wrap(opens, func(ctx context.Context, conn driver.QueryerContext, s *Statement) {
		if w, is := ctx.Value(watcherKey{}).(Watcher); is && s.Query {
			w.See(ctx, conn, s)
		}
	})
}
