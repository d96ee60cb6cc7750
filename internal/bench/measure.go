package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"time"

	"kiosk/internal/bench/load"
)

// row is one line of the table.
type row struct {
	name    string // for -rows
	title   string
	goal    goal
	prepare func(context.Context, *stage) (*contest, error)
}

// goal is the required rate, and the required part of the floor; 0 requires nothing.
type goal struct {
	perSecond float64
	ofFloor   float64
}

func names(rows []row) []string {
	list := make([]string, len(rows))
	for i, r := range rows {
		list[i] = r.name
	}
	return list
}

// contest is a service and its floor. They run in alternating turns, never at the same time.
type contest struct {
	turn    time.Duration // the length of a turn; 0 means that of the other rows
	rounds  int           // the number of turns of each; 0 means that of the other rows
	process *process      // the measured process, if it runs longer than a turn
	service func(ctx context.Context, turn time.Duration) (outcome, error)
	floor   func(ctx context.Context, turn time.Duration) (outcome, error)
}

// line is the result of a row.
type line struct {
	row
	rate, floorRate float64         // medians of the turns
	took            []time.Duration // the latencies of all responses of the service, sorted; nil if only their number is known
	kiosk, postgres time.Duration   // CPU time per response
	memory          int64           // peak resident memory, in bytes
	notes           []string        // printed below the table
}

// measure runs the service and its floor in alternating turns, so that other load of the machine affects both, and returns medians.
func (s *stage) measure(ctx context.Context, r row) (measured line, err error) {
	lasting := len(s.closers)
	defer func() { err = errors.Join(err, s.closeAfter(lasting)) }()
	c, err := r.prepare(ctx, s)
	if err != nil {
		return line{}, err
	}
	if c.process != nil { // caches and connections fill before the first turn
		if _, err := c.service(ctx, time.Second); err != nil {
			return line{}, err
		}
	}
	measured.row = r
	var rates, floors []float64
	var sum outcome
	turn := cmp.Or(c.turn, s.turn)
	for round := range cmp.Or(c.rounds, s.rounds) {
		turns := []func() error{
			func() error {
				o, err := c.floor(ctx, turn)
				floors = append(floors, o.rate())
				measured.notes = append(measured.notes, o.notes...)
				return err
			},
			func() error {
				o, err := s.metered(ctx, r.name, c, turn)
				rates = append(rates, o.rate())
				sum.add(o)
				measured.notes = append(measured.notes, o.notes...)
				return err
			},
		}
		if round%2 == 1 {
			slices.Reverse(turns)
		}
		for _, turn := range turns {
			if err := turn(); err != nil {
				return line{}, err
			}
		}
	}
	if sum.responses == 0 {
		return line{}, errors.New("not one response")
	}
	measured.rate, measured.floorRate = median(rates), median(floors)
	slices.Sort(sum.took)
	measured.took, measured.memory = sum.took, sum.memory
	measured.kiosk = sum.kiosk / time.Duration(sum.responses)
	measured.postgres = sum.postgres / time.Duration(sum.responses)
	return measured, nil
}

// metered runs the service for a turn, and adds its CPU time and memory to the outcome.
func (s *stage) metered(ctx context.Context, name string, c *contest, turn time.Duration) (o outcome, err error) {
	postgresBefore, err := s.processor()
	if err != nil {
		return o, err
	}
	if c.process == nil {
		o, err = c.service(ctx, turn)
	} else {
		o, err = s.watched(ctx, name, c, turn)
	}
	if err != nil {
		return o, err
	}
	postgresAfter, err := s.processor()
	o.postgres = postgresAfter - postgresBefore
	return o, err
}

// watched runs the service for a turn, and adds the CPU time and memory of the contest's process.
func (s *stage) watched(ctx context.Context, name string, c *contest, turn time.Duration) (o outcome, err error) {
	profiled := make(chan error, 1)
	go func() {
		if s.profiles == "" {
			profiled <- nil
			return
		}
		profiled <- c.process.profile(ctx, turn, filepath.Join(s.profiles, name+".pprof"))
	}()
	before, err := c.process.Usage()
	if err != nil {
		return o, err
	}
	if o, err = c.service(ctx, turn); err != nil {
		return o, err
	}
	after, err := c.process.Usage()
	o.kiosk += after.Processor - before.Processor
	o.memory = after.Memory
	return o, errors.Join(err, <-profiled)
}

// add adds the outcome of another turn.
func (o *outcome) add(other outcome) {
	o.responses += other.responses
	o.took = append(o.took, other.took...)
	o.kiosk += other.kiosk
	o.postgres += other.postgres
	o.memory = max(o.memory, other.memory)
}

func median(values []float64) float64 {
	sorted := slices.Sorted(slices.Values(values))
	middle := len(sorted) / 2
	if len(sorted)%2 == 1 {
		return sorted[middle]
	}
	return (sorted[middle-1] + sorted[middle]) / 2
}

// ofFloor returns the rate of the service as a part of the floor's rate.
func (l line) ofFloor() float64 { return l.rate / l.floorRate }

// met reports whether the row has reached its goal.
func (l line) met() bool { return l.rate >= l.goal.perSecond && l.ofFloor() >= l.goal.ofFloor }

// quantileText returns a quantile of the latencies in milliseconds.
func (l line) quantileText(part float64) string {
	if l.took == nil {
		return ""
	}
	return fmt.Sprintf("%.1f", float64(load.Quantile(l.took, part).Microseconds())/1_000)
}
