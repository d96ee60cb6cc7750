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

// changeOf is what each type of events says about its subject.
var changeOf = func() map[outbox.Type]generated.Change {
	changes := map[outbox.Type]generated.Change{}
	for _, k := range outbox.Catalogue {
		if k.Subject == "" {
			continue
		}
		change := generated.Change{Type: generated.ChangeType(k.Subject), Kind: generated.ChangeKindUpdated}
		if k.Creates {
			change.Kind = generated.ChangeKindCreated
		}
		changes[k.Type] = change
	}
	return changes
}()

// edited is what a subject of the audit is as a change, and what those who hear of it may do.
type edited struct {
	as    generated.ChangeType
	needs auth.Permission
}

// editOf has each type of subjects whose edits are changes: an adjustment of a wallet is one of its customer.
var editOf = map[string]edited{
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

// noEdits are the audited actions on these that change nothing, or that have an event.
var noEdits = []string{
	"customer.register", "customer.export", "license.look_up", "license.reveal", "preferences.update", "session.end_others",
	"staff.link_store", "staff.switch_to", "staff.unlink_store", "webhook.redeliver", "webhook.test",
}

// creations are the audited actions that make something new, beside those that end in ".create".
var creations = []string{"license.upload", "staff.invite", "webhook.register"}

// isEdit reports whether an entry is an edit of which the actor may hear.
func isEdit(e *db.AuditEntry, actor auth.Actor) bool {
	edit, ok := editOf[e.SubjectType]
	return ok && !slices.Contains(noEdits, e.Action) && actor.May(edit.needs)
}

// changes returns what the events and the audit of the store from now on say has changed. It ends as follow does.
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
	var passing sync.WaitGroup
	passing.Go(func() {
		defer stop()
		for event := range events {
			if change, ok := changeBy(event); ok {
				passChange(ctx, change, changes)
			}
		}
	})
	passing.Go(func() { r.passEdits(ctx, audited, changes) })
	go func() {
		passing.Wait()
		close(changes)
	}()
	return changes, nil
}

func passChange(ctx context.Context, change *generated.Change, to chan<- *generated.Change) {
	select {
	case to <- change:
	case <-ctx.Done():
	}
}

const (
	editsDelay = 10 * time.Second // the longest between the time of an entry of the audit and its commit, and between two clocks
	maxAudited = 500              // entries that are read at once; of more within the delay only the last count
)

// passEdits passes on the changes in the audit since the entries that were read last, until ctx ends. A viewer gets the changes of what
// they may read by then; one who may read the audit also gets each of its entries.
func (r *Resolver) passEdits(ctx context.Context, last []*db.AuditEntry, to chan<- *generated.Change) {
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
			continue // an error comes again the next time
		}
		owners, errOwners := r.ownersOfAdjusted(ctx, fresh)
		actor, errActor := transport.Renew(ctx) // after the entries: one of them may have changed the role
		if errOwners != nil || errActor != nil {
			continue
		}
		for _, entry := range slices.Backward(fresh) {
			if isEdit(entry, actor) {
				passChange(ctx, changeOfEdit(entry, owners), to)
			}
			if actor.May(auth.PermissionAuditRead) {
				created := generated.Change{Type: generated.ChangeTypeAuditEntry, ID: entry.ID, Kind: generated.ChangeKindCreated}
				passChange(ctx, &created, to)
			}
		}
		last = entries
	}
}

// audited returns the entries of the audit after a time, the newest first, without those of a time to come: they were written before
// the clock was set back, and would hide what is written now. All kinds are read and not edits alone: these may be few among many,
// and would be looked for through the whole audit.
func (r *Resolver) audited(ctx context.Context, after time.Time) ([]*db.AuditEntry, error) {
	return r.data.AuditEntry.Query().
		Where(auditentry.CreatedAtGT(after), auditentry.CreatedAtLT(r.operations.Now().Add(editsDelay))).
		Order(auditentry.ByCreatedAt(sql.OrderDesc()), auditentry.ByID(sql.OrderDesc())).
		Limit(maxAudited).
		Select(auditentry.FieldID, auditentry.FieldCreatedAt, auditentry.FieldAction, auditentry.FieldSubjectType, auditentry.FieldSubjectID).
		All(ctx)
}

// ownersOfAdjusted returns whose wallets the entries adjusted, by the ids of the ledger's rows.
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
	change := &generated.Change{Type: editOf[e.SubjectType].as, ID: e.SubjectID, Kind: generated.ChangeKindUpdated}
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

// changeBy returns what an event says has changed, if it names a subject.
func changeBy(event *db.Event) (*generated.Change, bool) {
	change, ok := changeOf[outbox.Type(event.Type)]
	if !ok || event.SubjectID == nil {
		return nil, false
	}
	change.ID, change.EventID = *event.SubjectID, &event.ID
	change.CustomerID = ownerOf(event, change)
	return &change, true
}

// ownerOf returns the customer whose order or recharge an event is about, or the customer itself; nil when its data does not say.
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
