package rest

import (
	"sync"

	"github.com/google/uuid"

	"kiosk/internal/auth"
)

// capacity is the room for requests that are served at the same time.
//
// A store may have no more of them than there is room left. So one store alone gets half of the
// room, two get a third each, and the next store always finds some: a flood of one is shed early
// and the others are served. It is the dynamic threshold of A. K. Choudhury and E. L. Hahne,
// "Dynamic queue length thresholds for shared-memory packet switches" (1998), with a factor of 1.
type capacity struct {
	inFlight   int // 0: no limit
	concurrent int // of one token; 0: no limit

	mu     sync.Mutex
	taken  int
	stores map[uuid.UUID]int
	tokens map[uuid.UUID]int
}

func newCapacity(limits Limits) *capacity {
	return &capacity{
		inFlight:   limits.InFlight,
		concurrent: limits.Concurrent,
		stores:     map[uuid.UUID]int{},
		tokens:     map[uuid.UUID]int{},
	}
}

// enter takes room for one request of the actor, until leave.
//
// Errors: too_many_concurrent, overloaded.
func (c *capacity) enter(actor auth.Actor) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.concurrent > 0 && c.tokens[actor.ID] >= c.concurrent {
		return &problem{
			code:   codeTooManyConcurrent,
			detail: "The token has too many requests under way. Wait for answers before you send more.",
		}
	}
	if c.inFlight > 0 && c.stores[actor.StoreID] >= c.inFlight-c.taken {
		return &problem{code: codeOverloaded, detail: "There is more to do than can be done now; try again."}
	}
	c.taken++
	c.stores[actor.StoreID]++
	c.tokens[actor.ID]++
	return nil
}

// leave gives back what enter took.
func (c *capacity) leave(actor auth.Actor) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.taken--
	release(c.stores, actor.StoreID)
	release(c.tokens, actor.ID)
}

func release(taken map[uuid.UUID]int, id uuid.UUID) {
	taken[id]--
	if taken[id] == 0 {
		delete(taken, id)
	}
}
