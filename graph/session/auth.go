// Package session authenticates the requests of staff to the GraphQL API, by sessions and access tokens. It limits attempts with
// wrong passwords, and serves the paths below /session.
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

// Server authenticates the requests of staff, and serves sign-in and sign-out.
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

// New returns a server of sessions. rateLimiter counts the requests of each staff member. The server uses the headers of the
// trusted proxies.
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

// Admit authenticates a request, and returns it with the staff member as the actor in its context.
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

// AdmitSocket authenticates a WebSocket by a secret, and returns the context for its operations and the actor in it. The request
// r opened the WebSocket. stores and viewers are the ids that its page sent; they have the meaning of the headers X-Kiosk-Store
// and X-Kiosk-Viewer.
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

// Renew authenticates an admitted staff member again, and returns them with their present role. Errors: CodeUnauthenticated if the
// session has ended or the staff member is disabled; those of the database.
func (s *Server) Renew(ctx context.Context, secret string, admitted auth.Actor) (auth.Actor, error) {
	actor, err := s.resolver.AuthenticateStream(ctx, secret)
	actor.RequestID = admitted.RequestID
	return actor, err
}

// with returns a context with the actor of a request, and with the result of IsPrivate.
func (s *Server) with(ctx context.Context, r *http.Request, actor auth.Actor) context.Context {
	return context.WithValue(auth.With(ctx, actor), privateKey{}, s.proxies.Private(r))
}

// authenticate returns the staff member with the secret, and sets it as the actor of the request.
//
// Errors: CodeUnauthenticated; too_many_failures after too many wrong secrets from the caller's address.
func (s *Server) authenticate(r *http.Request, secret string) (auth.Actor, error) {
	ctx, cancel := s.limits.Bound(r.Context())
	defer cancel()
	actor, err := s.lockout.Try(ctx, s.proxies.Network(r), secret, s.resolver.AuthenticateStaff)
	if err != nil {
		return auth.Actor{}, err
	}
	info := httpx.RequestInfoFrom(r.Context())
	actor.RequestID = info.RequestID
	info.Actor = actor
	return actor, nil
}

// Secret returns the secret of a request: the token in the header Authorization, or without that header the session in the
// cookie. A browser sends the cookie also for pages of other sites. So the cookie is accepted only from pages of this server.
//
// Errors: CodeUnauthenticated; cross_origin.
func (s *Server) Secret(r *http.Request) (string, error) {
	if _, present := r.Header["Authorization"]; present {
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

// CheckOrigin rejects requests from pages of other sites. It checks every method: a GET may open a WebSocket, and a query by GET
// is expensive although it changes nothing.
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

// IsPrivate reports whether the connection of an admitted request may carry secrets: see httpx.Proxies.Private.
func IsPrivate(ctx context.Context) bool {
	private, _ := ctx.Value(privateKey{}).(bool)
	return private
}
