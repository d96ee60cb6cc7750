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

// axe finds violations of accessibility rules. `make console` copies it from npm.
//
//go:embed testdata/axe.min.js
var axe string

// sharedBrowser is a Chromium for all tests, each in a profile of its own.
var sharedBrowser = sync.OnceValues(func() (context.Context, error) {
	ctx, cancel := chromium.New(context.Background())
	closeBrowser = cancel
	return ctx, chromedp.Do(ctx)
})

var closeBrowser = func() {}

// page is a tab of the console, used as people use it: by what things are and how they are called, never by a class.
type page struct {
	testing.TB
	tab    context.Context
	leave  func() // closes the tab, and its profile when it made one
	origin string
	// isChanged says that the test has changed how time passes in the profile, which cannot be undone.
	isChanged bool
	checked   string // how the page was drawn when axe looked at it last and found nothing

	mutex      sync.Mutex
	requested  []string
	operations map[string]int               // how often each was sent to the GraphQL API, by name
	unanswered map[network.RequestID]string // the operations whose responses have not come
	answers    map[string]int               // how many responses to each have come
	queries    map[string]int               // the same, by name and variables
	heard      int                          // messages of the WebSocket that something has changed
	sockets    int                          // WebSockets that were opened
	logged     []string                     // everything that scripts wrote to the browser's log
	complaints []string
}

// look is how the console is shown.
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

// open opens a tab of a new profile at a path of the console, signed in as the member, or as no one.
func open(t testing.TB, as *member, path string) *page {
	t.Helper()
	return openThrough(t, kiosk(t).BaseURL, as, path)
}

// openThrough is open where the service has another origin, such as that of a proxy.
func openThrough(t testing.TB, origin string, as *member, path string) *page {
	t.Helper()
	p := takeProfile(t, origin)
	if as != nil {
		p.become(as)
	}
	p.open(path)
	return p
}

// become gives the browser the session of a member.
func (p *page) become(as *member) {
	p.Helper()
	name, value, _ := strings.Cut(as.cookie, "=")
	cookie := network.SetCookieParams{Name: name, Value: value, URL: p.origin}
	if err := chromedp.Do(p.tab, command(network.SetCookie, cookie)); err != nil {
		p.Fatal(err)
	}
}

// another opens a tab of the same profile.
func (p *page) another(path string) *page {
	p.Helper()
	other := newPage(p.TB, p.tab, p.origin)
	p.Cleanup(other.leave)
	other.show(light)
	other.open(path)
	return other
}

// emptied are tabs, each the only one of its profile, whose tests have ended and left nothing in them. A new profile with what
// its browser compiles costs as much as two pages do.
var emptied struct {
	mutex sync.Mutex
	tabs  []*page
}

// takeProfile returns an empty tab of a profile in which there is nothing. They are the test's until it ends.
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

// empty leaves the page for a picture of the demo, which is of the same site so that the renderer and what it compiled stay, and
// takes away everything that the test left: cookies, storage, the way back, what was noted, where files go and a network that is
// away.
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
	p.requested, p.sockets, p.heard, p.logged, p.complaints = nil, 0, 0, nil, nil
	p.operations, p.queries = map[string]int{}, map[string]int{}
	p.unanswered, p.answers = map[network.RequestID]string{}, map[string]int{}
	return err
}

// forgetSession takes the session's cookie from the browser, as its end does: the server goes on with what is connected.
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
		unanswered: map[network.RequestID]string{}, answers: map[string]int{}}
	if err := chromedp.Listen(tab, p.note); err != nil {
		t.Fatal(err)
	}
	if err := chromedp.Do(tab, command(network.Enable, network.EnableParams{}), command(log.Enable, cdp.Empty{})); err != nil {
		t.Fatal(err)
	}
	return p
}

// command is an action that sends one command of the protocol.
func command[P, R any](c cdp.Command[P, R], parameters P) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, tab *chromedp.Target) error {
		_, err := cdp.Call(ctx, tab, c, parameters)
		return err
	})
}

// note keeps what the browser requests and complains about.
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
				p.unanswered[event.RequestID] = sent.OperationName
			}
		}
	case *network.EventLoadingFinished:
		if operation, ok := p.unanswered[event.RequestID]; ok {
			p.answers[operation]++
			delete(p.unanswered, event.RequestID)
		}
	case *network.EventWebSocketCreated:
		p.sockets++
	case *network.EventWebSocketFrameReceived:
		if bytes.Contains(event.Response.PayloadData, []byte(`"type":"next"`)) {
			p.heard++
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

// quiet reports requests to other hosts, violations of the Content-Security-Policy and errors of scripts.
func (p *page) quiet() {
	p.Helper()
	p.mutex.Lock()
	defer p.mutex.Unlock()
	for _, address := range p.requested {
		parsed, err := url.Parse(address)
		own := strings.HasPrefix(strings.TrimPrefix(address, "blob:"), p.origin+"/") // a blob is a file that the page made
		if err != nil || (parsed.Scheme != "data" && !own) {
			p.Errorf("the page requested %.200s", address)
		}
	}
	for _, complaint := range p.complaints {
		p.Errorf("the browser complains: %.1000s", complaint)
	}
}

// requests counts how often the page has requested a path.
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

// sent counts how often the page has sent an operation.
func (p *page) sent(operation string) int {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	return p.operations[operation]
}

// reads reports when the page has sent more than three queries, which differ by their operation or their variables, or one of
// them again although nothing has changed. Those that count new rows, which other tests make, are left out.
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
		if times := p.queries[query]; times > p.heard+max(1, p.sockets) { // a new WebSocket may have missed changes
			p.Errorf("the page sent %q %d times, and heard of %d changes by %d WebSockets", query, times, p.heard, p.sockets)
		}
	}
}

// everyRule are the rules of WCAG 2.2 AA and of good practice, for axe; the others are those of them that colours decide.
const (
	everyRule     = `["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]`
	rulesOfColour = `{type: "rule", values: ["color-contrast", "link-in-text-block"]}`
)
