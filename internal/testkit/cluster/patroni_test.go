package cluster_test

import (
	"testing"
	"time"

	"kiosk/internal/testkit/cluster"
)

func TestPatroniReplacesAKilledPrimary(t *testing.T) {
	t.Parallel()
	began := time.Now()
	p, err := cluster.StartPatroni(t.Context(), cluster.PatroniConfig{
		Patroni: "../../../deploy/patroni/patroni.yml", HAProxy: "../../../deploy/patroni/haproxy.cfg",
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := p.Close(); err != nil {
			t.Error(err)
		}
	})
	t.Logf("started in %s", time.Since(began))
}
