package cluster

import (
	"fmt"
	"os/exec"
	"path/filepath"
)

// Program returns where one of PostgreSQL's programs is installed: pg_dump, pg_restore.
func Program(name string) (string, error) {
	directory, err := binaries()
	return filepath.Join(directory, name), err
}

// lookPath returns where a program is installed, also where Debian puts those for root.
func lookPath(program string) (string, error) {
	for _, name := range []string{program, "/usr/sbin/" + program} {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("cluster: the program %s is not installed: make test installs it on Debian; "+
		"else apt-get install pgbouncer patroni etcd-server haproxy", program)
}
