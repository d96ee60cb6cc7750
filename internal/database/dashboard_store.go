package database

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db/delivery"
	"kiosk/ent/db/webhookendpoint"
	"kiosk/internal/auth"
	"kiosk/internal/money"
)

// Shelf is the stock of one variation and what was sold of it.
type Shelf struct {
	VariationID       uuid.UUID
	ProductID         uuid.UUID
	ProductName       string
	SKU               string
	Stock             int
	Backordered       int
	LowStockThreshold *int
	Sold              int // units
}

// Shelves returns the stock of everything on sale that has one, and the units sold in the UTC days from a bucket on that the
// rollups hold, without cancelled and failed orders. Orders that are not counted yet are missing: see UnrolledSales.
func (s Statements) Shelves(ctx context.Context, from time.Time) ([]Shelf, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	var shelves []Shelf
	err = s.query(ctx, func(rows *sql.Rows) error {
		var shelf Shelf
		err := rows.Scan(&shelf.VariationID, &shelf.ProductID, &shelf.ProductName, &shelf.SKU,
			&shelf.Stock, &shelf.Backordered, &shelf.LowStockThreshold, &shelf.Sold)
		shelves = append(shelves, shelf)
		return err
	}, `SELECT v.id, p.id, p.name, v.sku, v.stock_quantity, v.backordered, v.low_stock_threshold, CAST(coalesce(r.units, 0) AS bigint)
		FROM variations v
		JOIN products p ON p.store_id = v.store_id AND p.id = v.product_id
		LEFT JOIN (SELECT dimension_id, sum(units) AS units FROM sales_rollups
			WHERE store_id = $1 AND dimension = 'VARIATION' AND grain = 'DAY' AND bucket >= $2 AND status NOT IN ('CANCELLED', 'FAILED')
			GROUP BY dimension_id) r ON r.dimension_id = v.id
		WHERE v.store_id = $1 AND v.status = 'ACTIVE' AND p.status = 'ACTIVE' AND p.kind <> 'SERVICE'`,
		actor.StoreID, from.Unix())
	if err != nil {
		return nil, fmt.Errorf("database: look through the shelves: %w", err)
	}
	return shelves, nil
}

// Balances are the wallets of a store together.
type Balances struct {
	Wallets int
	Filled  int // with something in them
	Total   money.Amount
}

// SumOfWallets adds up the wallets of the store.
func (s Statements) SumOfWallets(ctx context.Context) (Balances, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return Balances{}, err
	}
	var sum Balances
	err = s.query(ctx, func(rows *sql.Rows) error {
		return rows.Scan(&sum.Wallets, &sum.Filled, &sum.Total)
	}, `SELECT count(*), count(CASE WHEN wallet_balance > 0 THEN 1 END), CAST(coalesce(sum(wallet_balance), 0) AS bigint)
		FROM customers WHERE store_id = $1`, actor.StoreID)
	if err != nil {
		return Balances{}, fmt.Errorf("database: add up wallets: %w", err)
	}
	return sum, nil
}

// EndpointHealth is how one webhook endpoint does.
type EndpointHealth struct {
	ID       uuid.UUID
	Status   webhookendpoint.Status
	Failures int // in a row
}

// EndpointsHealth returns every endpoint of the store.
func (s Statements) EndpointsHealth(ctx context.Context) ([]EndpointHealth, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	var endpoints []EndpointHealth
	err = s.query(ctx, func(rows *sql.Rows) error {
		var e EndpointHealth
		err := rows.Scan(&e.ID, &e.Status, &e.Failures)
		endpoints = append(endpoints, e)
		return err
	}, `SELECT id, status, consecutive_failures FROM webhook_endpoints WHERE store_id = $1 AND deleted_at IS NULL`, actor.StoreID)
	if err != nil {
		return nil, fmt.Errorf("database: look at webhook endpoints: %w", err)
	}
	return endpoints, nil
}

// DeliveriesSince counts, by status, the deliveries to the endpoints that were created from a time on.
func (s Statements) DeliveriesSince(ctx context.Context, endpoints []EndpointHealth, from time.Time) (map[delivery.Status]int, error) {
	counts := map[delivery.Status]int{}
	err := s.ofEndpoints(ctx, endpoints, func(rows *sql.Rows) error {
		var status delivery.Status
		var n int
		err := rows.Scan(&status, &n)
		counts[status] += n
		return err
	}, `SELECT status, count(*) FROM deliveries WHERE store_id = $1 AND created_at >= $2 AND endpoint_id IN %s GROUP BY status`, from)
	return counts, err
}

// OldestPending returns when the first of the deliveries that are still to be made to the endpoints was created.
// It is nil when none waits.
func (s Statements) OldestPending(ctx context.Context, endpoints []EndpointHealth) (*time.Time, error) {
	var oldest *time.Time
	err := s.ofEndpoints(ctx, endpoints, func(rows *sql.Rows) error {
		var at time.Time
		if err := rows.Scan(&at); err != nil {
			return err
		}
		oldest = &at
		return nil
	}, `SELECT created_at FROM deliveries WHERE store_id = $1 AND status = $2 AND endpoint_id IN %s ORDER BY created_at LIMIT 1`,
		string(delivery.StatusPENDING))
	return oldest, err
}

// ofEndpoints runs a statement with the store, one more parameter and a list of endpoints.
func (s Statements) ofEndpoints(ctx context.Context, endpoints []EndpointHealth, scan func(*sql.Rows) error, statement string, value any) error {
	actor, err := auth.From(ctx)
	if err != nil || len(endpoints) == 0 {
		return err
	}
	args := []any{actor.StoreID, value}
	for _, e := range endpoints {
		args = append(args, e.ID)
	}
	if err := s.query(ctx, scan, fmt.Sprintf(statement, placeholders(3, len(endpoints))), args...); err != nil {
		return fmt.Errorf("database: look at deliveries: %w", err)
	}
	return nil
}
