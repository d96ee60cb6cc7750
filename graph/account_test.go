package graph_test

import (
	"database/sql"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db/auditentry"
	"kiosk/ent/db/staffmember"
	"kiosk/graph"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/httpx"
	"kiosk/internal/resolver"
	"kiosk/internal/testkit"
	"kiosk/rest"
)

const makeToken = `mutation($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token session { id name kind current } } }`

type madeToken struct {
	CreateAccessToken struct {
		Token   string
		Session struct {
			ID, Name, Kind string
			Current        bool
		}
	}
}

const mySessions = `{ viewer { sessions { id kind name current } } }`

type listedSessions struct {
	Viewer struct {
		Sessions []struct {
			ID, Kind, Name string
			Current        bool
		}
	}
}

func TestAccessTokensAreMadeShownOnceAndEnded(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for _, role := range allRoles {
			d := o.as(t, role)
			d.refuses(t, "INVALID_INPUT", makeToken, vars{"input": vars{"name": "", "expiresAt": "2020-01-01T00:00:00Z"}}, "input.expiresAt", "input.name")
			d.refuses(t, "INVALID_INPUT", makeToken, vars{"input": vars{"name": "x", "expiresAt": "2020-01-01T00:00:00Z"}}, "input.expiresAt")
			made := get[madeToken](t, d, makeToken, vars{"input": vars{"name": "dashboard"}}).CreateAccessToken
			o.audited(t, "access_token.create")
			if !strings.HasPrefix(made.Token, "kpat_") || made.Session.Kind != "ACCESS_TOKEN" || made.Session.Current {
				t.Errorf("%+v", made)
			}
			fresh := staffClient{testkit.Client{BaseURL: o.server.URL, Token: made.Token}}
			listed := get[listedSessions](t, fresh, mySessions, nil).Viewer.Sessions
			if len(listed) != 2 || listed[0].ID != made.Session.ID || !listed[0].Current || listed[1].Current {
				t.Errorf("%+v", listed)
			}
			const end = `mutation($id: ID!) { revokeAccessToken(input: {id: $id}) { revokedAt } }`
			o.refuses(t, "NOT_FOUND", end, vars{"id": made.Session.ID}) // of another
			for range 2 {
				get[any](t, d, end, vars{"id": made.Session.ID})
			}
			o.audited(t, "session.end")
			fresh.refuses(t, "UNAUTHENTICATED", mySessions, nil)
			if listed := get[listedSessions](t, d, mySessions, nil).Viewer.Sessions; len(listed) != 1 {
				t.Errorf("%+v", listed)
			}
		}
	})
}

func TestAccessTokenEndsAtItsTime(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		made := get[madeToken](t, o.staffClient, makeToken, vars{"input": vars{"name": "short", "expiresAt": o.clock.Now().Add(time.Hour).Format(time.RFC3339)}})
		fresh := staffClient{testkit.Client{BaseURL: o.server.URL, Token: made.CreateAccessToken.Token}}
		get[any](t, fresh, mySessions, nil)
		o.clock.Advance(2 * time.Hour)
		fresh.refuses(t, "UNAUTHENTICATED", mySessions, nil)
		get[any](t, o.staffClient, mySessions, nil)
	})
}

func TestBrowserSessionEndsAfterTwelveHours(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		b := &browser{fixture: o}
		b.signIn(t, o.hire(t, auth.Owner).Email, testkit.StaffPassword)
		o.clock.Advance(11*time.Hour + 59*time.Minute)
		if got := b.viewer(t); got != "Hired" {
			t.Errorf("before: %s", got)
		}
		o.clock.Advance(2 * time.Minute)
		if got := b.viewer(t); got != "UNAUTHENTICATED" {
			t.Errorf("after: %s", got)
		}
	})
}

func TestOthersOfOnesSessionsCanBeEndedAtOnce(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		member := o.hire(t, auth.Viewer)
		here, there := &browser{fixture: o}, &browser{fixture: o}
		here.signIn(t, member.Email, testkit.StaffPassword)
		there.signIn(t, member.Email, testkit.StaffPassword)
		r := here.do(t, "POST", graph.Path, map[string]any{"query": "mutation { endOtherSessions { count } }"})
		if !strings.Contains(string(r.Body), `"count":1`) {
			t.Errorf("%s", r.Body)
		}
		if got := here.viewer(t) + " " + there.viewer(t); got != "Hired UNAUTHENTICATED" {
			t.Error(got)
		}
	})
}

// TestAnotherProcessLearnsWithinFiveSeconds serves the store from a second process with caches of its own.
func TestAnotherProcessLearnsWithinFiveSeconds(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		elsewhere := serve(t, o.Reopened(t), o.clock)
		member := o.hire(t, auth.Owner)
		kept, ended := &browser{fixture: elsewhere}, &browser{fixture: elsewhere}
		kept.signIn(t, member.Email, testkit.StaffPassword)
		ended.signIn(t, member.Email, testkit.StaffPassword)
		if got := kept.viewer(t) + ended.viewer(t); got != "HiredHired" {
			t.Fatal(got)
		}
		at := &browser{fixture: o, cookie: ended.cookie}
		if r := at.do(t, "DELETE", "/session", nil); r.Status != 204 {
			t.Fatalf("%d", r.Status)
		}
		err := o.Database.Client.StaffMember.UpdateOne(member).SetRole(staffmember.RoleVIEWER).SetName("Demoted").Exec(o.Context(t))
		if err != nil {
			t.Fatal(err)
		}
		soon(t, func() bool { return ended.viewer(t) == "UNAUTHENTICATED" && kept.viewer(t) == "Demoted" })
		err = o.Database.Client.StaffMember.UpdateOne(member).SetStatus(staffmember.StatusDISABLED).Exec(o.Context(t))
		if err != nil {
			t.Fatal(err)
		}
		soon(t, func() bool { return kept.viewer(t) == "UNAUTHENTICATED" })
	})
}

// soon waits until a process no longer uses its caches: five seconds on an idle machine.
func soon(t testing.TB, holds func() bool) {
	t.Helper()
	testkit.Eventually(t, waitTimeout, "what was remembered is read again", holds)
}

func TestTokensOfProgramsAndOfPeopleWorkAtOneAPIEach(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		anonymous := testkit.Client{BaseURL: o.server.URL}
		r := anonymous.Do(t, "POST", graph.Path, `{"query":"{ viewer { id } }"}`, "Authorization", "Bearer "+o.FullToken)
		isRefused(t, r, 401, "UNAUTHENTICATED")
		if !strings.Contains(string(r.Body), "kpat_") {
			t.Errorf("does not say what to use: %s", r.Body)
		}
		external := httptest.NewServer(rest.New(rest.Config{Resolver: o.Resolver, Logger: slog.New(slog.DiscardHandler)}))
		t.Cleanup(external.Close)
		response := testkit.Client{BaseURL: external.URL, Token: o.client.Token}.Do(t, "GET", rest.Prefix+"/products", nil)
		if response.Status != 401 || !strings.Contains(string(response.Body), "ksk_") {
			t.Errorf("%d %s", response.Status, response.Body)
		}
	})
}

// stillClock is a clock that changes only when a test moves it.
type stillClock struct{ atomic.Int64 }

func (c *stillClock) now() time.Time { return time.Unix(1_800_000_000, 0).Add(time.Duration(c.Load())) }

func TestWrongPasswordsAreThrottled(t *testing.T) {
	t.Parallel()
	var clock stillClock
	o := open(t, testkit.NewDatabase(t, dialect.SQLite), func(c *graph.Config) {
		c.Limits = httpx.Limits{AuthFailures: 60, Now: clock.now}
		c.TrustedProxies = httpx.Proxies{netip.MustParsePrefix("127.0.0.0/8")}
	})
	member, other := o.hire(t, auth.Owner), o.hire(t, auth.Owner)
	b := &browser{fixture: o}
	from := func(address string) []string {
		return []string{"X-Forwarded-Proto", "https", "X-Forwarded-For", address}
	}
	known := from("203.0.113.1")
	if r := b.signIn(t, member.Email, testkit.StaffPassword, known...); r.Status != 200 {
		t.Fatalf("%d %s", r.Status, r.Body)
	}
	for i := range 10 {
		address := "198.51.100." + string(rune('0'+i))
		isRefused(t, b.signIn(t, member.Email, "guess", from(address)...), 401, "UNAUTHENTICATED")
	}
	r := b.signIn(t, member.Email, testkit.StaffPassword, from("198.51.100.200")...)
	isRefused(t, r, 429, "TOO_MANY_FAILURES")
	if wait := r.Header.Get("Retry-After"); wait != "30" {
		t.Errorf("Retry-After %s", wait)
	}
	if r := b.signIn(t, member.Email, testkit.StaffPassword, known...); r.Status != 200 {
		t.Errorf("from where the password was right before: %d", r.Status)
	}
	if r := b.signIn(t, other.Email, testkit.StaffPassword, from("198.51.100.200")...); r.Status != 200 {
		t.Errorf("another account: %d", r.Status)
	}
	clock.Add(int64(31 * time.Second))
	if r := b.signIn(t, member.Email, testkit.StaffPassword, from("198.51.100.200")...); r.Status != 200 {
		t.Errorf("after the wait: %d", r.Status)
	}
	// One address that tries account after account.
	for i := range 60 {
		b.signIn(t, "someone"+string(rune('a'+i%26))+string(rune('a'+i/26))+"@example.com", "guess", from("192.0.2.1")...)
	}
	isRefused(t, b.signIn(t, other.Email, testkit.StaffPassword, from("192.0.2.1")...), 429, "TOO_MANY_FAILURES")
	if n := o.Database.Client.AuditEntry.Query().Where(auditentry.Action("staff.sign_in")).CountX(o.Context(t)); n != 4 {
		t.Errorf("%d sign-ins in the audit", n)
	}
}

func TestOneAddressLocksNoOneOutOfAnAccount(t *testing.T) {
	t.Parallel()
	var clock stillClock
	o := open(t, testkit.NewDatabase(t, dialect.SQLite), func(c *graph.Config) {
		c.Limits = httpx.Limits{AuthFailures: 60, Now: clock.now}
		c.TrustedProxies = httpx.Proxies{netip.MustParsePrefix("127.0.0.0/8")}
	})
	member := o.hire(t, auth.Owner)
	signsIn := func(address, password string) testkit.Response {
		return (&browser{fixture: o}).signIn(t, member.Email, password, "X-Forwarded-Proto", "https", "X-Forwarded-For", address)
	}
	const stranger = "203.0.113.66"
	for range 10 {
		isRefused(t, signsIn(stranger, "guess"), 401, "UNAUTHENTICATED")
	}
	for range 10 { // each as soon as the account takes another
		isRefused(t, signsIn(stranger, "guess"), 429, "TOO_MANY_FAILURES")
		clock.Add(int64(30 * time.Second))
		isRefused(t, signsIn(stranger, "guess"), 401, "UNAUTHENTICATED")
	}
	clock.Add(int64(30 * time.Second))
	if r := signsIn(stranger, "guess"); r.Status == 401 { // what came back meanwhile
		clock.Add(int64(30 * time.Second))
	}
	for i := range 3 {
		isRefused(t, signsIn(stranger, "guess"), 429, "TOO_MANY_FAILURES")
		if r := signsIn("198.51.100."+strconv.Itoa(i), testkit.StaffPassword); r.Status != 200 {
			t.Errorf("from another address: %d %s", r.Status, r.Body)
		}
		clock.Add(int64(30 * time.Second))
	}
}

func TestAttackersElsewhereLockNoOneOutWhereTheyHaveUsedALink(t *testing.T) {
	t.Parallel()
	var clock stillClock
	o := open(t, testkit.NewDatabase(t, dialect.SQLite), func(c *graph.Config) {
		c.Limits = httpx.Limits{AuthFailures: 60, Now: clock.now}
		c.TrustedProxies = httpx.Proxies{netip.MustParsePrefix("127.0.0.0/8")}
	})
	const home, abroad = "203.0.113.1", "203.0.113.2"
	from := func(address string) []string {
		return []string{"X-Forwarded-Proto", "https", "X-Forwarded-For", address}
	}
	b, link := &browser{fixture: o}, o.invites(t, "zoe@example.com", "VIEWER")
	if r := b.do(t, http.MethodPut, "/session/link", vars{"token": link.Token, "password": chosenPassword}, from(home)...); r.Status != http.StatusOK {
		t.Fatalf("%d %s", r.Status, r.Body)
	}
	for i := range 10 {
		isRefused(t, b.signIn(t, link.Member.Email, "guess", from("198.51.100."+strconv.Itoa(i))...), http.StatusUnauthorized, "UNAUTHENTICATED")
	}
	isRefused(t, b.signIn(t, link.Member.Email, chosenPassword, from(abroad)...), http.StatusTooManyRequests, "TOO_MANY_FAILURES")
	if r := b.signIn(t, link.Member.Email, chosenPassword, from(home)...); r.Status != http.StatusOK {
		t.Errorf("where the person has used the link: %d %s", r.Status, r.Body)
	}
}

func TestAccountsThatStrangersNameTakeLittleMemory(t *testing.T) {
	none := &database.DB{SQL: new(sql.DB)} // which is not asked about an address that it cannot have
	handler := graph.New(graph.Config{
		Database: none, Logger: slog.New(slog.DiscardHandler), Limits: httpx.Limits{AuthFailures: 10},
		Resolver: resolver.New(resolver.Config{Database: none, HashPassword: testkit.HashPassword}),
	})
	heap := func() uint64 {
		var stats runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&stats)
		return stats.HeapAlloc
	}
	const attempts, size = 1024, 8000
	before := heap()
	for i := range attempts {
		body := fmt.Sprintf(`{"store": "\u0000", "email": "%d%s", "password": "x"}`, i, strings.Repeat("x", size))
		request := httptest.NewRequest(http.MethodPost, "http://localhost/session", strings.NewReader(body))
		request.Header.Set("Content-Type", "application/json")
		request.RemoteAddr = fmt.Sprintf("127.0.%d.%d:41234", i>>8, i&0xff)
		recorded := httptest.NewRecorder()
		if handler.ServeHTTP(recorded, request); recorded.Code != http.StatusUnauthorized {
			t.Fatalf("%d %s", recorded.Code, recorded.Body)
		}
	}
	if grown := int64(heap()) - int64(before); grown > attempts*size/2 {
		t.Errorf("%d bytes are kept of %d", grown, attempts*size)
	}
	runtime.KeepAlive(handler)
}

func TestOnlySixtyFourPasswordsAreSetOrCheckedAtOnce(t *testing.T) {
	t.Parallel()
	const atOnce, slow = 64, "hashed when all wait"
	clock, began, goOn := new(testkit.Clock), make(chan struct{}, atOnce+1), make(chan struct{})
	o := serve(t, testkit.NewStore(t, testkit.NewDatabase(t, dialect.SQLite), func(c *resolver.Config) {
		c.Now = clock.Now
		c.HashPassword = func(plain string) (string, error) {
			if plain == slow {
				began <- struct{}{}
				<-goOn
			}
			return testkit.HashPassword(plain)
		}
	}), clock)
	member, link := o.hire(t, auth.Viewer), o.invites(t, "zoe@example.com", "VIEWER")
	set := vars{"input": vars{"id": member.ID, "password": slow}}
	var waiting sync.WaitGroup
	for range atOnce {
		waiting.Go(func() { o.ask(t, setStaffPassword, set) })
	}
	for range atOnce {
		<-began
	}
	b := &browser{fixture: o}
	o.refuses(t, "OVERLOADED", setStaffPassword, vars{"input": vars{"id": member.ID, "password": "another password"}})
	isRefused(t, b.signIn(t, member.Email, testkit.StaffPassword), http.StatusServiceUnavailable, "OVERLOADED")
	isRefused(t, b.useLink(t, link.Token, ""), http.StatusServiceUnavailable, "OVERLOADED")
	close(goOn)
	waiting.Wait()
	if r := b.useLink(t, link.Token, ""); r.Status != http.StatusOK {
		t.Errorf("afterwards: %d %s", r.Status, r.Body)
	}
}

func TestWrongOldPasswordsAreThrottledLikeSignIns(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		var clock stillClock
		o := open(t, d, func(c *graph.Config) { c.Limits = httpx.Limits{AuthFailures: 60, Now: clock.now} })
		guesser, other := o.as(t, auth.Viewer), o.as(t, auth.Viewer)
		guess := vars{"input": vars{"oldPassword": "a guess of ten", "newPassword": "a new password"}}
		right := vars{"input": vars{"oldPassword": testkit.StaffPassword, "newPassword": "a new password"}}
		for range 20 { // these are no guesses
			guesser.refuses(t, "INVALID_INPUT", changePassword, vars{"input": vars{"oldPassword": "x", "newPassword": "short"}}, "input.newPassword")
		}
		for range 10 {
			guesser.refuses(t, "INVALID_INPUT", changePassword, guess, "input.oldPassword")
		}
		guesser.refuses(t, "TOO_MANY_FAILURES", changePassword, guess)
		guesser.refuses(t, "TOO_MANY_FAILURES", changePassword, right)
		if got := other.ask(t, changePassword, right); got.Errors != nil {
			t.Errorf("another person: %+v", got.Errors)
		}
		clock.Add(int64(31 * time.Second))
		if got := guesser.ask(t, changePassword, right); got.Errors != nil {
			t.Errorf("after the wait: %+v", got.Errors)
		}
	})
}

func TestAccessTokenThatAnotherMakesEndsWithItAtTheLatest(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		end := o.clock.Now().Add(time.Hour)
		made := get[madeToken](t, o.as(t, auth.Support), makeToken, vars{"input": vars{"name": "short", "expiresAt": end}})
		short := staffClient{testkit.Client{BaseURL: o.server.URL, Token: made.CreateAccessToken.Token}}
		for _, later := range []any{nil, end.Add(time.Second)} {
			short.refuses(t, "INVALID_INPUT", makeToken, vars{"input": vars{"name": "longer", "expiresAt": later}}, "input.expiresAt")
		}
		get[madeToken](t, short, makeToken, vars{"input": vars{"name": "as long", "expiresAt": end}})
	})
}

func TestAPersonHasAtMostFiftyLiveAccessTokens(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		member, colleague := o.as(t, auth.Support), o.as(t, auth.Support) // each has one
		me := get[struct{ Viewer struct{ Email string } }](t, member, `{ viewer { email } }`, nil)
		if r := (&browser{fixture: o}).signIn(t, me.Viewer.Email, testkit.StaffPassword); r.Status != http.StatusOK { // which is no access token
			t.Fatalf("%d %s", r.Status, r.Body)
		}
		const create = `mutation($name: String!, $expiresAt: Time) { createAccessToken(input: {name: $name, expiresAt: $expiresAt}) { session { id } } }`
		type created struct {
			CreateAccessToken struct{ Session struct{ ID uuid.UUID } }
		}
		expiring := vars{"name": "expiring", "expiresAt": o.clock.Now().Add(time.Hour)}
		get[created](t, member, create, expiring)
		member.refuses(t, "INVALID_INPUT", makeToken, vars{"input": vars{"name": "", "expiresAt": o.clock.Now()}}, "input.name", "input.expiresAt")
		var made, refused atomic.Int64
		var waiting sync.WaitGroup
		for range 60 { // at once, of which 48 fit
			waiting.Go(func() {
				got := member.askUntilServed(t, create, vars{"name": "many"})
				switch {
				case len(got.Errors) == 0:
					made.Add(1)
				case got.Errors[0].Extensions.Code == "ACCESS_TOKEN_LIMIT" && strings.Contains(got.Errors[0].Message, "50"):
					refused.Add(1)
				default:
					t.Errorf("%+v", got.Errors)
				}
			})
		}
		waiting.Wait()
		if made.Load() != 48 || refused.Load() != 12 {
			t.Errorf("%d were made and %d refused, want 48 and 12", made.Load(), refused.Load())
		}
		one := get[created](t, colleague, create, vars{"name": "of a colleague"}).CreateAccessToken.Session.ID
		colleague.refuses(t, "NOT_FOUND", `mutation($id: ID!) { revokeAccessToken(input: {id: $id}) { id } }`, id(uuid.New()))
		get[any](t, colleague, `mutation($id: ID!) { revokeAccessToken(input: {id: $id}) { id } }`, id(one))

		o.clock.Advance(2 * time.Hour) // the one that expires has ended
		get[created](t, member, create, vars{"name": "in its place"})
		member.refuses(t, "ACCESS_TOKEN_LIMIT", create, vars{"name": "one more"})
		get[any](t, member, `mutation { endOtherSessions { count } }`, nil)
		get[created](t, member, create, vars{"name": "after the others ended"})
	})
}
