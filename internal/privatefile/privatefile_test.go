package privatefile_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kiosk/internal/privatefile"
)

// TestAFileIsPrivateOnceItIsRestricted runs on every system. It opens the file to others with the system's tool (chmod, icacls) first.
func TestAFileIsPrivateOnceItIsRestricted(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "secret")
	created, err := privatefile.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := created.WriteString("x"); err != nil {
		t.Fatal(err)
	}
	if err := created.Close(); err != nil {
		t.Fatal(err)
	}
	expectPrivate(t, path)
	open(t, path)
	if why, err := privatefile.Exposure(path); err != nil || !strings.Contains(why, path) {
		t.Errorf("a file that others may read: %q, %v", why, err)
	}
	if err := privatefile.Restrict(path); err != nil {
		t.Fatal(err)
	}
	expectPrivate(t, path)
	if content, err := os.ReadFile(path); err != nil || string(content) != "x" {
		t.Errorf("its owner reads %q, %v", content, err)
	}
	next := filepath.Join(filepath.Dir(path), "next")
	if err := os.WriteFile(next, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(privatefile.CopyAccess(path, next), privatefile.SyncDirectory(filepath.Dir(path))); err != nil {
		t.Errorf("a file with the access of a restricted one: %v", err)
	}
	expectPrivate(t, next)
	if _, err := privatefile.Exposure(path + ".missing"); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a missing file: %v", err)
	}
	if _, err := privatefile.Create(path); !errors.Is(err, os.ErrExist) {
		t.Errorf("a file that is there already: %v", err)
	}
}

func expectPrivate(t *testing.T, path string) {
	t.Helper()
	if why, err := privatefile.Exposure(path); err != nil || why != "" {
		t.Errorf("it should be private: %q, %v", why, err)
	}
}
