package graph_test

import (
	"fmt"
	"testing"

	"github.com/google/uuid"
)

func TestAVariationIsAddedChangedArchivedAndRestored(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		added := get[struct{ AddVariation variationShown }](t, o.staffClient, addVariation, vars{"input": vars{
			"productId": o.Stick.ID, "sku": "USB-64", "price": "25.00", "stockQuantity": 2, "tierPrices": []vars{{"tierId": o.Silver.ID, "price": "24.00"}},
		}}).AddVariation
		o.audited(t, "variation.create")
		if added.Sku != "USB-64" || added.StockQuantity != 2 || fmt.Sprint(added.TierPrices) != "[{24.00 {Silver}}]" {
			t.Errorf("%+v", added)
		}
		changed := get[struct{ UpdateVariation variationShown }](t, o.staffClient, updateVariation, vars{"input": vars{
			"id": added.ID, "version": 1, "sku": "USB-128", "price": "30.00", "dependsOnStock": false, "durationDays": 9, "lowStockThreshold": 3,
		}}).UpdateVariation
		o.audited(t, "variation.update")
		if changed.Sku != "USB-128" || changed.Price != "30.00" || changed.DependsOnStock || changed.DurationDays != 9 ||
			*changed.LowStockThreshold != 3 || changed.StockQuantity != 2 || changed.Version != 2 {
			t.Errorf("%+v", changed)
		}
		cleared := get[struct{ UpdateVariation variationShown }](t, o.staffClient, updateVariation, vars{"input": vars{
			"id": added.ID, "version": 2, "clearLowStockThreshold": true,
		}}).UpdateVariation
		if cleared.LowStockThreshold != nil || cleared.Price != "30.00" {
			t.Errorf("%+v", cleared)
		}
		for i, status := range []string{"ARCHIVED", "ACTIVE"} {
			got := get[struct{ SetVariationStatus variationShown }](t, o.staffClient, setVariationStatus, vars{"input": vars{
				"id": added.ID, "version": 3 + i, "status": status,
			}}).SetVariationStatus
			o.audited(t, []string{"variation.archive", "variation.restore"}[i])
			if got.Status != status || got.Version != 4+i || fmt.Sprint(got) != fmt.Sprint(o.readVariation(t, added.ID)) {
				t.Errorf("%+v", got)
			}
		}

		o.refuses(t, "INVALID_INPUT", addVariation, vars{"input": vars{"productId": o.Antivirus.ID, "sku": "", "price": "-1", "stockQuantity": 5}},
			"input.sku", "input.price", "input.stockQuantity")
		o.refuses(t, "PRODUCT_NOT_FOUND", addVariation, vars{"input": vars{"productId": uuid.New(), "sku": "N", "price": "1"}})
		o.refuses(t, "PRODUCT_STATE", addVariation, vars{"input": vars{"productId": o.Hidden[2].ID, "sku": "N", "price": "1"}})
		o.refuses(t, "ALREADY_EXISTS", addVariation, vars{"input": vars{"productId": o.Stick.ID, "sku": "USB-128", "price": "1"}}, "input.sku")
		o.refuses(t, "NOT_FOUND", addVariation, vars{"input": vars{"productId": o.Stick.ID, "sku": "N", "price": "1", "tierPrices": []vars{{"tierId": uuid.New(), "price": "1"}}}}, "input.tierPrices.0.tierId")
		o.refuses(t, "INVALID_INPUT", updateVariation, vars{"input": vars{"id": added.ID, "version": 5, "sku": "", "price": "0", "durationDays": 40_000, "lowStockThreshold": 1, "clearLowStockThreshold": true}},
			"input.sku", "input.price", "input.durationDays", "input.clearLowStockThreshold")
		o.refuses(t, "STALE", updateVariation, vars{"input": vars{"id": added.ID, "version": 1, "price": "1"}})
		o.refuses(t, "STALE", setVariationStatus, vars{"input": vars{"id": added.ID, "version": 1, "status": "ARCHIVED"}})
		o.refuses(t, "ALREADY_EXISTS", updateVariation, vars{"input": vars{"id": added.ID, "version": 5, "sku": "USB"}}, "input.sku")
		o.refuses(t, "VARIATION_NOT_FOUND", updateVariation, vars{"input": vars{"id": uuid.New(), "version": 1}})
		hidden := o.readProduct(t, o.Hidden[2].ID).Variations[0].ID
		o.refuses(t, "PRODUCT_STATE", updateVariation, vars{"input": vars{"id": hidden, "version": 1, "price": "1"}})
	})
}
