package graph_test

import (
	"bufio"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"golang.org/x/sync/errgroup"

	"kiosk/graph"
	"kiosk/graph/live"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver/access"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/testkit"
	"kiosk/worker"
)

const followEvents = `subscription($after: Int64, $types: [EventType!]) { events(afterSequence: $after, types: $types) { sequence type data } }`

func countTo(from, to int64) []int64 {
	var numbers []int64
	for n := from; n <= to; n++ {
		numbers = append(numbers, n)
	}
	return numbers
}

// publish adds n events to the feed, as the dispatcher does. Each has data of about the given number of bytes.
func (o *fixture) publish(t testing.TB, n, bytes int) {
	t.Helper()
	ctx := o.Context(t)
	end, err := o.Resolver.FeedEnd(ctx)
	if err != nil {
		t.Fatal(err)
	}
	tx, err := o.Database.Begin(ctx)
	if err != nil {
		t.Fatal(err)
	}
	for range n {
		end++
		err = errors.Join(err, tx.Event.Create().
			SetType(string(outbox.StockLow)).
			SetData(`{"sku":"`+strings.Repeat("x", bytes)+`"}`).
			SetSequence(end).
			SetCreatedAt(o.clock.Now()). // a sweep that runs beside the test deletes what is old by this clock
			Exec(ctx))
	}
	err = errors.Join(err, tx.EventFeed.Update().SetLastSequence(end).Exec(ctx), tx.Commit())
	if err != nil {
		t.Fatal(err)
	}
}

// An HTTP/2 server ends a stream at its write deadline, even if nothing is being written.
func TestASilentStreamStaysOpenOverHTTP2(t *testing.T) {
	t.Parallel()
	o := open(t, testkit.NewDatabase(t, dialect.SQLite), following())
	server := httptest.NewUnstartedServer(o.server.Config.Handler)
	server.EnableHTTP2 = true
	server.StartTLS()
	t.Cleanup(server.Close)
	body := strings.NewReader(`{"query": "subscription { events { sequence } }"}`)
	request, err := http.NewRequestWithContext(t.Context(), http.MethodPost, server.URL+graph.Path, body)
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Accept", "text/event-stream")
	request.Header.Set("Authorization", "Bearer "+o.client.Token)
	response, err := server.Client().Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	if response.ProtoMajor != 2 {
		t.Fatal(response.Proto)
	}
	lines := bufio.NewScanner(response.Body)
	comments := 0
	for comments < 2 && lines.Scan() { // the second one comes after a silence that is longer than any write may take
		if lines.Text() == ":" {
			comments++
		}
	}
	o.publish(t, 1, 10)
	for lines.Scan() {
		if strings.HasPrefix(lines.Text(), "data: ") {
			return
		}
	}
	t.Errorf("the stream ended after %d comments: %v", comments, lines.Err())
}

// TestFollowersWhoReconnectMissNothingAndGetNothingTwice subscribes to the events of concurrent writers, over real connections
// that break again and again.
func TestFollowersWhoReconnectMissNothingAndGetNothingTwice(t *testing.T) {
	dispatching(t, func(t *testing.T, o *fixture) {
		const writers, each = 3, 20
		before, err := o.Database.Client.Event.Query().Count(o.Context(t))
		if err != nil {
			t.Fatal(err)
		}
		total := int64(before + writers*each)
		var all errgroup.Group
		for w := range writers {
			all.Go(func() error {
				for i := range each {
					in := customers.NewCustomer{Name: fmt.Sprintf("Customer %d of %d", i, w)}
					if _, _, err := o.Resolver.RegisterCustomer(o.Context(t), in); err != nil {
						return err
					}
				}
				return nil
			})
		}
		for name, subscribe := range transports {
			var last int64
			for last < total {
				s := subscribe(o.staffClient, t, followEvents, vars{"after": last})
				n := min(1+rand.Int64N(25), total-last)
				if got := s.sequences(t, int(n)); !slices.Equal(got, countTo(last+1, last+n)) {
					t.Fatalf("over %s after %d came %v", name, last, got)
				}
				last += n
				s.stop()
			}
		}
		if err := all.Wait(); err != nil {
			t.Error(err)
		}
	})
}

func TestAFollowerIsToldWhenEventsBehindItsPlaceWereDeleted(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		o := openDispatching(t, d, func(c *worker.Config) { c.Retention.Events = 7 * 24 * time.Hour })
		end, err := o.Resolver.FeedEnd(o.Context(t))
		if err != nil {
			t.Fatal(err)
		}
		o.clock.Advance(30 * 24 * time.Hour)
		if err := o.dispatcher.Sweep(t.Context()); err != nil {
			t.Fatal(err)
		}
		o.publish(t, 2, 1)
		for name, subscribe := range transports {
			for _, types := range []any{nil, []string{"STOCK_LOW"}} {
				expired := subscribe(o.staffClient, t, followEvents, vars{"after": 1, "types": types})
				if goOn := expired.endsWith(t, "CURSOR_EXPIRED"); goOn["goOnAfter"] != float64(end) {
					t.Errorf("over %s it can go on after %v, want %d", name, goOn, end)
				}
				for _, after := range []int64{0, end} {
					s := subscribe(o.staffClient, t, followEvents, vars{"after": after, "types": types})
					if got := s.sequences(t, 2); !slices.Equal(got, countTo(end+1, end+2)) {
						t.Errorf("over %s after %d came %v", name, after, got)
					}
					s.stop()
				}
			}
		}
	})
}

func TestASubscriptionTellsOfTheTypesItNames(t *testing.T) {
	dispatching(t, func(t *testing.T, o *fixture) {
		for name, subscribe := range transports {
			s := subscribe(o.staffClient, t, followEvents, vars{"after": 0, "types": []string{"RECHARGE_APPROVED"}})
			for range 3 {
				message, _ := s.next(t)
				if !strings.Contains(string(message.Data), `"type":"RECHARGE_APPROVED"`) || !strings.Contains(string(message.Data), `"balance"`) {
					t.Errorf("over %s: %s", name, message.Data)
				}
			}
			s.stop()
		}
	})
}

func TestASubscriptionEndsWithTheSessionOrTheMember(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for name, subscribe := range transports {
			viewer := o.as(t, auth.Viewer)
			s := subscribe(viewer, t, followEvents, vars{"after": 0})
			o.publish(t, 1, 1)
			s.sequences(t, 1)
			actor, err := o.Resolver.AuthenticateStaff(t.Context(), viewer.client.Token)
			if err != nil {
				t.Fatal(err)
			}
			if err := o.Resolver.SignOut(auth.With(t.Context(), actor)); err != nil {
				t.Fatal(err)
			}
			began := time.Now()
			s.endsWith(t, "UNAUTHENTICATED")
			if took := time.Since(began); took > waitTimeout {
				t.Errorf("over %s the subscription went on for %s", name, took)
			}
		}
	})
}

func TestAnOpenSubscriptionIsNoUseOfASession(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		member := o.hire(t, auth.Viewer)
		for name, subscribe := range transports {
			b := &browser{fixture: o}
			b.signIn(t, member.Email, testkit.StaffPassword)
			_, secret, _ := strings.Cut(b.cookie, "=")
			viewer := o.staffClient
			viewer.client.Token = secret
			s := subscribe(viewer, t, followEvents, vars{"after": 0})
			acting := auth.With(t.Context(), auth.Actor{Kind: auth.KindStaff, ID: member.ID, StoreID: o.Store.Store.ID, Role: auth.Viewer})
			token, other, err := o.Resolver.CreateAccessToken(acting, access.NewAccessToken{Name: "of another stream"})
			if err != nil {
				t.Fatal(err)
			}
			viewer.client.Token = token
			subscribe(viewer, t, followEvents, vars{"after": 0})
			// lookedUp waits until the streams have authenticated their members again. For the token, but not for the session, this
			// sets the time of the last use, by which the test sees it.
			lookedUp := func() {
				for range 3 {
					o.clock.Advance(time.Minute)
					began := o.clock.Now()
					if _, err := o.Resolver.UpdateOwnName(acting, access.UpdateOwnNameInput{Name: "Hired"}); err != nil { // as it is: nothing is cached
						t.Fatal(err)
					}
					testkit.Eventually(t, waitTimeout, "a look-up", func() bool {
						row, err := o.Database.Client.StaffSession.Get(o.Context(t), other.ID)
						return err == nil && row.LastUsedAt != nil && row.LastUsedAt.After(began)
					})
				}
			}
			o.clock.Advance(11 * time.Hour)
			lookedUp()
			if got := b.viewer(t); got != "Hired" {
				t.Errorf("over %s after eleven hours: %s", name, got)
			}
			o.clock.Advance(11 * time.Hour)
			lookedUp()
			if _, err := o.Resolver.AuthenticateStream(t.Context(), secret); err != nil {
				t.Errorf("over %s eleven hours after a request: %v", name, err)
			}
			o.clock.Advance(2 * time.Hour)
			s.endsWith(t, "UNAUTHENTICATED")
		}
	})
}

func TestASlowFollowerIsDroppedDelaysNoOtherAndResumes(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		for name, subscribe := range transports {
			const events, size = 100, 32 << 10 // more than the buffers of a narrow connection
			o := open(t, d, following(func(c *live.Config) { c.Buffer, c.Page = 16, 8 })).narrowed(t)
			o.publish(t, 1, 1)
			slow, fast := subscribe(o.staffClient, t, followEvents, vars{"after": 0}), subscribe(o.staffClient, t, followEvents, vars{"after": 0})
			last := slow.sequences(t, 1)[0]
			fast.sequences(t, 1)
			for n := range int64(events / 5) {
				o.publish(t, 5, size)
				if got := fast.sequences(t, 5); !slices.Equal(got, countTo(5*n+2, 5*n+6)) {
					t.Fatalf("over %s the fast one got %v", name, got)
				}
			}
			for message, ok := slow.next(t); ok; message, ok = slow.next(t) {
				if len(message.Errors) > 0 {
					if code := message.Errors[0].Extensions.Code; code != "SUBSCRIBER_TOO_SLOW" {
						t.Errorf("over %s the slow one ends with %s", name, code)
					}
					continue
				}
				last++
			}
			if last == events+1 {
				t.Fatalf("over %s the slow one kept up", name)
			}
			resumed := subscribe(o.staffClient, t, followEvents, vars{"after": last})
			if got := resumed.sequences(t, int(events+1-last)); !slices.Equal(got, countTo(last+1, events+1)) {
				t.Errorf("over %s it resumed with %v", name, got)
			}
			for _, s := range []*subscription{slow, fast, resumed} {
				s.stop()
			}
		}
	})
}

// following gives the fixture a hub of its own, with a short poll interval.
func following(changes ...func(*live.Config)) func(*graph.Config) {
	return func(c *graph.Config) {
		config := live.Config{Resolver: c.Resolver, Logger: c.Logger, Poll: 10 * time.Millisecond}
		for _, change := range changes {
			change(&config)
		}
		c.Live = live.New(config)
	}
}

func TestOneReadingOfTheFeedServesAHundredFollowers(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"sqlite3", "postgres"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d, counter := testkit.NewCountedDatabase(t, name)
			var hub *live.Hub
			o := open(t, d, following(func(c *live.Config) { c.Poll = time.Hour }), func(c *graph.Config) { hub = c.Live })
			o.publish(t, 1, 1)
			var followers []*subscription
			for n := range 100 {
				if n%25 == 0 { // no member may have so many streams
					o.staffClient = o.as(t, auth.Viewer)
				}
				subscribe := transports["WebSocket"]
				if n%2 == 0 {
					subscribe = transports["server-sent events"]
				}
				followers = append(followers, subscribe(o.staffClient, t, followEvents, vars{"after": 0}))
			}
			for _, s := range followers {
				s.sequences(t, 1)
			}
			o.publish(t, 5, 1)
			counter.Take()
			hub.Wake(o.ID)
			for _, s := range followers {
				if got := s.sequences(t, 5); !slices.Equal(got, countTo(2, 6)) {
					t.Fatal(got)
				}
			}
			var reads []string
			for _, query := range counter.Take() {
				if strings.HasPrefix(query, "SELECT") && strings.Contains(query, "events") {
					reads = append(reads, query)
				}
			}
			if len(reads) != 1 {
				t.Errorf("%d readings for 100 followers: %q", len(reads), reads)
			}
			for _, s := range followers {
				s.stop()
			}
			testkit.Eventually(t, waitTimeout, "the end of the reading", func() bool { return hub.Following() == 0 })
		})
	}
}

func TestClosingTheHubEndsTheStreams(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for _, subscribe := range transports {
			var hub *live.Hub
			o := serve(t, o.Store, o.clock, following(), func(c *graph.Config) { hub = c.Live })
			o.publish(t, 1, 1)
			s := subscribe(o.staffClient, t, followEvents, vars{"after": 0})
			s.sequences(t, 1)
			hub.Close()
			s.endsWith(t, "SERVER_STOPPING")
			subscribe(o.staffClient, t, followEvents, nil).endsWith(t, "SERVER_STOPPING")
		}
	})
}
