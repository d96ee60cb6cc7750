package graph_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/coder/websocket"
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
