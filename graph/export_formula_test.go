package graph_test

import (
	"encoding/csv"
	"slices"
	"strings"
	"testing"

	"kiosk/ent/db/product"
	"kiosk/internal/money"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/wallets"
)

func TestWhatASpreadsheetWouldEvaluateIsNeutralised(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		names := map[string]string{
			"=1+1": "'=1+1", "+1": "'+1", "-1": "'-1", "@SUM(1)": "'@SUM(1)", "＝1+1": "'＝1+1",
			"\tx": "'\tx", "\rx": "'\rx", "\t=1": "'\t'=1", "\n=1": "'\n'=1", " =1": "' =1",
			`=cmd|"/c calc"!A1`: `'=cmd|"/c calc"!A1`,
			"Bob;=1+1;x":        "Bob;'=1+1;x",
			"Bob\t@x":           "Bob\t'@x",
			"two\n-lines":       "two\n'-lines",
			`Bob;"=1+1"`:        `Bob;'"=1+1"`,
			"'=1":               "''=1",
		}
		for name := range names {
			o.NewCustomer(t, customers.NewCustomer{Name: name}, 0)
		}
		harmless := []string{"O'Neil", `"Quoted", Inc.`, "two\r\nlines", "1-1", "José", "a;b", "a;'b", "'quoted'"}
		for _, name := range harmless {
			o.NewCustomer(t, customers.NewCustomer{Name: name}, 0)
		}
		var got []string
		for _, row := range o.export(t, vars{"kind": "CUSTOMERS"}) {
			got = append(got, row["name"])
		}
		for name, want := range names {
			if !slices.Contains(got, want) || slices.Contains(got, name) && name != "'=1" {
				t.Errorf("%q is not exported as %q: %q", name, want, got)
			}
		}
		for _, name := range harmless {
			if want := strings.ReplaceAll(name, "\r\n", "\n"); !slices.Contains(got, want) { // as encoding/csv reads line ends
				t.Errorf("%q is not exported as it is: %q", name, got)
			}
		}
		_, _, err := o.Resolver.AdjustWallet(o.Context(t), wallets.AdjustWalletInput{CustomerID: o.Dora.ID, Amount: -1250, Reason: "-12.50 too much"})
		if err != nil {
			t.Fatal(err)
		}
		rows := o.export(t, vars{"kind": "TRANSACTIONS"})
		if last := rows[len(rows)-1]; last["amount"] != "-12.50" || last["reference"] != "'-12.50 too much" {
			t.Errorf("amounts stay numbers, and texts become texts: %q", last)
		}
	})
}

func TestProductNamesOfLicensesAreNeutralisedToo(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		created, err := o.Resolver.WriteProduct(o.Context(t), catalogue.ProductInput{
			Name: new("=HYPERLINK(1)"), Slug: new("formula"), Kind: new(product.KindDIGITAL), Status: new(product.StatusACTIVE),
			Variations: []catalogue.VariationInput{{SKU: new("@SKU"), Price: new(money.Amount(100))}},
		})
		if err != nil {
			t.Fatal(err)
		}
		o.AddLicenses(t, created.Edges.Variations[0].ID, 1)
		rows := o.export(t, vars{"kind": "LICENSES"})
		if last := rows[len(rows)-1]; last["productName"] != "'=HYPERLINK(1)" || last["sku"] != "'@SKU" {
			t.Errorf("%q", last)
		}
	})
}

// TestImportsReadWhatExportsWrite takes the cells of an export of orders into an import of prices as they are.
func TestImportsReadWhatExportsWrite(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		ctx := o.Context(t)
		tier, err := o.Resolver.CreatePriceTier(ctx, catalogue.NewPriceTier{Name: "'=Best;+1", Level: 9})
		if err != nil {
			t.Fatal(err)
		}
		created, err := o.Resolver.WriteProduct(ctx, catalogue.ProductInput{
			Name: new("x;=1"), Slug: new("formula"), Kind: new(product.KindSERVICE), Status: new(product.StatusACTIVE),
			Variations: []catalogue.VariationInput{{SKU: new("-A;=1+1\t@x,\"=2\""), Price: new(money.Amount(500)), DependsOnStock: new(false), TierPrices: []catalogue.NewTierPrice{{TierID: tier.ID, Price: 400}}}},
		})
		if err != nil {
			t.Fatal(err)
		}
		buyer := o.NewCustomer(t, customers.NewCustomer{Name: "Eve", TierID: &tier.ID}, 1000)
		o.place(t, buyer.ID, created.Edges.Variations[0].ID)
		var sheet strings.Builder
		lines := csv.NewWriter(&sheet)
		rows := o.export(t, vars{"kind": "ORDERS"})
		last := rows[len(rows)-1]
		if err := lines.WriteAll([][]string{{"sku", "tier", "price"}, {last["sku"], last["priceTier"], "3.00"}}); err != nil {
			t.Fatal(err)
		}
		if got := o.importsPrices(t, sheet.String(), false); got.Updated != 1 || len(got.Errors) > 0 {
			t.Errorf("%q imported as %+v", sheet.String(), got)
		}
	})
}
