package auth

import (
	"errors"
	"fmt"

	"github.com/alexedwards/argon2id"
)

// Lengths of a password in bytes.
const (
	MinPasswordLength = 8
	MaxPasswordLength = 256
)

// ErrPasswordLength says that a password is shorter or longer than allowed.
var ErrPasswordLength = fmt.Errorf("password must have %d to %d bytes", MinPasswordLength, MaxPasswordLength)

// ErrPasswordHash says that a stored hash is not one that HashPassword returned.
var ErrPasswordHash = errors.New("stored password hash is damaged")

// passwordCost is OWASP's recommendation for argon2id: 19 MiB of memory, two passes, one thread.
// https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
var passwordCost = &argon2id.Params{
	Memory:      19 * 1024, // KiB
	Iterations:  2,
	Parallelism: 1,
	SaltLength:  16,
	KeyLength:   32,
}

// hashing holds a place for each hash that is computed at the same time, so that a crowd at the sign-in
// cannot take more memory than this many times the cost.
var hashing = make(chan struct{}, 4)

func inTurn(compute func()) {
	hashing <- struct{}{}
	defer func() { <-hashing }()
	compute()
}

// HashPassword returns the argon2id hash of a password, with its salt and cost, as text to store.
//
// Errors: ErrPasswordLength.
func HashPassword(plain string) (string, error) {
	if len(plain) < MinPasswordLength || len(plain) > MaxPasswordLength {
		return "", ErrPasswordLength
	}
	var hash string
	var err error
	inTurn(func() { hash, err = argon2id.CreateHash(plain, passwordCost) })
	return hash, err
}

// CheckPassword reports whether plain is the password that was hashed. It takes about as long
// either way.
//
// Errors: ErrPasswordHash.
func CheckPassword(hash, plain string) (bool, error) {
	if len(plain) > MaxPasswordLength {
		return false, nil
	}
	var matches bool
	var err error
	inTurn(func() { matches, err = argon2id.ComparePasswordAndHash(plain, hash) })
	if err != nil {
		return false, ErrPasswordHash
	}
	return matches, nil
}
