package page

import "sync"

// Together are the rows that one query read. With Load, a resolver reads more data for all of them at once, not row by row.
type Together[N any] struct {
	Rows   []*N
	mutex  sync.Mutex
	loaded map[any]func() (any, error) // by key
}

// Load returns the result of load for all of the rows. It calls load once for each key. A key is, for example, the field of
// the operation, whose selection says what load has to read.
func Load[N, V any](t *Together[N], key any, load func(rows []*N) (V, error)) (V, error) {
	t.mutex.Lock()
	result := t.loaded[key]
	if result == nil {
		if t.loaded == nil {
			t.loaded = map[any]func() (any, error){}
		}
		result = sync.OnceValues(func() (any, error) { return load(t.Rows) })
		t.loaded[key] = result
	}
	t.mutex.Unlock()
	value, err := result()
	return value.(V), err
}
