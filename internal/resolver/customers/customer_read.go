package customers

import (
	"context"
	"fmt"

	"entgo.io/ent/dialect/sql"

	"kiosk/ent/db"
	"kiosk/ent/db/customer"
	"kiosk/ent/db/predicate"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

const (
	customerList = "customers"
	// maxSearch is the maximum length of a search text, in characters.
	maxSearch = 200
)

// CustomerByRef returns a customer with the tier. Errors: CodeCustomerNotFound (also for an erased customer),
// CodePhoneNotLinked.
func (ops *Operations) CustomerByRef(ctx context.Context, ref CustomerRef) (*db.Customer, error) {
	statements, err := ops.Statements(ctx)
	if err != nil {
		return nil, err
	}
	found, err := Find(ctx, statements, ref)
	if err != nil {
		return nil, err
	}
	read, err := ops.Database.Client.Customer.Query().
		Where(customer.ID(found.ID), customer.ErasedAtIsNil()).
		WithTier().
		Only(ctx)
	if db.IsNotFound(err) {
		return nil, Erased() // between the two reads
	}
	if err != nil {
		return nil, fmt.Errorf("customers: read customer: %w", err)
	}
	return read, nil
}

// CustomerFilter selects customers. A customer must match all fields that are not empty.
type CustomerFilter struct {
	Phone       string // in E.164 format, linked or not
	Email       string // compared without regard to case
	ExternalRef string
	Search      string // prefixes of words in name, e-mail address and external reference, or of the phone; or the whole external reference
	Cursor      string // "" starts at the newest
	Limit       int    // 1 to problem.MaxPageLimit
}

// Validate reports every invalid field.
func (f CustomerFilter) Validate() error {
	var v problem.Fields
	v.CheckLimit(f.Limit)
	v.Text("/q", f.Search, maxSearch)
	v.Text("/email", f.Email, problem.MaxEmail)
	return v.Err()
}

// customerConditions returns the filter as conditions of a query. Error: CodeInvalidInput.
func (ops *Operations) customerConditions(store *operation.Store, f CustomerFilter) ([]predicate.Customer, error) {
	conditions := []predicate.Customer{customer.ErasedAtIsNil()}
	if f.Phone != "" {
		conditions = append(conditions, customer.Phone(f.Phone))
	}
	if f.Email != "" {
		conditions = append(conditions, emailIs(f.Email))
	}
	if f.ExternalRef != "" {
		conditions = append(conditions, customer.ExternalRef(f.ExternalRef))
	}
	if f.Search != "" {
		search, err := ops.reports.Search(f.Search, 1)
		if err != nil {
			return nil, err
		}
		conditions = append(conditions, func(s *sql.Selector) {
			s.Where(sql.Or(search.Text.Customers(store.ID, s), sql.EQ(s.C(customer.FieldExternalRef), f.Search)))
		})
	}
	return conditions, nil
}

// emailIs compares e-mail addresses with the expression of the index search_customer_emails.
func emailIs(email string) predicate.Customer {
	return func(s *sql.Selector) {
		s.Where(sql.P(func(b *sql.Builder) {
			b.WriteString("fold(").Ident(s.C(customer.FieldEmail)).WriteString(") = fold(").Arg(email).WriteString(")")
		}))
	}
}

// Customers is a page of customers.
type Customers struct {
	Customers  []*db.Customer // with their tiers
	NextCursor string         // "" at the end
}

// Customers returns the customers that match the filter, without erased ones, the newest first. Error: CodeInvalidInput.
func (ops *Operations) Customers(ctx context.Context, filter CustomerFilter) (*Customers, error) {
	if err := filter.Validate(); err != nil {
		return nil, err
	}
	store, err := ops.Store(ctx)
	if err != nil {
		return nil, err
	}
	conditions, err := ops.customerConditions(store, filter)
	if err != nil {
		return nil, err
	}
	query := ops.Database.Client.Customer.Query().Where(conditions...)
	if filter.Cursor != "" {
		position, ok := store.OpenCursor(customerList, filter.Cursor)
		if !ok {
			return nil, operation.InvalidCursor()
		}
		at, id, err := operation.ParsePosition(position)
		if err != nil {
			return nil, err
		}
		query.Where(func(s *sql.Selector) {
			s.Where(sql.CompositeLT([]string{s.C(customer.FieldCreatedAt), s.C(customer.FieldID)}, at, id))
		})
	}
	found, err := query.
		WithTier().
		Order(db.Desc(customer.FieldCreatedAt, customer.FieldID)).
		Limit(filter.Limit + 1).
		All(ctx)
	if err != nil {
		return nil, fmt.Errorf("customers: list customers: %w", err)
	}
	if len(found) <= filter.Limit {
		return &Customers{Customers: found}, nil
	}
	last := found[filter.Limit-1]
	return &Customers{found[:filter.Limit], store.SealCursor(customerList, operation.PositionOf(last.CreatedAt, last.ID))}, nil
}
