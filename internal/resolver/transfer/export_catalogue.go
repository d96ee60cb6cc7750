package transfer

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"entgo.io/ent/dialect/sql"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/auditentry"
	"kiosk/ent/db/category"
	"kiosk/ent/db/product"
	"kiosk/ent/db/tierprice"
	"kiosk/ent/db/variation"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/resolver/privacy"
)

// writeProducts writes a line per variation, and one for a product that has none, with the columns of ImportProducts, which
// finds nothing to change in them. What is said of a product is in its first line.
func (e *Export) writeProducts(ctx context.Context, file *csvFile, next func() error) error {
	return pages(func(within func(*sql.Selector)) ([]*db.Product, error) {
		query, err := e.wanted.ProductWhere.Filter(e.operations.Database.Client.Product.Query())
		if err != nil {
			return nil, err
		}
		return query.Where(e.period, within).
			Order(product.ByCreatedAt(), product.ByID()).
			Limit(privacy.ExportPage).
			WithVariations(func(q *db.VariationQuery) { q.Order(variation.ByID()) }).
			WithCategories(func(q *db.CategoryQuery) { q.Order(category.ByID()) }).
			All(ctx)
	}, func(p *db.Product) position { return position{p.CreatedAt, p.ID} }, func(products []*db.Product) error {
		for _, p := range products {
			writeProduct(file, p)
		}
		return next()
	})
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
		file.truth(v.DependsOnStock)
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

// writePrices writes a line per tier price, with the columns of ImportPrices, which finds nothing to change in them.
func (e *Export) writePrices(ctx context.Context, file *csvFile, next func() error) error {
	return pages(func(within func(*sql.Selector)) ([]*db.TierPrice, error) {
		return e.operations.Database.Client.TierPrice.Query().
			Where(e.period, within).
			Order(tierprice.ByCreatedAt(), tierprice.ByID()).
			Limit(privacy.ExportPage).
			WithTier().
			WithVariation().
			All(ctx)
	}, func(p *db.TierPrice) position { return position{p.CreatedAt, p.ID} }, func(prices []*db.TierPrice) error {
		wanted, err := e.variationsOf(ctx, prices)
		if err != nil {
			return err
		}
		for _, p := range prices {
			if wanted != nil && !wanted[p.VariationID] {
				continue
			}
			file.text(p.Edges.Variation.Sku)
			file.text(p.Edges.Tier.Name)
			file.amount(p.Price)
			file.end()
		}
		return next()
	})
}

// variationsOf returns which variations of the prices the filter keeps; nil when there is no filter.
func (e *Export) variationsOf(ctx context.Context, prices []*db.TierPrice) (map[uuid.UUID]bool, error) {
	if e.wanted.VariationWhere == nil {
		return nil, nil
	}
	query, err := e.wanted.VariationWhere.Filter(e.operations.Database.Client.Variation.Query())
	if err != nil {
		return nil, err
	}
	ids := make([]uuid.UUID, len(prices))
	for i, p := range prices {
		ids[i] = p.VariationID
	}
	kept, err := query.Where(variation.IDIn(ids...)).IDs(ctx)
	if err != nil {
		return nil, fmt.Errorf("transfer: read export: %w", err)
	}
	wanted := make(map[uuid.UUID]bool, len(kept))
	for _, id := range kept {
		wanted[id] = true
	}
	return wanted, nil
}

// writeAudit writes a line per entry of the audit, with the values before and after as JSON.
func (e *Export) writeAudit(ctx context.Context, file *csvFile, next func() error) error {
	return pages(func(within func(*sql.Selector)) ([]*db.AuditEntry, error) {
		query, err := e.wanted.AuditWhere.Filter(e.operations.Database.Client.AuditEntry.Query())
		if err != nil {
			return nil, err
		}
		return query.Where(e.period, within).
			Order(auditentry.ByCreatedAt(), auditentry.ByID()).
			Limit(privacy.ExportPage).
			All(ctx)
	}, func(a *db.AuditEntry) position { return position{a.CreatedAt, a.ID} }, func(entries []*db.AuditEntry) error {
		for _, a := range entries {
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
		return next()
	})
}
