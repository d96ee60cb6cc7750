package cluster

import (
	"fmt"
	"os/exec"
	"path/filepath"
)

// Program returns the path of one of PostgreSQL's programs, such as pg_dump or pg_restore.
func Program(name string) (string, error) {
	directory, err := binaries()
	return filepath.Join(directory, name), err
}

// lookPath returns the path of a program. It also looks in the directories for root's programs.
func lookPath(program string) (string, error) {
	for _, name := range []string{program, "/usr/sbin/" + program} {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("cluster: the program %s is not installed: make test installs it on Debian; "+
		"else apt-get install pgbouncer patroni etcd-server haproxy", program)
}
