package graph

import (
	"kiosk/ent/db"
	"kiosk/graph/generated"
	"kiosk/internal/auth"
	"kiosk/internal/resolver/access"
)

// newToken converts the input of createAPIToken to that of the operation.
func newToken(in generated.CreateAPITokenInput) access.NewToken {
	scopes := make(auth.Scopes, len(in.Scopes))
	for i, name := range in.Scopes {
		scopes[i] = auth.Scope(name)
	}
	return access.NewToken{Name: in.Name, Scopes: scopes, RefundLimit: in.RefundLimit, ExpiresAt: in.ExpiresAt}
}

// createdToken converts the results of the operation that creates an API token, which is shown only once.
func createdToken(token string, row *db.APIToken, err error) (*generated.CreatedAPIToken, error) {
	return &generated.CreatedAPIToken{Token: token, APIToken: row}, err
}
