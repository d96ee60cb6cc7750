package graph_test

import (
	"slices"
	"testing"

	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/money"
	"kiosk/internal/resolver/stores"
)

type actionState struct {
	Action  string
	Allowed bool
	Refusal *orderProblem
}

type permitted struct {
	Number     string
	Actions    []actionState
	Refundable struct {
		Items  []uuid.UUID
		Amount money.Amount
		Limit  *money.Amount
	}
	Items []struct {
		ID        uuid.UUID
		LicenseID *uuid.UUID
		Actions   []actionState
	}
}

const actionFields = ` { number actions { action allowed refusal { code message } } refundable { items amount limit }
	items { id licenseId actions { action allowed refusal { code message } } } }`

func (d staffClient) mayDo(t testing.TB, order uuid.UUID) permitted {
	t.Helper()
	return get[struct{ Order permitted }](t, d, `query($id: ID!) { order(id: $id)`+actionFields+` }`, id(order)).Order
}

// keeps runs the mutation of an action, which must succeed or fail as the state of the action says.
func (d staffClient) keeps(t testing.TB, state actionState, mutation string, input vars) {
	t.Helper()
	got := d.ask(t, mutation, vars{"input": input})
	switch {
	case state.Allowed != (state.Refusal == nil):
		t.Errorf("%+v is allowed and has a reason, or neither", state)
	case state.Allowed && len(got.Errors) != 0:
		t.Errorf("%s is allowed, and refused: %+v", state.Action, got.Errors)
	case !state.Allowed && (len(got.Errors) != 1 || got.Errors[0].Extensions.Code != state.Refusal.Code):
		t.Errorf("%s is said to be refused with %+v, and got %+v", state.Action, *state.Refusal, got.Errors)
	}
}

func TestActionsOfAnOrderAreWhatItsOperationsThenDo(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		limit := money.Amount(35_00) // between the prices of the items of "mixed"
		_, err := o.Resolver.UpdateSettings(o.Context(t), stores.UpdateSettingsInput{Version: o.Version, SupportRefundLimit: &limit})
		if err != nil {
			t.Fatal(err)
		}
		manager := o.as(t, auth.Manager)
		orders := map[string]func() sold{
			"waits":     func() sold { return manager.sells(t, o.Ana.ID, o.Monthly.ID) },
			"waits for": func() sold { return manager.sells(t, o.Ana.ID, o.Monthly.ID, o.Hour.ID) },
			"mixed":     func() sold { return manager.sells(t, o.Ana.ID, o.Yearly.ID, o.Hour.ID, o.Hour.ID) },
			"completed": func() sold { return manager.sells(t, o.Ana.ID, o.Yearly.ID) },
			"replaced": func() sold {
				placed := manager.sells(t, o.Ana.ID, o.Yearly.ID, o.Hour.ID)
				return manager.does(t, replaceItem, vars{"itemId": placed.Items[0].ID})
			},
			"cancelled": func() sold {
				return manager.does(t, cancelOrder, vars{"id": manager.sells(t, o.Ana.ID, o.Hour.ID).ID})
			},
		}
		ofOrder := map[string]string{"DELIVER": deliverItems, "REFUND": refundOrder, "CANCEL": cancelOrder, "FAIL": failOrder}
		ofItem := map[string]string{"DELIVER": deliverItems, "REFUND": refundOrder, "REPLACE": replaceItem, "REVEAL": revealLicense}
		o.AddLicenses(t, o.Yearly.ID, 200)
		do[struct{ ID uuid.UUID }](t, o.staffClient, adjustWallet, vars{"customerId": o.Ana.ID, "amount": "10000.00", "reason": "to buy"})
		for _, role := range []auth.Role{auth.Manager, auth.Support, auth.Viewer} {
			viewer := o.as(t, role)
			for name, place := range orders {
				placed := place()
				for at := range 4 {
					may := viewer.mayDo(t, placed.ID)
					state := may.Actions[at]
					t.Log(role, name, state.Action)
					viewer.keeps(t, state, ofOrder[state.Action], actionInput(state.Action, placed.ID, cheapest(state.Action, may, placed)...))
					if state.Allowed {
						placed = place()
					}
				}
				for at := range placed.Items {
					for action := range 4 {
						item := viewer.mayDo(t, placed.ID).Items[at]
						state := item.Actions[action]
						t.Log(role, name, "item", at, state.Action)
						input := actionInput(state.Action, placed.ID, item.ID)
						switch {
						case state.Action == "REPLACE":
							input = vars{"itemId": item.ID}
						case state.Action == "REVEAL" && item.LicenseID != nil:
							input = vars{"id": *item.LicenseID}
						}
						viewer.keeps(t, state, ofItem[state.Action], input)
						if state.Allowed && state.Action != "REVEAL" {
							placed = place()
						}
					}
				}
			}
		}
	})
}

// actionInput returns the input of an action on an order, with the items if the operation takes items.
func actionInput(action string, order uuid.UUID, items ...uuid.UUID) vars {
	input := vars{"id": order}
	if action == "DELIVER" {
		input = vars{"orderId": order}
	}
	if len(items) > 0 && (action == "DELIVER" || action == "REFUND") {
		input["items"] = items
	}
	return input
}

// cheapest returns, for a refund, the cheapest item that can be refunded. For other actions it returns none, which means all.
func cheapest(action string, may permitted, placed sold) (items []uuid.UUID) {
	var price money.Amount
	for _, item := range placed.Items {
		if action == "REFUND" && slices.Contains(may.Refundable.Items, item.ID) && (items == nil || item.Price < price) {
			items, price = []uuid.UUID{item.ID}, item.Price
		}
	}
	return items
}

func TestRefundableIsWhatIsLeftAndWhatTheRoleMayCreditOfIt(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		placed := o.sells(t, o.Ana.ID, o.Hour.ID, o.Hour.ID, o.Yearly.ID)
		o.does(t, refundOrder, vars{"id": placed.ID, "items": []uuid.UUID{placed.Items[0].ID}})
		left := o.mayDo(t, placed.ID).Refundable
		if left.Amount != placed.Total-30_00 || left.Limit != nil || len(left.Items) != 2 || left.Items[0] != placed.Items[1].ID {
			t.Errorf("%+v", left)
		}
		failed := o.does(t, failOrder, vars{"id": o.sells(t, o.Ana.ID, o.Yearly.ID, o.Hour.ID).ID})
		if none := o.mayDo(t, failed.ID).Refundable; none.Amount != 0 || len(none.Items) != 0 {
			t.Errorf("of a FAILED order: %+v", none)
		}
		support := o.as(t, auth.Support)
		if none := support.mayDo(t, placed.ID).Refundable; none.Limit == nil || *none.Limit != 0 {
			t.Errorf("without a limit of the store: %+v", none)
		}
		limit := money.Amount(50_00)
		_, err := o.Resolver.UpdateSettings(o.Context(t), stores.UpdateSettingsInput{Version: o.Version, SupportRefundLimit: &limit})
		if err != nil {
			t.Fatal(err)
		}
		if rest := support.mayDo(t, placed.ID).Refundable; rest.Limit == nil || *rest.Limit != 20_00 {
			t.Errorf("30.00 of 50.00 are credited: %+v", rest)
		}
	})
}

func TestActionsOfAPageOfOrdersTakeAsManyStatementsAsOfOne(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"sqlite3", "postgres"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o, counter := openCounted(t, name)
			const list = `{ orders(first: 50) { edges { node` + actionFields + ` } } }`
			count := func() int {
				counter.Take()
				get[struct{}](t, o.staffClient, list, nil)
				return len(counter.Take())
			}
			o.sells(t, o.Ana.ID, o.Yearly.ID, o.Hour.ID)
			count() // the first one of a token also signs in
			one := count()
			for range 5 {
				o.sells(t, o.Ana.ID, o.Yearly.ID, o.Hour.ID)
			}
			if many := count(); many != one {
				t.Errorf("six orders take %d statements, one takes %d", many, one)
			}
		})
	}
}
