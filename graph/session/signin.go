package session

import (
	"context"
	"encoding/json"
	"hash/maphash"
	"net/http"
	"net/netip"
	"time"

	"github.com/google/uuid"
	lru "github.com/hashicorp/golang-lru/v2"

	"kiosk/ent/db"
	"kiosk/graph/errcode"
	"kiosk/internal/auth"
	"kiosk/internal/httpx"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/access"
	"kiosk/internal/timestamp"
)

// The names of the session cookie. Browsers accept the first only over HTTPS, and send it only to the same host.
const (
	cookieOverHTTPS = "__Host-kiosk_session"
	cookieOnMachine = "kiosk_session" // over plain HTTP on the machine itself
)

// maxSignIn is the most bytes of the body of a sign-in.
const maxSignIn = 8 << 10

// signedIn is the response with the account of a session.
type signedIn struct {
	ID        uuid.UUID            `json:"id"`
	Name      string               `json:"name"`
	Role      auth.Role            `json:"role"`
	StoreID   uuid.UUID            `json:"storeId"`
	May       []auth.Permission    `json:"permissions"`
	ExpiresAt *timestamp.Timestamp `json:"expiresAt,omitempty"` // only in the response that opens the session
}

// SignIn opens a session: POST /session {"store", "email", "password"}. The response sets a cookie with the secret, which scripts
// cannot read.
//
// Errors: those of readSecrets, too_many_failures, overloaded, CodeUnauthenticated.
func (s *Server) SignIn(w http.ResponseWriter, r *http.Request) error {
	in := access.SignInInput{RequestID: httpx.RequestInfoFrom(r.Context()).RequestID}
	r, end, err := s.readSecrets(w, r, map[string]*string{"store": &in.Store, "email": &in.Email, "password": &in.Password})
	defer end()
	if err != nil {
		return err
	}
	if in.Store == "" || in.Email == "" || in.Password == "" {
		return httpx.Malformed("Send store, email and password as texts.")
	}
	secret, session, err := s.signIns.attempt(r.Context(), s.proxies.Network(r), in, s.resolver.SignIn) //nolint:contextcheck // the request has the one that it came with, and a deadline
	if err != nil {
		return err
	}
	return s.respondWithSession(w, r, secret, session)
}

// readSecrets reads strings from the body of a request that holds a password or a link. The caller need not be signed in. The
// returned request has the server's deadlines, until the handler calls end.
//
// Errors: https_required, cross_origin, those of httpx.ReadObject.
func (s *Server) readSecrets(w http.ResponseWriter, r *http.Request, targets map[string]*string) (_ *http.Request, end func(), err error) {
	end = func() {}
	if !s.proxies.Private(r) {
		return r, end, &problem.Error{Code: errcode.HTTPSRequired, Detail: "A password or a link is taken only over HTTPS. " + httpx.IfBehindProxy}
	}
	if err := s.CheckOrigin(r); err != nil {
		return r, end, err
	}
	r, end = s.limits.WithDeadlines(w, r)
	members, err := httpx.ReadObject(w, r, maxSignIn)
	if err != nil {
		return r, end, err
	}
	for name, target := range targets {
		text, ok := members[name].(string)
		if !ok && members[name] != nil {
			return r, end, httpx.Malformed("The member %s is not a text.", name)
		}
		*target = text
	}
	return r, end, nil
}

// respondWithSession sets the cookie of a new session, and responds with its account.
func (s *Server) respondWithSession(w http.ResponseWriter, r *http.Request, secret string, session *db.StaffSession) error {
	actor, err := s.resolver.AuthenticateStaff(r.Context(), secret)
	if err != nil {
		return err
	}
	s.lockout.Prove(secret) // otherwise wrong tokens from the same address would lock its owner out
	httpx.RequestInfoFrom(r.Context()).Actor = actor
	s.SetCookie(w, r, s.cookieName(r), secret, int(access.SessionLifetime.Seconds()))
	respond(w, signedIn{actor.ID, actor.Name, actor.Role, actor.StoreID, actor.Permissions(), timestamp.OfPtr(session.ExpiresAt)})
	return nil
}

// WhoIsSignedIn returns the account of the session, null without a valid session: GET /session.
//
// Errors: those of Admit. CodeUnauthenticated is returned only for a request with the header Authorization.
func (s *Server) WhoIsSignedIn(w http.ResponseWriter, r *http.Request) error {
	_, withToken := r.Header["Authorization"]
	r, err := s.Admit(w, r)
	if problem.IsUnauthenticated(err) && !withToken {
		respond(w, nil)
		return nil
	}
	if err != nil {
		return err
	}
	actor, err := auth.From(r.Context())
	if err != nil {
		return err
	}
	respond(w, signedIn{actor.ID, actor.Name, actor.Role, actor.StoreID, actor.Permissions(), nil})
	return nil
}

// SignOut ends the session, or the access token of the request: DELETE /session. It deletes the browser's cookie even if the
// session was invalid. It keeps the cookie if the session may still be valid, so that the user can sign out again.
//
// Errors: those of Admit.
func (s *Server) SignOut(w http.ResponseWriter, r *http.Request) error {
	ctx, cancel := s.limits.Bound(r.Context())
	defer cancel()
	admitted, err := s.Admit(w, r.WithContext(ctx))
	if err == nil {
		err = s.resolver.SignOut(admitted.Context()) //nolint:contextcheck // as in SignIn
	}
	if err == nil || problem.IsUnauthenticated(err) {
		s.SetCookie(w, r, s.cookieName(r), "", -1)
	}
	if err != nil {
		return err
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}

// Cookie returns the cookie that holds the session of a signed-in browser. Error: http.ErrNoCookie.
func (s *Server) Cookie(r *http.Request) (*http.Cookie, error) { return r.Cookie(s.cookieName(r)) }

func (s *Server) cookieName(r *http.Request) string {
	if s.proxies.Encrypted(r) {
		return cookieOverHTTPS
	}
	return cookieOnMachine
}

// SetCookie sets a cookie that scripts cannot read, for a number of seconds. A negative number deletes it.
func (s *Server) SetCookie(w http.ResponseWriter, r *http.Request, name, value string, seconds int) {
	http.SetCookie(w, &http.Cookie{ //nolint:gosec // on the machine itself there is no HTTPS to be secure over
		Name: name, Value: value, Path: "/", MaxAge: seconds,
		Secure: s.proxies.Encrypted(r), HttpOnly: true, SameSite: http.SameSiteStrictMode,
	})
}

func respond(w http.ResponseWriter, value any) {
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	_ = json.NewEncoder(w).Encode(value) // fails when the client has disconnected
}

// How many wrong passwords an account accepts at once, and how soon it accepts another one. An attacker with any number of
// addresses gets 2880 attempts a day at one account.
const (
	accountFailures = 10
	accountPause    = 30 * time.Second
)

// How many wrong passwords an account accepts from an address that has never had the right one, and how soon another one. A
// single address can use up the attempts of an account for five minutes, and after that only a tenth of them. So it cannot lock
// the owner out for longer.
const (
	strangerFailures = 2 * accountFailures
	strangerPause    = 10 * accountPause
)

// account is an account and the network from which its password is tried; the network is zero for the limit over all networks.
// It has a fixed size, because callers may send any names of accounts.
type account struct {
	hash uint64 // of store and e-mail address
	from netip.Prefix
}

// signIns limits wrong passwords in three ways: for each address, for each account from one address, and for each account from all
// addresses together. A caller who once had the right password or one-time link has a separate limit for that address, so that attackers
// elsewhere cannot lock them out.
type signIns struct {
	addresses *httpx.Buckets[netip.Prefix]
	accounts  *httpx.Buckets[account]
	strangers *httpx.Buckets[account]
	proven    *lru.Cache[account, struct{}]
	seed      maphash.Seed // of the hashes of accounts; secret, so that an attacker cannot find another account with the same hash
	queue     hashQueue
	now       func() time.Time
}

// signIn checks a password, opens a session and returns its secret.
type signIn func(context.Context, access.SignInInput) (string, *db.StaffSession, error)

// newSignIns returns the limits of sign-ins. Wrong passwords are limited only if limits.AuthFailures is set.
func newSignIns(limits httpx.Limits) *signIns {
	s := &signIns{
		addresses: httpx.NewBuckets[netip.Prefix](float64(limits.AuthFailures)/60, limits.AuthFailures),
		proven:    httpx.Remember[account, struct{}](),
		seed:      maphash.MakeSeed(),
		queue:     make(hashQueue, maxPasswords),
		now:       limits.Clock(),
	}
	if s.addresses != nil {
		s.accounts = httpx.NewBuckets[account](1/accountPause.Seconds(), accountFailures)
		s.strangers = httpx.NewBuckets[account](1/strangerPause.Seconds(), strangerFailures)
	}
	return s
}

// attempt runs signIn.
//
// Errors: those of signIn; too_many_failures after too many wrong passwords; overloaded.
func (s *signIns) attempt(ctx context.Context, from netip.Prefix, in access.SignInInput, signIn signIn) (string, *db.StaffSession, error) {
	leave, err := s.queue.enter()
	if err != nil {
		return "", nil, err
	}
	defer leave()
	if s.addresses == nil {
		return signIn(ctx, in)
	}
	now := s.now()
	forgiveAddress, wait := s.addresses.Take(from, now)
	if wait > 0 {
		return "", nil, tooManyFailures("Too many wrong passwords came from your address.", wait)
	}
	known := s.accountOf(in, from)
	forgiveAccount, wait := s.takeFrom(known, now)
	if wait > 0 {
		return "", nil, tooManyFailures("Too many wrong passwords were tried on this account.", wait)
	}
	secret, session, err := signIn(ctx, in)
	if !problem.IsUnauthenticated(err) {
		forgiveAddress(s.now())
		forgiveAccount(s.now())
	}
	if err == nil {
		s.prove(in, from)
	}
	return secret, session, err
}

// accountOf returns the account of a sign-in from an address.
func (s *signIns) accountOf(in access.SignInInput, from netip.Prefix) account {
	store, email := in.Account()
	return account{maphash.Comparable(s.seed, [2]string{store, email}), from}
}

// prove records that a person has signed in to an account from an address.
func (s *signIns) prove(in access.SignInInput, from netip.Prefix) {
	s.proven.Add(s.accountOf(in, from), struct{}{})
}

// takeFrom takes an attempt on an account from an address. It returns a function that puts the attempt back, or the number of
// seconds to wait for the next one.
func (s *signIns) takeFrom(known account, now time.Time) (putBack func(now time.Time), wait int) {
	if s.proven.Contains(known) {
		return s.accounts.Take(known, now)
	}
	putBackHere, wait := s.strangers.Take(known, now)
	if wait > 0 {
		return nil, wait
	}
	putBackEverywhere, wait := s.accounts.Take(account{hash: known.hash}, now)
	if wait > 0 {
		putBackHere(now)
		return nil, wait
	}
	return func(now time.Time) {
		putBackHere(now)
		putBackEverywhere(now)
	}, 0
}

func tooManyFailures(detail string, wait int) error {
	return &httpx.RejectError{Code: httpx.CodeTooManyFailures, Detail: detail, RetryAfter: wait}
}
