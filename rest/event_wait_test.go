package rest_test

import (
	"context"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"kiosk/ent/db/event"
	"kiosk/graph/live"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/httpx"
	"kiosk/internal/ids"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/webhooks"
	"kiosk/internal/testkit"
	"kiosk/internal/vault"
	"kiosk/rest"
	"kiosk/worker"
)

// waiting returns the same store behind a server where requests for events can wait.
func (w *world) waiting(t testing.TB, limits httpx.Limits) (*world, *live.Hub) {
	t.Helper()
	hub := live.New(live.Config{Resolver: w.Resolver, Poll: 20 * time.Millisecond})
	t.Cleanup(hub.Close)
	return serve(t, w.Store, w.clock, func(c *rest.Config) { c.Events, c.Limits = hub.Await, limits }), hub
}

// held sends a request that waits, and returns when it is waiting.
func (w *world) held(t *testing.T, hub *live.Hub, query string) <-chan testkit.Response {
	t.Helper()
	response := make(chan testkit.Response, 1)
	go func() { response <- w.Do(t, http.MethodGet, api+"/events"+query, nil) }()
	testkit.Eventually(t, time.Minute, "the request waits", func() bool { return hub.Following() > 0 })
	return response
}

func (w *world) events(t testing.TB, query string) feed {
	t.Helper()
	return decoded[feed](t, w.Do(t, http.MethodGet, api+"/events"+query, nil), http.StatusOK)
}

func TestARequestForEventsWaitsWithoutASlotUntilThereIsOne(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		ctx, client := w.Context(t), w.Database.Client
		client.Event.Delete().ExecX(ctx) // of the store's opening
		last := publish(ctx, t, client, 0, outbox.Event{Type: outbox.OrderCreated})
		w, hub := w.waiting(t, httpx.Limits{Rate: 0.001, Burst: 7, Concurrent: 1, InFlight: 2, PerStore: 1, ReadTimeout: time.Minute})
		if got := w.events(t, "?wait=25s"); len(got.Data) != 1 {
			t.Errorf("what is there already: %+v", got)
		}
		response := w.held(t, hub, "?wait=25&after=end&type=stock.low")
		// The token's only slot, the store's only slot and the request's only connection are free meanwhile.
		if got := w.Do(t, http.MethodGet, api+"/products", nil); got.Status != http.StatusOK {
			t.Errorf("beside a request that waits: %d %s", got.Status, got.Body)
		}
		tooMany := w.Do(t, http.MethodGet, api+"/events?wait=25s&after=end", nil)
		if refused(t, tooMany, http.StatusTooManyRequests, "too_many_concurrent"); tooMany.Header.Get("Retry-After") == "" {
			t.Error("the second request that waits has no Retry-After")
		}
		publish(ctx, t, client, last, outbox.Event{Type: outbox.OrderCompleted}, outbox.Event{Type: outbox.StockLow})
		woken := <-response
		got := decoded[feed](t, woken, http.StatusOK)
		if len(got.Data) != 1 || got.Data[0].Type != "stock.low" {
			t.Errorf("waited for %+v", got)
		}
		if left := woken.Header.Get("RateLimit"); !strings.Contains(left, ";r=5;") {
			t.Errorf("the request was not counted once: %s", left)
		}
		if next := w.events(t, "?cursor="+*got.Pagination.NextCursor); len(next.Data) != 0 {
			t.Errorf("behind it: %+v", next)
		}
		testkit.Eventually(t, time.Minute, "the feed is read no more", func() bool { return hub.Following() == 0 })
	})
}

func TestAWaitForEventsEndsInTimeWhenItsCallerLeavesAndAtAShutdown(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		w, hub := w.waiting(t, httpx.Limits{})
		empty := w.events(t, "?wait=1s&after=end")
		if len(empty.Data) != 0 || empty.Pagination.NextCursor == nil {
			t.Errorf("%+v", empty)
		}
		impatient, leave := context.WithCancel(t.Context())
		left := make(chan error, 1)
		go func() {
			request, err := http.NewRequestWithContext(impatient, http.MethodGet, w.BaseURL+api+"/events?wait=25s&after=end", nil)
			if err == nil {
				request.Header.Set("Authorization", "Bearer "+w.Token)
				_, err = http.DefaultClient.Do(request)
			}
			left <- err
		}()
		testkit.Eventually(t, time.Minute, "the request waits", func() bool { return hub.Following() > 0 })
		leave()
		testkit.Eventually(t, time.Minute, "it ends with its caller", func() bool { return hub.Following() == 0 })
		if err := <-left; err == nil {
			t.Error("a caller who left has a response")
		}
		response := w.held(t, hub, "?wait=25s&after=end")
		hub.Close()
		if got := decoded[feed](t, <-response, http.StatusOK); len(got.Data) != 0 || got.Pagination.NextCursor == nil {
			t.Errorf("%+v", got)
		}
		for _, invalid := range []string{"", "26s", "-1", "1.5", "1m", "x", "s", "999"} {
			p := refused(t, w.Do(t, http.MethodGet, api+"/events?wait="+invalid, nil), http.StatusBadRequest, "invalid_input")
			if !slices.Equal(p.where(), []string{"wait"}) {
				t.Errorf("%q: blames %v", invalid, p.where())
			}
		}
		p := refused(t, w.Do(t, http.MethodGet, api+"/events?wait=26s&after=x&type=x", nil), http.StatusBadRequest, "invalid_input")
		if found := p.where(); len(found) != 3 {
			t.Errorf("of three wrong parameters %v are named", found)
		}
	})
}

func TestARequestIsWokenByEventsOfItsOwnStoreOnly(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		own, other := open(t, d), open(t, d)
		waiting, hub := own.waiting(t, httpx.Limits{})
		response := waiting.held(t, hub, "?wait=25s&after=end")
		publish(other.Context(t), t, d.Client, 1_000, outbox.Event{Type: outbox.OrderCreated})
		hub.Wake(other.ID, own.ID)
		publish(own.Context(t), t, d.Client, 2_000, outbox.Event{Type: outbox.StockLow})
		if got := decoded[feed](t, <-response, http.StatusOK); len(got.Data) != 1 || got.Data[0].Type != "stock.low" {
			t.Errorf("%+v", got)
		}
	})
}

func TestATokenThatIsRevokedWhileItWaitsReadsNoEvent(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		ctx, client := w.Context(t), w.Database.Client
		token := w.NewToken(t, auth.EventsRead)
		waiting, hub := w.waiting(t, httpx.Limits{})
		waiting.Client = waiting.as(token)
		response := waiting.held(t, hub, "?wait=25s&after=end")
		for _, row := range client.APIToken.Query().AllX(ctx) {
			if strings.HasPrefix(token, row.Prefix) {
				if _, err := w.Resolver.RevokeToken(ctx, row.ID); err != nil {
					t.Fatal(err)
				}
			}
		}
		publish(ctx, t, client, 1_000, outbox.Event{Type: outbox.StockLow})
		refused(t, <-response, http.StatusUnauthorized, "unauthenticated")
	})
}

func TestErrorsAboutEventTypesListTheValidOnes(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		for _, p := range []problemDetails{
			refused(t, w.Do(t, http.MethodGet, api+"/events?type=order.paid", nil), http.StatusBadRequest, "invalid_input"),
			refused(t, w.Do(t, http.MethodPost, api+"/webhooks", `{"url":"https://bot.example.com/","events":["order.paid"]}`), http.StatusBadRequest, "invalid_input"),
		} {
			for _, name := range outbox.Types {
				if !strings.Contains(p.Errors[0].Detail, string(name)) {
					t.Errorf("%s is not named: %s", name, p.Errors[0].Detail)
				}
			}
		}
	})
}

type expiredCursor struct{ Oldest string }

func TestACursorBehindWhichEventsWereDeletedIsExpiredOnceAndSaysWhereToStart(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		var keys *vault.Vault
		w := serve(t, testkit.NewStore(t, d, func(c *resolver.Config) { keys = c.Vault }), new(testkit.Clock))
		ctx := w.Context(t)
		d.Client.Event.Delete().ExecX(ctx) // of the store's opening
		last := publish(ctx, t, d.Client, 0, outbox.Event{Type: outbox.OrderCreated}, outbox.Event{Type: outbox.StockLow})
		cursor := "?cursor=" + *w.events(t, "?limit=1").Pagination.NextCursor
		atEnd := "?cursor=" + *w.events(t, "").Pagination.NextCursor
		sweepEvents(t, d, keys)
		publish(ctx, t, d.Client, last, outbox.Event{Type: outbox.StockAvailable})
		for _, types := range []string{"", "&type=stock.available"} {
			expired := w.Do(t, http.MethodGet, api+"/events"+cursor+types, nil)
			refused(t, expired, http.StatusGone, "cursor_expired")
			var where expiredCursor
			expired.Decode(t, &where)
			if got := w.events(t, "?cursor="+where.Oldest+types); len(got.Data) != 1 || got.Data[0].Type != "stock.available" {
				t.Errorf("from the oldest: %+v", got)
			}
		}
		for _, good := range []string{atEnd, "", "?after=end"} {
			next := *w.events(t, good).Pagination.NextCursor
			if got := w.events(t, "?cursor="+next); len(got.Data) != 0 {
				t.Errorf("behind %q: %+v", good, got)
			}
		}
	})
}

func TestAfterADeletedEventTheFeedRefusesToContinue(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		var keys *vault.Vault
		w := serve(t, testkit.NewStore(t, d, func(c *resolver.Config) { keys = c.Vault }), new(testkit.Clock))
		ctx := w.Context(t)
		d.Client.Event.Delete().ExecX(ctx) // of the store's opening
		unknown := "?after=" + outbox.PublicID(ids.New())
		refused(t, w.Do(t, http.MethodGet, api+"/events"+unknown, nil), http.StatusBadRequest, "invalid_input")
		last := publish(ctx, t, d.Client, 0, outbox.Event{Type: outbox.OrderCreated}, outbox.Event{Type: outbox.StockLow})
		deleted := "?after=" + w.events(t, "?type=order.created").Data[0].ID
		sweepEvents(t, d, keys)
		publish(ctx, t, d.Client, last, outbox.Event{Type: outbox.StockAvailable})
		for _, types := range []string{"", "&type=stock.available", "&wait=25s"} {
			expired := w.Do(t, http.MethodGet, api+"/events"+deleted+types, nil)
			refused(t, expired, http.StatusGone, "cursor_expired")
			var where expiredCursor
			expired.Decode(t, &where)
			if got := w.events(t, "?cursor="+where.Oldest+types); len(got.Data) != 1 || got.Data[0].Type != "stock.available" {
				t.Errorf("from the oldest: %+v", got)
			}
		}
	})
}

func TestAfterAnEventWhoseSuccessorsWereDeletedTheFeedRefusesToContinue(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		var keys *vault.Vault
		w := serve(t, testkit.NewStore(t, d, func(c *resolver.Config) { keys = c.Vault }), new(testkit.Clock))
		ctx := w.Context(t)
		d.Client.Event.Delete().ExecX(ctx) // of the store's opening
		last := publish(ctx, t, d.Client, 0, outbox.Event{Type: outbox.OrderCreated}, outbox.Event{Type: outbox.StockLow}, outbox.Event{Type: outbox.StockLow})
		kept := d.Client.Event.Query().Where(event.Sequence(1)).OnlyX(ctx)
		endpoint, _ := webhooks.ParseEndpointID(w.register(t, "https://bot.example.com/hook", "order.created").ID)
		d.Client.Delivery.Create().SetEventID(kept.ID).SetEndpointID(endpoint).SetDueAt(kept.CreatedAt).ExecX(ctx)
		after := "?after=" + outbox.PublicID(kept.ID)
		if got := w.events(t, after); len(got.Data) != 2 {
			t.Errorf("before a sweep: %+v", got)
		}
		sweepEvents(t, d, keys)
		last = publish(ctx, t, d.Client, last, outbox.Event{Type: outbox.StockAvailable})
		for _, types := range []string{"", "&type=stock.available", "&wait=25s"} {
			expired := w.Do(t, http.MethodGet, api+"/events"+after+types, nil)
			refused(t, expired, http.StatusGone, "cursor_expired")
			var where expiredCursor
			expired.Decode(t, &where)
			if got := w.events(t, "?cursor="+where.Oldest+types); len(got.Data) != 1 || got.Data[0].Type != "stock.available" {
				t.Errorf("from the oldest: %+v", got)
			}
		}
		if got := w.events(t, ""); len(got.Data) != 2 {
			t.Errorf("from the beginning: %+v", got)
		}
		if got := w.events(t, "?after=end"); len(got.Data) != 0 {
			t.Errorf("from the end: %+v", got)
		}
		left := d.Client.Event.Query().Where(event.Sequence(last)).OnlyX(ctx)
		if got := w.events(t, "?after="+outbox.PublicID(left.ID)); len(got.Data) != 0 {
			t.Errorf("behind what was deleted: %+v", got)
		}
	})
}

func TestARequestWaitsBehindEventsThatWereDeletedAndThatItsCursorPassesOver(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		ctx, client := w.Context(t), w.Database.Client
		client.Event.Delete().ExecX(ctx) // of the store's opening
		publish(ctx, t, client, 0, outbox.Event{Type: outbox.OrderCreated}, outbox.Event{Type: outbox.OrderCreated})
		cursor := *w.events(t, "?limit=1").Pagination.NextCursor
		client.Event.Delete().ExecX(ctx)
		client.EventFeed.Update().SetLastSequence(1_000).SetMissingTo(1_000).ExecX(ctx) // as after a restore
		var expired expiredCursor
		w.Do(t, http.MethodGet, api+"/events?cursor="+cursor, nil).Decode(t, &expired)
		waiting, hub := w.waiting(t, httpx.Limits{})
		response := waiting.held(t, hub, "?wait=25s&cursor="+expired.Oldest)
		publish(ctx, t, client, 1_000, outbox.Event{Type: outbox.StockLow})
		if got := decoded[feed](t, <-response, http.StatusOK); len(got.Data) != 1 || got.Data[0].Type != "stock.low" {
			t.Errorf("%+v", got)
		}
	})
}

// sweepEvents deletes all events, like a dispatcher that keeps events for a week and runs a month from now.
func sweepEvents(t testing.TB, d *database.DB, keys *vault.Vault) {
	t.Helper()
	sender, err := worker.NewSender(worker.SenderConfig{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(sender.Close)
	dispatcher, err := worker.New(worker.Config{
		Database: d, Vault: keys, Sender: sender, Retention: worker.Retention{Events: 7 * 24 * time.Hour},
		Now: func() time.Time { return time.Now().UTC().Truncate(time.Microsecond).Add(30 * 24 * time.Hour) },
	})
	if err == nil {
		err = dispatcher.Sweep(t.Context())
	}
	if err != nil {
		t.Fatal(err)
	}
}
