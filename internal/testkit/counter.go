package testkit

import (
	"context"
	"database/sql/driver"
	"sync"
	"sync/atomic"
	"testing"

	"kiosk/internal/database"
	"kiosk/internal/testkit/recorder"
)

// Counter counts the statements that are sent to a database, and keeps their texts.
type Counter struct {
	count atomic.Int64
	mutex sync.Mutex
	texts []string
}

// NewCountedDatabase is NewDatabase with a Counter of its statements.
func NewCountedDatabase(t testing.TB, dialectName string) (*database.DB, *Counter) {
	t.Helper()
	return OpenCounted(t, NewURL(t, dialectName))
}

// OpenCounted is Open with a Counter of the statements.
func OpenCounted(t testing.TB, address string) (*database.DB, *Counter) {
	t.Helper()
	counter := &Counter{}
	d := Open(t, address, database.Options{
		Instrument: func(c driver.Connector) driver.Connector { return recorder.Wrap(c, counter.record) },
	})
	return d, counter
}

// Count returns the number of statements so far, without BEGIN and COMMIT.
func (c *Counter) Count() int { return int(c.count.Load()) }

// Take returns the statements since the last call of Take.
func (c *Counter) Take() []string {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	taken := c.texts
	c.texts = nil
	return taken
}

func (c *Counter) record(_ context.Context, _ driver.QueryerContext, s *recorder.Statement) {
	if s.Text == recorder.Begin || s.Text == recorder.Commit {
		return
	}
	c.count.Add(1)
	c.mutex.Lock()
	defer c.mutex.Unlock()
	c.texts = append(c.texts, s.Text)
}
