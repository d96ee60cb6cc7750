package chaos

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"kiosk/internal/testkit/program"
)

// restartPause is the time between the end of a program and its next start.
const restartPause = 100 * time.Millisecond

// process is a program that is started again whenever it ends, like by a supervisor.
type process struct {
	name string
	// address is the address that the program logged when it started, "" for a worker; nil while it does not run.
	address atomic.Pointer[string]

	mutex   sync.Mutex
	running *program.Process
	stopped bool
	gone    chan struct{} // closed when it has ended and is not started again
}

// supervise starts a program and keeps it running until the test ends.
func supervise(t *testing.T, name string, environment []string, file string, arguments ...string) *process {
	t.Helper()
	p := &process{name: name, gone: make(chan struct{})}
	options := program.Options{Env: environment, Log: echo{t, name, map[string]bool{}}}
	go func() {
		defer close(p.gone)
		for p.run(t, options, file, arguments) {
			time.Sleep(restartPause)
		}
	}()
	t.Cleanup(p.stop)
	return p
}

// run starts the program once and waits for its end. It reports whether it should run again.
func (p *process) run(t *testing.T, options program.Options, file string, arguments []string) bool {
	p.mutex.Lock()
	if p.stopped {
		p.mutex.Unlock()
		return false
	}
	running, err := program.Start(filepath.Join(programs, file), options, arguments...)
	p.running = running
	p.mutex.Unlock()
	if err != nil {
		t.Error(err)
		return false
	}
	if url, _, err := running.Serving(context.Background()); err == nil { // it may be killed at any time
		p.address.Store(new(strings.TrimPrefix(url, "http://")))
	}
	running.Wait()
	p.address.Store(nil)
	return true
}

// echo prints the log of a process: each error once, or all lines.
type echo struct {
	t    *testing.T
	name string
	seen map[string]bool // the errors that have been printed
}

// Write implements io.Writer.
func (e echo) Write(line []byte) (int, error) {
	var logged struct{ Level, Error string }
	isError := json.Unmarshal(line, &logged) == nil && logged.Level == "ERROR" && !e.seen[logged.Error]
	if isError {
		e.seen[logged.Error] = true
	}
	if isError || *showLogs {
		e.t.Logf("%s: %s", e.name, bytes.TrimSuffix(line, []byte("\n")))
	}
	return len(line), nil
}

func (p *process) now() *program.Process {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	return p.running
}

// descriptors counts the open files of the program.
func (p *process) descriptors(t *testing.T) int {
	t.Helper()
	entries, err := os.ReadDir(fmt.Sprintf("/proc/%d/fd", p.now().PID()))
	must(t, err)
	return len(entries)
}

// memory returns the resident memory of the program, in MB.
func (p *process) memory(t *testing.T) int64 {
	t.Helper()
	used, err := p.now().Usage()
	must(t, err)
	return used.Memory >> 20
}

// kill kills the program if it runs.
func (p *process) kill() {
	if running := p.now(); running != nil {
		running.Kill()
	}
}

// stop ends the program; it is not started again.
func (p *process) stop() {
	p.mutex.Lock()
	p.stopped = true
	p.mutex.Unlock()
	p.kill()
	<-p.gone
}
