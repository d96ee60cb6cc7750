package seed

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/internal/bulk"
	"kiosk/internal/ids"
	"kiosk/internal/outbox"
	"kiosk/internal/timestamp"
)

// journal collects the events of a history. A nil journal ignores them.
type journal struct{ events []event }

type event struct {
	id      uuid.UUID
	at      time.Time
	kind    outbox.Type
	subject uuid.UUID
	data    string // JSON
}

func (j *journal) add(at time.Time, kind outbox.Type, subject uuid.UUID, data any) error {
	if j == nil {
		return nil
	}
	encoded, err := json.Marshal(data)
	if err != nil {
		return fmt.Errorf("seed: encode %s: %w", kind, err)
	}
	j.events = append(j.events, event{idAt(at), at, kind, subject, string(encoded)})
	return nil
}

func (j *journal) registered(p *person, c Customer) error {
	data := outbox.Customer{ID: p.id, Name: c.Name, Phone: &c.Phone, CreatedAt: timestamp.Of(p.since)}
	if p.tier != nil {
		data.Tier = &outbox.Tier{ID: p.tier.id, Name: p.tier.name, Level: p.tier.level}
	}
	return j.add(p.since, outbox.CustomerRegistered, p.id, outbox.CustomerRegisteredData{Customer: data})
}

func (j *journal) approved(at time.Time, data outbox.RechargeApprovedData) error {
	return j.add(at, outbox.RechargeApproved, data.Recharge.ID, data)
}

// lowStockShare is how many of a hundred orders bring the stock of their variation to a low level.
const lowStockShare = 8

// ordered adds the events of an order. completedAt is nil if the order was never completed.
func (j *journal) ordered(s *sale, currency string, completedAt *time.Time) error {
	if j == nil {
		return nil
	}
	o := outbox.Order{
		ID: s.id, Number: s.number, Status: string(s.placedAs), CustomerID: s.buyer.id, Currency: currency, Total: s.total,
		Items: s.items, CreatedAt: timestamp.Of(s.at),
	}
	if err := j.add(s.at, outbox.OrderCreated, s.id, outbox.OrderData{Order: o}); err != nil {
		return err
	}
	if below(100) < lowStockShare {
		sold, threshold := s.items[0], 5
		low := outbox.StockData{ProductID: sold.ProductID, VariationID: sold.VariationID, SKU: sold.SKU, StockQuantity: 1 + below(threshold), Threshold: &threshold}
		if err := j.add(s.at, outbox.StockLow, sold.VariationID, low); err != nil {
			return err
		}
	}
	if completedAt != nil {
		o.Status, o.CompletedAt, o.Items = string(order.StatusCOMPLETED), timestamp.OfPtr(completedAt), itemsAs(orderitem.StatusDELIVERED, o.Items)
		if err := j.add(*completedAt, outbox.OrderCompleted, s.id, outbox.OrderData{Order: o}); err != nil {
			return err
		}
	}
	return j.credited(s, o)
}

// credited adds the event of an order that was cancelled, failed or refunded. It adds nothing for other orders.
func (j *journal) credited(s *sale, o outbox.Order) error {
	o.Status, o.Items = string(s.fate.status()), itemsAs(orderitem.StatusCANCELLED, o.Items)
	switch s.fate {
	case cancelled:
		return j.add(s.credited, outbox.OrderCancelled, s.id, outbox.OrderEndedData{Order: o, Reason: s.reason})
	case failed:
		return j.add(s.credited, outbox.OrderFailed, s.id, outbox.OrderEndedData{Order: o, Reason: s.reason})
	case refunded:
		o.Items = itemsAs(orderitem.StatusREFUNDED, o.Items)
		items := ids.Of(o.Items, func(item outbox.OrderItem) uuid.UUID { return item.ID })
		return j.add(s.credited, outbox.OrderRefunded, s.id, outbox.OrderRefundedData{Order: o, Items: items, Amount: s.total})
	default:
		return nil
	}
}

func itemsAs(status orderitem.Status, items []outbox.OrderItem) []outbox.OrderItem {
	items = slices.Clone(items)
	for i := range items {
		items[i].Status = string(status)
	}
	return items
}

var (
	eventColumns    = []string{"id", "created_at", "store_id", "type", "data", "sequence", "subject_id"}
	deliveryColumns = []string{"id", "created_at", "store_id", "event_id", "endpoint_id", "status", "attempts", "due_at", "finished_at"}
	attemptColumns  = []string{"id", "created_at", "store_id", "delivery_id", "endpoint_id", "event_id", "event_type", "attempt", "status",
		"response_status", "latency_ms", "error_message", "next_retry_at", "response_headers", "response_body"}
)

// write numbers the events in the order of their times, and writes them with their deliveries. The store must not have published an
// event yet.
func (j *journal) write(ctx context.Context, l *bulk.Loader, h *history) error {
	if j == nil {
		return nil
	}
	slices.SortStableFunc(j.events, func(a, b event) int { return a.at.Compare(b.at) })
	table := bulk.Table{Name: "events", Columns: eventColumns}
	for i, e := range j.events {
		table.Rows = append(table.Rows, []any{e.id, e.at, h.store.ID, string(e.kind), e.data, i + 1, e.subject})
	}
	if err := l.Write(ctx, table); err != nil {
		return err
	}
	sent := newDispatch(h)
	for _, endpoint := range h.extension.Endpoints {
		sent.to(endpoint, j.events)
	}
	if err := l.Write(ctx, sent.deliveries, sent.attempts); err != nil {
		return err
	}
	for _, endpoint := range h.extension.Endpoints {
		if err := markEndpoint(ctx, l, endpoint, h); err != nil {
			return err
		}
	}
	_, err := l.Target.ExecContext(ctx, "UPDATE event_feeds SET last_sequence = $1 WHERE store_id = $2", len(j.events), h.store.ID)
	return err
}

// Endpoint is a webhook endpoint of the store to which the events of the history were delivered.
type Endpoint struct {
	ID    uuid.UUID
	Types []outbox.Type
	Fate  EndpointFate
}

// EndpointFate describes how an endpoint responded to deliveries.
type EndpointFate int

// The fates of an endpoint.
const (
	Healthy   EndpointFate = iota // accepted nearly every delivery at the first attempt
	Failing                       // often needed several attempts, and rejected the last delivery
	Suspended                     // rejected every delivery since some day
)

const (
	// deliveriesKept is the age of the oldest deliveries. By default, deliveries older than 30 days are deleted.
	deliveriesKept = 29 * 24 * time.Hour
	// suspendedSince is how long ago a Suspended endpoint was suspended.
	suspendedSince = 12 * 24 * time.Hour
	// attemptsOfFailing is the default number of attempts after which a delivery fails.
	attemptsOfFailing = 4
	// failuresToSuspend is the number of consecutive failed attempts after which an endpoint is suspended.
	failuresToSuspend = 5
)

// retryAfter lists the default intervals between the attempts of a delivery.
var retryAfter = []time.Duration{10 * time.Second, time.Minute, 10 * time.Minute}

// dispatch collects deliveries and their attempts.
type dispatch struct {
	*history
	deliveries, attempts bulk.Table
}

func newDispatch(h *history) *dispatch {
	return &dispatch{h, bulk.Table{Name: "deliveries", Columns: deliveryColumns}, bulk.Table{Name: "delivery_attempts", Columns: attemptColumns}}
}

// to adds deliveries of the events that an endpoint subscribes to.
func (d *dispatch) to(endpoint Endpoint, events []event) {
	from, until := d.options.Until.Add(-deliveriesKept), d.options.Until
	if endpoint.Fate == Suspended {
		until = until.Add(-suspendedSince)
	}
	due := slices.DeleteFunc(slices.Clone(events), func(e event) bool {
		return e.at.Before(from) || e.at.After(until) || !slices.Contains(endpoint.Types, e.kind)
	})
	for i, e := range due {
		d.deliver(endpoint, e, failedAttempts(endpoint.Fate, i == len(due)-1))
	}
}

// failedAttempts returns how many attempts of a delivery fail.
func failedAttempts(f EndpointFate, isLast bool) int {
	chance := below(100)
	switch {
	case isLast && f != Healthy:
		return attemptsOfFailing
	case f == Failing && chance < 10:
		return 2
	case f == Failing && chance < 30, chance < 3:
		return 1
	default:
		return 0
	}
}

// responseHeaders holds the headers of every response, in the form that the dispatcher stores.
const responseHeaders = `["Content-Type: application/json", "Server: nginx"]`

// deliver adds one delivery and its attempts, of which the first ones failed.
func (d *dispatch) deliver(endpoint Endpoint, e event, failed int) {
	created := e.at.Add(40 * time.Millisecond)
	id, at := idAt(created), created
	attempts := min(failed+1, attemptsOfFailing)
	status := "SUCCEEDED"
	if failed == attemptsOfFailing {
		status = "FAILED"
	}
	for n := 1; n <= attempts; n++ {
		latency := 40 + below(260)
		at = at.Add(time.Duration(latency) * time.Millisecond)
		outcome, response, message, retryAt, body := "SUCCEEDED", 200, any(nil), any(nil), `{"received": true}`
		if n <= failed {
			outcome, response, message = "FAILED", 503, any("answered 503 Service Unavailable")
			body = `{"error": "maintenance", "message": "Back in a few minutes."}`
		}
		attemptAt := at
		if n < attempts {
			at = at.Add(retryAfter[n-1])
			retryAt = at
		}
		d.attempts.Rows = append(d.attempts.Rows, []any{idAt(attemptAt), attemptAt, d.store.ID, id, endpoint.ID, e.id, string(e.kind), n, outcome,
			response, latency, message, retryAt, responseHeaders, body})
	}
	d.deliveries.Rows = append(d.deliveries.Rows, []any{id, created, d.store.ID, e.id, endpoint.ID, status, attempts, created, at})
}

// markEndpoint updates an endpoint to the state that its deliveries lead to.
func markEndpoint(ctx context.Context, l *bulk.Loader, endpoint Endpoint, h *history) error {
	failures, status, suspendedAt := 0, "ACTIVE", any(nil)
	switch endpoint.Fate {
	case Healthy:
	case Failing:
		failures = attemptsOfFailing
	case Suspended:
		failures, status, suspendedAt = failuresToSuspend, "SUSPENDED", h.options.Until.Add(-suspendedSince)
	}
	_, err := l.Target.ExecContext(ctx, `UPDATE webhook_endpoints
		SET created_at = $1, consecutive_failures = $2, status = $3, suspended_at = $4 WHERE id = $5`,
		h.began, failures, status, suspendedAt, endpoint.ID)
	if err != nil {
		return fmt.Errorf("seed: mark an endpoint: %w", err)
	}
	return nil
}
