// Package access holds the operations on the accounts and secrets that give access to a store: staff, their sessions and tokens, API
// tokens, and e-mails to staff.
package access

import (
	"sync"
	"sync/atomic"

	"kiosk/internal/auth"
	"kiosk/internal/operation"
)

// Operations are what this package can do in a store.
type Operations struct {
	*operation.Runner
	linkURL      string                             // "" sends no e-mails
	hash         func(plain string) (string, error) // of a password
	decoyHash    func() (string, error)             // compared with the password when the staff member does not exist
	reads        credentialReads
	noteUsesFrom atomic.Int64 // the Unix time in nanoseconds before which noteLastUse writes nothing
}

// Config configures Operations.
type Config struct {
	LinkURL      string                             // the beginning of the links in e-mails to staff; "" sends none
	HashPassword func(plain string) (string, error) // auth.HashPassword when nil
}

// New returns the operations that run with the runner.
func New(runner *operation.Runner, config Config) *Operations {
	ops := &Operations{Runner: runner, linkURL: config.LinkURL, hash: config.HashPassword}
	if ops.hash == nil {
		ops.hash = auth.HashPassword
	}
	ops.decoyHash = sync.OnceValues(func() (string, error) { return ops.hash("no account has this password") })
	return ops
}
