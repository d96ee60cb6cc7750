package testkit

import (
	"context"
	"errors"
	"fmt"
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
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/stores"
	"kiosk/internal/resolver/wallets"
	"kiosk/internal/vault"
)

// Shop is an empty store of its own in a database that tests share, and the operations on it.
type Shop struct {
	*resolver.Resolver
	Database *database.DB
	Ctx      context.Context //nolint:containedctx // the actor of the test: the store's own system
	Row      *db.Store       // of the store
}

// Failer is a test, a benchmark, or a property test.
type Failer interface {
	Helper()
	Fatalf(format string, args ...any)
}

// NewVault opens a vault with a master key of its own.
func NewVault(t testing.TB) *vault.Vault {
	t.Helper()
	path := filepath.Join(t.TempDir(), "master.key")
	Must(t, vault.CreateMasterKey(path))
	opened, err := vault.Open(path)
	Must(t, err)
	return opened
}

// OpenShop opens a store whose time is that of now.
func OpenShop(t Failer, d *database.DB, v *vault.Vault, now func() time.Time) *Shop {
	t.Helper()
	r := resolver.New(resolver.Config{Database: d, Vault: v, Now: now})
	store, err := r.CreateStore(auth.AllTenants(context.Background()), stores.NewStore{
		Slug: "shop-" + uuid.NewString(), Name: "Shop", Currency: "USD", Livemode: true,
	})
	if err != nil {
		t.Fatalf("create store: %v", err)
	}
	return &Shop{r, d, auth.With(context.Background(), auth.System(store.ID)), store}
}

// Offer adds an ACTIVE product with one variation.
func (s *Shop) Offer(t Failer, kind product.Kind, price money.Amount, dependsOnStock bool, stock int) *db.Variation {
	t.Helper()
	return s.OfferAll(t, kind, catalogue.VariationInput{
		SKU: new("product-" + uuid.NewString()), Price: &price, DependsOnStock: &dependsOnStock, StockQuantity: &stock,
	}).Edges.Variations[0]
}

// OfferMany adds an ACTIVE, DIGITAL product with n variations that may be sold beyond their stock.
func (s *Shop) OfferMany(t Failer, n int) *db.Product {
	t.Helper()
	variations := make([]catalogue.VariationInput, n)
	for i := range variations {
		variations[i] = catalogue.VariationInput{
			SKU: new(fmt.Sprintf("sku-%s-%d", uuid.NewString(), i)), Price: new(money.Amount(100)), DependsOnStock: new(false),
		}
	}
	return s.OfferAll(t, product.KindDIGITAL, variations...)
}

// OfferAll adds an ACTIVE product with the variations.
func (s *Shop) OfferAll(t Failer, kind product.Kind, variations ...catalogue.VariationInput) *db.Product {
	t.Helper()
	name := "product-" + uuid.NewString()
	created, err := s.WriteProduct(s.Ctx, catalogue.ProductInput{
		Name: &name, Slug: &name, Kind: &kind, Status: new(product.StatusACTIVE), Variations: variations,
	})
	if err != nil {
		t.Fatalf("create product: %v", err)
	}
	return created
}

// NewCustomer registers a customer with money in the wallet.
func (s *Shop) NewCustomer(t Failer, balance money.Amount) *db.Customer {
	t.Helper()
	registered, _, err := s.RegisterCustomer(s.Ctx, customers.NewCustomer{Name: "Ada"})
	if err != nil {
		t.Fatalf("register customer: %v", err)
	}
	if balance > 0 {
		_, _, err = s.RechargeWallet(s.Ctx, wallets.RechargeInput{Customer: customers.CustomerRef{ID: registered.ID}, Amount: balance})
		if err != nil {
			t.Fatalf("recharge: %v", err)
		}
	}
	return registered
}

// Buy has a customer order one of each of the variations, as a bot does.
func (s *Shop) Buy(customer uuid.UUID, variations ...uuid.UUID) (*db.Order, error) {
	placed, _, err := s.PlaceOrder(s.Ctx, orders.PlaceOrderInput{
		Customer: customers.CustomerRef{ID: customer}, Items: variations, Source: order.SourceAPI,
	})
	return placed, err
}

// CodeOf is the code of a refusal, empty for every other error and for none.
func CodeOf(err error) problem.Code {
	if refusal, ok := errors.AsType[*problem.Error](err); ok {
		return refusal.Code
	}
	return ""
}

// WantCode fails the test unless err is a refusal with the code.
func WantCode(t Failer, err error, want problem.Code) {
	t.Helper()
	if CodeOf(err) != want {
		t.Fatalf("got error %v, want code %q", err, want)
	}
}
