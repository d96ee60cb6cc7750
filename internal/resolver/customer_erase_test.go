package resolver_test

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/event"
	"kiosk/ent/db/idempotencykey"
	"kiosk/ent/db/order"
	"kiosk/ent/db/staffmember"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/money"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/access"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/stores"
	"kiosk/internal/resolver/wallets"
	"kiosk/internal/testkit"
)

const (
	marker      = "Zmarker"
	markerPhone = "+5511912345678"

	viewOfOthers = "what waits"
)

// customerWithHistory registers a customer whose personal fields all contain the marker, and runs every operation that writes
// personal data of this customer.
func (s *shop) customerWithHistory(t testkit.Failer) *db.Customer {
	t.Helper()
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatalf("%v", err)
		}
	}
	email, phone := marker+"@example.com", markerPhone
	person, _, err := s.RegisterCustomer(s.Ctx, customers.NewCustomer{Name: marker + " Name", Email: &email, Phone: &phone, PhoneLinked: true})
	must(err)
	bot := auth.With(s.Ctx, auth.Actor{Kind: auth.KindToken, ID: uuid.New(), Name: "bot", StoreID: s.Row.ID, Scopes: auth.AllScopes})
	byPhone := customers.CustomerRef{Phone: phone}
	for i, ctx := range []context.Context{s.Ctx, bot} {
		for _, reference := range []string{marker + " top-up", marker + " to be rejected", marker + " waits"} {
			amount := amountOf(t, "500.00")
			if reference != marker+" top-up" {
				amount = amountOf(t, "5000.00") // above the review limit
			}
			requested, _, err := s.RechargeWallet(ctx, wallets.RechargeInput{
				Customer: byPhone, Amount: amount, Reference: reference, Notes: marker, IdempotencyKey: fmt.Sprintf("recharge-%d-%d", i, len(reference)),
			})
			must(err)
			if reference == marker+" to be rejected" {
				_, err := s.RejectRecharge(s.Ctx, wallets.RejectRechargeInput{ID: requested.Recharge.ID, Reason: marker + " is not who pays"})
				must(err)
			}
		}
	}
	for _, only := range []wallets.RechargeInput{{Reference: marker}, {Notes: marker}} { // each text alone
		only.Customer, only.Amount = byPhone, amountOf(t, "1.00")
		_, _, err := s.RechargeWallet(s.Ctx, only)
		must(err)
	}
	bare, _, err := s.RechargeWallet(s.Ctx, wallets.RechargeInput{Customer: byPhone, Amount: amountOf(t, "5000.00")})
	must(err)
	_, err = s.RejectRecharge(s.Ctx, wallets.RejectRechargeInput{ID: bare.Recharge.ID, Reason: marker + " did not pay"})
	must(err)
	_, _, err = s.AdjustWallet(s.Ctx, wallets.AdjustWalletInput{
		CustomerID: person.ID, Amount: money.Amount(-150), Reason: marker + " agreed", IdempotencyKey: "adjust",
	})
	must(err)
	digital := s.Offer(t, "DIGITAL", amountOf(t, "10.00"), false, 0)
	s.upload(t, digital.ID, newKeys(6)...)
	service := s.Offer(t, "SERVICE", amountOf(t, "20.00"), false, 0)
	buy := func(ctx context.Context, key string, items ...uuid.UUID) *db.Order {
		source := order.SourceADMIN
		if actor, _ := auth.From(ctx); actor.Kind == auth.KindToken {
			source = order.SourceAPI
		}
		placed, _, err := s.PlaceOrder(ctx, orders.PlaceOrderInput{
			Customer: byPhone, Items: items, Notes: marker + " asks for it", Source: source, IdempotencyKey: key,
		})
		must(err)
		return placed
	}
	buy(bot, "completed", digital.ID)
	unnoted, _, err := s.PlaceOrder(s.Ctx, orders.PlaceOrderInput{Customer: byPhone, Items: uuids(service.ID), Source: order.SourceADMIN})
	must(err)
	_, _, err = s.CancelOrder(s.Ctx, orders.CancelOrderInput{ID: unnoted.ID, Reason: marker + " did not mean it"})
	must(err)
	refunded, cancelled, failed := buy(s.Ctx, "refunded", digital.ID), buy(bot, "cancelled", service.ID), buy(s.Ctx, "failed", service.ID)
	replaced := buy(s.Ctx, "replaced", digital.ID, service.ID)
	_, _, err = s.RefundOrder(s.Ctx, orders.RefundOrderInput{ID: refunded.ID, Reason: marker + " was angry", IdempotencyKey: "refund"})
	must(err)
	_, _, err = s.CancelOrder(s.Ctx, orders.CancelOrderInput{ID: cancelled.ID, Reason: marker + " called", IdempotencyKey: "cancel"})
	must(err)
	_, _, err = s.FailOrder(s.Ctx, orders.FailOrderInput{ID: failed.ID, Reason: marker + " is gone", IdempotencyKey: "fail"})
	must(err)
	item := read(t, s, replaced.ID).Order.Edges.Items[0]
	_, _, err = s.ReplaceItem(s.Ctx, orders.ReplaceItemInput{ItemID: item.ID, Reason: marker + " says it fails", IdempotencyKey: "replace"})
	must(err)
	name := marker + " Married"
	_, err = s.UpdateCustomer(s.Ctx, customers.UpdateCustomerInput{ID: person.ID, Version: person.Version, Name: &name})
	must(err)
	_, err = s.BlockCustomer(s.Ctx, person.ID)
	must(err)
	_, err = s.UnblockCustomer(s.Ctx, person.ID)
	must(err)
	_, manager := s.newStaff(t, staffmember.RoleMANAGER)
	_, err = s.UpdatePreferences(manager, access.UpdatePreferencesInput{Views: []access.SavedView{
		{List: "orders", Name: "Orders of " + strings.ToUpper(name)},
		{List: "orders", Name: "of one customer", Filters: "customer=" + person.ID.String()},
		{List: "customers", Name: "with an address", Filters: url.Values{"search": {email}, "sort": {"name"}}.Encode()},
		{List: "recharges", Name: "with a phone", Filters: url.Values{"search": {strconv.Quote(phone)}}.Encode()},
		{List: "orders", Name: viewOfOthers, Filters: "search=Married&status=PENDING"},
	}})
	must(err)
	return person
}

// withReviewLimit sets a review limit, so that large recharges wait for a decision.
func (s *shop) withReviewLimit(t testkit.Failer) *shop {
	t.Helper()
	limit := amountOf(t, "1000.00")
	if _, err := s.UpdateSettings(s.Ctx, stores.UpdateSettingsInput{Version: s.Row.Version, RechargeReviewLimit: &limit}); err != nil {
		t.Fatalf("%v", err)
	}
	return s
}

func TestNothingTellsWhoAnErasedCustomerWas(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil).withReviewLimit(t)
		person := s.customerWithHistory(t)
		stays := s.NewCustomer(t, 100)
		before := testkit.FindText(t, d, marker, markerPhone)
		for _, table := range []string{"customers.", "events.data", "audit_entries.before", "audit_entries.after", "orders.notes",
			"orders.status_reason", "recharges.reference", "recharges.notes", "recharges.reason", "wallet_transactions.reference",
			"idempotency_keys.outcome", "staff_preferences.document"} {
			if !slices.ContainsFunc(before, func(f string) bool { return strings.HasPrefix(f, table) }) {
				t.Errorf("nothing personal was in %s before: the test proves too little", table)
			}
		}
		rows, events := s.tally(t), s.Database.Client.Event.Query().CountX(s.Ctx)

		erased, err := s.EraseCustomer(s.Ctx, person.ID)
		if err != nil || erased.ErasedAt == nil {
			t.Fatalf("%+v %v", erased, err)
		}
		if left := testkit.FindText(t, d, marker, strings.ToUpper(marker), markerPhone); len(left) > 0 {
			t.Errorf("left behind:\n%s", strings.Join(left, "\n"))
		}
		stored := s.Database.Client.StaffPreferences.Query().OnlyX(s.Ctx).Document
		if strings.Contains(stored, person.ID.String()) || !strings.Contains(stored, viewOfOthers) {
			t.Errorf("the saved views are %s", stored)
		}
		now := s.tally(t)
		if now.events != events+2 { // the two recharges that waited are rejected
			t.Errorf("%d events, before %d", now.events, events)
		}
		if rows.events = now.events; now != rows {
			t.Errorf("%+v, before %+v", now, rows)
		}
		if other := s.Database.Client.Customer.GetX(s.Ctx, stays.ID); other.Name != "Ada" || other.ErasedAt != nil {
			t.Errorf("another customer changed: %+v", other)
		}
		checkConsistency(t, s)
		testkit.VerifyConsistency(t, d)
		checkErasedFile(t, d)
	})
}

// checkErasedFile checks that SQLite's file and log contain no personal data after they are compacted.
func checkErasedFile(t testing.TB, d *database.DB) {
	t.Helper()
	if d.Dialect != dialect.SQLite {
		return
	}
	if err := d.Compact(t.Context()); err != nil {
		t.Fatal(err)
	}
	var number int
	var schema, path string
	if err := d.SQL.QueryRowContext(t.Context(), `PRAGMA database_list`).Scan(&number, &schema, &path); err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{path, path + "-wal"} {
		content, err := os.ReadFile(file)
		if err != nil && !errors.Is(err, os.ErrNotExist) {
			t.Fatal(err)
		}
		if strings.Contains(string(content), marker) || strings.Contains(string(content), markerPhone) {
			t.Errorf("%s still contains personal data", file)
		}
	}
}

func TestErasingAgainChangesNothing(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		person := s.NewCustomer(t, 100)
		first, err := s.EraseCustomer(s.Ctx, person.ID)
		if err != nil {
			t.Fatal(err)
		}
		entries := s.Database.Client.AuditEntry.Query().CountX(s.Ctx)
		again, err := s.EraseCustomer(s.Ctx, person.ID)
		if err != nil || !again.ErasedAt.Equal(*first.ErasedAt) || again.Version != first.Version {
			t.Errorf("%+v %v, the first time %+v", again, err, first)
		}
		if n := s.Database.Client.AuditEntry.Query().CountX(s.Ctx); n != entries {
			t.Errorf("%d audit entries more", n-entries)
		}
		_, err = s.EraseCustomer(s.Ctx, uuid.New())
		testkit.WantCode(t, err, problem.CodeCustomerNotFound)
	})
}

func TestAnErasedCustomerCanNeitherBuyNorBeChanged(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil).withReviewLimit(t)
		person := s.customerWithHistory(t)
		if _, err := s.EraseCustomer(s.Ctx, person.ID); err != nil {
			t.Fatal(err)
		}
		item := s.Offer(t, "SERVICE", 100, false, 0).ID
		name, phone, ref := "Again", markerPhone, customers.CustomerRef{ID: person.ID}
		for what, attempt := range map[string]func() error{
			"order": func() error { _, err := s.Buy(person.ID, item); return err },
			"recharge": func() error {
				_, _, err := s.RechargeWallet(s.Ctx, wallets.RechargeInput{Customer: ref, Amount: 100})
				return err
			},
			"large recharge": func() error {
				_, _, err := s.RechargeWallet(s.Ctx, wallets.RechargeInput{Customer: ref, Amount: 500_000})
				return err
			},
			"update": func() error {
				_, err := s.UpdateCustomer(s.Ctx, customers.UpdateCustomerInput{ID: person.ID, Version: person.Version + 4, Name: &name})
				return err
			},
			"link": func() error {
				_, err := s.LinkPhone(s.Ctx, customers.LinkPhoneInput{CustomerID: person.ID, Phone: &phone})
				return err
			},
			"credit": func() error {
				_, _, err := s.AdjustWallet(s.Ctx, wallets.AdjustWalletInput{CustomerID: person.ID, Amount: 100, Reason: "goodwill"})
				return err
			},
			"unblock": func() error { _, err := s.UnblockCustomer(s.Ctx, person.ID); return err },
			"tier": func() error {
				_, err := s.SetCustomerTier(s.Ctx, customers.SetCustomerTierInput{CustomerID: person.ID})
				return err
			},
		} {
			if err := attempt(); testkit.CodeOf(err) != problem.CodeCustomerNotFound || !strings.Contains(err.Error(), "erased") {
				t.Errorf("%s: %v", what, err)
			}
		}
		_, _, err := s.PlaceOrder(s.Ctx, orders.PlaceOrderInput{
			Customer: customers.CustomerRef{Phone: phone}, Items: uuids(item), Source: order.SourceAPI,
		})
		testkit.WantCode(t, err, problem.CodePhoneNotLinked)

		again, _, err := s.RegisterCustomer(s.Ctx, customers.NewCustomer{Name: "Newcomer", Phone: &phone, PhoneLinked: true})
		if err != nil || again.ID == person.ID || again.WalletBalance != 0 {
			t.Errorf("%+v %v", again, err)
		}
		wallet, err := s.Wallet(s.Ctx, customers.CustomerRef{ID: person.ID})
		if err != nil {
			t.Fatal(err)
		}
		if _, _, err := s.AdjustWallet(s.Ctx, wallets.AdjustWalletInput{CustomerID: person.ID, Amount: -wallet.Balance, Reason: "Paid out"}); err != nil {
			t.Errorf("the rest of the balance could not be debited: %v", err)
		}
		testkit.VerifyConsistency(t, d)
	})
}

func TestARetryAfterErasureGetsTheOutcomeWithoutPersonalData(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil).withReviewLimit(t)
		person := s.customerWithHistory(t)
		if _, err := s.EraseCustomer(s.Ctx, person.ID); err != nil {
			t.Fatal(err)
		}
		stored := s.Database.Client.IdempotencyKey.Query().Where(idempotencykey.Key("adjust")).OnlyX(s.Ctx)
		if !strings.Contains(stored.Outcome, person.ID.String()) || !strings.Contains(stored.Outcome, `"-1.50"`) {
			t.Errorf("the outcome lost data that is not personal: %s", stored.Outcome)
		}
		again, replayed, err := s.AdjustWallet(s.Ctx, wallets.AdjustWalletInput{
			CustomerID: person.ID, Amount: money.Amount(-150), Reason: marker + " agreed", IdempotencyKey: "adjust",
		})
		if err != nil || !replayed || again.Transaction.Reference != "" || again.Transaction.Amount != money.Amount(-150) {
			t.Errorf("%+v %t %v", again, replayed, err)
		}
	})
}

func TestErasingLeavesTheFeedWithoutGaps(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil).withReviewLimit(t)
		person := s.customerWithHistory(t)
		before := s.Database.Client.Event.Query().Order(event.ByID()).AllX(s.Ctx)
		if _, err := s.EraseCustomer(s.Ctx, person.ID); err != nil {
			t.Fatal(err)
		}
		after := s.Database.Client.Event.Query().Order(event.ByID()).AllX(s.Ctx)
		changed := 0
		for i, e := range before {
			now := after[i]
			if now.Data != e.Data {
				changed++
			}
			if now.ID != e.ID || now.Type != e.Type || !now.CreatedAt.Equal(e.CreatedAt) || now.SubjectID == nil {
				t.Errorf("%+v became %+v", e, now)
			}
		}
		if changed != 7 { // one registration, three rejections, two cancelled orders and one failed order
			t.Errorf("%d events changed", changed)
		}
	})
}

// An operation runs either before or after the erasure. In both cases no personal data is left, and orders and ledger agree.
func TestACustomerIsErasedWhileTheyBuy(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil).withReviewLimit(t)
		person := s.customerWithHistory(t)
		item := s.Offer(t, "SERVICE", 100, false, 0).ID
		ref := customers.CustomerRef{ID: person.ID}
		digital := s.Offer(t, "DIGITAL", 100, false, 0).ID
		s.upload(t, digital, newKeys(16)...)
		var broken []*db.OrderItem
		for range 8 {
			sold, err := s.Buy(person.ID, digital)
			if err != nil {
				t.Fatal(err)
			}
			broken = append(broken, sold.Edges.Items[0])
		}
		var work sync.WaitGroup
		for i := range 8 {
			work.Go(func() {
				if _, _, err := s.ReplaceItem(s.Ctx, orders.ReplaceItemInput{ItemID: broken[i].ID, IdempotencyKey: fmt.Sprint(i)}); err != nil {
					t.Error(err)
				}
				for n := range 6 {
					key := fmt.Sprintf("%d-%d", i, n)
					if _, _, err := s.PlaceOrder(s.Ctx, orders.PlaceOrderInput{
						Customer: ref, Items: uuids(item), Notes: marker, Source: order.SourceADMIN, IdempotencyKey: key,
					}); err != nil && testkit.CodeOf(err) != problem.CodeCustomerNotFound {
						t.Error(err)
					}
					if _, _, err := s.RechargeWallet(s.Ctx, wallets.RechargeInput{
						Customer: ref, Amount: 500_000, Reference: marker, IdempotencyKey: key + "r",
					}); err != nil && testkit.CodeOf(err) != problem.CodeCustomerNotFound {
						t.Error(err)
					}
				}
			})
		}
		work.Go(func() {
			if _, err := s.EraseCustomer(s.Ctx, person.ID); err != nil {
				t.Error(err)
			}
		})
		work.Wait()
		if left := testkit.FindText(t, d, marker, markerPhone); len(left) > 0 {
			t.Errorf("left behind:\n%s", strings.Join(left, "\n"))
		}
		testkit.VerifyConsistency(t, d)
	})
}
