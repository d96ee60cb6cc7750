package catalogue

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/pricetier"
	"kiosk/internal/database"
	"kiosk/internal/fold"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

// NewPriceTier describes a price tier to create. A higher level is a better tier.
type NewPriceTier struct {
	Name  string
	Level int
}

// Validate reports every invalid field.
func (in NewPriceTier) Validate() error {
	var v problem.Fields
	v.Name("/name", in.Name, 100)
	return v.Err()
}

// CreatePriceTier adds a price tier. Errors: CodeInvalidInput, CodeAlreadyExists.
func (ops *Operations) CreatePriceTier(ctx context.Context, in NewPriceTier) (*db.PriceTier, error) {
	in.Name = canonicalName(in.Name)
	if err := in.Validate(); err != nil {
		return nil, err
	}
	var tier *db.PriceTier
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		if err := checkTierName(ctx, tx, uuid.Nil, in.Name); err != nil {
			return err
		}
		created, err := tx.PriceTier.Create().SetCreatedAt(tx.Now).SetName(in.Name).SetLevel(in.Level).Save(ctx)
		if database.IsUniqueViolation(err) {
			return operation.Taken("price tier", pricetier.FieldName, in.Name)
		}
		if err != nil {
			return fmt.Errorf("catalogue: create price tier: %w", err)
		}
		tier = created.Unwrap()
		return tx.Audit(ctx, operation.Change{Action: "price_tier.create", Subject: "PriceTier", ID: tier.ID, After: tier})
	})
	return tier, err
}

// UpdatePriceTierInput changes a price tier. Nil fields stay.
type UpdatePriceTierInput struct {
	ID      uuid.UUID
	Version int // the version that the change is based on
	Name    *string
	Level   *int
}

// Validate reports every invalid field.
func (in UpdatePriceTierInput) Validate() error {
	var v problem.Fields
	if in.Name != nil {
		v.Name("/name", *in.Name, 100)
	}
	return v.Err()
}

// UpdatePriceTier changes a price tier. Equal values write nothing.
// Errors: CodeInvalidInput, CodeNotFound, CodeStale, CodeAlreadyExists.
func (ops *Operations) UpdatePriceTier(ctx context.Context, in UpdatePriceTierInput) (*db.PriceTier, error) {
	in.Name = canonicalOptionalName(in.Name)
	if err := in.Validate(); err != nil {
		return nil, err
	}
	var tier *db.PriceTier
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		before, err := tx.PriceTier.Query().Where(pricetier.ID(in.ID)).Only(ctx)
		if err != nil {
			return operation.Missing(err, "price tier")
		}
		if before.Version == in.Version && !operation.Replaces(&before.Name, in.Name, false) && !operation.Replaces(&before.Level, in.Level, false) {
			tier = before.Unwrap()
			return nil
		}
		if before.Version == in.Version && operation.Replaces(&before.Name, in.Name, false) {
			if err := checkTierName(ctx, tx, in.ID, *in.Name); err != nil {
				return err
			}
		}
		update := tx.PriceTier.UpdateOneID(in.ID).
			Where(pricetier.Version(in.Version)).
			SetNillableName(in.Name).
			SetNillableLevel(in.Level).
			SetUpdatedAt(tx.Now).
			AddVersion(1)
		after, err := update.Save(ctx)
		switch {
		case db.IsNotFound(err):
			return operation.Stale("price tier")
		case database.IsUniqueViolation(err):
			return operation.Taken("price tier", pricetier.FieldName, *in.Name)
		case err != nil:
			return fmt.Errorf("catalogue: update price tier: %w", err)
		}
		tier = after.Unwrap()
		return tx.Audit(ctx, operation.Change{Action: "price_tier.update", Subject: "PriceTier", ID: tier.ID, Before: before, After: tier})
	})
	return tier, err
}

// checkTierName refuses a name that differs only in case from the name of another tier of the store, because people would confuse the
// two. It locks the feed, so that of two transactions with such names one sees the other's. The unique index does not suffice: it
// compares bytes, and a store may have such tiers from before this check. Error: CodeAlreadyExists.
func checkTierName(ctx context.Context, tx *operation.Tx, id uuid.UUID, name string) error {
	if err := tx.LockFeed(ctx); err != nil {
		return err
	}
	others, err := tx.PriceTier.Query().Where(pricetier.IDNEQ(id)).Select(pricetier.FieldName).Strings(ctx)
	if err != nil {
		return fmt.Errorf("catalogue: read the names of price tiers: %w", err)
	}
	folded := fold.Text(name)
	for _, other := range others {
		if fold.Text(other) == folded {
			return operation.Taken("price tier", pricetier.FieldName, other)
		}
	}
	return nil
}
