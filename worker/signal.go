package worker

import (
	"context"
	"time"
)

// signal wakes one goroutine. Several calls of set before the goroutine waits wake it once.
type signal chan struct{}

func newSignal() signal { return make(signal, 1) }

func (s signal) set() {
	select {
	case s <- struct{}{}:
	default:
	}
}

// wait returns when the signal is set, when atMost has passed, or when ctx ends.
func (s signal) wait(ctx context.Context, atMost time.Duration) {
	timer := time.NewTimer(atMost)
	defer timer.Stop()
	select {
	case <-s:
	case <-timer.C:
	case <-ctx.Done():
	}
}

// pause returns when the duration has passed or ctx ends.
func pause(ctx context.Context, duration time.Duration) {
	signal(nil).wait(ctx, duration)
}
