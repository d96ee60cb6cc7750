package customers

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/customer"
	"kiosk/internal/database"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

// UpdateCustomerInput is the input of UpdateCustomer. Fields that are nil do not change.
type UpdateCustomerInput struct {
	ID               uuid.UUID
	Version          int  // the version of the customer that the caller has read
	AnyVersion       bool // skip the check of the version
	Name             *string
	Email            *string
	ClearEmail       bool
	Phone            *string // a phone other than the linked one removes the link
	ClearPhone       bool
	ExternalRef      *string
	ClearExternalRef bool
	TierID           *uuid.UUID
	ClearTier        bool
}

// Validate reports every invalid field.
func (in UpdateCustomerInput) Validate() error { return in.check() }

// check is Validate, and converts the phone to E.164 format.
func (in *UpdateCustomerInput) check() error {
	var v problem.Fields
	if in.Name != nil {
		v.Name("/name", *in.Name, 200)
	}
	if in.Email != nil {
		v.Email("/email", *in.Email)
	}
	v.Clears("/clearEmail", in.ClearEmail, in.Email != nil)
	in.Phone = checkPhone(&v, "/phone", in.Phone)
	v.Clears("/clearPhone", in.ClearPhone, in.Phone != nil)
	checkExternalRef(&v, "/externalRef", in.ExternalRef)
	v.Clears("/clearExternalRef", in.ClearExternalRef, in.ExternalRef != nil)
	v.Clears("/clearTier", in.ClearTier, in.TierID != nil)
	return v.Err()
}

// checkPhone validates a phone number and returns it in E.164 format; nil is valid.
func checkPhone(v *problem.Fields, pointer string, text *string) *string {
	if text == nil {
		return nil
	}
	phone, ok := ParsePhone(*text)
	if !ok {
		v.Add(pointer, problem.NotPhone, phoneRule)
	}
	return &phone
}

// UpdateCustomer changes the fields of a customer.
// Errors: CodeInvalidInput, CodeCustomerNotFound, CodeStale, CodeAlreadyExists (an external reference), CodeNotFound (the tier).
func (ops *Operations) UpdateCustomer(ctx context.Context, in UpdateCustomerInput) (*db.Customer, error) {
	if err := in.check(); err != nil {
		return nil, err
	}
	return ops.editCustomer(ctx, in.ID, "customer.update", func(ctx context.Context, tx *operation.Tx, before *db.Customer, update *db.CustomerUpdateOne) (bool, error) {
		if _, err := findTier(ctx, tx, in.TierID); err != nil {
			return false, err
		}
		if !in.AnyVersion && before.Version != in.Version {
			return false, operation.Stale("customer")
		}
		update.
			SetNillableName(in.Name).
			SetNillableEmail(in.Email).
			SetNillablePhone(in.Phone).
			SetNillableExternalRef(in.ExternalRef).
			SetNillableTierID(in.TierID)
		if in.ClearEmail {
			update.ClearEmail()
		}
		if in.ClearPhone {
			update.ClearPhone().ClearLinkedPhone()
		}
		if in.ClearExternalRef {
			update.ClearExternalRef()
		}
		if in.ClearTier {
			update.ClearTierID()
		}
		if in.Phone != nil && before.LinkedPhone != nil && *before.LinkedPhone != *in.Phone {
			update.ClearLinkedPhone()
		}
		return in.changes(before), nil
	})
}

// changes reports whether the input would change a field of the customer.
func (in UpdateCustomerInput) changes(before *db.Customer) bool {
	return in.Name != nil && *in.Name != before.Name ||
		operation.Replaces(before.Email, in.Email, in.ClearEmail) ||
		operation.Replaces(before.Phone, in.Phone, in.ClearPhone) ||
		operation.Replaces(before.ExternalRef, in.ExternalRef, in.ClearExternalRef) ||
		operation.Replaces(before.TierID, in.TierID, in.ClearTier)
}

// BlockCustomer blocks a customer from placing orders. A blocked customer does not change. Error: CodeCustomerNotFound.
func (ops *Operations) BlockCustomer(ctx context.Context, id uuid.UUID) (*db.Customer, error) {
	return ops.setCustomerStatus(ctx, id, "customer.block", customer.StatusBLOCKED)
}

// UnblockCustomer allows a blocked customer to place orders again. Error: CodeCustomerNotFound.
func (ops *Operations) UnblockCustomer(ctx context.Context, id uuid.UUID) (*db.Customer, error) {
	return ops.setCustomerStatus(ctx, id, "customer.unblock", customer.StatusACTIVE)
}

func (ops *Operations) setCustomerStatus(ctx context.Context, id uuid.UUID, action string, status customer.Status) (*db.Customer, error) {
	return ops.editCustomer(ctx, id, action, func(_ context.Context, _ *operation.Tx, before *db.Customer, update *db.CustomerUpdateOne) (bool, error) {
		update.SetStatus(status)
		return before.Status != status, nil
	})
}

// LinkPhoneInput is the input of LinkPhone.
type LinkPhoneInput struct {
	CustomerID uuid.UUID
	Phone      *string // nil for the customer's stored phone
}

// Validate reports every invalid field.
func (in LinkPhoneInput) Validate() error { return in.check() }

func (in *LinkPhoneInput) check() error {
	var v problem.Fields
	in.Phone = checkPhone(&v, "/phone", in.Phone)
	return v.Err()
}

// LinkPhone links a phone to a customer, so that it identifies the customer. It replaces the customer's stored phone.
// Errors: CodeInvalidInput (also when there is no stored phone), CodeCustomerNotFound, CodeAlreadyExists (another customer
// has linked the phone).
func (ops *Operations) LinkPhone(ctx context.Context, in LinkPhoneInput) (*db.Customer, error) {
	if err := in.check(); err != nil {
		return nil, err
	}
	return ops.editCustomer(ctx, in.CustomerID, "customer.link_phone", func(_ context.Context, _ *operation.Tx, before *db.Customer, update *db.CustomerUpdateOne) (bool, error) {
		phone := in.Phone
		if phone == nil {
			phone = before.Phone
		}
		if phone == nil {
			var v problem.Fields
			v.Add("/phone", problem.Required, "is required: no phone of the customer is known")
			return false, v.Err()
		}
		update.SetPhone(*phone).SetLinkedPhone(*phone)
		return before.LinkedPhone == nil || *before.LinkedPhone != *phone, nil
	})
}

// UnlinkPhone removes the link. The phone stays stored, but does not identify the customer any more.
// Error: CodeCustomerNotFound.
func (ops *Operations) UnlinkPhone(ctx context.Context, customerID uuid.UUID) (*db.Customer, error) {
	return ops.editCustomer(ctx, customerID, "customer.unlink_phone", func(_ context.Context, _ *operation.Tx, before *db.Customer, update *db.CustomerUpdateOne) (bool, error) {
		update.ClearLinkedPhone()
		return before.LinkedPhone != nil, nil
	})
}

// SetCustomerTierInput is the input of SetCustomerTier.
type SetCustomerTierInput struct {
	CustomerID uuid.UUID
	TierID     *uuid.UUID // nil for no tier
}

// SetCustomerTier sets the price tier of a customer for later quotes and orders.
// Errors: CodeCustomerNotFound, CodeNotFound (the tier).
func (ops *Operations) SetCustomerTier(ctx context.Context, in SetCustomerTierInput) (*db.Customer, error) {
	return ops.editCustomer(ctx, in.CustomerID, "customer.set_tier", func(ctx context.Context, tx *operation.Tx, before *db.Customer, update *db.CustomerUpdateOne) (bool, error) {
		if _, err := findTier(ctx, tx, in.TierID); err != nil {
			return false, err
		}
		if in.TierID == nil {
			update.ClearTierID()
			return before.TierID != nil, nil
		}
		update.SetTierID(*in.TierID)
		return before.TierID == nil || *before.TierID != *in.TierID, nil
	})
}

// customerEdit prepares the update of a locked customer, and reports whether the update changes a field.
type customerEdit func(ctx context.Context, tx *operation.Tx, before *db.Customer, update *db.CustomerUpdateOne) (bool, error)

// editCustomer locks a customer, runs the edit, saves the customer and writes an audit entry. An edit without a change
// writes nothing.
// Errors: those of the edit, CodeCustomerNotFound, CodeAlreadyExists (a linked phone, an external reference).
func (ops *Operations) editCustomer(ctx context.Context, id uuid.UUID, action string, edit customerEdit) (*db.Customer, error) {
	var edited *db.Customer
	var tier *db.PriceTier
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		before, err := operation.Locked(tx, tx.Customer.Query().Where(customer.ID(id))).Only(ctx)
		if db.IsNotFound(err) {
			return NotFound()
		}
		if err != nil {
			return fmt.Errorf("customers: read customer: %w", err)
		}
		if before.ErasedAt != nil {
			return Erased()
		}
		update := tx.Customer.UpdateOneID(id).SetUpdatedAt(tx.Now).AddVersion(1)
		changes, err := edit(ctx, tx, before, update)
		if err != nil {
			return err
		}
		if !changes {
			edited = before.Unwrap()
			tier, err = findTier(ctx, tx, edited.TierID)
			return err
		}
		after, err := update.Save(ctx)
		refusal := alreadyExists(err)
		switch {
		case refusal != nil:
			return refusal
		case database.IsKeyViolation(err):
			return operation.ErrRetry // the tier was deleted just now
		case err != nil:
			return fmt.Errorf("customers: edit customer: %w", err)
		}
		edited = after.Unwrap()
		if tier, err = findTier(ctx, tx, edited.TierID); err != nil {
			return err
		}
		return tx.Audit(ctx, operation.Change{Action: action, Subject: "Customer", ID: id, Before: before, After: edited})
	})
	if err != nil {
		return nil, err
	}
	edited.Edges.Tier = tier
	return edited, nil
}
