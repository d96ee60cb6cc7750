package auth

import "slices"

// Scope is one permission of an API token. Each operation in rest/openapi.yaml names the one it needs.
type Scope string

// The scopes that a token may carry.
const (
	ProductsRead   Scope = "products:read"
	OrdersRead     Scope = "orders:read"
	OrdersWrite    Scope = "orders:write"
	OrdersRefund   Scope = "orders:refund"
	CustomersRead  Scope = "customers:read"
	CustomersWrite Scope = "customers:write"
	WalletRead     Scope = "wallet:read"
	WalletWrite    Scope = "wallet:write"
	InventoryWrite Scope = "inventory:write"
	WebhooksManage Scope = "webhooks:manage"
	EventsRead     Scope = "events:read"
)

// AllScopes lists every scope, in the order of display.
var AllScopes = Scopes{
	ProductsRead, OrdersRead, OrdersWrite, OrdersRefund, CustomersRead, CustomersWrite, WalletRead, WalletWrite, InventoryWrite, WebhooksManage, EventsRead,
}

// Scopes is the set of scopes of a token.
type Scopes []Scope

// Has reports whether the set holds scope.
func (s Scopes) Has(scope Scope) bool { return slices.Contains(s, scope) }

// Names returns the scopes as strings.
func (s Scopes) Names() []string {
	names := make([]string, len(s))
	for i, scope := range s {
		names[i] = string(scope)
	}
	return names
}

// Valid reports whether s is in AllScopes.
func (s Scope) Valid() bool { return AllScopes.Has(s) }
