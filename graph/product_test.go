package graph_test

import (
	"fmt"
	"strings"
	"testing"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db/auditentry"
	"kiosk/internal/auth"
	"kiosk/internal/money"
	"kiosk/internal/resolver/catalogue"
)

type productShown struct {
	ID                                            uuid.UUID
	Version                                       int
	Name, Slug, Description, PostSaleInstructions string
	Kind, Status                                  string
	Variations                                    []variationShown
	Categories                                    []struct{ Slug string }
}

type variationShown struct {
	ID                uuid.UUID
	Version           int
	Sku, Price        string
	Status            string
	DependsOnStock    bool
	DurationDays      int
	StockQuantity     int
	Backordered       int
	LowStockThreshold *int
	TierPrices        []struct {
		Price string
		Tier  struct{ Name string }
	}
}

const (
	variationFields = `id version sku price status dependsOnStock durationDays stockQuantity backordered lowStockThreshold
		tierPrices { price tier { name } }`
	productFields = `id version name slug description postSaleInstructions kind status
		variations { ` + variationFields + ` } categories { slug }`

	createProduct      = `mutation($input: CreateProductInput!) { createProduct(input: $input) { ` + productFields + ` } }`
	updateProduct      = `mutation($input: UpdateProductInput!) { updateProduct(input: $input) { ` + productFields + ` } }`
	setProductStatus   = `mutation($input: SetProductStatusInput!) { setProductStatus(input: $input) { ` + productFields + ` } }`
	addVariation       = `mutation($input: AddVariationInput!) { addVariation(input: $input) { ` + variationFields + ` } }`
	updateVariation    = `mutation($input: UpdateVariationInput!) { updateVariation(input: $input) { ` + variationFields + ` } }`
	setVariationStatus = `mutation($input: SetVariationStatusInput!) { setVariationStatus(input: $input) { ` + variationFields + ` } }`
	adjustStock        = `mutation($input: AdjustStockInput!) { adjustStock(input: $input) { stockQuantity reserved variation { ` + variationFields + ` } } }`
	readProduct        = `query($id: ID!) { product(id: $id) { ` + productFields + ` } }`
	readVariation      = `query($id: ID!) { variation(id: $id) { ` + variationFields + ` } }`
)

func (d staffClient) readProduct(t testing.TB, productID uuid.UUID) productShown {
	t.Helper()
	return get[struct{ Product productShown }](t, d, readProduct, id(productID)).Product
}

func (d staffClient) readVariation(t testing.TB, variationID uuid.UUID) variationShown {
	t.Helper()
	return get[struct{ Variation variationShown }](t, d, readVariation, id(variationID)).Variation
}

func TestAProductIsCreatedWithAllThatBelongsToIt(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		created := get[struct{ CreateProduct productShown }](t, o.staffClient, createProduct, vars{"input": vars{
			"name": "Course", "slug": "course", "kind": "PHYSICAL", "postSaleInstructions": "Read it.",
			"categoryIds": []uuid.UUID{o.Software.ID, o.Everything.ID},
			"variations": []vars{
				{"sku": "COURSE-A", "price": "12.50", "stockQuantity": 4, "lowStockThreshold": 2, "tierPrices": []vars{{"tierId": o.Gold.ID, "price": "10.00"}}},
				{"sku": "COURSE-B", "price": "20", "dependsOnStock": false, "durationDays": 30},
			},
		}}).CreateProduct
		o.audited(t, "product.create")
		if got := o.readProduct(t, created.ID); fmt.Sprint(got.Variations[0].TierPrices) != "[{10.00 {Gold}}]" || len(got.Variations) != 2 {
			t.Errorf("%+v", got)
		}
		a, b := created.Variations[0], created.Variations[1]
		if created.Status != "DRAFT" || created.Version != 1 || created.Description != "" ||
			fmt.Sprint(created.Categories) != "[{everything} {software}]" {
			t.Errorf("%+v", created)
		}
		if a.Sku != "COURSE-A" || a.Price != "12.50" || !a.DependsOnStock || a.StockQuantity != 4 || *a.LowStockThreshold != 2 ||
			b.Price != "20.00" || b.DependsOnStock || b.DurationDays != 30 || b.LowStockThreshold != nil || b.TierPrices == nil {
			t.Errorf("%+v %+v", a, b)
		}

		o.refuses(t, "INVALID_INPUT", createProduct, vars{"input": vars{
			"name": "", "slug": "Not A Slug", "kind": "DIGITAL", "categoryIds": []uuid.UUID{o.Software.ID, o.Software.ID},
			"variations": []vars{
				{"sku": "X", "price": "0", "durationDays": -1, "stockQuantity": 1, "lowStockThreshold": -1},
				{"sku": "X", "price": "1", "tierPrices": []vars{{"tierId": o.Gold.ID, "price": "1"}, {"tierId": o.Gold.ID, "price": "0"}}},
			},
		}}, "input.name", "input.slug", "input.categoryIds.1",
			"input.variations.0.price", "input.variations.0.durationDays", "input.variations.0.stockQuantity", "input.variations.0.lowStockThreshold",
			"input.variations.1.sku", "input.variations.1.tierPrices.1.tierId", "input.variations.1.tierPrices.1.price")
		o.refuses(t, "ALREADY_EXISTS", createProduct, vars{"input": vars{"name": "Course", "slug": "course", "kind": "SERVICE"}}, "input.slug")
		o.refuses(t, "ALREADY_EXISTS", createProduct, vars{"input": vars{"name": "C", "slug": "c", "kind": "SERVICE", "variations": []vars{{"sku": "COURSE-A", "price": "1"}}}}, "input.variations.0.sku")
		o.refuses(t, "NOT_FOUND", createProduct, vars{"input": vars{"name": "C", "slug": "c", "kind": "SERVICE", "categoryIds": []uuid.UUID{uuid.New()}}}, "input.categoryIds.0")
		o.refuses(t, "INVALID_INPUT", createProduct, vars{"input": vars{
			"name": "C", "slug": "course", "kind": "SERVICE", "categoryIds": []uuid.UUID{uuid.New()},
			"variations": []vars{{"sku": "COURSE-B", "price": "0", "tierPrices": []vars{{"tierId": uuid.New(), "price": "1"}}}},
		}}, "input.slug", "input.categoryIds.0", "input.variations.0.price", "input.variations.0.sku", "input.variations.0.tierPrices.0.tierId")
		o.as(t, auth.Support).refuses(t, "FORBIDDEN", createProduct, vars{"input": vars{"name": "C", "slug": "c", "kind": "SERVICE"}})
	})
}

func TestOfConcurrentProductsWithTheSameNamesOneIsCreatedAndTheOthersAreRefused(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		const at = 4
		codes := make(chan string, at)
		for i := range at {
			go func() {
				got := o.ask(t, createProduct, vars{"input": vars{
					"name": "Course", "slug": "course", "kind": "SERVICE", "variations": []vars{{"sku": "COURSE", "price": fmt.Sprint(i + 1)}},
				}})
				code := "created"
				if len(got.Errors) > 0 {
					code = got.Errors[0].Extensions.Code
				}
				codes <- code
			}()
		}
		tally := map[string]int{}
		for range at {
			tally[<-codes]++
		}
		if tally["created"] != 1 || tally["ALREADY_EXISTS"] != at-1 {
			t.Errorf("%v", tally)
		}
		if n, err := o.Database.Client.AuditEntry.Query().Where(auditentry.ActionIn("product.create", "variation.create"), auditentry.ActorKind(string(auth.KindStaff))).Count(o.Context(t)); err != nil || n != 2 {
			t.Errorf("%d audit entries: %v", n, err)
		}
	})
}

func TestAProductIsChangedByTheCallerThatReadItLast(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		changed := get[struct{ UpdateProduct productShown }](t, o.staffClient, updateProduct, vars{"input": vars{
			"id": o.Antivirus.ID, "version": 1, "name": "Shield", "slug": "shield", "description": "", "postSaleInstructions": "Now what.",
			"categoryIds": []uuid.UUID{o.Everything.ID},
		}}).UpdateProduct
		o.audited(t, "product.update")
		if changed.Name != "Shield" || changed.Slug != "shield" || changed.Description != "" || changed.Version != 2 ||
			fmt.Sprint(changed.Categories) != "[{everything}]" || len(changed.Variations) != 2 {
			t.Errorf("%+v", changed)
		}
		if read := o.readProduct(t, o.Antivirus.ID); fmt.Sprint(read) != fmt.Sprint(changed) {
			t.Errorf("read %+v, want %+v", read, changed)
		}
		again := get[struct{ UpdateProduct productShown }](t, o.staffClient, updateProduct, vars{"input": vars{
			"id": o.Antivirus.ID, "version": 2, "categoryIds": []uuid.UUID{},
		}}).UpdateProduct
		if again.Name != "Shield" || len(again.Categories) != 0 || again.Categories == nil {
			t.Errorf("%+v", again)
		}

		o.refuses(t, "STALE", updateProduct, vars{"input": vars{"id": o.Antivirus.ID, "version": 2, "name": "Late"}})
		o.refuses(t, "ALREADY_EXISTS", updateProduct, vars{"input": vars{"id": o.Stick.ID, "version": 1, "slug": "shield"}}, "input.slug")
		o.refuses(t, "INVALID_INPUT", updateProduct, vars{"input": vars{"id": o.Stick.ID, "version": 1, "slug": "-", "name": " "}}, "input.slug", "input.name")
		o.refuses(t, "NOT_FOUND", updateProduct, vars{"input": vars{"id": o.Stick.ID, "version": 1, "categoryIds": []uuid.UUID{uuid.New()}}}, "input.categoryIds.0")
		o.refuses(t, "PRODUCT_NOT_FOUND", updateProduct, vars{"input": vars{"id": uuid.New(), "version": 1}})
		o.refuses(t, "PRODUCT_STATE", updateProduct, vars{"input": vars{"id": o.Hidden[2].ID, "version": 1, "name": "Back"}})
		if stick := o.readProduct(t, o.Stick.ID); stick.Version != 1 || stick.Slug != "stick" {
			t.Errorf("a refused change left its mark: %+v", stick)
		}
	})
}

func TestAProductGoesThroughItsLifeInOneDirection(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		draft := o.Hidden[0].ID
		version := 1
		step := func(to string) vars { return vars{"input": vars{"id": draft, "version": version, "status": to}} }
		for _, life := range []struct {
			to      string
			refused []string // before
		}{
			{"ACTIVE", []string{"DRAFT", "INACTIVE", "ARCHIVED"}},
			{"INACTIVE", []string{"DRAFT", "ACTIVE", "ARCHIVED"}},
			{"ACTIVE", []string{"DRAFT", "INACTIVE"}},
			{"INACTIVE", nil},
			{"ARCHIVED", nil},
		} {
			for _, to := range life.refused {
				o.refuses(t, "PRODUCT_STATE", setProductStatus, step(to), "input.status")
			}
			moved := get[struct{ SetProductStatus productShown }](t, o.staffClient, setProductStatus, step(life.to)).SetProductStatus
			o.audited(t, "product.set_status")
			version++
			if moved.Status != life.to || moved.Version != version {
				t.Errorf("%+v, want %s", moved, life.to)
			}
		}
		for _, to := range []string{"DRAFT", "ACTIVE", "INACTIVE", "ARCHIVED"} {
			o.refuses(t, "PRODUCT_STATE", setProductStatus, step(to))
		}
		o.refuses(t, "STALE", setProductStatus, vars{"input": vars{"id": o.Stick.ID, "version": 7, "status": "INACTIVE"}})
		o.refuses(t, "PRODUCT_NOT_FOUND", setProductStatus, vars{"input": vars{"id": uuid.New(), "version": 1, "status": "ACTIVE"}})
	})
}

func TestASKUBeginsWithAPrefixOfTheSameCaseAlone(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for _, sku := range []string{"x_1%\\a", "X_1%\\a", "x01%\\a", "x_12\\a"} {
			o.NewProduct(t, fmt.Sprintf("p%x", sku), "SERVICE", catalogue.VariationInput{SKU: &sku, Price: new(money.Amount(1))})
		}
		for prefix, want := range map[string]int{"x_1%": 1, "x_1%\\": 1, "X": 1, "x_": 2, "x": 3, "x_1%\\A": 0, strings.Repeat("x", 60_000): 0} {
			got := get[struct{ Variations rowIDs }](t, o.staffClient, `query($prefix: String!) { variations(first: 9, where: {skuHasPrefix: $prefix}) { totalCount } }`,
				vars{"prefix": prefix}).Variations
			if got.TotalCount != want {
				t.Errorf("%.9q begins %d SKUs, want %d", prefix, got.TotalCount, want)
			}
		}
	})
}

func TestProductsAndVariationsAreFoundByWhatStaffKnow(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		found := get[struct {
			ProductBySlug, Nothing     *productShown
			VariationBySku, Nowhere    *variationShown
			Draft, Software, Like, Sku struct {
				TotalCount int
				Edges      []struct{ Node productShown }
			}
			Cheap struct {
				Edges []struct{ Node variationShown }
			}
		}](t, o.staffClient, `query($software: ID!) {
			productBySlug(slug: "antivirus") { id }
			nothing: productBySlug(slug: "no-such") { id }
			variationBySku(sku: "USB") { id sku }
			nowhere: variationBySku(sku: "no-such") { id }
			draft: products(first: 10, where: {statusIn: [DRAFT, ARCHIVED]}, orderBy: {field: NAME}) { totalCount edges { node { slug } } }
			software: products(first: 10, where: {hasCategoriesWith: [{id: $software}]}) { totalCount edges { node { slug } } }
			like: products(first: 10, where: {nameContainsFold: "ST", kind: DIGITAL}) { totalCount edges { node { slug } } }
			sku: products(first: 10, where: {hasVariationsWith: [{skuHasPrefix: "AV-"}]}) { totalCount edges { node { slug } } }
			cheap: variations(first: 2, where: {priceGTE: "15.00"}, orderBy: {field: PRICE}) { edges { node { sku price } } }
		}`, vars{"software": o.Software.ID})
		if found.ProductBySlug.ID != o.Antivirus.ID || found.Nothing != nil || found.VariationBySku.ID != o.Piece.ID || found.Nowhere != nil {
			t.Errorf("%+v", found)
		}
		if found.Draft.TotalCount != 2 || found.Software.TotalCount != 1 || found.Like.Edges[0].Node.Slug != "streaming" || found.Sku.Edges[0].Node.Slug != "antivirus" {
			t.Errorf("%+v", found)
		}
		if got := fmt.Sprint(found.Cheap.Edges[0].Node.Sku, found.Cheap.Edges[1].Node.Sku); got != "USB ST-1M" && got != "USBST-1M" {
			t.Errorf("%s", got)
		}
	})
}

func TestAChangeOfManyTakesAsManyStatementsToShowAsOneOfOne(t *testing.T) {
	t.Parallel()
	o, counter := openCounted(t, dialect.SQLite)
	statements := func(slug string, variations int) int {
		input := vars{"name": "N", "slug": slug, "kind": "SERVICE", "categoryIds": []uuid.UUID{o.Software.ID}}
		var list []vars
		for i := range variations {
			list = append(list, vars{"sku": fmt.Sprint(slug, i), "price": "1", "tierPrices": []vars{{"tierId": o.Gold.ID, "price": "1"}}})
		}
		input["variations"] = list
		created := get[struct{ CreateProduct productShown }](t, o.staffClient, createProduct, vars{"input": input}).CreateProduct
		var prices []vars
		for _, v := range created.Variations {
			prices = append(prices, vars{"variationId": v.ID, "tierId": o.Silver.ID, "price": "2"})
		}
		counter.Take()
		get[any](t, o.staffClient, updateProduct, vars{"input": vars{"id": created.ID, "version": 1, "name": "M"}})
		get[any](t, o.staffClient, setTierPrices, vars{"input": vars{"prices": prices}})
		return len(counter.Take())
	}
	statements("warm", 1)
	if one, many := statements("one", 1), statements("many", 20); one != many {
		t.Errorf("%d statements for one variation, %d for twenty", one, many)
	}
}

func TestAListOfProductsTakesTheSameStatementsHoweverLong(t *testing.T) {
	t.Parallel()
	o, counter := openCounted(t, dialect.SQLite)
	const list = `query($first: Int) { products(first: $first, orderBy: {field: NAME}) { totalCount edges { node { ` + productFields + ` } } } }`
	statements := func(first int) int {
		o.ask(t, list, vars{"first": first}) // the token is in the cache from here on
		before := counter.Count()
		got := get[struct {
			Products struct{ Edges []struct{ Node productShown } }
		}](t, o.staffClient, list, vars{"first": first})
		if len(got.Products.Edges) != first {
			t.Fatalf("%d products", len(got.Products.Edges))
		}
		return counter.Count() - before
	}
	if one, many := statements(1), statements(7); one != many || many > 6 {
		t.Errorf("%d statements for one product, %d for seven", one, many)
	}
}

func TestEveryTextOfAProductIsReadAndWritten(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"Product", "CreateProductInput", "UpdateProductInput"} {
		want := map[string]bool{"name": true, "slug": true}
		for _, text := range catalogue.ProductTexts {
			want[text.Name] = true
		}
		for _, field := range schema.Types[name].Fields {
			if field.Type.Name() == "String" && !want[field.Name] {
				t.Errorf("%s.%s is none of catalogue.ProductTexts", name, field.Name)
			}
			delete(want, field.Name)
		}
		for text := range want {
			t.Errorf("%s has no %s", name, text)
		}
	}
}
