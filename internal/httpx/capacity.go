package httpx

import (
	"sync"

	"github.com/google/uuid"

	"kiosk/internal/auth"
)

// Capacity is the slots for requests that are served at the same time.
//
// A store may have no more of them than there are slots left. So one store alone gets half of the
// slots, two get a third each, and the next store always finds some: excess requests of one are refused early
// and the others are served. It is the dynamic threshold of A. K. Choudhury and E. L. Hahne,
// "Dynamic queue length thresholds for shared-memory packet switches" (1998), with a factor of 1.
type Capacity struct {
	inFlight   int // 0: no limit
	concurrent int // of one caller; 0: no limit

	mu      sync.Mutex
	taken   int
	stores  map[uuid.UUID]int
	callers map[uuid.UUID]int
}

// NewCapacity returns slots for requests.
func NewCapacity(limits Limits) *Capacity {
	return &Capacity{
		inFlight:   limits.InFlight,
		concurrent: limits.Concurrent,
		stores:     map[uuid.UUID]int{},
		callers:    map[uuid.UUID]int{},
	}
}

// Enter takes a slot for one request of the actor, until Leave.
//
// Errors: too_many_concurrent, overloaded, each as a *RejectError.
func (c *Capacity) Enter(actor auth.Actor) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.concurrent > 0 && c.callers[actor.ID] >= c.concurrent {
		return &RejectError{
			Code:   CodeTooManyConcurrent,
			Detail: "The token has too many requests under way. Wait for responses before you send more.",
		}
	}
	if c.inFlight > 0 && c.stores[actor.StoreID] >= c.inFlight-c.taken {
		return &RejectError{Code: CodeOverloaded, Detail: "There is more to do than can be done now; try again."}
	}
	c.taken++
	c.stores[actor.StoreID]++
	c.callers[actor.ID]++
	return nil
}

// Leave gives back what Enter took.
func (c *Capacity) Leave(actor auth.Actor) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.taken--
	release(c.stores, actor.StoreID)
	release(c.callers, actor.ID)
}

func release(taken map[uuid.UUID]int, id uuid.UUID) {
	taken[id]--
	if taken[id] == 0 {
		delete(taken, id)
	}
}
