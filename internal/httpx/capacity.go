package httpx

import (
	"sync"

	"github.com/google/uuid"

	"kiosk/internal/auth"
)

// Capacity bounds how many requests are served at the same time, with one slot for each.
//
// A store may use at most as many slots as are free. So a single store gets half of the slots, two stores get a third each, and
// there are always free slots for the next store. Excess requests of one store are rejected early, and the other stores are served.
// This is the dynamic threshold of A. K. Choudhury and E. L. Hahne,
// "Dynamic queue length thresholds for shared-memory packet switches" (1998), with a factor of 1.
type Capacity struct {
	inFlight   int // all slots; 0: no limit
	concurrent int // slots of one caller; 0: no limit

	mu      sync.Mutex
	taken   int
	stores  map[uuid.UUID]int
	callers map[uuid.UUID]int
}

// NewCapacity returns a Capacity with limits.InFlight slots, of which one caller may use limits.Concurrent.
func NewCapacity(limits Limits) *Capacity {
	return &Capacity{
		inFlight:   limits.InFlight,
		concurrent: limits.Concurrent,
		stores:     map[uuid.UUID]int{},
		callers:    map[uuid.UUID]int{},
	}
}

// Enter takes a slot for one request of the actor. The caller must release it with Leave.
//
// Errors: too_many_concurrent, overloaded, each as a *RejectError.
func (c *Capacity) Enter(actor auth.Actor) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.concurrent > 0 && c.callers[actor.ID] >= c.concurrent {
		return &RejectError{
			Code:   CodeTooManyConcurrent,
			Detail: "Too many of your requests are under way. Wait for responses before you send more.",
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

// Leave releases the slot that Enter took.
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
