package rest

import (
	"context"
	"encoding/json"
	"net/http"

	"kiosk/internal/auth"
	"kiosk/internal/outbox"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/webhooks"
)

// listEvents serves GET /events, an extension: the store's events in the order of their sequence. A reader stores
// nextCursor and sends it in its next request. At the end of the feed, nextCursor leads to the events that follow later. A
// reader without a cursor starts after an event id; after=end is the last event. With wait, the request is held until there
// is an event.
func (h *handler) listEvents(w http.ResponseWriter, r *http.Request) error {
	var errs fieldErrors
	q := readQuery(r, &errs)
	cursor, limit := q.cursor()
	wait := q.wait("wait")
	filter := webhooks.EventFilter{Cursor: cursor, After: q.after(), Limit: limit, Types: q.eventTypes("type")}
	if err := errs.joinParameters(filter.Validate()); err != nil {
		return err
	}
	resumeCursor, waited := resumed(r.Context())
	if waited {
		filter.Cursor, filter.After = resumeCursor, ""
	}
	feed, err := h.resolver.Events(r.Context(), filter)
	if err != nil {
		return asParameters(err)
	}
	if len(feed.Events) == 0 && wait > 0 && !waited && h.events != nil {
		actor, err := auth.From(r.Context())
		if err != nil {
			return err
		}
		return &waitError{actor: actor, limit: wait, cursor: feed.NextCursor, wait: func(ctx context.Context) error {
			return h.events(ctx, actor.StoreID, webhooks.FollowInput{AfterSequence: &feed.Position, MissingTo: feed.MissingTo, Types: filter.Types})
		}}
	}
	envelopes := make([]json.RawMessage, len(feed.Events))
	for i, event := range feed.Events {
		envelopes[i] = outbox.Envelope(event, feed.Livemode)
	}
	return list(w, r, newCursorPage(envelopes, limit, feed.NextCursor))
}

// after returns the parameter after: the id of an event, or "end". It does not check that the event exists.
func (q query) after() string {
	after := q.text("after")
	if _, isID := outbox.ParsePublicID(after); after != "" && after != webhooks.AfterEnd && !isID {
		q.errs.parameter("after", problem.Invalid, webhooks.AfterRule)
	}
	return after
}

// eventTypes returns the event types of a parameter that may be repeated, or nil when it is absent.
func (q query) eventTypes(name string) (types []outbox.Type) {
	for _, value := range q.values[name] {
		types = append(types, outbox.Type(value))
		if !outbox.Type(value).Valid() {
			q.errs.parameter(name, problem.Invalid, "%s; it may be given several times", outbox.TypeRule)
		}
	}
	return types
}
