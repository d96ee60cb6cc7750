package transfer

import (
	"context"
	"slices"
	"strings"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/product"
	"kiosk/internal/fold"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/catalogue"
)

var (
	// productColumns are the columns of a CSV of products: first those of a product, then those of a variation.
	productColumns = slices.Concat(columnsOfProduct, columnsOfVariation)

	columnsOfProduct = slices.Concat(
		[]string{catalogue.ColumnSlug, catalogue.ColumnName, catalogue.ColumnKind, catalogue.ColumnStatus},
		namesOf(catalogue.ProductTexts), []string{catalogue.ColumnCategories},
	)
	columnsOfVariation = []string{
		catalogue.ColumnSKU, catalogue.ColumnPrice, catalogue.ColumnOnStock, catalogue.ColumnDuration, catalogue.ColumnThreshold,
	}
)

func namesOf(fields []catalogue.ProductText) []string {
	names := make([]string, len(fields))
	for i, field := range fields {
		names[i] = field.Name
	}
	return names
}

// productLine is the product in one line of a CSV. After mergeProductLines it has the values of all lines of the product.
type productLine struct {
	catalogue.ProductInput
	line       int      // the number of the first line
	categories []string // slugs; nil: the categories do not change
	lines      []int    // the number of the line of each variation
}

// ImportProducts creates and updates products by slug, and their variations by SKU, from a CSV with a line for each variation. The
// columns are productColumns; only slug is required. The values of a product may be in any of its lines. A line without a SKU has
// only values of the product. An empty cell or an absent column keeps the stored value, or means the default of a new row. A new
// product requires name and kind, and a new variation a price. The cell of the categories replaces those of the product; it contains
// slugs separated by |. Stock is not imported. No product or variation is removed.
// Errors: as importSheet.
func (ops *Operations) ImportProducts(ctx context.Context, in ImportInput) (*ImportResult, error) {
	s, err := readSheet(in.CSV, productColumns, catalogue.ColumnSlug)
	if err != nil {
		return nil, err
	}
	products := mergeProductLines(s, readProductLines(s))
	inputs, categories := inputsOf(products)
	return ops.importSheet(ctx, in, s, importProductsOperation, func(ctx context.Context, tx *operation.Tx, p *importPlan) (func() error, error) {
		existing, err := catalogue.LoadExisting(ctx, tx, inputs, categories)
		if err != nil {
			return nil, err
		}
		planner := &catalogue.ProductPlanner{Fields: &p.Fields, Existing: existing, StoreID: tx.Actor.StoreID}
		var planned []*catalogue.ProductPlan
		for _, line := range products {
			planned = append(planned, p.planProduct(planner, line))
		}
		return func() error { return catalogue.WriteProducts(ctx, tx, planned) }, nil
	})
}

func readProductLines(s *sheet) []productLine {
	lines := make([]productLine, len(s.rows))
	for i, row := range s.rows {
		s.required(row, catalogue.ColumnSlug)
		line := productLine{line: row.line, ProductInput: catalogue.ProductInput{
			Pointer: pointerTo(row.line, ""),
			Slug:    s.text(row, catalogue.ColumnSlug),
			Name:    s.text(row, catalogue.ColumnName),
			Kind:    (*product.Kind)(s.text(row, catalogue.ColumnKind)),
			Status:  (*product.Status)(s.text(row, catalogue.ColumnStatus)),
		}}
		for _, field := range catalogue.ProductTexts {
			*field.Input(&line.ProductInput) = s.untrimmed(row, field.Name)
		}
		if v := s.variation(row); v != nil {
			line.Variations, line.lines = []catalogue.VariationInput{*v}, []int{row.line}
		}
		line.categories = s.categorySlugs(row)
		line.Validate(&s.Fields)
		lines[i] = line
	}
	return lines
}

// variation parses the cells of a variation. Without a SKU it returns nil, and reports other cells of a variation in the line.
func (s *sheet) variation(row sheetRow) *catalogue.VariationInput {
	v := &catalogue.VariationInput{
		Pointer:           pointerTo(row.line, ""),
		SKU:               s.text(row, catalogue.ColumnSKU),
		Price:             s.amount(row, catalogue.ColumnPrice),
		DependsOnStock:    s.flag(row, catalogue.ColumnOnStock),
		DurationDays:      s.count(row, catalogue.ColumnDuration),
		LowStockThreshold: s.count(row, catalogue.ColumnThreshold),
	}
	if v.SKU != nil {
		return v
	}
	if v.Price != nil || v.DependsOnStock != nil || v.DurationDays != nil || v.LowStockThreshold != nil {
		s.Add(pointerTo(row.line, catalogue.ColumnSKU), problem.Required, "is required for what the line says of a variation")
		v.Validate(&s.Fields)
	}
	return nil
}

// categorySlugs parses the cell of the categories. It returns nil for an empty cell.
func (s *sheet) categorySlugs(row sheetRow) []string {
	cell := s.text(row, catalogue.ColumnCategories)
	if cell == nil {
		return nil
	}
	slugs := strings.SplitN(*cell, catalogue.CategorySeparator, catalogue.MaxCategories+1)
	if len(slugs) > catalogue.MaxCategories {
		s.Add(pointerTo(row.line, catalogue.ColumnCategories), problem.TooMany, "must be at most %d", catalogue.MaxCategories)
		slugs = slugs[:catalogue.MaxCategories]
	}
	for i, slug := range slugs {
		slugs[i] = strings.TrimSpace(slug)
	}
	return slugs
}

// mergeProductLines merges the lines of each product, and reports values that contradict an earlier line.
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
		merge(s, catalogue.ColumnName, first, line, &first.Name, line.Name)
		merge(s, catalogue.ColumnKind, first, line, &first.Kind, line.Kind)
		merge(s, catalogue.ColumnStatus, first, line, &first.Status, line.Status)
		for _, field := range catalogue.ProductTexts {
			merge(s, field.Name, first, line, field.Input(&first.ProductInput), *field.Input(&line.ProductInput))
		}
		switch {
		case first.categories == nil:
			first.categories = line.categories
		case line.categories != nil && !slices.Equal(first.categories, line.categories):
			s.contradiction(catalogue.ColumnCategories, first, line)
		}
		first.Variations = append(first.Variations, line.Variations...)
		first.lines = append(first.lines, line.lines...)
	}
	return merged
}

// merge sets a field of the merged product from a cell of another line, and reports a cell with another value.
func merge[T comparable](s *sheet, column string, first *productLine, line productLine, field **T, cell *T) {
	switch {
	case *field == nil:
		*field = cell
	case cell != nil && **field != *cell:
		s.contradiction(column, first, line)
	}
}

func (s *sheet) contradiction(column string, first *productLine, line productLine) {
	s.Add(pointerTo(line.line, column), problem.OtherLineDiffers, "is not what the line %d says of the product", first.line)
}

// inputsOf returns the inputs of the products with their variations, and the slugs of their categories.
func inputsOf(lines []*productLine) (inputs []catalogue.ProductInput, categorySlugs []string) {
	for _, line := range lines {
		inputs = append(inputs, line.ProductInput)
		categorySlugs = append(categorySlugs, line.categories...)
	}
	return inputs, categorySlugs
}

// planProduct plans the changes of one product. It finds the product by slug and variations by SKU.
func (p *importPlan) planProduct(planner *catalogue.ProductPlanner, line *productLine) *catalogue.ProductPlan {
	in := line.ProductInput
	in.Variations = slices.Clone(in.Variations)
	var before *db.Product
	if in.Slug != nil {
		before = planner.BySlug[*in.Slug]
	}
	in.Status = p.newStatus(line, before)
	if before != nil {
		keepLineEnds(&in, before)
	}
	if line.categories != nil {
		in.CategoryIDs = p.categories(planner.Existing, line)
	}
	for i, v := range in.Variations {
		if found := planner.BySKU[*v.SKU]; found != nil {
			in.Variations[i].ID = &found.ID
		}
	}
	plan := planner.Plan(before, in)
	p.noteProduct(line, plan, before != nil && before.Status == product.StatusARCHIVED)
	return plan
}

// keepLineEnds replaces a cell by the stored text if they differ only in line ends. Programs that save a CSV write LF, CRLF or CR for
// all line ends, and encoding/csv replaces CRLF by LF.
func keepLineEnds(in *catalogue.ProductInput, before *db.Product) {
	for _, field := range catalogue.ProductTexts {
		cell, stored := field.Input(in), *field.Of(before)
		if *cell != nil && fold.Lines(**cell) == fold.Lines(stored) {
			*cell = &stored
		}
	}
}

// noteProduct adds the changes of a plan to the result. It reports changes of an ARCHIVED product as errors.
func (p *importPlan) noteProduct(line *productLine, plan *catalogue.ProductPlan, archived bool) {
	note := func(at int, column string, subject ImportSubject, key string, changes catalogue.Changes) {
		c := ImportChange{Line: at, Action: ImportUpdate, Subject: subject, Key: key, Fields: changes.Fields}
		if changes.Created {
			c.Action = ImportCreate
		}
		if archived && len(changes.Fields) > 0 {
			p.Add(pointerTo(at, column), problem.ProductState, "is of a product that is ARCHIVED, which is final")
		}
		p.result.add(c)
	}
	note(line.line, catalogue.ColumnSlug, ImportProduct, plan.After.Slug, plan.Changes)
	for i, v := range plan.Variations {
		note(line.lines[i], catalogue.ColumnSKU, ImportVariation, v.After.Sku, v.Changes)
	}
}

// newStatus returns the status to set, or nil when the product already has the status of the line or the line has none. It reports
// ARCHIVED for a new product.
func (p *importPlan) newStatus(line *productLine, before *db.Product) *product.Status {
	to := line.Status
	switch {
	case to == nil || (before != nil && *to == before.Status):
		return nil
	case before == nil && *to == product.StatusARCHIVED:
		p.Add(pointerTo(line.line, catalogue.ColumnStatus), problem.NewArchived, "must not be ARCHIVED for a new product")
	}
	return to
}

// categories returns the ids of the line's categories, and reports slugs that do not exist or repeat.
func (p *importPlan) categories(existing *catalogue.Existing, line *productLine) []uuid.UUID {
	ids := []uuid.UUID{}
	for _, slug := range line.categories {
		found := existing.CategoryBySlug[slug]
		switch {
		case found == nil:
			p.Add(pointerTo(line.line, catalogue.ColumnCategories), problem.NotFound, "names %q, which is no category", slug)
		case slices.Contains(ids, found.ID):
			p.Add(pointerTo(line.line, catalogue.ColumnCategories), problem.Duplicate, "names %q twice", slug)
		default:
			ids = append(ids, found.ID)
		}
	}
	return ids
}
