package graph

import (
	"context"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/deliveryattempt"
	"kiosk/ent/page"
	"kiosk/graph/generated"
	"kiosk/internal/ids"
	"kiosk/internal/outbox"
	"kiosk/internal/reports"
)

// eventTypes converts the names of event types, nil to nil.
func eventTypes(names []string) []outbox.Type {
	if names == nil {
		return nil
	}
	types := make([]outbox.Type, len(names))
	for i, name := range names {
		types[i] = outbox.Type(name)
	}
	return types
}

// shownOnce converts the results of an operation that returns an endpoint and its secret.
func shownOnce(endpoint *db.WebhookEndpoint, secret string, err error) (*generated.WebhookEndpointWithSecret, error) {
	return &generated.WebhookEndpointWithSecret{Endpoint: endpoint, Secret: secret}, err
}

// webhookTest converts the results of an operation that returns the public id of a test event.
func webhookTest(eventID string, err error) (*generated.WebhookTest, error) {
	return &generated.WebhookTest{EventPublicID: eventID}, err
}

// orUnknown returns a parsed id, or for a malformed one an id that no row has.
func orUnknown(id uuid.UUID, valid bool) uuid.UUID {
	if !valid {
		return uuid.Nil
	}
	return id
}

// bodyOf returns the body of the requests that deliver an event.
func (r *Resolver) bodyOf(ctx context.Context, event *db.Event) (string, error) {
	store, err := r.operations.Store(ctx)
	if err != nil {
		return "", err
	}
	return string(outbox.Envelope(event, store.Livemode)), nil
}

// requestHeaders returns the headers of an attempt's request, without the signature, which is not stored.
func requestHeaders(attempt *db.DeliveryAttempt) []*generated.HTTPHeader {
	header := outbox.RequestHeader(outbox.PublicID(attempt.EventID), attempt.Attempt)
	headers := []*generated.HTTPHeader{}
	for _, name := range slices.Sorted(maps.Keys(header)) {
		headers = append(headers, &generated.HTTPHeader{Name: name, Value: header.Get(name)})
	}
	return headers
}

// responseHeaders returns the stored headers of an attempt's response.
func responseHeaders(attempt *db.DeliveryAttempt) []*generated.HTTPHeader {
	headers := make([]*generated.HTTPHeader, len(attempt.ResponseHeaders))
	for i, line := range attempt.ResponseHeaders {
		name, value, _ := strings.Cut(line, ": ")
		headers[i] = &generated.HTTPHeader{Name: name, Value: value}
	}
	return headers
}

// healthOf returns the health of an endpoint. It is computed at once for all endpoints that were read together.
func (r *Resolver) healthOf(ctx context.Context, endpoint *db.WebhookEndpoint) (*reports.EndpointHealth, error) {
	key := graphql.GetFieldContext(ctx).Field.Field
	health, err := page.Load(endpoint.Together(), key, func(endpoints []*db.WebhookEndpoint) (map[uuid.UUID]*reports.EndpointHealth, error) {
		return r.operations.Reports().EndpointsHealth(ctx, endpointIDs(endpoints))
	})
	return health[endpoint.ID], err
}

// oldestMissedAt returns the time of the oldest delivery that an endpoint missed, nil if it missed none. It is read at once for
// all endpoints that were read together.
func (r *Resolver) oldestMissedAt(ctx context.Context, endpoint *db.WebhookEndpoint) (*time.Time, error) {
	oldest, err := page.Load(endpoint.Together(), "oldestMissedAt", func(endpoints []*db.WebhookEndpoint) (map[uuid.UUID]time.Time, error) {
		return r.operations.Reports().OldestMissed(ctx, endpointIDs(endpoints))
	})
	at, missed := oldest[endpoint.ID]
	if !missed {
		return nil, err
	}
	return &at, err
}

// attemptsByEndpoint has attempts by the id of their endpoint.
type attemptsByEndpoint map[uuid.UUID][]*db.DeliveryAttempt

// recentFailures returns the last failed attempts at an endpoint. They are read at once for all endpoints that were read together.
func (r *Resolver) recentFailures(ctx context.Context, endpoint *db.WebhookEndpoint, limit int) ([]*db.DeliveryAttempt, error) {
	key := graphql.GetFieldContext(ctx).Field.Field // whose selection says which columns to read
	failures, err := page.Load(endpoint.Together(), key, func(endpoints []*db.WebhookEndpoint) (attemptsByEndpoint, error) {
		return r.failuresAt(ctx, endpointIDs(endpoints), limit)
	})
	if failures[endpoint.ID] == nil {
		return []*db.DeliveryAttempt{}, err
	}
	return failures[endpoint.ID], err
}

func (r *Resolver) failuresAt(ctx context.Context, endpoints []uuid.UUID, limit int) (attemptsByEndpoint, error) {
	latest, err := r.operations.Reports().RecentFailures(ctx, endpoints, limit)
	if err != nil {
		return nil, err
	}
	ids := slices.Concat(slices.Collect(maps.Values(latest))...)
	rows, err := byIDs(ctx, ids, r.data.DeliveryAttempt.Query().Where(deliveryattempt.IDIn(ids...)))
	if err != nil {
		return nil, err
	}
	return grouped(latest, rows, func(a *db.DeliveryAttempt) uuid.UUID { return a.ID }), nil
}

func endpointIDs(endpoints []*db.WebhookEndpoint) []uuid.UUID {
	return ids.Of(endpoints, func(e *db.WebhookEndpoint) uuid.UUID { return e.ID })
}
