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

// publish numbers events as the fan-out does, together with the end of the feed.
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

// reader follows the events of some types, a few at a time.
type reader struct {
	types  []outbox.Type
	cursor string
	seen   []int64
}

// next reads on, and returns how many events there were.
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

func TestAReaderOfATypePassesOverOtherEventsOnce(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		low := reader{types: []outbox.Type{outbox.StockLow}}
		rest := func() []int64 { // what a reader of everything finds behind the place
			all := reader{cursor: low.cursor}
			for all.next(s.Ctx, t, s) > 0 {
				continue
			}
			return all.seen
		}
		s.publish(t, slices.Repeat([]outbox.Type{outbox.OrderCreated}, 5)...)
		if low.next(s.Ctx, t, s); len(rest()) != 0 {
			t.Errorf("where nothing matched, it stands before %v", rest())
		}
		s.publish(t, outbox.StockLow, outbox.OrderCreated, outbox.StockLow, outbox.OrderCreated)
		if low.next(s.Ctx, t, s); len(rest()) != 0 {
			t.Errorf("where less matched than fits, it stands before %v", rest())
		}
		s.publish(t, outbox.StockLow, outbox.StockLow, outbox.StockLow, outbox.OrderCreated, outbox.StockLow)
		if low.next(s.Ctx, t, s); !slices.Equal(rest(), []int64{13, 14}) {
			t.Errorf("where as much matched as fits, it stands before %v", rest())
		}
		low.next(s.Ctx, t, s)
		if want := []int64{6, 8, 10, 11, 12, 14}; !slices.Equal(low.seen, want) {
			t.Errorf("it saw %v, want %v", low.seen, want)
		}
	})
}

func TestAnEventThatIsPublishedWhileItsTypeIsReadIsNotPassedOver(t *testing.T) {
	t.Parallel()
	eventful(t, func(t *testing.T, s *shop) {
		low := reader{types: []outbox.Type{outbox.StockLow}}
		low.next(s.Ctx, t, s)
		for i, statement := range []string{"FROM .event_feeds", "FROM .events"} {
			s.publish(t, outbox.OrderCreated)
			low.next(s.amid(t, statement, func() { s.publish(t, outbox.StockLow) }), t, s)
			low.next(s.Ctx, t, s)
			if len(low.seen) != i+1 {
				t.Errorf("of what was published before a statement %s: %v", statement, low.seen)
			}
		}
	})
}

// dispatch has two processes publish events until the test ends.
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
			testkit.AtOnce(writers*each, func(int) { s.NewCustomer(t, 100) }) // who is registered, and whose recharge is approved
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
				t.Errorf("a reader of %s stands before %v", r.types, all.seen)
			}
		}
	})
}
