package graph_test

import (
	"strings"
	"testing"

	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/money"
)

const orderQuote = `query($input: OrderQuoteInput!) { quote: orderQuote(input: $input) { customerId currency total walletBalance walletAfter
	problems { code message } lines { variationId sku productName quantity price basePrice subtotal stockQuantity waiting
	appliedTier { name } problem { code message } } } }`

type orderProblem struct{ Code, Message string }

type quote struct {
	CustomerID                        uuid.UUID
	Currency                          string
	Total, WalletBalance, WalletAfter money.Amount
	Problems                          []orderProblem
	Lines                             []struct {
		VariationID                uuid.UUID
		SKU                        string
		Quantity                   int
		Price, BasePrice, Subtotal money.Amount
		StockQuantity, Waiting     int
		AppliedTier                *struct{ Name string }
		Problem                    *orderProblem
	}
}

func (q quote) codes() string {
	codes := make([]string, len(q.Problems))
	for i, problem := range q.Problems {
		codes[i] = problem.Code
	}
	return strings.Join(codes, " ")
}

// quotes prices an order of the variations for the customer.
func (d staffClient) quotes(t testing.TB, customer uuid.UUID, variations ...uuid.UUID) quote {
	t.Helper()
	return get[struct{ Quote quote }](t, d, orderQuote, vars{"input": vars{"customerId": customer, "items": linesOf(variations...)}}).Quote
}

func TestAQuoteIsWhatTheOrderThenCostsAndChangesNothing(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		support := o.as(t, auth.Support)
		balance := o.Balance(t, o.Ana.ID)
		bought := []uuid.UUID{o.Yearly.ID, o.Hour.ID, o.Yearly.ID, o.Monthly.ID}
		var got quote
		o.untouched(t, func() { got = support.quotes(t, o.Ana.ID, bought...) })
		if len(got.Lines) != 3 || got.codes() != "" || got.WalletBalance != balance || got.WalletAfter != balance-got.Total {
			t.Fatalf("%+v", got)
		}
		yearly, hour, monthly := got.Lines[0], got.Lines[1], got.Lines[2]
		if yearly.Quantity != 2 || yearly.Price != 3990 || yearly.Subtotal != 2*3990 || yearly.StockQuantity != 10 || yearly.Waiting != 0 ||
			yearly.AppliedTier == nil || yearly.AppliedTier.Name != "Gold" || yearly.BasePrice <= yearly.Price {
			t.Errorf("%+v", yearly)
		}
		if hour.Quantity != 1 || hour.Price != 3000 || hour.AppliedTier != nil {
			t.Errorf("%+v", hour)
		}
		if monthly.StockQuantity != 0 || monthly.Waiting != 1 || monthly.Problem != nil {
			t.Errorf("what is sold beyond the stock: %+v", monthly)
		}
		if placed := support.sells(t, o.Ana.ID, bought...); placed.Total != got.Total || o.Balance(t, o.Ana.ID) != got.WalletAfter {
			t.Errorf("the order costs %s and leaves %s, the quote said %s and %s", placed.Total, o.Balance(t, o.Ana.ID), got.Total, got.WalletAfter)
		}
	})
}

func TestAQuoteNamesEveryReasonWhyTheOrderWouldBeRefused(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		poor := o.quotes(t, o.Bruno.ID, o.Lifetime.ID, o.Hour.ID)
		if poor.codes() != "INSUFFICIENT_STOCK INSUFFICIENT_BALANCE" || poor.WalletAfter >= 0 {
			t.Errorf("%+v", poor)
		}
		if line := poor.Lines[0]; line.Problem == nil || *line.Problem != poor.Problems[0] || poor.Lines[1].Problem != nil {
			t.Errorf("the lines say %+v", poor.Lines)
		}
		if blocked := o.quotes(t, o.Blocked.ID, o.Hour.ID); !strings.HasPrefix(blocked.codes(), "CUSTOMER_BLOCKED") {
			t.Errorf("%+v", blocked)
		}
		wrong := func(code string, input vars, fields ...string) {
			t.Helper()
			o.refuses(t, code, orderQuote, vars{"input": input}, fields...)
		}
		wrong("INVALID_INPUT", vars{"items": []vars{}}, "input.customerId", "input.items")
		wrong("CUSTOMER_NOT_FOUND", vars{"customerId": uuid.New(), "items": linesOf(o.Hour.ID)})
		wrong("VARIATION_NOT_FOUND", vars{"customerId": o.Ana.ID, "items": linesOf(o.Hour.ID, uuid.New())}, "input.items.1.variationId")
		o.as(t, auth.Viewer).refuses(t, "FORBIDDEN", orderQuote, vars{"input": vars{"customerId": o.Ana.ID, "items": linesOf(o.Hour.ID)}})
	})
}

func TestVariationsAreOfferedAtTheCustomersPriceInAsManyStatementsAsOne(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"sqlite3", "postgres"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o, counter := openCounted(t, name)
			const list = `query($first: Int, $customer: ID!) { variations(first: $first) { edges { node { id offer(customerId: $customer) { price appliedTier { name } } } } } }`
			type offered struct {
				Variations struct {
					Edges []struct {
						Node struct {
							ID    uuid.UUID
							Offer *struct {
								Price       money.Amount
								AppliedTier *struct{ Name string }
							}
						}
					}
				}
			}
			read := func(first int) (offered, int) {
				counter.Take()
				got := get[offered](t, o.staffClient, list, vars{"first": first, "customer": o.Ana.ID})
				return got, len(counter.Take())
			}
			read(1) // the first one of a token also signs in
			_, one := read(1)
			many, statements := read(100)
			if statements != one {
				t.Errorf("%d variations take %d statements, one takes %d", len(many.Variations.Edges), statements, one)
			}
			for _, edge := range many.Variations.Edges {
				if edge.Node.ID == o.Yearly.ID && (edge.Node.Offer == nil || edge.Node.Offer.Price != 3990 || edge.Node.Offer.AppliedTier == nil) {
					t.Errorf("the offer of the yearly one is %+v", edge.Node.Offer)
				}
			}
			o.refuses(t, "CUSTOMER_NOT_FOUND", list, vars{"first": 1, "customer": uuid.New()})
		})
	}
}
