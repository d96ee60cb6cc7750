// Package requests implements the log of the requests that API tokens send.
package requests

import (
	"github.com/prometheus/client_golang/prometheus"

	"kiosk/internal/operation"
	"kiosk/internal/resolver/access"
)

// Operations runs the operations on the request log of a store.
type Operations struct {
	*operation.Runner
	access *access.Operations

	logsRequests    bool
	droppedRequests *prometheus.CounterVec
	requests        pendingRequests
}

// Config configures New.
type Config struct {
	LogRequests bool                  // NoteRequest logs requests; otherwise it does nothing
	Registry    prometheus.Registerer // where the metrics are registered; nil for nowhere
}

// New returns the operations that run with the runner.
func New(runner *operation.Runner, access *access.Operations, config Config) *Operations {
	return &Operations{
		Runner:          runner,
		access:          access,
		logsRequests:    config.LogRequests,
		droppedRequests: newDroppedRequests(config.Registry),
	}
}
