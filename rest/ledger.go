package rest

import (
	"net/http"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/wallettransaction"
	"kiosk/internal/money"
	"kiosk/internal/resolver"
	"kiosk/internal/timestamp"
)

// readWallet serves GET /customers/:id/wallet, an extension.
func (h *handler) readWallet(w http.ResponseWriter, r *http.Request) error {
	var wrong faults
	return h.wallet(w, r, resolver.CustomerRef{ID: pathID(r)}, &wrong)
}

// readWalletByPhone serves GET /customers/by-phone/:phone/wallet, an extension.
func (h *handler) readWalletByPhone(w http.ResponseWriter, r *http.Request) error {
	var wrong faults
	return h.wallet(w, r, pathPhone(r, &wrong), &wrong)
}

func (h *handler) wallet(w http.ResponseWriter, r *http.Request, customer resolver.CustomerRef, wrong *faults) error {
	noStore(w)
	if err := wrong.join(nil); err != nil {
		return err
	}
	wallet, err := h.resolver.Wallet(r.Context(), customer)
	if err != nil {
		return err
	}
	return ok(w, walletView{wallet.CustomerID, wallet.Balance, wallet.Currency})
}

// listWalletTransactions serves GET /customers/:id/wallet/transactions, an extension: the newest first, by cursor.
func (h *handler) listWalletTransactions(w http.ResponseWriter, r *http.Request) error {
	var wrong faults
	return h.ledger(w, r, resolver.CustomerRef{ID: pathID(r)}, &wrong)
}

// listWalletTransactionsByPhone serves GET /customers/by-phone/:phone/wallet/transactions, an extension. Its cursors are
// those of the list by id.
func (h *handler) listWalletTransactionsByPhone(w http.ResponseWriter, r *http.Request) error {
	var wrong faults
	return h.ledger(w, r, pathPhone(r, &wrong), &wrong)
}

func (h *handler) ledger(w http.ResponseWriter, r *http.Request, customer resolver.CustomerRef, wrong *faults) error {
	noStore(w)
	cursor, limit := readQuery(r, wrong).cursor()
	if err := wrong.join(nil); err != nil {
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

// walletTransactionView is a row of the ledger. choices.md, "Money".
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
