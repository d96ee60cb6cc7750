package resolver_test

import (
	"slices"
	"time"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/db/product"
	"kiosk/internal/ids"
	"kiosk/internal/money"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/testkit"
)

// The orders of the model and the operations that change an order after the sale.

type modelOrder struct {
	id        uuid.UUID
	customer  uuid.UUID
	status    order.Status
	total     money.Amount
	credited  money.Amount
	completed bool // it was COMPLETED at some time
	items     []*modelItem
}

type modelItem struct {
	id        uuid.UUID
	createdAt time.Time
	order     *modelOrder
	variation *modelVariation
	status    orderitem.Status
	taken     bool // an item without a license has a unit from the stock
	delivered bool // it was DELIVERED at some time
}

func (i *modelItem) digital() bool { return i.variation.kind == product.KindDIGITAL }

func (m *model) newItem(o *modelOrder, id uuid.UUID, v *modelVariation) *modelItem {
	return &modelItem{id: id, createdAt: m.clock.at, order: o, variation: v, status: orderitem.StatusPENDING}
}

// sell takes the cart out of the stock and returns the status that the order is created with.
func (m *model) sell(placed *db.Order, cart []*modelVariation) order.Status {
	sold := &modelOrder{id: placed.ID, customer: placed.CustomerID, status: order.StatusPENDING, total: placed.Total}
	m.orders = append(m.orders, sold)
	for i, v := range cart {
		sold.items = append(sold.items, m.newItem(sold, placed.Edges.Items[i].ID, v))
	}
	m.events["order.created"]++
	moves := map[*modelVariation]int{}
	for _, item := range sold.items {
		m.serve(item, moves)
	}
	m.apply(moves)
	m.advanceStatus(sold)
	if sold.status == order.StatusPENDING {
		return order.StatusPENDING
	}
	return order.StatusPROCESSING
}

// serve takes a unit or a license from the stock for the item, or lets it wait when the stock is empty.
func (m *model) serve(item *modelItem, moves map[*modelVariation]int) {
	v := item.variation
	inStock := v.stock+moves[v] > 0
	switch {
	case !item.digital():
		item.taken = inStock
	case m.takeLicense(v):
		item.status, item.delivered = orderitem.StatusDELIVERED, true
	default:
		inStock = false
		moves[v] -= m.expireLicenses(v)
		m.queue = append(m.queue, item)
	}
	if inStock {
		moves[v]--
	}
}

// apply changes the stock of each variation once.
func (m *model) apply(moves map[*modelVariation]int) {
	for v, by := range moves {
		m.move(v, by)
	}
}

// advanceStatus advances the status of an order. It never goes back.
func (m *model) advanceStatus(o *modelOrder) {
	next := 3
	for _, item := range o.items {
		switch {
		case item.status != orderitem.StatusPENDING:
		case item.digital():
			next = min(next, 1)
		default:
			next = min(next, 2)
		}
	}
	states := []order.Status{"", order.StatusPENDING, order.StatusPROCESSING, order.StatusCOMPLETED}
	if next <= slices.Index(states, o.status) {
		return
	}
	o.status = states[next]
	if next == 3 {
		o.completed = true
		m.events["order.completed"]++
	}
}

// backfill delivers up to free licenses, and returns the number of delivered items and of completed orders.
func (m *model) backfill(v *modelVariation, free int) (items, fulfilled int) {
	var touched []*modelOrder
	for _, item := range slices.Clone(m.queue) {
		if item.variation != v || items == free || !m.takeLicense(v) {
			continue
		}
		items++
		item.status, item.delivered = orderitem.StatusDELIVERED, true
		m.leaveQueue(item)
		if !slices.Contains(touched, item.order) {
			touched = append(touched, item.order)
		}
	}
	for _, o := range touched {
		m.events["order.items_fulfilled"]++
		before := o.status
		m.advanceStatus(o)
		if o.status == order.StatusCOMPLETED && before != o.status {
			fulfilled++
		}
	}
	return items, fulfilled
}

func (m *model) leaveQueue(item *modelItem) {
	m.queue = slices.DeleteFunc(m.queue, func(other *modelItem) bool { return other == item })
}

// credit closes the items and credits their prices to the wallet.
func (m *model) credit(o *modelOrder, items []*modelItem) {
	moves := map[*modelVariation]int{}
	for _, item := range items {
		o.credited += item.variation.price
		m.balances[o.customer] += item.variation.price
		if item.status == orderitem.StatusDELIVERED {
			item.status = orderitem.StatusREFUNDED
			continue
		}
		item.status = orderitem.StatusCANCELLED
		if item.taken {
			item.taken = false
			moves[item.variation]++
		}
		m.leaveQueue(item)
	}
	for v := range moves {
		for _, item := range m.withoutStock(v) {
			if moves[v] > 0 {
				item.taken = true
				moves[v]--
			}
		}
	}
	m.apply(moves)
}

// withoutStock returns the items that were sold beyond the stock and wait for staff, the oldest first.
func (m *model) withoutStock(v *modelVariation) []*modelItem {
	var waiting []*modelItem
	for _, o := range m.orders {
		for _, item := range o.items {
			if item.variation == v && !item.digital() && item.status == orderitem.StatusPENDING && !item.taken {
				waiting = append(waiting, item)
			}
		}
	}
	slices.SortFunc(waiting, func(a, b *modelItem) int { return ids.Compare(a.id, b.id) })
	return waiting
}

func (o *modelOrder) everDelivered() bool {
	return slices.ContainsFunc(o.items, func(item *modelItem) bool { return item.delivered })
}

func (o *modelOrder) open() bool {
	return o.status == order.StatusPENDING || o.status == order.StatusPROCESSING
}

func (o *modelOrder) itemsIn(states ...orderitem.Status) []*modelItem {
	var items []*modelItem
	for _, item := range o.items {
		if slices.Contains(states, item.status) {
			items = append(items, item)
		}
	}
	return items
}

func (m *model) drawOrder(t *rapid.T) *modelOrder {
	if len(m.orders) == 0 {
		t.Skip("no order yet")
	}
	return rapid.SampledFrom(m.orders).Draw(t, "order")
}

// drawItems draws items of the order with their ids; nil means all items.
func drawItems(t *rapid.T, o *modelOrder) (chosen []*modelItem, itemIDs []uuid.UUID) {
	if rapid.Bool().Draw(t, "all") {
		return nil, nil
	}
	for _, item := range o.items {
		if rapid.Bool().Draw(t, "item") {
			chosen = append(chosen, item)
			itemIDs = append(itemIDs, item.id)
		}
	}
	if itemIDs == nil {
		t.Skip("no item chosen")
	}
	return chosen, itemIDs
}

// wantRefusal checks the error of a call. It returns true when the call was refused with the code, and false when the code is
// "" and the call succeeded. Otherwise it fails the test.
func wantRefusal(t *rapid.T, err error, code problem.Code) bool {
	if code != "" {
		testkit.WantCode(t, err, code)
		return true
	}
	if err != nil {
		t.Fatalf("refused: %v", err)
	}
	return false
}

func stateCode(allowed bool) problem.Code {
	if allowed {
		return ""
	}
	return problem.CodeOrderState
}

func (m *model) cancel(t *rapid.T) {
	o := m.drawOrder(t)
	allowed := o.open() && !o.everDelivered()
	in := orders.CancelOrderInput{ID: o.id, Reason: "changed their mind", IdempotencyKey: uuid.NewString()}
	_, _, err := m.shop.CancelOrder(m.shop.Ctx, in)
	if wantRefusal(t, err, stateCode(allowed)) {
		return
	}
	o.status = order.StatusCANCELLED
	m.events["order.cancelled"]++
	m.credit(o, o.itemsIn(orderitem.StatusPENDING))
	m.mayRetry(func(t *rapid.T) {
		again, replayed, err := m.shop.CancelOrder(m.shop.Ctx, in)
		if err != nil || !replayed || again.ID != o.id || again.Status != order.StatusCANCELLED {
			t.Fatalf("retry of a cancellation: %+v, %v, %v", again, replayed, err)
		}
	})
}

func (m *model) fail(t *rapid.T) {
	o := m.drawOrder(t)
	allowed := o.open()
	_, _, err := m.shop.FailOrder(m.shop.Ctx, orders.FailOrderInput{ID: o.id})
	if wantRefusal(t, err, stateCode(allowed)) {
		return
	}
	o.status = order.StatusFAILED
	m.events["order.failed"]++
	m.credit(o, o.itemsIn(orderitem.StatusPENDING))
}

func (m *model) refund(t *rapid.T) {
	o := m.drawOrder(t)
	chosen, itemIDs := drawItems(t, o)
	refundable := o.itemsIn(orderitem.StatusPENDING, orderitem.StatusDELIVERED)
	allowed := o.open() || o.status == order.StatusCOMPLETED
	if itemIDs == nil {
		chosen = refundable
	}
	amount := money.Amount(0)
	for _, item := range chosen {
		allowed = allowed && slices.Contains(refundable, item)
		amount += item.variation.price
	}
	if o.status == order.StatusPENDING && !o.everDelivered() && o.credited+amount == o.total {
		allowed = false
	}
	in := orders.RefundOrderInput{ID: o.id, Items: itemIDs, IdempotencyKey: uuid.NewString()}
	refunded, _, err := m.shop.RefundOrder(m.shop.Ctx, in)
	if wantRefusal(t, err, stateCode(allowed)) {
		return
	}
	m.credit(o, chosen)
	m.closeCredited(o)
	m.events["order.refunded"]++
	if refunded.Status != o.status || refunded.RefundedAmount != o.credited {
		t.Fatalf("refunded %s, %s; want %s, %s", refunded.RefundedAmount, refunded.Status, o.credited, o.status)
	}
	m.mayRetry(func(t *rapid.T) {
		again, replayed, err := m.shop.RefundOrder(m.shop.Ctx, in)
		if err != nil || !replayed || again.RefundedAmount != refunded.RefundedAmount {
			t.Fatalf("retry of a refund: %+v, %v, %v", again, replayed, err)
		}
	})
}

func (m *model) closeCredited(o *modelOrder) {
	if o.credited == o.total {
		o.status = order.StatusREFUNDED
		return
	}
	m.advanceStatus(o)
}

func (m *model) deliver(t *rapid.T) {
	o := m.drawOrder(t)
	chosen, itemIDs := drawItems(t, o)
	deliverable := slices.DeleteFunc(o.itemsIn(orderitem.StatusPENDING), (*modelItem).digital)
	allowed := o.open()
	if itemIDs == nil {
		chosen = deliverable
		allowed = allowed && len(chosen) > 0
	}
	for _, item := range chosen {
		allowed = allowed && slices.Contains(deliverable, item)
	}
	_, _, err := m.shop.DeliverItems(m.shop.Ctx, orders.DeliverItemsInput{OrderID: o.id, Items: itemIDs})
	if wantRefusal(t, err, stateCode(allowed)) {
		return
	}
	moves := map[*modelVariation]int{}
	for _, item := range chosen {
		item.status, item.delivered = orderitem.StatusDELIVERED, true
		if !item.taken && item.variation.stock+moves[item.variation] > 0 {
			item.taken = true
			moves[item.variation]--
		}
	}
	m.apply(moves)
	m.advanceStatus(o)
}

func (m *model) replace(t *rapid.T) {
	o := m.drawOrder(t)
	broken := rapid.SampledFrom(o.items).Draw(t, "item")
	v := broken.variation
	code := stateCode((o.open() || o.status == order.StatusCOMPLETED) && broken.digital() && broken.status == orderitem.StatusDELIVERED)
	if code == "" && m.saleable(v) == 0 && v.dependsOnStock {
		code = problem.CodeInsufficientStock
	}
	replaced, _, err := m.shop.ReplaceItem(m.shop.Ctx, orders.ReplaceItemInput{ItemID: broken.id})
	if wantRefusal(t, err, code) {
		return
	}
	broken.status = orderitem.StatusREPLACED
	m.events["order.item_replaced"]++
	replacement := m.newItem(o, replaced.Edges.Items[len(replaced.Edges.Items)-1].ID, v)
	o.items = append(o.items, replacement)
	moves := map[*modelVariation]int{}
	m.serve(replacement, moves)
	m.apply(moves)
}

// failOverdueBackorders is the model of FailOverdueBackorders.
func (m *model) failOverdueBackorders() {
	for _, o := range m.orders {
		var overdue []*modelItem
		for _, item := range o.itemsIn(orderitem.StatusPENDING) {
			if item.digital() && !item.createdAt.Add(modelDeadline*time.Hour).After(m.clock.at) {
				overdue = append(overdue, item)
			}
		}
		switch {
		case overdue == nil:
		case !o.everDelivered():
			o.status = order.StatusFAILED
			m.events["order.failed"]++
			m.credit(o, o.itemsIn(orderitem.StatusPENDING))
		default:
			m.credit(o, overdue)
			m.closeCredited(o)
			m.events["order.refunded"]++
		}
	}
}

// checkOrders compares every order with the model's order.
func (m *model) checkOrders(t *rapid.T) {
	orders, err := m.shop.Database.Client.Order.Query().WithItems().All(m.shop.Ctx)
	if err != nil || len(orders) != len(m.orders) {
		t.Fatalf("%d orders, want %d (%v)", len(orders), len(m.orders), err)
	}
	for _, want := range m.orders {
		got := orders[slices.IndexFunc(orders, func(o *db.Order) bool { return o.ID == want.id })]
		if got.Status != want.status || got.RefundedAmount != want.credited || (got.CompletedAt != nil) != want.completed {
			t.Fatalf("order %s is %s, %s credited, completed at %v; want %s, %s, %v",
				got.ID, got.Status, got.RefundedAmount, got.CompletedAt, want.status, want.credited, want.completed)
		}
		for _, item := range want.items {
			found := got.Edges.Items[slices.IndexFunc(got.Edges.Items, func(i *db.OrderItem) bool { return i.ID == item.id })]
			if found.Status != item.status || (!item.digital() && found.StockTaken != item.taken) {
				t.Fatalf("an item of %s in an order that is %s is %s with its unit taken %v, want %s and %v",
					item.variation.kind, got.Status, found.Status, found.StockTaken, item.status, item.taken)
			}
		}
	}
}
