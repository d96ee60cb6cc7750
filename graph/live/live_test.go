package live_test

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/sync/errgroup"

	"kiosk/ent/db"
	"kiosk/graph/live"
	"kiosk/internal/database"
	"kiosk/internal/outbox"
	"kiosk/internal/problem"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/webhooks"
	"kiosk/internal/testkit"
	"kiosk/internal/vault"
	"kiosk/worker"
)

// waitTimeout is how long a test waits for events.
const waitTimeout = 3 * time.Minute

// shop is a store whose events the test publishes by hand.
type shop struct {
	*testkit.Store
	hub *live.Hub
}

// open returns a shop whose hub reads the feed only after a call of Wake.
func open(t testing.TB, d *database.DB, changes ...func(*live.Config)) *shop {
	t.Helper()
	s := &shop{Store: testkit.NewStore(t, d)}
	config := live.Config{Resolver: s.Resolver, Poll: time.Hour, Logger: slog.New(slog.NewTextHandler(t.Output(), nil))}
	for _, change := range changes {
		change(&config)
	}
	s.hub = live.New(config)
	t.Cleanup(s.hub.Close)
	return s
}

// publish adds n events of a type to the feed, as the dispatcher does, and wakes the hub.
func (s *shop) publish(t testing.TB, kind outbox.Type, n int) {
	t.Helper()
	ctx := s.Context(t)
	end, err := s.Resolver.FeedEnd(ctx)
	if err != nil {
		t.Fatal(err)
	}
	tx, err := s.Database.Begin(ctx)
	if err != nil {
		t.Fatal(err)
	}
	rows := make([]*db.EventCreate, n)
	for i := range rows {
		end++
		rows[i] = tx.Event.Create().SetType(string(kind)).SetData("{}").SetSequence(end)
	}
	err = errors.Join(
		tx.Event.CreateBulk(rows...).Exec(ctx),
		tx.EventFeed.Update().SetLastSequence(end).Exec(ctx),
		tx.Commit(),
	)
	if err != nil {
		t.Fatal(err)
	}
	s.hub.Wake(s.ID)
}

func (s *shop) subscribe(t testing.TB, after *int64, types ...outbox.Type) *live.Subscriber {
	t.Helper()
	subscriber, err := s.hub.Subscribe(s.ID, webhooks.FollowInput{AfterSequence: after, Types: types})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(subscriber.Close)
	return subscriber
}

// take reads n events.
func take(ctx context.Context, from *live.Subscriber, n int) ([]int64, error) {
	var numbers []int64
	for len(numbers) < n {
		events, err := from.Next(ctx)
		if err != nil {
			return numbers, err
		}
		for _, e := range events {
			numbers = append(numbers, *e.Sequence)
		}
	}
	return numbers, nil
}

func mustTake(t testing.TB, from *live.Subscriber, n int) []int64 {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), waitTimeout)
	defer cancel()
	numbers, err := take(ctx, from, n)
	if err != nil {
		t.Fatalf("after %v: %v", numbers, err)
	}
	return numbers
}

func count(from, to int64) []int64 {
	var numbers []int64
	for n := from; n <= to; n++ {
		numbers = append(numbers, n)
	}
	return numbers
}

func both(t *testing.T, test func(t *testing.T, d *database.DB)) {
	t.Helper()
	t.Parallel()
	testkit.Databases(t, test)
}

func TestASubscriberGetsWhatFollowsItsPlaceFromThePagesAndThenLive(t *testing.T) {
	both(t, func(t *testing.T, d *database.DB) {
		s := open(t, d, func(c *live.Config) { c.Page, c.Buffer = 3, 4 })
		s.publish(t, outbox.StockLow, 10)
		late := s.subscribe(t, new(int64(2)))
		if got := mustTake(t, late, 8); !slices.Equal(got, count(3, 10)) {
			t.Errorf("replayed %v", got)
		}
		now := s.subscribe(t, nil)
		s.publish(t, outbox.StockAvailable, 2)
		if got := mustTake(t, now, 2); !slices.Equal(got, count(11, 12)) {
			t.Errorf("live %v", got)
		}
	})
}

func TestASubscriberGetsOnlyTheTypesItNames(t *testing.T) {
	both(t, func(t *testing.T, d *database.DB) {
		s := open(t, d, func(c *live.Config) { c.Page = 3 })
		for range 5 {
			s.publish(t, outbox.StockLow, 2)
			s.publish(t, outbox.OrderCreated, 1)
		}
		picky := s.subscribe(t, new(int64), outbox.OrderCreated)
		if got := mustTake(t, picky, 5); !slices.Equal(got, []int64{3, 6, 9, 12, 15}) {
			t.Errorf("replayed %v", got)
		}
		s.publish(t, outbox.StockLow, 2)
		s.publish(t, outbox.OrderCreated, 1)
		if got := mustTake(t, picky, 1); !slices.Equal(got, []int64{18}) {
			t.Errorf("live %v", got)
		}
		for _, invalid := range []webhooks.FollowInput{{AfterSequence: new(int64(-1))}, {Types: []outbox.Type{"order.burnt"}}} {
			if _, err := s.hub.Subscribe(s.ID, invalid); !isInvalid(err) {
				t.Errorf("%+v: %v", invalid, err)
			}
		}
	})
}

func isInvalid(err error) bool {
	refusal, ok := errors.AsType[*problem.Error](err)
	return ok && refusal.Code == problem.CodeInvalidInput
}

func TestOneReadingServesAHundredSubscribersAndEndsWithTheLast(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"sqlite3", "postgres"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d, counter := testkit.NewCountedDatabase(t, name)
			s := open(t, d)
			var subscribers []*live.Subscriber
			for range 100 {
				subscribers = append(subscribers, s.subscribe(t, new(int64)))
			}
			for round := range int64(3) {
				s.publish(t, outbox.StockLow, 5)
				if round > 0 {
					counter.Take() // drop the statements that wrote the events
				}
				for _, subscriber := range subscribers {
					if got := mustTake(t, subscriber, 5); !slices.Equal(got, count(round*5+1, round*5+5)) {
						t.Fatalf("%v", got)
					}
				}
				reads := slices.DeleteFunc(counter.Take(), func(query string) bool {
					return !strings.Contains(query, "events") || !strings.HasPrefix(query, "SELECT")
				})
				if round > 0 && len(reads) > 1 {
					t.Errorf("%d readings of the feed for 100 subscribers: %q", len(reads), reads)
				}
			}
			for _, subscriber := range subscribers {
				subscriber.Close()
			}
			if s.hub.Following() != 0 {
				t.Error("the feed is read without subscribers")
			}
		})
	}
}

func TestASlowSubscriberIsDroppedDelaysNoOtherAndResumes(t *testing.T) {
	both(t, func(t *testing.T, d *database.DB) {
		s := open(t, d, func(c *live.Config) { c.Page, c.Buffer = 4, 8 })
		fast, slow := s.subscribe(t, new(int64)), s.subscribe(t, new(int64))
		s.publish(t, outbox.StockLow, 1)
		seen := mustTake(t, slow, 1)
		for first := int64(1); first < 100; first += 4 {
			if first == 1 {
				mustTake(t, fast, 1)
			}
			s.publish(t, outbox.StockLow, 4)
			if got := mustTake(t, fast, 4); !slices.Equal(got, count(first+1, first+4)) {
				t.Fatalf("the fast one got %v", got)
			}
		}
		if _, err := take(t.Context(), slow, 1); !errors.Is(err, live.ErrSlow) {
			t.Fatalf("the slow one: %v", err)
		}
		slow.Close()
		back := s.subscribe(t, &seen[0])
		if got := mustTake(t, back, 100); !slices.Equal(got, count(2, 101)) {
			t.Errorf("resumed with %v", got)
		}
	})
}

func TestASubscriberGetsWhatWasRewrittenBeforeItCameAsItIsNow(t *testing.T) {
	both(t, func(t *testing.T, d *database.DB) {
		s := open(t, d)
		first := s.subscribe(t, new(int64))
		for range 3 { // the first event may be published before the feed knows its end
			s.publish(t, outbox.CustomerRegistered, 1)
			mustTake(t, first, 1)
		}
		ctx := s.Context(t)
		// As an erasure does.
		if _, err := d.SQL.ExecContext(ctx, `UPDATE events SET data = '{"customer":null}'`); err != nil {
			t.Fatal(err)
		}
		for _, after := range []int64{1, 2} {
			late, err := s.subscribe(t, &after).Next(ctx)
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range late {
				if e.Data != `{"customer":null}` {
					t.Errorf("after %d: number %d is %s", after, *e.Sequence, e.Data)
				}
			}
		}
	})
}

func TestClosingTheHubEndsEverySubscription(t *testing.T) {
	t.Parallel()
	s := open(t, testkit.NewDatabase(t, "sqlite3"))
	waiting := s.subscribe(t, nil)
	var ended errgroup.Group
	ended.Go(func() error { _, err := waiting.Next(t.Context()); return err })
	s.hub.Close()
	if err := ended.Wait(); !errors.Is(err, live.ErrClosed) {
		t.Errorf("%v", err)
	}
	if _, err := s.hub.Subscribe(s.ID, webhooks.FollowInput{}); !errors.Is(err, live.ErrClosed) {
		t.Errorf("%v", err)
	}
}

func TestASubscriberHearsOfItsOwnStoreOnly(t *testing.T) {
	t.Parallel()
	d := testkit.NewDatabase(t, "sqlite3")
	own, other := open(t, d), open(t, d)
	mine := own.subscribe(t, new(int64))
	theirs, err := own.hub.Subscribe(other.ID, webhooks.FollowInput{AfterSequence: new(int64)})
	if err != nil {
		t.Fatal(err)
	}
	defer theirs.Close()
	own.publish(t, outbox.StockLow, 2)
	other.publish(t, outbox.OrderCreated, 1)
	own.hub.Wake(other.ID)
	events, err := theirs.Next(t.Context())
	if err != nil || len(events) != 1 || events[0].StoreID != other.ID {
		t.Errorf("%v, %v", events, err)
	}
	if got := mustTake(t, mine, 2); len(got) != 2 {
		t.Errorf("%v", got)
	}
}

// TestReadersWhoComeBackMissNothingAndGetNothingTwice has concurrent writers and a dispatcher that publishes, while readers
// disconnect and subscribe again.
func TestReadersWhoComeBackMissNothingAndGetNothingTwice(t *testing.T) {
	both(t, func(t *testing.T, d *database.DB) {
		const writers, each, readers = 4, 40, 5
		var keys *vault.Vault
		s := &shop{Store: testkit.NewStore(t, d, func(c *resolver.Config) { keys = c.Vault })}
		s.hub = live.New(live.Config{Resolver: s.Resolver, Poll: 20 * time.Millisecond, Page: 7, Buffer: 4096})
		t.Cleanup(s.hub.Close)
		dispatch(t, d, keys)
		before, err := d.Client.Event.Query().Count(s.Context(t))
		if err != nil {
			t.Fatal(err)
		}
		var all errgroup.Group
		for w := range writers {
			all.Go(func() error {
				for i := range each {
					in := customers.NewCustomer{Name: fmt.Sprintf("Customer %d of %d", i, w)}
					if _, _, err := s.Resolver.RegisterCustomer(s.Context(t), in); err != nil {
						return err
					}
				}
				return nil
			})
		}
		for range readers {
			all.Go(func() error { return s.readComingBack(t, int64(before+writers*each)) })
		}
		if err := all.Wait(); err != nil {
			t.Error(err)
		}
	})
}

// readComingBack reads the feed up to a number, in several subscriptions.
func (s *shop) readComingBack(t testing.TB, total int64) error {
	ctx, cancel := context.WithTimeout(t.Context(), waitTimeout)
	defer cancel()
	var last int64
	for last < total {
		subscriber, err := s.hub.Subscribe(s.ID, webhooks.FollowInput{AfterSequence: &last})
		if err != nil {
			return err
		}
		numbers, err := take(ctx, subscriber, int(min(1+rand.Int64N(20), total-last)))
		subscriber.Close()
		if err != nil {
			return fmt.Errorf("at %d of %d: %w", last, total, err)
		}
		// Events of the last batch that were not read are lost with the connection.
		for _, number := range numbers[:1+rand.IntN(len(numbers))] {
			if number != last+1 {
				return fmt.Errorf("%d follows %d", number, last)
			}
			last = number
		}
	}
	return nil
}

// dispatch publishes events until the test ends.
func dispatch(t testing.TB, d *database.DB, keys *vault.Vault) {
	t.Helper()
	sender, err := worker.NewSender(worker.SenderConfig{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(sender.Close)
	dispatcher, err := worker.New(worker.Config{Database: d, Vault: keys, Sender: sender, Poll: 10 * time.Millisecond, BatchSize: 20})
	if err != nil {
		t.Fatal(err)
	}
	testkit.Run(t, dispatcher.Run)
}
