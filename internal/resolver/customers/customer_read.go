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
	// maxSearch is the longest text to search customers by, in characters.
	maxSearch = 200
)

// CustomerByRef returns a customer with the tier. Errors: CodeCustomerNotFound (also one who was erased), CodePhoneNotLinked.
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
		return nil, Erased() // just now
	}
	if err != nil {
		return nil, fmt.Errorf("customers: read customer: %w", err)
	}
	return read, nil
}

// CustomerFilter says which customers to list. What is not empty must all hold.
type CustomerFilter struct {
	Phone       string // linked or not, in E.164 format
	Email       string // whatever the case
	ExternalRef string
	Search      string // beginnings of words of the name, e-mail address or external reference, or of the phone; or all of the external reference
	Cursor      string // "" from the newest
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

// customerConditions returns what must hold of the customers of a store. Error: CodeInvalidInput.
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

// emailIs compares as the index search_customer_emails does.
func emailIs(email string) predicate.Customer {
	return func(s *sql.Selector) {
		s.Where(sql.P(func(b *sql.Builder) {
			b.WriteString("fold(").Ident(s.C(customer.FieldEmail)).WriteString(") = fold(").Arg(email).WriteString(")")
		}))
	}
}

// Customers is a part of a list of customers.
type Customers struct {
	Customers  []*db.Customer // with their tiers
	NextCursor string         // "" at the end
}

// Customers returns the customers that match the filter and were not erased, the newest first. Error: CodeInvalidInput.
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
