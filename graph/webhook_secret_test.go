package graph_test

import (
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/outbox"
)

// rotate begins a rotation and returns the new secret.
func (o *fixture) rotate(t testing.TB, of uuid.UUID) string {
	t.Helper()
	return get[struct{ RotateWebhookSecret shown }](t, o.staffClient, rotateSecret, id(of)).RotateWebhookSecret.Secret
}

func TestARotationSignsWithBothSecretsUntilTheNewOneIsActivated(t *testing.T) {
	dispatching(t, func(t *testing.T, o *fixture) {
		bot := newReceiver(t)
		registered := o.register(t, bot.URL, outbox.CustomerRegistered)
		old, endpointID := registered.Secret, registered.Endpoint.ID
		next := o.rotate(t, endpointID)
		o.audited(t, "webhook.rotate_secret")
		o.refuses(t, "ROTATION_STATE", rotateSecret, id(endpointID))

		o.happen(t, 1)
		during := bot.waitFor(t, 1)
		if !during.signedBy(during.signature, old) || !during.signedBy(during.next, next) {
			t.Error("a rotation does not sign with both secrets")
		}
		get[any](t, o.staffClient, onEndpoint("cancelWebhookSecretRotation"), id(endpointID))
		o.audited(t, "webhook.cancel_rotation")
		o.happen(t, 1)
		if cancelled := bot.waitFor(t, 2); !cancelled.signedBy(cancelled.signature, old) || cancelled.next != "" {
			t.Error("a cancelled rotation leaves a trace")
		}

		next = o.rotate(t, endpointID)
		if o.endpoint(t, endpointID).RotationStartedAt == nil {
			t.Error("the rotation does not show")
		}
		get[any](t, o.staffClient, onEndpoint("activateWebhookSecret"), id(endpointID))
		o.audited(t, "webhook.activate_secret")
		o.happen(t, 1)
		if after := bot.waitFor(t, 3); !after.signedBy(after.signature, next) || after.next != "" {
			t.Error("the new secret does not sign alone")
		}
		o.auditHolds(t, old, next)
	})
}

// auditHolds checks that the audit has none of the secrets.
func (o *fixture) auditHolds(t testing.TB, secrets ...string) {
	t.Helper()
	entries, err := o.Database.Client.AuditEntry.Query().All(o.Context(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		text := string(entry.Before) + string(entry.After)
		for _, secret := range append(secrets, `"secret"`, `"next_secret"`) {
			if strings.Contains(text, secret) {
				t.Errorf("%s holds a secret: %s", entry.Action, text)
			}
		}
	}
}

func TestANewSecretTakesOverAfterADayUnlessItsEndpointIsGone(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		due := o.register(t, "https://hooks.example.com/a", outbox.OrderCreated).Endpoint.ID
		gone := o.register(t, "https://hooks.example.com/b", outbox.OrderCreated).Endpoint.ID
		o.rotate(t, due)
		o.rotate(t, gone)
		get[any](t, o.staffClient, deleteEndpoint, id(gone))

		o.clock.Advance(24*time.Hour - time.Minute)
		o.maintain(t)
		if o.endpoint(t, due).RotationStartedAt == nil {
			t.Fatal("the rotation ended before its day was over")
		}
		o.clock.Advance(2 * time.Minute)
		o.maintain(t)
		if o.endpoint(t, due).RotationStartedAt != nil {
			t.Error("the rotation goes on after a day")
		}
	})
}

// TestOnlyTheNewSecretSignsFromTheEndOfItsRotationOn runs no maintenance, as if no worker had run since the end.
func TestOnlyTheNewSecretSignsFromTheEndOfItsRotationOn(t *testing.T) {
	dispatching(t, func(t *testing.T, o *fixture) {
		bot := newReceiver(t)
		registered := o.register(t, bot.URL, outbox.CustomerRegistered)
		next := o.rotate(t, registered.Endpoint.ID)
		o.clock.Advance(24*time.Hour - time.Minute)
		o.happen(t, 1)
		during := bot.waitFor(t, 1)
		if !during.signedBy(during.signature, registered.Secret) || !during.signedBy(during.next, next) {
			t.Error("a minute before the end, not both secrets sign")
		}
		o.clock.Advance(2 * time.Minute)
		o.happen(t, 1)
		if after := bot.waitFor(t, 2); !after.signedBy(after.signature, next) || after.next != "" {
			t.Error("a minute after the end, the new secret does not sign alone")
		}
		o.maintain(t)
		if o.endpoint(t, registered.Endpoint.ID).RotationStartedAt != nil {
			t.Error("the rotation goes on after maintenance")
		}
		o.happen(t, 1)
		if later := bot.waitFor(t, 3); !later.signedBy(later.signature, next) || later.next != "" {
			t.Error("after maintenance, the new secret does not sign alone")
		}
	})
}

// TestARotationThatIsOverMakesRoomForTheNextOne runs no maintenance, as if no worker had run since the end.
func TestARotationThatIsOverMakesRoomForTheNextOne(t *testing.T) {
	dispatching(t, func(t *testing.T, o *fixture) {
		bot := newReceiver(t)
		endpointID := o.register(t, bot.URL, outbox.CustomerRegistered).Endpoint.ID
		first := o.rotate(t, endpointID)
		o.clock.Advance(outbox.RotationPeriod - time.Minute)
		o.refuses(t, "ROTATION_STATE", rotateSecret, id(endpointID))
		o.clock.Advance(time.Minute)
		second := o.rotate(t, endpointID)
		o.audited(t, "webhook.rotate_secret")
		if n := o.audits(t, "webhook.activate_secret", ""); n != 1 {
			t.Errorf("the first new secret was activated %d times", n)
		}
		o.happen(t, 1)
		if got := bot.waitFor(t, 1); !got.signedBy(got.signature, first) || !got.signedBy(got.next, second) {
			t.Error("not the first new secret signs, with the second as the next one")
		}
		o.maintain(t)
		if o.endpoint(t, endpointID).RotationStartedAt == nil {
			t.Error("the second rotation ended with the first")
		}
	})
}

// TestARotationCanBeCancelledUntilItsEnd runs no maintenance, as if no worker had run since the end.
func TestARotationCanBeCancelledUntilItsEnd(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		endpointID := o.register(t, "https://hooks.example.com/a", outbox.OrderCreated).Endpoint.ID
		o.rotate(t, endpointID)
		o.clock.Advance(outbox.RotationPeriod - time.Minute)
		get[any](t, o.staffClient, onEndpoint("cancelWebhookSecretRotation"), id(endpointID))

		o.rotate(t, endpointID)
		o.clock.Advance(outbox.RotationPeriod)
		o.refuses(t, "ROTATION_STATE", onEndpoint("cancelWebhookSecretRotation"), id(endpointID))
		get[any](t, o.staffClient, onEndpoint("activateWebhookSecret"), id(endpointID))
		o.audited(t, "webhook.activate_secret")
	})
}

func (o *fixture) maintain(t testing.TB) {
	t.Helper()
	if err := o.Resolver.Maintain(t.Context()); err != nil {
		t.Fatal(err)
	}
}
