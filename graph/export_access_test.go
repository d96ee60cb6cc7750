package graph_test

import (
	"encoding/base64"
	"encoding/hex"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/vektah/gqlparser/v2/ast"

	"kiosk/ent/db"
	"kiosk/ent/db/apitoken"
	"kiosk/ent/db/category"
	"kiosk/ent/db/pricetier"
	"kiosk/ent/db/staffmember"
	"kiosk/ent/db/webhookendpoint"
	"kiosk/internal/auth"
	"kiosk/internal/outbox"
)

// exportedList is the list with the same rows as the exports of a kind, and the field of their input with its filter.
type exportedList struct{ list, filter string }

var exportedLists = map[string]exportedList{
	"ORDERS":       {"orders", "orderWhere"},
	"CUSTOMERS":    {"customers", "customerWhere"},
	"TRANSACTIONS": {"walletTransactions", "transactionWhere"},
	"LICENSES":     {"licenses", "licenseWhere"},
	"PRODUCTS":     {"products", "productWhere"},
	"PRICES":       {"variations", "variationWhere"},
	"AUDIT":        {"auditEntries", "auditWhere"},
	"RECHARGES":    {"recharges", "rechargeWhere"},
	"DELIVERIES":   {"deliveries", "deliveryWhere"},
	"EVENTS":       {"events", "eventWhere"},
	"STAFF":        {"staffMembers", "staffWhere"},
	"TOKENS":       {"apiTokens", "tokenWhere"},
	"ENDPOINTS":    {"webhookEndpoints", "endpointWhere"},
	"TIERS":        {"priceTiers", "tierWhere"},
	"CATEGORIES":   {"categories", "categoryWhere"},
	"CUSTOMER":     {"customer", "customerId"},
}

func TestAnExportTakesThePermissionOfItsListAsWell(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for _, role := range []auth.Role{auth.Owner, auth.Manager, auth.Support, auth.Viewer} {
			person := o.as(t, role)
			for _, kind := range schema.Types["ExportKind"].EnumValues {
				list := operation{"query", schema.Query.Fields.ForName(exportedLists[kind.Name].list)}
				input := vars{"kind": kind.Name}
				if kind.Name == "CUSTOMER" {
					input["customerId"] = o.Ana.ID
				}
				if may(role, auth.PermissionExport) && may(role, list.permission()) {
					person.link(t, input)
				} else {
					person.refuses(t, "FORBIDDEN", createExport, vars{"input": input})
				}
			}
		}
	})
}

func TestALinkEndsWhenItsMakerMayNotReadTheListAnyMore(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		maker := o.as(t, auth.Owner)
		staff, tokens := maker.link(t, vars{"kind": "STAFF"}).URL, maker.link(t, vars{"kind": "TOKENS"}).URL
		if got := o.follow(t, staff); got.Status != http.StatusOK {
			t.Fatalf("%d %s", got.Status, got.Body)
		}
		owners := o.Database.Client.StaffMember.Update().Where(staffmember.RoleEQ(staffmember.RoleOWNER))
		if err := owners.SetRole(staffmember.RoleMANAGER).Exec(o.Context(t)); err != nil {
			t.Fatal(err)
		}
		if got := o.follow(t, staff); got.Status != http.StatusForbidden || !strings.Contains(string(got.Body), "may not export") {
			t.Errorf("the staff: %d %s", got.Status, got.Body)
		}
		if got := o.follow(t, tokens); got.Status != http.StatusOK {
			t.Errorf("the tokens, which a manager may read: %d %s", got.Status, got.Body)
		}
	})
}

func TestEachFilterOfAnExportIsThatOfOneListAndRefusedByOtherKinds(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		input := schema.Types["CreateExportInput"]
		filters := slices.DeleteFunc(slices.Clone(input.Fields), func(field *ast.FieldDefinition) bool { return !strings.HasSuffix(field.Name, "Where") })
		if kinds := schema.Types["ExportKind"].EnumValues; len(exportedLists) != len(kinds) || len(filters) != len(kinds)-1 {
			t.Errorf("%d kinds, %d with a list, %d filters", len(kinds), len(exportedLists), len(filters))
		}
		for kind, exported := range exportedLists {
			field := input.Fields.ForName(exported.filter)
			if kind == "CUSTOMER" {
				continue
			}
			if where := schema.Query.Fields.ForName(exported.list).Arguments.ForName("where"); where == nil || field == nil || field.Type.Name() != where.Type.Name() {
				t.Errorf("%s is not the filter of %s", exported.filter, exported.list)
				continue
			}
			for other := range exportedLists {
				request := vars{"kind": other, exported.filter: vars{"id": uuid.New()}}
				if other == "CUSTOMER" {
					request["customerId"] = o.Ana.ID
				}
				if other == kind {
					o.link(t, request)
				} else {
					o.refuses(t, "INVALID_INPUT", createExport, vars{"input": request}, "input."+exported.filter)
				}
			}
		}
		for _, entry := range o.export(t, vars{"kind": "AUDIT", "auditWhere": vars{"action": "export.create"}}) {
			if strings.Contains(entry["after"], "Where") {
				t.Errorf("the audit keeps the filter: %s", entry["after"])
			}
		}
	})
}

// listed returns the ids of all rows that a list shows with the filter, the oldest first.
func (o *fixture) listed(t testing.TB, kind string, where vars) []string {
	t.Helper()
	list := exportedLists[kind].list
	filter := schema.Query.Fields.ForName(list).Arguments.ForName("where").Type.Name()
	query := `query($where: ` + filter + `) { list: ` + list + `(first: 100, orderBy: {field: CREATED_AT}, where: $where) { totalCount edges { node { id } } } }`
	var ids []string
	for _, edge := range get[struct{ List rowIDs }](t, o.staffClient, query, vars{"where": where}).List.Edges {
		ids = append(ids, edge.Node.ID)
	}
	return ids
}

// exportsItsList checks that a file has the rows of its list with the same filter, and returns the lines.
func (o *fixture) exportsItsList(t testing.TB, kind, id string, where vars, lines int) []map[string]string {
	t.Helper()
	rows := o.export(t, vars{"kind": kind, exportedLists[kind].filter: where})
	var exported []string
	for _, row := range rows {
		exported = append(exported, row[id])
	}
	if listed := o.listed(t, kind, where); len(rows) != lines || !slices.Equal(exported, listed) {
		t.Errorf("%s %v: the file has %v, the list %v, of %d", kind, where, exported, listed, lines)
	}
	return rows
}

// lacks checks that a file has no secrets.
func lacks(t testing.TB, rows []map[string]string, secrets ...string) {
	t.Helper()
	for _, row := range rows {
		for name, value := range row {
			for _, secret := range secrets {
				if secret == "" || strings.Contains(value, secret) {
					t.Errorf("%s holds %q of %q", name, value, secret)
				}
			}
		}
	}
}

func TestStaffAreExportedAsTheirListShowsThem(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		ctx := o.Context(t)
		created := do[memberView](t, o.staffClient, createStaff, vars{"email": "+zoe@example.com", "password": "a long password", "role": "SUPPORT", "name": "=HYPERLINK(1)"})
		invited := o.invites(t, "ivo@example.com", "VIEWER")
		o.Database.Client.StaffMember.UpdateOneID(created.ID).SetLastLoginAt(o.clock.Now()).ExecX(ctx)
		rows := o.exportsItsList(t, "STAFF", "staffId", nil, o.Database.Client.StaffMember.Query().CountX(ctx))
		var secrets []string
		for i, m := range o.Database.Client.StaffMember.Query().Order(staffmember.ByCreatedAt(), staffmember.ByID()).AllX(ctx) {
			want := map[string]string{
				"staffId": m.ID.String(), "createdAt": instant(m.CreatedAt), "name": m.Name, "email": m.Email, "role": string(m.Role),
				"status": string(m.Status), "lastLoginAt": instantOrNone(m.LastLoginAt),
			}
			if m.ID == created.ID {
				want["name"], want["email"] = "'"+m.Name, "'"+m.Email
			}
			checkRow(t, rows[i], want)
			if m.PasswordHash != "" {
				secrets = append(secrets, m.PasswordHash)
			}
		}
		lacks(t, rows, append(secrets, invited.Token)...)
		o.exportsItsList(t, "STAFF", "staffId", vars{"status": "INVITED", "roleIn": []string{"VIEWER", "OWNER"}}, 1)
		o.exportsItsList(t, "STAFF", "staffId", vars{"emailEqualFold": "IVO@example.com", "role": "OWNER"}, 0)
	})
}

func TestTokensAreExportedAsTheirListShowsThem(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		ctx := o.Context(t)
		type made struct {
			Token    string
			APIToken apiToken
		}
		first := do[made](t, o.staffClient, createAPIToken, vars{
			"name": "=SUM(A1)", "scopes": []string{"orders:write", "orders:refund"}, "refundLimit": "12.50", "expiresAt": "2099-01-01T00:00:00Z",
		})
		second := do[made](t, o.staffClient, createAPIToken, vars{"name": "old bot", "scopes": []string{"products:read"}})
		do[apiToken](t, o.staffClient, revokeAPIToken, vars{"id": second.APIToken.ID})
		o.Database.Client.APIToken.UpdateOneID(first.APIToken.ID).SetLastUsedAt(o.clock.Now()).ExecX(ctx)
		rows := o.exportsItsList(t, "TOKENS", "tokenId", nil, o.Database.Client.APIToken.Query().CountX(ctx))
		for i, k := range o.Database.Client.APIToken.Query().Order(apitoken.ByCreatedAt(), apitoken.ByID()).AllX(ctx) {
			want := map[string]string{
				"tokenId": k.ID.String(), "createdAt": instant(k.CreatedAt), "name": k.Name, "prefix": k.Prefix, "scopes": rows[i]["scopes"],
				"refundLimit": "", "createdBy": k.CreatedByName, "lastUsedAt": instantOrNone(k.LastUsedAt), "expiresAt": instantOrNone(k.ExpiresAt),
				"revokedAt": instantOrNone(k.RevokedAt),
			}
			switch k.ID {
			case first.APIToken.ID:
				want["name"], want["scopes"], want["refundLimit"] = "'=SUM(A1)", "orders:write orders:refund", "12.50"
			case second.APIToken.ID:
				want["scopes"] = "products:read"
			}
			checkRow(t, rows[i], want)
			lacks(t, rows, string(k.Hash), hex.EncodeToString(k.Hash), base64.StdEncoding.EncodeToString(k.Hash))
		}
		lacks(t, rows, first.Token, second.Token)
		o.exportsItsList(t, "TOKENS", "tokenId", vars{"nameContainsFold": "BOT", "not": vars{"revokedAtIsNil": true}}, 1)
		o.exportsItsList(t, "TOKENS", "tokenId", vars{"nameContainsFold": "BOT", "revokedAtIsNil": true}, 0)
	})
}

func TestEndpointsAreExportedAsTheirListShowsThem(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		ctx := o.Context(t)
		healthy := o.register(t, "https://hooks.example.com/a", outbox.OrderCreated, outbox.StockLow)
		paused := o.register(t, "https://hooks.example.com/b", outbox.OrderCreated).Endpoint.ID
		failing := o.register(t, "https://hooks.example.com/c", outbox.OrderCreated).Endpoint.ID
		suspended := o.register(t, "https://hooks.example.com/d", outbox.OrderCreated).Endpoint.ID
		removed := o.register(t, "https://hooks.example.com/e", outbox.OrderCreated).Endpoint.ID
		change := func(id uuid.UUID) *db.WebhookEndpointUpdateOne {
			return o.Database.Client.WebhookEndpoint.UpdateOneID(id)
		}
		change(healthy.Endpoint.ID).SetDescription("@bot; =1+1").ExecX(ctx)
		change(failing).SetConsecutiveFailures(2).ExecX(ctx)
		get[any](t, o.staffClient, onEndpoint("pauseWebhookEndpoint"), id(paused))
		o.suspend(t, suspended)
		get[any](t, o.staffClient, deleteEndpoint, id(removed))
		rows := o.exportsItsList(t, "ENDPOINTS", "endpointId", nil, 4)
		kept := o.Database.Client.WebhookEndpoint.Query().Where(webhookendpoint.DeletedAtIsNil()).
			Order(webhookendpoint.ByCreatedAt(), webhookendpoint.ByID()).AllX(ctx)
		for i, w := range kept {
			want := map[string]string{
				"endpointId": w.ID.String(), "createdAt": instant(w.CreatedAt), "url": w.URL, "description": "", "status": string(w.Status),
				"pausedAt": instantOrNone(w.PausedAt), "events": "order.created",
			}
			if w.ID == healthy.Endpoint.ID {
				want["description"], want["events"] = "'@bot;' =1+1", "order.created stock.low"
			}
			checkRow(t, rows[i], want)
			lacks(t, rows, string(w.Secret), base64.StdEncoding.EncodeToString(w.Secret))
		}
		lacks(t, rows, healthy.Secret)
		view := vars{"or": []vars{{"status": "SUSPENDED"}, {"consecutiveFailuresGTE": 1}}} // what the console calls failing
		if rows := o.exportsItsList(t, "ENDPOINTS", "endpointId", view, 2); rows[0]["endpointId"] != failing.String() || rows[1]["endpointId"] != suspended.String() {
			t.Errorf("%v", rows)
		}
	})
}

func TestTiersAndCategoriesAreExportedAsTheirListsShowThem(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		ctx := o.Context(t)
		o.Database.Client.PriceTier.Create().SetName("-Resellers").SetLevel(-7).SetCreatedAt(o.clock.Now().Add(-time.Hour)).ExecX(ctx) // the oldest, with the last id
		tiers := o.Database.Client.PriceTier.Query().Order(pricetier.ByCreatedAt(), pricetier.ByID()).AllX(ctx)
		rows := o.exportsItsList(t, "TIERS", "tierId", nil, len(tiers))
		for i, tier := range tiers {
			want := map[string]string{"tierId": tier.ID.String(), "createdAt": instant(tier.CreatedAt), "name": tier.Name, "level": strconv.Itoa(tier.Level)}
			if tier.Level == -7 {
				want["name"] = "'-Resellers"
			}
			checkRow(t, rows[i], want)
		}
		o.exportsItsList(t, "TIERS", "tierId", vars{"nameContainsFold": "RESELL", "levelLTE": -7}, 1)

		top := get[struct{ CreateCategory categoryShown }](t, o.staffClient, createCategory, vars{"input": vars{"name": "=Top", "slug": "top"}}).CreateCategory
		get[any](t, o.staffClient, createCategory, vars{"input": vars{"name": "Below", "slug": "below", "parentId": top.ID}})
		rows = o.exportsItsList(t, "CATEGORIES", "categoryId", nil, o.Database.Client.Category.Query().CountX(ctx))
		for i, c := range o.Database.Client.Category.Query().WithParent().Order(category.ByCreatedAt(), category.ByID()).AllX(ctx) {
			want := map[string]string{
				"categoryId": c.ID.String(), "createdAt": instant(c.CreatedAt), "name": c.Name, "slug": c.Slug, "status": string(c.Status),
				"parentId": "", "parentSlug": "", "parentName": "",
			}
			if c.Edges.Parent != nil {
				want["parentId"], want["parentSlug"], want["parentName"] = c.Edges.Parent.ID.String(), c.Edges.Parent.Slug, c.Edges.Parent.Name
			}
			switch c.Slug {
			case "top":
				want["name"] = "'=Top"
			case "below":
				want["parentName"] = "'=Top"
			}
			checkRow(t, rows[i], want)
		}
		o.exportsItsList(t, "CATEGORIES", "categoryId", vars{"parentId": top.ID}, 1)
	})
}
