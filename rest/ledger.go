package rest

import (
	"net/http"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/money"
	"kiosk/internal/timestamp"
)

// readWallet serves GET /customers/:id/wallet, an extension, and the same by phone and by reference.
func (h *handler) readWallet(w http.ResponseWriter, r *http.Request) error {
	noStore(w)
	var errs fieldErrors
	customer := pathCustomer(r, &errs)
	if err := errs.join(nil); err != nil {
		return err
	}
	wallet, err := h.resolver.Wallet(r.Context(), customer)
	if err != nil {
		return err
	}
	return ok(w, walletView{wallet.CustomerID, wallet.Balance, wallet.Currency})
}

// listWalletTransactions serves GET /customers/:id/wallet/transactions, an extension: the newest first, by cursor. The paths by
// phone and by reference return the same list, and their cursors can be exchanged.
func (h *handler) listWalletTransactions(w http.ResponseWriter, r *http.Request) error {
	noStore(w)
	var errs fieldErrors
	customer := pathCustomer(r, &errs)
	cursor, limit := readQuery(r, &errs).cursor()
	if err := errs.join(nil); err != nil {
		return err
	}
	ledger, err := h.resolver.WalletTransactions(r.Context(), customer, cursor, limit)
	if err != nil {
		return asParameters(err)
	}
	views := make([]walletTransactionView, len(ledger.Transactions))
	for i, row := range ledger.Transactions {
		views[i] = newWalletTransactionView(row)
	}
	return list(w, r, newCursorPage(views, limit, ledger.NextCursor))
}

// walletView is a wallet.
type walletView struct {
	CustomerID uuid.UUID    `json:"customerId"`
	Balance    money.Amount `json:"balance"`
	Currency   string       `json:"currency"`
}

// walletTransactionView is a row of the ledger: WalletTransaction in openapi.yaml.
type walletTransactionView struct {
	ID           uuid.UUID              `json:"id"`
	Kind         wallettransaction.Kind `json:"kind"`
	Amount       money.Amount           `json:"amount"` // signed
	BalanceAfter money.Amount           `json:"balanceAfter"`
	Reference    string                 `json:"reference"`
	OrderID      *uuid.UUID             `json:"orderId"`
	RechargeID   *uuid.UUID             `json:"rechargeId"`
	CreatedAt    timestamp.Timestamp    `json:"createdAt"`
}

func newWalletTransactionView(row *db.WalletTransaction) walletTransactionView {
	return walletTransactionView{
		ID:           row.ID,
		Kind:         row.Kind,
		Amount:       row.Amount,
		BalanceAfter: row.BalanceAfter,
		Reference:    row.Reference,
		OrderID:      row.OrderID,
		RechargeID:   row.RechargeID,
		CreatedAt:    timestamp.Of(row.CreatedAt),
	}
}
