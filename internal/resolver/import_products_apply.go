package resolver

import (
	"context"
	"fmt"
	"slices"

	"kiosk/ent/db"
	"kiosk/internal/database"
)

// importProducts writes what was planned and notes each change. When the same rows were changed in the meantime,
// it asks for a fresh attempt, which plans anew. Variations come last: they are the rows that orders wait for.
func (tx *Tx) importProducts(ctx context.Context, planned []*plannedProduct) error {
	slices.SortFunc(planned, func(a, b *plannedProduct) int { return compareIDs(a.after.ID, b.after.ID) })
	var variations []plannedVariation
	for _, p := range planned {
		variations = append(variations, p.variations...)
	}
	slices.SortFunc(variations, func(a, b plannedVariation) int { return compareIDs(a.after.ID, b.after.ID) })
	if err := tx.createPlannedProducts(ctx, planned); err != nil {
		return err
	}
	if err := tx.updatePlannedProducts(ctx, planned); err != nil {
		return err
	}
	if err := tx.fileProducts(ctx, planned); err != nil {
		return err
	}
	if err := tx.createPlannedVariations(ctx, variations); err != nil {
		return err
	}
	if err := tx.auditImport(ctx, planned, variations); err != nil {
		return err
	}
	return tx.updatePlannedVariations(ctx, variations)
}

func (tx *Tx) createPlannedProducts(ctx context.Context, planned []*plannedProduct) error {
	var rows []*db.ProductCreate
	for _, p := range planned {
		if p.before != nil {
			continue
		}
		rows = append(rows, tx.Product.Create().
			SetID(p.after.ID).
			SetCreatedAt(tx.now).
			SetUpdatedAt(tx.now).
			SetName(p.after.Name).
			SetSlug(p.after.Slug).
			SetDescription(p.after.Description).
			SetPostSaleInstructions(p.after.PostSaleInstructions).
			SetKind(p.after.Kind).
			SetStatus(p.after.Status))
	}
	for some := range slices.Chunk(rows, maxIn) {
		if err := inserted(tx.Product.CreateBulk(some...).Exec(ctx)); err != nil {
			return err
		}
	}
	return nil
}

// inserted asks for a fresh attempt when another transaction added the same row since the import was planned.
func inserted(err error) error {
	switch {
	case err == nil:
		return nil
	case database.IsUniqueViolation(err):
		return errRetry
	default:
		return fmt.Errorf("resolver: import: %w", err)
	}
}

func (tx *Tx) updatePlannedProducts(ctx context.Context, planned []*plannedProduct) error {
	var rows []database.ProductTexts
	for _, p := range planned {
		if p.before == nil || !p.changed {
			continue
		}
		rows = append(rows, database.ProductTexts{
			ID:                   p.after.ID,
			Version:              p.before.Version,
			Name:                 p.after.Name,
			Status:               string(p.after.Status),
			Description:          p.after.Description,
			PostSaleInstructions: p.after.PostSaleInstructions,
		})
	}
	updated, err := tx.sql.UpdateProducts(ctx, tx.now, rows)
	if err == nil && updated != len(rows) {
		err = errRetry
	}
	return err
}

// fileProducts puts the products into their categories and takes them out of the others.
func (tx *Tx) fileProducts(ctx context.Context, planned []*plannedProduct) error {
	var rows []*db.ProductCategoryCreate
	for _, p := range planned {
		if err := tx.takeOffShelves(ctx, p.after.ID, without(p.fromCategories, p.toCategories)); err != nil {
			return err
		}
		for _, id := range without(p.toCategories, p.fromCategories) {
			rows = append(rows, tx.ProductCategory.Create().SetCreatedAt(tx.now).SetProductID(p.after.ID).SetCategoryID(id))
		}
	}
	for some := range slices.Chunk(rows, maxIn) {
		if err := inserted(tx.ProductCategory.CreateBulk(some...).Exec(ctx)); err != nil {
			return err
		}
	}
	return nil
}

func (tx *Tx) createPlannedVariations(ctx context.Context, variations []plannedVariation) error {
	var rows []*db.VariationCreate
	for _, v := range variations {
		if v.before != nil {
			continue
		}
		rows = append(rows, tx.Variation.Create().
			SetID(v.after.ID).
			SetCreatedAt(tx.now).
			SetUpdatedAt(tx.now).
			SetProductID(v.after.ProductID).
			SetSku(v.after.Sku).
			SetPrice(v.after.Price).
			SetDependsOnStock(v.after.DependsOnStock).
			SetDurationDays(v.after.DurationDays).
			SetNillableLowStockThreshold(v.after.LowStockThreshold))
	}
	for some := range slices.Chunk(rows, maxIn) {
		if err := inserted(tx.Variation.CreateBulk(some...).Exec(ctx)); err != nil {
			return err
		}
	}
	return nil
}

func (tx *Tx) updatePlannedVariations(ctx context.Context, variations []plannedVariation) error {
	var rows []database.VariationTerms
	for _, v := range variations {
		if v.before == nil || !v.changed {
			continue
		}
		rows = append(rows, database.VariationTerms{
			ID:                v.after.ID,
			Version:           v.before.Version,
			Price:             v.after.Price,
			DependsOnStock:    v.after.DependsOnStock,
			DurationDays:      v.after.DurationDays,
			LowStockThreshold: v.after.LowStockThreshold,
		})
	}
	updated, err := tx.sql.UpdateVariations(ctx, tx.now, rows)
	if err == nil && updated != len(rows) {
		err = errRetry
	}
	return err
}

// auditImport notes what the import did to each product and variation, as their own operations would.
func (tx *Tx) auditImport(ctx context.Context, planned []*plannedProduct, variations []plannedVariation) error {
	var changes []change
	for _, p := range planned {
		after := p.after
		after.UpdatedAt = tx.now
		c := change{action: "product.create", subject: "Product", id: after.ID}
		if p.before != nil {
			before := *p.before
			before.Edges = db.ProductEdges{}
			after.Version++
			c.action, c.before = "product.update", productState{&before, p.fromCategories}
		} else {
			after.CreatedAt = tx.now
		}
		c.after = productState{&after, p.toCategories}
		if p.changed {
			changes = append(changes, c)
		}
	}
	for _, v := range variations {
		after := v.after
		after.UpdatedAt = tx.now
		c := change{action: "variation.create", subject: "Variation", id: after.ID}
		if v.before != nil {
			before := *v.before
			before.Edges = db.VariationEdges{}
			after.Version++
			c.action, c.before = "variation.update", &before
		} else {
			after.CreatedAt = tx.now
		}
		c.after = &after
		if v.changed {
			changes = append(changes, c)
		}
	}
	return tx.auditAll(ctx, changes)
}
