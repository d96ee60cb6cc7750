package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"net/http"
	"time"

	"kiosk/internal/backlog"
)

const (
	// sustainedTurns is the length of a turn of this row, in turns of other rows: with turns of two seconds, two minutes without a pause.
	sustainedTurns = 60
	// sustainedEndpoints is the number of endpoints that each new order is delivered to.
	sustainedEndpoints = 2
	// sustainedFastest is the number of orders per second for which there is enough stock.
	sustainedFastest = 2_500
)

// sustained places orders for two minutes while a worker publishes their events, delivers them to two endpoints and updates the
// rollups. Its floor is the same without a worker.
func sustained(ctx context.Context, s *stage) (*contest, error) {
	turn := sustainedTurns * s.turn
	with, err := s.newSustained(ctx, "sustained", turn)
	if err != nil {
		return nil, err
	}
	without, err := s.newSustained(ctx, "alone", turn)
	if err != nil {
		return nil, err
	}
	worker, err := s.start(ctx, s.environment(with.deployment), "worker")
	if err != nil {
		return nil, err
	}
	return &contest{
		turn:    turn,
		rounds:  1,
		process: with.api,
		service: func(ctx context.Context, turn time.Duration) (outcome, error) {
			before, err := worker.Usage()
			if err != nil {
				return outcome{}, err
			}
			o, err := with.sell(ctx, "with a worker", turn)
			if err != nil {
				return o, err
			}
			after, err := worker.Usage()
			o.kiosk = after.Processor - before.Processor
			return o, err
		},
		floor: func(ctx context.Context, turn time.Duration) (outcome, error) {
			return without.sell(ctx, "without", turn)
		},
	}, nil
}

// sustainedStage is a deployment with endpoints and its own API process.
type sustainedStage struct {
	*webhookStage
	stage *stage
	api   *process
}

// newSustained opens a deployment with stock for two turns.
func (s *stage) newSustained(ctx context.Context, name string, turn time.Duration) (*sustainedStage, error) {
	w, err := s.newWebhooks(ctx, name, sustainedEndpoints)
	if err != nil {
		return nil, err
	}
	for i := range spreadVariations {
		if err := w.stockUp(i+1, int(turn.Seconds()+1)*sustainedFastest/spreadVariations*6/5); err != nil {
			return nil, err
		}
	}
	if err := w.database.Analyse(ctx); err != nil {
		return nil, err
	}
	api, err := s.serve(ctx, w.deployment)
	return &sustainedStage{w, s, api}, err
}

// sell makes the clients place orders for two halves of a turn. After each half it counts what waits for the worker, and at the end what
// was written to the write-ahead log. It begins with a checkpoint, so that each run writes the same full pages, and so that the log is
// kept until it is measured.
func (w *sustainedStage) sell(ctx context.Context, name string, turn time.Duration) (sum outcome, err error) {
	if _, err := w.database.SQL.ExecContext(ctx, "CREATE EXTENSION IF NOT EXISTS pg_walinspect; CHECKPOINT"); err != nil {
		return sum, err
	}
	before, err := w.spent(ctx)
	if err != nil {
		return sum, err
	}
	next := func(dice *rand.Rand) []byte {
		return w.order(randomCustomer(dice), numbered(variationID, 1+dice.IntN(spreadVariations)).String(), newKey(dice))
	}
	var waiting [2]backlog.Counts
	for half := range waiting {
		o, err := w.stage.load(ctx, w.api.address, http.StatusCreated, turn/2, next)
		if err != nil {
			return sum, err
		}
		sum.elapsed += o.elapsed
		sum.add(o)
		if waiting[half], err = backlog.Count(ctx, w.database); err != nil {
			return sum, err
		}
	}
	note, err := w.note(ctx, before, sum.responses, waiting)
	sum.notes = []string{name + ": " + note}
	return sum, err
}

// note describes the cost of the orders since before, and what waits for the worker after half of the time and at the end.
func (w *sustainedStage) note(ctx context.Context, before spent, orders int, waiting [2]backlog.Counts) (string, error) {
	after, err := w.spent(ctx)
	if err != nil {
		return "", err
	}
	records, pages, err := w.logged(ctx, before.log, after.log)
	if err != nil {
		return "", err
	}
	each := float64(max(orders, 1))
	half, end := waiting[0], waiting[1]
	return fmt.Sprintf("for an order %.0f µs of kiosk serve, %.0f µs of PostgreSQL, and %.1f kB of its log besides %.1f kB of full pages; "+
		"waiting after half of the time and at the end: %d and %d events, %d and %d deliveries, %d and %d orders to sum up",
		float64((after.kiosk-before.kiosk).Microseconds())/each, float64((after.postgres-before.postgres).Microseconds())/each,
		float64(records)/1e3/each, float64(pages)/1e3/each,
		half.UnpublishedEvents, end.UnpublishedEvents, half.PendingDeliveries, end.PendingDeliveries,
		half.UnrolledOrders, end.UnrolledOrders), nil
}

// spent holds the CPU time of the API and of PostgreSQL, and the end of PostgreSQL's write-ahead log.
type spent struct {
	kiosk, postgres time.Duration
	log             string
}

func (w *sustainedStage) spent(ctx context.Context) (until spent, err error) {
	used, err := w.api.Usage()
	if err != nil {
		return until, err
	}
	until.kiosk = used.Processor
	if until.postgres, err = w.stage.processor(); err != nil {
		return until, err
	}
	row := w.database.SQL.QueryRowContext(ctx, "SELECT pg_current_wal_flush_lsn()")
	return until, row.Scan(&until.log)
}

// logged returns the size of a part of the write-ahead log in bytes: of its records, and of the full pages in it, which PostgreSQL writes
// when a page changes for the first time after a checkpoint.
func (w *sustainedStage) logged(ctx context.Context, from, to string) (records, pages int64, err error) {
	row := w.database.SQL.QueryRowContext(ctx, "SELECT sum(record_size)::bigint, sum(fpi_size)::bigint FROM pg_get_wal_stats($1, $2)", from, to)
	return records, pages, row.Scan(&records, &pages)
}
