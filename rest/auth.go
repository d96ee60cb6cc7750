package rest

import (
	"net/http"

	"kiosk/internal/auth"
	"kiosk/internal/httpx"
	"kiosk/internal/problem"
)

const realm = `Bearer realm="kiosk"`

// admit authenticates the request by its token and returns the actor. It counts the request against the
// token's rate limit and writes the rate-limit headers. For API users: docs/guides/authentication.md.
//
// Errors: unauthenticated; too_many_failures; rate_limited; insufficient_scope when the token lacks the scope.
func (h *handler) admit(w http.ResponseWriter, r *http.Request, scope auth.Scope) (auth.Actor, error) {
	token, ok := httpx.Bearer(r)
	if !ok {
		return auth.Actor{}, &problemDetails{
			code:   problem.CodeUnauthenticated,
			detail: "Send the header Authorization: Bearer <API_TOKEN>, once.",
		}
	}
	if auth.LooksLikeAccessToken(token) || auth.LooksLikeSession(token) {
		return auth.Actor{}, &problemDetails{
			code:   problem.CodeUnauthenticated,
			detail: "This token belongs to a person and works at /graphql only. Programs that sell need an API token (ksk_…).",
		}
	}
	actor, err := h.lockout.Try(r.Context(), h.proxies.Network(r), token, h.resolver.Authenticate)
	if err != nil {
		return auth.Actor{}, err
	}
	current := httpx.RequestInfoFrom(r.Context())
	actor.RequestID = current.RequestID
	current.Actor = actor
	if _, waited := resumed(r.Context()); !waited { // a request that has waited was counted when it arrived
		if err := h.rateLimiter.Count(w, actor.ID); err != nil {
			return auth.Actor{}, err
		}
	}
	if scope != "" && !actor.Scopes.Has(scope) {
		return auth.Actor{}, &problemDetails{
			code:   codeInsufficientScope,
			detail: "The token lacks the scope " + string(scope) + ".",
		}
	}
	return actor, nil
}

// challenge returns the WWW-Authenticate header of a 401. It names an error only when a token was sent.
func challenge(r *http.Request) string {
	if _, sent := httpx.Bearer(r); sent {
		return realm + `, error="invalid_token"`
	}
	return realm
}
