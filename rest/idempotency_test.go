package rest_test

import (
	"bytes"
	"net/http"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/internal/testkit"
)

const keyHeader = "Idempotency-Key"

// same checks that a replay is equal to the first response and has the header of a replay.
func same(t testing.TB, first, replay testkit.Response) {
	t.Helper()
	if first.Status != http.StatusCreated || replay.Status != first.Status || !bytes.Equal(first.Body, replay.Body) {
		t.Errorf("first %d %s\nreplay %d %s", first.Status, first.Body, replay.Status, replay.Body)
	}
	if first.Header.Get("Idempotency-Replayed") != "" || replay.Header.Get("Idempotency-Replayed") != "true" {
		t.Errorf("Idempotency-Replayed: first %q, replay %q", first.Header.Get("Idempotency-Replayed"), replay.Header.Get("Idempotency-Replayed"))
	}
	for _, name := range []string{"Location", "Content-Type", "Cache-Control"} {
		if first.Header.Get(name) != replay.Header.Get(name) {
			t.Errorf("%s: first %q, replay %q", name, first.Header.Get(name), replay.Header.Get(name))
		}
	}
}

func TestRetryWithTheSameKeyReturnsTheOriginalResult(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		ana := api + "/customers/" + w.Ana.ID.String() + "/wallet/recharge"
		byPhone := api + "/customers/by-phone/+5511987654321/wallet/recharge"
		for path, body := range map[string]any{
			api + "/orders":             cart(w.Ana.ID, w.Yearly.ID),
			ana:                         map[string]any{"amount": "10.00"},
			byPhone:                     map[string]any{"amount": "10.00"},
			api + "/inventory/licenses": licenses(w.Lifetime.ID, "A"),
		} {
			first := w.Do(t, "POST", path, body, keyHeader, path)
			same(t, first, w.Do(t, "POST", path, body, keyHeader, path))
			same(t, first, w.Do(t, "POST", path, body, keyHeader, path))
		}
		ctx := w.Context(t)
		if n := w.Database.Client.Order.Query().CountX(ctx); n != 1 {
			t.Errorf("%d orders", n)
		}
		if got := w.Balance(t, w.Ana.ID).String(); got != "980.10" {
			t.Errorf("balance %s", got)
		}
		if got := w.StockOf(t, w.Lifetime.ID); got != 1 {
			t.Errorf("stock %d", got)
		}
	})
}

func TestReplayShowsTheOrderAsItWasCreated(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		body := cart(w.Ana.ID, w.Yearly.ID)
		first := w.Do(t, "POST", api+"/orders", body, keyHeader, "k")
		w.Database.Client.Product.UpdateOneID(w.Antivirus.ID).SetName("Renamed").SetStatus("ARCHIVED").ExecX(w.Context(t))
		w.Database.Client.Customer.UpdateOneID(w.Ana.ID).SetName("Renamed").SetStatus("BLOCKED").ExecX(w.Context(t))
		replay := w.Do(t, "POST", api+"/orders", body, keyHeader, "k")
		same(t, first, replay)
		if strings.Contains(string(replay.Body), "credentials") || strings.Contains(string(replay.Body), "KEY-") {
			t.Errorf("a replay holds credentials: %s", replay.Body)
		}
	})
}

func TestATextInAnotherUnicodeFormMakesAnotherRequest(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		path := api + "/customers/" + w.Ana.ID.String() + "/wallet/recharge"
		body := func(reference string) any { return map[string]any{"amount": "10.00", "reference": reference} }
		const composed, decomposed = "caf\u00e9", "cafe\u0301"
		first := w.Do(t, "POST", path, body(composed), keyHeader, "k")
		same(t, first, w.Do(t, "POST", path, body(composed), keyHeader, "k"))
		refused(t, w.Do(t, "POST", path, body(decomposed), keyHeader, "k"), 409, "idempotency_key_reused")
	})
}

func TestSpacesAndMemberOrderDoNotMakeAnotherRequest(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		ana, yearly := w.Ana.ID.String(), w.Yearly.ID.String()
		first := w.Do(t, "POST", api+"/orders", `{"customerId":"`+ana+`","items":[{"variationId":"`+yearly+`"}]}`, keyHeader, "k")
		same(t, first, w.Do(t, "POST", api+"/orders", "{ \"items\" : [ {\"variationId\":\n\""+yearly+"\"} ],\t\"customerId\":\""+strings.ToUpper(ana)+"\"}", keyHeader, "k"))

		recharge := api + "/customers/" + ana + "/wallet/recharge"
		paid := w.Do(t, "POST", recharge, `{"amount":"10.00"}`, keyHeader, "r")
		same(t, paid, w.Do(t, "POST", recharge, `{"amount":10}`, keyHeader, "r"))
	})
}

func TestKeyReusedForAnotherRequestIsAConflict(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		ana := api + "/customers/" + w.Ana.ID.String() + "/wallet/recharge"
		first := w.Do(t, "POST", ana, `{"amount":1}`, keyHeader, "k")
		for path, body := range map[string]any{
			ana:             `{"amount":2}`,
			api + "/orders": cart(w.Ana.ID, w.Yearly.ID),
			api + "/customers/" + w.Dora.ID.String() + "/wallet/recharge": `{"amount":1}`,
			api + "/customers/by-phone/+5511987654321/wallet/recharge":    `{"amount":1}`,
			api + "/inventory/licenses":                                   licenses(w.Lifetime.ID, "A"),
		} {
			refused(t, w.Do(t, "POST", path, body, keyHeader, "k"), 409, "idempotency_key_reused")
		}
		refused(t, w.Do(t, "POST", ana, `{"amount":1,"notes":"x"}`, keyHeader, "k"), 409, "idempotency_key_reused")
		same(t, first, w.Do(t, "POST", ana, `{"amount":1}`, keyHeader, "k"))
	})
}

func TestFailureLeavesTheKeyFree(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		body := cart(w.Bruno.ID, w.Yearly.ID)
		refused(t, w.Do(t, "POST", api+"/orders", body, keyHeader, "k"), 400, "insufficient_balance")
		refused(t, w.Do(t, "POST", api+"/orders", cart(uuid.New(), w.Yearly.ID), keyHeader, "k"), 404, "customer_not_found")
		refused(t, w.Do(t, "POST", api+"/orders", `{}`, keyHeader, "k"), 400, "invalid_input")
		decoded[rechargeResponse](t, w.recharge(t, w.Bruno.ID, `{"amount":50}`), 201)
		first := w.Do(t, "POST", api+"/orders", body, keyHeader, "k")
		same(t, first, w.Do(t, "POST", api+"/orders", body, keyHeader, "k"))
	})
}

func TestKeyIsFreedAfterTwentyFourHours(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		w.clock.Advance(-25 * time.Hour) // so that the key also expires by the database's clock
		body := cart(w.Ana.ID, w.Monthly.ID)
		first := w.Do(t, "POST", api+"/orders", body, keyHeader, "k")
		w.clock.Advance(24*time.Hour - time.Minute)
		same(t, first, w.Do(t, "POST", api+"/orders", body, keyHeader, "k"))
		w.clock.Advance(time.Minute + time.Second)
		second := w.Do(t, "POST", api+"/orders", body, keyHeader, "k")
		if a, b := decoded[order](t, first, 201), decoded[order](t, second, 201); a.ID == b.ID || second.Header.Get("Idempotency-Replayed") != "" {
			t.Errorf("a key lives on: %s", second.Body)
		}
		refused(t, w.Do(t, "POST", api+"/orders", cart(w.Dora.ID, w.Hour.ID), keyHeader, "k"), 409, "idempotency_key_reused")
	})
}

// A retry may reach another server than the request. On SQLite there is one machine, with one clock.
func TestAServerWhoseClockIsAheadReplaysKeysThatCount(t *testing.T) {
	t.Parallel()
	w := open(t, testkit.NewDatabase(t, dialect.Postgres))
	body := cart(w.Ana.ID, w.Monthly.ID)
	first := w.Do(t, "POST", api+"/orders", body, keyHeader, "k")
	w.clock.Advance(25 * time.Hour)
	same(t, first, w.Do(t, "POST", api+"/orders", body, keyHeader, "k"))
	if got := w.outcome(t, "k"); got.Status != "completed" {
		t.Errorf("%+v", got)
	}
}

func TestKeyMustBeOneToEightyPrintableASCIICharacters(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		path := api + "/customers/" + w.Ana.ID.String() + "/wallet/recharge"
		for _, key := range []string{"", strings.Repeat("k", 81), "é", "a\tb", strings.Repeat("é", 41)} {
			p := refused(t, w.Do(t, "POST", path, `{"amount":0}`, keyHeader, key), 400, "invalid_input")
			if got := p.where(); len(got) != 2 || got[0] != keyHeader || got[1] != "/amount" {
				t.Errorf("%q: blames %v", key, got)
			}
			refused(t, w.Do(t, "POST", path, `{"amount":1}`, keyHeader, key), 400, "invalid_input")
		}
		p := refused(t, w.Do(t, "POST", path, `{"amount":1}`, keyHeader, "a", keyHeader, "a"), 400, "invalid_input")
		if len(p.where()) != 1 {
			t.Errorf("blames %v", p.where())
		}
		for _, key := range []string{"k", strings.Repeat("k", 80), `{"a b"}~!`} {
			same(t, w.Do(t, "POST", path, `{"amount":1}`, keyHeader, key), w.Do(t, "POST", path, `{"amount":1}`, keyHeader, key))
		}
	})
}

func TestKeyIsIgnoredElsewhere(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		for _, path := range []string{"/products", "/orders"} {
			if r := w.Do(t, "GET", api+path, nil, keyHeader, strings.Repeat("k", 81)); r.Status != 200 {
				t.Errorf("%s: %d", path, r.Status)
			}
		}
	})
}

func TestKeysOfTwoStoresDoNotMeet(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		w.clock.Advance(-25 * time.Hour) // so that the keys also expire by the database's clock
		other := testkit.NewStore(t, w.Database)
		ours, others := cart(w.Ana.ID, w.Monthly.ID), cart(other.Ana.ID, other.Monthly.ID)
		there := w.as(other.FullToken)
		mine := w.Do(t, "POST", api+"/orders", ours, keyHeader, "k")
		theirs := there.Do(t, "POST", api+"/orders", others, keyHeader, "k")
		if theirs.Status != 201 || theirs.Header.Get("Idempotency-Replayed") != "" || bytes.Equal(mine.Body, theirs.Body) {
			t.Errorf("%d %s", theirs.Status, theirs.Body)
		}
		same(t, mine, w.Do(t, "POST", api+"/orders", ours, keyHeader, "k"))
		same(t, theirs, there.Do(t, "POST", api+"/orders", others, keyHeader, "k"))
		there.Do(t, "POST", api+"/orders", others, keyHeader, "theirs alone")
		if got := w.outcome(t, "theirs alone"); got.Status != "unknown" {
			t.Errorf("the key of another store: %+v", got)
		}
		w.clock.Advance(25 * time.Hour)
		if again := w.Do(t, "POST", api+"/orders", ours, keyHeader, "k"); again.Status != 201 || again.Header.Get("Idempotency-Replayed") != "" {
			t.Errorf("when the keys of both have expired: %d %s", again.Status, again.Body)
		}
	})
}

func TestTwinsWithOneKeyMakeOneOrderAndGetEqualResponses(t *testing.T) {
	everyIsolation(t, func(t *testing.T, w *world) {
		const twins = 64
		body := asJSON(t, cart(w.Ana.ID, w.Yearly.ID))
		answers := make([]testkit.Response, twins)
		testkit.AtOnce(twins, func(i int) {
			answers[i] = w.Do(t, "POST", api+"/orders", body, keyHeader, "twins")
		})
		originals := 0
		for _, r := range answers {
			if r.Header.Get("Idempotency-Replayed") == "" {
				originals++
			}
			if r.Status != http.StatusCreated || !bytes.Equal(r.Body, answers[0].Body) {
				t.Errorf("%d %s", r.Status, r.Body)
			}
		}
		if n := w.Database.Client.Order.Query().CountX(w.Context(t)); n != 1 || originals != 1 {
			t.Errorf("%d orders, %d originals", n, originals)
		}
	})
}
