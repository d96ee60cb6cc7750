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

// LinkedStore is a store into which the staff member who acts may switch, and their account there.
type LinkedStore struct {
	Store  *db.Store
	Member *db.StaffMember
}

// Slug is the store's.
func (s LinkedStore) Slug() string { return s.Store.Slug }

// Name is the store's.
func (s LinkedStore) Name() string { return s.Store.Name }

// Livemode is the store's.
func (s LinkedStore) Livemode() bool { return s.Store.Livemode }

// Role is what the staff member may do there.
func (s LinkedStore) Role() staffmember.Role { return s.Member.Role }

// Email is the address by which the staff member signs in there.
func (s LinkedStore) Email() string { return s.Member.Email }

// maxLinkedStores bounds the list of linked stores.
const maxLinkedStores = 100

// LinkedStores returns the stores that the staff member who acts has linked, by slug, at most 100: those in which their
// account is ACTIVE, and which have not been shredded.
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

// LinkStore links the account of the staff member who acts, in a browser, with their account in another store, of which
// they give the password: they may switch between the two from then on, and to what was linked with either before. An
// account that was linked with others leaves those when the one who acts is linked already. Linking again changes nothing.
// Errors: CodeUnauthenticated, the same for whatever is wrong about the other account; CodeInvalidInput (the same store);
// CodeAlreadyExists (another account of one of the two stores is linked); CodeForbidden (an access token).
func (ops *Operations) LinkStore(ctx context.Context, in SignInInput) (*LinkedStore, error) {
	here, err := ops.Store(ctx)
	if err != nil {
		return nil, err
	}
	if asStored(in.Store) == here.Slug {
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
		own, found, err := lockAccounts(ctx, tx, other)
		if err != nil {
			return err
		}
		if found.Status != staffmember.StatusACTIVE || found.PasswordHash != other.PasswordHash { // since it was checked
			return wrongPassword()
		}
		if _, err := lockBrowserSession(ctx, tx); err != nil {
			return err
		}
		return linkAccounts(ctx, tx, own, found, there.Slug)
	})
	if err != nil {
		return nil, err
	}
	return &LinkedStore{there.Store, other}, nil
}

// linkAccounts gives two accounts, which are locked, the same person. Error: CodeAlreadyExists.
func linkAccounts(ctx context.Context, tx *operation.Tx, own, other *db.StaffMember, there string) error {
	if samePerson(own, other) {
		return nil
	}
	person := cmp.Or(own.PersonID, other.PersonID, new(uuid.New()))
	for _, side := range []struct {
		account    *db.StaffMember
		otherStore string
	}{{own, there}, {other, tx.Tenant.Slug}} {
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

func samePerson(one, other *db.StaffMember) bool {
	return one.PersonID != nil && other.PersonID != nil && *one.PersonID == *other.PersonID
}

// auditLink notes in the store of an account what became of its link to another store.
func auditLink(ctx context.Context, tx *operation.Tx, action string, account *db.StaffMember, otherStore string) error {
	return tx.Audit(ctx, operation.Change{
		Action: action, Subject: "StaffMember", ID: account.ID, After: map[string]string{"store": otherStore},
	})
}

// UnlinkStore ends the link to another store: the account there leaves all that the staff member who acts has linked. What
// is open there stays open. Error: CodeNotFound (it is not linked).
func (ops *Operations) UnlinkStore(ctx context.Context, slug string) error {
	return ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		own, other, err := lockLinked(ctx, tx, slug)
		if err != nil {
			return err
		}
		return endLink(ctx, tx, own, other, actorOf(other))
	})
}

// clearPerson takes an account of the actor's store out of what it is linked with.
func clearPerson(ctx context.Context, tx *operation.Tx, account *db.StaffMember) error {
	err := tx.StaffMember.UpdateOneID(account.ID).ClearPersonID().SetUpdatedAt(tx.Now).Exec(ctx)
	if err != nil {
		return fmt.Errorf("access: unlink an account: %w", err)
	}
	return nil
}

// elsewhere is what an account has opened in other stores.
type elsewhere struct {
	linked  []*db.StaffMember  // the accounts that are linked with it
	entered []*db.StaffSession // the open sessions and access tokens that were entered from it
}

// endElsewhere ends what an account of the actor's store, which is locked, has opened in other stores: what was switched into
// from sessions that its password began, with the access tokens that were made there in such sessions, and all links. It
// returns how many sessions and tokens there were. Links between other stores end too: who got into this account may have
// linked one of their own with all of them.
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

// lockElsewhere locks the accounts of other stores that are linked with one of the actor's store, which is locked, and those
// that were entered from it, and returns what is open there. Sessions and access tokens are opened, and accounts linked, only
// while the account of the actor is locked. So it finds all once it finds no account that it has not locked: one that
// was being entered from another when it read is found when it reads again.
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

// readElsewhere reads what an account has opened in other stores as it is now.
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

// accounts are the ids of the accounts in which something is open, each with its store's.
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

// endEntered ends a session or access token of another store.
func endEntered(ctx context.Context, tx *operation.Tx, session *db.StaffSession) error {
	ctx, tx = tx.As(ctx, auth.System(session.StoreID))
	after, err := tx.StaffSession.UpdateOneID(session.ID).SetRevokedAt(tx.Now).Save(ctx)
	if err != nil {
		return fmt.Errorf("access: end a session of another store: %w", err)
	}
	return tx.Audit(ctx, operation.Change{Action: "session.end", Subject: "StaffSession", ID: session.ID, Before: session, After: after})
}

// endLink takes an account of another store out of what it is linked with, where the actor does it.
func endLink(ctx context.Context, tx *operation.Tx, own, other *db.StaffMember, actor auth.Actor) error {
	there, err := tx.Store.Query().Where(store.ID(other.StoreID)).Only(auth.AllTenants(ctx))
	if err != nil {
		return fmt.Errorf("access: read store: %w", err)
	}
	if err := auditLink(ctx, tx, "staff.unlink_store", own, there.Slug); err != nil {
		return err
	}
	here := tx.Tenant.Slug
	ctx, tx = tx.As(ctx, actor)
	if err := clearPerson(ctx, tx, other); err != nil {
		return err
	}
	return auditLink(ctx, tx, "staff.unlink_store", other, here)
}
