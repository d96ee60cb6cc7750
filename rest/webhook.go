package rest

import (
	"net/http"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/delivery"
	"kiosk/ent/db/deliveryattempt"
	"kiosk/ent/db/webhookendpoint"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver/webhooks"
	"kiosk/internal/timestamp"
)

// registerWebhook serves POST /webhooks. No other response holds the secret.
func (h *handler) registerWebhook(w http.ResponseWriter, r *http.Request) error {
	noStore(w)
	var errs fieldErrors
	body, err := decodeBody(w, r, h.bodyLimit, &errs, "url", "description", "events")
	if err != nil {
		return err
	}
	in := webhooks.NewWebhook{
		URL:         body.text("url"),
		Description: body.text("description"),
		Events:      body.eventTypes("events"),
	}
	if err := errs.join(h.resolver.CheckWebhook(in)); err != nil {
		return err
	}
	endpoint, secret, err := h.resolver.RegisterWebhook(r.Context(), in)
	if err != nil {
		return err
	}
	view := newWebhookView(endpoint)
	view.Secret = secret
	w.Header().Set("Location", Prefix+"/webhooks/"+view.ID)
	return created(w, view, false)
}

// eventTypes returns an array of event types. An element that is not a string is a field error.
func (o object) eventTypes(name string) []outbox.Type {
	elements := o.list(name)
	types := make([]outbox.Type, len(elements))
	for i, value := range elements {
		text, isText := value.(string)
		if !isText {
			o.errs.member(o.atIndex(name, i), fieldWrongType, "must be a string")
		}
		o.errs.nul(o.atIndex(name, i), text)
		types[i] = outbox.Type(text)
	}
	return types
}

// listWebhooks serves GET /webhooks, an extension.
func (h *handler) listWebhooks(w http.ResponseWriter, r *http.Request) error {
	endpoints, err := h.resolver.Webhooks(r.Context())
	if err != nil {
		return err
	}
	views := make([]webhookView, len(endpoints))
	for i, endpoint := range endpoints {
		views[i] = newWebhookView(endpoint)
	}
	return list(w, r, views)
}

// readWebhook serves GET /webhooks/:id, an extension.
func (h *handler) readWebhook(w http.ResponseWriter, r *http.Request) error {
	endpoint, err := h.resolver.Webhook(r.Context(), pathEndpoint(r))
	if err != nil {
		return err
	}
	return ok(w, newWebhookView(endpoint))
}

// deleteWebhook serves DELETE /webhooks/:id.
func (h *handler) deleteWebhook(w http.ResponseWriter, r *http.Request) error {
	if err := h.resolver.DeleteWebhook(r.Context(), pathEndpoint(r)); err != nil {
		return err
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}

// testWebhook serves POST /webhooks/:id/test, an extension. The response does not wait for the delivery of the test event.
func (h *handler) testWebhook(w http.ResponseWriter, r *http.Request) error {
	eventID, err := h.resolver.TestWebhook(r.Context(), pathEndpoint(r))
	if err != nil {
		return err
	}
	return respond(w, http.StatusAccepted, struct {
		EventID string `json:"eventId"`
	}{eventID})
}

// listDeliveries serves GET /webhooks/:id/deliveries.
func (h *handler) listDeliveries(w http.ResponseWriter, r *http.Request) error {
	var errs fieldErrors
	cursor, limit := readQuery(r, &errs).cursor()
	if err := errs.join(nil); err != nil {
		return err
	}
	page, err := h.resolver.Deliveries(r.Context(), pathEndpoint(r), cursor, limit)
	if err != nil {
		return asParameters(err)
	}
	views := make([]attemptView, len(page.Attempts))
	for i, attempt := range page.Attempts {
		views[i] = newAttemptView(attempt)
	}
	return list(w, r, newCursorPage(views, limit, page.NextCursor))
}

// pathEndpoint returns the endpoint id in the path. It returns unknownID for a malformed one, so that the response is 404.
func pathEndpoint(r *http.Request) uuid.UUID {
	id, valid := webhooks.ParseEndpointID(pathText(r, "id"))
	if !valid {
		return unknownID
	}
	return orUnknownID(id)
}

// webhookView is a webhook endpoint: WebhookEndpoint in openapi.yaml.
type webhookView struct {
	ID          string                 `json:"id"`
	URL         string                 `json:"url"`
	Description string                 `json:"description"`
	Events      []string               `json:"events"`
	Status      webhookendpoint.Status `json:"status"`
	Secret      string                 `json:"secret,omitempty"`
	CreatedAt   timestamp.Timestamp    `json:"createdAt"`
}

func newWebhookView(endpoint *db.WebhookEndpoint) webhookView {
	return webhookView{
		ID:          webhooks.EndpointID(endpoint.ID),
		URL:         endpoint.URL,
		Description: endpoint.Description,
		Events:      endpoint.Events,
		Status:      endpoint.Status,
		CreatedAt:   timestamp.Of(endpoint.CreatedAt),
	}
}

// attemptView is a delivery attempt: DeliveryAttempt in openapi.yaml.
type attemptView struct {
	ID             uuid.UUID              `json:"id"`
	EventID        string                 `json:"eventId"`
	EventType      string                 `json:"eventType"`
	Attempt        int                    `json:"attempt"`
	Status         deliveryattempt.Status `json:"status"`
	ResponseStatus *int                   `json:"responseStatus"`
	LatencyMS      int                    `json:"latencyMs"`
	ErrorMessage   *string                `json:"errorMessage"`
	CreatedAt      timestamp.Timestamp    `json:"createdAt"`
	NextRetryAt    *timestamp.Timestamp   `json:"nextRetryAt"`
}

func newAttemptView(attempt *db.DeliveryAttempt) attemptView {
	// The retry is still planned only if the delivery is pending and this is its latest attempt. The delivery is nil if it was
	// deleted after the attempts were read.
	var nextRetryAt *time.Time
	if d := attempt.Edges.Delivery; d != nil && d.Status == delivery.StatusPENDING && d.Attempts == attempt.Attempt {
		nextRetryAt = attempt.NextRetryAt
	}
	return attemptView{
		ID:             attempt.ID,
		EventID:        outbox.PublicID(attempt.EventID),
		EventType:      attempt.EventType,
		Attempt:        attempt.Attempt,
		Status:         attempt.Status,
		ResponseStatus: attempt.ResponseStatus,
		LatencyMS:      attempt.LatencyMs,
		ErrorMessage:   attempt.ErrorMessage,
		CreatedAt:      timestamp.Of(attempt.CreatedAt),
		NextRetryAt:    timestamp.OfPtr(nextRetryAt),
	}
}
