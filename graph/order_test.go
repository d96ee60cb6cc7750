package graph_test

import (
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db/license"
	"kiosk/internal/money"
)

// sold is an order as the GraphQL API shows it.
type sold struct {
	ID             uuid.UUID
	Number         string
	Status         string
	StatusReason   string
	Total          money.Amount
	RefundedAmount money.Amount
	Source         string
	CustomerID     uuid.UUID
	CompletedAt    *time.Time
	Items          []soldItem
	Events         []struct{ Type string }
}

type soldItem struct {
	ID          uuid.UUID
	Status      string
	Sku         string
	Price       money.Amount
	BasePrice   money.Amount
	StockTaken  bool
	ReplacesID  *uuid.UUID
	LicenseID   *uuid.UUID
	License     *struct{ Status string }
	DeliveredAt *time.Time
	AppliedTier *struct {
		ID    uuid.UUID
		Name  string
		Level int
	}
}

const soldFields = ` { id number status statusReason total refundedAmount source customerId completedAt
	items { id status sku price basePrice stockTaken replacesId licenseId license { status } deliveredAt appliedTier { id name level } } events { type } }`

// orderOperation writes the mutation of the name.
func orderOperation(name string) string {
	return "mutation($input: " + strings.ToUpper(name[:1]) + name[1:] + "Input!) { changed: " + name + "(input: $input)" + soldFields + " }"
}

var (
	createOrder  = orderOperation("createOrder")
	cancelOrder  = orderOperation("cancelOrder")
	failOrder    = orderOperation("failOrder")
	refundOrder  = orderOperation("refundOrder")
	deliverItems = orderOperation("deliverItems")
	replaceItem  = orderOperation("replaceItem")
)

// does runs an operation on an order that must succeed.
func (d staffClient) does(t testing.TB, operation string, input vars) sold {
	t.Helper()
	return get[struct{ Changed sold }](t, d, operation, vars{"input": input}).Changed
}

// sells places an order for the customer.
func (d staffClient) sells(t testing.TB, customer uuid.UUID, variations ...uuid.UUID) sold {
	t.Helper()
	return d.does(t, createOrder, vars{"customerId": customer, "items": linesOf(variations...)})
}

func linesOf(variations ...uuid.UUID) []vars {
	lines := make([]vars, len(variations))
	for i, variation := range variations {
		lines[i] = vars{"variationId": variation}
	}
	return lines
}

func (s sold) itemStates() string {
	states := make([]string, len(s.Items))
	for i, item := range s.Items {
		states[i] = item.Status
	}
	return strings.Join(states, " ")
}

func (s sold) eventTypes() string {
	types := make([]string, len(s.Events))
	for i, e := range s.Events {
		types[i] = e.Type
	}
	return strings.Join(types, " ")
}

// is holds an order against what it must be after an operation.
func (s sold) is(t testing.TB, status, items string, refunded money.Amount) {
	t.Helper()
	if s.Status != status || s.itemStates() != items || s.RefundedAmount != refunded {
		t.Errorf("the order is %s (%s) with %s credited, want %s (%s) with %s", s.Status, s.itemStates(), s.RefundedAmount, status, items, refunded)
	}
}

// untouched runs calls that must be refused, and checks that they changed nothing.
func (o *fixture) untouched(t testing.TB, refusals func()) {
	t.Helper()
	before := o.contents(t)
	refusals()
	if o.contents(t) != before {
		t.Error("what was refused changed the store")
	}
}

// licensesWith counts the licenses of a variation in a state.
func (o *fixture) licensesWith(t testing.TB, of uuid.UUID, status license.Status) int {
	t.Helper()
	n, err := o.Database.Client.License.Query().Where(license.VariationID(of), license.StatusEQ(status)).Count(o.Context(t))
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func TestAnEmptyIdempotencyKeyIsRefused(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		order := vars{"customerId": o.Ana.ID, "items": linesOf(o.Yearly.ID), "idempotencyKey": ""}
		stock := vars{"variationId": o.Piece.ID, "reason": "r", "delta": 1, "idempotencyKey": ""}
		o.untouched(t, func() {
			o.refuses(t, "IDEMPOTENCY_KEY_INVALID", createOrder, vars{"input": order})
			o.refuses(t, "IDEMPOTENCY_KEY_INVALID", adjustStock, vars{"input": stock})
			o.refuses(t, "IDEMPOTENCY_KEY_INVALID", `mutation($id: ID!, $key: String) { cancelOrder(input: { id: $id, idempotencyKey: $key }) { id } }`,
				vars{"id": o.Ana.ID, "key": ""})
		})
		order["idempotencyKey"] = nil
		o.does(t, createOrder, order)
	})
}

func TestStaffPlaceAnOrderAsTheExternalApiDoes(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		before := o.Balance(t, o.Ana.ID)
		input := vars{
			"customerPhone": *o.Ana.Phone, "items": linesOf(o.Yearly.ID, o.Hour.ID),
			"notes": "by phone", "idempotencyKey": "call-1",
		}
		placed := o.does(t, createOrder, input)
		placed.is(t, "PROCESSING", "DELIVERED PENDING", 0)
		if placed.Source != "ADMIN" || placed.CustomerID != o.Ana.ID || placed.Items[0].LicenseID == nil || placed.Items[1].LicenseID != nil || placed.Total != 3990+3000 || placed.eventTypes() != "ORDER_CREATED" {
			t.Errorf("%+v", placed)
		}
		if tier := placed.Items[0].AppliedTier; tier == nil || tier.ID != o.Gold.ID || tier.Name != "Gold" || tier.Level != 2 {
			t.Errorf("the tier of the first item is %+v", tier)
		}
		if placed.Items[1].AppliedTier != nil {
			t.Errorf("the base price has a tier: %+v", placed.Items[1].AppliedTier)
		}
		o.audited(t, "order.create")
		again := o.does(t, createOrder, input)
		if again.ID != placed.ID || o.Balance(t, o.Ana.ID) != before-placed.Total {
			t.Errorf("a retry made %s of %s, and the balance is %s", again.ID, placed.ID, o.Balance(t, o.Ana.ID))
		}
		read := get[struct{ OrderByNumber sold }](t, o.staffClient,
			`query($number: String!) { orderByNumber(number: $number)`+soldFields+` }`,
			vars{"number": strings.ToLower(placed.Number)}).OrderByNumber
		if read.ID != placed.ID {
			t.Errorf("by number: %+v", read)
		}
	})
}

func TestAnOrderThatCannotBePlacedIsRefused(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.untouched(t, func() {
			for _, invalid := range []struct {
				code   string
				input  vars
				fields []string
			}{
				{
					"INVALID_INPUT",
					vars{"customerId": o.Ana.ID, "customerPhone": "+1", "items": []vars{}, "notes": strings.Repeat("x", 2001)},
					[]string{"input.customerId", "input.customerPhone", "input.customerPhone", "input.items", "input.notes"},
				},
				{"INVALID_INPUT", vars{"items": linesOf(o.Hour.ID)}, []string{"input.customerId"}},
				{"CUSTOMER_NOT_FOUND", vars{"customerId": uuid.New(), "items": linesOf(o.Hour.ID)}, nil},
				{"CUSTOMER_BLOCKED", vars{"customerId": o.Blocked.ID, "items": linesOf(o.Hour.ID)}, nil},
				{"PHONE_NOT_LINKED", vars{"customerPhone": "+5511999990000", "items": linesOf(o.Hour.ID)}, nil},
				{
					"VARIATION_NOT_FOUND",
					vars{"customerId": o.Ana.ID, "items": linesOf(o.Hour.ID, uuid.New())},
					[]string{"input.items.1.variationId"},
				},
				{"INSUFFICIENT_BALANCE", vars{"customerId": o.Bruno.ID, "items": linesOf(o.Hour.ID)}, nil},
				{"INSUFFICIENT_STOCK", vars{"customerId": o.Ana.ID, "items": linesOf(o.Lifetime.ID)}, nil},
			} {
				o.refuses(t, invalid.code, createOrder, vars{"input": invalid.input}, invalid.fields...)
			}
		})
	})
}

func TestATimeHasTheShapeOfRFC3339(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		const list = `query($since: Time!) { orders(first: 1, where: {createdAtGTE: $since}) { totalCount } }`
		for _, at := range []string{"2026-01-02T03:04:05Z", "2026-01-02T03:04:05.678+23:59"} {
			get[any](t, o.staffClient, list, vars{"since": at})
		}
		for _, at := range []string{"2026-01-02T1:00:00Z", "2026-01-02T03:04:05+24:00", "2026-01-02T03:04:05-23:60", "2026-01-02T03:04:05,5Z", "2026-01-02"} {
			o.refuses(t, "INVALID_INPUT", list, vars{"since": at}, "where.createdAtGTE")
		}
	})
}

func TestAnOrderIsPlacedAtTheExpectedTotalOrNotAtAll(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		input := vars{"customerId": o.Ana.ID, "items": linesOf(o.Hour.ID), "idempotencyKey": "desk-1"}
		input["expectedTotal"] = o.quotes(t, o.Ana.ID, o.Hour.ID).Total.String()
		o.Database.Client.Variation.UpdateOneID(o.Hour.ID).SetPrice(9990).ExecX(o.Context(t))
		o.untouched(t, func() {
			got := o.ask(t, createOrder, vars{"input": input})
			if len(got.Errors) != 1 {
				t.Fatalf("got %s and %+v", got.Data, got.Errors)
			}
			refused := got.Errors[0].Extensions
			explained(t, strings.ToLower(refused.Code), refused.Reason, refused.Params)
			if refused.Code != "STALE" || refused.Reason != "TOTAL_CHANGED" || refused.Params["total"] != "99.90" {
				t.Errorf("%+v", refused)
			}
		})
		input["expectedTotal"] = "99.90"
		placed := o.does(t, createOrder, input) // what was refused has not used up the key
		if placed.Total != 9990 {
			t.Errorf("the order costs %s", placed.Total)
		}
		o.Database.Client.Variation.UpdateOneID(o.Hour.ID).SetPrice(1).ExecX(o.Context(t))
		if again := o.does(t, createOrder, input); again.ID != placed.ID {
			t.Error("a retry was held against the price of now")
		}
		input["expectedTotal"] = "0.01"
		o.refuses(t, "IDEMPOTENCY_KEY_REUSED", createOrder, vars{"input": input})
	})
}

func TestOrdersAreFoundByWhatTheyAre(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		yearly := o.sells(t, o.Ana.ID, o.Yearly.ID)
		o.clock.Advance(time.Hour)
		services := o.sells(t, o.Dora.ID, o.Hour.ID, o.Hour.ID)
		o.clock.Advance(time.Hour)
		mixed := o.sells(t, o.Ana.ID, o.Hour.ID, o.Piece.ID)
		o.does(t, refundOrder, vars{"id": mixed.ID, "items": []uuid.UUID{mixed.Items[0].ID}})
		const list = `query($where: OrderWhereInput, $orderBy: OrderOrder) { orders(first: 10, where: $where, orderBy: $orderBy) {
			totalCount edges { node { id number } } } }`
		number := map[uuid.UUID]string{yearly.ID: "yearly", services.ID: "services", mixed.ID: "mixed"}
		since := o.clock.Now().Add(-90 * time.Minute)
		for _, try := range []struct {
			where vars
			want  string
		}{
			{nil, "mixed services yearly"},
			{vars{"status": "COMPLETED"}, "yearly"},
			{vars{"statusIn": []string{"PROCESSING"}}, "mixed services"},
			{vars{"customerId": o.Ana.ID}, "mixed yearly"},
			{vars{"customerId": uuid.New()}, ""},
			{vars{"hasItemsWith": vars{"productId": o.Setup.ID}}, "mixed services"},
			{vars{"hasItemsWith": vars{"productId": o.Setup.ID, "status": "CANCELLED"}}, "mixed"},
			{vars{"hasItemsWith": vars{"variationId": o.Yearly.ID}}, "yearly"},
			{vars{"hasItemsWith": vars{"variationId": o.Yearly.ID}, "customerId": o.Dora.ID}, ""},
			{vars{"hasItemsWith": []vars{{"variationId": o.Hour.ID}, {"variationId": o.Piece.ID}}}, ""}, // no item is of both,
			{vars{"customerId": o.Ana.ID, "status": "PROCESSING", "createdAtGTE": since, "createdAtLT": since.Add(24 * time.Hour)}, "mixed"},
			{vars{"createdAtGTE": since, "createdAtLT": since.Add(-time.Hour)}, ""},
			{vars{"hasCustomerWith": vars{"nameContainsFold": strings.ToUpper(o.Dora.Name)}}, "services"},
			{vars{"hasTransactionsWith": vars{"kind": "REFUND"}}, "mixed"},
			{vars{"hasTransactionsWith": vars{"kind": "REFUND", "createdAtLT": since}}, ""},
			{vars{"hasTransactionsWith": vars{"kind": "PURCHASE", "createdAtLT": since}}, "yearly"},
			{vars{"createdAtGTE": since}, "mixed services"},
			{vars{"createdAtLT": since}, "yearly"},
			{vars{"totalGTE": "60.00"}, "services"},
			{vars{"refundedAmountGT": "0.00"}, "mixed"},
			{vars{"not": vars{"number": yearly.Number}}, "mixed services"},
			{vars{"or": []vars{{"id": yearly.ID}, {"id": services.ID}}}, "services yearly"},
		} {
			got := get[struct {
				Orders struct {
					TotalCount int
					Edges      []struct{ Node sold }
				}
			}](t, o.staffClient, list, vars{"where": try.where, "orderBy": vars{"field": "CREATED_AT", "direction": "DESC"}}).Orders
			var names []string
			for _, edge := range got.Edges {
				names = append(names, number[edge.Node.ID])
			}
			if strings.Join(names, " ") != try.want || got.TotalCount != len(names) {
				t.Errorf("%v: %v of %d, want %s", try.where, names, got.TotalCount, try.want)
			}
		}
	})
}

func TestAPageOfOrdersTakesAsManyStatementsAsOneOrder(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"sqlite3", "postgres"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o, counter := openCounted(t, name)
			const list = `{ orders(first: 100) { totalCount edges { node { id number customer { name tier { name } }
				items { id variation { sku } appliedTier { name } license { status } } events { type deliveries { id } } } } } }`
			o.sells(t, o.Ana.ID, o.Yearly.ID, o.Hour.ID)
			count := func() int {
				counter.Take()
				get[struct{}](t, o.staffClient, list, nil)
				return len(counter.Take())
			}
			count() // the first one of a token also signs in
			one := count()
			for range 9 {
				o.sells(t, o.Ana.ID, o.Yearly.ID, o.Hour.ID, o.Hour.ID)
			}
			if many := count(); many != one {
				t.Errorf("ten orders take %d statements, one takes %d", many, one)
			}
		})
	}
}
