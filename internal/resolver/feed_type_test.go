package resolver_test

import (
	"context"
	"log/slog"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"kiosk/ent/db/event"
	"kiosk/internal/database"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver/webhooks"
	"kiosk/internal/testkit"
	"kiosk/internal/vault"
	"kiosk/worker"
)

// publish inserts events with sequences and moves the end of the feed, in one transaction, as the fan-out does.
func (s *shop) publish(t *testing.T, types ...outbox.Type) {
	t.Helper()
	tx, err := s.Database.Begin(s.Ctx)
	if err != nil {
		t.Error(err)
		return
	}
	end := tx.EventFeed.Query().OnlyX(s.Ctx).LastSequence
	for _, name := range types {
		end++
		tx.Event.Create().SetType(string(name)).SetData("{}").SetSequence(end).ExecX(s.Ctx)
	}
	tx.EventFeed.Update().SetLastSequence(end).ExecX(s.Ctx)
	if err := tx.Commit(); err != nil {
		t.Error(err)
	}
}

// reader reads the events of some types, page by page.
type reader struct {
	types  []outbox.Type
	cursor string
	seen   []int64
}

// next reads the next page and returns the number of its events.
func (r *reader) next(ctx context.Context, t *testing.T, s *shop) int {
	t.Helper()
	page, err := s.Events(ctx, webhooks.EventFilter{Cursor: r.cursor, Types: r.types, Limit: 3})
	if err != nil {
		t.Fatal(err)
	}
	r.cursor = page.NextCursor
	for _, e := range page.Events {
		r.seen = append(r.seen, *e.Sequence)
	}
	return len(page.Events)
}

func TestAReaderOfATypeSkipsOtherEventsOnce(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		low := reader{types: []outbox.Type{outbox.StockLow}}
		rest := func() []int64 { // the sequences after low's cursor, of all types
			all := reader{cursor: low.cursor}
			for all.next(s.Ctx, t, s) > 0 {
				continue
			}
			return all.seen
		}
		s.publish(t, slices.Repeat([]outbox.Type{outbox.OrderCreated}, 5)...)
		if low.next(s.Ctx, t, s); len(rest()) != 0 {
			t.Errorf("no event matched, and the events after the cursor are %v", rest())
		}
		s.publish(t, outbox.StockLow, outbox.OrderCreated, outbox.StockLow, outbox.OrderCreated)
		if low.next(s.Ctx, t, s); len(rest()) != 0 {
			t.Errorf("less than a page matched, and the events after the cursor are %v", rest())
		}
		s.publish(t, outbox.StockLow, outbox.StockLow, outbox.StockLow, outbox.OrderCreated, outbox.StockLow)
		if low.next(s.Ctx, t, s); !slices.Equal(rest(), []int64{13, 14}) {
			t.Errorf("a full page matched, and the events after the cursor are %v", rest())
		}
		low.next(s.Ctx, t, s)
		if want := []int64{6, 8, 10, 11, 12, 14}; !slices.Equal(low.seen, want) {
			t.Errorf("read %v, want %v", low.seen, want)
		}
	})
}

func TestAnEventPublishedDuringAReadOfItsTypeIsNotSkipped(t *testing.T) {
	t.Parallel()
	everyWatched(t, func(t *testing.T, s *shop) {
		low := reader{types: []outbox.Type{outbox.StockLow}}
		low.next(s.Ctx, t, s)
		for i, statement := range []string{"FROM .event_feeds", "FROM .events"} {
			s.publish(t, outbox.OrderCreated)
			low.next(s.runBefore(t, statement, func() { s.publish(t, outbox.StockLow) }), t, s)
			low.next(s.Ctx, t, s)
			if len(low.seen) != i+1 {
				t.Errorf("published before the statement %s: read %v, want %d events", statement, low.seen, i+1)
			}
		}
	})
}

// dispatch runs two dispatchers, which publish events until the test ends.
func (s *shop) dispatch(t *testing.T, keys *vault.Vault) {
	t.Helper()
	sender, err := worker.NewSender(worker.SenderConfig{})
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	var running sync.WaitGroup
	for range 2 {
		dispatcher, err := worker.New(worker.Config{
			Database: s.Database, Vault: keys, Sender: sender, Poll: time.Millisecond, BatchSize: 5,
			Logger: slog.New(slog.NewTextHandler(t.Output(), &slog.HandlerOptions{Level: slog.LevelError})),
		})
		if err != nil {
			t.Fatal(err)
		}
		running.Go(func() { _ = dispatcher.Run(ctx) })
	}
	t.Cleanup(func() {
		stop()
		running.Wait()
	})
}

func TestReadersOfATypeMissNothingWhileManyWriteAndPublish(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		const writers, each = 3, 15
		keys := testkit.NewVault(t)
		s := openShop(t, d, keys, nil)
		s.dispatch(t, keys)
		var writing atomic.Bool
		writing.Store(true)
		go func() {
			testkit.AtOnce(writers*each, func(int) { s.NewCustomer(t, 100) }) // customer.registered and recharge.approved
			writing.Store(false)
		}()
		approved := reader{types: []outbox.Type{outbox.RechargeApproved}}
		never := reader{types: []outbox.Type{outbox.StockLow}}
		for last := false; !last; {
			end, err := s.FeedEnd(s.Ctx)
			if err != nil {
				t.Fatal(err)
			}
			last = !writing.Load() && end == int64(d.Client.Event.Query().CountX(s.Ctx))
			never.next(s.Ctx, t, s)
			for approved.next(s.Ctx, t, s) > 0 {
				continue
			}
		}
		wanted := d.Client.Event.Query().Where(event.Type(string(outbox.RechargeApproved))).Order(event.BySequence()).AllX(s.Ctx)
		var want []int64
		for _, e := range wanted {
			want = append(want, *e.Sequence)
		}
		if len(want) != writers*each || !slices.Equal(approved.seen, want) {
			t.Errorf("saw %v, want %v", approved.seen, want)
		}
		for _, r := range []*reader{&approved, &never} {
			all := reader{cursor: r.cursor}
			if all.next(s.Ctx, t, s) > 0 {
				t.Errorf("the cursor of the reader of %s is before the events %v", r.types, all.seen)
			}
		}
	})
}
