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

// OrderQuote is the current price of an order for a customer, with the reasons why it cannot be placed.
type OrderQuote struct {
	CustomerID    uuid.UUID
	Currency      string
	Lines         []OrderQuoteLine // one for each variation, in the order of their first items
	Total         money.Amount
	WalletBalance money.Amount
	WalletAfter   money.Amount     // negative when the balance does not cover the order
	Problems      []*problem.Error // the errors that PlaceOrder could return, with the same codes and texts
}

// OrderQuoteLine is the part of a quote with the items of one variation.
type OrderQuoteLine struct {
	catalogue.QuotedVariation
	Quantity int
	Subtotal money.Amount
	Waiting  int // units that would have to wait for stock
	Problem  *problem.Error
}

// QuoteOrder returns the price of an order as PlaceOrder would place it now, and every reason for which PlaceOrder would
// refuse it. It only reads and reserves nothing. It takes the stock from the stock counters.
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

// readPriced is loadPriced in a read transaction of its own.
func (ops *Operations) readPriced(ctx context.Context, ref customers.CustomerRef, items []uuid.UUID) (customer *customers.CustomerForSale, priced []catalogue.PricedVariation, err error) {
	err = ops.Database.SnapshotOfEntities(ctx, func(_ *db.Tx, sql database.Statements) error {
		customer, priced, err = loadPriced(ctx, sql, ref, items)
		return err
	})
	return customer, priced, err
}

// add appends the lines to the quote, in the order of their first items, and adds up the total.
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

// note appends a reason why the order would be refused. It ignores nil.
func (q *OrderQuote) note(refusal *problem.Error) {
	if refusal != nil {
		q.Problems = append(q.Problems, refusal)
	}
}

// QuoteVariations returns the variations that are for sale, by id, with the customer's prices. Error: CodeCustomerNotFound.
func (ops *Operations) QuoteVariations(ctx context.Context, customerID uuid.UUID, variations []uuid.UUID) (map[uuid.UUID]catalogue.QuotedVariation, error) {
	quoted := make(map[uuid.UUID]catalogue.QuotedVariation, len(variations))
	for chunk := range slices.Chunk(variations, database.MaxIn) {
		customer, priced, err := ops.readPriced(ctx, customers.CustomerRef{ID: customerID}, chunk)
		if err != nil {
			return nil, err
		}
		for _, v := range priced {
			quoted[v.VariationID] = catalogue.Priced(v, customer.Tier)
		}
	}
	return quoted, nil
}
