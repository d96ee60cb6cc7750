//go:build citus

package chaos

import (
	"database/sql"
	"fmt"
	"math/rand/v2"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"kiosk/internal/testkit"
	"kiosk/internal/testkit/cluster"
)

// TestAKilledNodeOfCitusLosesNothing kills workers, the coordinator, and all nodes, like a loss of power, and starts them again.
func TestAKilledNodeOfCitusLosesNothing(t *testing.T) {
	t.Parallel()
	s := openOnCitus(t, 2)
	l := s.begin(t)
	var recoveries []time.Duration
	victims := [][]*cluster.Cluster{{s.holder(t)}, {s.postgres}, s.postgres.Workers()}
	until := time.Now().Add(*faultTime)
	for n := 0; n < len(victims) || time.Now().Before(until); n++ {
		time.Sleep(rand.N(2 * time.Second))
		for _, node := range victims[n%len(victims)] {
			must(t, node.Stop(cluster.Kill))
		}
		time.Sleep(rand.N(time.Second))
		for _, node := range victims[n%len(victims)] {
			must(t, node.Restart())
		}
		recoveries = append(recoveries, l.recovery(t, time.Now()))
	}
	report(t, "the restart of the nodes", recoveries)
	s.audit(t, l.finish(t))
}

// TestStoresOfOtherNodesSellAndDeliverWhileANodeOfCitusIsAway stops the node with the rows of a store until a store on another node has
// sold and its endpoint has received every event.
func TestStoresOfOtherNodesSellAndDeliverWhileANodeOfCitusIsAway(t *testing.T) {
	t.Parallel()
	s := openOnCitus(t, 2)
	other := s.neighbour(t)
	l, load := s.begin(t), other.begin(t)
	node := s.holder(t)
	var recoveries, deliveries []time.Duration
	until := time.Now().Add(*faultTime)
	for n := 0; n < 3 || time.Now().Before(until); n++ {
		l.recovery(t, time.Now())
		time.Sleep(rand.N(time.Second))
		before := len(load.made())
		must(t, node.Stop(cluster.Kill))
		away := time.Now()
		recoveries = append(recoveries, load.recovery(t, away))
		load.recovery(t, time.Now())
		subjects := other.readOrders(t, load.made()[before:])
		testkit.Eventually(t, waitTimeout, "every event of the other store is delivered", func() bool {
			_, found := other.receiver.missing(subjects)
			return !found
		})
		deliveries = append(deliveries, time.Since(away))
		must(t, node.Restart())
	}
	report(t, "the stop of another node", recoveries)
	t.Logf("every event was delivered within %s", deliveries)
	l.recovery(t, time.Now())
	s.audit(t, l.finish(t))
	other.audit(t, load.finish(t))
}

// TestStoresOfOtherNodesSellAndDeliverWhileANodeOfCitusIsSilent drops every packet of the node with the rows of a store, like a cut
// network. Meanwhile a store on another node sells, and the last use of its token must be written on all nodes. The settings are those
// of docs/scaling.md. The test needs nft and root.
func TestStoresOfOtherNodesSellAndDeliverWhileANodeOfCitusIsSilent(t *testing.T) {
	t.Parallel()
	s := openOnCitus(t, 2, cluster.Setting("citus.node_connection_timeout", "2s"), cluster.Setting("citus.node_conninfo",
		"sslmode=disable tcp_user_timeout=3000 keepalives_idle=1 keepalives_interval=1 keepalives_count=2"),
		cluster.Setting("tcp_keepalives_idle", "5"), cluster.Setting("tcp_keepalives_interval", "5"), cluster.Setting("tcp_keepalives_count", "2"))
	other := s.neighbour(t)
	l, load := s.begin(t), other.begin(t)
	l.recovery(t, time.Now())
	admin := s.admin(t)
	testkit.Eventually(t, waitTimeout, "a connection to every node is accepted in time on a busy machine", func() bool {
		_, err := admin.ExecContext(t.Context(), "UPDATE api_tokens SET last_used_at = now() - interval '58 seconds'")
		return err == nil
	})
	before := len(load.made())
	speak := silence(t, s.holder(t).Port())
	silent := time.Now()
	recoveries := []time.Duration{load.recovery(t, silent)}
	for time.Since(silent) < max(*faultTime, 10*time.Second) {
		recoveries = append(recoveries, load.recovery(t, time.Now()))
	}
	sold := load.made()[before:]
	subjects := other.readOrders(t, sold)
	testkit.Eventually(t, waitTimeout, "every event of the other store is delivered", func() bool {
		_, found := other.receiver.missing(subjects)
		return !found
	})
	t.Logf("%d operations of the other store in %s of silence, the longest wait for one %s", len(sold), time.Since(silent), slices.Max(recoveries))
	speak()
	report(t, "the end of the silence", []time.Duration{l.recovery(t, time.Now())})
	s.audit(t, l.finish(t))
	other.audit(t, load.finish(t))
}

// silence drops every packet to and from a port of this machine until speak is called or the test ends.
func silence(t *testing.T, port int) (speak func()) {
	t.Helper()
	table := fmt.Sprintf("kiosk_silence_%d", port)
	filter := func(rules string) {
		command := exec.Command("nft", "-f", "-")
		command.Stdin = strings.NewReader(rules)
		if output, err := command.CombinedOutput(); err != nil {
			t.Errorf("nft, which this test needs as root: %v: %s", err, output)
		}
	}
	filter(fmt.Sprintf("table inet %s {\nchain input {\ntype filter hook input priority 0\ntcp dport %d drop\ntcp sport %d drop\n}\n}\n", table, port, port))
	if t.Failed() {
		t.FailNow()
	}
	speak = sync.OnceFunc(func() { filter("delete table inet " + table + "\n") })
	t.Cleanup(speak)
	return speak
}

// neighbour creates another store in the same database, with its rows on another node. The same processes serve it.
func (s *shop) neighbour(t *testing.T) *shop {
	t.Helper()
	for {
		other := &shop{postgres: s.postgres, url: s.url, masterKey: s.masterKey, apis: s.apis, workers: s.workers}
		other.createStore(t)
		if other.holder(t) == s.holder(t) {
			continue
		}
		other.connect(t)
		other.receiver = receive(t, other.patient(t))
		return other
	}
}

// TestAStoreSellsOnWhileCitusMovesItToANewNode adds a node and rebalances the shards while the store sells. If that did not move the
// store to the new node, the test moves it.
func TestAStoreSellsOnWhileCitusMovesItToANewNode(t *testing.T) {
	t.Parallel()
	s := openOnCitus(t, 1)
	l := s.begin(t)
	l.recovery(t, time.Now())
	node, err := s.postgres.AddNode(t.Context(), "kiosk")
	must(t, err)
	admin := s.admin(t)
	execute(t, admin, "SELECT citus_rebalance_start(shard_transfer_mode => 'force_logical')")
	execute(t, admin, "SELECT citus_rebalance_wait()")
	if s.shardsOn(t, node) == 0 {
		t.Error("no shard was moved to the new node")
	}
	if from := s.holder(t); from != node {
		execute(t, admin, `SELECT citus_move_shard_placement(get_shard_id_for_distribution_column('orders', $1::uuid),
			'127.0.0.1', $2, '127.0.0.1', $3, 'force_logical')`, s.id, from.Port(), node.Port())
	}
	if s.holder(t) != node {
		t.Error("the store is not on the new node")
	}
	l.recovery(t, time.Now())
	s.audit(t, l.finish(t))
}

// openOnCitus opens a shop on a Citus.
func openOnCitus(t *testing.T, workers int, more ...cluster.Option) *shop {
	t.Helper()
	return open(t, setup{start: func(options ...cluster.Option) (*cluster.Cluster, error) {
		return cluster.StartCitus(workers, append(options, more...)...)
	}})
}

// admin opens a connection to the coordinator.
func (s *shop) admin(t *testing.T) *sql.DB {
	t.Helper()
	db, err := sql.Open("postgres", s.url)
	must(t, err)
	t.Cleanup(func() { _ = db.Close() })
	return db
}

func execute(t *testing.T, db *sql.DB, statement string, args ...any) {
	t.Helper()
	_, err := db.ExecContext(t.Context(), statement, args...)
	must(t, err)
}

// holder returns the node with the rows of the store.
func (s *shop) holder(t *testing.T) *cluster.Cluster {
	t.Helper()
	var port int
	must(t, s.admin(t).QueryRowContext(t.Context(), `SELECT nodeport FROM citus_shards
		WHERE shardid = get_shard_id_for_distribution_column('orders', $1::uuid)`, s.id).Scan(&port))
	for _, node := range s.postgres.Workers() {
		if node.Port() == port {
			return node
		}
	}
	t.Fatalf("no node has the port %d", port)
	return nil
}

// shardsOn counts the shards of orders on a node.
func (s *shop) shardsOn(t *testing.T, node *cluster.Cluster) (shards int) {
	t.Helper()
	must(t, s.admin(t).QueryRowContext(t.Context(),
		"SELECT count(*) FROM citus_shards WHERE table_name = 'orders'::regclass AND nodeport = $1", node.Port()).Scan(&shards))
	return shards
}
