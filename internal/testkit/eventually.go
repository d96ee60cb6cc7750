package testkit

import (
	"testing"
	"time"
)

// Eventually calls isTrue repeatedly until it returns true. It fails the test, with the description, when that takes longer than the limit.
func Eventually(t testing.TB, limit time.Duration, description string, isTrue func() bool) {
	t.Helper()
	ticker := time.NewTicker(10 * time.Millisecond)
	defer ticker.Stop()
	for began := time.Now(); !isTrue(); <-ticker.C {
		if time.Since(began) > limit {
			t.Fatalf("not true within %s: %s", limit, description)
		}
	}
}
