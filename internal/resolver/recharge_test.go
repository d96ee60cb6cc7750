package resolver_test

import (
	"sync/atomic"
	"testing"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/event"
	"kiosk/ent/db/order"
	"kiosk/ent/db/product"
	"kiosk/ent/db/recharge"
	"kiosk/ent/db/staffmember"
	"kiosk/internal/database"
	"kiosk/internal/money"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/stores"
	"kiosk/internal/resolver/wallets"
	"kiosk/internal/testkit"
)

// requestRecharge creates a PENDING recharge as a SUPPORT member, who may not decide it.
func (s *shop) requestRecharge(t testkit.Failer, customer *db.Customer, amount money.Amount) *db.Recharge {
	t.Helper()
	_, support := s.newStaff(t, staffmember.RoleSUPPORT)
	result, _, err := s.RechargeWallet(support, wallets.RechargeInput{Customer: customerRef(customer.ID), Amount: amount})
	if err != nil {
		t.Fatalf("request recharge: %v", err)
	}
	return result.Recharge
}

func TestOneOfSeveralConcurrentDecisionsOnARechargeSucceeds(t *testing.T) {
	t.Parallel()
	everyIsolation(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		_, manager := s.newStaff(t, staffmember.RoleMANAGER)
		customer := s.NewCustomer(t, 0)
		for range 3 {
			before := d.Client.Customer.GetX(s.Ctx, customer.ID).WalletBalance
			request := s.requestRecharge(t, customer, 500)
			var approved, rejected atomic.Int64
			testkit.AtOnce(8, func(i int) {
				var err error
				counter := &approved
				if i%2 == 0 {
					_, err = s.ApproveRecharge(manager, request.ID)
				} else {
					counter = &rejected
					_, err = s.RejectRecharge(manager, wallets.RejectRechargeInput{ID: request.ID, Reason: "unpaid"})
				}
				if err == nil {
					counter.Add(1)
				} else if testkit.CodeOf(err) != problem.CodeRechargeDecided {
					t.Errorf("decider %d got %v", i, err)
				}
			})
			if approved.Load()+rejected.Load() != 1 {
				t.Errorf("%d approved and %d rejected", approved.Load(), rejected.Load())
			}
			want := before + money.Amount(500*approved.Load())
			if got := d.Client.Customer.GetX(s.Ctx, customer.ID).WalletBalance; got != want {
				t.Errorf("the balance is %s, want %s", got, want)
			}
		}
		notified := d.Client.Event.Query().Where(event.TypeIn("recharge.approved", "recharge.rejected")).CountX(s.Ctx)
		if notified != 3 || s.audits(t, "recharge.approve")+s.audits(t, "recharge.reject") != 3 {
			t.Errorf("%d events of three decisions", notified)
		}
		checkConsistency(t, s)
	})
}

func TestARechargeByStaffWithoutPermissionToDecideWaits(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		customer := s.NewCustomer(t, 0)
		for role, want := range map[staffmember.Role]recharge.Status{
			staffmember.RoleSUPPORT: recharge.StatusPENDING,
			staffmember.RoleMANAGER: recharge.StatusAPPROVED,
			staffmember.RoleOWNER:   recharge.StatusAPPROVED,
		} {
			_, ctx := s.newStaff(t, role)
			result, _, err := s.RechargeWallet(ctx, wallets.RechargeInput{Customer: customerRef(customer.ID), Amount: 100})
			if err != nil || result.Recharge.Status != want {
				t.Errorf("%s: %+v, %v; want %s", role, result, err, want)
			}
		}
		checkConsistency(t, s)
	})
}

func TestConcurrentAdjustmentsNeverOverdrawAWallet(t *testing.T) {
	t.Parallel()
	everyIsolation(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		_, manager := s.newStaff(t, staffmember.RoleMANAGER)
		customer := s.NewCustomer(t, 1_000)
		var taken atomic.Int64
		testkit.AtOnce(16, func(int) {
			_, _, err := s.AdjustWallet(manager, wallets.AdjustWalletInput{CustomerID: customer.ID, Amount: -300, Reason: "correction"})
			switch {
			case err == nil:
				taken.Add(1)
			case testkit.CodeOf(err) != problem.CodeInsufficientBalance:
				t.Errorf("got %v", err)
			}
		})
		if left := d.Client.Customer.GetX(s.Ctx, customer.ID).WalletBalance; taken.Load() != 3 || left != 100 {
			t.Errorf("%d were taken and %s are left", taken.Load(), left)
		}
		if entries := s.audits(t, "wallet.adjust"); entries != 3 {
			t.Errorf("%d audit entries, want 3", entries)
		}
		checkConsistency(t, s)
	})
}

func TestARetryOfAnAdjustmentIsAppliedOnce(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		customer := s.NewCustomer(t, 0)
		in := wallets.AdjustWalletInput{CustomerID: customer.ID, Amount: 250, Reason: "goodwill", IdempotencyKey: "twice"}
		first, _, err := s.AdjustWallet(s.Ctx, in)
		if err != nil {
			t.Fatal(err)
		}
		again, replayed, err := s.AdjustWallet(s.Ctx, in)
		if err != nil || !replayed || again.Transaction.ID != first.Transaction.ID {
			t.Errorf("got %+v, %t, %v", again, replayed, err)
		}
		row := first.Transaction
		if row.Kind != "ADJUSTMENT" || row.Amount != 250 || row.BalanceAfter != 250 || row.Reference != "goodwill" {
			t.Errorf("the ledger says %+v", row)
		}
		checkConsistency(t, s)
	})
}

// TestACallByThePhoneOfACustomerWhoIsErasedMeanwhileFindsNoLinkedPhone needs PostgreSQL: SQLite has one writer at a time.
func TestACallByThePhoneOfACustomerWhoIsErasedMeanwhileFindsNoLinkedPhone(t *testing.T) {
	t.Parallel()
	phone := "+5511987654321"
	topUp := func(s *shop) error {
		_, _, err := s.RechargeWallet(s.Ctx, wallets.RechargeInput{Customer: customers.CustomerRef{Phone: phone}, Amount: 100})
		return err
	}
	for name, test := range map[string]struct {
		reviewLimit *money.Amount
		call        func(s *shop) error
	}{
		"a recharge that is approved at once": {nil, topUp},
		"a recharge for review":               {new(money.Amount(1)), topUp},
		"an order": {nil, func(s *shop) error {
			item := s.Offer(t, product.KindSERVICE, 100, false, 0).ID
			_, _, err := s.PlaceOrder(s.Ctx, orders.PlaceOrderInput{Customer: customers.CustomerRef{Phone: phone}, Items: []uuid.UUID{item}, Source: order.SourceAPI})
			return err
		}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := openShop(t, testkit.NewDatabase(t, dialect.Postgres), testkit.NewVault(t), nil)
			ada := s.NewCustomer(t, 1000)
			if _, err := s.LinkPhone(s.Ctx, customers.LinkPhoneInput{CustomerID: ada.ID, Phone: &phone}); err != nil {
				t.Fatal(err)
			}
			_, err := s.UpdateSettings(s.Ctx, stores.UpdateSettingsInput{
				Version: s.Row.Version, RechargeReviewLimit: test.reviewLimit, ClearRechargeReviewLimit: test.reviewLimit == nil,
			})
			if err != nil {
				t.Fatal(err)
			}
			erasure := s.begin(t, `UPDATE customers
				SET name = '', phone = NULL, linked_phone = NULL, status = 'BLOCKED', erased_at = now()
				WHERE id = $1 AND store_id = $2`, ada.ID, s.Row.ID)
			if _, err := erasure.ExecContext(t.Context(), "SELECT id FROM customers WHERE id = $1 AND store_id = $2 FOR UPDATE", ada.ID, s.Row.ID); err != nil {
				t.Fatal(err)
			}
			done := make(chan error)
			go func() { done <- test.call(s) }()
			s.awaitWaiters(t, 1) // it has looked up the phone
			if err := erasure.Commit(); err != nil {
				t.Error(err)
			}
			testkit.WantCode(t, <-done, problem.CodePhoneNotLinked)
		})
	}
}
