package cluster

import "path/filepath"

// Program returns where one of PostgreSQL's programs is installed: pg_dump, pg_restore.
func Program(name string) (string, error) {
	directory, err := binaries()
	return filepath.Join(directory, name), err
}
