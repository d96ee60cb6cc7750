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
	bulletin *bulletin
	poll     time.Duration
	wait     time.Duration
	offers   []offer

	phone     string
	waiting   []string                          // ids of orders whose keys were not shown yet
	unsettled map[string]client.PlaceOrderInput // orders that may have been placed, by variation
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

// serve serves until the customer quits or is gone.
func (s *shop) serve(ctx context.Context, phone string) error {
	if len(s.offers) == 0 {
		s.say("The shop has nothing to sell today.")
		return nil
	}
	s.say("Welcome. Type quit at any time to leave.")
	there, err := s.greet(ctx, phone)
	if err != nil {
		return err
	}
	if there {
		s.list()
	}
	for there {
		there, err = s.attend(ctx)
		if err != nil && ctx.Err() == nil {
			s.excuse(err)
		}
	}
	s.say("\nGoodbye.")
	return nil
}

// greet asks for the phone until it is a customer's.
func (s *shop) greet(ctx context.Context, phone string) (there bool, err error) {
	for {
		if phone == "" {
			if phone, there = s.ask("Your phone, with + and country code: "); !there {
				return false, nil
			}
		}
		_, err := s.kiosk.Quote(ctx, s.offers[0].product.ID, client.ByPhone(phone))
		if !slices.Contains(wrongPhone, client.CodeOf(err)) {
			s.phone = phone
			return err == nil, err
		}
		s.excuse(err)
		phone = ""
	}
}

// wrongPhone are the codes that a phone is refused with.
var wrongPhone = []client.Code{client.CodePhoneNotLinked, client.CodeInvalidInput}

func (s *shop) list() {
	for i, o := range s.offers {
		s.say("%3d  %-28s %-12s %10s  %s", i+1, o.product.Name, o.variation.SKU, o.variation.Price, o.terms())
	}
}

// terms says what a buyer should know besides the price.
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

// attend reads one command and runs it.
func (s *shop) attend(ctx context.Context) (there bool, err error) {
	command, there := s.ask("A number to buy, list, keys or quit: ")
	if !there {
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

// sell quotes, asks, orders, and hands the key over.
func (s *shop) sell(ctx context.Context, o offer) (there bool, err error) {
	price, terms, err := s.price(ctx, o)
	if err != nil {
		return true, err
	}
	agreed, there := s.confirm(fmt.Sprintf("%s %s costs you %s. Buy it?", o.product.Name, o.variation.SKU, terms))
	if !agreed {
		return there, nil
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

// price returns what the customer pays, and the same in words.
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

// order places the order once, however often it has to ask, and only at the price that the customer agreed to. A customer who
// gives up and buys the same later still asks for that order, at its price. A bot that must survive its own end stores these
// orders, with the time: after 24 hours a key is free, and the order must be looked for first.
func (s *shop) order(ctx context.Context, o offer, price client.Amount) (*client.PlacedOrder, error) {
	in, asked := s.unsettled[o.variation.ID]
	if !asked {
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

// await returns the order when it is closed, or as it is when s.wait is over. It looks when the
// webhook says that the order is complete, and in any case now and then.
func (s *shop) await(ctx context.Context, orderID string) (*client.Order, error) {
	s.say("Waiting for the delivery…")
	completion := s.bulletin.completion(orderID)
	poll := time.NewTicker(s.poll)
	defer poll.Stop()
	timeout := time.After(s.wait)
	for {
		over := false
		select {
		case <-completion:
			completion = nil
		case <-poll.C:
		case <-timeout:
			over = true
		case <-ctx.Done():
			return nil, ctx.Err()
		}
		order, err := s.kiosk.Order(ctx, orderID)
		if err != nil || over || closed(order) {
			return order, err
		}
	}
}

// closed reports whether nothing more will happen to an order by itself.
func closed(order *client.Order) bool {
	return order.Status != client.OrderPending && order.Status != client.OrderProcessing
}

// show prints the keys of an order, or remembers to do so later.
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

// showWaiting looks at the orders whose keys were not shown yet.
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

// excuse says what went wrong, as Kiosk puts it.
func (s *shop) excuse(err error) {
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
