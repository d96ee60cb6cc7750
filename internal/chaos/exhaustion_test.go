package chaos

import (
	"database/sql"
	"testing"
	"time"

	"github.com/lib/pq"

	"kiosk/internal/testkit/cluster"
)

// TestAServerWithoutConnectionsLosesNothing limits the server to fewer connections than the pools of the processes want, and takes all of
// them from time to time.
func TestAServerWithoutConnectionsLosesNothing(t *testing.T) {
	t.Parallel()
	s := open(t, setup{settings: []string{"KIOSK_DATABASE_CONNECTIONS=12"}, postgres: []cluster.Option{
		cluster.Setting("max_connections", "30"), // the pools want 48, and the test some more
		cluster.Setting("superuser_reserved_connections", "0"),
	}})
	l := s.begin(t)
	var recoveries []time.Duration
	until := time.Now().Add(*faultTime)
	for n := 0; n < 2 || time.Now().Before(until); n++ {
		time.Sleep(500 * time.Millisecond)
		holder := s.takeAllConnections(t)
		time.Sleep(time.Second)
		holder.release(t)
		recoveries = append(recoveries, l.recovery(t, time.Now()))
	}
	report(t, "the release of the connections", recoveries)
	s.audit(t, l.finish(t))
}

// connectionHolder holds every connection of a server.
type connectionHolder struct {
	pool  *sql.DB
	conns []*sql.Conn
}

// takeAllConnections terminates all other connections and opens connections in their place.
func (s *shop) takeAllConnections(t *testing.T) *connectionHolder {
	t.Helper()
	connector, err := pq.NewConnector(s.postgres.AdminURL())
	must(t, err)
	h := &connectionHolder{pool: sql.OpenDB(connector)}
	t.Cleanup(func() { h.pool.Close() })
	for failures := 0; failures < 20; { // the processes compete for connections until none is left
		if conn, err := h.pool.Conn(t.Context()); err == nil {
			h.conns = append(h.conns, conn)
		} else {
			failures++
		}
		if len(h.conns) == 0 {
			continue
		}
		_, err := h.conns[0].ExecContext(t.Context(),
			"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE backend_type = 'client backend' AND datname = 'kiosk'")
		must(t, err)
	}
	t.Logf("%d connections taken", len(h.conns))
	return h
}

// release closes the connections.
func (h *connectionHolder) release(t *testing.T) {
	t.Helper()
	for _, conn := range h.conns {
		_ = conn.Close() // to the pool
	}
	must(t, h.pool.Close())
}
