package chaos

import (
	"math/rand/v2"
	"testing"
	"time"
)

// routeThrough returns a setup.route that puts a proxy between the processes and the database, and stores the proxy in network.
func routeThrough(network **proxy) func(t *testing.T, address string) string {
	return func(t *testing.T, address string) string {
		*network = startProxy(t, address)
		return (*network).address()
	}
}

// TestAFailingNetworkLosesNothing makes the network between the processes and the database fail: it delays packets, resets connections
// at any moment, drops everything for longer than a request may take, and silently drops existing connections.
func TestAFailingNetworkLosesNothing(t *testing.T) {
	t.Parallel()
	var network *proxy
	s := open(t, setup{route: routeThrough(&network), lockedFor: "3s", settings: []string{"KIOSK_REQUEST_TIMEOUT=2s"}})
	l := s.begin(t)
	var recoveries []time.Duration
	faults := []func(){
		func() { network.slow(10 * time.Millisecond); time.Sleep(2 * time.Second) },
		network.reset,
		func() { network.block(); time.Sleep(4 * time.Second) },
		func() { network.block(); time.Sleep(rand.N(time.Second)); network.reset() },
		network.forget,
	}
	until := time.Now().Add(*faultTime)
	for n := 0; n < len(faults) || time.Now().Before(until); n++ {
		time.Sleep(rand.N(500 * time.Millisecond))
		faults[n%len(faults)]()
		network.heal()
		recoveries = append(recoveries, l.recovery(t, time.Now()))
	}
	report(t, "the end of the network fault", recoveries)
	s.audit(t, l.finish(t))
}

// TestASilentDatabaseDelaysNoRequestForLonger checks that a request ends within its time-out, and a second, while the database is silent.
func TestASilentDatabaseDelaysNoRequestForLonger(t *testing.T) {
	t.Parallel()
	var network *proxy
	s := open(t, setup{route: routeThrough(&network), settings: []string{"KIOSK_REQUEST_TIMEOUT=1s"}})
	const longest = 10 * time.Second // the time-out, a second, and eight more for a busy machine
	for name, fail := range map[string]func(){"silent": network.block, "forgetful": network.forget} {
		for _, d := range apis(s) {
			d.request(t) // so that there are connections to lose
			fail()
			failed := time.Now()
			for code := "UNKNOWN"; code != ""; {
				began := time.Now()
				response := d.request(t)
				took := time.Since(began)
				code = response.errorCode(t)
				if took > longest || (code != "" && code != "TIMEOUT" && code != "UNAVAILABLE") {
					t.Errorf("%s: %d %s after %s", d.name, response.status, response.body, took)
				}
				t.Logf("%s, %s network: %s after %s", d.name, name, code, took.Round(time.Millisecond))
				network.heal()
				if time.Since(failed) > waitTimeout {
					t.Fatalf("%s: no successful response after %s", d.name, waitTimeout)
				}
			}
		}
	}
}
