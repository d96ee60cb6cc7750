package cluster

import (
	"errors"
	"fmt"
	"maps"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
)

// StartStandby starts a hot standby of a throwaway cluster, with streaming replication, and returns when it accepts connections. The
// standby is stopped, restarted and closed separately.
func (c *Cluster) StartStandby(options ...Option) (*Cluster, error) {
	if c.dir == "" {
		return nil, errNotOurs
	}
	standby := &Cluster{bin: c.bin, account: c.account, settings: maps.Clone(c.settings)}
	for _, option := range options {
		option(standby)
	}
	initialise := func() error { return c.copyTo(standby.data()) }
	if err := standby.create(initialise); err != nil {
		return nil, errors.Join(err, standby.Close())
	}
	return standby, nil
}

// copyTo creates the data directory of a standby.
func (c *Cluster) copyTo(data string) error {
	primary := c.base
	primary.RawQuery = url.Values{"sslmode": {"disable"}, "application_name": {"standby"}}.Encode()
	command := exec.Command(filepath.Join(c.bin, "pg_basebackup"), "--dbname="+primary.String(), "--pgdata="+data,
		"--write-recovery-conf", "--wal-method=stream", "--checkpoint=fast", "--no-sync")
	command.Dir = filepath.Dir(data)
	command.Env = append(os.Environ(), "HOME="+command.Dir)
	command.SysProcAttr = c.account.attributes()
	if output, err := command.CombinedOutput(); err != nil {
		return fmt.Errorf("cluster: pg_basebackup: %w\n%s", err, output)
	}
	return nil
}
