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

// readTimeout is how long a look at the database may take, before it is tried again.
const readTimeout = 10 * time.Second

// feed is the end of a store's feed, kept up to date for its subscribers.
type feed struct {
	config      Config
	actor       auth.Actor      // in whose name it is read
	ctx         context.Context //nolint:containedctx // the life of the feed
	stop        context.CancelFunc
	published   chan struct{} // an event was published
	subscribers int           // under the hub's lock

	mutex   sync.Mutex
	started chan struct{} // closed when the end is known
	changed chan struct{} // closed, and made anew, when the end moves
	end     int64         // the number of the last event read
	events  []*db.Event   // all after forgotten, up to the end
	// forgotten is the number of the last event that is not kept any more.
	forgotten int64
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

// startAfter returns the number after which a subscriber begins: its own, or else the end of the feed; nil while that
// is not known.
func (f *feed) startAfter(own *int64) *int64 {
	if own != nil {
		number := *own
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

// follow reads what is published until the feed is stopped.
func (f *feed) follow() {
	for !f.start() {
		f.rest()
	}
	for f.ctx.Err() == nil {
		if f.read() < f.config.Page {
			f.rest()
		}
	}
}

// rest waits for a publication, or for the next time to look.
func (f *feed) rest() {
	timer := time.NewTimer(f.config.Poll)
	defer timer.Stop()
	select {
	case <-f.published:
	case <-timer.C:
	case <-f.ctx.Done():
	}
}

// start finds the end of the feed. It reports false when it must be tried again.
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
	f.end, f.forgotten = end, end
	close(f.started)
	return true
}

// read adds a page of what was published, and returns how many events it had.
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

// add makes a page known to the subscribers, and forgets the oldest events beyond the buffer.
func (f *feed) add(page []*db.Event) {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	f.events = append(f.events, page...)
	f.end = *page[len(page)-1].Sequence
	if surplus := len(f.events) - f.config.Buffer; surplus > 0 {
		f.forgotten = *f.events[surplus-1].Sequence
		f.events = slices.Clone(f.events[surplus:]) // subscribers may still read the old one
	}
	close(f.changed)
	f.changed = make(chan struct{})
}

func (f *feed) logFailure(err error) {
	if f.ctx.Err() == nil {
		f.config.Logger.Warn("the feed could not be read; trying again", "error", err)
	}
}

// view is what a subscriber sees of a feed at one moment.
type view struct {
	events    []*db.Event // after its position; read-only
	forgotten bool        // some after its position are no longer kept
	end       int64
	changed   <-chan struct{} // closed when there is more
}

// after returns the view from the position behind the event with the number.
func (f *feed) after(number int64) view {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	if number < f.forgotten {
		return view{forgotten: true, end: f.end}
	}
	first, _ := slices.BinarySearchFunc(f.events, number+1, func(e *db.Event, number int64) int {
		return int(*e.Sequence - number)
	})
	return view{events: f.events[first:len(f.events):len(f.events)], end: f.end, changed: f.changed}
}
