package rest

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/google/uuid"

	"kiosk/internal/money"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/timestamp"
)

// productView is a product: Product in openapi.yaml. productList writes the same JSON.
type productView struct {
	ID          uuid.UUID           `json:"id"`
	Name        string              `json:"name"`
	Slug        string              `json:"slug"`
	Description string              `json:"description"`
	Kind        string              `json:"kind"`
	Status      string              `json:"status"`
	Variations  []variationView     `json:"variations"`
	CreatedAt   timestamp.Timestamp `json:"createdAt"`
}

type variationView struct {
	ID             uuid.UUID    `json:"id"`
	SKU            string       `json:"sku"`
	Price          money.Amount `json:"price"`
	StockQuantity  int          `json:"stockQuantity"`
	DurationDays   int          `json:"durationDays"`
	DependsOnStock bool         `json:"dependsOnStock"`
}

// productDetailView is a product read on its own: ProductDetail in openapi.yaml.
type productDetailView struct {
	productView
	PriceTiers []priceTierView `json:"priceTiers"`
	Categories []categoryView  `json:"categories"`
}

type priceTierView struct {
	tierView
	Prices []tierPriceView `json:"prices"`
}

type tierPriceView struct {
	VariationID uuid.UUID    `json:"variationId"`
	Price       money.Amount `json:"price"`
}

type categoryView struct {
	ID       uuid.UUID  `json:"id"`
	Name     string     `json:"name"`
	Slug     string     `json:"slug"`
	ParentID *uuid.UUID `json:"parentId"`
}

type tierView struct {
	ID    uuid.UUID `json:"id"`
	Name  string    `json:"name"`
	Level int       `json:"level"`
}

// quoteView is a price quote: Quote in openapi.yaml.
type quoteView struct {
	ProductID   uuid.UUID             `json:"productId"`
	ProductName string                `json:"productName"`
	Currency    string                `json:"currency"`
	Customer    *quotedCustomerView   `json:"customer,omitempty"`
	Variations  []quotedVariationView `json:"variations"`
}

type quotedCustomerView struct {
	ID   uuid.UUID `json:"id"`
	Tier *tierView `json:"tier"`
}

type quotedVariationView struct {
	VariationID    uuid.UUID    `json:"variationId"`
	SKU            string       `json:"sku"`
	BasePrice      money.Amount `json:"basePrice"`
	Price          money.Amount `json:"price"`
	AppliedTier    *tierView    `json:"appliedTier"`
	AvailableStock int          `json:"availableStock"`
	DependsOnStock bool         `json:"dependsOnStock"`
}

func newProductView(p *catalogue.Product) productView {
	variations := make([]variationView, len(p.Variations))
	for i, v := range p.Variations {
		variations[i] = variationView{
			ID:             v.ID,
			SKU:            v.SKU,
			Price:          v.Price,
			StockQuantity:  int(v.Stock),
			DurationDays:   int(v.DurationDays),
			DependsOnStock: v.DependsOnStock,
		}
	}
	return productView{
		ID:          p.ID,
		Name:        p.Name,
		Slug:        p.Slug,
		Description: p.Description,
		Kind:        p.Kind,
		Status:      p.Status,
		Variations:  variations,
		CreatedAt:   timestamp.Of(p.CreatedAt),
	}
}

// appendProduct appends the JSON of newProductView.
func appendProduct(b []byte, p *catalogue.Product) []byte {
	b = appendID(append(b, `{"id":`...), p.ID)
	b = appendText(append(b, `,"name":`...), p.Name)
	b = appendText(append(b, `,"slug":`...), p.Slug)
	b = appendText(append(b, `,"description":`...), p.Description)
	b = appendText(append(b, `,"kind":`...), p.Kind)
	b = appendText(append(b, `,"status":`...), p.Status)
	b = append(b, `,"variations":[`...)
	for i, v := range p.Variations {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendVariation(b, &v)
	}
	b = appendTime(append(b, `],"createdAt":`...), timestamp.Of(p.CreatedAt))
	return append(b, '}')
}

func appendVariation(b []byte, v *catalogue.Variation) []byte {
	b = appendID(append(b, `{"id":`...), v.ID)
	b = appendText(append(b, `,"sku":`...), v.SKU)
	b = appendAmount(append(b, `,"price":`...), v.Price)
	b = strconv.AppendInt(append(b, `,"stockQuantity":`...), v.Stock, 10)
	b = strconv.AppendInt(append(b, `,"durationDays":`...), v.DurationDays, 10)
	b = strconv.AppendBool(append(b, `,"dependsOnStock":`...), v.DependsOnStock)
	return append(b, '}')
}

func newProductDetailView(p *catalogue.ProductDetail) productDetailView {
	categories := make([]categoryView, len(p.Categories))
	for i, c := range p.Categories {
		categories[i] = categoryView{ID: c.ID, Name: c.Name, Slug: c.Slug, ParentID: c.ParentID}
	}
	return productDetailView{
		productView: newProductView(&p.Product),
		PriceTiers:  priceTierViews(p.Variations),
		Categories:  categories,
	}
}

// priceTierViews groups the prices of the variations by tier. The tiers are sorted by level.
func priceTierViews(variations []catalogue.Variation) []priceTierView {
	prices := map[uuid.UUID][]tierPriceView{}
	tiers := []priceTierView{}
	for _, v := range variations {
		for _, price := range v.TierPrices {
			tier := price.Tier
			if prices[tier.ID] == nil {
				tiers = append(tiers, priceTierView{tierView: tierView{ID: tier.ID, Name: tier.Name, Level: tier.Level}})
			}
			prices[tier.ID] = append(prices[tier.ID], tierPriceView{VariationID: v.ID, Price: price.Price})
		}
	}
	for i := range tiers {
		tiers[i].Prices = prices[tiers[i].ID]
	}
	slices.SortFunc(tiers, func(a, b priceTierView) int {
		return cmp.Or(cmp.Compare(a.Level, b.Level), cmp.Compare(a.Name, b.Name))
	})
	return tiers
}

func newQuoteView(q *catalogue.Quote) quoteView {
	view := quoteView{
		ProductID:   q.ProductID,
		ProductName: q.ProductName,
		Currency:    q.Currency,
		Variations:  make([]quotedVariationView, len(q.Variations)),
	}
	if q.Customer != nil {
		view.Customer = &quotedCustomerView{ID: q.Customer.ID, Tier: newTierView(q.Customer.Tier)}
	}
	for i, v := range q.Variations {
		view.Variations[i] = quotedVariationView{
			VariationID:    v.VariationID,
			SKU:            v.SKU,
			BasePrice:      v.BasePrice,
			Price:          v.Price,
			AppliedTier:    newTierView(v.AppliedTier),
			AvailableStock: v.Stock,
			DependsOnStock: v.DependsOnStock,
		}
	}
	return view
}

func newTierView(tier *customers.Tier) *tierView {
	if tier == nil {
		return nil
	}
	return &tierView{ID: tier.ID, Name: tier.Name, Level: tier.Level}
}
