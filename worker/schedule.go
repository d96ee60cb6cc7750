package worker

import (
	"sync"
	"time"

	"github.com/google/uuid"
)

// schedule holds, for each store that may have waiting deliveries, the next time to claim them.
type schedule struct {
	mutex sync.Mutex
	at    map[uuid.UUID]time.Time
	full  map[uuid.UUID]bool // stores whose due deliveries wait until an attempt ends and frees a slot
}

func newSchedule() *schedule {
	return &schedule{at: map[uuid.UUID]time.Time{}, full: map[uuid.UUID]bool{}}
}

// setFull sets whether due deliveries of a store wait for a free slot.
func (s *schedule) setFull(store uuid.UUID, full bool) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if full {
		s.full[store] = true
	} else {
		delete(s.full, store)
	}
}

// isFull reports whether due deliveries of a store wait for a free slot.
func (s *schedule) isFull(store uuid.UUID) bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.full[store]
}

// add schedules stores for a time. A store that is scheduled for an earlier time keeps that.
func (s *schedule) add(at time.Time, stores ...uuid.UUID) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	for _, store := range stores {
		if known, found := s.at[store]; !found || at.Before(known) {
			s.at[store] = at
		}
	}
}

// take removes the stores whose time has come, and returns them in no particular order. It also returns the earliest time of the
// other stores, or zero if there are none.
func (s *schedule) take(now time.Time) (due []uuid.UUID, next time.Time) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	for store, at := range s.at {
		switch {
		case !at.After(now):
			due = append(due, store)
			delete(s.at, store)
		case next.IsZero() || at.Before(next):
			next = at
		}
	}
	return due, next
}
