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

// ProductPlan is a product before and after an operation.
type ProductPlan struct {
	Changes
	before         *db.Product // nil for a new product
	After          db.Product
	fromCategories []uuid.UUID
	toCategories   []uuid.UUID
	hasVersion     bool // the input has a version: then the plan counts as a change even if no value changes
	Variations     []*variationPlan
}

// variationPlan is a variation before and after an operation.
type variationPlan struct {
	Changes
	before     *db.Variation // nil for a new variation
	After      db.Variation
	tierPrices []NewTierPrice // of a new variation
	hasVersion bool           // as in ProductPlan
	setsStatus bool           // archives or restores the variation
}

func (p *ProductPlan) changed() bool   { return p.hasVersion || len(p.Fields) > 0 }
func (p *variationPlan) changed() bool { return p.hasVersion || len(p.Fields) > 0 }

// Changes lists the fields of a product or variation that get a new value.
type Changes struct {
	Created bool // the product or variation is new
	Fields  []ImportField
}

// note records the value of a field, unless the row exists and has that value already.
func (c *Changes) note(column, before, after string) {
	switch {
	case c.Created:
		c.Fields = append(c.Fields, ImportField{Column: column, After: after})
	case before != after:
		c.Fields = append(c.Fields, ImportField{column, &before, after})
	}
}

// set assigns the requested value to a field and notes the change, unless requested is nil.
func set[T any](c *Changes, column string, field, requested *T) {
	if requested != nil {
		c.note(column, fmt.Sprint(*field), fmt.Sprint(*requested))
		*field = *requested
	}
}

// statusTransitions lists the statuses that may follow a status: DRAFT → ACTIVE ⇄ INACTIVE → ARCHIVED.
var statusTransitions = map[product.Status][]product.Status{
	product.StatusDRAFT:    {product.StatusACTIVE},
	product.StatusACTIVE:   {product.StatusINACTIVE},
	product.StatusINACTIVE: {product.StatusACTIVE, product.StatusARCHIVED},
}

// ProductPlanner compares inputs with the rows of the store, and adds an error to Fields for each value that is not allowed.
type ProductPlanner struct {
	*problem.Fields
	*Existing
	StoreID uuid.UUID
	skus    map[string]string // SKU → its first place in the input
}

// Plan returns the product that results from an input. The input changes the product before, or creates one when before is nil.
func (p *ProductPlanner) Plan(before *db.Product, in ProductInput) *ProductPlan {
	plan := &ProductPlan{before: before, hasVersion: in.Version != nil}
	if before == nil {
		plan.Created = true
		plan.After = db.Product{ID: ids.New(), StoreID: p.StoreID, Version: 1, Status: product.StatusDRAFT}
		p.require(in.Pointer+"/slug", "product", in.Slug != nil)
		p.require(in.Pointer+"/name", "product", in.Name != nil)
		p.require(in.Pointer+"/kind", "product", in.Kind != nil)
	} else {
		plan.After = *before
		plan.After.Edges = db.ProductEdges{}
		plan.fromCategories = categoryIDs(before.Edges.Categories)
		p.checkTransition(before, in)
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

// checkTransition reports another kind, and a status that must not follow the current one.
func (p *ProductPlanner) checkTransition(before *db.Product, in ProductInput) {
	if in.Kind != nil && *in.Kind != before.Kind {
		p.Add(in.Pointer+"/kind", problem.KindFixed, "must stay %s", before.Kind)
	}
	if in.Status != nil && product.StatusValidator(*in.Status) == nil && !slices.Contains(statusTransitions[before.Status], *in.Status) {
		p.Add(in.Pointer+"/status", problem.ProductState, "cannot be %s: the product is %s", *in.Status, before.Status)
	}
}

// slugs returns the sorted slugs of categories as one string.
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
	sorted := ids.Of(categories, func(c *db.Category) uuid.UUID { return c.ID })
	slices.SortFunc(sorted, ids.Compare)
	return sorted
}

// planVariation returns the variation that results from an input of the planned product.
func (p *ProductPlanner) planVariation(owner *ProductPlan, in VariationInput) *variationPlan {
	plan := &variationPlan{hasVersion: in.Version != nil, setsStatus: in.Status != nil}
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
		plan.note(ColumnThreshold, formatOptional(after.LowStockThreshold), formatOptional(in.LowStockThreshold))
		after.LowStockThreshold = in.LowStockThreshold
	}
	if plan.Created {
		set(&plan.Changes, "stockQuantity", &after.StockQuantity, in.StockQuantity)
	}
	return plan
}

// variationOf returns the variation that an input changes, or nil. It reports an id that does not exist, and a variation of another
// product.
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

// checkNewVariation reports fields that are missing, or not allowed, for a new variation.
func (p *ProductPlanner) checkNewVariation(owner *ProductPlan, in VariationInput) {
	p.require(in.Pointer+"/sku", "variation", in.SKU != nil)
	p.require(in.Pointer+"/price", "variation", in.Price != nil)
	if owner.After.Kind == product.KindDIGITAL && in.StockQuantity != nil && *in.StockQuantity > 0 {
		p.Add(in.Pointer+"/stockQuantity", problem.StockIsLicenses, "is the number of licenses; upload those")
	}
	for i, price := range in.TierPrices {
		if !p.tiers[price.TierID] {
			p.Add(fmt.Sprintf("%s/tierPrices/%d/tierId", in.Pointer, i), problem.NotFound, "is no price tier")
		}
	}
}

// placeOf returns the place of a pointer for an error text: "in line 12" for a CSV, else "at /variations/3".
func placeOf(pointer string) string {
	if line, ok := strings.CutPrefix(pointer, "/csv/"); ok {
		return "in line " + line
	}
	return "at " + pointer
}

// checkSKU reports a SKU of another variation of the store or of the input.
func (p *ProductPlanner) checkSKU(own uuid.UUID, in VariationInput) {
	if in.SKU == nil {
		return
	}
	first, isRepeated := p.skus[*in.SKU]
	other := p.BySKU[*in.SKU]
	switch {
	case isRepeated:
		p.Add(in.Pointer+"/sku", problem.Duplicate, "is given twice, first %s", placeOf(first))
	case other != nil && other.ID != own:
		p.Add(in.Pointer+"/sku", problem.AlreadyExists, "is the SKU of another variation")
	}
	if p.skus == nil {
		p.skus = map[string]string{}
	}
	p.skus[*in.SKU] = in.Pointer
}

// require reports a missing field of a new product or variation, unless that field has an error already.
func (p *ProductPlanner) require(pointer, subject string, isSet bool) {
	if !isSet && !slices.ContainsFunc(*p.Fields, func(f problem.Field) bool { return f.Pointer == pointer }) {
		p.Add(pointer, problem.Required, "is required for a new %s", subject)
	}
}

func formatOptional(n *int) string {
	if n == nil {
		return ""
	}
	return strconv.Itoa(*n)
}

// ImportField is a value that an import sets.
type ImportField struct {
	Column string
	Before *string // nil for a new product or variation
	After  string
}

// The columns of a CSV of products, besides ProductTexts, ColumnSKU and ColumnPrice. Their names are those of the input's fields.
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

// The columns that both a CSV of products and one of prices have.
const (
	ColumnSKU   = "sku"
	ColumnPrice = "price"
)

// CategorySeparator separates the slugs of categories in a cell.
const CategorySeparator = "|"
