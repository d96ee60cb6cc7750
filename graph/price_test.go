package graph_test

import (
	"fmt"
	"testing"

	"github.com/google/uuid"

	"kiosk/ent/db/auditentry"
	"kiosk/internal/auth"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/resolver/customers"
)

const (
	setTierPrice    = `mutation($input: SetTierPriceInput!) { setTierPrice(input: $input) { price tier { name } variation { sku } } }`
	removeTierPrice = `mutation($input: RemoveTierPriceInput!) { removeTierPrice(input: $input) { ` + variationFields + ` } }`
	setTierPrices   = `mutation($input: SetTierPricesInput!) { setTierPrices(input: $input) { changed removed prices { price tier { name } variation { sku } } } }`
)

type priceShown struct {
	Price     string
	Tier      struct{ Name string }
	Variation struct{ Sku string }
}

type pricesSet struct {
	SetTierPrices struct {
		Changed, Removed int
		Prices           []priceShown
	}
}

func TestATierPriceIsSetAndRemoved(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		quoted := func() string {
			t.Helper()
			quote, err := o.Resolver.Quote(o.Context(t), o.Stick.ID, customers.CustomerRef{ID: o.Ana.ID})
			if err != nil {
				t.Fatal(err)
			}
			return quote.Variations[0].Price.String()
		}
		input := func(more vars) vars {
			in := vars{"variationId": o.Piece.ID, "tierId": o.Gold.ID}
			for name, value := range more {
				in[name] = value
			}
			return vars{"input": in}
		}
		for _, price := range []string{"12.00", "11.00", "11.00"} {
			set := get[struct{ SetTierPrice priceShown }](t, o.staffClient, setTierPrice, input(vars{"price": price})).SetTierPrice
			if fmt.Sprint(set) != "{"+price+" {Gold} {USB}}" || quoted() != price {
				t.Errorf("%+v, quoted %s", set, quoted())
			}
			o.audited(t, "variation.set_prices")
		}
		entries := o.priceAudit(t)
		if len(entries) != 2 || entries[1] != o.Piece.ID {
			t.Errorf("%d audit entries: setting the same price again is no change", len(entries))
		}
		for range 2 {
			left := get[struct{ RemoveTierPrice variationShown }](t, o.staffClient, removeTierPrice, input(nil)).RemoveTierPrice
			if left.Sku != "USB" || len(left.TierPrices) != 0 || quoted() != "15.00" {
				t.Errorf("%+v, quoted %s", left, quoted())
			}
		}
		o.refuses(t, "INVALID_INPUT", setTierPrice, input(vars{"price": "0"}), "input.price")
		o.refuses(t, "VARIATION_NOT_FOUND", setTierPrice, input(vars{"price": "1", "variationId": uuid.New()}), "input.variationId")
		o.refuses(t, "NOT_FOUND", setTierPrice, input(vars{"price": "1", "tierId": uuid.New()}), "input.tierId")
		o.refuses(t, "NOT_FOUND", removeTierPrice, input(vars{"tierId": uuid.New()}), "input.tierId")
		o.as(t, auth.Support).refuses(t, "FORBIDDEN", setTierPrice, input(vars{"price": "1"}))
	})
}

// priceAudit returns the variations whose price changes are in the audit, the oldest first.
func (o *fixture) priceAudit(t testing.TB) (variations []uuid.UUID) {
	t.Helper()
	entries, err := o.Database.Client.AuditEntry.Query().
		Where(auditentry.Action("variation.set_prices")).
		Order(auditentry.ByCreatedAt(), auditentry.ByID()).
		All(o.Context(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		variations = append(variations, entry.SubjectID)
	}
	return variations
}

func TestManyPricesAreSetAllOrNone(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		line := func(variation, tier uuid.UUID, price any) vars {
			return vars{"variationId": variation, "tierId": tier, "price": price}
		}
		set := get[pricesSet](t, o.staffClient, setTierPrices, vars{"input": vars{"prices": []vars{
			line(o.Yearly.ID, o.Gold.ID, nil),
			line(o.Yearly.ID, o.Silver.ID, "44.90"),
			line(o.Piece.ID, o.Silver.ID, "14.00"),
			line(o.Piece.ID, o.Gold.ID, "13.00"),
			line(o.Hour.ID, o.Gold.ID, nil),
		}}}).SetTierPrices
		if set.Changed != 2 || set.Removed != 1 || fmt.Sprint(set.Prices) != "[{44.90 {Silver} {AV-1Y}} {14.00 {Silver} {USB}} {13.00 {Gold} {USB}}]" {
			t.Errorf("%+v", set)
		}
		if got := o.priceAudit(t); len(got) != 2 {
			t.Errorf("%d audit entries, want one for each variation that changed", len(got))
		}
		listed := get[struct {
			TierPrices struct{ TotalCount int }
			PriceTier  struct {
				Prices struct {
					TotalCount int
					Edges      []struct{ Node priceShown }
				}
			}
		}](t, o.staffClient, `query($gold: ID!) {
			tierPrices(first: 10, where: {priceLTE: "14.00"}) { totalCount }
			priceTier(id: $gold) { prices(first: 10, where: {hasVariationWith: [{sku: "USB"}]}) { totalCount edges { node { price tier { name } variation { sku } } } } }
		}`, vars{"gold": o.Gold.ID})
		if listed.TierPrices.TotalCount != 2 || fmt.Sprint(listed.PriceTier.Prices) != "{1 [{{13.00 {Gold} {USB}}}]}" {
			t.Errorf("%+v", listed)
		}

		o.refuses(t, "INVALID_INPUT", setTierPrices, vars{"input": vars{"prices": []vars{
			line(o.Piece.ID, o.Gold.ID, "1.00"),
			line(uuid.New(), o.Gold.ID, "0"),
			line(o.Piece.ID, uuid.New(), "-1"),
			line(o.Piece.ID, o.Gold.ID, nil),
		}}}, "input.prices.1.variationId", "input.prices.1.price", "input.prices.2.tierId", "input.prices.2.price", "input.prices.3")
		o.refuses(t, "VARIATION_NOT_FOUND", setTierPrices, vars{"input": vars{"prices": []vars{
			line(o.Piece.ID, o.Gold.ID, "1.00"), line(uuid.New(), o.Gold.ID, "1.00"),
		}}}, "input.prices.1.variationId")
		o.refuses(t, "INVALID_INPUT", setTierPrices, vars{"input": vars{"prices": []vars{}}}, "input.prices")
		many := make([]vars, catalogue.MaxTierPrices+1)
		for i := range many {
			many[i] = line(uuid.New(), o.Gold.ID, "1.00")
		}
		o.refuses(t, "INVALID_INPUT", setTierPrices, vars{"input": vars{"prices": many}}, "input.prices")
		if got := o.readVariation(t, o.Piece.ID); fmt.Sprint(got.TierPrices) != "[{13.00 {Gold}} {14.00 {Silver}}]" && fmt.Sprint(got.TierPrices) != "[{14.00 {Silver}} {13.00 {Gold}}]" {
			t.Errorf("a refused line left its mark: %+v", got.TierPrices)
		}
	})
}

func TestAPriceIsNotReplacedByAChangeThatExpectsAnother(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		line := func(variation uuid.UUID, expected, price any) vars {
			return vars{"variationId": variation, "tierId": o.Silver.ID, "price": price, "expected": vars{"price": expected}}
		}
		input := func(lines ...vars) vars { return vars{"input": vars{"prices": lines}} }
		set := func(lines ...vars) string {
			t.Helper()
			set := get[pricesSet](t, o.staffClient, setTierPrices, input(lines...)).SetTierPrices
			return fmt.Sprint(set.Changed, set.Removed)
		}
		if got := set(line(o.Yearly.ID, "44.90", "44.00"), line(o.Piece.ID, nil, "14.00"), line(o.Hour.ID, nil, nil)); got != "2 0" {
			t.Errorf("set as they were: %s", got)
		}
		o.refuses(t, "STALE", setTierPrices, input(
			line(o.Yearly.ID, "43.00", "42.00"), line(o.Piece.ID, "14.00", "13.00"), line(o.Hour.ID, "9.00", "8.00"),
		), "input.prices.0", "input.prices.2")
		o.refuses(t, "STALE", setTierPrices, input(line(o.Yearly.ID, nil, "42.00")), "input.prices.0")
		o.refuses(t, "STALE", setTierPrices, input(line(o.Yearly.ID, "43.00", nil)), "input.prices.0")
		if got := set(line(o.Yearly.ID, "43.00", "44.00"), line(o.Hour.ID, "9.00", nil)); got != "0 0" {
			t.Errorf("what is as wanted was changed: %s", got)
		}
		if got := set(line(o.Yearly.ID, "44.00", "42.00"), line(o.Piece.ID, "14.00", nil)); got != "1 1" {
			t.Errorf("set as expected: %s", got)
		}
		if got := o.readVariation(t, o.Piece.ID); len(got.TierPrices) != 0 {
			t.Errorf("the price is still there: %+v", got.TierPrices)
		}
	})
}
