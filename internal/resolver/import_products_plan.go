package resolver

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/category"
	"kiosk/ent/db/product"
	"kiosk/internal/ids"
)

// shelf is what an import finds in the store.
type shelf struct {
	products   map[string]*db.Product // by slug, with their categories
	variations map[string]*db.Variation
	categories map[string]*db.Category
}

// shelfOf reads what the lines name, as far as it is there.
func (tx *Tx) shelfOf(ctx context.Context, lines []productLine) (*shelf, error) {
	found := &shelf{products: map[string]*db.Product{}, categories: map[string]*db.Category{}}
	var slugs, skus, categories []string
	for _, line := range lines {
		slugs = append(slugs, line.slug)
		categories = append(categories, line.categories...)
		if line.sku != "" {
			skus = append(skus, line.sku)
		}
	}
	for some := range slices.Chunk(slices.Compact(slices.Sorted(slices.Values(slugs))), maxIn) {
		rows, err := tx.Product.Query().Where(product.SlugIn(some...)).WithCategories().All(ctx)
		if err != nil {
			return nil, fmt.Errorf("resolver: find products: %w", err)
		}
		for _, row := range rows {
			found.products[row.Slug] = row
		}
	}
	for some := range slices.Chunk(slices.Compact(slices.Sorted(slices.Values(categories))), maxIn) {
		rows, err := tx.Category.Query().Where(category.SlugIn(some...)).All(ctx)
		if err != nil {
			return nil, fmt.Errorf("resolver: find categories: %w", err)
		}
		for _, row := range rows {
			found.categories[row.Slug] = row
		}
	}
	var err error
	found.variations, err = tx.variationsBySKU(ctx, skus)
	return found, err
}

// plannedProduct is a product as an import finds it and as it leaves it.
type plannedProduct struct {
	line           int         // the first of the product
	before         *db.Product // nil for a new one
	after          db.Product
	fromCategories []uuid.UUID
	toCategories   []uuid.UUID
	changed        bool
	variations     []plannedVariation
}

// plannedVariation is a variation as an import finds it and as it leaves it.
type plannedVariation struct {
	before  *db.Variation // nil for a new one
	after   db.Variation
	changed bool
}

// planProducts compares the lines with the store, and reports what cannot be.
func planProducts(p *importPlan, known *shelf, lines []productLine) []*plannedProduct {
	var planned []*plannedProduct
	bySlug := map[string][]productLine{}
	var order []string
	for _, line := range lines {
		if bySlug[line.slug] == nil {
			order = append(order, line.slug)
		}
		bySlug[line.slug] = append(bySlug[line.slug], line)
	}
	for _, slug := range order {
		own := bySlug[slug]
		cells := p.agree(own)
		plan := p.planProduct(known, own[0], cells)
		for _, line := range own {
			if line.sku != "" {
				p.planVariation(known, plan, line)
			}
		}
		planned = append(planned, plan)
	}
	return planned
}

// agree returns what the lines of a product say of it, and reports those that contradict an earlier one.
func (p *importPlan) agree(lines []productLine) productCells {
	agreed, from := lines[0].productCells, lines[0].line
	for _, line := range lines[1:] {
		merge := func(column string, into **string, cell *string) {
			switch {
			case cell == nil:
			case *into == nil:
				*into = cell
			case **into != *cell:
				p.add(pointerTo(line.line, column), FieldInvalid, "is not what the line %d says of the product", from)
			}
		}
		merge(columnName, &agreed.name, line.name)
		merge(columnKind, &agreed.kind, line.kind)
		merge(columnStatus, &agreed.status, line.status)
		merge(columnDescription, &agreed.description, line.description)
		merge(columnInstructions, &agreed.instructions, line.instructions)
		switch {
		case line.categories == nil:
		case agreed.categories == nil:
			agreed.categories = line.categories
		case !slices.Equal(agreed.categories, line.categories):
			p.add(pointerTo(line.line, columnCategories), FieldInvalid, "is not what the line %d says of the product", from)
		}
	}
	return agreed
}

// planProduct makes the product of the cells, which the line is the first of.
func (p *importPlan) planProduct(known *shelf, line productLine, cells productCells) *plannedProduct {
	plan := &plannedProduct{line: line.line, before: known.products[line.slug]}
	c := ImportChange{Line: line.line, Action: ImportUpdate, Subject: ImportProduct, Key: line.slug}
	if plan.before == nil {
		c.Action = ImportCreate
		plan.after = db.Product{ID: ids.New(), Slug: line.slug, Version: 1, Status: product.StatusDRAFT}
		p.checkNewProduct(line.line, cells)
		c.sets(columnSlug, line.slug)
	} else {
		plan.after = *plan.before
		plan.after.Edges = db.ProductEdges{}
		plan.fromCategories = categoryIDs(plan.before.Edges.Categories)
		p.checkMove(line.line, plan.before, cells)
	}
	text := func(column string, into *string, cell *string) {
		if cell != nil {
			c.changes(column, *into, *cell)
			*into = *cell
		}
	}
	text(columnName, &plan.after.Name, cells.name)
	text(columnKind, (*string)(&plan.after.Kind), cells.kind)
	text(columnStatus, (*string)(&plan.after.Status), cells.status)
	text(columnDescription, &plan.after.Description, cells.description)
	text(columnInstructions, &plan.after.PostSaleInstructions, cells.instructions)
	plan.toCategories = plan.fromCategories
	if cells.categories != nil {
		plan.toCategories = p.categories(known, line.line, cells.categories)
		c.changes(columnCategories, known.slugs(plan), strings.Join(sorted(cells.categories), categorySeparator))
	}
	plan.changed = len(c.Fields) > 0
	if plan.changed && plan.before != nil && plan.before.Status == product.StatusARCHIVED {
		p.add(pointerTo(line.line, columnSlug), string(CodeProductState), "is of a product that is ARCHIVED, which is final")
	}
	p.result.add(c)
	return plan
}

// changes notes a field of something new or of something known, unless it stays as it is.
func (c *ImportChange) changes(column, before, after string) {
	if c.Action == ImportCreate {
		c.sets(column, after)
	} else {
		c.differs(column, before, after)
	}
}

func (p *importPlan) checkNewProduct(line int, cells productCells) {
	if cells.name == nil {
		p.add(pointerTo(line, columnName), FieldRequired, "is required for a new product")
	}
	if cells.kind == nil {
		p.add(pointerTo(line, columnKind), FieldRequired, "is required for a new product")
	}
	if cells.status != nil && *cells.status == string(product.StatusARCHIVED) {
		p.add(pointerTo(line, columnStatus), FieldInvalid, "must not be ARCHIVED for a new product")
	}
}

// checkMove reports what a product cannot become.
func (p *importPlan) checkMove(line int, before *db.Product, cells productCells) {
	if cells.kind != nil && *cells.kind != string(before.Kind) {
		p.add(pointerTo(line, columnKind), FieldInvalid, "must stay %s", before.Kind)
	}
	if cells.status == nil || *cells.status == string(before.Status) || before.Status == product.StatusARCHIVED {
		return
	}
	if next := product.Status(*cells.status); product.StatusValidator(next) == nil && !slices.Contains(productMoves[before.Status], next) {
		p.add(pointerTo(line, columnStatus), string(CodeProductState), "cannot be %s: the product is %s", next, before.Status)
	}
}

// categories finds the categories of a product, and reports those that there are not.
func (p *importPlan) categories(known *shelf, line int, slugs []string) []uuid.UUID {
	ids := []uuid.UUID{}
	for _, slug := range slugs {
		found := known.categories[slug]
		switch {
		case found == nil:
			p.add(pointerTo(line, columnCategories), string(CodeNotFound), "names %q, which is no category", slug)
		case slices.Contains(ids, found.ID):
			p.add(pointerTo(line, columnCategories), FieldDuplicate, "names %q twice", slug)
		default:
			ids = append(ids, found.ID)
		}
	}
	return ids
}

// slugs names the categories that a product is in already.
func (s *shelf) slugs(plan *plannedProduct) string {
	if plan.before == nil {
		return ""
	}
	var slugs []string
	for _, c := range plan.before.Edges.Categories {
		slugs = append(slugs, c.Slug)
	}
	return strings.Join(sorted(slugs), categorySeparator)
}

func sorted(list []string) []string { return slices.Sorted(slices.Values(list)) }

func categoryIDs(categories []*db.Category) []uuid.UUID {
	ids := make([]uuid.UUID, len(categories))
	for i, c := range categories {
		ids[i] = c.ID
	}
	return ids
}

// planVariation makes the variation of the line, which belongs to the planned product.
func (p *importPlan) planVariation(known *shelf, owner *plannedProduct, line productLine) {
	plan := plannedVariation{before: known.variations[line.sku]}
	c := ImportChange{Line: line.line, Action: ImportUpdate, Subject: ImportVariation, Key: line.sku}
	if plan.before == nil {
		c.Action = ImportCreate
		plan.after = db.Variation{ID: ids.New(), ProductID: owner.after.ID, Sku: line.sku, Version: 1, DependsOnStock: true}
		c.sets(columnSKU, line.sku)
		if line.price == nil {
			p.requirePrice(line.line)
		}
	} else {
		plan.after = *plan.before
		plan.after.Edges = db.VariationEdges{}
		if plan.before.ProductID != owner.after.ID {
			p.add(pointerTo(line.line, columnSKU), FieldInvalid, "is of the product %s", plan.before.Edges.Product.Slug)
		}
	}
	after := &plan.after
	if line.price != nil {
		c.changes(columnPrice, after.Price.String(), line.price.String())
		after.Price = *line.price
	}
	if line.onStock != nil {
		c.changes(columnOnStock, strconv.FormatBool(after.DependsOnStock), strconv.FormatBool(*line.onStock))
		after.DependsOnStock = *line.onStock
	}
	if line.duration != nil {
		c.changes(columnDuration, strconv.Itoa(after.DurationDays), strconv.Itoa(*line.duration))
		after.DurationDays = *line.duration
	}
	if line.threshold != nil {
		c.changes(columnThreshold, optional(after.LowStockThreshold), strconv.Itoa(*line.threshold))
		after.LowStockThreshold = line.threshold
	}
	plan.changed = len(c.Fields) > 0
	if plan.changed && owner.before != nil && owner.before.Status == product.StatusARCHIVED {
		p.add(pointerTo(line.line, columnSKU), string(CodeProductState), "is of a product that is ARCHIVED, which is final")
	}
	p.result.add(c)
	owner.variations = append(owner.variations, plan)
}

// requirePrice reports a missing price, unless the cell is there and was reported as wrong.
func (p *importPlan) requirePrice(line int) {
	at := pointerTo(line, columnPrice)
	if !slices.ContainsFunc(p.fields, func(f FieldError) bool { return f.Pointer == at }) {
		p.add(at, FieldRequired, "is required for a new variation")
	}
}

func optional(n *int) string {
	if n == nil {
		return ""
	}
	return strconv.Itoa(*n)
}
