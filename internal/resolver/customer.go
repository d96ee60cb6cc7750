package resolver

import (
	"bytes"
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/pricetier"
	"kiosk/internal/database"
	"kiosk/internal/ids"
	"kiosk/internal/outbox"
	"kiosk/internal/timestamp"
)

const phoneForm = "must be a phone number in E.164 format, such as +5511987654321"

// CustomerRef names a customer by id or by linked phone, never both. The zero value names no customer.
type CustomerRef struct {
	ID    uuid.UUID
	Phone string // as the caller wrote it; Validate and the fingerprint of a call use E.164
}

// IsZero reports whether the reference is empty.
func (c CustomerRef) IsZero() bool { return c == CustomerRef{} }

func (c CustomerRef) key() database.BuyerKey {
	return database.BuyerKey{ID: c.ID, LinkedPhone: c.Phone}
}

// check reports what is wrong with the reference and returns it with its phone in E.164 format.
func (c CustomerRef) check(v *validation) CustomerRef {
	if c.ID != uuid.Nil && c.Phone != "" {
		v.add("/customerId", FieldExclusive, "cannot be given together with customerPhone")
		v.add("/customerPhone", FieldExclusive, "cannot be given together with customerId")
	}
	if c.Phone == "" {
		return c
	}
	phone, ok := ParsePhone(c.Phone)
	if !ok {
		v.add("/customerPhone", FieldInvalid, phoneForm)
		return c
	}
	return CustomerRef{ID: c.ID, Phone: phone}
}

func (c CustomerRef) checkRequired(v *validation) CustomerRef {
	if c.IsZero() {
		v.add("/customerId", FieldRequired, "or customerPhone is required")
	}
	return c.check(v)
}

// buyer finds the customer of a reference, to whom something can be sold. Errors: CodeCustomerNotFound (also one who was
// erased), CodePhoneNotLinked.
func buyer(ctx context.Context, sql database.Statements, ref CustomerRef) (*database.CustomerForSale, error) {
	found, err := owner(ctx, sql, ref)
	if err == nil && found.Erased {
		return nil, customerErased()
	}
	return found, err
}

// owner finds the customer of a reference, also one who was erased. Errors: CodeCustomerNotFound, CodePhoneNotLinked.
func owner(ctx context.Context, sql database.Statements, ref CustomerRef) (*database.CustomerForSale, error) {
	found, err := sql.CustomerForSale(ctx, ref.key())
	switch {
	case err != nil || found != nil:
		return found, err
	case ref.Phone != "":
		return nil, refuse(CodePhoneNotLinked,
			"No customer has linked the phone %s. The customer can link it in their storefront profile.", ref.Phone)
	default:
		return nil, customerNotFound()
	}
}

func customerNotFound() *Error { return refuse(CodeCustomerNotFound, "There is no such customer.") }

func phoneTaken(phone string) *Error {
	return refuse(CodeAlreadyExists, "Another customer has linked the phone %s.", phone)
}

// NewCustomer describes a customer to register.
type NewCustomer struct {
	Name        string
	Email       *string
	Phone       *string
	PhoneLinked bool // the customer proved that the phone is theirs
	TierID      *uuid.UUID
}

func (in *NewCustomer) check() error {
	var v validation
	v.name("/name", in.Name, 200)
	if in.Email != nil {
		v.email("/email", *in.Email)
	}
	if in.Phone != nil {
		phone, ok := ParsePhone(*in.Phone)
		if !ok {
			v.add("/phone", FieldInvalid, phoneForm)
		}
		in.Phone = &phone
	}
	if in.PhoneLinked && in.Phone == nil {
		v.add("/phoneLinked", FieldInvalid, "needs a phone")
	}
	return v.err()
}

// RegisterCustomer adds a customer with an empty wallet. Event: customer.registered.
// Errors: CodeInvalidInput, CodeAlreadyExists (a linked phone), CodeNotFound (the tier).
func (r *Resolver) RegisterCustomer(ctx context.Context, in NewCustomer) (*db.Customer, error) {
	if err := in.check(); err != nil {
		return nil, err
	}
	var registered *db.Customer
	err := r.write(ctx, func(ctx context.Context, tx *Tx) error {
		tier, err := tx.tier(ctx, in.TierID)
		if err != nil {
			return err
		}
		create := tx.Customer.Create().
			SetID(ids.New()).
			SetCreatedAt(tx.now).
			SetName(in.Name).
			SetNillableEmail(in.Email).
			SetNillablePhone(in.Phone).
			SetNillableTierID(in.TierID)
		if in.PhoneLinked {
			create.SetLinkedPhone(*in.Phone)
		}
		customer, err := create.Save(ctx)
		if database.IsUniqueViolation(err) {
			return phoneTaken(*in.Phone)
		}
		if err != nil {
			return fmt.Errorf("resolver: register customer: %w", err)
		}
		registered = customer.Unwrap()
		err = tx.audit(ctx, change{action: "customer.register", subject: "Customer", id: registered.ID, after: registered})
		if err != nil {
			return err
		}
		return tx.append(ctx, outbox.Event{Type: outbox.CustomerRegistered, Subject: registered.ID, Data: outbox.CustomerRegisteredData{
			Customer: outbox.Customer{
				ID:        customer.ID,
				Name:      customer.Name,
				Phone:     customer.Phone,
				Tier:      tier,
				CreatedAt: timestamp.Of(customer.CreatedAt),
			},
		}})
	})
	return registered, err
}

func (tx *Tx) tier(ctx context.Context, id *uuid.UUID) (*outbox.Tier, error) {
	if id == nil {
		return nil, nil
	}
	tier, err := tx.PriceTier.Query().Where(pricetier.ID(*id)).Only(ctx)
	if db.IsNotFound(err) {
		return nil, refuse(CodeNotFound, "There is no price tier %s.", id)
	}
	if err != nil {
		return nil, fmt.Errorf("resolver: read price tier: %w", err)
	}
	return &outbox.Tier{ID: tier.ID, Name: tier.Name, Level: tier.Level}, nil
}

func compareIDs(a, b uuid.UUID) int { return bytes.Compare(a[:], b[:]) }
