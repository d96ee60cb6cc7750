package rest

import (
	"net/http"

	"kiosk/internal/auth"
	"kiosk/internal/httpx"
	"kiosk/internal/problem"
)

const realm = `Bearer realm="kiosk"`

// admit returns the actor of the request's token, and says in the response's headers
// what the token's rate is. For callers: docs/guides/authentication.md.
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
	if _, waited := resumed(r.Context()); !waited { // it was counted when it came
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

// challenge is the WWW-Authenticate header of a 401: it names an error only when a token was sent.
func challenge(r *http.Request) string {
	if _, sent := httpx.Bearer(r); sent {
		return realm + `, error="invalid_token"`
	}
	return realm
}
