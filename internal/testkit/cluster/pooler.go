package cluster

import (
	"errors"
	"fmt"
	"net"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// Pooler is a PgBouncer in front of a server, in transaction mode unless its settings say otherwise: each transaction, and each statement
// outside of a transaction, runs on any free connection of a few. It ends with the process that started it.
type Pooler struct {
	host  string
	dir   string
	guard *guard
}

// poolerSettings is the configuration file, a format with the server's host, port and role, and the pooler's port. With few connections,
// consecutive transactions of a client often use different ones. default_transaction_isolation is ignored, because it is a setting of
// the server.
const poolerSettings = `
[databases]
* = host=%s port=%s user=%s
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = %d
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 6
max_client_conn = 2000
server_idle_timeout = 10
ignore_startup_parameters = extra_float_digits, default_transaction_isolation
`

// StartPooler starts a PgBouncer in front of the server and returns when it accepts connections. Settings are lines of its configuration
// file, which replace those of poolerSettings.
func (c *Cluster) StartPooler(settings ...string) (*Pooler, error) {
	program, err := lookPath("pgbouncer")
	if err != nil {
		return nil, err
	}
	account, err := unprivileged()
	if err != nil {
		return nil, err
	}
	port, err := freePort(0)
	if err != nil {
		return nil, err
	}
	p := &Pooler{host: fmt.Sprintf("127.0.0.1:%d", port)}
	if p.dir, err = os.MkdirTemp("", "kiosk-pgbouncer-"); err != nil {
		return nil, fmt.Errorf("cluster: %w", err)
	}
	if err := account.own(p.dir); err != nil {
		return nil, errors.Join(err, p.Close())
	}
	file := filepath.Join(p.dir, "pgbouncer.ini")
	content := fmt.Appendf(nil, poolerSettings, c.base.Hostname(), c.base.Port(), c.base.User.Username(), port)
	content = append(content, strings.Join(settings, "\n")...)
	if err := os.WriteFile(file, append(content, '\n'), 0o644); err != nil { // read by another account; it holds no secret
		return nil, errors.Join(err, p.Close())
	}
	if p.guard, err = watch(p.dir, account); err != nil {
		return nil, errors.Join(err, p.Close())
	}
	command := exec.Command(program, "--quiet", file)
	command.Dir = "/"
	if _, err := run(command, account, filepath.Join(p.dir, "pgbouncer.pid")); err != nil {
		return nil, errors.Join(err, p.Close())
	}
	if err := p.awaitReady(); err != nil {
		return nil, errors.Join(err, p.Close())
	}
	return p, nil
}

func (p *Pooler) awaitReady() error {
	for deadline := time.Now().Add(startTimeout); ; time.Sleep(10 * time.Millisecond) {
		conn, err := net.Dial("tcp", p.host)
		if err == nil {
			return conn.Close()
		}
		if time.Now().After(deadline) {
			return fmt.Errorf("cluster: PgBouncer did not start within %s: %w", startTimeout, err)
		}
	}
}

// Through returns the URL of a database of the server, through the pooler.
func (p *Pooler) Through(address string) (string, error) {
	u, err := url.Parse(address)
	if err != nil {
		return "", fmt.Errorf("cluster: %w", err)
	}
	u.Host = p.host
	return u.String(), nil
}

// Host returns where the pooler listens, as host:port.
func (p *Pooler) Host() string { return p.host }

// Close ends the pooler and every connection through it.
func (p *Pooler) Close() error {
	return errors.Join(p.guard.release(), os.RemoveAll(p.dir))
}
