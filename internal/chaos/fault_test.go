package chaos

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"kiosk/internal/testkit/cluster"
)

// TestKilledProcessesLoseNothing kills processes that serve and that deliver, at random moments.
func TestKilledProcessesLoseNothing(t *testing.T) {
	t.Parallel()
	s := open(t, setup{})
	l := s.begin(t)
	var recoveries []time.Duration
	until := time.Now().Add(*faultTime)
	for n := 0; n < 3 || time.Now().Before(until); n++ {
		time.Sleep(rand.N(time.Second))
		killed := time.Now()
		victims := s.processes()
		if rand.N(3) > 0 {
			victims = victims[rand.N(len(victims)):][:1]
		}
		for _, victim := range victims {
			victim.kill()
		}
		recoveries = append(recoveries, l.recovery(t, killed))
	}
	report(t, "killing processes", recoveries)
	s.audit(t, l.finish(t))
}

// TestAKilledPostgresLosesNothing kills the database, like a loss of power, and starts it again.
func TestAKilledPostgresLosesNothing(t *testing.T) {
	t.Parallel()
	s := open(t, setup{})
	l := s.begin(t)
	var recoveries []time.Duration
	modes := []cluster.StopMode{cluster.Kill, cluster.Immediate, cluster.Fast}
	until := time.Now().Add(*faultTime)
	for n := 0; n < len(modes) || time.Now().Before(until); n++ {
		time.Sleep(rand.N(2 * time.Second))
		must(t, s.postgres.Stop(modes[n%len(modes)]))
		time.Sleep(rand.N(time.Second))
		must(t, s.postgres.Restart())
		recoveries = append(recoveries, l.recovery(t, time.Now()))
	}
	report(t, "the restart of the database", recoveries)
	s.audit(t, l.finish(t))
}

// report prints how long after a fault, or after its end, clients got responses again.
func report(t *testing.T, since string, recoveries []time.Duration) {
	t.Helper()
	slices.Sort(recoveries)
	t.Logf("responses again after %s, %d times: %s (median), %s (longest)", since, len(recoveries),
		recoveries[len(recoveries)/2].Round(time.Millisecond), recoveries[len(recoveries)-1].Round(time.Millisecond))
}
