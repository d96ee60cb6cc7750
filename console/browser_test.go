package console_test

import (
	"bytes"
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	browserpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

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
	// isChanged says that the test has changed the browser's ways of the profile, such as how time passes.
	isChanged bool
	checked   string // how the page was drawn when axe looked at it last and found nothing

	mutex      sync.Mutex
	requested  []string
	operations map[string]int // how often each was sent to the GraphQL API, by name
	queries    map[string]int // the same, by name and variables
	heard      int            // messages of the WebSocket that something has changed
	sockets    int            // WebSockets that were opened
	logged     []string       // everything that scripts wrote to the browser's log
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
		if t.Failed() || p.isChanged || origin != kiosk(t).BaseURL || p.empty() != nil {
			p.leave()
			return
		}
		emptied.mutex.Lock()
		defer emptied.mutex.Unlock()
		emptied.tabs = append(emptied.tabs, p)
	})
	return p
}

// empty leaves the page for a picture, of the same origin so that the renderer and what it compiled stay, and takes away
// everything that the test left: cookies, storage, the way back and what was noted.
func (p *page) empty() error {
	ctx, end := context.WithTimeout(p.tab, 5*time.Second)
	defer end()
	err := chromedp.Do(ctx,
		chromedp.Navigate(p.origin+"/console/icon.svg"),
		command(runtime.Evaluate, runtime.EvaluateParams{Expression: "sessionStorage.clear()"}),
		command(storage.ClearDataForOrigin, storage.ClearDataForOriginParams{Origin: p.origin, StorageTypes: "all"}),
		command(network.ClearBrowserCookies, cdp.Empty{}),
		command(browserpage.ResetNavigationHistory, cdp.Empty{}))
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.requested, p.sockets, p.heard, p.logged, p.complaints = nil, 0, 0, nil, nil
	p.operations, p.queries = map[string]int{}, map[string]int{}
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
	p := &page{TB: t, tab: tab, leave: leave, origin: origin, operations: map[string]int{}, queries: map[string]int{}}
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
			}
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
		return slices.Contains([]string{"NewOrders", "NewCustomers", "NewProducts", "NewRecharges", "NewEvents", "NewAuditEntries", "NewDeliveries", "NewUploads", "NewLicenses"}, name)
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

// show sets the size of the window and the preferred colours.
func (p *page) show(l look) {
	p.Helper()
	scheme := "light"
	if l.dark {
		scheme = "dark"
	}
	err := chromedp.Do(p.tab, chromedp.EmulateViewport(l.width, l.height),
		command(emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
			Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}},
		}))
	if err != nil {
		p.Fatal(err)
	}
}

// try repeats an action until it succeeds: at once at first, then less often, because each time costs the page some work.
func (p *page) try(what string, action func(ctx context.Context, tab *chromedp.Target) error) {
	p.Helper()
	ctx, end := context.WithTimeout(p.tab, patience)
	defer end()
	for pause := 10 * time.Millisecond; ; pause = min(2*pause, 100*time.Millisecond) {
		err := chromedp.Do(ctx, chromedp.Func(action))
		if err == nil {
			return
		}
		select {
		case <-time.After(pause):
		case <-ctx.Done():
			p.save(filepath.Join(p.ArtifactDir(), "failure.png"))
			p.Fatalf("%s: %v. The page reads %q, and has requested %q", what, err, p.reading(), p.lastRequested())
		}
	}
}

// reading is how the page's text begins, for the report of a failure.
func (p *page) reading() string {
	ctx, end := context.WithTimeout(p.tab, 5*time.Second)
	defer end()
	text, err := chromedp.Run(ctx, chromedp.Evaluate[string](`document.body.innerText.slice(0, 600)`))
	if err != nil {
		return err.Error()
	}
	return text
}

// lastRequested is what the page requested last, for the report of a failure.
func (p *page) lastRequested() []string {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	return slices.Clone(p.requested[max(0, len(p.requested)-10):])
}

// find returns what has the role and the name. A name that ends in an asterisk is the beginning of one.
func find(ctx context.Context, tab *chromedp.Target, role, name string) (cdp.BackendNodeID, error) {
	found, err := findAll(ctx, tab, role, name)
	if err == nil && len(found) == 0 {
		err = fmt.Errorf("there is no %s %q", role, name)
	}
	if err != nil {
		return 0, err
	}
	return found[0], nil
}

// findAll returns everything that has the role and the name.
func findAll(ctx context.Context, tab *chromedp.Target, role, name string) (all []cdp.BackendNodeID, err error) {
	document, err := cdp.Call(ctx, tab, dom.GetDocument, dom.GetDocumentParams{})
	if err != nil {
		return nil, err
	}
	parameters := accessibility.QueryAXTreeParams{NodeID: document.Root.NodeID, Role: role}
	prefix, open := strings.CutSuffix(name, "*")
	if !open {
		parameters.AccessibleName = name
	}
	found, err := cdp.Call(ctx, tab, accessibility.QueryAXTree, parameters)
	if err != nil {
		return nil, err
	}
	for _, node := range found.Nodes {
		var called string
		if node.Name != nil {
			_ = json.Unmarshal([]byte(node.Name.Value), &called)
		}
		if !node.Ignored && strings.HasPrefix(called, prefix) {
			all = append(all, node.BackendDOMNodeID)
		}
	}
	return all, nil
}

// sees waits for what has the role and the name.
func (p *page) sees(role, name string) {
	p.Helper()
	p.try(fmt.Sprintf("see the %s %q", role, name), func(ctx context.Context, tab *chromedp.Target) error {
		_, err := find(ctx, tab, role, name)
		return err
	})
}

// lacks waits until nothing has the role and the name, on a page that has loaded and that no dialog hides: what is not
// there yet, or is behind a dialog, is not gone.
func (p *page) lacks(role, name string) {
	p.Helper()
	unhidden := role != "dialog"
	p.try(fmt.Sprintf("see no %s %q", role, name), func(ctx context.Context, tab *chromedp.Target) error {
		ready, err := chromedp.Evaluate[bool](fmt.Sprintf(`!!document.querySelector("h1") && !document.querySelector("[aria-busy=true]") &&
			!(%t && document.querySelector("#root")?.ariaHidden === "true")`, unhidden))(ctx, tab)
		if err != nil {
			return err
		}
		if !ready {
			return errors.New("the page loads, or a dialog hides it")
		}
		if _, err := find(ctx, tab, role, name); err == nil {
			return errors.New("it is there")
		}
		return nil
	})
}

// click clicks with the mouse on what has the role and the name, once it is not disabled: the page may have to draw what was
// typed first.
func (p *page) click(role, name string) {
	p.Helper()
	p.clickIf(role, name, func(attributes []string) bool { return !slices.Contains(attributes, "disabled") })
}

// disabled waits until what has the role and the name is disabled.
func (p *page) disabled(role, name string) {
	p.Helper()
	p.try(fmt.Sprintf("see that the %s %q is disabled", role, name), func(ctx context.Context, tab *chromedp.Target) error {
		id, err := find(ctx, tab, role, name)
		if err != nil {
			return err
		}
		described, err := cdp.Call(ctx, tab, dom.DescribeNode, dom.DescribeNodeParams{BackendNodeID: id})
		if err == nil && !slices.Contains(described.Node.Attributes, "disabled") {
			err = errors.New("it is not")
		}
		return err
	})
}

// clickAgain clicks on what may be disabled already, as impatient people do.
func (p *page) clickAgain(role, name string) {
	p.Helper()
	p.clickIf(role, name, anyAttributes)
}

func anyAttributes([]string) bool { return true }

func (p *page) clickIf(role, name string, may func(attributes []string) bool, options ...chromedp.MouseOption) {
	p.Helper()
	p.try(fmt.Sprintf("click the %s %q", role, name), func(ctx context.Context, tab *chromedp.Target) error {
		id, err := find(ctx, tab, role, name)
		if err != nil {
			return err
		}
		described, err := cdp.Call(ctx, tab, dom.DescribeNode, dom.DescribeNodeParams{BackendNodeID: id})
		if err != nil {
			return err
		}
		if !may(described.Node.Attributes) {
			return errors.New("it is disabled")
		}
		if _, err := cdp.Call(ctx, tab, dom.ScrollIntoViewIfNeeded, dom.ScrollIntoViewIfNeededParams{BackendNodeID: id}); err != nil {
			return err
		}
		quads, err := cdp.Call(ctx, tab, dom.GetContentQuads, dom.GetContentQuadsParams{BackendNodeID: id})
		if err != nil || len(quads.Quads) == 0 {
			return errors.Join(err, errors.New("it has no place yet"))
		}
		q := quads.Quads[0]
		_, err = chromedp.MouseClickXY((q[0]+q[4])/2, (q[1]+q[5])/2, options...)(ctx, tab)
		return err
	})
}

// focus puts the keyboard's focus on what has the role and the name.
func (p *page) focus(role, name string) {
	p.Helper()
	p.try(fmt.Sprintf("focus the %s %q", role, name), func(ctx context.Context, tab *chromedp.Target) error {
		id, err := find(ctx, tab, role, name)
		if err != nil {
			return err
		}
		_, err = cdp.Call(ctx, tab, dom.Focus, dom.FocusParams{BackendNodeID: id})
		return err
	})
}

// pass lets time pass for the page, without waiting.
func (p *page) pass(duration time.Duration) {
	p.Helper()
	p.isChanged = true
	spent := make(chan struct{})
	budget := float64(duration.Milliseconds())
	ctx, end := context.WithTimeout(p.tab, patience)
	defer end()
	var once sync.Once
	err := chromedp.Listen(ctx, func(event any) {
		if _, ok := event.(*emulation.EventVirtualTimeBudgetExpired); ok {
			once.Do(func() { close(spent) })
		}
	})
	if err == nil {
		err = chromedp.Do(ctx, chromedp.Func(func(ctx context.Context, tab *chromedp.Target) error {
			_, err := cdp.Call(ctx, tab, emulation.SetVirtualTimePolicy, emulation.SetVirtualTimePolicyParams{
				Policy: emulation.VirtualTimePolicyAdvance, Budget: &budget,
			})
			return err
		}))
	}
	if err != nil {
		p.Fatal(err)
	}
	select {
	case <-spent:
	case <-ctx.Done():
		p.Fatal("time does not pass")
	}
}

// fill replaces the text of a field.
func (p *page) fill(role, name, text string) {
	p.Helper()
	p.try(fmt.Sprintf("fill the %s %q", role, name), func(ctx context.Context, tab *chromedp.Target) error {
		id, err := find(ctx, tab, role, name)
		if err != nil {
			return err
		}
		if _, err := cdp.Call(ctx, tab, dom.Focus, dom.FocusParams{BackendNodeID: id}); err != nil {
			return err
		}
		if _, err := chromedp.Evaluate[any](`void document.activeElement.select?.()`)(ctx, tab); err != nil {
			return err
		}
		_, err = cdp.Call(ctx, tab, input.InsertText, input.InsertTextParams{Text: text})
		return err
	})
}

// choose gives a file with the content to the page's field for files, as its file dialog does.
func (p *page) choose(name, content string) {
	p.Helper()
	path := filepath.Join(p.TempDir(), name)
	if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
		p.Fatal(err)
	}
	p.try("choose the file "+name, func(ctx context.Context, tab *chromedp.Target) error {
		document, err := cdp.Call(ctx, tab, dom.GetDocument, dom.GetDocumentParams{})
		if err != nil {
			return err
		}
		field, err := cdp.Call(ctx, tab, dom.QuerySelector, dom.QuerySelectorParams{NodeID: document.Root.NodeID, Selector: "input[type=file]"})
		if err != nil {
			return err
		}
		if field.NodeID == 0 {
			return errors.New("there is no field for files")
		}
		_, err = cdp.Call(ctx, tab, dom.SetFileInputFiles, dom.SetFileInputFilesParams{Files: []string{path}, NodeID: field.NodeID})
		return err
	})
}

// drop drops a file with the content on a field.
func (p *page) drop(name, field, content string) {
	p.Helper()
	p.focus("textbox", field)
	taken, err := chromedp.Run(p.tab, chromedp.Evaluate[bool](fmt.Sprintf(`(() => {
		const dataTransfer = new DataTransfer();
		dataTransfer.items.add(new File([%q], %q, {type: "text/plain"}));
		const drag = (type) => new DragEvent(type, {dataTransfer, bubbles: true, cancelable: true});
		return ["dragover", "drop"].every((type) => !document.activeElement.dispatchEvent(drag(type)));
	})()`, content, name)))
	if err != nil || !taken {
		p.Fatalf("the field %q takes no file (%v)", field, err)
	}
}

// holds waits until a field holds a text.
func (p *page) holds(role, name, text string) {
	p.Helper()
	p.try(fmt.Sprintf("see that the %s %q holds %q", role, name, text), func(ctx context.Context, tab *chromedp.Target) error {
		id, err := find(ctx, tab, role, name)
		if err != nil {
			return err
		}
		found, err := cdp.Call(ctx, tab, accessibility.GetPartialAXTree, accessibility.GetPartialAXTreeParams{BackendNodeID: id})
		if err != nil {
			return err
		}
		for _, node := range found.Nodes {
			if node.BackendDOMNodeID != id || node.Ignored {
				continue
			}
			var held string // nothing, where there is no value
			if node.Value != nil {
				_ = json.Unmarshal([]byte(node.Value.Value), &held)
			}
			if held != text {
				return fmt.Errorf("it holds %.100q", held)
			}
			return nil
		}
		return errors.New("it has left the page")
	})
}

// invalid waits until a field says that what it holds is wrong.
func (p *page) invalid(role, name string) {
	p.Helper()
	p.try(fmt.Sprintf("see that the %s %q is wrong", role, name), func(ctx context.Context, tab *chromedp.Target) error {
		id, err := find(ctx, tab, role, name)
		if err != nil {
			return err
		}
		found, err := cdp.Call(ctx, tab, accessibility.GetPartialAXTree, accessibility.GetPartialAXTreeParams{BackendNodeID: id})
		if err != nil {
			return err
		}
		for _, node := range found.Nodes {
			for _, property := range node.Properties {
				if property.Name == accessibility.PropertyNameInvalid && string(property.Value.Value) == `"true"` {
					return nil
				}
			}
		}
		return errors.New("it is not marked")
	})
}

// offline takes the network away, or gives it back.
func (p *page) offline(away bool) {
	p.Helper()
	p.isChanged = true
	conditions := &network.Conditions{Offline: away, DownloadThroughput: -1, UploadThroughput: -1}
	_, err := chromedp.Run(p.tab, func(ctx context.Context, tab *chromedp.Target) (chromedp.Void, error) {
		_, err := cdp.Call(ctx, tab, network.EmulateNetworkConditionsByRule,
			network.EmulateNetworkConditionsByRuleParams{MatchedNetworkConditions: []*network.Conditions{conditions}})
		return chromedp.Void{}, err
	})
	if err != nil {
		p.Fatal(err)
	}
}

// submitsTwice clicks the button of a form. The response of its operation is lost after the server has sent it, and the form
// sends the same again at a second click. read is what happens in between, if anything.
func (p *page) submitsTwice(operation, button string, read ...func()) {
	p.Helper()
	p.losesResponse(operation)
	before := p.sent(operation)
	p.click("button", button)
	p.holdsText("it is done once at most")
	for _, does := range read {
		does()
	}
	p.click("button", button)
	p.try("send "+operation+" again", func(context.Context, *chromedp.Target) error {
		if sent := p.sent(operation) - before; sent != 2 {
			return fmt.Errorf("it was sent %d times", sent)
		}
		return nil
	})
	p.mutex.Lock()
	defer p.mutex.Unlock()
	for query, times := range p.queries {
		if strings.HasPrefix(query, operation+" ") && strings.Contains(query, `"idempotencyKey":"`) && times == 2 {
			return
		}
	}
	p.Errorf("%s was not sent twice with the same key and input", operation)
}

// losesResponse has the next response to an operation lost after the server has sent it.
func (p *page) losesResponse(operation string) {
	p.Helper()
	if _, err := chromedp.Run(p.tab, chromedp.Evaluate[any](fmt.Sprintf(`(() => {
		const send = window.fetch;
		window.fetch = async (...request) => {
			const response = await send(...request);
			if (!String(request[1]?.body).includes(%q)) return response;
			window.fetch = send;
			throw new TypeError("the response is lost");
		};
	})()`, "mutation "+operation+"("))); err != nil {
		p.Fatal(err)
	}
}

// press presses keys one after the other.
func (p *page) press(keys string, options ...chromedp.KeyOption) {
	p.Helper()
	if err := chromedp.Do(p.tab, chromedp.KeyEvent(keys, append(options, asKeyboard)...)); err != nil {
		p.Fatal(err)
	}
}

// asKeyboard makes a key go down as a keyboard's does: when the page prevents that, nothing is typed.
func asKeyboard(key *input.DispatchKeyEventParams) {
	if key.Type == input.DispatchKeyEventTypeKeyDown {
		key.Type = input.DispatchKeyEventTypeRawKeyDown
	}
}

// open goes to a path of the console, such as /orders?status=PENDING. It fails where the page warns before it is left.
func (p *page) open(path string) {
	p.Helper()
	ctx, end := context.WithTimeout(p.tab, patience)
	defer end()
	if err := chromedp.Do(ctx, chromedp.Navigate(p.origin+"/console"+path)); err != nil {
		p.Fatalf("open %s: %v", path, err)
	}
}

// reload loads the page anew, and accepts to leave it when it warns. It fails where it does not warn.
func (p *page) reload() {
	p.Helper()
	ctx, end := context.WithTimeout(p.tab, patience)
	defer end()
	warned := make(chan error, 1)
	err := chromedp.Listen(ctx, func(event any) {
		if _, ok := event.(*browserpage.EventJavascriptDialogOpening); ok {
			go func() { // commands are not answered while an event is handled
				warned <- chromedp.Do(ctx, command(browserpage.HandleJavaScriptDialog, browserpage.HandleJavaScriptDialogParams{Accept: true}))
			}()
		}
	})
	if err == nil {
		_, err = chromedp.Run(ctx, chromedp.Evaluate[any](`void (window.isLeft = true)`))
	}
	if err == nil {
		err = chromedp.Do(ctx, command(browserpage.Reload, browserpage.ReloadParams{}))
	}
	if err != nil {
		p.Fatalf("reload: %v", err)
	}
	select {
	case err = <-warned:
	case <-ctx.Done():
		err = errors.New("the page does not warn before it is left")
	}
	if err != nil {
		p.Fatal(err)
	}
	p.try("be loaded anew", func(ctx context.Context, tab *chromedp.Target) error {
		left, err := chromedp.Evaluate[bool](`!!window.isLeft`)(ctx, tab)
		if err == nil && left {
			err = errors.New("it is the page of before")
		}
		return err
	})
}

// back goes back in the browser's history.
func (p *page) back() {
	p.Helper()
	if _, err := chromedp.Run(p.tab, chromedp.Evaluate[any](`void history.back()`)); err != nil {
		p.Fatal(err)
	}
}

// at waits until the address of the page, below /console, holds all the texts.
func (p *page) at(parts ...string) {
	p.Helper()
	p.try(fmt.Sprintf("be at %q", parts), func(ctx context.Context, tab *chromedp.Target) error {
		address, err := chromedp.Evaluate[string](`location.pathname.replace("/console", "") + decodeURIComponent(location.search)`)(ctx, tab)
		if err == nil && slices.ContainsFunc(parts, func(part string) bool { return !strings.Contains(address, part) }) {
			err = fmt.Errorf("it is at %s", address)
		}
		return err
	})
}

// loads waits until the page shows that it loads.
func (p *page) loads() {
	p.Helper()
	p.try("show that it loads", func(ctx context.Context, tab *chromedp.Target) error {
		loads, err := chromedp.Evaluate[bool](`!!document.querySelector("main [aria-busy=true]")`)(ctx, tab)
		if err == nil && !loads {
			err = errors.New("nothing is busy")
		}
		return err
	})
}

// rests waits until nothing loads and nothing moves.
func (p *page) rests() {
	p.Helper()
	p.try("come to rest", func(ctx context.Context, tab *chromedp.Target) error {
		rests, err := chromedp.Evaluate[bool](`!!document.querySelector("h1") && !document.querySelector("[aria-busy=true]") && document.getAnimations().length === 0 && document.fonts.status === "loaded"`)(ctx, tab)
		if err == nil && !rests {
			err = errors.New("it is busy")
		}
		return err
	})
}

// everyRule are the rules of WCAG 2.2 AA and of good practice, for axe; the others are those of them that colours decide.
const (
	everyRule     = `["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]`
	rulesOfColour = `{type: "rule", values: ["color-contrast", "link-in-text-block"]}`
)

// drawing is everything that axe looks at but colours: the elements, what fields hold, where each is, and how it is drawn.
const drawing = `(() => {
	const names = ["clip", "clip-path", "contain", "content-visibility", "direction", "display", "filter", "float", "font-family", "font-size",
		"font-style", "font-weight", "isolation", "mask-image", "mix-blend-mode", "opacity", "overflow", "perspective", "pointer-events",
		"position", "text-decoration-line", "text-indent", "transform", "visibility", "white-space", "will-change", "z-index"];
	const root = document.documentElement; // its head gets scripts at any time
	const seen = [root.lang, root.dir, ...[...document.head.querySelectorAll("title, meta, base")].map((e) => e.outerHTML), document.body.outerHTML];
	for (const element of [root, ...document.body.querySelectorAll("*")]) {
		const { x, y, width, height } = element.getBoundingClientRect(), style = getComputedStyle(element);
		seen.push(x, y, width, height, element.scrollWidth, element.scrollHeight, element.value, element.checked, element.disabled);
		for (const name of names) seen.push(style.getPropertyValue(name));
	}
	return crypto.subtle.digest("SHA-256", new TextEncoder().encode(seen.join("\n"))).then((hash) => String(new Uint8Array(hash)));
})()`

// accessible reports what axe finds against WCAG 2.2 AA and good practice. Where a page is drawn as it was when it was checked
// last, it looks at colours only: nothing else can be found.
func (p *page) accessible() {
	p.Helper()
	drawn, err := chromedp.Run(p.tab, chromedp.Evaluate[string](drawing, awaited))
	if err != nil {
		p.Fatal(err)
	}
	rules := everyRule
	if drawn == p.checked {
		rules = rulesOfColour
	}
	loaded, err := chromedp.Run(p.tab, chromedp.Evaluate[bool]("!!window.axe"))
	if err == nil && !loaded {
		_, err = chromedp.Run(p.tab, chromedp.Evaluate[any](axe+"; null"))
	}
	if err != nil {
		p.Fatal(err)
	}
	found, err := chromedp.Run(p.tab, chromedp.Evaluate[[]string](
		`axe.run(document, {runOnly: `+rules+`, resultTypes: ["violations"], preload: {assets: ["media"]}}).then(
			(result) => result.violations.map((v) => v.id + ": " + v.nodes.map((n) => n.target.join(" ") + " " + (n.any[0]?.message ?? "")).join("; ")))`,
		awaited))
	if err != nil {
		p.Fatal(err)
	}
	for _, violation := range found {
		p.Errorf("axe: %.600s", violation)
	}
	if len(found) == 0 {
		p.checked = drawn
	}
}

// awaited has an expression return what its promise becomes.
func awaited(e *runtime.EvaluateParams) {
	wait := true
	e.AwaitPromise = &wait
}

// fits reports when the page is wider than the window.
func (p *page) fits() {
	p.Helper()
	wide, err := chromedp.Run(p.tab, chromedp.Evaluate[string](
		`(() => { const d = document.documentElement; if (d.scrollWidth <= d.clientWidth) return "";
			const out = [...document.querySelectorAll("body *")].find((e) => e.getBoundingClientRect().right > d.clientWidth + 1);
			return d.scrollWidth + " > " + d.clientWidth + " at " + (out?.outerHTML ?? "").slice(0, 120) })()`))
	if err != nil {
		p.Fatal(err)
	}
	if wide != "" {
		p.Errorf("the page scrolls sideways: %s", wide)
	}
}

// forgot reports where one of the secrets still is.
func (p *page) forgot(secrets ...string) {
	p.Helper()
	for _, secret := range secrets {
		if secret == "" {
			p.Error("there is no secret to look for")
			continue
		}
		for _, place := range p.placesOf(secret) {
			p.Errorf("%s still has the secret %q", place, secret)
		}
	}
}

// placesOf returns where a text is of all that could keep it: the page, the browser's storage and caches, addresses, and the logs
// of the browser and of the server.
func (p *page) placesOf(text string) (places []string) {
	p.Helper()
	kept, err := chromedp.Run(p.tab, chromedp.Evaluate[map[string]string](`(async () => {
		const done = (request) => new Promise((resolve, reject) => {
			request.onsuccess = () => resolve(request.result);
			request.onerror = () => reject(request.error);
		});
		const cached = [];
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			for (const request of await cache.keys()) cached.push(name, request.url, await (await cache.match(request)).text());
		}
		const stored = [];
		for (const { name } of await indexedDB.databases()) {
			const database = await done(indexedDB.open(name));
			for (const store of database.objectStoreNames) {
				const rows = database.transaction(store).objectStore(store);
				stored.push(name, store, JSON.stringify([await done(rows.getAllKeys()), await done(rows.getAll())]));
			}
			database.close();
		}
		const fields = [...document.querySelectorAll("input, textarea, select")].map(({ value }) => value);
		return {
			"the page": [document.documentElement.outerHTML, ...fields].join("\n"),
			"the storage": [JSON.stringify({...localStorage}), JSON.stringify({...sessionStorage}), document.cookie].join("\n"),
			"the IndexedDB": stored.join("\n"),
			"the cache": cached.join("\n"),
			"the history": [location.href, JSON.stringify(history.state), document.referrer].join("\n"),
		};
	})()`, awaited))
	if err != nil {
		p.Fatal(err)
	}
	p.mutex.Lock()
	defer p.mutex.Unlock()
	kept["the browser's log"] = strings.Join(append(p.logged, p.complaints...), "\n")
	kept["an address"] = strings.Join(p.requested, "\n")
	kept["the server's log"] = kiosk(p).log.String()
	for place, content := range kept {
		if strings.Contains(content, text) {
			places = append(places, place)
		}
	}
	slices.Sort(places)
	return places
}

// copies clicks a button, and returns what it copies.
func (p *page) copies(button string) (copied string) {
	p.Helper()
	p.clipboard(`Promise.resolve((window.copied = text))`)
	p.click("button", button)
	p.try("copy by "+button, func(ctx context.Context, tab *chromedp.Target) (err error) {
		copied, err = chromedp.Evaluate[string](`window.copied ?? ""`)(ctx, tab)
		if err == nil && copied == "" {
			err = errors.New("nothing was copied")
		}
		return err
	})
	return copied
}

// clipboard sets what the browser does with a text that is copied: an expression of a promise.
func (p *page) clipboard(does string) {
	p.Helper()
	if _, err := chromedp.Run(p.tab, chromedp.Evaluate[any](`delete window.copied; void (navigator.clipboard.writeText = (text) => `+does+`)`)); err != nil {
		p.Fatal(err)
	}
}

// titled waits until the title of the page, in the browser's tab, is the text.
func (p *page) titled(title string) {
	p.Helper()
	p.try(fmt.Sprintf("be titled %q", title), func(ctx context.Context, tab *chromedp.Target) error {
		shown, err := chromedp.Evaluate[string](`document.title`)(ctx, tab)
		if err == nil && shown != title {
			err = fmt.Errorf("it is titled %q", shown)
		}
		return err
	})
}

// tellsTime reports unless the first time of the page is exact on hover and for screen readers, in the time zone.
func (p *page) tellsTime(zone string) {
	p.Helper()
	location, err := time.LoadLocation(zone)
	if err != nil {
		p.Fatal(err)
	}
	told, err := chromedp.Run(p.tab, chromedp.Evaluate[[]string](
		`[...document.querySelectorAll("main time")].slice(0, 1).flatMap((t) => [t.dateTime, t.title, t.querySelector(":not([aria-hidden])").textContent])`))
	if err != nil || len(told) != 3 {
		p.Fatalf("the page has no time: %v", err)
	}
	at, err := time.Parse(time.RFC3339, told[0])
	if err != nil {
		p.Fatal(err)
	}
	want := at.In(location).Format("January 2, 2006 at 3:04:05 PM ")
	for _, shown := range told[1:] {
		if !strings.HasPrefix(strings.ReplaceAll(shown, "\u202f", " "), want) {
			p.Errorf("%s is shown as %q, want %q and the time zone", told[0], shown, want)
		}
	}
}

// text returns the text of the first element that a selector finds.
func (p *page) text(selector string) string {
	p.Helper()
	var text string
	p.try("read "+selector, func(ctx context.Context, tab *chromedp.Target) (err error) {
		text, err = chromedp.Evaluate[string](fmt.Sprintf(`document.querySelector(%q)?.textContent ?? ""`, selector))(ctx, tab)
		if err == nil && text == "" {
			err = errors.New("it is empty")
		}
		return err
	})
	return text
}

// save writes a picture of the whole page, if the browser is still there.
func (p *page) save(path string) {
	p.Helper()
	ctx, end := context.WithTimeout(p.tab, patience)
	defer end()
	if picture, err := chromedp.Run(ctx, chromedp.CaptureScreenshot()); err == nil {
		if err := os.WriteFile(path, picture, 0o600); err != nil {
			p.Error(err)
		}
	}
}

const escape = kb.Escape
