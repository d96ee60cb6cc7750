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

// UpdateCustomerInput changes what is known of a customer. Nil fields stay.
type UpdateCustomerInput struct {
	ID               uuid.UUID
	Version          int  // that the change is based on
	AnyVersion       bool // the change is based on none
	Name             *string
	Email            *string
	ClearEmail       bool
	Phone            *string // one that is not the linked phone ends the link
	ClearPhone       bool
	ExternalRef      *string
	ClearExternalRef bool
	TierID           *uuid.UUID
	ClearTier        bool
}

// Validate reports every invalid field.
func (in UpdateCustomerInput) Validate() error { return in.check() }

// check is Validate, and brings the phone into E.164 format.
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

// checkPhone returns a phone number in E.164 format.
func checkPhone(v *problem.Fields, pointer string, text *string) *string {
	if text == nil {
		return nil
	}
	phone, ok := ParsePhone(*text)
	if !ok {
		v.Add(pointer, problem.NotPhone, phoneForm)
	}
	return &phone
}

// UpdateCustomer changes what is known of a customer.
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

// changes reports whether anything of the customer would be other than it is.
func (in UpdateCustomerInput) changes(before *db.Customer) bool {
	return in.Name != nil && *in.Name != before.Name ||
		operation.Replaces(before.Email, in.Email, in.ClearEmail) ||
		operation.Replaces(before.Phone, in.Phone, in.ClearPhone) ||
		operation.Replaces(before.ExternalRef, in.ExternalRef, in.ClearExternalRef) ||
		operation.Replaces(before.TierID, in.TierID, in.ClearTier)
}

// BlockCustomer keeps a customer from ordering; blocking again changes nothing. Error: CodeCustomerNotFound.
func (ops *Operations) BlockCustomer(ctx context.Context, id uuid.UUID) (*db.Customer, error) {
	return ops.setCustomerStatus(ctx, id, "customer.block", customer.StatusBLOCKED)
}

// UnblockCustomer lets a customer order again. Error: CodeCustomerNotFound.
func (ops *Operations) UnblockCustomer(ctx context.Context, id uuid.UUID) (*db.Customer, error) {
	return ops.setCustomerStatus(ctx, id, "customer.unblock", customer.StatusACTIVE)
}

func (ops *Operations) setCustomerStatus(ctx context.Context, id uuid.UUID, action string, status customer.Status) (*db.Customer, error) {
	return ops.editCustomer(ctx, id, action, func(_ context.Context, _ *operation.Tx, before *db.Customer, update *db.CustomerUpdateOne) (bool, error) {
		update.SetStatus(status)
		return before.Status != status, nil
	})
}

// LinkPhoneInput says that a phone is a customer's: from then on it identifies them.
type LinkPhoneInput struct {
	CustomerID uuid.UUID
	Phone      *string // nil: the one that is known already
}

// Validate reports every invalid field.
func (in LinkPhoneInput) Validate() error { return in.check() }

func (in *LinkPhoneInput) check() error {
	var v problem.Fields
	in.Phone = checkPhone(&v, "/phone", in.Phone)
	return v.Err()
}

// LinkPhone links a phone, which is the customer's only one from then on.
// Errors: CodeInvalidInput (no phone is known), CodeCustomerNotFound, CodeAlreadyExists (another customer has linked it).
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

// UnlinkPhone ends the link; the phone stays known, and identifies no customer. Error: CodeCustomerNotFound.
func (ops *Operations) UnlinkPhone(ctx context.Context, customerID uuid.UUID) (*db.Customer, error) {
	return ops.editCustomer(ctx, customerID, "customer.unlink_phone", func(_ context.Context, _ *operation.Tx, before *db.Customer, update *db.CustomerUpdateOne) (bool, error) {
		update.ClearLinkedPhone()
		return before.LinkedPhone != nil, nil
	})
}

// SetCustomerTierInput puts a customer into a price tier.
type SetCustomerTierInput struct {
	CustomerID uuid.UUID
	TierID     *uuid.UUID // nil: into none
}

// SetCustomerTier puts a customer into a price tier, for quotes and orders from then on.
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

// customerEdit prepares the update of a customer who is locked, and reports whether it changes anything.
type customerEdit func(ctx context.Context, tx *operation.Tx, before *db.Customer, update *db.CustomerUpdateOne) (bool, error)

// editCustomer carries out an edit and notes it; one that changes nothing leaves no trace.
// Errors: those of the edit, CodeCustomerNotFound, CodeStale, CodeAlreadyExists (a linked phone, an external reference).
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
		refusal := taken(err)
		switch {
		case db.IsNotFound(err):
			return operation.Stale("customer")
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
