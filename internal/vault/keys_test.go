package vault_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"testing"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"kiosk/internal/ids"
	"kiosk/internal/vault"
)

func TestOpenReturnsWhatWasSealed(t *testing.T) {
	t.Parallel()
	keys := newKeys(t, open(t))
	rapid.Check(t, func(t *rapid.T) {
		row := uuid.UUID(rapid.SliceOfN(rapid.Byte(), 16, 16).Draw(t, "row"))
		purpose := rapid.String().Draw(t, "purpose")
		secret := rapid.SliceOf(rapid.Byte()).Draw(t, "secret")
		sealed, err := keys.Seal(row, purpose, secret)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := keys.Open(row, purpose, sealed); err != nil || !bytes.Equal(got, secret) {
			t.Fatalf("sealed %q, opened %q, %v", secret, got, err)
		}
	})
}

func TestASealedValueOpensInItsPlaceOnly(t *testing.T) {
	t.Parallel()
	v := open(t)
	keys, row := newKeys(t, v), ids.New()
	sealed, err := keys.Seal(row, "license", []byte("ABCD-EFGH"))
	if err != nil {
		t.Fatal(err)
	}
	for name, attempt := range map[string]func() ([]byte, error){
		"another row":     func() ([]byte, error) { return keys.Open(ids.New(), "license", sealed) },
		"another purpose": func() ([]byte, error) { return keys.Open(row, "webhook", sealed) },
		"no purpose":      func() ([]byte, error) { return keys.Open(row, "", sealed) },
		"another store":   func() ([]byte, error) { return newKeys(t, v).Open(row, "license", sealed) },
		"nothing":         func() ([]byte, error) { return keys.Open(row, "license", nil) },
		"plain text":      func() ([]byte, error) { return keys.Open(row, "license", []byte("ABCD-EFGH")) },
	} {
		plain, err := attempt()
		if plain != nil || !errors.Is(err, vault.ErrUnreadable) {
			t.Errorf("%s: opened %q, %v", name, plain, err)
		}
	}
}

func TestEveryAlteredByteIsNoticed(t *testing.T) {
	t.Parallel()
	keys, row := newKeys(t, open(t)), ids.New()
	sealed, err := keys.Seal(row, "license", []byte("ABCD-EFGH"))
	if err != nil {
		t.Fatal(err)
	}
	for i := range sealed {
		altered := bytes.Clone(sealed)
		altered[i] ^= 1
		if _, err := keys.Open(row, "license", altered); !errors.Is(err, vault.ErrUnreadable) {
			t.Errorf("byte %d altered: %v", i, err)
		}
		if _, err := keys.Open(row, "license", sealed[:i]); !errors.Is(err, vault.ErrUnreadable) {
			t.Errorf("cut to %d bytes: %v", i, err)
		}
	}
}

func TestEqualSecretsSealDifferently(t *testing.T) {
	t.Parallel()
	keys, row := newKeys(t, open(t)), ids.New()
	first, err := keys.Seal(row, "license", []byte("ABCD-EFGH"))
	if err != nil {
		t.Fatal(err)
	}
	second, err := keys.Seal(row, "license", []byte("ABCD-EFGH"))
	if err != nil || bytes.Equal(first, second) {
		t.Errorf("%x twice, %v", first, err)
	}
}

func TestFingerprintsAreEqualForEqualDataPurposeAndStore(t *testing.T) {
	t.Parallel()
	keys := newKeys(t, open(t))
	rapid.Check(t, func(t *rapid.T) {
		purposeA, purposeB := rapid.String().Draw(t, "purposeA"), rapid.String().Draw(t, "purposeB")
		dataA, dataB := rapid.String().Draw(t, "dataA"), rapid.String().Draw(t, "dataB")
		a, b := keys.Fingerprint(purposeA, []byte(dataA)), keys.Fingerprint(purposeB, []byte(dataB))
		if len(a) != vault.FingerprintSize {
			t.Fatalf("%d bytes", len(a))
		}
		if same := purposeA == purposeB && dataA == dataB; bytes.Equal(a, b) != same {
			t.Fatalf("(%q, %q) and (%q, %q): equal is %t", purposeA, dataA, purposeB, dataB, !same)
		}
	})
}

func TestFingerprintsTellPurposeAndDataApart(t *testing.T) {
	t.Parallel()
	keys := newKeys(t, open(t))
	if bytes.Equal(keys.Fingerprint("ab", []byte("c")), keys.Fingerprint("a", []byte("bc"))) {
		t.Error("the border between purpose and data is lost")
	}
	if bytes.Equal(keys.Fingerprint("credentials", []byte("A")), keys.Fingerprint("idempotency", []byte("A"))) {
		t.Error("two purposes of the same length have the same fingerprint")
	}
}

func TestTwoStoresGiveDifferentFingerprints(t *testing.T) {
	t.Parallel()
	v := open(t)
	if bytes.Equal(newKeys(t, v).Fingerprint("license", []byte("A")), newKeys(t, v).Fingerprint("license", []byte("A"))) {
		t.Error("a license of one store can be recognised in another")
	}
}

func TestNothingPrintsKeys(t *testing.T) {
	t.Parallel()
	v := open(t)
	keys := newKeys(t, v)
	for _, value := range []any{v, *v, keys, *keys} {
		for _, verb := range []string{"%v", "%+v", "%#v", "%s", "%q", "%d", "%x"} {
			if got := fmt.Sprintf(verb, value); got != "[redacted]" {
				t.Errorf("%T under %s: %s", value, verb, got)
			}
		}
		var text, object strings.Builder
		slog.New(slog.NewTextHandler(&text, nil)).Info("key", "key", value)
		slog.New(slog.NewJSONHandler(&object, nil)).Info("key", "key", value)
		if !strings.Contains(text.String(), "key=[redacted]") || !strings.Contains(object.String(), `"key":"[redacted]"`) {
			t.Errorf("%T is logged as %s and %s", value, &text, &object)
		}
		if data, err := json.Marshal(value); err != nil || string(data) != "{}" {
			t.Errorf("%T as JSON: %s, %v", value, data, err)
		}
	}
}

func FuzzSealOpen(f *testing.F) {
	keys := newKeys(f, open(f))
	f.Add([]byte("0123456789abcdef"), "license", []byte("ABCD-EFGH"))
	f.Fuzz(func(t *testing.T, id []byte, purpose string, secret []byte) {
		row, err := uuid.FromBytes(id)
		if err != nil {
			return
		}
		sealed, err := keys.Seal(row, purpose, secret)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := keys.Open(row, purpose, sealed); err != nil || !bytes.Equal(got, secret) {
			t.Errorf("sealed %q, opened %q, %v", secret, got, err)
		}
		if _, err := keys.Open(row, purpose, secret); err == nil {
			t.Errorf("%q opened without being sealed", secret)
		}
	})
}

func BenchmarkSeal(b *testing.B) {
	keys, row, secret := newKeys(b, open(b)), ids.New(), make([]byte, 64)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := keys.Seal(row, "license", secret); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkOpen(b *testing.B) {
	keys, row := newKeys(b, open(b)), ids.New()
	sealed, err := keys.Seal(row, "license", make([]byte, 64))
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := keys.Open(row, "license", sealed); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkFingerprint(b *testing.B) {
	keys, secret := newKeys(b, open(b)), make([]byte, 64)
	b.ReportAllocs()
	for b.Loop() {
		keys.Fingerprint("license", secret)
	}
}

func BenchmarkKeysUnwrapped(b *testing.B) {
	v, store := open(b), ids.New()
	wrapped := newKeyset(b, v, store)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := v.Keys(store, wrapped); err != nil {
			b.Fatal(err)
		}
	}
}
