package graph_test

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"kiosk/ent/db"
	"kiosk/ent/db/staffsession"
	"kiosk/internal/auth"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/chromium"
)

var reference = regexp.MustCompile(`(?:src|href)="([^"]*)"`)

func TestPlaygroundLoadsNothingFromAnotherHost(t *testing.T) {
	t.Parallel()
	o := open(t, testkit.NewDatabase(t, dialect.SQLite))
	page := testkit.Client{BaseURL: o.server.URL}.Do(t, http.MethodGet, "/playground", nil)
	policy := page.Header.Get("Content-Security-Policy")
	if page.Status != 200 || !strings.HasPrefix(policy, "default-src 'none';") {
		t.Fatalf("%d %v", page.Status, page.Header)
	}
	for _, weak := range []string{"unsafe", "http:", "https:", "*", "blob:"} {
		if strings.Contains(policy, weak) {
			t.Errorf("the policy allows %s: %s", weak, policy)
		}
	}
	for _, found := range reference.FindAllStringSubmatch(string(page.Body), -1) {
		address := found[1]
		if strings.HasPrefix(address, "data:") {
			continue
		}
		if !strings.HasPrefix(address, "/") || strings.HasPrefix(address, "//") {
			t.Errorf("the page refers to %s", address)
		} else if r := o.client.Do(t, http.MethodGet, address, nil); r.Status != 200 || len(r.Body) == 0 {
			t.Errorf("%s: %d", address, r.Status)
		}
	}
}

func TestExamplesOfThePlaygroundWork(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		var examples []struct {
			Group, Title, About, Query string
			Variables                  vars
		}
		page := testkit.Client{BaseURL: o.server.URL}.Do(t, http.MethodGet, "/playground/examples.json", nil)
		page.Decode(t, &examples)
		for _, example := range examples {
			got := o.ask(t, example.Query, example.Variables)
			for _, refusal := range got.Errors {
				// An example of a change names things by unknown ids, and subscriptions have their own tests.
				code := refusal.Extensions.Code
				if !strings.HasSuffix(code, "NOT_FOUND") && (code != "STREAM_REQUIRED" || !strings.HasPrefix(example.Query, "subscription")) {
					t.Errorf("%s: %+v", example.Title, refusal)
				}
			}
		}
		if len(examples) < 10 {
			t.Errorf("only %d examples", len(examples))
		}
	})
}

// TestPlaygroundInABrowser signs in, runs a query and signs out, in a Chromium that cannot reach other hosts.
func TestPlaygroundInABrowser(t *testing.T) {
	t.Parallel()
	o := open(t, testkit.NewDatabase(t, dialect.SQLite))
	member := o.hire(t, auth.Owner)
	tab, seen := browse(t)
	run(t, tab, "sign in",
		chromedp.EmulateViewport(1440, 900),
		chromedp.Navigate(o.server.URL+"/playground"),
		chromedp.WaitVisible("#by-password"),
		screenshot(t, "sign-in.png"),
		chromedp.SendKeys("input[name=store]", o.Slug),
		chromedp.SendKeys("input[name=email]", member.Email),
		chromedp.SendKeys("input[name=password]", "not the password"),
		chromedp.Click("#by-password button"),
		chromedp.WaitVisible("#refusal"),
		chromedp.SetValue("input[name=password]", testkit.StaffPassword),
		chromedp.Click("#by-password button"),
		chromedp.WaitVisible(".graphiql-execute-button"),
		chromedp.WaitVisible(".examples"),
	)
	run(t, tab, "run a query",
		chromedp.Click(`//button[b[text()="Catalogue"]]`),
		chromedp.Sleep(200*time.Millisecond),
		chromedp.Click(".graphiql-execute-button"),
		waitForText(".result-window", "AV-1Y"),
		screenshot(t, "answer.png"),
	)
	response, err := chromedp.Run(tab, chromedp.Text(chromedp.CSS(".result-window")))
	if err != nil || !strings.Contains(response, `"price": "49.90"`) || !strings.Contains(response, "Antivirus") {
		t.Errorf("the response is %s, %v", response, err)
	}
	run(t, tab, "sign out",
		chromedp.Click("#sign-out"),
		chromedp.WaitVisible("#by-password"),
		chromedp.Reload(),
		chromedp.WaitVisible("#by-password"),
	)
	seen.check(t, o.server.URL)
}

func TestThePlaygroundDoesNothingInTheNameOfAnotherPerson(t *testing.T) {
	t.Parallel()
	o := open(t, testkit.NewDatabase(t, dialect.SQLite))
	first, second := o.hire(t, auth.Owner), o.hire(t, auth.Viewer)
	tab, _ := browse(t)
	asAnotherPage := fmt.Sprintf(`fetch("/session", {method: "POST", headers: {"Content-Type": "application/json"},
		body: JSON.stringify({store: %q, email: %q, password: %q})}).then((answer) => { document.title = "status " + answer.status; })`,
		o.Slug, second.Email, testkit.StaffPassword)
	run(t, tab, "open", chromedp.Navigate(o.server.URL+"/playground"))
	o.signInToThePlayground(t, tab, first)
	run(t, tab, "ask after another person signed in",
		chromedp.Evaluate[chromedp.Void](asAnotherPage),
		chromedp.Poll[chromedp.Void](`document.title === "status 200"`, chromedp.WithPollingTimeout(30*time.Second)),
		chromedp.Click(".graphiql-execute-button"),
		waitForText(".result-window", "VIEWER_CHANGED"),
		chromedp.Click("#sign-out"),
		waitForText("#failure", "Not signed out."),
	)
	sessions := o.Database.Client.StaffSession.Query().Where(staffsession.StaffID(second.ID), staffsession.RevokedAtIsNil()).CountX(o.Context(t))
	if sessions != 1 {
		t.Errorf("the other person has %d sessions", sessions)
	}
}

// signInToThePlayground fills in the sign-in form.
func (o *fixture) signInToThePlayground(t testing.TB, tab context.Context, member *db.StaffMember) {
	t.Helper()
	run(t, tab, "sign in",
		chromedp.WaitVisible("#by-password"),
		chromedp.SetValue("input[name=store]", o.Slug),
		chromedp.SetValue("input[name=email]", member.Email),
		chromedp.SetValue("input[name=password]", testkit.StaffPassword),
		chromedp.Click("#by-password button"),
		chromedp.WaitVisible(".graphiql-execute-button"),
	)
}

func TestThePlaygroundForgetsWhatAPersonTyped(t *testing.T) {
	t.Parallel()
	o := open(t, testkit.NewDatabase(t, dialect.SQLite))
	first, second := o.hire(t, auth.Owner), o.hire(t, auth.Viewer)
	tab, _ := browse(t)
	types := func(text string) chromedp.Action[chromedp.Void] {
		return chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`document.querySelector(".graphiql-query-editor .CodeMirror").CodeMirror.setValue(%q)`, text))
	}
	seesNothingOf := func(texts ...string) {
		t.Helper()
		kept, err := chromedp.Run(tab, chromedp.Evaluate[string](`JSON.stringify(Object.entries(sessionStorage)) +
			[...document.querySelectorAll(".CodeMirror")].map((editor) => editor.CodeMirror.getValue())`))
		for _, text := range texts {
			if err != nil || strings.Contains(kept, text) {
				t.Errorf("%s, %v", kept, err)
			}
		}
	}
	// GraphiQL writes half a second after the last key: here only once the next person has signed in.
	const (
		holdWrites    = `window.realTimeout = setTimeout; window.held = []; window.setTimeout = (f, ms, ...rest) => ms >= 400 ? held.push(f) : realTimeout(f, ms, ...rest)`
		releaseWrites = `window.setTimeout = realTimeout; for (const write of held) write()`
	)
	run(t, tab, "open", chromedp.Navigate(o.server.URL+"/playground"))
	o.signInToThePlayground(t, tab, first)
	run(t, tab, "sign out",
		chromedp.Evaluate[chromedp.Void](holdWrites), types("query ofTheFirst { viewer { id } }"), chromedp.Click("#sign-out"))
	o.signInToThePlayground(t, tab, second)
	run(t, tab, "write late", chromedp.Evaluate[chromedp.Void](releaseWrites))
	seesNothingOf("ofTheFirst")

	run(t, tab, "type", types("query ofTheSecond { viewer { id } }"),
		chromedp.Poll[chromedp.Void](`JSON.stringify(Object.entries(sessionStorage)).includes("ofTheSecond")`, chromedp.WithPollingTimeout(30*time.Second)))
	get[any](t, o.staffClient, `mutation($id: ID!) { disableStaff(input: {id: $id}) { id } }`, id(second.ID))
	run(t, tab, "ask without a session", chromedp.Click(".graphiql-execute-button"))
	o.signInToThePlayground(t, tab, first)
	seesNothingOf("ofTheFirst", "ofTheSecond")
}

// sighted has the requests and problems that a browser reported.
type sighted struct {
	sync.Mutex
	requested []string
	problems  []string
}

// see records an event of the browser.
func (s *sighted) see(event any) {
	s.Lock()
	defer s.Unlock()
	switch event := event.(type) {
	case *network.EventRequestWillBeSent:
		s.requested = append(s.requested, event.Request.URL)
	case *log.EventEntryAdded:
		if event.Entry.Source != log.EntrySourceNetwork { // a 401 is no problem
			s.problems = append(s.problems, fmt.Sprintf("%s: %s", event.Entry.Level, event.Entry.Text))
		}
	}
}

// check reports requests to other hosts, and problems of the browser such as violations of the page's policy.
func (s *sighted) check(t testing.TB, origin string) {
	t.Helper()
	s.Lock()
	defer s.Unlock()
	if len(s.requested) == 0 {
		t.Error("the browser asked for nothing")
	}
	for _, address := range s.requested {
		parsed, err := url.Parse(address)
		if err != nil || (parsed.Scheme != "data" && !strings.HasPrefix(address, origin+"/")) {
			t.Errorf("the page asked for %.200s", address)
		}
	}
	for _, problem := range s.problems {
		t.Error(problem)
	}
}

// browse opens a tab in a browser of its own.
func browse(t testing.TB) (context.Context, *sighted) {
	t.Helper()
	tab, leave := chromium.New(t.Context())
	t.Cleanup(leave)
	tab, end := context.WithTimeout(tab, 2*time.Minute)
	t.Cleanup(end)
	seen := new(sighted)
	if err := chromedp.Listen(tab, seen.see); err != nil {
		t.Fatal(err)
	}
	return tab, seen
}

func run(t testing.TB, tab context.Context, what string, steps ...chromedp.Action[chromedp.Void]) {
	t.Helper()
	for i, step := range steps {
		if err := chromedp.Do(tab, step); err != nil {
			_ = chromedp.Do(tab, screenshot(t, "failure.png")) // if the browser is still there
			t.Fatalf("%s, step %d: %v", what, i+1, err)
		}
	}
}

// waitForText waits until an element holds a text.
func waitForText(selector, want string) chromedp.Action[chromedp.Void] {
	return chromedp.Poll[chromedp.Void](
		fmt.Sprintf(`document.querySelector(%q)?.innerText.includes(%q)`, selector, want),
		chromedp.WithPollingTimeout(30*time.Second))
}

// screenshot writes a picture of the page to the output directory of go test.
func screenshot(t testing.TB, name string) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, tab *chromedp.Target) error {
		picture, err := chromedp.CaptureScreenshot()(ctx, tab)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(t.ArtifactDir(), name), picture, 0o600)
	})
}
