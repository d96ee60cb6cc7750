// Package webhooks holds the operations on webhook endpoints and their deliveries, and the feed of events.
package webhooks

import (
	"kiosk/internal/operation"
	"kiosk/internal/ssrf"
)

// Operations are what this package can do in a store.
type Operations struct {
	*operation.Runner
	guard ssrf.Guard
}

// New returns the operations that run with the runner. The guard checks the URLs of endpoints.
func New(runner *operation.Runner, guard ssrf.Guard) *Operations {
	return &Operations{runner, guard}
}
