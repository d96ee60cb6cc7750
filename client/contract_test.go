package client_test

import (
	"encoding/json"
	"maps"
	"net/http"
	"net/http/httptest"
	"reflect"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/go-chi/chi/v5"

	"kiosk/client"
)

// described responds to every operation of rest/openapi.yaml with an empty body. It records which operations were called, with
// which parameters and members.
type described struct {
	mutex    sync.Mutex
	uncalled map[string]bool
	sent     map[string]names // by operationId
}

// names are the names of the parts of a request: "?page" for a query parameter, "Idempotency-Key" for the header, and
// "items[].variationId" for a member of the body.
type names map[string]bool

// loadDescription parses the document only once: the parser is slow, and the race detector reports a race in reflect when two
// parsers run at the same time.
var loadDescription = sync.OnceValues(func() (*openapi3.T, error) {
	return openapi3.NewLoader().LoadFromFile("../rest/openapi.yaml")
})

// readDescription returns the document. The tests share it and must not change it.
func readDescription(t testing.TB) *openapi3.T {
	t.Helper()
	document, err := loadDescription()
	if err != nil {
		t.Fatal(err)
	}
	return document
}

func (d *described) serve(t testing.TB) (url string) {
	t.Helper()
	document := readDescription(t)
	mux := chi.NewRouter() // ServeMux does not allow /customers/{id}/wallet together with /customers/by-ref/{ref}
	for path, item := range document.Paths.Map() {
		for method, operation := range item.Operations() {
			pattern := method + " " + document.Servers[0].URL + path
			d.uncalled[pattern] = true
			d.sent[operation.OperationID] = names{}
			mux.MethodFunc(method, document.Servers[0].URL+path, func(w http.ResponseWriter, r *http.Request) {
				d.mutex.Lock()
				defer d.mutex.Unlock()
				delete(d.uncalled, pattern)
				d.sent[operation.OperationID].addRequest(r)
				_, _ = w.Write([]byte("{}"))
			})
		}
	}
	mux.NotFound(func(_ http.ResponseWriter, r *http.Request) {
		t.Errorf("the description has no %s %s", r.Method, r.URL.Path)
	})
	server := httptest.NewServer(mux)
	t.Cleanup(server.Close)
	return server.URL
}

func (n names) addRequest(r *http.Request) {
	for name := range r.URL.Query() {
		n["?"+name] = true
	}
	if r.Header.Get("Idempotency-Key") != "" {
		n["Idempotency-Key"] = true
	}
	var body any
	if json.NewDecoder(r.Body).Decode(&body) == nil { // an error means that there is no body
		n.addMembers("", body)
	}
}

func (n names) addMembers(path string, value any) {
	switch value := value.(type) {
	case map[string]any:
		for name, member := range value {
			n[join(path, name)] = true
			n.addMembers(join(path, name), member)
		}
	case []any:
		for _, element := range value {
			n.addMembers(path+"[]", element)
		}
	}
}

func join(path, name string) string {
	if path == "" {
		return name
	}
	return path + "." + name
}

// addDescribed adds the parameters and members of an operation. It leaves out If-None-Match, because the client caches nothing.
func (n names) addDescribed(item *openapi3.PathItem, operation *openapi3.Operation) {
	for _, parameter := range slices.Concat(item.Parameters, operation.Parameters) {
		switch p := parameter.Value; {
		case p.In == "query":
			n["?"+p.Name] = true
		case p.In == "header" && p.Name != "If-None-Match":
			n[p.Name] = true
		}
	}
	if operation.RequestBody != nil {
		n.addSchema("", schemas{operation.RequestBody.Value.Content["application/json"].Schema.Value})
	}
}

func (n names) addSchema(path string, these schemas) {
	if elements := these.elements(); elements != nil {
		n.addSchema(path+"[]", elements)
	}
	for name, member := range these.members() {
		n[join(path, name)] = true
		n.addSchema(join(path, name), member)
	}
}

// callEverything calls every operation with all fields of its input set.
func callEverything(t testing.TB, c *client.Client) {
	t.Helper()
	ctx := t.Context()
	customer, phone := client.ByID("c"), client.ByPhone("+1")
	ref := client.ByRef("telegram:1")
	order, orderByPhone, orderByRef := full[client.PlaceOrderInput](t), full[client.PlaceOrderInput](t), full[client.PlaceOrderInput](t)
	order.Customer, orderByPhone.Customer, orderByRef.Customer = customer, phone, ref

	_, _ = c.Products(ctx) // the error is ignored: the responses are empty
	_, _ = c.Product(ctx, "p")
	_, _ = c.Quote(ctx, "p", customer)
	_, _ = c.Quote(ctx, "p", phone)
	_, _ = c.Quote(ctx, "p", ref)
	_, _ = c.OrderPage(ctx, full[client.OrderFilter](t))
	_, _ = c.Order(ctx, "o")
	_, _ = c.PlaceOrder(ctx, order)
	_, _ = c.PlaceOrder(ctx, orderByPhone)
	_, _ = c.PlaceOrder(ctx, orderByRef)
	_, _ = c.CheckOrder(ctx, order)
	for _, one := range []client.CustomerRef{customer, phone, ref} {
		_, _ = c.PriceList(ctx, one)
	}
	_, _ = c.CancelOrder(ctx, "o", full[client.CancelOrderInput](t))
	_, _ = c.RefundOrder(ctx, "o", full[client.RefundOrderInput](t))
	_, _ = c.ReplaceItem(ctx, "o", "i", full[client.ReplaceItemInput](t))
	_, _ = c.CustomerPage(ctx, full[client.CustomerFilter](t))
	_, _ = c.CreateCustomer(ctx, full[client.CreateCustomerInput](t))
	for _, one := range []client.CustomerRef{customer, phone, ref} {
		_, _ = c.Customer(ctx, one)
	}
	_, _ = c.ChangeCustomer(ctx, "c", full[client.CustomerChange](t))
	_, _ = c.LinkPhone(ctx, "c", "+1")
	_, _ = c.UnlinkPhone(ctx, "c")
	_, _ = c.Wallet(ctx, "c")
	_, _ = c.WalletByRef(ctx, "telegram:1")
	_, _ = c.WalletTransactionPageByRef(ctx, "telegram:1", "cursor", 1)
	_, _ = c.Recharge(ctx, ref, full[client.RechargeInput](t))
	_, _ = c.WalletTransactionPage(ctx, "c", "cursor", 1)
	_, _ = c.WalletByPhone(ctx, "+1")
	_, _ = c.WalletTransactionPageByPhone(ctx, "+1", "cursor", 1)
	_, _ = c.Recharge(ctx, customer, full[client.RechargeInput](t))
	_, _ = c.Recharge(ctx, phone, full[client.RechargeInput](t))
	_, _ = c.UploadLicenses(ctx, full[client.UploadLicensesInput](t))
	_, _ = c.RegisterWebhook(ctx, full[client.NewWebhook](t))
	_, _ = c.Webhooks(ctx)
	_, _ = c.Webhook(ctx, "w")
	_ = c.DeleteWebhook(ctx, "w")
	_, _ = c.TestWebhook(ctx, "w")
	_, _ = c.DeliveryPage(ctx, "w", "cursor", 1)
	_, _ = c.EventPage(ctx, full[client.EventFilter](t))
	_, _ = c.RequestPage(ctx, full[client.RequestFilter](t))
	_, _ = c.Outcome(ctx, "k")
}

// full returns an input with all fields set.
func full[T any](t testing.TB) (input T) {
	t.Helper()
	fill(t, reflect.ValueOf(&input).Elem())
	return input
}

func fill(t testing.TB, value reflect.Value) {
	t.Helper()
	switch value.Interface().(type) {
	case client.CustomerRef:
		return // the caller sets one of the three identifiers
	case client.Amount:
		value.Set(reflect.ValueOf(client.Hundredths(1)))
		return
	case time.Duration:
		value.SetInt(int64(time.Second))
		return
	case time.Time:
		value.Set(reflect.ValueOf(time.Now()))
		return
	}
	switch value.Kind() {
	case reflect.String:
		value.SetString("text")
	case reflect.Int:
		value.SetInt(1)
	case reflect.Bool:
		value.SetBool(true)
	case reflect.Pointer:
		value.Set(reflect.New(value.Type().Elem()))
		fill(t, value.Elem())
	case reflect.Slice:
		value.Set(reflect.MakeSlice(value.Type(), 1, 1))
		fill(t, value.Index(0))
	case reflect.Struct:
		for _, field := range value.Fields() {
			fill(t, field)
		}
	default:
		t.Fatalf("what is a full %s?", value.Type())
	}
}

func TestClientCallsEveryOperationThatIsDescribed(t *testing.T) {
	t.Parallel()
	d := &described{uncalled: map[string]bool{}, sent: map[string]names{}}
	callEverything(t, newClient(t, d.serve(t), "token"))
	for operation := range d.uncalled {
		t.Errorf("the client has no method for %s", operation)
	}
}

func TestClientSendsEveryParameterAndMemberThatIsDescribedAndNoOther(t *testing.T) {
	t.Parallel()
	d := &described{uncalled: map[string]bool{}, sent: map[string]names{}}
	callEverything(t, newClient(t, d.serve(t), "token"))
	for _, item := range readDescription(t).Paths.Map() {
		for _, operation := range item.Operations() {
			want := names{}
			want.addDescribed(item, operation)
			if sent := d.sent[operation.OperationID]; !maps.Equal(sent, want) {
				t.Errorf("%s was sent %v, and takes %v", operation.OperationID,
					slices.Sorted(maps.Keys(sent)), slices.Sorted(maps.Keys(want)))
			}
		}
	}
}
