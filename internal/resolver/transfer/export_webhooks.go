package transfer

import (
	"kiosk/ent/db"
	"kiosk/ent/db/delivery"
	"kiosk/ent/db/deliveryattempt"
	"kiosk/ent/db/event"
	"kiosk/ent/db/webhookendpoint"
	"kiosk/internal/auth"
)

// deliveryLines has of each delivery how its last attempt ended, but not what receivers responded.
var deliveryLines = exportKind{
	name: "DELIVERIES",
	list: auth.PermissionRead,
	columns: []string{"deliveryId", "createdAt", "endpointId", "endpointUrl", "eventId", "eventType", "status", "attempts", "dueAt",
		"finishedAt", "lastAttemptAt", "lastResponseStatus", "lastError"},
	exportSource: rowsOf("/deliveryWhere", func(in *CreateExportInput) **db.DeliveryWhereInput { return &in.DeliveryWhere },
		func(client *db.Client, _ *CreateExportInput) *db.DeliveryQuery {
			return client.Delivery.Query().
				WithEndpoint(func(q *db.WebhookEndpointQuery) { q.Select(webhookendpoint.FieldID, webhookendpoint.FieldURL) }).
				WithEvent(func(q *db.EventQuery) { q.Select(event.FieldID, event.FieldType) }).
				WithHistory(func(q *db.DeliveryAttemptQuery) {
					q.Select(deliveryattempt.FieldID, deliveryattempt.FieldDeliveryID, deliveryattempt.FieldAttempt,
						deliveryattempt.FieldCreatedAt, deliveryattempt.FieldResponseStatus, deliveryattempt.FieldErrorMessage).
						Order(deliveryattempt.ByAttempt())
				})
		},
		eachRow[*db.DeliveryQuery](func(d *db.Delivery) position { return position{d.CreatedAt, d.ID} }, writeDelivery)),
}

func writeDelivery(file *csvFile, d *db.Delivery) {
	if d.Edges.Endpoint == nil || d.Edges.Event == nil {
		return // it was deleted with them since the page was read
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

// eventLines has the events that were published.
var eventLines = exportKind{
	name:    "EVENTS",
	list:    auth.PermissionRead,
	columns: []string{"eventId", "createdAt", "sequence", "type", "subjectId", "data"},
	exportSource: rowsOf("/eventWhere", func(in *CreateExportInput) **db.EventWhereInput { return &in.EventWhere },
		func(client *db.Client, _ *CreateExportInput) *db.EventQuery {
			return client.Event.Query().Where(event.SequenceNotNil())
		},
		eachRow[*db.EventQuery](func(happened *db.Event) position { return position{happened.CreatedAt, happened.ID} }, writeEvent)),
}

func writeEvent(file *csvFile, happened *db.Event) {
	file.id(happened.ID)
	file.time(happened.CreatedAt)
	file.number(*happened.Sequence)
	file.plain(happened.Type)
	file.optionalID(happened.SubjectID)
	file.text(happened.Data)
	file.end()
}

// endpointLines has the endpoints that were not removed. It does not read their secrets.
var endpointLines = exportKind{
	name:    "ENDPOINTS",
	list:    auth.PermissionRead,
	columns: []string{"endpointId", "createdAt", "url", "description", "status", "pausedAt", "events"},
	exportSource: rowsOf("/endpointWhere", func(in *CreateExportInput) **db.WebhookEndpointWhereInput { return &in.EndpointWhere },
		func(client *db.Client, _ *CreateExportInput) *db.WebhookEndpointQuery {
			return client.WebhookEndpoint.Query().
				Where(webhookendpoint.DeletedAtIsNil()).
				Select(webhookendpoint.FieldID, webhookendpoint.FieldCreatedAt, webhookendpoint.FieldURL, webhookendpoint.FieldDescription,
					webhookendpoint.FieldStatus, webhookendpoint.FieldPausedAt, webhookendpoint.FieldEvents).WebhookEndpointQuery
		},
		eachRow[*db.WebhookEndpointQuery](func(w *db.WebhookEndpoint) position { return position{w.CreatedAt, w.ID} }, writeEndpoint)),
}

func writeEndpoint(file *csvFile, w *db.WebhookEndpoint) {
	file.id(w.ID)
	file.time(w.CreatedAt)
	file.text(w.URL)
	file.text(w.Description)
	file.plain(string(w.Status))
	file.optionalTime(w.PausedAt)
	several(file, w.Events)
	file.end()
}
