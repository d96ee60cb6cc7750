package lists

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"regexp"
	"strconv"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/graph"
	"kiosk/internal/resolver/access"
	"kiosk/internal/testkit"
)

// consoleLimit is what a list of the console with one filter may take at the 95th percentile.
const consoleLimit = 25 * time.Millisecond

type vars map[string]any

// shown is a list of the console: one of its operations, with what a page of it sends.
type shown struct {
	name  string
	file  string // of the operation, below console/src
	where vars
	order vars
	id    string // of the row whose list it is, or ""
}

// The files of the lists, below console/src.
const (
	orders, customers, licenses, recharges = "orders/list", "customers/list", "licenses/list", "recharges/list"
	events, deliveries, audit, products    = "webhooks/events", "webhooks/endpoint", "audit/list", "products/list"
)

var (
	newest = vars{"field": "CREATED_AT", "direction": "DESC"}
	oldest = vars{"field": "CREATED_AT", "direction": "ASC"}
	expiry = vars{"field": "EXPIRES_AT", "direction": "ASC"}
	amount = vars{"field": "AMOUNT", "direction": "DESC"}
)

// consoleLists are the lists with each of the filters and sorts that their pages have.
func (l filled) consoleLists(b *testing.B) []shown {
	b.Helper()
	data := l.database.Client
	week, year := time.Now().AddDate(0, 0, -7).UTC(), time.Now().AddDate(-2, 0, 0).UTC()
	first := data.Order.Query().FirstX(l.ctx)
	license := data.License.Query().FirstX(l.ctx)
	customer := l.customer(b, "Customer 1 ")
	tier := data.PriceTier.Query().FirstX(l.ctx)
	busy, quiet := l.endpoint(b, "product-1"), l.endpoint(b, "product-2")
	variation := l.variation(b, l.product(b, "product-1"))
	soon := time.Now().AddDate(0, 0, 30).UTC()
	return []shown{
		{"orders", orders, vars{}, newest, ""},
		{"orders, oldest first", orders, vars{}, oldest, ""},
		{"orders by total", orders, vars{}, vars{"field": "TOTAL", "direction": "DESC"}, ""},
		{"orders, one status", orders, vars{"status": "COMPLETED"}, newest, ""},
		{"orders, three statuses", orders, vars{"statusIn": []string{"PENDING", "PROCESSING", "FAILED"}}, newest, ""},
		{"orders, source of all", orders, vars{"source": "API"}, newest, ""},
		{"orders, source of none", orders, vars{"source": "ADMIN"}, newest, ""},
		{"orders of a customer", orders, vars{"customerId": customer}, newest, ""},
		{"orders of a product", orders, vars{"hasItemsWith": []vars{{"productId": l.product(b, "product-1")}}}, newest, ""},
		{"orders, total from", orders, vars{"totalGTE": "100.00"}, newest, ""},
		{"orders, total of few", orders, vars{"totalGTE": "1750.00"}, newest, ""},
		{"orders refunded", orders, vars{"refundedAmountGT": "0.00"}, newest, ""},
		{"orders refunded in a week", orders, vars{"hasTransactionsWith": vars{"kind": "REFUND", "createdAtGTE": week}}, newest, ""},
		{"orders of a week", orders, vars{"createdAtGTE": week}, newest, ""},
		{"orders, a number", orders, vars{"number": first.Number}, newest, ""},
		{"orders, the beginning of a number", orders, vars{"matches": first.Number[:4]}, newest, ""},
		{"orders, a common name", orders, vars{"matches": "silva"}, newest, ""},
		{"orders, a rare name", orders, vars{"matches": "quetzal"}, newest, ""},
		{"orders, nothing", orders, vars{"matches": "zzzz"}, newest, ""},
		{"customers", customers, vars{}, newest, ""},
		{"customers by name", customers, vars{}, vars{"field": "NAME", "direction": "ASC"}, ""},
		{"customers by balance", customers, vars{}, vars{"field": "WALLET_BALANCE", "direction": "DESC"}, ""},
		{"customers of a week", customers, vars{"createdAtGTE": week}, newest, ""},
		{"customers, blocked", customers, vars{"status": "BLOCKED"}, newest, ""},
		{"customers of a tier", customers, vars{"tierId": tier.ID}, newest, ""},
		{"customers, phone linked", customers, vars{"not": vars{"linkedPhoneIsNil": true}}, newest, ""},
		{"customers, a common name", customers, vars{"matches": "silva"}, newest, ""},
		{"customers, a rare name", customers, vars{"matches": "quetzal"}, newest, ""},
		{"customers, two words", customers, vars{"matches": "ana souza"}, newest, ""},
		{"customers, nothing", customers, vars{"matches": "zzzz"}, newest, ""},
		{"customers, a phone", customers, vars{"matches": "+5511900000100"}, newest, ""},
		{"licenses", licenses, vars{}, newest, ""},
		{"licenses, free", licenses, vars{"statusIn": []string{"FREE"}}, newest, ""},
		{"licenses, sold", licenses, vars{"statusIn": []string{"SOLD"}}, newest, ""},
		{"licenses, expired", licenses, vars{"statusIn": []string{"EXPIRED"}}, newest, ""},
		{"licenses of a variation", licenses, vars{"variationId": variation}, newest, ""},
		{"licenses of a batch", licenses, vars{"batchId": license.BatchID}, newest, ""},
		{"licenses, a reference", licenses, vars{"externalRef": license.ExternalRef}, newest, ""},
		{"licenses, the beginning of a reference", licenses, vars{"matches": (*license.ExternalRef)[:len(*license.ExternalRef)-1]}, newest, ""},
		{"licenses, the beginning of all references", licenses, vars{"matches": (*license.ExternalRef)[:1]}, newest, ""},
		{"licenses that expire", licenses, vars{"expiresAtLT": soon, "not": vars{"expiresAtLT": time.Now().UTC()}}, newest, ""},
		{"licenses by expiry", licenses, vars{}, expiry, ""},
		{"licenses by expiry, free", licenses, vars{"statusIn": []string{"FREE"}}, expiry, ""},
		{"licenses by expiry, revoked", licenses, vars{"statusIn": []string{"REVOKED"}}, expiry, ""},
		{"licenses by expiry, sold", licenses, vars{"statusIn": []string{"SOLD"}}, expiry, ""},
		{"recharges to decide", recharges, vars{"status": "PENDING"}, oldest, ""},
		{"recharges", recharges, vars{}, newest, ""},
		{"recharges, a reference", recharges, vars{"reference": "PIX 00042"}, newest, ""},
		{"recharges, amount of few", recharges, vars{"amountGTE": "1900.00"}, newest, ""},
		{"recharges of a week", recharges, vars{"createdAtGTE": week}, newest, ""},
		{"recharges by amount", recharges, vars{}, amount, ""},
		{"recharges by amount, rejected", recharges, vars{"statusIn": []string{"REJECTED"}}, amount, ""},
		{"recharges, the beginning of a reference", recharges, vars{"matches": "pix 00"}, newest, ""},
		{"recharges, a common name", recharges, vars{"matches": "silva"}, newest, ""},
		{"recharges, a rare name", recharges, vars{"matches": "quetzal"}, newest, ""},
		{"events", events, vars{}, nil, ""},
		{"events of a common type", events, vars{"typeIn": []string{"ORDER_CREATED"}}, nil, ""},
		{"events of a rare type", events, vars{"typeIn": []string{"STOCK_LOW"}}, nil, ""},
		{"events of no type", events, vars{"typeIn": []string{"WEBHOOK_TEST"}}, nil, ""},
		{"events of a week", events, vars{"createdAtGTE": week}, nil, ""},
		{"events, none so old", events, vars{"createdAtLT": year}, nil, ""},
		{"deliveries", deliveries, vars{}, nil, busy},
		{"deliveries of a quiet endpoint", deliveries, vars{}, nil, quiet},
		{"deliveries failed", deliveries, vars{"statusIn": []string{"FAILED"}}, nil, busy},
		{"deliveries cancelled", deliveries, vars{"statusIn": []string{"CANCELLED"}}, nil, busy},
		{"deliveries of a rare type", deliveries, vars{"hasEventWith": []vars{{"typeIn": []string{"STOCK_LOW"}}}}, nil, busy},
		{"deliveries of a week", deliveries, vars{"createdAtGTE": week}, nil, busy},
		{"audit", audit, vars{}, nil, ""},
		{"audit of an action", audit, vars{"actionHasPrefix": "order.cancel"}, nil, ""},
		{"audit of staff", audit, vars{"actorKind": "STAFF"}, nil, ""},
		{"audit of an order", audit, vars{"subjectId": first.ID}, nil, ""},
		{"products", products, vars{}, nil, ""},
		{"products, a name", products, vars{"nameContainsFold": "49"}, nil, ""},
	}
}

func (l filled) endpoint(b *testing.B, name string) string {
	b.Helper()
	for _, e := range l.database.Client.WebhookEndpoint.Query().AllX(l.ctx) {
		if e.URL == "https://bot.example.com/"+name {
			return e.ID.String()
		}
	}
	b.Fatalf("no endpoint %s", name)
	return ""
}

// BenchmarkConsoleLists prints the latency of the console's lists on PostgreSQL, from the request to the response of the GraphQL API. It
// fails when one exceeds its limit.
func BenchmarkConsoleLists(b *testing.B) {
	l := openLarge(b, dialect.Postgres)
	token, _, err := l.CreateAccessToken(l.owner, access.NewAccessToken{Name: b.Name()})
	testkit.Must(b, err)
	server := graph.New(graph.Config{Resolver: l.Resolver, Database: l.database, Logger: slog.New(slog.DiscardHandler)})
	report := &table{kind: l.database.Dialect}
	b.Cleanup(report.print)
	for _, list := range l.consoleLists(b) {
		b.Run(list.name, func(b *testing.B) {
			body := list.request(b)
			report.add(b, "console: "+list.name, consoleLimit, func(ctx context.Context) (int, error) { return post(ctx, server, token, body) })
		})
	}
}

var queryWithFilter = regexp.MustCompile(`query (\w+)\([^)]*\$where`)

// filteredQuery returns the name of the query in a file that has a filter, of which there is one, and the text of the file.
func filteredQuery(t testing.TB, file string) (name, text string) {
	t.Helper()
	content, err := os.ReadFile("../../../console/src/" + file + ".graphql")
	testkit.Must(t, err)
	found := queryWithFilter.FindAllSubmatch(content, -1)
	if len(found) != 1 {
		t.Fatalf("%s.graphql has %d queries with a filter, want one", file, len(found))
	}
	return string(found[0][1]), string(content)
}

// The benchmarks themselves run only by hand.
func TestEveryListThatIsMeasuredIsOfTheConsole(t *testing.T) {
	for _, file := range []string{orders, customers, licenses, recharges, events, deliveries, audit, products} {
		filteredQuery(t, file)
	}
}

// request returns the body of the request for the first page.
func (s shown) request(b *testing.B) []byte {
	b.Helper()
	name, text := filteredQuery(b, s.file)
	variables := vars{"first": 25, "where": s.where, "people": true} // people: the audit's page reads whom it can filter by
	if s.order != nil {
		variables["orderBy"] = s.order
	}
	if s.id != "" {
		variables["id"] = s.id
	}
	body, err := json.Marshal(vars{"query": text, "operationName": name, "variables": variables})
	testkit.Must(b, err)
	return body
}

var totalCount = regexp.MustCompile(`"totalCount":(\d+)`)

// post sends the operation of a list and returns its number of rows. A response with errors is an error.
func post(ctx context.Context, server http.Handler, token string, body []byte) (rows int, err error) {
	request := httptest.NewRequestWithContext(ctx, http.MethodPost, graph.Path, bytes.NewReader(body))
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Authorization", "Bearer "+token)
	response := httptest.NewRecorder()
	server.ServeHTTP(response, request)
	var got struct {
		Data   json.RawMessage
		Errors []struct{ Message string }
	}
	if err := json.Unmarshal(response.Body.Bytes(), &got); err != nil || len(got.Errors) > 0 || len(got.Data) == 0 {
		return 0, fmt.Errorf("%d %.300s", response.Code, response.Body)
	}
	counted := totalCount.FindSubmatch(got.Data)
	if counted == nil {
		return 0, fmt.Errorf("no rows are counted in %.300s", got.Data)
	}
	return strconv.Atoi(string(counted[1]))
}
