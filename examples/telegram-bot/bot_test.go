//go:build clients

// Package telegrambot_test runs the bot against a real Kiosk and a server of the Bot API.
package telegrambot_test

import (
	"bytes"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"
	"time"

	"kiosk/client"
	"kiosk/internal/testkit/demo"
)

func TestMain(m *testing.M) { os.Exit(demo.Main(m)) }

// built builds the bot once, and returns the error of the build.
var built = sync.OnceValue(func() error {
	for _, arguments := range [][]string{
		{"../../scripts/npm-install.sh", "../../clients/typescript"},
		{"../../scripts/npm-install.sh", "."},
		{"npm", "run", "build"},
	} {
		if output, err := exec.Command(arguments[0], arguments[1:]...).CombinedOutput(); err != nil {
			return fmt.Errorf("%v: %w\n%s", arguments, err, output)
		}
	}
	return nil
})

// start runs the bot until stop is called or the test ends.
func start(t *testing.T, d *demo.Demo, tg *telegram) (stop func()) {
	t.Helper()
	if err := built(); err != nil {
		t.Fatal(err)
	}
	var output bytes.Buffer
	command := exec.Command("node", "build/main.js")
	command.Env = append(os.Environ(), "KIOSK_URL="+d.URL, "KIOSK_TOKEN="+d.Token, "TELEGRAM_URL="+tg.url, "TELEGRAM_TOKEN="+tg.token, "PLACE_FILE="+tg.placeFile)
	command.Stdout, command.Stderr = &output, &output
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	stopped := false
	stop = func() {
		if stopped {
			return
		}
		stopped = true
		_ = command.Process.Kill()
		_ = command.Wait() // it was killed
		if strings.Contains(output.String(), tg.token) || strings.Contains(output.String(), d.Token) {
			t.Error("a token is in the bot's output")
		}
		if t.Failed() {
			t.Logf("the bot wrote\n%s", output.String())
		}
	}
	t.Cleanup(stop)
	return stop
}

func TestTypeScriptTelegramBotSellsAKeyAndReplacesIt(t *testing.T) {
	demo.OnBothDatabases(t, func(t *testing.T, d *demo.Demo) {
		shop, err := client.New(d.URL, d.Token)
		if err != nil {
			t.Fatal(err)
		}
		tg := newTelegram(t)
		stop := start(t, d, tg)

		tg.write("/start", nil)
		if asked := tg.await(t, "Share your phone number"); len(asked.Markup.Keyboard) == 0 || !asked.Markup.Keyboard[0][0].RequestContact {
			t.Errorf("no button for the contact: %+v", asked)
		}
		tg.write("", map[string]any{"contact": map[string]any{"phone_number": "+5511900000001", "user_id": telegramID + 1}})
		tg.await(t, "not your own phone number")
		tg.write("", map[string]any{"contact": map[string]any{"phone_number": "5511900000001", "user_id": telegramID}})
		tg.await(t, "You are registered, Ana Lima")
		customer, err := shop.Customer(t.Context(), client.ByRef("telegram:4711"))
		if err != nil || *customer.Phone != "+5511900000001" || !customer.PhoneLinked {
			t.Fatalf("registered %+v, %v", customer, err)
		}

		tg.write("/prices", nil)
		prices := tg.await(t, "What would you like?")
		tg.press(t, prices, "Streamly Premium (STREAM-30): 49.90 EUR")
		tg.await(t, "49.90 is missing")
		tg.write("/topup much", nil)
		tg.await(t, "How much?")
		tg.write("/topup 120", nil)
		tg.await(t, "120.00 EUR were added. Your balance is 120.00.")

		tg.press(t, prices, "Streamly Premium (STREAM-30)")
		offer := tg.await(t, "Streamly Premium costs you 49.90 EUR. Buy it?")
		tg.press(t, offer, "Yes")
		sold := tg.await(t, "Your key for Streamly Premium:\nSTREAM-")
		tg.press(t, offer, "Yes") // pressing it twice is one purchase
		if again := tg.await(t, "Your key for Streamly Premium"); again.Text != sold.Text {
			t.Errorf("another key: %q, %q", sold.Text, again.Text)
		}

		stop() // after a restart, the bot gets every update again that it has not confirmed
		tg.repeatLast()
		start(t, d, tg)
		if again := tg.await(t, "Your key for Streamly Premium"); again.Text != sold.Text {
			t.Errorf("another key after the restart: %q, %q", sold.Text, again.Text)
		}
		wallet, err := shop.WalletByRef(t.Context(), "telegram:4711")
		if err != nil || wallet.Balance != client.MustAmount("70.10") {
			t.Errorf("the customer was charged more than once: %+v, %v", wallet, err)
		}

		tg.press(t, sold, "It does not work")
		tg.await(t, "Here is a replacement")
		replacement := tg.await(t, "Your key for Streamly Premium:\nSTREAM-")
		if replacement.Text == sold.Text || len(replacement.Markup.Inline) > 0 {
			t.Errorf("the replacement is %+v", replacement)
		}
		tg.press(t, sold, "It does not work")
		tg.await(t, "Here is a replacement")
		if again := tg.await(t, "Your key for Streamly Premium"); again.Text != replacement.Text {
			t.Errorf("a second replacement: %q", again.Text)
		}
	})
}

func TestTypeScriptTelegramBotSendsAKeyThatArrivesLater(t *testing.T) {
	t.Parallel()
	d := demo.Start(t)
	tg := newTelegram(t)
	start(t, d, tg)
	tg.write("", map[string]any{"contact": map[string]any{"phone_number": demo.Ana, "user_id": telegramID}})
	tg.await(t, "You are registered, Ana Souza") // the customer with the linked phone
	reviewRecharges(t, d)
	tg.write("/topup 20", nil)
	tg.await(t, "You asked for 20.00 EUR. We will look at it.")
	tg.write("/balance", nil)
	tg.await(t, "Your balance is 250.00.")
	tg.write("/prices", nil)
	tg.press(t, tg.await(t, "What would you like?"), "Voyager VPN (VOYAGER-365)")
	tg.press(t, tg.await(t, "Buy it?"), "Yes")
	tg.await(t, "We will send the key as soon as it is here.")
	upload(t, d, "VOYAGER-AAAAA")
	tg.await(t, "Your key for Voyager VPN:\nVOYAGER-AAAAA")
}

// upload uploads a license of VOYAGER-365, of which the demo has none.
func upload(t *testing.T, d *demo.Demo, key string) {
	t.Helper()
	shop, err := client.New(d.URL, d.Token)
	if err != nil {
		t.Fatal(err)
	}
	licenses := client.UploadLicensesInput{VariationID: d.Variations["VOYAGER-365"], Licenses: []client.License{{Credentials: key}}}
	if _, err := shop.UploadLicenses(t.Context(), licenses); err != nil {
		t.Fatal(err)
	}
}

func TestTypeScriptTelegramBotSendsAKeyThatArrivedWhileItWasStopped(t *testing.T) {
	demo.OnBothDatabases(t, func(t *testing.T, d *demo.Demo) {
		tg := newTelegram(t)
		stop := start(t, d, tg)
		tg.write("", map[string]any{"contact": map[string]any{"phone_number": demo.Ana, "user_id": telegramID}})
		tg.await(t, "You are registered")
		tg.write("/prices", nil)
		tg.press(t, tg.await(t, "What would you like?"), "Voyager VPN (VOYAGER-365)")
		tg.press(t, tg.await(t, "Buy it?"), "Yes")
		tg.await(t, "We will send the key as soon as it is here.")
		stop()
		tg.change(func() { tg.updates = nil }) // the bot does not get an update again that could send the key
		upload(t, d, "VOYAGER-AAAAA")
		start(t, d, tg)
		tg.await(t, "Your key for Voyager VPN:\nVOYAGER-AAAAA")
	})
}

func TestTypeScriptTelegramBotOffersOnlyWhatIsDeliveredAsAKey(t *testing.T) {
	t.Parallel()
	d := demo.Start(t)
	shop, err := client.New(d.URL, d.Token)
	if err != nil {
		t.Fatal(err)
	}
	products, err := shop.Products(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	tg := newTelegram(t)
	start(t, d, tg)
	tg.write("", map[string]any{"contact": map[string]any{"phone_number": demo.Ana, "user_id": telegramID}})
	tg.await(t, "You are registered")
	tg.write("/prices", nil)
	offered := fmt.Sprint(tg.await(t, "What would you like?").Markup.Inline)
	others := 0
	for _, product := range products {
		if product.Kind == "DIGITAL" {
			continue
		}
		others++
		if strings.Contains(offered, product.Name) {
			t.Errorf("%s, which is %s, is offered", product.Name, product.Kind)
		}
	}
	if others == 0 {
		t.Error("the store has only digital products")
	}
}

func TestTypeScriptTelegramBotAnswersAnOldConfirmationWithWhatItHasBought(t *testing.T) {
	t.Parallel()
	d := demo.Start(t)
	tg := newTelegram(t)
	start(t, d, tg)
	tg.write("", map[string]any{"contact": map[string]any{"phone_number": demo.Ana, "user_id": telegramID}})
	tg.await(t, "You are registered")
	tg.write("/prices", nil)
	prices := tg.await(t, "What would you like?")
	tg.press(t, prices, "Streamly Premium (STREAM-30)")
	offer := tg.await(t, "Buy it?")
	tg.press(t, offer, "Yes")
	sold := tg.await(t, "Your key for Streamly Premium:\nSTREAM-")
	longAgo := time.Now().Add(-2 * time.Hour)
	tg.pressOf(t, offer, "Yes", longAgo)
	if again := tg.await(t, "Your key for Streamly Premium"); again.Text != sold.Text {
		t.Errorf("another key: %q, %q", sold.Text, again.Text)
	}
	tg.press(t, prices, "Streamly Premium (STREAM-30)")
	tg.pressOf(t, tg.await(t, "Buy it?"), "Yes", longAgo)
	tg.await(t, "Please choose again")
	tg.write("/balance", nil)
	tg.await(t, "Your balance is 205.10.") // 250.00 without one purchase
}

func TestTypeScriptTelegramBotSellsToACustomerWhoBoughtFromAnotherBotOfTheStore(t *testing.T) {
	t.Parallel()
	d := demo.Start(t)
	for i, token := range []string{botToken, "654321:telegram-secret"} {
		tg := newTelegramOf(t, token)
		start(t, d, tg)
		if i == 0 {
			tg.write("", map[string]any{"contact": map[string]any{"phone_number": demo.Ana, "user_id": telegramID}})
			tg.await(t, "You are registered")
		} else {
			tg.write("/balance", nil)
			tg.await(t, "Your balance is 205.10.")
		}
		tg.write("/prices", nil)
		tg.press(t, tg.await(t, "What would you like?"), "Streamly Premium (STREAM-30)")
		tg.press(t, tg.await(t, "Buy it?"), "Yes")
		tg.await(t, "Your key for Streamly Premium:\nSTREAM-")
		tg.write("/balance", nil)
		tg.await(t, []string{"Your balance is 205.10.", "Your balance is 160.20."}[i])
	}
}

func TestTypeScriptTelegramBotSellsAtThePriceThatItNamedOrNotAtAll(t *testing.T) {
	t.Parallel()
	d := demo.Start(t)
	tg := newTelegram(t)
	start(t, d, tg)
	tg.write("", map[string]any{"contact": map[string]any{"phone_number": "5511900000001", "user_id": telegramID}})
	tg.await(t, "You are registered")
	tg.write("/topup 120", nil)
	tg.await(t, "Your balance is 120.00.")
	tg.write("/prices", nil)
	prices := tg.await(t, "What would you like?")
	tg.press(t, prices, "Streamly Premium (STREAM-30): 49.90 EUR")
	offer := tg.await(t, "costs you 49.90 EUR. Buy it?")

	d.SetPrice(t, "STREAM-30", "59.90")
	tg.press(t, offer, "Yes")
	tg.await(t, "it costs 59.90 now. Nothing was bought.")
	tg.press(t, prices, "Streamly Premium (STREAM-30)")
	tg.press(t, tg.await(t, "costs you 59.90 EUR. Buy it?"), "Yes")
	tg.await(t, "Your key for Streamly Premium:\nSTREAM-")
	tg.write("/balance", nil)
	tg.await(t, "Your balance is 60.10.")
}

func TestTypeScriptTelegramBotSendsAPaidKeyOnceTelegramTakesIt(t *testing.T) {
	t.Parallel()
	d := demo.Start(t)
	tg := newTelegram(t)
	start(t, d, tg)
	tg.write("", map[string]any{"contact": map[string]any{"phone_number": demo.Ana, "user_id": telegramID}})
	tg.await(t, "You are registered")
	tg.write("/prices", nil)
	tg.press(t, tg.await(t, "What would you like?"), "Streamly Premium (STREAM-30)")
	offer := tg.await(t, "Buy it?")
	const unavailable = `{"ok":false,"error_code":500,"description":"Internal Server Error"}`
	tg.change(func() {
		tg.refuse = []refusal{
			{http.StatusInternalServerError, unavailable},
			{http.StatusTooManyRequests, `{"ok":false,"error_code":429,"description":"Too Many Requests","parameters":{"retry_after":1}}`},
			{},
			{http.StatusBadGateway, "<html>Bad Gateway</html>"},
			{http.StatusInternalServerError, unavailable},
			{http.StatusInternalServerError, unavailable},
		}
	})
	tg.press(t, offer, "Yes")
	tg.await(t, "Your key for Streamly Premium:\nSTREAM-")
	tg.write("/balance", nil)
	tg.await(t, "Your balance is 205.10.") // it was charged once
}

// TestTypeScriptTelegramBotGoesOnWhereEventsAreGone rejects the bot's cursor once, as Kiosk does after a restore from a backup.
func TestTypeScriptTelegramBotGoesOnWhereEventsAreGone(t *testing.T) {
	t.Parallel()
	d := demo.Start(t)
	kiosk, refused := refuseCursor(t, d.URL)
	behind := *d
	behind.URL = kiosk
	tg := newTelegram(t)
	start(t, &behind, tg)
	select {
	case <-refused:
	case <-time.After(waitTimeout):
		t.Fatal("the bot follows no events")
	}
	tg.write("", map[string]any{"contact": map[string]any{"phone_number": demo.Ana, "user_id": telegramID}})
	tg.await(t, "You are registered")
	tg.write("/prices", nil)
	tg.press(t, tg.await(t, "What would you like?"), "Voyager VPN (VOYAGER-365)")
	tg.press(t, tg.await(t, "Buy it?"), "Yes")
	tg.await(t, "We will send the key as soon as it is here.")
	upload(t, d, "VOYAGER-AAAAA")
	tg.await(t, "Your key for Voyager VPN:\nVOYAGER-AAAAA")
}

// refuseCursor starts a proxy to a Kiosk that rejects the first cursor with cursor_expired. Its oldest is the same cursor.
func refuseCursor(t *testing.T, kiosk string) (address string, refused <-chan struct{}) {
	t.Helper()
	target, err := url.Parse(kiosk)
	if err != nil {
		t.Fatal(err)
	}
	proxy := &httputil.ReverseProxy{Rewrite: func(r *httputil.ProxyRequest) { r.SetURL(target) }} // without X-Forwarded headers, with which Kiosk would require TLS
	signal := make(chan struct{})
	var once sync.Once
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if cursor := r.URL.Query().Get("cursor"); cursor != "" {
			isFirst := false
			once.Do(func() { isFirst = true })
			if isFirst {
				w.Header().Set("Content-Type", "application/problem+json")
				w.WriteHeader(http.StatusGone)
				fmt.Fprintf(w, `{"code":"cursor_expired","detail":"Events behind this place were removed.","oldest":%q}`, cursor)
				close(signal)
				return
			}
		}
		proxy.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	return server.URL, signal
}

func TestTypeScriptTelegramBotGoesOnAfterACustomerWhoHasBlockedIt(t *testing.T) {
	t.Parallel()
	tg := newTelegram(t)
	start(t, demo.Start(t), tg)
	tg.write("/start", map[string]any{"chat": map[string]any{"id": blocked, "type": "private"}})
	tg.write("/start", nil)
	tg.await(t, "Share your phone number")
	if tg.refused != 1 {
		t.Errorf("%d messages to a customer who has blocked the bot", tg.refused)
	}
}

func TestTypeScriptTelegramBotSendsALongKeyInSeveralMessages(t *testing.T) {
	t.Parallel()
	d := demo.Start(t)
	shop, err := client.New(d.URL, d.Token)
	if err != nil {
		t.Fatal(err)
	}
	tg := newTelegram(t)
	start(t, d, tg)
	tg.write("", map[string]any{"contact": map[string]any{"phone_number": demo.Ana, "user_id": telegramID}})
	tg.await(t, "You are registered")
	tg.write("/prices", nil)
	tg.press(t, tg.await(t, "What would you like?"), "Voyager VPN (VOYAGER-365)")
	tg.press(t, tg.await(t, "Buy it?"), "Yes")
	tg.await(t, "We will send the key as soon as it is here.")
	key := "VOYAGER-" + strings.Repeat("A", 4088) // the longest key that Kiosk accepts
	if _, err := shop.UploadLicenses(t.Context(), client.UploadLicensesInput{
		VariationID: d.Variations["VOYAGER-365"],
		Licenses:    []client.License{{Credentials: key}},
	}); err != nil {
		t.Fatal(err)
	}
	tg.await(t, "Your key for Voyager VPN:")
	if whole := tg.await(t, key); whole.Text != key || len(whole.Markup.Inline) > 0 {
		t.Errorf("the key came as %+v", whole)
	}
	if last := tg.await(t, "Install the app"); len(last.Markup.Inline) == 0 {
		t.Errorf("no button below %+v", last)
	}
}

func TestTypeScriptTelegramBotLeavesTheReferenceOfAnotherProgram(t *testing.T) {
	t.Parallel()
	d := demo.Start(t)
	shop, err := client.New(d.URL, d.Token)
	if err != nil {
		t.Fatal(err)
	}
	const phone = "+351910000001"
	known, err := shop.CreateCustomer(t.Context(), client.CreateCustomerInput{Name: "Rui", Phone: phone, PhoneLinked: true, ExternalRef: "web:7"})
	if err != nil {
		t.Fatal(err)
	}
	tg := newTelegram(t)
	start(t, d, tg)
	tg.write("", map[string]any{"contact": map[string]any{"phone_number": phone, "user_id": telegramID}})
	tg.await(t, "an account with us that this bot cannot use")
	if found, err := shop.Customer(t.Context(), client.ByRef("web:7")); err != nil || found.ID != known.ID {
		t.Errorf("the other program finds %+v, %v", found, err)
	}
}

func TestTypeScriptTelegramBotOffersMoreThanOneMessageHasRoomFor(t *testing.T) {
	t.Parallel()
	d := demo.Start(t)
	var variations []map[string]any
	for i := range 100 {
		variations = append(variations, map[string]any{"sku": fmt.Sprintf("MANY-%d", i), "price": "5.00", "dependsOnStock": false})
	}
	if made := d.Mutate(t, "mutation($in: CreateProductInput!) { createProduct(input: $in) { slug } }", map[string]any{
		"name": "A pass for a month", "slug": "many", "kind": "DIGITAL", "status": "ACTIVE", "variations": variations,
	}); !strings.Contains(made, `"slug":"many"`) {
		t.Fatalf("the product was not made: %s", made)
	}
	tg := newTelegram(t)
	start(t, d, tg)
	tg.write("", map[string]any{"contact": map[string]any{"phone_number": demo.Ana, "user_id": telegramID}})
	tg.await(t, "You are registered")
	tg.write("/prices", nil)
	offered := fmt.Sprint(tg.await(t, "What would you like?").Markup.Inline)
	for strings.Count(offered, "(MANY-") < 100 {
		offered += fmt.Sprint(tg.await(t, "…").Markup.Inline)
	}
	if !strings.Contains(offered, "Voyager VPN") {
		t.Errorf("the other products are missing in %s", offered)
	}
}

// reviewRecharges sets the review limit to 10.00, so that recharges above it wait for staff.
func reviewRecharges(t *testing.T, d *demo.Demo) {
	t.Helper()
	changed := d.Mutate(t, "mutation($in: UpdateSettingsInput!) { updateSettings(input: $in) { rechargeReviewLimit } }",
		map[string]any{"version": 1, "rechargeReviewLimit": "10.00"})
	if !strings.Contains(changed, `"rechargeReviewLimit":"10.00"`) {
		t.Fatalf("the settings were not changed: %s", changed)
	}
}
