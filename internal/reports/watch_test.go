package reports_test

import (
	"context"
	"database/sql/driver"

	"kiosk/internal/testkit/recorder"
)

// watcher is, in a context, what sees each query before it is run, and what asks the same connection.
type watcher interface {
	see(ctx context.Context, conn driver.QueryerContext, query *recorder.Statement)
}

type watcherKey struct{}

// watched returns a context whose queries a watcher sees, on the connections of watching.
func watched(ctx context.Context, w watcher) context.Context {
	return context.WithValue(ctx, watcherKey{}, w)
}

// watching is for database.Options.
func watching(opens driver.Connector) driver.Connector {
	return recorder.Wrap(opens, func(ctx context.Context, conn driver.QueryerContext, s *recorder.Statement) {
		if w, is := ctx.Value(watcherKey{}).(watcher); is && s.Query {
			w.see(ctx, conn, s)
		}
	})
}
