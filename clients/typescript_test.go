//go:build clients

package clients_test

import (
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"kiosk/internal/testkit/chromium"
	"kiosk/internal/testkit/demo"
)

// npm runs npm in a folder of this repository.
func npm(t testing.TB, folder string, arguments ...string) {
	t.Helper()
	command := exec.CommandContext(t.Context(), "npm", arguments...)
	command.Dir = folder
	if output, err := command.CombinedOutput(); err != nil {
		t.Fatalf("npm %v: %v\n%s", arguments, err, output)
	}
}

// install installs the packages of package-lock.json, unless they are installed.
func install(t testing.TB, folder string) {
	t.Helper()
	if output, err := exec.CommandContext(t.Context(), "../scripts/npm-install.sh", folder).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, output)
	}
}

// TestTypeScriptClient compiles the client strictly, both as it is published and with its tests, and runs the tests.
func TestTypeScriptClient(t *testing.T) {
	install(t, "typescript")
	npm(t, "typescript", "run", "build")
	npm(t, "typescript", "run", "build:test")
	tests, err := fs.Glob(os.DirFS("typescript"), "build/test/*.test.js")
	if err != nil || len(tests) == 0 {
		t.Fatalf("no tests: %v", err)
	}
	demo.OnBothDatabases(t, func(t *testing.T, d *demo.Demo) {
		testClient(t, d, "typescript", "node", append([]string{"--test"}, tests...)...)
	})
}

// salesPage is a web page that buys with the built client, and shows the result.
const salesPage = `<!doctype html><body><script type="module">
import { Kiosk, signWebhook, verifyWebhook } from "/dist/index.js";
const { customer, token, variation } = %s;
const run = async () => {
  const kiosk = new Kiosk({ baseUrl: location.origin, token });
  const { id } = await kiosk.orders.create({ customerPhone: customer, items: [{ variationId: variation }] });
  const order = await kiosk.orders.retrieve(id);
  const refusal = await kiosk.orders.retrieve("01a20586-aa30-7037-8018-404112a882e1").catch((error) => error);
  const secret = "whsec_" + btoa("0123456789abcdef0123456789abcdef");
  const body = JSON.stringify({ id: "evt_01k31f8phye9x9y02ctdfapzgh", type: "order.completed", createdAt: order.createdAt, data: {} });
  const event = await verifyWebhook({ body, headers: { "X-Service-Signature": await signWebhook(body, secret) } }, secret);
  return [order.status, order.items[0].credentials.slice(0, 7), refusal.code, event.type].join(" ");
};
document.body.textContent = await run().then((text) => "done: " + text, (error) => "failed: " + error);
</script>`

// TestTypeScriptClientSellsInABrowser serves the page and the API from one origin, like a proxy of the shop.
func TestTypeScriptClientSellsInABrowser(t *testing.T) {
	install(t, "typescript")
	npm(t, "typescript", "run", "build")
	demo.OnBothDatabases(t, func(t *testing.T, d *demo.Demo) {
		target, err := url.Parse(d.URL)
		if err != nil {
			t.Fatal(err)
		}
		given, err := json.Marshal(map[string]string{"customer": demo.Ana, "token": d.Token, "variation": d.Variations["STREAM-30"]})
		if err != nil {
			t.Fatal(err)
		}
		served := http.NewServeMux()
		served.Handle("/api/", &httputil.ReverseProxy{Rewrite: func(r *httputil.ProxyRequest) { r.SetURL(target) }})
		served.Handle("/dist/", http.FileServer(http.Dir("typescript")))
		served.HandleFunc("/{$}", func(w http.ResponseWriter, _ *http.Request) { fmt.Fprintf(w, salesPage, given) })
		server := httptest.NewServer(served)
		t.Cleanup(server.Close)
		const want = "done: COMPLETED STREAM- order_not_found order.completed"
		if got := textOf(t, server.URL); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	})
}

// textOf opens a page, waits until it shows its result, and returns its text.
func textOf(t *testing.T, address string) (text string) {
	t.Helper()
	tab, leave := chromium.New(t.Context())
	t.Cleanup(leave)
	tab, end := context.WithTimeout(tab, 2*time.Minute)
	t.Cleanup(end)
	if err := chromedp.Do(tab, chromedp.Navigate(address)); err != nil {
		t.Fatal(err)
	}
	text, err := chromedp.Run(tab, chromedp.Evaluate[string](`new Promise((resolve) => {
		const look = () => /^(done|failed): /.test(document.body.textContent) ? resolve(document.body.textContent) : setTimeout(look, 20);
		look();
	})`, func(e *runtime.EvaluateParams) { wait := true; e.AwaitPromise = &wait }))
	if err != nil {
		t.Fatal(err)
	}
	return text
}
