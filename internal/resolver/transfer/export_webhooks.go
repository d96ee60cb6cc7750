package transfer

import (
	"kiosk/ent/db"
	"kiosk/ent/db/delivery"
	"kiosk/ent/db/deliveryattempt"
	"kiosk/ent/db/event"
	"kiosk/ent/db/webhookendpoint"
	"kiosk/internal/auth"
)

// deliveryLines exports deliveries with the result of the last attempt, without the body of its response.
var deliveryLines = exportKind{
	name: "DELIVERIES",
	list: auth.PermissionRead,
	columns: []string{"deliveryId", "createdAt", "endpointId", "endpointUrl", "eventId", "eventType", "status", "attempts", "dueAt",
		"finishedAt", "lastAttemptAt", "lastResponseStatus", "lastError"},
	filter: "/deliveryWhere",
	byID:   func(in *CreateExportInput) bool { return in.DeliveryWhere == nil || in.DeliveryWhere.EndpointID == nil },
	exportSource: rowsOf(
		func(client *db.Client, in *CreateExportInput) (*db.DeliveryQuery, error) {
			return in.DeliveryWhere.Filter(client.Delivery.Query().
				WithEndpoint(func(q *db.WebhookEndpointQuery) { q.Select(webhookendpoint.FieldID, webhookendpoint.FieldURL) }).
				WithEvent(func(q *db.EventQuery) { q.Select(event.FieldID, event.FieldType) }).
				WithHistory(func(q *db.DeliveryAttemptQuery) {
					q.Select(deliveryattempt.FieldID, deliveryattempt.FieldDeliveryID, deliveryattempt.FieldAttempt,
						deliveryattempt.FieldCreatedAt, deliveryattempt.FieldResponseStatus, deliveryattempt.FieldErrorMessage).
						Order(deliveryattempt.ByAttempt())
				}))
		},
		func(d *db.Delivery) position { return position{d.CreatedAt, d.ID} },
		writeDelivery),
}

func writeDelivery(file *csvFile, d *db.Delivery) {
	if d.Edges.Endpoint == nil || d.Edges.Event == nil {
		return // the delivery was deleted with its endpoint or event after the page was read
	}
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

// eventLines exports the published events.
var eventLines = exportKind{
	name:    "EVENTS",
	list:    auth.PermissionRead,
	columns: []string{"eventId", "createdAt", "sequence", "type", "subjectId", "data"},
	filter:  "/eventWhere",
	exportSource: rowsOf(
		func(client *db.Client, in *CreateExportInput) (*db.EventQuery, error) {
			return in.EventWhere.Filter(client.Event.Query().Where(event.SequenceNotNil()))
		},
		func(e *db.Event) position { return position{e.CreatedAt, e.ID} },
		writeEvent),
}

func writeEvent(file *csvFile, e *db.Event) {
	file.id(e.ID)
	file.time(e.CreatedAt)
	file.number(*e.Sequence)
	file.plain(e.Type)
	file.optionalID(e.SubjectID)
	file.text(e.Data)
	file.end()
}

// endpointLines exports the webhook endpoints that are not deleted, without their secrets.
var endpointLines = exportKind{
	name:    "ENDPOINTS",
	list:    auth.PermissionRead,
	columns: []string{"endpointId", "createdAt", "url", "description", "status", "pausedAt", "events"},
	filter:  "/endpointWhere",
	exportSource: rowsOf(
		func(client *db.Client, in *CreateExportInput) (*db.WebhookEndpointQuery, error) {
			return in.EndpointWhere.Filter(client.WebhookEndpoint.Query().
				Where(webhookendpoint.DeletedAtIsNil()).
				Select(webhookendpoint.FieldID, webhookendpoint.FieldCreatedAt, webhookendpoint.FieldURL, webhookendpoint.FieldDescription,
					webhookendpoint.FieldStatus, webhookendpoint.FieldPausedAt, webhookendpoint.FieldEvents).WebhookEndpointQuery)
		},
		func(w *db.WebhookEndpoint) position { return position{w.CreatedAt, w.ID} },
		writeEndpoint),
}

func writeEndpoint(file *csvFile, w *db.WebhookEndpoint) {
	file.id(w.ID)
	file.time(w.CreatedAt)
	file.text(w.URL)
	file.text(w.Description)
	file.plain(string(w.Status))
	file.optionalTime(w.PausedAt)
	wordList(file, w.Events)
	file.end()
}
