package worker

import (
	"log/slog"
	"sync"
	"time"
)

// warnEvery is the least time between two warnings of a kind that a passing state of the machine or the database repeats.
const warnEvery = 10 * time.Second

// rarely logs warnings that would come for each store or attempt.
type rarely struct {
	logger *slog.Logger
	mutex  sync.Mutex
	last   map[string]time.Time
}

// warn logs the message, unless it did so a moment ago.
func (r *rarely) warn(message string, args ...any) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if last, found := r.last[message]; found && time.Since(last) < warnEvery {
		return
	}
	r.last[message] = time.Now()
	r.logger.Warn(message, args...)
}
