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

// Shop is a new, empty store in a database that tests may share, and the operations on it.
type Shop struct {
	*resolver.Resolver
	Database *database.DB
	Ctx      context.Context //nolint:containedctx // its actor is the store's system
	Row      *db.Store       // of the store
}

// Failer is a test, a benchmark, or a property test.
type Failer interface {
	Helper()
	Fatalf(format string, args ...any)
}

// NewVault returns a vault with a master key of its own.
func NewVault(t testing.TB) *vault.Vault {
	t.Helper()
	opened, _ := NewVaultAndFile(t)
	return opened
}

// NewVaultAndFile is NewVault, and also returns the file of the master key.
func NewVaultAndFile(t testing.TB) (opened *vault.Vault, masterKey string) {
	t.Helper()
	masterKey = filepath.Join(t.TempDir(), "master.key")
	Must(t, vault.CreateMasterKey(masterKey))
	opened, err := vault.Open(masterKey)
	Must(t, err)
	return opened, masterKey
}

// OpenShop creates a store. The operations on it use now as their clock.
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

// Offer creates an ACTIVE product with one variation.
func (s *Shop) Offer(t Failer, kind product.Kind, price money.Amount, dependsOnStock bool, stock int) *db.Variation {
	t.Helper()
	return s.OfferAll(t, kind, catalogue.VariationInput{
		SKU: new("product-" + uuid.NewString()), Price: &price, DependsOnStock: &dependsOnStock, StockQuantity: &stock,
	}).Edges.Variations[0]
}

// OfferMany creates an ACTIVE, DIGITAL product with n variations that may be backordered.
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

// OfferAll creates an ACTIVE product with the variations.
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

// Buy places an order of a customer for one of each of the variations, as a bot does.
func (s *Shop) Buy(customer uuid.UUID, variations ...uuid.UUID) (*db.Order, error) {
	placed, _, err := s.PlaceOrder(s.Ctx, orders.PlaceOrderInput{
		Customer: customers.CustomerRef{ID: customer}, Items: variations, Source: order.SourceAPI,
	})
	return placed, err
}

// CodeOf returns the code of a *problem.Error, "" for other errors and nil.
func CodeOf(err error) problem.Code {
	if coded, ok := errors.AsType[*problem.Error](err); ok {
		return coded.Code
	}
	return ""
}

// WantCode fails the test unless err is a *problem.Error with the code.
func WantCode(t Failer, err error, want problem.Code) {
	t.Helper()
	if CodeOf(err) != want {
		t.Fatalf("got error %v, want code %q", err, want)
	}
}
