package main

import (
	"bufio"
	"context"
	"encoding/json"
	"net/http"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/client"
	"kiosk/internal/testkit"
)

// TestFollowersHearAtOnceAndAShutdownDoesNotWaitForThem follows a store's events by server-sent events and by a request that waits
// for them. It causes an event, and then stops the server.
func TestFollowersHearAtOnceAndAShutdownDoesNotWaitForThem(t *testing.T) {
	t.Parallel()
	env := newDeployment(t, dialect.SQLite)
	withStore(t, env, "acme")
	token := strings.TrimSpace(must(t, env, "token", "create", "--store", "acme", "--name", "bot", "--scope", "webhooks:manage", "--scope", "events:read"))
	password := strings.TrimSpace(must(t, env, "staff", "create", "--store", "acme", "--email", "eve@acme.example", "--role", "VIEWER"))
	s := start(t, env, "serve", "--addr", "127.0.0.1:0", "--ops-addr", "127.0.0.1:0")
	lines := s.follow(t, s.signIn(t, "acme", "eve@acme.example", password))
	lines.await(t, ":") // the stream is open
	end := <-s.waitForEvents(t, token, client.EventFilter{After: client.AfterEnd})
	woken := s.waitInBackground(t, token, end.Pagination.NextCursor)
	hook := request(t, http.MethodPost, s.url(t)+"/api/v1/external/webhooks", token, map[string]any{
		"url": "https://hooks.example.com/", "events": []string{"order.created"},
	}).decode(t)
	request(t, http.MethodPost, s.url(t)+"/api/v1/external/webhooks/"+hook["id"].(string)+"/test", token, nil)
	lines.await(t, `"type":"WEBHOOK_TEST"`)
	page := <-woken
	if len(page.Events) != 1 || page.Events[0].Type != client.EventTest {
		t.Errorf("woken by %+v", page)
	}
	left := s.waitInBackground(t, token, page.Pagination.NextCursor)

	began := time.Now()
	s.terminate()
	lines.await(t, "SERVER_STOPPING")
	if page := <-left; len(page.Events) != 0 || page.Pagination.NextCursor == "" {
		t.Errorf("at the shutdown: %+v", page)
	}
	if code := s.wait(t); code != 0 || time.Since(began) > 20*time.Second { // a request for events waits for 25
		t.Errorf("ended with %d after %s\n%s", code, time.Since(began), s.stderr)
	}
}

// waitForEvents requests the feed.
func (s *server) waitForEvents(t *testing.T, token string, filter client.EventFilter) <-chan *client.EventPage {
	t.Helper()
	bot, err := client.New(s.url(t), token, client.WithRetries(0))
	if err != nil {
		t.Fatal(err)
	}
	pages := make(chan *client.EventPage, 1)
	go func() {
		page, err := bot.EventPage(t.Context(), filter)
		if err != nil {
			t.Error(err)
			page = new(client.EventPage)
		}
		pages <- page
	}()
	return pages
}

// waitInBackground sends a request that waits for events after a cursor, and returns when the server holds it and a stream.
func (s *server) waitInBackground(t *testing.T, token, cursor string) <-chan *client.EventPage {
	t.Helper()
	pages := s.waitForEvents(t, token, client.EventFilter{Cursor: cursor, Wait: 25 * time.Second})
	metrics := "http://" + s.awaitMatch(t, s.stderr, `"ops":"([^"]+)"`)[1] + "/metrics"
	testkit.Eventually(t, waitTimeout, "the request waits", func() bool {
		return strings.Contains(string(request(t, http.MethodGet, metrics, "", nil).body), "\nkiosk_http_in_flight 2\n")
	})
	return pages
}

// signIn signs in and returns the cookie of the session.
func (s *server) signIn(t *testing.T, store, email, password string) string {
	t.Helper()
	got := request(t, http.MethodPost, s.url(t)+"/session", "", map[string]string{"store": store, "email": email, "password": password})
	if got.status != http.StatusOK {
		t.Fatalf("%d %s", got.status, got.body)
	}
	cookie, _, _ := strings.Cut(got.header.Get("Set-Cookie"), ";")
	return cookie
}

// stream has the lines of a response that does not end.
type stream struct{ lines *bufio.Scanner }

// follow subscribes to the events, from the first one on.
func (s *server) follow(t *testing.T, cookie string) *stream {
	t.Helper()
	body, err := json.Marshal(map[string]string{"query": `subscription { events(afterSequence: 0) { type } }`})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	t.Cleanup(cancel)
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, s.url(t)+"/graphql", strings.NewReader(string(body)))
	if err != nil {
		t.Fatal(err)
	}
	for name, value := range map[string]string{"Content-Type": "application/json", "Accept": "text/event-stream", "Cookie": cookie} {
		r.Header.Set(name, value)
	}
	response, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { response.Body.Close() })
	return &stream{bufio.NewScanner(response.Body)}
}

// await reads lines up to one that contains the text.
func (s *stream) await(t *testing.T, text string) {
	t.Helper()
	var seen []string
	for s.lines.Scan() {
		seen = append(seen, s.lines.Text())
		if strings.Contains(s.lines.Text(), text) {
			return
		}
	}
	t.Fatalf("the stream ended with %q, without %q: %v", seen, text, s.lines.Err())
}
