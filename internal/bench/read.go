package main

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"net/http"
	"strconv"
	"time"

	"kiosk/ent/db"
	entproduct "kiosk/ent/db/product"
	"kiosk/ent/db/staffmember"
	"kiosk/internal/auth"
	"kiosk/internal/bench/load"
	"kiosk/internal/money"
	"kiosk/internal/resolver/access"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/seed"
	"kiosk/rest"
)

const (
	listedProducts   = 100
	listedVariations = 3
	historyOrders    = 50_000
)

// readStage is a store with products, for the rows that read.
type readStage struct {
	store    *db.Store
	token    string
	product  *db.Product
	customer *db.Customer // has the tier with tier prices
}

// catalogue returns the store with products, which it creates at the first call.
func (s *stage) catalogue(ctx context.Context) (*readStage, error) {
	if s.products != nil {
		return s.products, nil
	}
	ctx, store, token, err := s.service.newStore(ctx, "catalogue")
	if err != nil {
		return nil, err
	}
	c := &readStage{store: store, token: token}
	gold, err := s.service.CreatePriceTier(ctx, catalogue.NewPriceTier{Name: "Gold", Level: 1})
	if err != nil {
		return nil, err
	}
	category, err := s.service.CreateCategory(ctx, catalogue.NewCategory{Name: "Software", Slug: "software"})
	if err != nil {
		return nil, err
	}
	for i := range listedProducts {
		described := catalogue.ProductInput{
			Name: new(fmt.Sprintf("Product %d", i)), Slug: new(fmt.Sprintf("product-%d", i)),
			Description: new("What it is, whom it suits and what it needs, in a sentence or two as shops have them."),
			Kind:        new(entproduct.KindDIGITAL), Status: new(entproduct.StatusACTIVE),
		}
		described.CategoryIDs = append(described.CategoryIDs, category.ID)
		for j := range listedVariations {
			described.Variations = append(described.Variations, catalogue.VariationInput{
				SKU: new(fmt.Sprintf("SKU-%d-%d", i, j)), Price: new(money.Amount(49_90)), DurationDays: new(365),
				TierPrices: []catalogue.NewTierPrice{{TierID: gold.ID, Price: 39_90}},
			})
		}
		if c.product, err = s.service.WriteProduct(ctx, described); err != nil {
			return nil, err
		}
	}
	c.customer, _, err = s.service.RegisterCustomer(ctx, customers.NewCustomer{Name: "Ana", TierID: &gold.ID})
	if err != nil {
		return nil, err
	}
	s.products = c
	return c, s.service.database.Analyse(ctx)
}

// reading returns the contest of a request that changes nothing. Its floor runs the queries and writes the same response.
func (s *stage) reading(ctx context.Context, request []byte, queries ...floorQuery) (*contest, error) {
	conn, err := load.Connect(ctx, s.api.address)
	if err != nil {
		return nil, err
	}
	defer conn.Close()
	var body bytes.Buffer
	if err := conn.Exchange(request, http.StatusOK, &body); err != nil {
		return nil, err
	}
	floor, err := s.startFloor(ctx, floorConfig{DatabaseURL: s.url, Queries: queries, Body: body.Bytes()})
	if err != nil {
		return nil, err
	}
	always := func(*rand.Rand) []byte { return request }
	at := func(p *process) func(context.Context, time.Duration) (outcome, error) {
		return func(ctx context.Context, turn time.Duration) (outcome, error) {
			return s.load(ctx, p.address, http.StatusOK, turn, always)
		}
	}
	return &contest{process: s.api, service: at(s.api), floor: at(floor)}, nil
}

func productList(ctx context.Context, s *stage) (*contest, error) {
	c, err := s.catalogue(ctx)
	if err != nil {
		return nil, err
	}
	return s.reading(ctx, load.Request(http.MethodGet, rest.Prefix+"/products", c.token, ""), floorQuery{
		`SELECT p.id, p.name, p.slug, p.description, p.kind, p.status, p.created_at,
			v.id, v.sku, v.price, v.stock_quantity, v.duration_days, v.depends_on_stock
		FROM products p LEFT JOIN variations v ON v.store_id = p.store_id AND v.product_id = p.id AND v.status = 'ACTIVE'
		WHERE p.store_id = $1 AND p.status = 'ACTIVE' ORDER BY p.created_at DESC, p.id DESC, v.id`,
		[]string{c.store.ID.String()},
	})
}

func product(ctx context.Context, s *stage) (*contest, error) {
	c, err := s.catalogue(ctx)
	if err != nil {
		return nil, err
	}
	ids := []string{c.store.ID.String(), c.product.ID.String()}
	return s.reading(ctx, load.Request(http.MethodGet, rest.Prefix+"/products/"+c.product.ID.String(), c.token, ""), floorQuery{
		`SELECT p.id, p.name, p.slug, p.description, p.kind, p.status, p.created_at,
			v.id, v.sku, v.price, v.stock_quantity, v.duration_days, v.depends_on_stock, t.id, t.name, t.level, tp.price
		FROM products p
		LEFT JOIN variations v ON v.store_id = p.store_id AND v.product_id = p.id AND v.status = 'ACTIVE'
		LEFT JOIN tier_prices tp ON tp.store_id = v.store_id AND tp.variation_id = v.id
		LEFT JOIN price_tiers t ON t.store_id = tp.store_id AND t.id = tp.tier_id
		WHERE p.store_id = $1 AND p.id = $2 AND p.status = 'ACTIVE' ORDER BY v.id, t.id`, ids,
	}, floorQuery{
		`SELECT c.id, c.name, c.slug, c.parent_id FROM product_categories pc
		JOIN categories c ON c.store_id = pc.store_id AND c.id = pc.category_id
		WHERE pc.store_id = $1 AND pc.product_id = $2 AND c.status = 'ACTIVE'`, ids,
	})
}

func quote(ctx context.Context, s *stage) (*contest, error) {
	c, err := s.catalogue(ctx)
	if err != nil {
		return nil, err
	}
	path := rest.Prefix + "/products/" + c.product.ID.String() + "/price?customerId=" + c.customer.ID.String()
	return s.reading(ctx, load.Request(http.MethodGet, path, c.token, ""), floorQuery{
		`SELECT p.id, p.name, v.id, v.sku, v.price, v.stock_quantity, v.depends_on_stock, c.id, t.id, t.name, t.level, tp.price
		FROM products p
		JOIN customers c ON c.store_id = p.store_id AND c.id = $3
		JOIN variations v ON v.store_id = p.store_id AND v.product_id = p.id AND v.status = 'ACTIVE'
		LEFT JOIN price_tiers t ON t.store_id = c.store_id AND t.id = c.tier_id
		LEFT JOIN tier_prices tp ON tp.store_id = v.store_id AND tp.variation_id = v.id AND tp.tier_id = t.id
		WHERE p.store_id = $1 AND p.id = $2 AND p.status = 'ACTIVE' ORDER BY v.id`,
		[]string{c.store.ID.String(), c.product.ID.String(), c.customer.ID.String()},
	})
}

// history is a store with a year of orders.
type history struct {
	store      *db.Store
	token      string
	staffToken string
}

// history returns the store with orders, which it creates at the first call.
func (s *stage) history(ctx context.Context) (*history, error) {
	if s.past != nil {
		return s.past, nil
	}
	ctx, store, token, err := s.service.newStore(ctx, "history")
	if err != nil {
		return nil, err
	}
	err = seed.Fill(ctx, s.service.database, s.vault, store, seed.Options{Orders: historyOrders, Products: 100, Customers: 2_000})
	if err != nil {
		return nil, err
	}
	member, err := s.service.CreateStaff(ctx, access.NewStaff{
		Email: "owner@example.com", Name: "Owner", Password: "correct horse battery staple", Role: staffmember.RoleOWNER,
	})
	if err != nil {
		return nil, err
	}
	owner := auth.Actor{Kind: auth.KindStaff, ID: member.ID, Name: member.Name, StoreID: store.ID, Role: auth.Role(member.Role)}
	staffToken, _, err := s.service.CreateAccessToken(auth.With(ctx, owner), access.NewAccessToken{Name: "bench"})
	if err != nil {
		return nil, err
	}
	s.past = &history{store, token, staffToken}
	return s.past, s.service.database.Analyse(ctx)
}

// floorPage is the query for a page of orders with their customers and items.
const floorPage = `WITH page AS (SELECT * FROM orders WHERE store_id = $1 ORDER BY created_at DESC, id DESC LIMIT 20)
	SELECT o.id, o.number, o.status, o.currency, o.total, o.refunded_amount, o.notes, o.source, o.created_at, o.updated_at, o.completed_at,
		c.id, c.name, c.phone, i.id, i.product_id, i.product_name, i.variation_id, i.sku, i.price, i.base_price,
		i.applied_tier_id, i.applied_tier_name, i.applied_tier_level, i.status, i.duration_days, i.delivered_at, i.expires_at
	FROM page o
	JOIN customers c ON c.store_id = o.store_id AND c.id = o.customer_id
	LEFT JOIN order_items i ON i.store_id = o.store_id AND i.order_id = o.id
	ORDER BY o.created_at DESC, o.id DESC, i.position`

func orderList(ctx context.Context, s *stage) (*contest, error) {
	h, err := s.history(ctx)
	if err != nil {
		return nil, err
	}
	id := []string{h.store.ID.String()}
	return s.reading(ctx, load.Request(http.MethodGet, rest.Prefix+"/orders?limit=20", h.token, ""),
		floorQuery{floorPage, id},
		floorQuery{`SELECT sum(orders) FROM sales_rollups WHERE store_id = $1 AND dimension = 'STORE' AND grain = 'MONTH'`, id})
}

func orderPage(ctx context.Context, s *stage) (*contest, error) {
	h, err := s.history(ctx)
	if err != nil {
		return nil, err
	}
	const query = `{ orders(first: 20) { edges { cursor node { id number status total refundedAmount currency source createdAt
		customer { id name } items { id sku productName status price } } } pageInfo { hasNextPage endCursor } } }`
	body := `{"query":` + strconv.Quote(query) + `}`
	return s.reading(ctx, load.Request(http.MethodPost, "/graphql", h.staffToken, body), floorQuery{floorPage, []string{h.store.ID.String()}})
}
