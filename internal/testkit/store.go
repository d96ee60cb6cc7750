package testkit

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/alexedwards/argon2id"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/customer"
	"kiosk/ent/db/product"
	"kiosk/ent/db/staffmember"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/money"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/access"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/stores"
	"kiosk/internal/resolver/wallets"
	"kiosk/internal/vault"
)

// Store is a store with test data: products, price tiers, customers and tokens.
type Store struct {
	*db.Store
	Database *database.DB
	Resolver *resolver.Resolver

	FullToken     string // every scope
	ReadOnlyToken string // products:read

	Silver, Gold *db.PriceTier // levels 1 and 2
	Software     *db.Category
	Everything   *db.Category // the parent of Software

	// Antivirus is DIGITAL, in Software, with two variations that depend on stock.
	Antivirus *db.Product
	Yearly    *db.Variation // 49.90, 365 days, ten licenses; 44.90 for Silver, 39.90 for Gold
	Lifetime  *db.Variation // 99.00, for ever, no licenses, no tier prices
	// Streaming is DIGITAL and may be backordered.
	Streaming *db.Product
	Monthly   *db.Variation // 20.00, 30 days, no licenses
	// Setup is a SERVICE, which does not depend on stock.
	Setup *db.Product
	Hour  *db.Variation // 30.00
	// Stick is PHYSICAL.
	Stick *db.Product
	Piece *db.Variation // 15.00, three in stock
	// Hidden lists the products that the REST API does not return: one DRAFT, one INACTIVE and one ARCHIVED product.
	Hidden []*db.Product

	Ana     *db.Customer // Gold, 1000.00, phone linked
	Bruno   *db.Customer // no tier, nothing in the wallet, phone not linked
	Carla   *db.Customer // Silver, 100.00, phone linked
	Dora    *db.Customer // no tier, no phone, 500.00
	Blocked *db.Customer // 100.00

	config resolver.Config
}

// NewStore creates a store with test data, through the public operations. The changes apply to the configuration of the store's
// resolver, to set a clock, for example.
func NewStore(t testing.TB, d *database.DB, changes ...func(*resolver.Config)) *Store {
	t.Helper()
	config := resolver.Config{Database: d, Vault: testVault(t), HashPassword: HashPassword}
	for _, change := range changes {
		change(&config)
	}
	s := &Store{Database: d, Resolver: newResolver(t, config), config: config}
	var err error
	s.Store, err = s.Resolver.CreateStore(auth.AllTenants(t.Context()), stores.NewStore{
		Slug:     fmt.Sprintf("store-%d", storeNumber.Add(1)),
		Name:     "Store",
		Currency: "EUR",
		Livemode: true,
	})
	Must(t, err)
	s.FullToken = s.NewToken(t, auth.AllScopes...)
	s.ReadOnlyToken = s.NewToken(t, auth.ProductsRead)
	s.createCatalogue(t)
	s.registerCustomers(t)
	return s
}

// newResolver returns a resolver that is closed when the test ends.
func newResolver(t testing.TB, config resolver.Config) *resolver.Resolver {
	opened := resolver.New(config)
	t.Cleanup(func() {
		if err := opened.Close(context.WithoutCancel(t.Context())); err != nil {
			t.Errorf("close the resolver: %v", err)
		}
	})
	return opened
}

var storeNumber atomic.Int64

// Context returns a context with the system of the store as the actor.
func (s *Store) Context(t testing.TB) context.Context {
	return auth.With(t.Context(), auth.System(s.ID))
}

// NewToken creates an API token of the store with the scopes.
func (s *Store) NewToken(t testing.TB, scopes ...auth.Scope) string {
	t.Helper()
	token, _, err := s.Resolver.CreateToken(s.Context(t), access.NewToken{Name: "test", Scopes: scopes})
	Must(t, err)
	return token
}

// NewProduct creates an ACTIVE product of the kind. Its slug is its name in lower case.
func (s *Store) NewProduct(t testing.TB, name string, kind product.Kind, variations ...catalogue.VariationInput) *db.Product {
	t.Helper()
	created, err := s.Resolver.WriteProduct(s.Context(t), catalogue.ProductInput{
		Name:                 &name,
		Slug:                 new(strings.ToLower(name)),
		Description:          new(name + ", as described."),
		PostSaleInstructions: new("How to use " + name + "."),
		Kind:                 &kind,
		Status:               new(product.StatusACTIVE),
		Variations:           variations,
	})
	Must(t, err)
	return created
}

// NewCustomer registers a customer and tops up the wallet with balance.
func (s *Store) NewCustomer(t testing.TB, in customers.NewCustomer, balance money.Amount) *db.Customer {
	t.Helper()
	registered, _, err := s.Resolver.RegisterCustomer(s.Context(t), in)
	Must(t, err)
	if balance > 0 {
		_, _, err = s.Resolver.RechargeWallet(s.Context(t), wallets.RechargeInput{
			Customer: customers.CustomerRef{ID: registered.ID},
			Amount:   balance,
		})
		Must(t, err)
	}
	return registered
}

// AddLicenses uploads n licenses of a variation, with credentials that no other license has.
func (s *Store) AddLicenses(t testing.TB, variation uuid.UUID, n int) {
	t.Helper()
	for ; n > 0; n -= orders.MaxLicenses {
		licenses := make([]orders.NewLicense, min(n, orders.MaxLicenses))
		for i := range licenses {
			licenses[i].Credentials = fmt.Sprintf("KEY-%06d", licenseNumber.Add(1))
		}
		_, _, err := s.Resolver.UploadLicenses(s.Context(t), orders.UploadInput{
			VariationID: variation,
			Licenses:    licenses,
			OnDuplicate: orders.DuplicateReject,
		})
		Must(t, err)
	}
}

var licenseNumber atomic.Int64

// Balance returns the balance of a customer's wallet.
func (s *Store) Balance(t testing.TB, id uuid.UUID) money.Amount {
	t.Helper()
	found, err := s.Database.Client.Customer.Get(s.Context(t), id)
	Must(t, err)
	return found.WalletBalance
}

// StockOf returns the stock quantity of a variation.
func (s *Store) StockOf(t testing.TB, id uuid.UUID) int {
	t.Helper()
	found, err := s.Database.Client.Variation.Get(s.Context(t), id)
	Must(t, err)
	return found.StockQuantity
}

func (s *Store) createCatalogue(t testing.TB) {
	t.Helper()
	ctx := s.Context(t)
	var err error
	s.Silver, err = s.Resolver.CreatePriceTier(ctx, catalogue.NewPriceTier{Name: "Silver", Level: 1})
	Must(t, err)
	s.Gold, err = s.Resolver.CreatePriceTier(ctx, catalogue.NewPriceTier{Name: "Gold", Level: 2})
	Must(t, err)
	s.Everything, err = s.Resolver.CreateCategory(ctx, catalogue.NewCategory{Name: "Everything", Slug: "everything"})
	Must(t, err)
	s.Software, err = s.Resolver.CreateCategory(ctx, catalogue.NewCategory{Name: "Software", Slug: "software", ParentID: &s.Everything.ID})
	Must(t, err)

	s.Antivirus, err = s.Resolver.WriteProduct(ctx, catalogue.ProductInput{
		Name: new("Antivirus"), Slug: new("antivirus"), Description: new("Keeps viruses <out> & users in."),
		PostSaleInstructions: new("Enter the key."), Kind: new(product.KindDIGITAL), Status: new(product.StatusACTIVE),
		CategoryIDs: []uuid.UUID{s.Software.ID},
		Variations: []catalogue.VariationInput{
			{SKU: new("AV-1Y"), Price: new(money.Amount(4990)), DurationDays: new(365), TierPrices: []catalogue.NewTierPrice{{TierID: s.Silver.ID, Price: 4490}, {TierID: s.Gold.ID, Price: 3990}}},
			{SKU: new("AV-LT"), Price: new(money.Amount(9900))},
		},
	})
	Must(t, err)
	s.Yearly, s.Lifetime = variationOf(s.Antivirus, "AV-1Y"), variationOf(s.Antivirus, "AV-LT")
	s.AddLicenses(t, s.Yearly.ID, 10)

	s.Streaming = s.NewProduct(t, "Streaming", product.KindDIGITAL, catalogue.VariationInput{SKU: new("ST-1M"), Price: new(money.Amount(2000)), DependsOnStock: new(false), DurationDays: new(30)})
	s.Monthly = variationOf(s.Streaming, "ST-1M")
	s.Setup = s.NewProduct(t, "Setup", product.KindSERVICE, catalogue.VariationInput{SKU: new("SETUP"), Price: new(money.Amount(3000)), DependsOnStock: new(false)})
	s.Hour = variationOf(s.Setup, "SETUP")
	s.Stick = s.NewProduct(t, "Stick", product.KindPHYSICAL, catalogue.VariationInput{SKU: new("USB"), Price: new(money.Amount(1500)), StockQuantity: new(3)})
	s.Piece = variationOf(s.Stick, "USB")

	for _, status := range []product.Status{product.StatusDRAFT, product.StatusINACTIVE, product.StatusARCHIVED} {
		hidden, err := s.Resolver.WriteProduct(ctx, catalogue.ProductInput{
			Name: new("Hidden"), Slug: new("hidden-" + strings.ToLower(string(status))), Kind: new(product.KindSERVICE), Status: &status,
			Variations: []catalogue.VariationInput{{SKU: new("HIDDEN-" + string(status)), Price: new(money.Amount(100)), DependsOnStock: new(false)}},
		})
		Must(t, err)
		s.Hidden = append(s.Hidden, hidden)
	}
}

func (s *Store) registerCustomers(t testing.TB) {
	t.Helper()
	s.Ana = s.NewCustomer(t, customers.NewCustomer{Name: "Ana", Phone: new("+5511987654321"), PhoneLinked: true, ExternalRef: new("telegram:12345"), TierID: &s.Gold.ID}, 1000_00)
	s.Bruno = s.NewCustomer(t, customers.NewCustomer{Name: "Bruno", Phone: new("+5511987654322")}, 0)
	s.Carla = s.NewCustomer(t, customers.NewCustomer{Name: "Carla", Phone: new("+5511987654323"), PhoneLinked: true, TierID: &s.Silver.ID}, 100_00)
	s.Dora = s.NewCustomer(t, customers.NewCustomer{Name: "Dora"}, 500_00)
	s.Blocked = s.NewCustomer(t, customers.NewCustomer{Name: "Blocked"}, 100_00)
	Must(t, s.Database.Client.Customer.Update().
		Where(customer.ID(s.Blocked.ID)).
		SetStatus(customer.StatusBLOCKED).
		Exec(s.Context(t)))
}

func variationOf(p *db.Product, sku string) *db.Variation {
	for _, v := range p.Edges.Variations {
		if v.Sku == sku {
			return v
		}
	}
	panic("testkit: no variation " + sku)
}

// testVault returns the vault of the test process, which has one master key for all stores.
func testVault(t testing.TB) *vault.Vault {
	t.Helper()
	opened, err := sharedVault()
	Must(t, err)
	return opened
}

var sharedVault = sync.OnceValues(func() (*vault.Vault, error) {
	directory, err := os.MkdirTemp("", "kiosk-key-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(directory)
	path := filepath.Join(directory, "master.json")
	if err := vault.CreateMasterKey(path); err != nil {
		return nil, err
	}
	return vault.Open(path)
})

// Clock is a clock that a test moves by hand.
type Clock struct{ offset atomic.Int64 }

// Now returns the time of the clock, in UTC and truncated to microseconds, as both databases store it.
func (c *Clock) Now() time.Time {
	return time.Now().Add(time.Duration(c.offset.Load())).UTC().Truncate(time.Microsecond)
}

// Advance moves the clock forward.
func (c *Clock) Advance(d time.Duration) { c.offset.Add(int64(d)) }

// AtOnce runs n calls concurrently and waits for all of them.
func AtOnce(n int, call func(i int)) {
	var start, done sync.WaitGroup
	start.Add(1)
	for i := range n {
		done.Go(func() {
			start.Wait()
			call(i)
		})
	}
	start.Done()
	done.Wait()
}

// Must fails the test on an error.
func Must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// Reopened returns the same store with a new resolver. Its caches are empty, like those of another process.
func (s *Store) Reopened(t testing.TB) *Store {
	t.Helper()
	reopened := *s
	reopened.Resolver = newResolver(t, s.config)
	return &reopened
}

// NewStaff creates a staff member with the role, and returns a context with that member as the actor.
func (s *Store) NewStaff(t testing.TB, role auth.Role) context.Context {
	t.Helper()
	member, err := s.Resolver.CreateStaff(s.Context(t), access.NewStaff{
		Email:    fmt.Sprintf("%s-%d@example.com", strings.ToLower(string(role)), staffNumber.Add(1)),
		Name:     "Staff " + string(role),
		Password: StaffPassword,
		Role:     staffmember.Role(role),
	})
	Must(t, err)
	return auth.With(t.Context(), auth.Actor{
		Kind: auth.KindStaff, ID: member.ID, Name: member.Name, StoreID: s.ID, Role: role,
	})
}

// NewStaffToken creates a staff member with the role, and returns an access token of that member.
func (s *Store) NewStaffToken(t testing.TB, role auth.Role) string {
	t.Helper()
	token, _, err := s.Resolver.CreateAccessToken(s.NewStaff(t, role), access.NewAccessToken{Name: "test"})
	Must(t, err)
	return token
}

// HashPassword hashes a password at the lowest cost. With auth.HashPassword, most of the tests' time would go into hashing.
func HashPassword(plain string) (string, error) {
	return argon2id.CreateHash(plain, &argon2id.Params{Memory: 8, Iterations: 1, Parallelism: 1, SaltLength: 16, KeyLength: 32})
}

// StaffPassword is the password of every staff member of a test.
const StaffPassword = "correct horse battery staple"

var staffNumber atomic.Int64
