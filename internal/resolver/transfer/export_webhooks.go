package transfer

import (
	"context"

	"entgo.io/ent/dialect/sql"

	"kiosk/ent/db"
	"kiosk/ent/db/delivery"
	"kiosk/ent/db/deliveryattempt"
	"kiosk/ent/db/event"
	"kiosk/ent/db/webhookendpoint"
	"kiosk/internal/resolver/privacy"
)

// writeDeliveries writes a line per delivery, with how its last attempt ended but not with what receivers responded.
func (e *Export) writeDeliveries(ctx context.Context, file *csvFile, next func() error) error {
	return pages(func(within func(*sql.Selector)) ([]*db.Delivery, error) {
		query, err := e.wanted.DeliveryWhere.Filter(e.operations.Database.Client.Delivery.Query())
		if err != nil {
			return nil, err
		}
		return query.Where(e.period, within).
			Order(delivery.ByCreatedAt(), delivery.ByID()).
			Limit(privacy.ExportPage).
			WithEndpoint(func(q *db.WebhookEndpointQuery) { q.Select(webhookendpoint.FieldID, webhookendpoint.FieldURL) }).
			WithEvent(func(q *db.EventQuery) { q.Select(event.FieldID, event.FieldType) }).
			WithHistory(func(q *db.DeliveryAttemptQuery) {
				q.Select(deliveryattempt.FieldID, deliveryattempt.FieldDeliveryID, deliveryattempt.FieldAttempt,
					deliveryattempt.FieldCreatedAt, deliveryattempt.FieldResponseStatus, deliveryattempt.FieldErrorMessage).
					Order(deliveryattempt.ByAttempt())
			}).
			All(ctx)
	}, func(d *db.Delivery) position { return position{d.CreatedAt, d.ID} }, func(deliveries []*db.Delivery) error {
		for _, d := range deliveries {
			writeDeliveryLine(file, d)
		}
		return next()
	})
}

func writeDeliveryLine(file *csvFile, d *db.Delivery) {
	file.id(d.ID)
	file.time(d.CreatedAt)
	file.id(d.EndpointID)
	file.text(d.Edges.Endpoint.URL)
	file.id(d.EventID)
	file.plain(d.Edges.Event.Type)
	file.plain(string(d.Status))
	file.number(int64(d.Attempts))
	if d.Status == delivery.StatusPENDING {
		file.time(d.DueAt)
	} else {
		file.plain("")
	}
	file.optionalTime(d.FinishedAt)
	if len(d.Edges.History) == 0 {
		file.plain("")
		file.plain("")
		file.plain("")
	} else {
		last := d.Edges.History[len(d.Edges.History)-1]
		file.time(last.CreatedAt)
		if last.ResponseStatus == nil {
			file.plain("")
		} else {
			file.number(int64(*last.ResponseStatus))
		}
		file.optional(last.ErrorMessage)
	}
	file.end()
}

// writeEvents writes a line per event that was published.
func (e *Export) writeEvents(ctx context.Context, file *csvFile, next func() error) error {
	return pages(func(within func(*sql.Selector)) ([]*db.Event, error) {
		query, err := e.wanted.EventWhere.Filter(e.operations.Database.Client.Event.Query())
		if err != nil {
			return nil, err
		}
		return query.Where(event.SequenceNotNil(), e.period, within).
			Order(event.ByCreatedAt(), event.ByID()).
			Limit(privacy.ExportPage).
			All(ctx)
	}, func(happened *db.Event) position { return position{happened.CreatedAt, happened.ID} }, func(events []*db.Event) error {
		for _, happened := range events {
			file.id(happened.ID)
			file.time(happened.CreatedAt)
			file.number(*happened.Sequence)
			file.plain(happened.Type)
			file.optionalID(happened.SubjectID)
			file.text(happened.Data)
			file.end()
		}
		return next()
	})
}
