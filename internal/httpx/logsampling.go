package httpx

import (
	"log/slog"
	"slices"
	"sync"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/auth"
)

// quiet is how long rejected requests are only counted, after the first one had its own line in the log.
const quiet = time.Second

// limitCodes are the refusals that many requests of one known caller meet.
var limitCodes = []string{CodeRateLimited, CodeTooManyFailures, CodeTooManyConcurrent, CodeOverloaded}

// CountRejected notes that the request is refused, and not by a fault of ours. When a limit refuses many of one caller, or
// strangers are refused anything, whom no limit holds up, the log counts them.
func (i *RequestInfo) CountRejected(code string) {
	if i.Actor.StoreID == uuid.Nil || slices.Contains(limitCodes, code) {
		i.refusal.Store(&code)
	}
}

// rejectKey is what rejected requests have in common: why, and their caller, as far as it is known.
type rejectKey struct {
	code   string
	caller caller
}

// rejectLogSampler keeps the log short when many requests are rejected for the same reason: one a second has a line of its
// own, and one line counts the others. Else a bot that repeats in a loop what it may not would fill the disk.
type rejectLogSampler struct {
	logger *slog.Logger
	mu     sync.Mutex
	others map[rejectKey]int // rejected since the one that was logged
}

// counts reports whether it counted the request, which then needs no line of its own.
func (s *rejectLogSampler) counts(current *RequestInfo) bool {
	refusal := current.refusal.Load()
	if refusal == nil {
		return false
	}
	of := rejectKey{*refusal, callerOf(current.Actor)}
	s.mu.Lock()
	defer s.mu.Unlock()
	n, known := s.others[of]
	if known {
		s.others[of] = n + 1
		return true
	}
	s.others[of] = 0
	time.AfterFunc(quiet, func() { s.log(of) })
	return false
}

// log writes how many requests were counted, and ends the count.
func (s *rejectLogSampler) log(of rejectKey) {
	s.mu.Lock()
	n := s.others[of]
	delete(s.others, of)
	s.mu.Unlock()
	if n == 0 {
		return
	}
	said := slog.New(s.logger.Handler().WithAttrs(of.caller.attributes()))
	said.Info("more requests rejected", "code", of.code, "requests", n)
}

// caller is what the log says of who asks.
type caller struct {
	store, actor uuid.UUID
	kind         auth.Kind
}

func callerOf(actor auth.Actor) caller { return caller{actor.StoreID, actor.ID, actor.Kind} }

// attributes are none while the caller is unknown.
func (c caller) attributes() []slog.Attr {
	if c.store == uuid.Nil {
		return nil
	}
	return []slog.Attr{
		slog.String("store", c.store.String()),
		slog.String("actor_kind", string(c.kind)),
		slog.String("actor", c.actor.String()),
	}
}
