package console_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// try repeats an action until it succeeds. The pauses between attempts grow, because each attempt costs the page some work.
func (p *page) try(what string, action func(ctx context.Context, tab *chromedp.Target) error) {
	p.Helper()
	ctx, end := context.WithTimeout(p.tab, waitTimeout)
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

// reading returns the beginning of the page's text, for the message of a failure.
func (p *page) reading() string {
	ctx, end := context.WithTimeout(p.tab, 5*time.Second)
	defer end()
	text, err := chromedp.Run(ctx, chromedp.Evaluate[string](`document.body.innerText.slice(0, 600)`))
	if err != nil {
		return err.Error()
	}
	return text
}

// lastRequested returns the last requests of the page, for the message of a failure.
func (p *page) lastRequested() []string {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	return slices.Clone(p.requested[max(0, len(p.requested)-10):])
}

// find returns the element with the role and name. A name that ends in an asterisk is a prefix.
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

// findAll returns all elements with the role and name.
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

// sees waits for an element with the role and name.
func (p *page) sees(role, name string) {
	p.Helper()
	p.try(fmt.Sprintf("see the %s %q", role, name), func(ctx context.Context, tab *chromedp.Target) error {
		_, err := find(ctx, tab, role, name)
		return err
	})
}

// lacks waits until there is no element with the role and name, on a page that has loaded and that is not behind a dialog. Otherwise the
// element could be missing because it is not rendered yet, or because a dialog hides it.
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

// holds waits until a field has a text as its value.
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
			var held string // stays empty if there is no value
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

// invalid waits until a field is marked as invalid.
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

// at waits until the page's address below /console contains all the texts.
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

// lacksText fails the test if the page shows one of the texts now.
func (p *page) lacksText(texts ...string) {
	p.Helper()
	shown, err := chromedp.Run(p.tab, chromedp.Evaluate[string](`document.body.innerText`))
	if err != nil {
		p.Fatal(err)
	}
	for _, text := range texts {
		if strings.Contains(shown, text) {
			p.Errorf("the page shows %q", text)
		}
	}
}

// losesText waits until the page does not show the text any more.
func (p *page) losesText(text string) {
	p.Helper()
	p.try(fmt.Sprintf("lose the text %q", text), func(ctx context.Context, tab *chromedp.Target) error {
		shown, err := chromedp.Evaluate[string](`document.body.innerText`)(ctx, tab)
		if err == nil && strings.Contains(shown, text) {
			err = errors.New("it is there")
		}
		return err
	})
}

// rests waits until the page neither loads nor animates anything.
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

// drawing is a script that returns everything that axe checks, except colours: the elements, the values of fields, and the position and
// style of each.
const drawing = `(() => {
	const names = ["clip", "clip-path", "contain", "content-visibility", "direction", "display", "filter", "float", "font-family", "font-size",
		"font-style", "font-weight", "isolation", "mask-image", "mix-blend-mode", "opacity", "overflow", "perspective", "pointer-events",
		"position", "text-decoration-line", "text-indent", "transform", "visibility", "white-space", "will-change", "z-index"];
	const root = document.documentElement; // without its head, to which scripts are added at any time
	const seen = [root.lang, root.dir, ...[...document.head.querySelectorAll("title, meta, base")].map((e) => e.outerHTML), document.body.outerHTML];
	for (const element of [root, ...document.body.querySelectorAll("*")]) {
		const { x, y, width, height } = element.getBoundingClientRect(), style = getComputedStyle(element);
		seen.push(x, y, width, height, element.scrollWidth, element.scrollHeight, element.value, element.checked, element.disabled);
		for (const name of names) seen.push(style.getPropertyValue(name));
	}
	return crypto.subtle.digest("SHA-256", new TextEncoder().encode(seen.join("\n"))).then((hash) => String(new Uint8Array(hash)));
})()`

// accessible fails the test for every violation of WCAG 2.2 AA and good practice that axe finds. If the drawing of the page is the same as
// at the last check, it checks colours only, as only they can have changed.
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

// awaited makes Evaluate wait for the promise of an expression and return its value.
func awaited(e *runtime.EvaluateParams) {
	wait := true
	e.AwaitPromise = &wait
}

// fits fails the test if the page is wider than the window.
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

// forgot fails the test if one of the secrets is still stored somewhere, and reports where.
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

// placesOf returns the places that contain a text. It searches the page, the browser's storage and caches, addresses, and the logs of the
// browser and the server.
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

// titled waits until the title of the browser's tab is the text.
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

// tellsTime fails the test unless the first time on the page has its exact value in the time zone, on hover and for screen readers.
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

// text returns the text of the first element that matches a selector.
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
