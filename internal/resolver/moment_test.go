package resolver_test

import (
	"context"
	"database/sql/driver"
	"regexp"
	"sync"
	"testing"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/db/product"
	"kiosk/internal/database"
	"kiosk/internal/money"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/wallets"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/recorder"
)

// actionBefore runs an action once, before the first statement that matches the pattern.
type actionBefore struct {
	pattern *regexp.Regexp
	action  func()
	once    sync.Once
}

func (b *actionBefore) See(_ context.Context, _ driver.QueryerContext, query *recorder.Statement) {
	if b.pattern.MatchString(query.Text) {
		b.once.Do(b.action)
	}
}

// runBefore returns a context for an operation. The action runs once, before the first statement of the operation that
// matches the pattern. The test fails when no statement matches.
func (s *shop) runBefore(t *testing.T, pattern string, action func()) context.Context {
	ran := false
	t.Cleanup(func() {
		if !ran {
			t.Errorf("no statement matched %q", pattern)
		}
	})
	return recorder.Watched(s.Ctx, &actionBefore{
		pattern: regexp.MustCompile(pattern),
		action:  func() { ran = true; action() },
	})
}

// everyWatched runs a test with a shop on both databases, for operations with the context of runBefore.
func everyWatched(t *testing.T, test func(t *testing.T, s *shop)) {
	t.Helper()
	for _, name := range []string{dialect.Postgres, dialect.SQLite} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(t, openWatched(t, name))
		})
	}
}

func openWatched(t *testing.T, dialectName string) *shop {
	t.Helper()
	d := testkit.Open(t, testkit.NewURL(t, dialectName), database.Options{Instrument: recorder.Watching})
	return openShop(t, d, testkit.NewVault(t), nil)
}

// checkOrderParts checks that an order has the status, that its items have theirs, and that it has credentials for delivered
// items only.
func checkOrderParts(t *testing.T, got *orders.OrderWithCredentials, status order.Status, item orderitem.Status) {
	t.Helper()
	for _, i := range got.Edges.Items {
		_, shown := got.Credentials[i.ID]
		if got.Status != status || i.Status != item || shown != (item == orderitem.StatusDELIVERED) {
			t.Errorf("an order that is %s has an item that is %s, credentials: %t", got.Status, i.Status, shown)
		}
	}
}

func TestAReadOfAnOrderDuringItsFulfilmentShowsTheStateBefore(t *testing.T) {
	t.Parallel()
	everyWatched(t, func(t *testing.T, s *shop) {
		sold := s.Offer(t, product.KindDIGITAL, 100, false, 0)
		id := s.newOrder(t, sold.ID, sold.ID)
		ctx := s.runBefore(t, "FROM .order_items", func() { s.upload(t, sold.ID, newKeys(2)...) })
		got, err := s.Order(ctx, id)
		if err != nil {
			t.Fatal(err)
		}
		checkOrderParts(t, got, order.StatusPENDING, orderitem.StatusPENDING)
		checkOrderParts(t, read(t, s, id), order.StatusCOMPLETED, orderitem.StatusDELIVERED)
	})
}

func TestAReadOfAnOrderDuringItsRefundShowsTheStateBefore(t *testing.T) {
	t.Parallel()
	everyWatched(t, func(t *testing.T, s *shop) {
		sold := s.Offer(t, product.KindDIGITAL, 100, true, 0)
		s.upload(t, sold.ID, newKeys(2)...)
		id := s.newOrder(t, sold.ID, sold.ID)
		ctx := s.runBefore(t, "FROM .order_items", func() {
			if _, _, err := s.RefundOrder(s.Ctx, orders.RefundOrderInput{ID: id}); err != nil {
				t.Error(err)
			}
		})
		got, err := s.Order(ctx, id)
		if err != nil {
			t.Fatal(err)
		}
		checkOrderParts(t, got, order.StatusCOMPLETED, orderitem.StatusDELIVERED)
		checkOrderParts(t, read(t, s, id), order.StatusREFUNDED, orderitem.StatusREFUNDED)
	})
}

// setStatus changes the status of a product.
func (s *shop) setStatus(t *testing.T, id uuid.UUID, to product.Status) {
	t.Helper()
	version := s.Database.Client.Product.GetX(s.Ctx, id).Version
	if _, err := s.WriteProduct(s.Ctx, catalogue.ProductInput{ID: &id, Version: &version, Status: &to}); err != nil {
		t.Error(err)
	}
}

func TestAProductActivatedDuringAQuoteIsNotQuotedWithoutVariations(t *testing.T) {
	t.Parallel()
	everyWatched(t, func(t *testing.T, s *shop) {
		id := s.Offer(t, product.KindSERVICE, 100, false, 0).ProductID
		s.setStatus(t, id, product.StatusINACTIVE)
		ctx := s.runBefore(t, "FROM .products", func() { s.setStatus(t, id, product.StatusACTIVE) })
		if quote, err := s.Quote(ctx, id, customers.CustomerRef{}); testkit.CodeOf(err) != problem.CodeProductNotFound {
			t.Errorf("quoted %+v, %v", quote, err)
		}
	})
}

// setTierPrice sets the price of a variation for a new tier. It returns a function that registers a customer of this tier,
// with a balance and the linked phone.
func (s *shop) setTierPrice(t *testing.T, variation uuid.UUID, phone string) (register func()) {
	t.Helper()
	gold, err := s.CreatePriceTier(s.Ctx, catalogue.NewPriceTier{Name: "Gold", Level: 3})
	if err != nil {
		t.Fatal(err)
	}
	prices := []catalogue.TierPrice{{VariationID: variation, TierID: gold.ID, Price: 70}}
	if err := (catalogue.Queries{Statements: testkit.Statements(s.Ctx, t, s.Database, s.Database.Client)}).SetTierPrices(s.Ctx, s.Row.CreatedAt, prices); err != nil {
		t.Fatal(err)
	}
	return func() {
		_, _, err := s.RegisterCustomer(s.Ctx, customers.NewCustomer{Name: "Ada", Phone: &phone, PhoneLinked: true, TierID: &gold.ID})
		if err != nil {
			t.Error(err)
			return
		}
		in := wallets.RechargeInput{Customer: customers.CustomerRef{Phone: phone}, Amount: 1_000}
		if _, _, err := s.RechargeWallet(s.Ctx, in); err != nil {
			t.Error(err)
		}
	}
}

func TestACustomerCreatedDuringAQuoteGetsThePricesOfTheirTier(t *testing.T) {
	t.Parallel()
	everyWatched(t, func(t *testing.T, s *shop) {
		const phone = "+14155552671"
		sold := s.Offer(t, product.KindSERVICE, 100, false, 0)
		register := s.setTierPrice(t, sold.ID, phone)
		ctx := s.runBefore(t, "FROM customers", register)
		if quote, err := s.Quote(ctx, sold.ProductID, customers.CustomerRef{Phone: phone}); testkit.CodeOf(err) != problem.CodePhoneNotLinked {
			t.Errorf("quoted %+v, %v", quote, err)
		}
		quote, err := s.Quote(s.Ctx, sold.ProductID, customers.CustomerRef{Phone: phone})
		if err != nil || quote.Variations[0].Price != 70 {
			t.Errorf("quoted %+v, %v", quote, err)
		}
	})
}

// The test needs PostgreSQL: on SQLite a sale keeps all other writers waiting.
func TestACustomerCreatedDuringAnOrderPaysThePriceOfTheirTier(t *testing.T) {
	t.Parallel()
	const phone = "+14155552671"
	s := openWatched(t, dialect.Postgres)
	sold := s.Offer(t, product.KindSERVICE, 100, false, 0)
	register := s.setTierPrice(t, sold.ID, phone)
	placed, _, err := s.PlaceOrder(s.runBefore(t, "FROM customers", register), orders.PlaceOrderInput{
		Customer: customers.CustomerRef{Phone: phone}, Items: uuids(sold.ID), Source: order.SourceAPI,
	})
	unseen := testkit.CodeOf(err) == problem.CodePhoneNotLinked // in a serializable transaction
	if !unseen && (err != nil || placed.Total != 70) {
		t.Errorf("placed %v, %v", placed, err)
	}
}

// TestAVariationChangedWhileItIsReadForAChangeIsStale needs PostgreSQL: SQLite has one writer at a time.
func TestAVariationChangedWhileItIsReadForAChangeIsStale(t *testing.T) {
	t.Parallel()
	s := openWatched(t, dialect.Postgres)
	read := s.Offer(t, product.KindSERVICE, 100, false, 0)
	raise := func(ctx context.Context, price money.Amount) error {
		_, err := s.WriteVariation(ctx, catalogue.VariationInput{ID: &read.ID, Version: &read.Version, Price: &price})
		return err
	}
	// The operation reads the variation, then its product, and both again.
	ctx := s.runBefore(t, `FROM "products"`, func() {
		if err := raise(s.Ctx, 200); err != nil {
			t.Error(err)
		}
	})
	testkit.WantCode(t, raise(ctx, 300), problem.CodeStale)
	if got := s.Database.Client.Variation.GetX(s.Ctx, read.ID); got.Price != 200 {
		t.Errorf("the price is %s", got.Price)
	}
}
