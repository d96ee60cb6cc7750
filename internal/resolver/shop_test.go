package resolver_test

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
	"kiosk/internal/timestamp"
	"kiosk/internal/vault"
)

// shop is a store of its own in a database that tests share.
type shop struct {
	*resolver.Resolver
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
	slug := "shop-" + uuid.NewString()
	store, err := r.CreateStore(auth.AllTenants(context.Background()), stores.NewStore{
		Slug: slug, Name: "Shop", Currency: "USD", Livemode: true,
	})
	if err != nil {
		t.Fatalf("create store: %v", err)
	}
	return &shop{r, d, auth.With(context.Background(), auth.System(store.ID)), store}
}

// offer adds a product with one variation.
func (s *shop) offer(t failer, kind product.Kind, price money.Amount, dependsOnStock bool, stock int) *db.Variation {
	t.Helper()
	name := "product-" + uuid.NewString()
	created, err := s.WriteProduct(s.ctx, catalogue.ProductInput{
		Name: &name, Slug: &name, Kind: &kind, Status: new(product.StatusACTIVE),
		Variations: []catalogue.VariationInput{{SKU: &name, Price: &price, DependsOnStock: &dependsOnStock, StockQuantity: &stock}},
	})
	if err != nil {
		t.Fatalf("create product: %v", err)
	}
	return created.Edges.Variations[0]
}

// offerMany adds a DIGITAL product with n variations.
func (s *shop) offerMany(t failer, n int) *db.Product {
	t.Helper()
	name := "product-" + uuid.NewString()
	variations := make([]catalogue.VariationInput, n)
	for i := range variations {
		variations[i] = catalogue.VariationInput{SKU: new(fmt.Sprintf("%s-%d", name, i)), Price: new(money.Amount(100)), DependsOnStock: new(false)}
	}
	created, err := s.WriteProduct(s.ctx, catalogue.ProductInput{
		Name: &name, Slug: &name, Kind: new(product.KindDIGITAL), Status: new(product.StatusACTIVE), Variations: variations,
	})
	if err != nil {
		t.Fatalf("create product: %v", err)
	}
	return created
}

func customerRef(id uuid.UUID) customers.CustomerRef { return customers.CustomerRef{ID: id} }

// customer registers a customer with money in the wallet.
func (s *shop) customer(t failer, balance money.Amount) *db.Customer {
	t.Helper()
	registered, _, err := s.RegisterCustomer(s.ctx, customers.NewCustomer{Name: "Ada"})
	if err != nil {
		t.Fatalf("register customer: %v", err)
	}
	if balance > 0 {
		_, _, err = s.RechargeWallet(s.ctx, wallets.RechargeInput{
			Customer: customers.CustomerRef{ID: registered.ID}, Amount: balance,
		})
		if err != nil {
			t.Fatalf("recharge: %v", err)
		}
	}
	return registered
}

func (s *shop) upload(t failer, variation uuid.UUID, keys ...string) *orders.UploadResult {
	t.Helper()
	result, _, err := s.UploadLicenses(s.ctx, uploadOf(variation, keys...))
	if err != nil {
		t.Fatalf("upload: %v", err)
	}
	return result
}

func uploadOf(variation uuid.UUID, keys ...string) orders.UploadInput {
	in := orders.UploadInput{VariationID: variation, OnDuplicate: orders.DuplicateSkip}
	for _, key := range keys {
		in.Licenses = append(in.Licenses, orders.NewLicense{Credentials: key})
	}
	return in
}

func newKeys(n int) []string {
	keys := make([]string, n)
	for i := range keys {
		keys[i] = fmt.Sprintf("KEY-%s", uuid.NewString())
	}
	return keys
}

func (s *shop) buy(customer uuid.UUID, variations ...uuid.UUID) (*db.Order, error) {
	placed, _, err := s.PlaceOrder(s.ctx, orders.PlaceOrderInput{
		Customer: customers.CustomerRef{ID: customer}, Items: variations, Source: order.SourceAPI,
	})
	return placed, err
}

func codeOf(err error) problem.Code {
	var refusal *problem.Error
	if errors.As(err, &refusal) {
		return refusal.Code
	}
	return ""
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

func amountOf(t failer, text string) money.Amount {
	t.Helper()
	amount, err := money.Parse(text)
	if err != nil {
		t.Fatalf("%v", err)
	}
	return amount
}
