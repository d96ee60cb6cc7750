package webhooks

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/delivery"
	"kiosk/ent/db/webhookendpoint"
	"kiosk/internal/ids"
	"kiosk/internal/operation"
	"kiosk/internal/outbox"
	"kiosk/internal/problem"
	"kiosk/internal/ssrf"
	"kiosk/internal/vault"
)

const (
	// MaxEndpoints is the most webhook endpoints of one store: registerWebhook in rest/openapi.yaml.
	MaxEndpoints = 20
	// MaxWebhookDescription is in characters: NewWebhookEndpoint in rest/openapi.yaml.
	MaxWebhookDescription = 200

	webhookSecretBytes = 32
	endpointPrefix     = "wep"
)

// EndpointID is the id of a webhook endpoint as callers see it: wep_….
func EndpointID(id uuid.UUID) string { return ids.Prefixed(endpointPrefix, id) }

// ParseEndpointID reads what EndpointID returned.
func ParseEndpointID(text string) (uuid.UUID, bool) { return ids.ParsePrefixed(endpointPrefix, text) }

// NewWebhook asks to send events to a receiver.
type NewWebhook struct {
	URL         string
	Description string
	Events      []outbox.Type
}

// CheckWebhook reports every invalid field of a registration. Error: CodeInvalidInput.
func (ops *Operations) CheckWebhook(in NewWebhook) error {
	var v problem.Fields
	if in.URL == "" {
		v.Add("/url", problem.Required, "is required")
	} else if err := ops.guard.CheckURL(in.URL); err != nil {
		refuseURL(&v, "/url", err)
	}
	v.Text("/description", in.Description, MaxWebhookDescription)
	checkSubscription(&v, "/events", in.Events)
	return v.Err()
}

// faults are the reasons of URLs whose form is wrong.
var faults = map[ssrf.Fault]problem.Reason{
	ssrf.Malformed: problem.URLMalformed, ssrf.WrongScheme: problem.URLScheme, ssrf.HasUser: problem.URLUser,
	ssrf.HasFragment: problem.URLFragment, ssrf.WrongPort: problem.URLPort, ssrf.WrongHost: problem.URLHost,
}

// refuseURL says why CheckURL refused a URL.
func refuseURL(v *problem.Fields, pointer string, err error) {
	var address *ssrf.AddressError
	var form *ssrf.URLError
	switch {
	case errors.As(err, &address):
		v.Add(pointer, problem.NotPublic, "is refused: address %s is %s", address.Address.String(), string(address.Class))
	case !errors.As(err, &form):
		v.Add(pointer, problem.URLMalformed, "is refused: %s", err.Error())
	case form.Fault == ssrf.TooLong:
		v.Add(pointer, problem.TooLong, "is refused: the URL is longer than %d characters", ssrf.MaxURLLength)
	case form.Fault == ssrf.OddSpelling:
		v.Add(pointer, problem.HostSpelling, "is refused: the host must be written as %s", form.Host)
	default:
		v.Add(pointer, faults[form.Fault], "is refused: %s", form.Reason)
	}
}

// checkSubscription checks the event types that an endpoint wants.
func checkSubscription(v *problem.Fields, pointer string, types []outbox.Type) {
	if len(types) == 0 {
		v.Add(pointer, problem.Empty, "must have at least one event type")
	}
	for i, event := range types {
		if !event.Valid() {
			v.Add(fmt.Sprintf("%s/%d", pointer, i), problem.UnknownEventType, "%s", outbox.TypeRule)
		}
	}
}

// RegisterWebhook adds an ACTIVE endpoint and returns its secret, which cannot be read again.
// Contract: POST /webhooks. Errors: CodeInvalidInput, CodeEndpointLimit.
func (ops *Operations) RegisterWebhook(ctx context.Context, in NewWebhook) (*db.WebhookEndpoint, string, error) {
	if err := ops.CheckWebhook(in); err != nil {
		return nil, "", err
	}
	secret := newWebhookSecret()
	var registered *db.WebhookEndpoint
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		if err := checkEndpointLimit(ctx, tx); err != nil {
			return err
		}
		id := ids.New()
		sealed, err := tx.Seal(id, vault.WebhookSecret, []byte(secret))
		if err != nil {
			return fmt.Errorf("webhooks: encrypt webhook secret: %w", err)
		}
		created, err := tx.WebhookEndpoint.Create().
			SetID(id).
			SetCreatedAt(tx.Now).
			SetUpdatedAt(tx.Now).
			SetURL(in.URL).
			SetDescription(in.Description).
			SetEvents(EventNames(in.Events)).
			SetSecret(sealed).
			Save(ctx)
		if err != nil {
			return fmt.Errorf("webhooks: register webhook: %w", err)
		}
		registered = created.Unwrap()
		return tx.Audit(ctx, operation.Change{Action: "webhook.register", Subject: "WebhookEndpoint", ID: id, After: registered})
	})
	return registered, secret, err
}

// newWebhookSecret returns 64 hexadecimal characters: RegisteredWebhookEndpoint in rest/openapi.yaml.
func newWebhookSecret() string {
	secret := make([]byte, webhookSecretBytes)
	_, _ = rand.Read(secret) // never fails: crypto/rand aborts the program instead
	return hex.EncodeToString(secret)
}

// EventNames returns each type once, in the order in which it was first named.
func EventNames(types []outbox.Type) []string {
	var names []string
	for _, event := range types {
		if !slices.Contains(names, string(event)) {
			names = append(names, string(event))
		}
	}
	return names
}

// checkEndpointLimit locks the feed, so that two registrations at once cannot both be the last.
func checkEndpointLimit(ctx context.Context, tx *operation.Tx) error {
	if err := tx.LockFeed(ctx); err != nil {
		return err
	}
	n, err := tx.WebhookEndpoint.Query().Where(webhookendpoint.DeletedAtIsNil()).Count(ctx)
	if err != nil {
		return fmt.Errorf("webhooks: count webhooks: %w", err)
	}
	if n >= MaxEndpoints {
		return problem.Refuse(problem.CodeEndpointLimit, "A store may have at most %d webhook endpoints. Delete one first.", MaxEndpoints)
	}
	return nil
}

// Webhooks returns the store's endpoints, the newest first.
func (ops *Operations) Webhooks(ctx context.Context) ([]*db.WebhookEndpoint, error) {
	endpoints, err := ops.Database.Client.WebhookEndpoint.Query().
		Where(webhookendpoint.DeletedAtIsNil()).
		Order(db.Desc(webhookendpoint.FieldCreatedAt, webhookendpoint.FieldID)).
		All(ctx)
	if err != nil {
		return nil, fmt.Errorf("webhooks: list webhooks: %w", err)
	}
	return endpoints, nil
}

// Webhook returns one endpoint. Error: CodeEndpointNotFound.
func (ops *Operations) Webhook(ctx context.Context, id uuid.UUID) (*db.WebhookEndpoint, error) {
	found, err := ops.Database.Client.WebhookEndpoint.Query().
		Where(webhookendpoint.ID(id), webhookendpoint.DeletedAtIsNil()).
		Only(ctx)
	if db.IsNotFound(err) {
		return nil, endpointNotFound()
	}
	if err != nil {
		return nil, fmt.Errorf("webhooks: read webhook: %w", err)
	}
	return found, nil
}

func endpointNotFound() *problem.Error {
	return problem.Refuse(problem.CodeEndpointNotFound, "There is no such webhook endpoint.")
}

// DeleteWebhook removes an endpoint. Its secrets are destroyed and what is on its way to it is cancelled at once; what still
// waits is never sent, and the dispatcher cancels it. Until the commit the results of all stores wait for the endpoint's row,
// so it changes no more deliveries than may be in flight.
// Contract: DELETE /webhooks/:id. Error: CodeEndpointNotFound.
func (ops *Operations) DeleteWebhook(ctx context.Context, id uuid.UUID) error {
	return ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		_, err := changeEndpoint(ctx, tx, id, endpointChange{
			action: "webhook.delete",
			apply: func(_ *db.WebhookEndpoint, update *db.WebhookEndpointUpdateOne) error {
				update.SetDeletedAt(tx.Now).SetSecret([]byte{}).ClearNextSecret().ClearNextSecretAt()
				return nil
			},
		})
		if err != nil {
			return err
		}
		err = tx.Delivery.Update().
			Where(delivery.EndpointID(id), delivery.StatusEQ(delivery.StatusPENDING), delivery.ClaimIDNotNil()).
			SetStatus(delivery.StatusCANCELLED).
			SetFinishedAt(tx.Now).
			ClearClaimID().
			ClearLeaseUntil().
			Exec(ctx)
		if err != nil {
			return fmt.Errorf("webhooks: cancel deliveries: %w", err)
		}
		return nil
	})
}

// TestWebhook sends an event of the type webhook.test to one ACTIVE endpoint and returns the event's id.
// Errors: CodeEndpointNotFound, CodeEndpointSuspended.
func (ops *Operations) TestWebhook(ctx context.Context, id uuid.UUID) (string, error) {
	event := outbox.Event{
		ID:         ids.New(),
		Type:       outbox.Test,
		Data:       outbox.TestData{WebhookID: EndpointID(id), Message: "This is a test."},
		EndpointID: &id,
	}
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		if err := checkReceives(ctx, tx, id); err != nil {
			return err
		}
		if err := tx.Append(ctx, event); err != nil {
			return err
		}
		return tx.Audit(ctx, operation.Change{
			Action: "webhook.test", Subject: "WebhookEndpoint", ID: id,
			After: map[string]string{"eventId": outbox.PublicID(event.ID)},
		})
	})
	if err != nil {
		return "", err
	}
	return outbox.PublicID(event.ID), nil
}

func endpointSuspended() *problem.Error {
	return problem.Refuse(problem.CodeEndpointSuspended, "The endpoint is suspended. Delete it and register it again, or let staff reactivate it.")
}
