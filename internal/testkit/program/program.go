// Package program builds programs of this module and runs them in processes of their own, for tests and for the bench.
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

// Build builds the packages into a directory, each under the last part of its path, with the settings of `make build`:
// what one of them has compiled, the other finds in the build cache.
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

// Options are what a process is given. The zero value is this process's environment, and no listener.
type Options struct {
	Env    []string // all of it; nil is that of this process
	Stdin  *os.File // nil is empty
	Stdout io.Writer
	Log    io.Writer // gets the standard error output line by line
}

// Process is a program that runs, or has run.
type Process struct {
	command *exec.Cmd
	done    chan struct{}

	serving chan struct{} // closed once it says where
	where   announcement

	mutex sync.Mutex
	tail  []byte // of the log
}

// announcement is the line of the log by which kiosk and worker say that they are at work.
type announcement struct{ Msg, URL, Ops string }

// tailLength is how much of the log an error shows, in bytes.
const tailLength = 4 << 10

// Start runs a program. The caller ends it.
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
		_, _ = copied.Write(line) // a listener who fails is no reason to let the program wait
	}
	_ = p.command.Wait() // the code says how it ended
}

// remember keeps the end of the log, and where the program serves.
func (p *Process) remember(line []byte) {
	p.mutex.Lock()
	p.tail = append(p.tail, line...)
	p.tail = p.tail[max(0, len(p.tail)-tailLength):]
	p.mutex.Unlock()
	select {
	case <-p.serving: // it says so once, and may log much from then on
		return
	default:
	}
	var said announcement
	if json.Unmarshal(line, &said) == nil && (said.Msg == "serving" || said.Msg == "worker runs") {
		p.where = said
		close(p.serving)
	}
}

// Serving returns the URL at which the program serves and the address of its ops, "" for what it does not serve, as soon
// as its log says so in JSON. Error, with the end of the log: the program ended before, or ctx did.
func (p *Process) Serving(ctx context.Context) (url, ops string, err error) {
	select {
	case <-p.serving:
		return p.where.URL, p.where.Ops, nil
	case <-p.done:
		select {
		case <-p.serving: // and has ended since
			return p.where.URL, p.where.Ops, nil
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

// PID is the id of the process.
func (p *Process) PID() int { return p.command.Process.Pid }

// Terminate asks for a clean end.
func (p *Process) Terminate() { _ = p.command.Process.Signal(syscall.SIGTERM) } // it may have ended by itself

// Kill ends it without warning.
func (p *Process) Kill() { _ = p.command.Process.Kill() } // it may have ended by itself

// Done is closed when the process has ended.
func (p *Process) Done() <-chan struct{} { return p.done }

// Wait returns the exit code when the process has ended: -1 when a signal ended it.
func (p *Process) Wait() int {
	<-p.done
	return p.command.ProcessState.ExitCode()
}
