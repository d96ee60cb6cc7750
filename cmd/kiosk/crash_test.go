package main

import (
	"context"
	"database/sql"
	"fmt"
	"net/http"
	"sync"
	"testing"

	"entgo.io/ent/dialect"

	"kiosk/internal/testkit"
)

// TestAKillInABurstLosesNoAnsweredOrder ends the process without warning while many clients buy
// from it, on PostgreSQL. What was answered exists once, and the books balance.
func TestAKillInABurstLosesNoAnsweredOrder(t *testing.T) {
	t.Parallel()
	address := testkit.NewURL(t, dialect.Postgres)
	data := t.TempDir()
	arguments := demoArguments(data, []string{"--database-url", address, "--log-level", "warn"})
	d := awaitDemo(t, startProcess(t, nil, arguments...), data)

	answered := burst(t, d, 16, 60, d.kill)
	d.wait(t)

	d = awaitDemo(t, startProcess(t, nil, arguments...), data)
	for key, sent := range answered {
		again := d.call(t, http.MethodPost, "/orders", sent.body, "Idempotency-Key", key)
		if again.status != http.StatusCreated || again.header.Get("Idempotency-Replayed") != "true" || string(again.body) != string(sent.answer.body) {
			t.Errorf("key %s was answered %s\nand now %d %s", key, sent.answer.body, again.status, again.body)
		}
	}
	checkBooks(t, address, len(answered))
}

// purchase is an order that got its answer.
type purchase struct {
	body   any
	answer answer
}

// TestSigtermInABurstAnswersEveryOrderThatIsMade ends the process while many clients buy from it
// over connections that they keep. An order that was made and not answered would have been cut.
func TestSigtermInABurstAnswersEveryOrderThatIsMade(t *testing.T) {
	t.Parallel()
	onBothDatabases(t, func(t *testing.T, arguments ...string) {
		data := t.TempDir()
		arguments = demoArguments(data, append(arguments, "--log-level", "warn"))
		d := awaitDemo(t, startProcess(t, nil, arguments...), data)
		answered := burst(t, d, 16, 60, d.terminate)
		if code := d.wait(t); code != 0 {
			t.Errorf("ended with %d\n%s", code, d.stderr)
		}
		d = awaitDemo(t, startProcess(t, nil, arguments...), data)
		pages := d.call(t, http.MethodGet, "/orders?limit=1", nil).decode(t)["pagination"].(map[string]any)
		if made := pages["total"].(float64); int(made) != len(answered) {
			t.Errorf("%v orders were made and %d answered", made, len(answered))
		}
	})
}

// burst lets clients buy without a pause, each order with a key of its own, ends the server after
// some answers, and returns every order that was answered, by key.
func burst(t *testing.T, d *demo, clients, enough int, end func()) map[string]purchase {
	t.Helper()
	variations := []string{"STREAM-30", "VOYAGER-30", "VOYAGER-365", "SECKEY-A"}
	var mutex sync.Mutex
	answered := map[string]purchase{}
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
				answered[key] = purchase{body, got}
				if len(answered) == enough {
					end()
				}
				mutex.Unlock()
			}
		})
	}
	running.Wait()
	return answered
}

// checkBooks asks the database itself, below everything that Kiosk says of it.
func checkBooks(t *testing.T, address string, answered int) {
	t.Helper()
	database, err := sql.Open("postgres", address)
	if err != nil {
		t.Fatal(err)
	}
	defer database.Close()
	for rule, query := range map[string]string{
		"a balance is the sum of its ledger": `SELECT count(*) FROM customers c WHERE wallet_balance <>
			(SELECT coalesce(sum(amount), 0) FROM wallet_transactions w WHERE w.customer_id = c.id)`,
		"a purchase pays an order's total": `SELECT count(*) FROM orders o WHERE -total IS DISTINCT FROM
			(SELECT sum(amount) FROM wallet_transactions w WHERE w.order_id = o.id AND kind = 'PURCHASE')`,
		"a total is the sum of its items": `SELECT count(*) FROM orders o WHERE total <>
			(SELECT sum(price) FROM order_items i WHERE i.order_id = o.id)`,
		"a stock counter is the number of free licences": `SELECT count(*) FROM variations v JOIN products p ON p.id = v.product_id
			WHERE p.kind = 'DIGITAL' AND stock_quantity <> (SELECT count(*) FROM licenses l WHERE l.variation_id = v.id AND l.status = 'FREE')`,
		"a backorder counter is the number of waiting items": `SELECT count(*) FROM variations v WHERE backordered <>
			(SELECT count(*) FROM order_items i WHERE i.variation_id = v.id AND i.status = 'PENDING' AND i.kind = 'DIGITAL')`,
		"a licence is sold to one item": `SELECT count(*) - count(DISTINCT license_id) FROM order_items WHERE license_id IS NOT NULL`,
		"a sold licence is on an item": `SELECT count(*) FROM licenses l WHERE status = 'SOLD' AND NOT EXISTS
			(SELECT FROM order_items i WHERE i.license_id = l.id)`,
		"an order has one event of its creation": `SELECT count(*) FROM orders o WHERE 1 <>
			(SELECT count(*) FROM events e WHERE e.type = 'order.created' AND (e.data::jsonb)->'order'->>'id' = o.id::text)`,
		"an idempotency key has one order": `SELECT abs((SELECT count(*) FROM orders) - (SELECT count(*) FROM idempotency_keys WHERE outcome <> ''))`,
	} {
		var broken int
		if err := database.QueryRowContext(t.Context(), query).Scan(&broken); err != nil || broken != 0 {
			t.Errorf("%s: broken %d times, %v", rule, broken, err)
		}
	}
	var orders int
	if err := database.QueryRowContext(t.Context(), "SELECT count(*) FROM orders").Scan(&orders); err != nil || orders < answered {
		t.Errorf("%d orders for %d answers, %v", orders, answered, err)
	}
}
