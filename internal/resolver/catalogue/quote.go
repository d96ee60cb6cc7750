package catalogue

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/product"
	"kiosk/internal/database"
	"kiosk/internal/money"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/customers"
)

// Quote holds the prices of a product's variations for one customer: Quote in rest/openapi.yaml.
type Quote struct {
	ProductID   uuid.UUID
	ProductName string
	Currency    string
	Customer    *customers.CustomerForSale // nil for a quote without a customer
	Variations  []QuotedVariation
}

// QuotedVariation is a variation with the price that the customer pays.
type QuotedVariation struct {
	PricedVariation
	Price       money.Amount
	AppliedTier *customers.Tier // nil when the base price applies
}

// Quote returns the prices of an ACTIVE product for a customer, or for no customer. Orders use the same prices.
// Contract: GET /products/:id/price.
// Errors: CodeInvalidInput, CodeProductNotFound, CodeCustomerNotFound, CodePhoneNotLinked.
func (ops *Operations) Quote(ctx context.Context, productID uuid.UUID, customer customers.CustomerRef) (*Quote, error) {
	var v problem.Fields
	customer = customer.Check(&v)
	if err := v.Err(); err != nil {
		return nil, err
	}
	store, err := ops.Store(ctx)
	if err != nil {
		return nil, err
	}
	quote := &Quote{ProductID: productID, Currency: store.Currency}
	statements, err := ops.Statements(ctx)
	if err != nil {
		return nil, err
	}
	found, priced, err := Queries{statements}.pricedVariationsOfProduct(ctx, productID, customer)
	if err == nil && (len(priced) == 0 || found == nil && !customer.IsZero()) {
		found, priced, err = ops.loadQuoteParts(ctx, quote, customer)
	}
	if err != nil {
		return nil, err
	}
	if found != nil && found.Erased {
		return nil, customers.Erased()
	}
	quote.Customer = found
	for _, v := range priced {
		quote.ProductName = v.ProductName
		quote.Variations = append(quote.Variations, Priced(v, tierOf(found)))
	}
	return quote, nil
}

// loadQuoteParts reads the customer, the variations and the name of the product in one snapshot. Quote needs it when its single
// statement has not found all of them. Errors: CodeProductNotFound, CodeCustomerNotFound, CodePhoneNotLinked.
func (ops *Operations) loadQuoteParts(ctx context.Context, quote *Quote, ref customers.CustomerRef) (found *customers.CustomerForSale, priced []PricedVariation, err error) {
	err = ops.Database.SnapshotOfEntities(ctx, func(tx *db.Tx, sql database.Statements) error {
		found, priced, err = Queries{sql}.pricedVariationsOfProduct(ctx, quote.ProductID, ref)
		if err != nil {
			return err
		}
		if found, err = QuotedCustomer(ctx, sql, ref, found); err != nil {
			return err
		}
		if len(priced) == 0 {
			quote.ProductName, err = productName(ctx, tx, quote.ProductID)
		}
		return err
	})
	return found, priced, err
}

// QuotedCustomer returns the customer of a reference, or nil when the reference is empty. found is the customer that was read with
// the priced variations; it is nil when there are no variations, and is then read here.
// Errors: CodeCustomerNotFound (also for an erased customer), CodePhoneNotLinked.
func QuotedCustomer(ctx context.Context, sql database.Statements, ref customers.CustomerRef, found *customers.CustomerForSale) (*customers.CustomerForSale, error) {
	switch {
	case found == nil && ref.IsZero():
		return nil, nil //nolint:nilnil // no customer
	case found == nil:
		return customers.Find(ctx, sql, ref)
	case found.Erased:
		return nil, customers.Erased()
	default:
		return found, nil
	}
}

func tierOf(customer *customers.CustomerForSale) *customers.Tier {
	if customer == nil {
		return nil
	}
	return customer.Tier
}

// Priced returns the price to pay for a variation: the tier's price if there is one, else the base price.
func Priced(v PricedVariation, tier *customers.Tier) QuotedVariation {
	if tier == nil || v.TierPrice == nil {
		return QuotedVariation{PricedVariation: v, Price: v.BasePrice}
	}
	return QuotedVariation{PricedVariation: v, Price: *v.TierPrice, AppliedTier: tier}
}

// productName returns the name of an ACTIVE product. A quote without variations needs it. Error: CodeProductNotFound.
func productName(ctx context.Context, tx *db.Tx, id uuid.UUID) (string, error) {
	found, err := tx.Product.Query().
		Where(product.ID(id), product.StatusEQ(product.StatusACTIVE)).
		Only(ctx)
	if db.IsNotFound(err) {
		return "", productNotFound()
	}
	if err != nil {
		return "", fmt.Errorf("catalogue: read product: %w", err)
	}
	return found.Name, nil
}
