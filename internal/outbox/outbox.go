package outbox

import (
	"context"
	"encoding/json"
	"fmt"
	"strconv"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/ident"
	"kiosk/internal/telemetry"
)

const (
	idPrefix       = "evt"
	envelopeLayout = "2006-01-02T15:04:05Z"
)

// Append writes the events to the outbox of the actor's store, in their order, on the caller's transaction.
func Append(ctx context.Context, tx *db.Tx, at time.Time, events ...Event) error {
	if len(events) == 0 {
		return nil
	}
	trace := telemetry.TraceParent(ctx)
	rows := make([]*db.EventCreate, len(events))
	for i, event := range events {
		data, err := json.Marshal(event.Data)
		if err != nil {
			return fmt.Errorf("outbox: encode %s: %w", event.Type, err)
		}
		rows[i] = tx.Event.Create().
			SetID(idOf(event)).
			SetCreatedAt(at).
			SetType(string(event.Type)).
			SetData(string(data)).
			SetNillableEndpointID(event.EndpointID).
			SetNillableTraceParent(trace)
		if event.Subject != uuid.Nil {
			rows[i].SetSubjectID(event.Subject)
		}
	}
	if err := tx.Event.CreateBulk(rows...).Exec(ctx); err != nil {
		return fmt.Errorf("outbox: append: %w", err)
	}
	return nil
}

func idOf(event Event) uuid.UUID {
	if event.ID == uuid.Nil {
		return ident.New()
	}
	return event.ID
}

// PublicID is the id of an event as receivers see it: evt_….
func PublicID(id uuid.UUID) string { return ident.Prefixed(idPrefix, id) }

// ParsePublicID reads what PublicID returned.
func ParsePublicID(text string) (uuid.UUID, bool) { return ident.ParsePrefixed(idPrefix, text) }

// Envelope returns the body of a delivery: the same bytes for every attempt. Contract: "Event envelope".
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
