package resolver_test

import (
	"slices"
	"time"

	"pgregory.net/rapid"

	"kiosk/ent/db/orderitem"
	"kiosk/ent/db/product"
	"kiosk/internal/auth"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/resolver/orders"
)

// The stock of the model, and the operations that change a variation while items of it wait.

// saleable returns how many units can be sold. The stock also counts licenses that have expired since the last run of
// ExpireLicenses.
func (m *model) saleable(v *modelVariation) int {
	if v.kind != product.KindDIGITAL {
		return v.stock
	}
	return len(v.free) - m.countExpired(v)
}

func (m *model) countExpired(v *modelVariation) int {
	expired := 0
	for _, expires := range v.free {
		if m.isExpired(expires) {
			expired++
		}
	}
	return expired
}

func (m *model) isExpired(expires time.Time) bool {
	return !expires.IsZero() && !expires.After(m.clock.at)
}

// takeLicense takes the oldest license that has not expired. It reports false when there is none.
func (m *model) takeLicense(v *modelVariation) bool {
	at := slices.IndexFunc(v.free, func(expires time.Time) bool { return !m.isExpired(expires) })
	if at < 0 {
		return false
	}
	v.free = slices.Delete(v.free, at, at+1)
	return true
}

// expireLicenses removes the expired licenses and returns their number. The caller changes the stock.
func (m *model) expireLicenses(v *modelVariation) int {
	expired := m.countExpired(v)
	v.free = slices.DeleteFunc(v.free, m.isExpired)
	return expired
}

func (m *model) expire(t *rapid.T) {
	if _, err := m.shop.ExpireLicenses(auth.AllTenants(m.shop.Ctx), 10_000); err != nil {
		t.Fatalf("expire licenses: %v", err)
	}
	for _, v := range m.variations {
		m.move(v, -m.expireLicenses(v))
	}
}

// adjustStock corrects the stock of a variation without licenses. New units go to items that were sold beyond the stock first.
func (m *model) adjustStock(t *rapid.T) {
	v := m.variations[rapid.IntRange(2, 3).Draw(t, "variation")]
	in := orders.AdjustStockInput{VariationID: v.id, Reason: "counted"}
	var delta int
	var refused bool
	if rapid.Bool().Draw(t, "count") {
		counted, promised := rapid.IntRange(0, 12).Draw(t, "counted"), m.promised(v)
		in.SetTo, delta, refused = &counted, counted-promised-v.stock, counted < promised
	} else {
		delta = rapid.SampledFrom([]int{1, 2, 8, -1, -2, -8}).Draw(t, "delta")
		in.Delta, refused = &delta, v.stock+delta < 0
	}
	code := problem.Code("")
	if refused {
		code = problem.CodeInsufficientStock
	}
	adjusted, _, err := m.shop.AdjustStock(m.shop.Ctx, in)
	if wantRefusal(t, err, code) {
		return
	}
	waiting := m.withoutStock(v)
	reserved := min(max(delta, 0), len(waiting))
	for _, item := range waiting[:reserved] {
		item.taken = true
	}
	m.move(v, delta-reserved)
	if adjusted.StockQuantity != v.stock || adjusted.Reserved != reserved {
		t.Fatalf("adjusted to %d with %d reserved, want %d and %d", adjusted.StockQuantity, adjusted.Reserved, v.stock, reserved)
	}
}

// promised returns how many units are sold and not handed out yet.
func (m *model) promised(v *modelVariation) int {
	promised := 0
	for _, o := range m.orders {
		for _, item := range o.itemsIn(orderitem.StatusPENDING) {
			if item.variation == v && item.taken {
				promised++
			}
		}
	}
	return promised
}

// changeVariation allows or forbids sales beyond the stock. Items that wait keep waiting.
func (m *model) changeVariation(t *rapid.T) {
	v := rapid.SampledFrom(m.variations).Draw(t, "variation")
	v.dependsOnStock = !v.dependsOnStock
	in := catalogue.VariationInput{ID: &v.id, DependsOnStock: &v.dependsOnStock}
	if _, err := m.shop.WriteVariation(m.shop.Ctx, in); err != nil {
		t.Fatalf("change a variation: %v", err)
	}
}
