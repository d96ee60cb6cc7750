package live

import (
	"context"
	"slices"
	"sync"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/auth"
	"kiosk/internal/resolver/webhooks"
)

// readTimeout is how long one read of the feed may take, before it is repeated.
const readTimeout = 10 * time.Second

// feed keeps the latest events of a store in memory for its subscribers.
type feed struct {
	config      Config
	actor       auth.Actor      // reads the feed
	ctx         context.Context //nolint:containedctx // the lifetime of the feed
	stop        context.CancelFunc
	published   chan struct{} // an event was published
	subscribers int           // guarded by the hub's mutex

	mutex    sync.Mutex
	started  chan struct{} // closed when the end is known
	changed  chan struct{} // closed, and replaced with a new channel, when the end moves
	end      int64         // the number of the last event that was read
	events   []*db.Event   // the events after keptFrom, up to the end
	keptFrom int64         // the number of the last event that is no longer in events
}

func startFeed(config Config, store uuid.UUID) *feed {
	actor := auth.System(store)
	ctx, stop := context.WithCancel(auth.With(context.Background(), actor))
	f := &feed{
		config:    config,
		actor:     actor,
		ctx:       ctx,
		stop:      stop,
		published: make(chan struct{}, 1),
		started:   make(chan struct{}),
		changed:   make(chan struct{}),
	}
	go f.follow()
	return f
}

// startAfter returns the number after which a subscriber begins: the requested one, or without one the end of the feed. It
// returns nil if the end is not known yet.
func (f *feed) startAfter(requested *int64) *int64 {
	if requested != nil {
		number := *requested
		return &number
	}
	select {
	case <-f.started:
		end := f.after(0).end
		return &end
	default:
		return nil
	}
}

func (f *feed) wake() {
	select {
	case f.published <- struct{}{}:
	default:
	}
}

// follow reads new events until the feed is stopped.
func (f *feed) follow() {
	for !f.start() {
		f.waitForEvents()
	}
	for f.ctx.Err() == nil {
		if f.read() < f.config.Page {
			f.waitForEvents()
		}
	}
}

// waitForEvents waits for a notification, at most for the poll interval.
func (f *feed) waitForEvents() {
	timer := time.NewTimer(f.config.Poll)
	defer timer.Stop()
	select {
	case <-f.published:
	case <-timer.C:
	case <-f.ctx.Done():
	}
}

// start reads where the feed ends. It returns false when the caller must try again.
func (f *feed) start() bool {
	ctx, cancel := context.WithTimeout(f.ctx, readTimeout)
	defer cancel()
	end, err := f.config.Resolver.FeedEnd(ctx)
	if err != nil {
		f.logFailure(err)
		return f.ctx.Err() != nil
	}
	f.mutex.Lock()
	defer f.mutex.Unlock()
	f.end, f.keptFrom = end, end
	close(f.started)
	return true
}

// read adds a page of new events, and returns their number.
func (f *feed) read() int {
	ctx, cancel := context.WithTimeout(f.ctx, readTimeout)
	defer cancel()
	page, err := f.config.Resolver.Feed(ctx, webhooks.FeedRange{After: f.end, Limit: f.config.Page})
	if err != nil {
		f.logFailure(err)
		return 0
	}
	if len(page) > 0 {
		f.add(page)
	}
	return len(page)
}

// add appends a page, notifies the subscribers, and drops the oldest events beyond the size of the buffer.
func (f *feed) add(page []*db.Event) {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	f.events = append(f.events, page...)
	f.end = *page[len(page)-1].Sequence
	if surplus := len(f.events) - f.config.Buffer; surplus > 0 {
		f.keptFrom = *f.events[surplus-1].Sequence
		f.events = slices.Clone(f.events[surplus:]) // subscribers may still read the old slice
	}
	close(f.changed)
	f.changed = make(chan struct{})
}

func (f *feed) logFailure(err error) {
	if f.ctx.Err() == nil {
		f.config.Logger.Warn("the feed could not be read; trying again", "error", err)
	}
}

// view is the state of a feed for a subscriber at one position.
type view struct {
	events  []*db.Event // after the position; read-only
	dropped bool        // the feed has dropped events after the position
	end     int64
	changed <-chan struct{} // closed when there are more events
}

// after returns the view of a subscriber whose last event has the number.
func (f *feed) after(number int64) view {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	if number < f.keptFrom {
		return view{dropped: true, end: f.end}
	}
	first, _ := slices.BinarySearchFunc(f.events, number+1, func(e *db.Event, number int64) int {
		return int(*e.Sequence - number)
	})
	return view{events: f.events[first:len(f.events):len(f.events)], end: f.end, changed: f.changed}
}
