package graph_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"kiosk/ent/db/auditentry"
	"kiosk/ent/db/license"
	"kiosk/internal/auth"
	"kiosk/internal/resolver/catalogue"
)

const rowResults = ` { id refusal { code } } }`

const (
	revokeLicenses     = `mutation($input: RevokeLicensesInput!) { done: revokeLicenses(input: $input)` + rowResults
	setProductStatuses = `mutation($input: SetProductStatusesInput!) { done: setProductStatuses(input: $input)` + rowResults
	blockCustomers     = `mutation($input: CustomersInput!) { done: blockCustomers(input: $input)` + rowResults
	unblockCustomers   = `mutation($input: CustomersInput!) { done: unblockCustomers(input: $input)` + rowResults
	setCustomersTier   = `mutation($input: SetCustomersTierInput!) { done: setCustomersTier(input: $input)` + rowResults
	approveRecharges   = `mutation($input: ApproveRechargesInput!) { done: approveRecharges(input: $input)` + rowResults
	rejectRecharges    = `mutation($input: RejectRechargesInput!) { done: rejectRecharges(input: $input)` + rowResults
)

// changes runs an operation that changes several rows. It checks that each id has one result, in the order of the ids, with these
// codes of refusals.
func (d staffClient) changes(t testing.TB, operation string, input vars, want ...string) {
	t.Helper()
	results := do[[]struct {
		ID      uuid.UUID
		Refusal *struct{ Code string }
	}](t, d, operation, input)
	var codes []string
	var ids []uuid.UUID
	for _, result := range results {
		code := ""
		if result.Refusal != nil {
			code = result.Refusal.Code
		}
		codes, ids = append(codes, code), append(ids, result.ID)
	}
	sent, _ := input["ids"].([]uuid.UUID)
	if !slices.Equal(codes, want) || !slices.Equal(ids, sent[:len(want)]) {
		t.Errorf("%s\ngot %q of %v, want %q of %v", operation, codes, ids, want, sent)
	}
}

// refusesMany checks that an operation refuses an empty list of ids, a list of more than a page, and any call of a role.
func (o *fixture) refusesMany(t testing.TB, role auth.Role, operation string, more vars) {
	t.Helper()
	with := func(ids []uuid.UUID) vars {
		input := vars{"ids": ids}
		for name, value := range more {
			input[name] = value
		}
		return vars{"input": input}
	}
	member := o.as(t, role)
	o.untouched(t, func() {
		o.refuses(t, "INVALID_INPUT", operation, with([]uuid.UUID{}), "input.ids")
		o.refuses(t, "INVALID_INPUT", operation, with(make([]uuid.UUID, 101)), "input.ids")
		member.refuses(t, "FORBIDDEN", operation, with([]uuid.UUID{uuid.New()}))
	})
}

func TestSeveralLicensesAreRevokedEachWithAResult(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		foreign := open(t, o.Database)
		for _, store := range []*fixture{o, foreign} {
			store.AddLicenses(t, store.Lifetime.ID, 3)
		}
		free := o.Database.Client.License.Query().Where(license.VariationID(o.Lifetime.ID)).Order(license.ByID()).IDsX(o.Context(t))
		theirs := foreign.Database.Client.License.Query().Where(license.VariationID(foreign.Lifetime.ID)).FirstIDX(foreign.Context(t))
		o.place(t, o.Ana.ID, o.Lifetime.ID)
		ids := []uuid.UUID{free[1], theirs, free[0], uuid.New(), free[1]}
		manager := o.as(t, auth.Manager)
		input := vars{"ids": ids, "reason": "leaked"}
		manager.changes(t, revokeLicenses, input, "", "NOT_FOUND", "", "NOT_FOUND")
		o.audited(t, "license.revoke")
		entries := o.Database.Client.AuditEntry.Query().Where(auditentry.Action("license.revoke")).AllX(o.Context(t))
		for _, entry := range entries {
			if !strings.Contains(string(entry.After), "leaked") {
				t.Errorf("the audit has no reason: %s", entry.After)
			}
		}
		if len(entries) != 2 || o.StockOf(t, o.Lifetime.ID) != 1 || o.licensesWith(t, o.Lifetime.ID, license.StatusREVOKED) != 2 {
			t.Errorf("%d entries, %d in stock", len(entries), o.StockOf(t, o.Lifetime.ID))
		}
		o.untouched(t, func() { manager.changes(t, revokeLicenses, input, "", "NOT_FOUND", "", "NOT_FOUND") })
		if foreign.StockOf(t, foreign.Lifetime.ID) != 3 {
			t.Error("the other store's stock changed")
		}
		o.refusesMany(t, auth.Support, revokeLicenses, nil)
		o.refuses(t, "INVALID_INPUT", revokeLicenses, vars{"input": vars{"ids": ids, "reason": strings.Repeat("x", 501)}}, "input.reason")
	})
}

func TestSeveralProductsMakeAStepEachWithAResult(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		foreign := open(t, o.Database)
		draft := get[struct{ CreateProduct struct{ ID uuid.UUID } }](t, o.staffClient, `mutation { createProduct(input: {name: "Draft", slug: "draft", kind: SERVICE}) { id } }`, nil).CreateProduct.ID
		active := o.NewProduct(t, "Active", "SERVICE", catalogue.VariationInput{SKU: new("ACT-1"), Price: new(o.Hour.Price)}).ID
		ids := []uuid.UUID{draft, active, foreign.Stick.ID, uuid.New(), draft}
		statuses := func(want ...string) {
			t.Helper()
			var got []string
			for _, id := range []uuid.UUID{draft, active} {
				got = append(got, o.readProduct(t, id).Status)
			}
			if !slices.Equal(got, want) {
				t.Errorf("they are %q, want %q", got, want)
			}
		}
		manager := o.as(t, auth.Manager)
		manager.changes(t, setProductStatuses, vars{"ids": ids, "status": "ACTIVE"}, "", "PRODUCT_STATE", "PRODUCT_NOT_FOUND", "PRODUCT_NOT_FOUND")
		statuses("ACTIVE", "ACTIVE")
		o.audited(t, "product.set_status")
		manager.changes(t, setProductStatuses, vars{"ids": ids[:2], "status": "INACTIVE"}, "", "")
		manager.changes(t, setProductStatuses, vars{"ids": ids[:1], "status": "ARCHIVED"}, "")
		statuses("ARCHIVED", "INACTIVE")
		o.untouched(t, func() {
			manager.changes(t, setProductStatuses, vars{"ids": ids[:2], "status": "DRAFT"}, "PRODUCT_STATE", "PRODUCT_STATE")
		})
		o.refusesMany(t, auth.Support, setProductStatuses, vars{"status": "ACTIVE"})
	})
}

func TestSeveralCustomersAreBlockedUnblockedAndPutIntoATierEachWithAResult(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		foreign := open(t, o.Database)
		ids := []uuid.UUID{o.Ana.ID, foreign.Ana.ID, o.Dora.ID, uuid.New(), o.Ana.ID}
		results := []string{"", "CUSTOMER_NOT_FOUND", "", "CUSTOMER_NOT_FOUND"}
		support := o.as(t, auth.Support)
		shown := func(want string) {
			t.Helper()
			for _, id := range []uuid.UUID{o.Ana.ID, o.Dora.ID} {
				found := get[struct {
					Customer struct {
						Status string
						Tier   *struct{ Name string }
					}
				}](t, o.staffClient, `query($id: ID!) { customer(id: $id) { status tier { name } } }`, vars{"id": id}).Customer
				got := found.Status
				if found.Tier != nil {
					got += " " + found.Tier.Name
				}
				if got != want {
					t.Errorf("%s is %s, want %s", id, got, want)
				}
			}
		}
		support.changes(t, setCustomersTier, vars{"ids": ids, "tierId": o.Gold.ID}, results...)
		o.audited(t, "customer.set_tier")
		support.changes(t, blockCustomers, vars{"ids": ids}, results...)
		o.audited(t, "customer.block")
		shown("BLOCKED Gold")
		o.untouched(t, func() {
			support.changes(t, blockCustomers, vars{"ids": ids}, results...)
			support.refuses(t, "NOT_FOUND", setCustomersTier, vars{"input": vars{"ids": ids, "tierId": foreign.Gold.ID}}, "input.tierId")
		})
		support.changes(t, unblockCustomers, vars{"ids": ids}, results...)
		o.audited(t, "customer.unblock")
		support.changes(t, setCustomersTier, vars{"ids": ids}, results...)
		shown("ACTIVE")
		for _, operation := range []string{blockCustomers, unblockCustomers, setCustomersTier} {
			o.refusesMany(t, auth.Viewer, operation, nil)
		}
	})
}

func TestSeveralRechargesAreDecidedEachWithAResult(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		request := func(o *fixture, amount string) uuid.UUID {
			return do[rechargeView](t, o.as(t, auth.Support), requestRecharge, vars{"customerId": o.Bruno.ID, "amount": amount}).ID
		}
		foreign := open(t, o.Database)
		ids := []uuid.UUID{request(o, "1.00"), request(foreign, "2.00"), request(o, "4.00")}
		last := request(o, "8.00")
		manager := o.as(t, auth.Manager)
		manager.changes(t, rejectRecharges, vars{"ids": []uuid.UUID{last}, "reason": "no payment"}, "")
		o.audited(t, "recharge.reject")
		ids = append(ids, last, ids[0])
		manager.changes(t, approveRecharges, vars{"ids": ids}, "", "NOT_FOUND", "", "RECHARGE_DECIDED")
		o.audited(t, "recharge.approve")
		if got := o.Balance(t, o.Bruno.ID); got != 5_00 {
			t.Errorf("the wallet holds %s", got)
		}
		if o.countEvents(t, "recharge.approved", ids[2]) != 1 || o.countEvents(t, "recharge.rejected", last) != 1 {
			t.Error("an event is missing")
		}
		o.untouched(t, func() {
			manager.changes(t, rejectRecharges, vars{"ids": ids[:2], "reason": "late"}, "RECHARGE_DECIDED", "NOT_FOUND")
			manager.refuses(t, "INVALID_INPUT", rejectRecharges, vars{"input": vars{"ids": ids, "reason": " "}}, "input.reason")
		})
		o.refusesMany(t, auth.Support, approveRecharges, nil)
		o.refusesMany(t, auth.Support, rejectRecharges, vars{"reason": "x"})
	})
}
