package testkit

import (
	"testing"
	"time"
)

// Eventually calls isTrue repeatedly until it returns true. It fails the test, with the description, when a call that began after the
// limit returns false. On a busy machine an earlier call may return what was true long before.
func Eventually(t testing.TB, limit time.Duration, description string, isTrue func() bool) {
	t.Helper()
	ticker := time.NewTicker(10 * time.Millisecond)
	defer ticker.Stop()
	for began := time.Now(); ; <-ticker.C {
		isLast := time.Since(began) > limit
		if isTrue() {
			return
		}
		if isLast {
			t.Fatalf("not true within %s: %s", limit, description)
		}
	}
}
