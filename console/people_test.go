package console_test

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"kiosk/internal/auth"
)

// staffLink is a one-time link, which the API returns once.
type staffLink struct {
	Token  string
	Member struct{ ID string }
}

// invite invites a person over the API.
func (m *member) invite(t testing.TB, email, name, role string) staffLink {
	t.Helper()
	var made struct{ InviteStaff staffLink }
	m.must(t, `mutation($input: InviteStaffInput!) { inviteStaff(input: $input) { token member { id } } }`,
		vars{"input": vars{"email": email, "name": name, "role": role}}, &made)
	return made.InviteStaff
}

const chosen = "chosen by the person"

// hire adds a person whom no other test uses. It returns them signed in, with their link.
func (m *member) hire(t testing.TB, name, role string) (*member, staffLink) {
	t.Helper()
	link := m.invite(t, emailOf(name), name, role)
	request, err := http.NewRequestWithContext(t.Context(), http.MethodPut, m.baseURL+"/session/link",
		strings.NewReader(fmt.Sprintf(`{"token":%q,"password":%q}`, link.Token, chosen)))
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/json")
	r, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	for _, cookie := range r.Cookies() {
		return &member{m.baseURL, cookie.Name + "=" + cookie.Value}, link
	}
	t.Fatalf("use the link: %s", r.Status)
	return nil, link
}

func emailOf(name string) string {
	return fmt.Sprintf("%s-%d@example.com", strings.ToLower(strings.ReplaceAll(name, " ", ".")), time.Now().UnixNano())
}

func TestInvitedManagerWorksUntilTheOwnerDisablesThem(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	email := emailOf("Mia")
	owner := open(t, d.as(t, "lab", "OWNER"), "/settings/staff")
	for _, colleague := range []string{"Noa Costa", "Kai Berg"} { // people of the demo: one is invited, and one has left
		owner.sees("link", colleague)
	}
	owner.sees("cell", "Invited")
	owner.sees("cell", "Disabled")
	owner.click("button", "Invite")
	owner.fill("textbox", "E-mail", email)
	owner.click("radio", "Manager*")
	owner.click("button", "Make the link")
	owner.sees("dialog", "The link for "+email)
	owner.rests()
	owner.accessible()
	_, token, found := strings.Cut(owner.text("output"), "/console/invite#")
	if !found || !strings.HasPrefix(token, "klnk_") {
		t.Fatalf("the link is %q", owner.text("output"))
	}
	if copied := owner.copies("Copy: *"); copied != owner.text("output") {
		t.Errorf("%q is copied", copied)
	}
	owner.click("button", "Done")
	owner.lacks("dialog", "*")
	owner.forgot(token)

	mia := open(t, nil, "/invite#"+token)
	mia.fill("textbox", "Your name", "Mia Manager")
	mia.fill("textbox", "New password", chosen)
	mia.fill("textbox", "New password again", "something else")
	mia.click("button", "Start")
	mia.invalid("textbox", "New password again")
	mia.fill("textbox", "New password again", chosen)
	mia.click("button", "Start")
	mia.sees("heading", "Dashboard")
	mia.sees("link", "API tokens")
	mia.lacks("link", "Staff")
	mia.lacks("link", "Settings")
	mia.forgot(token, chosen)
	again := open(t, nil, "/invite#"+token)
	again.sees("alert", "*")
	again.sees("link", "Go to the sign-in")

	owner.open("/settings/staff?role=MANAGER")
	owner.sees("link", "Mia Manager")
	managers := owner.exports(owner.downloads(), "Export", "Export: Staff", "staff")
	if !slices.ContainsFunc(managers, func(line string) bool { return strings.Contains(line, ",Mia Manager,"+email+",MANAGER,ACTIVE,") }) {
		t.Errorf("the file does not hold who accepted the invitation: %q", managers)
	}
	for _, line := range managers {
		if !strings.Contains(line, ",MANAGER,") {
			t.Errorf("under the filter, the file holds %s", line)
		}
	}
	owner.press(escape)
	owner.click("link", "Mia Manager")
	owner.click("button", "Disable")
	owner.sees("dialog", "Disable Mia Manager")
	owner.click("button", "Disable")
	owner.sees("button", "Enable")
	mia.sees("button", "Sign in") // without any action
	owner.click("button", "Enable")
	owner.sees("dialog", "Enable Mia Manager")
	owner.click("button", "Enable")
	owner.click("button", "Change role")
	owner.click("radio", "Viewer*")
	owner.click("button", "Change role")
	owner.lacks("dialog", "*")
	owner.holdsText("Viewer")
	owner.sees("button", "Disable")

	owner.open("/audit?action=staff.")
	owner.sees("link", "Show Invitation accepted by Mia Manager")
	owner.click("link", "Show Person disabled by*")
	owner.sees("dialog", "Person disabled")
	owner.sees("rowheader", "Status")
	owner.sees("cell", "Disabled")
	mia.quiet()
	owner.quiet()
}

func TestInvitationWhoseResponseWasLostIsLookedForInTheList(t *testing.T) {
	t.Parallel()
	p := open(t, kiosk(t).newStore(t, "lost-invitation"), "/settings/staff?dialog=invite")
	p.fill("textbox", "E-mail", "lotte@lost-invitation.example")
	p.losesResponse("InviteStaff")
	p.click("button", "Make the link")
	p.holdsText("Look at the list first")
	p.click("button", "Cancel")
	p.lacks("dialog", "*")
	p.click("link", "lotte@lost-invitation.example")
	p.click("button", "New link")
	p.sees("dialog", "New invitation link")
	p.quiet()
}

func TestChoicesThatSomeoneElseMadeMeanwhileAreShownBeforeTheyAreReplaced(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "choices")
	_, link := owner.hire(t, "Rita Role", "SUPPORT")
	version := func() int {
		var found struct{ StaffMember struct{ Version int } }
		owner.must(t, `query($id: ID!) { staffMember(id: $id) { version } }`, vars{"id": link.Member.ID}, &found)
		return found.StaffMember.Version
	}
	p := open(t, owner, "/settings/staff/"+link.Member.ID+"?dialog=role")
	p.click("radio", "Viewer*")
	owner.must(t, `mutation($input: SetStaffRoleInput!) { setStaffRole(input: $input) { id } }`,
		vars{"input": vars{"id": link.Member.ID, "version": version(), "role": "MANAGER"}}, new(any))
	p.click("button", "Change role")
	p.holdsText("Saved meanwhile: Manager")
	p.click("button", "Change role")
	p.lacks("dialog", "*")
	p.holdsText("Viewer")

	variation := owner.variation(t, "Chosen", "CHOSEN-1", "DIGITAL")
	var found struct {
		Variation struct {
			Product struct {
				ID, Slug string
				Version  int
			}
		}
	}
	owner.must(t, `query($id: ID!) { variation(id: $id) { product { id slug version } } }`, vars{"id": variation}, &found)
	product := found.Variation.Product
	p.open("/products/" + product.Slug + "?dialog=withdraw")
	p.sees("dialog", "*")
	owner.must(t, `mutation($input: SetProductStatusInput!) { setProductStatus(input: $input) { id } }`,
		vars{"input": vars{"id": product.ID, "version": product.Version, "status": "INACTIVE"}}, new(any))
	p.click("button", "Take off sale")
	p.holdsText("Saved meanwhile: Inactive")
	p.open("/audit?action=product.create")
	p.click("link", "Show Product added*")
	p.sees("rowheader", "Kind")
	p.sees("cell", "Digital")
	p.quiet()
}

func TestOwnerResetsAPasswordAndEndsASession(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	boss := d.as(t, "lab", "OWNER")
	person, link := boss.hire(t, "Rosa Reset", "SUPPORT")
	rosa := open(t, person, "/orders")
	rosa.sees("heading", "Orders")
	owner := open(t, boss, "/settings/staff/"+link.Member.ID)
	owner.click("button", "End: Browser")
	owner.lacks("button", "End: Browser")
	rosa.sees("button", "Sign in") // without any action
	owner.click("button", "Reset password")
	owner.click("button", "Make the link")
	_, token, _ := strings.Cut(owner.text("output"), "/console/reset#")
	owner.click("button", "Done")
	owner.lacks("button", "Done")
	owner.forgot(token)
	rosa.open("/reset#" + token)
	rosa.fill("textbox", "New password", "another password")
	rosa.fill("textbox", "New password again", "another password")
	rosa.click("button", "Set password")
	rosa.sees("heading", "Dashboard")
	rosa.forgot(token, "another password")
	rosa.quiet()
	owner.quiet()
}

func TestAPITokenIsShownOnceWorksAndIsRevoked(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	p := open(t, d.as(t, "lab", "MANAGER"), "/settings/tokens")
	p.click("button", "Create token")
	p.fill("textbox", "Name", "Story bot")
	p.click("checkbox", "See orders*")
	offered, err := chromedp.Run(p.tab, chromedp.Evaluate[[]auth.Scope](
		`[...document.querySelectorAll("[role=dialog] fieldset label > .numeric")].map((scope) => scope.textContent)`))
	if err != nil || !slices.Equal(offered, auth.AllScopes) {
		t.Errorf("the form offers %q (%v), want %q", offered, err, auth.AllScopes)
	}
	p.lacks("textbox", "Refunds at most*")
	p.click("checkbox", "Refund orders*")
	p.fill("textbox", "Refunds at most*", "0")
	p.click("button", "Create token")
	p.invalid("textbox", "Refunds at most*")
	p.fill("textbox", "Refunds at most*", "25,50")
	p.click("button", "Create token")
	p.sees("dialog", "Token created")
	p.rests()
	p.accessible()
	token := p.text("output")
	if copied := p.copies("Copy: Token"); copied != token {
		t.Errorf("%q is copied", copied)
	}
	works := func() int {
		t.Helper()
		request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, d.BaseURL+"/api/v1/external/orders", nil)
		if err != nil {
			t.Fatal(err)
		}
		request.Header.Set("Authorization", "Bearer "+token)
		r, err := http.DefaultClient.Do(request)
		if err != nil {
			t.Fatal(err)
		}
		defer r.Body.Close()
		return r.StatusCode
	}
	if status := works(); status != http.StatusOK {
		t.Errorf("the token %.12s… gets %d", token, status)
	}
	p.click("button", "Done")
	p.lacks("dialog", "*")
	p.holdsText("up to $25.50 of an order")
	p.forgot(token, token[14:])
	p.click("button", "Revoke Story bot")
	p.sees("dialog", "Revoke Story bot")
	p.click("button", "Revoke")
	p.lacks("button", "Revoke Story bot")
	if status := works(); status != http.StatusUnauthorized {
		t.Errorf("the revoked token gets %d", status)
	}
	p.open("/audit?action=api_token.")
	p.click("link", "Show API token revoked by*")
	p.sees("dialog", "API token revoked")
	p.sees("rowheader", "Revoked")
	p.forgot(token)
	p.quiet()
}

func TestTokenIsRevokedFromTheSecondPageOfTheList(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "many-tokens")
	for i := range 27 {
		owner.must(t, `mutation($input: CreateAPITokenInput!) { createAPIToken(input: $input) { apiToken { id } } }`,
			vars{"input": vars{"name": fmt.Sprintf("Bot %02d", 27-i), "scopes": []string{"products:read"}}}, new(any))
	}
	p := open(t, owner, "/settings/tokens")
	p.sees("button", "Revoke Bot 25")
	p.lacks("button", "Revoke Bot 26")
	p.click("button", "Next page")
	p.click("button", "Revoke Bot 26")
	p.at("after=", "dialog=revoke")
	p.sees("dialog", "Revoke Bot 26")
	p.click("button", "Revoke")
	p.lacks("button", "Revoke Bot 26")
	p.sees("button", "Revoke Bot 27")
	p.at("after=")
	var found struct {
		APITokens struct {
			Edges []struct{ Node struct{ Name string } }
		}
	}
	owner.must(t, `{ apiTokens(first: 5, where: {not: {revokedAtIsNil: true}}) { edges { node { name } } } }`, nil, &found)
	if edges := found.APITokens.Edges; len(edges) != 1 || edges[0].Node.Name != "Bot 26" {
		t.Errorf("revoked are %+v", edges)
	}
	p.click("button", "Revoke Bot 27") // the last token of its page
	p.sees("dialog", "Revoke Bot 27")
	p.click("button", "Revoke")
	p.sees("button", "Revoke Bot 25")
	p.lacks("dialog", "*")
	p.quiet()
}

func TestAccountChangesNamePasswordAndAccessTokens(t *testing.T) {
	t.Parallel()
	person, _ := kiosk(t).as(t, "lab", "OWNER").hire(t, "Ada Account", "VIEWER")
	p := open(t, person, "/account")
	p.fill("textbox", "Name", "Ada Renamed")
	p.click("button", "Save name")
	p.sees("button", "Account and settings of the console: Ada Renamed")
	p.click("button", "Create access token")
	p.sees("dialog", "Create access token") // the page also has a field with the name of one in the dialog
	p.fill("textbox", "Name", "Report")
	p.click("button", "Create access token")
	p.sees("dialog", "Access token created")
	token := p.text("output")
	p.click("button", "Done")
	p.lacks("dialog", "*")
	p.forgot(token)
	p.click("button", "End: Access token Report")
	p.lacks("button", "End: Access token Report")

	p.fill("textbox", "Current password", "not the password")
	p.fill("textbox", "New password", "another password")
	p.fill("textbox", "New password again", "another password")
	p.click("button", "Change password")
	p.invalid("textbox", "Current password")
	p.fill("textbox", "Current password", chosen)
	p.click("button", "Change password")
	p.holds("textbox", "Current password", "")
	if err := chromedp.Do(p.tab, chromedp.Reload()); err != nil {
		t.Fatal(err)
	}
	p.sees("heading", "Your account")
	p.forgot(chosen, "another password")
	p.quiet()
}

func TestAllOtherSessionsEndAndTheOwnStays(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	person, _ := d.as(t, "lab", "OWNER").hire(t, "Sven Sessions", "VIEWER")
	var who struct{ Viewer struct{ Email string } }
	person.must(t, `{ viewer { email } }`, nil, &who)
	other, err := d.signInAs(t.Context(), "lab", who.Viewer.Email, chosen)
	if err != nil {
		t.Fatal(err)
	}
	p := open(t, person, "/account")
	p.click("button", "End all others")
	p.holdsText("1 session was ended.")
	p.lacks("button", "End all others")
	if err := other.run(t.Context(), `{ viewer { email } }`, nil, new(any)); err == nil {
		t.Error("the other session goes on")
	}
	p.open("/orders")
	p.sees("heading", "Orders")
	p.quiet()
}

func TestPageStaysWhileANewPasswordSignsIn(t *testing.T) {
	t.Parallel()
	person, _ := kiosk(t).newStore(t, "slow-passwords").hire(t, "Sally Slow", "VIEWER")
	between := newProxy(t)
	p := openThrough(t, between.origin, person, "/account")
	p.sees("heading", "Your account")
	p.rests()
	if _, err := chromedp.Run(p.tab, chromedp.Evaluate[any](`void (window.heading = document.querySelector("h1"))`)); err != nil {
		t.Fatal(err)
	}
	release := between.hold(`"email"`)
	p.fill("textbox", "Current password", chosen)
	p.fill("textbox", "New password", "another password")
	p.fill("textbox", "New password again", "another password")
	p.click("button", "Change password")
	between.waitFor(p, 0)
	p.try("find that the old session has ended", func(ctx context.Context, tab *chromedp.Target) error {
		found, err := chromedp.Evaluate[bool](`performance.getEntriesByType("resource").some((e) => e.responseStatus === 401)`)(ctx, tab)
		if err == nil && !found {
			err = errors.New("it has not")
		}
		return err
	})
	release()
	p.holds("textbox", "Current password", "")
	stays, err := chromedp.Run(p.tab, chromedp.Evaluate[bool](`heading.isConnected`))
	if err != nil || !stays {
		t.Errorf("the page was left meanwhile (%v)", err)
	}
	p.quiet()
}

func TestSettingsAreSavedSectionBySection(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).as(t, "lab", "OWNER")
	p := open(t, owner, "/settings")
	p.fill("textbox", "Low stock", "some")
	p.focus("textbox", "Low stock")
	p.press("\r")
	p.invalid("textbox", "Low stock")
	p.fill("textbox", "Low stock", "7")
	p.press("\r")
	saved := func() (low int, refund *string) {
		var found struct {
			Store struct {
				LowStockDefault    int
				SupportRefundLimit *string
			}
		}
		owner.must(t, `{ store { lowStockDefault supportRefundLimit } }`, nil, &found)
		return found.Store.LowStockDefault, found.Store.SupportRefundLimit
	}
	p.click("button", "Dismiss") // the notice that it was saved
	p.fill("textbox", "Largest refund by support*", "12,50")
	p.press("\r")
	p.try("see that both are saved", func(context.Context, *chromedp.Target) error {
		if low, refund := saved(); low != 7 || refund == nil || *refund != "12.50" {
			return fmt.Errorf("low stock %d, refund %v", low, refund)
		}
		return nil
	})
	p.quiet()
}

func TestSettingsThatSomeoneElseChangedAreShownBesideWhatWasTyped(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "two-owners")
	colleague, _ := owner.hire(t, "Olga Owner", "OWNER")
	first, second := open(t, owner, "/settings"), open(t, colleague, "/settings")
	second.sees("textbox", "Low stock")
	first.fill("textbox", "Low stock", "7")
	first.press("\r")
	first.sees("button", "Dismiss") // the notice that it was saved
	saved := func(want int) {
		t.Helper()
		first.try(fmt.Sprintf("see that %d is saved", want), func(context.Context, *chromedp.Target) error {
			var found struct{ Store struct{ LowStockDefault int } }
			owner.must(t, `{ store { lowStockDefault } }`, nil, &found)
			if low := found.Store.LowStockDefault; low != want {
				return fmt.Errorf("it is %d", low)
			}
			return nil
		})
	}
	second.fill("textbox", "Low stock", "9")
	second.press("\r")
	second.holdsText("Someone else changed the settings meanwhile.")
	second.holdsText("Saved meanwhile: 7")
	second.holds("textbox", "Low stock", "9")
	saved(7)
	second.press("\r")
	second.sees("button", "Dismiss")
	saved(9)
	second.losesText("Saved meanwhile")
	first.quiet()
	second.quiet()
}

func TestWhatIsTypedIntoASettingWhileItIsSavedStays(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	owner := kiosk(t).newStore(t, "typed-settings")
	p := openThrough(t, between.origin, owner, "/settings")
	release := between.hold("mutation UpdateSettings")
	defer release()
	p.fill("textbox", "Low stock", "7")
	p.fill("textbox", "Name", "Another name") // a field of another section
	p.focus("textbox", "Low stock")
	p.press("\r")
	between.waitFor(p, 0)
	p.fill("textbox", "Low stock", "8")
	release()
	p.holdsText("The settings were saved.")
	p.click("button", "Dismiss") // at once, because the notice ends by itself
	p.losesText("The settings were saved.")
	p.rests()
	p.holds("textbox", "Low stock", "8")
	p.holds("textbox", "Name", "Another name")
	p.lacksText("Someone else changed")
	p.focus("textbox", "Low stock")
	p.press("\r") // based on the version of the person's own save
	p.holdsText("The settings were saved.")
	p.lacksText("Someone else changed")
	p.holds("textbox", "Low stock", "8")
	var found struct{ Store struct{ LowStockDefault int } }
	owner.must(t, `{ store { lowStockDefault } }`, nil, &found)
	if low := found.Store.LowStockDefault; low != 8 {
		t.Errorf("%d is saved", low)
	}
	p.quiet()
}

func TestSettingsThatNobodyTypedIntoFollowTheStore(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "follower")
	p := open(t, owner, "/settings")
	p.sees("textbox", "Low stock")
	owner.must(t, `mutation { updateSettings(input: {version: 1, lowStockDefault: 7}) { id } }`, nil, new(any))
	p.fill("textbox", "Largest refund by support*", "12,50")
	p.press("\r")
	p.holdsText("Someone else changed the settings meanwhile.")
	p.holds("textbox", "Low stock", "7")
	p.lacksText("Saved meanwhile") // the other change was of another field
	p.press("\r")
	p.sees("button", "Dismiss") // the notice that it was saved
	p.holds("textbox", "Low stock", "7")
	p.quiet()
}

func TestActionsWithoutADialogSayThatTheyFailed(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	owner := d.as(t, "lab", "OWNER")
	person, _ := owner.hire(t, "Nora Network", "VIEWER")
	var who struct{ Viewer struct{ Email string } }
	person.must(t, `{ viewer { email } }`, nil, &who)
	other, err := d.signInAs(t.Context(), "lab", who.Viewer.Email, chosen)
	if err != nil {
		t.Fatal(err)
	}
	link := owner.invite(t, emailOf("Nils"), "Nils Network", "VIEWER")

	p := open(t, person, "/account")
	p.sees("button", "End all others")
	p.rests()
	p.offline(true)
	p.click("button", "End all others")
	p.sees("button", "Dismiss") // a notice of a failure stays until it is dismissed
	p.offline(false)
	other.must(t, `{ viewer { email } }`, nil, new(any))
	p.click("button", "End all others")
	p.holdsText("1 session was ended.")

	staff := open(t, owner, "/settings/staff/"+link.Member.ID)
	staff.sees("button", "Revoke link")
	staff.rests()
	staff.offline(true)
	staff.click("button", "Revoke link")
	staff.sees("button", "Dismiss")
	staff.offline(false)
	staff.click("button", "Revoke link")
	staff.lacks("button", "Revoke link")
}

func TestPasswordThatIsTooLongIsRefusedAndNotCutOff(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	var made struct{ InviteStaff struct{ Token string } }
	d.as(t, "lab", "OWNER").must(t, `mutation($input: InviteStaffInput!) { inviteStaff(input: $input) { token } }`,
		vars{"input": vars{"email": emailOf("Lola Long"), "name": "Lola Long", "role": "VIEWER"}}, &made)
	long := strings.Repeat("x", 300)
	p := open(t, nil, "/invite#"+made.InviteStaff.Token)
	p.fill("textbox", "New password", long)
	p.fill("textbox", "New password again", long)
	p.click("button", "Start")
	p.invalid("textbox", "New password")
	p.fill("textbox", "New password", chosen)
	p.fill("textbox", "New password again", chosen)
	p.click("button", "Start")
	p.sees("heading", "Dashboard")

	p.open("/account")
	p.fill("textbox", "Current password", chosen)
	p.fill("textbox", "New password", long)
	p.fill("textbox", "New password again", long)
	p.click("button", "Change password")
	p.invalid("textbox", "New password")
	p.quiet()
}

func TestLinkThatIsOpenedWhileAnotherPersonIsSignedInOpensThePagesOfItsOwn(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	for _, path := range []string{"/invite", "/invite/"} {
		owner := d.as(t, "lab", "OWNER")
		var made struct{ InviteStaff struct{ Token string } }
		owner.must(t, `mutation($input: InviteStaffInput!) { inviteStaff(input: $input) { token } }`,
			vars{"input": vars{"email": emailOf("Ines Invited"), "name": "Ines Invited", "role": "VIEWER"}}, &made)
		other, _ := owner.hire(t, "Otto Other", "MANAGER")
		p := open(t, other, path+"#"+made.InviteStaff.Token)
		p.fill("textbox", "New password", chosen)
		p.fill("textbox", "New password again", chosen)
		p.click("button", "Start")
		p.sees("heading", "Dashboard")
		p.sees("button", "Account and settings of the console: Ines Invited")
		p.lacks("alert", "*")
		p.quiet()
	}
}
