package console_test

import (
	"bytes"
	"context"
	_ "embed"
	"encoding/json"
	"fmt"
	"maps"
	"net/url"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	cdpbrowser "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	browserpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"

	"kiosk/internal/testkit/chromium"
)

// axe is a script that finds violations of accessibility rules. `make console` copies it from npm.
//
//go:embed testdata/axe.min.js
var axe string

// sharedBrowser starts a Chromium for all tests. Each test has its own profile.
var sharedBrowser = sync.OnceValues(func() (context.Context, error) {
	ctx, cancel := chromium.New(context.Background())
	closeBrowser = cancel
	return ctx, chromedp.Do(ctx)
})

var closeBrowser = func() {}

// page is a tab of the console. Tests find elements as people do, by role and name, never by a CSS class.
type page struct {
	testing.TB
	tab    context.Context
	leave  func() // closes the tab, and its profile if the tab has created one
	origin string
	// isChanged is true if the test has changed the clock of the profile, which cannot be undone.
	isChanged bool
	checked   string // the drawing of the page at the last check by axe without findings

	mutex      sync.Mutex
	requested  []string
	operations map[string]int               // how often each operation was sent to the GraphQL API, by its name
	pending    map[network.RequestID]string // the operations without a response yet
	responses  map[string]int               // the number of responses to each operation, by its name
	queries    map[string]int               // how often each was sent, by its name and variables
	begins     int                          // the number of subscriptions to changes that have begun
	changes    int                          // the number of changes received by WebSockets
	sockets    int                          // the number of WebSockets that were opened
	logged     []string                     // everything that scripts have logged
	complaints []string
}

// look is a size of the window and a colour scheme.
type look struct {
	name          string
	width, height int64
	dark          bool
}

var (
	light = look{name: "light", width: 1440, height: 900}
	dark  = look{name: "dark", width: 1440, height: 900, dark: true}
	phone = look{name: "phone", width: 390, height: 844}
)

// open opens a path of the console in a tab of a new profile, signed in as the member, or signed out if that is nil.
func open(t testing.TB, as *member, path string) *page {
	t.Helper()
	return openThrough(t, kiosk(t).BaseURL, as, path)
}

// openThrough is like open, but at another origin, such as that of a proxy.
func openThrough(t testing.TB, origin string, as *member, path string) *page {
	t.Helper()
	p := takeProfile(t, origin)
	if as != nil {
		p.become(as)
	}
	p.open(path)
	return p
}

// become sets the session's cookie in the browser to that of a member.
func (p *page) become(as *member) {
	p.Helper()
	name, value, _ := strings.Cut(as.cookie, "=")
	cookie := network.SetCookieParams{Name: name, Value: value, URL: p.origin}
	if err := chromedp.Do(p.tab, command(network.SetCookie, cookie)); err != nil {
		p.Fatal(err)
	}
}

// another opens another tab of the same profile.
func (p *page) another(path string) *page {
	p.Helper()
	other := newPage(p.TB, p.tab, p.origin)
	p.Cleanup(other.leave)
	other.show(light)
	other.open(path)
	return other
}

// emptied has tabs for reuse, each the only one of its profile. Their tests have ended, and all their state was removed. A new profile
// would have to compile the scripts again, which costs as much as two pages.
var emptied struct {
	mutex sync.Mutex
	tabs  []*page
}

// takeProfile returns an empty tab of an empty profile. Both belong to the test until it ends.
func takeProfile(t testing.TB, origin string) *page {
	t.Helper()
	emptied.mutex.Lock()
	var p *page
	if last := len(emptied.tabs) - 1; last >= 0 {
		p, emptied.tabs = emptied.tabs[last], emptied.tabs[:last]
	}
	emptied.mutex.Unlock()
	if p == nil {
		parent, err := sharedBrowser()
		if err != nil {
			t.Fatal(err)
		}
		p = newPage(t, parent, origin, chromedp.WithNewBrowserContext())
	}
	p.TB, p.origin = t, origin
	p.show(light)
	t.Cleanup(func() {
		if t.Failed() || p.isChanged || p.empty() != nil {
			p.leave()
			return
		}
		emptied.mutex.Lock()
		defer emptied.mutex.Unlock()
		emptied.tabs = append(emptied.tabs, p)
	})
	return p
}

// empty removes all state of the test: cookies, storage, history, recorded events, the download directory and a network that is offline.
// It opens an image of the same site, so that the renderer and its compiled scripts stay.
func (p *page) empty() error {
	ctx, end := context.WithTimeout(p.tab, 5*time.Second)
	defer end()
	tab := chromedp.FromContext(p.tab)
	err := chromedp.Do(ctx,
		command(network.EmulateNetworkConditionsByRule, network.EmulateNetworkConditionsByRuleParams{}),
		command(cdpbrowser.SetDownloadBehavior, cdpbrowser.SetDownloadBehaviorParams{
			Behavior: cdpbrowser.SetDownloadBehaviorBehaviorDefault, BrowserContextID: tab.BrowserContextID, //nolint:misspell // the protocol's spelling
		}),
		command(runtime.Evaluate, runtime.EvaluateParams{Expression: "sessionStorage.clear()"}),
		chromedp.Navigate(kiosk(p).BaseURL+"/console/icon.svg"),
		command(runtime.Evaluate, runtime.EvaluateParams{Expression: "sessionStorage.clear()"}),
		command(storage.ClearDataForOrigin, storage.ClearDataForOriginParams{Origin: p.origin, StorageTypes: "all"}),
		command(network.ClearBrowserCookies, cdp.Empty{}),
		command(browserpage.ResetNavigationHistory, cdp.Empty{}))
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.requested, p.sockets, p.begins, p.changes, p.logged, p.complaints = nil, 0, 0, 0, nil, nil
	p.operations, p.queries = map[string]int{}, map[string]int{}
	p.pending, p.responses = map[network.RequestID]string{}, map[string]int{}
	return err
}

// forgetSession deletes the session's cookie in the browser, as happens when the session ends. The server keeps open connections.
func (p *page) forgetSession() {
	p.Helper()
	if err := chromedp.Do(p.tab, command(network.ClearBrowserCookies, cdp.Empty{})); err != nil {
		p.Fatal(err)
	}
}

// newPage opens an empty tab.
func newPage(t testing.TB, parent context.Context, origin string, options ...chromedp.ContextOption) *page {
	t.Helper()
	tab, leave := chromedp.NewContext(parent, options...)
	p := &page{TB: t, tab: tab, leave: leave, origin: origin, operations: map[string]int{}, queries: map[string]int{},
		pending: map[network.RequestID]string{}, responses: map[string]int{}}
	if err := chromedp.Listen(tab, p.note); err != nil {
		t.Fatal(err)
	}
	if err := chromedp.Do(tab, command(network.Enable, network.EnableParams{}), command(log.Enable, cdp.Empty{})); err != nil {
		t.Fatal(err)
	}
	return p
}

// command returns an action that sends a command of the DevTools protocol.
func command[P, R any](c cdp.Command[P, R], parameters P) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, tab *chromedp.Target) error {
		_, err := cdp.Call(ctx, tab, c, parameters)
		return err
	})
}

// note records an event of the browser: requests, responses, messages of WebSockets, logs and errors.
func (p *page) note(event any) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	switch event := event.(type) {
	case *network.EventRequestWillBeSent:
		p.requested = append(p.requested, event.Request.URL)
		for _, entry := range event.Request.PostDataEntries {
			var sent struct {
				OperationName string
				Variables     json.RawMessage
			}
			if json.Unmarshal(entry.Bytes, &sent) == nil && sent.OperationName != "" {
				p.operations[sent.OperationName]++
				p.queries[sent.OperationName+" "+string(sent.Variables)]++
				p.pending[event.RequestID] = sent.OperationName
			}
		}
	case *network.EventLoadingFinished:
		if operation, ok := p.pending[event.RequestID]; ok {
			p.responses[operation]++
			delete(p.pending, event.RequestID)
		}
	case *network.EventWebSocketCreated:
		p.sockets++
	case *network.EventWebSocketFrameReceived:
		switch received := event.Response.PayloadData; {
		case bytes.Contains(received, []byte(`"subscribed":true`)):
			p.begins++
		case bytes.Contains(received, []byte(`"type":"next"`)):
			p.changes++
		}
	case *log.EventEntryAdded:
		if event.Entry.Source != log.EntrySourceNetwork { // a 401 before the sign-in is expected
			p.complaints = append(p.complaints, fmt.Sprintf("%s: %s", event.Entry.Level, event.Entry.Text))
		}
	case *runtime.EventConsoleAPICalled:
		for _, argument := range event.Args {
			p.logged = append(p.logged, string(argument.Value)+argument.Description)
		}
		if event.Type == runtime.ConsoleAPICalledTypeError || event.Type == runtime.ConsoleAPICalledTypeWarning {
			p.complaints = append(p.complaints, fmt.Sprintf("console.%s: %s", event.Type, event.Args[0].Value))
		}
	case *runtime.EventExceptionThrown:
		details := event.ExceptionDetails
		p.complaints = append(p.complaints, details.Text)
		if details.Exception != nil {
			p.complaints = append(p.complaints, details.Exception.Description)
		}
	}
}

// quiet fails the test if there were requests to other hosts, violations of the Content-Security-Policy or script errors.
func (p *page) quiet() {
	p.Helper()
	p.mutex.Lock()
	defer p.mutex.Unlock()
	for _, address := range p.requested {
		parsed, err := url.Parse(address)
		own := strings.HasPrefix(strings.TrimPrefix(address, "blob:"), p.origin+"/") // a blob: URL is of a file that the page has made
		if err != nil || (parsed.Scheme != "data" && !own) {
			p.Errorf("the page requested %.200s", address)
		}
	}
	for _, complaint := range p.complaints {
		p.Errorf("the browser complains: %.1000s", complaint)
	}
}

// requests returns how often the page has requested a path.
func (p *page) requests(path string) (n int) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	for _, address := range p.requested {
		if address == p.origin+path {
			n++
		}
	}
	return n
}

// sent returns how often the page has sent an operation.
func (p *page) sent(operation string) int {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	return p.operations[operation]
}

// reads fails the test if the page has sent more than three different queries (by operation and variables), or has repeated a query
// although nothing has changed. When a subscription begins, each query may be repeated, because changes before that are not received.
// It ignores queries that count new rows, as other tests create rows.
func (p *page) reads() {
	p.Helper()
	p.mutex.Lock()
	defer p.mutex.Unlock()
	sent := slices.DeleteFunc(slices.Sorted(maps.Keys(p.queries)), func(query string) bool {
		name, _, _ := strings.Cut(query, " ")
		return slices.Contains([]string{"NewOrders", "NewCustomers", "NewProducts", "NewRecharges", "NewEvents", "NewAuditEntries", "NewDeliveries", "NewUploads", "NewLicenses",
			"NewStaff", "NewTokens", "NewEndpoints", "NewTiers", "NewCategories"}, name)
	})
	if len(sent) > 3 {
		p.Errorf("the page sent %q", sent)
	}
	for _, query := range sent {
		if times := p.queries[query]; times > 1+p.begins+p.changes {
			p.Errorf("the page sent %q %d times, and received %d changes in %d subscriptions", query, times, p.changes, p.begins)
		}
	}
}

// The rules for axe: everyRule has those of WCAG 2.2 AA and of good practice, rulesOfColour those of them that depend on colours.
const (
	everyRule     = `["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]`
	rulesOfColour = `{type: "rule", values: ["color-contrast", "link-in-text-block"]}`
)
