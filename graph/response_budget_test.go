package graph_test

import (
	"bytes"
	"encoding/json"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"github.com/coder/websocket"

	"kiosk/graph"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/httpx"
	"kiosk/internal/testkit"
)

// limited runs a test on a fixture with limits, for each of the two databases.
func limited(t *testing.T, limits httpx.Limits, test func(t *testing.T, o *fixture)) {
	t.Helper()
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		test(t, open(t, d, func(c *graph.Config) { c.Limits = limits }))
	})
}

// beside returns a fixture of another store behind the same handler.
func (o *fixture) beside(t testing.TB) *fixture {
	t.Helper()
	other := *o
	other.Store = testkit.NewStore(t, o.Database)
	other.staffClient = other.as(t, auth.Owner)
	return &other
}

// hold begins a request without the length of its body.
func (d staffClient) hold(t testing.TB) *testkit.Held {
	t.Helper()
	return d.client.Hold(t, graph.Path, `"query": "{ viewer { id } }"}`)
}

// padded returns an operation with the given number of bytes, nearly all of them padding.
func padded(operation string, size int) string {
	return `{"query": "` + operation + `", "extensions": {"padding": "` + strings.Repeat("x", size) + `"}}`
}

func TestLargeOperationsOfOneStoreLeaveRoomInMemory(t *testing.T) {
	limited(t, httpx.Limits{InFlight: 128}, func(t *testing.T, o *fixture) {
		other, large := o.beside(t), padded("{ viewer { id } }", 2<<20)
		var under []*testkit.Held
		for range 8 {
			under = append(under, o.hold(t))
		}
		isRefused(t, o.client.Do(t, http.MethodPost, graph.Path, large), http.StatusServiceUnavailable, "OVERLOADED")
		get[any](t, o.staffClient, "{ viewer { id } }", nil) // which is short
		under = append(under, other.hold(t))
		for _, operation := range under {
			if got := operation.End(); got != http.StatusOK {
				t.Errorf("an admitted one: %d", got)
			}
		}
		if got := o.client.Do(t, http.MethodPost, graph.Path, large); got.Status != http.StatusOK {
			t.Errorf("in the end: %d %s", got.Status, got.Body)
		}
	})
}

func TestAStreamKeepsNoLargeBody(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for size, want := range map[int]string{100 << 10: "SUBSCRIPTIONS_ONLY", 200 << 10: "BODY_TOO_LARGE"} {
			got := o.client.Do(t, http.MethodPost, graph.Path, padded("{ viewer { id } }", size), "Accept", "text/event-stream")
			if !strings.Contains(string(got.Body), want) {
				t.Errorf("%d bytes: %d %.200s, want %s", size, got.Status, got.Body, want)
			}
		}
		// A client that also accepts JSON may send a large query, but not a large subscription.
		large := strings.NewReader(padded("subscription { events { sequence } }", 200<<10))
		request, err := http.NewRequestWithContext(t.Context(), http.MethodPost, o.server.URL+graph.Path, large)
		if err != nil {
			t.Fatal(err)
		}
		request.Header = http.Header{
			"Authorization": {"Bearer " + o.client.Token}, "Content-Type": {"application/json"}, "Accept": {"text/event-stream, application/json"},
		}
		response, err := http.DefaultClient.Do(request)
		if err != nil {
			t.Fatal(err)
		}
		response.Body.Close()
		if response.StatusCode != http.StatusRequestEntityTooLarge {
			t.Errorf("a large subscription: %d", response.StatusCode)
		}
	})
}

func TestStreamsOfOneStoreLeaveRoomForTheOthers(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		other := o.beside(t)
		for range 8 {
			member := o.as(t, auth.Viewer)
			for range 32 {
				member.overEvents(t, followEvents, nil)
			}
		}
		o.overEvents(t, followEvents, nil).endsWith(t, "OVERLOADED")
		conn := o.dial(t, nil)
		send(t, conn, vars{"type": "connection_init", "payload": vars{"Authorization": "Bearer " + o.client.Token}})
		closesWith(t, conn, 4403, "OVERLOADED")
		other.publish(t, 1, 1)
		other.overEvents(t, followEvents, vars{"after": 0}).sequences(t, 1)
	})
}

func TestMessagesOfAWebSocketCountOnTheRate(t *testing.T) {
	limited(t, httpx.Limits{Rate: 0.001, Burst: 2}, func(t *testing.T, o *fixture) {
		hello := vars{"type": "connection_init", "payload": vars{"Authorization": "Bearer " + o.client.Token}}
		conn := o.dial(t, nil)
		send(t, conn, hello)
		for _, id := range []string{"1", "2"} {
			send(t, conn, vars{"type": "subscribe", "id": id, "payload": vars{"query": "no GraphQL " + id}})
		}
		var codes []string
		for len(codes) < 2 {
			_, text, err := conn.Read(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			for _, code := range []string{"GRAPHQL_PARSE_FAILED", "RATE_LIMITED"} {
				if bytes.Contains(text, []byte(code)) {
					codes = append(codes, code)
				}
			}
		}
		if strings.Join(codes, " ") != "GRAPHQL_PARSE_FAILED RATE_LIMITED" {
			t.Errorf("%v", codes)
		}
		again := o.dial(t, nil)
		send(t, again, hello)
		closesWith(t, again, 4403, "RATE_LIMITED")
		isRefused(t, o.client.Do(t, http.MethodPost, graph.Path, nil), http.StatusTooManyRequests, "RATE_LIMITED")
	})
}

// TestAWebSocketThatSendsTooManyMessagesIsClosed sends messages that begin nothing. A subscription takes two messages, so a member may
// send twice as many messages as requests.
func TestAWebSocketThatSendsTooManyMessagesIsClosed(t *testing.T) {
	limited(t, httpx.Limits{Rate: 0.001, Burst: 3}, func(t *testing.T, o *fixture) {
		begin := func() *websocket.Conn {
			conn := o.dial(t, nil)
			send(t, conn, vars{"type": "connection_init", "payload": vars{"Authorization": "Bearer " + o.client.Token}})
			return conn
		}
		messages := []vars{{"type": "ping"}, {"type": "pong"}, {"type": "complete", "id": "1"}}
		conn := begin()
		for range 2 {
			for _, message := range messages {
				send(t, conn, message)
			}
		}
		for pongs := 0; pongs < 2; {
			_, text, err := conn.Read(t.Context())
			testkit.Must(t, err)
			if bytes.Contains(text, []byte(`"pong"`)) {
				pongs++
			}
		}
		another := begin()
		for i, over := range []*websocket.Conn{conn, another} { // the limit is for all WebSockets of the member
			send(t, over, messages[i])
			closesWith(t, over, websocket.StatusPolicyViolation, "RATE_LIMITED")
		}
	})
}

func TestTheTextOfAnOperationIsNoLongerOnAStream(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for name, subscribe := range transports {
			t.Log(name)
			subscribe(o.staffClient, t, followEvents+" # "+strings.Repeat("x", 70_000), nil).endsWith(t, "QUERY_TOO_LONG")
		}
	})
}

// stalled is the response to a client that stops reading until the test resumes it.
type stalled struct {
	*httptest.ResponseRecorder
	begun  func()
	resume <-chan struct{}
}

func (s stalled) Write(content []byte) (int, error) {
	s.begun()
	<-s.resume
	return s.ResponseRecorder.Write(content)
}

// stall begins a download whose client stops reading until resume is closed.
func (o *fixture) stall(t testing.TB, maker staffClient, resume <-chan struct{}) (ended <-chan struct{}) {
	t.Helper()
	begun, end := make(chan struct{}), make(chan struct{})
	response := stalled{httptest.NewRecorder(), sync.OnceFunc(func() { close(begun) }), resume}
	request := httptest.NewRequest(http.MethodGet, maker.link(t, vars{"kind": "CUSTOMERS"}).URL, http.NoBody)
	go func() {
		defer close(end)
		o.server.Config.Handler.ServeHTTP(response, request)
	}()
	select {
	case <-begun:
	case <-end:
		t.Errorf("%d %s", response.Code, response.Body)
	}
	return end
}

func TestDownloadsAreFewAtATime(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		resume := make(chan struct{})
		var ends []<-chan struct{}
		makers := []staffClient{o.staffClient, o.as(t, auth.Manager), o.as(t, auth.Manager), o.as(t, auth.Owner)}
		for _, maker := range makers {
			for range 4 {
				ends = append(ends, o.stall(t, maker, resume))
			}
			o.tooManyDownloads(t, maker, http.StatusTooManyRequests)
		}
		o.tooManyDownloads(t, o.as(t, auth.Manager), http.StatusServiceUnavailable)
		other := o.beside(t)
		ends = append(ends, other.stall(t, other.staffClient, resume))
		close(resume)
		for _, end := range ends {
			<-end
		}
		if got := o.follow(t, o.link(t, vars{"kind": "CUSTOMERS"}).URL); got.Status != http.StatusOK {
			t.Errorf("in the end: %d %s", got.Status, got.Body)
		}
	})
}

// tooManyDownloads checks that a link of the maker is refused because too many downloads run.
func (o *fixture) tooManyDownloads(t testing.TB, maker staffClient, status int) {
	t.Helper()
	got := o.follow(t, maker.link(t, vars{"kind": "CUSTOMERS"}).URL)
	if got.Status != status || got.Header.Get("Retry-After") != "1" || !strings.Contains(string(got.Body), "Try again") {
		t.Errorf("%d %v %s, want %d", got.Status, got.Header, got.Body, status)
	}
}

func TestTheHeadOfADownloadIsLoggedWithItsStatus(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		var log testkit.Log
		o := open(t, d, func(c *graph.Config) { c.Logger = slog.New(slog.NewJSONHandler(&log, nil)) })
		url := o.link(t, vars{"kind": "CUSTOMERS"}).URL
		if got := (testkit.Client{BaseURL: o.server.URL}).Do(t, http.MethodHead, url, nil); got.Status != http.StatusOK || len(got.Body) > 0 {
			t.Errorf("%d %s", got.Status, got.Body)
		}
		o.server.Close()
		var last struct {
			Method string
			Status int
		}
		lines := strings.Split(strings.TrimSpace(log.String()), "\n")
		if err := json.Unmarshal([]byte(lines[len(lines)-1]), &last); err != nil || last.Method != http.MethodHead || last.Status != http.StatusOK {
			t.Errorf("%+v %v", last, err)
		}
	})
}
