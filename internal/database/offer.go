package database

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/money"
)

// Tier is the price tier of a customer.
type Tier struct {
	ID    uuid.UUID
	Name  string
	Level int
}

// Buyer is what a sale needs to know of a customer.
type Buyer struct {
	ID      uuid.UUID
	Name    string
	Phone   *string
	Blocked bool
	Erased  bool
	Balance money.Amount
	Tier    *Tier
}

// BuyerByID finds a customer and their tier in one round trip. It returns nil when there is none.
func (s Statements) BuyerByID(ctx context.Context, id uuid.UUID) (*Buyer, error) {
	return s.buyer(ctx, "c.id = $2", id)
}

// BuyerByPhone is BuyerByID for a linked phone in E.164 format.
func (s Statements) BuyerByPhone(ctx context.Context, phone string) (*Buyer, error) {
	return s.buyer(ctx, "c.linked_phone = $2", phone)
}

func (s Statements) buyer(ctx context.Context, condition string, value any) (*Buyer, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	var buyer *Buyer
	err = s.query(ctx, func(rows *sql.Rows) error {
		var tierID uuid.NullUUID
		var tierName sql.NullString
		var tierLevel sql.NullInt64
		buyer = &Buyer{}
		err := rows.Scan(&buyer.ID, &buyer.Name, &buyer.Phone, &buyer.Blocked, &buyer.Erased, &buyer.Balance, &tierID, &tierName, &tierLevel)
		if tierID.Valid {
			buyer.Tier = &Tier{tierID.UUID, tierName.String, int(tierLevel.Int64)}
		}
		return err
	}, `SELECT c.id, c.name, c.phone, c.status = 'BLOCKED', c.erased_at IS NOT NULL, c.wallet_balance, t.id, t.name, t.level
		FROM customers c LEFT JOIN price_tiers t ON t.store_id = c.store_id AND t.id = c.tier_id
		WHERE c.store_id = $1 AND `+condition, actor.StoreID, value)
	if err != nil {
		return nil, fmt.Errorf("database: find buyer: %w", err)
	}
	return buyer, nil
}

// Offer is a variation that can be bought, with the price that a tier has for it, if any.
type Offer struct {
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
	v.stock_quantity, v.depends_on_stock, v.duration_days, v.low_stock_threshold `

const offerTables = `
	FROM variations v
	JOIN products p ON p.store_id = v.store_id AND p.id = v.product_id AND p.status = 'ACTIVE'
	LEFT JOIN tier_prices t ON t.store_id = v.store_id AND t.variation_id = v.id AND t.tier_id = $2
	WHERE v.store_id = $1 AND v.status = 'ACTIVE' AND `

// OffersOfProduct returns the ACTIVE variations of an ACTIVE product, by id.
func (s Statements) OffersOfProduct(ctx context.Context, productID uuid.UUID, tier *Tier) ([]Offer, error) {
	return s.offers(ctx, tier, "v.product_id = $3", productID)
}

// OffersOfVariations returns those of the variations that are ACTIVE, and whose product is, by id.
func (s Statements) OffersOfVariations(ctx context.Context, variations []uuid.UUID, tier *Tier) ([]Offer, error) {
	ids := make([]any, len(variations))
	for i, id := range variations {
		ids[i] = id
	}
	return s.offers(ctx, tier, "v.id IN "+placeholders(3, len(ids)), ids...)
}

func (s Statements) offers(ctx context.Context, tier *Tier, condition string, values ...any) ([]Offer, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	var tierID *uuid.UUID
	if tier != nil {
		tierID = &tier.ID
	}
	var offers []Offer
	err = s.query(ctx, func(rows *sql.Rows) error {
		var o Offer
		if err := rows.Scan(&o.ProductID, &o.ProductName, &o.Kind, &o.PostSaleInstructions,
			&o.VariationID, &o.SKU, &o.BasePrice, &o.TierPrice,
			&o.Stock, &o.DependsOnStock, &o.DurationDays, &o.LowStockThreshold); err != nil {
			return err
		}
		offers = append(offers, o)
		return nil
	}, offerColumns+offerTables+condition+" ORDER BY v.id", append([]any{actor.StoreID, tierID}, values...)...)
	if err != nil {
		return nil, fmt.Errorf("database: find offers: %w", err)
	}
	return offers, nil
}
