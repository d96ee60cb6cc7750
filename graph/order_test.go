package graph_test

import (
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db/event"
	"kiosk/ent/db/license"
	"kiosk/ent/db/variation"
	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/auth"
	"kiosk/internal/money"
	"kiosk/internal/resolver/stores"
	"kiosk/internal/testkit"
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
	items { id status sku price stockTaken replacesId licenseId license { status } deliveredAt appliedTier { id name level } } events { type } }`

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

func TestCancellingCreditsEverythingAndReturnsTheStock(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		balance := o.Balance(t, o.Ana.ID)
		placed := o.sells(t, o.Ana.ID, o.Piece.ID, o.Piece.ID, o.Piece.ID, o.Monthly.ID)
		if placed.Status != "PENDING" || o.StockOf(t, o.Piece.ID) != 0 {
			t.Fatalf("%+v", placed)
		}
		input := vars{"id": placed.ID, "reason": "changed their mind", "idempotencyKey": "cancel-1"}
		cancelled := o.does(t, cancelOrder, input)
		cancelled.is(t, "CANCELLED", "CANCELLED CANCELLED CANCELLED CANCELLED", placed.Total)
		if cancelled.StatusReason != "changed their mind" || cancelled.CompletedAt != nil || cancelled.eventTypes() != "ORDER_CANCELLED ORDER_CREATED" {
			t.Errorf("%+v", cancelled)
		}
		o.audited(t, "order.cancel")
		if o.Balance(t, o.Ana.ID) != balance || o.StockOf(t, o.Piece.ID) != 3 {
			t.Errorf("the balance is %s and the stock %d", o.Balance(t, o.Ana.ID), o.StockOf(t, o.Piece.ID))
		}
		waiting := o.Database.Client.Variation.Query().Where(variation.ID(o.Monthly.ID)).OnlyX(o.Context(t)).Backordered
		if waiting != 0 {
			t.Errorf("%d items still wait", waiting)
		}
		row := o.Database.Client.WalletTransaction.Query().
			Where(wallettransaction.OrderID(placed.ID), wallettransaction.KindEQ(wallettransaction.KindREFUND)).
			OnlyX(o.Context(t))
		if row.Amount != placed.Total || row.Reference != placed.Number || row.ActorKind != string(auth.KindStaff) || row.ActorID == nil {
			t.Errorf("the ledger says %+v", row)
		}
		available := o.Database.Client.Event.Query().
			Where(event.Type("stock.available"), event.SubjectID(o.Piece.ID)).CountX(o.Context(t))
		if available != 1 {
			t.Errorf("%d events stock.available", available)
		}
		o.untouched(t, func() {
			if again := o.does(t, cancelOrder, input); again.ID != placed.ID {
				t.Errorf("a retry got %+v", again)
			}
			o.refuses(t, "IDEMPOTENCY_KEY_REUSED", cancelOrder, vars{"input": vars{"id": placed.ID, "idempotencyKey": "cancel-1"}})
			for _, operation := range []string{cancelOrder, failOrder, refundOrder} {
				o.refuses(t, "ORDER_STATE", operation, vars{"input": vars{"id": placed.ID}})
				o.refuses(t, "ORDER_NOT_FOUND", operation, vars{"input": vars{"id": uuid.New()}})
				o.refuses(t, "INVALID_INPUT", operation, vars{"input": vars{"id": placed.ID, "reason": strings.Repeat("x", 501)}}, "input.reason")
			}
		})
	})
}

func TestAnOrderOfWhichSomethingWasDeliveredIsNotCancelled(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		placed := o.sells(t, o.Ana.ID, o.Yearly.ID, o.Hour.ID)
		o.untouched(t, func() { o.refuses(t, "ORDER_STATE", cancelOrder, vars{"input": vars{"id": placed.ID}}) })
		done := o.sells(t, o.Ana.ID, o.Yearly.ID)
		if done.Status != "COMPLETED" || done.eventTypes() != "ORDER_COMPLETED ORDER_CREATED" {
			t.Errorf("%+v", done)
		}
		o.untouched(t, func() {
			o.refuses(t, "ORDER_STATE", cancelOrder, vars{"input": vars{"id": done.ID}})
			o.refuses(t, "ORDER_STATE", failOrder, vars{"input": vars{"id": done.ID}})
		})
	})
}

func TestFailingKeepsWhatWasDeliveredAndCreditsTheRest(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		balance := o.Balance(t, o.Ana.ID)
		placed := o.sells(t, o.Ana.ID, o.Yearly.ID, o.Hour.ID)
		failed := o.does(t, failOrder, vars{"id": placed.ID, "reason": "nobody has time"})
		failed.is(t, "FAILED", "DELIVERED CANCELLED", 3000)
		o.audited(t, "order.fail")
		if o.Balance(t, o.Ana.ID) != balance-3990 {
			t.Errorf("the balance is %s", o.Balance(t, o.Ana.ID))
		}
		o.untouched(t, func() {
			o.refuses(t, "ORDER_STATE", refundOrder, vars{"input": vars{"id": placed.ID}})
			o.refuses(t, "ORDER_STATE", replaceItem, vars{"input": vars{"itemId": placed.Items[0].ID}})
		})
	})
}

func TestARefundCreditsItemByItemAndRevokesTheLicenses(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		balance := o.Balance(t, o.Ana.ID)
		placed := o.sells(t, o.Ana.ID, o.Yearly.ID, o.Hour.ID, o.Yearly.ID)
		other := o.sells(t, o.Ana.ID, o.Yearly.ID)
		first, hour, third := placed.Items[0].ID, placed.Items[1].ID, placed.Items[2].ID
		refund := func(items ...uuid.UUID) vars { return vars{"input": vars{"id": placed.ID, "items": items}} }
		o.untouched(t, func() {
			o.refuses(t, "INVALID_INPUT", refundOrder, refund([]uuid.UUID{}...), "input.items")
			o.refuses(t, "INVALID_INPUT", refundOrder, refund(first, hour, first), "input.items.2")
			o.refuses(t, "ITEM_NOT_FOUND", refundOrder, refund(first, other.Items[0].ID), "input.items.1")
		})

		part := o.does(t, refundOrder, vars{"id": placed.ID, "items": []uuid.UUID{first}, "reason": "does not start"})
		part.is(t, "PROCESSING", "REFUNDED PENDING DELIVERED", 3990)
		o.audited(t, "order.refund")
		if revoked := o.licensesWith(t, o.Yearly.ID, license.StatusREVOKED); revoked != 1 || o.StockOf(t, o.Yearly.ID) != 7 {
			t.Errorf("%d licenses are revoked, %d in stock", revoked, o.StockOf(t, o.Yearly.ID))
		}
		o.untouched(t, func() { o.refuses(t, "ORDER_STATE", refundOrder, refund(third, first), "input.items.1") })

		closed := o.does(t, refundOrder, vars{"id": placed.ID, "items": []uuid.UUID{hour}})
		closed.is(t, "COMPLETED", "REFUNDED CANCELLED DELIVERED", 3990+3000)
		if closed.CompletedAt == nil || closed.eventTypes() != "ORDER_COMPLETED ORDER_REFUNDED ORDER_REFUNDED ORDER_CREATED" {
			t.Errorf("%+v", closed)
		}

		whole := o.does(t, refundOrder, vars{"id": placed.ID})
		whole.is(t, "REFUNDED", "REFUNDED CANCELLED REFUNDED", placed.Total)
		if o.Balance(t, o.Ana.ID) != balance-other.Total || o.licensesWith(t, o.Yearly.ID, license.StatusREVOKED) != 2 {
			t.Errorf("the balance is %s", o.Balance(t, o.Ana.ID))
		}
		o.untouched(t, func() { o.refuses(t, "ORDER_STATE", refundOrder, vars{"input": vars{"id": placed.ID}}) })
	})
}

func TestAnOrderThatWaitsForAllOfItIsCancelledAndNotRefunded(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		placed := o.sells(t, o.Ana.ID, o.Monthly.ID, o.Monthly.ID)
		o.untouched(t, func() { o.refuses(t, "ORDER_STATE", refundOrder, vars{"input": vars{"id": placed.ID}}) })
		part := o.does(t, refundOrder, vars{"id": placed.ID, "items": []uuid.UUID{placed.Items[0].ID}})
		part.is(t, "PENDING", "CANCELLED PENDING", 2000)
		o.untouched(t, func() {
			o.refuses(t, "ORDER_STATE", refundOrder, vars{"input": vars{"id": placed.ID, "items": []uuid.UUID{placed.Items[1].ID}}})
		})
		o.does(t, cancelOrder, vars{"id": placed.ID}).is(t, "CANCELLED", "CANCELLED CANCELLED", placed.Total)
	})
}

func TestSupportRefundsUpToTheLimitOfTheStore(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		support := o.as(t, auth.Support)
		placed := o.sells(t, o.Ana.ID, o.Hour.ID, o.Hour.ID, o.Hour.ID)
		refund := func(n int) vars { return vars{"id": placed.ID, "items": []uuid.UUID{placed.Items[n].ID}} }
		o.untouched(t, func() { support.refuses(t, "FORBIDDEN", refundOrder, vars{"input": refund(0)}) })

		limit := money.Amount(60_00)
		_, err := o.Resolver.UpdateSettings(o.Context(t), stores.UpdateSettingsInput{Version: o.Version, SupportRefundLimit: &limit})
		if err != nil {
			t.Fatal(err)
		}
		o.untouched(t, func() { support.refuses(t, "FORBIDDEN", refundOrder, vars{"input": vars{"id": placed.ID}}) })
		support.does(t, refundOrder, refund(0)).is(t, "PROCESSING", "CANCELLED PENDING PENDING", 30_00)
		support.does(t, refundOrder, refund(1)).is(t, "PROCESSING", "CANCELLED CANCELLED PENDING", 60_00)
		o.untouched(t, func() { support.refuses(t, "FORBIDDEN", refundOrder, vars{"input": refund(2)}) })
		o.as(t, auth.Manager).does(t, refundOrder, refund(2)).is(t, "REFUNDED", "CANCELLED CANCELLED CANCELLED", 90_00)
	})
}

func TestStaffDeliverByHandAndTheLastItemCompletesTheOrder(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		placed := o.sells(t, o.Ana.ID, o.Hour.ID, o.Piece.ID, o.Yearly.ID, o.Monthly.ID)
		deliver := func(items ...uuid.UUID) vars { return vars{"input": vars{"orderId": placed.ID, "items": items}} }
		hour, piece, yearly, monthly := placed.Items[0].ID, placed.Items[1].ID, placed.Items[2].ID, placed.Items[3].ID
		o.untouched(t, func() {
			o.refuses(t, "ORDER_STATE", deliverItems, deliver(hour, yearly, monthly), "input.items.1", "input.items.2")
			o.refuses(t, "ITEM_NOT_FOUND", deliverItems, deliver(uuid.New()), "input.items.0")
			o.refuses(t, "INVALID_INPUT", deliverItems, deliver([]uuid.UUID{}...), "input.items")
			o.refuses(t, "ORDER_NOT_FOUND", deliverItems, vars{"input": vars{"orderId": uuid.New()}})
		})
		o.does(t, deliverItems, vars{"orderId": placed.ID, "items": []uuid.UUID{piece}}).
			is(t, "PENDING", "PENDING DELIVERED DELIVERED PENDING", 0)
		o.audited(t, "order.deliver")
		o.untouched(t, func() { o.refuses(t, "ORDER_STATE", deliverItems, deliver(piece), "input.items.0") })

		o.AddLicenses(t, o.Monthly.ID, 1)
		done := o.does(t, deliverItems, vars{"orderId": placed.ID})
		done.is(t, "COMPLETED", "DELIVERED DELIVERED DELIVERED DELIVERED", 0)
		if done.CompletedAt == nil || done.eventTypes() != "ORDER_COMPLETED ORDER_ITEMS_FULFILLED ORDER_CREATED" {
			t.Errorf("%+v", done)
		}
		o.untouched(t, func() { o.refuses(t, "ORDER_STATE", deliverItems, vars{"input": vars{"orderId": placed.ID}}) })
	})
}

func TestALicenseThatDoesNotWorkIsReplacedUnderWarranty(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		placed := o.sells(t, o.Ana.ID, o.Yearly.ID)
		balance, broken := o.Balance(t, o.Ana.ID), placed.Items[0]
		replaced := o.does(t, replaceItem, vars{"itemId": broken.ID, "reason": "key refused"})
		replaced.is(t, "COMPLETED", "REPLACED DELIVERED", 0)
		o.audited(t, "order.replace_item")
		replacement := replaced.Items[1]
		if replaced.Items[0].License.Status != "REVOKED" || replacement.License.Status != "SOLD" {
			t.Errorf("the licenses are %+v and %+v", replaced.Items[0].License, replacement.License)
		}
		if replacement.ReplacesID == nil || *replacement.ReplacesID != broken.ID || replacement.Price != broken.Price || replacement.AppliedTier == nil {
			t.Errorf("%+v", replacement)
		}
		if o.Balance(t, o.Ana.ID) != balance || replaced.Total != placed.Total || replaced.eventTypes() != "ORDER_ITEM_REPLACED "+placed.eventTypes() {
			t.Errorf("%+v", replaced)
		}
		sold, revoked := o.licensesWith(t, o.Yearly.ID, license.StatusSOLD), o.licensesWith(t, o.Yearly.ID, license.StatusREVOKED)
		if sold != 1 || revoked != 1 || o.StockOf(t, o.Yearly.ID) != 8 {
			t.Errorf("%d licenses are sold, %d revoked, %d in stock", sold, revoked, o.StockOf(t, o.Yearly.ID))
		}
		shown, err := o.Resolver.Order(o.Context(t), placed.ID)
		if err != nil || len(shown.Credentials) != 1 || shown.Credentials[replacement.ID] == "" {
			t.Errorf("the buyer sees %v (%v)", shown.Credentials, err)
		}
		o.untouched(t, func() {
			o.refuses(t, "ORDER_STATE", replaceItem, vars{"input": vars{"itemId": broken.ID}})
			o.refuses(t, "ITEM_NOT_FOUND", replaceItem, vars{"input": vars{"itemId": uuid.New()}})
			o.refuses(t, "INVALID_INPUT", replaceItem, vars{"input": vars{"itemId": broken.ID, "reason": strings.Repeat("x", 501)}}, "input.reason")
			o.refuses(t, "ORDER_STATE", refundOrder, vars{"input": vars{"id": placed.ID, "items": []uuid.UUID{broken.ID}}}, "input.items.0")
		})
		o.does(t, refundOrder, vars{"id": placed.ID}).is(t, "REFUNDED", "REPLACED REFUNDED", placed.Total)
	})
}

func TestAReplacementWithoutALicenseWaitsOrIsRefused(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.AddLicenses(t, o.Lifetime.ID, 1)
		strict := o.sells(t, o.Ana.ID, o.Lifetime.ID)
		o.untouched(t, func() {
			o.refuses(t, "INSUFFICIENT_STOCK", replaceItem, vars{"input": vars{"itemId": strict.Items[0].ID}})
		})

		o.AddLicenses(t, o.Monthly.ID, 1)
		patient := o.sells(t, o.Ana.ID, o.Monthly.ID)
		waiting := o.does(t, replaceItem, vars{"itemId": patient.Items[0].ID})
		waiting.is(t, "COMPLETED", "REPLACED PENDING", 0)
		o.AddLicenses(t, o.Monthly.ID, 1)
		after := get[struct{ Order sold }](t, o.staffClient, `query($id: ID!) { order(id: $id)`+soldFields+` }`, id(patient.ID)).Order
		after.is(t, "COMPLETED", "REPLACED DELIVERED", 0)
		if after.eventTypes() != "ORDER_ITEMS_FULFILLED ORDER_ITEM_REPLACED ORDER_COMPLETED ORDER_CREATED" || !after.CompletedAt.Equal(*patient.CompletedAt) {
			t.Errorf("%+v", after)
		}

		physical := o.sells(t, o.Ana.ID, o.Piece.ID)
		o.does(t, deliverItems, vars{"orderId": physical.ID})
		o.untouched(t, func() {
			o.refuses(t, "ORDER_STATE", replaceItem, vars{"input": vars{"itemId": physical.Items[0].ID}})
		})
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
			d, counter := testkit.NewCountedDatabase(t, name)
			o := open(t, d)
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
