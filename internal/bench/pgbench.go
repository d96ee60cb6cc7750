package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// turnSpan is the distance between the first numbers of two turns of pgbench. It is more than a client's transactions in a turn.
const turnSpan = 200_000

// pgbench runs the script for a turn, and returns the number of transactions. The first second, in which it connects and prepares
// statements, does not count.
func (s *stage) pgbench(ctx context.Context, transaction *script) (outcome, error) {
	path := filepath.Join(s.dir, "transaction.sql")
	if err := os.WriteFile(path, []byte(transaction.String()), 0o600); err != nil {
		return outcome{}, err
	}
	program, err := exec.LookPath("pgbench")
	if err != nil {
		return outcome{}, errors.New("the floor of writes needs pgbench, which comes with PostgreSQL (Debian: postgresql)")
	}
	s.turns++
	arguments := []string{
		"--no-vacuum", "--protocol=prepared", "--progress=1", "--jobs=2",
		"--client=" + strconv.Itoa(s.clients), "--time=" + strconv.Itoa(1+int(s.turn.Seconds())),
		"--file=" + path, "--define=n=" + strconv.Itoa(s.turns*turnSpan),
	}
	for _, constant := range transaction.constants {
		arguments = append(arguments, "--define="+constant)
	}
	command := exec.CommandContext(ctx, program, append(arguments, s.url)...)
	report, err := command.CombinedOutput()
	if err != nil {
		return outcome{}, fmt.Errorf("pgbench: %w\n%.2000s\n%s", err, report, transaction)
	}
	return readProgress(string(report))
}

// readProgress adds up the progress lines that pgbench prints each second ("progress: 2.0 s, 1853.9 tps, lat …"), except the first.
func readProgress(report string) (outcome, error) {
	var total outcome
	previous := 0.0
	for line := range strings.Lines(report) {
		var at, rate float64
		if _, err := fmt.Sscanf(line, "progress: %f s, %f tps", &at, &rate); err != nil {
			continue
		}
		if previous > 0 {
			total.responses += int(rate * (at - previous))
			total.elapsed += time.Duration((at - previous) * float64(time.Second))
		}
		previous = at
	}
	if total.responses == 0 {
		return outcome{}, fmt.Errorf("pgbench reported no progress:\n%s", report)
	}
	return total, nil
}
