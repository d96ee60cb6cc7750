package main

import (
	"context"
	"errors"
	"io"
	"math/rand/v2"
	"time"

	"kiosk/internal/bench/load"
)

// outcome is the result of one turn.
type outcome struct {
	responses int
	elapsed   time.Duration
	took      []time.Duration // the latency of each response; nil if only their number is known

	kiosk, postgres time.Duration // CPU time
	memory          int64         // resident, in bytes
	notes           []string      // further observations
}

func (o outcome) rate() float64 { return float64(o.responses) / o.elapsed.Seconds() }

// requestFunc returns an HTTP request, with random values.
type requestFunc func(dice *rand.Rand) []byte

// load makes the clients send requests for a turn, each over one connection. It waits for the last responses.
// Error: a response with another status.
func (s *stage) load(ctx context.Context, address string, status int, turn time.Duration, next requestFunc) (outcome, error) {
	result := load.Clients(ctx, s.clients, turn, func(ctx context.Context) (func() error, func(), error) {
		c, err := load.Connect(ctx, address)
		if err != nil {
			return nil, nil, err
		}
		dice := newDice()
		return func() error { return c.Exchange(next(dice), status, io.Discard) }, func() { _ = c.Close() }, nil
	})
	return outcome{responses: len(result.Took), elapsed: result.Elapsed, took: result.Took}, errors.Join(result.Last, ctx.Err())
}
