package graph_test

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"github.com/coder/websocket"

	"kiosk/graph"
)

// transports are the ways to subscribe.
var transports = map[string]func(staffClient, testing.TB, string, vars) *subscription{
	"server-sent events": staffClient.overEvents,
	"WebSocket":          staffClient.overSocket,
}

// narrow is the size of a small connection buffer, with which the server soon notices that a client has stopped reading.
const narrow = 128 << 10

var narrowClient = &http.Client{Transport: &http.Transport{
	DialContext: func(ctx context.Context, network, address string) (net.Conn, error) {
		conn, err := new(net.Dialer).DialContext(ctx, network, address)
		if err != nil {
			return nil, err
		}
		return conn, conn.(*net.TCPConn).SetReadBuffer(narrow)
	},
}}

// narrowed serves the same fixture over connections with small buffers.
func (o *fixture) narrowed(t testing.TB) *fixture {
	t.Helper()
	server := httptest.NewUnstartedServer(o.server.Config.Handler)
	server.Config.ConnContext = func(ctx context.Context, conn net.Conn) context.Context {
		_ = conn.(*net.TCPConn).SetWriteBuffer(narrow)
		return ctx
	}
	server.Start()
	t.Cleanup(server.Close)
	same := *o
	same.server, same.client.BaseURL = server, server.URL
	return &same
}

// subscription is a running subscription of a client.
type subscription struct {
	messages chan result // closed at the end
	stop     context.CancelFunc
	encoding string // the Content-Encoding of server-sent events
}

// next waits for a message.
func (s *subscription) next(t testing.TB) (result, bool) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), waitTimeout)
	defer cancel()
	select {
	case message, ok := <-s.messages:
		return message, ok
	case <-ctx.Done():
		t.Fatal("no message in time")
		return result{}, false
	}
}

// sequences waits for n events and returns their numbers.
func (s *subscription) sequences(t testing.TB, n int) []int64 {
	t.Helper()
	var numbers []int64
	for len(numbers) < n {
		message, ok := s.next(t)
		if !ok || len(message.Errors) > 0 {
			t.Fatalf("after %v: %+v", numbers, message.Errors)
		}
		var data struct{ Events struct{ Sequence int64 } }
		if err := json.Unmarshal(message.Data, &data); err != nil {
			t.Fatalf("%s: %v", message.Data, err)
		}
		numbers = append(numbers, data.Events.Sequence)
	}
	return numbers
}

// endsWith reads the subscription to its end, where the last message must be an error with the code. It returns the parameters.
func (s *subscription) endsWith(t testing.TB, code string) map[string]any {
	t.Helper()
	var last result
	for message, ok := s.next(t); ok; message, ok = s.next(t) {
		last = message
	}
	if len(last.Errors) != 1 || last.Errors[0].Extensions.Code != code {
		t.Fatalf("the last message is %.200s %+v, want %s", last.Data, last.Errors, code)
	}
	return last.Errors[0].Extensions.Params
}

// subscribing returns the request for a subscription. One to changes, or to events from now on, is to be announced.
func subscribing(operation string, variables vars) vars {
	announce := operation == followChanges || operation == followNewEvents
	return vars{"query": operation, "variables": variables, "extensions": vars{"announce": announce}}
}

// overEvents subscribes by server-sent events.
func (d staffClient) overEvents(t testing.TB, operation string, variables vars) *subscription {
	t.Helper()
	return d.overEventsAs(t, "text/event-stream", operation, variables)
}

// overEventsAs subscribes by server-sent events with an Accept header.
func (d staffClient) overEventsAs(t testing.TB, accept, operation string, variables vars) *subscription {
	t.Helper()
	ctx, stop := context.WithCancel(context.WithoutCancel(t.Context()))
	body, err := json.Marshal(subscribing(operation, variables))
	if err != nil {
		t.Fatal(err)
	}
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, d.client.BaseURL+graph.Path, bytes.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Accept", accept)
	request.Header.Set("Accept-Encoding", "gzip") // named, so that the response is left as it came
	request.Header.Set("Authorization", "Bearer "+d.client.Token)
	response, err := narrowClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	s := &subscription{make(chan result), stop, response.Header.Get("Content-Encoding")}
	var reading sync.WaitGroup
	reading.Go(func() {
		defer close(s.messages)
		defer response.Body.Close()
		s.readEvents(ctx, response)
	})
	t.Cleanup(func() { stop(); reading.Wait() })
	return s
}

func (s *subscription) readEvents(ctx context.Context, response *http.Response) {
	if !strings.HasPrefix(response.Header.Get("Content-Type"), "text/event-stream") {
		s.pass(ctx, json.NewDecoder(response.Body).Decode)
		return
	}
	lines := bufio.NewScanner(response.Body)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		if lines.Text() == "event: complete" {
			return
		}
		if data, ok := strings.CutPrefix(lines.Text(), "data: "); ok && !s.pass(ctx, func(v any) error { return json.Unmarshal([]byte(data), v) }) {
			return
		}
	}
}

// pass sends a message to the test. It returns false if the message is malformed, or the test has ended the subscription.
func (s *subscription) pass(ctx context.Context, decode func(any) error) bool {
	var message result
	if decode(&message) != nil {
		return false
	}
	select {
	case s.messages <- message:
		return true
	case <-ctx.Done():
		return false
	}
}

// overSocket subscribes by a WebSocket.
func (d staffClient) overSocket(t testing.TB, operation string, variables vars) *subscription {
	t.Helper()
	ctx, stop := context.WithCancel(context.WithoutCancel(t.Context()))
	conn := d.dial(t, nil)
	send(t, conn, vars{"type": "connection_init", "payload": vars{"Authorization": "Bearer " + d.client.Token}})
	send(t, conn, vars{"type": "subscribe", "id": "1", "payload": subscribing(operation, variables)})
	s := &subscription{messages: make(chan result), stop: stop}
	var reading sync.WaitGroup
	reading.Go(func() {
		defer close(s.messages)
		defer conn.CloseNow() //nolint:errcheck // it is gone either way
		s.readSocket(ctx, conn)
	})
	t.Cleanup(func() { stop(); reading.Wait() })
	return s
}

// frame is a message of graphql-transport-ws.
type frame struct {
	Type    string
	ID      string
	Payload json.RawMessage
}

func (s *subscription) readSocket(ctx context.Context, conn *websocket.Conn) {
	for {
		_, text, err := conn.Read(ctx)
		var got frame
		if err != nil || json.Unmarshal(text, &got) != nil || got.Type == "complete" {
			return
		}
		if got.Type == "ping" && conn.Write(ctx, websocket.MessageText, []byte(`{"type":"pong"}`)) != nil {
			return
		}
		if got.Type == "error" { // the operation does not run; nothing follows
			s.pass(ctx, func(v any) error { return json.Unmarshal([]byte(`{"errors":`+string(got.Payload)+`}`), v) })
			return
		}
		if got.Type == "next" && !s.pass(ctx, func(v any) error { return json.Unmarshal(got.Payload, v) }) {
			return
		}
	}
}

// dial opens a WebSocket without authentication.
func (d staffClient) dial(t testing.TB, headers http.Header) *websocket.Conn {
	t.Helper()
	conn, response, err := d.tryDial(t, headers, "graphql-transport-ws")
	if err != nil {
		t.Fatal(err, response)
	}
	conn.SetReadLimit(1 << 20)
	return conn
}

func (d staffClient) tryDial(t testing.TB, headers http.Header, protocols ...string) (*websocket.Conn, *http.Response, error) {
	t.Helper()
	return websocket.Dial(t.Context(), d.client.BaseURL+graph.Path, &websocket.DialOptions{
		HTTPClient: narrowClient, HTTPHeader: headers, Subprotocols: protocols,
	})
}

func send(t testing.TB, conn *websocket.Conn, message vars) {
	t.Helper()
	text, err := json.Marshal(message)
	if err == nil {
		err = conn.Write(t.Context(), websocket.MessageText, text)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// closesWith checks how the server closes a WebSocket.
func closesWith(t testing.TB, conn *websocket.Conn, code websocket.StatusCode, reason string) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), waitTimeout)
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
