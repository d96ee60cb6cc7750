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

// PlaceOrderInput is the input of PlaceOrder and QuoteOrder.
type PlaceOrderInput struct {
	Customer       customers.CustomerRef
	Items          []uuid.UUID // ids of variations; an id that is repeated n times means quantity n
	Notes          string
	Source         order.Source
	ExpectedTotal  *money.Amount `json:",omitempty"` // the total that the caller expects; nil accepts any
	DryRun         bool          `json:"-"`
	IdempotencyKey string        `json:"-"`
}

// Validate reports every invalid field.
func (in PlaceOrderInput) Validate() error { return in.check() }

// check is Validate, and converts the phone to E.164 format.
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

// PlaceOrder sells items to a customer, charges the wallet, and at once delivers the items that have a license in stock.
// Contract: POST /orders. Events: order.created, order.completed, stock.low.
//
// It returns the order as created, before the delivery of its items, and true when an earlier call with the same
// idempotency key produced it. With DryRun it returns the same result and writes nothing.
// Errors: CodeInvalidInput, CodeCustomerNotFound, CodePhoneNotLinked, CodeCustomerBlocked, CodeVariationNotFound,
// CodeStale (the total is not the expected one), CodeInsufficientBalance, CodeInsufficientStock,
// CodeIdempotencyKeyInvalid, CodeIdempotencyKeyReused.
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
			return nil, in.Customer.RetryIfErased(err)
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
		return placed, takeStock(ctx, tx, lines) // last, because it locks the rows of variations
	})
}

// line is the part of an order with the items of one variation.
type line struct {
	catalogue.QuotedVariation
	items   []*db.OrderItem
	taken   int // units taken from the stock
	expired int // licenses that became EXPIRED
}

// short returns the number of units that have to wait for stock.
func (l *line) short() int { return len(l.items) - l.taken }

func (l *line) isDigital() bool { return l.Kind == string(orderitem.KindDIGITAL) }

// checkCustomer returns CodeCustomerBlocked for a blocked customer.
func checkCustomer(customer *customers.CustomerForSale) error {
	if customer.Blocked {
		return customers.Blocked()
	}
	return nil
}

// checkTotal returns CodeStale when the total is not the expected one. nil expects nothing.
func checkTotal(expected *money.Amount, total money.Amount) error {
	if expected != nil && *expected != total {
		return problem.RefuseFor(problem.TotalChanged, "The order costs %s now.", total)
	}
	return nil
}

// checkBalance returns CodeInsufficientBalance when the wallet does not cover the total.
func checkBalance(customer *customers.CustomerForSale, total money.Amount) error {
	if total > customer.Balance {
		return wallets.InsufficientBalance(customer.Balance, total)
	}
	return nil
}

// checkStock returns CodeInsufficientStock when the variation cannot be sold beyond the stock and its stock counter is
// below the quantity of the line.
func (l *line) checkStock() error {
	if l.DependsOnStock && l.Stock < len(l.items) {
		return insufficientStock(l, l.Stock)
	}
	return nil
}

// loadPriced returns the customer, and those of the variations that are for sale. The variations are sorted by id, because
// rows are locked in this order. Errors: CodeCustomerNotFound, CodePhoneNotLinked.
func loadPriced(ctx context.Context, sql database.Statements, ref customers.CustomerRef, items []uuid.UUID) (*customers.CustomerForSale, []catalogue.PricedVariation, error) {
	variations := slices.Clone(items)
	slices.SortFunc(variations, ids.Compare)
	found, priced, err := catalogue.Queries{Statements: sql}.PricedVariations(ctx, slices.Compact(variations), ref)
	if err != nil {
		return nil, nil, err
	}
	customer, err := catalogue.QuotedCustomer(ctx, sql, ref, found)
	if err == nil && found == nil && len(priced) > 0 {
		return nil, nil, operation.ErrRetry // the customer was created between the two reads: the prices are not those of their tier
	}
	return customer, priced, err
}

// price returns a line with the price for each variation, in the order of priced. Error: CodeVariationNotFound.
func price(items []uuid.UUID, priced []catalogue.PricedVariation, tier *customers.Tier) ([]*line, error) {
	lines := make([]*line, len(priced))
	byVariation := make(map[uuid.UUID]*line, len(priced))
	for i, v := range priced {
		lines[i] = &line{QuotedVariation: catalogue.Priced(v, tier)}
		byVariation[v.VariationID] = lines[i]
	}
	missing := &problem.Error{Code: problem.CodeVariationNotFound, Detail: "The order names a variation that is not for sale."}
	for i, id := range items {
		found := byVariation[id]
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

// newOrder builds the order in memory, with its items in the order of their positions and its customer.
func newOrder(tx *operation.Tx, customer *customers.CustomerForSale, lines []*line, in PlaceOrderInput) (*db.Order, error) {
	sold := &db.Order{
		ID:         ids.New(),
		Number:     ids.OrderNumber(),
		CustomerID: customer.ID,
		Status:     order.StatusPENDING,
		Currency:   tx.Store.Currency,
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
