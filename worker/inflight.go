package worker

import (
	"sync"

	"github.com/google/uuid"
)

// inFlight counts the attempts of a dispatcher that are in flight, for each store. The claims in the database are not enough: when an
// endpoint is removed, they end at once, but the attempts go on.
type inFlight struct {
	mutex  sync.Mutex
	stores map[uuid.UUID]int
}

func newInFlight() *inFlight { return &inFlight{stores: map[uuid.UUID]int{}} }

func (f *inFlight) start(store uuid.UUID) {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	f.stores[store]++
}

func (f *inFlight) end(store uuid.UUID) {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	if f.stores[store]--; f.stores[store] == 0 {
		delete(f.stores, store)
	}
}

func (f *inFlight) of(store uuid.UUID) int {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	return f.stores[store]
}
