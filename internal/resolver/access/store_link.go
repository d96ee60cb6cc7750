package access

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/staffmember"
	"kiosk/ent/db/staffsession"
	"kiosk/ent/db/store"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/ids"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

// LinkedStore is a store to which the actor may switch, and their account there.
type LinkedStore struct {
	Store  *db.Store
	Member *db.StaffMember
}

// Slug returns the slug of the store.
func (s LinkedStore) Slug() string { return s.Store.Slug }

// Name returns the name of the store.
func (s LinkedStore) Name() string { return s.Store.Name }

// Livemode returns whether the store is live.
func (s LinkedStore) Livemode() bool { return s.Store.Livemode }

// Role returns the role of the account there.
func (s LinkedStore) Role() staffmember.Role { return s.Member.Role }

// Email returns the e-mail address of the account there.
func (s LinkedStore) Email() string { return s.Member.Email }

// maxLinkedStores bounds the list of linked stores.
const maxLinkedStores = 100

// LinkedStores returns the stores that the actor has linked, by slug, at most 100. It leaves out stores that have been shredded, and
// those in which the actor's account is not ACTIVE.
func (ops *Operations) LinkedStores(ctx context.Context) ([]*LinkedStore, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	own, err := ops.Database.Client.StaffMember.Query().Where(staffmember.ID(actor.ID)).Only(ctx)
	if err != nil {
		return nil, operation.Missing(err, "staff member")
	}
	if own.PersonID == nil {
		return nil, nil
	}
	ctx = auth.AllTenants(ctx)
	members, err := ops.Database.Client.StaffMember.Query().
		Where(staffmember.PersonID(*own.PersonID), staffmember.IDNEQ(own.ID), staffmember.StatusEQ(staffmember.StatusACTIVE)).
		All(ctx)
	if err != nil {
		return nil, fmt.Errorf("access: list linked accounts: %w", err)
	}
	byStore := make(map[uuid.UUID]*db.StaffMember, len(members))
	ids := make([]uuid.UUID, len(members))
	for i, member := range members {
		byStore[member.StoreID], ids[i] = member, member.StoreID
	}
	stores, err := ops.Database.Client.Store.Query().
		Where(store.IDIn(ids...), store.KeysetNotNil()).
		Order(store.BySlug()).
		Limit(maxLinkedStores).
		All(ctx)
	if err != nil {
		return nil, fmt.Errorf("access: list linked stores: %w", err)
	}
	linked := make([]*LinkedStore, len(stores))
	for i, found := range stores {
		linked[i] = &LinkedStore{found, byStore[found.ID]}
	}
	return linked, nil
}

// LinkStore links the actor's account with their account in another store, whose credentials the input holds. The actor may then
// switch between the two stores, and to the stores that were linked with either account before. If both accounts have links
// already, the other account loses its own and joins those of the actor. Linking again changes nothing. It needs a browser session.
// Errors: CodeUnauthenticated (the actor is not signed in any more; or the other account, the same for every problem of it but a
// shredded store, which it names); CodeInvalidInput (the same store); CodeAlreadyExists (another account of one of the two stores is
// linked); CodeForbidden (an access token).
func (ops *Operations) LinkStore(ctx context.Context, in SignInInput) (*LinkedStore, error) {
	here, err := ops.Store(ctx)
	if err != nil {
		return nil, err
	}
	if canonical(in.Store) == here.Slug {
		var v problem.Fields
		v.Add("/store", problem.SameStore, "is the store in which you are signed in")
		return nil, v.Err()
	}
	other, err := ops.staffByPassword(auth.AllTenants(ctx), in)
	if err != nil {
		return nil, err
	}
	there, err := ops.Store(auth.With(ctx, actorOf(other)))
	if err != nil {
		return nil, err
	}
	err = ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		own, locked, err := lockAccounts(ctx, tx, other)
		if err != nil {
			return err
		}
		if locked.Status != staffmember.StatusACTIVE || locked.PasswordHash != other.PasswordHash { // changed since the check
			return wrongPassword()
		}
		if _, err := lockBrowserSession(ctx, tx); err != nil {
			return err
		}
		return linkAccounts(ctx, tx, own, locked, there.Slug)
	})
	if err != nil {
		return nil, err
	}
	return &LinkedStore{there.Store, other}, nil
}

// linkAccounts gives two locked accounts the same person id. Error: CodeAlreadyExists.
func linkAccounts(ctx context.Context, tx *operation.Tx, own, other *db.StaffMember, there string) error {
	if samePerson(own, other) {
		return nil
	}
	person := cmp.Or(own.PersonID, other.PersonID, new(uuid.New()))
	for _, side := range []struct {
		account    *db.StaffMember
		otherStore string
	}{{own, there}, {other, tx.Store.Slug}} {
		ctx, tx := tx.As(ctx, actorOf(side.account))
		err := tx.StaffMember.UpdateOneID(side.account.ID).SetPersonID(*person).SetUpdatedAt(tx.Now).Exec(ctx)
		if database.IsUniqueViolation(err) {
			return problem.RefuseFor(problem.StoreIsLinked, "Another account of one of the two stores is linked already. Unlink it first.")
		}
		if err != nil {
			return fmt.Errorf("access: link accounts: %w", err)
		}
		if err := auditLink(ctx, tx, "staff.link_store", side.account, side.otherStore); err != nil {
			return err
		}
	}
	return nil
}

// samePerson reports whether two accounts are linked.
func samePerson(one, other *db.StaffMember) bool {
	return one.PersonID != nil && other.PersonID != nil && *one.PersonID == *other.PersonID
}

// auditLink writes an action on the link between an account and another store to the audit of the account's store.
func auditLink(ctx context.Context, tx *operation.Tx, action string, account *db.StaffMember, otherStore string) error {
	return tx.Audit(ctx, operation.Change{
		Action: action, Subject: "StaffMember", ID: account.ID, After: map[string]string{"store": otherStore},
	})
}

// UnlinkStore unlinks the account in another store from all accounts that the actor has linked. Its sessions stay open.
// Errors: CodeNotFound (it is not linked), CodeUnauthenticated.
func (ops *Operations) UnlinkStore(ctx context.Context, slug string) error {
	return ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		own, other, err := lockLinked(ctx, tx, slug)
		if err != nil {
			return err
		}
		return endLink(ctx, tx, own, other, actorOf(other))
	})
}

// clearPerson removes the links of an account of the actor's store.
func clearPerson(ctx context.Context, tx *operation.Tx, account *db.StaffMember) error {
	err := tx.StaffMember.UpdateOneID(account.ID).ClearPersonID().SetUpdatedAt(tx.Now).Exec(ctx)
	if err != nil {
		return fmt.Errorf("access: unlink an account: %w", err)
	}
	return nil
}

// elsewhere holds the access to other stores that an account gives.
type elsewhere struct {
	linked  []*db.StaffMember  // the accounts that are linked with the account
	entered []*db.StaffSession // the sessions and access tokens that were entered from it and are not revoked
}

// endElsewhere ends the access to other stores that a locked account of the actor's store gives, and returns how many sessions and
// access tokens it has ended. These are the sessions that began with the password of this account and then switched to another
// store, and the access tokens that were created in such sessions. It also removes all links, even those between other stores: an
// attacker in this account may have linked an account of their own with all of them.
func endElsewhere(ctx context.Context, tx *operation.Tx, staffID uuid.UUID) (int, error) {
	own, err := tx.StaffMember.Query().Where(staffmember.ID(staffID)).Only(ctx)
	if err != nil {
		return 0, operation.Missing(err, "staff member")
	}
	found, err := lockElsewhere(ctx, tx, own)
	if err != nil {
		return 0, err
	}
	for _, session := range found.entered {
		if err := endEntered(ctx, tx, session); err != nil {
			return 0, err
		}
	}
	if own.PersonID == nil {
		return len(found.entered), nil
	}
	for _, account := range found.linked {
		if err := endLink(ctx, tx, own, account, auth.System(account.StoreID)); err != nil {
			return 0, err
		}
	}
	return len(found.entered), clearPerson(ctx, tx, own)
}

// lockElsewhere locks the accounts in other stores that are linked with, or were entered from, a locked account of the actor's
// store. It returns their sessions, access tokens and links. It reads and locks until it finds no account that it has not locked.
// The result is then complete, because sessions, access tokens and links are only created under a lock on the actor's account. A
// session that switches to another store while this reads is found by the next read.
func lockElsewhere(ctx context.Context, tx *operation.Tx, own *db.StaffMember) (elsewhere, error) {
	locked := make(map[uuid.UUID]bool)
	for {
		found, err := readElsewhere(ctx, tx, own)
		if err != nil {
			return elsewhere{}, err
		}
		stores := found.accounts()
		maps.DeleteFunc(stores, func(id, _ uuid.UUID) bool { return locked[id] })
		if len(stores) == 0 {
			return found, nil
		}
		for _, id := range slices.SortedFunc(maps.Keys(stores), ids.Compare) {
			_, err := operation.Locked(tx, tx.StaffMember.Query().Where(staffmember.ID(id))).OnlyID(auth.With(ctx, auth.System(stores[id])))
			if err != nil {
				return elsewhere{}, fmt.Errorf("access: lock an account of another store: %w", err)
			}
			locked[id] = true
		}
	}
}

// readElsewhere reads the current access to other stores that an account gives.
func readElsewhere(ctx context.Context, tx *operation.Tx, own *db.StaffMember) (found elsewhere, err error) {
	ctx = auth.AllTenants(ctx)
	found.entered, err = tx.StaffSession.Query().
		Where(staffsession.EnteredFromID(own.ID), staffsession.RevokedAtIsNil()).
		Order(staffsession.ByID()).
		All(ctx)
	if err != nil {
		return elsewhere{}, fmt.Errorf("access: find sessions of other stores: %w", err)
	}
	if own.PersonID == nil {
		return found, nil
	}
	found.linked, err = tx.StaffMember.Query().
		Where(staffmember.PersonID(*own.PersonID), staffmember.IDNEQ(own.ID)).
		Order(staffmember.ByID()).
		All(ctx)
	if err != nil {
		return elsewhere{}, fmt.Errorf("access: find linked accounts: %w", err)
	}
	return found, nil
}

// accounts returns the ids of the accounts in other stores, each with the id of its store.
func (e elsewhere) accounts() map[uuid.UUID]uuid.UUID {
	stores := make(map[uuid.UUID]uuid.UUID)
	for _, account := range e.linked {
		stores[account.ID] = account.StoreID
	}
	for _, session := range e.entered {
		stores[session.StaffID] = session.StoreID
	}
	return stores
}

// endEntered revokes a session or access token of another store.
func endEntered(ctx context.Context, tx *operation.Tx, session *db.StaffSession) error {
	ctx, tx = tx.As(ctx, auth.System(session.StoreID))
	after, err := tx.StaffSession.UpdateOneID(session.ID).SetRevokedAt(tx.Now).Save(ctx)
	if err != nil {
		return fmt.Errorf("access: end a session of another store: %w", err)
	}
	return tx.Audit(ctx, operation.Change{Action: "session.end", Subject: "StaffSession", ID: session.ID, Before: session, After: after})
}

// endLink removes the links of an account in another store. The audit of that store names the actor.
func endLink(ctx context.Context, tx *operation.Tx, own, other *db.StaffMember, actor auth.Actor) error {
	there, err := tx.Tx.Store.Query().Where(store.ID(other.StoreID)).Only(auth.AllTenants(ctx))
	if err != nil {
		return fmt.Errorf("access: read store: %w", err)
	}
	if err := auditLink(ctx, tx, "staff.unlink_store", own, there.Slug); err != nil {
		return err
	}
	here := tx.Store.Slug
	ctx, tx = tx.As(ctx, actor)
	if err := clearPerson(ctx, tx, other); err != nil {
		return err
	}
	return auditLink(ctx, tx, "staff.unlink_store", other, here)
}
