package resolver_test

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"slices"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/auditentry"
	"kiosk/ent/db/idempotencykey"
	"kiosk/ent/db/order"
	"kiosk/ent/db/product"
	"kiosk/ent/db/recharge"
	"kiosk/ent/db/tierprice"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/money"
	"kiosk/internal/outbox"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/wallets"
	"kiosk/internal/resolver/webhooks"
	"kiosk/internal/testkit"
)

// In these tests another transaction commits between two statements of an operation. They need PostgreSQL: SQLite has one
// writer at a time.

// begin begins a transaction with a statement. The caller commits it or rolls it back.
func (s *shop) begin(t *testing.T, statement string, args ...any) *sql.Tx {
	t.Helper()
	tx, err := s.Database.SQL.BeginTx(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := tx.ExecContext(t.Context(), statement, args...); err != nil {
		t.Fatal(err)
	}
	return tx
}

// lock executes a statement that locks, and holds the locks until release is called.
func (s *shop) lock(t *testing.T, statement string, args ...any) (release func()) {
	t.Helper()
	tx := s.begin(t, statement, args...)
	return func() {
		if err := tx.Rollback(); err != nil {
			t.Error(err)
		}
	}
}

// lockRows locks the rows of a query for update, until release is called.
func (s *shop) lockRows(t *testing.T, query string, id uuid.UUID) (release func()) {
	t.Helper()
	return s.lock(t, query+" AND store_id = $2 FOR UPDATE", id, s.Row.ID)
}

// awaitWaiters waits until n transactions wait for locks.
func (s *shop) awaitWaiters(t *testing.T, n int) {
	t.Helper()
	testkit.Eventually(t, time.Minute, "the transactions wait", func() bool { return s.waiters(t) == n })
}

// waiters returns how many transactions wait for locks.
func (s *shop) waiters(t *testing.T) (waiting int) {
	t.Helper()
	err := s.Database.SQL.QueryRowContext(t.Context(), `SELECT count(*) FROM `+testkit.Activity()+`
		WHERE datname = current_database() AND wait_event_type = 'Lock'`).Scan(&waiting)
	if err != nil {
		t.Error(err)
	}
	return waiting
}

func TestAPriceRemovedWhileItIsSetExistsAfterwards(t *testing.T) {
	t.Parallel()
	s := openShop(t, testkit.NewDatabase(t, dialect.Postgres), testkit.NewVault(t), nil)
	tier, err := s.CreatePriceTier(s.Ctx, catalogue.NewPriceTier{Name: "Gold", Level: 1})
	if err != nil {
		t.Fatal(err)
	}
	same, other := s.Offer(t, product.KindSERVICE, 100, false, 0).ID, s.Offer(t, product.KindSERVICE, 100, false, 0).ID
	set := func(prices ...money.Amount) (*catalogue.TierPricesSet, error) {
		return s.SetTierPrices(s.Ctx, catalogue.SetTierPricesInput{Prices: []catalogue.TierPriceLine{
			{VariationID: same, TierID: tier.ID, Price: &prices[0]}, {VariationID: other, TierID: tier.ID, Price: &prices[1]},
		}})
	}
	if _, err := set(90, 50); err != nil {
		t.Fatal(err)
	}
	release := s.lockRows(t, "SELECT id FROM tier_prices WHERE variation_id = $1", other)
	done := make(chan *catalogue.TierPricesSet)
	go func() {
		got, err := set(90, 60) // the first price does not change
		if err != nil {
			t.Error(err)
		}
		done <- got
	}()
	s.awaitWaiters(t, 1)
	if _, err := s.RemoveTierPrice(s.Ctx, catalogue.RemoveTierPriceInput{VariationID: same, TierID: tier.ID}); err != nil {
		t.Error(err)
	}
	release()
	if got := <-done; got == nil || len(got.Prices) != 2 {
		t.Errorf("of two prices were set: %+v", got)
	}
	if !s.Database.Client.TierPrice.Query().Where(tierprice.VariationID(same), tierprice.Price(90)).ExistX(s.Ctx) {
		t.Error("the price is not there")
	}
}

func TestTheSecondOfTwoConcurrentPriceChangesIsStale(t *testing.T) {
	t.Parallel()
	s := openShop(t, testkit.NewDatabase(t, dialect.Postgres), testkit.NewVault(t), nil)
	tier, err := s.CreatePriceTier(s.Ctx, catalogue.NewPriceTier{Name: "Gold", Level: 1})
	if err != nil {
		t.Fatal(err)
	}
	id := s.Offer(t, product.KindSERVICE, 100, false, 0).ID
	set := func(expected *catalogue.ExpectedPrice, price money.Amount) error {
		_, err := s.SetTierPrices(s.Ctx, catalogue.SetTierPricesInput{Prices: []catalogue.TierPriceLine{
			{VariationID: id, TierID: tier.ID, Price: &price, Expected: expected},
		}})
		return err
	}
	atOnce := func(expected *money.Amount, query string) {
		t.Helper()
		outcomes := make(chan error)
		release := s.lockRows(t, query, id)
		for _, price := range []money.Amount{80, 70} {
			go func() { outcomes <- set(&catalogue.ExpectedPrice{Price: expected}, price) }()
		}
		s.awaitWaiters(t, 2)
		release()
		first, second := <-outcomes, <-outcomes
		if first != nil {
			first, second = second, first
		}
		if first != nil || testkit.CodeOf(second) != problem.CodeStale {
			t.Errorf("expecting %v: %v, %v", expected, first, second)
		}
	}
	atOnce(nil, "SELECT id FROM variations WHERE id = $1") // both insert the first price, whose foreign key waits for the variation
	if err := set(nil, 90); err != nil {
		t.Fatal(err)
	}
	ninety := money.Amount(90)
	atOnce(&ninety, "SELECT id FROM tier_prices WHERE variation_id = $1")
}

func TestTheAuditOfAPriceHasTheReplacedPrice(t *testing.T) {
	t.Parallel()
	everyPostgres(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		tier, err := s.CreatePriceTier(s.Ctx, catalogue.NewPriceTier{Name: "Gold", Level: 1})
		if err != nil {
			t.Fatal(err)
		}
		id := s.Offer(t, product.KindSERVICE, 100, false, 0).ID
		set := func(price money.Amount) error {
			_, err := s.SetTierPrice(s.Ctx, catalogue.SetTierPriceInput{VariationID: id, TierID: tier.ID, Price: price})
			return err
		}
		if err := set(90); err != nil {
			t.Fatal(err)
		}
		release := s.lockRows(t, "SELECT id FROM tier_prices WHERE variation_id = $1", id)
		done := make(chan error)
		for _, price := range []money.Amount{80, 70} {
			go func() { done <- set(price) }()
		}
		s.awaitWaiters(t, 2)
		release()
		for range 2 {
			if err := <-done; err != nil {
				t.Error(err)
			}
		}
		var replaced []string
		for _, entry := range d.Client.AuditEntry.Query().Where(auditentry.Action("variation.set_prices")).AllX(s.Ctx) {
			var prices []struct{ Price money.Amount }
			if err := json.Unmarshal(entry.Before, &prices); len(entry.Before) > 0 && err != nil {
				t.Fatal(err)
			}
			for _, p := range prices {
				replaced = append(replaced, p.Price.String())
			}
		}
		slices.Sort(replaced)
		if len(replaced) != 2 || replaced[0] == replaced[1] {
			t.Errorf("replaced, by the audit: %v", replaced)
		}
	})
}

func TestErasureKeepsTheOutcomeOfAnotherCustomerUnderAReusedKey(t *testing.T) {
	t.Parallel()
	moving := newClock()
	moving.at = moving.at.Add(-25 * time.Hour) // so that the key also expires by the database's clock
	s := openShop(t, testkit.NewDatabase(t, dialect.Postgres), testkit.NewVault(t), moving.now)
	ada, bob := s.NewCustomer(t, 0), s.NewCustomer(t, 0)
	recharge := func(customer uuid.UUID) (*wallets.RechargeResult, bool, error) {
		return s.RechargeWallet(s.Ctx, wallets.RechargeInput{
			Customer: customerRef(customer), Amount: 100, Reference: "a slip", IdempotencyKey: "used by both",
		})
	}
	if _, _, err := recharge(ada.ID); err != nil {
		t.Fatal(err)
	}
	moving.at = moving.at.Add(25 * time.Hour) // the key has expired
	release := s.lockRows(t, "SELECT id FROM customers WHERE id = $1", bob.ID)
	recharged, erased := make(chan *wallets.RechargeResult), make(chan error)
	go func() {
		result, _, err := recharge(bob.ID)
		if err != nil {
			t.Error(err)
		}
		recharged <- result
	}()
	s.awaitWaiters(t, 1) // it has the key already
	go func() {
		_, err := s.EraseCustomer(s.Ctx, ada.ID)
		erased <- err
	}()
	s.awaitWaiters(t, 2)
	release()
	first := <-recharged
	if err := <-erased; err != nil {
		t.Fatal(err)
	}
	again, replayed, err := recharge(bob.ID)
	if err != nil || !replayed || again.Recharge.ID != first.Recharge.ID || again.Recharge.CustomerID != bob.ID {
		t.Errorf("the retry got %+v, %t, %v", again, replayed, err)
	}
	if n := s.Database.Client.IdempotencyKey.Query().Where(idempotencykey.OutcomeContains(ada.ID.String())).CountX(s.Ctx); n != 0 {
		t.Errorf("%d outcomes contain the id of the erased customer", n)
	}
}

// TestRetriesAtOnceWithAnExpiredKeyAreAppliedOnce holds the row of an expired key until two requests have found that it has expired.
func TestRetriesAtOnceWithAnExpiredKeyAreAppliedOnce(t *testing.T) {
	t.Parallel()
	moving := newClock()
	moving.at = moving.at.Add(-25 * time.Hour) // so that the key also expires by the database's clock
	s := openShop(t, testkit.NewDatabase(t, dialect.Postgres), testkit.NewVault(t), moving.now)
	customer := s.NewCustomer(t, 0)
	adjust := func() (*wallets.Adjustment, bool, error) {
		return s.AdjustWallet(s.Ctx, wallets.AdjustWalletInput{CustomerID: customer.ID, Amount: 250, Reason: "goodwill", IdempotencyKey: "used before"})
	}
	if _, _, err := adjust(); err != nil {
		t.Fatal(err)
	}
	moving.at = moving.at.Add(25 * time.Hour)
	release := s.lockRows(t, "SELECT id FROM idempotency_keys WHERE id = $1", s.Database.Client.IdempotencyKey.Query().OnlyIDX(s.Ctx))
	type result struct {
		row      uuid.UUID
		replayed bool
	}
	results := make(chan result)
	for range 2 {
		go func() {
			adjusted, replayed, err := adjust()
			if err != nil {
				t.Error(err)
				adjusted = &wallets.Adjustment{Transaction: new(db.WalletTransaction)}
			}
			results <- result{adjusted.Transaction.ID, replayed}
		}()
	}
	s.awaitWaiters(t, 2)
	release()
	if one, other := <-results, <-results; one.row != other.row || one.replayed == other.replayed {
		t.Errorf("got %+v and %+v", one, other)
	}
	if balance := s.Database.Client.Customer.GetX(s.Ctx, customer.ID).WalletBalance; balance != 500 {
		t.Errorf("the balance is %s", balance)
	}
}

func TestACustomerIsErasedWhileTheirRechargeIsRejected(t *testing.T) {
	t.Parallel()
	everyPostgres(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		ada := s.NewCustomer(t, 0)
		waiting := s.requestRecharge(t, ada, 500)
		rejection := s.begin(t,
			"UPDATE recharges SET status = 'REJECTED', decided_at = now(), decided_by = 'staff', reason = 'Ada did not pay' WHERE id = $1 AND store_id = $2",
			waiting.ID, s.Row.ID)
		erased := make(chan error)
		go func() {
			_, err := s.EraseCustomer(s.Ctx, ada.ID)
			erased <- err
		}()
		s.awaitWaiters(t, 1)
		if err := rejection.Commit(); err != nil {
			t.Error(err)
		}
		if err := <-erased; err != nil {
			t.Error(err)
		}
		if got := d.Client.Recharge.GetX(s.Ctx, waiting.ID); got.Status != recharge.StatusREJECTED || got.Reason != "" {
			t.Errorf("the recharge is %s: %q", got.Status, got.Reason)
		}
	})
}

func TestAnErasureLocksAWaitingRechargeBeforeItsCustomer(t *testing.T) {
	t.Parallel()
	everyPostgres(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		ada := s.NewCustomer(t, 0)
		waiting := s.requestRecharge(t, ada, 500) // without texts
		approval := s.begin(t, "SELECT 1 FROM recharges WHERE id = $1 AND store_id = $2 FOR UPDATE", waiting.ID, s.Row.ID)
		erased := make(chan error)
		go func() {
			_, err := s.EraseCustomer(s.Ctx, ada.ID)
			erased <- err
		}()
		s.awaitWaiters(t, 1)
		if _, err := approval.ExecContext(t.Context(), "SELECT 1 FROM customers WHERE id = $1 AND store_id = $2 FOR UPDATE NOWAIT", ada.ID, s.Row.ID); err != nil {
			t.Errorf("the erasure has locked the customer, whose wallet an approval needs next: %v", err)
		}
		if err := approval.Rollback(); err != nil {
			t.Error(err)
		}
		if err := <-erased; err != nil {
			t.Error(err)
		}
	})
}

func TestATierDeletedDuringItsAssignmentIsNotFound(t *testing.T) {
	t.Parallel()
	s := openShop(t, testkit.NewDatabase(t, dialect.Postgres), testkit.NewVault(t), nil)
	item, ada := s.Offer(t, product.KindSERVICE, 100, false, 0).ID, s.NewCustomer(t, 0)
	price := money.Amount(90)
	for name, assign := range map[string]func(ctx context.Context, tier uuid.UUID) error{
		"to a new customer": func(ctx context.Context, tier uuid.UUID) error {
			_, _, err := s.RegisterCustomer(ctx, customers.NewCustomer{Name: "Bob", TierID: &tier})
			return err
		},
		"to a customer who is edited": func(ctx context.Context, tier uuid.UUID) error {
			_, err := s.UpdateCustomer(ctx, customers.UpdateCustomerInput{ID: ada.ID, AnyVersion: true, TierID: &tier})
			return err
		},
		"to one of several customers": func(ctx context.Context, tier uuid.UUID) error {
			rows, err := s.SetCustomersTier(ctx, customers.SetCustomersTierInput{IDs: uuids(ada.ID), TierID: &tier})
			if err != nil || rows[0].Refusal == nil {
				return err
			}
			return rows[0].Refusal
		},
		"a price": func(ctx context.Context, tier uuid.UUID) error {
			_, err := s.SetTierPrice(ctx, catalogue.SetTierPriceInput{VariationID: item, TierID: tier, Price: price})
			return err
		},
		"a first price": func(ctx context.Context, tier uuid.UUID) error {
			_, err := s.SetTierPrices(ctx, catalogue.SetTierPricesInput{Prices: []catalogue.TierPriceLine{
				{VariationID: item, TierID: tier, Price: &price, Expected: &catalogue.ExpectedPrice{}},
			}})
			return err
		},
	} {
		t.Run(name, func(t *testing.T) {
			tier, err := s.CreatePriceTier(s.Ctx, catalogue.NewPriceTier{Name: "Gold", Level: 1})
			if err != nil {
				t.Fatal(err)
			}
			deletion := s.begin(t, "DELETE FROM price_tiers WHERE id = $1 AND store_id = $2", tier.ID, s.Row.ID)
			assigned := make(chan error)
			go func() { assigned <- assign(s.Ctx, tier.ID) }()
			s.awaitWaiters(t, 1) // for the deletion
			if err := deletion.Commit(); err != nil {
				t.Error(err)
			}
			if err := <-assigned; testkit.CodeOf(err) != problem.CodeNotFound {
				t.Errorf("got %v", err)
			}
		})
	}
}

func TestAnOrderWaitingForTheBlockOfItsCustomerIsRefused(t *testing.T) {
	t.Parallel()
	everyPostgres(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		service, buyer := s.Offer(t, product.KindSERVICE, 100, false, 0), s.NewCustomer(t, 1_000)
		block := s.begin(t, "UPDATE customers SET status = 'BLOCKED' WHERE id = $1 AND store_id = $2", buyer.ID, s.Row.ID)
		placed := make(chan error)
		go func() {
			_, err := s.Buy(buyer.ID, service.ID)
			placed <- err
		}()
		s.awaitWaiters(t, 1)
		if err := block.Commit(); err != nil {
			t.Error(err)
		}
		testkit.WantCode(t, <-placed, problem.CodeCustomerBlocked)
		if wallet, err := s.Wallet(s.Ctx, customerRef(buyer.ID)); err != nil || wallet.Balance != 1_000 {
			t.Errorf("%+v, %v", wallet, err)
		}
	})
}

func TestAUnitReturnedDuringAnOrderBeyondTheStockGoesToItsItem(t *testing.T) {
	t.Parallel()
	everyPostgres(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		service, ada, bob := s.Offer(t, product.KindSERVICE, 100, false, 1), s.NewCustomer(t, 1_000), s.NewCustomer(t, 1_000)
		first, err := s.Buy(ada.ID, service.ID)
		if err != nil {
			t.Fatal(err)
		}
		release := s.lockRows(t, "SELECT id FROM customers WHERE id = $1", bob.ID)
		placed := make(chan *db.Order)
		go func() {
			second, err := s.Buy(bob.ID, service.ID)
			if err != nil {
				t.Error(err)
			}
			placed <- second
		}()
		s.awaitWaiters(t, 1) // it has read that the stock is empty
		if _, _, err := s.CancelOrder(s.Ctx, orders.CancelOrderInput{ID: first.ID, Reason: "changed their mind"}); err != nil {
			t.Error(err)
		}
		release()
		second := <-placed
		if err := s.Maintain(auth.AllTenants(t.Context())); err != nil {
			t.Error(err)
		}
		if item := d.Client.OrderItem.GetX(s.Ctx, second.Edges.Items[0].ID); !item.StockTaken {
			t.Error("the item waits without the unit")
		}
		if left := d.Client.Variation.GetX(s.Ctx, service.ID).StockQuantity; left != 0 {
			t.Errorf("%d units are for sale", left)
		}
	})
}

func TestAnOrderBeyondTheStockGetsALicenseThatIsUploadedMeanwhile(t *testing.T) {
	t.Parallel()
	everyPostgres(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		digital, buyer := s.Offer(t, product.KindDIGITAL, 100, false, 0), s.NewCustomer(t, 1_000)
		hold := s.begin(t, "UPDATE variations SET backordered = backordered WHERE id = $1 AND store_id = $2", digital.ID, s.Row.ID)
		done := make(chan error)
		go func() {
			_, err := s.Buy(buyer.ID, digital.ID)
			done <- err
		}()
		go func() {
			_, _, err := s.UploadLicenses(s.Ctx, uploadOf(digital.ID, newKeys(1)...))
			done <- err
		}()
		s.awaitWaiters(t, 2) // neither sees the rows of the other
		if err := hold.Commit(); err != nil {
			t.Error(err)
		}
		for range 2 {
			if err := <-done; err != nil {
				t.Error(err)
			}
		}
		if item := d.Client.OrderItem.Query().OnlyX(s.Ctx); item.LicenseID == nil {
			t.Error("the item waits beside a free license")
		}
		checkConsistency(t, s)
	})
}

func TestAReplacementWaitingForItsCustomerDoesNotLockItsVariation(t *testing.T) {
	t.Parallel()
	s := openShop(t, testkit.NewDatabase(t, dialect.Postgres), testkit.NewVault(t), nil)
	digital, ada, bob := s.Offer(t, product.KindDIGITAL, 100, false, 0).ID, s.NewCustomer(t, 1_000), s.NewCustomer(t, 1_000)
	s.upload(t, digital, newKeys(3)...)
	sold, err := s.Buy(ada.ID, digital)
	if err != nil {
		t.Fatal(err)
	}
	release := s.lockRows(t, "SELECT id FROM customers WHERE id = $1", ada.ID) // as EraseCustomer does
	replaced := make(chan error)
	go func() {
		_, _, err := s.ReplaceItem(s.Ctx, orders.ReplaceItemInput{ItemID: sold.Edges.Items[0].ID})
		replaced <- err
	}()
	s.awaitWaiters(t, 1)
	ctx, cancel := context.WithTimeout(s.Ctx, 20*time.Second) // a server ends transactions that are idle for longer
	defer cancel()
	if _, _, err := s.PlaceOrder(ctx, orders.PlaceOrderInput{Customer: customerRef(bob.ID), Items: uuids(digital), Source: order.SourceAPI}); err != nil {
		t.Errorf("another buyer waited: %v", err)
	}
	release()
	if err := <-replaced; err != nil {
		t.Error(err)
	}
}

func TestARotationStartedDuringTheActivationOfDueOnesLastsADay(t *testing.T) {
	t.Parallel()
	moving := newClock()
	s := openShop(t, testkit.NewDatabase(t, dialect.Postgres), testkit.NewVault(t), moving.now)
	rotating := func() uuid.UUID {
		endpoint, _, err := s.RegisterWebhook(s.Ctx, webhooks.NewWebhook{URL: "https://bot.example.com/" + uuid.NewString(), Events: []outbox.Type{outbox.StockLow}})
		if err == nil {
			_, _, err = s.RotateWebhookSecret(s.Ctx, endpoint.ID)
		}
		if err != nil {
			t.Fatal(err)
		}
		moving.at = moving.at.Add(time.Second)
		return endpoint.ID
	}
	first, second := rotating(), rotating()
	moving.at = moving.at.Add(25 * time.Hour)
	release := s.lockRows(t, "SELECT id FROM webhook_endpoints WHERE id = $1", first)
	activated := make(chan int)
	go func() {
		n, err := s.ActivateDueSecrets(auth.AllTenants(s.Ctx), 10)
		if err != nil {
			t.Error(err)
		}
		activated <- n
	}()
	s.awaitWaiters(t, 1)
	if _, err := s.ActivateWebhookSecret(s.Ctx, second); err != nil {
		t.Error(err)
	}
	if _, _, err := s.RotateWebhookSecret(s.Ctx, second); err != nil {
		t.Error(err)
	}
	release()
	if n := <-activated; n != 1 {
		t.Errorf("%d secrets were activated, want only the one that was due", n)
	}
	if again := s.Database.Client.WebhookEndpoint.GetX(s.Ctx, second); again.NextSecretAt == nil {
		t.Error("the rotation that has just started was ended")
	}
}

func TestTheAuditOfConcurrentEndpointChangesSeparatesThem(t *testing.T) {
	t.Parallel()
	everyPostgres(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		endpoint, _, err := s.RegisterWebhook(s.Ctx, webhooks.NewWebhook{URL: "https://bot.example.com/", Events: []outbox.Type{outbox.StockLow}})
		if err != nil {
			t.Fatal(err)
		}
		release := s.lockRows(t, "SELECT id FROM webhook_endpoints WHERE id = $1", endpoint.ID)
		changed := make(chan error)
		for _, in := range []webhooks.UpdateWebhookInput{
			{ID: endpoint.ID, Description: new("the bot")},
			{ID: endpoint.ID, Events: []outbox.Type{outbox.StockAvailable}},
		} {
			go func() {
				_, err := s.UpdateWebhook(s.Ctx, in)
				changed <- err
			}()
		}
		s.awaitWaiters(t, 2)
		release()
		for range 2 {
			if err := <-changed; err != nil {
				t.Error(err)
			}
		}
		for _, entry := range d.Client.AuditEntry.Query().Where(auditentry.Action("webhook.update")).AllX(s.Ctx) {
			var before, after struct {
				Description string
				Events      []string
			}
			if err := errors.Join(json.Unmarshal(entry.Before, &before), json.Unmarshal(entry.After, &after)); err != nil {
				t.Fatal(err)
			}
			if before.Description != after.Description && !slices.Equal(before.Events, after.Events) {
				t.Errorf("one audit entry contains both changes: %s, %s", entry.Before, entry.After)
			}
		}
	})
}
