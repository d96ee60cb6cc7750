package worker

import (
	"sync"
	"time"

	"github.com/google/uuid"
	lru "github.com/hashicorp/golang-lru/v2"
)

// How long nothing is sent to an endpoint after this machine could not make an attempt: doubling, while it lasts.
const (
	shortestStall = time.Second
	longestStall  = time.Minute
)

// stalls are the endpoints to which this machine cannot send at the moment. That says nothing about the receivers, so it is
// kept in memory alone: other workers may be able to.
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

// of returns the time until which nothing is sent to an endpoint, and whether the endpoint is stalled. It stays so after that time,
// until an attempt is made.
func (s *stalls) of(endpoint uuid.UUID) (until time.Time, stalled bool) {
	known, stalled := s.cache.Peek(endpoint)
	return known.until, stalled
}

// extend notes that an attempt could not be made, and returns when to try again. Attempts that began together count once.
func (s *stalls) extend(endpoint uuid.UUID, now time.Time) time.Time {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	known, _ := s.cache.Get(endpoint)
	if !known.until.After(now) || known.until.After(now.Add(longestStall)) { // the clock was set back
		known.pause = min(max(shortestStall, 2*known.pause), longestStall)
		known.until = now.Add(known.pause)
		s.cache.Add(endpoint, known)
	}
	return known.until
}

// end notes that an attempt was made.
func (s *stalls) end(endpoint uuid.UUID) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.cache.Remove(endpoint)
}
