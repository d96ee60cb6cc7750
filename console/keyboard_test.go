package console_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

func TestOrderIsFoundAndRefundedWithKeysAlone(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	store := d.store("demo")
	number := d.as(t, "demo", "OWNER").sell(t, "Kay Walker", store.variation("STREAM-30"), store.variation("AEGIS-1-365"))
	p := open(t, nil, "/orders")
	p.sees("button", "Sign in")
	p.tabTo("textbox", "Store")
	p.press("demo")
	p.tabTo("textbox", "E-mail")
	p.press(store.Staff[0].Email)
	p.tabTo("textbox", "Password")
	p.press(store.Staff[0].Password + "\r")
	p.sees("heading", "Orders")
	p.rests()

	p.tabTo("link", "Skip to content")
	p.press("\r")
	p.tabTo("button", "Status*")
	p.press("\r")
	p.sees("dialog", "Status")
	p.press(escape)
	p.lacks("dialog", "Status")
	p.hasFocus("button", "Status*")
	p.tabTo("button", "Total") // the filter; next is the column, below the sticky bar
	p.tabTo("checkbox", "Select all*")
	p.tabTo("button", "Total")
	p.press("\r")
	p.at("sort=-total")

	p.press("k", chromedp.KeyModifiers(chromedp.ModifierCtrl))
	p.sees("dialog", "Search")
	p.press(number)
	p.sees("option", number+"*")
	p.press("\r")
	p.at("/orders/" + number)
	p.sees("heading", "Payment")
	p.rests()
	p.tabTo("button", "Refund")
	p.press("\r")
	p.sees("dialog", "Refund order*")
	p.hasFocus("checkbox", "Streamly Premium*")
	p.press(" ")
	p.tabTo("textbox", "Reason*")
	p.press("the key was used")
	p.tabTo("button", "Refund €29.90")
	p.press("\r")
	p.lacks("dialog", "Refund order*")
	p.sees("StaticText", "the key was used")
	p.hasFocus("button", "Refund")
	p.tabTo("link", "Orders", chromedp.KeyModifiers(chromedp.ModifierShift)) // backwards
	p.press("\r")
	p.at("/orders")
	p.sees("heading", "Orders")
	p.quiet()
}

// focusProblem is a script that returns why the focused element is not visible, "" if it is.
const focusProblem = `(() => {
	const focused = document.activeElement, { outlineStyle, outlineWidth } = getComputedStyle(focused);
	if (focused === document.body) return "";
	const [box] = focused.getClientRects();
	if (!box || box.width < 2) return "it has no place";
	if (outlineStyle === "none" || parseFloat(outlineWidth) === 0) return "it has no outline";
	const x = box.x + box.width / 2, y = Math.min(box.y + box.height / 2, innerHeight - 1);
	if (x < 0 || x > innerWidth || y < 0) return "it is outside of the window";
	const above = document.elementFromPoint(x, y);
	return above && !focused.contains(above) && !above.contains(focused) ? "it is covered by " + above.outerHTML.slice(0, 200) : "";
})()`

const maxStops = 60 // presses of Tab to reach any element of a page

// tabTo presses Tab until the element with the role and name has the focus. It fails the test if the focus is not visible at a stop.
func (p *page) tabTo(role, name string, options ...chromedp.KeyOption) {
	p.Helper()
	for range maxStops {
		p.press("\t", options...)
		var isThere bool
		err := chromedp.Do(p.tab, chromedp.Func(func(ctx context.Context, tab *chromedp.Target) (err error) {
			problem, err := chromedp.Evaluate[string](focusProblem)(ctx, tab)
			if err == nil && problem != "" {
				err = errors.New(problem)
			}
			if err == nil {
				isThere, err = isFocused(ctx, tab, role, name)
			}
			return err
		}))
		if err != nil {
			p.Errorf("the focus on its way to the %s %q: %v", role, name, err)
		}
		if isThere {
			return
		}
	}
	p.Fatalf("the focus does not come to the %s %q", role, name)
}

// hasFocus waits until the element with the role and name has the focus.
func (p *page) hasFocus(role, name string) {
	p.Helper()
	p.try(fmt.Sprintf("see the focus on the %s %q", role, name), func(ctx context.Context, tab *chromedp.Target) error {
		focused, err := isFocused(ctx, tab, role, name)
		if err == nil && !focused {
			err = errors.New("it is elsewhere")
		}
		return err
	})
}

// isFocused reports whether an element with the role and name has the focus. Several elements may have both.
func isFocused(ctx context.Context, tab *chromedp.Target, role, name string) (bool, error) {
	active, err := cdp.Call(ctx, tab, runtime.Evaluate, runtime.EvaluateParams{Expression: "document.activeElement"})
	if err != nil {
		return false, err
	}
	node, err := cdp.Call(ctx, tab, dom.DescribeNode, dom.DescribeNodeParams{ObjectID: active.Result.ObjectID})
	if err != nil {
		return false, err
	}
	found, err := findAll(ctx, tab, role, name)
	return slices.Contains(found, node.Node.BackendNodeID), err
}

func TestFocusStaysNearWhatLeftThePage(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "kept-focus")
	var created struct{}
	owner.must(t, `mutation { createCategory(input: {name: "Audio", slug: "audio"}) { id } }`, nil, &created)
	owner.must(t, `mutation { createCategory(input: {name: "Video", slug: "video"}) { id } }`, nil, &created)
	owner.customer(t, "Ana Lima")

	p := open(t, owner, "/customers")
	p.sees("checkbox", "Select Ana Lima")
	p.rests()
	p.keepsFocus()
	p.tabTo("checkbox", "Select Ana Lima")
	p.press(" ")
	p.tabTo("button", "Select none", chromedp.KeyModifiers(chromedp.ModifierShift))
	p.press("\r")
	p.lacks("button", "Select none")
	p.hasFocus("main", "*")
	p.tabTo("link", "Ana Lima")
	p.press("\r")
	p.sees("heading", "Ana Lima")
	p.hasFocus("main", "*")

	p.open("/categories")
	p.sees("link", "Delete Audio")
	p.rests()
	p.keepsFocus()
	p.tabTo("link", "Delete Audio")
	p.press("\r")
	p.sees("dialog", "*")
	p.press(escape)
	p.lacks("dialog", "*")
	p.hasFocus("link", "Delete Audio")
	p.press("\r")
	p.sees("dialog", "*")
	p.rests() // wait until the dialog has the focus
	p.tabTo("button", "Delete")
	p.press("\r")
	p.lacks("dialog", "*")
	p.lacks("link", "Delete Audio")
	p.hasFocus("region", "Categories")
	p.quiet()
}

func TestFocusStaysNearAButtonThatIsDisabled(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "paged-by-keyboard") // to which no other test adds rows before its first page
	variation := owner.variation(t, "Paged", "PAGED-1", "DIGITAL")
	licenses := make([]vars, 120)
	for i := range licenses {
		licenses[i] = vars{"credentials": fmt.Sprintf("PAGED-%03d", i)}
	}
	owner.must(t, `mutation($input: UploadLicensesInput!) { uploadLicenses(input: $input) { created } }`,
		vars{"input": vars{"variationId": variation, "licenses": licenses}}, new(any))
	p := open(t, owner, "/licenses")
	p.sees("button", "Next page")
	p.rests()
	p.keepsFocus()
	p.focus("button", "Next page")
	p.press("\r")
	p.at("/licenses", "after=")
	p.rests()
	p.tabTo("button", "Previous page", chromedp.KeyModifiers(chromedp.ModifierShift))
	p.press("\r")
	p.disabled("button", "Previous page") // it is the first page again
	p.hasFocus("main", "*")
	p.quiet()
}

func TestFormThatIsSentByEnterIsSentOnceAndKeepsTheFocusWhenItFails(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "focus-after-failure")
	customer, variation := owner.customer(t, "Enid Enter"), owner.inStock(t, "Entered", "ENTER-1")
	adjust, order := "/customers/"+customer+"?dialog=adjust", "/orders/new?customer="+customer+"&items="+variation+"*1"
	for _, c := range []struct{ name, path, role, at, operation, done string }{
		{"a field of a dialog", adjust, "textbox", "Amount", "AdjustWallet", "The wallet was adjusted."},
		{"the button of a dialog", adjust, "button", "Adjust wallet", "AdjustWallet", "The wallet was adjusted."},
		{"the button of a page", order, "button", "Place order for €10.00", "CreateOrder", "Payment"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			between := newProxy(t)
			p := openThrough(t, between.origin, owner, c.path)
			if c.path == adjust {
				p.fill("textbox", "Amount", "5")
				p.fill("textbox", "Reason", "bonus")
			}
			between.fail("mutation " + c.operation)
			release := between.hold("mutation " + c.operation)
			defer release()
			p.sees(c.role, c.at)
			p.rests()
			p.focus(c.role, c.at)
			for range 3 {
				p.press("\r")
			}
			between.waitFor(p, 0)
			p.press("\r")
			p.hasFocus(c.role, c.at)
			release()
			p.holdsText("Something went wrong")
			p.hasFocus(c.role, c.at)
			if sent := p.sent(c.operation); sent != 1 {
				t.Errorf("%s was sent %d times", c.operation, sent)
			}
			between.fail("")
			p.press("\r")
			p.holdsText(c.done)
			p.quiet()
		})
	}
}

// keepsFocus waits until the script keepFocus.ts is loaded, which happens when the page is idle.
func (p *page) keepsFocus() {
	p.Helper()
	p.try("load keepFocus", func(ctx context.Context, tab *chromedp.Target) error {
		isThere, err := chromedp.Evaluate[bool](`performance.getEntriesByType("resource").some((e) => e.name.includes("/keepFocus-") && e.responseEnd > 0)`)(ctx, tab)
		if err == nil && !isThere {
			err = errors.New("it is not there")
		}
		return err
	})
}
