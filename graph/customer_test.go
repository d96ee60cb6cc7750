package graph_test

import (
	"testing"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db/event"
	"kiosk/internal/auth"
)

type customerView struct {
	ID            uuid.UUID
	Name          string
	Email         *string
	Phone         *string
	LinkedPhone   *string
	ExternalRef   *string
	Tier          *struct{ Name string }
	Status        string
	WalletBalance string
	Version       int
}

const (
	customerFields  = ` { id name email phone linkedPhone externalRef tier { name } status walletBalance version } }`
	createCustomer  = `mutation($input: CreateCustomerInput!) { done: createCustomer(input: $input)` + customerFields
	updateCustomer  = `mutation($input: UpdateCustomerInput!) { done: updateCustomer(input: $input)` + customerFields
	blockCustomer   = `mutation($input: CustomerInput!) { done: blockCustomer(input: $input)` + customerFields
	unblockCustomer = `mutation($input: CustomerInput!) { done: unblockCustomer(input: $input)` + customerFields
	linkPhone       = `mutation($input: LinkPhoneInput!) { done: linkPhone(input: $input)` + customerFields
	unlinkPhone     = `mutation($input: CustomerInput!) { done: unlinkPhone(input: $input)` + customerFields
	setCustomerTier = `mutation($input: SetCustomerTierInput!) { done: setCustomerTier(input: $input)` + customerFields
	customerByPhone = `query($phone: String!) { done: customerByPhone(phone: $phone)` + customerFields
	readCustomer    = `query($id: ID!) { done: customer(id: $id)` + customerFields
)

// do sends an operation whose only field has the alias done, with its input, and returns the result.
func do[T any](t testing.TB, d staffClient, operation string, input vars) T {
	t.Helper()
	return get[struct{ Done T }](t, d, operation, vars{"input": input}).Done
}

func TestStaffSeeAndChangeWhatABotKnowsACustomerBy(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		support := o.as(t, auth.Support)
		eva := do[customerView](t, support, createCustomer, vars{"name": "Eva", "externalRef": "telegram:99"})
		if eva.ExternalRef == nil || *eva.ExternalRef != "telegram:99" {
			t.Errorf("%+v", eva)
		}
		found := get[struct {
			Customers struct{ Edges []struct{ Node customerView } }
		}](t, support, `{ customers(first: 10, where: {externalRef: "telegram:99"}) { edges { node { id } } } }`, nil)
		if edges := found.Customers.Edges; len(edges) != 1 || edges[0].Node.ID != eva.ID {
			t.Errorf("found %+v", found)
		}
		for _, taken := range []struct {
			operation string
			input     vars
		}{
			{createCustomer, vars{"name": "Eve", "externalRef": "telegram:99"}},
			{updateCustomer, vars{"id": o.Bruno.ID, "version": o.Bruno.Version, "externalRef": "telegram:99"}},
		} {
			support.refuses(t, "ALREADY_EXISTS", taken.operation, vars{"input": taken.input}, "input.externalRef")
		}
		support.refuses(t, "INVALID_INPUT", createCustomer, vars{"input": vars{"name": "Eve", "externalRef": "é"}}, "input.externalRef")
		changed := do[customerView](t, support, updateCustomer, vars{"id": eva.ID, "version": eva.Version, "clearExternalRef": true})
		if changed.ExternalRef != nil {
			t.Errorf("%+v", changed)
		}
	})
}

func TestACustomerIsRegisteredReadAndChanged(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		support := o.as(t, auth.Support)
		created := do[customerView](t, support, createCustomer, vars{
			"name": "Eva", "email": "eva@example.com", "phone": "+55 11 98765-4399", "phoneLinked": true, "tierId": o.Gold.ID,
		})
		o.audited(t, "customer.register")
		if created.Name != "Eva" || *created.LinkedPhone != "+5511987654399" || created.Tier.Name != "Gold" || created.WalletBalance != "0.00" {
			t.Errorf("%+v", created)
		}
		notified, err := o.Database.Client.Event.Query().
			Where(event.SubjectID(created.ID), event.Type("customer.registered")).Count(o.Context(t))
		if err != nil || notified != 1 {
			t.Errorf("%d events (%v)", notified, err)
		}

		changed := do[customerView](t, support, updateCustomer, vars{"id": created.ID, "version": created.Version, "name": "Eve", "clearEmail": true})
		o.audited(t, "customer.update")
		if changed.Name != "Eve" || changed.Email != nil || changed.LinkedPhone == nil || changed.Version != created.Version+1 {
			t.Errorf("%+v", changed)
		}
		moved := do[customerView](t, support, updateCustomer, vars{"id": created.ID, "version": changed.Version, "phone": "+5511987654398"})
		if *moved.Phone != "+5511987654398" || moved.LinkedPhone != nil {
			t.Errorf("another phone is still linked: %+v", moved)
		}
		read := get[struct{ Done *customerView }](t, o.staffClient, readCustomer, id(created.ID)).Done
		if read == nil || read.Version != moved.Version || *read.Phone != *moved.Phone {
			t.Errorf("%+v", read)
		}

		support.refuses(t, "STALE", updateCustomer, vars{"input": vars{"id": created.ID, "version": created.Version, "name": "Eva"}})
		support.refuses(t, "CUSTOMER_NOT_FOUND", updateCustomer, vars{"input": vars{"id": uuid.New(), "version": 1, "name": "Eva"}})
		support.refuses(t, "INVALID_INPUT", updateCustomer, vars{"input": vars{
			"id": created.ID, "version": moved.Version, "name": " ", "email": "nowhere", "clearEmail": true, "phone": "12", "clearPhone": true,
		}}, "input.name", "input.email", "input.clearEmail", "input.phone", "input.clearPhone")
		support.refuses(t, "INVALID_INPUT", createCustomer, vars{"input": vars{"name": "", "email": "x", "phoneLinked": true}},
			"input.name", "input.email", "input.phoneLinked")
		support.refuses(t, "NOT_FOUND", createCustomer, vars{"input": vars{"name": "Eva", "tierId": uuid.New()}}, "input.tierId")
		support.refuses(t, "ALREADY_EXISTS", createCustomer, vars{"input": vars{"name": "Ana", "phone": o.Ana.Phone, "phoneLinked": true}}, "input.phone")
		o.as(t, auth.Viewer).refuses(t, "FORBIDDEN", createCustomer, vars{"input": vars{"name": "Eva"}})
	})
}

func TestABlockedCustomerIsBlockedOnceAndForAllOrders(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		input := vars{"customerId": o.Ana.ID}
		blocked := do[customerView](t, o.staffClient, blockCustomer, input)
		o.audited(t, "customer.block")
		if again := do[customerView](t, o.staffClient, blockCustomer, input); blocked.Status != "BLOCKED" || again.Version != blocked.Version {
			t.Errorf("%+v, then %+v", blocked, again)
		}
		o.refuses(t, "CUSTOMER_BLOCKED", `mutation($input: CreateOrderInput!) { createOrder(input: $input) { id } }`, vars{"input": vars{
			"customerId": o.Ana.ID, "items": []vars{{"variationId": o.Yearly.ID}},
		}})
		if free := do[customerView](t, o.staffClient, unblockCustomer, input); free.Status != "ACTIVE" {
			t.Errorf("%+v", free)
		}
		o.audited(t, "customer.unblock")
		for _, operation := range []string{blockCustomer, unblockCustomer, unlinkPhone} {
			o.refuses(t, "CUSTOMER_NOT_FOUND", operation, vars{"input": vars{"customerId": uuid.New()}})
		}
	})
}

func TestALinkedPhoneIsOneCustomersOnly(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		linked := do[customerView](t, o.staffClient, linkPhone, vars{"customerId": o.Bruno.ID})
		o.audited(t, "customer.link_phone")
		if linked.LinkedPhone == nil || *linked.LinkedPhone != *o.Bruno.Phone {
			t.Errorf("%+v", linked)
		}
		if by := linkerOf(t, o, o.Bruno.ID); by == nil || by.Kind != "STAFF" || by.Name == "" {
			t.Errorf("the phone was linked by %+v", by)
		}
		found := get[struct{ Done *customerView }](t, o.staffClient, customerByPhone, vars{"phone": "+55 (11) 98765-4322"}).Done
		if found == nil || found.ID != o.Bruno.ID {
			t.Errorf("found %+v", found)
		}
		o.refuses(t, "INVALID_INPUT", customerByPhone, vars{"phone": "0800"}, "phone")
		o.refuses(t, "ALREADY_EXISTS", linkPhone, vars{"input": vars{"customerId": o.Dora.ID, "phone": o.Ana.Phone}}, "input.phone")
		o.refuses(t, "INVALID_INPUT", linkPhone, vars{"input": vars{"customerId": o.Dora.ID}}, "input.phone")
		o.refuses(t, "INVALID_INPUT", linkPhone, vars{"input": vars{"customerId": o.Dora.ID, "phone": "0800"}}, "input.phone")
		o.refuses(t, "CUSTOMER_NOT_FOUND", linkPhone, vars{"input": vars{"customerId": uuid.New(), "phone": "+5511987654397"}})

		unlinked := do[customerView](t, o.staffClient, unlinkPhone, vars{"customerId": o.Bruno.ID})
		o.audited(t, "customer.unlink_phone")
		if unlinked.LinkedPhone != nil || *unlinked.Phone != *o.Bruno.Phone {
			t.Errorf("%+v", unlinked)
		}
		o.leavesNoTrace(t, func() {
			if again := do[customerView](t, o.staffClient, unlinkPhone, vars{"customerId": o.Bruno.ID}); again.Version != unlinked.Version {
				t.Errorf("unlinked again: %+v", again)
			}
		})
		if found := get[struct{ Done *customerView }](t, o.staffClient, customerByPhone, vars{"phone": o.Bruno.Phone}).Done; found != nil {
			t.Errorf("an unlinked phone finds %+v", found)
		}
		if by := linkerOf(t, o, o.Bruno.ID); by != nil {
			t.Errorf("an unlinked phone was linked by %+v", by)
		}
	})
}

func TestWhoLinkedThePhoneOfACustomerLastIsShown(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		manager, support := o.as(t, auth.Manager), o.as(t, auth.Support)
		created := do[customerView](t, support, createCustomer, vars{"name": "Eva", "phone": "+5511987654399", "phoneLinked": true})
		do[customerView](t, manager, updateCustomer, vars{"id": created.ID, "version": created.Version, "name": "Eve"})
		if by, wanted := linkerOf(t, o, created.ID), nameOf(t, support); by == nil || by.Name != wanted {
			t.Errorf("it was linked by %+v as %s registered the customer", by, wanted)
		}
		do[customerView](t, support, unlinkPhone, vars{"customerId": created.ID})
		do[customerView](t, manager, linkPhone, vars{"customerId": created.ID})
		if by, wanted := linkerOf(t, o, created.ID), nameOf(t, manager); by == nil || by.Name != wanted {
			t.Errorf("it was linked by %+v, not by %s", by, wanted)
		}
	})
}

// linkerOf returns the name of the actor who linked a customer's phone, from the API.
func linkerOf(t *testing.T, o *fixture, customer uuid.UUID) *struct{ Kind, Name string } {
	t.Helper()
	const query = `query($id: ID!) { customer(id: $id) { phoneLinkedBy { kind name } } }`
	return get[struct {
		Customer struct{ PhoneLinkedBy *struct{ Kind, Name string } }
	}](t, o.as(t, auth.Viewer), query, id(customer)).Customer.PhoneLinkedBy
}

// nameOf returns the name of a staff member in the audit.
func nameOf(t *testing.T, d staffClient) string {
	t.Helper()
	return get[struct{ Viewer struct{ Name string } }](t, d, "{ viewer { name } }", nil).Viewer.Name
}

func TestACustomerIsRegisteredOnceUnderAKey(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		input := vars{"name": "Eva", "idempotencyKey": "first"}
		first, again := do[customerView](t, o.staffClient, createCustomer, input), do[customerView](t, o.staffClient, createCustomer, input)
		if again.ID != first.ID {
			t.Errorf("%s, then %s", first.ID, again.ID)
		}
		input["name"] = "Eve"
		o.refuses(t, "IDEMPOTENCY_KEY_REUSED", createCustomer, vars{"input": input})
		input["idempotencyKey"] = "second"
		if other := do[customerView](t, o.staffClient, createCustomer, input); other.ID == first.ID {
			t.Error("another key got the same customer")
		}
	})
}

func TestTheTierOfACustomerIsSetAndTakenAway(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		silver := do[customerView](t, o.staffClient, setCustomerTier, vars{"customerId": o.Dora.ID, "tierId": o.Silver.ID})
		o.audited(t, "customer.set_tier")
		o.leavesNoTrace(t, func() {
			again := do[customerView](t, o.staffClient, setCustomerTier, vars{"customerId": o.Dora.ID, "tierId": o.Silver.ID})
			if again.Version != silver.Version {
				t.Errorf("the same tier again: %+v", again)
			}
		})
		none := do[customerView](t, o.staffClient, setCustomerTier, vars{"customerId": o.Dora.ID})
		if silver.Tier == nil || silver.Tier.Name != "Silver" || none.Tier != nil {
			t.Errorf("%+v, then %+v", silver, none)
		}
		foreign := open(t, o.Database)
		for _, tier := range []uuid.UUID{uuid.New(), foreign.Gold.ID} {
			o.refuses(t, "NOT_FOUND", setCustomerTier, vars{"input": vars{"customerId": o.Dora.ID, "tierId": tier}}, "input.tierId")
		}
		o.refuses(t, "CUSTOMER_NOT_FOUND", setCustomerTier, vars{"input": vars{"customerId": foreign.Dora.ID}})
	})
}

func TestCustomersAreListedWithWhatTheyDid(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.fill(t)
		type counted struct{ TotalCount int }
		list := get[struct {
			Customers struct {
				TotalCount int
				Edges      []struct {
					Node struct {
						Name                            string
						Transactions, Recharges, Orders counted
					}
				}
			}
		}](t, o.staffClient, `{ customers(first: 2, orderBy: {field: WALLET_BALANCE, direction: DESC}, where: {status: ACTIVE}) { totalCount edges { node {
			name transactions(first: 1) { totalCount } recharges(first: 1) { totalCount } orders(first: 1) { totalCount } } } } }`, nil).Customers
		if list.TotalCount != 4 || len(list.Edges) != 2 {
			t.Fatalf("%+v", list)
		}
		ana := list.Edges[0].Node
		if ana.Name != "Ana" || ana.Transactions.TotalCount != 3 || ana.Recharges.TotalCount != 1 || ana.Orders.TotalCount != 2 {
			t.Errorf("%+v", ana)
		}
	})
}

func TestListsOfCustomersAndTheirBooksTakeNoMoreStatementsForMoreRows(t *testing.T) {
	t.Parallel()
	o, counter := openCounted(t, dialect.SQLite)
	o.fill(t)
	get[struct{}](t, o.staffClient, whoAmI, nil) // so that the session is known
	for name, list := range map[string]string{
		"customers": `query($first: Int!) { customers(first: $first) { totalCount edges { node { name tier { name } phoneLinkedBy { name }
			transactions(first: 3) { totalCount edges { node { amount order { number } } } }
			recharges(first: 3) { edges { node { status } } } orders(first: 3) { edges { node { number } } } } } } }`,
		"walletTransactions": `query($first: Int!) { walletTransactions(first: $first) { edges { node {
			amount actor { name } customer { name tier { name } } order { number } recharge { status } } } } }`,
		"recharges": `query($first: Int!) { recharges(first: $first) { edges { node { amount decider { name } customer { name } } } } }`,
		"licenses":  `query($first: Int!) { licenses(first: $first) { edges { node { status variation { sku product { name } } batch { created } } } } }`,
		"licenseBatches": `query($first: Int!) { licenseBatches(first: $first) { edges { node { created variation { sku }
			licenses(first: 2) { totalCount edges { node { status } } } } } } }`,
		"staffMembers": `query($first: Int!) { staffMembers(first: $first) { edges { node { email role } } } }`,
		"apiTokens":    `query($first: Int!) { apiTokens(first: $first) { edges { node { name scopes } } } }`,
		"auditEntries": `query($first: Int!) { auditEntries(first: $first) { edges { node { action before after } } } }`,
	} {
		taken := func(first int) []string {
			counter.Take()
			get[struct{}](t, o.staffClient, list, vars{"first": first})
			return counter.Take()
		}
		if one, many := taken(1), taken(20); len(many) > len(one)+3 || len(many) > 12 { // a page of one may have nothing below it
			t.Errorf("%s took %d statements for one row and %d for many: %q", name, len(one), len(many), many)
		}
	}
}
