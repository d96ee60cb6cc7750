package page

import "sync"

// Together are the rows that one query read, so that what is worked out for one of them is worked out for all at once.
type Together[N any] struct {
	Rows  []*N
	mutex sync.Mutex
	known map[any]func() (any, error)
}

// Load returns what load finds for all of the rows. load is called once per key, such as the field of the operation that selects
// what is read.
func Load[N, V any](t *Together[N], key any, load func(rows []*N) (V, error)) (V, error) {
	t.mutex.Lock()
	found := t.known[key]
	if found == nil {
		if t.known == nil {
			t.known = map[any]func() (any, error){}
		}
		found = sync.OnceValues(func() (any, error) { return load(t.Rows) })
		t.known[key] = found
	}
	t.mutex.Unlock()
	value, err := found()
	return value.(V), err
}
