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
	"kiosk/internal/problem"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/wallets"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/recorder"
)

// meanwhile is, in a context, what happens once while it is used: before the first statement that matches.
type meanwhile struct {
	before *regexp.Regexp
	happen func()
	once   sync.Once
}

func (m *meanwhile) See(_ context.Context, _ driver.QueryerContext, query *recorder.Statement) {
	if m.before.MatchString(query.Text) {
		m.once.Do(m.happen)
	}
}

// amid returns the context of a read, in the midst of which something happens.
func (s *shop) amid(t *testing.T, before string, happen func()) context.Context {
	m := &meanwhile{before: regexp.MustCompile(before)}
	happened := false
	m.happen = func() { happened = true; happen() }
	t.Cleanup(func() {
		if !happened {
			t.Errorf("no statement matched %q", before)
		}
	})
	return recorder.Watched(s.Ctx, m)
}

// eventful runs a test on a shop in each kind of database, in the midst of whose reads something may happen.
func eventful(t *testing.T, test func(t *testing.T, s *shop)) {
	t.Helper()
	for _, name := range []string{dialect.Postgres, dialect.SQLite} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(t, openEventful(t, name))
		})
	}
}

func openEventful(t *testing.T, dialectName string) *shop {
	t.Helper()
	d := testkit.Open(t, testkit.NewURL(t, dialectName), database.Options{Instrument: recorder.Watching})
	return openShop(t, d, testkit.NewVault(t), nil)
}

// whole checks that an order's status, items and credentials belong together.
func whole(t *testing.T, got *orders.OrderWithCredentials, status order.Status, item orderitem.Status) {
	t.Helper()
	for _, i := range got.Edges.Items {
		_, shown := got.Credentials[i.ID]
		if got.Status != status || i.Status != item || shown != (item == orderitem.StatusDELIVERED) {
			t.Errorf("an order that is %s has an item that is %s, credentials: %t", got.Status, i.Status, shown)
		}
	}
}

func TestAnOrderThatIsFulfilledWhileItIsReadIsShownAsItWas(t *testing.T) {
	t.Parallel()
	eventful(t, func(t *testing.T, s *shop) {
		sold := s.Offer(t, product.KindDIGITAL, 100, false, 0)
		id := s.bought(t, sold.ID, sold.ID)
		ctx := s.amid(t, "FROM .order_items", func() { s.upload(t, sold.ID, newKeys(2)...) })
		got, err := s.Order(ctx, id)
		if err != nil {
			t.Fatal(err)
		}
		whole(t, got, order.StatusPENDING, orderitem.StatusPENDING)
		whole(t, read(t, s, id), order.StatusCOMPLETED, orderitem.StatusDELIVERED)
	})
}

func TestAnOrderThatIsRefundedWhileItIsReadIsShownAsItWas(t *testing.T) {
	t.Parallel()
	eventful(t, func(t *testing.T, s *shop) {
		sold := s.Offer(t, product.KindDIGITAL, 100, true, 0)
		s.upload(t, sold.ID, newKeys(2)...)
		id := s.bought(t, sold.ID, sold.ID)
		ctx := s.amid(t, "FROM .order_items", func() {
			if _, _, err := s.RefundOrder(s.Ctx, orders.RefundOrderInput{ID: id}); err != nil {
				t.Error(err)
			}
		})
		got, err := s.Order(ctx, id)
		if err != nil {
			t.Fatal(err)
		}
		whole(t, got, order.StatusCOMPLETED, orderitem.StatusDELIVERED)
		whole(t, read(t, s, id), order.StatusREFUNDED, orderitem.StatusREFUNDED)
	})
}

// setStatus gives a product another status.
func (s *shop) setStatus(t *testing.T, id uuid.UUID, to product.Status) {
	t.Helper()
	version := s.Database.Client.Product.GetX(s.Ctx, id).Version
	if _, err := s.WriteProduct(s.Ctx, catalogue.ProductInput{ID: &id, Version: &version, Status: &to}); err != nil {
		t.Error(err)
	}
}

func TestAProductThatIsPutOnSaleWhileItIsQuotedIsNotQuotedWithoutVariations(t *testing.T) {
	t.Parallel()
	eventful(t, func(t *testing.T, s *shop) {
		id := s.Offer(t, product.KindSERVICE, 100, false, 0).ProductID
		s.setStatus(t, id, product.StatusINACTIVE)
		ctx := s.amid(t, "FROM .products", func() { s.setStatus(t, id, product.StatusACTIVE) })
		if quote, err := s.Quote(ctx, id, customers.CustomerRef{}); testkit.CodeOf(err) != problem.CodeProductNotFound {
			t.Errorf("quoted %+v, %v", quote, err)
		}
	})
}

// memberPrice gives a variation a price for a tier, and returns what registers a customer of the tier, with money and a
// linked phone.
func (s *shop) memberPrice(t *testing.T, of uuid.UUID, phone string) (register func()) {
	t.Helper()
	gold, err := s.CreatePriceTier(s.Ctx, catalogue.NewPriceTier{Name: "Gold", Level: 3})
	if err != nil {
		t.Fatal(err)
	}
	prices := []catalogue.TierPrice{{VariationID: of, TierID: gold.ID, Price: 70}}
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

func TestACustomerWhoComesWhileAProductIsQuotedGetsTheirOwnPrices(t *testing.T) {
	t.Parallel()
	eventful(t, func(t *testing.T, s *shop) {
		const phone = "+14155552671"
		sold := s.Offer(t, product.KindSERVICE, 100, false, 0)
		register := s.memberPrice(t, sold.ID, phone)
		ctx := s.amid(t, "FROM customers", register)
		if quote, err := s.Quote(ctx, sold.ProductID, customers.CustomerRef{Phone: phone}); testkit.CodeOf(err) != problem.CodePhoneNotLinked {
			t.Errorf("quoted %+v, %v", quote, err)
		}
		quote, err := s.Quote(s.Ctx, sold.ProductID, customers.CustomerRef{Phone: phone})
		if err != nil || quote.Variations[0].Price != 70 {
			t.Errorf("quoted %+v, %v", quote, err)
		}
	})
}

// On SQLite no other writer can come: a sale keeps all other writers waiting.
func TestACustomerWhoComesWhileTheyBuyPaysThePriceOfTheirTier(t *testing.T) {
	t.Parallel()
	const phone = "+14155552671"
	s := openEventful(t, dialect.Postgres)
	sold := s.Offer(t, product.KindSERVICE, 100, false, 0)
	register := s.memberPrice(t, sold.ID, phone)
	placed, _, err := s.PlaceOrder(s.amid(t, "FROM customers", register), orders.PlaceOrderInput{
		Customer: customers.CustomerRef{Phone: phone}, Items: uuids(sold.ID), Source: order.SourceAPI,
	})
	unseen := testkit.CodeOf(err) == problem.CodePhoneNotLinked // in a transaction that is serializable
	if !unseen && (err != nil || placed.Total != 70) {
		t.Errorf("placed %v, %v", placed, err)
	}
}
