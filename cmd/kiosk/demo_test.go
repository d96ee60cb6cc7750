package main

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"net/http"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/internal/auth"
	"kiosk/internal/testkit"
)

// demo is a running demo.
type demo struct {
	*server
	data string
	info demoInfo
}

// startDemo runs a demo in its directory on a free port until the test ends.
func startDemo(t *testing.T, data string, more ...string) *demo {
	t.Helper()
	return awaitDemo(t, start(t, nil, demoArguments(data, more)...), data)
}

// demoArguments returns the arguments of a demo without history; more may override them.
func demoArguments(data string, more []string) []string {
	return append([]string{"demo", "--addr", "127.0.0.1:0", "--data", data, "--days", "0"}, more...)
}

func awaitDemo(t *testing.T, s *server, data string) *demo {
	t.Helper()
	s.awaitMatch(t, s.stdout, "Ctrl-C ends the demo")
	d := &demo{server: s, data: data}
	content, err := os.ReadFile(filepath.Join(data, "info.json"))
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(content, &d.info); err != nil {
		t.Fatal(err)
	}
	return d
}

func (d *demo) api(path string) string { return d.info.BaseURL + "/api/v1/external" + path }

func (d *demo) store() storeInfo { return d.info.Stores[0] }

// call sends a request with the first store's token that has every scope.
func (d *demo) call(t *testing.T, method, path string, body any, headers ...string) response {
	t.Helper()
	return request(t, method, d.api(path), d.store().Tokens.Full, body, headers...)
}

// variation returns a variation of the first store by its SKU.
func (d *demo) variation(t *testing.T, sku string) variationInfo {
	t.Helper()
	for _, p := range d.store().Products {
		for _, v := range p.Variations {
			if v.SKU == sku {
				return v
			}
		}
	}
	t.Fatalf("no variation %s", sku)
	return variationInfo{}
}

// onBothDatabases runs a test with the arguments that choose a demo's database.
func onBothDatabases(t *testing.T, test func(t *testing.T, arguments ...string)) {
	t.Helper()
	t.Run("sqlite", func(t *testing.T) {
		t.Parallel()
		test(t)
	})
	t.Run("postgres", func(t *testing.T) {
		t.Parallel()
		test(t, "--database-url", testkit.NewURL(t, dialect.Postgres))
	})
}

func order(customer any, variation fmt.Stringer, quantity int) map[string]any {
	items := make([]map[string]any, quantity)
	for i := range items {
		items[i] = map[string]any{"variationId": variation.String()}
	}
	return map[string]any{"customerId": customer, "items": items}
}

func TestDemoPrintsACurlLineThatBuysAKey(t *testing.T) {
	t.Parallel()
	onBothDatabases(t, func(t *testing.T, arguments ...string) {
		d := startDemo(t, t.TempDir(), arguments...)
		line := d.awaitMatch(t, d.stdout, `(?m)^curl .*$`)[0]
		owner := d.store().Staff[0]
		d.awaitMatch(t, d.stdout, `Kiosk demo on \w+\n\nConsole +`+d.info.BaseURL+`/console/\n +store +demo\n +e-mail +`+owner.Email+`\n +password +`+regexp.QuoteMeta(owner.Password)+`\n`)
		if page := request(t, http.MethodGet, d.info.BaseURL+"/", "", nil); !strings.Contains(string(page.body), ">Demo<") || strings.Contains(string(page.body), owner.Password) {
			t.Errorf("the page at / is %s", page.body)
		}
		d.awaitMatch(t, d.stdout, `API reference +`+d.info.BaseURL+`/docs\n`)
		output := shell(t, nil, line)
		placed := response{body: []byte(output)}.decode(t)
		id, _ := placed["id"].(string)
		read := d.call(t, http.MethodGet, "/orders/"+id, nil).decode(t)
		item := read["items"].([]any)[0].(map[string]any)
		if credentials, _ := item["credentials"].(string); read["status"] != "COMPLETED" || !strings.HasPrefix(credentials, "STREAM-") {
			t.Errorf("the order became %v", read)
		}
	})
}

func TestDemoInfoHasExactlyThePromisedMembers(t *testing.T) {
	t.Parallel()
	d := startDemo(t, t.TempDir())
	content, err := os.ReadFile(filepath.Join(d.data, "info.json"))
	if err != nil {
		t.Fatal(err)
	}
	var info map[string]any
	if err := json.Unmarshal(content, &info); err != nil {
		t.Fatal(err)
	}
	want := "baseUrl graphqlUrl stores " +
		"stores.currency stores.customers stores.customers.id stores.customers.phone stores.customers.tier stores.customers.walletBalance " +
		"stores.id stores.livemode stores.products stores.products.id stores.products.kind stores.products.slug stores.products.status " +
		"stores.products.variations stores.products.variations.dependsOnStock stores.products.variations.id stores.products.variations.price " +
		"stores.products.variations.sku stores.products.variations.stockQuantity stores.slug stores.staff stores.staff.email " +
		"stores.staff.password stores.staff.role stores.tokens stores.tokens.full stores.tokens.readOnly"
	if got := strings.Join(memberPaths(info, ""), " "); got != want {
		t.Errorf("members %s\nwant    %s", got, want)
	}
	if info["graphqlUrl"] != info["baseUrl"].(string)+"/graphql" || info["baseUrl"] == "http://127.0.0.1:0" {
		t.Errorf("addresses %v %v", info["baseUrl"], info["graphqlUrl"])
	}
}

func TestDemoHoldsWhatItPromises(t *testing.T) {
	t.Parallel()
	onBothDatabases(t, func(t *testing.T, arguments ...string) {
		d := startDemo(t, t.TempDir(), arguments...)
		if len(d.info.Stores) != 2 || d.store().Slug != "demo" || d.info.Stores[1].Currency == d.store().Currency {
			t.Fatalf("stores %+v", d.info.Stores)
		}
		t.Run("catalogue", func(t *testing.T) { promisedCatalogue(t, d) })
		t.Run("customers", func(t *testing.T) { promisedCustomers(t, d) })
		t.Run("tiers", func(t *testing.T) { promisedTierPrices(t, d) })
		t.Run("stock", func(t *testing.T) { promisedStock(t, d) })
		t.Run("tokens", func(t *testing.T) { promisedTokens(t, d) })
		t.Run("staff", func(t *testing.T) { promisedStaff(t, d) })
		t.Run("switch", func(t *testing.T) { promisedSwitch(t, d) })
	})
}

func promisedCatalogue(t *testing.T, d *demo) {
	kinds, hidden := map[string]int{}, 0
	for _, p := range d.store().Products {
		status := d.call(t, http.MethodGet, "/products/"+p.ID.String(), nil).status
		if p.Status != "ACTIVE" {
			hidden++
			if status != http.StatusNotFound {
				t.Errorf("%s is %s, and the response is %d", p.Slug, p.Status, status)
			}
			continue
		}
		if status != http.StatusOK {
			t.Errorf("%s: the response is %d", p.Slug, status)
		}
		kinds[string(p.Kind)]++
	}
	var listed []any
	if err := json.Unmarshal(d.call(t, http.MethodGet, "/products", nil).body, &listed); err != nil {
		t.Fatal(err)
	}
	if len(listed) < 12 || len(kinds) != 3 || hidden == 0 {
		t.Errorf("%d products of kinds %v on sale, %d hidden", len(listed), kinds, hidden)
	}
}

func promisedCustomers(t *testing.T, d *demo) {
	seen := map[string]bool{}
	for _, c := range d.store().Customers {
		seen[fmt.Sprintf("linked %t, tier %t", c.Phone != nil, c.Tier != nil)] = true
		seen[c.WalletBalance.String()] = true
		if c.Phone == nil {
			continue
		}
		quote := d.call(t, http.MethodGet, "/products/"+d.store().Products[0].ID.String()+"/price?customerPhone=%2B"+(*c.Phone)[1:], nil).decode(t)
		if identified := quote["customer"].(map[string]any); identified["id"] != c.ID.String() || (identified["tier"] == nil) != (c.Tier == nil) {
			t.Errorf("%s is quoted as %v", *c.Phone, identified)
		}
	}
	for _, want := range []string{
		"linked true, tier true", "linked true, tier false", "linked false, tier true", "linked false, tier false", "100000.00", "0.00",
	} {
		if !seen[want] {
			t.Errorf("no customer with %s", want)
		}
	}
}

func promisedTierPrices(t *testing.T, d *demo) {
	tiers, withPrices, without := map[string]bool{}, 0, 0
	for _, p := range d.store().Products {
		if p.Status != "ACTIVE" {
			continue
		}
		priced := map[any]bool{}
		for _, tier := range d.call(t, http.MethodGet, "/products/"+p.ID.String(), nil).decode(t)["priceTiers"].([]any) {
			tiers[tier.(map[string]any)["name"].(string)] = true
			for _, price := range tier.(map[string]any)["prices"].([]any) {
				priced[price.(map[string]any)["variationId"]] = true
			}
		}
		withPrices += len(priced)
		without += len(p.Variations) - len(priced)
	}
	if len(tiers) != 3 || withPrices == 0 || without == 0 {
		t.Errorf("tiers %v, %d variations with tier prices and %d without", tiers, withPrices, without)
	}
}

func promisedStock(t *testing.T, d *demo) {
	var rich string
	for _, c := range d.store().Customers {
		if c.WalletBalance.String() == "100000.00" {
			rich = c.ID.String()
		}
	}
	if got := d.variation(t, "STREAM-30"); got.StockQuantity < 200 {
		t.Errorf("%d licenses, want at least 200", got.StockQuantity)
	}
	for _, test := range []struct {
		sku             string
		stock, quantity int
		want            int
	}{
		{"LEXICON-LIFETIME", 1, 2, http.StatusBadRequest},
		{"LEXICON-LIFETIME", 1, 1, http.StatusCreated},
		{"VOYAGER-365", 0, 1, http.StatusCreated},
		{"PIXELFORGE-365", 0, 1, http.StatusBadRequest},
	} {
		v := d.variation(t, test.sku)
		got := d.call(t, http.MethodPost, "/orders", order(rich, v.ID, test.quantity))
		if v.StockQuantity != test.stock || v.DependsOnStock != (test.sku != "VOYAGER-365") || got.status != test.want {
			t.Errorf("%d of %+v: %d %s, want %d", test.quantity, v, got.status, got.body, test.want)
		}
	}
}

func promisedTokens(t *testing.T, d *demo) {
	for _, store := range d.info.Stores {
		for token, want := range map[string]int{store.Tokens.Full: http.StatusOK, store.Tokens.ReadOnly: http.StatusForbidden, "wrong": http.StatusUnauthorized} {
			if got := request(t, http.MethodGet, d.api("/orders"), token, nil); got.status != want {
				t.Errorf("%s: GET /orders returns %d, want %d", store.Slug, got.status, want)
			}
		}
		if got := request(t, http.MethodGet, d.api("/products"), store.Tokens.ReadOnly, nil); got.status != http.StatusOK {
			t.Errorf("%s: GET /products returns %d", store.Slug, got.status)
		}
		if live := strings.HasPrefix(store.Tokens.Full, "ksk_live_"); live != store.Livemode {
			t.Errorf("%s: livemode %t, token live %t", store.Slug, store.Livemode, live)
		}
	}
}

func promisedStaff(t *testing.T, d *demo) {
	for _, store := range d.info.Stores {
		var roles []string
		for _, member := range store.Staff {
			roles = append(roles, string(member.Role))
			if len(member.Password) < auth.MinPasswordLength {
				t.Errorf("%s has the password %q", member.Email, member.Password)
			}
		}
		if got := strings.Join(roles, " "); got != "OWNER MANAGER SUPPORT VIEWER" {
			t.Errorf("%s has staff %s", store.Slug, got)
		}
	}
}

// promisedSwitch checks that the owner switches to the test store and back without a password.
func promisedSwitch(t *testing.T, d *demo) {
	owner := d.store().Staff[0]
	signIn := map[string]string{"store": d.store().Slug, "email": owner.Email, "password": owner.Password}
	r := request(t, http.MethodPost, d.info.BaseURL+"/session", "", signIn)
	for _, store := range []storeInfo{d.info.Stores[1], d.store()} {
		cookie, _, _ := strings.Cut(r.header.Get("Set-Cookie"), ";")
		r = request(t, http.MethodPost, d.info.BaseURL+"/session/switch", "", map[string]string{"store": store.Slug}, "Cookie", cookie)
		if who := r.decode(t); r.status != http.StatusOK || who["storeId"] != store.ID.String() || who["role"] != "OWNER" {
			t.Fatalf("to %s: %d %s", store.Slug, r.status, r.body)
		}
	}
}

func TestDemoKeepsTokensPasswordsAndOrdersAcrossRestarts(t *testing.T) {
	t.Parallel()
	onBothDatabases(t, func(t *testing.T, arguments ...string) {
		data := t.TempDir()
		first := startDemo(t, data, arguments...)
		buyer := first.store().Customers[0]
		if got := first.call(t, http.MethodPost, "/orders", order(buyer.ID, first.variation(t, "STREAM-30").ID, 1)); got.status != http.StatusCreated {
			t.Fatalf("%d %s", got.status, got.body)
		}
		first.terminate()
		if code := first.wait(t); code != 0 {
			t.Fatalf("ended with %d: %s", code, first.stderr)
		}
		second := startDemo(t, data, arguments...)
		for i := range first.info.Stores {
			one, two := first.info.Stores[i], second.info.Stores[i]
			if one.ID != two.ID || one.Tokens != two.Tokens || !reflect.DeepEqual(one.Staff, two.Staff) {
				t.Errorf("store %s changed:\n%+v\n%+v", one.Slug, one, two)
			}
		}
		if got := second.call(t, http.MethodGet, "/orders", nil).decode(t)["data"].([]any); len(got) != 1 {
			t.Errorf("%d orders after the restart", len(got))
		}
		if got := second.variation(t, "STREAM-30").StockQuantity; got != 239 {
			t.Errorf("info shows %d licenses after one was sold of 240", got)
		}
	})
}

func TestDemoStartsAgainWhateverPhonesWereUnlinked(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	first := startDemo(t, data)
	unlinked := first.store().Customers[0]
	if got := first.call(t, http.MethodDelete, "/customers/"+unlinked.ID.String()+"/phone-link", nil); got.status != http.StatusOK {
		t.Fatalf("%d %s", got.status, got.body)
	}
	first.terminate()
	first.wait(t)
	second := startDemo(t, data)
	variables, err := os.ReadFile(filepath.Join(data, "demo.env"))
	if err != nil {
		t.Fatal(err)
	}
	if want := "CUSTOMER=" + *second.store().Customers[1].Phone + "\n"; !strings.Contains(string(variables), want) {
		t.Errorf("no %q in\n%s", want, variables)
	}
}

func TestDemoBeginsWithSixtyDaysWhoseBooksBalance(t *testing.T) {
	t.Parallel()
	onBothDatabases(t, func(t *testing.T, arguments ...string) {
		data := t.TempDir()
		d := startDemo(t, data, append(arguments, "--days", "60")...)
		env := environment{"KIOSK_MASTER_KEY_FILE": filepath.Join(data, "master.keyset"), "KIOSK_DATABASE_URL": "sqlite://" + filepath.Join(data, "demo.db")}
		if len(arguments) > 0 {
			env["KIOSK_DATABASE_URL"] = arguments[1]
		}
		if got := run(t, env, "verify"); got.code != 0 {
			t.Errorf("verify ends with %d: %s", got.code, got.stdout)
		}
		placed := d.call(t, http.MethodPost, "/orders", order(d.store().Customers[0].ID, d.variation(t, "STREAM-30").ID, 1))
		if placed.status != http.StatusCreated {
			t.Fatalf("%d %s", placed.status, placed.body)
		}
		d.delivers(t, placed.decode(t)["id"].(string))
		before := d.history(t)
		if before["orders"] < 700 || before["waiting"] < 3 || before["refunded"] < 5 || before["customers"] < 40 || before["endpoints"] != 3 {
			t.Errorf("the store begins with %v", before)
		}
		d.terminate()
		d.wait(t)
		if after := startDemo(t, data, append(arguments, "--days", "60")...).history(t); !reflect.DeepEqual(before, after) {
			t.Errorf("after a restart the store has %v instead of %v", after, before)
		}
	})
}

func TestDemoDeletesAttemptsOfItsHistoryThatAreNotKept(t *testing.T) {
	t.Parallel()
	onBothDatabases(t, func(t *testing.T, arguments ...string) {
		data, arguments := t.TempDir(), append(arguments, "--days", "30")
		first := startDemo(t, data, arguments...)
		before := first.attempts(t)
		first.terminate()
		first.wait(t)
		second := startDemo(t, data, append(arguments, "--keep-attempts", "24h")...)
		// One of thirty days is left, and never less than the last 50.
		testkit.Eventually(t, time.Minute, "the attempts of earlier days are deleted", func() bool {
			return second.attempts(t) < before/4
		})
	})
}

// attempts counts the attempts to deliver to the ACTIVE endpoint.
func (d *demo) attempts(t *testing.T) int {
	t.Helper()
	var endpoints []struct{ ID, Status string }
	if err := json.Unmarshal(d.call(t, http.MethodGet, "/webhooks", nil).body, &endpoints); err != nil {
		t.Fatal(err)
	}
	path, count := "", 0
	for _, e := range endpoints {
		if e.Status == "ACTIVE" {
			path = "/webhooks/" + e.ID + "/deliveries?limit=100"
		}
	}
	for cursor := any(""); cursor != nil; {
		page := d.call(t, http.MethodGet, fmt.Sprint(path, cursor), nil).decode(t)
		count += len(page["data"].([]any))
		if cursor = page["pagination"].(map[string]any)["nextCursor"]; cursor != nil {
			cursor = "&cursor=" + cursor.(string)
		}
	}
	return count
}

func TestDemoHasSomethingForEveryFilterOfTheConsole(t *testing.T) {
	t.Parallel()
	onBothDatabases(t, func(t *testing.T, arguments ...string) {
		d := startDemo(t, t.TempDir(), append(arguments, "--days", "60")...) // in ten days there may be no refund
		in := func(days int) string { return time.Now().AddDate(0, 0, days).UTC().Format(time.RFC3339) }
		var found map[string]struct{ TotalCount int }
		d.owner(t).query(t, fmt.Sprintf(`{
			free: licenses(first: 1, where: {status: FREE}) { totalCount } sold: licenses(first: 1, where: {status: SOLD}) { totalCount }
			revoked: licenses(first: 1, where: {status: REVOKED}) { totalCount } expired: licenses(first: 1, where: {status: EXPIRED}) { totalCount }
			week: licenses(first: 1, where: {expiresAtLT: %q, status: FREE}) { totalCount }
			month: licenses(first: 1, where: {expiresAtLT: %q, status: FREE}) { totalCount }
			quarter: licenses(first: 1, where: {expiresAtLT: %q, status: FREE}) { totalCount }
			reference: licenses(first: 1, where: {externalRef: "sonata-1210"}) { totalCount }
			blocked: customers(first: 1, where: {status: BLOCKED}) { totalCount }
			pending: recharges(first: 1, where: {status: PENDING}) { totalCount } approved: recharges(first: 1, where: {status: APPROVED}) { totalCount }
		}`, in(7), in(30), in(90)), &found)
		for name, list := range found {
			if list.TotalCount == 0 {
				t.Errorf("no row is %s", name)
			}
		}
		if week, month, quarter := found["week"].TotalCount, found["month"].TotalCount, found["quarter"].TotalCount; month <= week || quarter <= month {
			t.Errorf("%d licenses expire within a week, %d within a month and %d within 90 days", week, month, quarter)
		}
		var noted struct {
			Customers struct {
				Edges []struct {
					Node struct{ Comments struct{ TotalCount int } }
				}
			}
			Orders struct {
				Edges []struct{ Node struct{ Number string } }
			}
		}
		d.owner(t).query(t, `{ customers(first: 1, where: {nameContainsFold: "Delta Resale"}) { edges { node { comments(first: 10) { totalCount } } } }
			orders(first: 1, where: {status: COMPLETED}, orderBy: {field: CREATED_AT, direction: DESC}) { edges { node { number } } } }`, &noted)
		if comments := noted.Customers.Edges[0].Node.Comments.TotalCount; comments != 2 {
			t.Errorf("the reseller has %d comments, want 2", comments)
		}
		var read struct {
			OrderByNumber struct {
				History struct {
					Entries []struct {
						Kind  string
						Actor struct{ Name string }
					}
				}
			}
		}
		d.owner(t).query(t, fmt.Sprintf(`{ orderByNumber(number: %q) { history { entries { kind actor { name } } } } }`, noted.Orders.Edges[0].Node.Number), &read)
		comments := 0
		for _, entry := range read.OrderByNumber.History.Entries {
			if entry.Kind == "COMMENT" && entry.Actor.Name == "Support" {
				comments++
			}
		}
		if comments != 1 {
			t.Errorf("the newest order has %d comments, want 1", comments)
		}
	})
}

// owner runs queries of the GraphQL API as the owner of the first store.
type owner struct {
	testkit.Client
	cookie string
}

func (d *demo) owner(t *testing.T) owner {
	t.Helper()
	client, member := testkit.Client{BaseURL: d.info.BaseURL}, d.store().Staff[0]
	signedIn := client.Do(t, http.MethodPost, "/session", map[string]string{"store": d.store().Slug, "email": member.Email, "password": member.Password})
	cookie, _, _ := strings.Cut(signedIn.Header.Get("Set-Cookie"), ";")
	return owner{client, cookie}
}

func (o owner) query(t *testing.T, query string, data any) {
	t.Helper()
	var result struct {
		Data   json.RawMessage
		Errors []any
	}
	o.Do(t, http.MethodPost, "/graphql", map[string]string{"query": query}, "Cookie", o.cookie).Decode(t, &result)
	if len(result.Errors) > 0 {
		t.Fatal(result.Errors...)
	}
	if err := json.Unmarshal(result.Data, data); err != nil {
		t.Fatal(err)
	}
}

// history counts the orders, events and other rows of the first store.
func (d *demo) history(t *testing.T) map[string]int {
	t.Helper()
	type list struct{ TotalCount int }
	var lists map[string]list
	d.owner(t).query(t, `{ orders(first: 1) { totalCount } customers(first: 1) { totalCount } endpoints: webhookEndpoints(first: 1) { totalCount }
		waiting: orders(first: 1, where: {status: PENDING}) { totalCount } refunded: orders(first: 1, where: {status: REFUNDED}) { totalCount } }`, &lists)
	counts := map[string]int{}
	for name, counted := range lists {
		counts[name] = counted.TotalCount
	}
	return counts
}

// delivers waits until the events of an order have reached the demo's own receiver.
func (d *demo) delivers(t *testing.T, id string) {
	t.Helper()
	owner := d.owner(t)
	testkit.Eventually(t, time.Minute, "both events of the order are delivered", func() bool {
		var found struct {
			Order struct {
				Events []struct{ Deliveries []struct{ Status string } }
			}
		}
		owner.query(t, `{ order(id: "`+id+`") { events { deliveries { status } } } }`, &found)
		delivered := 0
		for _, event := range found.Order.Events {
			for _, delivery := range event.Deliveries {
				if delivery.Status == "SUCCEEDED" {
					delivered++
				}
			}
		}
		return delivered == 2 // order.created and order.completed
	})
}

func TestDemoMakesNewSecretsWhenTheyAreLost(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	first := startDemo(t, data)
	first.terminate()
	first.wait(t)
	for _, name := range []string{"secrets.json", "info.json"} {
		if err := os.Remove(filepath.Join(data, name)); err != nil {
			t.Fatal(err)
		}
	}
	second := startDemo(t, data)
	if second.store().Tokens == first.store().Tokens || second.store().Staff[0].Password == first.store().Staff[0].Password {
		t.Error("lost secrets came back, although only hashes of them are kept")
	}
	promisedTokens(t, second)
}

// The demo does not empty a PostgreSQL database.
func TestDemoStartsOverWhenItsFirstStartWasInterrupted(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	running := startProcess(t, nil, "demo", "--addr", "127.0.0.1:0", "--data", data)
	testkit.Eventually(t, waitTimeout, "there is a store", func() bool {
		listed := run(t, nil, "store", "list", "--database-url", "sqlite://"+filepath.Join(data, "demo.db"))
		return strings.Contains(listed.stdout, "demo")
	})
	running.kill()
	<-running.ended
	if running.stdout.String() != "" {
		t.Fatal("the demo was not cut short")
	}
	startDemo(t, data)
	if left, err := filepath.Glob(filepath.Join(data, "*unfinished*")); err != nil || len(left) > 0 {
		t.Errorf("%v %v", left, err)
	}
}

func TestDemoReplacesAPasswordThatWasChanged(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	first := startDemo(t, data)
	before := first.store().Staff
	first.owner(t).query(t, `mutation { changePassword(input: {oldPassword: "`+before[0].Password+`", newPassword: "another password"}) { id } }`, new(any))
	first.terminate()
	first.wait(t)
	second := startDemo(t, data)
	after := second.store().Staff
	if after[0].Password == before[0].Password || !reflect.DeepEqual(after[1:], before[1:]) {
		t.Errorf("the owner's was changed:\n%+v\n%+v", before, after)
	}
	for _, member := range after {
		who := map[string]string{"store": second.store().Slug, "email": member.Email, "password": member.Password}
		if got := request(t, http.MethodPost, second.info.BaseURL+"/session", "", who); got.status != http.StatusOK {
			t.Errorf("the password of %s: %d %s", member.Email, got.status, got.body)
		}
	}
}

func TestDemoKeepsItsFilesPrivate(t *testing.T) {
	t.Parallel()
	d := startDemo(t, filepath.Join(t.TempDir(), "new", "demo"))
	err := filepath.WalkDir(d.data, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := entry.Info()
		if err == nil && !entry.IsDir() && info.Mode().Perm()&0o077 != 0 && !strings.HasSuffix(path, "-shm") && !strings.HasSuffix(path, "-wal") {
			t.Errorf("%s has mode %o", path, info.Mode().Perm())
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{d.stderr.String()} {
		if strings.Contains(text, d.store().Tokens.Full) {
			t.Error("the log holds a token")
		}
	}
}

func TestDemoWritesItsInfoToTheGivenFile(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "deep", "info.json")
	s := start(t, environment{"KIOSK_DEMO_INFO": file}, demoArguments(t.TempDir(), nil)...)
	s.awaitMatch(t, s.stdout, "Ctrl-C ends the demo")
	if _, err := os.Stat(file); err != nil {
		t.Error(err)
	}
}

func TestDemoRefusesADatabaseThatIsNotItsOwn(t *testing.T) {
	t.Parallel()
	database := "sqlite://" + filepath.Join(t.TempDir(), "kiosk.db")
	key := filepath.Join(t.TempDir(), "master.keyset")
	env := environment{"KIOSK_DATABASE_URL": database, "KIOSK_MASTER_KEY_FILE": key}
	must(t, env, "key", "create")
	must(t, env, "migrate", "up")
	must(t, env, "store", "create", "--slug", "acme", "--name", "Acme", "--currency", "EUR")

	got := run(t, env, demoArguments(t.TempDir(), nil)...)
	if got.code != exitFailure || !strings.Contains(got.stderr, "use the --data of that time, or an empty database") {
		t.Errorf("with another key: %d %s", got.code, got.stderr)
	}
	data := t.TempDir()
	content, err := os.ReadFile(key)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(data, "master.keyset"), content, 0o600); err != nil {
		t.Fatal(err)
	}
	got = run(t, env, demoArguments(data, nil)...)
	if got.code != exitFailure || !strings.Contains(got.stderr, "give it an empty one") {
		t.Errorf("with other stores: %d %s", got.code, got.stderr)
	}
}

// memberPaths lists the paths of all members of a JSON value, sorted and without repetition.
func memberPaths(value any, prefix string) []string {
	paths := map[string]bool{}
	collectPaths(value, prefix, paths)
	return sortedKeys(paths)
}

func collectPaths(value any, prefix string, into map[string]bool) {
	switch value := value.(type) {
	case map[string]any:
		for name, member := range value {
			into[prefix+name] = true
			collectPaths(member, prefix+name+".", into)
		}
	case []any:
		for _, element := range value {
			collectPaths(element, prefix, into)
		}
	}
}
