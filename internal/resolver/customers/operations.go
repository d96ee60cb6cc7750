// Package customers holds the operations on customers, and finds the one whom a caller refers to.
package customers

import (
	"kiosk/internal/operation"
	"kiosk/internal/reports"
)

// Operations are what this package can do in a store.
type Operations struct {
	*operation.Runner
	reports *reports.Reports
}

// New returns the operations that run with the runner.
func New(runner *operation.Runner, reports *reports.Reports) *Operations {
	runner.InitMetrics(RegisterOperation, commentOnCustomerOperation, commentOnOrderOperation)
	return &Operations{runner, reports}
}
