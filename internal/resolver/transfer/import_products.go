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
	// productColumns are those of a product, and then those of a variation.
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

// productLine is a product as one line of a CSV has it or, once merged, as all its lines have it together.
type productLine struct {
	catalogue.ProductInput
	line       int      // the number of the first line
	categories []string // by slug; nil: they stay
	lines      []int    // the number of the line of each variation
}

// ImportProducts creates and updates products by slug, and their variations by SKU, from a CSV with a line for each
// variation: its columns are productColumns, and of those slug must be there. A product's own columns are in any of its
// lines; a line without a SKU is of the product alone. An empty cell, like an absent column, stands for what is there,
// or for the default of something new, which needs name and kind, or price. The categories of a product are those of
// its line, by slug with | between them. Stock is not imported. Nothing is removed.
// Errors: as importSheet.
func (ops *Operations) ImportProducts(ctx context.Context, in ImportInput) (*ImportResult, error) {
	s, err := readSheet(in.CSV, productColumns, catalogue.ColumnSlug)
	if err != nil {
		return nil, err
	}
	wanted := mergeProductLines(s, readProductLines(s))
	inputs, categories := inputsOf(wanted)
	return ops.importSheet(ctx, in, s, importProductsOperation, func(ctx context.Context, tx *operation.Tx, p *importPlan) (func() error, error) {
		known, err := catalogue.LoadExisting(ctx, tx, inputs, categories)
		if err != nil {
			return nil, err
		}
		planner := &catalogue.ProductPlanner{Fields: &p.Fields, Existing: known, StoreID: tx.Actor.StoreID}
		var planned []*catalogue.ProductPlan
		for _, line := range wanted {
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
			*field.Input(&line.ProductInput) = s.whole(row, field.Name)
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

// variation reads the cells of a variation, nil when the line has no SKU. It reports other cells of a variation in a line without one.
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

// categorySlugs reads the cell of the categories, nil when it is empty.
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

// inputsOf returns what the lines name: products with their variations, and categories by slug.
func inputsOf(lines []*productLine) (inputs []catalogue.ProductInput, categorySlugs []string) {
	for _, line := range lines {
		inputs = append(inputs, line.ProductInput)
		categorySlugs = append(categorySlugs, line.categories...)
	}
	return inputs, categorySlugs
}

// planProduct plans what the CSV says of one product. Products are found by slug and variations by SKU.
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
		if known := planner.BySKU[*v.SKU]; known != nil {
			in.Variations[i].ID = &known.ID
		}
	}
	plan := planner.Plan(before, in)
	p.noteProduct(line, plan, before != nil && before.Status == product.StatusARCHIVED)
	return plan
}

// keepLineEnds keeps the stored text where the CSV has the same text with other line ends: programs that save a CSV write LF, CRLF or
// CR for each of them, and the reader of CSV turns CRLF into LF.
func keepLineEnds(in *catalogue.ProductInput, before *db.Product) {
	for _, field := range catalogue.ProductTexts {
		cell, stored := field.Input(in), *field.Of(before)
		if *cell != nil && fold.Lines(**cell) == fold.Lines(stored) {
			*cell = &stored
		}
	}
}

// noteProduct notes what a plan changes. A product that is archived takes no change.
func (p *importPlan) noteProduct(line *productLine, plan *catalogue.ProductPlan, archived bool) {
	note := func(at int, column string, subject ImportSubject, key string, made catalogue.Changes) {
		c := ImportChange{Line: at, Action: ImportUpdate, Subject: subject, Key: key, Fields: made.Fields}
		if made.Created {
			c.Action = ImportCreate
		}
		if archived && len(made.Fields) > 0 {
			p.Add(pointerTo(at, column), problem.ProductState, "is of a product that is ARCHIVED, which is final")
		}
		p.result.add(c)
	}
	note(line.line, catalogue.ColumnSlug, ImportProduct, plan.After.Slug, plan.Changes)
	for i, v := range plan.Variations {
		note(line.lines[i], catalogue.ColumnSKU, ImportVariation, v.After.Sku, v.Changes)
	}
}

// newStatus returns the status that a product is to get, nil when it has that status already, and reports a new product that would
// be ARCHIVED.
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

// categories returns the ids of the product's categories, and reports slugs that no category has.
func (p *importPlan) categories(known *catalogue.Existing, line *productLine) []uuid.UUID {
	ids := []uuid.UUID{}
	for _, slug := range line.categories {
		found := known.CategoryBySlug[slug]
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
