// Package customers implements the operations on customers, and finds customers by id, linked phone or external reference.
package customers

import (
	"kiosk/internal/operation"
	"kiosk/internal/reports"
)

// Operations runs the operations on the customers of a store.
type Operations struct {
	*operation.Runner
	reports *reports.Reports
}

// New returns the operations that run with the runner.
func New(runner *operation.Runner, reports *reports.Reports) *Operations {
	runner.InitMetrics(RegisterOperation, commentOnCustomerOperation, commentOnOrderOperation)
	return &Operations{runner, reports}
}
