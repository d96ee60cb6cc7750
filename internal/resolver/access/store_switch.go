package access

import (
	"context"
	"fmt"
	"strings"

	"kiosk/ent/db"
	"kiosk/ent/db/staffmember"
	"kiosk/ent/db/staffsession"
	"kiosk/ent/db/store"
	"kiosk/internal/auth"
	"kiosk/internal/ids"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

// SwitchStore replaces the actor's browser session by one of their linked account in another store, and returns the new session
// with its secret, which is not stored. The new session gets the creation time of the old one, so that it does not end later.
// Errors: CodeNotFound (the store is not linked), CodeForbidden (an access token), CodeUnauthenticated.
func (ops *Operations) SwitchStore(ctx context.Context, slug string) (secret string, session *db.StaffSession, err error) {
	var left *db.StaffSession
	err = ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		own, other, err := lockLinked(ctx, tx, slug)
		if err != nil {
			return err
		}
		if left, err = lockBrowserSession(ctx, tx); err != nil {
			return err
		}
		if err := tx.StaffSession.UpdateOneID(left.ID).SetRevokedAt(tx.Now).Exec(ctx); err != nil {
			return fmt.Errorf("access: end session: %w", err)
		}
		if err := auditLink(ctx, tx, "staff.switch_to", own, slug); err != nil {
			return err
		}
		ctx, tx = tx.As(ctx, actorOf(other))
		if secret, session, err = enterStore(ctx, tx, other, left); err != nil {
			return err
		}
		return auditLink(ctx, tx, "staff.switch_from", other, tx.Store.Slug)
	})
	if err != nil {
		return "", nil, err
	}
	ops.SessionActors.Forget(func(a auth.Actor) bool { return a.SessionID == left.ID })
	return secret, session, nil
}

// enterStore creates a session of an account of the actor's store. It continues the session left, of another store.
func enterStore(ctx context.Context, tx *operation.Tx, account *db.StaffMember, left *db.StaffSession) (string, *db.StaffSession, error) {
	from := &left.StaffID
	if left.EnteredFromID != nil {
		from = left.EnteredFromID
	}
	if *from == account.ID { // back in the account whose password was entered
		from = nil
	}
	secret := auth.NewSession()
	session, err := tx.StaffSession.Create().
		SetCreatedAt(left.CreatedAt).
		SetStaffID(account.ID).
		SetKind(staffsession.KindBROWSER).
		SetSecretHash(auth.HashToken(secret)).
		SetNillableExpiresAt(left.ExpiresAt).
		SetNillableEnteredFromID(from).
		Save(ctx)
	if err != nil {
		return "", nil, fmt.Errorf("access: open session: %w", err)
	}
	if err := tx.StaffMember.UpdateOneID(account.ID).SetLastLoginAt(tx.Now).Exec(ctx); err != nil {
		return "", nil, fmt.Errorf("access: note sign-in: %w", err)
	}
	return secret, session.Unwrap(), nil
}

// lockBrowserSession locks the actor's session and returns it. Errors: CodeForbidden (an access token),
// CodeUnauthenticated (it has ended).
func lockBrowserSession(ctx context.Context, tx *operation.Tx) (*db.StaffSession, error) {
	session, err := operation.Locked(tx, tx.StaffSession.Query().Where(staffsession.ID(tx.Actor.SessionID))).Only(ctx)
	switch {
	case db.IsNotFound(err):
		return nil, problem.Refuse(problem.CodeForbidden, "Only a person who is signed in with a browser works in several stores.")
	case err != nil:
		return nil, fmt.Errorf("access: read session: %w", err)
	case session.RevokedAt != nil:
		return nil, operation.NotSignedIn()
	case session.Kind != staffsession.KindBROWSER:
		return nil, problem.Refuse(problem.CodeForbidden, "An access token is for one store. Sign in with a browser.")
	}
	return session, nil
}

// lockLinked locks and returns the actor's account and the account that is linked with it in another store.
// Errors: CodeNotFound (the store is not linked, or was shredded), CodeUnauthenticated.
func lockLinked(ctx context.Context, tx *operation.Tx, slug string) (own, other *db.StaffMember, err error) {
	if strings.ContainsRune(slug, 0) { // NUL cannot be stored
		return nil, nil, notLinked()
	}
	storeID, err := tx.Tx.Store.Query().Where(store.Slug(slug), store.KeysetNotNil()).OnlyID(auth.AllTenants(ctx))
	if db.IsNotFound(err) {
		return nil, nil, notLinked()
	}
	if err != nil {
		return nil, nil, fmt.Errorf("access: find store: %w", err)
	}
	if own, err = tx.StaffMember.Query().Where(staffmember.ID(tx.Actor.ID)).Only(ctx); err != nil {
		return nil, nil, operation.Missing(err, "staff member")
	}
	if own.PersonID == nil || storeID == own.StoreID {
		return nil, nil, notLinked()
	}
	found, err := tx.StaffMember.Query().
		Where(staffmember.StoreID(storeID), staffmember.PersonID(*own.PersonID)).
		Only(auth.With(ctx, auth.System(storeID)))
	if db.IsNotFound(err) {
		return nil, nil, notLinked()
	}
	if err != nil {
		return nil, nil, fmt.Errorf("access: find linked account: %w", err)
	}
	own, other, err = lockAccounts(ctx, tx, found)
	if err == nil && (other.Status != staffmember.StatusACTIVE || !samePerson(own, other)) {
		err = notLinked()
	}
	return own, other, err
}

func notLinked() *problem.Error {
	return problem.RefuseFor(problem.StoreNotLinked, "You have not linked an account in this store.")
}

// lockAccounts locks and returns the actor's account and one of another store. It locks in the order of ids, as every transaction that
// locks both does, so that they do not deadlock. Error: CodeUnauthenticated.
func lockAccounts(ctx context.Context, tx *operation.Tx, account *db.StaffMember) (own, other *db.StaffMember, err error) {
	lockOwn := func() error {
		if err := tx.LockActor(ctx); err != nil {
			return err
		}
		own, err = tx.StaffMember.Query().Where(staffmember.ID(tx.Actor.ID)).Only(ctx)
		return err
	}
	lockOther := func() error {
		other, err = operation.Locked(tx, tx.StaffMember.Query().Where(staffmember.ID(account.ID))).Only(auth.With(ctx, auth.System(account.StoreID)))
		return err
	}
	first, second := lockOwn, lockOther
	if ids.Compare(account.ID, tx.Actor.ID) < 0 {
		first, second = lockOther, lockOwn
	}
	if err := first(); err != nil {
		return nil, nil, fmt.Errorf("access: lock accounts: %w", err)
	}
	if err := second(); err != nil {
		return nil, nil, fmt.Errorf("access: lock accounts: %w", err)
	}
	return own, other, nil
}
