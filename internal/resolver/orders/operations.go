// Package orders holds the operations on orders and what fulfils them: licenses and stock.
package orders

import "kiosk/internal/operation"

// Operations are what this package can do in a store.
type Operations struct{ *operation.Runner }

// New returns the operations that run with the runner.
func New(runner *operation.Runner) *Operations {
	runner.InitMetrics(
		placeOrderOperation, uploadOperation, cancelOrderOperation, failOrderOperation, deliverItemsOperation,
		refundOrderOperation, replaceItemOperation, adjustStockOperation,
		revokeBatchOperation,
	)
	return &Operations{runner}
}
