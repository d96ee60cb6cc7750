// Package orders holds the operations on orders and what fulfils them: licenses and stock.
package orders

import "kiosk/internal/operation"

// Operations are what this package can do in a store.
type Operations struct{ *operation.Runner }

// The names under which the metrics count the operations and idempotency keys keep them.
const (
	PlaceOperation       = "orders.create"
	CancelOperation      = "orders.cancel"
	FailOperation        = "orders.fail"
	DeliverOperation     = "orders.deliver"
	RefundOperation      = "orders.refund"
	ReplaceOperation     = "orders.replace_item"
	UploadOperation      = "licenses.upload"
	RevokeBatchOperation = "licenses.revoke_batch"
	AdjustStockOperation = "stock.adjust"
)

// New returns the operations that run with the runner.
func New(runner *operation.Runner) *Operations {
	runner.InitMetrics(
		PlaceOperation, UploadOperation, CancelOperation, FailOperation, DeliverOperation,
		RefundOperation, ReplaceOperation, AdjustStockOperation,
		RevokeBatchOperation,
	)
	return &Operations{runner}
}
