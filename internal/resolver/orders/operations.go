// Package orders implements the operations on orders, licenses and stock.
package orders

import "kiosk/internal/operation"

// Operations runs the operations on the orders, licenses and stock of a store.
type Operations struct{ *operation.Runner }

// The names of the operations, in metrics and in the rows of idempotency keys.
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
