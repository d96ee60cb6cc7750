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

// EndpointHealth holds the outcomes of the deliveries of the last 24 hours to one endpoint.
type EndpointHealth struct {
	Since      time.Time
	Deliveries []DeliveryCount // the deliveries created since Since, for every status, including zeros
}

// EndpointsHealth returns the health of each of the endpoints, in one query.
func (r *Reports) EndpointsHealth(ctx context.Context, endpoints []uuid.UUID) (map[uuid.UUID]*EndpointHealth, error) {
	since := r.now().Add(-webhookWindow)
	counts := make(map[uuid.UUID]map[delivery.Status]int, len(endpoints))
	err := r.snapshot(ctx, func(s statements) error {
		for _, id := range endpoints {
			counts[id] = map[delivery.Status]int{}
		}
		p := database.Parameters{Values: []any{s.Store, since}}
		return s.QueryRows(ctx, func(rows *sql.Rows) error {
			var id uuid.UUID
			var status delivery.Status
			var n int
			err := rows.Scan(&id, &status, &n)
			if endpointCounts := counts[id]; endpointCounts != nil {
				endpointCounts[status] = n
			}
			return err
		}, `SELECT endpoint_id, status, count(*) FROM deliveries
			WHERE store_id = $1 AND created_at >= $2 AND endpoint_id IN `+p.AddIDs(endpoints)+` GROUP BY endpoint_id, status`, p.Values...)
	})
	if err != nil {
		return nil, fmt.Errorf("reports: count deliveries of endpoints: %w", err)
	}
	health := make(map[uuid.UUID]*EndpointHealth, len(endpoints))
	for id, endpointCounts := range counts {
		health[id] = &EndpointHealth{Since: since}
		for _, status := range deliveryStatuses {
			health[id].Deliveries = append(health[id].Deliveries, DeliveryCount{status, endpointCounts[status]})
		}
	}
	return health, nil
}

const (
	// recentAttempts is the number of last attempts of an endpoint that are searched for failures. It limits the cost for an endpoint
	// without failures.
	recentAttempts = 1000
	// maxRecentFailures is the maximum number of failures of one endpoint that a call returns.
	maxRecentFailures = 10
)

// RecentFailures returns, for each endpoint, the ids of up to limit attempts that did not succeed, among its last 1,000 attempts, the newest
// first. limit must be 1 to 10. Error: problem.CodeInvalidInput.
func (r *Reports) RecentFailures(ctx context.Context, endpoints []uuid.UUID, limit int) (map[uuid.UUID][]uuid.UUID, error) {
	var errs problem.Fields
	errs.Between("/first", &limit, 1, maxRecentFailures)
	if err := errs.Err(); err != nil {
		return nil, err
	}
	failures := make(map[uuid.UUID][]uuid.UUID, len(endpoints))
	err := r.snapshot(ctx, func(s statements) error {
		clear(failures)
		p := database.Parameters{Values: []any{s.Store}}
		queries := make([]string, len(endpoints))
		for i, id := range endpoints {
			queries[i] = `SELECT * FROM (SELECT endpoint_id, id, created_at FROM (
				SELECT endpoint_id, id, created_at, status FROM delivery_attempts WHERE store_id = $1 AND endpoint_id = ` + p.Add(id) + `
				ORDER BY created_at DESC, id DESC LIMIT ` + strconv.Itoa(recentAttempts) + `) AS recent
				WHERE status <> 'SUCCEEDED' ORDER BY created_at DESC, id DESC LIMIT ` + strconv.Itoa(limit) + `) AS failed`
		}
		return s.QueryRows(ctx, func(rows *sql.Rows) error {
			var endpoint, id uuid.UUID
			err := rows.Scan(&endpoint, &id)
			failures[endpoint] = append(failures[endpoint], id)
			return err
		}, `SELECT endpoint_id, id FROM (`+strings.Join(queries, " UNION ALL ")+`) AS failures ORDER BY created_at DESC, id DESC`, p.Values...)
	})
	if err != nil {
		return nil, fmt.Errorf("reports: find failed attempts: %w", err)
	}
	return failures, nil
}

// MissedStatuses lists the statuses of deliveries that ended without success.
var MissedStatuses = []delivery.Status{delivery.StatusFAILED, delivery.StatusREJECTED, delivery.StatusCANCELLED}

// OldestMissed returns, for each endpoint that has one, the creation time of the oldest delivery that ended without success.
func (r *Reports) OldestMissed(ctx context.Context, endpoints []uuid.UUID) (map[uuid.UUID]time.Time, error) {
	oldest := make(map[uuid.UUID]time.Time, len(endpoints))
	err := r.snapshot(ctx, func(s statements) error {
		clear(oldest)
		p := database.Parameters{Values: []any{s.Store}}
		var queries []string
		for _, id := range endpoints {
			endpoint := p.Add(id)
			for _, status := range MissedStatuses {
				// SQLite uses the partial index delivery_not_succeeded only if its condition stands in the query.
				queries = append(queries, `SELECT * FROM (SELECT endpoint_id, created_at FROM deliveries WHERE store_id = $1 AND endpoint_id = `+endpoint+`
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
		}, strings.Join(queries, " UNION ALL "), p.Values...)
	})
	if err != nil {
		return nil, fmt.Errorf("reports: find missed deliveries: %w", err)
	}
	return oldest, nil
}
