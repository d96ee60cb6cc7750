package client

import (
	"context"
	"iter"
	"net/http"
	"net/url"
	"time"
)

// CustomerRef identifies a customer by id, by phone or by external reference. The zero value identifies no customer.
type CustomerRef struct{ id, phone, ref string }

// ByID identifies the customer with the id.
func ByID(id string) CustomerRef { return CustomerRef{id: id} }

// ByPhone identifies the customer with the linked phone, in E.164 format such as "+5511987654321".
func ByPhone(phone string) CustomerRef { return CustomerRef{phone: phone} }

// ByRef identifies the customer with the external reference, such as "telegram:12345".
func ByRef(ref string) CustomerRef { return CustomerRef{ref: ref} }

func (r CustomerRef) query() url.Values {
	query := url.Values{}
	setIfGiven(query, "customerId", r.id)
	setIfGiven(query, "customerPhone", r.phone)
	setIfGiven(query, "customerRef", r.ref)
	return query
}

// customerRoute returns the path of a customer, or of a resource below it.
func customerRoute(customer CustomerRef, part ...string) string {
	switch {
	case customer.phone != "":
		return route(append([]string{"customers", "by-phone", customer.phone}, part...)...)
	case customer.ref != "":
		return route(append([]string{"customers", "by-ref", customer.ref}, part...)...)
	default:
		return route(append([]string{"customers", customer.id}, part...)...)
	}
}

// CustomerStatus says whether a customer may buy.
type CustomerStatus string

// The statuses of customers.
const (
	CustomerActive  CustomerStatus = "ACTIVE"
	CustomerBlocked CustomerStatus = "BLOCKED"
)

// Customer buys from the store and pays from a wallet.
type Customer struct {
	ID            string         `json:"id"`
	Name          string         `json:"name"`
	Email         *string        `json:"email"`
	Phone         *string        `json:"phone"`
	PhoneLinked   bool           `json:"phoneLinked"` // whether the phone identifies the customer
	ExternalRef   *string        `json:"externalRef"` // your program's name for the customer
	Tier          *Tier          `json:"tier"`
	WalletBalance Amount         `json:"walletBalance"`
	Status        CustomerStatus `json:"status"`
	CreatedAt     time.Time      `json:"createdAt"`
}

// Customer returns a customer. Scope customers:read.
//
// Errors: CodeInvalidInput, CodeCustomerNotFound, CodePhoneNotLinked.
func (c *Client) Customer(ctx context.Context, customer CustomerRef) (*Customer, error) {
	return read[Customer](ctx, c, call{
		operation: "read a customer",
		method:    http.MethodGet,
		path:      customerRoute(customer),
	})
}

// CustomerFilter says which customers to list. Zero values do not filter.
type CustomerFilter struct {
	Phone       string // in E.164 format, linked or not
	Email       string // upper and lower case are equal
	ExternalRef string
	Search      string // prefixes of words of the name, e-mail address or reference; a prefix of the phone; or a whole reference or id
	Cursor      string // the NextCursor of the previous page; "" for the first page
	Limit       int    // customers per page, at most 100; 0 means 50
}

func (f CustomerFilter) query() url.Values {
	query := cursorQuery(f.Cursor, f.Limit)
	setIfGiven(query, "phone", f.Phone)
	setIfGiven(query, "email", f.Email)
	setIfGiven(query, "externalRef", f.ExternalRef)
	setIfGiven(query, "q", f.Search)
	return query
}

// CustomerPage is a page of customers.
type CustomerPage struct {
	Customers  []Customer       `json:"data"`
	Pagination CursorPagination `json:"pagination"`
}

// CustomerPage returns a page of customers, the newest first. Scope customers:read. [Client.Customers] iterates over all pages.
//
// Error: CodeInvalidInput.
func (c *Client) CustomerPage(ctx context.Context, filter CustomerFilter) (*CustomerPage, error) {
	return read[CustomerPage](ctx, c, call{
		operation: "list customers",
		method:    http.MethodGet,
		path:      route("customers"),
		query:     filter.query(),
	})
}

// Customers iterates over all customers that match the filter, the newest first, from its cursor on. Scope customers:read.
// An error ends the iteration.
func (c *Client) Customers(ctx context.Context, filter CustomerFilter) iter.Seq2[Customer, error] {
	if filter.Limit == 0 {
		filter.Limit = largestPage
	}
	return follow(filter.Cursor, func(cursor string) ([]Customer, CursorPagination, error) {
		filter.Cursor = cursor
		page, err := c.CustomerPage(ctx, filter)
		if err != nil {
			return nil, CursorPagination{}, err
		}
		return page.Customers, page.Pagination, nil
	})
}

// CreateCustomerInput is a customer to register. Only the name is required.
type CreateCustomerInput struct {
	Name        string `json:"name"`
	Email       string `json:"email,omitempty"`
	Phone       string `json:"phone,omitempty"`       // with its country code
	PhoneLinked bool   `json:"phoneLinked,omitempty"` // you have verified that the phone belongs to the customer
	ExternalRef string `json:"externalRef,omitempty"` // your program's name for the customer, such as "telegram:12345"
	TierID      string `json:"tierId,omitempty"`
	// IdempotencyKey has at most 80 characters. If it is "", the client makes one.
	IdempotencyKey string `json:"-"`
}

// CreatedCustomer is a customer who was registered.
type CreatedCustomer struct {
	Customer
	// Replayed is set when an earlier attempt or call with the same idempotency key had registered the customer.
	Replayed bool `json:"-"`
}

// CreateCustomer registers a customer with an empty wallet. Scope customers:write.
//
// Errors: CodeInvalidInput, CodePhoneTaken, CodeExternalRefTaken, CodeTierNotFound, CodeIdempotencyKeyReused.
func (c *Client) CreateCustomer(ctx context.Context, in CreateCustomerInput) (*CreatedCustomer, error) {
	created, replayed, err := mutate[CreatedCustomer](ctx, c, call{
		operation:      "register a customer",
		method:         http.MethodPost,
		path:           route("customers"),
		body:           in,
		idempotencyKey: in.IdempotencyKey,
	})
	if err != nil {
		return nil, err
	}
	created.Replayed = replayed
	return created, nil
}

// CustomerChange is a change of a customer. Nil leaves a field unchanged, and a pointer to "" clears it.
type CustomerChange struct {
	Name        *string
	Email       *string
	Phone       *string // a phone other than the linked one unlinks the linked one
	ExternalRef *string
	TierID      *string
}

func (change CustomerChange) body() map[string]any {
	body := map[string]any{}
	for name, value := range map[string]*string{
		"name": change.Name, "email": change.Email, "phone": change.Phone, "externalRef": change.ExternalRef, "tierId": change.TierID,
	} {
		switch {
		case value == nil:
		case *value == "":
			body[name] = nil
		default:
			body[name] = *value
		}
	}
	return body
}

// ChangeCustomer changes the customer with the id. Scope customers:write.
//
// Errors: CodeInvalidInput, CodeCustomerNotFound, CodeTierNotFound, CodeExternalRefTaken.
func (c *Client) ChangeCustomer(ctx context.Context, id string, change CustomerChange) (*Customer, error) {
	return read[Customer](ctx, c, call{
		operation: "change a customer",
		method:    http.MethodPatch,
		path:      route("customers", id),
		body:      change.body(),
	})
}

type phoneLinkBody struct {
	Phone string `json:"phone,omitempty"`
}

// LinkPhone links a phone to the customer with the id. You must have verified that the phone belongs to the customer. "" links
// the customer's current phone. Scope customers:write.
//
// Errors: CodeInvalidInput, CodeCustomerNotFound, CodePhoneTaken.
func (c *Client) LinkPhone(ctx context.Context, id, phone string) (*Customer, error) {
	return read[Customer](ctx, c, call{
		operation: "link a phone",
		method:    http.MethodPost,
		path:      route("customers", id, "phone-link"),
		body:      phoneLinkBody{phone},
	})
}

// UnlinkPhone unlinks the customer's phone, so that it no longer identifies the customer. The customer keeps the phone number.
// Scope customers:write.
//
// Error: CodeCustomerNotFound.
func (c *Client) UnlinkPhone(ctx context.Context, id string) (*Customer, error) {
	return read[Customer](ctx, c, call{
		operation: "unlink a phone",
		method:    http.MethodDelete,
		path:      route("customers", id, "phone-link"),
	})
}
