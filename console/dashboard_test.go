package console_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

func TestDashboardShowsAPeriodAndLeadsToTheListsBehindIt(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "dashboard")
	variation := owner.variation(t, "Day pass", "PASS-1", "DIGITAL")
	keys := make([]vars, 6)
	for i := range keys {
		keys[i] = vars{"credentials": fmt.Sprintf("PASS-KEY-%d", i)}
	}
	owner.must(t, `mutation($input: UploadLicensesInput!) { uploadLicenses(input: $input) { created } }`,
		vars{"input": vars{"variationId": variation, "licenses": keys}}, new(any))
	customer := owner.customer(t, "Dora Dash")
	for range 3 {
		if _, err := owner.order(t.Context(), customer, variation, variation); err != nil {
			t.Fatal(err)
		}
	}
	support, _ := owner.hire(t, "Sue Support", "SUPPORT") // the requests of a SUPPORT member wait for a decision
	support.must(t, `mutation($id: ID!) { requestRecharge(input: {customerId: $id, amount: "25.25"}) { id } }`, vars{"id": customer}, new(any))
	p := open(t, owner, "/?period=today")
	p.sees("link", "Net sales*")
	p.rests()
	for tile, address := range map[string][]string{
		"Net sales €60.00*": {"/orders", "from=", "to="}, "Orders 3*": {"/orders", "from=", "to="}, "Units sold 6*": {"/orders", "from=", "to="},
		"Refunded €0.00*": {"/orders", "refunded=true"}, "Waiting for stock 0 none": {"/orders", "status=PENDING"},
		"To deliver 0 none": {"/orders", "status=PROCESSING"}, "Top-ups to decide 1 the oldest*": {"/recharges"}, "Failing webhooks 0 none": {"/webhooks", "view=failing"},
		"New customers 1 nothing before": {"/customers", "from=", "to="},
	} {
		p.click("link", tile)
		p.at(address...)
		if strings.HasPrefix(tile, "Orders") {
			p.holdsText("3 rows")
		}
		if strings.HasPrefix(tile, "New customers") {
			p.holdsText("1 row")
			p.sees("button", "Remove the filter Registered")
		}
		if err := chromedp.Do(p.tab, chromedp.NavigateBack()); err != nil {
			t.Fatal(err)
		}
		p.at("/?period=today")
	}
	p.holdsText("0 left")
	p.sees("StaticText", "gone")
	for _, link := range []struct {
		name    string
		address []string
	}{
		{"Day pass", []string{"/orders", "product=", "from=", "to="}}, // the first link with the name is in the best products
		{"Dora Dash", []string{"/customers/" + customer}},
		{"Upload licenses PASS-1", []string{"/licenses/upload", "variation=" + variation}}, // the variation that is running out
	} {
		p.click("link", link.name)
		p.at(link.address...)
		if err := chromedp.Do(p.tab, chromedp.NavigateBack()); err != nil {
			t.Fatal(err)
		}
		p.at("/?period=today")
	}

	p.click("button", "Units")
	p.at("period=today", "series=units")
	p.focus("slider", "Units")
	p.press(kb.End)
	p.press(kb.Home)
	p.press(kb.ArrowRight)
	second := p.text("details tbody tr:nth-child(2) th") + ": " + p.text("details tbody tr:nth-child(2) td")
	p.try("come to the second hour of the table", func(ctx context.Context, tab *chromedp.Target) error {
		at, err := chromedp.Evaluate[string](`document.querySelector("[role=slider]").ariaValueText`)(ctx, tab)
		if err == nil && at != second {
			err = fmt.Errorf("the chart is at %q, and the table has %q", at, second)
		}
		return err
	})

	for name, period := range map[string]string{"Last 7 days": "period=7d", "Last 90 days": "period=90d"} {
		p.click("link", name)
		p.at(period, "series=units")
		p.sees("link", "Units sold 6*")
	}
	p.click("link", "Last 30 days") // the default period, which is not in the address
	p.sees("link", "Units sold 6 nothing before")
	p.open("/?from=2026-01-01&to=2026-01-31")
	p.sees("button", "Other days*")
	p.sees("link", "Orders 0 as before")
	p.sees("link", "New customers 0 as before")
	p.holdsText("compared with Dec 1, 2025 – Dec 31, 2025")

	var tier struct{ CreatePriceTier struct{ ID string } }
	owner.must(t, `mutation { createPriceTier(input: {name: "Gold", level: 1}) { id } }`, nil, &tier)
	gold := tier.CreatePriceTier.ID
	owner.must(t, `mutation($input: SetTierPricesInput!) { setTierPrices(input: $input) { changed } }`, vars{"input": vars{
		"prices": []vars{{"variationId": variation, "tierId": gold, "price": "7.00"}},
	}}, new(any))
	owner.must(t, `mutation($id: ID!, $tier: ID!) { setCustomerTier(input: {customerId: $id, tierId: $tier}) { id } }`, vars{"id": customer, "tier": gold}, new(any))
	owner.must(t, `mutation($input: UploadLicensesInput!) { uploadLicenses(input: $input) { created } }`,
		vars{"input": vars{"variationId": variation, "licenses": []vars{{"credentials": "GOLD-KEY"}, {"credentials": "PASS-KEY-7"}, {"credentials": "PASS-KEY-8"}}}}, new(any))
	if _, err := owner.order(t.Context(), customer, variation); err != nil {
		t.Fatal(err)
	}
	p.open("/?period=today")
	p.holdsText("2 left")
	p.sees("StaticText", "7 days") // 7 units were sold in 27 days and the part of today that has passed
	p.click("link", "Gold")
	p.at("/customers", "tier="+gold)
	p.sees("link", "Dora Dash")

	more := make([]vars, 29)
	for i := range more {
		more[i] = vars{"credentials": fmt.Sprintf("MORE-KEY-%d", i)}
	}
	owner.must(t, `mutation($input: UploadLicensesInput!) { uploadLicenses(input: $input) { created } }`,
		vars{"input": vars{"variationId": variation, "licenses": more}}, new(any))
	for range 2 {
		if _, err := owner.order(t.Context(), customer, slices.Repeat([]string{variation}, 15)...); err != nil {
			t.Fatal(err)
		}
	}
	p.open("/?period=today")
	p.holdsText("1 left")
	p.sees("StaticText", "less than a day")
	p.quiet()
}

// It uses the past of the demo, in which nothing changes any more.
func TestFigureSaysHowMuchMoreOrLessItIsThanInThePeriodBefore(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).as(t, "demo", "OWNER")
	var past struct {
		Dashboard struct {
			Series []struct {
				Start  time.Time
				Orders int
			}
		}
	}
	now := time.Now()
	owner.must(t, `query($from: Time!, $to: Time!) { dashboard(from: $from, to: $to, groupBy: DAY) { series { start orders } } }`,
		vars{"from": now.AddDate(0, 0, -50), "to": now.AddDate(0, 0, -2)}, &past)
	days := past.Dashboard.Series[1 : len(past.Dashboard.Series)-1] // without the first and the last, which may be partial
	p := open(t, owner, "/")
	for _, change := range []struct {
		words, icon string
		is          func(before, after int) bool
	}{
		{"more than before", "lucide-arrow-up-right", func(before, after int) bool { return after > before }},
		{"less than before", "lucide-arrow-down-right", func(before, after int) bool { return after < before }},
	} {
		i := 1
		for days[i-1].Orders == 0 || !change.is(days[i-1].Orders, days[i].Orders) {
			i++
		}
		before, after := days[i-1].Orders, days[i].Orders
		tenths := (2000*max(after-before, before-after) + before) / (2 * before) // tenths of a percent, rounded
		share := strings.TrimSuffix(fmt.Sprintf("%d.%d", tenths/10, tenths%10), ".0")
		day := days[i].Start.Add(12 * time.Hour).Format(time.DateOnly) // a day starts at midnight in the store's time zone
		p.open("/?from=" + day + "&to=" + day)
		p.sees("link", fmt.Sprintf("Orders %d %s%% %s", after, share, change.words))
		drawn, err := chromedp.Run(p.tab, chromedp.Evaluate[bool](fmt.Sprintf(
			`[...document.querySelectorAll("main a")].find((tile) => tile.textContent.startsWith("Orders")).querySelector(".%s") !== null`, change.icon)))
		if err != nil || !drawn {
			t.Errorf("%s: there is no %s, %v", change.words, change.icon, err)
		}
	}
	p.quiet()
}

func TestProductPageShowsItsSalesAndLicensesAndLeadsToThem(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "product-figures")
	variation := owner.variation(t, "Week pass", "WEEK-1", "DIGITAL")
	owner.must(t, `mutation($input: UploadLicensesInput!) { uploadLicenses(input: $input) { created } }`, vars{"input": vars{
		"variationId": variation, "licenses": []vars{{"credentials": "W-1"}, {"credentials": "W-2"}, {"credentials": "W-3"}}}}, new(any))
	if _, err := owner.order(t.Context(), owner.customer(t, "Walter Week"), variation, variation); err != nil {
		t.Fatal(err)
	}
	viewer, _ := owner.hire(t, "Vera Viewer", "VIEWER")
	p := open(t, viewer, "/products/week-1")
	p.holdsText("Last 30 days", "€20.00")
	p.click("link", "Show orders")
	p.at("/orders", "product=", "period=30d")
	p.holdsText("1 row")
	p.open("/products/week-1")
	p.sees("link", "1") // the number of licenses for sale
	p.click("link", "2")
	p.at("/licenses", "product=", "status=SOLD")
	p.holdsText("2 rows")
	p.sees("button", "Remove the filter Product")
	p.click("button", "Remove the filter Status")
	p.holdsText("3 rows")
	p.open("/products/week-1")
	p.click("link", "Orders WEEK-1")
	p.at("/orders", "variation="+variation)
	p.holdsText("1 row")
	p.sees("button", "Remove the filter Variation")
	p.quiet()
}
