package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"kiosk/client"
)

// shop serves one customer.
type shop struct {
	*conversation
	kiosk    *client.Client
	receiver *receiver
	poll     time.Duration
	wait     time.Duration
	offers   []offer

	phone     string
	waiting   []string                          // ids of orders whose keys were not shown yet
	unsettled map[string]client.PlaceOrderInput // orders that may have been placed, by variation id
}

// offer is a line of the list: a variation of a product.
type offer struct {
	product   client.Product
	variation client.Variation
}

func offersOf(products []client.Product) (offers []offer) {
	for _, product := range products {
		for _, variation := range product.Variations {
			offers = append(offers, offer{product, variation})
		}
	}
	return offers
}

// serve serves the customer until the customer quits, or the input or the context ends.
func (s *shop) serve(ctx context.Context, phone string) error {
	if len(s.offers) == 0 {
		s.say("The shop has nothing to sell today.")
		return nil
	}
	s.say("Welcome. Type quit at any time to leave.")
	ok, err := s.identify(ctx, phone)
	if err != nil {
		return err
	}
	if ok {
		s.list()
	}
	for ok {
		ok, err = s.runCommand(ctx)
		if err != nil && ctx.Err() == nil {
			s.showError(err)
		}
	}
	s.say("\nGoodbye.")
	return nil
}

// identify asks for the phone until it is the linked phone of a customer. ok is as in ask.
func (s *shop) identify(ctx context.Context, phone string) (ok bool, err error) {
	for {
		if phone == "" {
			if phone, ok = s.ask("Your phone, with + and country code: "); !ok {
				return false, nil
			}
		}
		quote, err := s.kiosk.Quote(ctx, s.offers[0].product.ID, client.ByPhone(phone))
		if err == nil {
			s.phone = phone
			return true, s.findRecent(ctx, quote.Customer.ID)
		}
		if !slices.Contains(wrongPhone, client.CodeOf(err)) {
			return false, err
		}
		s.showError(err)
		phone = ""
	}
}

// findRecent adds the customer's newest orders of the last 24 hours to s.waiting. The bot may have ended before it showed their keys,
// or before it knew that it had placed them.
func (s *shop) findRecent(ctx context.Context, customerID string) error {
	page, err := s.kiosk.OrderPage(ctx, client.OrderFilter{CustomerID: customerID, From: time.Now().AddDate(0, 0, -1)})
	if err != nil {
		return err
	}
	for _, order := range page.Orders {
		s.waiting = append(s.waiting, order.ID)
	}
	if len(s.waiting) > 0 {
		s.say("Your orders of the last 24 hours: %d. Type keys to see them before you buy again.", len(s.waiting))
	}
	return nil
}

// wrongPhone lists the error codes for a phone that identifies no customer.
var wrongPhone = []client.Code{client.CodePhoneNotLinked, client.CodeInvalidInput}

func (s *shop) list() {
	for i, o := range s.offers {
		s.say("%3d  %-28s %-12s %10s  %s", i+1, o.product.Name, o.variation.SKU, o.variation.Price, o.terms())
	}
}

// terms returns the duration of the offer and whether it is sold out.
func (o offer) terms() string {
	var terms []string
	if o.variation.DurationDays > 0 {
		terms = append(terms, fmt.Sprintf("%d days", o.variation.DurationDays))
	}
	if o.variation.DependsOnStock && o.variation.StockQuantity == 0 {
		terms = append(terms, "sold out")
	}
	return strings.Join(terms, ", ")
}

// runCommand reads one command and runs it. ok is as in ask.
func (s *shop) runCommand(ctx context.Context) (ok bool, err error) {
	command, ok := s.ask("A number to buy, list, keys or quit: ")
	if !ok {
		return false, nil
	}
	switch strings.ToLower(command) {
	case "":
		return true, nil
	case "list":
		s.list()
		return true, nil
	case "keys":
		return true, s.showWaiting(ctx)
	}
	number, err := strconv.Atoi(command)
	if err != nil || number < 1 || number > len(s.offers) {
		s.say("There is no %q. Numbers go from 1 to %d.", command, len(s.offers))
		return true, nil
	}
	return s.sell(ctx, s.offers[number-1])
}

// sell quotes the price, asks for confirmation, places the order and shows the key. ok is as in ask.
func (s *shop) sell(ctx context.Context, o offer) (ok bool, err error) {
	price, terms, err := s.price(ctx, o)
	if err != nil {
		return true, err
	}
	agreed, ok := s.confirm(fmt.Sprintf("%s %s costs you %s. Buy it?", o.product.Name, o.variation.SKU, terms))
	if !agreed {
		return ok, nil
	}
	placed, err := s.order(ctx, o, price)
	if err != nil {
		return true, err
	}
	s.say("Order %s is placed; %s %s were taken from your wallet.", placed.Number, placed.Total, placed.Currency)
	order, err := s.await(ctx, placed.ID)
	if err != nil {
		s.waiting = append(s.waiting, placed.ID)
		return true, err
	}
	s.show(order)
	return true, nil
}

// price returns the customer's current price, and a description of it.
func (s *shop) price(ctx context.Context, o offer) (price client.Amount, terms string, err error) {
	quote, err := s.kiosk.Quote(ctx, o.product.ID, client.ByPhone(s.phone))
	if err != nil {
		return price, "", err
	}
	for _, v := range quote.Variations {
		switch {
		case v.VariationID != o.variation.ID:
		case v.AppliedTier != nil:
			return v.Price, fmt.Sprintf("%s %s as a %s customer (others pay %s)", v.Price, quote.Currency, v.AppliedTier.Name, v.BasePrice), nil
		default:
			return v.Price, fmt.Sprintf("%s %s", v.Price, quote.Currency), nil
		}
	}
	return price, "", fmt.Errorf("%s is no longer sold", o.variation.SKU)
}

// order places the order at the price that the customer agreed to. It may send the order several times, with the same
// idempotency key, so that it is placed once.
//
// If the customer gives up and buys the same variation later, the unsettled order is sent again, at its price. After a restart of the
// bot, findRecent finds an order that was placed.
func (s *shop) order(ctx context.Context, o offer, price client.Amount) (*client.PlacedOrder, error) {
	in, unsettled := s.unsettled[o.variation.ID]
	if !unsettled {
		in = client.PlaceOrderInput{
			Customer:       client.ByPhone(s.phone),
			VariationIDs:   []string{o.variation.ID},
			ExpectedTotal:  &price,
			IdempotencyKey: client.NewIdempotencyKey(),
		}
		s.unsettled[o.variation.ID] = in
	}
	for {
		placed, err := s.kiosk.PlaceOrder(ctx, in)
		if client.Settled(err) {
			delete(s.unsettled, o.variation.ID)
			return placed, err
		}
		if again, _ := s.confirm("Kiosk did not confirm the order. Ask again? You pay only once."); !again {
			return nil, err
		}
	}
}

// await waits until the order is closed, at most for s.wait, and returns it. It reads the order when a
// webhook says that it is complete, and every s.poll.
func (s *shop) await(ctx context.Context, orderID string) (*client.Order, error) {
	s.say("Waiting for the delivery…")
	completion := s.receiver.completion(orderID)
	poll := time.NewTicker(s.poll)
	defer poll.Stop()
	timeout := time.After(s.wait)
	for {
		timedOut := false
		select {
		case <-completion:
			completion = nil
		case <-poll.C:
		case <-timeout:
			timedOut = true
		case <-ctx.Done():
			return nil, ctx.Err()
		}
		order, err := s.kiosk.Order(ctx, orderID)
		if err != nil || timedOut || closed(order) {
			return order, err
		}
	}
}

// closed reports whether the order has a final status, unless staff change it.
func closed(order *client.Order) bool {
	return order.Status != client.OrderPending && order.Status != client.OrderProcessing
}

// show prints the keys of an order. It adds an order that is not closed to s.waiting.
func (s *shop) show(order *client.Order) {
	if !closed(order) {
		s.waiting = append(s.waiting, order.ID)
		s.say("Order %s is not delivered yet. Type keys to look again.", order.Number)
		return
	}
	if order.Status != client.OrderCompleted {
		s.say("Order %s is %s.", order.Number, strings.ToLower(string(order.Status)))
		return
	}
	for _, item := range order.Items {
		if item.Credentials == "" {
			s.say("%s is on its way.", item.ProductName)
			continue
		}
		s.say("Your key for %s: %s", item.ProductName, item.Credentials)
	}
	if order.PostSaleInstructions != "" {
		s.say("%s", order.PostSaleInstructions)
	}
}

// showWaiting reads and shows the orders whose keys were not shown yet.
func (s *shop) showWaiting(ctx context.Context) error {
	if len(s.waiting) == 0 {
		s.say("No order waits for its keys.")
		return nil
	}
	waiting := s.waiting
	s.waiting = nil
	for i, id := range waiting {
		order, err := s.kiosk.Order(ctx, id)
		if err != nil {
			s.waiting = append(s.waiting, waiting[i:]...)
			return err
		}
		s.show(order)
	}
	return nil
}

// showError prints an error for the customer, with Kiosk's own text if there is one.
func (s *shop) showError(err error) {
	var refusal *client.Error
	switch {
	case !errors.As(err, &refusal):
		s.say("That did not work: %v", err)
	case refusal.Code == client.CodeTotalChanged:
		s.say("The price has changed: it is %s now. Nothing was bought.", refusal.Total)
	case refusal.Code == client.CodeInsufficientBalance:
		s.say("%s Top your wallet up and try again.", refusal.Detail)
	case refusal.Status >= 500:
		s.say("The shop has a problem. Please quote %s.", refusal.RequestID)
	default:
		s.say("%s", refusal.Detail)
	}
}
