//go:build unix

package privatefile_test

import (
	"os"
	"testing"
)

func open(t *testing.T, path string) {
	t.Helper()
	if err := os.Chmod(path, 0o640); err != nil {
		t.Fatal(err)
	}
}
