package graph_test

import (
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/coder/websocket"
	"github.com/coder/websocket/wsjson"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/auditentry"
	"kiosk/ent/db/staffsession"
	"kiosk/graph"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/httpx"
	"kiosk/internal/resolver/access"
	"kiosk/internal/testkit"
)

// signedIn creates a staff member with the role, and returns a signed-in browser.
func (o *fixture) signedIn(t testing.TB, role auth.Role) (*browser, *db.StaffMember) {
	t.Helper()
	member := o.hire(t, role)
	b := &browser{fixture: o}
	if r := b.signIn(t, member.Email, testkit.StaffPassword); r.Status != http.StatusOK {
		t.Fatalf("%d %s", r.Status, r.Body)
	}
	return b, member
}

func (b *browser) link(t testing.TB, to *fixture, email, password string) testkit.Response {
	t.Helper()
	return b.do(t, http.MethodPost, "/session/stores", vars{"store": to.Slug, "email": email, "password": password})
}

// switchTo switches stores and keeps the new cookie.
func (b *browser) switchTo(t testing.TB, to *fixture, headers ...string) testkit.Response {
	t.Helper()
	r := b.do(t, http.MethodPost, "/session/switch", vars{"store": to.Slug}, headers...)
	if r.Status == http.StatusOK {
		b.cookie, _, _ = strings.Cut(r.Header.Get("Set-Cookie"), ";")
	}
	return r
}

// run sends an operation as a page does.
func (b *browser) run(t testing.TB, operation string, variables vars, headers ...string) result {
	t.Helper()
	r := b.do(t, http.MethodPost, graph.Path, map[string]any{"query": operation, "variables": variables}, headers...)
	return decodeResult(t, r.Body)
}

func (b *browser) seesStores(t testing.TB, want string) {
	t.Helper()
	got := b.run(t, `{ viewer { stores { slug name livemode role email } } }`, nil)
	if string(got.Data) != `{"viewer":{"stores":[`+want+`]}}` {
		t.Errorf("stores %s, %+v, want %s", got.Data, got.Errors, want)
	}
}

// audits counts the audit entries of the store with the action and with the word in their text.
func (o *fixture) audits(t testing.TB, action, word string) int {
	t.Helper()
	entries := o.Database.Client.AuditEntry.Query().Where(auditentry.Action(action)).AllX(o.Context(t))
	count := 0
	for _, entry := range entries {
		if strings.Contains(string(entry.After), word) {
			count++
		}
	}
	return count
}

func TestAPersonSwitchesBetweenLinkedStoresWithoutAPassword(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		other := o.beside(t)
		b, own := o.signedIn(t, auth.Owner)
		there := other.hire(t, auth.Viewer)
		b.seesStores(t, "")
		isRefused(t, b.switchTo(t, other), http.StatusNotFound, "NOT_FOUND")
		for range 2 { // the second time changes nothing
			r := b.link(t, other, strings.ToUpper(there.Email), testkit.StaffPassword)
			if r.Status != http.StatusOK || !strings.Contains(string(r.Body), `"role":"VIEWER"`) || r.Header.Get("Set-Cookie") != "" {
				t.Fatalf("%d %s", r.Status, r.Body)
			}
		}
		b.seesStores(t, `{"slug":"`+other.Slug+`","name":"Store","livemode":true,"role":"VIEWER","email":"`+there.Email+`"}`)

		first := *b
		r := b.switchTo(t, other)
		var who struct{ ID, Role, StoreID string }
		r.Decode(t, &who)
		if who.ID != there.ID.String() || who.Role != "VIEWER" || who.StoreID != other.ID.String() || !strings.Contains(r.Header.Get("Set-Cookie"), "HttpOnly") {
			t.Errorf("%d %s %v", r.Status, r.Body, r.Header)
		}
		if got := first.viewer(t); got != "UNAUTHENTICATED" {
			t.Errorf("the session of before: %s", got)
		}
		isRefused(t, first.switchTo(t, other), http.StatusUnauthorized, "UNAUTHENTICATED")
		found := b.run(t, `query($id: ID!) { customer(id: $id) { name } store { slug } }`, id(o.Ana.ID))
		if string(found.Data) != `{"customer":null,"store":{"slug":"`+other.Slug+`"}}` {
			t.Errorf("%s", found.Data)
		}
		if got := b.run(t, updateOwnName, vars{"input": vars{"name": "Ada"}}); len(got.Errors) > 0 {
			t.Errorf("%+v", got.Errors)
		}
		if got := b.run(t, `mutation { createCategory(input: {name: "x", slug: "x"}) { id } }`, nil); got.Errors[0].Extensions.Code != "FORBIDDEN" {
			t.Errorf("a VIEWER there: %+v", got)
		}
		b.seesStores(t, `{"slug":"`+o.Slug+`","name":"Store","livemode":true,"role":"OWNER","email":"`+own.Email+`"}`)
		if r := b.switchTo(t, o); r.Status != http.StatusOK || b.viewer(t) != "Hired" {
			t.Errorf("back: %d %s", r.Status, r.Body)
		}
		for _, side := range []struct{ in, to *fixture }{{o, other}, {other, o}} {
			for _, action := range []string{"staff.link_store", "staff.switch_to", "staff.switch_from"} {
				if n := side.in.audits(t, action, side.to.Slug); n != 1 {
					t.Errorf("%s is %d times in the audit of %s", action, n, side.in.Slug)
				}
			}
		}
		o.hideInAudit(t, testkit.StaffPassword, "kses_")
	})
}

func TestAStoreThatCannotBeIsNotLinked(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		b, _ := o.signedIn(t, auth.Owner)
		for _, store := range []any{"a\x00b", "", nil} {
			isRefused(t, b.do(t, http.MethodPost, "/session/switch", vars{"store": store}), http.StatusNotFound, "NOT_FOUND")
		}
	})
}

func TestLinkingAStoreTakesThePasswordThere(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		other := o.beside(t)
		b, own := o.signedIn(t, auth.Owner)
		same, err := o.Resolver.CreateStaff(other.Context(t), access.NewStaff{Email: own.Email, Password: "another password", Role: "OWNER"})
		if err != nil {
			t.Fatal(err)
		}
		gone := other.hire(t, auth.Owner)
		get[any](t, other.staffClient, `mutation($id: ID!) { disableStaff(input: {id: $id}) { id } }`, id(gone.ID))
		for _, in := range []struct{ email, password string }{
			{same.Email, testkit.StaffPassword}, {gone.Email, testkit.StaffPassword}, {"nobody@example.com", "another password"},
		} {
			r := b.link(t, other, in.email, in.password)
			isRefused(t, r, http.StatusUnauthorized, "UNAUTHENTICATED")
			if !strings.Contains(string(r.Body), "The store, the e-mail address or the password is wrong.") {
				t.Errorf("%s", r.Body)
			}
		}
		isRefused(t, b.link(t, o, o.hire(t, auth.Owner).Email, testkit.StaffPassword), http.StatusBadRequest, "INVALID_INPUT")
		isRefused(t, b.do(t, http.MethodPost, "/session/stores", vars{"store": other.Slug}), http.StatusBadRequest, "MALFORMED_BODY")
		isRefused(t, b.do(t, http.MethodGet, "/session/switch", nil), http.StatusMethodNotAllowed, "METHOD_NOT_ALLOWED")
		right := vars{"store": other.Slug, "email": same.Email, "password": "another password"}
		for _, path := range []string{"/session/stores", "/session/switch"} {
			isRefused(t, b.do(t, http.MethodPost, path, right, "Sec-Fetch-Site", "cross-site"), http.StatusForbidden, "CROSS_ORIGIN")
			isRefused(t, b.do(t, http.MethodPost, path, right, "X-Forwarded-For", "203.0.113.1"), http.StatusForbidden, "HTTPS_REQUIRED")
			isRefused(t, (&browser{fixture: o}).do(t, http.MethodPost, path, right), http.StatusUnauthorized, "UNAUTHENTICATED")
		}
		withToken := o.client.Do(t, http.MethodPost, "/session/stores", right)
		isRefused(t, withToken, http.StatusForbidden, "FORBIDDEN")
		b.seesStores(t, "")
		if n := other.audits(t, "staff.link_store", ""); n != 0 {
			t.Errorf("%d links", n)
		}

		if r := b.link(t, other, same.Email, "another password"); r.Status != http.StatusOK {
			t.Fatalf("%d %s", r.Status, r.Body)
		}
		isRefused(t, b.link(t, other, other.hire(t, auth.Owner).Email, testkit.StaffPassword), http.StatusConflict, "ALREADY_EXISTS")
		made := b.run(t, makeToken, vars{"input": vars{"name": "program"}})
		token := strings.Split(string(made.Data), `"`)[5]
		program := testkit.Client{BaseURL: o.server.URL, Token: token}
		isRefused(t, program.Do(t, http.MethodPost, "/session/switch", vars{"store": other.Slug}), http.StatusForbidden, "FORBIDDEN")

		const unlink = `mutation($store: String!) { unlinkStore(input: {store: $store}) { slug } }`
		for _, want := range []string{"", "NOT_FOUND"} {
			got := b.run(t, unlink, vars{"store": other.Slug})
			if code := codeOf(got); code != want {
				t.Errorf("%+v, want %q", got, want)
			}
		}
		isRefused(t, b.switchTo(t, other), http.StatusNotFound, "NOT_FOUND")
		for _, side := range []struct{ in, to *fixture }{{o, other}, {other, o}} {
			if n := side.in.audits(t, "staff.unlink_store", side.to.Slug); n != 1 {
				t.Errorf("the end of the link is %d times in the audit", n)
			}
		}
	})
}

// codeOf returns the code of a response's first error, "" without errors.
func codeOf(got result) string {
	if len(got.Errors) == 0 {
		return ""
	}
	return got.Errors[0].Extensions.Code
}

func TestWrongPasswordsOfLinksAreThrottledLikeSignIns(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		var clock stillClock
		o := open(t, d, func(c *graph.Config) { c.Limits = httpx.Limits{AuthFailures: 60, Now: clock.now} })
		other := o.beside(t)
		b, _ := o.signedIn(t, auth.Owner)
		victim := other.hire(t, auth.Owner)
		for range 11 { // a link that is refused for another reason counts as no wrong password
			isRefused(t, b.link(t, o, victim.Email, testkit.StaffPassword), http.StatusBadRequest, "INVALID_INPUT")
		}
		for range 10 {
			isRefused(t, b.link(t, other, victim.Email, "a guess"), http.StatusUnauthorized, "UNAUTHENTICATED")
		}
		isRefused(t, b.link(t, other, victim.Email, testkit.StaffPassword), http.StatusTooManyRequests, "TOO_MANY_FAILURES")
		at := &browser{fixture: other}
		isRefused(t, at.signIn(t, victim.Email, testkit.StaffPassword), http.StatusTooManyRequests, "TOO_MANY_FAILURES")
		clock.Add(int64(31 * time.Second))
		if r := b.link(t, other, victim.Email, testkit.StaffPassword); r.Status != http.StatusOK {
			t.Errorf("after the wait: %d %s", r.Status, r.Body)
		}
	})
}

func TestASwitchedSessionEndsNoLaterThanTheOneItReplaces(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		other := o.beside(t)
		b, _ := o.signedIn(t, auth.Owner)
		b.link(t, other, other.hire(t, auth.Owner).Email, testkit.StaffPassword)
		here, there := o, other
		for hours := 0; hours < 7*24-8; hours += 8 {
			o.clock.Advance(8 * time.Hour)
			here, there = there, here
			if r := b.switchTo(t, here); r.Status != http.StatusOK {
				t.Fatalf("after %d hours: %d %s", hours+8, r.Status, r.Body)
			}
		}
		last := here.Database.Client.StaffSession.Query().
			Where(staffsession.KindEQ(staffsession.KindBROWSER), staffsession.RevokedAtIsNil()).OnlyX(here.Context(t))
		if life := last.ExpiresAt.Sub(last.CreatedAt); life > access.SessionLifetime {
			t.Errorf("the last session is valid for %s", life)
		}
		o.clock.Advance(8*time.Hour + time.Minute)
		isRefused(t, b.switchTo(t, there), http.StatusUnauthorized, "UNAUTHENTICATED")
	})
}

func TestOfTwoSwitchesAtOnceOneSucceeds(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		other := o.beside(t)
		b, _ := o.signedIn(t, auth.Owner)
		b.link(t, other, other.hire(t, auth.Owner).Email, testkit.StaffPassword)
		statuses := make(chan int, 4)
		var waiting sync.WaitGroup
		for range cap(statuses) {
			waiting.Go(func() {
				page := *b
				statuses <- page.switchTo(t, other).Status
			})
		}
		waiting.Wait()
		close(statuses)
		counts := map[int]int{}
		for status := range statuses {
			counts[status]++
		}
		if counts[http.StatusOK] != 1 || counts[http.StatusUnauthorized] != 3 {
			t.Errorf("%v", counts)
		}
	})
}

// TestLinksEndWithAnyNewPasswordAndWithDisabling has a person who works in three stores. If the owner of one store changes their
// account there, or an attacker takes it over, this must not give access to the other stores.
func TestLinksEndWithAnyNewPasswordAndWithDisabling(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		second, third := o.beside(t), o.beside(t)
		for name, end := range map[string]func(b *browser, member *db.StaffMember){
			"password by the owner": func(_ *browser, member *db.StaffMember) {
				get[any](t, o.staffClient, `mutation($input: SetStaffPasswordInput!) { setStaffPassword(input: $input) { id } }`,
					vars{"input": vars{"id": member.ID, "password": chosenPassword}})
			},
			"one-time link by the owner": func(_ *browser, member *db.StaffMember) {
				link := do[linkView](t, o.staffClient, createStaffLink, vars{"id": member.ID})
				owner := &browser{fixture: o}
				owner.useLink(t, link.Token, "")
				isRefused(t, owner.switchTo(t, second), http.StatusNotFound, "NOT_FOUND")
			},
			"own password": func(b *browser, _ *db.StaffMember) {
				got := b.run(t, changePassword, vars{"input": vars{"oldPassword": testkit.StaffPassword, "newPassword": chosenPassword}})
				if code := codeOf(got); code != "" {
					t.Error(code)
				}
			},
			"disabled and enabled": func(_ *browser, member *db.StaffMember) {
				for _, operation := range []string{"disableStaff", "enableStaff"} {
					get[any](t, o.staffClient, `mutation($id: ID!) { `+operation+`(input: {id: $id}) { id } }`, id(member.ID))
				}
			},
			"other sessions": func(b *browser, _ *db.StaffMember) {
				if code := codeOf(b.run(t, `mutation { endOtherSessions { count } }`, nil)); code != "" {
					t.Error(code)
				}
			},
		} {
			first, member := o.signedIn(t, auth.Manager)
			inSecond, inThird := second.hire(t, auth.Owner), third.hire(t, auth.Owner)
			first.link(t, second, inSecond.Email, testkit.StaffPassword)
			first.link(t, third, inThird.Email, testkit.StaffPassword)
			entered := &browser{fixture: o}
			entered.signIn(t, member.Email, testkit.StaffPassword)
			entered.switchTo(t, second)
			made := entered.run(t, makeToken, vars{"input": vars{"name": "made there"}})
			program := staffClient{testkit.Client{BaseURL: o.server.URL, Token: strings.Split(string(made.Data), `"`)[5]}}
			get[any](t, program, mySessions, nil)
			own := &browser{fixture: second}
			own.signIn(t, inSecond.Email, testkit.StaffPassword)

			end(first, member)
			if got := entered.viewer(t); got != "UNAUTHENTICATED" {
				t.Errorf("%s: who entered from the account stays in another store: %s", name, got)
			}
			program.refuses(t, "UNAUTHENTICATED", mySessions, nil)
			own.seesStores(t, "")
			isRefused(t, own.switchTo(t, o), http.StatusNotFound, "NOT_FOUND")
			isRefused(t, own.switchTo(t, third), http.StatusNotFound, "NOT_FOUND")
			if got := own.viewer(t); got != "Hired" {
				t.Errorf("%s: the session by the password there: %s", name, got)
			}
			if name == "other sessions" {
				isRefused(t, first.switchTo(t, second), http.StatusNotFound, "NOT_FOUND")
			} else {
				isRefused(t, first.switchTo(t, second), http.StatusUnauthorized, "UNAUTHENTICATED")
			}
		}
		if n, m := o.audits(t, "staff.unlink_store", third.Slug), third.audits(t, "staff.unlink_store", o.Slug); n != 5 || m != 5 {
			t.Errorf("the ends of links are %d and %d times in the audits", n, m)
		}
	})
}

func TestASessionThatSwitchesOftenGoesOnFromTheAccountWhosePasswordBeganIt(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		const endOthers = `mutation { endOtherSessions { count } }`
		second, third := o.beside(t), o.beside(t)
		here, member := o.signedIn(t, auth.Manager)
		for _, store := range []*fixture{second, third} {
			here.link(t, store, store.hire(t, auth.Owner).Email, testkit.StaffPassword)
		}
		back, far := &browser{fixture: o}, &browser{fixture: o}
		for b, way := range map[*browser][]*fixture{back: {second, o}, far: {second, third}} {
			b.signIn(t, member.Email, testkit.StaffPassword)
			for _, store := range way {
				if r := b.switchTo(t, store); r.Status != http.StatusOK {
					t.Fatalf("%d %s", r.Status, r.Body)
				}
			}
		}
		// Of the three sessions, the first is another one in the store, and the last was entered from it over the second store.
		if got := back.run(t, endOthers, nil); string(got.Data) != `{"endOtherSessions":{"count":2}}` {
			t.Errorf("%s %+v", got.Data, got.Errors)
		}
		if got := here.viewer(t) + " " + back.viewer(t) + " " + far.viewer(t); got != "UNAUTHENTICATED Hired UNAUTHENTICATED" {
			t.Error(got)
		}
		if n := third.audits(t, "session.end", ""); n != 1 {
			t.Errorf("the end is %d times in the audit of the third store", n)
		}
	})
}

func TestAnAccountWithLinksThatIsLinkedLeavesItsOwnForThoseOfTheActor(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		second, third, fourth := o.beside(t), o.beside(t), o.beside(t)
		b, _ := o.signedIn(t, auth.Manager)
		b.link(t, second, second.hire(t, auth.Owner).Email, testkit.StaffPassword)
		there, member := third.signedIn(t, auth.Manager)
		there.link(t, fourth, fourth.hire(t, auth.Owner).Email, testkit.StaffPassword)

		if r := b.link(t, third, member.Email, testkit.StaffPassword); r.Status != http.StatusOK {
			t.Fatalf("%d %s", r.Status, r.Body)
		}
		for _, from := range []*browser{b, there} {
			isRefused(t, from.switchTo(t, fourth), http.StatusNotFound, "NOT_FOUND")
			if r := from.switchTo(t, second); r.Status != http.StatusOK {
				t.Errorf("%d %s", r.Status, r.Body)
			}
		}
	})
}

func TestAShreddedStoreIsNeitherListedNorEntered(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		other := o.beside(t)
		b, _ := o.signedIn(t, auth.Owner)
		b.link(t, other, other.hire(t, auth.Owner).Email, testkit.StaffPassword)
		if err := o.Resolver.ShredStore(other.Context(t)); err != nil {
			t.Fatal(err)
		}
		b.seesStores(t, "")
		isRefused(t, b.switchTo(t, other), http.StatusNotFound, "NOT_FOUND")
	})
}

// storeShown returns the header with the store that a page shows.
func (o *fixture) storeShown() []string { return []string{"X-Kiosk-Store", o.ID.String()} }

func TestAPageOfOneStoreDoesNothingInAnother(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		other := o.beside(t)
		b, _ := o.signedIn(t, auth.Owner)
		b.link(t, other, other.hire(t, auth.Owner).Email, testkit.StaffPassword)
		const write = `mutation { createCategory(input: {name: "Written", slug: "written"}) { id } }`
		if got := b.run(t, `{ store { slug } }`, nil, o.storeShown()...); codeOf(got) != "" {
			t.Fatalf("%+v", got)
		}
		if r := b.switchTo(t, other, o.storeShown()...); r.Status != http.StatusOK {
			t.Fatalf("%d %s", r.Status, r.Body)
		}
		before := [2]string{o.everyRow(t), other.everyRow(t)}
		for _, headers := range [][]string{o.storeShown(), {"X-Kiosk-Store", ""}, {"X-Kiosk-Store", uuid.NewString()}} {
			r := b.do(t, http.MethodPost, graph.Path, vars{"query": write}, headers...)
			isRefused(t, r, http.StatusConflict, "STORE_CHANGED")
			r = b.do(t, http.MethodGet, graph.Path+"?query=%7Bviewer%7Bid%7D%7D", nil, headers...)
			isRefused(t, r, http.StatusConflict, "STORE_CHANGED")
			isRefused(t, b.do(t, http.MethodGet, "/session", nil, headers...), http.StatusConflict, "STORE_CHANGED")
			isRefused(t, b.switchTo(t, o, headers...), http.StatusConflict, "STORE_CHANGED")
			r = b.do(t, http.MethodDelete, "/session", nil, headers...)
			isRefused(t, r, http.StatusConflict, "STORE_CHANGED")
			if r.Header.Get("Set-Cookie") != "" {
				t.Errorf("the cookie of the other store is gone: %v", r.Header)
			}
		}
		if after := [2]string{o.everyRow(t), other.everyRow(t)}; after != before {
			t.Error("a page of one store wrote")
		}
		shown := o.ID.String()
		conn := o.dial(t, http.Header{"Cookie": {b.cookie}})
		send(t, conn, vars{"type": "connection_init", "payload": vars{"store": shown}})
		var message vars
		err := wsjson.Read(t.Context(), conn, &message)
		for err == nil {
			err = wsjson.Read(t.Context(), conn, &message)
		}
		if code := websocket.CloseStatus(err); code != 4403 || !strings.Contains(err.Error(), "STORE_CHANGED") {
			t.Errorf("the WebSocket: %v", err)
		}
		if code := codeOf(b.run(t, write, nil, other.storeShown()...)); code != "" {
			t.Errorf("a page of the store itself: %s", code)
		}
	})
}

// personShown returns the headers with the store and the staff member of a page.
func (o *fixture) personShown(id uuid.UUID) []string {
	return append(o.storeShown(), "X-Kiosk-Viewer", id.String())
}

func TestAPageOfOnePersonDoesNothingInTheNameOfAnother(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		b, owner := o.signedIn(t, auth.Owner)
		const write = `mutation { createCategory(input: {name: "Written", slug: "written"}) { id } }`
		if got := b.run(t, `{ viewer { id } }`, nil, o.personShown(owner.ID)...); codeOf(got) != "" {
			t.Fatalf("%+v", got)
		}
		manager := o.hire(t, auth.Manager)
		b.signIn(t, manager.Email, testkit.StaffPassword)
		before := o.everyRow(t)
		for _, headers := range [][]string{o.personShown(owner.ID), {"X-Kiosk-Viewer", ""}, {"X-Kiosk-Viewer", uuid.NewString()}} {
			r := b.do(t, http.MethodPost, graph.Path, vars{"query": write}, headers...)
			isRefused(t, r, http.StatusConflict, "VIEWER_CHANGED")
			r = b.do(t, http.MethodGet, graph.Path+"?query=%7Bviewer%7Bid%7D%7D", nil, headers...)
			isRefused(t, r, http.StatusConflict, "VIEWER_CHANGED")
			isRefused(t, b.do(t, http.MethodGet, "/session", nil, headers...), http.StatusConflict, "VIEWER_CHANGED")
			isRefused(t, b.switchTo(t, o, headers...), http.StatusConflict, "VIEWER_CHANGED")
			r = b.do(t, http.MethodDelete, "/session", nil, headers...)
			isRefused(t, r, http.StatusConflict, "VIEWER_CHANGED")
			if r.Header.Get("Set-Cookie") != "" {
				t.Errorf("the cookie of the other person is gone: %v", r.Header)
			}
		}
		if after := o.everyRow(t); after != before {
			t.Error("a page of one person wrote by the session of another")
		}
		conn := o.dial(t, http.Header{"Cookie": {b.cookie}})
		send(t, conn, vars{"type": "connection_init", "payload": vars{"store": o.ID.String(), "viewer": owner.ID.String()}})
		var message vars
		err := wsjson.Read(t.Context(), conn, &message)
		for err == nil {
			err = wsjson.Read(t.Context(), conn, &message)
		}
		if code := websocket.CloseStatus(err); code != 4403 || !strings.Contains(err.Error(), "VIEWER_CHANGED") {
			t.Errorf("the WebSocket: %v", err)
		}
		if code := codeOf(b.run(t, write, nil, o.personShown(manager.ID)...)); code != "" {
			t.Errorf("a page of the person: %s", code)
		}
	})
}
