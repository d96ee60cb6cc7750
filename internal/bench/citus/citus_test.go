// Package citus measures orders on one, two and four nodes of Citus, and on a plain PostgreSQL. All servers have the same share of a
// CPU. It runs the real program, without a worker, on servers that flush every commit. Run it with make bench-citus.
package citus

import (
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"os"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	entproduct "kiosk/ent/db/product"
	"kiosk/internal/bench/load"
	"kiosk/internal/bench/service"
	"kiosk/internal/database"
	"kiosk/internal/money"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/cluster"
	"kiosk/internal/testkit/program"
	"kiosk/internal/vault"
	"kiosk/rest"
)

const (
	// share is the part of a CPU that each server has. It is so small that four servers leave enough of two CPUs to Kiosk and the callers,
	// so that the servers are the bottleneck.
	share = 0.2
	// sellers is the number of stores that sell, the same number on each node.
	sellers = 4
	// callers is the number of concurrent connections for each node.
	callers = 8
	// window is how long orders are placed.
	window = 15 * time.Second
	// The orders of a store are spread over so many buyers and variations. stock is the stock of each variation.
	buyers, variations, stock = 40, 50, 200
	// wealth is the balance of each customer, which is more than a customer spends.
	wealth = 900_000_00
)

// BenchmarkCitus measures stores that sell on each number of nodes, and prints a table. Each node has its own Kiosk, which connects to
// it, and which the callers of its stores use. In the last line, callers use the Kiosk of another node, so that each order is forwarded
// to the node with its rows.
func BenchmarkCitus(b *testing.B) {
	t := table{load: loadOfMachine()}
	b.Run("plain", func(b *testing.B) { t.add("plain PostgreSQL", open(b, 0).sell(b, 0)) })
	for _, nodes := range []int{1, 2, 4} {
		b.Run(fmt.Sprintf("nodes=%d", nodes), func(b *testing.B) {
			d := open(b, nodes)
			t.add(fmt.Sprintf("Citus, nodes: %d", nodes), d.sell(b, 0))
			if nodes == 4 {
				t.add("the same, through another node", d.sell(b, 1))
			}
		})
	}
	t.print()
}

// deployment holds servers with the same share of a CPU, a Kiosk for each node, and stores.
type deployment struct {
	servers []*cluster.Cluster // including the coordinator
	nodes   []*cluster.Cluster // the servers with rows
	apis    []api              // one for each node
	sellers []seller
}

type api struct {
	*program.Process
	address string
}

// seller is a store, with its token and the ids that its callers need.
type seller struct {
	node                  int // that holds its rows
	token                 string
	customers, variations []string
}

// open starts a Citus of so many nodes, or a plain PostgreSQL for none, and opens the stores.
func open(b *testing.B, nodes int) *deployment {
	b.Helper()
	groups := make([]group, max(nodes, 1))
	for i := range groups {
		groups[i] = newGroup(b, fmt.Sprintf("kiosk-bench-%d-%d", os.Getpid(), i), share)
	}
	postgres := start(b, nodes)
	d := &deployment{servers: append(postgres.Workers(), postgres), nodes: postgres.Workers()}
	if nodes == 0 {
		d.nodes = d.servers
	}
	s := service.Open(b, postgres, func(opened *database.DB, keys *vault.Vault) { d.fill(b, opened, keys) })
	for i, node := range d.nodes {
		url, process := s.Serve(b, node, "KIOSK_RATE_LIMIT=0", "KIOSK_MAX_CONCURRENT=0", "KIOSK_MAX_IN_FLIGHT=0", "KIOSK_STORE_CONCURRENCY=-1")
		d.apis = append(d.apis, api{process, strings.TrimPrefix(url, "http://")})
		groups[i].add(b, node.PID())
	}
	return d
}

func start(b *testing.B, nodes int) *cluster.Cluster {
	b.Helper()
	// The plain PostgreSQL has those settings of Citus that cost CPU time, too.
	options := []cluster.Option{cluster.Durable(), cluster.Setting("shared_buffers", "256MB"), cluster.Setting("wal_level", "logical")}
	if nodes == 0 {
		postgres, err := cluster.Start(options...)
		testkit.Must(b, err)
		return postgres
	}
	postgres, err := cluster.StartCitus(nodes, append(options, cluster.Setting("citus.shard_count", "32"))...)
	testkit.Must(b, err)
	return postgres
}

// fill creates stores until each node has the required number.
func (d *deployment) fill(b *testing.B, opened *database.DB, keys *vault.Vault) {
	b.Helper()
	on := make([]int, len(d.nodes))
	for len(d.sellers) < sellers {
		store := testkit.NewStore(b, opened, func(c *resolver.Config) { c.Vault = keys })
		node := d.holder(b, opened, store)
		if on[node] < sellers/len(d.nodes) {
			on[node]++
			d.sellers = append(d.sellers, newSeller(b, store, node))
		}
	}
	testkit.Must(b, opened.Analyse(b.Context()))
}

// holder returns the index of the node with the rows of a store.
func (d *deployment) holder(b *testing.B, opened *database.DB, store *testkit.Store) int {
	b.Helper()
	if len(d.servers) == 1 {
		return 0
	}
	var port int
	testkit.Must(b, opened.SQL.QueryRowContext(b.Context(), `SELECT nodeport FROM citus_shards
		WHERE shardid = get_shard_id_for_distribution_column('orders', $1::uuid)`, store.ID).Scan(&port))
	return slices.IndexFunc(d.nodes, func(c *cluster.Cluster) bool { return c.Port() == port })
}

func newSeller(b *testing.B, store *testkit.Store, node int) seller {
	b.Helper()
	s := seller{node: node, token: store.FullToken}
	for i := range buyers {
		customer := store.NewCustomer(b, customers.NewCustomer{Name: fmt.Sprintf("Buyer %d", i)}, wealth)
		s.customers = append(s.customers, customer.ID.String())
	}
	inputs := make([]catalogue.VariationInput, variations)
	for i := range inputs {
		inputs[i] = catalogue.VariationInput{SKU: new(fmt.Sprintf("GAME-%d", i)), Price: new(money.Amount(1_00))}
	}
	for _, variation := range store.NewProduct(b, "Game", entproduct.KindDIGITAL, inputs...).Edges.Variations {
		store.AddLicenses(b, variation.ID, stock)
		s.variations = append(s.variations, variation.ID.String())
	}
	return s
}

// order returns a request for an order of a random variation by a random customer.
func (s seller) order() []byte {
	body := fmt.Sprintf(`{"customerId":%q,"items":[{"variationId":%q}]}`, anyOf(s.customers), anyOf(s.variations))
	return load.Request(http.MethodPost, rest.Prefix+"/orders", s.token, body, fmt.Sprintf("Idempotency-Key: %016x%016x", rand.Uint64(), rand.Uint64()))
}

func anyOf(ids []string) string { return ids[rand.IntN(len(ids))] }

// outcome is the result on a number of nodes, with the CPU time of all servers, and that of Kiosk and the callers.
type outcome struct {
	load.Result
	nodes            int
	postgres, others time.Duration
}

// sell makes callers buy in all stores, after some seconds in which caches fill. They use the Kiosk of the node whose index is higher, by
// after, than that of the node with their rows.
func (d *deployment) sell(b *testing.B, after int) outcome {
	b.Helper()
	d.load(b, after, 3*time.Second)
	postgres, others := d.used(b)
	o := outcome{Result: d.load(b, after, window), nodes: len(d.nodes)}
	o.postgres, o.others = d.used(b)
	o.postgres, o.others = o.postgres-postgres, o.others-others
	return o
}

func (d *deployment) load(b *testing.B, after int, window time.Duration) load.Result {
	b.Helper()
	var next atomic.Int64
	result := load.Clients(b.Context(), callers*len(d.nodes), window, func(ctx context.Context) (func() error, func(), error) {
		s := d.sellers[int(next.Add(1))%len(d.sellers)]
		c, err := load.Connect(ctx, d.apis[(s.node+after)%len(d.apis)].address)
		if err != nil {
			return nil, nil, err
		}
		return func() error { return c.Exchange(s.order(), http.StatusCreated, io.Discard) }, func() { _ = c.Close() }, nil
	})
	testkit.Must(b, result.Last)
	return result
}

// used returns the CPU time of the servers so far, and that of Kiosk and this process.
func (d *deployment) used(b *testing.B) (postgres, others time.Duration) {
	b.Helper()
	for _, server := range d.servers {
		took, err := server.ProcessorTime()
		testkit.Must(b, err)
		postgres += took
	}
	processes := []int{os.Getpid()}
	for _, api := range d.apis {
		processes = append(processes, api.PID())
	}
	for _, pid := range processes {
		used, err := program.UsageOf(pid)
		testkit.Must(b, err)
		others += used.Processor
	}
	return postgres, others
}
