package client

import (
	"context"
	"iter"
	"net/http"
	"net/url"
	"time"
)

// CustomerRef names a customer, by id, by phone or by external reference. The zero value names no customer.
type CustomerRef struct{ id, phone, ref string }

// ByID names the customer with the id.
func ByID(id string) CustomerRef { return CustomerRef{id: id} }

// ByPhone names the customer who linked the phone, in E.164 form such as "+5511987654321", in the
// storefront profile.
func ByPhone(phone string) CustomerRef { return CustomerRef{phone: phone} }

// ByRef names the customer with the external reference, such as "telegram:12345".
func ByRef(ref string) CustomerRef { return CustomerRef{ref: ref} }

func (r CustomerRef) query() url.Values {
	query := url.Values{}
	setIfGiven(query, "customerId", r.id)
	setIfGiven(query, "customerPhone", r.phone)
	setIfGiven(query, "customerRef", r.ref)
	return query
}

// customerRoute is the path of a customer, or of a part of it.
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
	PhoneLinked   bool           `json:"phoneLinked"` // only then the phone identifies the customer
	ExternalRef   *string        `json:"externalRef"` // what your program knows the customer by
	Tier          *Tier          `json:"tier"`
	WalletBalance Amount         `json:"walletBalance"`
	Status        CustomerStatus `json:"status"`
	CreatedAt     time.Time      `json:"createdAt"`
}

// Customer returns a customer. Scope customers:read.
//
// Errors: CodeCustomerNotFound, CodePhoneNotLinked.
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
	Email       string // whatever the case
	ExternalRef string
	Search      string // beginnings of words of the name or e-mail address, or of the phone; or all of the external reference
	Cursor      string // of the part before; "" for the newest
	Limit       int    // customers a part, at most 100; 0 means 50
}

func (f CustomerFilter) query() url.Values {
	query := cursorQuery(f.Cursor, f.Limit)
	setIfGiven(query, "phone", f.Phone)
	setIfGiven(query, "email", f.Email)
	setIfGiven(query, "externalRef", f.ExternalRef)
	setIfGiven(query, "q", f.Search)
	return query
}

// CustomerPage is a part of a list of customers.
type CustomerPage struct {
	Customers  []Customer       `json:"data"`
	Pagination CursorPagination `json:"pagination"`
}

// CustomerPage returns a part of the customers, the newest first. Scope customers:read. [Client.Customers] goes through all.
func (c *Client) CustomerPage(ctx context.Context, filter CustomerFilter) (*CustomerPage, error) {
	return read[CustomerPage](ctx, c, call{
		operation: "list customers",
		method:    http.MethodGet,
		path:      route("customers"),
		query:     filter.query(),
	})
}

// Customers goes through all customers that the filter lets through, the newest first, from its cursor on. Scope
// customers:read. An error ends it.
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
	PhoneLinked bool   `json:"phoneLinked,omitempty"` // you have verified that the phone is the customer's
	ExternalRef string `json:"externalRef,omitempty"` // what you know the customer by, such as "telegram:12345"
	TierID      string `json:"tierId,omitempty"`
	// IdempotencyKey of at most 80 characters; "" lets the client make one.
	IdempotencyKey string `json:"-"`
}

// CreatedCustomer is a customer who was registered.
type CreatedCustomer struct {
	Customer
	// Replayed is set when an earlier attempt or call with the same idempotency key had registered them.
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

// CustomerChange changes what is known of a customer. Nil stays, and a pointer to "" clears.
type CustomerChange struct {
	Name        *string
	Email       *string
	Phone       *string // one that is not the linked phone ends the link
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

// LinkPhone links a phone, which you have verified, to the customer with the id; "" links the phone that is known. Scope
// customers:write.
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

// UnlinkPhone ends the link of the customer's phone, which stays known. Scope customers:write.
//
// Error: CodeCustomerNotFound.
func (c *Client) UnlinkPhone(ctx context.Context, id string) (*Customer, error) {
	return read[Customer](ctx, c, call{
		operation: "unlink a phone",
		method:    http.MethodDelete,
		path:      route("customers", id, "phone-link"),
	})
}
