package graph_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/customer"
	"kiosk/ent/db/order"
	"kiosk/ent/db/product"
	"kiosk/ent/db/recharge"
	"kiosk/ent/db/staffmember"
	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/auth"
	"kiosk/internal/money"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver/webhooks"
)

// rowsOfEach is how many rows fillPages adds to each list, and to each of two parents of each nested list.
const rowsOfEach = 7

// fillPages adds rows to every list. In the columns that lists are ordered by, two rows each have equal values, in the reverse
// order of the ids, with zeros and empty strings.
func (o *fixture) fillPages(t testing.TB) {
	t.Helper()
	f := &filler{fixture: o, t: t, ctx: o.Context(t), data: o.Database.Client}
	f.webhooks()
	for i := range rowsOfEach {
		f.people(i)
		f.ledger(i)
		f.catalogue(i)
	}
	f.licenses()
}

type filler struct {
	*fixture
	t    testing.TB
	ctx  context.Context
	data *db.Client
}

// at returns the time of a row: the same for two rows each, and earlier for later rows.
func (f *filler) at(i int) time.Time {
	return time.Date(2026, 1, 2, 3, 4, 5, 678_901_000, time.UTC).Add(-time.Duration(i/2) * time.Hour)
}

// low returns a number for a row: 0 for the first two rows, and the same for two rows each.
func low(i int) int { return i / 2 }

func (f *filler) must(_ any, err error) {
	f.t.Helper()
	if err != nil {
		f.t.Fatal(err)
	}
}

func (f *filler) people(i int) {
	f.must(f.data.Customer.Create().SetName([]string{"", "", "b:c", "b:c", "ü", "ü", "A"}[i]).SetWalletBalance(money.Amount(low(i))).
		SetStatus(customer.StatusACTIVE).SetCreatedAt(f.at(i)).SetUpdatedAt(f.at(i)).Save(f.ctx))
	f.must(f.data.StaffMember.Create().SetEmail(fmt.Sprint(i, "@example.com")).SetPasswordHash("x").SetRole(staffmember.RoleVIEWER).
		SetCreatedAt(f.at(i)).SetUpdatedAt(f.at(i)).Save(f.ctx))
	f.must(f.data.APIToken.Create().SetName("").SetPrefix("x").SetHash(fmt.Append(nil, f.ID, i)).SetScopes(auth.Scopes{}).
		SetCreatedAt(f.at(i)).Save(f.ctx))
	f.must(f.data.AuditEntry.Create().SetActorKind("SYSTEM").SetAction("store.restored").SetSubjectType("Store").SetSubjectID(uuid.New()).
		SetCreatedAt(f.at(i)).Save(f.ctx))
}

func (f *filler) ledger(i int) {
	for n, owner := range []*db.Customer{f.Bruno, f.Blocked} {
		f.must(f.data.WalletTransaction.Create().SetCustomerID(owner.ID).SetSequence(int64(100 + i)).SetAmount(1).SetBalanceAfter(0).
			SetKind(wallettransaction.KindADJUSTMENT).SetActorKind("SYSTEM").SetCreatedAt(f.at(i)).Save(f.ctx))
		f.must(f.data.Comment.Create().SetCustomerID(owner.ID).SetText("x").SetActorKind("SYSTEM").SetCreatedAt(f.at(i)).Save(f.ctx))
		f.must(f.data.Recharge.Create().SetCustomerID(owner.ID).SetAmount(1).SetStatus(recharge.StatusPENDING).
			SetCreatedAt(f.at(i)).Save(f.ctx))
		placed, err := f.data.Order.Create().SetCustomerID(owner.ID).SetNumber(fmt.Sprint("N", n, i)).SetStatus(order.StatusCOMPLETED).
			SetCurrency("EUR").SetTotal(money.Amount(1 + low(i))).SetSource(order.SourceAPI).
			SetCreatedAt(f.at(i)).SetUpdatedAt(f.at(i)).Save(f.ctx)
		f.must(placed, err)
		f.must(f.data.UnrolledOrder.Create().SetID(placed.ID).SetCreatedAt(f.at(i)).Save(f.ctx))
	}
}

func (f *filler) catalogue(i int) {
	f.must(f.data.PriceTier.Create().SetName(fmt.Sprint("Tier", i)).SetLevel(low(i) - 1).SetCreatedAt(f.at(i)).SetUpdatedAt(f.at(i)).Save(f.ctx))
	name := []string{"", "", "Z", "Z", "a", "a", "é"}[i]
	f.must(f.data.Category.Create().SetName(name).SetSlug(fmt.Sprint("c", i)).SetCreatedAt(f.at(i)).SetUpdatedAt(f.at(i)).Save(f.ctx))
	p, err := f.data.Product.Create().SetName(name).SetSlug(fmt.Sprint("p", i)).SetKind(product.KindSERVICE).
		SetCreatedAt(f.at(i)).SetUpdatedAt(f.at(i)).Save(f.ctx)
	f.must(p, err)
	v, err := f.data.Variation.Create().SetProductID(p.ID).SetSku([]string{"", "v1", "v2", "V2", "v3", "v:4", "v5"}[i]).
		SetPrice(money.Amount(1 + low(i))).SetStockQuantity(low(i)).SetCreatedAt(f.at(i)).SetUpdatedAt(f.at(i)).Save(f.ctx)
	f.must(v, err)
	for _, category := range []*db.Category{f.Software, f.Everything} { // both have each product
		f.must(f.data.ProductCategory.Create().SetProductID(p.ID).SetCategoryID(category.ID).SetCreatedAt(f.at(rowsOfEach - i)).Save(f.ctx))
	}
	for _, tier := range []*db.PriceTier{f.Silver, f.Gold} {
		f.must(f.data.TierPrice.Create().SetTierID(tier.ID).SetVariationID(v.ID).SetPrice(1).SetCreatedAt(f.at(i)).SetUpdatedAt(f.at(i)).Save(f.ctx))
	}
}

func (f *filler) licenses() {
	for n := range rowsOfEach {
		batch, err := f.data.LicenseBatch.Create().SetVariationID(f.Lifetime.ID).SetReceived(rowsOfEach).SetCreated(0).
			SetActorKind("SYSTEM").SetCreatedAt(f.at(n)).Save(f.ctx)
		f.must(batch, err)
		for i := 0; n < 2 && i < rowsOfEach; i++ {
			f.must(f.data.License.Create().SetVariationID(f.Lifetime.ID).SetBatchID(batch.ID).SetCredentials([]byte("x")).
				SetFingerprint(fmt.Append(nil, n, i)).SetStatus("REVOKED").SetCreatedAt(f.at(i)).SetExpiresAt(f.at(rowsOfEach - i)).Save(f.ctx))
		}
	}
}

func (f *filler) webhooks() {
	var endpoints []uuid.UUID
	for i := range rowsOfEach {
		endpoint, _, err := f.Resolver.RegisterWebhook(f.ctx, webhooks.NewWebhook{
			URL: fmt.Sprint("https://hooks.example.com/", i), Events: []outbox.Type{outbox.OrderCreated},
		})
		f.must(endpoint, err)
		endpoints = append(endpoints, endpoint.ID)
	}
	for i := range rowsOfEach {
		create := f.data.Event.Create().SetType("order.created").SetData("{}").SetCreatedAt(f.at(i))
		event, err := create.SetSequence(int64(1000 + i)).Save(f.ctx)
		f.must(event, err)
		for _, endpoint := range endpoints[:2] {
			f.must(f.data.Delivery.Create().SetEventID(event.ID).SetEndpointID(endpoint).SetStatus("CANCELLED").
				SetDueAt(f.at(i)).SetCreatedAt(f.at(i)).Save(f.ctx))
		}
	}
	f.must(f.data.Event.Create().SetType("order.created").SetData("{}").Save(f.ctx)) // without a sequence: in no list yet
}
