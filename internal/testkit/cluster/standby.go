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

// StartStandby copies a throwaway cluster into another that follows it as a hot standby, by streaming, and returns when
// that accepts connections. It is stopped, restarted and closed like any other, on its own.
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

// copyTo makes the data directory of a standby.
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
