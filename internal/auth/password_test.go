package auth_test

import (
	"errors"
	"strings"
	"testing"

	"kiosk/internal/auth"
)

func TestCheckPasswordKnowsTheOneThatWasHashed(t *testing.T) {
	t.Parallel()
	const password = "correct horse ✓"
	hash, err := auth.HashPassword(password)
	if err != nil {
		t.Fatal(err)
	}
	for plain, want := range map[string]bool{
		password:                    true,
		"correct horse":             false,
		password + " ":              false,
		strings.ToUpper(password):   false,
		"":                          false,
		strings.Repeat("long", 100): false,
	} {
		if got, err := auth.CheckPassword(hash, plain); err != nil || got != want {
			t.Errorf("CheckPassword(%q) = %t, %v; want %t", plain, got, err, want)
		}
	}
}

func TestAPasswordHasEightTo256Bytes(t *testing.T) {
	t.Parallel()
	for length, want := range map[int]error{
		0: auth.ErrPasswordLength, 7: auth.ErrPasswordLength, 8: nil,
		256: nil, 257: auth.ErrPasswordLength,
	} {
		if _, err := auth.HashPassword(strings.Repeat("x", length)); !errors.Is(err, want) {
			t.Errorf("%d bytes: %v, want %v", length, err, want)
		}
	}
}

func TestPasswordHashesAreSaltedAndStateTheirCost(t *testing.T) {
	t.Parallel()
	first, err := auth.HashPassword("same password")
	if err != nil {
		t.Fatal(err)
	}
	second, err := auth.HashPassword("same password")
	if err != nil || first == second {
		t.Errorf("%s twice, %v", first, err)
	}
	if !strings.HasPrefix(first, "$argon2id$v=19$m=19456,t=2,p=1$") {
		t.Error(first)
	}
}

func TestADamagedHashMatchesNothing(t *testing.T) {
	t.Parallel()
	for _, hash := range []string{"", "plain text", "$2a$10$abcdefghijklmnopqrstuv", "$argon2id$v=19$m=19456,t=2,p=1$!$!"} {
		if matches, err := auth.CheckPassword(hash, "plain text"); matches || !errors.Is(err, auth.ErrPasswordHash) {
			t.Errorf("%q: %t, %v", hash, matches, err)
		}
	}
}

func BenchmarkCheckPassword(b *testing.B) {
	hash, err := auth.HashPassword("correct horse")
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := auth.CheckPassword(hash, "correct horse"); err != nil {
			b.Fatal(err)
		}
	}
}
