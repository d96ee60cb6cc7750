package graph_test

import (
	"slices"
	"testing"

	"github.com/google/uuid"

	"kiosk/ent/db/event"
	"kiosk/internal/auth"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/wallets"
)

type ledgerRow struct {
	ID           uuid.UUID
	Kind         string
	Amount       string
	BalanceAfter string
	Reference    string
	ActorKind    string
	Actor        actorView
	Customer     struct{ WalletBalance string }
}

type rechargeView struct {
	ID        uuid.UUID
	Status    string
	Amount    string
	DecidedAt *string
	DecidedBy *string
	Decider   *actorView
	Reason    string
	Customer  struct{ WalletBalance string }
}

const (
	adjustWallet = `mutation($input: AdjustWalletInput!) { done: adjustWallet(input: $input) {
		id kind amount balanceAfter reference actorKind actor { kind name } customer { walletBalance } } }`
	rechargeFields  = ` { id status amount decidedAt decidedBy decider { kind name } reason customer { walletBalance } } }`
	requestRecharge = `mutation($input: RequestRechargeInput!) { done: requestRecharge(input: $input)` + rechargeFields
	approveRecharge = `mutation($input: ApproveRechargeInput!) { done: approveRecharge(input: $input)` + rechargeFields
	rejectRecharge  = `mutation($input: RejectRechargeInput!) { done: rejectRecharge(input: $input)` + rechargeFields
)

func TestAWalletIsAdjustedWithAReason(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		manager := o.as(t, auth.Manager)
		input := vars{"customerId": o.Carla.ID, "amount": "-30.25", "reason": "charged twice", "idempotencyKey": "click"}
		row := do[ledgerRow](t, manager, adjustWallet, input)
		o.audited(t, "wallet.adjust")
		if row.Kind != "ADJUSTMENT" || row.Amount != "-30.25" || row.BalanceAfter != "69.75" || row.Reference != "charged twice" ||
			row.ActorKind != "STAFF" || row.Actor != (actorView{"STAFF", "Staff MANAGER"}) || row.Customer.WalletBalance != "69.75" {
			t.Errorf("%+v", row)
		}
		if again := do[ledgerRow](t, manager, adjustWallet, input); again != row {
			t.Errorf("a double click adjusted again: %+v", again)
		}
		if up := do[ledgerRow](t, manager, adjustWallet, vars{"customerId": o.Carla.ID, "amount": "0.25", "reason": "goodwill"}); up.BalanceAfter != "70.00" {
			t.Errorf("%+v", up)
		}

		for _, step := range [][2]string{{"1000000.00", "1000070.00"}, {"-1000000.00", "70.00"}} {
			most := do[ledgerRow](t, manager, adjustWallet, vars{"customerId": o.Carla.ID, "amount": step[0], "reason": "the largest amount"})
			if most.BalanceAfter != step[1] {
				t.Errorf("%s: %+v", step[0], most)
			}
		}
		manager.refuses(t, "INSUFFICIENT_BALANCE", adjustWallet, vars{"input": vars{"customerId": o.Carla.ID, "amount": "-70.01", "reason": "all"}})
		manager.refuses(t, "IDEMPOTENCY_KEY_REUSED", adjustWallet, vars{"input": vars{
			"customerId": o.Carla.ID, "amount": "1.00", "reason": "other", "idempotencyKey": "click",
		}})
		for _, amount := range []string{"0.00", "1000000.01", "-1000000.01"} {
			manager.refuses(t, "INVALID_INPUT", adjustWallet, vars{"input": vars{"customerId": o.Carla.ID, "amount": amount, "reason": " "}},
				"input.amount", "input.reason")
		}
		manager.refuses(t, "CUSTOMER_NOT_FOUND", adjustWallet, vars{"input": vars{"customerId": uuid.New(), "amount": "1.00", "reason": "gift"}})
		o.as(t, auth.Support).refuses(t, "FORBIDDEN", adjustWallet, vars{"input": vars{"customerId": o.Carla.ID, "amount": "1.00", "reason": "gift"}})
		if got := o.Balance(t, o.Carla.ID); got != 70_00 {
			t.Errorf("the wallet holds %s", got)
		}
	})
}

// countEvents counts the events of a type about a subject.
func (o *fixture) countEvents(t testing.TB, eventType string, subject uuid.UUID) int {
	t.Helper()
	n, err := o.Database.Client.Event.Query().Where(event.Type(eventType), event.SubjectID(subject)).Count(o.Context(t))
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func TestWhatSupportRequestsOthersDecide(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		support, manager := o.as(t, auth.Support), o.as(t, auth.Manager)
		request := func(amount string) rechargeView {
			return do[rechargeView](t, support, requestRecharge, vars{"customerId": o.Bruno.ID, "amount": amount, "reference": "bank"})
		}
		first := request("25.00")
		o.audited(t, "recharge.request")
		if first.Status != "PENDING" || first.DecidedAt != nil || first.Decider != nil || first.Customer.WalletBalance != "0.00" {
			t.Errorf("%+v", first)
		}
		support.refuses(t, "FORBIDDEN", approveRecharge, vars{"input": vars{"id": first.ID}})
		approved := do[rechargeView](t, manager, approveRecharge, vars{"id": first.ID})
		o.audited(t, "recharge.approve")
		byManager := actorView{"STAFF", "Staff MANAGER"}
		if approved.Status != "APPROVED" || *approved.DecidedBy != "STAFF" || *approved.Decider != byManager || approved.Customer.WalletBalance != "25.00" {
			t.Errorf("%+v", approved)
		}
		if o.countEvents(t, "recharge.approved", first.ID) != 1 {
			t.Error("recharge.approved was not emitted once")
		}

		second := request("50.00")
		manager.refuses(t, "INVALID_INPUT", rejectRecharge, vars{"input": vars{"id": second.ID, "reason": ""}}, "input.reason")
		rejected := do[rechargeView](t, manager, rejectRecharge, vars{"id": second.ID, "reason": "no payment"})
		o.audited(t, "recharge.reject")
		if rejected.Status != "REJECTED" || *rejected.Decider != byManager || rejected.Reason != "no payment" || rejected.Customer.WalletBalance != "25.00" {
			t.Errorf("%+v", rejected)
		}
		if o.countEvents(t, "recharge.rejected", second.ID) != 1 || o.countEvents(t, "recharge.approved", second.ID) != 0 {
			t.Error("recharge.rejected was not emitted once")
		}
		page := get[struct {
			Recharges struct{ Edges []struct{ Node rechargeView } }
		}](t, manager, `query($id: ID!) { recharges(first: 9, where: {customerId: $id}) { edges { node { status decider { kind name } } } } }`,
			vars{"id": o.Bruno.ID})
		for _, edge := range page.Recharges.Edges {
			if *edge.Node.Decider != byManager {
				t.Errorf("%+v", edge.Node.Decider)
			}
		}
		referred := get[struct{ Bank, Other, None rowIDs }](t, manager, `{ bank: recharges(first: 9, where: {reference: "bank"}) { totalCount }
			other: recharges(first: 9, where: {reference: "Bank"}) { totalCount } none: recharges(first: 9, where: {reference: ""}) { totalCount } }`, nil)
		if referred.Bank.TotalCount != 2 || referred.Other.TotalCount != 0 || referred.None.TotalCount == 0 {
			t.Errorf("%+v", referred)
		}
		for _, decided := range []uuid.UUID{first.ID, second.ID} {
			manager.refuses(t, "RECHARGE_DECIDED", approveRecharge, vars{"input": vars{"id": decided}})
			manager.refuses(t, "RECHARGE_DECIDED", rejectRecharge, vars{"input": vars{"id": decided, "reason": "late"}})
		}
		foreign := open(t, o.Database)
		theirs := do[rechargeView](t, foreign.as(t, auth.Support), requestRecharge, vars{"customerId": foreign.Bruno.ID, "amount": "1.00"})
		for _, unknown := range []uuid.UUID{uuid.New(), theirs.ID} {
			manager.refuses(t, "NOT_FOUND", approveRecharge, vars{"input": vars{"id": unknown}})
			manager.refuses(t, "NOT_FOUND", rejectRecharge, vars{"input": vars{"id": unknown, "reason": "unknown"}})
		}
	})
}

func TestTheReviewLimitHoldsForManagersToo(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		do[struct{ Version int }](t, o.staffClient, updateSettings, vars{"version": 1, "rechargeReviewLimit": "10.00"})
		manager := o.as(t, auth.Manager)
		for amount, want := range map[string]string{"10.00": "APPROVED", "10.01": "PENDING"} {
			got := do[rechargeView](t, manager, requestRecharge, vars{"customerId": o.Dora.ID, "amount": amount})
			if got.Status != want || (want == "APPROVED") != (got.Decider != nil && *got.Decider == actorView{"STAFF", "Staff MANAGER"}) {
				t.Errorf("%s is %s by %v", amount, got.Status, got.Decider)
			}
		}
		manager.refuses(t, "INVALID_INPUT", requestRecharge, vars{"input": vars{"customerId": o.Dora.ID, "amount": "0.00"}}, "input.amount")
		manager.refuses(t, "CUSTOMER_NOT_FOUND", requestRecharge, vars{"input": vars{"customerId": uuid.New(), "amount": "1.00"}})
	})
}

func TestARechargeThatATokenMadeHasTheNameOfTheToken(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for _, name := range []string{"Telegram bot", "Discord bot"} {
			created := do[struct {
				Token    string
				APIToken apiToken
			}](t, o.as(t, auth.Manager), createAPIToken, vars{"name": name, "scopes": []string{"wallet:write"}})
			actor, err := o.Resolver.Authenticate(t.Context(), created.Token)
			if err != nil {
				t.Fatal(err)
			}
			for range 2 {
				_, _, err = o.Resolver.RechargeWallet(auth.With(t.Context(), actor), wallets.RechargeInput{
					Customer: customers.CustomerRef{ID: o.Dora.ID}, Amount: 100,
				})
				if err != nil {
					t.Fatal(err)
				}
			}
		}
		var got []string
		for _, edge := range get[struct {
			Recharges struct{ Edges []struct{ Node rechargeView } }
		}](t, o.staffClient, `query($id: ID!) { recharges(first: 9, where: {customerId: $id}) { edges { node { decider { kind name } } } } }`,
			id(o.Dora.ID)).Recharges.Edges {
			if decider := *edge.Node.Decider; decider.Kind != "SYSTEM" { // the fixture's own recharge
				got = append(got, decider.Kind+" "+decider.Name)
			}
		}
		slices.Sort(got)
		if want := []string{"TOKEN Discord bot", "TOKEN Discord bot", "TOKEN Telegram bot", "TOKEN Telegram bot"}; !slices.Equal(got, want) {
			t.Errorf("%q, want %q", got, want)
		}
	})
}

func TestLedgerAndRechargesAreListed(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		lists := get[struct {
			WalletTransactions struct {
				TotalCount int
				Edges      []struct{ Node ledgerRow }
			}
			Recharges struct {
				TotalCount int
				Edges      []struct{ Node rechargeView }
			}
		}](t, o.staffClient, `query($customer: ID!) {
			walletTransactions(first: 10, where: {customerId: $customer}) { totalCount edges { node {
				id kind amount balanceAfter reference actorKind actor { kind name } customer { walletBalance } } } }
			recharges(first: 10, where: {status: APPROVED}) { totalCount edges { node { decider { kind name } } } } }`, vars{"customer": o.Carla.ID})
		rows := lists.WalletTransactions
		if rows.TotalCount != 1 || rows.Edges[0].Node.Kind != "RECHARGE" || rows.Edges[0].Node.BalanceAfter != "100.00" {
			t.Errorf("%+v", rows)
		}
		if lists.Recharges.TotalCount != 4 || *lists.Recharges.Edges[0].Node.Decider != (actorView{"SYSTEM", ""}) {
			t.Errorf("%d recharges, the last decided by %v", lists.Recharges.TotalCount, lists.Recharges.Edges[0].Node.Decider)
		}
	})
}
