package graph_test

import (
	"context"
	"database/sql/driver"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/ent/db"
	"kiosk/ent/db/auditentry"
	"kiosk/ent/db/staffmember"
	"kiosk/ent/db/staffsession"
	"kiosk/graph"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/httpx"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/access"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/recorder"
)

var hired atomic.Int64

// hire creates a staff member with the role, who signs in with testkit.StaffPassword.
func (o *fixture) hire(t testing.TB, role auth.Role) *db.StaffMember {
	t.Helper()
	member, err := o.Resolver.CreateStaff(o.Context(t), access.NewStaff{
		Email: fmt.Sprintf("Hired-%d@example.com", hired.Add(1)), Name: "Hired", Password: testkit.StaffPassword,
		Role: staffmember.Role(role),
	})
	if err != nil {
		t.Fatal(err)
	}
	return member
}

// browser keeps the cookies of one fixture, as a browser does.
type browser struct {
	fixture *fixture
	cookie  string
}

// do sends a request like a page of the fixture's server.
func (b *browser) do(t testing.TB, method, path string, body any, headers ...string) testkit.Response {
	t.Helper()
	if b.cookie != "" {
		headers = append(headers, "Cookie", b.cookie)
	}
	return testkit.Client{BaseURL: b.fixture.server.URL}.Do(t, method, path, body, headers...)
}

func (b *browser) signIn(t testing.TB, email, password string, headers ...string) testkit.Response {
	t.Helper()
	r := b.do(t, "POST", "/session", map[string]string{"store": b.fixture.Slug, "email": email, "password": password}, headers...)
	if r.Status == 200 {
		b.cookie, _, _ = strings.Cut(r.Header.Get("Set-Cookie"), ";")
	}
	return r
}

// viewer reads the viewer over GraphQL, and returns their name or the code of the error.
func (b *browser) viewer(t testing.TB, headers ...string) string {
	t.Helper()
	r := b.do(t, "POST", graph.Path, map[string]any{"query": "{ viewer { name } }"}, headers...)
	var got result
	r.Decode(t, &got)
	if len(got.Errors) > 0 {
		return got.Errors[0].Extensions.Code
	}
	var data struct{ Viewer struct{ Name string } }
	if err := json.Unmarshal(got.Data, &data); err != nil {
		t.Error(err)
	}
	return data.Viewer.Name
}

func isRefused(t testing.TB, r testkit.Response, status int, code string) {
	t.Helper()
	var got result
	r.Decode(t, &got)
	if r.Status != status || len(got.Errors) != 1 || got.Errors[0].Extensions.Code != code {
		t.Errorf("%d %s, want %d %s", r.Status, r.Body, status, code)
		return
	}
	if id := got.Errors[0].Extensions.RequestID; id == "" || id != r.Header.Get("X-Request-Id") {
		t.Errorf("requestId %q, X-Request-Id %q", id, r.Header.Get("X-Request-Id"))
	}
}

func TestABrowserSignsInAndOut(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		member := o.hire(t, auth.Support)
		b := &browser{fixture: o}
		if r := b.do(t, "GET", "/session", nil); r.Status != 200 || strings.TrimSpace(string(r.Body)) != "null" {
			t.Errorf("no one is signed in: %d %s", r.Status, r.Body)
		}
		isRefused(t, b.do(t, "GET", "/session", nil, "Authorization", "Bearer kpat_wrong"), 401, "UNAUTHENTICATED")
		r := b.signIn(t, strings.ToUpper(member.Email), testkit.StaffPassword, "X-Request-Id", "morning")
		cookie := r.Header.Get("Set-Cookie")
		for _, want := range []string{"kiosk_session=kses_", "Path=/", "HttpOnly", "SameSite=Strict", "Max-Age=604800"} {
			if !strings.Contains(cookie, want) {
				t.Errorf("the cookie %s lacks %s", cookie, want)
			}
		}
		if strings.Contains(cookie, "Secure") || strings.Contains(string(r.Body), "kses_") {
			t.Errorf("%s %s", cookie, r.Body)
		}
		var who struct{ ID, Name, Role, ExpiresAt string }
		r.Decode(t, &who)
		if who.ID != member.ID.String() || who.Role != "SUPPORT" || who.ExpiresAt == "" {
			t.Errorf("%+v", who)
		}
		entry, err := o.Database.Client.AuditEntry.Query().Where(auditentry.Action("staff.sign_in")).Only(o.Context(t))
		if err != nil || entry.RequestID != "morning" || entry.ActorName != "Hired" || *entry.ActorID != member.ID {
			t.Errorf("%+v, %v", entry, err)
		}
		if got := b.viewer(t); got != "Hired" {
			t.Errorf("viewer %s", got)
		}
		if r := b.do(t, "GET", "/session", nil); r.Status != 200 || !strings.Contains(string(r.Body), "Hired") {
			t.Errorf("%d %s", r.Status, r.Body)
		}
		r = b.do(t, "DELETE", "/session", nil)
		if r.Status != 204 || !strings.Contains(r.Header.Get("Set-Cookie"), "kiosk_session=; Path=/; Max-Age=0") {
			t.Errorf("%d %v", r.Status, r.Header)
		}
		if got := b.viewer(t); got != "UNAUTHENTICATED" {
			t.Errorf("after signing out: %s", got)
		}
	})
}

func TestASignOutThatFailsLeavesTheCookieForAnother(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		clock := new(testkit.Clock)
		store := testkit.NewStore(t, d, func(c *resolver.Config) { c.Now = clock.Now })
		o := serve(t, store, clock, func(c *graph.Config) { c.Limits = httpx.Limits{Rate: 1, Burst: 2, Now: clock.Now} })
		b, _ := o.signedIn(t, auth.Viewer)
		signsOut := func(status int, headers ...string) {
			t.Helper()
			r := b.do(t, http.MethodDelete, "/session", nil, headers...)
			forgets := r.Header.Get("Set-Cookie") != ""
			if r.Status != status || forgets != (status == http.StatusNoContent || status == http.StatusUnauthorized) {
				t.Errorf("%d %s %v, want %d", r.Status, r.Body, r.Header, status)
			}
		}
		signsOut(http.StatusForbidden, "Sec-Fetch-Site", "cross-site")
		for range 2 {
			b.viewer(t)
		}
		signsOut(http.StatusTooManyRequests)
		clock.Advance(10 * time.Second)
		signsOut(http.StatusNoContent)
		signsOut(http.StatusUnauthorized)
	})
}

func TestASignOutThatTheDatabaseHoldsUpEndsAtTheTimeOfARequest(t *testing.T) {
	t.Parallel()
	for _, dialectName := range []string{dialect.SQLite, dialect.Postgres} {
		t.Run(dialectName, func(t *testing.T) {
			t.Parallel()
			var holds atomic.Bool
			d := testkit.Open(t, testkit.NewURL(t, dialectName), database.Options{Instrument: func(c driver.Connector) driver.Connector {
				return recorder.Wrap(c, func(ctx context.Context, _ driver.QueryerContext, s *recorder.Statement) {
					if holds.Load() && strings.Contains(s.Text, "UPDATE") && strings.Contains(s.Text, "staff_sessions") {
						select {
						case <-ctx.Done():
						case <-time.After(time.Minute): // the request has no time limit
						}
					}
				})
			}})
			o := open(t, d, func(c *graph.Config) { c.Limits = httpx.Limits{Timeout: 10 * time.Second} })
			b, _ := o.signedIn(t, auth.Viewer)
			holds.Store(true)
			r := b.do(t, http.MethodDelete, "/session", nil)
			if r.Status != http.StatusServiceUnavailable || r.Header.Get("Set-Cookie") != "" { // TIMEOUT or UNAVAILABLE, by the driver
				t.Errorf("%d %s %v", r.Status, r.Body, r.Header)
			}
			holds.Store(false)
			if r := b.do(t, http.MethodDelete, "/session", nil); r.Status != http.StatusNoContent {
				t.Errorf("again: %d %s", r.Status, r.Body)
			}
		})
	}
}

func TestSignInIsRefusedWithoutSayingWhatIsWrong(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		member, gone := o.hire(t, auth.Owner), o.hire(t, auth.Viewer)
		err := o.Database.Client.StaffMember.UpdateOne(gone).SetStatus(staffmember.StatusDISABLED).Exec(o.Context(t))
		if err != nil {
			t.Fatal(err)
		}
		other := testkit.NewStore(t, o.Database)
		var first string
		for _, in := range []struct{ store, email, password string }{
			{o.Slug, member.Email, "not the password"},
			{o.Slug, member.Email, strings.Repeat("x", 1000)},
			{o.Slug, "nobody@example.com", testkit.StaffPassword},
			{o.Slug, gone.Email, testkit.StaffPassword},
			{other.Slug, member.Email, testkit.StaffPassword},
			{"nowhere", member.Email, testkit.StaffPassword},
			{o.Slug + "\x00", member.Email, testkit.StaffPassword},
			{o.Slug, member.Email + "\x00", testkit.StaffPassword},
		} {
			r := (&browser{fixture: o}).do(t, "POST", "/session", map[string]string{"store": in.store, "email": in.email, "password": in.password})
			isRefused(t, r, 401, "UNAUTHENTICATED")
			var got result
			r.Decode(t, &got)
			if first == "" {
				first = got.Errors[0].Message
			}
			if got.Errors[0].Message != first || r.Header.Get("Set-Cookie") != "" {
				t.Errorf("%v: %s %v", in, got.Errors[0].Message, r.Header)
			}
		}
		b := &browser{fixture: o}
		for _, body := range []string{`{}`, `{"store":1,"email":"a","password":"b"}`, `[]`, `{"store":"a","email":"","password":"b"}`, `x`, ``} {
			isRefused(t, b.do(t, "POST", "/session", body), 400, "MALFORMED_BODY")
		}
		isRefused(t, b.do(t, "POST", "/session", "store=a", "Content-Type", "application/x-www-form-urlencoded"), 415, "UNSUPPORTED_MEDIA_TYPE")
		isRefused(t, b.do(t, "POST", "/session", `{"a":"`+strings.Repeat("x", 9000)+`"}`), 413, "BODY_TOO_LARGE")
		isRefused(t, b.do(t, "PUT", "/session", nil), 405, "METHOD_NOT_ALLOWED")
	})
}

func TestPagesOfOtherSitesCannotActInTheNameOfWhoIsSignedIn(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		member := o.hire(t, auth.Owner)
		b := &browser{fixture: o}
		b.signIn(t, member.Email, testkit.StaffPassword)
		for want, headers := range map[string][][]string{
			"CROSS_ORIGIN": {
				{"Sec-Fetch-Site", "cross-site"}, {"Sec-Fetch-Site", "same-site"}, {"Origin", "https://evil.example"}, {"Origin", "null"},
			},
			"Hired": {{"Sec-Fetch-Site", "same-origin"}, {"Sec-Fetch-Site", "none"}, {"Origin", o.server.URL}},
		} {
			for _, header := range headers {
				if got := b.viewer(t, header...); got != want {
					t.Errorf("%v: %s, want %s", header, got, want)
				}
			}
		}
		isRefused(t, b.do(t, "DELETE", "/session", nil, "Sec-Fetch-Site", "cross-site"), 403, "CROSS_ORIGIN")
		isRefused(t, b.signIn(t, member.Email, testkit.StaffPassword, "Sec-Fetch-Site", "cross-site"), 403, "CROSS_ORIGIN")
		if got := b.viewer(t, "Content-Type", "text/plain"); got != "UNSUPPORTED_MEDIA_TYPE" {
			t.Errorf("as a form could send it: %s", got)
		}
		// A token is no cookie: its holder may be anywhere.
		withToken := o.client.Do(t, "POST", graph.Path, map[string]any{"query": "{ viewer { name } }"}, "Origin", "https://dashboard.example")
		if withToken.Status != 200 {
			t.Errorf("%d %s", withToken.Status, withToken.Body)
		}
	})
}

func TestOverHTTPSTheCookieIsBoundToTheHost(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		member := o.hire(t, auth.Owner)
		handler := graph.New(graph.Config{
			Resolver: o.Resolver, Database: o.Database, Logger: slog.New(slog.DiscardHandler),
			TrustedProxies: []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8")},
		})
		try := func(method, path, body string, change func(*http.Request)) *httptest.ResponseRecorder {
			r := httptest.NewRequest(method, path, strings.NewReader(body))
			r.Header.Set("Content-Type", "application/json")
			r.RemoteAddr = "10.1.2.3:9"
			r.Header.Set("X-Forwarded-Proto", "https")
			change(r)
			recorded := httptest.NewRecorder()
			handler.ServeHTTP(recorded, r)
			return recorded
		}
		in := fmt.Sprintf(`{"store":%q,"email":%q,"password":%q}`, o.Slug, member.Email, testkit.StaffPassword)
		same := func(*http.Request) {}
		signedIn := try("POST", "/session", in, same)
		cookie := signedIn.Header().Get("Set-Cookie")
		if signedIn.Code != 200 || !strings.HasPrefix(cookie, "__Host-kiosk_session=kses_") || !strings.Contains(cookie, "; Secure") {
			t.Fatalf("%d %s", signedIn.Code, cookie)
		}
		pair, _, _ := strings.Cut(cookie, ";")
		if got := try("GET", "/session", "", func(r *http.Request) { r.Header.Set("Cookie", pair) }); got.Code != 200 {
			t.Errorf("%d", got.Code)
		}
		planted := strings.TrimPrefix(pair, "__Host-")
		if got := try("GET", "/session", "", func(r *http.Request) { r.Header.Set("Cookie", planted) }); strings.TrimSpace(got.Body.String()) != "null" {
			t.Errorf("a cookie that another host could set: %d %s", got.Code, got.Body)
		}
		for name, change := range map[string]func(*http.Request){
			"plain":                        func(r *http.Request) { r.RemoteAddr = "192.0.2.1:9"; r.Header.Del("X-Forwarded-Proto") },
			"of a stranger":                func(r *http.Request) { r.RemoteAddr = "192.0.2.1:9" },
			"plain before the proxy":       func(r *http.Request) { r.Header.Set("X-Forwarded-Proto", "http") },
			"of a proxy that says nothing": func(r *http.Request) { r.Header.Del("X-Forwarded-Proto") },
		} {
			if got := try("POST", "/session", in, change); got.Code != 403 || !strings.Contains(got.Body.String(), `"HTTPS_REQUIRED"`) || got.Header().Get("Set-Cookie") != "" {
				t.Errorf("%s: %d %s", name, got.Code, got.Body)
			}
			make := func(r *http.Request) { change(r); r.Header.Set("Authorization", "Bearer "+o.client.Token) }
			secret := try("POST", graph.Path, `{"query":"mutation { createAccessToken(input: {name: \"x\"}) { ...T session { id } } } fragment T on CreatedAccessToken { token }"}`, make)
			if secret.Code != 403 || !strings.Contains(secret.Body.String(), `"HTTPS_REQUIRED"`) {
				t.Errorf("a secret, %s: %d %s", name, secret.Code, secret.Body)
			}
			if harmless := try("POST", graph.Path, `{"query":"{ viewer { id } }"}`, make); harmless.Code != 200 {
				t.Errorf("no secret, %s: %d %s", name, harmless.Code, harmless.Body)
			}
		}
		if n := o.Database.Client.StaffSession.Query().Where(staffsession.Name("x")).CountX(o.Context(t)); n != 0 {
			t.Errorf("%d tokens were made whose secret is never shown", n)
		}
	})
}
