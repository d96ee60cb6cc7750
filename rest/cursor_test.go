package rest_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/deliveryattempt"
	"kiosk/ent/db/event"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver/webhooks"
	"kiosk/internal/testkit"
)

func TestDeliveriesStayInPlaceWhileAttemptsAreAdded(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		created := w.register(t, "https://bot.example.com/hook", "order.created")
		id, _ := webhooks.ParseEndpointID(created.ID)
		at := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
		insertAttempts(t, w, id, at, 7)
		var want []string
		for _, attempt := range w.Database.Client.DeliveryAttempt.Query().
			Order(db.Desc(deliveryattempt.FieldCreatedAt, deliveryattempt.FieldID)).AllX(w.Context(t)) {
			want = append(want, attempt.ID.String())
		}
		var read []string
		path := api + "/webhooks/" + created.ID + "/deliveries?limit=3"
		for next := ""; ; {
			page := decoded[attemptPage](t, w.Do(t, http.MethodGet, path+next, nil), http.StatusOK)
			for _, attempt := range page.Data {
				read = append(read, attempt.ID)
			}
			if page.Pagination.NextCursor == nil {
				break
			}
			next = "&cursor=" + *page.Pagination.NextCursor
			at = at.Add(time.Hour)
			insertAttempts(t, w, id, at, 2)
		}
		if !slices.Equal(read, want) {
			t.Errorf("read %v, want %v", read, want)
		}
	})
}

func TestFeedStaysInPlaceWhileEventsAreAdded(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		ctx, client := w.Context(t), w.Database.Client
		client.Event.Delete().ExecX(ctx) // of the store's opening
		happened := outbox.Event{Type: outbox.OrderCreated}
		last := publish(ctx, t, client, 0, happened, happened, happened, happened, happened)
		var read []string
		for next := ""; ; {
			page := decoded[feed](t, w.Do(t, http.MethodGet, api+"/events?limit=2"+next, nil), http.StatusOK)
			for _, event := range page.Data {
				read = append(read, event.ID)
			}
			if len(page.Data) < 2 {
				break
			}
			next = "&cursor=" + *page.Pagination.NextCursor
			last = publish(ctx, t, client, last, happened)
		}
		var want []string
		for _, event := range client.Event.Query().Order(db.Asc(event.FieldSequence)).AllX(ctx) {
			want = append(want, outbox.PublicID(event.ID))
		}
		if len(want) < 8 || !slices.Equal(read, want) {
			t.Errorf("read %v, want %v", read, want)
		}
	})
}

func TestCursorThatTheFeedHasNotGivenOutIsRefused(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		other := serve(t, testkit.NewStore(t, w.Database), w.clock)
		genuine := *w.feed(t, "").Pagination.NextCursor
		foreign := *other.feed(t, "").Pagination.NextCursor
		for _, cursor := range []string{
			foreign, flipped(genuine), genuine[:len(genuine)-2] + "AA", genuine + "AA", genuine[:8], "", "%00", "!!",
			genuine + "&cursor=" + genuine, genuine[:8] + "%0A" + genuine[8:], genuine + "%0D%0A", "%0A" + genuine,
		} {
			p := refused(t, w.Do(t, http.MethodGet, api+"/events?cursor="+cursor, nil), http.StatusBadRequest, "invalid_input")
			if got := strings.Join(p.where(), " "); got != "cursor" {
				t.Errorf("%s: errors at %q", cursor, got)
			}
		}
		w.feed(t, "?cursor="+genuine)
		w.recharges(t, 3)
		ofLedger := *w.ledger(t, w.Bruno.ID, "?limit=2").Pagination.NextCursor
		refused(t, w.Do(t, http.MethodGet, api+"/events?cursor="+ofLedger, nil), http.StatusBadRequest, "invalid_input")
		refused(t, w.Do(t, http.MethodGet, walletPath(w.Bruno.ID)+"/transactions?cursor="+genuine, nil), http.StatusBadRequest, "invalid_input")
	})
}

func TestFeedIsReadFromBehindAnEvent(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		ctx, client := w.Context(t), w.Database.Client
		client.Event.Delete().ExecX(ctx) // of the store's opening
		publish(ctx, t, client, 0, outbox.Event{Type: outbox.OrderCreated}, outbox.Event{Type: outbox.StockLow}, outbox.Event{Type: outbox.OrderCreated})
		all := w.feed(t, "").Data
		for i, event := range all {
			behind := w.feed(t, "?after="+event.ID)
			if !slices.Equal(idsOf(behind), idsOf(feed{Data: all[i+1:]})) || behind.Pagination.NextCursor == nil {
				t.Errorf("behind event %d: %+v", i, behind)
			}
		}
		if got := w.feed(t, "?type=order.created&limit=1&after="+all[0].ID); !slices.Equal(idsOf(got), []string{all[2].ID}) {
			t.Errorf("of one type: %+v", got)
		}
		if got := w.feed(t, "?cursor="+*w.feed(t, "?limit=1&after="+all[0].ID).Pagination.NextCursor); !slices.Equal(idsOf(got), []string{all[2].ID}) {
			t.Errorf("the cursor behind the second event leads to %+v", got)
		}
	})
}

func TestFeedDoesNotStartBehindAnEventThatItDoesNotHave(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		ctx, client := w.Context(t), w.Database.Client
		other := serve(t, testkit.NewStore(t, w.Database), w.clock)
		foreign := outbox.PublicID(client.Event.Create().SetType("stock.low").SetData("{}").SetSequence(100_000).SaveX(other.Context(t)).ID)
		waiting := outbox.PublicID(client.Event.Create().SetType("stock.low").SetData("{}").SaveX(ctx).ID)
		own := outbox.PublicID(client.Event.Create().SetType("stock.low").SetData("{}").SetSequence(100_000).SaveX(ctx).ID)
		for after, want := range map[string]string{
			"":                          "after",
			"x":                         "after",
			strings.ToUpper(own):        "after",
			own[:len(own)-1]:            "after",
			own + "%0A":                 "after",
			own + "&after=" + own:       "after",
			foreign:                     "after",
			waiting:                     "after",
			outbox.PublicID(uuid.New()): "after",
			own + "&cursor=" + *w.feed(t, "").Pagination.NextCursor: "cursor after",
		} {
			p := refused(t, w.Do(t, http.MethodGet, api+"/events?after="+after, nil), http.StatusBadRequest, "invalid_input")
			if got := strings.Join(p.where(), " "); got != want {
				t.Errorf("%q: errors at %q", after, got)
			}
		}
		w.feed(t, "?after="+own)
	})
}

func idsOf(page feed) []string {
	ids := []string{}
	for _, event := range page.Data {
		ids = append(ids, event.ID)
	}
	return ids
}

func (w *world) feed(t testing.TB, query string) feed {
	t.Helper()
	return decoded[feed](t, w.Do(t, http.MethodGet, api+"/events"+query, nil), http.StatusOK)
}
