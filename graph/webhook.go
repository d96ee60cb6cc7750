package graph

import (
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/graph/generated"
	"kiosk/internal/outbox"
)

// eventTypes reads the types of an input: nil when it names none.
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

// shownOnce answers an operation that returns an endpoint and its secret.
func shownOnce(endpoint *db.WebhookEndpoint, secret string, err error) (*generated.WebhookEndpointWithSecret, error) {
	return &generated.WebhookEndpointWithSecret{Endpoint: endpoint, Secret: secret}, err
}

// webhookTest answers an operation that returns the public id of a test event.
func webhookTest(eventID string, err error) (*generated.WebhookTest, error) {
	return &generated.WebhookTest{EventPublicID: eventID}, err
}

// orNobody is the id that was read, or for a malformed one an id that nothing has.
func orNobody(id uuid.UUID, valid bool) uuid.UUID {
	if !valid {
		return uuid.Nil
	}
	return id
}
