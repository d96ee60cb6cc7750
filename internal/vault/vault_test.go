package vault_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/uuid"

	"kiosk/internal/ids"
	"kiosk/internal/vault"
)

// open returns a vault with a new master key.
func open(t testing.TB) *vault.Vault {
	t.Helper()
	path := filepath.Join(t.TempDir(), "master.key")
	if err := vault.CreateMasterKey(path); err != nil {
		t.Fatal(err)
	}
	return openFile(t, path)
}

func openFile(t testing.TB, path string) *vault.Vault {
	t.Helper()
	opened, err := vault.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	return opened
}

func newKeyset(t testing.TB, v *vault.Vault, store uuid.UUID) []byte {
	t.Helper()
	wrapped, err := v.NewKeyset(store)
	if err != nil {
		t.Fatal(err)
	}
	return wrapped
}

// newKeys returns the keys of a new store.
func newKeys(t testing.TB, v *vault.Vault) *vault.Keys {
	t.Helper()
	store := ids.New()
	return keysOf(t, v, store, newKeyset(t, v, store))
}

func keysOf(t testing.TB, v *vault.Vault, store uuid.UUID, wrapped []byte) *vault.Keys {
	t.Helper()
	keys, err := v.Keys(store, wrapped)
	if err != nil {
		t.Fatal(err)
	}
	return keys
}

func TestWhatIsSealedBeforeARestartOpensAfterIt(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "master.key")
	if err := vault.CreateMasterKey(path); err != nil {
		t.Fatal(err)
	}
	store, row, secret := ids.New(), ids.New(), []byte("ABCD-EFGH")
	wrapped := newKeyset(t, openFile(t, path), store)

	before := keysOf(t, openFile(t, path), store, wrapped)
	sealed, err := before.Seal(row, "license", secret)
	if err != nil {
		t.Fatal(err)
	}
	after := keysOf(t, openFile(t, path), store, wrapped)
	if plain, err := after.Open(row, "license", sealed); err != nil || !bytes.Equal(plain, secret) {
		t.Errorf("opened %q, %v", plain, err)
	}
	if !bytes.Equal(before.Fingerprint("license", secret), after.Fingerprint("license", secret)) {
		t.Error("the fingerprint changed")
	}
}

func TestAnotherMasterKeyIsNamedAsTheReason(t *testing.T) {
	t.Parallel()
	store := ids.New()
	wrapped := newKeyset(t, open(t), store)
	keys, err := open(t).Keys(store, wrapped)
	if keys != nil || !errors.Is(err, vault.ErrWrongMasterKey) {
		t.Fatalf("got %v, %v", keys, err)
	}
	for _, part := range []string{store.String(), "master.key", "made with another master key"} {
		if !strings.Contains(err.Error(), part) {
			t.Errorf("%q does not say %q", err, part)
		}
	}
}

func TestAKeysetOpensForItsOwnStoreOnly(t *testing.T) {
	t.Parallel()
	v, store := open(t), ids.New()
	wrapped := newKeyset(t, v, store)
	if _, err := v.Keys(store, wrapped); err != nil {
		t.Fatal(err)
	}
	if _, err := v.Keys(ids.New(), wrapped); !errors.Is(err, vault.ErrWrongMasterKey) {
		t.Errorf("opened for another store: %v", err)
	}
}

func TestTheTwoKeysOfAStoreCannotSwapPlaces(t *testing.T) {
	t.Parallel()
	v, store := open(t), ids.New()
	var bundle map[string]json.RawMessage
	if err := json.Unmarshal(newKeyset(t, v, store), &bundle); err != nil {
		t.Fatal(err)
	}
	bundle["encryption"], bundle["fingerprint"] = bundle["fingerprint"], bundle["encryption"]
	swapped, err := json.Marshal(bundle)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := v.Keys(store, swapped); !errors.Is(err, vault.ErrWrongMasterKey) {
		t.Errorf("got %v", err)
	}
}

func TestADamagedKeysetIsRefused(t *testing.T) {
	t.Parallel()
	v, store := open(t), ids.New()
	for _, wrapped := range []string{``, `null`, `{}`, `[]`, `{"encryption":"AAAA","fingerprint":"AAAA"}`, "\x00"} {
		if _, err := v.Keys(store, []byte(wrapped)); !errors.Is(err, vault.ErrKeysetDamaged) {
			t.Errorf("%q: %v", wrapped, err)
		}
	}
}

func TestKeysAreUnwrappedOnceAndAgainWhenTheyChange(t *testing.T) {
	t.Parallel()
	v, store := open(t), ids.New()
	wrapped := newKeyset(t, v, store)
	first, err := v.Keys(store, wrapped)
	if err != nil {
		t.Fatal(err)
	}
	if again, err := v.Keys(store, wrapped); err != nil || again != first {
		t.Errorf("the same keyset was unwrapped twice: %v", err)
	}
	if other, err := v.Keys(store, newKeyset(t, v, store)); err != nil || other == first {
		t.Errorf("a new keyset gave the old keys: %v", err)
	}
}

func FuzzKeysOfWhateverTheRowHolds(f *testing.F) {
	v, store := open(f), ids.New()
	wrapped := newKeyset(f, v, store)
	f.Add(wrapped)
	f.Add([]byte(`{"encryption":"","fingerprint":""}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		keys, err := v.Keys(store, data)
		known := errors.Is(err, vault.ErrKeysetDamaged) || errors.Is(err, vault.ErrWrongMasterKey)
		if (err == nil) != (keys != nil) || (err != nil && !known) {
			t.Errorf("%v", err)
		}
	})
}
