package access

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/staffmember"
	"kiosk/ent/db/staffsession"
	"kiosk/ent/db/store"
	"kiosk/internal/auth"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

// A browser stays signed in for sessionIdle after its last request, and for SessionLifetime at most.
const (
	sessionIdle     = 12 * time.Hour
	SessionLifetime = 7 * 24 * time.Hour
)

// SignInInput is what a staff member signs in with.
type SignInInput struct {
	Store    string // slug
	Email    string
	Password string

	RequestID string // of the request, for the audit
}

// Account is the store and the e-mail address as they are stored: people type them in any case, with spaces around them.
func (in SignInInput) Account() (store, email string) {
	return asStored(in.Store), asStored(in.Email)
}

// asStored is a store's slug or an e-mail address, as someone typed it.
func asStored(typed string) string { return strings.ToLower(strings.TrimSpace(typed)) }

// SignIn opens a browser session and returns its secret, which is not stored, and when it ends.
// It takes as long for an unknown store or address as for a wrong password.
// Error: CodeUnauthenticated, the same for every reason.
func (ops *Operations) SignIn(ctx context.Context, in SignInInput) (secret string, session *db.StaffSession, err error) {
	member, err := ops.staffByPassword(auth.AllTenants(ctx), in)
	if err != nil {
		return "", nil, err
	}
	actor := actorOf(member)
	actor.RequestID = in.RequestID
	ctx = auth.With(ctx, actor)
	err = ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		// The row is locked before the session is opened: a password that is changed, or a member who is disabled,
		// meanwhile ends either this sign-in or the session.
		noted, err := tx.StaffMember.Update().
			Where(
				staffmember.ID(member.ID),
				staffmember.PasswordHash(member.PasswordHash),
				staffmember.StatusEQ(staffmember.StatusACTIVE),
			).
			SetLastLoginAt(tx.Now).
			Save(ctx)
		if err != nil {
			return fmt.Errorf("access: note sign-in: %w", err)
		}
		if noted == 0 {
			return wrongPassword()
		}
		if secret, session, err = openSession(ctx, tx, member.ID); err != nil {
			return err
		}
		return tx.Audit(ctx, operation.Change{Action: "staff.sign_in", Subject: "StaffMember", ID: member.ID})
	})
	return secret, session, err
}

// openSession signs a browser of the staff member in, and returns the session's secret, which is not stored.
func openSession(ctx context.Context, tx *operation.Tx, staffID uuid.UUID) (string, *db.StaffSession, error) {
	secret := auth.NewSession()
	session, err := tx.StaffSession.Create().
		SetCreatedAt(tx.Now).
		SetStaffID(staffID).
		SetKind(staffsession.KindBROWSER).
		SetSecretHash(auth.HashToken(secret)).
		SetExpiresAt(tx.Now.Add(sessionIdle)).
		Save(ctx)
	if err != nil {
		return "", nil, fmt.Errorf("access: open session: %w", err)
	}
	return secret, session.Unwrap(), nil
}

func (ops *Operations) staffByPassword(ctx context.Context, in SignInInput) (*db.StaffMember, error) {
	member, err := ops.activeStaff(ctx, in.Store, in.Email)
	if err != nil {
		return nil, err
	}
	hash, err := ops.decoyHash()
	if err != nil {
		return nil, fmt.Errorf("access: hash password: %w", err)
	}
	if member != nil {
		hash = member.PasswordHash
	}
	matches, err := auth.CheckPassword(hash, in.Password)
	if err != nil {
		return nil, fmt.Errorf("access: check password: %w", err)
	}
	if !matches || member == nil {
		return nil, wrongPassword()
	}
	return member, nil
}

func wrongPassword() *problem.Error {
	return problem.RefuseFor(problem.WrongSignIn, "The store, the e-mail address or the password is wrong.")
}

// activeStaff returns the staff member of a store by its slug, or nil. Case and surrounding spaces of both do not matter.
func (ops *Operations) activeStaff(ctx context.Context, slug, email string) (*db.StaffMember, error) {
	if strings.ContainsRune(slug+email, 0) { // which no database stores
		return nil, nil
	}
	storeID, err := ops.Database.Client.Store.Query().Where(store.Slug(asStored(slug))).OnlyID(ctx)
	if db.IsNotFound(err) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("access: find store: %w", err)
	}
	member, err := ops.Database.Client.StaffMember.Query().
		Where(
			staffmember.StoreID(storeID),
			staffmember.Email(asStored(email)),
			staffmember.StatusEQ(staffmember.StatusACTIVE),
		).
		Only(ctx)
	if db.IsNotFound(err) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("access: find staff member: %w", err)
	}
	return member, nil
}

func actorOf(member *db.StaffMember) auth.Actor {
	return auth.Actor{
		Kind: auth.KindStaff, ID: member.ID, Name: StaffName(member), Email: member.Email,
		StoreID: member.StoreID, Role: auth.Role(member.Role),
	}
}

// StaffName is how a staff member is shown: by e-mail address without a name.
func StaffName(member *db.StaffMember) string {
	if member.Name == "" {
		return member.Email
	}
	return member.Name
}

// AuthenticateStaff returns the actor that a browser session's secret or a personal access token speaks for, who uses it for a
// request. One that ended, and a staff member who was disabled, is refused everywhere within five seconds.
// Error: CodeUnauthenticated, the same for every reason.
func (ops *Operations) AuthenticateStaff(ctx context.Context, secret string) (auth.Actor, error) {
	return ops.authenticateStaff(ctx, secret, auth.HashToken(secret), true)
}

// AuthenticateStream is AuthenticateStaff for a stream that is open and asks again and again who is at its other end. That is
// no use of a browser's session, which would never end for want of use while a page is open that is not used.
func (ops *Operations) AuthenticateStream(ctx context.Context, secret string) (auth.Actor, error) {
	// Streams have entries of their own in the cache: a request must find none that was not noted as a use.
	return ops.authenticateStaff(ctx, secret, auth.HashToken("stream "+secret), false)
}

func (ops *Operations) authenticateStaff(ctx context.Context, secret string, cached []byte, isUse bool) (auth.Actor, error) {
	refusal := operation.NotSignedIn()
	if !auth.LooksLikeSession(secret) && !auth.LooksLikeAccessToken(secret) {
		return auth.Actor{}, refusal
	}
	found, err := ops.SessionActors.Of(ctx, cached, func(ctx context.Context) (operation.Identity, error) {
		return ops.lookUpSession(auth.AllTenants(ctx), auth.HashToken(secret), isUse, refusal)
	})
	if err != nil {
		return auth.Actor{}, err
	}
	if found.Expired(ops.Now()) {
		return auth.Actor{}, refusal
	}
	return found.Actor, nil
}

func (ops *Operations) lookUpSession(ctx context.Context, hash []byte, isUse bool, refusal error) (operation.Identity, error) {
	now := ops.Now()
	session, member, err := ops.readSession(ctx, hash)
	if db.IsNotFound(err) {
		return operation.Identity{}, refusal
	}
	if err != nil {
		return operation.Identity{}, fmt.Errorf("access: authenticate staff: %w", err)
	}
	found := operation.Identity{Actor: actorOf(member), ExpiresAt: session.ExpiresAt}
	found.Actor.SessionID = session.ID
	if session.EnteredFromID != nil {
		found.Actor.EnteredFrom = *session.EnteredFromID
	}
	if found.Expired(now) {
		return operation.Identity{}, refusal
	}
	if err := ops.CheckShredded(ctx, session.StoreID); err != nil {
		return operation.Identity{}, err
	}
	if isUse || session.Kind != staffsession.KindBROWSER {
		found.ExpiresAt = ops.noteSession(ctx, session, now)
	}
	return found, nil
}

// readSession returns a session that was not revoked, and whose it is. Error: db.NotFoundError, also of a person who is disabled.
func (ops *Operations) readSession(ctx context.Context, hash []byte) (*db.StaffSession, *db.StaffMember, error) {
	session, err := ops.Database.Client.StaffSession.Query().
		Where(staffsession.SecretHash(hash), staffsession.RevokedAtIsNil()).
		Only(ctx)
	if err != nil {
		return nil, nil, err
	}
	member, err := ops.Database.Client.StaffMember.Query().
		Where(staffmember.StoreID(session.StoreID), staffmember.ID(session.StaffID), staffmember.StatusEQ(staffmember.StatusACTIVE)).
		Only(ctx)
	return session, member, err
}

// noteSession notes the use of a session, once a minute, which also renews it, and returns when it ends.
func (ops *Operations) noteSession(ctx context.Context, session *db.StaffSession, now time.Time) *time.Time {
	expires := renewed(session, now)
	noted := ops.noteLastUse(ctx, session.LastUsedAt, now, "session", session.ID, func(ctx context.Context) error {
		return ops.Database.Client.StaffSession.Update().
			Where(staffsession.StoreID(session.StoreID), staffsession.ID(session.ID), staffsession.RevokedAtIsNil()).
			SetLastUsedAt(now).
			SetNillableExpiresAt(expires).
			Exec(ctx)
	})
	if !noted {
		return session.ExpiresAt
	}
	return expires
}

// renewed is when a session ends that is used now: access tokens when they did before.
func renewed(session *db.StaffSession, now time.Time) *time.Time {
	if session.Kind != staffsession.KindBROWSER {
		return session.ExpiresAt
	}
	expires, last := now.Add(sessionIdle), session.CreatedAt.Add(SessionLifetime)
	if expires.After(last) {
		return &last
	}
	return &expires
}
