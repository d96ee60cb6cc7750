package graph_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"kiosk/ent/db/product"
	"kiosk/internal/auth"
	"kiosk/internal/money"
	"kiosk/internal/resolver/catalogue"
)

// file returns a file as it is downloaded.
func (o *fixture) file(t testing.TB, input vars) string {
	t.Helper()
	return string(o.follow(t, o.link(t, input).URL).Body)
}

func TestProductsAndPricesThatAreExportedImportAgainUnchanged(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		_, err := o.Resolver.WriteProduct(o.Context(t), catalogue.ProductInput{
			Name: new("=Odd, \"one\""), Slug: new("odd-one"), Kind: new(product.KindPHYSICAL),
			Description: new("Several lines,\nwith 'quotes'; and \"more\".\n@end"),
		})
		if err != nil {
			t.Fatal(err)
		}
		for i, text := range []string{"- item\n", "  lead", "trail\n", "a\r\nb", "\t=b", "\r\n=b\r\n", " ", "a\r\nb\nc\rd"} {
			if _, err := o.Resolver.WriteProduct(o.Context(t), catalogue.ProductInput{
				Name: new("Spaces"), Slug: new(fmt.Sprint("spaces-", i)), Kind: new(product.KindPHYSICAL), Description: &text, PostSaleInstructions: &text,
			}); err != nil {
				t.Fatal(err)
			}
		}
		o.NewProduct(t, "Odd", product.KindDIGITAL,
			catalogue.VariationInput{SKU: new("+1; 2|3"), Price: new(money.Amount(1)), LowStockThreshold: new(0), DependsOnStock: new(false)},
			catalogue.VariationInput{SKU: new("-2"), Price: new(money.Amount(99_999_99)), DurationDays: new(30)},
		)
		products := o.file(t, vars{"kind": "PRODUCTS"})
		got := o.importsProducts(t, products, true)
		things := o.Database.Client.Product.Query().CountX(o.Context(t)) + o.Database.Client.Variation.Query().CountX(o.Context(t))
		if len(got.Errors) > 0 || len(got.Changes) > 0 || got.Unchanged != things {
			t.Errorf("the products import as %+v, want %d unchanged", got, things)
		}
		if again := o.importsProducts(t, products, false); again.Unchanged != things {
			t.Errorf("the import itself: %+v", again)
		}
		// as programs save it whose lines end with LF, or with CR alone
		for _, end := range []string{"\n", "\r"} {
			saved := strings.NewReplacer("\r\n", end, "\n", end, "\r", end).Replace(products)
			if got := o.importsProducts(t, saved, true); len(got.Errors) > 0 || len(got.Changes) > 0 || got.Unchanged != things {
				t.Errorf("with lines that end with %q the products import as %+v, want %d unchanged", end, got, things)
			}
		}
		prices := o.file(t, vars{"kind": "PRICES"})
		set := o.Database.Client.TierPrice.Query().CountX(o.Context(t))
		if got := o.importsPrices(t, prices, true); len(got.Errors) > 0 || len(got.Changes) > 0 || got.Unchanged != set || set == 0 {
			t.Errorf("the prices import as %+v, want %d unchanged", got, set)
		}
		changed := o.importsPrices(t, strings.Replace(prices, "44.90", "43.21", 1), true)
		if len(changed.Changes) != 1 {
			t.Errorf("one price that was changed imports as %+v", changed)
		}
	})
}

func TestAFileHoldsWhatTheFilteredListShows(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		ana := o.place(t, o.Ana.ID, o.Yearly.ID)
		o.place(t, o.Carla.ID, o.Piece.ID)
		orders := o.export(t, vars{"kind": "ORDERS", "orderWhere": vars{"totalGTE": "20.00", "or": []vars{{"customerIdIn": []string{o.Ana.ID.String()}}, {"status": "FAILED"}}}})
		if len(orders) != 1 || orders[0]["orderNumber"] != ana.Number {
			t.Errorf("orders: %v", orders)
		}
		customers := o.export(t, vars{"kind": "CUSTOMERS", "customerWhere": vars{"nameContainsFold": "AN", "linkedPhoneIsNil": false}})
		if len(customers) != 1 || customers[0]["name"] != "Ana" {
			t.Errorf("customers: %v", customers)
		}
		rows := o.export(t, vars{"kind": "TRANSACTIONS", "transactionWhere": vars{"customerId": o.Carla.ID, "kind": "PURCHASE"}})
		if len(rows) != 1 || rows[0]["amount"] != "-15.00" {
			t.Errorf("transactions: %v", rows)
		}
		products := o.export(t, vars{"kind": "PRODUCTS", "productWhere": vars{"kind": "SERVICE", "status": "ACTIVE"}})
		if len(products) != 1 || products[0]["slug"] != "setup" {
			t.Errorf("products: %v", products)
		}
		licenses := o.export(t, vars{"kind": "LICENSES", "licenseWhere": vars{"variationId": o.Yearly.ID, "statusIn": []string{"SOLD"}}})
		if len(licenses) != 1 || licenses[0]["sku"] != o.Yearly.Sku || licenses[0]["orderNumber"] != ana.Number {
			t.Errorf("licenses: %v", licenses)
		}
		for sku, want := range map[string]int{strings.ToLower(o.Yearly.Sku): 2, o.Piece.Sku: 0} {
			prices := o.export(t, vars{"kind": "PRICES", "variationWhere": vars{"skuContainsFold": sku}})
			if len(prices) != want {
				t.Errorf("prices of %s: %v", sku, prices)
			}
		}
		entries := o.export(t, vars{"kind": "AUDIT", "auditWhere": vars{"action": "export.create"}})
		if len(entries) != 7 || entries[3]["actorKind"] != string(auth.KindStaff) {
			t.Errorf("audit: %v", entries)
		}
		for _, entry := range entries {
			var after map[string]any
			if err := json.Unmarshal([]byte(entry["after"]), &after); err != nil || slices.ContainsFunc([]string{"orderWhere", "customerWhere", "licenseWhere", "variationWhere"}, func(name string) bool { return after[name] != nil }) {
				t.Errorf("the audit of an export is %v (%v)", entry, err)
			}
		}
		for field, input := range map[string]vars{
			"input.orderWhere":            {"kind": "CUSTOMERS", "orderWhere": vars{"number": "X"}},
			"input.variationWhere":        {"kind": "LICENSES", "variationWhere": vars{"sku": "X"}},
			"input.orderWhere.or":         {"kind": "ORDERS", "orderWhere": vars{"or": []vars{}}},
			"input.customerWhere.matches": {"kind": "CUSTOMERS", "customerWhere": vars{"matches": strings.Repeat("x", 5_000)}},
			"input.productWhere":          {"kind": "PRODUCTS", "productWhere": vars{"slug": strings.Repeat("x", 5_000)}},
		} {
			o.refuses(t, "INVALID_INPUT", createExport, vars{"input": input}, field)
		}
		o.as(t, auth.Support).refuses(t, "FORBIDDEN", createExport, vars{"input": vars{"kind": "AUDIT"}})
	})
}
