package graph_test

import (
	"bytes"
	"encoding/csv"
	"net/http"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/internal/auth"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/testkit"
)

const createExport = `mutation($input: CreateExportInput!) { createExport(input: $input) { url expiresAt } }`

type exportLink struct {
	URL       string
	ExpiresAt time.Time
}

// link creates the link to an export.
func (d staffClient) link(t testing.TB, input vars) exportLink {
	t.Helper()
	return get[struct{ CreateExport exportLink }](t, d, createExport, vars{"input": input}).CreateExport
}

// follow downloads a file by its link, without a token.
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
		const reference = "shop:4711"
		if _, err := o.Resolver.UpdateCustomer(o.Context(t), customers.UpdateCustomerInput{ID: o.Ana.ID, AnyVersion: true, ExternalRef: new(reference)}); err != nil {
			t.Fatal(err)
		}
		if rows := o.export(t, vars{"kind": "CUSTOMERS", "customerWhere": vars{"externalRef": reference}}); len(rows) != 1 || rows[0]["externalRef"] != reference {
			t.Errorf("the customer with a reference: %q", rows)
		}
		o.refuses(t, "INVALID_INPUT", createExport,
			vars{"input": vars{"kind": "ORDERS", "customerStatuses": []string{"ACTIVE"}, "licenseStatuses": []string{"FREE"}, "transactionKinds": []string{"REFUND"}}},
			"input.customerStatuses", "input.licenseStatuses", "input.transactionKinds")
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

func TestTheColumnsAreThoseOfTheDocumentation(t *testing.T) {
	t.Parallel()
	const page = "../docs/exports.md"
	documented, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	current := documented
	o := open(t, testkit.NewDatabase(t, dialect.SQLite))
	for _, value := range schema.Types["ExportKind"].EnumValues {
		kind := value.Name
		if kind == "CUSTOMER" {
			continue // a document
		}
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
