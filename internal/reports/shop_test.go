package reports_test

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/ent/db/product"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/money"
	"kiosk/internal/problem"
	"kiosk/internal/reports"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/stores"
	"kiosk/internal/resolver/wallets"
	"kiosk/internal/timestamp"
	"kiosk/internal/vault"
)

// TestMain has the property tests draw few cases by default, because each reads a real database many times.
func TestMain(m *testing.M) {
	_ = flag.Set("rapid.checks", "20")
	flag.Parse()
	os.Exit(m.Run())
}

// shop is a store of its own in a database that tests share.
type shop struct {
	*resolver.Resolver
	*reports.Reports
	database *database.DB
	ctx      context.Context //nolint:containedctx // the actor of the test
	store    *db.Store
}

type failer interface {
	Helper()
	Fatalf(format string, args ...any)
}

func newVault(t testing.TB) *vault.Vault {
	t.Helper()
	path := filepath.Join(t.TempDir(), "master.key")
	if err := vault.CreateMasterKey(path); err != nil {
		t.Fatal(err)
	}
	opened, err := vault.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	return opened
}

func openShop(t failer, d *database.DB, v *vault.Vault, now func() time.Time) *shop {
	t.Helper()
	r := resolver.New(resolver.Config{Database: d, Vault: v, Now: now})
	store, err := r.CreateStore(auth.AllTenants(context.Background()), stores.NewStore{
		Slug: "shop-" + uuid.NewString(), Name: "Shop", Currency: "USD", Livemode: true,
	})
	if err != nil {
		t.Fatalf("create store: %v", err)
	}
	return &shop{r, r.Reports(), d, auth.With(context.Background(), auth.System(store.ID)), store}
}

// offer adds a product with one variation.
func (s *shop) offer(t failer, kind product.Kind, price money.Amount, dependsOnStock bool, stock int) *db.Variation {
	t.Helper()
	return s.offerAll(t, kind, catalogue.VariationInput{
		SKU: new("sku-" + uuid.NewString()), Price: &price, DependsOnStock: &dependsOnStock, StockQuantity: &stock,
	}).Edges.Variations[0]
}

// offerMany adds a DIGITAL product with n variations.
func (s *shop) offerMany(t failer, n int) *db.Product {
	t.Helper()
	variations := make([]catalogue.VariationInput, n)
	for i := range variations {
		variations[i] = catalogue.VariationInput{SKU: new(fmt.Sprintf("sku-%s-%d", uuid.NewString(), i)), Price: new(money.Amount(100)), DependsOnStock: new(false)}
	}
	return s.offerAll(t, product.KindDIGITAL, variations...)
}

func (s *shop) offerAll(t failer, kind product.Kind, variations ...catalogue.VariationInput) *db.Product {
	t.Helper()
	name := "product-" + uuid.NewString()
	created, err := s.WriteProduct(s.ctx, catalogue.ProductInput{
		Name: &name, Slug: &name, Kind: &kind, Status: new(product.StatusACTIVE), Variations: variations,
	})
	if err != nil {
		t.Fatalf("create product: %v", err)
	}
	return created
}

// customer registers a customer with money in the wallet.
func (s *shop) customer(t failer, balance money.Amount) *db.Customer {
	t.Helper()
	registered, _, err := s.RegisterCustomer(s.ctx, customers.NewCustomer{Name: "Ada"})
	if err != nil {
		t.Fatalf("register customer: %v", err)
	}
	if balance > 0 {
		_, _, err = s.RechargeWallet(s.ctx, wallets.RechargeInput{Customer: customers.CustomerRef{ID: registered.ID}, Amount: balance})
		if err != nil {
			t.Fatalf("recharge: %v", err)
		}
	}
	return registered
}

func (s *shop) buy(customer uuid.UUID, variations ...uuid.UUID) (*db.Order, error) {
	placed, _, err := s.PlaceOrder(s.ctx, orders.PlaceOrderInput{
		Customer: customers.CustomerRef{ID: customer}, Items: variations, Source: order.SourceAPI,
	})
	return placed, err
}

func codeOf(err error) problem.Code {
	refused, _ := errors.AsType[*problem.Error](err)
	if refused == nil {
		return ""
	}
	return refused.Code
}

func wantCode(t failer, err error, want problem.Code) {
	t.Helper()
	if codeOf(err) != want {
		t.Fatalf("got error %v, want code %q", err, want)
	}
}

// clock is a time that tests move.
type clock struct{ at time.Time }

func newClock() *clock { return &clock{timestamp.Now()} }

func (c *clock) now() time.Time { return c.at }

func uuids(list ...uuid.UUID) []uuid.UUID { return list }
