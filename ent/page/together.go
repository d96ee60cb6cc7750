package page

import "sync"

// Together are the rows that one query read, so that what is worked out for one of them is worked out for all at once.
type Together[N any] struct {
	Rows  []*N
	mutex sync.Mutex
	known map[any]func() (any, error)
}

// Load returns what load finds for all of the rows. It is called once for each place of the operation.
func Load[N, V any](t *Together[N], place any, load func(rows []*N) (V, error)) (V, error) {
	t.mutex.Lock()
	found := t.known[place]
	if found == nil {
		if t.known == nil {
			t.known = map[any]func() (any, error){}
		}
		found = sync.OnceValues(func() (any, error) { return load(t.Rows) })
		t.known[place] = found
	}
	t.mutex.Unlock()
	value, err := found()
	return value.(V), err
}
