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
	name    string // as -rows takes it
	title   string
	goal    goal
	prepare func(context.Context, *stage) (*contest, error)
}

// goal is what the issue of this bench asks for; 0 asks for nothing.
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

// contest is a service and its floor. Each has the machine for itself for a turn.
type contest struct {
	turn    time.Duration // how long a turn of this row takes; 0: as long as those of the others
	rounds  int           // how many turns each has; 0: as many as in the other rows
	process *process      // the one to be measured, when it outlives the turns
	service func(ctx context.Context, turn time.Duration) (outcome, error)
	floor   func(ctx context.Context, turn time.Duration) (outcome, error)
}

// line is what came of a row.
type line struct {
	row
	rate, floorRate float64         // medians of the turns
	took            []time.Duration // of all responses of the service, sorted; nil where only their number is known
	kiosk, postgres time.Duration   // CPU time of a response
	memory          int64           // resident at most, in bytes
	notes           []string        // printed below the table
}

// measure lets the service and its floor take turns, so that whatever else the machine does hits both, and takes medians.
func (s *stage) measure(ctx context.Context, r row) (measured line, err error) {
	lasting := len(s.opened)
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

// metered gives the service a turn, and adds what CPU time and memory it took.
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

// watched adds what the process of the contest took.
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

// add sums up the turns.
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

// ofFloor is the part of the floor that the service reached.
func (l line) ofFloor() float64 { return l.rate / l.floorRate }

// met reports whether the row reached its goal.
func (l line) met() bool { return l.rate >= l.goal.perSecond && l.ofFloor() >= l.goal.ofFloor }

// quantileText is a quantile of the latencies in milliseconds.
func (l line) quantileText(part float64) string {
	if l.took == nil {
		return ""
	}
	return fmt.Sprintf("%.1f", float64(load.Quantile(l.took, part).Microseconds())/1_000)
}
