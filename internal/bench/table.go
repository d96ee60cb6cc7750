package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"
	"time"
)

const tableHead = `| | requests/s | p50 ms | p95 ms | p99 ms | Kiosk CPU µs | PostgreSQL CPU µs | memory MB | floor/s | of the floor | goal | |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|---|`

// markdown returns the line as a row of a Markdown table.
func (l line) markdown() string {
	return fmt.Sprintf("| %s | %s | %s | %s | %s | %d | %d | %d | %s | %.2f | %s | %s |",
		l.title, rateText(l.rate), l.quantileText(0.50), l.quantileText(0.95), l.quantileText(0.99),
		l.kiosk.Microseconds(), l.postgres.Microseconds(), l.memory>>20, rateText(l.floorRate), l.ofFloor(), l.goal, l.mark())
}

// rateText formats a rate, with two digits for slow rows.
func rateText(rate float64) string {
	if rate < 100 {
		return fmt.Sprintf("%.1f", rate)
	}
	return fmt.Sprintf("%.0f", rate)
}

// String returns the goal in human-readable form.
func (g goal) String() string {
	var parts []string
	if g.perSecond > 0 {
		parts = append(parts, fmt.Sprintf("%.0f/s", g.perSecond))
	}
	if g.ofFloor > 0 {
		parts = append(parts, fmt.Sprintf("%.1f", g.ofFloor))
	}
	return strings.Join(parts, ", ")
}

func (l line) mark() string {
	switch {
	case l.goal == goal{}:
		return ""
	case l.met():
		return "✓"
	default:
		return "✗"
	}
}

func printTable(w io.Writer, s *stage, lines []line) {
	fmt.Fprintf(w, "%s\n\n%s\n", s.machine(), tableHead)
	for _, l := range lines {
		fmt.Fprintln(w, l.markdown())
	}
	for _, l := range lines {
		for _, note := range l.notes {
			fmt.Fprintf(w, "\n%s: %s.\n", l.title, note)
		}
	}
}

// machine describes the machine on which the figures were measured.
func (s *stage) machine() string {
	var version string
	if err := s.service.database.SQL.QueryRow("SELECT current_setting('server_version')").Scan(&version); err != nil {
		version = "of an unknown version"
	}
	return fmt.Sprintf("%s: %d CPUs (%s) shared by callers, Kiosk and PostgreSQL %s, %s, %s; %d connections, %d turns of %s.",
		time.Now().UTC().Format(time.DateOnly), runtime.NumCPU(), processor(), version, kernel(), runtime.Version(), s.clients, s.rounds, s.turn)
}

func kernel() string {
	release, err := os.ReadFile("/proc/sys/kernel/osrelease")
	if err != nil {
		return runtime.GOOS
	}
	return "Linux " + string(bytes.TrimSpace(release))
}

// processor returns the model of the processor, as reported by the kernel.
func processor() string {
	content, err := os.ReadFile("/proc/cpuinfo")
	if err != nil {
		return runtime.GOARCH
	}
	for line := range strings.Lines(string(content)) {
		if name, found := strings.CutPrefix(line, "model name"); found {
			return strings.Trim(name, "\t\n :")
		}
	}
	return runtime.GOARCH
}
