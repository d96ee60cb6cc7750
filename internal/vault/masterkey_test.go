package vault_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"kiosk/internal/vault"
)

func TestAMasterKeyIsForItsOwnerOnly(t *testing.T) {
	t.Parallel()
	directory := t.TempDir()
	path := filepath.Join(directory, "master.key")
	if err := vault.CreateMasterKey(path); err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(path)
	if err != nil || info.Mode() != 0o600 {
		t.Errorf("mode %v, %v", info.Mode(), err)
	}
	if entries, err := os.ReadDir(directory); err != nil || len(entries) != 1 {
		t.Errorf("left behind: %v, %v", entries, err)
	}
}

func TestCreateMasterKeyNeverReplacesAFile(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "master.key")
	var created atomic.Int32
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			switch err := vault.CreateMasterKey(path); {
			case err == nil:
				created.Add(1)
			case !errors.Is(err, vault.ErrMasterKeyExists):
				t.Error(err)
			}
		})
	}
	all.Wait()
	if created.Load() != 1 {
		t.Errorf("%d of 8 created the one file", created.Load())
	}
	openFile(t, path)
}

func TestCreateMasterKeyNeedsTheFolder(t *testing.T) {
	t.Parallel()
	if err := vault.CreateMasterKey(filepath.Join(t.TempDir(), "absent", "master.key")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("got %v", err)
	}
}

func TestOpenSaysWhatIsWrongWithTheFile(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		spoil func(path string) error
		want  error
		says  string
	}{
		"missing":          {os.Remove, vault.ErrMasterKeyMissing, "kiosk key create"},
		"group may read":   {mode(0o640), vault.ErrMasterKeyExposed, "mode 0640; run chmod 600"},
		"anyone may read":  {mode(0o604), vault.ErrMasterKeyExposed, "mode 0604"},
		"anyone may write": {mode(0o602), vault.ErrMasterKeyExposed, "mode 0602"},
		"empty":            {content(""), vault.ErrMasterKeyDamaged, "backup"},
		"cut short":        {func(path string) error { return os.Truncate(path, 40) }, vault.ErrMasterKeyDamaged, "backup"},
		"no keys":          {content("{}"), vault.ErrMasterKeyDamaged, "backup"},
		"another secret":   {content("hunter2"), vault.ErrMasterKeyDamaged, "backup"},
		"a folder":         {folder, vault.ErrMasterKeyDamaged, "no regular file"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			path := filepath.Join(t.TempDir(), "master.key")
			if err := errors.Join(vault.CreateMasterKey(path), test.spoil(path)); err != nil {
				t.Fatal(err)
			}
			opened, err := vault.Open(path)
			if opened != nil || !errors.Is(err, test.want) {
				t.Fatalf("got %v, %v", opened, err)
			}
			if !strings.Contains(err.Error(), path) || !strings.Contains(err.Error(), test.says) {
				t.Errorf("%q should name the file and say %q", err, test.says)
			}
			if strings.Contains(err.Error(), "hunter2") {
				t.Errorf("%q quotes the file", err)
			}
		})
	}
}

func mode(bits os.FileMode) func(string) error {
	return func(path string) error { return os.Chmod(path, bits) }
}

func content(text string) func(string) error {
	return func(path string) error { return os.WriteFile(path, []byte(text), 0o600) }
}

func folder(path string) error {
	return errors.Join(os.Remove(path), os.Mkdir(path, 0o700))
}

// A valid keyset that is not for encryption is a mistake of the operator, such as the path of another tool's key.
func TestOpenRefusesAKeyOfAnotherKind(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "master.key")
	if err := content(hmacKeyset)(path); err != nil {
		t.Fatal(err)
	}
	if _, err := vault.Open(path); !errors.Is(err, vault.ErrMasterKeyDamaged) || !strings.Contains(err.Error(), "another kind") {
		t.Errorf("got %v", err)
	}
}

const hmacKeyset = `{"primaryKeyId":1,"key":[{"keyData":{` +
	`"typeUrl":"type.googleapis.com/google.crypto.tink.HmacPrfKey",` +
	`"value":"EgIIAxogAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=","keyMaterialType":"SYMMETRIC"},` +
	`"status":"ENABLED","keyId":1,"outputPrefixType":"RAW"}]}`
