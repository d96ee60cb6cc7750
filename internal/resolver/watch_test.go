package resolver_test

import (
	"context"
	"database/sql/driver"
)

// watcher is, in a context, what sees each query before it is run.
type watcher interface {
	see(ctx context.Context, conn driver.QueryerContext, query string, args []driver.NamedValue)
}

type watcherKey struct{}

// watched returns a context whose queries a watcher sees, on connections of a watchedConnector.
func watched(ctx context.Context, w watcher) context.Context {
	return context.WithValue(ctx, watcherKey{}, w)
}

type watchedConnector struct{ driver.Connector }

func (c watchedConnector) Connect(ctx context.Context) (driver.Conn, error) {
	conn, err := c.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return watchedConn{conn.(anyConn)}, nil
}

// anyConn is what a connection of either driver can do.
type anyConn interface {
	driver.Conn
	driver.ConnPrepareContext
	driver.ConnBeginTx
	driver.QueryerContext
	driver.ExecerContext
	driver.Pinger
	driver.SessionResetter
	driver.Validator
}

type watchedConn struct{ anyConn }

func (c watchedConn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	if w, is := ctx.Value(watcherKey{}).(watcher); is {
		w.see(ctx, c.anyConn, query, args)
	}
	return c.anyConn.QueryContext(ctx, query, args)
}

func (c watchedConn) CheckNamedValue(value *driver.NamedValue) error {
	if checker, ok := c.anyConn.(driver.NamedValueChecker); ok {
		return checker.CheckNamedValue(value)
	}
	return driver.ErrSkip
}
