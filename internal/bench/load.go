package main

import (
	"context"
	"errors"
	"io"
	"math/rand/v2"
	"time"

	"kiosk/internal/bench/load"
)

// outcome is what came of one turn.
type outcome struct {
	responses int
	elapsed   time.Duration
	took      []time.Duration // of each response; nil where only the number is known

	kiosk, postgres time.Duration // CPU time
	memory          int64         // resident, in bytes
	notes           []string      // what else is to be said of the turn
}

func (o outcome) rate() float64 { return float64(o.responses) / o.elapsed.Seconds() }

// ask writes one HTTP request.
type ask func(dice *rand.Rand) []byte

// load has the clients ask over connections that stay open until the turn is over. A request under way is waited for.
// Error: a response with another status.
func (s *stage) load(ctx context.Context, address string, status int, turn time.Duration, next ask) (outcome, error) {
	result := load.Clients(ctx, s.clients, turn, func(ctx context.Context) (func() error, func(), error) {
		c, err := load.Connect(ctx, address)
		if err != nil {
			return nil, nil, err
		}
		dice := fresh()
		return func() error { return c.Exchange(next(dice), status, io.Discard) }, func() { _ = c.Close() }, nil
	})
	return outcome{responses: len(result.Took), elapsed: result.Elapsed, took: result.Took}, errors.Join(result.Last, ctx.Err())
}
