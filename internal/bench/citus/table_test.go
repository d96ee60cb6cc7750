package citus

import (
	"fmt"
	"os"
	"strings"
	"time"
)

// Goals: the servers' CPU time per order, relative to a plain PostgreSQL, and the orders per second of several nodes, relative to those of
// one node times the number of nodes.
const (
	mostCPU     = 2.0
	leastLinear = 0.8
)

// table holds the results: first the plain PostgreSQL, then the single node.
type table struct {
	load string // of the machine before
	rows []outcome
	text []string
}

func loadOfMachine() string {
	average, err := os.ReadFile("/proc/loadavg")
	if err != nil {
		return "unknown"
	}
	return strings.TrimSpace(string(average))
}

func (t *table) add(title string, o outcome) {
	t.rows = append(t.rows, o)
	first, linear := t.rows[0], ""
	if len(t.rows) > 2 {
		part := o.Rate() / float64(o.nodes) / t.rows[1].Rate()
		linear = fmt.Sprintf("%.2f %s", part, mark(part >= leastLinear))
	}
	times, cpu := float64(o.each())/float64(first.each()), ""
	if len(t.rows) > 1 {
		cpu = fmt.Sprintf("%.2f %s", times, mark(times <= mostCPU))
	}
	t.text = append(t.text, fmt.Sprintf("| %s | %.0f | %s | %.0f | %.0f | %d | %s | %.0f %% | %.2f |", title, o.Rate(), linear,
		o.Milliseconds(0.5), o.Milliseconds(0.99), o.each().Microseconds(), cpu,
		100*o.postgres.Seconds()/o.Elapsed.Seconds()/share/float64(o.nodes), o.others.Seconds()/o.Elapsed.Seconds()))
}

// each returns the CPU time of all servers per order.
func (o outcome) each() time.Duration { return o.postgres / time.Duration(max(1, len(o.Took))) }

func mark(met bool) string {
	if met {
		return "✓"
	}
	return "✗"
}

func (t *table) print() {
	fmt.Printf("Each server has %.0f %% of a CPU and %d callers, for %s. Load of the machine before: %s.\n\n", 100*share, callers, window, t.load)
	fmt.Println("| | orders/s | of linear | p50 ms | p99 ms | PostgreSQL CPU µs | times plain | of their share | CPUs of Kiosk and callers |")
	fmt.Println("|---|---:|---:|---:|---:|---:|---:|---:|---:|")
	fmt.Println(strings.Join(t.text, "\n"))
}
