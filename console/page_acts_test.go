package console_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/network"
	browserpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// show sets the size of the window and the preferred colour scheme.
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

// click clicks on the element with the role and name, with the mouse. It waits until the element is neither disabled nor busy, as the
// page may have to render input first.
func (p *page) click(role, name string) {
	p.Helper()
	p.clickIf(role, name, func(attributes []string) bool {
		busy := slices.Index(attributes, "aria-disabled") // the next element is its value
		return !slices.Contains(attributes, "disabled") && (busy < 0 || attributes[busy+1] != "true")
	})
}

// disabled waits until the element with the role and name is disabled.
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

// clickAgain clicks at once, even if the element is disabled or busy, as impatient people do.
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

// focus focuses the element with the role and name.
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

// pass advances the page's clock, without waiting.
func (p *page) pass(duration time.Duration) {
	p.Helper()
	p.isChanged = true
	spent := make(chan struct{})
	budget := float64(duration.Milliseconds())
	ctx, end := context.WithTimeout(p.tab, waitTimeout)
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

// choose sets a file with the content in the page's file input, as the file dialog does.
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

// offline disconnects the tab from the network, or connects it again.
func (p *page) offline(away bool) {
	p.Helper()
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

// submitsTwice clicks the button of a form, loses the response of its operation after the server has sent it, and clicks again, so that
// the form sends the same operation again. The functions in read run between the two clicks.
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

// losesResponse drops the next response to an operation, after the server has sent it.
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

// press presses and releases keys, one after the other.
func (p *page) press(keys string, options ...chromedp.KeyOption) {
	p.Helper()
	if err := chromedp.Do(p.tab, chromedp.KeyEvent(keys, append(options, asKeyboard)...)); err != nil {
		p.Fatal(err)
	}
}

// asKeyboard makes a key event like that of a keyboard: if the page prevents its default action, nothing is typed.
func asKeyboard(key *input.DispatchKeyEventParams) {
	if key.Type == input.DispatchKeyEventTypeKeyDown {
		key.Type = input.DispatchKeyEventTypeRawKeyDown
	}
}

// open opens a path of the console, such as /orders?status=PENDING. It fails the test if the page warns before it is left.
func (p *page) open(path string) {
	p.Helper()
	ctx, end := context.WithTimeout(p.tab, waitTimeout)
	defer end()
	if err := chromedp.Do(ctx, chromedp.Navigate(p.origin+"/console"+path)); err != nil {
		p.Fatalf("open %s: %v", path, err)
	}
}

// reload reloads the page and accepts its warning. It fails the test if the page does not warn.
func (p *page) reload() {
	p.Helper()
	ctx, end := context.WithTimeout(p.tab, waitTimeout)
	defer end()
	warned := make(chan error, 1)
	err := chromedp.Listen(ctx, func(event any) {
		if _, ok := event.(*browserpage.EventJavascriptDialogOpening); ok {
			go func() { // in a goroutine, as commands get no response while an event is being handled
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

// signsOut signs out by the account menu.
func (p *page) signsOut() {
	p.Helper()
	p.click("button", "Account and settings of the console*")
	p.click("menuitem", "Sign out")
}

// back goes back in the browser's history.
func (p *page) back() {
	p.Helper()
	if _, err := chromedp.Run(p.tab, chromedp.Evaluate[any](`void history.back()`)); err != nil {
		p.Fatal(err)
	}
}

// awaits runs a script in the page and waits for its promise.
func (p *page) awaits(script string) {
	p.Helper()
	if _, err := chromedp.Run(p.tab, chromedp.Evaluate[any]("Promise.resolve("+script+").then(() => null)", awaited)); err != nil {
		p.Fatal(err)
	}
}

// copies clicks a button and returns the text that it copies.
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

// clipboard replaces the browser's function that writes to the clipboard. does is an expression whose value is a promise.
func (p *page) clipboard(does string) {
	p.Helper()
	if _, err := chromedp.Run(p.tab, chromedp.Evaluate[any](`delete window.copied; void (navigator.clipboard.writeText = (text) => `+does+`)`)); err != nil {
		p.Fatal(err)
	}
}

// save writes a screenshot of the whole page, if the browser is still running.
func (p *page) save(path string) {
	p.Helper()
	ctx, end := context.WithTimeout(p.tab, waitTimeout)
	defer end()
	if picture, err := chromedp.Run(ctx, chromedp.CaptureScreenshot()); err == nil {
		if err := os.WriteFile(path, picture, 0o600); err != nil {
			p.Error(err)
		}
	}
}

const escape = kb.Escape
