// Package live sends new events of stores to subscribers.
//
// It reads the feed of a store once for all subscribers: from the first subscription (feed.go) until the last one ends. The
// numbers of events have no gaps. So a subscriber that reconnects with the last number that it saw neither misses an event nor
// gets one twice.
package live

import (
	"cmp"
	"context"
	"errors"
	"log/slog"
	"sync"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/outbox"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/webhooks"
)

// Why a subscription ends before its subscriber leaves.
var (
	// ErrSlow: the subscriber is so far behind that its next event is no longer in memory. It may subscribe again from its position.
	ErrSlow = errors.New("live: the subscriber is too slow")
	// ErrClosed: the process is stopping. The subscriber may subscribe again to another process.
	ErrClosed = errors.New("live: the hub is closed")
)

// Config configures a hub. Only Resolver is required. The zero value of another field stands for its default.
type Config struct {
	Resolver *resolver.Resolver
	// Poll is the interval of reading a store's feed without a notification. Default: 1 s.
	Poll time.Duration
	// Buffer is how many events of a store stay in memory. A subscriber that is further behind gets ErrSlow. Default: 4096.
	Buffer int
	// Page is how many events are read at once. Default: 256.
	Page   int
	Logger *slog.Logger // default: slog.Default()
}

// Hub holds the feeds of the stores that have subscribers in this process.
type Hub struct {
	config Config
	mutex  sync.Mutex
	feeds  map[uuid.UUID]*feed
	closed bool
}

// New returns a hub. Without subscribers it reads nothing.
func New(config Config) *Hub {
	config.Poll = cmp.Or(config.Poll, time.Second)
	config.Buffer = cmp.Or(config.Buffer, 4096)
	config.Page = cmp.Or(config.Page, 256)
	config.Logger = cmp.Or(config.Logger, slog.Default())
	return &Hub{config: config, feeds: map[uuid.UUID]*feed{}}
}

// EditsPoll returns the interval at which a subscriber reads changes that have no events.
func (h *Hub) EditsPoll() time.Duration { return 3 * h.config.Poll }

// Wake notifies the feeds of the stores of new events. It never blocks.
func (h *Hub) Wake(stores ...uuid.UUID) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	for _, store := range stores {
		if followed, ok := h.feeds[store]; ok {
			followed.wake()
		}
	}
}

// Close ends every subscription with ErrClosed. New ones fail with it.
func (h *Hub) Close() {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	h.closed = true
	for store, followed := range h.feeds {
		followed.stop()
		delete(h.feeds, store)
	}
}

// Subscribe subscribes to the events of a store with the types of in, or with all types if it has none. It begins after the
// number AfterSequence, or with the next event if that is nil. The caller must close the subscriber.
//
// Errors: CodeInvalidInput, ErrClosed.
func (h *Hub) Subscribe(store uuid.UUID, in webhooks.FollowInput) (*Subscriber, error) {
	if err := in.Validate(); err != nil {
		return nil, err
	}
	h.mutex.Lock()
	defer h.mutex.Unlock()
	if h.closed {
		return nil, ErrClosed
	}
	followed, ok := h.feeds[store]
	if !ok {
		followed = startFeed(h.config, store)
		h.feeds[store] = followed
	}
	followed.subscribers++
	s := &Subscriber{
		feed:    followed,
		types:   in.Types,
		wanted:  wanted(in.Types),
		missing: in.MissingTo,
		release: sync.OnceFunc(func() { h.leave(store, followed) }),
	}
	s.after = followed.startAfter(in.AfterSequence)
	return s, nil
}

// Await waits for an event that matches in. Errors: those of Subscribe and Next, without ErrSlow. For ErrSlow it returns nil,
// because then there are such events.
func (h *Hub) Await(ctx context.Context, store uuid.UUID, in webhooks.FollowInput) error {
	subscriber, err := h.Subscribe(store, in) //nolint:contextcheck // the feed outlives its first subscriber
	if err != nil {
		return err
	}
	defer subscriber.Close()
	if _, err := subscriber.Next(ctx); !errors.Is(err, ErrSlow) {
		return err
	}
	return nil
}

// wanted returns the set of the types, nil for all.
func wanted(types []outbox.Type) map[string]bool {
	if len(types) == 0 {
		return nil
	}
	set := make(map[string]bool, len(types))
	for _, name := range types {
		set[string(name)] = true
	}
	return set
}

// leave removes a subscriber from a feed, and stops the feed after the last one.
func (h *Hub) leave(store uuid.UUID, followed *feed) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	followed.subscribers--
	if followed.subscribers > 0 {
		return
	}
	followed.stop()
	if h.feeds[store] == followed {
		delete(h.feeds, store)
	}
}

// Following returns how many feeds are being read, for tests that wait for the start or the end of a feed.
func (h *Hub) Following() int {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	return len(h.feeds)
}
