package main

import (
	"cmp"
	"context"
	"crypto/rand"
	"fmt"
	"strings"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/product"
	"kiosk/ent/db/staffmember"
	"kiosk/internal/auth"
	"kiosk/internal/money"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/access"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/stores"
	"kiosk/internal/resolver/wallets"
)

// A demoStore describes the data of one store. The list of them, demoStores, is in demo_stores.go.
type demoStore struct {
	slug, name, currency, timezone string
	livemode                       bool
	tiers                          []string // by level, from 1
	categories                     []demoCategory
	products                       []demoProduct
	customers                      []demoCustomer
}

type demoCategory struct{ slug, name, parent string }

type demoProduct struct {
	slug, name, description, instructions string
	kind                                  product.Kind
	status                                product.Status // ACTIVE when empty
	categories                            []string
	variations                            []demoVariation
}

type demoVariation struct {
	sku       string
	price     money.Amount
	days      int
	stock     int // licenses of a DIGITAL variation
	backorder bool
	tiers     map[string]money.Amount // prices by tier
}

type demoCustomer struct {
	name, email, phone string
	linked             bool
	tier               string
	wallet             money.Amount
}

// demoRoles are the roles of which each store has one member of staff.
var demoRoles = []staffmember.Role{
	staffmember.RoleOWNER, staffmember.RoleMANAGER, staffmember.RoleSUPPORT, staffmember.RoleVIEWER,
}

func demoEmail(role staffmember.Role, slug string) string {
	return strings.ToLower(string(role)) + "@" + slug + ".example"
}

// seeder creates the data of one store. It keeps the ids of tiers by name and of categories by slug.
type seeder struct {
	*resolver.Resolver
	tiers, categories map[string]uuid.UUID
}

// seed creates the store with its data, and returns the passwords of its staff.
func (plan demoStore) seed(ctx context.Context, operations *resolver.Resolver) (storeSecrets, error) {
	row, err := operations.CreateStore(auth.AllTenants(ctx), stores.NewStore{
		Slug: plan.slug, Name: plan.name, Currency: plan.currency, Timezone: plan.timezone, Livemode: plan.livemode,
	})
	if err != nil {
		return storeSecrets{}, err
	}
	ctx = auth.With(ctx, auth.System(row.ID))
	s := seeder{operations, map[string]uuid.UUID{}, map[string]uuid.UUID{}}
	if err := s.catalogue(ctx, plan); err != nil {
		return storeSecrets{}, err
	}
	for _, p := range plan.products {
		if err := s.product(ctx, p); err != nil {
			return storeSecrets{}, fmt.Errorf("product %s: %w", p.slug, err)
		}
	}
	for _, c := range plan.customers {
		if err := s.customer(ctx, c); err != nil {
			return storeSecrets{}, fmt.Errorf("customer %s: %w", c.name, err)
		}
	}
	return s.staff(ctx, plan.slug)
}

// catalogue creates the tiers and categories.
func (s seeder) catalogue(ctx context.Context, plan demoStore) error {
	for i, name := range plan.tiers {
		tier, err := s.CreatePriceTier(ctx, catalogue.NewPriceTier{Name: name, Level: i + 1})
		if err != nil {
			return err
		}
		s.tiers[name] = tier.ID
	}
	for _, c := range plan.categories {
		created, err := s.CreateCategory(ctx, catalogue.NewCategory{Name: c.name, Slug: c.slug, ParentID: idOf(s.categories, c.parent)})
		if err != nil {
			return err
		}
		s.categories[c.slug] = created.ID
	}
	return nil
}

func (s seeder) product(ctx context.Context, plan demoProduct) error {
	input := catalogue.ProductInput{
		Name: &plan.name, Slug: &plan.slug, Description: &plan.description, PostSaleInstructions: &plan.instructions,
		Kind: &plan.kind, Status: new(cmp.Or(plan.status, product.StatusACTIVE)),
	}
	for _, slug := range plan.categories {
		input.CategoryIDs = append(input.CategoryIDs, s.categories[slug])
	}
	for _, v := range plan.variations {
		input.Variations = append(input.Variations, s.variation(plan.kind, v))
	}
	created, err := s.WriteProduct(ctx, input)
	if err != nil || plan.kind != product.KindDIGITAL {
		return err
	}
	return s.stock(ctx, created, plan)
}

func (s seeder) variation(kind product.Kind, plan demoVariation) catalogue.VariationInput {
	input := catalogue.VariationInput{
		SKU: &plan.sku, Price: &plan.price, DurationDays: &plan.days, DependsOnStock: new(!plan.backorder),
	}
	if kind != product.KindDIGITAL {
		input.StockQuantity = &plan.stock
	}
	for tier, price := range plan.tiers {
		input.TierPrices = append(input.TierPrices, catalogue.NewTierPrice{TierID: s.tiers[tier], Price: price})
	}
	return input
}

// stock uploads the licenses of a DIGITAL product.
func (s seeder) stock(ctx context.Context, created *db.Product, plan demoProduct) error {
	ids := map[string]uuid.UUID{}
	for _, v := range created.Edges.Variations {
		ids[v.Sku] = v.ID
	}
	for _, v := range plan.variations {
		if v.stock == 0 {
			continue
		}
		licenses := make([]orders.NewLicense, v.stock)
		for i := range licenses {
			licenses[i].Credentials = newLicense(v.sku)
		}
		if _, _, err := s.UploadLicenses(ctx, orders.UploadInput{VariationID: ids[v.sku], Licenses: licenses, OnDuplicate: orders.DuplicateSkip}); err != nil {
			return err
		}
	}
	return nil
}

// newLicense returns a random license key of the form PREFIX-XXXXX-XXXXX-XXXXX-XXXXX.
func newLicense(sku string) string {
	prefix, _, _ := strings.Cut(sku, "-")
	random := rand.Text()
	return strings.Join([]string{prefix, random[:5], random[5:10], random[10:15], random[15:20]}, "-")
}

func (s seeder) customer(ctx context.Context, plan demoCustomer) error {
	input := customers.NewCustomer{
		Name: plan.name, Email: &plan.email, PhoneLinked: plan.linked, TierID: idOf(s.tiers, plan.tier),
	}
	if plan.phone != "" {
		input.Phone = &plan.phone
	}
	created, _, err := s.RegisterCustomer(ctx, input)
	if err != nil || plan.wallet == 0 {
		return err
	}
	_, _, err = s.RechargeWallet(ctx, wallets.RechargeInput{
		Customer: customers.CustomerRef{ID: created.ID}, Amount: plan.wallet, Reference: "opening balance",
	})
	return err
}

// staff creates a member of staff for each role, and returns their passwords.
func (s seeder) staff(ctx context.Context, slug string) (storeSecrets, error) {
	secrets := newStoreSecrets()
	for _, role := range demoRoles {
		email, password := demoEmail(role, slug), newPassword()
		member, err := s.CreateStaff(ctx, access.NewStaff{
			Email: email, Name: string(role[0]) + strings.ToLower(string(role[1:])), Password: password, Role: role,
		})
		if err != nil {
			return storeSecrets{}, err
		}
		secrets.Passwords[email], secrets.Hashes[email] = password, member.PasswordHash
	}
	return secrets, s.formerAndFutureStaff(ctx, slug)
}

// formerAndFutureStaff creates two members of staff who cannot sign in: an invited one and a disabled one.
func (s seeder) formerAndFutureStaff(ctx context.Context, slug string) error {
	_, err := s.InviteStaff(ctx, access.InviteStaffInput{Email: "noa@" + slug + ".example", Name: "Noa Costa", Role: staffmember.RoleSUPPORT})
	if err != nil {
		return err
	}
	former, err := s.InviteStaff(ctx, access.InviteStaffInput{Email: "kai@" + slug + ".example", Name: "Kai Berg", Role: staffmember.RoleVIEWER})
	if err != nil {
		return err
	}
	_, err = s.DisableStaff(ctx, access.DisableStaffInput{ID: former.Member.ID})
	return err
}

func idOf(ids map[string]uuid.UUID, name string) *uuid.UUID {
	if id, known := ids[name]; known {
		return &id
	}
	return nil
}
