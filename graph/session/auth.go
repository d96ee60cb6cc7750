// Package session is who sends a request of the GraphQL API: it authenticates staff by their sessions and access tokens, bounds how
// often passwords may be tried, and serves the paths below /session.
package session

import (
	"context"
	"net/http"
	"net/netip"

	"kiosk/graph/errcode"
	"kiosk/internal/auth"
	"kiosk/internal/httpx"
	"kiosk/internal/problem"
	"kiosk/internal/resolver"
)

// Server authenticates the requests of staff, and serves what opens and ends their sessions.
type Server struct {
	Passwords *Passwords

	resolver    *resolver.Resolver
	proxies     httpx.Proxies
	limits      httpx.Limits
	rateLimiter *httpx.RateLimiter
	crossOrigin *http.CrossOriginProtection
	lockout     *httpx.Lockout
	signIns     *signIns
	resets      *httpx.Buckets[netip.Prefix]
}

// New returns a server of sessions, whose requests count on the rates of staff members. It believes the headers of the proxies.
func New(operations *resolver.Resolver, proxies httpx.Proxies, limits httpx.Limits, rateLimiter *httpx.RateLimiter) *Server {
	signIns := newSignIns(limits)
	return &Server{
		Passwords:   newPasswords(limits, signIns.queue),
		resolver:    operations,
		proxies:     proxies,
		limits:      limits,
		rateLimiter: rateLimiter,
		crossOrigin: http.NewCrossOriginProtection(),
		lockout:     httpx.NewLockout(limits, problem.IsUnauthenticated),
		signIns:     signIns,
		resets:      newResets(limits),
	}
}

// Admit returns the request with the staff member who sends it as its actor.
//
// Errors: CodeUnauthenticated; too_many_failures; rate_limited; cross_origin; store_changed; viewer_changed.
func (s *Server) Admit(w http.ResponseWriter, r *http.Request) (*http.Request, error) {
	secret, err := s.Secret(r)
	if err != nil {
		return nil, err
	}
	actor, err := s.authenticate(r, secret)
	if err != nil {
		return nil, err
	}
	if err := s.rateLimiter.Count(w, actor.ID); err != nil {
		return nil, err
	}
	if err := checkPage(actor, r.Header.Values(storeHeader), r.Header.Values(viewerHeader)); err != nil {
		return nil, err
	}
	return r.WithContext(s.with(r.Context(), r, actor)), nil
}

// AdmitSocket returns the context of the operations of a WebSocket that a request opened, with the staff member whose secret it
// is as their actor. The stores and viewers that its page sent are what X-Kiosk-Store and X-Kiosk-Viewer are to Admit.
//
// Errors: those of Admit, without cross_origin.
func (s *Server) AdmitSocket(ctx context.Context, r *http.Request, secret string, stores, viewers []string) (context.Context, auth.Actor, error) {
	actor, err := s.authenticate(r, secret)
	if err != nil {
		return ctx, auth.Actor{}, err
	}
	if err := s.rateLimiter.Allow(actor.ID); err != nil {
		return ctx, auth.Actor{}, err
	}
	if err := checkPage(actor, stores, viewers); err != nil {
		return ctx, auth.Actor{}, err
	}
	return s.with(ctx, r, actor), actor, nil
}

// Renew returns the staff member who was admitted with a secret, as they are now. Errors: CodeUnauthenticated when the session or
// the member is out; those of the database.
func (s *Server) Renew(ctx context.Context, secret string, admitted auth.Actor) (auth.Actor, error) {
	actor, err := s.resolver.AuthenticateStream(ctx, secret)
	actor.RequestID = admitted.RequestID
	return actor, err
}

// with returns the context of what an actor asks for in a request.
func (s *Server) with(ctx context.Context, r *http.Request, actor auth.Actor) context.Context {
	return context.WithValue(auth.With(ctx, actor), privateKey{}, s.proxies.Private(r))
}

// authenticate returns the staff member whose secret it is, in this request.
//
// Errors: CodeUnauthenticated; too_many_failures when too many wrong secrets came from the caller's address.
func (s *Server) authenticate(r *http.Request, secret string) (auth.Actor, error) {
	ctx, cancel := s.limits.Bound(r.Context())
	defer cancel()
	actor, err := s.lockout.Try(ctx, s.proxies.Network(r), secret, s.resolver.AuthenticateStaff)
	if err != nil {
		return auth.Actor{}, err
	}
	current := httpx.RequestInfoFrom(r.Context())
	actor.RequestID = current.RequestID
	current.Actor = actor
	return actor, nil
}

// Secret returns what the request proves its sender with: a token in the Authorization header, else the session in
// the cookie. A browser sends the cookie whichever page asks, so it counts only for pages of this server.
//
// Errors: CodeUnauthenticated; cross_origin.
func (s *Server) Secret(r *http.Request) (string, error) {
	if _, sent := r.Header["Authorization"]; sent {
		token, ok := httpx.Bearer(r)
		if !ok {
			return "", unauthenticated("Send the header Authorization: Bearer <token>, once.")
		}
		if auth.LooksLikeToken(token) {
			return "", unauthenticated("API tokens (ksk_…) work with the REST API only. Use a personal access token (kpat_…), or sign in.")
		}
		return token, nil
	}
	cookie, err := s.Cookie(r)
	if err != nil {
		return "", unauthenticated("Sign in at POST /session, or send the header Authorization: Bearer kpat_….")
	}
	return cookie.Value, s.CheckOrigin(r)
}

// CheckOrigin refuses what another site's page has a browser send, by whatever method: a WebSocket is opened by a GET and
// may write all the same, and a query by GET costs something although it changes nothing.
//
// Error: cross_origin.
func (s *Server) CheckOrigin(r *http.Request) error {
	asPost := *r
	asPost.Method = http.MethodPost
	if s.crossOrigin.Check(&asPost) != nil {
		return &problem.Error{Code: errcode.CrossOrigin, Detail: "A page of another site may not ask in the name of who is signed in here."}
	}
	return nil
}

func unauthenticated(detail string) error {
	return &problem.Error{Code: problem.CodeUnauthenticated, Detail: detail}
}

type privateKey struct{}

// IsPrivate reports whether the response to a request that was admitted may hold secrets: see httpx.Proxies.Private.
func IsPrivate(ctx context.Context) bool {
	private, _ := ctx.Value(privateKey{}).(bool)
	return private
}
