package graph_test

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db/auditentry"
	"kiosk/ent/db/staffmember"
	"kiosk/graph"
	"kiosk/graph/errcode"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/httpx"
	"kiosk/internal/testkit"
)

type linkView struct {
	Token     string
	ExpiresAt time.Time
	Member    memberView
}

const (
	linkFields      = ` { token expiresAt member { id email role status version } } }`
	inviteStaff     = `mutation($input: InviteStaffInput!) { done: inviteStaff(input: $input)` + linkFields
	createStaffLink = `mutation($input: StaffInput!) { done: createStaffLink(input: $input)` + linkFields
	revokeStaffLink = `mutation($input: StaffInput!) { done: revokeStaffLink(input: $input)` + memberFields
	updateStaff     = `mutation($input: UpdateStaffInput!) { done: updateStaff(input: $input)` + memberFields
	updateOwnName   = `mutation($input: UpdateOwnNameInput!) { done: updateOwnName(input: $input)` + memberFields
	endStaffSession = `mutation($input: StaffSessionInput!) { done: endStaffSession(input: $input) { id revokedAt } }`
)

const chosenPassword = "chosen by the person"

// showLink requests the account that a link is for.
func (b *browser) showLink(t testing.TB, token string) testkit.Response {
	t.Helper()
	return b.do(t, http.MethodPost, "/session/link", vars{"token": token})
}

// useLink sets a password with a link and keeps the cookie.
func (b *browser) useLink(t testing.TB, token, name string) testkit.Response {
	t.Helper()
	r := b.do(t, http.MethodPut, "/session/link", vars{"token": token, "name": name, "password": chosenPassword})
	if r.Status == http.StatusOK {
		b.cookie, _, _ = strings.Cut(r.Header.Get("Set-Cookie"), ";")
	}
	return r
}

func (o *fixture) invites(t testing.TB, email, role string) linkView {
	t.Helper()
	return do[linkView](t, o.staffClient, inviteStaff, vars{"email": email, "name": "Zoe", "role": role})
}

func TestInvitedPersonChoosesAPasswordByTheLinkOnce(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		link := o.invites(t, "Zoe@Example.com", "MANAGER")
		o.audited(t, "staff.invite")
		if link.Member.Email != "zoe@example.com" || link.Member.Status != "INVITED" || !strings.HasPrefix(link.Token, "klnk_") {
			t.Errorf("%+v", link)
		}
		if days := time.Until(link.ExpiresAt).Hours() / 24; days < 6.9 || days > 7 {
			t.Errorf("the link is valid for %.1f days", days)
		}
		b := &browser{fixture: o}
		for _, password := range []string{"", chosenPassword} {
			if r := b.signIn(t, "zoe@example.com", password); r.Status == http.StatusOK {
				t.Errorf("an invited person signed in with %q", password)
			}
		}
		var shown struct {
			Store, StoreName, Email, Name, Role string
			Invited                             bool
		}
		for range 2 { // looking does not use it
			b.showLink(t, link.Token).Decode(t, &shown)
		}
		if shown.Store != o.Slug || shown.StoreName != "Store" || shown.Email != "zoe@example.com" || shown.Name != "Zoe" || shown.Role != "MANAGER" || !shown.Invited {
			t.Errorf("%+v", shown)
		}
		short := b.do(t, http.MethodPut, "/session/link", vars{"token": link.Token, "name": strings.Repeat("x", 201), "password": "short"})
		isRefused(t, short, http.StatusBadRequest, "INVALID_INPUT")
		for _, field := range []string{`"input.name"`, `"input.password"`} {
			if !strings.Contains(string(short.Body), `"field":`+field) {
				t.Errorf("the wrong field %s is not named: %s", field, short.Body)
			}
		}
		if r := b.useLink(t, link.Token, "Zoe Adams"); r.Status != http.StatusOK || !strings.Contains(r.Header.Get("Set-Cookie"), "HttpOnly") {
			t.Fatalf("%d %s", r.Status, r.Body)
		}
		o.audited(t, "staff.accept_invitation")
		if got := b.viewer(t); got != "Zoe Adams" {
			t.Errorf("viewer %s", got)
		}
		entry, err := o.Database.Client.AuditEntry.Query().Where(auditentry.Action("staff.accept_invitation")).Only(o.Context(t))
		if err != nil || *entry.ActorID != link.Member.ID || entry.ActorName != "Zoe Adams" || entry.RequestID == "" {
			t.Errorf("%+v, %v", entry, err)
		}
		isRefused(t, (&browser{fixture: o}).useLink(t, link.Token, ""), http.StatusNotFound, "NOT_FOUND")
		isRefused(t, b.showLink(t, link.Token), http.StatusNotFound, "NOT_FOUND")
		if r := (&browser{fixture: o}).signIn(t, "zoe@example.com", chosenPassword); r.Status != http.StatusOK {
			t.Errorf("%d %s", r.Status, r.Body)
		}
		o.hideInAudit(t, link.Token, "argon2id", chosenPassword)
	})
}

func TestLinkOfAShreddedStoreIsRefused(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		link := o.invites(t, "zoe@example.com", "SUPPORT")
		if err := o.Resolver.ShredStore(o.Context(t)); err != nil {
			t.Fatal(err)
		}
		b := &browser{fixture: o}
		isRefused(t, b.showLink(t, link.Token), http.StatusUnauthorized, "UNAUTHENTICATED")
		isRefused(t, b.useLink(t, link.Token, ""), http.StatusUnauthorized, "UNAUTHENTICATED")
	})
}

func TestStaffLinkIsRefusedWhenItIsNoLongerValid(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		foreign := open(t, o.Database)
		for name, c := range map[string]struct {
			end  func(link linkView) (token string)
			code string
		}{
			"replaced": {func(link linkView) string {
				do[linkView](t, o.staffClient, createStaffLink, vars{"id": link.Member.ID})
				o.audited(t, "staff.create_link")
				return link.Token
			}, "NOT_FOUND"},
			"revoked": {func(link linkView) string {
				revoke := func() { do[memberView](t, o.staffClient, revokeStaffLink, vars{"id": link.Member.ID}) }
				revoke()
				o.audited(t, "staff.revoke_link")
				o.leavesNoTrace(t, revoke)
				return link.Token
			}, "NOT_FOUND"},
			"disabled": {func(link linkView) string {
				do[memberView](t, o.staffClient, disableStaff, vars{"id": link.Member.ID})
				o.refuses(t, "STAFF_DISABLED", createStaffLink, vars{"input": id(link.Member.ID)})
				return link.Token
			}, "NOT_FOUND"},
			"disabled and enabled again": {func(link linkView) string {
				do[memberView](t, o.staffClient, disableStaff, vars{"id": link.Member.ID})
				if back := do[memberView](t, o.staffClient, enableStaff, vars{"id": link.Member.ID}); back.Status != "INVITED" {
					t.Errorf("who has no password is %s", back.Status)
				}
				o.leavesNoTrace(t, func() { do[memberView](t, o.staffClient, enableStaff, vars{"id": link.Member.ID}) })
				return link.Token
			}, "NOT_FOUND"},
			"password set by the owner": {func(link linkView) string {
				if set := do[memberView](t, o.staffClient, setStaffPassword, vars{"id": link.Member.ID, "password": "a new password"}); set.Status != "ACTIVE" {
					t.Errorf("who has a password is %s", set.Status)
				}
				return link.Token
			}, "NOT_FOUND"},
			"sent to an address that was wrong": {func(link linkView) string {
				same := vars{"id": link.Member.ID, "version": link.Member.Version, "email": strings.ToUpper(link.Member.Email)}
				if edited := do[memberView](t, o.staffClient, updateStaff, same); edited.LinkExpiresAt == nil {
					t.Error("the link ends although the address is the same")
				}
				other := vars{"id": link.Member.ID, "version": link.Member.Version, "email": uuid.NewString() + "@example.com"}
				if edited := do[memberView](t, o.staffClient, updateStaff, other); edited.LinkExpiresAt != nil {
					t.Errorf("the link goes on until %s", edited.LinkExpiresAt)
				}
				return link.Token
			}, "NOT_FOUND"},
			"mistyped":     {func(link linkView) string { return link.Token[:len(link.Token)-1] + "!" }, "NOT_FOUND"},
			"no link":      {func(linkView) string { return "correct horse" }, "NOT_FOUND"},
			"API token":    {func(linkView) string { return o.FullToken }, "NOT_FOUND"},
			"access token": {func(linkView) string { return o.client.Token }, "NOT_FOUND"},
		} {
			link := o.invites(t, uuid.NewString()+"@example.com", "SUPPORT")
			token := c.end(link)
			b := &browser{fixture: o}
			isRefused(t, b.showLink(t, token), errcode.Codes[c.code].Status, c.code)
			if r := b.useLink(t, token, ""); r.Status != errcode.Codes[c.code].Status || b.cookie != "" {
				t.Errorf("%s: %d %s", name, r.Status, r.Body)
			}
		}
		// Another store's owner reaches neither the person nor the link.
		link := o.invites(t, "bound@example.com", "OWNER")
		for _, operation := range []string{createStaffLink, revokeStaffLink} {
			foreign.refuses(t, "NOT_FOUND", operation, vars{"input": id(link.Member.ID)})
		}
		there := &browser{fixture: foreign}
		if r := there.useLink(t, link.Token, ""); r.Status != http.StatusOK || !strings.Contains(string(r.Body), o.ID.String()) {
			t.Errorf("the link opens another store than its own: %d %s", r.Status, r.Body)
		}
		if r := there.signIn(t, "bound@example.com", chosenPassword); r.Status != http.StatusUnauthorized {
			t.Errorf("the person is known to another store: %d", r.Status)
		}
		o.refuses(t, "FORBIDDEN", createStaffLink, vars{"input": id(o.me(t))})
		o.refuses(t, "ALREADY_EXISTS", inviteStaff, vars{"input": vars{"email": "BOUND@example.com", "role": "VIEWER"}}, "input.email")
		o.refuses(t, "INVALID_INPUT", inviteStaff, vars{"input": vars{"email": "no address", "name": strings.Repeat("x", 201), "role": "VIEWER"}},
			"input.email", "input.name")

		late := o.invites(t, "late@example.com", "VIEWER")
		o.clock.Advance(7*24*time.Hour + time.Second)
		isRefused(t, (&browser{fixture: o}).showLink(t, late.Token), http.StatusGone, "EXPIRED")
		isRefused(t, (&browser{fixture: o}).useLink(t, late.Token, ""), http.StatusGone, "EXPIRED")
		if again := do[linkView](t, serve(t, o.Reopened(t), o.clock).staffClient, createStaffLink, vars{"id": late.Member.ID}); (&browser{fixture: o}).useLink(t, again.Token, "").Status != http.StatusOK {
			t.Error("a new link after the old one expired is refused")
		}
	})
}

func TestResetLinkSetsAPasswordAndEndsTheSessionsUntilThen(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		member := o.hire(t, auth.Support)
		before := &browser{fixture: o}
		before.signIn(t, member.Email, testkit.StaffPassword)
		link := do[linkView](t, o.staffClient, createStaffLink, vars{"id": member.ID})
		if got := before.viewer(t); got != "Hired" {
			t.Errorf("the link alone ended the session: %s", got)
		}
		after := &browser{fixture: o}
		if r := after.useLink(t, link.Token, ""); r.Status != http.StatusOK {
			t.Fatalf("%d %s", r.Status, r.Body)
		}
		o.audited(t, "staff.reset_password")
		if got := before.viewer(t) + " " + after.viewer(t); got != "UNAUTHENTICATED Hired" {
			t.Error(got)
		}
		if r := before.signIn(t, member.Email, testkit.StaffPassword); r.Status != http.StatusUnauthorized {
			t.Errorf("the old password: %d", r.Status)
		}
		// A person who changes their own password ends a link that is open.
		open := do[linkView](t, o.staffClient, createStaffLink, vars{"id": member.ID})
		r := after.do(t, "POST", graph.Path, map[string]any{"query": changePassword, "variables": vars{"input": vars{"oldPassword": chosenPassword, "newPassword": "yet another password"}}})
		if r.Status != http.StatusOK {
			t.Fatalf("%d %s", r.Status, r.Body)
		}
		isRefused(t, after.showLink(t, open.Token), http.StatusNotFound, "NOT_FOUND")
		o.hideInAudit(t, link.Token, open.Token, "argon2id")
	})
}

func TestOfSeveralUsesOfALinkAtOnceOneSucceeds(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		link := o.invites(t, "race@example.com", "VIEWER")
		var won atomic.Int64
		var all sync.WaitGroup
		for range 4 {
			all.Go(func() {
				switch r := (&browser{fixture: o}).useLink(t, link.Token, ""); r.Status {
				case http.StatusOK:
					won.Add(1)
				case http.StatusNotFound:
				default:
					t.Errorf("%d %s", r.Status, r.Body)
				}
			})
		}
		all.Wait()
		sessions := o.Database.Client.StaffMember.Query().Where(staffmember.Email("race@example.com")).QuerySessions().CountX(o.Context(t))
		if won.Load() != 1 || sessions != 1 {
			t.Errorf("%d uses succeeded and made %d sessions, want one", won.Load(), sessions)
		}
	})
}

func TestWrongLinksAreBoundedAndLinksTakeHTTPS(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		o := open(t, d, func(c *graph.Config) { c.Limits = httpx.Limits{AuthFailures: 3} })
		link := o.invites(t, "bounded@example.com", "VIEWER")
		b := &browser{fixture: o}
		for range 5 { // a link that is right counts as no failure
			if r := b.showLink(t, link.Token); r.Status != http.StatusOK {
				t.Fatalf("%d %s", r.Status, r.Body)
			}
		}
		for range 5 { // nor does a password that is too short
			short := b.do(t, http.MethodPut, "/session/link", vars{"token": link.Token, "password": "short"})
			isRefused(t, short, http.StatusBadRequest, "INVALID_INPUT")
		}
		for range 3 {
			isRefused(t, b.showLink(t, auth.NewLink()), http.StatusNotFound, "NOT_FOUND")
		}
		isRefused(t, b.showLink(t, auth.NewLink()), http.StatusTooManyRequests, "TOO_MANY_FAILURES")
		isRefused(t, b.useLink(t, auth.NewLink(), ""), http.StatusTooManyRequests, "TOO_MANY_FAILURES")

		for _, method := range []string{http.MethodPost, http.MethodPut} {
			remote := httptest.NewRequest(method, "/session/link", strings.NewReader(`{"token":"`+link.Token+`"}`))
			remote.RemoteAddr = "192.0.2.1:9"
			recorded := httptest.NewRecorder()
			graph.New(graph.Config{Resolver: o.Resolver, Database: o.Database}).ServeHTTP(recorded, remote)
			if recorded.Code != http.StatusForbidden || !strings.Contains(recorded.Body.String(), "HTTPS_REQUIRED") {
				t.Errorf("%s over plain HTTP: %d %s", method, recorded.Code, recorded.Body)
			}
			isRefused(t, b.do(t, method, "/session/link", vars{"token": link.Token}, "Sec-Fetch-Site", "cross-site"), http.StatusForbidden, "CROSS_ORIGIN")
			isRefused(t, b.do(t, method, "/session/link", vars{"token": 1}), http.StatusBadRequest, "MALFORMED_BODY")
		}
		isRefused(t, b.do(t, http.MethodGet, "/session/link", nil), http.StatusMethodNotAllowed, "METHOD_NOT_ALLOWED")
	})
}

func TestSessionIsRenewedByUseForSevenDaysAtMost(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		member := o.hire(t, auth.Viewer)
		b := &browser{fixture: o}
		b.signIn(t, member.Email, testkit.StaffPassword)
		// at is the session's viewer at a process that has nothing in its caches.
		at := func() string {
			return (&browser{fixture: serve(t, o.Reopened(t), o.clock), cookie: b.cookie}).viewer(t)
		}
		for passed := 11 * time.Hour; passed < 7*24*time.Hour; passed += 11 * time.Hour {
			o.clock.Advance(11 * time.Hour)
			if got := at(); got != "Hired" {
				t.Fatalf("after %s of use every eleven hours: %s", passed, got)
			}
		}
		o.clock.Advance(4 * time.Hour)
		if got := at(); got != "UNAUTHENTICATED" {
			t.Errorf("after seven days: %s", got)
		}
		b.signIn(t, member.Email, testkit.StaffPassword)
		o.clock.Advance(12*time.Hour + time.Minute)
		if got := at(); got != "UNAUTHENTICATED" {
			t.Errorf("unused for twelve hours: %s", got)
		}
	})
}

func TestSessionThatAClockAheadOpenedEndsTwelveHoursAfterItsLastUse(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		const ahead = 30 * 24 * time.Hour
		o.clock.Advance(ahead)
		b, _ := o.signedIn(t, auth.Viewer)
		o.clock.Advance(-ahead)
		at := func() string {
			return (&browser{fixture: serve(t, o.Reopened(t), o.clock), cookie: b.cookie}).viewer(t)
		}
		if got := at(); got != "Hired" {
			t.Errorf("once the clock is right: %s", got)
		}
		o.clock.Advance(12*time.Hour + time.Minute)
		if got := at(); got != "UNAUTHENTICATED" {
			t.Errorf("unused for twelve hours: %s", got)
		}
	})
}

func TestOwnersSeeAndEndTheSessionsOfStaff(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		member := o.hire(t, auth.Viewer)
		b, kept := &browser{fixture: o}, &browser{fixture: o}
		b.signIn(t, member.Email, testkit.StaffPassword)
		kept.signIn(t, member.Email, testkit.StaffPassword)
		const list = `query($id: ID!) { staffSessions(staffId: $id) { id kind current } }`
		type listed struct {
			StaffSessions []struct {
				ID      uuid.UUID
				Kind    string
				Current bool
			}
		}
		found := get[listed](t, o.staffClient, list, id(member.ID)).StaffSessions
		if len(found) != 2 || found[0].Kind != "BROWSER" || found[0].Current {
			t.Fatalf("%+v", found)
		}
		foreign := open(t, o.Database)
		if got := get[listed](t, foreign.staffClient, list, id(member.ID)).StaffSessions; len(got) != 0 {
			t.Errorf("another store sees %+v", got)
		}
		foreign.refuses(t, "NOT_FOUND", endStaffSession, vars{"input": id(found[1].ID)})
		do[any](t, o.staffClient, endStaffSession, vars{"id": found[1].ID}) // the older one
		o.audited(t, "session.end")
		if got := b.viewer(t) + " " + kept.viewer(t); got != "UNAUTHENTICATED Hired" {
			t.Error(got)
		}
		o.as(t, auth.Manager).refuses(t, "FORBIDDEN", endStaffSession, vars{"input": id(found[0].ID)})
	})
}

func TestNamesOfNewStaffAreStoredWithoutSurroundingSpaces(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		const (
			create = `mutation($input: CreateStaffInput!) { done: createStaff(input: $input) { name } }`
			invite = `mutation($input: InviteStaffInput!) { invited: inviteStaff(input: $input) { member { name } } }`
		)
		for sent, want := range map[string]string{" Zoe Adams\t": "Zoe Adams", "  ": ""} {
			created := do[struct{ Name string }](t, o.staffClient, create, vars{
				"email": uuid.NewString() + "@example.com", "name": sent, "password": chosenPassword, "role": "VIEWER",
			})
			invited := get[struct {
				Invited struct{ Member struct{ Name string } }
			}](t, o.staffClient, invite, vars{"input": vars{"email": uuid.NewString() + "@example.com", "name": sent, "role": "VIEWER"}})
			if created.Name != want || invited.Invited.Member.Name != want {
				t.Errorf("%q: created %q, invited %q", sent, created.Name, invited.Invited.Member.Name)
			}
		}
	})
}

func TestAddressThatIsTooLongInLowerCaseIsRefused(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		address := strings.Repeat("Ⱥ", 115) + "@example.com" // 242 bytes, and 357 in lower case
		other := o.hire(t, auth.Viewer)
		o.refuses(t, "INVALID_INPUT", inviteStaff, vars{"input": vars{"email": address, "role": "VIEWER"}}, "input.email")
		o.refuses(t, "INVALID_INPUT", updateStaff, vars{"input": vars{"id": other.ID, "version": 1, "email": address}}, "input.email")
	})
}

func TestNamesAndAddressesOfStaffAreChanged(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		viewer := o.as(t, auth.Viewer)
		me := viewer.me(t)
		const who = `{ viewer { name email } }`
		type seen struct{ Viewer struct{ Name, Email string } }
		do[memberView](t, viewer, updateOwnName, vars{"name": " Vera "})
		o.audited(t, "staff.update")
		changed := do[memberView](t, o.staffClient, updateStaff, vars{"id": me, "version": 2, "email": "Vera@Example.com"})
		if got := get[seen](t, viewer, who, nil).Viewer; got.Name != "Vera" || got.Email != "vera@example.com" || changed.Version != 3 {
			t.Errorf("%+v, version %d", got, changed.Version)
		}
		o.leavesNoTrace(t, func() {
			again := do[memberView](t, o.staffClient, updateStaff, vars{"id": me, "version": 3, "email": "VERA@example.com", "name": "Vera "})
			if again.Version != 3 {
				t.Errorf("the same name and address again make the version %d", again.Version)
			}
		})
		viewer.refuses(t, "INVALID_INPUT", updateOwnName, vars{"input": vars{"name": " "}}, "input.name")
		o.refuses(t, "STALE", updateStaff, vars{"input": vars{"id": me, "version": 2, "name": "Old"}})
		other := o.hire(t, auth.Viewer)
		o.refuses(t, "ALREADY_EXISTS", updateStaff, vars{"input": vars{"id": me, "version": 3, "email": other.Email}}, "input.email")
		o.refuses(t, "INVALID_INPUT", updateStaff, vars{"input": vars{"id": me, "version": 3, "email": "x", "name": strings.Repeat("x", 201)}},
			"input.email", "input.name")
		open(t, o.Database).refuses(t, "NOT_FOUND", updateStaff, vars{"input": vars{"id": me, "version": 3, "name": "Foreign"}})
	})
}
