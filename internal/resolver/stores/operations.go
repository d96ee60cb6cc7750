// Package stores holds the operations on stores themselves: opening one, its settings, its keys, and its end.
package stores

import "kiosk/internal/operation"

// Operations are what this package can do in a store.
type Operations struct{ *operation.Runner }

// New returns the operations that run with the runner.
func New(runner *operation.Runner) *Operations {
	return &Operations{runner}
}
