package cluster

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"syscall"
)

// daemon is a program that runs in the background, in its own process group.
type daemon struct {
	command *exec.Cmd
	exited  chan struct{} // closed when the process has ended
}

// run starts a program. While the program runs, its process id is in pidfile, for the guard, unless pidfile is "".
func run(command *exec.Cmd, account *account, pidfile string) (*daemon, error) {
	command.SysProcAttr = account.attributes()
	if err := command.Start(); err != nil {
		return nil, fmt.Errorf("cluster: %w", err)
	}
	d := &daemon{command, make(chan struct{})}
	var err error
	if pidfile != "" {
		err = os.WriteFile(pidfile, []byte(fmt.Sprint(command.Process.Pid)), 0o644)
	}
	go func() {
		defer close(d.exited)
		_ = command.Wait() // how it ended is in the log
		if pidfile != "" {
			_ = os.Remove(pidfile)
		}
	}()
	return d, err
}

// kill kills the program and its process group.
func (d *daemon) kill() error {
	err := syscall.Kill(-d.command.Process.Pid, syscall.SIGKILL)
	if err != nil && !errors.Is(err, syscall.ESRCH) {
		return fmt.Errorf("cluster: kill: %w", err)
	}
	<-d.exited
	return nil
}
