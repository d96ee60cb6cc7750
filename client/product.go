package client

import (
	"context"
	"net/http"
	"time"
)

// ProductKind is the kind of a product. Version 1 may get more kinds.
type ProductKind string

// The kinds of products.
const (
	ProductDigital  ProductKind = "DIGITAL"  // each unit delivers one license
	ProductService  ProductKind = "SERVICE"  // staff deliver by hand
	ProductPhysical ProductKind = "PHYSICAL" // staff ship
)

// Product is a product of the store. The API returns ACTIVE products only.
type Product struct {
	ID          string      `json:"id"`
	Name        string      `json:"name"`
	Slug        string      `json:"slug"`
	Description string      `json:"description"`
	Kind        ProductKind `json:"kind"`
	Status      string      `json:"status"`
	Variations  []Variation `json:"variations"`
	CreatedAt   time.Time   `json:"createdAt"`
}

// Variation is a variation of a product, which is what customers buy, such as a key for one year.
type Variation struct {
	ID            string `json:"id"`
	SKU           string `json:"sku"`
	Price         Amount `json:"price"` // the base price; Quote returns the price for a customer
	StockQuantity int    `json:"stockQuantity"`
	DurationDays  int    `json:"durationDays"` // 0 for no expiry
	// DependsOnStock is false when Kiosk accepts orders without stock. Their items then wait for stock.
	DependsOnStock bool `json:"dependsOnStock"`
}

// ProductDetail is a product with its price tiers and categories.
type ProductDetail struct {
	Product
	PriceTiers []PriceTier `json:"priceTiers"` // the tiers with a price for this product, by level
	Categories []Category  `json:"categories"`
}

// Tier is a price tier. A customer has one tier or none. A higher level is better.
type Tier struct {
	ID    string `json:"id"`
	Name  string `json:"name"`
	Level int    `json:"level"`
}

// PriceTier is a tier with its prices for one product.
type PriceTier struct {
	Tier
	Prices []TierPrice `json:"prices"`
}

// TierPrice is the price of a variation for a tier.
type TierPrice struct {
	VariationID string `json:"variationId"`
	Price       Amount `json:"price"`
}

// Category is a category of products.
type Category struct {
	ID       string  `json:"id"`
	Name     string  `json:"name"`
	Slug     string  `json:"slug"`
	ParentID *string `json:"parentId"` // nil at the top
}

// Quote holds the prices of a product's variations for a customer. It is for display only: an order computes its prices again.
type Quote struct {
	ProductID   string            `json:"productId"`
	ProductName string            `json:"productName"`
	Currency    string            `json:"currency"`
	Customer    *QuotedCustomer   `json:"customer"` // nil when no customer was given
	Variations  []QuotedVariation `json:"variations"`
}

// QuotedCustomer is the customer of a quote.
type QuotedCustomer struct {
	ID   string `json:"id"`
	Tier *Tier  `json:"tier"` // nil for none
}

// QuotedVariation is one variation's price in a quote.
type QuotedVariation struct {
	VariationID    string `json:"variationId"`
	SKU            string `json:"sku"`
	BasePrice      Amount `json:"basePrice"` // without a tier
	Price          Amount `json:"price"`
	AppliedTier    *Tier  `json:"appliedTier"` // nil when the price is the base price
	AvailableStock int    `json:"availableStock"`
	DependsOnStock bool   `json:"dependsOnStock"`
}

// Products returns all products, the newest first. Scope products:read.
func (c *Client) Products(ctx context.Context) ([]Product, error) {
	products, err := read[[]Product](ctx, c, call{
		operation: "list products",
		method:    http.MethodGet,
		path:      route("products"),
	})
	if err != nil {
		return nil, err
	}
	return *products, nil
}

// Product returns one product with its price tiers and categories. Scope products:read.
//
// Error: CodeProductNotFound.
func (c *Client) Product(ctx context.Context, id string) (*ProductDetail, error) {
	return read[ProductDetail](ctx, c, call{
		operation: "read a product",
		method:    http.MethodGet,
		path:      route("products", id),
	})
}

// Quote returns the prices of a product for a customer, or the base prices for CustomerRef{}. Scope products:read.
//
// Errors: CodeProductNotFound, CodeCustomerNotFound, CodePhoneNotLinked, CodeInvalidInput.
func (c *Client) Quote(ctx context.Context, productID string, customer CustomerRef) (*Quote, error) {
	return read[Quote](ctx, c, call{
		operation: "quote a price",
		method:    http.MethodGet,
		path:      route("products", productID, "price"),
		query:     customer.query(),
	})
}

// PriceList returns the quotes of all ACTIVE products for a customer, or with base prices for CustomerRef{}. Scope
// products:read.
//
// Errors: CodeCustomerNotFound, CodePhoneNotLinked, CodeInvalidInput.
func (c *Client) PriceList(ctx context.Context, customer CustomerRef) ([]Quote, error) {
	quotes, err := read[[]Quote](ctx, c, call{
		operation: "list prices",
		method:    http.MethodGet,
		path:      route("prices"),
		query:     customer.query(),
	})
	if err != nil {
		return nil, err
	}
	return *quotes, nil
}
