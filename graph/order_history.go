package graph

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"slices"
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
	"kiosk/internal/problem"
)

// maxHistory is the most entries of a page of an order's history.
const maxHistory = 50

// historyOf returns a page of an order's history, the newest entries first. It reads up to a page of rows from each table, and
// then takes the newest ones of all tables. Errors: *page.InputError; those of the database.
func (r *Resolver) historyOf(ctx context.Context, o *db.Order, first int, after *string) (*generated.OrderHistory, error) {
	if len(o.Together().Rows) > 1 && !isOfOne(ctx) {
		return nil, page.NewInputError("history", problem.Invalid, "can be read of one order at a time")
	}
	if first < 1 || first > maxHistory {
		return nil, page.NewInputError("first", problem.OutOfRange, "must be %d to %d", 1, maxHistory)
	}
	from, err := parseMoment(after)
	if err != nil {
		return nil, err
	}
	var entries []*generated.OrderHistoryEntry
	for _, source := range []historySource{r.paymentsOf, r.auditOf, r.eventsOfHistory, r.commentsOf} {
		rows, err := source(ctx, o.ID, from.page(first+1))
		if err != nil {
			return nil, err
		}
		entries = append(entries, rows...)
	}
	slices.SortFunc(entries, newerFirst)
	history := &generated.OrderHistory{Entries: entries[:min(first, len(entries))]}
	if len(entries) > first {
		last := entries[first-1]
		history.Next = new(moment{last.CreatedAt, last.ID}.cursor())
	}
	return history, nil
}

// isOfOne reports whether the field that is being resolved is below lists with pages of one row. Such a query reads two rows,
// because the second one shows that another page follows.
func isOfOne(ctx context.Context) bool {
	for field := graphql.GetFieldContext(ctx); field != nil; field = field.Parent {
		switch {
		case field.Index != nil: // a row of the parent field
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

// historySource reads rows of one table about an order. The function older limits the query to a page.
type historySource func(ctx context.Context, order uuid.UUID, older func(*sql.Selector)) ([]*generated.OrderHistoryEntry, error)

func newerFirst(a, b *generated.OrderHistoryEntry) int {
	if c := b.CreatedAt.Compare(a.CreatedAt); c != 0 {
		return c
	}
	return ids.Compare(b.ID, a.ID)
}

// moment is a position in a history. The zero value stands before the newest entry.
type moment struct {
	at time.Time
	id uuid.UUID
}

// page returns a condition that limits a query to the newest rows before the position.
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

// parseMoment decodes a cursor; nil is the zero position. Error: *page.InputError.
func parseMoment(cursor *string) (moment, error) {
	if cursor == nil {
		return moment{}, nil
	}
	text, err := base64.RawURLEncoding.DecodeString(*cursor)
	at, id, malformed := operation.ParsePosition(string(text))
	if err != nil || malformed != nil {
		return moment{}, page.NewInputError("after", problem.NotCursor, "must be next of another page of this history")
	}
	return moment{at, id}, nil
}

// paymentsOf reads the payment of an order, which is its entry PLACED, also for orders of bots.
func (r *Resolver) paymentsOf(ctx context.Context, order uuid.UUID, older func(*sql.Selector)) ([]*generated.OrderHistoryEntry, error) {
	rows, err := r.data.WalletTransaction.Query().
		Where(wallettransaction.OrderID(order), wallettransaction.KindEQ(wallettransaction.KindPURCHASE)).
		Where(older).
		All(ctx)
	if err != nil {
		return nil, err
	}
	entries := make([]*generated.OrderHistoryEntry, len(rows))
	for i, row := range rows {
		actor, err := r.transactionActor(ctx, row)
		if err != nil {
			return nil, err
		}
		entries[i] = &generated.OrderHistoryEntry{
			ID: row.ID, CreatedAt: row.CreatedAt, Kind: generated.OrderHistoryKindPlaced, Actor: actor, Amount: new(-row.Amount),
		}
	}
	return entries, nil
}

// historyKinds maps actions of the audit to kinds of entries. For the action order.deadline, see kindOf.
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

// auditOf reads the audit entries about the order and about the licenses that it sold, except for the one of its placing: see
// paymentsOf.
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

// revokedWithBatches returns conditions for the audit entries about batches whose revocation revoked the licenses. A batch may be
// revoked twice, the second time with its sold licenses: the time identifies the entry.
func (r *Resolver) revokedWithBatches(ctx context.Context, licenses []uuid.UUID) ([]predicate.AuditEntry, error) {
	revoked, err := r.data.License.Query().
		Where(license.IDIn(licenses...), license.RevokedAtNotNil()).
		Select(license.FieldBatchID, license.FieldRevokedAt).
		All(ctx)
	conditions := make([]predicate.AuditEntry, len(revoked))
	for i, l := range revoked {
		conditions[i] = auditentry.And(auditentry.SubjectType("LicenseBatch"), auditentry.SubjectID(l.BatchID),
			auditentry.Action("license.revoke_batch"), auditentry.CreatedAt(*l.RevokedAt))
	}
	return conditions, err
}

// readAudit returns the kind and the reason of an audit entry, and the amount that was credited, nil for none.
func readAudit(row *db.AuditEntry) (kind generated.OrderHistoryKind, reason string, credited *money.Amount) {
	type version struct {
		Status         order.Status `json:"status"`
		Reason         string       `json:"reason"`
		RefundedAmount money.Amount `json:"refunded_amount"`
	}
	var before, after version
	_ = json.Unmarshal(row.Before, &before) // null, and an object with other members, gives the zero value
	_ = json.Unmarshal(row.After, &after)
	if amount := after.RefundedAmount - before.RefundedAmount; amount > 0 {
		credited = &amount
	}
	return kindOf(row.Action, after.Status), after.Reason, credited
}

// kindOf returns the kind of an audit entry, from its action and the status of the order after it.
func kindOf(action string, status order.Status) generated.OrderHistoryKind {
	kind, known := historyKinds[action]
	switch {
	case known:
		return kind
	case action != "order.deadline":
		return generated.OrderHistoryKindOther
	case status == order.StatusFAILED:
		return generated.OrderHistoryKindFailed
	}
	return generated.OrderHistoryKindRefunded // the overdue items of a partly delivered order
}

// eventsOfHistory reads the events about the order, with their deliveries and the endpoints of these.
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

// commentsOf reads the comments of staff on the order.
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
