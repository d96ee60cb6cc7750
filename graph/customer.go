package graph

import (
	"context"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/customer"
	"kiosk/ent/db/recharge"
	"kiosk/ent/page"
	"kiosk/graph/generated"
	"kiosk/internal/ids"
	"kiosk/internal/problem"
	"kiosk/internal/reports"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/wallets"
)

// customerByPhone returns the customer with the linked phone, nil if there is none. Error: CodeInvalidInput for a text that is
// not a phone number.
func (r *Resolver) customerByPhone(ctx context.Context, text string) (*db.Customer, error) {
	phone, ok := customers.ParsePhone(text)
	if !ok {
		var v problem.Fields
		v.Add("/phone", problem.NotPhone, "must be a phone number with its country code, such as +5511987654321")
		return nil, v.Err()
	}
	return one(ctx, r.data.Customer.Query().Where(customer.LinkedPhone(phone)))
}

// rechargeHistoriesKey is the key of page.Load for recharge histories.
type rechargeHistoriesKey struct{}

// rechargeHistoryOf returns how the recharges of a customer were decided. The histories of all customers who were read together
// are counted at once.
func (r *Resolver) rechargeHistoryOf(ctx context.Context, row *db.Customer) (*reports.RechargeHistory, error) {
	load := func(customers []*db.Customer) (map[uuid.UUID]reports.RechargeHistory, error) {
		return r.operations.Reports().RechargeHistories(ctx, ids.Of(customers, func(c *db.Customer) uuid.UUID { return c.ID }))
	}
	histories, err := page.Load(row.Together(), rechargeHistoriesKey{}, load)
	history := histories[row.ID]
	return &history, err
}

func (r *Resolver) rereadCustomer(ctx context.Context, changed *db.Customer, err error) (*db.Customer, error) {
	if err != nil {
		return nil, err
	}
	return reread(ctx, r.data.Customer.Query().Where(customer.ID(changed.ID)))
}

func (r *Resolver) rereadRecharge(ctx context.Context, changed *db.Recharge, err error) (*db.Recharge, error) {
	if err != nil {
		return nil, err
	}
	return reread(ctx, r.data.Recharge.Query().Where(recharge.ID(changed.ID)))
}

// rechargeInput converts the input of requestRecharge to that of the operation.
func rechargeInput(in generated.RequestRechargeInput) wallets.RechargeInput {
	return wallets.RechargeInput{
		Customer:       customers.CustomerRef{ID: in.CustomerID},
		Amount:         in.Amount,
		Reference:      text(in.Reference),
		Notes:          text(in.Notes),
		IdempotencyKey: text(in.IdempotencyKey),
	}
}
