package abuse

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/netip"
	"strings"

	"kiosk/graph"
	"kiosk/rest"
)

// attack is a hostile request: a POST of JSON.
type attack struct {
	name, path string
	token      string // "" for a request without a token
	senders    int
	body       func() any
}

// hostileOperations lists the GraphQL operations of attacks, by name.
var hostileOperations = []struct{ name, query string }{
	{"introspection", "{ __schema { ...A } } fragment A on __Schema { " +
		repeated(20, func(i int) string { return fmt.Sprintf("a%d: types { ...T }", i) }) +
		" } fragment T on __Type { " +
		repeated(10, func(i int) string { return fmt.Sprintf("f%d: fields { name description type { name kind } }", i) }) + " }"},
	{"conflicting fields", "{ viewer { " + repeated(900, func(i int) string { return "x: " + []string{"id", "name"}[i%2] }) + " } }"},
	{"repeated fields", "{ viewer { " + repeated(3880, func(int) string { return "name" }) + " } }"},
	{"too long responses", longResponse(60)},
	{"long responses", longResponse(11)}, // about as long as the limits allow
	{"twenty lists", "{ " + repeated(20, func(i int) string {
		return fmt.Sprintf("o%d: orders(first: 1, where: {not: {hasItemsWith: [{status: REPLACED}]}}) { totalCount }", i)
	}) + " }"},
}

func operationNames() (names []string) {
	for _, o := range hostileOperations {
		names = append(names, o.name)
	}
	return names
}

// attacks returns an attack for each way in which one caller could harm others.
func attacks(t *target) (all []attack) {
	for _, o := range hostileOperations {
		all = append(all, attack{o.name, graph.Path, t.hostile.viewers[o.name], attackers, func() any { return map[string]string{"query": o.query} }})
	}
	return append(all, attack{"sign-ins of strangers", "/session", "", strangers, func() any {
		return map[string]string{"store": t.hostile.slug, "email": rand.Text() + "@example.com", "password": "wrong password"}
	}})
}

// longResponse returns a query for every product's description, repeated so many times.
func longResponse(times int) string {
	return "{ products(first: 100) { edges { node { " + repeated(times, func(i int) string { return fmt.Sprintf("d%d: description", i) }) + " } } } }"
}

// attackClient keeps a connection for each attacker.
var attackClient = &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: strangers}}

// send sends an attack. It returns the status of the response, 0 when ctx ends before, and whether the response has an internal error.
func (t *target) send(ctx context.Context, a attack) (status int, internal bool) {
	body, err := json.Marshal(a.body())
	if err != nil {
		return 0, false
	}
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, t.url+a.path, bytes.NewReader(body))
	if err != nil {
		return 0, false
	}
	request.Header.Set("Content-Type", "application/json")
	if a.token != "" {
		request.Header.Set("Authorization", "Bearer "+a.token)
	} else {
		var address [16]byte
		_, _ = rand.Read(address[:]) // never fails
		request.Header.Set("X-Forwarded-For", netip.AddrFrom16(address).String())
		request.Header.Set("X-Forwarded-Proto", "https")
	}
	response, err := attackClient.Do(request)
	if err != nil {
		return 0, false
	}
	defer response.Body.Close()
	found := &finder{wanted: []byte(`"INTERNAL"`)}
	_, _ = io.Copy(found, response.Body) // the end of the attack may interrupt it
	return response.StatusCode, found.found
}

// finder is a writer that searches the written bytes.
type finder struct {
	wanted, tail []byte
	found        bool
}

// Write implements io.Writer.
func (f *finder) Write(p []byte) (int, error) {
	seen := append(f.tail, p...)
	f.found = f.found || bytes.Contains(seen, f.wanted)
	f.tail = bytes.Clone(seen[max(0, len(seen)-len(f.wanted)):])
	return len(p), nil
}

// call is a request of the second store.
type call struct{ method, path, body string }

var callClient = &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: callers}}

// call sends a request of the second store. Its error is any response but a success.
func (t *target) call(c call, token string) error {
	request, err := http.NewRequest(c.method, t.url+rest.Prefix+c.path, strings.NewReader(c.body))
	if err != nil {
		return err
	}
	request.Header.Set("Authorization", "Bearer "+token)
	if c.body != "" {
		request.Header.Set("Content-Type", "application/json")
	}
	response, err := callClient.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if _, err := io.Copy(io.Discard, response.Body); err != nil {
		return err
	}
	if response.StatusCode/100 != 2 {
		return fmt.Errorf("%s %s: %d", c.method, c.path, response.StatusCode)
	}
	return nil
}
