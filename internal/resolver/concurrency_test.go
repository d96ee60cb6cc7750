package resolver_test

import (
	"fmt"
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"testing"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/product"
	"kiosk/internal/database"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/wallets"
	"kiosk/internal/testkit"
)

// everyIsolation runs a test on both databases, and on PostgreSQL a second time with serializable transactions, as
// distributed engines have them.
func everyIsolation(t *testing.T, test func(t *testing.T, d *database.DB)) {
	t.Helper()
	testkit.Databases(t, test)
	serializable(t, test)
}

// everyPostgres is everyIsolation without SQLite, for tests in which another writer commits between the statements of an
// operation. SQLite has one writer at a time.
func everyPostgres(t *testing.T, test func(t *testing.T, d *database.DB)) {
	t.Helper()
	t.Run("postgres", func(t *testing.T) {
		t.Parallel()
		test(t, testkit.NewDatabase(t, dialect.Postgres))
	})
	serializable(t, test)
}

func serializable(t *testing.T, test func(t *testing.T, d *database.DB)) {
	t.Helper()
	t.Run("serializable", func(t *testing.T) {
		t.Parallel()
		address := testkit.NewURL(t, dialect.Postgres) + "&default_transaction_isolation=serializable"
		test(t, testkit.Open(t, address, database.Options{}))
	})
}

func TestManyBuyersOfFewLicensesGetExactlyThose(t *testing.T) {
	t.Parallel()
	everyIsolation(t, func(t *testing.T, d *database.DB) {
		const buyers, licenses = 64, 10
		s := openShop(t, d, testkit.NewVault(t), nil)
		variation := s.Offer(t, product.KindDIGITAL, 100, true, 0)
		s.upload(t, variation.ID, newKeys(licenses)...)
		customers := make([]*db.Customer, buyers)
		for i := range customers {
			customers[i] = s.NewCustomer(t, 1_000)
		}
		var sold atomic.Int64
		testkit.AtOnce(buyers, func(i int) {
			_, err := s.Buy(customers[i].ID, variation.ID)
			switch {
			case err == nil:
				sold.Add(1)
			case testkit.CodeOf(err) != problem.CodeInsufficientStock:
				t.Errorf("a buyer got %v", err)
			}
		})
		if sold.Load() != licenses {
			t.Errorf("%d of %d licenses were sold", sold.Load(), licenses)
		}
		checkConsistency(t, s)
	})
}

func TestCartsThatCompeteForTheSameLicensesNeverDeadlock(t *testing.T) {
	t.Parallel()
	everyIsolation(t, func(t *testing.T, d *database.DB) {
		const buyers, licenses = 32, 21
		s := openShop(t, d, testkit.NewVault(t), nil)
		a := s.Offer(t, product.KindDIGITAL, 100, true, 0)
		b := s.Offer(t, product.KindDIGITAL, 100, true, 0)
		s.upload(t, a.ID, newKeys(licenses)...)
		s.upload(t, b.ID, newKeys(licenses)...)
		buyer := s.NewCustomer(t, 100_000)
		var sold atomic.Int64
		testkit.AtOnce(buyers, func(int) {
			_, err := s.Buy(buyer.ID, a.ID, b.ID, a.ID, b.ID)
			switch {
			case err == nil:
				sold.Add(1)
			case testkit.CodeOf(err) != problem.CodeInsufficientStock:
				t.Errorf("a buyer got %v", err)
			}
		})
		if sold.Load() != licenses/2 {
			t.Errorf("%d orders of two of each, want %d", sold.Load(), licenses/2)
		}
		checkConsistency(t, s)
	})
}

func TestTwinsWithOneIdempotencyKeyMakeOneOrder(t *testing.T) {
	t.Parallel()
	everyIsolation(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		variation := s.Offer(t, product.KindDIGITAL, 100, true, 0)
		s.upload(t, variation.ID, newKeys(5)...)
		buyer := s.NewCustomer(t, 10_000)
		in := orders.PlaceOrderInput{
			Customer: customers.CustomerRef{ID: buyer.ID}, Items: uuids(variation.ID), Source: "API", IdempotencyKey: "twin",
		}
		var originals atomic.Int64
		var placedOrders sync.Map
		testkit.AtOnce(64, func(int) {
			placed, replayed, err := s.PlaceOrder(s.Ctx, in)
			if err != nil {
				t.Errorf("a twin got %v", err)
				return
			}
			if !replayed {
				originals.Add(1)
			}
			placedOrders.Store(placed.ID, placed.Number)
		})
		different := 0
		placedOrders.Range(func(any, any) bool { different++; return true })
		if originals.Load() != 1 || different != 1 {
			t.Errorf("%d originals and %d different orders", originals.Load(), different)
		}
		checkConsistency(t, s)
	})
}

func TestConcurrentOrdersAndUploadsLeaveNoItemWaitingBesideStock(t *testing.T) {
	t.Parallel()
	everyIsolation(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		variation := s.Offer(t, product.KindDIGITAL, 100, false, 0)
		buyers := make([]*db.Customer, 8)
		for i := range buyers {
			buyers[i] = s.NewCustomer(t, 100_000)
		}
		testkit.AtOnce(48, func(i int) {
			var err error
			switch i % 3 {
			case 0:
				_, _, err = s.UploadLicenses(s.Ctx, uploadOf(variation.ID, newKeys(1+i%4)...))
			default:
				_, err = s.Buy(buyers[i%len(buyers)].ID, repeat(variation.ID, 1+i%3)...)
			}
			if err != nil {
				t.Errorf("call %d got %v", i, err)
			}
		})
		checkConsistency(t, s)
	})
}

func TestMixedOperationsOnTheSameRowsShowNoDeadlockToCallers(t *testing.T) {
	t.Parallel()
	everyIsolation(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		variations := uuids(
			s.Offer(t, product.KindDIGITAL, 100, true, 0).ID,
			s.Offer(t, product.KindDIGITAL, 250, false, 0).ID,
			s.Offer(t, product.KindPHYSICAL, 300, true, 40).ID,
			s.Offer(t, product.KindSERVICE, 50, false, 3).ID,
		)
		buyers := uuids(s.NewCustomer(t, 5_000).ID, s.NewCustomer(t, 5_000).ID, s.NewCustomer(t, 5_000).ID)
		shared := newKeys(12)
		testkit.AtOnce(96, func(i int) {
			random := rand.New(rand.NewPCG(uint64(i), 7)) // the same operations in every run
			customer := buyers[random.IntN(len(buyers))]
			var err error
			switch i % 4 {
			case 0:
				_, _, err = s.RechargeWallet(s.Ctx, wallets.RechargeInput{
					Customer: customers.CustomerRef{ID: customer}, Amount: 1_000, Reference: fmt.Sprint(i),
				})
			case 1:
				_, _, err = s.UploadLicenses(s.Ctx, uploadOf(variations[random.IntN(2)], shared[random.IntN(6):]...))
			default:
				cart := make([]uuid.UUID, 1+random.IntN(4))
				for j := range cart {
					cart[j] = variations[random.IntN(len(variations))]
				}
				_, err = s.Buy(customer, cart...)
			}
			switch testkit.CodeOf(err) {
			case problem.CodeInsufficientBalance, problem.CodeInsufficientStock:
			default:
				if err != nil {
					t.Errorf("call %d got %v", i, err)
				}
			}
		})
		checkConsistency(t, s)
	})
}

func repeat(id uuid.UUID, n int) []uuid.UUID {
	list := make([]uuid.UUID, n)
	for i := range list {
		list[i] = id
	}
	return list
}
