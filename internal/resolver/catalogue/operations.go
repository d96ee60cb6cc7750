// Package catalogue holds the operations on what is for sale: products, variations, categories, price tiers and prices.
package catalogue

import "kiosk/internal/operation"

// Operations are what this package can do in a store.
type Operations struct{ *operation.Runner }

// New returns the operations that run with the runner.
func New(runner *operation.Runner) *Operations {
	return &Operations{runner}
}
