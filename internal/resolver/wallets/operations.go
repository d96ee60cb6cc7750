// Package wallets implements the operations on customers' wallets, their ledgers, and recharges (top-ups).
package wallets

import "kiosk/internal/operation"

// Operations runs the operations on the wallets of a store.
type Operations struct{ *operation.Runner }

// New returns the operations that run with the runner.
func New(runner *operation.Runner) *Operations {
	runner.InitMetrics(RechargeOperation, adjustOperation)
	return &Operations{runner}
}
