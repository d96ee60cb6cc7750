package orders

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/internal/auth"
	"kiosk/internal/money"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
)

// OrderRules decides which operations an actor can run on an order, by the order's state and the actor's refund limit.
// The operations check these rules, and the GraphQL API shows them as actions. An order must be loaded with all its items.
// The permissions of the actor's role are checked elsewhere, before these rules.
type OrderRules struct {
	role  auth.Role     // of a staff member with a limit
	limit *money.Amount // the largest refunded amount of one order; nil for no limit
}

func rulesOf(actor auth.Actor, store *operation.Store) OrderRules {
	if actor.Kind == auth.KindToken {
		return OrderRules{limit: actor.RefundLimit}
	}
	if actor.Kind != auth.KindStaff || actor.Role != auth.Support {
		return OrderRules{}
	}
	rules := OrderRules{role: actor.Role, limit: new(money.Amount)}
	if store.SupportRefundLimit != nil {
		*rules.limit = *store.SupportRefundLimit
	}
	return rules
}

// OrderRules returns the rules for the actor of the context.
func (ops *Operations) OrderRules(ctx context.Context) (OrderRules, error) {
	actor, err := auth.From(ctx)
	if err != nil {
		return OrderRules{}, err
	}
	store, err := ops.Store(ctx)
	if err != nil {
		return OrderRules{}, err
	}
	return rulesOf(actor, store), nil
}

// OrderAction is an operation on an order: the GraphQL enum OrderAction.
type OrderAction string

// The operations on an order.
const (
	OrderActionDeliver OrderAction = "DELIVER"
	OrderActionRefund  OrderAction = "REFUND"
	OrderActionCancel  OrderAction = "CANCEL"
	OrderActionFail    OrderAction = "FAIL"
)

// OrderActions lists the operations on an order, in the order in which they are shown.
var OrderActions = []OrderAction{OrderActionDeliver, OrderActionRefund, OrderActionCancel, OrderActionFail}

// Check returns why the operation would be refused for the order as a whole, or nil. A refund is possible when at least one
// item can be refunded.
func (rules OrderRules) Check(action OrderAction, o *db.Order) *problem.Error {
	switch action {
	case OrderActionDeliver:
		_, err := deliverable(o, nil)
		return problem.From(err)
	case OrderActionCancel:
		return problem.From(checkCancel(o))
	case OrderActionFail:
		return problem.From(checkOpenOrder(o, "failed"))
	default:
		return problem.From(rules.checkAnyRefund(o))
	}
}

// ItemAction is an operation on an item of an order: the GraphQL enum OrderItemAction.
type ItemAction string

// The operations on an item of an order.
const (
	ItemActionDeliver ItemAction = "DELIVER"
	ItemActionRefund  ItemAction = "REFUND"
	ItemActionReplace ItemAction = "REPLACE"
	ItemActionReveal  ItemAction = "REVEAL"
)

// ItemActions lists the operations on an item, in the order in which they are shown.
var ItemActions = []ItemAction{ItemActionDeliver, ItemActionRefund, ItemActionReplace, ItemActionReveal}

// CheckItem returns why the operation would be refused for one item of the order, or nil.
func (rules OrderRules) CheckItem(action ItemAction, o *db.Order, item *db.OrderItem) *problem.Error {
	switch action {
	case ItemActionDeliver:
		return itemRefusal(checkOpenOrder(o, "delivered"), notDeliverable(item))
	case ItemActionReplace:
		return problem.From(checkReplace(o, item))
	case ItemActionReveal:
		if item.LicenseID == nil {
			return problem.Refuse(problem.CodeNotFound, "No license was delivered for the item.")
		}
		return nil
	default:
		if refusal := itemRefusal(checkRefundable(o), notRefundable(item)); refusal != nil {
			return refusal
		}
		return problem.From(rules.checkRefund(o, []*db.OrderItem{item}))
	}
}

// itemRefusal returns the refusal because of the order, otherwise that because of the item, or nil.
func itemRefusal(ofOrder error, ofItem *problem.Field) *problem.Error {
	if ofOrder == nil && ofItem != nil {
		return &problem.Error{
			Code: problem.CodeOrderState, Detail: "The item " + ofItem.Detail + ".", Reason: ofItem.Reason, Params: ofItem.Params,
		}
	}
	return problem.From(ofOrder)
}

// Refundable is the part of an order that can still be credited.
type Refundable struct {
	Items  []uuid.UUID
	Amount money.Amount  // the sum of the items' prices
	Limit  *money.Amount // the largest amount that the actor may still credit; nil for no limit
}

// Refundable returns the part of an order that can still be credited.
func (rules OrderRules) Refundable(o *db.Order) (*Refundable, error) {
	items := leftToRefund(o)
	amount, err := priceOf(items)
	if err != nil {
		return nil, err
	}
	left := &Refundable{Items: idsOf(items), Amount: amount}
	if rules.limit != nil {
		left.Limit = new(max(0, *rules.limit-o.RefundedAmount))
	}
	return left, nil
}

// leftToRefund returns the items of the order that can still be credited.
func leftToRefund(o *db.Order) []*db.OrderItem {
	if checkRefundable(o) != nil {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(o.Edges.Items), func(item *db.OrderItem) bool { return notRefundable(item) != nil })
}

// checkOpenOrder returns CodeOrderState for an order that is neither PENDING nor PROCESSING. The participle completes the
// text "cannot be …".
func checkOpenOrder(o *db.Order, participle string) error {
	if o.Status == order.StatusPENDING || o.Status == order.StatusPROCESSING {
		return nil
	}
	return problem.RefuseFor(problem.OrderClosed, "The order is %s and cannot be %s.", o.Status, participle)
}

// checkCancel returns CodeOrderState for an order that is not open or has a delivered item.
func checkCancel(o *db.Order) error {
	if err := checkOpenOrder(o, "cancelled"); err != nil {
		return err
	}
	if everDelivered(o.Edges.Items) {
		return problem.RefuseFor(problem.PartlyDelivered, "Something of the order was delivered. Refund it instead.")
	}
	return nil
}

// deliverable returns the items with the ids, if staff can deliver them. When ids is nil it returns all items of the order
// that staff can deliver.
// Errors: CodeItemNotFound, CodeOrderState.
func deliverable(o *db.Order, ids []uuid.UUID) ([]*db.OrderItem, error) {
	if err := checkOpenOrder(o, "delivered"); err != nil {
		return nil, err
	}
	items, err := selectItems(o, ids, notDeliverable)
	if err == nil && len(items) == 0 {
		return nil, problem.RefuseFor(problem.NothingToDeliver, "The order has no item that staff could deliver.")
	}
	return items, err
}

// notDeliverable returns why staff cannot deliver an item, or nil.
func notDeliverable(item *db.OrderItem) *problem.Field {
	switch {
	case item.Status != orderitem.StatusPENDING:
		return new(problem.NewField("", problem.ItemStatus, "is %s already", item.Status))
	case item.Kind == orderitem.KindDIGITAL:
		return new(problem.NewField("", problem.ItemKind, "is %s: a license delivers it", item.Kind))
	default:
		return nil
	}
}

// checkReplace returns CodeOrderState when the item cannot be replaced because of its state or the order's.
func checkReplace(o *db.Order, item *db.OrderItem) error {
	switch {
	case isFinal(o.Status):
		return problem.RefuseFor(problem.OrderClosed, "The order is %s, and its items cannot be replaced.", o.Status)
	case item.Kind != orderitem.KindDIGITAL:
		return problem.RefuseFor(problem.ItemKind, "The item is %s: only a license can be replaced.", item.Kind)
	case item.Status != orderitem.StatusDELIVERED:
		return problem.RefuseFor(problem.ItemStatus, "The item is %s: only a DELIVERED one can be replaced.", item.Status)
	}
	return nil
}

// checkRefundable returns CodeOrderState for an order with a final status.
func checkRefundable(o *db.Order) error {
	if isFinal(o.Status) {
		return problem.RefuseFor(problem.OrderClosed, "The order is %s and cannot be refunded.", o.Status)
	}
	return nil
}

// notRefundable returns why an item cannot be credited, or nil.
func notRefundable(item *db.OrderItem) *problem.Field {
	switch item.Status {
	case orderitem.StatusPENDING, orderitem.StatusDELIVERED:
		return nil
	case orderitem.StatusREPLACED:
		return new(problem.NewField("", problem.ItemReplaced, "was replaced: refund the item that replaced it"))
	default:
		return new(problem.NewField("", problem.ItemStatus, "is %s already", item.Status))
	}
}

// refundable returns the items with the ids, if the actor may refund them. When ids is nil it returns all items of the order
// that were not credited yet. Errors: CodeItemNotFound, CodeOrderState, CodeForbidden.
func (rules OrderRules) refundable(o *db.Order, ids []uuid.UUID) ([]*db.OrderItem, error) {
	if err := checkRefundable(o); err != nil {
		return nil, err
	}
	items, err := selectItems(o, ids, notRefundable)
	if err != nil {
		return nil, err
	}
	return items, rules.checkRefund(o, items)
}

// checkAnyRefund returns why not even the cheapest item of the order can be refunded. Errors: CodeOrderState, CodeForbidden.
func (rules OrderRules) checkAnyRefund(o *db.Order) error {
	if err := checkRefundable(o); err != nil {
		return err
	}
	left := leftToRefund(o)
	if len(left) == 0 {
		return problem.RefuseFor(problem.NothingToRefund, "Nothing of the order is left to refund.")
	}
	cheapest := slices.MinFunc(left, func(a, b *db.OrderItem) int { return cmp.Compare(a.Price, b.Price) })
	return rules.checkRefund(o, []*db.OrderItem{cheapest})
}

// checkRefund checks a refund of the items against the order's state and the actor's limit.
// Errors: CodeOrderState, CodeForbidden.
func (rules OrderRules) checkRefund(o *db.Order, items []*db.OrderItem) error {
	amount, err := priceOf(items)
	if err != nil {
		return err
	}
	credited, err := o.RefundedAmount.Plus(amount)
	if err != nil {
		return fmt.Errorf("orders: refunded amount: %w", err)
	}
	switch {
	case o.Status == order.StatusPENDING && credited == o.Total && !everDelivered(o.Edges.Items):
		return problem.RefuseFor(problem.NothingDelivered, "Nothing of the order was delivered yet. Cancel it instead.")
	case rules.limit == nil || credited <= *rules.limit:
		return nil
	case rules.role == "":
		return problem.RefuseFor(problem.RefundLimit, "This token may refund up to %s of an order.", *rules.limit)
	case *rules.limit == 0:
		return problem.RefuseFor(problem.NoRefunds, "The role %s may not refund: the store sets no limit up to which it may.", rules.role)
	}
	return problem.RefuseFor(problem.RefundLimit, "The role %[2]s may refund up to %[1]s of an order.", *rules.limit, rules.role)
}
