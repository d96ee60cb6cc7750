package catalogue

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db/customer"
	"kiosk/ent/db/pricetier"
	"kiosk/ent/db/tierprice"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

// DeletePriceTierInput deletes a price tier. If customers have it, MoveCustomersTo or ClearCustomers must be set.
type DeletePriceTierInput struct {
	ID              uuid.UUID
	Version         int        // the version that the deletion is based on
	MoveCustomersTo *uuid.UUID // the new tier of its customers
	ClearCustomers  bool       // leaves its customers without a tier
}

// Validate reports every invalid field.
func (in DeletePriceTierInput) Validate() error {
	var v problem.Fields
	if in.MoveCustomersTo != nil && *in.MoveCustomersTo == in.ID {
		v.Add("/moveCustomersTo", problem.SameAsDeleted, "must be another tier")
	}
	v.Clears("/clearCustomers", in.ClearCustomers, in.MoveCustomersTo != nil)
	return v.Err()
}

// DeletedPriceTier is the result of DeletePriceTier.
type DeletedPriceTier struct {
	ID        uuid.UUID
	Customers int // how many had the tier
	Prices    int // how many were deleted with it
}

// deletedPriceTier is the entry in the audit for the result.
type deletedPriceTier struct {
	Customers int        `json:"customers"`
	Prices    int        `json:"prices"`
	MovedTo   *uuid.UUID `json:"moved_customers_to,omitempty"`
}

// DeletePriceTier deletes a price tier with its prices. Orders keep its name and the prices paid, and dashboards still show it.
// Errors: CodeInvalidInput (customers have it, and neither MoveCustomersTo nor ClearCustomers is set), CodeNotFound, CodeStale.
func (ops *Operations) DeletePriceTier(ctx context.Context, in DeletePriceTierInput) (*DeletedPriceTier, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	deleted := &DeletedPriceTier{ID: in.ID}
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		before, err := operation.Locked(tx, tx.PriceTier.Query().Where(pricetier.ID(in.ID))).Only(ctx)
		switch {
		case err != nil:
			return operation.Missing(err, "price tier")
		case before.Version != in.Version:
			return operation.Stale("price tier")
		}
		if deleted.Customers, err = moveCustomers(ctx, tx, in); err != nil {
			return err
		}
		if deleted.Prices, err = tx.TierPrice.Delete().Where(tierprice.TierID(in.ID)).Exec(ctx); err != nil {
			return fmt.Errorf("catalogue: delete the prices of a tier: %w", err)
		}
		if err := tx.PriceTier.DeleteOne(before).Exec(ctx); err != nil {
			return fmt.Errorf("catalogue: delete price tier: %w", err)
		}
		after := deletedPriceTier{deleted.Customers, deleted.Prices, in.MoveCustomersTo}
		return tx.Audit(ctx, operation.Change{Action: "price_tier.delete", Subject: "PriceTier", ID: in.ID, Before: before, After: after})
	})
	if err != nil {
		return nil, err
	}
	return deleted, nil
}

// moveCustomers removes the tier from its customers, or gives them another one, and returns how many there were.
// Errors: CodeInvalidInput (customers have it, and neither is requested), CodeNotFound (the other tier).
func moveCustomers(ctx context.Context, tx *operation.Tx, in DeletePriceTierInput) (int, error) {
	if in.MoveCustomersTo == nil && !in.ClearCustomers {
		count, err := tx.Customer.Query().Where(customer.TierID(in.ID)).Count(ctx)
		if err != nil {
			return 0, fmt.Errorf("catalogue: count the customers of a tier: %w", err)
		}
		if count > 0 {
			var v problem.Fields
			v.Add("/moveCustomersTo", problem.TierInUse, "is required, or clearCustomers: %d customers have the tier", count)
			return 0, v.Err()
		}
		return 0, nil
	}
	update := tx.Customer.Update().Where(customer.TierID(in.ID)).SetUpdatedAt(tx.Now).AddVersion(1)
	if in.MoveCustomersTo == nil {
		update.ClearTierID()
	} else {
		if _, err := operation.Locked(tx, tx.PriceTier.Query().Where(pricetier.ID(*in.MoveCustomersTo))).Only(ctx); err != nil {
			return 0, operation.Missing(err, "price tier")
		}
		update.SetTierID(*in.MoveCustomersTo)
	}
	moved, err := update.Save(ctx)
	if err != nil {
		return 0, fmt.Errorf("catalogue: move customers to another tier: %w", err)
	}
	return moved, nil
}
