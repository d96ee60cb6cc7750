// Command bench measures how many requests per second Kiosk serves. Beside each figure it prints the floor: the best that this machine
// could serve, measured in the same run. make bench runs it; docs/performance.md explains the table. bench seed fills a store of any
// size, and bench api measures a Kiosk that is already running.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"slices"
	"strings"
	"time"
)

// options are the options of the command line.
type options struct {
	programs string        // directory of kiosk and worker
	rows     string        // names, separated by commas; "" for all
	turn     time.Duration // how long the service, or its floor, is measured at a time
	rounds   int           // the number of turns of each
	clients  int           // the number of concurrent connections
	profiles string        // directory for CPU profiles of Kiosk; "" for none
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := dispatch(ctx); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// The subcommands. Without one, bench measures the rows and their floors.
const (
	fillName = "seed"
	askName  = "api"
)

func dispatch(ctx context.Context) error {
	if len(os.Args) > 1 {
		switch os.Args[1] {
		case fillName:
			return fill(ctx, os.Args[2:], os.Stdout, os.Stderr)
		case askName:
			return measureRunning(ctx, os.Args[2:], os.Stdout, os.Stderr)
		}
	}
	if len(os.Args) == 3 && os.Args[1] == floorCommand {
		config, err := readFloorConfig(os.Args[2])
		if err != nil {
			return err
		}
		return serveFloor(ctx, config, os.Stdin, os.Stderr)
	}
	return run(ctx, parse())
}

func parse() options {
	var o options
	flag.StringVar(&o.programs, "programs", "bin", "directory of kiosk and worker")
	flag.StringVar(&o.rows, "rows", "", "rows to measure, by commas: "+strings.Join(names(allRows()), ", ")+"; all when empty")
	flag.DurationVar(&o.turn, "time", 2*time.Second, "how long a turn of the service or of its floor takes, in whole seconds")
	flag.IntVar(&o.rounds, "rounds", 5, "how many turns each of them has")
	flag.IntVar(&o.clients, "clients", 16, "how many connections ask at once")
	flag.StringVar(&o.profiles, "profiles", "", "directory to keep a CPU profile of Kiosk in for each row")
	flag.Parse()
	return o
}

func (o options) validate() error {
	if o.turn < time.Second || o.rounds < 1 || o.clients < 1 || o.clients > maxClients {
		return fmt.Errorf("-time must be 1s or more, -rounds 1 or more and -clients 1 to %d", maxClients)
	}
	return nil
}

// chosen returns the rows to measure, in the order of the table.
func (o options) chosen() ([]row, error) {
	all := allRows()
	if o.rows == "" {
		return all, nil
	}
	wanted := strings.Split(o.rows, ",")
	for _, name := range wanted {
		if !slices.Contains(names(all), name) {
			return nil, fmt.Errorf("there is no row %q, but %s", name, strings.Join(names(all), ", "))
		}
	}
	return slices.DeleteFunc(all, func(r row) bool { return !slices.Contains(wanted, r.name) }), nil
}

// run measures the rows and prints the table.
func run(ctx context.Context, o options) (err error) {
	rows, err := o.chosen()
	if err == nil {
		err = o.validate()
	}
	if err != nil {
		return err
	}
	began := time.Now()
	s, err := build(ctx, o)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, s.closeAfter(0)) }()
	var lines []line
	for _, r := range rows {
		measured, err := s.measure(ctx, r)
		if err != nil {
			return fmt.Errorf("%s: %w", r.name, err)
		}
		lines = append(lines, measured)
		fmt.Fprintln(os.Stderr, measured.markdown())
	}
	printTable(os.Stdout, s, lines)
	fmt.Fprintf(os.Stderr, "took %s\n", time.Since(began).Round(time.Second))
	return nil
}
