package httpx

import (
	"log/slog"
	"slices"
	"sync"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/auth"
)

// sampleInterval is how long rejected requests are only counted, after the first one was logged.
const sampleInterval = time.Second

// limitCodes lists the codes of limits, which can reject many requests of one known caller.
var limitCodes = []string{CodeRateLimited, CodeTooManyFailures, CodeTooManyConcurrent, CodeOverloaded}

// CountRejected marks the request as rejected for the caller's fault, so that the log may count it instead of writing a line. It has
// an effect if a limit rejected the request, or if the caller is unknown: no limit slows down requests without a valid token.
func (i *RequestInfo) CountRejected(code string) {
	if i.Actor.StoreID == uuid.Nil || slices.Contains(limitCodes, code) {
		i.refusal.Store(&code)
	}
}

// rejectKey groups rejected requests by their code and their caller, if it is known.
type rejectKey struct {
	code   string
	caller caller
}

// rejectLogSampler keeps the log short when many requests are rejected for the same reason: one per second has its own line, and one
// line counts the others. Otherwise a bot that repeats a rejected request in a loop would fill the disk.
type rejectLogSampler struct {
	logger *slog.Logger
	mu     sync.Mutex
	others map[rejectKey]int // requests rejected since the one that was logged
}

// counts counts the request if one like it was logged in the last second. It reports whether it did: then the request needs no line.
func (s *rejectLogSampler) counts(current *RequestInfo) bool {
	refusal := current.refusal.Load()
	if refusal == nil {
		return false
	}
	key := rejectKey{*refusal, callerOf(current.Actor)}
	s.mu.Lock()
	defer s.mu.Unlock()
	count, known := s.others[key]
	if known {
		s.others[key] = count + 1
		return true
	}
	s.others[key] = 0
	time.AfterFunc(sampleInterval, func() { s.log(key) })
	return false
}

// log writes how many requests were counted, and ends the count.
func (s *rejectLogSampler) log(key rejectKey) {
	s.mu.Lock()
	count := s.others[key]
	delete(s.others, key)
	s.mu.Unlock()
	if count == 0 {
		return
	}
	logger := slog.New(s.logger.Handler().WithAttrs(key.caller.attributes()))
	logger.Info("more requests rejected", "code", key.code, "requests", count)
}

// caller identifies the actor of a request in the log.
type caller struct {
	store, actor uuid.UUID
	kind         auth.Kind
}

func callerOf(actor auth.Actor) caller { return caller{actor.StoreID, actor.ID, actor.Kind} }

// attributes returns the caller's attributes for the log, none while the caller is unknown.
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
