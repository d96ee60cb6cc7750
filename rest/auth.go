package rest

import (
	"net/http"
	"strings"

	"kiosk/internal/auth"
	"kiosk/internal/resolver"
)

const realm = `Bearer realm="kiosk"`

// admit returns the actor that the request's token speaks for, and says in the answer's headers
// what the token's rate is. Contract: "Authentication".
//
// Errors: unauthenticated; too_many_failures; rate_limited; insufficient_scope when the token lacks the scope.
func (h *handler) admit(w http.ResponseWriter, r *http.Request, scope auth.Scope) (auth.Actor, error) {
	token, ok := bearer(r)
	if !ok {
		return auth.Actor{}, &problem{
			code:   resolver.CodeUnauthenticated,
			detail: "Send the header Authorization: Bearer <API_TOKEN>, once.",
		}
	}
	actor, err := h.authenticate(r, token)
	if err != nil {
		return auth.Actor{}, err
	}
	exchangeOf(r).storeID = actor.StoreID
	if err := h.count(w, actor); err != nil {
		return auth.Actor{}, err
	}
	if !actor.Scopes.Has(scope) {
		return auth.Actor{}, &problem{
			code:   codeInsufficientScope,
			detail: "The token lacks the scope " + string(scope) + ".",
		}
	}
	return actor, nil
}

// count counts the request on the token's rate. Error: rate_limited.
func (h *handler) count(w http.ResponseWriter, actor auth.Actor) error {
	if h.meter == nil {
		return nil
	}
	state, wait := h.meter.count(actor.ID, h.now())
	w.Header().Set("RateLimit-Policy", h.meter.policy)
	w.Header().Set("RateLimit", state)
	if wait == 0 {
		return nil
	}
	return &problem{
		code:       codeRateLimited,
		detail:     "The token makes more requests than it may; see RateLimit-Policy.",
		retryAfter: wait,
	}
}

// bearer returns the token of the one Authorization header, if that is a bearer token. RFC 6750.
func bearer(r *http.Request) (token string, ok bool) {
	given := r.Header.Values("Authorization")
	if len(given) != 1 {
		return "", false
	}
	scheme, token, _ := strings.Cut(given[0], " ")
	token = strings.TrimSpace(token)
	return token, strings.EqualFold(scheme, "Bearer") && token != ""
}

// challenge is the WWW-Authenticate header of a 401: it names an error only when a token was sent.
func challenge(r *http.Request) string {
	if _, sent := bearer(r); sent {
		return realm + `, error="invalid_token"`
	}
	return realm
}
