package client_test

import (
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"

	"kiosk/client"
)

// described serves every operation of rest/openapi.yaml with nothing, and notes which were called.
type described struct {
	mutex    sync.Mutex
	uncalled map[string]bool
}

func (d *described) serve(t testing.TB) (url string) {
	t.Helper()
	document, err := openapi3.NewLoader().LoadFromFile("../rest/openapi.yaml")
	if err != nil {
		t.Fatal(err)
	}
	mux := http.NewServeMux()
	for path, item := range document.Paths.Map() {
		for method := range item.Operations() {
			operation := method + " " + document.Servers[0].URL + path
			d.uncalled[operation] = true
			mux.HandleFunc(operation, func(w http.ResponseWriter, _ *http.Request) {
				d.mutex.Lock()
				defer d.mutex.Unlock()
				delete(d.uncalled, operation)
				_, _ = w.Write([]byte("{}"))
			})
		}
	}
	mux.HandleFunc("/", func(_ http.ResponseWriter, r *http.Request) {
		t.Errorf("the description has no %s %s", r.Method, r.URL.Path)
	})
	server := httptest.NewServer(mux)
	t.Cleanup(server.Close)
	return server.URL
}

func TestClientCallsEveryOperationThatIsDescribed(t *testing.T) {
	t.Parallel()
	d := &described{uncalled: map[string]bool{}}
	c, ctx := newClient(t, d.serve(t), "token"), t.Context()

	_, _ = c.Products(ctx) // the answers are empty, and no matter
	_, _ = c.Product(ctx, "p")
	_, _ = c.Quote(ctx, "p", client.ByID("c"))
	_, _ = c.OrderPage(ctx, client.OrderFilter{})
	_, _ = c.Order(ctx, "o")
	_, _ = c.PlaceOrder(ctx, client.PlaceOrderInput{})
	_, _ = c.Wallet(ctx, "c")
	_, _ = c.WalletTransactionPage(ctx, "c", "", 0)
	_, _ = c.Recharge(ctx, client.ByID("c"), client.RechargeInput{})
	_, _ = c.Recharge(ctx, client.ByPhone("+1"), client.RechargeInput{})
	_, _ = c.UploadLicenses(ctx, client.UploadLicensesInput{})
	_, _ = c.RegisterWebhook(ctx, client.NewWebhook{})
	_, _ = c.Webhooks(ctx)
	_, _ = c.Webhook(ctx, "w")
	_ = c.DeleteWebhook(ctx, "w")
	_, _ = c.TestWebhook(ctx, "w")
	_, _ = c.DeliveryPage(ctx, "w", "", 0)
	_, _ = c.EventPage(ctx, client.EventFilter{})
	_, _ = c.Outcome(ctx, "k")

	for operation := range d.uncalled {
		t.Errorf("the client has no method for %s", operation)
	}
}
