package reports

import (
	"context"
	"database/sql"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db/delivery"
	"kiosk/internal/database"
	"kiosk/internal/problem"
)

// EndpointHealth says what became of the deliveries of the last 24 hours to one endpoint.
type EndpointHealth struct {
	Since      time.Time
	Deliveries []DeliveryCount // created since then, every status, zeros included
}

// EndpointsHealth returns the health of each of the endpoints, in one query.
func (r *Reports) EndpointsHealth(ctx context.Context, endpoints []uuid.UUID) (map[uuid.UUID]*EndpointHealth, error) {
	since := r.now().Add(-webhookWindow)
	counts := make(map[uuid.UUID]map[delivery.Status]int, len(endpoints))
	for _, id := range endpoints {
		counts[id] = map[delivery.Status]int{}
	}
	err := r.snapshot(ctx, func(s statements) error {
		p := database.Parameters{Values: []any{s.Store, since}}
		return s.QueryRows(ctx, func(rows *sql.Rows) error {
			var id uuid.UUID
			var status delivery.Status
			var n int
			err := rows.Scan(&id, &status, &n)
			if of := counts[id]; of != nil {
				of[status] = n
			}
			return err
		}, `SELECT endpoint_id, status, count(*) FROM deliveries
			WHERE store_id = $1 AND created_at >= $2 AND endpoint_id IN `+p.AddIDs(endpoints)+` GROUP BY endpoint_id, status`, p.Values...)
	})
	if err != nil {
		return nil, fmt.Errorf("reports: count deliveries of endpoints: %w", err)
	}
	health := make(map[uuid.UUID]*EndpointHealth, len(endpoints))
	for id, of := range counts {
		health[id] = &EndpointHealth{Since: since}
		for _, status := range deliveryStatuses {
			health[id].Deliveries = append(health[id].Deliveries, DeliveryCount{status, of[status]})
		}
	}
	return health, nil
}

const (
	// recentAttempts is how many of an endpoint's last attempts are looked through for failures, so that an endpoint without any
	// costs no more than one with many.
	recentAttempts = 1000
	// maxRecentFailures is the most failures of one endpoint that a call returns.
	maxRecentFailures = 10
)

// RecentFailures returns the ids of the last attempts at each of the endpoints that did not succeed, among its last 1,000: the
// newest first, up to limit for each, 1 to 10. Error: problem.CodeInvalidInput.
func (r *Reports) RecentFailures(ctx context.Context, endpoints []uuid.UUID, limit int) (map[uuid.UUID][]uuid.UUID, error) {
	if limit < 1 || limit > maxRecentFailures {
		var errs problem.Fields
		errs.Add("/first", problem.OutOfRange, "must be %d to %d", 1, maxRecentFailures)
		return nil, errs.Err()
	}
	failures := make(map[uuid.UUID][]uuid.UUID, len(endpoints))
	if len(endpoints) == 0 {
		return failures, nil
	}
	err := r.snapshot(ctx, func(s statements) error {
		p := database.Parameters{Values: []any{s.Store}}
		each := make([]string, len(endpoints))
		for i, id := range endpoints {
			each[i] = `SELECT * FROM (SELECT endpoint_id, id, created_at FROM (
				SELECT endpoint_id, id, created_at, status FROM delivery_attempts WHERE store_id = $1 AND endpoint_id = ` + p.Add(id) + `
				ORDER BY created_at DESC, id DESC LIMIT ` + strconv.Itoa(recentAttempts) + `) AS recent
				WHERE status <> 'SUCCEEDED' ORDER BY created_at DESC, id DESC LIMIT ` + strconv.Itoa(limit) + `) AS failed`
		}
		return s.QueryRows(ctx, func(rows *sql.Rows) error {
			var endpoint, id uuid.UUID
			err := rows.Scan(&endpoint, &id)
			failures[endpoint] = append(failures[endpoint], id)
			return err
		}, `SELECT endpoint_id, id FROM (`+strings.Join(each, " UNION ALL ")+`) AS failures ORDER BY created_at DESC, id DESC`, p.Values...)
	})
	if err != nil {
		return nil, fmt.Errorf("reports: find failed attempts: %w", err)
	}
	return failures, nil
}

// MissedStatuses lists the statuses of deliveries that came to their end without success.
var MissedStatuses = []delivery.Status{delivery.StatusFAILED, delivery.StatusREJECTED, delivery.StatusCANCELLED}

// OldestMissed returns when the oldest delivery that came to its end without success was created, for each of the endpoints that
// has one.
func (r *Reports) OldestMissed(ctx context.Context, endpoints []uuid.UUID) (map[uuid.UUID]time.Time, error) {
	oldest := make(map[uuid.UUID]time.Time, len(endpoints))
	if len(endpoints) == 0 {
		return oldest, nil
	}
	err := r.snapshot(ctx, func(s statements) error {
		p := database.Parameters{Values: []any{s.Store}}
		var each []string
		for _, id := range endpoints {
			endpoint := p.Add(id)
			for _, status := range MissedStatuses {
				// The condition of the index delivery_not_succeeded is written out for SQLite, which concludes nothing from the status.
				each = append(each, `SELECT * FROM (SELECT endpoint_id, created_at FROM deliveries WHERE store_id = $1 AND endpoint_id = `+endpoint+`
					AND status = '`+string(status)+`' AND status <> 'SUCCEEDED' ORDER BY created_at, id LIMIT 1) AS first`)
			}
		}
		return s.QueryRows(ctx, func(rows *sql.Rows) error {
			var endpoint uuid.UUID
			var at time.Time
			err := rows.Scan(&endpoint, &at)
			if known, ok := oldest[endpoint]; !ok || at.Before(known) {
				oldest[endpoint] = at
			}
			return err
		}, strings.Join(each, " UNION ALL "), p.Values...)
	})
	if err != nil {
		return nil, fmt.Errorf("reports: find missed deliveries: %w", err)
	}
	return oldest, nil
}
