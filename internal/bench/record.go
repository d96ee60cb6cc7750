package main

import (
	"context"
	"database/sql/driver"
	"sync"

	"kiosk/internal/testkit/recorder"
)

// recording records the statements that are sent to a database while it is switched on.
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

// of runs an operation and returns its statements, including BEGIN and COMMIT.
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
