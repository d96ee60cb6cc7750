// Package privacy holds the operations on the personal data of a customer: a copy of it, a report on it, and its erasure.
package privacy

import "kiosk/internal/operation"

// Operations are what this package can do in a store.
type Operations struct{ *operation.Runner }

// New returns the operations that run with the runner.
func New(runner *operation.Runner) *Operations {
	return &Operations{runner}
}
