package graph

import (
	"context"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/apitoken"
	"kiosk/ent/db/auditentry"
	"kiosk/ent/db/comment"
	"kiosk/ent/db/predicate"
	"kiosk/ent/db/staffmember"
	"kiosk/ent/db/wallettransaction"
	"kiosk/ent/page"
	"kiosk/graph/generated"
	"kiosk/internal/auth"
	"kiosk/internal/resolver/access"
	"kiosk/internal/resolver/customers"
)

// actorOf returns an actor whose kind, id and name a row stores.
func actorOf(kind string, id *uuid.UUID, name string) *generated.Actor {
	return &generated.Actor{Kind: auth.Kind(kind), ID: id, Name: name}
}

// namesOfActors reads the names of staff members and API tokens by their ids, in two statements.
func (r *Resolver) namesOfActors(ctx context.Context, ids []uuid.UUID) (map[uuid.UUID]string, error) {
	names := map[uuid.UUID]string{}
	if len(ids) == 0 {
		return names, nil
	}
	staff, err := r.data.StaffMember.Query().
		Where(staffmember.IDIn(ids...)).
		Select(staffmember.FieldID, staffmember.FieldName, staffmember.FieldEmail).
		All(ctx)
	if err != nil {
		return nil, err
	}
	for _, member := range staff {
		names[member.ID] = access.StaffName(member)
	}
	tokens, err := r.data.APIToken.Query().Where(apitoken.IDIn(ids...)).Select(apitoken.FieldID, apitoken.FieldName).All(ctx)
	for _, token := range tokens {
		names[token.ID] = token.Name
	}
	return names, err
}

// actorsKey is the key of page.Load for the names of the actors of rows.
type actorsKey struct{}

// namedActor returns the actor of a row that stores the kind and id of the actor, but not the name. stored returns the two. The
// names of the actors of all rows in together are read at once.
func namedActor[Row any](ctx context.Context, r *Resolver, row *Row, together *page.Together[Row], stored func(*Row) (string, *uuid.UUID)) (*generated.Actor, error) {
	names, err := page.Load(together, actorsKey{}, func(rows []*Row) (map[uuid.UUID]string, error) {
		var ids []uuid.UUID
		for _, each := range rows {
			if _, id := stored(each); id != nil {
				ids = append(ids, *id)
			}
		}
		return r.namesOfActors(ctx, ids)
	})
	kind, id := stored(row)
	actor := actorOf(kind, id, "")
	if id != nil {
		actor.Name = names[*id]
	}
	return actor, err
}

// uploaderOf returns the actor who uploaded a batch.
func (r *Resolver) uploaderOf(ctx context.Context, batch *db.LicenseBatch) (*generated.Actor, error) {
	return namedActor(ctx, r, batch, batch.Together(), func(b *db.LicenseBatch) (string, *uuid.UUID) { return b.ActorKind, b.ActorID })
}

// transactionActor returns the actor of a wallet transaction.
func (r *Resolver) transactionActor(ctx context.Context, row *db.WalletTransaction) (*generated.Actor, error) {
	return namedActor(ctx, r, row, row.Together(), func(t *db.WalletTransaction) (string, *uuid.UUID) { return t.ActorKind, t.ActorID })
}

// decidersKey is the key of page.Load for the actors who decided recharges.
type decidersKey struct{}

// deciderOf returns the actor who decided a recharge, nil if it is pending. It reads the name from the audit. A token's recharge that was
// approved at once is not in the audit, and the ledger has its token.
func (r *Resolver) deciderOf(ctx context.Context, row *db.Recharge) (*generated.Actor, error) {
	if row.DecidedBy == nil {
		return nil, nil
	}
	if *row.DecidedBy == string(auth.KindToken) {
		return r.rechargingToken(ctx, row)
	}
	subject := func(row *db.Recharge) (uuid.UUID, bool) { return row.ID, row.DecidedBy != nil }
	entry, err := lastEntry(ctx, r, row, row.Together(), decidersKey{}, subject, auditentry.SubjectType("Recharge"))
	if entry != nil && entry.ActorID != nil {
		return actorOf(entry.ActorKind, entry.ActorID, entry.ActorName), err
	}
	return actorOf(*row.DecidedBy, nil, ""), err
}

// rechargingTokensKey is the key of page.Load for the tokens whose recharges were approved at once.
type rechargingTokensKey struct{}

// rechargingToken returns the token whose recharge was approved at once, as the ledger has it. The tokens of all rows in together are
// read at once.
func (r *Resolver) rechargingToken(ctx context.Context, row *db.Recharge) (*generated.Actor, error) {
	tokens, err := page.Load(row.Together(), rechargingTokensKey{}, func(rows []*db.Recharge) (map[uuid.UUID]*generated.Actor, error) {
		var ids []uuid.UUID
		var times []time.Time
		for _, each := range rows {
			if each.DecidedBy != nil && *each.DecidedBy == string(auth.KindToken) {
				ids, times = append(ids, each.ID), append(times, *each.DecidedAt)
			}
		}
		ledger, err := r.data.WalletTransaction.Query().
			Where(wallettransaction.CreatedAtIn(times...), wallettransaction.RechargeIDIn(ids...)). // an index has the times, and none the recharges
			Select(wallettransaction.FieldRechargeID, wallettransaction.FieldActorID).
			All(ctx)
		if err != nil {
			return nil, err
		}
		var actors []uuid.UUID
		for _, credit := range ledger {
			if credit.ActorID != nil {
				actors = append(actors, *credit.ActorID)
			}
		}
		names, err := r.namesOfActors(ctx, actors)
		tokens := map[uuid.UUID]*generated.Actor{}
		for _, credit := range ledger {
			if credit.ActorID != nil {
				tokens[*credit.RechargeID] = actorOf(string(auth.KindToken), credit.ActorID, names[*credit.ActorID])
			}
		}
		return tokens, err
	})
	if token := tokens[row.ID]; token != nil {
		return token, err
	}
	return actorOf(*row.DecidedBy, nil, ""), err
}

// phoneLinkersKey is the key of page.Load for the actors who linked phones.
type phoneLinkersKey struct{}

// phoneLinkerOf returns the actor who linked a customer's phone. It returns nil if no phone is linked, or the audit has no entry.
func (r *Resolver) phoneLinkerOf(ctx context.Context, customer *db.Customer) (*generated.Actor, error) {
	if customer.LinkedPhone == nil {
		return nil, nil
	}
	subject := func(row *db.Customer) (uuid.UUID, bool) { return row.ID, row.LinkedPhone != nil }
	entry, err := lastEntry(ctx, r, customer, customer.Together(), phoneLinkersKey{}, subject,
		auditentry.SubjectType("Customer"), auditentry.ActionIn("customer.register", "customer.link_phone"))
	if entry == nil {
		return nil, err
	}
	return actorOf(entry.ActorKind, entry.ActorID, entry.ActorName), err
}

// lastEntry returns the newest audit entry about a row that meets the conditions, nil if there is none. subject returns the id
// of a row, and whether to look for entries about it. The entries for all rows in together are read at once.
func lastEntry[Row any](ctx context.Context, r *Resolver, row *Row, together *page.Together[Row], key any,
	subject func(*Row) (uuid.UUID, bool), conditions ...predicate.AuditEntry,
) (*db.AuditEntry, error) {
	last, err := page.Load(together, key, func(rows []*Row) (map[uuid.UUID]*db.AuditEntry, error) {
		var ids []uuid.UUID
		for _, each := range rows {
			if id, ok := subject(each); ok {
				ids = append(ids, id)
			}
		}
		entries, err := r.data.AuditEntry.Query().
			Where(append(conditions, auditentry.SubjectIDIn(ids...))...).
			Order(auditentry.ByCreatedAt()).
			Select(auditentry.FieldSubjectID, auditentry.FieldActorKind, auditentry.FieldActorID, auditentry.FieldActorName).
			All(ctx)
		last := map[uuid.UUID]*db.AuditEntry{}
		for _, entry := range entries {
			last[entry.SubjectID] = entry
		}
		return last, err
	})
	id, _ := subject(row)
	return last[id], err
}

// rereadComment reads a new comment, with the fields that the request selects; nil if the comment has been erased since.
func (r *Resolver) rereadComment(ctx context.Context, written *customers.Commented, err error) (*db.Comment, error) {
	if err != nil {
		return nil, err
	}
	return one(ctx, r.data.Comment.Query().Where(comment.ID(written.ID)))
}
