package main

import (
	"cmp"
	"context"
	"crypto/rand"
	"errors"
	"slices"

	"kiosk/client"
)

// maxUnits is how many units one order has at most.
const maxUnits = 20

// cancelOrder places an order that waits for a license, and cancels it.
func (t trigger) cancelOrder(ctx context.Context) (string, error) {
	order, err := t.orderThatWaits(ctx)
	if err != nil {
		return "", err
	}
	if _, err := t.bot.CancelOrder(ctx, order.ID, client.CancelOrderInput{Reason: "kiosk trigger"}); err != nil {
		return "", err
	}
	return nameOf(order), nil
}

// fulfillItems places an order that waits for a license, and uploads licenses until it has one: older orders that wait for the same
// variation get theirs first.
func (t trigger) fulfillItems(ctx context.Context) (string, error) {
	order, err := t.orderThatWaits(ctx)
	if err != nil {
		return "", err
	}
	for range maxUnits {
		if err := t.upload(ctx, order.Items[0].VariationID); err != nil {
			return "", err
		}
		current, err := t.bot.Order(ctx, order.ID)
		if err != nil {
			return "", err
		}
		if current.Status == client.OrderCompleted {
			return nameOf(order), nil
		}
	}
	return "", errors.New("too many orders wait for the same licenses: deliver or cancel some")
}

// runLow sells out a variation, whose stock it first raises to maxUnits, so that the stock falls below its threshold.
func (t trigger) runLow(ctx context.Context) (string, error) {
	offered, err := t.scarce(ctx, true)
	if err != nil {
		return "", err
	}
	for ; offered.StockQuantity < maxUnits; offered.StockQuantity++ {
		if err := t.upload(ctx, offered.ID); err != nil {
			return "", err
		}
	}
	return "variation " + offered.ID, t.sellOut(ctx, offered)
}

// restock sells out a variation, and then uploads a license.
func (t trigger) restock(ctx context.Context) (string, error) {
	offered, err := t.scarce(ctx, true)
	if err != nil {
		return "", err
	}
	if err := t.sellOut(ctx, offered); err != nil {
		return "", err
	}
	return "variation " + offered.ID, t.upload(ctx, offered.ID)
}

// orderThatWaits sells out a variation that may be ordered without stock, and orders one more unit.
func (t trigger) orderThatWaits(ctx context.Context) (*client.PlacedOrder, error) {
	offered, err := t.scarce(ctx, false)
	if err != nil {
		return nil, err
	}
	if err := t.sellOut(ctx, offered); err != nil {
		return nil, err
	}
	return t.order(ctx, offered, 1)
}

// sellOut has new customers buy the whole stock of a variation.
func (t trigger) sellOut(ctx context.Context, offered client.Variation) error {
	for left := offered.StockQuantity; left > 0; left -= maxUnits {
		if _, err := t.order(ctx, offered, min(left, maxUnits)); err != nil {
			return err
		}
	}
	return nil
}

// order has a new customer, whose wallet it tops up, buy units of a variation.
func (t trigger) order(ctx context.Context, offered client.Variation, units int) (*client.PlacedOrder, error) {
	customer, err := t.customer(ctx)
	if err != nil {
		return nil, err
	}
	if price := offered.Price.Hundredths(); price > 0 {
		if _, err := t.recharge(ctx, customer, client.Hundredths(price*int64(units))); err != nil {
			return nil, err
		}
	}
	return t.bot.PlaceOrder(ctx, client.PlaceOrderInput{
		Customer: client.ByID(customer.ID), VariationIDs: slices.Repeat([]string{offered.ID}, units), Notes: "kiosk trigger",
	})
}

// scarce returns the variation with the fewest licenses: of those that are sold from stock only, or of those that may be ordered
// without stock. It fails when there are none.
func (t trigger) scarce(ctx context.Context, dependsOnStock bool) (client.Variation, error) {
	found, err := t.variations(ctx)
	if err != nil {
		return client.Variation{}, err
	}
	found = slices.DeleteFunc(found, func(v client.Variation) bool { return v.DependsOnStock != dependsOnStock })
	if len(found) == 0 {
		if dependsOnStock {
			return client.Variation{}, errors.New("the store has no active DIGITAL product that is sold from stock only: add one at the console")
		}
		return client.Variation{}, errors.New("the store has no active DIGITAL product that may be ordered without stock: add one at the console")
	}
	return slices.MinFunc(found, func(a, b client.Variation) int { return cmp.Compare(a.StockQuantity, b.StockQuantity) }), nil
}

func (t trigger) upload(ctx context.Context, variationID string) error {
	_, err := t.bot.UploadLicenses(ctx, client.UploadLicensesInput{
		VariationID: variationID, Licenses: []client.License{{Credentials: "TRIGGERED-" + rand.Text()}},
	})
	return err
}
