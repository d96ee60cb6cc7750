package graph_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"kiosk/ent/db/auditentry"
	"kiosk/internal/auth"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/resolver/transfer"
)

const (
	importFields   = `dryRun lines created updated unchanged digest errors { line column code message } changes { line action subject key fields { column before after } }`
	importProducts = `mutation($input: ImportInput!) { importProducts(input: $input) { ` + importFields + ` } }`
	importPrices   = `mutation($input: ImportInput!) { importPrices(input: $input) { ` + importFields + ` } }`
)

type imported struct {
	DryRun                             bool
	Lines, Created, Updated, Unchanged int
	Digest                             string
	Errors                             []struct {
		Line                  int
		Column, Code, Message string
	}
	Changes []struct {
		Line                 int
		Action, Subject, Key string
		Fields               []struct {
			Column string
			Before *string
			After  string
		}
	}
}

// places returns the places of errors in the CSV, as the fields of an error have them.
func (i imported) places() []string {
	var places []string
	for _, lineErr := range i.Errors {
		place := fmt.Sprintf("input.csv.%d", lineErr.Line)
		if lineErr.Column != "" {
			place += "." + lineErr.Column
		}
		places = append(places, place)
	}
	return places
}

// changed returns the changes of an import, such as "2 UPDATE VARIATION USB price 15.00→16.00".
func (i imported) changed() []string {
	var list []string
	for _, change := range i.Changes {
		text := fmt.Sprint(change.Line, " ", change.Action, " ", change.Subject, " ", change.Key)
		for _, field := range change.Fields {
			before := ""
			if field.Before != nil {
				before = *field.Before
			}
			text += " " + field.Column + " " + before + "→" + field.After
		}
		list = append(list, text)
	}
	return list
}

func (o *fixture) importsProducts(t testing.TB, csv string, dryRun bool) imported {
	t.Helper()
	return get[struct{ ImportProducts imported }](t, o.staffClient, importProducts, vars{"input": vars{"csv": csv, "dryRun": dryRun}}).ImportProducts
}

func (o *fixture) importsPrices(t testing.TB, csv string, dryRun bool) imported {
	t.Helper()
	return get[struct{ ImportPrices imported }](t, o.staffClient, importPrices, vars{"input": vars{"csv": csv, "dryRun": dryRun}}).ImportPrices
}

// productSheet is a CSV file as spreadsheets write it in countries with a decimal comma.
var productSheet = "\ufeff" + strings.ReplaceAll(`slug;name;kind;status;description;categories;sku;price;dependsOnStock;durationDays;lowStockThreshold
vpn;VPN;DIGITAL;ACTIVE;"Goes ""dark"";
quickly";software|everything;VPN-1M;4,90;no;30;
vpn;;;;;;VPN-1Y;49,00;;365;10
stick;Memory stick;;;;;USB;16;;;2
antivirus;;;;;;;;;;
setup;Setup;SERVICE;INACTIVE;;;SETUP;30,00;;;
bare;Bare;SERVICE;;;;;;;;
`, "\n", "\r\n")

func TestProductsAreImportedAsTheDryRunSays(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		before := o.contents(t)
		dry := o.importsProducts(t, productSheet, true)
		want := []string{
			"2 CREATE PRODUCT vpn slug →vpn name →VPN kind →DIGITAL status →ACTIVE description →Goes \"dark\";\nquickly categories →everything|software",
			"2 CREATE VARIATION VPN-1M sku →VPN-1M price →4.90 dependsOnStock →false durationDays →30",
			"4 CREATE VARIATION VPN-1Y sku →VPN-1Y price →49.00 durationDays →365 lowStockThreshold →10",
			"5 UPDATE PRODUCT stick name Stick→Memory stick",
			"5 UPDATE VARIATION USB price 15.00→16.00 lowStockThreshold →2",
			"7 UPDATE PRODUCT setup status ACTIVE→INACTIVE",
			"8 CREATE PRODUCT bare slug →bare name →Bare kind →SERVICE",
		}
		if got := dry.changed(); !slices.Equal(got, want) {
			t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
		}
		if !dry.DryRun || dry.Lines != 6 || dry.Created != 4 || dry.Updated != 3 || dry.Unchanged != 2 || len(dry.Errors) != 0 {
			t.Errorf("%+v", dry)
		}
		if o.contents(t) != before {
			t.Error("a dry run changed the store")
		}

		real := o.importsProducts(t, productSheet, false)
		o.audited(t, "products.import")
		if real.DryRun || !slices.Equal(real.changed(), want) {
			t.Errorf("%+v", real)
		}
		vpn := get[struct{ ProductBySlug productShown }](t, o.staffClient, `{ productBySlug(slug: "vpn") { `+productFields+` } }`, nil).ProductBySlug
		monthly := vpn.Variations[0]
		if vpn.Status != "ACTIVE" || vpn.Description != "Goes \"dark\";\nquickly" || len(vpn.Categories) != 2 || len(vpn.Variations) != 2 ||
			monthly.Sku != "VPN-1M" || monthly.Price != "4.90" || monthly.DependsOnStock || monthly.DurationDays != 30 || monthly.Version != 1 {
			t.Errorf("%+v", vpn)
		}
		stick := o.readProduct(t, o.Stick.ID)
		if piece := stick.Variations[0]; stick.Name != "Memory stick" || stick.Version != 2 || piece.Price != "16.00" || piece.Version != 2 || *piece.LowStockThreshold != 2 || piece.StockQuantity != 3 {
			t.Errorf("%+v", stick)
		}
		if setup := o.readProduct(t, o.Setup.ID); setup.Status != "INACTIVE" || setup.Variations[0].Version != 1 {
			t.Errorf("%+v", setup)
		}
		for action, want := range map[string]int{"product.create": 2, "variation.create": 2, "product.update": 2, "variation.update": 1} {
			got, err := o.Database.Client.AuditEntry.Query().Where(auditentry.Action(action), auditentry.ActorKind(string(auth.KindStaff))).Count(o.Context(t))
			if err != nil || got != want {
				t.Errorf("%d audit entries %s, want %d (%v)", got, action, want, err)
			}
		}
		if again := o.importsProducts(t, productSheet, false); again.Created != 0 || again.Updated != 0 || again.Unchanged != 9 {
			t.Errorf("the second time: %+v", again)
		}
	})
}

func TestAnImportOfProductsNamesEveryWrongCellAndChangesNothing(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		const csv = `slug,name,kind,status,categories,sku,price,dependsOnStock,durationDays,lowStockThreshold
new,,,,,NEW-1,,,,
stick,,DIGITAL,DRAFT,nowhere|software|software,USB,0,maybe,-1,x
stick,One,,,,USB,1.00,,,
stick,Two,,,,ST-1M,1.00,,,
Not A Slug,N,SERVICE,GONE,,N-1,1.234,,,
hidden-archived,Back,,,,HIDDEN-ARCHIVED,2.00,,,
,N,SERVICE,,,N-2,1.00,,,
bare,N,SERVICE,ARCHIVED,,,1.00,,,
one,N,SERVICE
`
		want := []string{
			"input.csv.2.name", "input.csv.2.kind", "input.csv.2.price",
			"input.csv.3.price", "input.csv.3.dependsOnStock", "input.csv.3.durationDays", "input.csv.3.lowStockThreshold",
			"input.csv.3.kind", "input.csv.3.status", "input.csv.3.categories", "input.csv.3.categories",
			"input.csv.4.sku",
			"input.csv.5.name", "input.csv.5.sku",
			"input.csv.6.slug", "input.csv.6.status", "input.csv.6.price",
			"input.csv.7.slug", "input.csv.7.sku",
			"input.csv.8.slug",
			"input.csv.9.sku", "input.csv.9.status",
			"input.csv.10",
		}
		before := o.contents(t)
		got := o.importsProducts(t, csv, true)
		slices.Sort(want)
		if places := slices.Sorted(slices.Values(got.places())); !slices.Equal(places, want) {
			t.Errorf("got  %q\nwant %q\n%+v", places, want, got.Errors)
		}
		if !slices.IsSortedFunc(got.Errors, func(a, b struct {
			Line                  int
			Column, Code, Message string
		}) int {
			return a.Line - b.Line
		}) {
			t.Errorf("the errors are not in the order of lines: %+v", got.Errors)
		}
		o.refuses(t, "INVALID_INPUT", importProducts, vars{"input": vars{"csv": csv}}, want...)
		o.refuses(t, "INVALID_INPUT", importProducts, vars{"input": vars{"csv": "name\nX\n"}}, "input.csv.1.slug")
		o.refuses(t, "INVALID_INPUT", importProducts, vars{"input": vars{"csv": ""}}, "input.csv")
		o.refuses(t, "INVALID_INPUT", importProducts, vars{"input": vars{"csv": "slug\n" + strings.Repeat("x\n", transfer.MaxImportLines+1), "dryRun": true}}, "input.csv")
		if o.contents(t) != before {
			t.Error("a refused import changed the store")
		}
		o.as(t, auth.Support).refuses(t, "FORBIDDEN", importProducts, vars{"input": vars{"csv": csv}})
	})
}

func TestAValueBelowAnEmptyHeaderIsRefused(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		const csv = "sku,tier,price,\nAV-1Y,Gold,35.00,\nUSB,Gold,14.00,12.00\n"
		if got := o.importsPrices(t, csv, true).places(); !slices.Equal(got, []string{"input.csv.3.4"}) {
			t.Errorf("the dry run finds %q wrong", got)
		}
		o.untouched(t, func() {
			o.refuses(t, "INVALID_INPUT", importPrices, vars{"input": vars{"csv": csv}}, "input.csv.3.4")
		})
	})
}

// TestAFileIsImportedInPartsThatAreCutAfterAnyLine follows the advice of docs/exports.md for a file with too many lines.
func TestAFileIsImportedInPartsThatAreCutAfterAnyLine(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		long := "slug\n" + strings.Repeat("x\n", transfer.MaxImportLines+1)
		refused := o.ask(t, importProducts, vars{"input": vars{"csv": long}})
		if len(refused.Errors) != 1 || !strings.Contains(refused.Errors[0].Message, "at most 10000 lines: cut it into several, each with the header") {
			t.Errorf("%+v", refused.Errors)
		}

		const header, first, second = "slug,name,kind,sku,price\n", "vpn,VPN,DIGITAL,VPN-1M,4.90\n", "vpn,,,VPN-1Y,49.00\n"
		o.importsProducts(t, header+first, false)
		o.importsProducts(t, header+second, false)
		if whole := o.importsProducts(t, header+first+second, true); whole.Unchanged != 3 || len(whole.Changes) != 0 {
			t.Errorf("the file as a whole still changes something: %+v", whole)
		}
	})
}

func TestADoubledSKUSaysInWhichLineItIsFirst(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		type report struct {
			ImportProducts struct{ Errors []struct{ Message string } }
		}
		sheet := "slug,name,kind,sku,price\ntwins,Twins,DIGITAL,TWIN,1.00\ntwins,,,TWIN,1.00\n"
		dry := get[report](t, o.staffClient, `mutation($input: ImportInput!) { importProducts(input: $input) { errors { message } } }`, vars{"input": vars{"csv": sheet, "dryRun": true}})
		if got := dry.ImportProducts.Errors; len(got) != 1 || got[0].Message != "is given twice, first in line 2" {
			t.Errorf("%+v", got)
		}
	})
}

// TestAnImportReportsAtMostTenThousandErrors imports files with so many errors that a full report would have gigabytes.
func TestAnImportReportsAtMostTenThousandErrors(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		const most = 10_000
		for name, test := range map[string]struct {
			csv  string
			want int
		}{
			"columns":                 {"slug" + strings.Repeat(",x", 255) + "\n", 255}, // more columns are refused as a whole
			"categories of a product": {"slug,name,kind,categories\nnew,New,SERVICE," + strings.Repeat("x|", 2*most) + "x\n", catalogue.MaxCategories + 1},
			"categories of many": {
				"slug,name,kind,categories\n" + strings.Repeat("new,New,SERVICE,"+strings.Repeat("x|", catalogue.MaxCategories)+"x\n", most), most,
			},
		} {
			if got := len(o.importsProducts(t, test.csv, true).Errors); got != test.want {
				t.Errorf("%s: %d errors, want %d", name, got, test.want)
			}
		}
	})
}

func TestPricesAreImportedAllOrNone(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		const csv = "sku,tier,price\nAV-1Y,Gold,35.00\nUSB,Gold,14.00\nAV-1Y,Silver,44.90\n"
		before := o.contents(t)
		dry := o.importsPrices(t, csv, true)
		want := []string{"2 UPDATE TIER_PRICE AV-1Y Gold price 39.90→35.00", "3 CREATE TIER_PRICE USB Gold price →14.00"}
		if !slices.Equal(dry.changed(), want) || dry.Unchanged != 1 || dry.Lines != 3 || o.contents(t) != before {
			t.Errorf("%+v", dry)
		}
		real := o.importsPrices(t, csv, false)
		o.audited(t, "prices.import")
		if !slices.Equal(real.changed(), want) || len(o.priceAudit(t)) != 2 {
			t.Errorf("%+v", real)
		}
		if got := o.readVariation(t, o.Yearly.ID); fmt.Sprint(got.TierPrices) != "[{44.90 {Silver}} {35.00 {Gold}}]" {
			t.Errorf("%+v", got.TierPrices)
		}

		before = o.contents(t)
		const wrong = "price;tier;sku\n1,5;Gold;USB\n2;Gold;USB\n3;Bronze;NONE\n;Gold;AV-LT\n"
		places := []string{"input.csv.3", "input.csv.4.sku", "input.csv.4.tier", "input.csv.5.price"}
		if got := slices.Sorted(slices.Values(o.importsPrices(t, wrong, true).places())); !slices.Equal(got, places) {
			t.Errorf("got %q, want %q", got, places)
		}
		o.refuses(t, "INVALID_INPUT", importPrices, vars{"input": vars{"csv": wrong}}, places...)
		o.refuses(t, "INVALID_INPUT", importPrices, vars{"input": vars{"csv": "sku,price\nUSB,1\n"}}, "input.csv.1.tier")
		if o.contents(t) != before {
			t.Error("a refused import changed the store")
		}
	})
}

func TestADryRunShowsNoValueOfAWrongCell(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for _, test := range []struct {
			imports func(testing.TB, string, bool) imported
			csv     string
			want    []string
		}{
			{o.importsPrices, "sku,tier,price\nAV-1Y,Gold,€35.00\nUSB,Gold,free\nAV-1Y,Silver,40.00\n", []string{
				"4 UPDATE TIER_PRICE AV-1Y Silver price 44.90→40.00",
			}},
			{o.importsProducts, "slug,name,categories,sku,price,durationDays\nstick,Memory stick,nowhere,USB,16.00,a year\n", []string{
				"2 UPDATE PRODUCT stick name Stick→Memory stick",
				"2 UPDATE VARIATION USB price 15.00→16.00",
			}},
		} {
			got := test.imports(t, test.csv, true)
			if !slices.Equal(got.changed(), test.want) || got.Created != 0 || got.Updated != len(test.want) || len(got.Errors) != 2 {
				t.Errorf("%+v\nwant %q", got, test.want)
			}
		}
	})
}

func TestAnImportWithTheSameKeyHappensOnce(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		send := func(csv string, dryRun bool) imported {
			t.Helper()
			input := vars{"csv": csv, "dryRun": dryRun, "idempotencyKey": "file"}
			return get[struct{ ImportPrices imported }](t, o.staffClient, importPrices, vars{"input": input}).ImportPrices
		}
		const cheap, dear = "sku,tier,price\nAV-1Y,Gold,35.00\n", "sku,tier,price\nAV-1Y,Gold,36.00\n"
		send(cheap, true) // a dry run does not take the key
		if first := send(cheap, false); first.Updated != 1 || len(first.Changes) != 1 {
			t.Errorf("%+v", first)
		}
		o.importsPrices(t, dear, false) // a colleague
		if again := send(cheap, false); again.Updated != 1 || again.Lines != 1 || len(again.Changes) != 0 {
			t.Errorf("%+v", again)
		}
		if left := o.importsPrices(t, dear, true); left.Unchanged != 1 {
			t.Errorf("the retry changed the price that was set meanwhile: %+v", left)
		}
		o.refuses(t, "IDEMPOTENCY_KEY_REUSED", importPrices, vars{"input": vars{"csv": dear, "idempotencyKey": "file"}})
	})
}

func TestAnImportChangesNothingButWhatItsDryRunShowed(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for name, test := range map[string]struct {
			operation, mine, other string
			run                    func(testing.TB, string, bool) imported
		}{
			"products": {importProducts, "slug,sku,price\nstick,USB,12.00\n", "slug,sku,price\nstick,USB,14.00\n", o.importsProducts},
			"prices":   {importPrices, "sku,tier,price\nAV-1Y,Gold,35.00\n", "sku,tier,price\nAV-1Y,Gold,36.00\n", o.importsPrices},
		} {
			seen := test.run(t, test.mine, true)
			if again := test.run(t, test.mine, true); seen.Digest == "" || again.Digest != seen.Digest {
				t.Errorf("%s: the same changes have the digests %q and %q", name, seen.Digest, again.Digest)
			}
			test.run(t, test.other, false) // a colleague
			input := vars{"csv": test.mine, "expectedDigest": seen.Digest}
			o.untouched(t, func() { o.refuses(t, "STALE", test.operation, vars{"input": input}) })
			input["expectedDigest"] = ""
			o.untouched(t, func() { o.refuses(t, "STALE", test.operation, vars{"input": input}) })
			input["expectedDigest"] = test.run(t, test.mine, true).Digest
			get[any](t, o.staffClient, test.operation, vars{"input": input})
			if left := test.run(t, test.mine, true); left.Unchanged == 0 || len(left.Changes) != 0 {
				t.Errorf("%s: the import left %+v", name, left)
			}
		}
	})
}

func TestNamesHaveNoSpacesAroundThemAndAreFoundByImports(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		type named struct {
			Variations []struct{ ID string }
		}
		made := get[struct{ CreateProduct named }](t, o.staffClient, createProduct, vars{"input": vars{
			"name": " Spaced ", "slug": "spaced", "kind": "SERVICE", "variations": []vars{{"sku": "SPACED-1 ", "price": "10.00"}},
		}}).CreateProduct
		get[any](t, o.staffClient, createTier, vars{"input": vars{"name": "Clubs\u00a0", "level": 70}})
		if got := o.importsProducts(t, "slug,name,sku,price\nspaced,Spaced,SPACED-1,10.00\n", true); len(got.Changes) != 0 || len(got.Errors) != 0 {
			t.Errorf("its own line changes %q, %+v", got.changed(), got.Errors)
		}
		if got := o.importsPrices(t, "sku,tier,price\nSPACED-1,Clubs,9.00\n", true); got.Created != 1 || len(got.Errors) != 0 {
			t.Errorf("a price of the tier is %+v", got)
		}
		renamed := vars{"id": made.Variations[0].ID, "version": 1, "sku": "\tSPACED-2 "}
		if got := get[struct{ UpdateVariation struct{ SKU string } }](t, o.staffClient, updateVariation, vars{"input": renamed}); got.UpdateVariation.SKU != "SPACED-2" {
			t.Errorf("the new SKU is %q", got.UpdateVariation.SKU)
		}
		blank := vars{"id": made.Variations[0].ID, "version": 2, "sku": " "}
		o.refuses(t, "INVALID_INPUT", updateVariation, vars{"input": blank}, "input.sku")
	})
}

func TestNamesOfSeveralLinesAreFoundByImportsOfWhatWasExported(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		tier := get[struct{ CreatePriceTier struct{ ID string } }](t, o.staffClient, createTier, vars{"input": vars{"name": "Clubs\r\nand schools", "level": 70}}).CreatePriceTier.ID
		get[any](t, o.staffClient, createProduct, vars{"input": vars{
			"name": "Two\r\nlines", "slug": "lines", "kind": "SERVICE",
			"variations": []vars{
				{"sku": "LINES\r\n1", "price": "10.00", "tierPrices": []vars{{"tierId": tier, "price": "9.00"}}},
				{"sku": "LINES\r2", "price": "10.00"},
			},
		}})
		products, prices := o.file(t, vars{"kind": "PRODUCTS"}), o.file(t, vars{"kind": "PRICES"})
		for _, end := range []string{"\r\n", "\n", "\r"} { // as programs save the files
			saved := strings.NewReplacer("\r\n", end, "\n", end, "\r", end)
			if got := o.importsProducts(t, saved.Replace(products), true); len(got.Changes) != 0 || len(got.Errors) != 0 {
				t.Errorf("with lines that end with %q the products change %q, %+v", end, got.changed(), got.Errors)
			}
			if got := o.importsPrices(t, saved.Replace(prices), true); len(got.Changes) != 0 || len(got.Errors) != 0 {
				t.Errorf("with lines that end with %q the prices change %q, %+v", end, got.changed(), got.Errors)
			}
		}
	})
}

// Earlier versions did not remove spaces around names and SKUs.
func TestAnotherStoresRowsAreUnknownToImports(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		foreign := open(t, o.Database)
		if _, err := foreign.Resolver.CreatePriceTier(foreign.Context(t), catalogue.NewPriceTier{Name: "Theirs", Level: 5}); err != nil {
			t.Fatal(err)
		}
		foreign.importsProducts(t, "slug,name,kind,sku,price\ntheirs,Theirs,SERVICE,THEIRS,9.00\n", false)
		before := foreign.contents(t)
		if got := o.importsProducts(t, "slug,sku,price\ntheirs,THEIRS,1.00\n", true).places(); !slices.Equal(got, []string{"input.csv.2.name", "input.csv.2.kind"}) {
			t.Errorf("%q", got)
		}
		if got := o.importsPrices(t, "sku,tier,price\nTHEIRS,Theirs,1.00\n", true).places(); !slices.Equal(got, []string{"input.csv.2.sku", "input.csv.2.tier"}) {
			t.Errorf("%q", got)
		}
		o.importsProducts(t, "slug,name,kind,sku,price\ntheirs,Ours,SERVICE,THEIRS,1.00\n", false)
		if foreign.contents(t) != before {
			t.Error("the other store changed")
		}
	})
}
