package testkit

import (
	"context"
	"sync"
	"testing"
)

// Run calls run, such as Dispatcher.Run, in a goroutine with a context that ends when stop is called or the test ends. Both wait until
// run has returned. The test fails if it returns an error.
func Run(t testing.TB, run func(context.Context) error) (stop func()) {
	t.Helper()
	ctx, cancel := context.WithCancel(context.WithoutCancel(t.Context()))
	var running sync.WaitGroup
	running.Go(func() {
		if err := run(ctx); err != nil {
			t.Error(err)
		}
	})
	stop = func() { cancel(); running.Wait() }
	t.Cleanup(stop)
	return stop
}
