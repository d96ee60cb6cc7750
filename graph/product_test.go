package graph_test

import (
	"encoding/json"
	"fmt"
	"reflect"
	"testing"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db/auditentry"
	"kiosk/ent/db/event"
	"kiosk/internal/auth"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/testkit"
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

func TestStockIsCorrectedByADeltaOrToAQuantity(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		type adjusted struct {
			AdjustStock struct {
				StockQuantity, Reserved int
				Variation               variationShown
			}
		}
		tally := func(kind outbox.Type) int {
			t.Helper()
			n, err := o.Database.Client.Event.Query().Where(event.Type(string(kind)), event.SubjectID(o.Piece.ID)).Count(o.Context(t))
			if err != nil {
				t.Fatal(err)
			}
			return n
		}
		for _, step := range []struct {
			input          vars
			stock          int
			low, available int // events so far
		}{
			{vars{"delta": 7}, 10, 0, 0},
			{vars{"delta": -4}, 6, 0, 0},
			{vars{"setTo": 5}, 5, 1, 0},
			{vars{"setTo": 5}, 5, 1, 0},
			{vars{"setTo": 0}, 0, 1, 0},
			{vars{"delta": 1}, 1, 1, 1},
		} {
			step.input["variationId"], step.input["reason"] = o.Piece.ID, "stock-taking"
			got := get[adjusted](t, o.staffClient, adjustStock, vars{"input": step.input}).AdjustStock
			o.audited(t, "variation.adjust_stock")
			if got.StockQuantity != step.stock || got.Variation.StockQuantity != step.stock || got.Reserved != 0 || got.Variation.Version != 1 {
				t.Errorf("%v: %+v", step.input, got)
			}
			if tally(outbox.StockLow) != step.low || tally(outbox.StockAvailable) != step.available {
				t.Errorf("%v: %d events stock.low and %d stock.available", step.input, tally(outbox.StockLow), tally(outbox.StockAvailable))
			}
		}
		last, err := o.Database.Client.AuditEntry.Query().Where(auditentry.Action("variation.adjust_stock")).Order(auditentry.ByID()).All(o.Context(t))
		if err != nil {
			t.Fatal(err)
		}
		if entry := last[len(last)-1]; !jsonEqual(t, entry.Before, `{"stock_quantity":0}`) || !jsonEqual(t, entry.After, `{"stock_quantity":1,"reason":"stock-taking"}`) {
			t.Errorf("%s → %s", entry.Before, entry.After)
		}

		input := func(more vars) vars {
			in := vars{"variationId": o.Piece.ID, "reason": "r"}
			for name, value := range more {
				in[name] = value
			}
			return vars{"input": in}
		}
		o.refuses(t, "INSUFFICIENT_STOCK", adjustStock, input(vars{"delta": -2}))
		o.refuses(t, "INVALID_INPUT", adjustStock, input(vars{"reason": " "}), "input.delta", "input.reason")
		o.refuses(t, "INVALID_INPUT", adjustStock, input(vars{"delta": 1, "setTo": 1}), "input.delta", "input.setTo")
		o.refuses(t, "INVALID_INPUT", adjustStock, input(vars{"setTo": -1}), "input.setTo")
		o.refuses(t, "INVALID_INPUT", adjustStock, input(vars{"delta": 0}), "input.delta")
		o.refuses(t, "VARIATION_DIGITAL", adjustStock, input(vars{"delta": 1, "variationId": o.Yearly.ID}))
		o.refuses(t, "VARIATION_NOT_FOUND", adjustStock, input(vars{"delta": 1, "variationId": uuid.New()}))
		o.refuses(t, "IDEMPOTENCY_KEY_INVALID", adjustStock, input(vars{"delta": 1, "idempotencyKey": "é"}))
		for range 2 {
			if got := get[adjusted](t, o.staffClient, adjustStock, input(vars{"delta": 4, "idempotencyKey": "once"})).AdjustStock; got.StockQuantity != 5 {
				t.Errorf("%+v", got)
			}
		}
		o.refuses(t, "IDEMPOTENCY_KEY_REUSED", adjustStock, input(vars{"delta": 5, "idempotencyKey": "once"}))
	})
}

func jsonEqual(t testing.TB, got json.RawMessage, want string) bool {
	t.Helper()
	var a, b any
	if json.Unmarshal(got, &a) != nil || json.Unmarshal([]byte(want), &b) != nil {
		t.Fatalf("%s or %s is no JSON", got, want)
	}
	return reflect.DeepEqual(a, b)
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
	d, counter := testkit.NewCountedDatabase(t, dialect.SQLite)
	o := open(t, d)
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
	d, counter := testkit.NewCountedDatabase(t, dialect.SQLite)
	o := open(t, d)
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
