package graph_test

import (
	"database/sql"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"kiosk/ent/db"
	"kiosk/ent/db/auditentry"
	"kiosk/ent/db/staffmember"
	"kiosk/graph"
	"kiosk/internal/database"
	"kiosk/internal/httpx"
	"kiosk/internal/resolver"
	"kiosk/internal/testkit"
)

// forgets requests a link for a password reset, in a language.
func (b *browser) forgets(t testing.TB, store, address string, headers ...string) testkit.Response {
	t.Helper()
	return b.do(t, http.MethodPost, "/session/reset", vars{"store": store, "email": address}, headers...)
}

// hires creates the staff member Zoe with a password.
func (m *mailing) hires(t testing.TB) *browser {
	t.Helper()
	link := m.inviteZoe(t, m.staffClient)
	m.server.Next(t)
	b := &browser{fixture: m.fixture}
	if r := b.useLink(t, link.Token, "Zoe"); r.Status != http.StatusOK {
		t.Fatalf("%d %s", r.Status, r.Body)
	}
	return b
}

func TestForgottenPasswordIsReplacedByALinkOfOneHour(t *testing.T) {
	mailed(t, func(t *testing.T, m *mailing) {
		m.sends(t)
		signedIn := m.hires(t)
		b := &browser{fixture: m.fixture}
		var can struct{ ByEmail bool }
		if b.do(t, http.MethodGet, "/session/reset", nil).Decode(t, &can); !can.ByEmail {
			t.Error("the sign-in page does not know that there are e-mails")
		}
		zoe := func() *db.StaffMember {
			return m.Database.Client.StaffMember.Query().Where(staffmember.Email("zoe@shop.example")).OnlyX(m.Context(t))
		}
		before := zoe()
		if r := b.forgets(t, typed(m.Slug), typed("Zoe@shop.example"), "Accept-Language", "pt-BR,en;q=0.5"); r.Status != http.StatusAccepted || len(r.Body) != 0 {
			t.Fatalf("%d %s", r.Status, r.Body)
		}
		entry := m.Database.Client.AuditEntry.Query().Where(auditentry.Action("staff.request_reset")).OnlyX(m.Context(t))
		if entry.ActorID != nil || entry.RequestID == "" {
			t.Errorf("%+v", entry)
		}
		got := m.server.Next(t)
		page, token := linkIn(t, got)
		if page != "reset" || got.To != "zoe@shop.example" || got.Subject != "Nova senha para Store" {
			t.Errorf("%s %q to %s", page, got.Subject, got.To)
		}
		if r := b.signIn(t, "zoe@shop.example", chosenPassword); r.Status != http.StatusOK || signedIn.viewer(t) != "Zoe" {
			t.Errorf("the old password does not work until there is a new one: %d %s", r.Status, r.Body)
		}
		member := zoe()
		if member.Version != before.Version {
			t.Errorf("a request without sign-in made the version %d of %d, which makes edits stale", member.Version, before.Version)
		}
		if left := member.LinkExpiresAt.Sub(m.clock.Now()); left > time.Hour || left < 50*time.Minute {
			t.Errorf("the link is valid for %s", left)
		}
		if r := b.useLink(t, token, ""); r.Status != http.StatusOK {
			t.Fatalf("%d %s", r.Status, r.Body)
		}
		isRefused(t, b.useLink(t, token, ""), http.StatusNotFound, "NOT_FOUND")

		b.forgets(t, m.Slug, "zoe@shop.example")
		_, token = linkIn(t, m.server.Next(t))
		m.clock.Advance(61 * time.Minute)
		isRefused(t, b.useLink(t, token, ""), http.StatusGone, "EXPIRED")
	})
}

func TestRequestForANewPasswordDoesNotTellWhoExists(t *testing.T) {
	mailed(t, func(t *testing.T, m *mailing) {
		m.sends(t)
		m.hires(t)
		disabled := do[emailedLink](t, m.staffClient, inviteEmailed, vars{"email": "invited@shop.example", "role": "VIEWER"})
		m.server.Next(t)
		b := &browser{fixture: m.fixture}
		known := b.forgets(t, m.Slug, "zoe@shop.example")
		m.server.Next(t)
		for name, r := range map[string]testkit.Response{
			"an unknown person": b.forgets(t, m.Slug, "nobody@shop.example"),
			"an unknown store":  b.forgets(t, "no-such-store", "zoe@shop.example"),
			"an invited person": b.forgets(t, m.Slug, disabled.Member.Email),
			"no e-mail address": b.forgets(t, m.Slug, "\x00"),
		} {
			if r.Status != known.Status || string(r.Body) != string(known.Body) {
				t.Errorf("%s: %d %s, a known one %d %s", name, r.Status, r.Body, known.Status, known.Body)
			}
		}
		if n := len(m.emails(t)); n != 3 {
			t.Errorf("%d e-mails were written, want 3", n)
		}
		isRefused(t, b.forgets(t, m.Slug, ""), http.StatusBadRequest, "MALFORMED_BODY")
	})
}

func TestARequestForANewPasswordThatIsDrawnOutDoesNotTellWhoExists(t *testing.T) {
	t.Parallel()
	none := &database.DB{SQL: new(sql.DB)} // it would fail, but an invalid address is never looked up
	operations := resolver.New(resolver.Config{Database: none, LinkURL: consoleURL})
	synctest.Test(t, func(t *testing.T) {
		handler := graph.New(graph.Config{Database: none, Resolver: operations})
		body, sender := io.Pipe()
		request := httptest.NewRequest(http.MethodPost, "http://localhost/session/reset", body)
		request.RemoteAddr = "127.0.0.1:41234"
		request.Header.Set("Content-Type", "application/json")
		recorded := httptest.NewRecorder()
		isOver := make(chan struct{})
		go func() {
			handler.ServeHTTP(recorded, request)
			close(isOver)
		}()
		time.Sleep(time.Second)
		if _, err := io.WriteString(sender, `{"store": "s", "email": "\u0000"}`); err != nil {
			t.Fatal(err)
		}
		if err := sender.Close(); err != nil {
			t.Fatal(err)
		}
		synctest.Wait()
		select {
		case <-isOver:
			t.Errorf("responded %d as soon as it knew the person", recorded.Code)
		default:
		}
		<-isOver
		if recorded.Code != http.StatusAccepted {
			t.Errorf("%d %s", recorded.Code, recorded.Body)
		}
	})
}

func TestPersonGetsThreeLinksToANewPasswordAnHour(t *testing.T) {
	mailed(t, func(t *testing.T, m *mailing) {
		m.sends(t)
		m.hires(t)
		b := &browser{fixture: m.fixture}
		for range 4 {
			if r := b.forgets(t, m.Slug, "zoe@shop.example"); r.Status != http.StatusAccepted {
				t.Errorf("%d %s", r.Status, r.Body)
			}
		}
		if n := len(m.emails(t)); n != 4 { // with the invitation
			t.Errorf("%d e-mails were written, want 4", n)
		}
		m.clock.Advance(61 * time.Minute)
		b.forgets(t, m.Slug, "zoe@shop.example")
		if n := len(m.emails(t)); n != 5 {
			t.Errorf("%d e-mails were written, want 5", n)
		}
	})
}

func TestLinksToANewPasswordThatAClockAheadMadeDoNotCount(t *testing.T) {
	mailed(t, func(t *testing.T, m *mailing) {
		m.sends(t)
		m.hires(t)
		b := &browser{fixture: m.fixture}
		m.clock.Advance(24 * time.Hour)
		for range 3 {
			b.forgets(t, m.Slug, "zoe@shop.example")
		}
		m.clock.Advance(-24 * time.Hour)
		for range 4 {
			b.forgets(t, m.Slug, "zoe@shop.example")
		}
		if n := len(m.emails(t)); n != 7 { // with the invitation, and three links by each clock
			t.Errorf("%d e-mails were written, want 7", n)
		}
	})
}

func TestStaffOfAStoreSendAHundredLinksADay(t *testing.T) {
	mailed(t, func(t *testing.T, m *mailing) {
		zoe := m.inviteZoe(t, m.staffClient)
		b := &browser{fixture: m.fixture}
		for i := range 98 {
			link := do[emailedLink](t, m.staffClient, linkEmailed, vars{"id": zoe.Member.ID})
			if i == 48 { // from here on they are links to a new password, no invitations
				b.useLink(t, link.Token, "Zoe")
			}
		}
		last := do[emailedLink](t, m.staffClient, linkEmailed, vars{"id": zoe.Member.ID})
		if r := b.useLink(t, last.Token, "Zoe"); !last.Emailed || r.Status != http.StatusOK {
			t.Fatalf("the last link was emailed: %t, and its use: %d %s", last.Emailed, r.Status, r.Body)
		}
		invite := func(address string) emailedLink {
			return do[emailedLink](t, m.staffClient, inviteEmailed, vars{"email": address, "name": "Yan", "role": "VIEWER"})
		}
		if got := invite("yan@shop.example"); got.Emailed || got.Token == "" {
			t.Errorf("%+v, want only the link", got)
		}
		if got := do[emailedLink](t, m.staffClient, linkEmailed, vars{"id": zoe.Member.ID}); got.Emailed || got.Token == "" {
			t.Errorf("%+v, want only the link", got)
		}
		if n := len(m.emails(t)); n != 100 {
			t.Errorf("%d e-mails were written, want 100", n)
		}
		m.clock.Advance(61 * time.Minute) // after the links to a new password that count for Zoe
		b.forgets(t, m.Slug, "zoe@shop.example")
		if n := len(m.emails(t)); n != 101 {
			t.Errorf("%d e-mails were written, want 101: what people request is not limited by what others send", n)
		}
		m.clock.Advance(24 * time.Hour)
		if got := invite("yan2@shop.example"); !got.Emailed {
			t.Errorf("a day later: %+v", got)
		}
	})
}

func TestRequestsForNewPasswordsAreBoundedByAddress(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		clock := new(testkit.Clock)
		m := openMailing(t, d, func(c *graph.Config) { c.Limits = httpx.Limits{AuthFailures: 60, Now: clock.Now} })
		b := &browser{fixture: m.fixture}
		for range 10 {
			if r := b.forgets(t, m.Slug, "nobody@shop.example"); r.Status != http.StatusAccepted {
				t.Fatalf("%d %s", r.Status, r.Body)
			}
		}
		isRefused(t, b.forgets(t, m.Slug, "nobody@shop.example"), http.StatusTooManyRequests, "TOO_MANY_FAILURES")
	})
}

func TestNewPasswordsAreNotRequestedWhereNoEmailIsSent(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		b := &browser{fixture: o}
		if r := b.do(t, http.MethodGet, "/session/reset", nil); strings.TrimSpace(string(r.Body)) != `{"byEmail":false}` {
			t.Errorf("%s", r.Body)
		}
		isRefused(t, b.forgets(t, o.Slug, "zoe@shop.example"), http.StatusNotFound, "NOT_FOUND")
	})
}
