package catalogue

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/product"
	"kiosk/internal/database"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/customers"
)

// PriceList returns the quotes of all ACTIVE products for a customer, or for no customer, in the order of Products. It reads all of
// them in one snapshot with a constant number of statements.
// Errors: CodeInvalidInput, CodeCustomerNotFound, CodePhoneNotLinked.
func (ops *Operations) PriceList(ctx context.Context, ref customers.CustomerRef) ([]*Quote, error) {
	var v problem.Fields
	ref = ref.Check(&v)
	if err := v.Err(); err != nil {
		return nil, err
	}
	store, err := ops.Store(ctx)
	if err != nil {
		return nil, err
	}
	var quotes []*Quote
	err = ops.Database.SnapshotOfEntities(ctx, func(tx *db.Tx, sql database.Statements) error {
		quotes, err = priceList(ctx, tx, sql, store.Currency, ref)
		return err
	})
	return quotes, err
}

func priceList(ctx context.Context, tx *db.Tx, sql database.Statements, currency string, ref customers.CustomerRef) ([]*Quote, error) {
	found, priced, err := Queries{sql}.allPricedVariations(ctx, ref)
	if err != nil {
		return nil, err
	}
	customer, err := QuotedCustomer(ctx, sql, ref, found)
	if err != nil {
		return nil, err
	}
	products, err := tx.Product.Query().
		Where(product.StatusEQ(product.StatusACTIVE)).
		Order(db.Desc(product.FieldCreatedAt, product.FieldID)).
		Select(product.FieldID, product.FieldName).
		All(ctx)
	if err != nil {
		return nil, fmt.Errorf("catalogue: list products to price: %w", err)
	}
	quotes := make([]*Quote, len(products))
	byProduct := make(map[uuid.UUID]*Quote, len(products))
	for i, p := range products {
		quotes[i] = &Quote{ProductID: p.ID, ProductName: p.Name, Currency: currency, Customer: customer}
		byProduct[p.ID] = quotes[i]
	}
	for _, v := range priced {
		if quote := byProduct[v.ProductID]; quote != nil {
			quote.Variations = append(quote.Variations, Priced(v, tierOf(customer)))
		}
	}
	return quotes, nil
}
