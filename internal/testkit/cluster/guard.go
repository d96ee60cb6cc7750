package cluster

import (
	"fmt"
	"io"
	"os/exec"
)

// guard is a small process that waits until its standard input closes, which the kernel does however this process ends. Then it stops
// the server and removes the directory.
type guard struct {
	command *exec.Cmd
	alive   io.Closer
}

// guardScript gets the directory as $1. First it kills the programs that could start a server again. The postmaster removes
// postmaster.pid last.
const guardScript = `
cat >/dev/null
for pidfile in "$1"/*.pid; do
	[ -e "$pidfile" ] && kill -KILL "$(cat "$pidfile")" 2>/dev/null
done
for pidfile in "$1"/*/postmaster.pid; do
	if pid=$(head -n 1 "$pidfile" 2>/dev/null); then
		kill -QUIT "$pid" 2>/dev/null
		tries=100
		while [ -e "$pidfile" ] && [ $tries -gt 0 ]; do tries=$((tries - 1)); sleep 0.05; done
	fi
done
rm -rf "$1"
`

func watch(dir string, account *account) (*guard, error) {
	command := exec.Command("sh", "-c", guardScript, "sh", dir)
	command.Dir = "/"
	command.SysProcAttr = account.attributes()
	alive, err := command.StdinPipe()
	if err != nil {
		return nil, fmt.Errorf("cluster: %w", err)
	}
	if err := command.Start(); err != nil {
		return nil, fmt.Errorf("cluster: %w", err)
	}
	return &guard{command, alive}, nil
}

// release closes the guard's standard input and waits until the guard has ended.
func (g *guard) release() error {
	if g == nil {
		return nil
	}
	if err := g.alive.Close(); err != nil {
		return fmt.Errorf("cluster: %w", err)
	}
	if err := g.command.Wait(); err != nil {
		return fmt.Errorf("cluster: guard: %w", err)
	}
	return nil
}
