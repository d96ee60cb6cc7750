// Package wallets holds the operations on the money of customers: wallets, their ledgers, and recharges.
package wallets

import "kiosk/internal/operation"

// Operations are what this package can do in a store.
type Operations struct{ *operation.Runner }

// New returns the operations that run with the runner.
func New(runner *operation.Runner) *Operations {
	runner.InitMetrics(RechargeOperation, adjustOperation)
	return &Operations{runner}
}
