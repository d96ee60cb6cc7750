package graph

import (
	"context"
	"net/http"
	"sync"

	"kiosk/graph/errcode"
	"kiosk/internal/auth"
	"kiosk/internal/httpx"
	"kiosk/internal/problem"
)

// serveOperation admits requests of staff, as many as they may make. Nothing of a stranger's request is read.
func (s *server) serveOperation(w http.ResponseWriter, r *http.Request) error {
	if isSocket(r) { // which lasts, and has limits of its own
		return s.serveSocket(w, r)
	}
	secret, err := s.secretOf(r)
	if err != nil {
		return err
	}
	r, err = s.admit(w, r)
	if err != nil {
		return err
	}
	actor, err := auth.From(r.Context())
	if err != nil {
		return err
	}
	leave, err := s.enter(actor, r)
	if err != nil {
		return err
	}
	defer leave()
	bodyOnly := httpx.Limits{BodyTimeout: s.Limits.BodyTimeout} // the operation has the rest of the time
	r, end := bodyOnly.WithDeadlines(w, r)
	defer end()
	ctx := context.WithValue(r.Context(), openerKey{}, s.opener(secret, actor, leave))
	return s.running.Serve(w, r, actor.StoreID, func(w http.ResponseWriter, r *http.Request) error {
		ctx = context.WithValue(ctx, browserKey{}, s.browserOf(w, r))
		s.operations.ServeHTTP(w, r.WithContext(ctx))
		return nil
	})
}

// enter takes a slot for the request, until leave is called, which may be more than once.
//
// Errors: too_many_concurrent, overloaded.
func (s *server) enter(actor auth.Actor, r *http.Request) (leave func(), err error) {
	if err := s.capacity.Enter(actor); err != nil {
		return nil, err
	}
	leaveLarge, err := s.largeBodies.Enter(actor, r, maxBody)
	if err != nil {
		s.capacity.Leave(actor)
		return nil, err
	}
	return sync.OnceFunc(func() {
		leaveLarge()
		s.capacity.Leave(actor)
	}), nil
}

// admit returns the request with the staff member who sends it as its actor.
//
// Errors: CodeUnauthenticated; too_many_failures; rate_limited; cross_origin; store_changed; viewer_changed.
func (s *server) admit(w http.ResponseWriter, r *http.Request) (*http.Request, error) {
	secret, err := s.secretOf(r)
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
	ctx := context.WithValue(auth.With(r.Context(), actor), privateKey{}, s.TrustedProxies.Private(r))
	return r.WithContext(ctx), nil
}

// authenticate returns the staff member whose secret it is, in this request.
//
// Errors: CodeUnauthenticated; too_many_failures when too many wrong secrets came from the caller's address.
func (s *server) authenticate(r *http.Request, secret string) (auth.Actor, error) {
	ctx, cancel := s.Limits.Bound(r.Context())
	defer cancel()
	actor, err := s.lockout.Try(ctx, s.TrustedProxies.Network(r), secret, s.Resolver.AuthenticateStaff)
	if err != nil {
		return auth.Actor{}, err
	}
	current := httpx.RequestInfoFrom(r.Context())
	actor.RequestID = current.RequestID
	current.Actor = actor
	return actor, nil
}

// secretOf returns what the request proves its sender with: a token in the Authorization header, else the session in
// the cookie. A browser sends the cookie whichever page asks, so it counts only for pages of this server.
//
// Errors: CodeUnauthenticated; cross_origin.
func (s *server) secretOf(r *http.Request) (string, error) {
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
	cookie, err := r.Cookie(s.cookieName(r))
	if err != nil {
		return "", unauthenticated("Sign in at POST /session, or send the header Authorization: Bearer kpat_….")
	}
	return cookie.Value, s.checkOrigin(r)
}

// checkOrigin refuses what another site's page has a browser send, by whatever method: a WebSocket is opened by a GET and
// may write all the same, and a query by GET costs something although it changes nothing.
//
// Error: cross_origin.
func (s *server) checkOrigin(r *http.Request) error {
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

// isPrivate reports whether the response may hold secrets: see httpx.Proxies.Private.
func isPrivate(ctx context.Context) bool {
	private, _ := ctx.Value(privateKey{}).(bool)
	return private
}
