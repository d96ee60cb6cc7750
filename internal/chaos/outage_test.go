package chaos

import (
	"net/http"
	"testing"
	"time"

	"kiosk/internal/testkit"
	"kiosk/internal/testkit/cluster"
)

// TestAStoppedDatabaseIsNoFaultOfTheCaller and is explained: both APIs say that it is away, and when to ask again.
func TestAStoppedDatabaseIsNoFaultOfTheCaller(t *testing.T) {
	t.Parallel()
	s := open(t, setup{})
	for _, mode := range []cluster.StopMode{cluster.Fast, cluster.Kill} {
		for _, d := range apis(s) {
			d.ask(t) // so that its token is known, and the pool has connections
		}
		must(t, s.postgres.Stop(mode))
		for _, d := range apis(s) {
			for range 3 { // the pool may still believe in its connections
				answer := d.ask(t)
				if refusal := answer.refusal(t); refusal != "UNAVAILABLE" {
					t.Errorf("%s: %d %s", d.name, answer.status, answer.body)
				}
				if d.name == "REST" && (answer.status != http.StatusServiceUnavailable || answer.header.Get("Retry-After") == "") {
					t.Errorf("%d %v", answer.status, answer.header)
				}
			}
		}
		must(t, s.postgres.Restart())
		began := time.Now()
		for _, d := range apis(s) {
			testkit.Eventually(t, waitTimeout, d.name+" answers again", func() bool { return d.ask(t).refusal(t) == "" })
		}
		t.Logf("both APIs answer %s after the database does", time.Since(began).Round(time.Millisecond))
	}
}
