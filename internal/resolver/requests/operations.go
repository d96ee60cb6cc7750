// Package requests holds the log of the requests that API tokens send.
package requests

import (
	"github.com/prometheus/client_golang/prometheus"

	"kiosk/internal/operation"
	"kiosk/internal/resolver/access"
)

// Operations are what this package can do in a store.
type Operations struct {
	*operation.Runner
	access *access.Operations

	logsRequests    bool
	droppedRequests *prometheus.CounterVec
	requests        pendingRequests
}

// Config says what New is to do.
type Config struct {
	LogRequests bool                  // NoteRequest keeps the requests of API tokens
	Registry    prometheus.Registerer // takes the metrics, which are not shown without one
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
