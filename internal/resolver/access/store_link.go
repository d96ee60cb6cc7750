package access

import (
	"cmp"
	"context"
	"fmt"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/staffmember"
	"kiosk/ent/db/staffsession"
	"kiosk/ent/db/store"
	"kiosk/internal/auth"
	"kiosk/internal/database"
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
	if in.Store == here.Slug {
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

// endLinksOf ends all links between the accounts that are linked with one of the actor's store, those between other stores
// too: who got into this account may have linked one of their own with all of them.
func endLinksOf(ctx context.Context, tx *operation.Tx, staffID uuid.UUID) error {
	ended, err := tx.StaffMember.Query().Where(staffmember.ID(staffID)).Only(ctx)
	if err != nil {
		return operation.Missing(err, "staff member")
	}
	if ended.PersonID == nil {
		return nil
	}
	linked, err := tx.StaffMember.Query().
		Where(staffmember.PersonID(*ended.PersonID), staffmember.IDNEQ(staffID)).
		Order(staffmember.ByID()).
		All(auth.AllTenants(ctx))
	if err != nil {
		return fmt.Errorf("access: find linked accounts: %w", err)
	}
	for _, account := range linked {
		if err := endLink(ctx, tx, ended, account, auth.System(account.StoreID)); err != nil {
			return err
		}
	}
	return clearPerson(ctx, tx, ended)
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

// endEnteredFrom ends what was switched into in other stores from sessions that a staff member's password began, and the
// access tokens that were made there in such sessions. It returns how many there were.
func endEnteredFrom(ctx context.Context, tx *operation.Tx, staffID uuid.UUID) (int, error) {
	open, err := tx.StaffSession.Query().
		Where(staffsession.EnteredFromID(staffID), staffsession.RevokedAtIsNil()).
		Order(staffsession.ByID()).
		All(auth.AllTenants(ctx))
	if err != nil {
		return 0, fmt.Errorf("access: find sessions of other stores: %w", err)
	}
	for _, session := range open {
		ctx, tx := tx.As(ctx, auth.System(session.StoreID))
		after, err := tx.StaffSession.UpdateOneID(session.ID).SetRevokedAt(tx.Now).Save(ctx)
		if err != nil {
			return 0, fmt.Errorf("access: end a session of another store: %w", err)
		}
		err = tx.Audit(ctx, operation.Change{Action: "session.end", Subject: "StaffSession", ID: session.ID, Before: session, After: after})
		if err != nil {
			return 0, err
		}
	}
	return len(open), nil
}
