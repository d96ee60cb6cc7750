package client

import (
	"context"
	"iter"
	"net/http"
	"time"
)

// RechargeStatus is where a recharge stands.
type RechargeStatus string

// The statuses of recharges.
const (
	RechargePending  RechargeStatus = "PENDING" // staff decide within 72 hours
	RechargeApproved RechargeStatus = "APPROVED"
	RechargeRejected RechargeStatus = "REJECTED"
)

// RechargeInput is money to put into a wallet.
type RechargeInput struct {
	Amount    Amount // more than nothing, at most 1000000.00
	Reference string // yours, at most 100 characters
	Notes     string // internal, at most 500 characters
	// IdempotencyKey of at most 80 characters; "" lets the client make one. It guards against a
	// repetition for 24 hours, see NewIdempotencyKey.
	IdempotencyKey string
}

// Recharge is money that was put into a wallet, or will be once staff approve it.
type Recharge struct {
	ID         string         `json:"id"`
	CustomerID string         `json:"customerId"`
	Amount     Amount         `json:"amount"`
	Currency   string         `json:"currency"`
	Status     RechargeStatus `json:"status"`
	Balance    Amount         `json:"balance"` // of the wallet, after it
	Reference  string         `json:"reference"`
	CreatedAt  time.Time      `json:"createdAt"`
	DecidedAt  *time.Time     `json:"decidedAt"`
	// Replayed is set when an earlier attempt or call with the same idempotency key had done it.
	Replayed bool `json:"-"`
}

type rechargeBody struct {
	Amount    Amount `json:"amount"`
	Reference string `json:"reference,omitempty"`
	Notes     string `json:"notes,omitempty"`
}

// Recharge puts money into a customer's wallet. Scope wallet:write.
//
// Errors: CodeInvalidInput, CodeCustomerNotFound, CodePhoneNotLinked, CodeIdempotencyKeyReused.
func (c *Client) Recharge(ctx context.Context, customer CustomerRef, in RechargeInput) (*Recharge, error) {
	recharge, replayed, err := mutate[Recharge](ctx, c, call{
		operation:      "recharge a wallet",
		method:         http.MethodPost,
		path:           walletRoute(customer, "recharge"),
		body:           rechargeBody{in.Amount, in.Reference, in.Notes},
		idempotencyKey: in.IdempotencyKey,
	})
	if err != nil {
		return nil, err
	}
	recharge.Replayed = replayed
	return recharge, nil
}

// walletRoute is the path of a customer's wallet, or of a part of it.
func walletRoute(customer CustomerRef, part ...string) string {
	return customerRoute(customer, append([]string{"wallet"}, part...)...)
}

// Wallet is what a customer can spend.
type Wallet struct {
	CustomerID string `json:"customerId"`
	Balance    Amount `json:"balance"`
	Currency   string `json:"currency"`
}

// Wallet returns the wallet of the customer with the id. Scope wallet:read.
//
// Error: CodeCustomerNotFound.
func (c *Client) Wallet(ctx context.Context, customerID string) (*Wallet, error) {
	return c.wallet(ctx, ByID(customerID))
}

// WalletByPhone returns the wallet of the customer who has linked the phone, in E.164 format. Scope wallet:read.
//
// Errors: CodeInvalidInput, CodePhoneNotLinked.
func (c *Client) WalletByPhone(ctx context.Context, phone string) (*Wallet, error) {
	return c.wallet(ctx, ByPhone(phone))
}

// WalletByRef returns the wallet of the customer with the external reference. Scope wallet:read.
//
// Errors: CodeInvalidInput, CodeCustomerNotFound.
func (c *Client) WalletByRef(ctx context.Context, ref string) (*Wallet, error) {
	return c.wallet(ctx, ByRef(ref))
}

func (c *Client) wallet(ctx context.Context, customer CustomerRef) (*Wallet, error) {
	return read[Wallet](ctx, c, call{
		operation: "read a wallet",
		method:    http.MethodGet,
		path:      walletRoute(customer),
	})
}

// TransactionKind says why a wallet's balance changed.
type TransactionKind string

// The kinds of wallet transactions.
const (
	TransactionRecharge   TransactionKind = "RECHARGE"
	TransactionPurchase   TransactionKind = "PURCHASE"
	TransactionRefund     TransactionKind = "REFUND"
	TransactionAdjustment TransactionKind = "ADJUSTMENT"
)

// WalletTransaction is a row of a wallet's ledger.
type WalletTransaction struct {
	ID           string          `json:"id"`
	Kind         TransactionKind `json:"kind"`
	Amount       Amount          `json:"amount"` // negative for a purchase
	BalanceAfter Amount          `json:"balanceAfter"`
	Reference    string          `json:"reference"`
	OrderID      *string         `json:"orderId"`
	RechargeID   *string         `json:"rechargeId"`
	CreatedAt    time.Time       `json:"createdAt"`
}

// WalletTransactionPage is a part of a wallet's ledger.
type WalletTransactionPage struct {
	Transactions []WalletTransaction `json:"data"`
	Pagination   CursorPagination    `json:"pagination"`
}

// WalletTransactionPage returns a part of a wallet's ledger, the newest row first: from the cursor
// of the part before it, "" for the newest, and at most limit rows, 0 for 50. Scope wallet:read.
//
// Errors: CodeCustomerNotFound, CodeInvalidInput.
func (c *Client) WalletTransactionPage(ctx context.Context, customerID, cursor string, limit int) (*WalletTransactionPage, error) {
	return c.walletTransactionPage(ctx, ByID(customerID), cursor, limit)
}

// WalletTransactionPageByPhone is WalletTransactionPage for the customer who has linked the phone. The cursors of both
// are the same.
//
// Errors: CodeInvalidInput, CodePhoneNotLinked.
func (c *Client) WalletTransactionPageByPhone(ctx context.Context, phone, cursor string, limit int) (*WalletTransactionPage, error) {
	return c.walletTransactionPage(ctx, ByPhone(phone), cursor, limit)
}

// WalletTransactionPageByRef is WalletTransactionPage for the customer with the external reference. The cursors of both
// are the same.
//
// Errors: CodeInvalidInput, CodeCustomerNotFound.
func (c *Client) WalletTransactionPageByRef(ctx context.Context, ref, cursor string, limit int) (*WalletTransactionPage, error) {
	return c.walletTransactionPage(ctx, ByRef(ref), cursor, limit)
}

func (c *Client) walletTransactionPage(ctx context.Context, customer CustomerRef, cursor string, limit int) (*WalletTransactionPage, error) {
	return read[WalletTransactionPage](ctx, c, call{
		operation: "list wallet transactions",
		method:    http.MethodGet,
		path:      walletRoute(customer, "transactions"),
		query:     cursorQuery(cursor, limit),
	})
}

// WalletTransactions goes through a wallet's whole ledger, the newest row first. Scope wallet:read.
// An error ends it. Rows that are added meanwhile change nothing.
func (c *Client) WalletTransactions(ctx context.Context, customerID string) iter.Seq2[WalletTransaction, error] {
	return c.walletTransactions(ctx, ByID(customerID))
}

// WalletTransactionsByPhone is WalletTransactions for the customer who has linked the phone.
func (c *Client) WalletTransactionsByPhone(ctx context.Context, phone string) iter.Seq2[WalletTransaction, error] {
	return c.walletTransactions(ctx, ByPhone(phone))
}

// WalletTransactionsByRef is WalletTransactions for the customer with the external reference.
func (c *Client) WalletTransactionsByRef(ctx context.Context, ref string) iter.Seq2[WalletTransaction, error] {
	return c.walletTransactions(ctx, ByRef(ref))
}

func (c *Client) walletTransactions(ctx context.Context, customer CustomerRef) iter.Seq2[WalletTransaction, error] {
	return follow("", func(cursor string) ([]WalletTransaction, CursorPagination, error) {
		page, err := c.walletTransactionPage(ctx, customer, cursor, largestPage)
		if err != nil {
			return nil, CursorPagination{}, err
		}
		return page.Transactions, page.Pagination, nil
	})
}
