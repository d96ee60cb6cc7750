package chaos

import (
	"testing"
	"time"
)

// TestEverythingWorksThroughAPoolerOfTransactions connects the processes through PgBouncer, which runs each transaction, and each
// statement outside of a transaction, on any free connection of a few. `make test-pgbouncer` runs more tests through it.
func TestEverythingWorksThroughAPoolerOfTransactions(t *testing.T) {
	t.Parallel()
	s := open(t, setup{pooled: true})
	l := s.begin(t)
	for until := time.Now().Add(*faultTime / 2); time.Now().Before(until); {
		for _, d := range apis(s) {
			if code := d.request(t).errorCode(t); code != "" {
				t.Errorf("%s: %s", d.name, code)
			}
		}
	}
	done := l.finish(t)
	if len(l.failures) > 0 {
		t.Errorf("there were failures without a fault: %v", l.failures)
	}
	s.audit(t, done)
}
