// Package live sends subscribers the events of their stores, as they are published.
//
// However many subscribe to a store, its feed is read once: the first subscriber starts the reading (feed.go), the last
// one ends it. The feed's numbers have no gaps, so a subscriber that reconnects with the last number it saw
// neither misses an event nor gets one twice.
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
	// ErrSlow: the subscriber fell so far behind that its next event is no longer kept. It may subscribe again from there.
	ErrSlow = errors.New("live: the subscriber is too slow")
	// ErrClosed: the process is about to end. The subscriber may subscribe again elsewhere.
	ErrClosed = errors.New("live: the hub is closed")
)

// Config is what a hub needs. Resolver is required; for the rest, zero values stand for the defaults given with each field.
type Config struct {
	Resolver *resolver.Resolver
	// Poll is how often a store's feed is read without a notification. 1 s.
	Poll time.Duration
	// Buffer is how many events of a store are kept for its subscribers. Who is further behind is dropped. 4096.
	Buffer int
	// Page is how many events are read at once. 256.
	Page   int
	Logger *slog.Logger // slog.Default() when nil
}

// Hub holds the feeds of the stores that have subscribers in this process.
type Hub struct {
	config Config
	mutex  sync.Mutex
	feeds  map[uuid.UUID]*feed
	closed bool
}

// New returns a hub without subscribers, which costs nothing.
func New(config Config) *Hub {
	config.Poll = cmp.Or(config.Poll, time.Second)
	config.Buffer = cmp.Or(config.Buffer, 4096)
	config.Page = cmp.Or(config.Page, 256)
	config.Logger = cmp.Or(config.Logger, slog.Default())
	return &Hub{config: config, feeds: map[uuid.UUID]*feed{}}
}

// EditsPoll is how often what has no events is to be read for a subscriber.
func (h *Hub) EditsPoll() time.Duration { return 3 * h.config.Poll }

// Wake says that events of the stores were published. It never blocks.
func (h *Hub) Wake(stores ...uuid.UUID) {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	for _, store := range stores {
		if followed, ok := h.feeds[store]; ok {
			followed.wake()
		}
	}
}

// Close ends every subscription with ErrClosed, and refuses new ones.
func (h *Hub) Close() {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	h.closed = true
	for store, followed := range h.feeds {
		followed.stop()
		delete(h.feeds, store)
	}
}

// Subscribe follows a store's feed: the events of the types, or all without any, after a number, or from now on when
// it is nil. The subscriber must be closed. Errors: CodeInvalidInput, ErrClosed.
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

// Await returns when there is an event that in asks for. Errors: as Subscribe and Next, but for
// ErrSlow it returns nil, because that means that there are such events.
func (h *Hub) Await(ctx context.Context, store uuid.UUID, in webhooks.FollowInput) error {
	subscriber, err := h.Subscribe(store, in) //nolint:contextcheck // the feed outlives the first who follows it
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

// leave ends a feed with its last subscriber.
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

// Following returns how many stores' feeds are being read, for tests that wait until one is read or no longer is.
func (h *Hub) Following() int {
	h.mutex.Lock()
	defer h.mutex.Unlock()
	return len(h.feeds)
}
