package resolver

import (
	"context"
	"strings"

	"kiosk/ent/db/product"
	"kiosk/internal/money"
)

// The columns of a CSV of products, besides columnSKU and columnPrice.
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

// categorySeparator is between the slugs of categories in one cell.
const categorySeparator = "|"

// productLine is one line of a CSV of products: a variation with its product. What is nil is not in the line.
type productLine struct {
	line int
	slug string
	productCells
	sku string
	variationCells
}

type productCells struct {
	name, kind, status, description, instructions *string
	categories                                    []string // by slug
}

type variationCells struct {
	price     *money.Amount
	onStock   *bool
	duration  *int
	threshold *int
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
	lines := readProductLines(s)
	return r.importSheet(ctx, in, s, "products.import", func(ctx context.Context, tx *Tx, p *importPlan) (func() error, error) {
		known, err := tx.shelfOf(ctx, lines)
		if err != nil {
			return nil, err
		}
		planned := planProducts(p, known, lines)
		return func() error { return tx.importProducts(ctx, planned) }, nil
	})
}

func readProductLines(s *sheet) []productLine {
	lines := make([]productLine, len(s.rows))
	seen := map[string]int{}
	for i, row := range s.rows {
		line := productLine{line: row.line, slug: s.required(row, columnSlug), productCells: readProductCells(s, row), variationCells: readVariationCells(s, row)}
		if line.slug != "" {
			s.slug(pointerTo(row.line, columnSlug), line.slug, 100)
		}
		sku := s.text(row, columnSKU)
		switch {
		case sku != nil && seen[*sku] != 0:
			s.add(pointerTo(row.line, columnSKU), FieldDuplicate, "is in line %d already", seen[*sku])
		case sku != nil:
			line.sku = *sku
			seen[line.sku] = row.line
			s.validation.text(pointerTo(row.line, columnSKU), line.sku, 100)
		case line.variationCells != variationCells{}:
			s.add(pointerTo(row.line, columnSKU), FieldRequired, "is required for what the line says of a variation")
		}
		lines[i] = line
	}
	return lines
}

func readProductCells(s *sheet, row sheetRow) productCells {
	cells := productCells{
		name:         s.limited(row, columnName, 200),
		kind:         s.text(row, columnKind),
		status:       s.text(row, columnStatus),
		description:  s.limited(row, columnDescription, maxDescription),
		instructions: s.limited(row, columnInstructions, maxInstructions),
	}
	if cells.kind != nil && product.KindValidator(product.Kind(*cells.kind)) != nil {
		s.add(pointerTo(row.line, columnKind), FieldInvalid, "must be DIGITAL, SERVICE or PHYSICAL")
	}
	if cells.status != nil && product.StatusValidator(product.Status(*cells.status)) != nil {
		s.add(pointerTo(row.line, columnStatus), FieldInvalid, "must be DRAFT, ACTIVE, INACTIVE or ARCHIVED")
	}
	if list := s.text(row, columnCategories); list != nil {
		for slug := range strings.SplitSeq(*list, categorySeparator) {
			cells.categories = append(cells.categories, strings.TrimSpace(slug))
		}
		if len(cells.categories) > maxCategories {
			s.add(pointerTo(row.line, columnCategories), FieldTooMany, "must be at most %d", maxCategories)
		}
	}
	return cells
}

// limited returns a text of at most limit characters.
func (s *sheet) limited(row sheetRow, column string, limit int) *string {
	cell := s.text(row, column)
	if cell != nil {
		s.validation.text(pointerTo(row.line, column), *cell, limit)
	}
	return cell
}

func readVariationCells(s *sheet, row sheetRow) variationCells {
	return variationCells{
		price:     s.amount(row, columnPrice),
		onStock:   s.flag(row, columnOnStock),
		duration:  s.count(row, columnDuration, maxDurationDays),
		threshold: s.count(row, columnThreshold, maxStock),
	}
}
