// Package access holds the operations on who may act in a store: staff, their sessions and tokens, API tokens, and e-mails to staff.
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
	decoyHash    func() (string, error)             // checked in place of that of a staff member who does not exist
	reads        credentialReads
	noteUsesFrom atomic.Int64 // when uses of tokens and sessions may be noted again, in nanoseconds of the Unix time
}

// Config says what New is to do.
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
