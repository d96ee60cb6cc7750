// Package transfer holds the operations that take a file out of a store or into it: exports, and imports of CSV.
package transfer

import (
	"kiosk/internal/operation"
	"kiosk/internal/resolver/privacy"
)

const (
	importProductsOperation = "products.import"
	importPricesOperation   = "prices.import"
)

// Operations are what this package can do in a store.
type Operations struct {
	*operation.Runner
	privacy *privacy.Operations
}

// New returns the operations that run with the runner.
func New(runner *operation.Runner, privacy *privacy.Operations) *Operations {
	runner.InitMetrics(importProductsOperation, importPricesOperation)
	return &Operations{runner, privacy}
}
