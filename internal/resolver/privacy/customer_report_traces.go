package privacy

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/auditentry"
	"kiosk/ent/db/event"
)

// receiver is a host that got data about a customer, or will get it from a pending delivery.
type receiver struct {
	Host, Types string
	Messages    int
	types       map[string]bool
}

// historyEntry is an audit entry of a customer, in words.
type historyEntry struct {
	At         time.Time
	Action, By string
	Changes    []personalChange
}

// personalChange is a change of one of personalFields.
type personalChange struct{ Field, Before, After string }

// reportTraces writes the receivers of data about the customer, and the customer's audit entries.
func (ops *Operations) reportTraces(ctx context.Context, file *report, id uuid.UUID) {
	client := ops.Database.Client
	receivers := map[string]*receiver{}
	err := eachSubject(ctx, client, id, func(ids []uuid.UUID) error {
		events, err := client.Event.Query().Where(event.SubjectIDIn(ids...)).WithDeliveries(withAddress).Order(event.ByID()).All(ctx)
		for _, e := range events {
			countReceivers(receivers, e)
		}
		return err
	})
	if err != nil && file.err == nil {
		file.err = fmt.Errorf("privacy: read report: %w", err)
	}
	file.table("Programs that are notified", "Receiver", "About", "Messages")
	file.part("receivers", sortedReceivers(receivers))

	file.table("What was done", "Time", "What", "By", "Changes")
	err = eachSubject(ctx, client, id, func(ids []uuid.UUID) error {
		entries, err := client.AuditEntry.Query().
			Where(auditentry.SubjectIDIn(ids...)).Order(auditentry.ByID()).All(ctx)
		if err != nil {
			return err
		}
		rows := make([]historyEntry, len(entries))
		for i, entry := range entries {
			rows[i] = historyOf(entry)
		}
		file.part("history", rows)
		return file.err
	})
	if err != nil && file.err == nil {
		file.err = fmt.Errorf("privacy: read report: %w", err)
	}
	file.endTable()
}

func countReceivers(receivers map[string]*receiver, e *db.Event) {
	for _, delivery := range e.Edges.Deliveries {
		host := "a receiver that was removed"
		if endpoint := delivery.Edges.Endpoint; endpoint != nil {
			if address, err := url.Parse(endpoint.URL); err == nil {
				host = address.Host
			}
		}
		if receivers[host] == nil {
			receivers[host] = &receiver{Host: host, types: map[string]bool{}}
		}
		receivers[host].Messages++
		receivers[host].types[inWords(e.Type)] = true
	}
}

func sortedReceivers(receivers map[string]*receiver) []*receiver {
	sorted := make([]*receiver, 0, len(receivers))
	for _, host := range slices.Sorted(maps.Keys(receivers)) {
		found := receivers[host]
		found.Types = strings.Join(slices.Sorted(maps.Keys(found.types)), ", ")
		sorted = append(sorted, found)
	}
	return sorted
}

// actorWords maps the kinds of actors in the audit to words.
var actorWords = map[string]string{"staff": "the store's staff", "token": "a program of the store", "system": "the system"}

func historyOf(entry *db.AuditEntry) historyEntry {
	by := actorWords[strings.ToLower(entry.ActorKind)]
	if by == "" {
		by = inWords(entry.ActorKind)
	}
	return historyEntry{At: entry.CreatedAt, Action: inWords(entry.Action), By: by, Changes: personalChanges(entry)}
}

// personalFields lists the columns of customers whose changes the report shows.
var personalFields = []string{"name", "email", "phone", "linked_phone", "external_ref", "status"}

func personalChanges(entry *db.AuditEntry) (changes []personalChange) {
	if entry.SubjectType != "Customer" {
		return nil
	}
	before, after := map[string]any{}, map[string]any{}
	// A value that is not an object has no fields to show.
	_ = json.Unmarshal(entry.Before, &before)
	_ = json.Unmarshal(entry.After, &after)
	for _, field := range personalFields {
		oldText, newText := fieldText(before[field]), fieldText(after[field])
		if oldText != newText {
			changes = append(changes, personalChange{Field: inWords(field), Before: oldText, After: newText})
		}
	}
	return changes
}

func fieldText(value any) string {
	if value == nil || value == "" {
		return "none"
	}
	return fmt.Sprint(value)
}
