package graph_test

import (
	"net/http"
	"strings"
	"testing"

	"kiosk/graph"
	"kiosk/internal/auth"
	"kiosk/internal/resolver/access"
	"kiosk/internal/testkit"
)

func TestStreamsTakeSubscriptionsOfStaffOnly(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.refuses(t, "STREAM_REQUIRED", `subscription { events { id } }`, nil)
		stranger := staffClient{testkit.Client{BaseURL: o.server.URL, Token: "kpat_nobody"}}
		for name, subscribe := range transports {
			t.Log(name)
			subscribe(o.staffClient, t, `{ viewer { id } }`, nil).endsWith(t, "SUBSCRIPTIONS_ONLY")
			subscribe(o.staffClient, t, followEvents, vars{"after": -1}).endsWith(t, "INVALID_INPUT")
			subscribe(o.staffClient, t, followEvents, vars{"types": []string{}}).endsWith(t, "INVALID_INPUT")
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

// TestAWebSocketThatIsRefusedGetsOneCodedError opens a WebSocket like a page behind a proxy that replaces the header Host, and
// like one behind a proxy that removes a header.
func TestAWebSocketThatIsRefusedGetsOneCodedError(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		client := testkit.Client{BaseURL: o.server.URL}
		opening := []string{"Cookie", o.signIn(t), "Connection", "Upgrade", "Upgrade", "websocket", "Sec-WebSocket-Protocol", "graphql-transport-ws", "Sec-WebSocket-Key", "MDEyMzQ1Njc4OWFiY2RlZg=="}
		behindProxy := append([]string{"Origin", "https://shop.example", "Sec-Fetch-Site", "same-origin", "Sec-WebSocket-Version", "13"}, opening...)
		isRefused(t, client.Do(t, http.MethodGet, graph.Path, nil, behindProxy...), http.StatusForbidden, "CROSS_ORIGIN")
		isRefused(t, client.Do(t, http.MethodGet, graph.Path, nil, opening...), http.StatusBadRequest, "PROTOCOL_UNSUPPORTED")
	})
}

// signIn creates a staff member, signs in and returns the cookie.
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
		refused, _ := o.overEvents(t, followEvents, nil).next(t)
		if len(refused.Errors) != 1 || refused.Errors[0].Extensions.Code != "TOO_MANY_CONCURRENT" || strings.Contains(refused.Errors[0].Message, "token") {
			t.Errorf("a member, who has no token, is refused with %+v", refused.Errors)
		}
		conn := o.dial(t, nil)
		send(t, conn, vars{"type": "connection_init", "payload": vars{"Authorization": "Bearer " + o.client.Token}})
		closesWith(t, conn, 4403, "TOO_MANY_CONCURRENT")
		o.as(t, auth.Viewer).overEvents(t, followEvents, vars{"after": 0}).sequences(t, 1) // another member may

		streams[0].stop()
		testkit.Eventually(t, waitTimeout, "room for a stream", func() bool {
			s := o.overEvents(t, followEvents, vars{"after": 0})
			defer s.stop()
			message, _ := s.next(t)
			return len(message.Errors) == 0
		})
	})
}
