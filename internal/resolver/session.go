package resolver

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/staffmember"
	"kiosk/ent/db/staffsession"
	"kiosk/ent/db/store"
	"kiosk/internal/auth"
	"kiosk/internal/database"
)

// sessionLifetime is how long a browser stays signed in.
const sessionLifetime = 12 * time.Hour

// SignInInput is what a staff member signs in with.
type SignInInput struct {
	Store    string // slug
	Email    string
	Password string

	RequestID string // of the request, for the audit
}

// SignIn opens a browser session and returns its secret, which is not stored, and when it ends.
// It takes as long for an unknown store or address as for a wrong password.
// Error: CodeUnauthenticated, the same for every reason.
func (r *Resolver) SignIn(ctx context.Context, in SignInInput) (secret string, session *db.StaffSession, err error) {
	member, err := r.staffByPassword(auth.AllTenants(ctx), in)
	if err != nil {
		return "", nil, err
	}
	secret = auth.NewSession()
	expires := r.now().Add(sessionLifetime)
	actor := actorOf(member)
	actor.RequestID = in.RequestID
	ctx = auth.With(ctx, actor)
	err = r.write(ctx, func(ctx context.Context, tx *Tx) error {
		// The row is locked before the session is opened: a password that is changed, or a member who is disabled,
		// meanwhile ends either this sign-in or the session.
		noted, err := tx.StaffMember.Update().
			Where(
				staffmember.ID(member.ID),
				staffmember.PasswordHash(member.PasswordHash),
				staffmember.StatusEQ(staffmember.StatusACTIVE),
			).
			SetLastLoginAt(tx.now).
			Save(ctx)
		if err != nil {
			return fmt.Errorf("resolver: note sign-in: %w", err)
		}
		if noted == 0 {
			return wrongPassword()
		}
		created, err := tx.StaffSession.Create().
			SetCreatedAt(tx.now).
			SetStaffID(member.ID).
			SetKind(staffsession.KindBROWSER).
			SetSecretHash(auth.HashToken(secret)).
			SetExpiresAt(expires).
			Save(ctx)
		if err != nil {
			return fmt.Errorf("resolver: open session: %w", err)
		}
		session = created.Unwrap()
		return tx.audit(ctx, change{action: "staff.sign_in", subject: "StaffMember", id: member.ID})
	})
	return secret, session, err
}

func (r *Resolver) staffByPassword(ctx context.Context, in SignInInput) (*db.StaffMember, error) {
	member, err := r.activeStaff(ctx, in.Store, in.Email)
	if err != nil {
		return nil, err
	}
	hash := nobodysHash()
	if member != nil {
		hash = member.PasswordHash
	}
	matches, err := auth.CheckPassword(hash, in.Password)
	if err != nil {
		return nil, fmt.Errorf("resolver: check password: %w", err)
	}
	if !matches || member == nil {
		return nil, wrongPassword()
	}
	return member, nil
}

func wrongPassword() *Error {
	return refuse(CodeUnauthenticated, "The store, the e-mail address or the password is wrong.")
}

// activeStaff returns the staff member of a store by its slug, or nil.
func (r *Resolver) activeStaff(ctx context.Context, slug, email string) (*db.StaffMember, error) {
	if strings.ContainsRune(slug+email, 0) { // which no database stores
		return nil, nil
	}
	storeID, err := r.database.Client.Store.Query().Where(store.Slug(slug)).OnlyID(ctx)
	if db.IsNotFound(err) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("resolver: find store: %w", err)
	}
	member, err := r.database.Client.StaffMember.Query().
		Where(
			staffmember.StoreID(storeID),
			staffmember.Email(strings.ToLower(email)),
			staffmember.StatusEQ(staffmember.StatusACTIVE),
		).
		Only(ctx)
	if db.IsNotFound(err) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("resolver: find staff member: %w", err)
	}
	return member, nil
}

// nobodysHash is checked in place of the hash of a staff member who does not exist.
var nobodysHash = sync.OnceValue(func() string {
	hash, err := auth.HashPassword("no account has this password")
	if err != nil {
		panic(err) // its length is right
	}
	return hash
})

func actorOf(member *db.StaffMember) auth.Actor {
	return auth.Actor{
		Kind: auth.KindStaff, ID: member.ID, Name: staffName(member), StoreID: member.StoreID, Role: auth.Role(member.Role),
	}
}

func staffName(member *db.StaffMember) string {
	if member.Name == "" {
		return member.Email
	}
	return member.Name
}

// AuthenticateStaff returns the actor that a browser session's secret or a personal access token speaks for.
// One that ended, and a staff member who was disabled, is refused everywhere within five seconds.
// Error: CodeUnauthenticated, the same for every reason.
func (r *Resolver) AuthenticateStaff(ctx context.Context, secret string) (auth.Actor, error) {
	refusal := notSignedIn()
	if !auth.LooksLikeSession(secret) && !auth.LooksLikeAccessToken(secret) {
		return auth.Actor{}, refusal
	}
	hash := auth.HashToken(secret)
	found, err := r.sessions.of(ctx, hash, func(ctx context.Context) (identity, error) {
		return r.lookUpSession(auth.AllTenants(ctx), hash, refusal)
	})
	if err != nil {
		return auth.Actor{}, err
	}
	if found.expired(r.now()) {
		return auth.Actor{}, refusal
	}
	return found.actor, nil
}

func (r *Resolver) lookUpSession(ctx context.Context, hash []byte, refusal error) (identity, error) {
	now := r.now()
	session, err := r.database.Client.StaffSession.Query().
		Where(
			staffsession.SecretHash(hash),
			staffsession.RevokedAtIsNil(),
			staffsession.HasStaffWith(staffmember.StatusEQ(staffmember.StatusACTIVE)),
		).
		WithStaff().
		Only(ctx)
	if db.IsNotFound(err) {
		return identity{}, refusal
	}
	if err != nil {
		return identity{}, fmt.Errorf("resolver: authenticate staff: %w", err)
	}
	found := identity{actor: actorOf(session.Edges.Staff), expiresAt: session.ExpiresAt}
	found.actor.SessionID = session.ID
	if found.expired(now) {
		return identity{}, refusal
	}
	if err := r.checkShredded(ctx, session.StoreID); err != nil {
		return identity{}, err
	}
	r.noteSession(ctx, session, now)
	return found, nil
}

func (r *Resolver) noteSession(ctx context.Context, session *db.StaffSession, now time.Time) {
	if session.LastUsedAt != nil && now.Sub(*session.LastUsedAt) < lastUsedPrecision {
		return
	}
	err := r.database.Client.StaffSession.Update().Where(staffsession.ID(session.ID)).SetLastUsedAt(now).Exec(ctx)
	if err != nil && !database.IsRetryable(err) { // a race was lost to another request, which noted it
		r.logger.WarnContext(ctx, "the use of a session is not noted", "session", session.ID, "error", err)
	}
}

// SignOut ends the session or access token by which the actor acts.
func (r *Resolver) SignOut(ctx context.Context) error {
	actor, err := auth.From(ctx)
	if err != nil {
		return err
	}
	_, err = r.EndSession(ctx, actor.SessionID)
	return err
}

// EndSession ends a browser session or access token of the staff member who acts. It is refused everywhere within five
// seconds; ending it again changes nothing. Error: CodeNotFound, for those of others too.
func (r *Resolver) EndSession(ctx context.Context, id uuid.UUID) (*db.StaffSession, error) {
	var ended *db.StaffSession
	err := r.write(ctx, func(ctx context.Context, tx *Tx) error {
		before, err := locked(tx, tx.StaffSession.Query().
			Where(staffsession.ID(id), staffsession.StaffID(tx.actor.ID))).
			Only(ctx)
		if err != nil {
			return missing(err, "session or access token")
		}
		if before.RevokedAt != nil {
			ended = before.Unwrap()
			return nil
		}
		after, err := tx.StaffSession.UpdateOneID(id).SetRevokedAt(tx.now).Save(ctx)
		if err != nil {
			return fmt.Errorf("resolver: end session: %w", err)
		}
		ended = after.Unwrap()
		return tx.audit(ctx, change{action: "session.end", subject: "StaffSession", id: id, before: before, after: ended})
	})
	r.sessions.forget(func(a auth.Actor) bool { return a.SessionID == id })
	return ended, err
}

// EndOtherSessions ends all browser sessions and access tokens of the staff member who acts but the one by which
// they do, and returns how many there were.
func (r *Resolver) EndOtherSessions(ctx context.Context) (int, error) {
	var ended int
	err := r.write(ctx, func(ctx context.Context, tx *Tx) (err error) {
		ended, err = tx.StaffSession.Update().
			Where(
				staffsession.StaffID(tx.actor.ID),
				staffsession.IDNEQ(tx.actor.SessionID),
				staffsession.RevokedAtIsNil(),
				staffsession.Or(staffsession.ExpiresAtIsNil(), staffsession.ExpiresAtGT(tx.now)),
			).
			SetRevokedAt(tx.now).
			Save(ctx)
		if err != nil {
			return fmt.Errorf("resolver: end sessions: %w", err)
		}
		return tx.audit(ctx, change{
			action: "session.end_others", subject: "StaffMember", id: tx.actor.ID, after: map[string]int{"ended": ended},
		})
	})
	actor, _ := auth.From(ctx) // whom r.write knew
	r.sessions.forget(func(a auth.Actor) bool { return a.ID == actor.ID })
	return ended, err
}

// maxShownSessions bounds the list of a staff member's own sessions.
const maxShownSessions = 100

// OwnSessions returns the browser sessions and access tokens of the staff member who acts that have not ended, the newest first, at most 100.
func (r *Resolver) OwnSessions(ctx context.Context) ([]*db.StaffSession, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return nil, err
	}
	sessions, err := r.database.Client.StaffSession.Query().
		Where(
			staffsession.StaffID(actor.ID),
			staffsession.RevokedAtIsNil(),
			staffsession.Or(staffsession.ExpiresAtIsNil(), staffsession.ExpiresAtGT(r.now())),
		).
		Order(db.Desc(staffsession.FieldCreatedAt, staffsession.FieldID)).
		Limit(maxShownSessions).
		All(ctx)
	if err != nil {
		return nil, fmt.Errorf("resolver: list sessions: %w", err)
	}
	return sessions, nil
}

// maxAccessTokens is how many personal access tokens that have not ended a staff member may have.
const maxAccessTokens = 50

// checkAccessTokenLimit refuses one more token. The actor is locked, so that two at once cannot both be the last.
// Error: CodeAccessTokenLimit.
func (tx *Tx) checkAccessTokenLimit(ctx context.Context) error {
	live, err := tx.StaffSession.Query().
		Where(
			staffsession.StaffID(tx.actor.ID),
			staffsession.KindEQ(staffsession.KindACCESS_TOKEN),
			staffsession.RevokedAtIsNil(),
			staffsession.Or(staffsession.ExpiresAtIsNil(), staffsession.ExpiresAtGT(tx.now)),
		).
		Count(ctx)
	if err != nil {
		return fmt.Errorf("resolver: count access tokens: %w", err)
	}
	if live >= maxAccessTokens {
		return refuse(CodeAccessTokenLimit, "You have %d personal access tokens, which is the limit. End one first.", maxAccessTokens)
	}
	return nil
}

// NewAccessToken describes a personal access token.
type NewAccessToken struct {
	Name      string
	ExpiresAt *time.Time // nil: never
}

// Validate reports every invalid field.
func (in NewAccessToken) Validate() error {
	var v validation
	v.name("/name", in.Name, 200)
	return v.err()
}

// CreateAccessToken makes a personal access token of the staff member who acts, with the permissions of their role,
// and returns it; it cannot be read again. Errors: CodeInvalidInput, CodeAccessTokenLimit, CodeForbidden (not a staff member).
func (r *Resolver) CreateAccessToken(ctx context.Context, in NewAccessToken) (string, *db.StaffSession, error) {
	err := in.Validate()
	if err == nil && in.ExpiresAt != nil && !in.ExpiresAt.After(r.now()) {
		var v validation
		v.add("/expiresAt", FieldInvalid, "must be in the future")
		err = v.err()
	}
	if err != nil {
		return "", nil, err
	}
	secret := auth.NewAccessToken()
	var session *db.StaffSession
	err = r.write(ctx, func(ctx context.Context, tx *Tx) error {
		if tx.actor.Kind != auth.KindStaff {
			return refuse(CodeForbidden, "Only staff have personal access tokens.")
		}
		if err := tx.lockActor(ctx); err != nil {
			return err
		}
		if err := tx.checkAccessTokenLimit(ctx); err != nil {
			return err
		}
		created, err := tx.StaffSession.Create().
			SetCreatedAt(tx.now).
			SetStaffID(tx.actor.ID).
			SetKind(staffsession.KindACCESS_TOKEN).
			SetName(in.Name).
			SetSecretHash(auth.HashToken(secret)).
			SetNillableExpiresAt(in.ExpiresAt).
			Save(ctx)
		if err != nil {
			return fmt.Errorf("resolver: create access token: %w", err)
		}
		session = created.Unwrap()
		return tx.audit(ctx, change{action: "access_token.create", subject: "StaffSession", id: session.ID, after: session})
	})
	return secret, session, err
}
