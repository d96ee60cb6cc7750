package rest

import (
	"encoding/json"
	"net/http"

	"kiosk/internal/outbox"
	"kiosk/internal/resolver"
)

// listEvents serves GET /events, an extension: the store's events in the order of their sequence. A reader keeps
// the last nextCursor and asks again with it; at the end of the feed it leads to what happens next. One that has only an
// event starts after that.
func (h *handler) listEvents(w http.ResponseWriter, r *http.Request) error {
	var wrong faults
	q := readQuery(r, &wrong)
	cursor, limit := q.cursor()
	filter := resolver.EventFilter{Cursor: cursor, After: q.text("after"), Limit: limit, Types: q.eventTypes("type")}
	if err := wrong.join(nil); err != nil {
		return err
	}
	feed, err := h.resolver.Events(r.Context(), filter)
	if err != nil {
		return asParameters(err)
	}
	envelopes := make([]json.RawMessage, len(feed.Events))
	for i, event := range feed.Events {
		envelopes[i] = outbox.Envelope(event, feed.Livemode)
	}
	return list(w, r, newCursorPage(envelopes, limit, feed.NextCursor))
}

// eventTypes returns the event types of a parameter that may be repeated.
func (q query) eventTypes(name string) []outbox.Type {
	values := q.values[name]
	types := make([]outbox.Type, len(values))
	for i, value := range values {
		types[i] = outbox.Type(value)
		if !types[i].Valid() && types[i] != outbox.Test {
			q.wrong.parameter(name, resolver.FieldInvalid, "must be an event type; it may be given several times")
		}
	}
	return types
}
