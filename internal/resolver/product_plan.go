package resolver

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/product"
	"kiosk/ent/db/variation"
	"kiosk/internal/ids"
	"kiosk/internal/problem"
)

// productPlan is a product as an operation finds it and as it leaves it.
type productPlan struct {
	changes
	before         *db.Product // nil for a new one
	after          db.Product
	fromCategories []uuid.UUID
	toCategories   []uuid.UUID
	edit           bool // based on a version: counts as a change even if no field gets another value
	variations     []*variationPlan
}

// variationPlan is a variation as an operation finds it and as it leaves it.
type variationPlan struct {
	changes
	before     *db.Variation // nil for a new one
	after      db.Variation
	tierPrices []NewTierPrice // of a new one
	edit       bool
	moved      bool // archived or restored
}

func (p *productPlan) changed() bool   { return p.edit || len(p.fields) > 0 }
func (p *variationPlan) changed() bool { return p.edit || len(p.fields) > 0 }

// changes lists the fields that get a value.
type changes struct {
	created bool // the thing is new
	fields  []ImportField
}

// note adds a field of something new, or of something known that gets another value.
func (c *changes) note(column, before, after string) {
	switch {
	case c.created:
		c.fields = append(c.fields, ImportField{Column: column, After: after})
	case before != after:
		c.fields = append(c.fields, ImportField{column, &before, after})
	}
}

// set gives a field the value that is wanted, if one is.
func set[T any](c *changes, column string, field, wanted *T) {
	if wanted != nil {
		c.note(column, fmt.Sprint(*field), fmt.Sprint(*wanted))
		*field = *wanted
	}
}

// productMoves says which status may follow which: DRAFT → ACTIVE ⇄ INACTIVE → ARCHIVED.
var productMoves = map[product.Status][]product.Status{
	product.StatusDRAFT:    {product.StatusACTIVE},
	product.StatusACTIVE:   {product.StatusINACTIVE},
	product.StatusINACTIVE: {product.StatusACTIVE, product.StatusARCHIVED},
}

// productPlanner compares inputs with the store, and reports everything that cannot be.
type productPlanner struct {
	*problem.Fields
	*catalogue
	storeID uuid.UUID
	skus    map[string]string // where each was given first
}

// plan makes the product of an input, which is for the product before, or a new one when that is nil.
func (p *productPlanner) plan(before *db.Product, in ProductInput) *productPlan {
	plan := &productPlan{before: before, edit: in.Version != nil}
	if before == nil {
		plan.created = true
		plan.after = db.Product{ID: ids.New(), StoreID: p.storeID, Version: 1, Status: product.StatusDRAFT}
		p.need(in.at+"/slug", "product", in.Slug != nil)
		p.need(in.at+"/name", "product", in.Name != nil)
		p.need(in.at+"/kind", "product", in.Kind != nil)
	} else {
		plan.after = *before
		plan.after.Edges = db.ProductEdges{}
		plan.fromCategories = categoryIDs(before.Edges.Categories)
		p.checkMove(before, in)
	}
	if in.Slug != nil {
		if other := p.bySlug[*in.Slug]; other != nil && other.ID != plan.after.ID {
			p.Add(in.at+"/slug", string(problem.CodeAlreadyExists), "is the slug of another product")
		}
	}
	after := &plan.after
	set(&plan.changes, columnSlug, &after.Slug, in.Slug)
	set(&plan.changes, columnName, &after.Name, in.Name)
	set(&plan.changes, columnKind, &after.Kind, in.Kind)
	set(&plan.changes, columnStatus, &after.Status, in.Status)
	set(&plan.changes, columnDescription, &after.Description, in.Description)
	set(&plan.changes, columnInstructions, &after.PostSaleInstructions, in.PostSaleInstructions)
	plan.toCategories = plan.fromCategories
	if in.CategoryIDs != nil {
		plan.toCategories = slices.SortedFunc(slices.Values(in.CategoryIDs), ids.Compare)
		for i, id := range in.CategoryIDs {
			if p.categories[id] == nil {
				p.Add(fmt.Sprintf("%s/categoryIds/%d", in.at, i), string(problem.CodeNotFound), "is no category")
			}
		}
		plan.note(columnCategories, p.slugs(plan.fromCategories), p.slugs(plan.toCategories))
	}
	for _, v := range in.Variations {
		plan.variations = append(plan.variations, p.planVariation(plan, v))
	}
	return plan
}

// checkMove reports what a product cannot become.
func (p *productPlanner) checkMove(before *db.Product, in ProductInput) {
	if in.Kind != nil && *in.Kind != before.Kind {
		p.Add(in.at+"/kind", problem.Invalid, "must stay %s", before.Kind)
	}
	if in.Status != nil && product.StatusValidator(*in.Status) == nil && !slices.Contains(productMoves[before.Status], *in.Status) {
		p.Add(in.at+"/status", string(problem.CodeProductState), "cannot be %s: the product is %s", *in.Status, before.Status)
	}
}

// slugs names categories.
func (c *catalogue) slugs(ids []uuid.UUID) string {
	var slugs []string
	for _, id := range ids {
		if found := c.categories[id]; found != nil {
			slugs = append(slugs, found.Slug)
		}
	}
	slices.Sort(slugs)
	return strings.Join(slugs, categorySeparator)
}

func categoryIDs(categories []*db.Category) []uuid.UUID {
	sorted := make([]uuid.UUID, len(categories))
	for i, c := range categories {
		sorted[i] = c.ID
	}
	slices.SortFunc(sorted, ids.Compare)
	return sorted
}

// planVariation makes the variation of an input, which belongs to the planned product.
func (p *productPlanner) planVariation(owner *productPlan, in VariationInput) *variationPlan {
	plan := &variationPlan{edit: in.Version != nil, moved: in.Status != nil}
	if in.ID != nil {
		plan.before = p.variationOf(owner, in)
	}
	if plan.before == nil {
		plan.created, plan.tierPrices = true, in.TierPrices
		plan.after = db.Variation{
			ID: ids.New(), StoreID: p.storeID, ProductID: owner.after.ID, Version: 1,
			Status: variation.StatusACTIVE, DependsOnStock: true,
		}
		p.checkNewVariation(owner, in)
	} else {
		plan.after = *plan.before
		plan.after.Edges = db.VariationEdges{}
	}
	after := &plan.after
	p.checkSKU(after.ID, in)
	set(&plan.changes, columnSKU, &after.Sku, in.SKU)
	set(&plan.changes, columnPrice, &after.Price, in.Price)
	set(&plan.changes, "status", &after.Status, in.Status)
	set(&plan.changes, columnOnStock, &after.DependsOnStock, in.DependsOnStock)
	set(&plan.changes, columnDuration, &after.DurationDays, in.DurationDays)
	if in.LowStockThreshold != nil || in.ClearLowStockThreshold {
		plan.note(columnThreshold, optional(after.LowStockThreshold), optional(in.LowStockThreshold))
		after.LowStockThreshold = in.LowStockThreshold
	}
	if plan.created {
		set(&plan.changes, "stockQuantity", &after.StockQuantity, in.StockQuantity)
	}
	return plan
}

// variationOf finds the variation that an input is for. It reports one that there is not, or that is another product's.
func (p *productPlanner) variationOf(owner *productPlan, in VariationInput) *db.Variation {
	found := p.variations[*in.ID]
	switch {
	case found == nil:
		p.Add(in.at+"/id", string(problem.CodeVariationNotFound), "is no variation")
	case found.ProductID != owner.after.ID:
		p.Add(in.at+"/sku", problem.Invalid, "is of the product %s", found.Edges.Product.Slug)
	}
	return found
}

// checkNewVariation reports what a new variation lacks or cannot have.
func (p *productPlanner) checkNewVariation(owner *productPlan, in VariationInput) {
	p.need(in.at+"/sku", "variation", in.SKU != nil)
	p.need(in.at+"/price", "variation", in.Price != nil)
	if owner.after.Kind == product.KindDIGITAL && in.StockQuantity != nil && *in.StockQuantity > 0 {
		p.Add(in.at+"/stockQuantity", problem.Invalid, "is the number of licenses; upload those")
	}
	for i, price := range in.TierPrices {
		if !p.tiers[price.TierID] {
			p.Add(fmt.Sprintf("%s/tierPrices/%d/tierId", in.at, i), string(problem.CodeNotFound), "is no price tier")
		}
	}
}

// checkSKU reports a SKU that another variation has, in the store or in the input.
func (p *productPlanner) checkSKU(own uuid.UUID, in VariationInput) {
	if in.SKU == nil {
		return
	}
	first, twice := p.skus[*in.SKU]
	other := p.bySKU[*in.SKU]
	switch {
	case twice:
		p.Add(in.at+"/sku", problem.Duplicate, "is given twice, first at %s", first)
	case other != nil && other.ID != own:
		p.Add(in.at+"/sku", string(problem.CodeAlreadyExists), "is the SKU of another variation")
	}
	if p.skus == nil {
		p.skus = map[string]string{}
	}
	p.skus[*in.SKU] = in.at
}

// need reports a field of something new that is not given, unless it is given and was reported as wrong.
func (p *productPlanner) need(pointer, of string, given bool) {
	if !given && !slices.ContainsFunc(*p.Fields, func(f problem.Field) bool { return f.Pointer == pointer }) {
		p.Add(pointer, problem.Required, "is required for a new %s", of)
	}
}

func optional(n *int) string {
	if n == nil {
		return ""
	}
	return strconv.Itoa(*n)
}
