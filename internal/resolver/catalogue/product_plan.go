package catalogue

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

// ProductPlan is a product as an operation finds it and as it leaves it.
type ProductPlan struct {
	Changes
	before         *db.Product // nil for a new one
	After          db.Product
	fromCategories []uuid.UUID
	toCategories   []uuid.UUID
	edit           bool // based on a version: counts as a change even if no field gets another value
	Variations     []*variationPlan
}

// variationPlan is a variation as an operation finds it and as it leaves it.
type variationPlan struct {
	Changes
	before     *db.Variation // nil for a new one
	After      db.Variation
	tierPrices []NewTierPrice // of a new one
	edit       bool
	moved      bool // archived or restored
}

func (p *ProductPlan) changed() bool   { return p.edit || len(p.Fields) > 0 }
func (p *variationPlan) changed() bool { return p.edit || len(p.Fields) > 0 }

// Changes lists the fields that get a value.
type Changes struct {
	Created bool // the thing is new
	Fields  []ImportField
}

// note adds a field of something new, or of something known that gets another value.
func (c *Changes) note(column, before, after string) {
	switch {
	case c.Created:
		c.Fields = append(c.Fields, ImportField{Column: column, After: after})
	case before != after:
		c.Fields = append(c.Fields, ImportField{column, &before, after})
	}
}

// set gives a field the value that is wanted, if one is.
func set[T any](c *Changes, column string, field, wanted *T) {
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

// ProductPlanner compares inputs with the store, and reports everything that cannot be.
type ProductPlanner struct {
	*problem.Fields
	*Existing
	StoreID uuid.UUID
	skus    map[string]string // where each was given first
}

// Plan makes the product of an input, which is for the product before, or a new one when that is nil.
func (p *ProductPlanner) Plan(before *db.Product, in ProductInput) *ProductPlan {
	plan := &ProductPlan{before: before, edit: in.Version != nil}
	if before == nil {
		plan.Created = true
		plan.After = db.Product{ID: ids.New(), StoreID: p.StoreID, Version: 1, Status: product.StatusDRAFT}
		p.need(in.Pointer+"/slug", "product", in.Slug != nil)
		p.need(in.Pointer+"/name", "product", in.Name != nil)
		p.need(in.Pointer+"/kind", "product", in.Kind != nil)
	} else {
		plan.After = *before
		plan.After.Edges = db.ProductEdges{}
		plan.fromCategories = categoryIDs(before.Edges.Categories)
		p.checkMove(before, in)
	}
	if in.Slug != nil {
		if other := p.BySlug[*in.Slug]; other != nil && other.ID != plan.After.ID {
			p.Add(in.Pointer+"/slug", problem.AlreadyExists, "is the slug of another product")
		}
	}
	after := &plan.After
	set(&plan.Changes, ColumnSlug, &after.Slug, in.Slug)
	set(&plan.Changes, ColumnName, &after.Name, in.Name)
	set(&plan.Changes, ColumnKind, &after.Kind, in.Kind)
	set(&plan.Changes, ColumnStatus, &after.Status, in.Status)
	for _, field := range ProductTexts {
		set(&plan.Changes, field.Name, field.Of(after), *field.Input(&in))
	}
	plan.toCategories = plan.fromCategories
	if in.CategoryIDs != nil {
		plan.toCategories = slices.SortedFunc(slices.Values(in.CategoryIDs), ids.Compare)
		for i, id := range in.CategoryIDs {
			if p.categories[id] == nil {
				p.Add(fmt.Sprintf("%s/categoryIds/%d", in.Pointer, i), problem.NotFound, "is no category")
			}
		}
		plan.note(ColumnCategories, p.slugs(plan.fromCategories), p.slugs(plan.toCategories))
	}
	for _, v := range in.Variations {
		plan.Variations = append(plan.Variations, p.planVariation(plan, v))
	}
	return plan
}

// checkMove reports what a product cannot become.
func (p *ProductPlanner) checkMove(before *db.Product, in ProductInput) {
	if in.Kind != nil && *in.Kind != before.Kind {
		p.Add(in.Pointer+"/kind", problem.KindFixed, "must stay %s", before.Kind)
	}
	if in.Status != nil && product.StatusValidator(*in.Status) == nil && !slices.Contains(productMoves[before.Status], *in.Status) {
		p.Add(in.Pointer+"/status", problem.ProductState, "cannot be %s: the product is %s", *in.Status, before.Status)
	}
}

// slugs names categories.
func (e *Existing) slugs(ids []uuid.UUID) string {
	var slugs []string
	for _, id := range ids {
		if found := e.categories[id]; found != nil {
			slugs = append(slugs, found.Slug)
		}
	}
	slices.Sort(slugs)
	return strings.Join(slugs, CategorySeparator)
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
func (p *ProductPlanner) planVariation(owner *ProductPlan, in VariationInput) *variationPlan {
	plan := &variationPlan{edit: in.Version != nil, moved: in.Status != nil}
	if in.ID != nil {
		plan.before = p.variationOf(owner, in)
	}
	if plan.before == nil {
		plan.Created, plan.tierPrices = true, in.TierPrices
		plan.After = db.Variation{
			ID: ids.New(), StoreID: p.StoreID, ProductID: owner.After.ID, Version: 1,
			Status: variation.StatusACTIVE, DependsOnStock: true,
		}
		p.checkNewVariation(owner, in)
	} else {
		plan.After = *plan.before
		plan.After.Edges = db.VariationEdges{}
	}
	after := &plan.After
	p.checkSKU(after.ID, in)
	set(&plan.Changes, ColumnSKU, &after.Sku, in.SKU)
	set(&plan.Changes, ColumnPrice, &after.Price, in.Price)
	set(&plan.Changes, "status", &after.Status, in.Status)
	set(&plan.Changes, ColumnOnStock, &after.DependsOnStock, in.DependsOnStock)
	set(&plan.Changes, ColumnDuration, &after.DurationDays, in.DurationDays)
	if in.LowStockThreshold != nil || in.ClearLowStockThreshold {
		plan.note(ColumnThreshold, optional(after.LowStockThreshold), optional(in.LowStockThreshold))
		after.LowStockThreshold = in.LowStockThreshold
	}
	if plan.Created {
		set(&plan.Changes, "stockQuantity", &after.StockQuantity, in.StockQuantity)
	}
	return plan
}

// variationOf finds the variation that an input is for. It reports one that there is not, or that is another product's.
func (p *ProductPlanner) variationOf(owner *ProductPlan, in VariationInput) *db.Variation {
	found := p.variations[*in.ID]
	switch {
	case found == nil:
		p.Add(in.Pointer+"/id", problem.VariationNotFound, "is no variation")
	case found.ProductID != owner.After.ID:
		p.Add(in.Pointer+"/sku", problem.SKUOfOther, "is of the product %s", found.Edges.Product.Slug)
	}
	return found
}

// checkNewVariation reports what a new variation lacks or cannot have.
func (p *ProductPlanner) checkNewVariation(owner *ProductPlan, in VariationInput) {
	p.need(in.Pointer+"/sku", "variation", in.SKU != nil)
	p.need(in.Pointer+"/price", "variation", in.Price != nil)
	if owner.After.Kind == product.KindDIGITAL && in.StockQuantity != nil && *in.StockQuantity > 0 {
		p.Add(in.Pointer+"/stockQuantity", problem.StockIsLicenses, "is the number of licenses; upload those")
	}
	for i, price := range in.TierPrices {
		if !p.tiers[price.TierID] {
			p.Add(fmt.Sprintf("%s/tierPrices/%d/tierId", in.Pointer, i), problem.NotFound, "is no price tier")
		}
	}
}

// placeOf says where a pointer points, to people: a CSV has lines.
func placeOf(pointer string) string {
	if line, ok := strings.CutPrefix(pointer, "/csv/"); ok {
		return "in line " + line
	}
	return "at " + pointer
}

// checkSKU reports a SKU that another variation has, in the store or in the input.
func (p *ProductPlanner) checkSKU(own uuid.UUID, in VariationInput) {
	if in.SKU == nil {
		return
	}
	first, twice := p.skus[*in.SKU]
	other := p.BySKU[*in.SKU]
	switch {
	case twice:
		p.Add(in.Pointer+"/sku", problem.Duplicate, "is given twice, first %s", placeOf(first))
	case other != nil && other.ID != own:
		p.Add(in.Pointer+"/sku", problem.AlreadyExists, "is the SKU of another variation")
	}
	if p.skus == nil {
		p.skus = map[string]string{}
	}
	p.skus[*in.SKU] = in.Pointer
}

// need reports a field of something new that is not given, unless it is given and was reported as wrong.
func (p *ProductPlanner) need(pointer, of string, given bool) {
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

// ImportField is a value that an import sets.
type ImportField struct {
	Column string
	Before *string // nil for something new
	After  string
}

// The columns of a CSV of products, besides ProductTexts, ColumnSKU and ColumnPrice. They are called like the fields of a product's input.
const (
	ColumnSlug       = "slug"
	ColumnName       = "name"
	ColumnKind       = "kind"
	ColumnStatus     = "status"
	ColumnCategories = "categories"
	ColumnOnStock    = "dependsOnStock"
	ColumnDuration   = "durationDays"
	ColumnThreshold  = "lowStockThreshold"
)

// The fields of products and variations, as imports and their changes name them.
const (
	ColumnSKU   = "sku"
	ColumnPrice = "price"
)

// CategorySeparator is between the slugs of categories in one cell.
const CategorySeparator = "|"
