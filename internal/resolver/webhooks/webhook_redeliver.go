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

// MaxRedeliveries is the most deliveries that one call sends anew.
const MaxRedeliveries = 1000

// Redeliver sends a delivery anew that came to its end, whatever that was: the same event in the same bytes,
// signed afresh, with as many retries as the first time. Its attempts are counted on.
// An event is kept as long as a delivery of it is, so there is always something to send.
// Errors: CodeNotFound, CodeEndpointNotFound (it was deleted), CodeEndpointSuspended, CodeDeliveryPending.
func (ops *Operations) Redeliver(ctx context.Context, id uuid.UUID) (*db.Delivery, error) {
	var again *db.Delivery
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		before, err := tx.Delivery.Query().Where(delivery.ID(id)).Only(ctx)
		if err != nil {
			return operation.Missing(err, "delivery")
		}
		if err := checkReceives(ctx, tx, before.EndpointID); err != nil {
			return err
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
			return deliveryPending()
		}
		if err != nil {
			return fmt.Errorf("webhooks: redeliver: %w", err)
		}
		again = after.Unwrap()
		return tx.Audit(ctx, operation.Change{Action: "delivery.redeliver", Subject: "Delivery", ID: id, Before: before, After: again})
	})
	return again, err
}

// checkReceives refuses an endpoint that gets nothing. One that is suspended right afterwards does no harm:
// the dispatcher cancels what waits for it.
func checkReceives(ctx context.Context, tx *operation.Tx, endpointID uuid.UUID) error {
	endpoint, err := findEndpoint(ctx, tx, endpointID)
	if err != nil {
		return err
	}
	if endpoint.Status != webhookendpoint.StatusACTIVE {
		return endpointSuspended()
	}
	return nil
}

// RedeliverSinceInput asks for everything that an endpoint missed since a time.
type RedeliverSinceInput struct {
	EndpointID  uuid.UUID
	Since       time.Time
	EndedBefore *time.Time // nil: behind all that have ended by now
}

// Redeliveries says how far a RedeliverSince went.
type Redeliveries struct {
	Redelivered int       `json:"redelivered"` // at most MaxRedeliveries
	Remaining   int       `json:"remaining"`   // for another call
	EndedBefore time.Time `json:"endedBefore"` // for the input of that call
}

// RedeliverSince sends an endpoint's deliveries anew that were made since a time and came to their end without
// success (FAILED, REJECTED, CANCELLED), as Redeliver does: at most MaxRedeliveries, those first that ended
// first. It leaves out those that ended at EndedBefore or later: with the same time in all calls that follow each other, what fails
// again is no part of what remains, and they come to an end. Where the clocks of workers differ, that holds from the moment at which
// the slowest of them passes EndedBefore: what it fails again sooner is sent again by the next call. Errors: CodeEndpointNotFound,
// CodeEndpointSuspended.
func (ops *Operations) RedeliverSince(ctx context.Context, in RedeliverSinceInput) (*Redeliveries, error) {
	var done *Redeliveries
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		if err := checkReceives(ctx, tx, in.EndpointID); err != nil {
			return err
		}
		missed := []predicate.Delivery{
			delivery.EndpointID(in.EndpointID),
			delivery.CreatedAtGTE(in.Since),
			delivery.StatusIn(reports.MissedStatuses...),
		}
		endedBefore, err := in.endedBefore(ctx, tx, missed)
		if err != nil {
			return err
		}
		again, err := Queries{tx.SQL}.Redeliver(ctx, Redelivery{
			EndpointID: in.EndpointID, Since: in.Since, EndedBefore: endedBefore, Now: tx.Now, Limit: MaxRedeliveries,
		})
		if err != nil {
			return err
		}
		left, err := tx.Delivery.Query().Where(append(missed, delivery.FinishedAtLT(endedBefore))...).Count(ctx)
		if err != nil {
			return fmt.Errorf("webhooks: count deliveries: %w", err)
		}
		done = &Redeliveries{Redelivered: again, Remaining: left, EndedBefore: endedBefore}
		return tx.Audit(ctx, operation.Change{
			Action: "webhook.redeliver", Subject: "WebhookEndpoint", ID: in.EndpointID,
			After: map[string]any{"since": in.Since, "redelivered": again},
		})
	})
	return done, err
}

// endedBefore returns the time that the input names, or one after all that was missed.
func (in RedeliverSinceInput) endedBefore(ctx context.Context, tx *operation.Tx, missed []predicate.Delivery) (time.Time, error) {
	if in.EndedBefore != nil {
		return *in.EndedBefore, nil
	}
	return afterLastEnd(ctx, tx, missed)
}

// afterLastEnd returns a time after the ends of the deliveries, and not before now. The ends are by the clocks of the workers, which
// may be ahead of ours. It is rounded up to a full millisecond, as both APIs write times.
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
