package main

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"kiosk/client"
)

type triggerCommand struct {
	Type client.EventType `arg:"" placeholder:"TYPE" help:"The event's type, of the list below."`
	botFlags
}

func (triggerCommand) Help() string {
	return `Causes a real event in a test store, by the API calls that lead to it: it registers a customer, tops up the wallet,
uploads a license, orders. The customers, licenses and orders stay in the store. A live store is refused.

Types and the scopes that the token needs besides customers:write:

    customer.registered
    recharge.approved      wallet:write
    order.created          wallet:write, products:read, orders:write, inventory:write
    order.completed        the same
    order.refunded         the same, and orders:refund
    order.item_replaced    the same, and orders:refund
    order.cancelled        as order.created
    order.items_fulfilled  the same, and orders:read
    stock.low              as order.created
    stock.available        the same

Orders need a DIGITAL product that is ACTIVE; order.cancelled and order.items_fulfilled one that may be ordered without stock.
These two, stock.low and stock.available sell out the variation with the fewest licenses. recharge.requested,
recharge.rejected and order.failed need staff: cause them at the console.

Example:

    KIOSK_TOKEN=ksk_test_… kiosk trigger order.completed`
}

// triggers has, by type of event, the function that causes one. It returns the customer, order or variation of the event.
var triggers = map[client.EventType]func(trigger, context.Context) (string, error){
	client.EventCustomerRegistered:  trigger.registerCustomer,
	client.EventRechargeApproved:    trigger.approveRecharge,
	client.EventOrderCreated:        trigger.completeOrder,
	client.EventOrderCompleted:      trigger.completeOrder,
	client.EventOrderRefunded:       trigger.refundOrder,
	client.EventOrderItemReplaced:   trigger.replaceItem,
	client.EventOrderCancelled:      trigger.cancelOrder,
	client.EventOrderItemsFulfilled: trigger.fulfillItems,
	client.EventStockLow:            trigger.runLow,
	client.EventStockAvailable:      trigger.restock,
}

// notByTokens has the types of events that no API token can cause, and says what causes them.
var notByTokens = map[client.EventType]string{
	client.EventRechargeRequested: "it happens when a recharge is above the store's limit for recharges without review, which staff set at the console",
	client.EventRechargeRejected:  "staff reject recharges, at the console, or do not approve them for 72 hours",
	client.EventOrderFailed:       "staff fail orders, at the console, or the deadline of what is ordered without stock passes",
	client.EventTest:              "POST /webhooks/{id}/test sends one",
}

// Run causes the event.
func (c triggerCommand) Run(ctx context.Context, p *program) error {
	if why, known := notByTokens[c.Type]; known {
		return fmt.Errorf("%s cannot be triggered: %s", c.Type, why)
	}
	cause, known := triggers[c.Type]
	if !known {
		return fmt.Errorf("%s cannot be triggered: it must be one of %s", c.Type, triggerable())
	}
	if !strings.HasPrefix(c.Token, "ksk_test_") {
		return errors.New("the token is not one of a test store (ksk_test_…): events are triggered in test stores only. kiosk demo has one, lab, whose token it prints; kiosk store create --test makes one")
	}
	bot, err := c.client()
	if err != nil {
		return err
	}
	created, err := cause(trigger{bot}, ctx)
	if err != nil {
		return err
	}
	fmt.Fprintf(p.stdout, "%s: %s\n", c.Type, created)
	return nil
}

func triggerable() string {
	var names []string
	for _, name := range slices.Sorted(maps.Keys(triggers)) {
		names = append(names, string(name))
	}
	return strings.Join(names, ", ")
}

// trigger calls the API of a store as a bot does.
type trigger struct{ bot *client.Client }

func (t trigger) customer(ctx context.Context) (*client.CreatedCustomer, error) {
	return t.bot.CreateCustomer(ctx, client.CreateCustomerInput{Name: "Triggered " + rand.Text()[:6]})
}

func (t trigger) registerCustomer(ctx context.Context) (string, error) {
	created, err := t.customer(ctx)
	if err != nil {
		return "", err
	}
	return "customer " + created.ID, nil
}

func (t trigger) approveRecharge(ctx context.Context) (string, error) {
	customer, err := t.customer(ctx)
	if err != nil {
		return "", err
	}
	recharge, err := t.recharge(ctx, customer, client.Hundredths(1))
	if err != nil {
		return "", err
	}
	return "recharge " + recharge.ID, nil
}

// recharge tops a wallet up. It fails when staff must approve it first.
func (t trigger) recharge(ctx context.Context, customer *client.CreatedCustomer, amount client.Amount) (*client.Recharge, error) {
	recharge, err := t.bot.Recharge(ctx, client.ByID(customer.ID), client.RechargeInput{Amount: amount, Reference: "kiosk trigger"})
	if err == nil && recharge.Status != client.RechargeApproved {
		err = fmt.Errorf("the recharge of %s waits for staff: the store's limit for recharges without review is lower", amount)
	}
	return recharge, err
}

// nameOf returns what is printed of an order.
func nameOf(order *client.PlacedOrder) string { return "order " + order.Number + " (" + order.ID + ")" }

func (t trigger) completeOrder(ctx context.Context) (string, error) {
	order, err := t.sell(ctx)
	if err != nil {
		return "", err
	}
	return nameOf(order), nil
}

func (t trigger) refundOrder(ctx context.Context) (string, error) {
	sold, err := t.sell(ctx)
	if err != nil {
		return "", err
	}
	if _, err := t.bot.RefundOrder(ctx, sold.ID, client.RefundOrderInput{Reason: "kiosk trigger"}); err != nil {
		return "", err
	}
	return nameOf(sold), nil
}

func (t trigger) replaceItem(ctx context.Context) (string, error) {
	sold, err := t.sell(ctx)
	if err != nil {
		return "", err
	}
	item := sold.Items[0]
	if err := t.upload(ctx, item.VariationID); err != nil {
		return "", err
	}
	if _, err := t.bot.ReplaceItem(ctx, sold.ID, item.ID, client.ReplaceItemInput{Reason: "kiosk trigger"}); err != nil {
		return "", err
	}
	return nameOf(sold), nil
}

// sell uploads a license and has a new customer buy one unit, which is then delivered at once.
func (t trigger) sell(ctx context.Context) (*client.PlacedOrder, error) {
	offered, err := t.variation(ctx)
	if err != nil {
		return nil, err
	}
	if err := t.upload(ctx, offered.ID); err != nil {
		return nil, err
	}
	return t.order(ctx, offered, 1)
}

// variation returns the DIGITAL variation with the most licenses. If it has any, no order waits for a license that is uploaded.
func (t trigger) variation(ctx context.Context) (client.Variation, error) {
	found, err := t.variations(ctx)
	if err != nil {
		return client.Variation{}, err
	}
	return slices.MaxFunc(found, func(a, b client.Variation) int { return a.StockQuantity - b.StockQuantity }), nil
}

// variations returns all DIGITAL variations. It fails when there are none.
func (t trigger) variations(ctx context.Context) ([]client.Variation, error) {
	products, err := t.bot.Products(ctx)
	if err != nil {
		return nil, err
	}
	var found []client.Variation
	for _, product := range products {
		if product.Kind == client.ProductDigital {
			found = append(found, product.Variations...)
		}
	}
	if len(found) == 0 {
		return nil, errors.New("the store has no active DIGITAL product: add one at the console, or with kiosk demo try a store that has some")
	}
	return found, nil
}
