package testkit

import (
	"testing"
	"time"
)

// Eventually calls holds repeatedly until it returns true, and fails the test when that takes longer than the limit.
func Eventually(t testing.TB, limit time.Duration, what string, holds func() bool) {
	t.Helper()
	ticker := time.NewTicker(10 * time.Millisecond)
	defer ticker.Stop()
	for began := time.Now(); !holds(); <-ticker.C {
		if time.Since(began) > limit {
			t.Fatalf("not within %s: %s", limit, what)
		}
	}
}
