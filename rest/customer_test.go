package rest_test

import (
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/testkit"
)

type customer struct {
	ID            uuid.UUID
	Name          string
	Email, Phone  *string
	PhoneLinked   bool
	ExternalRef   *string
	Tier          *tier
	WalletBalance string
	Status        string
	CreatedAt     string
}

type customerPage struct {
	Data       []customer
	Pagination struct {
		Limit      int
		NextCursor *string
	}
}

func (w *world) onboard(t testing.TB, body any) customer {
	t.Helper()
	return decoded[customer](t, w.Do(t, "POST", api+"/customers", body), http.StatusCreated)
}

func textOf(optional *string) string {
	if optional == nil {
		return "null"
	}
	return *optional
}

func TestACustomerIsRegisteredOnceAndFoundByIDPhoneAndReference(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		body := map[string]any{
			"name": "Eva", "email": "eva@example.com", "phone": "+55 11 94444-4444", "phoneLinked": true,
			"externalRef": "telegram:1/2 +", "tierId": w.Gold.ID,
		}
		first := w.Do(t, "POST", api+"/customers", body, keyHeader, "eva")
		same(t, first, w.Do(t, "POST", api+"/customers", body, keyHeader, "eva"))
		eva := decoded[customer](t, first, http.StatusCreated)
		if eva.Name != "Eva" || textOf(eva.Email) != "eva@example.com" || textOf(eva.Phone) != "+5511944444444" || !eva.PhoneLinked ||
			eva.Tier == nil || eva.Tier.ID != w.Gold.ID || eva.WalletBalance != "0.00" || eva.Status != "ACTIVE" {
			t.Errorf("registered %s", first.Body)
		}
		if got := first.Header.Get("Location"); got != api+"/customers/"+eva.ID.String() {
			t.Errorf("Location %s", got)
		}
		for _, path := range []string{first.Header.Get("Location"), api + "/customers/by-phone/+5511944444444", api + "/customers/by-ref/" + url.PathEscape(*eva.ExternalRef)} {
			r := w.Do(t, "GET", path, nil)
			if got := decoded[customer](t, r, http.StatusOK); string(r.Body) != string(first.Body) || got.ID != eva.ID {
				t.Errorf("%s: %s", path, r.Body)
			}
			if got := r.Header.Get("Cache-Control"); got != "no-store" {
				t.Errorf("%s: Cache-Control %q", path, got)
			}
		}
		var registered int
		for _, event := range w.Database.Client.Event.Query().AllX(w.Context(t)) {
			if event.Type == "customer.registered" && *event.SubjectID == eva.ID {
				registered++
			}
		}
		if registered != 1 {
			t.Errorf("%d events customer.registered", registered)
		}
		stored := decoded[struct {
			Operation string
			Outcome   struct{ CustomerID uuid.UUID }
		}](t, w.Do(t, "GET", api+"/idempotency-keys/eva", nil), http.StatusOK)
		if stored.Operation != "customers.create" || stored.Outcome.CustomerID != eva.ID {
			t.Errorf("the key refers to %v", stored)
		}
		refused(t, w.Do(t, "POST", api+"/customers", map[string]any{"name": "Eve"}, keyHeader, "eva"), 409, "idempotency_key_reused")
	})
}

func TestAPhoneAndAReferenceBelongToOneCustomer(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		ana := map[string]any{"phone": *w.Ana.Phone, "externalRef": *w.Ana.ExternalRef}
		bruno := api + "/customers/" + w.Bruno.ID.String()
		for _, attempt := range []struct {
			method, path, code, at string
			body                   any
		}{
			{"POST", api + "/customers", "phone_taken", "/phone", map[string]any{"name": "Eva", "phone": ana["phone"], "phoneLinked": true}},
			{"POST", api + "/customers", "external_ref_taken", "/externalRef", map[string]any{"name": "Eva", "externalRef": ana["externalRef"]}},
			{"PATCH", bruno, "external_ref_taken", "/externalRef", map[string]any{"externalRef": ana["externalRef"]}},
			{"POST", bruno + "/phone-link", "phone_taken", "/phone", map[string]any{"phone": ana["phone"]}},
		} {
			p := refused(t, w.Do(t, attempt.method, attempt.path, attempt.body, keyHeader, "k"), http.StatusConflict, attempt.code)
			if len(p.Errors) != 1 || p.Errors[0].Pointer != attempt.at || p.Errors[0].Code != attempt.code {
				t.Errorf("%s %s blames %v", attempt.method, attempt.path, p.Errors)
			}
		}
		shared := w.onboard(t, map[string]any{"name": "Eva", "phone": ana["phone"]})
		if shared.PhoneLinked || textOf(shared.Phone) != *w.Ana.Phone {
			t.Errorf("a phone that is not linked is %v", shared)
		}
		other := testkit.NewStore(t, w.Database)
		r := w.as(other.FullToken).Do(t, "POST", api+"/customers", map[string]any{"name": "Eva", "externalRef": "only:here"})
		decoded[customer](t, r, http.StatusCreated)
		w.onboard(t, map[string]any{"name": "Eva", "externalRef": "only:here"})
	})
}

func TestEverythingWrongWithANewCustomerIsNamedAtOnce(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		for _, invalid := range []struct {
			body any
			at   []string
		}{
			{`{}`, []string{"/name"}},
			{map[string]any{"name": " ", "email": "eva", "phone": "123", "externalRef": "é", "tierId": "x"}, []string{"/email", "/externalRef", "/name", "/phone", "/tierId"}},
			{map[string]any{"name": strings.Repeat("x", 201), "externalRef": strings.Repeat("x", 101)}, []string{"/externalRef", "/name"}},
			{map[string]any{"name": 1, "email": true, "phone": 1, "phoneLinked": "yes", "externalRef": 1}, []string{"/email", "/externalRef", "/name", "/phone", "/phoneLinked"}},
			{map[string]any{"name": "Eva", "phoneLinked": true}, []string{"/phoneLinked"}},
			{map[string]any{"name": "Eva", "externalRef": ""}, []string{"/externalRef"}},
		} {
			p := refused(t, w.Do(t, "POST", api+"/customers", invalid.body), 400, "invalid_input")
			if got := slices.Sorted(slices.Values(p.where())); !slices.Equal(got, invalid.at) {
				t.Errorf("%v: blames %v", invalid.body, got)
			}
		}
		refused(t, w.Do(t, "POST", api+"/customers", map[string]any{"name": "Eva", "tierId": uuid.New()}), 404, "tier_not_found")
		refused(t, w.Do(t, "POST", api+"/customers", map[string]any{"name": "Eva", "externalref": "a"}), 400, "unknown_field")
		for _, path := range []string{"by-ref/%C3%A9", "by-ref/%C3%A9/wallet", "by-ref/%C3%A9/wallet/transactions", "by-phone/123"} {
			refused(t, w.Do(t, "GET", api+"/customers/"+path, nil), 400, "invalid_input")
		}
		p := refused(t, w.Do(t, "POST", api+"/customers/by-ref/%C3%A9/wallet/recharge", `{"amount":0}`), 400, "invalid_input")
		if got := p.where(); !slices.Equal(got, []string{"ref", "/amount"}) {
			t.Errorf("blames %v", got)
		}
		refused(t, w.Do(t, "GET", api+"/customers/by-phone/+5511900000000", nil), 404, "phone_not_linked")
		refused(t, w.Do(t, "GET", api+"/customers/by-ref/unknown", nil), 404, "customer_not_found")
		refused(t, w.Do(t, "GET", api+"/customers/x", nil), 404, "customer_not_found")
	})
}

func TestAChangeOfACustomerKeepsWhatIsAbsentAndClearsWhatIsNull(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		ana := api + "/customers/" + w.Ana.ID.String()
		change := func(body string) customer {
			return decoded[customer](t, w.Do(t, "PATCH", ana, body), http.StatusOK)
		}
		got := change(`{"email":"ana@example.com","externalRef":"whatsapp:1"}`)
		if got.Name != "Ana" || textOf(got.Email) != "ana@example.com" || textOf(got.ExternalRef) != "whatsapp:1" || !got.PhoneLinked || got.Tier == nil {
			t.Errorf("changed to %v", got)
		}
		got = change(`{"name":"Ana Maria","phone":"` + *w.Ana.Phone + `","email":null,"externalRef":null,"tierId":null}`)
		if !got.PhoneLinked || got.Name != "Ana Maria" || got.Email != nil || got.ExternalRef != nil || got.Tier != nil || got.WalletBalance != "1000.00" {
			t.Errorf("changed to %v", got)
		}
		if got = change(`{"phone":"+5511955555555","tierId":"` + w.Silver.ID.String() + `"}`); got.PhoneLinked || textOf(got.Phone) != "+5511955555555" || got.Tier.ID != w.Silver.ID {
			t.Errorf("changed to %v", got)
		}
		if got = change(`{"tierId":"` + w.Gold.ID.String() + `"}`); got.Tier.ID != w.Gold.ID {
			t.Errorf("changed to %v", got)
		}
		if got = change(`{}`); textOf(got.Phone) != "+5511955555555" {
			t.Errorf("changed to %v", got)
		}
		if got = change(`{"phone":null}`); got.Phone != nil {
			t.Errorf("changed to %v", got)
		}
		refused(t, w.Do(t, "PATCH", ana, `{"name":null}`), 400, "invalid_input")
		refused(t, w.Do(t, "PATCH", ana, `{"walletBalance":"1.00"}`), 400, "unknown_field")
		refused(t, w.Do(t, "PATCH", ana, `{"tierId":"`+uuid.NewString()+`"}`), 404, "tier_not_found")
		refused(t, w.Do(t, "PATCH", api+"/customers/"+uuid.NewString(), `{"name":"x"}`), 404, "customer_not_found")
	})
}

func TestAPhoneIsLinkedAndUnlinkedAndIdentifiesOnlyWhileLinked(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		eva := w.onboard(t, map[string]any{"name": "Eva"})
		link, byPhone := api+"/customers/"+eva.ID.String()+"/phone-link", api+"/customers/by-phone/+5511966666666"
		refused(t, w.Do(t, "POST", link, `{}`), 400, "invalid_input")
		refused(t, w.Do(t, "GET", byPhone, nil), 404, "phone_not_linked")
		for range 2 {
			if got := decoded[customer](t, w.Do(t, "POST", link, `{"phone":"+5511966666666"}`), 200); !got.PhoneLinked {
				t.Errorf("linked: %v", got)
			}
		}
		if got := decoded[customer](t, w.Do(t, "GET", byPhone, nil), 200); got.ID != eva.ID {
			t.Errorf("by phone: %v", got)
		}
		for range 2 {
			if got := decoded[customer](t, w.Do(t, "DELETE", link, nil), 200); got.PhoneLinked || textOf(got.Phone) != "+5511966666666" {
				t.Errorf("unlinked: %v", got)
			}
		}
		refused(t, w.Do(t, "GET", byPhone, nil), 404, "phone_not_linked")
		if got := decoded[customer](t, w.Do(t, "POST", link, `{}`), 200); !got.PhoneLinked {
			t.Errorf("the phone that is known: %v", got)
		}
		if got := decoded[customer](t, w.Do(t, "PATCH", api+"/customers/"+eva.ID.String(), `{"phone":null}`), 200); got.PhoneLinked || got.Phone != nil {
			t.Errorf("without a phone: %v", got)
		}
		refused(t, w.Do(t, "GET", byPhone, nil), 404, "phone_not_linked")
	})
}

func TestCustomersOfEveryScriptAreFoundWhateverTheirCase(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		client := w.scoped(t, auth.CustomersRead)
		for _, name := range []string{"Ёлкина", "Þór", "Κώστας", "김철수", "ガブリエル"} {
			want := w.onboard(t, map[string]any{"name": name, "email": name + "@example.com"}).ID
			for _, text := range []string{name, strings.ToLower(name), strings.ToUpper(name)} {
				for _, query := range []url.Values{{"q": {text}}, {"email": {text + "@EXAMPLE.com"}}} {
					found := decoded[customerPage](t, client.Do(t, "GET", api+"/customers?"+query.Encode(), nil), http.StatusOK).Data
					if len(found) != 1 || found[0].ID != want {
						t.Errorf("%v: %v", query, found)
					}
				}
			}
		}
	})
}

func TestCustomersAreListedAndSearchedByCursor(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		client := w.scoped(t, auth.CustomersRead)
		list := func(query string) customerPage {
			return decoded[customerPage](t, client.Do(t, "GET", api+"/customers?"+query, nil), http.StatusOK)
		}
		all := list("").Data
		var read []customer
		for cursor := "limit=2"; cursor != ""; {
			part := list(cursor)
			if len(read) == 0 {
				w.onboard(t, map[string]any{"name": "Later"}) // moves nothing
			}
			read = append(read, part.Data...)
			cursor = ""
			if next := part.Pagination.NextCursor; next != nil {
				cursor = "limit=2&cursor=" + url.QueryEscape(*next)
			}
		}
		if asJSON(t, read) != asJSON(t, all) || len(all) < 4 || !slices.IsSortedFunc(all, func(a, b customer) int { return strings.Compare(b.CreatedAt, a.CreatedAt) }) {
			t.Errorf("read %v of %v", read, all)
		}
		longest := strings.Repeat("a", 64) + "@" + strings.Repeat(strings.Repeat("d", 61)+".", 3) + "com"
		w.Do(t, "PATCH", api+"/customers/"+w.Ana.ID.String(), map[string]string{"email": longest})
		if found := list("email=" + longest).Data; len(found) != 1 || found[0].ID != w.Ana.ID {
			t.Errorf("an e-mail address of %d characters: %v", len(longest), found)
		}
		refused(t, client.Do(t, "GET", api+"/customers?email=a"+longest, nil), 400, "invalid_input")
		w.Do(t, "PATCH", api+"/customers/"+w.Ana.ID.String(), `{"email":"ana@example.com"}`)
		for _, query := range []string{
			"q=aN", "q=telegram:12345", "q=ana@example.com", "phone=%2B5511987654321", "phone=+55+11+98765-4321", "email=ANA@example.com",
			"externalRef=telegram:12345", "q=%2B5511987654321", "q=ana&externalRef=telegram:12345",
		} {
			if found := list(query).Data; len(found) != 1 || found[0].ID != w.Ana.ID {
				t.Errorf("%s: %v", query, found)
			}
		}
		for _, query := range []string{"q=%25", "q=_", "q=unknown", "externalRef=telegram", "q=ana&externalRef=other"} {
			if found := list(query); len(found.Data) != 0 || found.Pagination.NextCursor != nil {
				t.Errorf("%s: %v", query, found)
			}
		}
		p := refused(t, client.Do(t, "GET", api+"/customers?q=&email=&phone=1&externalRef=%C3%A9&limit=0&cursor=", nil), 400, "invalid_input")
		if len(p.Errors) != 6 {
			t.Errorf("blames %v", p.where())
		}
		refused(t, client.Do(t, "GET", api+"/customers?cursor=x", nil), 400, "invalid_input")
	})
}

func TestOrdersQuotesAndRechargesTakeAReference(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		ref := *w.Ana.ExternalRef
		quote := decoded[struct {
			Customer struct{ ID uuid.UUID }
		}](t, w.Do(t, "GET", api+"/products/"+w.Antivirus.ID.String()+"/price?customerRef="+ref, nil), 200)
		body := map[string]any{"customerRef": ref, "items": items(w.Yearly.ID)}
		first := w.Do(t, "POST", api+"/orders", body, keyHeader, "k")
		same(t, first, w.Do(t, "POST", api+"/orders", body, keyHeader, "k"))
		sold := decoded[order](t, first, 201)
		if quote.Customer.ID != w.Ana.ID || sold.Customer.ID != w.Ana.ID || sold.Total != "39.90" {
			t.Errorf("quoted for %s, sold to %s for %s", quote.Customer.ID, sold.Customer.ID, sold.Total)
		}
		refused(t, w.Do(t, "POST", api+"/orders", cart(w.Ana.ID, w.Yearly.ID), keyHeader, "k"), 409, "idempotency_key_reused")
		recharge := api + "/customers/by-ref/" + ref + "/wallet/recharge"
		paid := w.Do(t, "POST", recharge, `{"amount":"10.00"}`, keyHeader, "r")
		same(t, paid, w.Do(t, "POST", recharge, `{"amount":"10.00"}`, keyHeader, "r"))
		refused(t, w.Do(t, "POST", recharge, `{"amount":"11.00"}`, keyHeader, "r"), 409, "idempotency_key_reused")
		if got := decoded[rechargeResponse](t, paid, 201); got.CustomerID != w.Ana.ID || got.Balance != "970.10" {
			t.Errorf("recharged %s", paid.Body)
		}
		wallet := w.Do(t, "GET", api+"/customers/"+w.Ana.ID.String()+"/wallet", nil)
		if got := w.Do(t, "GET", api+"/customers/by-ref/"+ref+"/wallet", nil); string(got.Body) != string(wallet.Body) || got.Status != 200 {
			t.Errorf("wallet %s", got.Body)
		}
		ledger := w.Do(t, "GET", api+"/customers/"+w.Ana.ID.String()+"/wallet/transactions", nil)
		if got := w.Do(t, "GET", api+"/customers/by-ref/"+ref+"/wallet/transactions", nil); string(got.Body) != string(ledger.Body) || got.Status != 200 {
			t.Errorf("ledger %s", got.Body)
		}
		p := refused(t, w.Do(t, "POST", api+"/orders", map[string]any{"customerId": w.Ana.ID, "customerRef": ref, "items": items(w.Yearly.ID)}), 400, "invalid_input")
		if got := p.where(); !slices.Equal(got, []string{"/customerId", "/customerRef"}) {
			t.Errorf("blames %v", got)
		}
		p = refused(t, w.Do(t, "GET", api+"/products/"+w.Antivirus.ID.String()+"/price?customerRef=a&customerPhone=%2B5511987654321&customerId="+w.Ana.ID.String(), nil), 400, "invalid_input")
		if got := p.where(); !slices.Equal(got, []string{"customerId", "customerPhone", "customerRef"}) {
			t.Errorf("blames %v", got)
		}
		for _, body := range []map[string]any{{"customerRef": ""}, {"customerRef": "é"}, {"customerRef": 1}} {
			body["items"] = items(w.Yearly.ID)
			if p := refused(t, w.Do(t, "POST", api+"/orders", body), 400, "invalid_input"); !slices.Equal(p.where(), []string{"/customerRef"}) {
				t.Errorf("%v: blames %v", body, p.where())
			}
		}
	})
}

func TestAnErasedCustomerHasNoReferenceAndIsNotFound(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		body := map[string]any{"name": "Zmarker", "email": "zmarker@example.com", "externalRef": "zmarker:1", "phone": "+5511977777777", "phoneLinked": true}
		eva := decoded[customer](t, w.Do(t, "POST", api+"/customers", body, keyHeader, "k"), 201)
		if _, err := w.Resolver.EraseCustomer(w.Context(t), eva.ID); err != nil {
			t.Fatal(err)
		}
		for _, path := range []string{"/customers/" + eva.ID.String(), "/customers/by-ref/zmarker:1"} {
			refused(t, w.Do(t, "GET", api+path, nil), 404, "customer_not_found")
		}
		refused(t, w.Do(t, "PATCH", api+"/customers/"+eva.ID.String(), `{"name":"x"}`), 404, "customer_not_found")
		if r := w.Do(t, "GET", api+"/customers", nil); strings.Contains(string(r.Body), eva.ID.String()) {
			t.Errorf("listed: %s", r.Body)
		}
		if r := w.Do(t, "POST", api+"/customers", body, keyHeader, "k"); r.Status != 201 || strings.Contains(string(r.Body), "zmarker") || strings.Contains(string(r.Body), "+5511977777777") {
			t.Errorf("the replay has them: %s", r.Body)
		}
		again := w.onboard(t, body)
		if again.ID == eva.ID {
			t.Error("the erased customer came back")
		}
	})
}

func TestTwinsThatRegisterOneReferenceMakeOneCustomer(t *testing.T) {
	everyIsolation(t, func(t *testing.T, w *world) {
		const twins = 16
		statuses := make([]int, twins)
		testkit.AtOnce(twins, func(i int) {
			statuses[i] = w.Do(t, "POST", api+"/customers", map[string]any{"name": "Eva", "externalRef": "twin"}).Status
		})
		slices.Sort(statuses)
		if statuses[0] != 201 || statuses[1] != 409 || statuses[twins-1] != 409 {
			t.Errorf("%v", statuses)
		}
	})
}
