package rest

import (
	"net/http"
	"strings"

	"kiosk/internal/auth"
	"kiosk/internal/resolver"
)

const realm = `Bearer realm="kiosk"`

// admit returns the request with the bearer of its token as the actor. Contract: "Authentication".
//
// Errors: unauthenticated; insufficient_scope when the token lacks the scope.
func (h *handler) admit(r *http.Request, scope auth.Scope) (*http.Request, error) {
	token, ok := bearer(r)
	if !ok {
		return nil, &problem{
			code:   resolver.CodeUnauthenticated,
			detail: "Send the header Authorization: Bearer <API_TOKEN>, once.",
		}
	}
	actor, err := h.resolver.Authenticate(r.Context(), token)
	if err != nil {
		return nil, err
	}
	exchangeOf(r).storeID = actor.StoreID
	if !actor.Scopes.Has(scope) {
		return nil, &problem{
			code:   codeInsufficientScope,
			detail: "The token lacks the scope " + string(scope) + ".",
		}
	}
	return r.WithContext(auth.With(r.Context(), actor)), nil
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
