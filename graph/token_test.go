package graph_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db/auditentry"
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
	both(t, func(t *testing.T, o *fixture) {
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
		bot := o.staffClient
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
		past := o.clock.Now()
		manager.refuses(t, "INVALID_INPUT", createAPIToken, vars{"input": vars{"name": "bot", "scopes": []string{"orders:write"}, "expiresAt": past}}, "input.expiresAt")
		manager.refuses(t, "INVALID_INPUT", createAPIToken, vars{"input": vars{"name": "", "scopes": []string{}, "expiresAt": past}},
			"input.name", "input.scopes", "input.expiresAt")
		manager.refuses(t, "INVALID_INPUT", createAPIToken, vars{"input": vars{"name": "bot", "scopes": []string{"orders:write"}, "refundLimit": "50.00"}},
			"input.refundLimit")
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
	both(t, func(t *testing.T, o *fixture) {
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

const ownTokens = `query($by: ID) { apiTokens(first: 100, where: {createdById: $by, revokedAtIsNil: true}) {
	edges { node { id name createdById createdByName } } } }`

type tokensOfMaker struct {
	APITokens struct {
		Edges []struct {
			Node struct {
				ID            uuid.UUID
				Name          string
				CreatedByID   *uuid.UUID
				CreatedByName string
			}
		}
	}
}

// TestATokenNamesItsMakerAndCanBeRevokedWithThem also checks that tokens of other people are not revoked.
func TestATokenNamesItsMakerAndCanBeRevokedWithThem(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		manager, other := o.as(t, auth.Manager), o.as(t, auth.Manager)
		viewer := get[struct {
			Viewer struct {
				ID   uuid.UUID
				Name string
			}
		}](t, manager, `{ viewer { id name } }`, nil).Viewer
		create := func(d staffClient, name string) string {
			return do[struct{ Token string }](t, d, createAPIToken, vars{"name": name, "scopes": []string{"orders:read"}}).Token
		}
		first, second, foreign := create(manager, "first"), create(manager, "second"), create(other, "foreign")
		listed := func(by any) map[string]string {
			makers := map[string]string{}
			for _, edge := range get[tokensOfMaker](t, o.staffClient, ownTokens, vars{"by": by}).APITokens.Edges {
				if (edge.Node.CreatedByID == nil) != (edge.Node.CreatedByName == "") {
					t.Errorf("%+v", edge.Node)
				}
				makers[edge.Node.Name] = edge.Node.CreatedByName
			}
			return makers
		}
		if got := listed(viewer.ID); len(got) != 2 || got["first"] != viewer.Name || got["second"] != viewer.Name {
			t.Errorf("%v", got)
		}
		if all := listed(nil); all["test"] != "" || all["foreign"] == "" { // the test kit's are made as the command line makes them
			t.Errorf("%v", all)
		}
		works := func(token string) bool {
			_, err := o.Resolver.Authenticate(t.Context(), token)
			return err == nil
		}
		const disable = `mutation($id: ID!, $revoke: Boolean! = false) { disableStaff(input: {id: $id}, revokeTokens: $revoke) { status } }`
		get[any](t, o.staffClient, disable, id(viewer.ID))
		if !works(first) || !works(second) {
			t.Error("the tokens ended although nothing asked for it")
		}
		for range 2 { // also of one who is disabled already, and again
			get[any](t, o.staffClient, disable, vars{"id": viewer.ID, "revoke": true})
		}
		if works(first) || works(second) || !works(foreign) || !works(o.FullToken) {
			t.Errorf("first %t, second %t, foreign %t, the store's %t", works(first), works(second), works(foreign), works(o.FullToken))
		}
		o.audited(t, "api_token.revoke")
		revoked := o.Database.Client.AuditEntry.Query().Where(auditentry.Action("api_token.revoke")).CountX(o.Context(t))
		if left := listed(viewer.ID); len(left) != 0 || revoked != 2 {
			t.Errorf("%v are left, %d entries in the audit", left, revoked)
		}
	})
}
