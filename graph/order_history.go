package graph

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"slices"
	"strconv"
	"time"

	"entgo.io/ent/dialect/sql"
	"github.com/99designs/gqlgen/graphql"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/auditentry"
	"kiosk/ent/db/comment"
	"kiosk/ent/db/event"
	"kiosk/ent/db/license"
	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/db/predicate"
	"kiosk/ent/db/wallettransaction"
	"kiosk/ent/page"
	"kiosk/graph/document"
	"kiosk/graph/generated"
	"kiosk/internal/ids"
	"kiosk/internal/money"
	"kiosk/internal/operation"
)

// maxHistory is the most entries of a page of an order's history.
const maxHistory = 50

// historyOf reads a page of what happened to an order. Each kind of rows is read from the position on, as many as the page
// may need, and the newest of all of them make the page.
func (r *Resolver) historyOf(ctx context.Context, o *db.Order, first int, after *string) (*generated.OrderHistory, error) {
	if len(o.Together().Rows) > 1 && !isOfOne(ctx) {
		return nil, &page.InputError{Field: "history", Reason: "can be read of one order at a time"}
	}
	if first < 1 || first > maxHistory {
		return nil, &page.InputError{Field: "first", Reason: "must be 1 to " + strconv.Itoa(maxHistory)}
	}
	from, err := parseMoment(after)
	if err != nil {
		return nil, err
	}
	var entries []*generated.OrderHistoryEntry
	for _, read := range []historySource{r.paymentsOf, r.auditOf, r.eventsOfHistory, r.commentsOf} {
		found, err := read(ctx, o.ID, from.page(first+1))
		if err != nil {
			return nil, err
		}
		entries = append(entries, found...)
	}
	slices.SortFunc(entries, newerFirst)
	history := &generated.OrderHistory{Entries: entries[:min(first, len(entries))]}
	if len(entries) > first {
		last := entries[first-1]
		history.Next = new(moment{last.CreatedAt, last.ID}.cursor())
	}
	return history, nil
}

// isOfOne reports whether the field that is being resolved is below lists of one row each. The row that tells that there are
// more is read with it.
func isOfOne(ctx context.Context) bool {
	for field := graphql.GetFieldContext(ctx); field != nil; field = field.Parent {
		switch {
		case field.Index != nil: // a row of the field that is its parent
			if field.Parent.Field.Name != "edges" {
				return false
			}
		case field.Field.Field == nil: // the operation
		case document.IsPaged(field.Field.Field):
			first, _ := field.Args["first"].(*int)
			last, _ := field.Args["last"].(*int)
			if (first == nil || *first != 1) && (last == nil || *last != 1) {
				return false
			}
		}
	}
	return true
}

// historySource reads the newest rows of one table about an order, as far as older narrows them.
type historySource func(ctx context.Context, order uuid.UUID, older func(*sql.Selector)) ([]*generated.OrderHistoryEntry, error)

func newerFirst(a, b *generated.OrderHistoryEntry) int {
	if c := b.CreatedAt.Compare(a.CreatedAt); c != 0 {
		return c
	}
	return ids.Compare(b.ID, a.ID)
}

// moment is a position in a history. The zero value is its newest end.
type moment struct {
	at time.Time
	id uuid.UUID
}

// page narrows a query to the newest rows that are older than the position.
func (m moment) page(rows int) func(*sql.Selector) {
	return func(s *sql.Selector) {
		at, id := s.C("created_at"), s.C("id")
		if !m.at.IsZero() {
			s.Where(sql.CompositeLT([]string{at, id}, m.at, m.id))
		}
		s.OrderBy(sql.Desc(at), sql.Desc(id)).Limit(rows)
	}
}

func (m moment) cursor() string {
	return base64.RawURLEncoding.EncodeToString([]byte(operation.PositionOf(m.at, m.id)))
}

// parseMoment reads a cursor; nil is the newest end. Error: *page.InputError.
func parseMoment(cursor *string) (moment, error) {
	if cursor == nil {
		return moment{}, nil
	}
	text, err := base64.RawURLEncoding.DecodeString(*cursor)
	at, id, malformed := operation.ParsePosition(string(text))
	if err != nil || malformed != nil {
		return moment{}, &page.InputError{Field: "after", Reason: "must be next of another page of this history"}
	}
	return moment{at, id}, nil
}

// paymentsOf reads how the order was paid: the entry for its placing, also by a bot.
func (r *Resolver) paymentsOf(ctx context.Context, order uuid.UUID, older func(*sql.Selector)) ([]*generated.OrderHistoryEntry, error) {
	rows, err := r.data.WalletTransaction.Query().
		Where(wallettransaction.OrderID(order), wallettransaction.KindEQ(wallettransaction.KindPURCHASE)).
		Where(older).
		All(ctx)
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	var actors []uuid.UUID
	for _, row := range rows {
		if row.ActorID != nil {
			actors = append(actors, *row.ActorID)
		}
	}
	names, err := r.namesOfActors(ctx, actors)
	if err != nil {
		return nil, err
	}
	entries := make([]*generated.OrderHistoryEntry, len(rows))
	for i, row := range rows {
		actor := actorOf(row.ActorKind, row.ActorID, "")
		if row.ActorID != nil {
			actor.Name = names[*row.ActorID]
		}
		entries[i] = &generated.OrderHistoryEntry{
			ID: row.ID, CreatedAt: row.CreatedAt, Kind: generated.OrderHistoryKindPlaced, Actor: actor, Amount: new(-row.Amount),
		}
	}
	return entries, nil
}

// historyKinds are the kinds of the entries of the audit, by action. What the deadline did is in kindOf.
var historyKinds = map[string]generated.OrderHistoryKind{
	"order.deliver":          generated.OrderHistoryKindDelivered,
	"order.refund":           generated.OrderHistoryKindRefunded,
	"order.cancel":           generated.OrderHistoryKindCancelled,
	"order.fail":             generated.OrderHistoryKindFailed,
	"order.replace_item":     generated.OrderHistoryKindItemReplaced,
	"order.read_credentials": generated.OrderHistoryKindCredentialsRead,
	"license.reveal":         generated.OrderHistoryKindLicenseRevealed,
	"license.revoke":         generated.OrderHistoryKindLicenseRevoked,
	"license.revoke_batch":   generated.OrderHistoryKindLicenseRevoked,
}

// auditOf reads what the audit says of the order and of the licenses that it sold. Its placing is paymentsOf's.
func (r *Resolver) auditOf(ctx context.Context, order uuid.UUID, older func(*sql.Selector)) ([]*generated.OrderHistoryEntry, error) {
	items, err := r.data.OrderItem.Query().
		Where(orderitem.OrderID(order), orderitem.LicenseIDNotNil()).
		Select(orderitem.FieldLicenseID).
		All(ctx)
	if err != nil {
		return nil, err
	}
	licenses := make([]uuid.UUID, len(items))
	for i, item := range items {
		licenses[i] = *item.LicenseID
	}
	withBatches, err := r.revokedWithBatches(ctx, licenses)
	if err != nil {
		return nil, err
	}
	rows, err := r.data.AuditEntry.Query().
		Where(auditentry.Or(append(withBatches,
			auditentry.And(auditentry.SubjectType("Order"), auditentry.SubjectID(order), auditentry.ActionNEQ("order.create")),
			auditentry.And(auditentry.SubjectType("License"), auditentry.SubjectIDIn(licenses...), auditentry.ActionIn("license.reveal", "license.revoke")),
		)...)).
		Where(older).
		All(ctx)
	entries := make([]*generated.OrderHistoryEntry, len(rows))
	for i, row := range rows {
		kind, reason, credited := readAudit(row)
		entries[i] = &generated.OrderHistoryEntry{
			ID: row.ID, CreatedAt: row.CreatedAt, Kind: kind, Text: reason, Amount: credited,
			Actor: actorOf(row.ActorKind, row.ActorID, row.ActorName),
		}
	}
	return entries, err
}

// revokedWithBatches finds the entries of the audit by which licenses were revoked with the rest of their batch. A batch may be
// revoked again, with what was sold of it; the time tells which entry it was.
func (r *Resolver) revokedWithBatches(ctx context.Context, licenses []uuid.UUID) ([]predicate.AuditEntry, error) {
	revoked, err := r.data.License.Query().
		Where(license.IDIn(licenses...), license.RevokedAtNotNil()).
		Select(license.FieldBatchID, license.FieldRevokedAt).
		All(ctx)
	entries := make([]predicate.AuditEntry, len(revoked))
	for i, l := range revoked {
		entries[i] = auditentry.And(auditentry.SubjectType("LicenseBatch"), auditentry.SubjectID(l.BatchID),
			auditentry.Action("license.revoke_batch"), auditentry.CreatedAt(*l.RevokedAt))
	}
	return entries, err
}

// readAudit returns what is in an entry of the audit: the kind, the reason, and what was credited, nil for nothing.
func readAudit(row *db.AuditEntry) (kind generated.OrderHistoryKind, reason string, credited *money.Amount) {
	type version struct {
		Status         order.Status `json:"status"`
		Reason         string       `json:"reason"`
		RefundedAmount money.Amount `json:"refunded_amount"`
	}
	var before, after version
	_ = json.Unmarshal(row.Before, &before) // null and what has other members are the zero value
	_ = json.Unmarshal(row.After, &after)
	if amount := after.RefundedAmount - before.RefundedAmount; amount > 0 {
		credited = &amount
	}
	return kindOf(row.Action, after.Status), after.Reason, credited
}

// kindOf returns the kind of an entry of the audit that left the order in the state.
func kindOf(action string, left order.Status) generated.OrderHistoryKind {
	kind, known := historyKinds[action]
	switch {
	case known:
		return kind
	case action != "order.deadline":
		return generated.OrderHistoryKindOther
	case left == order.StatusFAILED:
		return generated.OrderHistoryKindFailed
	}
	return generated.OrderHistoryKindRefunded // of an order that was partly delivered, the overdue items alone
}

// eventsOfHistory reads the events about the order with their deliveries and where these went.
func (r *Resolver) eventsOfHistory(ctx context.Context, order uuid.UUID, older func(*sql.Selector)) ([]*generated.OrderHistoryEntry, error) {
	rows, err := r.data.Event.Query().
		Where(event.SubjectID(order)).
		Where(older).
		WithDeliveries(func(q *db.DeliveryQuery) { q.WithEndpoint() }).
		All(ctx)
	entries := make([]*generated.OrderHistoryEntry, len(rows))
	for i, row := range rows {
		entries[i] = &generated.OrderHistoryEntry{ID: row.ID, CreatedAt: row.CreatedAt, Kind: generated.OrderHistoryKindEvent, Event: row}
	}
	return entries, err
}

// commentsOf reads what staff noted about the order.
func (r *Resolver) commentsOf(ctx context.Context, order uuid.UUID, older func(*sql.Selector)) ([]*generated.OrderHistoryEntry, error) {
	rows, err := r.data.Comment.Query().Where(comment.OrderID(order)).Where(older).All(ctx)
	entries := make([]*generated.OrderHistoryEntry, len(rows))
	for i, row := range rows {
		entries[i] = &generated.OrderHistoryEntry{
			ID: row.ID, CreatedAt: row.CreatedAt, Kind: generated.OrderHistoryKindComment, Text: row.Text,
			Actor: actorOf(row.ActorKind, row.ActorID, row.ActorName),
		}
	}
	return entries, err
}
