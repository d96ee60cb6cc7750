package database

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/google/uuid"
)

// StockMove changes the counters of one variation.
type StockMove struct {
	VariationID uuid.UUID
	Stock       int // added to stock_quantity
	Backordered int // added to backordered
}

// StockLevel is what the counters say after a move.
type StockLevel struct {
	Stock       int
	Backordered int
}

// MoveStock applies a move. It reports false, and changes nothing, when a counter would fall below zero.
// It locks the variation, the hottest row of a store, so it belongs at the end of a transaction.
func (s Statements) MoveStock(ctx context.Context, move StockMove) (StockLevel, bool, error) {
	var level StockLevel
	moved := false
	err := s.QueryRows(ctx, func(rows *sql.Rows) error {
		moved = true
		return rows.Scan(&level.Stock, &level.Backordered)
	}, `UPDATE variations
		SET stock_quantity = stock_quantity + $1, backordered = backordered + $2
		WHERE store_id = $3 AND id = $4 AND stock_quantity + $1 >= 0 AND backordered + $2 >= 0
		RETURNING stock_quantity, backordered`, move.Stock, move.Backordered, s.Store, move.VariationID)
	if err != nil {
		return StockLevel{}, false, fmt.Errorf("database: move stock: %w", err)
	}
	return level, moved, nil
}
