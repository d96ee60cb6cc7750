package database

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/google/uuid"

	"kiosk/internal/money"
)

// Tier is the price tier of a customer.
type Tier struct {
	ID    uuid.UUID
	Name  string
	Level int
}

// CustomerForSale is what a sale needs to know of a customer.
type CustomerForSale struct {
	ID      uuid.UUID
	Name    string
	Phone   *string
	Blocked bool
	Erased  bool
	Balance money.Amount
	Tier    *Tier
}

// BuyerKey names a customer by id, by linked phone in E.164 format when the id is zero, or by external reference when the
// phone is empty too. The zero value names no customer.
type BuyerKey struct {
	ID          uuid.UUID
	LinkedPhone string
	ExternalRef string
}

// condition is what holds of the customer c, whose name is the parameter $2.
func (k BuyerKey) condition() (condition string, value any) {
	switch {
	case k.ID != uuid.Nil:
		return "c.id = $2", k.ID
	case k.LinkedPhone != "":
		return "c.linked_phone = $2", k.LinkedPhone
	case k.ExternalRef != "":
		return "c.external_ref = $2", k.ExternalRef
	default:
		return "c.id = $2", k.ID
	}
}

const (
	buyerColumns = `c.id, c.name, c.phone, c.status = 'BLOCKED' AS blocked, c.erased_at IS NOT NULL AS erased, c.wallet_balance, ct.id, ct.name, ct.level`
	tierOfBuyer  = ` LEFT JOIN price_tiers ct ON ct.store_id = c.store_id AND ct.id = c.tier_id `
)

// buyerRow takes the columns of a buyer, who may be missing.
type buyerRow struct {
	id, tierID       uuid.NullUUID
	name, tierName   sql.NullString
	phone            *string
	blocked, erased  sql.NullBool
	balance, tierLvl sql.NullInt64
}

func (r *buyerRow) targets() []any {
	return []any{&r.id, &r.name, &r.phone, &r.blocked, &r.erased, &r.balance, &r.tierID, &r.tierName, &r.tierLvl}
}

// buyer is nil when there is none.
func (r *buyerRow) buyer() *CustomerForSale {
	if !r.id.Valid {
		return nil
	}
	buyer := &CustomerForSale{
		ID: r.id.UUID, Name: r.name.String, Phone: r.phone,
		Blocked: r.blocked.Bool, Erased: r.erased.Bool, Balance: money.Amount(r.balance.Int64),
	}
	if r.tierID.Valid {
		buyer.Tier = &Tier{r.tierID.UUID, r.tierName.String, int(r.tierLvl.Int64)}
	}
	return buyer
}

// CustomerForSale finds a customer and their tier in one round trip. It returns nil when there is none.
func (s Statements) CustomerForSale(ctx context.Context, key BuyerKey) (*CustomerForSale, error) {
	condition, value := key.condition()
	var row buyerRow
	err := s.QueryRows(ctx, func(rows *sql.Rows) error { return rows.Scan(row.targets()...) },
		`SELECT `+buyerColumns+` FROM customers c`+tierOfBuyer+`WHERE c.store_id = $1 AND `+condition, s.Store, value)
	if err != nil {
		return nil, fmt.Errorf("database: find buyer: %w", err)
	}
	return row.buyer(), nil
}

// PricedVariation is a variation that can be bought, with the price that a tier has for it, if any.
type PricedVariation struct {
	ProductID            uuid.UUID
	ProductName          string
	Kind                 string
	PostSaleInstructions string
	VariationID          uuid.UUID
	SKU                  string
	BasePrice            money.Amount
	TierPrice            *money.Amount
	Stock                int
	DependsOnStock       bool
	DurationDays         int
	LowStockThreshold    *int
}

const offerColumns = `SELECT p.id, p.name, p.kind, p.post_sale_instructions, v.id, v.sku, v.price, t.price,
	v.stock_quantity, v.depends_on_stock, v.duration_days, v.low_stock_threshold, ` + buyerColumns

// offerTables take the condition of the customer and that of the variations.
const offerTables = `
	FROM variations v
	JOIN products p ON p.store_id = v.store_id AND p.id = v.product_id AND p.status = 'ACTIVE'
	LEFT JOIN customers c ON c.store_id = v.store_id AND %s` + tierOfBuyer + `
	LEFT JOIN tier_prices t ON t.store_id = v.store_id AND t.variation_id = v.id AND t.tier_id = c.tier_id
	WHERE v.store_id = $1 AND v.status = 'ACTIVE' AND %s
	ORDER BY v.id`

// OffersOfProduct returns the ACTIVE variations of an ACTIVE product, by id, as they are offered to a customer, and who that
// is: nil when there is no such customer, or nothing to offer.
func (s Statements) OffersOfProduct(ctx context.Context, productID uuid.UUID, to BuyerKey) (*CustomerForSale, []PricedVariation, error) {
	return s.offers(ctx, to, "v.product_id = $3", productID)
}

// OffersOfVariations is OffersOfProduct for those of the variations that are ACTIVE, and whose product is.
func (s Statements) OffersOfVariations(ctx context.Context, variations []uuid.UUID, to BuyerKey) (*CustomerForSale, []PricedVariation, error) {
	ids := make([]any, len(variations))
	for i, id := range variations {
		ids[i] = id
	}
	return s.offers(ctx, to, "v.id IN "+Placeholders(3, len(ids)), ids...)
}

// AllOffers is OffersOfProduct for the ACTIVE variations of all ACTIVE products.
func (s Statements) AllOffers(ctx context.Context, to BuyerKey) (*CustomerForSale, []PricedVariation, error) {
	return s.offers(ctx, to, "TRUE")
}

func (s Statements) offers(ctx context.Context, to BuyerKey, condition string, values ...any) (*CustomerForSale, []PricedVariation, error) {
	named, who := to.condition()
	var offers []PricedVariation
	var buyer buyerRow
	err := s.QueryRows(ctx, func(rows *sql.Rows) error {
		var o PricedVariation
		err := rows.Scan(append([]any{&o.ProductID, &o.ProductName, &o.Kind, &o.PostSaleInstructions,
			&o.VariationID, &o.SKU, &o.BasePrice, &o.TierPrice,
			&o.Stock, &o.DependsOnStock, &o.DurationDays, &o.LowStockThreshold}, buyer.targets()...)...)
		offers = append(offers, o)
		return err
	}, offerColumns+fmt.Sprintf(offerTables, named, condition), append([]any{s.Store, who}, values...)...)
	if err != nil {
		return nil, nil, fmt.Errorf("database: find offers: %w", err)
	}
	return buyer.buyer(), offers, nil
}
