package rest

import (
	"net/http"

	"github.com/google/uuid"

	"kiosk/ent/db/recharge"
	"kiosk/internal/money"
	"kiosk/internal/resolver/wallets"
	"kiosk/internal/timestamp"
)

// rechargeWallet serves POST /customers/:id/wallet/recharge, and the same by phone and by reference.
func (h *handler) rechargeWallet(w http.ResponseWriter, r *http.Request) error {
	noStore(w)
	var errs fieldErrors
	customer := pathCustomer(r, &errs)
	key := idempotencyKey(r, &errs)
	body, err := decodeBody(w, r, h.bodyLimit, &errs, "amount", "reference", "notes")
	if err != nil {
		return err
	}
	in := wallets.RechargeInput{
		Customer:       customer,
		Amount:         body.amount("amount"),
		Reference:      body.text("reference"),
		Notes:          body.text("notes"),
		IdempotencyKey: key,
	}
	if err := errs.join(in.Validate()); err != nil {
		return err
	}
	result, replayed, err := h.resolver.RechargeWallet(r.Context(), in)
	if err != nil {
		return err
	}
	return created(w, newRechargeView(result), replayed)
}

// rechargeView is the response to a recharge: Recharge in openapi.yaml.
type rechargeView struct {
	ID         uuid.UUID            `json:"id"`
	CustomerID uuid.UUID            `json:"customerId"`
	Amount     money.Amount         `json:"amount"`
	Currency   string               `json:"currency"`
	Status     recharge.Status      `json:"status"`
	Balance    money.Amount         `json:"balance"`
	Reference  string               `json:"reference"`
	CreatedAt  timestamp.Timestamp  `json:"createdAt"`
	DecidedAt  *timestamp.Timestamp `json:"decidedAt"`
}

func newRechargeView(result *wallets.RechargeResult) rechargeView {
	return rechargeView{
		ID:         result.Recharge.ID,
		CustomerID: result.Recharge.CustomerID,
		Amount:     result.Recharge.Amount,
		Currency:   result.Currency,
		Status:     result.Recharge.Status,
		Balance:    result.Balance,
		Reference:  result.Recharge.Reference,
		CreatedAt:  timestamp.Of(result.Recharge.CreatedAt),
		DecidedAt:  timestamp.OfPtr(result.Recharge.DecidedAt),
	}
}
