package main

import (
	"context"
	"fmt"
	"net/http"
	"sync"
	"testing"

	"entgo.io/ent/dialect"

	"kiosk/ent/db/idempotencykey"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/testkit"
)

// TestAKillInABurstLosesNoAcknowledgedOrder kills the process while many clients buy from it, on PostgreSQL. Each acknowledged order
// must exist once, and the data must be consistent.
func TestAKillInABurstLosesNoAcknowledgedOrder(t *testing.T) {
	t.Parallel()
	address := testkit.NewURL(t, dialect.Postgres)
	data := t.TempDir()
	arguments := demoArguments(data, []string{"--database-url", address, "--log-level", "warn"})
	d := awaitDemo(t, startProcess(t, nil, arguments...), data)

	acknowledged := burst(t, d, 16, 60, d.kill)
	d.wait(t)

	d = awaitDemo(t, startProcess(t, nil, arguments...), data)
	for key, sent := range acknowledged {
		again := d.call(t, http.MethodPost, "/orders", sent.body, "Idempotency-Key", key)
		if again.status != http.StatusCreated || again.header.Get("Idempotency-Replayed") != "true" || string(again.body) != string(sent.response.body) {
			t.Errorf("key %s got %s\nand now %d %s", key, sent.response.body, again.status, again.body)
		}
	}
	checkConsistency(t, address, len(acknowledged))
}

// purchase is an order whose response arrived.
type purchase struct {
	body     any
	response response
}

// TestSigtermInABurstRespondsToEveryOrderThatIsMade stops the process while many clients buy from it over persistent connections. An
// order in the database without a response would be a request that was cut off.
func TestSigtermInABurstRespondsToEveryOrderThatIsMade(t *testing.T) {
	t.Parallel()
	onBothDatabases(t, func(t *testing.T, arguments ...string) {
		data := t.TempDir()
		arguments = demoArguments(data, append(arguments, "--log-level", "warn"))
		d := awaitDemo(t, startProcess(t, nil, arguments...), data)
		acknowledged := burst(t, d, 16, 60, d.terminate)
		if code := d.wait(t); code != 0 {
			t.Errorf("ended with %d\n%s", code, d.stderr)
		}
		d = awaitDemo(t, startProcess(t, nil, arguments...), data)
		pages := d.call(t, http.MethodGet, "/orders?limit=1", nil).decode(t)["pagination"].(map[string]any)
		if made := pages["total"].(float64); int(made) != len(acknowledged) {
			t.Errorf("%v orders were made and %d got a response", made, len(acknowledged))
		}
	})
}

// burst has clients buy without a pause, each order with its own key. It calls end after enough responses, and returns every
// acknowledged order by key.
func burst(t *testing.T, d *demo, clients, enough int, end func()) map[string]purchase {
	t.Helper()
	variations := []string{"STREAM-30", "VOYAGER-30", "VOYAGER-365", "SECKEY-A"}
	var mutex sync.Mutex
	acknowledged := map[string]purchase{}
	var running sync.WaitGroup
	for client := range clients {
		buyer := d.store().Customers[client%4].ID
		running.Go(func() {
			for n := 0; ; n++ {
				key := fmt.Sprintf("client %d order %d", client, n)
				body := order(buyer, d.variation(t, variations[n%len(variations)]).ID, 1+n%2)
				got, err := try(context.WithoutCancel(t.Context()), http.MethodPost, d.api("/orders"), d.store().Tokens.Full, body, "Idempotency-Key", key)
				if err != nil {
					return // the server is dead
				}
				if got.status != http.StatusCreated {
					continue // a wallet or the stock is empty
				}
				mutex.Lock()
				acknowledged[key] = purchase{body, got}
				if len(acknowledged) == enough {
					end()
				}
				mutex.Unlock()
			}
		})
	}
	running.Wait()
	return acknowledged
}

// checkConsistency reads the database itself, without Kiosk.
func checkConsistency(t *testing.T, address string, acknowledged int) {
	t.Helper()
	d := testkit.Open(t, address, database.Options{})
	testkit.VerifyConsistency(t, d)
	ctx := auth.AllTenants(t.Context())
	orders := d.Client.Order.Query().CountX(ctx)
	if orders < acknowledged {
		t.Errorf("%d orders for %d responses", orders, acknowledged)
	}
	if keys := d.Client.IdempotencyKey.Query().Where(idempotencykey.OutcomeNEQ("")).CountX(ctx); keys != orders {
		t.Errorf("%d idempotency keys of %d orders", keys, orders)
	}
}
