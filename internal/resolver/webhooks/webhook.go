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
	// MaxEndpoints is the maximum number of webhook endpoints of a store: registerWebhook in rest/openapi.yaml.
	MaxEndpoints = 20
	// MaxWebhookDescription is the maximum length of a description in characters: NewWebhookEndpoint in rest/openapi.yaml.
	MaxWebhookDescription = 200

	webhookSecretBytes = 32
	endpointPrefix     = "wep"
)

// EndpointID returns the public id of a webhook endpoint: wep_….
func EndpointID(id uuid.UUID) string { return ids.Prefixed(endpointPrefix, id) }

// ParseEndpointID is the inverse of EndpointID.
func ParseEndpointID(text string) (uuid.UUID, bool) { return ids.ParsePrefixed(endpointPrefix, text) }

// NewWebhook describes an endpoint to register.
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
		addURLError(&v, "/url", err)
	}
	v.Text("/description", in.Description, MaxWebhookDescription)
	checkSubscription(&v, "/events", in.Events)
	return v.Err()
}

// urlReasons maps the faults of malformed URLs to the reasons of the API.
var urlReasons = map[ssrf.Fault]problem.Reason{
	ssrf.Malformed: problem.URLMalformed, ssrf.WrongScheme: problem.URLScheme, ssrf.HasUser: problem.URLUser,
	ssrf.HasFragment: problem.URLFragment, ssrf.WrongPort: problem.URLPort, ssrf.WrongHost: problem.URLHost,
}

// addURLError adds an error of CheckURL to the invalid fields.
func addURLError(v *problem.Fields, pointer string, err error) {
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
		v.Add(pointer, urlReasons[form.Fault], "is refused: %s", form.Reason)
	}
}

// checkSubscription checks the event types of an endpoint.
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

// EventNames returns the names of the types without duplicates, in the order of their first occurrence.
func EventNames(types []outbox.Type) []string {
	var names []string
	for _, event := range types {
		if !slices.Contains(names, string(event)) {
			names = append(names, string(event))
		}
	}
	return names
}

// checkEndpointLimit returns an error if the store has MaxEndpoints endpoints. It locks the feed, so that two registrations at once
// cannot exceed the limit. Error: CodeEndpointLimit.
func checkEndpointLimit(ctx context.Context, tx *operation.Tx) error {
	if err := tx.LockFeed(ctx); err != nil {
		return err
	}
	count, err := tx.WebhookEndpoint.Query().Where(webhookendpoint.DeletedAtIsNil()).Count(ctx)
	if err != nil {
		return fmt.Errorf("webhooks: count webhooks: %w", err)
	}
	if count >= MaxEndpoints {
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

// DeleteWebhook deletes an endpoint. It destroys the secrets and cancels the deliveries that are being sent. Deliveries that wait are
// never sent; the dispatcher cancels them soon, whenever they are due. It does not cancel those here, because the results of deliveries
// of all stores wait for the lock on the endpoint's row until the commit.
// Contract: DELETE /webhooks/:id. Error: CodeEndpointNotFound.
func (ops *Operations) DeleteWebhook(ctx context.Context, id uuid.UUID) error {
	return ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		_, err := changeEndpoint(ctx, tx, id, endpointChange{
			action: "webhook.delete",
			apply: func(tx *operation.Tx, _ *db.WebhookEndpoint, update *db.WebhookEndpointUpdateOne) error {
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
		return Queries{tx.SQL}.makeFirstDue(ctx, id, tx.Now)
	})
}

// TestWebhook sends an event of the type webhook.test to an ACTIVE endpoint and returns the public id of the event.
// Errors: CodeEndpointNotFound, CodeEndpointSuspended.
func (ops *Operations) TestWebhook(ctx context.Context, id uuid.UUID) (string, error) {
	event := outbox.Event{
		ID:         ids.New(),
		Type:       outbox.Test,
		Data:       outbox.TestData{WebhookID: EndpointID(id), Message: "This is a test."},
		EndpointID: &id,
	}
	err := ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		if err := checkActive(ctx, tx, id); err != nil {
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
