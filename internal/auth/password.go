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

// HashPassword returns the argon2id hash of a password, with its salt and cost, as text to store.
//
// Errors: ErrPasswordLength.
func HashPassword(plain string) (string, error) {
	if len(plain) < MinPasswordLength || len(plain) > MaxPasswordLength {
		return "", ErrPasswordLength
	}
	return argon2id.CreateHash(plain, passwordCost)
}

// CheckPassword reports whether plain is the password that was hashed. It takes about as long
// either way.
//
// Errors: ErrPasswordHash.
func CheckPassword(hash, plain string) (bool, error) {
	if len(plain) > MaxPasswordLength {
		return false, nil
	}
	matches, err := argon2id.ComparePasswordAndHash(plain, hash)
	if err != nil {
		return false, ErrPasswordHash
	}
	return matches, nil
}
