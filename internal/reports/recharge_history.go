package reports

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db/recharge"
	"kiosk/internal/database"
)

// RechargeHistory counts the approved and the rejected recharges among a customer's last 100 decided recharges.
type RechargeHistory struct{ Approved, Rejected int }

// RechargeHistories returns the history of each customer, in one query. It reads only the last recharges of a customer with many.
func (r *Reports) RechargeHistories(ctx context.Context, customers []uuid.UUID) (map[uuid.UUID]RechargeHistory, error) {
	run, err := on(ctx, r.database, r.database.Client)
	if err != nil {
		return nil, err
	}
	p := database.Parameters{Values: []any{run.Store}}
	count := func(status recharge.Status) string { return "count(*) FILTER (WHERE status = " + p.Add(status) + ")" }
	// The query returns both counts in one string, so that it reads a customer's recharges once.
	query := `SELECT c.id, (SELECT ` + count(recharge.StatusAPPROVED) + ` || ' ' || ` + count(recharge.StatusREJECTED) + `
			FROM (SELECT status FROM recharges WHERE store_id = $1 AND customer_id = c.id AND status <> 'PENDING'
				ORDER BY created_at DESC, id DESC LIMIT 100) AS decided)
		FROM customers AS c WHERE c.store_id = $1 AND c.id IN ` + p.AddIDs(customers)
	histories := make(map[uuid.UUID]RechargeHistory, len(customers))
	err = run.QueryRows(ctx, func(rows *sql.Rows) error {
		var id uuid.UUID
		var counts string
		if err := rows.Scan(&id, &counts); err != nil {
			return err
		}
		var history RechargeHistory
		_, err := fmt.Sscan(counts, &history.Approved, &history.Rejected)
		histories[id] = history
		return err
	}, query, p.Values...)
	if err != nil {
		return nil, fmt.Errorf("reports: count decided recharges: %w", err)
	}
	return histories, nil
}
