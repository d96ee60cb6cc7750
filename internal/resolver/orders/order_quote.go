package orders

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/database"
	"kiosk/internal/money"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/resolver/customers"
)

// OrderQuote is what an order would cost a customer now, and why it could not be placed.
type OrderQuote struct {
	CustomerID    uuid.UUID
	Currency      string
	Lines         []OrderQuoteLine // one for each variation, in the order in which they were given first
	Total         money.Amount
	WalletBalance money.Amount
	WalletAfter   money.Amount     // below zero when the balance does not cover the order
	Problems      []*problem.Error // each with the code and the text of PlaceOrder's
}

// OrderQuoteLine is what an order would take of one variation.
type OrderQuoteLine struct {
	catalogue.QuotedVariation
	Quantity int
	Subtotal money.Amount
	Waiting  int // how many of the units would wait for stock
	Problem  *problem.Error
}

// QuoteOrder prices an order as PlaceOrder would place it now, and returns every reason for which PlaceOrder would refuse
// it. It only reads: it reserves nothing, and the stock is what the counters say.
// Errors: CodeInvalidInput, CodeCustomerNotFound, CodePhoneNotLinked, CodeVariationNotFound.
func (ops *Operations) QuoteOrder(ctx context.Context, in PlaceOrderInput) (*OrderQuote, error) {
	if err := in.check(); err != nil {
		return nil, err
	}
	store, err := ops.Store(ctx)
	if err != nil {
		return nil, err
	}
	customer, priced, err := ops.readPriced(ctx, in.Customer, in.Items)
	if err != nil {
		return nil, err
	}
	lines, err := price(in.Items, priced, customer.Tier)
	if err != nil {
		return nil, err
	}
	quote := &OrderQuote{CustomerID: customer.ID, Currency: store.Currency, WalletBalance: customer.Balance}
	quote.note(problem.From(checkCustomer(customer)))
	if err := quote.add(lines); err != nil {
		return nil, err
	}
	quote.note(problem.From(checkBalance(customer, quote.Total)))
	quote.WalletAfter, err = customer.Balance.Plus(-quote.Total)
	return quote, err
}

// readPriced is loadPriced for a caller without a transaction.
func (ops *Operations) readPriced(ctx context.Context, ref customers.CustomerRef, items []uuid.UUID) (customer *customers.CustomerForSale, priced []catalogue.PricedVariation, err error) {
	err = ops.Database.SnapshotOfEntities(ctx, func(_ *db.Tx, sql database.Statements) error {
		customer, priced, err = loadPriced(ctx, sql, ref, items)
		return err
	})
	return customer, priced, err
}

// add prices the lines, in the order of the request.
func (q *OrderQuote) add(lines []*line) error {
	slices.SortFunc(lines, func(a, b *line) int { return a.items[0].Position - b.items[0].Position })
	for _, line := range lines {
		subtotal, err := priceOf(line.items)
		if err != nil {
			return err
		}
		if q.Total, err = q.Total.Plus(subtotal); err != nil {
			return fmt.Errorf("orders: total of a quote: %w", err)
		}
		refusal := problem.From(line.checkStock())
		q.note(refusal)
		q.Lines = append(q.Lines, OrderQuoteLine{
			QuotedVariation: line.QuotedVariation,
			Quantity:        len(line.items),
			Subtotal:        subtotal,
			Waiting:         max(0, len(line.items)-line.Stock),
			Problem:         refusal,
		})
	}
	return nil
}

// note adds why the order would be refused; nil is no reason.
func (q *OrderQuote) note(problem *problem.Error) {
	if problem != nil {
		q.Problems = append(q.Problems, problem)
	}
}

// QuoteVariations returns those of the variations that are for sale, by id, with the price that the customer pays.
// Errors: CodeCustomerNotFound.
func (ops *Operations) QuoteVariations(ctx context.Context, customerID uuid.UUID, variations []uuid.UUID) (map[uuid.UUID]catalogue.QuotedVariation, error) {
	offered := make(map[uuid.UUID]catalogue.QuotedVariation, len(variations))
	for some := range slices.Chunk(variations, database.MaxIn) {
		customer, priced, err := ops.readPriced(ctx, customers.CustomerRef{ID: customerID}, some)
		if err != nil {
			return nil, err
		}
		for _, v := range priced {
			offered[v.VariationID] = catalogue.Priced(v, customer.Tier)
		}
	}
	return offered, nil
}
