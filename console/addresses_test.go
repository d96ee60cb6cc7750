package console_test

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// nonsense is a query with the search parameters of all pages, each with a value that no page understands.
const nonsense = "?period=foo&from=foo&to=9999-12-31&status=FOO&source=WEB&customer=foo&product=foo&variation=foo&refunded=foo&sort=foo&min=-5" +
	"&max=foo&after=foo&before=foo&dialog=foo&row=foo&series=foo&history=foo&items=foo&tab=foo&order=foo&view=all-of-them&tier=foo&linked=foo&kind=FOO" +
	"&category=foo&id=foo&batch=foo&expires=foo&type=FOO&event=foo&attempt=foo&actor=foo&subject=Foo&entry=foo&role=FOO" +
	`&q={"toString":1}&action={"toString":1}&request={"toString":1}&foo=bar`

func TestPageWhoseAddressHasNonsenseIsShownAsWithoutIt(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).as(t, "demo", "OWNER")
	stand := places(t, owner)
	tried := map[string]bool{}
	for _, one := range pages {
		path, _, _ := strings.Cut(replace(one.path, stand), "?")
		if tried[path] || slices.Contains([]string{"start", "docs", "docs-operation", "sign-in", "settings", "invite", "reset", "unknown"}, one.name) {
			continue // it was checked before, or it has no search parameters
		}
		tried[path] = true
		t.Run(one.name, func(t *testing.T) {
			t.Parallel()
			p := open(t, owner, path)
			p.sees("heading", "*")
			p.rests()
			plain := p.readsWith()

			p.open(path + nonsense)
			p.hasAddress(path)
			p.lacks("alert", "*")
			p.lacks("dialog", "*")
			p.lacksText("[object Object]")
			p.rests()
			if with := p.readsWith(); !slices.Equal(with, plain) {
				t.Errorf("with nonsense in its address, the page reads, in all, %q, want %q", with, plain)
			}
			p.quiet()
		})
	}
}

func TestIdInAnAddressIsReadWhateverItsCaseAndAPartOfOneNamesNoPage(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).as(t, "demo", "OWNER")
	stand := places(t, owner)
	p := open(t, owner, "/account")
	for _, one := range pages {
		if !slices.Contains([]string{"customer", "licenses-batch", "webhook", "delivery", "staff-member"}, one.name) {
			continue
		}
		path := replace(one.path, stand)
		folder, id := path[:strings.LastIndex(path, "/")+1], path[strings.LastIndex(path, "/")+1:]
		p.open(folder + strings.ToUpper(id))
		p.sees(one.role, one.title)
		p.open(folder + id[:13])
		p.sees("heading", "There is no such page")
	}
	p.quiet()
}

func TestLinkThatIsWrittenByHandSearchesForWhatItSays(t *testing.T) {
	t.Parallel()
	p := open(t, kiosk(t).as(t, "demo", "VIEWER"), "/account")
	for _, text := range []string{"12345678901234567890", "1e3", "1.50", "007", "25"} {
		for path, field := range map[string]string{"/customers": "Search customers", "/orders": "Search orders"} {
			p.open(path + "?q=" + text)
			p.holds("searchbox", field, text)
			p.rests()
			p.open(p.link()) // as the console writes it
			p.holds("searchbox", field, text)
			p.rests()
		}
	}
	for _, query := range p.readsWith() {
		if strings.Contains(query, "12345678901234567000") || strings.Contains(query, `"1000"`) || strings.Contains(query, `"1.5"`) {
			t.Errorf("the page reads %s", query)
		}
	}
	p.quiet()
}

// hasAddress waits until the page's address below /console is exactly the path, without search parameters.
func (p *page) hasAddress(path string) {
	p.Helper()
	p.try("be at "+path, func(ctx context.Context, tab *chromedp.Target) error {
		address, err := chromedp.Evaluate[string](`location.pathname.replace("/console", "") + location.search`)(ctx, tab)
		if err == nil && address != path {
			err = fmt.Errorf("it is at %.200s", address)
		}
		return err
	})
}

// readsWith returns the queries that the page has sent, each with its variables. It leaves out those that count new rows, and that of
// the dashboard, whose variables change with the time.
func (p *page) readsWith() []string {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	return slices.DeleteFunc(slices.Sorted(maps.Keys(p.queries)), func(query string) bool {
		return strings.HasPrefix(query, "New") || strings.HasPrefix(query, "Dashboard ")
	})
}
