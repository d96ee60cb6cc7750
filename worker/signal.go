package worker

import (
	"context"
	"time"
)

// signal is a flag that one goroutine waits for. Setting it twice before it is seen counts once.
type signal chan struct{}

func newSignal() signal { return make(signal, 1) }

func (s signal) set() {
	select {
	case s <- struct{}{}:
	default:
	}
}

// wait returns when the signal is set, the time is over or ctx ends.
func (s signal) wait(ctx context.Context, atMost time.Duration) {
	timer := time.NewTimer(atMost)
	defer timer.Stop()
	select {
	case <-s:
	case <-timer.C:
	case <-ctx.Done():
	}
}

// pause returns when the time is over or ctx ends.
func pause(ctx context.Context, duration time.Duration) {
	signal(nil).wait(ctx, duration)
}
