package chaos

import (
	"math/rand/v2"
	"testing"
	"time"
)

// TestAFailingNetworkLosesNothing slows the network between the processes and the database down, breaks its
// connections in the middle of whatever they do, and lets it swallow everything for longer than a request may take.
func TestAFailingNetworkLosesNothing(t *testing.T) {
	t.Parallel()
	var network *proxy
	s := open(t, func(t *testing.T, address string) string {
		network = between(t, address)
		return network.address()
	}, "KIOSK_REQUEST_TIMEOUT=2s")
	l := s.begin(t)
	var recoveries []time.Duration
	faults := []func(){
		func() { network.slow(10 * time.Millisecond); time.Sleep(2 * time.Second) },
		network.reset,
		func() { network.block(); time.Sleep(4 * time.Second) },
		func() { network.block(); time.Sleep(rand.N(time.Second)); network.reset() },
		network.reset,
	}
	until := time.Now().Add(*faultTime)
	for n := 0; n < len(faults) || time.Now().Before(until); n++ {
		time.Sleep(rand.N(500 * time.Millisecond))
		faults[n%len(faults)]()
		network.heal()
		recoveries = append(recoveries, l.recovery(t, time.Now()))
	}
	report(t, "the network is whole", recoveries)
	s.audit(t, l.finish(t))
}
