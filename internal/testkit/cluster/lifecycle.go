package cluster

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"syscall"
	"time"

	"kiosk/internal/testkit/program"
)

// StopMode is the signal that stops a server.
type StopMode syscall.Signal

// The modes, from a clean shutdown to a loss of power.
const (
	Fast      = StopMode(syscall.SIGINT)  // rolls open transactions back and writes a checkpoint
	Immediate = StopMode(syscall.SIGQUIT) // leaves at once; the next start recovers from the log
	Kill      = StopMode(syscall.SIGKILL) // no clean-up, as when the power fails; the next start recovers
)

const (
	startTimeout  = 60 * time.Second // of a server, crash recovery included
	killTimeout   = 60 * time.Second // of its processes: one in a system call ends late
	orphanTimeout = 5 * time.Second  // of the backends of a killed postmaster, without /proc
)

// errNotOurs is returned for a server that this process did not start.
var errNotOurs = errors.New("cluster: only a throwaway cluster can be stopped and restarted")

// Stop stops a throwaway server and returns when its process has ended. The data directory stays.
func (c *Cluster) Stop(mode StopMode) error {
	if c.dir == "" {
		return errNotOurs
	}
	if c.server == nil {
		return nil
	}
	if mode == Kill {
		if err := killProcesses(c.data()); err != nil {
			return err
		}
	}
	if err := c.server.command.Process.Signal(syscall.Signal(mode)); err != nil && !errors.Is(err, os.ErrProcessDone) {
		return fmt.Errorf("cluster: stop: %w", err)
	}
	<-c.server.exited
	c.server = nil
	return nil
}

// killProcesses kills a postmaster and its backends, which would run a moment longer than it, and returns when they have ended. They are
// found by their working directory, which is the data directory. Without /proc it does nothing: backends notice themselves that their
// postmaster has ended.
func killProcesses(data string) error {
	directory, err := os.Stat(data)
	if err != nil {
		return fmt.Errorf("cluster: %w", err)
	}
	for began := time.Now(); time.Since(began) < killTimeout; time.Sleep(time.Millisecond) {
		killed := false
		links, _ := filepath.Glob("/proc/[0-9]*/cwd") // the pattern is well formed
		for _, link := range links {
			if working, err := os.Stat(link); err != nil || !os.SameFile(working, directory) {
				continue
			}
			killed = true // also one that was killed before, and has not ended
			if pid, err := strconv.Atoi(filepath.Base(filepath.Dir(link))); err == nil {
				_ = syscall.Kill(pid, syscall.SIGKILL)
			}
		}
		if !killed {
			return nil
		}
	}
	return fmt.Errorf("cluster: processes of %s did not end within %s", data, killTimeout)
}

// PID returns the process id of the postmaster.
func (c *Cluster) PID() int { return c.server.command.Process.Pid }

// ProcessorTime returns the CPU time that the server has used since it started.
func (c *Cluster) ProcessorTime() (time.Duration, error) {
	return program.FamilyTime(c.PID())
}

// Restart starts a stopped throwaway server again, at the same address; a running one is stopped first.
// It returns when the server accepts connections.
func (c *Cluster) Restart() error {
	if err := c.Stop(Fast); err != nil {
		return err
	}
	// Without /proc, backends outlive a killed postmaster and hold its shared memory, and a server that starts meanwhile exits: try
	// again until they are gone.
	for began := time.Now(); ; {
		err := c.start()
		if !errors.Is(err, errExited) || time.Since(began) > orphanTimeout {
			return err
		}
	}
}

// start runs the server and returns when it accepts connections.
func (c *Cluster) start() error {
	log, err := os.OpenFile(filepath.Join(c.dir, "server.log"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return fmt.Errorf("cluster: %w", err)
	}
	defer log.Close()
	if c.server, err = c.launch(log); err != nil {
		return err
	}
	err = c.awaitReady()
	if errors.Is(err, errExited) {
		c.server = nil
	}
	return err
}

// launch starts the postmaster in its own process group, so that Ctrl-C in the terminal ends the tests and not the server. The guard
// finds the server by its postmaster.pid.
func (c *Cluster) launch(log *os.File) (*daemon, error) {
	command := exec.Command(filepath.Join(c.bin, "postgres"), "-D", c.data(), "-p", fmt.Sprint(c.port))
	for name, value := range c.settings {
		command.Args = append(command.Args, "-c", name+"="+value)
	}
	command.Stdout, command.Stderr = log, log
	command.Dir = c.dir
	return run(command, c.account, "")
}

var errExited = errors.New("cluster: the server exited")

// awaitReady waits until the server responds. Its error has the end of the server's log.
func (c *Cluster) awaitReady() error {
	ctx, cancel := context.WithTimeout(context.Background(), startTimeout)
	defer cancel()
	poll := time.NewTicker(10 * time.Millisecond)
	defer poll.Stop()
	for {
		if c.ping(ctx) == nil {
			return nil
		}
		select {
		case <-poll.C:
		case <-c.server.exited:
			return fmt.Errorf("%w:\n%s", errExited, c.logTail())
		case <-ctx.Done():
			return fmt.Errorf("cluster: the server did not start within %s:\n%s", startTimeout, c.logTail())
		}
	}
}

func (c *Cluster) logTail() string {
	log, err := os.ReadFile(filepath.Join(c.dir, "server.log"))
	if err != nil {
		return err.Error()
	}
	return string(log[max(0, len(log)-2000):])
}

// Close stops a throwaway server and its workers, and removes its directory. It does nothing to a server that this process did not
// start.
func (c *Cluster) Close() (err error) {
	for _, worker := range c.workers {
		err = errors.Join(err, worker.Close())
	}
	if c.dir == "" {
		return err
	}
	return errors.Join(err, c.Stop(Immediate), c.guard.release(), os.RemoveAll(c.dir))
}
