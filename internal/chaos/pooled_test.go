package chaos

import (
	"testing"
	"time"
)

// TestEverythingWorksThroughAPoolerOfTransactions has PgBouncer run each transaction, and each statement outside of
// one, on whichever of a few connections is free. `make test-pgbouncer` asks everything through it.
func TestEverythingWorksThroughAPoolerOfTransactions(t *testing.T) {
	t.Parallel()
	s := open(t, setup{pooled: true})
	l := s.begin(t)
	for until := time.Now().Add(*faultTime / 2); time.Now().Before(until); {
		for _, d := range apis(s) {
			if refusal := d.ask(t).refusal(t); refusal != "" {
				t.Errorf("%s: %s", d.name, refusal)
			}
		}
	}
	done := l.finish(t)
	if len(l.failures) > 0 {
		t.Errorf("nothing was broken, and some got %v", l.failures)
	}
	s.audit(t, done)
}
