// Package privacy implements the operations on a customer's personal data: export, report and erasure.
package privacy

import "kiosk/internal/operation"

// Operations runs the operations on the personal data in a store.
type Operations struct{ *operation.Runner }

// New returns the operations that run with the runner.
func New(runner *operation.Runner) *Operations {
	return &Operations{runner}
}
