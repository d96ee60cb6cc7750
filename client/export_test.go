package client

import (
	"context"
	"time"
)

// WithWait makes a client report its pauses instead of waiting.
func WithWait(wait func(ctx context.Context, pause time.Duration) error) Option {
	return func(c *Client) { c.wait = wait }
}

// The bounds of responses, in bytes.
const (
	LargestAnswer  = maxResponse
	LargestRefusal = maxProblem
)
