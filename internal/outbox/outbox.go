package outbox

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/database"
	"kiosk/internal/ids"
	"kiosk/internal/telemetry"
	"kiosk/rest/webhooksig"
)

const (
	idPrefix       = "evt"
	envelopeLayout = "2006-01-02T15:04:05Z"
)

// Append inserts the events into the outbox of the actor's store, in their order, in the caller's transaction.
func Append(ctx context.Context, tx database.Statements, at time.Time, events ...Event) error {
	rows, err := Rows(ctx, at, events...)
	if err != nil {
		return err
	}
	if err := tx.Insert(ctx, rows); err != nil {
		return fmt.Errorf("outbox: append: %w", err)
	}
	return nil
}

// Rows returns the rows that Append inserts, for callers that insert other rows in the same statement.
func Rows(ctx context.Context, at time.Time, events ...Event) (database.Rows, error) {
	rows := database.Rows{
		Table:   "events",
		Columns: []string{"id", "created_at", "type", "subject_id", "data", "endpoint_id", "trace_parent"},
	}
	trace := telemetry.TraceParent(ctx)
	for _, event := range events {
		data, err := json.Marshal(event.Data)
		if err != nil {
			return rows, fmt.Errorf("outbox: encode %s: %w", event.Type, err)
		}
		var subject *uuid.UUID
		if event.Subject != uuid.Nil {
			subject = &event.Subject
		}
		rows.Values = append(rows.Values, []any{idOf(event), at, event.Type, subject, string(data), event.EndpointID, trace})
	}
	return rows, nil
}

func idOf(event Event) uuid.UUID {
	if event.ID == uuid.Nil {
		return ids.New()
	}
	return event.ID
}

// PublicID returns the id of an event as receivers see it: evt_….
func PublicID(id uuid.UUID) string { return ids.Prefixed(idPrefix, id) }

// ParsePublicID returns the id for which PublicID returned the text. It reports false for any other text.
func ParsePublicID(text string) (uuid.UUID, bool) { return ids.ParsePrefixed(idPrefix, text) }

// RotationPeriod is the time after which a new secret of an endpoint replaces the old one, if it was not activated before.
// docs/webhooks.md, "Rotate the secret".
const RotationPeriod = 24 * time.Hour

// RequestHeader returns the headers of an attempt to deliver an event, without the signatures. Attempts count from 1.
// docs/webhooks.md, "What arrives".
func RequestHeader(publicID string, attempt int) http.Header {
	header := http.Header{}
	header.Set("Content-Type", "application/json")
	header.Set("User-Agent", "Kiosk-Webhooks/1")
	header.Set(webhooksig.HeaderEventID, publicID)
	header.Set(webhooksig.HeaderDeliveryAttempt, strconv.Itoa(attempt))
	return header
}

// Envelope returns the request body for an event, the same bytes for every attempt. docs/webhooks.md, "What arrives".
func Envelope(event *db.Event, livemode bool) []byte {
	body := make([]byte, 0, len(event.Data)+160)
	body = append(body, `{"id":"`...)
	body = append(body, PublicID(event.ID)...)
	body = append(body, `","type":"`...)
	body = append(body, event.Type...)
	body = append(body, `","created_at":"`...)
	body = event.CreatedAt.UTC().AppendFormat(body, envelopeLayout)
	body = append(body, `","livemode":`...)
	body = strconv.AppendBool(body, livemode)
	body = append(body, `,"data":`...)
	body = append(body, event.Data...)
	return append(body, '}')
}
