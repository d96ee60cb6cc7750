package orders

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/internal/database"
	"kiosk/internal/ids"
	"kiosk/internal/money"
	"kiosk/internal/operation"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/wallets"
)

const (
	// MaxOrderItems is the most items of one order: NewOrder in rest/openapi.yaml.
	MaxOrderItems = 20

	maxOrderNotes = 2_000
)

// PlaceOrderInput asks to sell items to a customer. The same variation n times means quantity n.
type PlaceOrderInput struct {
	Customer       customers.CustomerRef
	Items          []uuid.UUID // of variations
	Notes          string
	Source         order.Source
	ExpectedTotal  *money.Amount `json:",omitempty"` // the total that the caller has agreed to; nil for any total
	DryRun         bool          `json:"-"`
	IdempotencyKey string        `json:"-"`
}

// Validate reports every invalid field.
func (in PlaceOrderInput) Validate() error { return in.check() }

// check is Validate, and brings the phone into E.164 format.
func (in *PlaceOrderInput) check() error {
	var v problem.Fields
	in.Customer = in.Customer.CheckRequired(&v)
	switch {
	case len(in.Items) == 0:
		v.Add("/items", problem.Empty, "must have at least one item")
	case len(in.Items) > MaxOrderItems:
		v.Add("/items", problem.TooMany, "must have at most %d items", MaxOrderItems)
	}
	v.Text("/notes", in.Notes, maxOrderNotes)
	return v.Err()
}

// PlaceOrder sells the items to one customer, paid from the wallet, and delivers at once
// whatever has a license in stock. Contract: POST /orders. Events: order.created, order.completed, stock.low.
//
// It returns the order as it was created, before anything was delivered, and whether that is the outcome of
// an earlier call with the same key. With DryRun it does the same and writes nothing.
// Errors: CodeInvalidInput, CodeCustomerNotFound, CodePhoneNotLinked, CodeCustomerBlocked, CodeVariationNotFound,
// CodeStale (the total is not the expected one), CodeInsufficientBalance, CodeInsufficientStock, CodeIdempotencyKeyReused.
func (ops *Operations) PlaceOrder(ctx context.Context, in PlaceOrderInput) (*db.Order, bool, error) {
	if err := in.check(); err != nil {
		return nil, false, err
	}
	call := operation.Call{Operation: PlaceOperation, Key: in.IdempotencyKey, Input: in, DryRun: in.DryRun}
	return operation.Once(ctx, ops.Runner, call, func(ctx context.Context, tx *operation.Tx) (*db.Order, error) {
		customer, priced, err := loadPriced(ctx, tx.SQL, in.Customer, in.Items)
		if err != nil {
			return nil, err
		}
		if err := checkCustomer(customer); err != nil {
			return nil, err
		}
		lines, err := price(in.Items, priced, customer.Tier)
		if err != nil {
			return nil, err
		}
		sold, err := newOrder(tx, customer, lines, in)
		if err != nil {
			return nil, err
		}
		if err := checkTotal(in.ExpectedTotal, sold.Total); err != nil {
			return nil, err
		}
		if err := checkBalance(customer, sold.Total); err != nil {
			return nil, err
		}
		wallet, err := wallets.Charge(ctx, tx, customer.ID, sold.Total)
		if err != nil {
			return nil, err
		}
		if err := deliverLines(ctx, tx, lines); err != nil {
			return nil, err
		}
		placed := asCreated(sold)
		advanceStatus(sold, tx.Now)
		if err := insertSale(ctx, tx, placed, sold, wallet); err != nil {
			return nil, err
		}
		if in.Source == order.SourceADMIN {
			if err := auditOrder(ctx, tx, "order.create", "", nil, placed); err != nil {
				return nil, err
			}
		}
		tx.BeforeCommit(func() error { return takeStock(ctx, tx, lines) })
		return placed, nil
	})
}

// line is what an order takes of one variation.
type line struct {
	catalogue.QuotedVariation
	items   []*db.OrderItem
	taken   int // units that come out of the stock
	expired int // licenses found to be past their time
}

// short is the number of units that wait for stock.
func (l *line) short() int { return len(l.items) - l.taken }

func (l *line) isDigital() bool { return l.Kind == string(orderitem.KindDIGITAL) }

// checkCustomer refuses a customer who may not buy. Error: CodeCustomerBlocked.
func checkCustomer(customer *customers.CustomerForSale) error {
	if customer.Blocked {
		return customers.Blocked()
	}
	return nil
}

// checkTotal refuses an order that costs something else than the caller expects. Error: CodeStale.
func checkTotal(expected *money.Amount, total money.Amount) error {
	if expected != nil && *expected != total {
		return problem.RefuseFor(problem.TotalChanged, "The order costs %s now.", total)
	}
	return nil
}

// checkBalance refuses an order that the wallet does not cover. Error: CodeInsufficientBalance.
func checkBalance(customer *customers.CustomerForSale, total money.Amount) error {
	if total > customer.Balance {
		return wallets.InsufficientBalance(customer.Balance, total)
	}
	return nil
}

// checkStock refuses a line that may not be sold beyond the stock and for which the counter says there is too little.
// Error: CodeInsufficientStock.
func (l *line) checkStock() error {
	if l.DependsOnStock && l.Stock < len(l.items) {
		return insufficientStock(l, l.Stock)
	}
	return nil
}

// loadPriced finds the customer and those of the variations that are for sale, by id: the order in which rows are locked.
// Errors: CodeCustomerNotFound, CodePhoneNotLinked.
func loadPriced(ctx context.Context, sql database.Statements, ref customers.CustomerRef, items []uuid.UUID) (*customers.CustomerForSale, []catalogue.PricedVariation, error) {
	variations := slices.Clone(items)
	slices.SortFunc(variations, ids.Compare)
	found, priced, err := catalogue.Queries{Statements: sql}.PricedVariations(ctx, slices.Compact(variations), ref.Key())
	if err != nil {
		return nil, nil, err
	}
	customer, err := catalogue.QuotedCustomer(ctx, sql, ref, found)
	if err == nil && found == nil && len(priced) > 0 {
		return nil, nil, operation.ErrRetry // the customer came just now: the prices are not those of their tier
	}
	return customer, priced, err
}

// price returns what the items cost, a line per variation, in the order of priced. Error: CodeVariationNotFound.
func price(items []uuid.UUID, priced []catalogue.PricedVariation, tier *customers.Tier) ([]*line, error) {
	lines := make([]*line, len(priced))
	known := make(map[uuid.UUID]*line, len(priced))
	for i, v := range priced {
		lines[i] = &line{QuotedVariation: catalogue.Priced(v, tier)}
		known[v.VariationID] = lines[i]
	}
	missing := &problem.Error{Code: problem.CodeVariationNotFound, Detail: "The order names a variation that is not for sale."}
	for i, id := range items {
		found := known[id]
		if found == nil {
			missing.Fields = append(missing.Fields, problem.NewField(
				fmt.Sprintf("/items/%d/variationId", i), problem.VariationNotFound, "is not for sale",
			))
			continue
		}
		found.items = append(found.items, newItem(i, found.QuotedVariation))
	}
	if missing.Fields != nil {
		return nil, missing
	}
	return lines, nil
}

func newItem(position int, variation catalogue.QuotedVariation) *db.OrderItem {
	item := &db.OrderItem{
		ID:           ids.New(),
		Position:     position,
		ProductID:    variation.ProductID,
		VariationID:  variation.VariationID,
		Kind:         orderitem.Kind(variation.Kind),
		ProductName:  variation.ProductName,
		Sku:          variation.SKU,
		Price:        variation.Price,
		BasePrice:    variation.BasePrice,
		Status:       orderitem.StatusPENDING,
		DurationDays: variation.DurationDays,
	}
	if tier := variation.AppliedTier; tier != nil {
		item.AppliedTierID, item.AppliedTierName, item.AppliedTierLevel = &tier.ID, &tier.Name, &tier.Level
	}
	return item
}

// newOrder composes the order in memory, with its items by position and its customer.
func newOrder(tx *operation.Tx, customer *customers.CustomerForSale, lines []*line, in PlaceOrderInput) (*db.Order, error) {
	sold := &db.Order{
		ID:         ids.New(),
		Number:     ids.OrderNumber(),
		CustomerID: customer.ID,
		Status:     order.StatusPENDING,
		Currency:   tx.Tenant.Currency,
		Notes:      in.Notes,
		Source:     in.Source,
		CreatedAt:  tx.Now,
		UpdatedAt:  tx.Now,
	}
	sold.Edges.Customer = &db.Customer{ID: customer.ID, Name: customer.Name, Phone: customer.Phone}
	items := make([]*db.OrderItem, len(in.Items))
	var instructions []string
	for _, line := range lines {
		for _, item := range line.items {
			item.OrderID, item.OrderedAt, item.CreatedAt, item.UpdatedAt = sold.ID, tx.Now, tx.Now, tx.Now
			items[item.Position] = item
		}
		if text := line.PostSaleInstructions; text != "" && !slices.Contains(instructions, text) {
			instructions = append(instructions, text)
		}
	}
	sold.Edges.Items = items
	sold.PostSaleInstructions = strings.Join(instructions, "\n\n")
	total, err := priceOf(items)
	sold.Total = total
	return sold, err
}
