package transfer

import (
	"context"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/category"
	"kiosk/ent/db/variation"
	"kiosk/internal/auth"
	"kiosk/internal/ids"
	"kiosk/internal/operation"
	"kiosk/internal/resolver/catalogue"
)

// productLines exports a line per variation, and one line for a product without variations. The cells of a product are filled in its
// first line only. The columns are those of ImportProducts, and importing the file changes nothing.
var productLines = exportKind{
	name:    "PRODUCTS",
	list:    auth.PermissionRead,
	columns: productColumns,
	filter:  "/productWhere",
	exportSource: rowsOf(
		func(client *db.Client, in *CreateExportInput) (*db.ProductQuery, error) {
			return in.ProductWhere.Filter(client.Product.Query().
				WithVariations(func(q *db.VariationQuery) { q.Order(variation.ByID()) }).
				WithCategories(func(q *db.CategoryQuery) { q.Order(category.ByID()) }))
		},
		func(p *db.Product) position { return position{p.CreatedAt, p.ID} },
		writeProduct),
}

func writeProduct(file *csvFile, p *db.Product) {
	variations := p.Edges.Variations
	if len(variations) == 0 {
		writeProductCells(file, p)
		for range columnsOfVariation {
			file.plain("")
		}
		file.end()
		return
	}
	for i, v := range variations {
		if i == 0 {
			writeProductCells(file, p)
		} else {
			file.text(p.Slug)
			for range columnsOfProduct[1:] {
				file.plain("")
			}
		}
		file.text(v.Sku)
		file.amount(v.Price)
		file.boolean(v.DependsOnStock)
		file.number(int64(v.DurationDays))
		if v.LowStockThreshold == nil {
			file.plain("")
		} else {
			file.plain(strconv.Itoa(*v.LowStockThreshold))
		}
		file.end()
	}
}

// writeProductCells writes the cells of columnsOfProduct.
func writeProductCells(file *csvFile, p *db.Product) {
	slugs := make([]string, len(p.Edges.Categories))
	for i, c := range p.Edges.Categories {
		slugs[i] = c.Slug
	}
	file.text(p.Slug)
	file.text(p.Name)
	file.plain(string(p.Kind))
	file.plain(string(p.Status))
	for _, field := range catalogue.ProductTexts {
		file.text(*field.Of(p))
	}
	file.text(strings.Join(slugs, catalogue.CategorySeparator))
}

// priceLines exports a line per tier price. The filter selects variations. The columns are those of ImportPrices, and importing the
// file changes nothing.
var priceLines = exportKind{
	name:    "PRICES",
	list:    auth.PermissionRead,
	columns: priceColumns,
	filter:  "/variationWhere",
	exportSource: exportSource{
		check: func(_ context.Context, tx *operation.Tx, in *CreateExportInput) error {
			_, err := in.VariationWhere.Filter(tx.Variation.Query())
			return err
		},
		write: writePrices,
	},
}

func writePrices(ctx context.Context, e *Export, to io.Writer, flushed func() error) error {
	file := e.newCSV(to, flushed)
	prices := func() (*db.TierPriceQuery, error) {
		return e.operations.Database.Client.TierPrice.Query().WithTier().WithVariation(), nil
	}
	return pages(ctx, e, prices, func(p *db.TierPrice) position { return position{p.CreatedAt, p.ID} }, func(page []*db.TierPrice) error {
		selected, err := e.selectedVariations(ctx, page)
		if err != nil {
			return err
		}
		for _, p := range page {
			isDeleted := p.Edges.Tier == nil // the price was deleted with its tier after the page was read
			if isDeleted || selected != nil && !selected[p.VariationID] {
				continue
			}
			file.text(p.Edges.Variation.Sku)
			file.text(p.Edges.Tier.Name)
			file.amount(p.Price)
			file.end()
		}
		return file.flush()
	})
}

// selectedVariations returns the variations of the prices that match the filter, or nil when there is no filter.
func (e *Export) selectedVariations(ctx context.Context, prices []*db.TierPrice) (map[uuid.UUID]bool, error) {
	if e.input.VariationWhere == nil {
		return nil, nil
	}
	query, err := e.input.VariationWhere.Filter(e.operations.Database.Client.Variation.Query())
	if err != nil {
		return nil, err
	}
	variations := ids.Of(prices, func(p *db.TierPrice) uuid.UUID { return p.VariationID })
	matching, err := query.Where(variation.IDIn(variations...)).IDs(ctx)
	if err != nil {
		return nil, fmt.Errorf("transfer: read export: %w", err)
	}
	selected := make(map[uuid.UUID]bool, len(matching))
	for _, id := range matching {
		selected[id] = true
	}
	return selected, nil
}

var tierLines = exportKind{
	name:    "TIERS",
	list:    auth.PermissionRead,
	columns: []string{"tierId", "createdAt", "name", "level"},
	filter:  "/tierWhere",
	exportSource: rowsOf(
		func(client *db.Client, in *CreateExportInput) (*db.PriceTierQuery, error) {
			return in.TierWhere.Filter(client.PriceTier.Query())
		},
		func(t *db.PriceTier) position { return position{t.CreatedAt, t.ID} },
		writeTier),
}

func writeTier(file *csvFile, t *db.PriceTier) {
	file.id(t.ID)
	file.time(t.CreatedAt)
	file.text(t.Name)
	file.number(int64(t.Level))
	file.end()
}

var categoryLines = exportKind{
	name:    "CATEGORIES",
	list:    auth.PermissionRead,
	columns: []string{"categoryId", "createdAt", "name", "slug", "status", "parentId", "parentSlug", "parentName"},
	filter:  "/categoryWhere",
	exportSource: rowsOf(
		func(client *db.Client, in *CreateExportInput) (*db.CategoryQuery, error) {
			return in.CategoryWhere.Filter(client.Category.Query().WithParent())
		},
		func(c *db.Category) position { return position{c.CreatedAt, c.ID} },
		writeCategory),
}

func writeCategory(file *csvFile, c *db.Category) {
	file.id(c.ID)
	file.time(c.CreatedAt)
	file.text(c.Name)
	file.text(c.Slug)
	file.plain(string(c.Status))
	file.optionalID(c.ParentID)
	if parent := c.Edges.Parent; parent == nil {
		file.plain("")
		file.plain("")
	} else {
		file.text(parent.Slug)
		file.text(parent.Name)
	}
	file.end()
}

// auditLines exports the entries of the audit, with the values before and after as JSON.
var auditLines = exportKind{
	name: "AUDIT",
	list: auth.PermissionAuditRead,
	columns: []string{"auditId", "createdAt", "actorKind", "actorId", "actorName", "action", "subjectType", "subjectId", "requestId",
		"before", "after"},
	filter: "/auditWhere",
	exportSource: rowsOf(
		func(client *db.Client, in *CreateExportInput) (*db.AuditEntryQuery, error) {
			return in.AuditWhere.Filter(client.AuditEntry.Query())
		},
		func(a *db.AuditEntry) position { return position{a.CreatedAt, a.ID} },
		writeAuditEntry),
}

func writeAuditEntry(file *csvFile, a *db.AuditEntry) {
	file.id(a.ID)
	file.time(a.CreatedAt)
	file.plain(a.ActorKind)
	file.optionalID(a.ActorID)
	file.text(a.ActorName)
	file.plain(a.Action)
	file.plain(a.SubjectType)
	file.id(a.SubjectID)
	file.text(a.RequestID)
	file.text(string(a.Before))
	file.text(string(a.After))
	file.end()
}
