package chaos

import (
	"database/sql"
	"slices"
	"testing"
	"time"

	_ "github.com/lib/pq"

	"kiosk/client"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/cluster"
)

// TestAFailoverLosesNothing runs the processes on a PostgreSQL of two nodes with the configuration in deploy/patroni. It kills the
// primary's node, and switches primary and standby. One half of the processes connects through HAProxy, the other half with a URL that
// names both nodes. Lists are read from the standby.
func TestAFailoverLosesNothing(t *testing.T) {
	t.Parallel()
	began := time.Now()
	patroni, err := cluster.StartPatroni(t.Context(), cluster.PatroniConfig{
		Patroni: "../../deploy/patroni/patroni.yml", HAProxy: "../../deploy/patroni/haproxy.cfg",
	})
	must(t, err)
	t.Cleanup(func() {
		if err := patroni.Close(); err != nil {
			t.Error(err)
		}
	})
	createDatabase(t, patroni)
	s := &shop{url: patroni.URL("kiosk")}
	s.start(t, [2]string{s.url, patroni.DirectURL("kiosk")}, "KIOSK_DATABASE_REPLICA_URL="+patroni.ReplicaURL("kiosk"))
	t.Logf("PostgreSQL, Patroni, etcd, HAProxy and Kiosk run after %s", time.Since(began).Round(time.Second))
	l := s.begin(t)
	l.watchLists(t)
	l.recovery(t, time.Now())

	var failovers, switchovers []time.Duration
	for until := time.Now().Add(*faultTime); len(failovers) == 0 || time.Now().Before(until); {
		primary, err := patroni.Primary(t.Context())
		must(t, err)
		killed := time.Now()
		must(t, primary.Kill())
		failovers = append(failovers, l.recovery(t, killed))
		must(t, primary.Start())
		must(t, patroni.AwaitStandby(t.Context()))
		l.recovery(t, time.Now())
		switchovers = append(switchovers, s.switchOver(t, patroni, l))
	}
	report(t, "killing the node of the primary", failovers)
	report(t, "the request for a switchover", switchovers)
	s.audit(t, l.finish(t))
}

func createDatabase(t *testing.T, patroni *cluster.Patroni) {
	t.Helper()
	admin, err := sql.Open("postgres", patroni.AdminURL())
	must(t, err)
	defer admin.Close()
	testkit.Eventually(t, waitTimeout, "HAProxy forwards to the primary", func() bool { return admin.PingContext(t.Context()) == nil })
	_, err = admin.ExecContext(t.Context(), "CREATE DATABASE kiosk")
	must(t, err)
}

// switchOver switches primary and standby, and returns the time from the request until clients get responses from the new primary.
func (s *shop) switchOver(t *testing.T, patroni *cluster.Patroni, l *load) time.Duration {
	t.Helper()
	before, err := patroni.Primary(t.Context())
	must(t, err)
	started := time.Now()
	var refusal error
	testkit.Eventually(t, waitTimeout, "the standby is the primary", func() bool {
		now, err := patroni.Primary(t.Context())
		if err == nil && now == before {
			refusal = patroni.Switchover(t.Context(), before)
			return false
		}
		return err == nil
	})
	if refusal != nil {
		t.Logf("the switchover was refused at first: %v", refusal)
	}
	took := time.Since(started) + l.recovery(t, time.Now())
	must(t, patroni.AwaitStandby(t.Context()))
	return took
}

// watchLists checks, until the load ends, that the list of a buyer's orders contains the latest order that had a response. This must
// hold for every list, whatever roles the databases have.
func (l *load) watchLists(t *testing.T) {
	t.Helper()
	l.running.Go(func() {
		checked, failed := 0, 0
		for pause := time.NewTicker(10 * time.Millisecond); ; {
			select {
			case <-pause.C:
			case <-l.ending:
				t.Logf("%d lists were checked; %d requests for a list failed", checked, failed)
				return
			}
			latest := l.latestOrder()
			if latest == nil {
				continue
			}
			page, err := l.shop.client.OrderPage(t.Context(), client.OrderFilter{CustomerID: l.shop.customers[latest.customer], Limit: 100})
			if err != nil {
				failed++
				continue
			}
			checked++
			if !slices.ContainsFunc(page.Orders, func(o client.Order) bool { return o.ID == latest.id }) {
				t.Errorf("order %s had a response, but is not in the list", latest.id)
			}
		}
	})
}

func (l *load) latestOrder() *call {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	for _, c := range slices.Backward(l.calls) {
		if c.order != nil && c.id != "" {
			return c
		}
	}
	return nil
}
