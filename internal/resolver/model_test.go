package resolver_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"kiosk/ent/db/event"
	"kiosk/ent/db/order"
	"kiosk/ent/db/product"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/money"
	"kiosk/internal/outbox"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/wallets"
	"kiosk/internal/testkit"
	"kiosk/internal/vault"
)

// model is the simplest implementation of a store. The real store must agree with it after every step.
type model struct {
	shop       *shop
	clock      *clock
	customers  []uuid.UUID
	balances   map[uuid.UUID]money.Amount
	undecided  []time.Time // when the PENDING recharges were created
	variations []*modelVariation
	orders     []*modelOrder
	queue      []*modelItem // waiting DIGITAL items, the oldest first
	events     map[string]int
	retries    []modelRetry
	keys       []string // of licenses, of all variations
}

type modelRetry struct {
	at    time.Time
	again func(t *rapid.T)
}

type modelVariation struct {
	id             uuid.UUID
	kind           product.Kind
	price          money.Amount
	dependsOnStock bool
	stock          int
	free           []time.Time // when the FREE licenses expire, the oldest license first; zero for never
}

const (
	modelThreshold   = 5 // the default of a store
	modelReviewLimit = 5_000
	modelDeadline    = 48 // hours
)

func newModel(t *rapid.T, d *database.DB, v *vault.Vault) *model {
	moving := newClock()
	m := &model{
		clock:    moving,
		shop:     openShop(t, d, v, moving.now),
		balances: map[uuid.UUID]money.Amount{},
		events:   map[string]int{},
	}
	err := d.Client.Store.UpdateOneID(m.shop.Row.ID).
		SetRechargeReviewLimit(modelReviewLimit).
		SetBackorderDeadlineHours(modelDeadline).
		Exec(m.shop.Ctx)
	if err != nil {
		t.Fatalf("change the settings: %v", err)
	}
	const balance = 2_000
	for range 2 {
		registered := m.shop.NewCustomer(t, balance)
		m.customers = append(m.customers, registered.ID)
		m.balances[registered.ID] = balance
		m.events["customer.registered"]++
		m.events["recharge.approved"]++
	}
	for _, v := range []modelVariation{
		{kind: product.KindDIGITAL, price: 100, dependsOnStock: true},
		{kind: product.KindDIGITAL, price: 30, dependsOnStock: false},
		{kind: product.KindPHYSICAL, price: 250, dependsOnStock: true, stock: 7},
		{kind: product.KindSERVICE, price: 70, dependsOnStock: false, stock: 1},
	} {
		v.id = m.shop.Offer(t, v.kind, v.price, v.dependsOnStock, v.stock).ID
		m.variations = append(m.variations, &v)
	}
	return m
}

func (m *model) customer(t *rapid.T) uuid.UUID {
	return rapid.SampledFrom(m.customers).Draw(t, "customer")
}

// recharge credits an amount up to the review limit at once; above it the recharge waits for a decision.
func (m *model) recharge(t *rapid.T) {
	customer := m.customer(t)
	amount := money.Amount(rapid.Int64Range(1, 2*modelReviewLimit).Draw(t, "amount"))
	in := wallets.RechargeInput{
		Customer: customers.CustomerRef{ID: customer}, Amount: amount, IdempotencyKey: uuid.NewString(),
	}
	result, _, err := m.shop.RechargeWallet(m.shop.Ctx, in)
	if err != nil {
		t.Fatalf("recharge: %v", err)
	}
	if amount > modelReviewLimit {
		m.undecided = append(m.undecided, m.clock.at)
		m.events["recharge.requested"]++
	} else {
		m.balances[customer] += amount
		m.events["recharge.approved"]++
	}
	if result.Balance != m.balances[customer] {
		t.Fatalf("balance %s, want %s", result.Balance, m.balances[customer])
	}
	m.mayRetry(func(t *rapid.T) {
		again, replayed, err := m.shop.RechargeWallet(m.shop.Ctx, in)
		if err != nil || !replayed || again.Recharge.ID != result.Recharge.ID || again.Balance != result.Balance {
			t.Fatalf("retry of a recharge: %+v, %v, %v", again, replayed, err)
		}
	})
}

// buy places an order and compares it with the balance and the stock of the model.
func (m *model) buy(t *rapid.T) {
	customer := m.customer(t)
	cart := rapid.SliceOfN(rapid.SampledFrom(m.variations), 1, 6).Draw(t, "cart")
	dryRun := rapid.IntRange(0, 4).Draw(t, "dry run") == 0
	in := orders.PlaceOrderInput{
		Customer: customers.CustomerRef{ID: customer}, Source: order.SourceAPI, DryRun: dryRun, IdempotencyKey: uuid.NewString(),
	}
	wanted := map[*modelVariation]int{}
	var total money.Amount
	for _, v := range cart {
		in.Items = append(in.Items, v.id)
		wanted[v]++
		total += v.price
	}
	placed, replayed, err := m.shop.PlaceOrder(m.shop.Ctx, in)
	switch {
	case total > m.balances[customer]:
		testkit.WantCode(t, err, problem.CodeInsufficientBalance)
		return
	case m.outOfStock(wanted):
		testkit.WantCode(t, err, problem.CodeInsufficientStock)
		return
	case err != nil || replayed:
		t.Fatalf("order: %v, replayed %v", err, replayed)
	case dryRun:
		return
	}
	m.balances[customer] -= total
	status := m.sell(placed, cart)
	if placed.Status != status || placed.Total != total {
		t.Fatalf("placed as %s for %s, want %s for %s", placed.Status, placed.Total, status, total)
	}
	m.mayRetry(func(t *rapid.T) {
		again, replayed, err := m.shop.PlaceOrder(m.shop.Ctx, in)
		if err != nil || !replayed || again.ID != placed.ID || again.Status != placed.Status {
			t.Fatalf("retry of an order: %+v, %v, %v", again, replayed, err)
		}
	})
}

func (m *model) outOfStock(wanted map[*modelVariation]int) bool {
	for v, n := range wanted {
		if v.dependsOnStock && m.saleable(v) < n {
			return true
		}
	}
	return false
}

// move changes the stock and counts the events of the change.
func (m *model) move(v *modelVariation, by int) {
	before := v.stock
	v.stock += by
	if before > modelThreshold && v.stock <= modelThreshold {
		m.events["stock.low"]++
	}
	if before == 0 && v.stock > 0 {
		m.events["stock.available"]++
	}
}

// upload delivers new licenses to the queue first and adds the rest to the stock. If all licenses before have expired, they leave it first.
func (m *model) upload(t *rapid.T) {
	v := m.variations[rapid.IntRange(0, 1).Draw(t, "variation")]
	if m.saleable(v) == 0 {
		m.move(v, -m.expireLicenses(v))
	}
	in := uploadOf(v.id)
	created := 0
	for range rapid.IntRange(1, 8).Draw(t, "licenses") {
		key := fmt.Sprintf("KEY-%d", rapid.IntRange(0, 120).Draw(t, "key"))
		in.Licenses = append(in.Licenses, orders.NewLicense{Credentials: key})
		var expires time.Time
		if hours := rapid.IntRange(0, 60).Draw(t, "lifetime"); hours > 0 {
			expires = m.clock.at.Add(time.Duration(hours) * time.Hour)
			in.Licenses[len(in.Licenses)-1].ExpiresAt = &expires
		}
		if !slices.Contains(m.keys, key) {
			m.keys = append(m.keys, key)
			v.free = append(v.free, expires)
			created++
		}
	}
	result, _, err := m.shop.UploadLicenses(m.shop.Ctx, in)
	if err != nil {
		t.Fatalf("upload: %v", err)
	}
	filled, fulfilled := m.backfill(v, created)
	m.move(v, created-filled)
	if result.Created != created || len(result.Duplicates) != len(in.Licenses)-created ||
		result.BackfilledItems != filled || result.OrdersFulfilled != fulfilled || result.StockQuantity != v.stock {
		t.Fatalf("upload: %+v, want %d created, %d filled, %d fulfilled, %d in stock", result, created, filled, fulfilled, v.stock)
	}
}

// retry repeats an earlier call with its idempotency key.
func (m *model) retry(t *rapid.T) {
	if len(m.retries) == 0 {
		t.Skip("nothing to retry")
	}
	m.retries[rapid.IntRange(0, len(m.retries)-1).Draw(t, "call")].again(t)
}

func (m *model) mayRetry(again func(t *rapid.T)) {
	m.retries = append(m.retries, modelRetry{m.clock.at, again})
}

// wait moves the clock and runs the maintenance. Idempotency keys expire after a day, PENDING recharges are rejected after
// three days, and items that wait for a license are cancelled after the deadline of the store.
func (m *model) wait(t *rapid.T) {
	m.clock.at = m.clock.at.Add(time.Duration(rapid.IntRange(1, 60).Draw(t, "hours")) * time.Hour)
	m.retries = slices.DeleteFunc(m.retries, func(r modelRetry) bool { return !r.at.Add(24 * time.Hour).After(m.clock.at) })
	if _, err := m.shop.RejectStaleRecharges(auth.AllTenants(m.shop.Ctx), 10_000); err != nil {
		t.Fatalf("reject stale recharges: %v", err)
	}
	m.undecided = slices.DeleteFunc(m.undecided, func(at time.Time) bool {
		stale := !at.Add(72 * time.Hour).After(m.clock.at)
		if stale {
			m.events["recharge.rejected"]++
		}
		return stale
	})
	if _, err := m.shop.FailOverdueBackorders(auth.AllTenants(m.shop.Ctx), 10_000); err != nil {
		t.Fatalf("fail overdue backorders: %v", err)
	}
	m.failOverdueBackorders()
}

// check compares the store with the model.
func (m *model) check(t *rapid.T) {
	checkConsistency(t, m.shop)
	client, ctx := m.shop.Database.Client, m.shop.Ctx
	for id, want := range m.balances {
		if got := client.Customer.GetX(ctx, id).WalletBalance; got != want {
			t.Fatalf("balance of %s: %s, want %s", id, got, want)
		}
	}
	for _, v := range m.variations {
		if got := client.Variation.GetX(ctx, v.id).StockQuantity; got != v.stock {
			t.Fatalf("stock of a %s variation: %d, want %d", v.kind, got, v.stock)
		}
	}
	m.checkOrders(t)
	for _, kind := range outbox.Types {
		known := string(kind)
		if got := client.Event.Query().Where(event.Type(known)).CountX(ctx); got != m.events[known] {
			t.Fatalf("%d events %s, want %d", got, known, m.events[known])
		}
	}
}

func TestAnySequenceOfOperationsAgreesWithTheModel(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		keys := testkit.NewVault(t)
		rapid.Check(t, func(t *rapid.T) {
			m := newModel(t, d, keys)
			t.Repeat(map[string]func(*rapid.T){
				"recharge": m.recharge,
				"buy":      m.buy,
				"upload":   m.upload,
				"cancel":   m.cancel,
				"fail":     m.fail,
				"refund":   m.refund,
				"deliver":  m.deliver,
				"replace":  m.replace,
				"retry":    m.retry,
				"wait":     m.wait,
				"expire":   m.expire,
				"adjust":   m.adjustStock,
				"change":   m.changeVariation,
				"":         m.check,
			})
		})
	})
}
