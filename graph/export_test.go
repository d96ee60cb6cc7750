package graph_test

import (
	"bytes"
	"compress/gzip"
	"encoding/base64"
	"encoding/csv"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/customer"
	"kiosk/ent/db/license"
	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/db/product"
	"kiosk/ent/db/staffmember"
	"kiosk/ent/db/store"
	"kiosk/ent/db/wallettransaction"
	"kiosk/graph"
	"kiosk/internal/auth"
	"kiosk/internal/money"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/wallets"
	"kiosk/internal/testkit"
	"kiosk/internal/timestamp"
)

const createExport = `mutation($input: CreateExportInput!) { createExport(input: $input) { url expiresAt } }`

type exportLink struct {
	URL       string
	ExpiresAt time.Time
}

// link makes a link to a file.
func (d staffClient) link(t testing.TB, input vars) exportLink {
	t.Helper()
	return get[struct{ CreateExport exportLink }](t, d, createExport, vars{"input": input}).CreateExport
}

// follow downloads without any token.
func (o *fixture) follow(t testing.TB, url string, headers ...string) testkit.Response {
	t.Helper()
	return testkit.Client{BaseURL: o.server.URL}.Do(t, http.MethodGet, url, nil, headers...)
}

// export returns the lines of a file by their columns.
func (o *fixture) export(t testing.TB, input vars) []map[string]string {
	t.Helper()
	got := o.follow(t, o.link(t, input).URL)
	if got.Status != http.StatusOK {
		t.Fatalf("%d %s", got.Status, got.Body)
	}
	return table(t, got.Body)
}

func table(t testing.TB, content []byte) []map[string]string {
	t.Helper()
	if n := bytes.Count(content, []byte("\n")); n == 0 || !bytes.HasSuffix(content, []byte("\r\n")) {
		t.Fatalf("the lines do not end as RFC 4180 wants: %q", content)
	}
	lines, err := csv.NewReader(bytes.NewReader(content)).ReadAll()
	if err != nil {
		t.Fatalf("%v in %s", err, content)
	}
	var rows []map[string]string
	for _, line := range lines[1:] {
		row := map[string]string{}
		for i, name := range lines[0] {
			row[name] = line[i]
		}
		rows = append(rows, row)
	}
	return rows
}

// place sells items to a customer.
func (o *fixture) place(t testing.TB, customer uuid.UUID, items ...uuid.UUID) *db.Order {
	t.Helper()
	placed, _, err := o.Resolver.PlaceOrder(o.Context(t), orders.PlaceOrderInput{
		Customer: customers.CustomerRef{ID: customer}, Items: items, Source: order.SourceADMIN,
	})
	if err != nil {
		t.Fatal(err)
	}
	return placed
}

func instant(at time.Time) string { return timestamp.Of(at).String() }

func instantOrNone(at *time.Time) string {
	if at == nil {
		return ""
	}
	return instant(*at)
}

func sum(t testing.TB, rows []map[string]string, column string) money.Amount {
	t.Helper()
	var total money.Amount
	for _, row := range rows {
		text, negative := strings.CutPrefix(row[column], "-")
		amount, err := money.Parse(text)
		if err != nil {
			t.Fatalf("%s %q: %v", column, row[column], err)
		}
		if negative {
			amount = -amount
		}
		total += amount
	}
	return total
}

func TestOrdersAreExportedALinePerItemWithSumsThatHold(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		ctx := o.Context(t)
		sold := o.place(t, o.Ana.ID, o.Yearly.ID, o.Yearly.ID, o.Hour.ID)
		o.place(t, o.Dora.ID, o.Monthly.ID)
		_, _, err := o.Resolver.ReplaceItem(ctx, orders.ReplaceItemInput{ItemID: sold.Edges.Items[0].ID})
		if err != nil {
			t.Fatal(err)
		}
		refunded, _, err := o.Resolver.RefundOrder(ctx, orders.RefundOrderInput{ID: sold.ID, Items: []uuid.UUID{sold.Edges.Items[2].ID}})
		if err != nil {
			t.Fatal(err)
		}
		rows := o.export(t, vars{"kind": "ORDERS"})
		items, err := o.Database.Client.OrderItem.Query().WithOrder(func(q *db.OrderQuery) { q.WithCustomer() }).All(ctx)
		if err != nil || len(items) != len(rows) {
			t.Fatalf("%d lines of %d items, %v", len(rows), len(items), err)
		}
		for _, item := range items {
			at := slices.IndexFunc(rows, func(row map[string]string) bool { return row["itemId"] == item.ID.String() })
			if at < 0 {
				t.Fatalf("item %s is missing", item.ID)
			}
			checkRow(t, rows[at], orderLine(item))
		}
		if total := sum(t, rows, "price"); total != sold.Total+2000 {
			t.Errorf("the prices sum up to %s", total)
		}
		if total := sum(t, rows, "refunded"); total != refunded.RefundedAmount || total != 3000 {
			t.Errorf("the refunds sum up to %s", total)
		}
	})
}

// orderLine is what a file must say of an item.
func orderLine(item *db.OrderItem) map[string]string {
	o := item.Edges.Order
	line := map[string]string{
		"orderNumber": o.Number, "orderId": o.ID.String(), "createdAt": instant(o.CreatedAt), "completedAt": instantOrNone(o.CompletedAt),
		"orderStatus": string(o.Status), "source": string(o.Source), "customerId": o.CustomerID.String(), "customerName": o.Edges.Customer.Name,
		"currency": "EUR", "line": strconv.Itoa(item.Position + 1), "itemId": item.ID.String(), "productName": item.ProductName, "sku": item.Sku,
		"kind": string(item.Kind), "priceTier": "", "basePrice": item.BasePrice.String(), "price": item.Price.String(), "refunded": "0.00",
		"itemStatus": string(item.Status), "deliveredAt": instantOrNone(item.DeliveredAt), "expiresAt": instantOrNone(item.ExpiresAt),
		"replacesItemId": "",
	}
	if item.AppliedTierName != nil {
		line["priceTier"] = *item.AppliedTierName
	}
	if item.ReplacesID != nil {
		line["replacesItemId"], line["price"], line["basePrice"] = item.ReplacesID.String(), "0.00", "0.00"
	}
	if item.Status == orderitem.StatusCANCELLED || item.Status == orderitem.StatusREFUNDED {
		line["refunded"] = item.Price.String()
	}
	return line
}

func checkRow(t testing.TB, got, want map[string]string) {
	t.Helper()
	if len(got) != len(want) {
		t.Errorf("%d columns, want %d", len(got), len(want))
	}
	for name, value := range want {
		if got[name] != value {
			t.Errorf("%s is %q, want %q", name, got[name], value)
		}
	}
}

func TestCustomersAndTheirLedgerAreExported(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.place(t, o.Ana.ID, o.Yearly.ID)
		ctx := o.Context(t)
		people, err := o.Database.Client.Customer.Query().Order(customer.ByCreatedAt(), customer.ByID()).WithTier().All(ctx)
		if err != nil {
			t.Fatal(err)
		}
		rows := o.export(t, vars{"kind": "CUSTOMERS"})
		if len(rows) != len(people) {
			t.Fatalf("%d lines of %d customers", len(rows), len(people))
		}
		for i, person := range people {
			want := map[string]string{
				"customerId": person.ID.String(), "createdAt": instant(person.CreatedAt), "name": person.Name, "email": "", "phone": "",
				"phoneLinked": strconv.FormatBool(person.LinkedPhone != nil), "tier": "", "status": string(person.Status),
				"walletBalance": person.WalletBalance.String(), "currency": "EUR",
			}
			if person.Phone != nil {
				want["phone"] = "'" + *person.Phone
			}
			if person.Edges.Tier != nil {
				want["tier"] = person.Edges.Tier.Name
			}
			checkRow(t, rows[i], want)
		}

		ledger, err := o.Database.Client.WalletTransaction.Query().
			Order(wallettransaction.ByCreatedAt(), wallettransaction.ByID()).WithCustomer().WithOrder().All(ctx)
		if err != nil {
			t.Fatal(err)
		}
		rows = o.export(t, vars{"kind": "TRANSACTIONS"})
		if len(rows) != len(ledger) {
			t.Fatalf("%d lines of %d transactions", len(rows), len(ledger))
		}
		for i, row := range ledger {
			want := map[string]string{
				"transactionId": row.ID.String(), "createdAt": instant(row.CreatedAt), "customerId": row.CustomerID.String(),
				"customerName": row.Edges.Customer.Name, "sequence": strconv.FormatInt(row.Sequence, 10), "kind": string(row.Kind),
				"amount": row.Amount.String(), "balanceAfter": row.BalanceAfter.String(), "currency": "EUR", "reference": row.Reference,
				"orderNumber": "", "rechargeId": "", "actorKind": row.ActorKind, "actorId": "",
			}
			if row.Edges.Order != nil {
				want["orderNumber"] = row.Edges.Order.Number
			}
			if row.RechargeID != nil {
				want["rechargeId"] = row.RechargeID.String()
			}
			checkRow(t, rows[i], want)
		}
	})
}

func TestLicensesAreExportedWithoutTheirCredentials(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		ctx := o.Context(t)
		sold := o.place(t, o.Ana.ID, o.Yearly.ID)
		_, _, err := o.Resolver.UploadLicenses(ctx, orders.UploadInput{
			VariationID: o.Lifetime.ID, OnDuplicate: orders.DuplicateReject,
			Licenses: []orders.NewLicense{{Credentials: "SECRET-1", ExternalRef: "=REF", ExpiresAt: new(timestamp.Now().Add(time.Hour))}},
		})
		if err != nil {
			t.Fatal(err)
		}
		licenses, err := o.Database.Client.License.Query().Order(license.ByID()).WithBatch().WithVariation().All(ctx)
		if err != nil {
			t.Fatal(err)
		}
		rows := o.export(t, vars{"kind": "LICENSES"})
		if len(rows) != len(licenses) {
			t.Fatalf("%d lines of %d licenses", len(rows), len(licenses))
		}
		for i, l := range licenses {
			want := map[string]string{
				"licenseId": l.ID.String(), "uploadedAt": instant(l.Edges.Batch.CreatedAt), "batchId": l.BatchID.String(),
				"productName": "Antivirus", "sku": l.Edges.Variation.Sku, "status": string(l.Status), "externalRef": "",
				"expiresAt": instantOrNone(l.ExpiresAt), "soldAt": instantOrNone(l.SoldAt), "revokedAt": "", "orderNumber": "",
			}
			if l.ExternalRef != nil {
				want["externalRef"] = "'" + *l.ExternalRef
			}
			if l.Status == license.StatusSOLD {
				want["orderNumber"] = sold.Number
			}
			checkRow(t, rows[i], want)
			for name, value := range rows[i] {
				if strings.Contains(value, "KEY-") || strings.Contains(value, "SECRET") {
					t.Errorf("%s tells credentials: %s", name, value)
				}
			}
		}
	})
}

func TestAnExportHoldsThePeriodThatWasAskedFor(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.clock.Advance(time.Hour)
		first := o.place(t, o.Ana.ID, o.Yearly.ID)
		o.clock.Advance(time.Hour)
		second := o.place(t, o.Ana.ID, o.Hour.ID)
		o.clock.Advance(time.Hour)
		numbers := func(input vars) (list []string) {
			input["kind"] = "ORDERS"
			for _, row := range o.export(t, input) {
				list = append(list, row["orderNumber"])
			}
			return list
		}
		for _, c := range []struct {
			input vars
			want  []string
		}{
			{vars{}, []string{first.Number, second.Number}},
			{vars{"from": second.CreatedAt}, []string{second.Number}},
			{vars{"to": second.CreatedAt}, []string{first.Number}},
			{vars{"orderStatuses": []string{"COMPLETED"}}, []string{first.Number}},
			{vars{"orderStatuses": []string{"PROCESSING", "CANCELLED"}}, []string{second.Number}},
			{vars{"orderStatuses": []string{"FAILED"}}, nil},
			{vars{"from": second.CreatedAt.Add(time.Minute)}, nil},
		} {
			if got := numbers(c.input); !slices.Equal(got, c.want) {
				t.Errorf("%v: %q, want %q", c.input, got, c.want)
			}
		}
		link := o.link(t, vars{"kind": "ORDERS", "to": o.clock.Now().Add(time.Hour)})
		o.clock.Advance(time.Minute)
		o.place(t, o.Ana.ID, o.Hour.ID)
		if rows := table(t, o.follow(t, link.URL).Body); len(rows) != 2 {
			t.Errorf("what came after the link was made is in the file: %d lines", len(rows))
		}
		o.refuses(t, "INVALID_INPUT", createExport,
			vars{"input": vars{"kind": "ORDERS", "from": second.CreatedAt, "to": first.CreatedAt}}, "input.from")
		o.refuses(t, "INVALID_INPUT", createExport,
			vars{"input": vars{"kind": "LICENSES", "orderStatuses": []string{"COMPLETED"}}}, "input.orderStatuses")
	})
}

func TestAnExportIsNarrowedByState(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.place(t, o.Ana.ID, o.Yearly.ID)
		for _, c := range []struct {
			input  vars
			column string
			want   string
			lines  int
		}{
			{vars{"kind": "CUSTOMERS", "customerStatuses": []string{"BLOCKED"}}, "status", "BLOCKED", 1},
			{vars{"kind": "TRANSACTIONS", "transactionKinds": []string{"PURCHASE"}}, "kind", "PURCHASE", 1},
			{vars{"kind": "LICENSES", "licenseStatuses": []string{"FREE"}}, "status", "FREE", 9},
			{vars{"kind": "LICENSES", "licenseStatuses": []string{"SOLD"}}, "status", "SOLD", 1},
		} {
			rows := o.export(t, c.input)
			if len(rows) != c.lines || slices.ContainsFunc(rows, func(row map[string]string) bool { return row[c.column] != c.want }) {
				t.Errorf("%v: %d lines: %q", c.input, len(rows), rows)
			}
		}
		o.refuses(t, "INVALID_INPUT", createExport,
			vars{"input": vars{"kind": "ORDERS", "customerStatuses": []string{"ACTIVE"}, "licenseStatuses": []string{"FREE"}, "transactionKinds": []string{"REFUND"}}},
			"input.customerStatuses", "input.licenseStatuses", "input.transactionKinds")
	})
}

func TestWhatASpreadsheetWouldEvaluateIsNeutralised(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		names := map[string]string{
			"=1+1": "'=1+1", "+1": "'+1", "-1": "'-1", "@SUM(1)": "'@SUM(1)", "＝1+1": "'＝1+1",
			"\tx": "'\tx", "\rx": "'\rx", "\t=1": "'\t'=1", "\n=1": "'\n'=1", " =1": "' =1",
			`=cmd|"/c calc"!A1`: `'=cmd|"/c calc"!A1`,
			"Bob;=1+1;x":        "Bob;'=1+1;x",
			"Bob\t@x":           "Bob\t'@x",
			"two\n-lines":       "two\n'-lines",
			`Bob;"=1+1"`:        `Bob;'"=1+1"`,
			"'=1":               "''=1",
		}
		for name := range names {
			o.NewCustomer(t, customers.NewCustomer{Name: name}, 0)
		}
		harmless := []string{"O'Neil", `"Quoted", Inc.`, "two\r\nlines", "1-1", "José", "a;b", "a;'b", "'quoted'"}
		for _, name := range harmless {
			o.NewCustomer(t, customers.NewCustomer{Name: name}, 0)
		}
		var got []string
		for _, row := range o.export(t, vars{"kind": "CUSTOMERS"}) {
			got = append(got, row["name"])
		}
		for name, want := range names {
			if !slices.Contains(got, want) || slices.Contains(got, name) && name != "'=1" {
				t.Errorf("%q is not exported as %q: %q", name, want, got)
			}
		}
		for _, name := range harmless {
			if want := strings.ReplaceAll(name, "\r\n", "\n"); !slices.Contains(got, want) { // as encoding/csv reads line ends
				t.Errorf("%q is not exported as it is: %q", name, got)
			}
		}
		_, _, err := o.Resolver.AdjustWallet(o.Context(t), wallets.AdjustWalletInput{CustomerID: o.Dora.ID, Amount: -1250, Reason: "-12.50 too much"})
		if err != nil {
			t.Fatal(err)
		}
		rows := o.export(t, vars{"kind": "TRANSACTIONS"})
		if last := rows[len(rows)-1]; last["amount"] != "-12.50" || last["reference"] != "'-12.50 too much" {
			t.Errorf("amounts stay numbers, and texts become texts: %q", last)
		}
	})
}

// TestImportsReadWhatExportsWrite takes the cells of an export of orders into an import of prices as they are.
func TestImportsReadWhatExportsWrite(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		ctx := o.Context(t)
		tier, err := o.Resolver.CreatePriceTier(ctx, catalogue.NewPriceTier{Name: "'=Best;+1", Level: 9})
		if err != nil {
			t.Fatal(err)
		}
		created, err := o.Resolver.WriteProduct(ctx, catalogue.ProductInput{
			Name: new("x;=1"), Slug: new("formula"), Kind: new(product.KindSERVICE), Status: new(product.StatusACTIVE),
			Variations: []catalogue.VariationInput{{SKU: new("-A;=1+1\t@x,\"=2\""), Price: new(money.Amount(500)), DependsOnStock: new(false), TierPrices: []catalogue.NewTierPrice{{TierID: tier.ID, Price: 400}}}},
		})
		if err != nil {
			t.Fatal(err)
		}
		buyer := o.NewCustomer(t, customers.NewCustomer{Name: "Eve", TierID: &tier.ID}, 1000)
		o.place(t, buyer.ID, created.Edges.Variations[0].ID)
		var sheet strings.Builder
		lines := csv.NewWriter(&sheet)
		rows := o.export(t, vars{"kind": "ORDERS"})
		last := rows[len(rows)-1]
		if err := lines.WriteAll([][]string{{"sku", "tier", "price"}, {last["sku"], last["priceTier"], "3.00"}}); err != nil {
			t.Fatal(err)
		}
		if got := o.importsPrices(t, sheet.String(), false); got.Updated != 1 || len(got.Errors) > 0 {
			t.Errorf("%q imported as %+v", sheet.String(), got)
		}
	})
}

func TestALinkIsRefusedWhenItIsAlteredForeignOrExpired(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		link := o.link(t, vars{"kind": "CUSTOMERS"}).URL
		other := testkit.NewStore(t, o.Database, func(c *resolver.Config) { c.Now = o.clock.Now })
		parts := strings.Split(link, "/") // "", exports, store, link
		altered := []string{
			link[:len(link)-1], link + "A", link[:len(link)-40] + "AAAA" + link[len(link)-36:],
			"/exports/" + other.ID.String() + "/" + parts[3],
			"/exports/" + uuid.NewString() + "/" + parts[3],
			"/exports/store/" + parts[3],
			"/exports/" + parts[2] + "/x",
		}
		for _, url := range altered {
			got := o.follow(t, url)
			if got.Status != http.StatusNotFound || !strings.Contains(string(got.Body), "not a download link") {
				t.Errorf("%s: %d %s", url, got.Status, got.Body)
			}
		}
		o.clock.Advance(4 * time.Minute) // the rest is for a busy machine
		if got := o.follow(t, link); got.Status != http.StatusOK {
			t.Errorf("before it expires: %d %s", got.Status, got.Body)
		}
		o.clock.Advance(time.Minute)
		got := o.follow(t, link)
		if got.Status != http.StatusGone || !strings.Contains(string(got.Body), "expired") || got.Header.Get("Content-Type") != "text/plain; charset=utf-8" {
			t.Errorf("after it expired: %d %s", got.Status, got.Body)
		}
	})
}

func TestAnExportLinkHoldsNothingReadableOfItsFilters(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		phone, name := "+5511987654321", "Beatriz"
		link := o.link(t, vars{"kind": "CUSTOMERS", "customerWhere": vars{"or": []vars{{"phone": phone}, {"nameContainsFold": name}}}}).URL
		encoded := link[strings.LastIndex(link, "/")+1:]
		decoded, err := base64.RawURLEncoding.DecodeString(encoded)
		if err != nil {
			t.Fatal(err)
		}
		for _, secret := range []string{phone, phone[1:], name, "customerWhere", "CUSTOMERS", "staff"} {
			if strings.Contains(link, secret) || bytes.Contains(decoded, []byte(secret)) {
				t.Errorf("%q is readable in the link", secret)
			}
		}
		if got := o.follow(t, link); got.Status != http.StatusOK {
			t.Errorf("%d %s", got.Status, got.Body)
		}
	})
}

func TestALinkEndsWithTheRightsOfItsMakerAndWithTheKeysOfItsStore(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		ctx := o.Context(t)
		link := o.as(t, auth.Manager).link(t, vars{"kind": "CUSTOMERS"}).URL
		if got := o.follow(t, link); got.Status != http.StatusOK {
			t.Fatalf("%d %s", got.Status, got.Body)
		}
		managers := o.Database.Client.StaffMember.Update().Where(staffmember.RoleEQ(staffmember.RoleMANAGER))
		if err := managers.SetRole(staffmember.RoleSUPPORT).Exec(ctx); err != nil {
			t.Fatal(err)
		}
		if got := o.follow(t, link); got.Status != http.StatusForbidden || !strings.Contains(string(got.Body), "may not export") {
			t.Errorf("%d %s", got.Status, got.Body)
		}

		link = o.link(t, vars{"kind": "CUSTOMERS"}).URL
		if err := o.Database.Client.Store.Update().Where(store.ID(o.ID)).ClearKeyset().Exec(ctx); err != nil {
			t.Fatal(err)
		}
		later := *o // another process, which has not cached the store
		later.server = httptest.NewServer(graph.New(graph.Config{Resolver: o.Reopened(t).Resolver, Database: o.Database}))
		t.Cleanup(later.server.Close)
		if got := later.follow(t, link); got.Status != http.StatusNotFound {
			t.Errorf("of a store without keys: %d %s", got.Status, got.Body)
		}
	})
}

func TestExportingIsForManagersAndIsAudited(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for _, role := range []auth.Role{auth.Viewer, auth.Support} {
			o.as(t, role).refuses(t, "FORBIDDEN", createExport, vars{"input": vars{"kind": "ORDERS"}})
		}
		o.as(t, auth.Manager).link(t, vars{"kind": "ORDERS"})
		o.audited(t, "export.create")
	})
}

func TestAFileIsNotKeptAndComesCompressedWhenAsked(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		link := o.link(t, vars{"kind": "CUSTOMERS"}).URL
		plain := o.follow(t, link)
		name := o.Slug + "-customers-"
		for header, want := range map[string]string{
			"Content-Type":           "text/csv; charset=utf-8; header=present",
			"Cache-Control":          "no-store",
			"X-Content-Type-Options": "nosniff",
			"Vary":                   "Accept-Encoding",
			"Content-Encoding":       "",
		} {
			if got := plain.Header.Get(header); got != want {
				t.Errorf("%s: %q, want %q", header, got, want)
			}
		}
		if got := plain.Header.Get("Content-Disposition"); !strings.HasPrefix(got, `attachment; filename="`+name) || !strings.HasSuffix(got, `Z.csv"`) {
			t.Error(got)
		}
		for accepted, compressed := range map[string]bool{"br, gzip;q=0.5": true, "gzip;q=0": false, "identity": false} {
			got := o.follow(t, link, "Accept-Encoding", accepted)
			if is := got.Header.Get("Content-Encoding") == "gzip"; is != compressed {
				t.Errorf("%s: compressed %v", accepted, is)
			}
			if content := got.Body; !compressed && !bytes.Equal(content, plain.Body) {
				t.Errorf("%s: %s", accepted, content)
			}
			if compressed {
				zip, err := gzip.NewReader(bytes.NewReader(got.Body))
				if err != nil {
					t.Fatal(err)
				}
				if content, err := io.ReadAll(zip); err != nil || !bytes.Equal(content, plain.Body) {
					t.Errorf("%s: %v %s", accepted, err, content)
				}
			}
		}
	})
}

func TestProductNamesOfLicensesAreNeutralisedToo(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		created, err := o.Resolver.WriteProduct(o.Context(t), catalogue.ProductInput{
			Name: new("=HYPERLINK(1)"), Slug: new("formula"), Kind: new(product.KindDIGITAL), Status: new(product.StatusACTIVE),
			Variations: []catalogue.VariationInput{{SKU: new("@SKU"), Price: new(money.Amount(100))}},
		})
		if err != nil {
			t.Fatal(err)
		}
		o.AddLicenses(t, created.Edges.Variations[0].ID, 1)
		rows := o.export(t, vars{"kind": "LICENSES"})
		if last := rows[len(rows)-1]; last["productName"] != "'=HYPERLINK(1)" || last["sku"] != "'@SKU" {
			t.Errorf("%q", last)
		}
	})
}

func TestTheColumnsAreThoseOfTheDocumentation(t *testing.T) {
	t.Parallel()
	const page = "../docs/exports.md"
	documented, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	current := documented
	o := open(t, testkit.NewDatabase(t, dialect.SQLite))
	for _, kind := range []string{"ORDERS", "CUSTOMERS", "TRANSACTIONS", "LICENSES", "PRODUCTS", "PRICES", "AUDIT", "RECHARGES", "DELIVERIES", "EVENTS"} {
		header, _, _ := strings.Cut(string(o.follow(t, o.link(t, vars{"kind": kind}).URL).Body), "\r\n")
		list := regexp.MustCompile("(?m)^`" + kind + "`: .*$")
		if !list.Match(documented) {
			t.Errorf("%s has no list of the columns of %s", page, kind)
		}
		current = list.ReplaceAll(current, []byte("`"+kind+"`: "+strings.ReplaceAll(header, ",", ", ")))
	}
	if *update {
		if err := os.WriteFile(page, current, 0o600); err != nil {
			t.Fatal(err)
		}
		return
	}
	if !bytes.Equal(documented, current) {
		t.Errorf("%s lists other columns than the files have: run make generate", page)
	}
}

func TestRechargesDeliveriesAndEventsAreExportedAsTheirListsShowThem(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		support := o.as(t, auth.Support)
		request := func(customer uuid.UUID, amount, reference string) uuid.UUID {
			return do[rechargeView](t, support, requestRecharge, vars{"customerId": customer, "amount": amount, "reference": reference}).ID
		}
		first, second := request(o.Bruno.ID, "25.00", "=pix-1"), request(o.Dora.ID, "3.50", "bank")
		do[rechargeView](t, o.staffClient, rejectRecharge, vars{"id": first, "reason": "no payment"})
		rows := o.export(t, vars{"kind": "RECHARGES", "rechargeWhere": vars{"idIn": []uuid.UUID{first, second}}})
		if len(rows) != 2 || rows[0]["rechargeId"] != first.String() || rows[0]["amount"] != "25.00" || rows[0]["status"] != "REJECTED" ||
			rows[0]["reason"] != "no payment" || rows[0]["reference"] != "'=pix-1" || rows[0]["customerName"] != o.Bruno.Name ||
			rows[0]["decidedBy"] != "STAFF" || rows[0]["decidedAt"] == "" || rows[1]["status"] != "PENDING" || rows[1]["decidedAt"] != "" {
			t.Errorf("%v", rows)
		}
		if rows := o.export(t, vars{"kind": "RECHARGES", "rechargeWhere": vars{"matches": "BAN"}}); len(rows) != 1 || rows[0]["rechargeId"] != second.String() {
			t.Errorf("filtered: %v", rows)
		}

		to := o.register(t, "https://hooks.example.com/a", outbox.CustomerRegistered).Endpoint.ID
		other := o.register(t, "https://hooks.example.com/b", outbox.CustomerRegistered).Endpoint.ID
		failed, waiting := o.deliver(t, to, "FAILED"), o.deliver(t, to, "PENDING")
		o.deliver(t, other, "FAILED")
		o.Database.Client.DeliveryAttempt.Create().SetDeliveryID(failed).SetEndpointID(to).SetEventID(uuid.New()).SetEventType("customer.registered").
			SetAttempt(1).SetStatus("FAILED").SetResponseStatus(503).SetLatencyMs(5).SetErrorMessage("the receiver is busy").
			SetResponseBody("SECRET-BODY").SetResponseHeaders([]string{"X-Secret: SECRET-HEADER"}).SaveX(o.Context(t))
		rows = o.export(t, vars{"kind": "DELIVERIES", "deliveryWhere": vars{"endpointId": to}})
		if len(rows) != 2 || rows[0]["deliveryId"] != failed.String() || rows[0]["endpointUrl"] != "https://hooks.example.com/a" ||
			rows[0]["status"] != "FAILED" || rows[0]["lastResponseStatus"] != "503" || rows[0]["lastError"] != "the receiver is busy" ||
			rows[0]["dueAt"] != "" || rows[1]["deliveryId"] != waiting.String() || rows[1]["dueAt"] == "" || rows[1]["lastAttemptAt"] != "" {
			t.Errorf("%v", rows)
		}
		if file := o.file(t, vars{"kind": "DELIVERIES"}); strings.Contains(file, "SECRET") {
			t.Errorf("the file holds what a receiver responded: %s", file)
		}

		rows = o.export(t, vars{"kind": "EVENTS", "eventWhere": vars{"type": "RECHARGE_REJECTED"}})
		listed := get[struct{ Events rowIDs }](t, o.staffClient, `{ events(first: 9, where: {type: RECHARGE_REJECTED}) { totalCount } }`, nil).Events
		if len(rows) != listed.TotalCount {
			t.Errorf("%d events of %d", len(rows), listed.TotalCount)
		}
		for _, row := range rows {
			if row["type"] != "recharge.rejected" || row["subjectId"] != first.String() || !strings.Contains(row["data"], "no payment") || row["sequence"] == "" {
				t.Errorf("%v", row)
			}
		}
		for kind, input := range map[string]vars{
			"rechargeWhere": {"kind": "EVENTS", "rechargeWhere": vars{"status": "PENDING"}},
			"deliveryWhere": {"kind": "EVENTS", "deliveryWhere": vars{"status": "FAILED"}},
			"eventWhere":    {"kind": "ORDERS", "eventWhere": vars{"type": "STOCK_LOW"}},
		} {
			o.refuses(t, "INVALID_INPUT", createExport, vars{"input": input}, "input."+kind)
		}
		o.as(t, auth.Support).refuses(t, "FORBIDDEN", createExport, vars{"input": vars{"kind": "EVENTS"}})
	})
}
