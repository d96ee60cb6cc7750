package worker

import (
	"context"
	"database/sql"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/database"
	"kiosk/internal/ids"
)

// suspendAfter is the number of consecutive failed attempts that suspends an endpoint. docs/webhooks.md, "Suspension".
const suspendAfter = 5

var (
	// claim_id restricts the UPDATE to deliveries that this worker still holds. After the lease ended, the row has another claim
	// or none.
	endAttempts = func(d database.Dialect) string {
		if d == dialect.SQLite {
			return `UPDATE deliveries
			SET status = $4, attempts = $5, due_at = COALESCE($6, due_at),
				finished_at = $7, claim_id = NULL, lease_until = NULL
			WHERE store_id = $1 AND id = $2 AND claim_id = $3 AND status = 'PENDING' RETURNING id`
		}
		return `UPDATE deliveries AS d
			SET status = r.status, attempts = r.attempts, due_at = COALESCE(r.due_at, d.due_at),
				finished_at = r.finished_at, claim_id = NULL, lease_until = NULL
			FROM unnest($2::uuid[], $3::uuid[], $4::text[], $5::bigint[], $6::timestamptz[], $7::timestamptz[])
				AS r (id, claim_id, status, attempts, due_at, finished_at)
			WHERE d.store_id = $1 AND d.id = r.id AND d.claim_id = r.claim_id AND d.status = 'PENDING' RETURNING d.id`
	}
	insertAttempts = func(d database.Dialect) string {
		const columns = `store_id, id, delivery_id, endpoint_id, event_id, event_type, attempt, status, response_status,
			latency_ms, error_message, next_retry_at, created_at, response_headers, response_body`
		if d == dialect.SQLite {
			return `INSERT INTO delivery_attempts (` + columns + `)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`
		}
		return `INSERT INTO delivery_attempts (` + columns + `)
			SELECT $1::uuid, r.* FROM unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[], $6::text[],
				$7::bigint[], $8::text[], $9::bigint[], $10::bigint[], $11::text[], $12::timestamptz[],
				$13::timestamptz[], $14::jsonb[], $15::text[]) AS r`
	}
	lockHealth = func(d database.Dialect) string {
		return `
		SELECT id, status = 'ACTIVE' AND deleted_at IS NULL, paused_at IS NOT NULL, consecutive_failures
		FROM webhook_endpoints WHERE store_id = $1 AND id ` + d.Any("$2") + ` ORDER BY id ` + d.Lock("FOR NO KEY UPDATE")
	}
	resetHealth = func(d database.Dialect) string {
		return `
		UPDATE webhook_endpoints SET consecutive_failures = 0, probe_at = NULL
		WHERE store_id = $1 AND id ` + d.Any("$2") + ` AND status = 'ACTIVE' AND consecutive_failures > 0`
	}
	setHealth = plain(`
		UPDATE webhook_endpoints SET consecutive_failures = $3, probe_at = $4 WHERE store_id = $1 AND id = $2`)
	findRecorded = func(d database.Dialect) string {
		return `SELECT delivery_id FROM delivery_attempts WHERE store_id = $1 AND id ` + d.Any("$2")
	}
	countCancelled = func(d database.Dialect) string {
		return `SELECT count(*) FROM deliveries WHERE store_id = $1 AND id ` + d.Any("$2") + ` AND status = 'CANCELLED'`
	}
	suspendEndpoint = plain(`
		UPDATE webhook_endpoints
		SET consecutive_failures = $3, probe_at = NULL, status = 'SUSPENDED', suspended_at = $4, updated_at = $4
		WHERE store_id = $1 AND id = $2`)
)

// attemptResult is the result of a claimed delivery, whether it was sent or not.
type attemptResult struct {
	claimed
	Result
	attempt uuid.UUID // the id of the attempt in the database
	at      time.Time
	// unsent means that the delivery was not sent. It is released unchanged, and due again at retryAt.
	unsent  bool
	retryAt time.Time
}

// mayBeRetried reports whether the delivery may become due again.
func (r attemptResult) mayBeRetried() bool { return r.unsent || r.Outcome == Failed }

// decision is the new state of a delivery.
type decision struct {
	status     string
	attempts   int
	dueAt      *time.Time
	finishedAt *time.Time
}

// decide returns the new state of the delivery. It does not consider the state of the endpoint.
func (r attemptResult) decide(backoff []time.Duration) decision {
	if r.unsent {
		return decision{status: "PENDING", attempts: r.attempts, dueAt: &r.retryAt}
	}
	made := r.attempts + 1
	if retry := r.attempts - r.attemptsBefore; r.Outcome == Failed && retry < len(backoff) {
		retryAt := r.at.Add(jittered(backoff[retry])).Truncate(time.Microsecond)
		return decision{status: "PENDING", attempts: made, dueAt: &retryAt}
	}
	return decision{status: string(r.Outcome), attempts: made, finishedAt: &r.at}
}

// jittered returns an interval with a random jitter of ± 10 %.
func jittered(interval time.Duration) time.Duration {
	return time.Duration(float64(interval) * (0.9 + 0.2*rand.Float64())) //nolint:gosec // jitter needs no secrecy
}

// health is the state of an endpoint that consecutive failures change.
type health struct {
	active   bool
	paused   bool
	failures int
	probeAt  *time.Time
}

// after returns the health after one more attempt.
//
// An attempt never ends a suspension; only staff do. An attempt never suspends a paused endpoint, because a suspension would cancel
// its waiting deliveries. The failures of a paused endpoint stop one short of a suspension, so the first attempt after it was resumed
// decides.
func (h health) after(result attemptResult, backoff []time.Duration) health {
	switch {
	case !h.active || result.unsent:
	case result.Outcome == Succeeded:
		h.failures, h.probeAt = 0, nil
	case result.Outcome == Failed:
		if !h.paused || h.failures < suspendAfter-1 {
			h.failures++
		}
		probeAt := result.at.Add(probePause(h.failures, backoff)).Truncate(time.Microsecond)
		h.probeAt = &probeAt
		h.active = h.failures < suspendAfter
	}
	return h
}

// probePause returns how long nothing is sent to an endpoint after a number of consecutive failures: a tenth of the first retry
// interval, doubled for each further failure. Without the pause, a burst of events during a short restart of the receiver would
// suspend the endpoint.
func probePause(failures int, backoff []time.Duration) time.Duration {
	if len(backoff) == 0 {
		return 0
	}
	return backoff[0] / 10 << min(failures-1, suspendAfter)
}

// recorded counts what a batch of results changed. Results that count as fenced or cancelled were dropped. Fenced means that the
// lease had ended. Cancelled means that the delivery was cancelled meanwhile, as when its endpoint was removed. Repeated means that an
// earlier call has recorded the result, and the response to its COMMIT was lost.
type recorded struct {
	attempts, released, repeated, fenced, cancelled, suspended int
}

// record writes results of the store in one transaction, in their order: it updates the deliveries, inserts the attempts, updates
// the failure counters of the endpoints and suspends endpoints. It drops a result when another worker has taken over the delivery,
// or when the delivery was cancelled. It can be called again with the same results.
func (q storeQueue) record(ctx context.Context, results []attemptResult, backoff []time.Duration, now time.Time) (recorded, error) {
	var outcome recorded
	err := q.transact(ctx, func(ctx context.Context, tx *db.Tx) error {
		outcome = recorded{}
		for remaining := results; len(remaining) > 0; {
			var part []attemptResult
			part, remaining = splitDuplicates(remaining)
			partOutcome, err := q.recordDistinct(ctx, tx, part, backoff, now)
			if err != nil {
				return err
			}
			outcome.add(partOutcome)
		}
		return nil
	})
	if err != nil {
		return recorded{}, fmt.Errorf("record results: %w", err)
	}
	return outcome, nil
}

// splitDuplicates returns the first result of each delivery, and the other results. A delivery has two results when this worker took
// it over from itself after a lease ended; only one of the two claims is valid.
func splitDuplicates(results []attemptResult) (first, rest []attemptResult) {
	seen := make(map[uuid.UUID]bool, len(results))
	for _, result := range results {
		if seen[result.id] {
			rest = append(rest, result)
		} else {
			first = append(first, result)
		}
		seen[result.id] = true
	}
	return first, rest
}

func (r *recorded) add(other recorded) {
	r.attempts += other.attempts
	r.released += other.released
	r.repeated += other.repeated
	r.fenced += other.fenced
	r.cancelled += other.cancelled
	r.suspended += other.suspended
}

// recordDistinct records results of different deliveries.
func (q storeQueue) recordDistinct(ctx context.Context, tx *db.Tx, results []attemptResult, backoff []time.Duration, now time.Time) (recorded, error) {
	decisions := make(map[uuid.UUID]decision, len(results))
	rows := make([][]any, len(results))
	for i, result := range results {
		next := result.decide(backoff)
		decisions[result.id] = next
		rows[i] = []any{result.id, result.claim, next.status, next.attempts, orNull(next.dueAt), orNull(next.finishedAt)}
	}
	ids, err := q.eachReturning(ctx, tx, endAttempts, rows)
	if err != nil {
		return recorded{}, err
	}
	accepted, dropped := splitByID(results, ids)
	outcome, err := q.explain(ctx, tx, dropped)
	if err != nil {
		return recorded{}, err
	}
	suspended, inactive, err := q.updateHealth(ctx, tx, accepted, backoff, now)
	if err != nil {
		return recorded{}, err
	}
	if err := q.dropErasedResponses(ctx, tx, accepted); err != nil {
		return recorded{}, err
	}
	attempts := attemptRows(accepted, decisions, inactive)
	if err := q.each(ctx, tx, insertAttempts, attempts); err != nil {
		return recorded{}, err
	}
	outcome.attempts, outcome.released, outcome.suspended = len(attempts), len(accepted)-len(attempts), suspended
	return outcome, nil
}

// splitByID separates the results whose delivery is among the ids from the others, both in their order.
func splitByID(results []attemptResult, ids []uuid.UUID) (among, others []attemptResult) {
	isAmong := make(map[uuid.UUID]bool, len(ids))
	for _, id := range ids {
		isAmong[id] = true
	}
	for _, result := range results {
		if isAmong[result.id] {
			among = append(among, result)
		} else {
			others = append(others, result)
		}
	}
	return among, others
}

// explain counts why results were not recorded: an earlier call has recorded them, their delivery was cancelled, or their lease had ended.
func (q storeQueue) explain(ctx context.Context, tx *db.Tx, dropped []attemptResult) (outcome recorded, err error) {
	if len(dropped) == 0 {
		return recorded{}, nil
	}
	attempts := ids.Of(dropped, func(r attemptResult) uuid.UUID { return r.attempt })
	var found []uuid.UUID
	if err := q.query(ctx, tx, findRecorded, database.ScanIDs(&found), q.list(attempts)); err != nil {
		return recorded{}, err
	}
	repeated, lost := splitByID(dropped, found)
	deliveries := ids.Of(lost, func(r attemptResult) uuid.UUID { return r.id })
	outcome.repeated = len(repeated)
	count := func(rows *sql.Rows) error { return rows.Scan(&outcome.cancelled) }
	if err := q.query(ctx, tx, countCancelled, count, q.list(deliveries)); err != nil {
		return recorded{}, err
	}
	outcome.fenced = len(lost) - outcome.cancelled
	return outcome, nil
}

// updateHealth applies the results to the failure counters of their endpoints, and suspends endpoints that failed too often. It
// returns the number of endpoints that it suspended. It also returns, for each endpoint with a failed attempt, whether that endpoint
// is inactive now; it cancelled the waiting deliveries of the inactive ones.
func (q storeQueue) updateHealth(
	ctx context.Context, tx *db.Tx, results []attemptResult, backoff []time.Duration, now time.Time,
) (suspended int, inactive map[uuid.UUID]bool, err error) {
	failing, succeeding := endpointsOf(results)
	if len(succeeding) > 0 {
		if _, err := q.execute(ctx, tx, resetHealth, q.list(succeeding)); err != nil {
			return 0, nil, err
		}
	}
	if len(failing) == 0 {
		return 0, nil, nil
	}
	before, err := q.lockHealth(ctx, tx, failing)
	if err != nil {
		return 0, nil, err
	}
	after := maps.Clone(before)
	for _, result := range results {
		if h, ok := after[result.endpoint]; ok {
			after[result.endpoint] = h.after(result, backoff)
		}
	}
	inactive = map[uuid.UUID]bool{}
	for _, id := range failing {
		if err := q.writeHealth(ctx, tx, id, before[id], after[id], now); err != nil {
			return 0, nil, err
		}
		inactive[id] = !after[id].active
		if before[id].active && !after[id].active {
			suspended++
		}
	}
	return suspended, inactive, nil
}

func (q storeQueue) writeHealth(ctx context.Context, tx *db.Tx, id uuid.UUID, before, after health, now time.Time) error {
	var err error
	switch {
	case after.active:
		_, err = q.execute(ctx, tx, setHealth, id, after.failures, orNull(after.probeAt))
	case before.active:
		_, err = q.execute(ctx, tx, suspendEndpoint, id, after.failures, now)
	}
	if err != nil || after.active {
		return err
	}
	// Deliveries beyond the limit are cancelled by later claims, which send nothing to an inactive endpoint.
	_, err = q.execute(ctx, tx, cancelWaiting, q.list([]uuid.UUID{id}), now, maxCancelsPerBatch)
	return err
}

// endpointsOf returns the endpoints that have a failed attempt among the results, and those that have a successful and no failed
// attempt. The counters of the latter are reset without reading them.
func endpointsOf(results []attemptResult) (failing, succeeding []uuid.UUID) {
	failed, succeeded := map[uuid.UUID]bool{}, map[uuid.UUID]bool{}
	for _, result := range results {
		switch {
		case result.unsent:
		case result.Outcome == Failed:
			failed[result.endpoint] = true
		case result.Outcome == Succeeded:
			succeeded[result.endpoint] = true
		}
	}
	maps.DeleteFunc(succeeded, func(id uuid.UUID, _ bool) bool { return failed[id] })
	return slices.Collect(maps.Keys(failed)), slices.Collect(maps.Keys(succeeded))
}

func (q storeQueue) lockHealth(ctx context.Context, tx *db.Tx, ids []uuid.UUID) (map[uuid.UUID]health, error) {
	all := make(map[uuid.UUID]health, len(ids))
	err := q.query(ctx, tx, lockHealth, func(rows *sql.Rows) error {
		var (
			id uuid.UUID
			h  health
		)
		err := rows.Scan(&id, &h.active, &h.paused, &h.failures)
		all[id] = h
		return err
	}, q.list(ids))
	return all, err
}

// attemptRows returns the rows of insertAttempts. Attempts at an inactive endpoint have no next retry.
func attemptRows(results []attemptResult, decisions map[uuid.UUID]decision, inactive map[uuid.UUID]bool) [][]any {
	var rows [][]any
	for _, result := range results {
		if result.unsent {
			continue
		}
		decided := decisions[result.id]
		nextRetry := decided.dueAt
		if inactive[result.endpoint] {
			nextRetry = nil
		}
		rows = append(rows, []any{
			result.attempt, result.id, result.endpoint, result.event.ID, result.event.Type,
			decided.attempts, string(result.Outcome), nonZero(result.ResponseStatus), result.Latency.Milliseconds(),
			nonZero(result.ErrorMessage), orNull(nextRetry), result.at,
			headersDocument(result.ResponseHeaders), nonZero(result.ResponseBody),
		})
	}
	return rows
}

// orNull returns the time, or nil for a nil pointer. Without it the any would hold a typed nil pointer, which is not nil.
func orNull(at *time.Time) any {
	if at == nil {
		return nil
	}
	return *at
}

// nonZero returns the value, or nil, which becomes NULL, for the zero value.
func nonZero[T comparable](value T) any {
	var zero T
	if value == zero {
		return nil
	}
	return value
}
