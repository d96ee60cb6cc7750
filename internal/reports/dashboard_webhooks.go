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
	"kiosk/ent/db/webhookendpoint"
	"kiosk/internal/database"
	"kiosk/internal/ids"
)

// webhookWindow is the period before now whose deliveries are counted.
const webhookWindow = 24 * time.Hour

// WebhookHealth is the state of the store's webhooks.
type WebhookHealth struct {
	Active        int // endpoints that deliveries are sent to
	Suspended     int // endpoints that failed too often
	Failing       int // active endpoints whose last delivery failed
	Since         time.Time
	Deliveries    []DeliveryCount // the deliveries created since Since, for every status, including zeros
	OldestPending *time.Time      // the creation time of the oldest pending delivery; nil if there is none
	FailingSince  *time.Time      // the first failure of the failing or suspended endpoint that has failed longest; nil if there is none
}

// DeliveryCount is the number of deliveries with a status.
type DeliveryCount struct {
	Status delivery.Status
	Count  int
}

var deliveryStatuses = []delivery.Status{
	delivery.StatusPENDING, delivery.StatusSUCCEEDED, delivery.StatusFAILED, delivery.StatusREJECTED, delivery.StatusCANCELLED,
}

// Webhooks returns the current state of the endpoints, and the outcomes of the deliveries of the last 24 hours. It does not depend on the
// dashboard's range, and ignores deleted endpoints.
func (d *Dashboard) Webhooks(ctx context.Context) (*WebhookHealth, error) {
	var health WebhookHealth
	err := d.snapshot(ctx, "webhooks", func(s statements) error {
		health = WebhookHealth{Since: d.reports.now().Add(-webhookWindow)}
		endpoints, err := s.endpointsHealth(ctx)
		if err != nil {
			return err
		}
		for _, e := range endpoints {
			health.addEndpoint(e)
		}
		counts, err := s.deliveriesSince(ctx, endpoints, health.Since)
		if err != nil {
			return err
		}
		for _, status := range deliveryStatuses {
			health.Deliveries = append(health.Deliveries, DeliveryCount{status, counts[status]})
		}
		if health.OldestPending, err = s.oldestPending(ctx, endpoints); err != nil {
			return err
		}
		health.FailingSince, err = s.failingSince(ctx, endpoints)
		return err
	})
	return &health, err
}

func (h *WebhookHealth) addEndpoint(e endpointHealth) {
	switch {
	case e.Status == webhookendpoint.StatusSUSPENDED:
		h.Suspended++
	case e.Failures > 0:
		h.Active++
		h.Failing++
	default:
		h.Active++
	}
}

// endpointHealth is the state of one webhook endpoint.
type endpointHealth struct {
	ID       uuid.UUID
	Status   webhookendpoint.Status
	Failures int // consecutive ones
}

// endpointsHealth returns every endpoint of the store.
func (s statements) endpointsHealth(ctx context.Context) ([]endpointHealth, error) {
	var endpoints []endpointHealth
	err := s.QueryRows(ctx, func(rows *sql.Rows) error {
		var e endpointHealth
		err := rows.Scan(&e.ID, &e.Status, &e.Failures)
		endpoints = append(endpoints, e)
		return err
	}, `SELECT id, status, consecutive_failures FROM webhook_endpoints WHERE store_id = $1 AND deleted_at IS NULL`, s.Store)
	if err != nil {
		return nil, fmt.Errorf("read webhook endpoints: %w", err)
	}
	return endpoints, nil
}

// deliveriesSince counts, by status, the deliveries to the endpoints that were created from a time on.
func (s statements) deliveriesSince(ctx context.Context, endpoints []endpointHealth, from time.Time) (map[delivery.Status]int, error) {
	counts := map[delivery.Status]int{}
	err := s.queryEndpoints(ctx, endpoints, func(rows *sql.Rows) error {
		var status delivery.Status
		var n int
		err := rows.Scan(&status, &n)
		counts[status] += n
		return err
	}, `SELECT status, count(*) FROM deliveries WHERE store_id = $1 AND created_at >= $2 AND endpoint_id IN %s GROUP BY status`, from)
	return counts, err
}

// oldestPending returns the creation time of the oldest pending delivery to the endpoints, or nil if there is none.
func (s statements) oldestPending(ctx context.Context, endpoints []endpointHealth) (*time.Time, error) {
	var oldest *time.Time
	err := s.queryEndpoints(ctx, endpoints, func(rows *sql.Rows) error {
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

// failingSince returns the time of the earliest failed attempt in the current runs of failures of the endpoints, or nil if no endpoint
// fails.
func (s statements) failingSince(ctx context.Context, endpoints []endpointHealth) (*time.Time, error) {
	p := database.Parameters{Values: []any{s.Store}}
	var queries []string
	for _, e := range endpoints {
		if e.Failures > 0 {
			queries = append(queries, `SELECT * FROM (SELECT created_at FROM delivery_attempts WHERE store_id = $1 AND endpoint_id = `+p.Add(e.ID)+`
				AND status = 'FAILED'
				ORDER BY created_at DESC, id DESC LIMIT 1 OFFSET `+strconv.Itoa(e.Failures-1)+`) AS first`)
		}
	}
	if len(queries) == 0 {
		return nil, nil
	}
	var since *time.Time
	err := s.QueryRows(ctx, func(rows *sql.Rows) error {
		var at time.Time
		err := rows.Scan(&at)
		if since == nil || at.Before(*since) {
			since = &at
		}
		return err
	}, strings.Join(queries, " UNION ALL "), p.Values...)
	if err != nil {
		return nil, fmt.Errorf("read failed attempts: %w", err)
	}
	return since, nil
}

// queryEndpoints runs a statement whose parameters are the store and a value. The list of the endpoints replaces %s in the statement.
func (s statements) queryEndpoints(ctx context.Context, endpoints []endpointHealth, scan func(*sql.Rows) error, statement string, value any) error {
	if len(endpoints) == 0 {
		return nil
	}
	p := database.Parameters{Values: []any{s.Store, value}}
	among := p.AddIDs(ids.Of(endpoints, func(e endpointHealth) uuid.UUID { return e.ID }))
	if err := s.QueryRows(ctx, scan, fmt.Sprintf(statement, among), p.Values...); err != nil {
		return fmt.Errorf("read deliveries: %w", err)
	}
	return nil
}
