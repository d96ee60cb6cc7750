package program_test

import (
	"bytes"
	"context"
	"errors"
	"os"
	"strings"
	"testing"

	"kiosk/internal/testkit/program"
)

// shell runs a script until the test ends.
func shell(t *testing.T, options program.Options, script string) *program.Process {
	t.Helper()
	p, err := program.Start("sh", options, "-c", script)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Kill(); p.Wait() })
	return p
}

func TestServingIsWhatTheLogSays(t *testing.T) {
	t.Parallel()
	var stdout, log bytes.Buffer
	const logged = "starting\n" + `{"msg":"serving","url":"http://127.0.0.1:1","ops":"127.0.0.1:2"}` + "\n"
	p := shell(t, program.Options{Env: []string{"SAID=" + logged}, Stdout: &stdout, Log: &log}, `printf %s "$SAID" >&2; echo out`)
	url, ops, err := p.Serving(t.Context())
	if err != nil || url != "http://127.0.0.1:1" || ops != "127.0.0.1:2" {
		t.Errorf("%q, %q, %v", url, ops, err)
	}
	if code := p.Wait(); code != 0 || stdout.String() != "out\n" || log.String() != logged {
		t.Errorf("exit code %d, output %q, log %q", code, &stdout, &log)
	}
}

func TestAProgramThatEndsBeforeItServesShowsTheEndOfItsLog(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("x", 100<<10)
	p := shell(t, program.Options{Env: []string{"LONG=" + long}}, `printf %s "first" "$LONG" >&2; echo; echo no such table >&2; exit 3`)
	_, _, err := p.Serving(t.Context())
	if err == nil || !strings.Contains(err.Error(), "ended with 3") || !strings.HasSuffix(err.Error(), "no such table\n") ||
		strings.Contains(err.Error(), "first") {
		t.Errorf("%.200v", err)
	}
}

func TestServingIsAwaitedNoLongerThanItsContext(t *testing.T) {
	t.Parallel()
	input, alive, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer alive.Close()
	p := shell(t, program.Options{Stdin: input}, `read nothing`)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, _, err := p.Serving(ctx); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

func TestAProcessIsAskedToEndOrKilled(t *testing.T) {
	t.Parallel()
	const patient = `trap 'exit 7' TERM; echo '{"msg":"worker runs"}' >&2; while read line; do :; done`
	for name, test := range map[string]struct {
		end  func(*program.Process)
		code int
	}{
		"terminated": {(*program.Process).Terminate, 7},
		"killed":     {(*program.Process).Kill, -1},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			input, alive, err := os.Pipe()
			if err != nil {
				t.Fatal(err)
			}
			defer alive.Close()
			p := shell(t, program.Options{Stdin: input}, patient)
			if _, _, err := p.Serving(t.Context()); err != nil {
				t.Fatal(err)
			}
			test.end(p)
			if code := p.Wait(); code != test.code {
				t.Errorf("exit code %d, want %d", code, test.code)
			}
			<-p.Done()
		})
	}
}

func TestUsageIsOfAProcessThatRuns(t *testing.T) {
	t.Parallel()
	own, err := program.UsageOf(os.Getpid())
	if err != nil || own.Memory < 1<<20 || own.Memory > 1<<40 {
		t.Errorf("%+v, %v", own, err)
	}
	p := shell(t, program.Options{}, `exit`)
	p.Wait()
	if used, err := p.Usage(); err == nil {
		t.Errorf("the usage of a process that has ended is %+v, want an error", used)
	}
}

func TestBuildPutsEachProgramUnderItsName(t *testing.T) {
	t.Parallel()
	directory := t.TempDir()
	if err := program.Build(directory, "kiosk/internal/testkit/cluster/run"); err != nil {
		t.Fatal(err)
	}
	if entries, err := os.ReadDir(directory); err != nil || len(entries) != 1 || entries[0].Name() != "run" {
		t.Errorf("%v, %v", entries, err)
	}
	if err := program.Build(directory, "kiosk/nowhere"); err == nil || !strings.Contains(err.Error(), "kiosk/nowhere") {
		t.Error(err)
	}
}
