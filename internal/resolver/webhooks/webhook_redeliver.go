package webhooks

import (
	"context"
	"fmt"
	"time"

	"entgo.io/ent/dialect/sql"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/delivery"
	"kiosk/ent/db/predicate"
	"kiosk/ent/db/webhookendpoint"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
	"kiosk/internal/reports"
)

// MaxRedeliveries is the maximum number of deliveries in one call of RedeliverSince.
const MaxRedeliveries = 1000

// Redeliver sends a finished delivery again, also a successful one: the same event with the same bytes and a new signature, and with
// as many retries as the first time. The numbers of its attempts continue. The event still exists, because it is kept as long as
// its deliveries.
// Errors: CodeNotFound, CodeEndpointNotFound (it was deleted), CodeEndpointSuspended, CodeDeliveryPending.
func (ops *Operations) Redeliver(ctx context.Context, id uuid.UUID) (*db.Delivery, error) {
	var redelivered *db.Delivery
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		before, err := tx.Delivery.Query().Where(delivery.ID(id)).Only(ctx)
		if err != nil {
			return operation.Missing(err, "delivery")
		}
		if err := checkActive(ctx, tx, before.EndpointID); err != nil {
			return err
		}
		if before.Status == delivery.StatusPENDING {
			return deliveryPending()
		}
		after, err := tx.Delivery.UpdateOneID(id).
			Where(delivery.StatusNEQ(delivery.StatusPENDING), delivery.Attempts(before.Attempts)).
			SetStatus(delivery.StatusPENDING).
			SetAttemptsBefore(before.Attempts).
			SetDueAt(tx.Now).
			ClearFinishedAt().
			ClearClaimID().
			ClearLeaseUntil().
			Save(ctx)
		if db.IsNotFound(err) {
			return operation.ErrRetry // another transaction has just sent it again or deleted it
		}
		if err != nil {
			return fmt.Errorf("webhooks: redeliver: %w", err)
		}
		redelivered = after.Unwrap()
		return tx.Audit(ctx, operation.Change{Action: "delivery.redeliver", Subject: "Delivery", ID: id, Before: before, After: redelivered})
	})
	return redelivered, err
}

// checkActive returns an error if the endpoint is not ACTIVE. It takes no lock: if the endpoint is suspended right afterwards, the
// dispatcher cancels its deliveries. Errors: CodeEndpointNotFound, CodeEndpointSuspended.
func checkActive(ctx context.Context, tx *operation.Tx, endpointID uuid.UUID) error {
	endpoint, err := findEndpoint(ctx, tx, endpointID)
	if err != nil {
		return err
	}
	if endpoint.Status != webhookendpoint.StatusACTIVE {
		return endpointSuspended()
	}
	return nil
}

// RedeliverSinceInput selects the deliveries that an endpoint has missed since a time.
type RedeliverSinceInput struct {
	EndpointID  uuid.UUID
	Since       time.Time
	EndedBefore *time.Time // nil: a time after all that have ended by now
}

// Redeliveries is the result of RedeliverSince.
type Redeliveries struct {
	Redelivered int       `json:"redelivered"` // at most MaxRedeliveries
	Remaining   int       `json:"remaining"`   // for further calls
	EndedBefore time.Time `json:"endedBefore"` // for the input of the next call
}

// RedeliverSince sends again, as Redeliver does, the deliveries of an endpoint that were created since a time and have ended without
// success (FAILED, REJECTED, CANCELLED). It sends at most MaxRedeliveries, those first that ended first.
// Errors: CodeEndpointNotFound, CodeEndpointSuspended.
//
// It leaves out deliveries that ended at EndedBefore or later. So a series of calls with the same EndedBefore comes to an end:
// deliveries that fail again are not among the remaining ones. If the clocks of workers differ, this holds once the slowest clock has
// passed EndedBefore. Until then, a delivery that fails again on a worker with a slow clock is sent once more by the next call.
func (ops *Operations) RedeliverSince(ctx context.Context, in RedeliverSinceInput) (*Redeliveries, error) {
	var result *Redeliveries
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		if err := checkActive(ctx, tx, in.EndpointID); err != nil {
			return err
		}
		missed := []predicate.Delivery{
			delivery.EndpointID(in.EndpointID),
			delivery.CreatedAtGTE(in.Since),
			delivery.StatusIn(reports.MissedStatuses...),
			delivery.StatusNEQ(delivery.StatusSUCCEEDED), // SQLite does not infer this condition of the index delivery_not_succeeded
		}
		endedBefore, err := in.endedBefore(ctx, tx, missed)
		if err != nil {
			return err
		}
		redelivered, err := Queries{tx.SQL}.Redeliver(ctx, Redelivery{
			EndpointID: in.EndpointID, Since: in.Since, EndedBefore: endedBefore, Now: tx.Now, Limit: MaxRedeliveries,
		})
		if err != nil {
			return err
		}
		remaining, err := tx.Delivery.Query().Where(append(missed, delivery.FinishedAtLT(endedBefore))...).Count(ctx)
		if err != nil {
			return fmt.Errorf("webhooks: count deliveries: %w", err)
		}
		result = &Redeliveries{Redelivered: redelivered, Remaining: remaining, EndedBefore: endedBefore}
		return tx.Audit(ctx, operation.Change{
			Action: "webhook.redeliver", Subject: "WebhookEndpoint", ID: in.EndpointID,
			After: map[string]any{"since": in.Since, "redelivered": redelivered},
		})
	})
	return result, err
}

// endedBefore returns EndedBefore of the input, or a time after the ends of all missed deliveries.
func (in RedeliverSinceInput) endedBefore(ctx context.Context, tx *operation.Tx, missed []predicate.Delivery) (time.Time, error) {
	if in.EndedBefore != nil {
		return *in.EndedBefore, nil
	}
	return afterLastEnd(ctx, tx, missed)
}

// afterLastEnd returns a time after now and after the ends of the deliveries. The ends are times of the workers' clocks, which may be
// ahead of this one. It is rounded up to a full millisecond, the precision of times in both APIs.
func afterLastEnd(ctx context.Context, tx *operation.Tx, ended []predicate.Delivery) (time.Time, error) {
	latest := tx.Now
	last, err := tx.Delivery.Query().Where(ended...).Order(delivery.ByFinishedAt(sql.OrderDesc())).Select(delivery.FieldFinishedAt).First(ctx)
	if err != nil && !db.IsNotFound(err) {
		return time.Time{}, fmt.Errorf("webhooks: find the last delivery that ended: %w", err)
	}
	if err == nil && last.FinishedAt != nil && last.FinishedAt.After(latest) {
		latest = *last.FinishedAt
	}
	return latest.Truncate(time.Millisecond).Add(time.Millisecond), nil
}

func deliveryPending() *problem.Error {
	return problem.Refuse(problem.CodeDeliveryPending, "The delivery is on its way already.")
}
