package graph_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/auth"
)

type apiToken struct {
	ID        uuid.UUID
	Name      string
	Prefix    string
	Scopes    []string
	ExpiresAt *time.Time
	RevokedAt *string
}

const (
	createAPIToken = `mutation($input: CreateAPITokenInput!) { done: createAPIToken(input: $input) {
		token apiToken { id name prefix scopes expiresAt revokedAt } } }`
	revokeAPIToken = `mutation($input: APITokenInput!) { done: revokeAPIToken(input: $input) { id name prefix scopes expiresAt revokedAt } }`
)

func TestABotsTokenIsShownOnceAndEnded(t *testing.T) {
	both(t, func(t *testing.T, o *office) {
		manager := o.as(t, auth.Manager)
		created := do[struct {
			Token    string
			APIToken apiToken
		}](t, manager, createAPIToken, vars{"name": "bot", "scopes": []string{"products:read", "orders:write"}, "expiresAt": "2099-01-01T00:00:00Z"})
		o.audited(t, "api_token.create")
		shown := created.APIToken
		if !strings.HasPrefix(created.Token, shown.Prefix) || !slices.Equal(shown.Scopes, []string{"products:read", "orders:write"}) || shown.ExpiresAt == nil {
			t.Errorf("%+v", created)
		}
		o.hideInAudit(t, created.Token)
		actor, err := o.Resolver.Authenticate(t.Context(), created.Token)
		if err != nil || actor.ID != shown.ID || actor.StoreID != o.Store.ID {
			t.Errorf("%+v, %v", actor, err)
		}
		bot := o.desk
		bot.client.Token = created.Token
		if response := bot.client.Do(t, http.MethodPost, "/graphql", vars{"query": whoAmI}); response.Status != http.StatusUnauthorized {
			t.Errorf("a bot's token gets %d here", response.Status)
		}

		revoked := do[apiToken](t, manager, revokeAPIToken, vars{"id": shown.ID})
		o.audited(t, "api_token.revoke")
		again := do[apiToken](t, manager, revokeAPIToken, vars{"id": shown.ID})
		if revoked.RevokedAt == nil || *again.RevokedAt != *revoked.RevokedAt {
			t.Errorf("%+v, then %+v", revoked, again)
		}
		if _, err := o.Resolver.Authenticate(t.Context(), created.Token); err == nil {
			t.Error("the token is still good")
		}

		manager.refuses(t, "INVALID_INPUT", createAPIToken, vars{"input": vars{"name": "", "scopes": []string{"products:read", "everything"}}},
			"input.name", "input.scopes.1")
		manager.refuses(t, "INVALID_INPUT", createAPIToken, vars{"input": vars{"name": "bot", "scopes": []string{}}}, "input.scopes")
		foreign := open(t, o.Database)
		theirs, err := foreign.Database.Client.APIToken.Query().FirstID(foreign.Context(t))
		if err != nil {
			t.Fatal(err)
		}
		for _, unknown := range []uuid.UUID{uuid.New(), theirs} {
			manager.refuses(t, "NOT_FOUND", revokeAPIToken, vars{"input": vars{"id": unknown}})
		}
		o.as(t, auth.Support).refuses(t, "FORBIDDEN", createAPIToken, vars{"input": vars{"name": "bot", "scopes": []string{"products:read"}}})
	})
}

func TestTokensAreListedForManagers(t *testing.T) {
	both(t, func(t *testing.T, o *office) {
		const list = `{ apiTokens(first: 10, where: {revokedAtIsNil: true}) { totalCount edges { node { id name prefix scopes } } } }`
		found := get[struct {
			APITokens struct {
				TotalCount int
				Edges      []struct{ Node apiToken }
			}
		}](t, o.as(t, auth.Manager), list, nil).APITokens
		if found.TotalCount != 2 || len(found.Edges[0].Node.Scopes) == 0 {
			t.Errorf("%+v", found)
		}
		o.as(t, auth.Support).refuses(t, "FORBIDDEN", list, nil)
	})
}
