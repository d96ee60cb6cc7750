package testkit

import (
	"testing"
	"time"
)

// Eventually looks again and again until something holds, and fails the test when that takes longer than the limit.
func Eventually(t testing.TB, limit time.Duration, what string, holds func() bool) {
	t.Helper()
	again := time.NewTicker(10 * time.Millisecond)
	defer again.Stop()
	for began := time.Now(); !holds(); <-again.C {
		if time.Since(began) > limit {
			t.Fatalf("not within %s: %s", limit, what)
		}
	}
}
