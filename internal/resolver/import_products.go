package resolver

import (
	"context"
	"slices"
	"strings"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/product"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

// The columns of a CSV of products, besides columnSKU and columnPrice. They are called like the fields of a product's input.
const (
	columnSlug         = "slug"
	columnName         = "name"
	columnKind         = "kind"
	columnStatus       = "status"
	columnDescription  = "description"
	columnInstructions = "postSaleInstructions"
	columnCategories   = "categories"
	columnOnStock      = "dependsOnStock"
	columnDuration     = "durationDays"
	columnThreshold    = "lowStockThreshold"
)

var productColumns = []string{
	columnSlug, columnName, columnKind, columnStatus, columnDescription, columnInstructions, columnCategories,
	columnSKU, columnPrice, columnOnStock, columnDuration, columnThreshold,
}

// columnsOfProduct is how many of productColumns, from the first, are of the product; the others are of a variation.
const columnsOfProduct = 7

// categorySeparator is between the slugs of categories in one cell.
const categorySeparator = "|"

// productLine is what lines of a CSV say of a product: one line, or all of a product together.
type productLine struct {
	ProductInput
	line       int      // the first
	categories []string // by slug; nil: they stay
	lines      []int    // of the variations
}

// ImportProducts creates and updates products by slug, and their variations by SKU, from a CSV with a line for each
// variation: its columns are productColumns, and of those slug must be there. A product's own columns are in any of its
// lines; a line without a SKU is of the product alone. An empty cell, like an absent column, stands for what is there,
// or for the default of something new, which needs name and kind, or price. The categories of a product are those of
// its line, by slug with | between them. Stock is not imported. Nothing is removed.
// Error: CodeInvalidInput.
func (r *Resolver) ImportProducts(ctx context.Context, in ImportInput) (*ImportResult, error) {
	s, err := readSheet(in.CSV, productColumns, columnSlug)
	if err != nil {
		return nil, err
	}
	wanted := mergeProductLines(s, readProductLines(s))
	inputs, categories := inputsOf(wanted)
	return r.importSheet(ctx, in, s, "products.import", func(ctx context.Context, tx *operation.Tx, p *importPlan) (func() error, error) {
		known, err := catalogueOf(ctx, tx, inputs, categories)
		if err != nil {
			return nil, err
		}
		planner := &productPlanner{Fields: &p.Fields, catalogue: known, storeID: tx.Actor.StoreID}
		var planned []*productPlan
		for _, line := range wanted {
			planned = append(planned, p.planProduct(planner, line))
		}
		return func() error { return writeProducts(ctx, tx, planned) }, nil
	})
}

func readProductLines(s *sheet) []productLine {
	lines := make([]productLine, len(s.rows))
	for i, row := range s.rows {
		at := pointerTo(row.line, "")
		s.required(row, columnSlug)
		line := productLine{line: row.line, ProductInput: ProductInput{
			at:                   at,
			Slug:                 s.text(row, columnSlug),
			Name:                 s.text(row, columnName),
			Kind:                 (*product.Kind)(s.text(row, columnKind)),
			Status:               (*product.Status)(s.text(row, columnStatus)),
			Description:          s.text(row, columnDescription),
			PostSaleInstructions: s.text(row, columnInstructions),
		}}
		v := VariationInput{
			at:                at,
			SKU:               s.text(row, columnSKU),
			Price:             s.amount(row, columnPrice),
			DependsOnStock:    s.flag(row, columnOnStock),
			DurationDays:      s.count(row, columnDuration),
			LowStockThreshold: s.count(row, columnThreshold),
		}
		switch {
		case v.SKU != nil:
			line.Variations, line.lines = []VariationInput{v}, []int{row.line}
		case v.Price != nil || v.DependsOnStock != nil || v.DurationDays != nil || v.LowStockThreshold != nil:
			s.Add(pointerTo(row.line, columnSKU), problem.Required, "is required for what the line says of a variation")
			v.validate(&s.Fields)
		}
		if list := s.text(row, columnCategories); list != nil {
			for slug := range strings.SplitSeq(*list, categorySeparator) {
				line.categories = append(line.categories, strings.TrimSpace(slug))
			}
			if len(line.categories) > maxCategories {
				s.Add(pointerTo(row.line, columnCategories), problem.TooMany, "must be at most %d", maxCategories)
			}
		}
		line.validate(&s.Fields)
		lines[i] = line
	}
	return lines
}

// mergeProductLines puts the lines of each product together, and reports those that contradict the product's first.
func mergeProductLines(s *sheet, lines []productLine) []*productLine {
	var merged []*productLine
	bySlug := map[string]*productLine{}
	for _, line := range lines {
		slug := ""
		if line.Slug != nil {
			slug = *line.Slug
		}
		first := bySlug[slug]
		if first == nil {
			bySlug[slug] = &line
			merged = append(merged, &line)
			continue
		}
		merge(s, columnName, first, line, &first.Name, line.Name)
		merge(s, columnKind, first, line, &first.Kind, line.Kind)
		merge(s, columnStatus, first, line, &first.Status, line.Status)
		merge(s, columnDescription, first, line, &first.Description, line.Description)
		merge(s, columnInstructions, first, line, &first.PostSaleInstructions, line.PostSaleInstructions)
		switch {
		case first.categories == nil:
			first.categories = line.categories
		case line.categories != nil && !slices.Equal(first.categories, line.categories):
			s.contradiction(columnCategories, first, line)
		}
		first.Variations = append(first.Variations, line.Variations...)
		first.lines = append(first.lines, line.lines...)
	}
	return merged
}

func merge[T comparable](s *sheet, column string, first *productLine, line productLine, field **T, cell *T) {
	switch {
	case *field == nil:
		*field = cell
	case cell != nil && **field != *cell:
		s.contradiction(column, first, line)
	}
}

func (s *sheet) contradiction(column string, first *productLine, line productLine) {
	s.Add(pointerTo(line.line, column), problem.Invalid, "is not what the line %d says of the product", first.line)
}

// inputsOf returns what the lines name: products with their variations, and categories by slug.
func inputsOf(lines []*productLine) (inputs []ProductInput, categorySlugs []string) {
	for _, line := range lines {
		inputs = append(inputs, line.ProductInput)
		categorySlugs = append(categorySlugs, line.categories...)
	}
	return inputs, categorySlugs
}

// planProduct plans what the CSV says of one product. What is there is found by its slug
// or SKU, and a status that it has already is none to move to.
func (p *importPlan) planProduct(planner *productPlanner, line *productLine) *productPlan {
	in := line.ProductInput
	in.Variations = slices.Clone(in.Variations)
	var before *db.Product
	if in.Slug != nil {
		before = planner.bySlug[*in.Slug]
	}
	in.Status = p.move(line, before)
	if line.categories != nil {
		in.CategoryIDs = p.categories(planner.catalogue, line)
	}
	for i, v := range in.Variations {
		if known := planner.bySKU[*v.SKU]; known != nil {
			in.Variations[i].ID = &known.ID
		}
	}
	plan := planner.plan(before, in)
	p.noteProduct(line, plan, before != nil && before.Status == product.StatusARCHIVED)
	return plan
}

// noteProduct notes what a plan changes. A product that is archived takes no change.
func (p *importPlan) noteProduct(line *productLine, plan *productPlan, archived bool) {
	note := func(at int, column string, subject ImportSubject, key string, made changes) {
		c := ImportChange{Line: at, Action: ImportUpdate, Subject: subject, Key: key, Fields: made.fields}
		if made.created {
			c.Action = ImportCreate
		}
		if archived && len(made.fields) > 0 {
			p.Add(pointerTo(at, column), string(problem.CodeProductState), "is of a product that is ARCHIVED, which is final")
		}
		p.result.add(c)
	}
	note(line.line, columnSlug, ImportProduct, plan.after.Slug, plan.changes)
	for i, v := range plan.variations {
		note(line.lines[i], columnSKU, ImportVariation, v.after.Sku, v.changes)
	}
}

// move returns the status that a product is to get, nil when it has it, and reports a new product that would be ARCHIVED.
func (p *importPlan) move(line *productLine, before *db.Product) *product.Status {
	to := line.Status
	switch {
	case to == nil || (before != nil && *to == before.Status):
		return nil
	case before == nil && *to == product.StatusARCHIVED:
		p.Add(pointerTo(line.line, columnStatus), problem.Invalid, "must not be ARCHIVED for a new product")
	}
	return to
}

// categories finds the categories of a product, and reports those that there are not.
func (p *importPlan) categories(known *catalogue, line *productLine) []uuid.UUID {
	ids := []uuid.UUID{}
	for _, slug := range line.categories {
		found := known.categoryBySlug[slug]
		switch {
		case found == nil:
			p.Add(pointerTo(line.line, columnCategories), string(problem.CodeNotFound), "names %q, which is no category", slug)
		case slices.Contains(ids, found.ID):
			p.Add(pointerTo(line.line, columnCategories), problem.Duplicate, "names %q twice", slug)
		default:
			ids = append(ids, found.ID)
		}
	}
	return ids
}
