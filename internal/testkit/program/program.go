// Package program builds programs of this module and runs them in separate processes, for tests and benchmarks.
package program

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"syscall"
)

// Build builds the packages into a directory. Each program has the name of the last element of its package's path. The settings are
// those of `make build`, so that both share the build cache.
func Build(directory string, packages ...string) error {
	if err := dependOnSources(packages); err != nil {
		return err
	}
	arguments := []string{"build", "-trimpath", "-ldflags", "-s -w", "-o", directory + string(filepath.Separator)}
	command := exec.Command("go", append(arguments, packages...)...)
	command.Env = append(os.Environ(), "CGO_ENABLED=0")
	if output, err := command.CombinedOutput(); err != nil {
		return fmt.Errorf("go build: %w\n%s", err, output)
	}
	return nil
}

// Options configures a process.
type Options struct {
	Env    []string // the whole environment; nil means that of this process
	Stdin  *os.File // nil means empty
	Stdout io.Writer
	Log    io.Writer // receives the standard error output line by line
}

// Process is a program that runs or has ended.
type Process struct {
	command *exec.Cmd
	done    chan struct{}

	serving      chan struct{} // closed once announcement is set
	announcement announcement

	mutex sync.Mutex
	tail  []byte // of the log
}

// announcement is the log line that kiosk and worker write when they have started.
type announcement struct{ Msg, URL, Ops string }

// tailLength is the length of the end of the log that an error contains, in bytes.
const tailLength = 4 << 10

// Start starts a program. The caller must end it.
func Start(path string, options Options, arguments ...string) (*Process, error) {
	p := &Process{command: exec.Command(path, arguments...), done: make(chan struct{}), serving: make(chan struct{})}
	p.command.Env, p.command.Stdout = options.Env, options.Stdout
	if options.Stdin != nil {
		p.command.Stdin = options.Stdin
	}
	log, err := p.command.StderrPipe()
	if err != nil {
		return nil, fmt.Errorf("start %s: %w", path, err)
	}
	if err := p.command.Start(); err != nil {
		return nil, fmt.Errorf("start %s: %w", path, err)
	}
	copied := options.Log
	if copied == nil {
		copied = io.Discard
	}
	go p.follow(log, copied)
	return p, nil
}

// follow reads the log until the program ends.
func (p *Process) follow(log io.Reader, copied io.Writer) {
	defer close(p.done)
	lines := bufio.NewReaderSize(log, 64<<10)
	for ended := false; !ended; {
		line, err := lines.ReadSlice('\n')
		ended = err != nil && !errors.Is(err, bufio.ErrBufferFull)
		p.remember(line)
		_, _ = copied.Write(line) // if the writer fails, the program must still not block
	}
	_ = p.command.Wait() // Wait returns the exit code
}

// remember keeps the end of the log, and the announcement.
func (p *Process) remember(line []byte) {
	p.mutex.Lock()
	p.tail = append(p.tail, line...)
	p.tail = p.tail[max(0, len(p.tail)-tailLength):]
	p.mutex.Unlock()
	select {
	case <-p.serving: // there is one announcement; later lines need no parsing
		return
	default:
	}
	var parsed announcement
	if json.Unmarshal(line, &parsed) == nil && (parsed.Msg == "serving" || parsed.Msg == "worker runs") {
		p.announcement = parsed
		close(p.serving)
	}
}

// Serving waits until the program's log, which must be JSON, says that it serves. It returns the program's URL and ops address, "" for
// one that it does not serve. When the program or ctx ends before, it returns an error with the end of the log.
func (p *Process) Serving(ctx context.Context) (url, ops string, err error) {
	select {
	case <-p.serving:
		return p.announcement.URL, p.announcement.Ops, nil
	case <-p.done:
		select {
		case <-p.serving: // it served and has ended since
			return p.announcement.URL, p.announcement.Ops, nil
		default:
			return "", "", fmt.Errorf("%s ended with %d before it served:\n%s", p.name(), p.Wait(), p.logTail())
		}
	case <-ctx.Done():
		return "", "", fmt.Errorf("%s does not serve: %w\n%s", p.name(), context.Cause(ctx), p.logTail())
	}
}

func (p *Process) name() string { return filepath.Base(p.command.Path) }

func (p *Process) logTail() []byte {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	return bytes.Clone(p.tail)
}

// PID returns the id of the process.
func (p *Process) PID() int { return p.command.Process.Pid }

// Terminate sends SIGTERM, which ends the process gracefully.
func (p *Process) Terminate() { _ = p.command.Process.Signal(syscall.SIGTERM) } // it may have ended by itself

// Kill sends SIGKILL.
func (p *Process) Kill() { _ = p.command.Process.Kill() } // it may have ended by itself

// Done is closed when the process has ended.
func (p *Process) Done() <-chan struct{} { return p.done }

// Wait waits until the process has ended and returns its exit code, -1 if a signal ended it.
func (p *Process) Wait() int {
	<-p.done
	return p.command.ProcessState.ExitCode()
}
