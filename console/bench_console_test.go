package console_test

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"text/tabwriter"
	"time"

	"entgo.io/ent/dialect"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/network"
	browserpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"kiosk/internal/bench/large"
	"kiosk/internal/database"
)

// The budgets of a page, on slow 4G with a fourth of the CPU's speed.
const (
	usefulBudget = 1500 * time.Millisecond // for lists of orders
	paintBudget  = 2500 * time.Millisecond // for all other pages
	shiftBudget  = 0.05
	heapBudget   = 20 // MB
	heapVisits   = 60
	loads        = 3 // loads of each page; the median is reported
)

// slow4G has the values that Lighthouse uses for slow 4G.
var slow4G = network.Conditions{Latency: 150, DownloadThroughput: 1.6e6 / 8, UploadThroughput: 750e3 / 8}

// watchPage is a script that records the largest contentful paint of a page, its layout shift, and the time at which the selected
// element exists. Rows of a skeleton have no links, so "tbody a" selects a real row.
const watchPage = `(() => {
	const seen = window.benchSeen = { paint: 0, shift: 0, useful: 0 };
	new PerformanceObserver((list) => { for (const entry of list.getEntries()) seen.paint = entry.startTime; })
		.observe({ type: "largest-contentful-paint", buffered: true });
	new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value; })
		.observe({ type: "layout-shift", buffered: true });
	const look = () => {
		if (document.querySelector("%s")) seen.useful = performance.now();
		else requestAnimationFrame(look);
	};
	requestAnimationFrame(look);
})()`

// load has the measurements of one load of a page, in milliseconds; Shift has no unit.
type load struct{ Paint, Shift, Useful float64 }

// budgeted is a measurement and its budget, in the same unit.
type budgeted struct {
	name       string
	is, budget float64
}

// slowPage is a page that is measured.
type slowPage struct {
	name, path string
	useful     string // the selector of the element whose presence makes the page useful
	budget     time.Duration
}

const (
	row    = "tbody a"
	bar    = "svg:not(.lucide) path" // a bar of the chart
	moment = "main time"             // a time in the data of a page
)

// BenchmarkConsole measures pages of the demo, which has sixty days of orders, and fails if one exceeds its budget.
func BenchmarkConsole(b *testing.B) {
	owner := kiosk(b).as(b, "demo", "OWNER")
	figures := measurePages(b, owner, []slowPage{
		{"orders", "/orders", row, usefulBudget},
		{"dashboard", "/", bar, paintBudget},
	})
	figures = append(figures, budgeted{
		fmt.Sprintf("heap after %d visits of an order, MB", heapVisits), heapAfterVisits(b, owner) / (1 << 20), heapBudget,
	})
	report(b, figures)
}

// BenchmarkConsoleOfAMillionOrders measures pages of a store with a million orders on PostgreSQL. Before that, it checks that its
// orders can be paged through, filtered, sorted and found like those of a smaller store.
func BenchmarkConsoleOfAMillionOrders(b *testing.B) {
	filled := large.Open(b, dialect.Postgres, database.Options{})
	owner := serveLarge(b, filled.URL, filled.MasterKey, large.OwnerEmail)
	findOrders(b, owner, "1,000,000")
	var found struct {
		Orders struct {
			Edges []struct{ Node struct{ Number string } }
		}
	}
	owner.must(b, `{ orders(first: 1) { edges { node { number } } } }`, nil, &found)
	report(b, measurePages(b, owner, []slowPage{
		{"orders", "/orders", row, usefulBudget},
		{"orders by total", "/orders?sort=-total", row, usefulBudget},
		{"orders to deliver", "/orders?status=PROCESSING&sort=created", row, usefulBudget},
		{"orders of one status", "/orders?status=COMPLETED", row, usefulBudget},
		{"orders of a common name", "/orders?q=silva", row, usefulBudget},
		{"dashboard", "/", bar, paintBudget},
		{"dashboard of 90 days", "/?period=90d", bar, paintBudget},
		{"order", "/orders/" + found.Orders.Edges[0].Node.Number, moment, paintBudget},
	}))
}

// measurePages loads each page several times and returns the medians.
func measurePages(b *testing.B, as *member, pages []slowPage) (figures []budgeted) {
	b.Helper()
	for _, page := range pages {
		var seen []load
		for range loads {
			seen = append(seen, loadSlowly(b, as, page.path, page.useful))
		}
		l := medians(seen)
		figures = append(figures,
			budgeted{page.name + ": useful, ms", l.Useful, float64(page.budget.Milliseconds())},
			budgeted{page.name + ": largest contentful paint, ms", l.Paint, float64(paintBudget.Milliseconds())},
			budgeted{page.name + ": layout shift", l.Shift, shiftBudget})
	}
	return figures
}

// report prints each measurement with its budget, and fails if one exceeds it.
func report(b *testing.B, figures []budgeted) {
	b.Helper()
	table := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "figure\tmeasured\tbudget\tresult")
	for _, f := range figures {
		result := "pass"
		if f.is > f.budget {
			result = "FAIL"
			b.Errorf("%s: %.4g, above the budget of %.4g", f.name, f.is, f.budget)
		}
		fmt.Fprintf(table, "%s\t%.4g\t%.4g\t%s\n", f.name, f.is, f.budget, result)
	}
	if err := table.Flush(); err != nil {
		b.Error(err)
	}
}

// medians returns the median of each measurement.
func medians(loads []load) load {
	median := func(figure func(load) float64) float64 {
		var figures []float64
		for _, l := range loads {
			figures = append(figures, figure(l))
		}
		slices.Sort(figures)
		return figures[len(figures)/2]
	}
	return load{
		median(func(l load) float64 { return l.Paint }),
		median(func(l load) float64 { return l.Shift }),
		median(func(l load) float64 { return l.Useful }),
	}
}

// loadSlowly loads a page on slow 4G with a slow CPU, in a new profile with an empty cache.
func loadSlowly(b *testing.B, as *member, path, useful string) load {
	b.Helper()
	p := openThrough(b, as.baseURL, as, "/../livez") // sets the session's cookie; the page itself is opened below
	watch := browserpage.AddScriptToEvaluateOnNewDocumentParams{Source: fmt.Sprintf(watchPage, useful)}
	conditions := network.EmulateNetworkConditionsByRuleParams{MatchedNetworkConditions: []*network.Conditions{&slow4G}}
	err := chromedp.Do(p.tab,
		// While a debugger listens, Chromium finds the line of every error that is created, which would distort the times.
		command(runtime.Disable, cdp.Empty{}),
		command(network.EmulateNetworkConditionsByRule, conditions),
		command(emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: 4}),
		command(browserpage.AddScriptToEvaluateOnNewDocument, watch))
	if err != nil {
		b.Fatal(err)
	}
	p.open(path)
	var seen load
	p.try("see the page "+path+" loaded", func(ctx context.Context, tab *chromedp.Target) error {
		text, err := chromedp.Evaluate[string](`JSON.stringify(window.benchSeen ?? {})`)(ctx, tab)
		if err != nil {
			return err
		}
		if err := json.Unmarshal([]byte(text), &seen); err != nil {
			return err
		}
		if seen.Useful == 0 || seen.Paint == 0 {
			return fmt.Errorf("it has %s", text)
		}
		return nil
	})
	p.rests()
	text, err := chromedp.Run(p.tab, chromedp.Evaluate[string](`JSON.stringify(window.benchSeen)`))
	if err != nil {
		b.Fatal(err)
	}
	if err := json.Unmarshal([]byte(text), &seen); err != nil {
		b.Fatal(err)
	}
	// Closes the tab, as a page with a throttled CPU keeps the real CPU busy while it is open.
	if err := chromedp.Cancel(p.tab); err != nil {
		b.Fatal(err)
	}
	return seen
}

// heapAfterVisits goes from the list of orders to an order and back many times, in one page, and returns the bytes of the heap in use.
func heapAfterVisits(b *testing.B, as *member) float64 {
	b.Helper()
	p := open(b, as, "/orders")
	p.try("see orders", func(ctx context.Context, tab *chromedp.Target) error {
		there, err := chromedp.Evaluate[bool](`!!document.querySelector("tbody a")`)(ctx, tab)
		if err == nil && !there {
			err = fmt.Errorf("none yet")
		}
		return err
	})
	for visit := range heapVisits {
		p.walk(fmt.Sprintf(`(() => {
			const links = [...document.querySelectorAll("tbody tr")].map((row) => row.querySelector("a")).filter(Boolean);
			if (links.length && window.benchVisit !== %[1]d) { window.benchVisit = %[1]d; links[%[1]d %% links.length].click(); }
			return location.pathname;
		})()`, visit), true)
		p.walk(fmt.Sprintf(`(() => {
			const isThere = document.querySelector("h1") && !document.querySelector("[aria-busy=true]");
			if (isThere && window.benchLeft !== %[1]d) { window.benchLeft = %[1]d; history.back(); }
			return location.pathname;
		})()`, visit), false)
	}
	p.rests()
	heap, err := chromedp.Run(p.tab, func(ctx context.Context, tab *chromedp.Target) (float64, error) {
		if _, err := cdp.Call(ctx, tab, heapprofiler.CollectGarbage, cdp.Empty{}); err != nil {
			return 0, err
		}
		usage, err := cdp.Call(ctx, tab, runtime.GetHeapUsage, cdp.Empty{})
		if err != nil {
			return 0, err
		}
		return usage.UsedSize, nil
	})
	if err != nil {
		b.Fatal(err)
	}
	return heap
}

// walk repeats a step until the page shows an order (toOrder), or the list again.
func (p *page) walk(step string, toOrder bool) {
	p.Helper()
	p.try("walk between the list and an order", func(ctx context.Context, tab *chromedp.Target) error {
		path, err := chromedp.Evaluate[string](step)(ctx, tab)
		if err == nil && strings.HasPrefix(path, "/console/orders/") != toOrder {
			err = fmt.Errorf("it is at %s", path)
		}
		return err
	})
}
