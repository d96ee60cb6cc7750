package graph

import (
	"cmp"
	"context"
	"encoding/json"
	"slices"
	"strings"
	"sync"
	"time"

	"entgo.io/ent/dialect/sql"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/auditentry"
	"kiosk/ent/db/wallettransaction"
	"kiosk/graph/generated"
	"kiosk/graph/transport"
	"kiosk/internal/auth"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver/webhooks"
)

// changeOf maps types of events to the change that they report.
var changeOf = func() map[outbox.Type]generated.Change {
	changes := map[outbox.Type]generated.Change{}
	for _, described := range outbox.Catalogue {
		if described.Subject == "" {
			continue
		}
		change := generated.Change{Type: generated.ChangeType(described.Subject), Kind: generated.ChangeKindUpdated}
		if described.Creates {
			change.Kind = generated.ChangeKindCreated
		}
		changes[described.Type] = change
	}
	return changes
}()

// editType is the type of the changes that an audited edit causes, and the permission that a subscriber needs to receive them.
type editType struct {
	as    generated.ChangeType
	needs auth.Permission
}

// editTypes maps types of audit subjects to the changes that edits of them cause. An adjustment of a wallet changes its customer.
var editTypes = map[string]editType{
	"Customer":          {generated.ChangeTypeCustomer, auth.PermissionRead},
	"WalletTransaction": {generated.ChangeTypeCustomer, auth.PermissionRead},
	"Product":           {generated.ChangeTypeProduct, auth.PermissionRead},
	"Variation":         {generated.ChangeTypeVariation, auth.PermissionRead},
	"License":           {generated.ChangeTypeLicense, auth.PermissionRead},
	"LicenseBatch":      {generated.ChangeTypeLicenseBatch, auth.PermissionRead},
	"Delivery":          {generated.ChangeTypeDelivery, auth.PermissionRead},
	"Category":          {generated.ChangeTypeCategory, auth.PermissionRead},
	"PriceTier":         {generated.ChangeTypePriceTier, auth.PermissionRead},
	"WebhookEndpoint":   {generated.ChangeTypeWebhookEndpoint, auth.PermissionRead},
	"APIToken":          {generated.ChangeTypeAPIToken, auth.PermissionTokensWrite},
	"StaffMember":       {generated.ChangeTypeStaffMember, auth.PermissionStaffWrite},
}

// noEdits are audited actions on these subjects that cause no change here: they change nothing, or have an event.
var noEdits = []string{
	"customer.register", "customer.export", "license.look_up", "license.reveal", "preferences.update", "session.end_others",
	"staff.link_store", "staff.switch_to", "staff.unlink_store", "webhook.redeliver", "webhook.test",
}

// creations are the audited actions that create their subject, besides those with the suffix ".create".
var creations = []string{"license.upload", "staff.invite", "webhook.register"}

// isEdit reports whether an audit entry is an edit that the actor may receive.
func isEdit(e *db.AuditEntry, actor auth.Actor) bool {
	edit, ok := editTypes[e.SubjectType]
	return ok && !slices.Contains(noEdits, e.Action) && actor.May(edit.needs)
}

// changes returns the changes that the store's events and its audit report from now on. The channel is closed as that of follow.
func (r *Resolver) changes(ctx context.Context) (<-chan *generated.Change, error) {
	audited, err := r.audited(ctx, time.Time{})
	if err != nil {
		return nil, err
	}
	events, err := r.follow(ctx, webhooks.FollowInput{Types: outbox.Types})
	if err != nil {
		return nil, err
	}
	changes := make(chan *generated.Change)
	ctx, stop := context.WithCancel(ctx)
	var senders sync.WaitGroup
	senders.Go(func() {
		defer stop()
		for event := range events {
			if change, ok := changeOfEvent(event); ok {
				sendChange(ctx, change, changes)
			}
		}
	})
	senders.Go(func() { r.sendEdits(ctx, audited, changes) })
	go func() {
		senders.Wait()
		close(changes)
	}()
	return changes, nil
}

func sendChange(ctx context.Context, change *generated.Change, to chan<- *generated.Change) {
	select {
	case to <- change:
	case <-ctx.Done():
	}
}

const (
	auditTimeout = 10 * time.Second // of a read; a subscription itself has no time limit
	editsDelay   = 10 * time.Second // the most between the time of an audit entry and its commit, and between the clocks of two servers
	maxAudited   = 500              // entries that are read at once; if there are more within the delay, the oldest are skipped
)

// sendEdits sends the changes of new audit entries until ctx ends. last are the entries that were read before. A subscriber
// gets the changes that their present permissions allow. With the permission to read the audit, they also get each of its entries.
func (r *Resolver) sendEdits(ctx context.Context, last []*db.AuditEntry, to chan<- *generated.Change) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-time.After(r.live.EditsPoll()):
		}
		var after time.Time
		if len(last) > 0 {
			after = last[0].CreatedAt
			if now := r.operations.Now(); after.After(now) {
				after = now // the clock was set back
			}
			after = after.Add(-editsDelay)
		}
		entries, err := r.audited(ctx, after)
		fresh := slices.DeleteFunc(slices.Clone(entries), func(entry *db.AuditEntry) bool {
			return slices.ContainsFunc(last, func(e *db.AuditEntry) bool { return e.ID == entry.ID })
		})
		if err != nil || len(fresh) == 0 {
			continue // after an error, the next iteration reads the entries again
		}
		owners, errOwners := r.ownersOfAdjusted(ctx, fresh)
		actor, errActor := transport.Renew(ctx)
		if errActor == nil && slices.ContainsFunc(fresh, func(e *db.AuditEntry) bool { return e.SubjectID == actor.ID }) {
			r.operations.ForgetStaff(actor.ID) // the subscriber's role may have changed
			actor, errActor = transport.Renew(ctx)
		}
		if errOwners != nil || errActor != nil {
			continue
		}
		for _, entry := range slices.Backward(fresh) {
			if isEdit(entry, actor) {
				sendChange(ctx, changeOfEdit(entry, owners), to)
			}
			if actor.May(auth.PermissionAuditRead) {
				created := generated.Change{Type: generated.ChangeTypeAuditEntry, ID: entry.ID, Kind: generated.ChangeKindCreated}
				sendChange(ctx, &created, to)
			}
		}
		last = entries
	}
}

// audited returns the audit entries after a time, the newest first. It skips entries with a time in the future: they were written
// before the clock was set back, and would hide new entries. It reads entries of all actions, not of edits only: if edits are
// rare, a query for them would scan the whole audit.
func (r *Resolver) audited(ctx context.Context, after time.Time) ([]*db.AuditEntry, error) {
	ctx, cancel := context.WithTimeout(ctx, auditTimeout)
	defer cancel()
	return r.data.AuditEntry.Query().
		Where(auditentry.CreatedAtGT(after), auditentry.CreatedAtLT(r.operations.Now().Add(editsDelay))).
		Order(auditentry.ByCreatedAt(sql.OrderDesc()), auditentry.ByID(sql.OrderDesc())).
		Limit(maxAudited).
		Select(auditentry.FieldID, auditentry.FieldCreatedAt, auditentry.FieldAction, auditentry.FieldSubjectType, auditentry.FieldSubjectID).
		All(ctx)
}

// ownersOfAdjusted returns the ids of the customers whose wallets the entries adjusted, by the ids of the wallet transactions.
func (r *Resolver) ownersOfAdjusted(ctx context.Context, entries []*db.AuditEntry) (map[uuid.UUID]uuid.UUID, error) {
	var ids []uuid.UUID
	for _, entry := range entries {
		if entry.SubjectType == "WalletTransaction" {
			ids = append(ids, entry.SubjectID)
		}
	}
	owners := map[uuid.UUID]uuid.UUID{}
	if len(ids) == 0 {
		return owners, nil
	}
	ctx, cancel := context.WithTimeout(ctx, auditTimeout)
	defer cancel()
	rows, err := r.data.WalletTransaction.Query().
		Where(wallettransaction.IDIn(ids...)).
		Select(wallettransaction.FieldID, wallettransaction.FieldCustomerID).
		All(ctx)
	for _, row := range rows {
		owners[row.ID] = row.CustomerID
	}
	return owners, err
}

func changeOfEdit(e *db.AuditEntry, owners map[uuid.UUID]uuid.UUID) *generated.Change {
	change := &generated.Change{Type: editTypes[e.SubjectType].as, ID: e.SubjectID, Kind: generated.ChangeKindUpdated}
	if owner, ok := owners[e.SubjectID]; ok {
		change.ID = owner
	}
	if strings.HasSuffix(e.Action, ".create") || slices.Contains(creations, e.Action) {
		change.Kind = generated.ChangeKindCreated
	}
	if change.Type == generated.ChangeTypeCustomer {
		change.CustomerID = &change.ID
	}
	return change
}

// changeOfEvent returns the change that an event reports, false for an event without a subject.
func changeOfEvent(event *db.Event) (*generated.Change, bool) {
	change, ok := changeOf[outbox.Type(event.Type)]
	if !ok || event.SubjectID == nil {
		return nil, false
	}
	change.ID, change.EventID = *event.SubjectID, &event.ID
	change.CustomerID = ownerOf(event, change)
	return &change, true
}

// ownerOf returns the id of the customer that an event is about, or whose order or recharge it is about; nil if it names none.
func ownerOf(event *db.Event, change generated.Change) *uuid.UUID {
	type owned struct{ CustomerID *uuid.UUID }
	var data struct{ Order, Recharge owned }
	if change.Type == generated.ChangeTypeCustomer {
		return event.SubjectID
	}
	if change.Type != generated.ChangeTypeOrder && change.Type != generated.ChangeTypeRecharge {
		return nil
	}
	if json.Unmarshal([]byte(event.Data), &data) != nil {
		return nil
	}
	return cmp.Or(data.Order.CustomerID, data.Recharge.CustomerID)
}
