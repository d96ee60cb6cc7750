package client

import (
	"context"
	"iter"
	"net/http"
	"time"
)

// RechargeStatus is the status of a recharge.
type RechargeStatus string

// The statuses of recharges.
const (
	RechargePending  RechargeStatus = "PENDING" // staff decide within 72 hours
	RechargeApproved RechargeStatus = "APPROVED"
	RechargeRejected RechargeStatus = "REJECTED"
)

// RechargeInput is a recharge to make: money to add to a wallet.
type RechargeInput struct {
	Amount    Amount // more than zero, at most 1000000.00
	Reference string // your own reference, at most 100 characters
	Notes     string // internal, at most 500 characters
	// IdempotencyKey has at most 80 characters. If it is "", the client makes one. It prevents a second
	// execution for 24 hours; see NewIdempotencyKey.
	IdempotencyKey string
}

// Recharge is money that was added to a wallet, or will be when staff approve it.
type Recharge struct {
	ID         string         `json:"id"`
	CustomerID string         `json:"customerId"`
	Amount     Amount         `json:"amount"`
	Currency   string         `json:"currency"`
	Status     RechargeStatus `json:"status"`
	Balance    Amount         `json:"balance"` // of the wallet, after the recharge
	Reference  string         `json:"reference"`
	CreatedAt  time.Time      `json:"createdAt"`
	DecidedAt  *time.Time     `json:"decidedAt"`
	// Replayed is set when an earlier attempt or call with the same idempotency key had made it.
	Replayed bool `json:"-"`
}

type rechargeBody struct {
	Amount    Amount `json:"amount"`
	Reference string `json:"reference,omitempty"`
	Notes     string `json:"notes,omitempty"`
}

// Recharge adds money to a customer's wallet. Scope wallet:write.
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

// walletRoute returns the path of a customer's wallet, or of a resource below it.
func walletRoute(customer CustomerRef, part ...string) string {
	return customerRoute(customer, append([]string{"wallet"}, part...)...)
}

// Wallet is the balance of a customer.
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

// WalletByPhone returns the wallet of the customer with the linked phone, in E.164 format. Scope wallet:read.
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

// TransactionKind is the reason for a change of a wallet's balance.
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

// WalletTransactionPage is a page of a wallet's ledger.
type WalletTransactionPage struct {
	Transactions []WalletTransaction `json:"data"`
	Pagination   CursorPagination    `json:"pagination"`
}

// WalletTransactionPage returns a page of a wallet's ledger, the newest row first. Scope wallet:read.
// The cursor is the NextCursor of the previous page, "" for the first page. The limit is the maximum
// number of rows; 0 means 50.
//
// Errors: CodeCustomerNotFound, CodeInvalidInput.
func (c *Client) WalletTransactionPage(ctx context.Context, customerID, cursor string, limit int) (*WalletTransactionPage, error) {
	return c.walletTransactionPage(ctx, ByID(customerID), cursor, limit)
}

// WalletTransactionPageByPhone is WalletTransactionPage for the customer with the linked phone. Their cursors can be
// exchanged.
//
// Errors: CodeInvalidInput, CodePhoneNotLinked.
func (c *Client) WalletTransactionPageByPhone(ctx context.Context, phone, cursor string, limit int) (*WalletTransactionPage, error) {
	return c.walletTransactionPage(ctx, ByPhone(phone), cursor, limit)
}

// WalletTransactionPageByRef is WalletTransactionPage for the customer with the external reference. Their cursors can be
// exchanged.
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

// WalletTransactions iterates over a wallet's whole ledger, the newest row first. Scope wallet:read.
// An error ends the iteration. Rows that are added during the iteration are not yielded.
func (c *Client) WalletTransactions(ctx context.Context, customerID string) iter.Seq2[WalletTransaction, error] {
	return c.walletTransactions(ctx, ByID(customerID))
}

// WalletTransactionsByPhone is WalletTransactions for the customer with the linked phone.
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
