package vault_test

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"kiosk/internal/ids"
	"kiosk/internal/vault"
)

func beginRotation(t *testing.T, path string) *vault.Rotation {
	t.Helper()
	rotation, err := vault.BeginRotation(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = rotation.Close() })
	return rotation
}

// A running process, which read the file before, must read secrets after every step of the rotation.
func TestARotationOfTheMasterKeyLosesNothingAtAnyStep(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "master.key")
	if err := vault.CreateMasterKey(path); err != nil {
		t.Fatal(err)
	}
	running, store, row := openFile(t, path), ids.New(), ids.New()
	wrapped := newKeyset(t, running, store)
	sealed, err := keysOf(t, running, store, wrapped).Seal(row, "license", []byte("ABCD"))
	if err != nil {
		t.Fatal(err)
	}
	reads := func(step string) {
		t.Helper()
		for name, v := range map[string]*vault.Vault{"running": running, "started now": openFile(t, path)} {
			if plain, err := keysOf(t, v, store, wrapped).Open(row, "license", sealed); err != nil || !bytes.Equal(plain, []byte("ABCD")) {
				t.Errorf("%s, %s: %q, %v", step, name, plain, err)
			}
		}
	}
	rotation := beginRotation(t, path)
	if err := rotation.Add(); err != nil {
		t.Fatal(err)
	}
	reads("added")
	if _, err := rotation.Retire(); !errors.Is(err, vault.ErrMasterKeyUnused) {
		t.Errorf("the key that all need can be retired: %v", err)
	}
	if current, err := running.IsCurrent(newKeyset(t, running, ids.New())); err != nil || !current {
		t.Errorf("a key that was only added wraps: current is %t, %v", current, err)
	}
	for range 2 {
		if err := rotation.Use(); err != nil {
			t.Fatal(err)
		}
	}
	reads("in use")
	if current, err := running.IsCurrent(wrapped); err != nil || current {
		t.Errorf("wrapped by the old key: current is %t, %v", current, err)
	}
	if unfinished, err := rotation.Unfinished(); err != nil || !unfinished {
		t.Errorf("unfinished is %t, %v", unfinished, err)
	}
	old := wrapped
	if wrapped, err = openFile(t, path).Rewrap(store, wrapped); err != nil {
		t.Fatal(err)
	}
	reads("wrapped anew")
	if current, err := running.IsCurrent(wrapped); err != nil || !current {
		t.Errorf("wrapped by the new key: current is %t, %v", current, err)
	}
	backup, err := rotation.Retire()
	if err != nil {
		t.Fatal(err)
	}
	reads("retired")
	if _, err := openFile(t, path).Keys(store, old); !errors.Is(err, vault.ErrWrongMasterKey) {
		t.Errorf("the retired key still opens: %v", err)
	}
	if _, err := openFile(t, backup).Keys(store, old); err != nil {
		t.Errorf("a backup from before does not open with the copy that was kept: %v", err)
	}
	if info, err := os.Stat(path); err != nil || info.Mode() != 0o600 {
		t.Errorf("mode %v, %v", info.Mode(), err)
	}
}

func TestOneProcessAtATimeChangesTheMasterKey(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "master.key")
	if err := vault.CreateMasterKey(path); err != nil {
		t.Fatal(err)
	}
	first := beginRotation(t, path)
	if _, err := vault.BeginRotation(path); !errors.Is(err, vault.ErrMasterKeyBusy) {
		t.Errorf("two at once: %v", err)
	}
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
	beginRotation(t, path)
}

// The files that are removed are those of killed processes. A file of another key in the folder may be one that is being written.
func TestARotationRemovesTheCopiesOfKeysThatAnInterruptedCommandLeft(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	path := filepath.Join(folder, "master.key")
	if err := vault.CreateMasterKey(path); err != nil {
		t.Fatal(err)
	}
	left, other := filepath.Join(folder, ".master.key.new-1234"), filepath.Join(folder, ".other.key.new-1234")
	for _, name := range []string{left, other} {
		if err := os.Link(path, name); err != nil {
			t.Fatal(err)
		}
	}
	beginRotation(t, path)
	if _, err := os.Lstat(left); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the copy is still there: %v", err)
	}
	if _, err := os.Lstat(other); err != nil {
		t.Errorf("a file of another key was removed: %v", err)
	}
}

func TestARotationKeepsTheModeOfTheFile(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "master.key")
	if err := errors.Join(vault.CreateMasterKey(path), os.Chmod(path, 0o400)); err != nil {
		t.Fatal(err)
	}
	rotation := beginRotation(t, path)
	if err := errors.Join(rotation.Add(), rotation.Use()); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(path); err != nil || info.Mode() != 0o400 {
		t.Errorf("mode %v, %v", info.Mode(), err)
	}
}

// A process has read the master key before another machine rotates it. The present file is then copied to its machine, wrongly.
func TestWhenTheNewMasterKeyIsNeededTheErrorSaysWhyItsFileCannotBeRead(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		spoil func(path string) error
		says  string
	}{
		"missing": {os.Remove, "no such file"},
		"group may read": {func(path string) error {
			return errors.Join(os.Remove(path), os.WriteFile(path, nil, 0o600), os.Chmod(path, 0o640))
		}, "run chmod 600"},
		"cut short":  {func(path string) error { return os.Truncate(path, 40) }, "damaged"},
		"not copied": {func(string) error { return nil }, "its present file"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			path, copied := filepath.Join(t.TempDir(), "master.key"), filepath.Join(t.TempDir(), "copied.key")
			if err := vault.CreateMasterKey(path); err != nil {
				t.Fatal(err)
			}
			content, err := os.ReadFile(path)
			if err := errors.Join(err, os.WriteFile(copied, content, 0o600)); err != nil {
				t.Fatal(err)
			}
			running := openFile(t, copied)
			rotation := beginRotation(t, path)
			if err := errors.Join(rotation.Add(), rotation.Use(), test.spoil(copied)); err != nil {
				t.Fatal(err)
			}
			store := ids.New()
			_, err = running.Keys(store, newKeyset(t, openFile(t, path), store))
			if !errors.Is(err, vault.ErrWrongMasterKey) || !strings.Contains(err.Error(), test.says) || !strings.Contains(err.Error(), copied) {
				t.Errorf("it should name the file and say %q: %v", test.says, err)
			}
		})
	}
}
