package catalogue

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/product"
	"kiosk/ent/db/productcategory"
	"kiosk/ent/db/variation"
	"kiosk/internal/database"
	"kiosk/internal/ids"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

// checkNotArchived refuses a product that is ARCHIVED. Error: CodeProductState.
func checkNotArchived(p *db.Product) error {
	if p.Status == product.StatusARCHIVED {
		return problem.Refuse(problem.CodeProductState, "The product %s is ARCHIVED, which is final.", p.Slug)
	}
	return nil
}

// FindVariation reads a variation with its product. Error: CodeVariationNotFound.
func FindVariation(ctx context.Context, tx *operation.Tx, id uuid.UUID) (*db.Variation, error) {
	found, err := tx.Variation.Query().Where(variation.ID(id)).WithProduct().Only(ctx)
	if db.IsNotFound(err) {
		return nil, problem.Refuse(problem.CodeVariationNotFound, "There is no such variation.")
	}
	if err != nil {
		return nil, fmt.Errorf("catalogue: read variation: %w", err)
	}
	return found, nil
}

// WriteProducts writes the planned products and their entries in the audit. It updates variations last, because orders wait for
// these rows. Error: ErrRetry when another transaction, since the plans were made, has changed one of the rows, taken a slug or a
// SKU, or deleted a category or a tier. The next attempt makes new plans.
func WriteProducts(ctx context.Context, tx *operation.Tx, products []*ProductPlan) error {
	products = slices.SortedFunc(slices.Values(products), func(a, b *ProductPlan) int { return ids.Compare(a.After.ID, b.After.ID) })
	var variations []*variationPlan
	for _, p := range products {
		variations = append(variations, p.Variations...)
	}
	slices.SortFunc(variations, func(a, b *variationPlan) int { return ids.Compare(a.After.ID, b.After.ID) })
	stamp(tx, products, variations)
	for _, step := range []func() error{
		func() error { return createProducts(ctx, tx, products) },
		func() error { return updateProducts(ctx, tx, products) },
		func() error { return setCategories(ctx, tx, products) },
		func() error { return createVariations(ctx, tx, variations) },
		func() error { return auditProducts(ctx, tx, products, variations) },
		func() error { return updateVariations(ctx, tx, variations) },
	} {
		err := step()
		if database.IsKeyViolation(err) {
			return operation.ErrRetry // another transaction took the slug or the SKU, or removed a category or tier
		}
		if err != nil {
			return fmt.Errorf("catalogue: write products: %w", err)
		}
	}
	return nil
}

// stamp sets the times and versions of the rows that will be written.
func stamp(tx *operation.Tx, products []*ProductPlan, variations []*variationPlan) {
	for _, p := range products {
		switch {
		case p.Created:
			p.After.CreatedAt, p.After.UpdatedAt = tx.Now, tx.Now
		case p.changed():
			p.After.UpdatedAt, p.After.Version = tx.Now, p.before.Version+1
		}
	}
	for _, v := range variations {
		switch {
		case v.Created:
			v.After.CreatedAt, v.After.UpdatedAt = tx.Now, tx.Now
		case v.changed():
			v.After.UpdatedAt, v.After.Version = tx.Now, v.before.Version+1
		}
	}
}

func createProducts(ctx context.Context, tx *operation.Tx, products []*ProductPlan) error {
	var rows []*db.ProductCreate
	for _, p := range products {
		if !p.Created {
			continue
		}
		row := tx.Product.Create().
			SetID(p.After.ID).
			SetCreatedAt(tx.Now).
			SetUpdatedAt(tx.Now).
			SetName(p.After.Name).
			SetSlug(p.After.Slug).
			SetKind(p.After.Kind).
			SetStatus(p.After.Status)
		for _, field := range ProductTexts {
			if err := row.Mutation().SetField(field.column, *field.Of(&p.After)); err != nil {
				return err
			}
		}
		rows = append(rows, row)
	}
	for chunk := range slices.Chunk(rows, database.MaxIn) {
		if err := tx.Product.CreateBulk(chunk...).Exec(ctx); err != nil {
			return err
		}
	}
	return nil
}

func updateProducts(ctx context.Context, tx *operation.Tx, products []*ProductPlan) error {
	var rows []*db.Product
	for _, p := range products {
		if !p.Created && p.changed() {
			rows = append(rows, &p.After)
		}
	}
	updated, err := Queries{tx.SQL}.updateProducts(ctx, rows)
	if err == nil && updated != len(rows) {
		err = operation.ErrRetry
	}
	return err
}

// setCategories adds the products to their new categories and removes them from the others. Error: ErrRetry when another transaction
// has deleted one of the others, and has perhaps moved the product to a category that the plan does not know.
func setCategories(ctx context.Context, tx *operation.Tx, products []*ProductPlan) error {
	var rows []*db.ProductCategoryCreate
	for _, p := range products {
		if removed := without(p.fromCategories, p.toCategories); len(removed) > 0 {
			n, err := tx.ProductCategory.Delete().
				Where(productcategory.ProductID(p.After.ID), productcategory.CategoryIDIn(removed...)).
				Exec(ctx)
			switch {
			case err != nil:
				return err
			case n != len(removed):
				return operation.ErrRetry
			}
		}
		for _, id := range without(p.toCategories, p.fromCategories) {
			rows = append(rows, tx.ProductCategory.Create().SetCreatedAt(tx.Now).SetProductID(p.After.ID).SetCategoryID(id))
		}
	}
	for chunk := range slices.Chunk(rows, database.MaxIn) {
		if err := tx.ProductCategory.CreateBulk(chunk...).Exec(ctx); err != nil {
			return err
		}
	}
	return nil
}

// without returns the ids that others does not contain.
func without(ids, others []uuid.UUID) []uuid.UUID {
	return slices.DeleteFunc(slices.Clone(ids), func(id uuid.UUID) bool { return slices.Contains(others, id) })
}

func createVariations(ctx context.Context, tx *operation.Tx, variations []*variationPlan) error {
	var rows []*db.VariationCreate
	var prices []TierPrice
	for _, v := range variations {
		if !v.Created {
			continue
		}
		rows = append(rows, tx.Variation.Create().
			SetID(v.After.ID).
			SetCreatedAt(tx.Now).
			SetUpdatedAt(tx.Now).
			SetProductID(v.After.ProductID).
			SetSku(v.After.Sku).
			SetPrice(v.After.Price).
			SetStatus(v.After.Status).
			SetDependsOnStock(v.After.DependsOnStock).
			SetDurationDays(v.After.DurationDays).
			SetStockQuantity(v.After.StockQuantity).
			SetNillableLowStockThreshold(v.After.LowStockThreshold))
		for _, price := range v.tierPrices {
			prices = append(prices, TierPrice{VariationID: v.After.ID, TierID: price.TierID, Price: price.Price})
		}
	}
	for chunk := range slices.Chunk(rows, database.MaxIn) {
		if err := tx.Variation.CreateBulk(chunk...).Exec(ctx); err != nil {
			return err
		}
	}
	return Queries{tx.SQL}.SetTierPrices(ctx, tx.Now, prices)
}

func updateVariations(ctx context.Context, tx *operation.Tx, variations []*variationPlan) error {
	var rows []*db.Variation
	for _, v := range variations {
		if !v.Created && v.changed() {
			rows = append(rows, &v.After)
		}
	}
	updated, err := Queries{tx.SQL}.updateVariations(ctx, rows)
	if err == nil && updated != len(rows) {
		err = operation.ErrRetry
	}
	return err
}

// productState is a product in an entry of the audit.
type productState struct {
	*db.Product
	CategoryIDs []uuid.UUID `json:"category_ids"`
}

// variationState is a variation in an entry of the audit.
type variationState struct {
	*db.Variation
	TierPrices []auditedPrice `json:"tier_prices,omitempty"` // of a new variation
}

// auditProducts writes an entry to the audit for each changed variation and product.
func auditProducts(ctx context.Context, tx *operation.Tx, products []*ProductPlan, variations []*variationPlan) error {
	var changes []operation.Change
	for _, v := range variations {
		if !v.changed() {
			continue
		}
		c := operation.Change{Action: v.action(), Subject: "Variation", ID: v.After.ID}
		if v.before != nil {
			before := *v.before
			before.Edges = db.VariationEdges{}
			c.Before = variationState{Variation: &before}
		}
		after := variationState{Variation: &v.After}
		for _, price := range v.tierPrices {
			after.TierPrices = append(after.TierPrices, auditedPrice(price))
		}
		c.After = after
		changes = append(changes, c)
	}
	for _, p := range products {
		if !p.changed() {
			continue
		}
		c := operation.Change{Action: p.action(), Subject: "Product", ID: p.After.ID, After: productState{&p.After, p.toCategories}}
		if p.before != nil {
			before := *p.before
			before.Edges = db.ProductEdges{}
			c.Before = productState{&before, p.fromCategories}
		}
		changes = append(changes, c)
	}
	return tx.AuditAll(ctx, changes)
}

func (p *ProductPlan) action() string {
	switch {
	case p.Created:
		return "product.create"
	case p.hasVersion && p.After.Status != p.before.Status:
		return "product.set_status"
	default:
		return "product.update"
	}
}

func (p *variationPlan) action() string {
	switch {
	case p.Created:
		return "variation.create"
	case p.setsStatus && p.After.Status == variation.StatusARCHIVED:
		return "variation.archive"
	case p.setsStatus:
		return "variation.restore"
	default:
		return "variation.update"
	}
}
