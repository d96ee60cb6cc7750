package auth

import (
	"errors"
	"fmt"
	"runtime"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"

	"github.com/alexedwards/argon2id"
)

// Lengths of a password in bytes.
const (
	MinPasswordLength = 8
	MaxPasswordLength = 256
)

// ErrPasswordLength says that a password is shorter or longer than allowed.
var ErrPasswordLength = fmt.Errorf("password must have %d to %d bytes", MinPasswordLength, MaxPasswordLength)

// ErrPasswordHash says that a stored hash has not the format of HashPassword.
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

// hashSlots bounds how many hashes are computed at the same time: one CPU stays free for other requests, and the memory is bounded.
var hashSlots = make(chan struct{}, min(4, max(1, runtime.GOMAXPROCS(0)-1)))

// keepMemoryFor is how long after the last hash the process keeps its memory, for the next hash.
const keepMemoryFor = time.Second

// collectEvery is the number of hashes after which the garbage collector is run. It also runs by itself, but on a busy machine so
// late that the memory of ten hashes and more is in use at the same time.
const collectEvery = 4

var hashCount atomic.Uint32

// returnMemory starts the timer that returns the memory of hashes to the operating system. Without it, the runtime would keep most
// of it for minutes.
var returnMemory = sync.OnceValue(func() *time.Timer { return time.AfterFunc(keepMemoryFor, debug.FreeOSMemory) })

// littleMemory is how much a hash may use, in KiB, without any being returned: that of a hash that was stored with a lower cost.
const littleMemory = 1024

// withSlot waits for a slot and calls compute, which computes one hash and returns how much memory that used, in KiB.
func withSlot(compute func() uint32) {
	hashSlots <- struct{}{}
	defer func() { <-hashSlots }()
	if compute() <= littleMemory {
		return
	}
	if hashCount.Add(1)%collectEvery == 0 {
		runtime.GC()
	}
	returnMemory().Reset(keepMemoryFor)
}

// HashPassword returns the argon2id hash of a password as a string to store, with its salt and cost.
//
// Errors: ErrPasswordLength.
func HashPassword(plain string) (string, error) {
	if len(plain) < MinPasswordLength || len(plain) > MaxPasswordLength {
		return "", ErrPasswordLength
	}
	var hash string
	var err error
	withSlot(func() uint32 {
		hash, err = argon2id.CreateHash(plain, passwordCost)
		return passwordCost.Memory
	})
	return hash, err
}

// CheckPassword reports whether plain is the password that was hashed. It takes about the same time for a right and a wrong one.
//
// Errors: ErrPasswordHash.
func CheckPassword(hash, plain string) (bool, error) {
	if len(plain) > MaxPasswordLength {
		return false, nil
	}
	var matches bool
	var err error
	withSlot(func() uint32 {
		var cost *argon2id.Params
		if matches, cost, err = argon2id.CheckHash(plain, hash); err != nil {
			return 0
		}
		return cost.Memory
	})
	if err != nil {
		return false, ErrPasswordHash
	}
	return matches, nil
}
