package main

import (
	"context"
	"database/sql/driver"
	"sync"

	"kiosk/internal/testkit/recorder"
)

// recording notes what a database is sent while it is switched on.
type recording struct {
	mutex sync.Mutex
	on    bool
	sent  []*recorder.Statement
}

// instrument is for database.Options.
func (r *recording) instrument(opens driver.Connector) driver.Connector {
	return recorder.Wrap(opens, func(_ context.Context, _ driver.QueryerContext, s *recorder.Statement) {
		r.mutex.Lock()
		defer r.mutex.Unlock()
		if r.on {
			r.sent = append(r.sent, s)
		}
	})
}

// of returns the statements of an operation, BEGIN and COMMIT among them.
func (r *recording) of(operation func() error) ([]*recorder.Statement, error) {
	r.mutex.Lock()
	r.on, r.sent = true, nil
	r.mutex.Unlock()
	err := operation()
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.on = false
	return r.sent, err
}
