package graph_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"entgo.io/ent/dialect"
	"github.com/coder/websocket"

	"kiosk/internal/testkit"
)

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

func TestAWebSocketIsClosedWhoseFirstMessageIsNone(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for _, payload := range []any{"x", []int{1}, 1} {
			conn := o.dial(t, nil)
			send(t, conn, vars{"type": "connection_init", "payload": payload})
			closesWith(t, conn, 4400, "connection_init")
		}
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

// TestASubscriptionIsAnnouncedOnceItsBeginIsKnown keeps the server from reading where the feed ends. Meanwhile only subscriptions that need
// no end are announced.
func TestASubscriptionIsAnnouncedOnceItsBeginIsKnown(t *testing.T) {
	t.Parallel()
	o := open(t, testkit.NewDatabase(t, dialect.Postgres), following())
	tx, err := o.Database.SQL.BeginTx(t.Context(), nil)
	testkit.Must(t, err)
	_, err = tx.ExecContext(t.Context(), "LOCK TABLE event_feeds IN ACCESS EXCLUSIVE MODE")
	testkit.Must(t, err)
	conn := o.dial(t, nil)
	announced := func(want string) {
		t.Helper()
		for {
			_, text, err := conn.Read(t.Context())
			testkit.Must(t, err)
			var got frame
			testkit.Must(t, json.Unmarshal(text, &got))
			if got.Type != "next" {
				continue
			}
			if got.ID != want || !strings.Contains(string(got.Payload), `"subscribed":true`) {
				t.Fatalf("came %s, want the announcement of %s", text, want)
			}
			return
		}
	}
	send(t, conn, vars{"type": "connection_init", "payload": vars{"Authorization": "Bearer " + o.client.Token}})
	subscribe := func(id, arguments string) {
		query := "subscription { events" + arguments + " { sequence } }"
		send(t, conn, vars{"type": "subscribe", "id": id, "payload": vars{"query": query, "extensions": vars{"announce": true}}})
	}
	subscribe("new", "")
	testkit.Eventually(t, waitTimeout, "the end is being read", func() bool {
		var waiting int
		testkit.Must(t, tx.QueryRowContext(t.Context(), "SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = 'event_feeds'::regclass").Scan(&waiting))
		return waiting > 0
	})
	for id := range 5 { // one after another, so that the first one would be announced meanwhile
		subscribe(fmt.Sprint(id), "(afterSequence: 0)")
		announced(fmt.Sprint(id))
	}
	testkit.Must(t, tx.Rollback())
	announced("new")
}
