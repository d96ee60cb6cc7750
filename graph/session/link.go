package session

import (
	"context"
	"net/http"
	"net/netip"

	"kiosk/ent/db"
	"kiosk/ent/db/staffmember"
	"kiosk/internal/auth"
	"kiosk/internal/httpx"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/access"
	"kiosk/internal/timestamp"
)

// openLink is the response that describes a valid one-time link.
type openLink struct {
	Store     string               `json:"store"` // slug
	StoreName string               `json:"storeName"`
	Email     string               `json:"email"`
	Name      string               `json:"name"`
	Role      auth.Role            `json:"role"`
	Invited   bool                 `json:"invited"` // false: the link resets a password
	ExpiresAt *timestamp.Timestamp `json:"expiresAt"`
}

// ShowLink returns the account that a one-time link is for, without using the link: POST /session/link {"token"}. The token is in
// the body, because servers and proxies log URLs.
//
// Errors: those of readSecrets, CodeNotFound, CodeExpired, CodeUnauthenticated (the store was shredded), too_many_failures.
func (s *Server) ShowLink(w http.ResponseWriter, r *http.Request) error {
	var token string
	r, end, err := s.readSecrets(w, r, map[string]*string{"token": &token})
	defer end()
	if err != nil {
		return err
	}
	var found *access.OpenStaffLink
	err = s.signIns.byLink(r.Context(), s.proxies.Network(r), func(ctx context.Context) (err error) {
		found, err = s.resolver.FindStaffLink(ctx, token)
		return err
	})
	if err != nil {
		return err
	}
	member := found.Member
	respond(w, openLink{
		Store: found.Store.Slug, StoreName: found.Store.Name,
		Email: member.Email, Name: member.Name, Role: auth.Role(member.Role),
		Invited: member.Status == staffmember.StatusINVITED, ExpiresAt: timestamp.OfPtr(member.LinkExpiresAt),
	})
	return nil
}

// UseLink sets the password of the account that a one-time link is for, and signs its owner in:
// PUT /session/link {"token", "password", "name"}.
//
// Errors: those of readSecrets, CodeInvalidInput, CodeNotFound, CodeExpired, CodeUnauthenticated (the store was shredded),
// too_many_failures, overloaded.
func (s *Server) UseLink(w http.ResponseWriter, r *http.Request) error {
	in := access.UseStaffLinkInput{RequestID: httpx.RequestInfoFrom(r.Context()).RequestID}
	r, end, err := s.readSecrets(w, r, map[string]*string{"token": &in.Token, "password": &in.Password, "name": &in.Name})
	defer end()
	if err != nil {
		return err
	}
	leave, err := s.signIns.queue.enter()
	if err != nil {
		return err
	}
	defer leave()
	var secret string
	var session *db.StaffSession
	err = s.signIns.byLink(r.Context(), s.proxies.Network(r), func(ctx context.Context) (err error) { //nolint:contextcheck // as in SignIn
		secret, session, err = s.resolver.UseStaffLink(ctx, in)
		return err
	})
	if err != nil {
		return err
	}
	s.proveByLink(r, secret)
	return s.respondWithSession(w, r, secret, session)
}

// proveByLink records, as a sign-in with the password does, that the person of a session has signed in from the address of a request.
// An error is ignored: the link is used, and the session matters more.
func (s *Server) proveByLink(r *http.Request, secret string) {
	actor, err := s.resolver.AuthenticateStaff(r.Context(), secret)
	if err != nil {
		return
	}
	store, err := s.resolver.Store(auth.With(r.Context(), actor))
	if err != nil {
		return
	}
	s.signIns.prove(access.SignInInput{Store: store.Slug, Email: actor.Email}, s.proxies.Network(r))
}

// byLink runs a function that uses a one-time link. An unknown link counts as a wrong password of the address.
//
// Errors: those of the function; too_many_failures after too many wrong passwords or links from the address.
func (s *signIns) byLink(ctx context.Context, from netip.Prefix, use func(context.Context) error) error {
	if s.addresses == nil {
		return use(ctx)
	}
	forgive, wait := s.addresses.Take(from, s.now())
	if wait > 0 {
		return tooManyFailures("Too many wrong passwords or links came from your address.", wait)
	}
	err := use(ctx)
	if !problem.HasCode(err, problem.CodeNotFound) {
		forgive(s.now())
	}
	return err
}
