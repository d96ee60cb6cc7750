package graph_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"
	"golang.org/x/sync/errgroup"

	"kiosk/graph"
	"kiosk/graph/live"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver/access"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/testkit"
)

const followEvents = `subscription($after: Int64, $types: [EventType!]) { events(afterSequence: $after, types: $types) { sequence type data } }`

func countTo(from, to int64) []int64 {
	var numbers []int64
	for n := from; n <= to; n++ {
		numbers = append(numbers, n)
	}
	return numbers
}

// publish adds n events with data of about so many bytes to the feed, as the dispatcher does.
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
			Exec(ctx))
	}
	err = errors.Join(err, tx.EventFeed.Update().SetLastSequence(end).Exec(ctx), tx.Commit())
	if err != nil {
		t.Fatal(err)
	}
}

// TestFollowersWhoReconnectMissNothingAndGetNothingTwice follows the events of writers who write at once, on real
// connections that break off again and again.
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
			if took := time.Since(began); took > patience {
				t.Errorf("over %s the subscription went on for %s", name, took)
			}
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

// following gives the fixture a hub of its own that looks often.
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
			testkit.Eventually(t, patience, "the end of the reading", func() bool { return hub.Following() == 0 })
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

func TestStreamsTakeSubscriptionsOfStaffOnly(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.refuses(t, "STREAM_REQUIRED", `subscription { events { id } }`, nil)
		stranger := staffClient{testkit.Client{BaseURL: o.server.URL, Token: "kpat_nobody"}}
		for name, subscribe := range transports {
			t.Log(name)
			subscribe(o.staffClient, t, `{ viewer { id } }`, nil).endsWith(t, "SUBSCRIPTIONS_ONLY")
			subscribe(o.staffClient, t, followEvents, vars{"after": -1}).endsWith(t, "INVALID_INPUT")
			subscribe(o.staffClient, t, followEvents, vars{"types": []string{"ORDER_BURNT"}}).endsWith(t, "GRAPHQL_VALIDATION_FAILED")
			subscribe(o.staffClient, t, `subscription { nothing }`, nil).endsWith(t, "GRAPHQL_VALIDATION_FAILED")
		}
		stranger.overEvents(t, followEvents, nil).endsWith(t, "UNAUTHENTICATED")
		for _, payload := range []any{nil, vars{}, vars{"Authorization": "Bearer kpat_nobody"}, vars{"Authorization": "Bearer " + o.FullToken}} {
			conn := o.dial(t, nil)
			send(t, conn, vars{"type": "connection_init", "payload": payload})
			closesWith(t, conn, 4403, "UNAUTHENTICATED")
		}
	})
}

// closesWith checks how the server closes a WebSocket.
func closesWith(t testing.TB, conn *websocket.Conn, code websocket.StatusCode, reason string) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	for {
		_, message, err := conn.Read(ctx)
		if err == nil {
			t.Logf("before the end: %s", message)
			continue
		}
		var closed websocket.CloseError
		if !errors.As(err, &closed) || closed.Code != code || !strings.Contains(closed.Reason, reason) {
			t.Errorf("%v, want %d %s", err, code, reason)
		}
		return
	}
}

func TestASessionCookieOpensStreamsForPagesOfThisServerOnly(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		cookie := o.signIn(t)
		own := http.Header{"Cookie": {cookie}, "Origin": {o.server.URL}}
		conn := o.dial(t, own)
		send(t, conn, vars{"type": "connection_init"})
		send(t, conn, vars{"type": "subscribe", "id": "1", "payload": vars{"query": followEvents, "variables": vars{"after": 0}}})
		o.publish(t, 1, 1)
		for _, want := range []string{`"connection_ack"`, `"next"`} {
			if _, message, err := conn.Read(t.Context()); err != nil || !strings.Contains(string(message), want) {
				t.Errorf("%s, %v", message, err)
			}
		}
		_ = conn.CloseNow()
		foreign := http.Header{"Cookie": {cookie}, "Origin": {"https://evil.example"}}
		_, response, err := o.tryDial(t, foreign, "graphql-transport-ws")
		if err == nil || response.StatusCode != http.StatusForbidden {
			t.Errorf("a page of another site opened a WebSocket: %v", err)
		}
		_, response, err = o.tryDial(t, own, "graphql-ws")
		if err == nil || response.StatusCode != http.StatusBadRequest {
			t.Errorf("another protocol was accepted: %v", err)
		}
	})
}

func TestARequestErrorOverAWebSocketIsAMessageOfErrorsWithoutData(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		conn := o.dial(t, http.Header{"Authorization": {"Bearer " + o.client.Token}})
		send(t, conn, vars{"type": "connection_init"})
		for code, operation := range map[string]string{
			"GRAPHQL_VALIDATION_FAILED": "{ nothing }", "PAGE_SIZE": "{ orders(first: 1000) { totalCount } }", "SUBSCRIPTIONS_ONLY": "{ viewer { id } }",
		} {
			send(t, conn, vars{"type": "subscribe", "id": code, "payload": vars{"query": operation}})
			for refused := false; !refused; {
				_, text, err := conn.Read(t.Context())
				if err != nil {
					t.Fatal(err)
				}
				var got frame
				if err := json.Unmarshal(text, &got); err != nil {
					t.Fatal(err)
				}
				if got.ID != code || got.Type == "complete" {
					continue
				}
				var errs []struct{ Extensions struct{ Code string } }
				if err := json.Unmarshal(got.Payload, &errs); got.Type != "error" || err != nil || len(errs) == 0 || errs[0].Extensions.Code != code {
					t.Errorf("%s: %s", code, text)
				}
				refused = true
			}
		}
	})
}

// signIn signs a new member in and returns the cookie.
func (o *fixture) signIn(t testing.TB) string {
	t.Helper()
	const email = "live@example.com"
	_, err := o.Resolver.CreateStaff(o.Context(t), access.NewStaff{Email: email, Password: testkit.StaffPassword, Role: "VIEWER"})
	if err != nil {
		t.Fatal(err)
	}
	response := testkit.Client{BaseURL: o.server.URL}.Do(t, http.MethodPost, "/session", vars{"store": o.Slug, "email": email, "password": testkit.StaffPassword})
	cookie, _, _ := strings.Cut(response.Header.Get("Set-Cookie"), ";")
	return cookie
}

func TestAMemberMayHaveSoManyStreamsAndNoMore(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.publish(t, 1, 1)
		var streams []*subscription
		for n := range 32 {
			subscribe := staffClient.overEvents
			if n%2 == 1 {
				subscribe = staffClient.overSocket
			}
			s := subscribe(o.staffClient, t, followEvents, vars{"after": 0})
			s.sequences(t, 1)
			streams = append(streams, s)
		}
		o.overEvents(t, followEvents, nil).endsWith(t, "TOO_MANY_CONCURRENT")
		conn := o.dial(t, nil)
		send(t, conn, vars{"type": "connection_init", "payload": vars{"Authorization": "Bearer " + o.client.Token}})
		closesWith(t, conn, 4403, "TOO_MANY_CONCURRENT")
		o.as(t, auth.Viewer).overEvents(t, followEvents, vars{"after": 0}).sequences(t, 1) // another member may

		streams[0].stop()
		testkit.Eventually(t, patience, "room for a stream", func() bool {
			s := o.overEvents(t, followEvents, vars{"after": 0})
			defer s.stop()
			message, _ := s.next(t)
			return len(message.Errors) == 0
		})
	})
}

func TestAWebSocketIsBoundedInMessagesAndSubscriptions(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		conn := o.dial(t, nil)
		send(t, conn, vars{"type": "connection_init", "payload": vars{"Authorization": "Bearer " + o.client.Token}})
		for n := range 17 {
			send(t, conn, vars{"type": "subscribe", "id": fmt.Sprint(n), "payload": vars{"query": followEvents}})
		}
		refused := 0
		for refused == 0 {
			_, message, err := conn.Read(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			if strings.Contains(string(message), "TOO_MANY_CONCURRENT") {
				refused++
			}
		}
		send(t, conn, vars{"type": "subscribe", "id": "x", "payload": vars{"query": strings.Repeat(" ", 200<<10)}})
		closesWith(t, conn, websocket.StatusMessageTooBig, "")
	})
}
