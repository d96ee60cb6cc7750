package worker

import (
	"sync"
	"time"

	"github.com/google/uuid"
	lru "github.com/hashicorp/golang-lru/v2"
)

// How long nothing is sent to an endpoint after this machine could not make an attempt. The time doubles with each further failure.
const (
	shortestStall = time.Second
	longestStall  = time.Minute
)

// stalls holds the endpoints to which this machine cannot send at the moment, for reasons that are not the receiver's. It is not in
// the database, because other workers may be able to send.
type stalls struct {
	mutex sync.Mutex
	cache *lru.Cache[uuid.UUID, stall]
}

type stall struct {
	until time.Time
	pause time.Duration
}

func newStalls() *stalls {
	cache, err := lru.New[uuid.UUID, stall](maxTargets)
	if err != nil {
		panic(err) // the size is a positive constant
	}
	return &stalls{cache: cache}
}

// get returns whether an endpoint is stalled, and the time until which nothing is sent to it. The endpoint stays stalled after that
// time, until this machine could make an attempt.
func (s *stalls) get(endpoint uuid.UUID) (until time.Time, stalled bool) {
	known, stalled := s.cache.Peek(endpoint)
	return known.until, stalled
}

// extend records that an attempt could not be made, and returns when to try again. Attempts that fail before that time count as one.
func (s *stalls) extend(endpoint uuid.UUID, now time.Time) time.Time {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	known, _ := s.cache.Get(endpoint)
	if !known.until.After(now) || known.until.After(now.Add(longestStall)) { // also when the clock was set back
		known.pause = min(max(shortestStall, 2*known.pause), longestStall)
		known.until = now.Add(known.pause)
		s.cache.Add(endpoint, known)
	}
	return known.until
}

// end records that this machine could make an attempt.
func (s *stalls) end(endpoint uuid.UUID) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.cache.Remove(endpoint)
}
