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

// A browser session ends sessionIdle after its last request, and SessionLifetime after the sign-in at the latest.
const (
	sessionIdle     = 12 * time.Hour
	SessionLifetime = 7 * 24 * time.Hour
)

// SignInInput holds the credentials of a staff member.
type SignInInput struct {
	Store    string // slug
	Email    string
	Password string

	RequestID string // of the request, for the audit
}

// Account returns the store and the e-mail address as they are stored: in lower case, without spaces around them.
func (in SignInInput) Account() (store, email string) {
	return canonical(in.Store), canonical(in.Email)
}

// canonical returns the slug of a store, or an e-mail address, as it is stored: in lower case, without surrounding spaces.
func canonical(input string) string { return strings.ToLower(strings.TrimSpace(input)) }

// SignIn opens a browser session and returns it with its secret, which is not stored.
// It takes the same time for an unknown store or e-mail address as for a wrong password.
// Error: CodeUnauthenticated, the same for every reason but a shredded store, which it names.
func (ops *Operations) SignIn(ctx context.Context, in SignInInput) (secret string, session *db.StaffSession, err error) {
	member, err := ops.staffByPassword(auth.AllTenants(ctx), in)
	if err != nil {
		return "", nil, err
	}
	actor := actorOf(member)
	actor.RequestID = in.RequestID
	ctx = auth.With(ctx, actor)
	err = ops.Write(ctx, func(ctx context.Context, tx *operation.Tx) error {
		// This locks the row before the session is opened. If the password is changed or the member disabled at the same time,
		// either this sign-in fails, or the other transaction ends the session.
		updated, err := tx.StaffMember.Update().
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
		if updated == 0 {
			return wrongPassword()
		}
		if secret, session, err = openSession(ctx, tx, member.ID); err != nil {
			return err
		}
		return tx.Audit(ctx, operation.Change{Action: "staff.sign_in", Subject: "StaffMember", ID: member.ID})
	})
	return secret, session, err
}

// openSession creates a browser session of the staff member, and returns it with its secret, which is not stored.
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

// staffByPassword returns the ACTIVE staff member with these credentials. Error: CodeUnauthenticated.
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

// activeStaff returns the ACTIVE staff member of a store by the slug of the store and the e-mail address, or nil. It ignores case and
// surrounding spaces.
func (ops *Operations) activeStaff(ctx context.Context, slug, email string) (*db.StaffMember, error) {
	if strings.ContainsRune(slug+email, 0) { // NUL cannot be stored
		return nil, nil
	}
	storeID, err := ops.Database.Client.Store.Query().Where(store.Slug(canonical(slug))).OnlyID(ctx)
	if db.IsNotFound(err) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("access: find store: %w", err)
	}
	member, err := ops.Database.Client.StaffMember.Query().
		Where(
			staffmember.StoreID(storeID),
			staffmember.Email(canonical(email)),
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

// StaffName returns the name of a staff member, or the e-mail address if there is no name.
func StaffName(member *db.StaffMember) string {
	if member.Name == "" {
		return member.Email
	}
	return member.Name
}

// AuthenticateStaff returns the actor for the secret of a browser session or for a personal access token, and notes its use. When a
// session or token has ended, or its staff member is disabled, all processes refuse it within five seconds.
// Error: CodeUnauthenticated, the same for every reason but a shredded store, which it names.
func (ops *Operations) AuthenticateStaff(ctx context.Context, secret string) (auth.Actor, error) {
	return ops.authenticateStaff(ctx, secret, auth.HashToken(secret), true)
}

// AuthenticateStream is AuthenticateStaff for an open stream, which checks its secret repeatedly. It does not count as a use of a
// browser session: otherwise the session would never end while an idle page is open.
func (ops *Operations) AuthenticateStream(ctx context.Context, secret string) (auth.Actor, error) {
	// Streams have their own entries in the cache: with an entry of a stream, a request would not be noted as a use.
	return ops.authenticateStaff(ctx, secret, auth.HashToken("stream "+secret), false)
}

func (ops *Operations) authenticateStaff(ctx context.Context, secret string, cacheKey []byte, isUse bool) (auth.Actor, error) {
	refusal := operation.NotSignedIn()
	if !auth.LooksLikeSession(secret) && !auth.LooksLikeAccessToken(secret) {
		return auth.Actor{}, refusal
	}
	found, err := ops.SessionActors.Of(ctx, cacheKey, func(ctx context.Context) (operation.Identity, error) {
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

// readSession returns a session that is not revoked, and its ACTIVE staff member. Error: db.NotFoundError.
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

// noteSession notes the use of a session at most once a minute, which also extends it. It returns when the session ends.
func (ops *Operations) noteSession(ctx context.Context, session *db.StaffSession, now time.Time) *time.Time {
	expires := extendedExpiry(session, now)
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

// extendedExpiry returns when a session ends that is used now. The end of an access token does not change.
func extendedExpiry(session *db.StaffSession, now time.Time) *time.Time {
	if session.Kind != staffsession.KindBROWSER {
		return session.ExpiresAt
	}
	expires, latest := now.Add(sessionIdle), session.CreatedAt.Add(SessionLifetime)
	if expires.After(latest) {
		return &latest
	}
	return &expires
}
