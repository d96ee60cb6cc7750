package graph_test

import (
	"strings"
	"testing"

	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/wallets"
)

// matched returns the ids of the customers that a filter finds.
func (d staffClient) matched(t testing.TB, where vars) string {
	t.Helper()
	return get[struct{ Customers rowIDs }](t, d, `query($where: CustomerWhereInput) { customers(first: 10, where: $where) {
		totalCount edges { node { id } } } }`, vars{"where": where}).Customers.String()
}

func TestNamesOfEveryScriptAreFoundWhateverTheirCaseAndAccents(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		for name, others := range map[string][]string{
			"Сергей Андреев":       {"сергеи", "АНДР"},
			"Юрій Їжак":            {"їж", "юріи"},
			"Анна Ёлкина":          {"елкина"},
			"Κώστας Παπαδόπουλος":  {"κωστας", "παπαδοπουλοσ"},
			"ՀԱՅԿ Սարգսյան":        {"հայ"},
			"გიორგი ბერიძე":        {"ბერი"},
			"김철수":                  {"김철"},
			"박지성":                  {"박지"},
			"李小龙（Bruce）":           {"bruce", "李小"},
			"ガブリエル・シルバ":            {"シル"},
			"कुमार":                {"कुमा"},
			"ഗോപാല കൃഷ്ണൻ":         {"കൃഷ"},
			"สมชาย":                {"สมช"},
			"محمد علی":             {"علی"},
			"שָׁלוֹם":              nil,
			"አበበ ቢቂላ":              {"ቢቂ"},
			"Łukasz Żak":           {"lukasz zak", "łu"},
			"Øyvind":               {"oyvind"},
			"Đặng Thị Hằng":        {"dang hang"},
			"Æsa":                  {"æs"},
			"Þór":                  {"þor"},
			"Işıl YILDIZ":          {"yıldız isil"},
			"İbrahim":              {"ibrahim"},
			"Groß":                 nil,
			"Zoe\u0308 Decomposed": {"zoë", "zoe"},
			"🔥Макс🔥":               {"макс"},
		} {
			id := o.NewCustomer(t, customers.NewCustomer{Name: name}, 0).ID.String()
			for _, text := range append(others, name, strings.ToLower(name), strings.ToUpper(name)) {
				o.finds(t, text, "customers "+id)
				if got := o.matched(t, vars{"matches": text}); got != id {
					t.Errorf("%q matches %q, want %s", text, got, id)
				}
			}
			for _, text := range []string{name, strings.ToLower(name), strings.ToUpper(name)} {
				if got := o.matched(t, vars{"nameContainsFold": text}); got != id {
					t.Errorf("%q is in the name of %q, want %s", text, got, id)
				}
			}
		}
	})
}

func TestAddressesAndReferencesOfEveryScriptAreFoundWhateverTheirCase(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		anna := o.NewCustomer(t, customers.NewCustomer{Name: "Anna", Email: new("Анна.Ёлкина@пример.рф")}, 0).ID.String()
		for _, email := range []string{"анна.ёлкина@пример.рф", "АННА.ЁЛКИНА@ПРИМЕР.РФ"} {
			if got := o.matched(t, vars{"emailEqualFold": email}); got != anna {
				t.Errorf("%s is the address of %q, want %s", email, got, anna)
			}
		}
		recharge, _, err := o.Resolver.RechargeWallet(o.Context(t), wallets.RechargeInput{
			Customer: customers.CustomerRef{ID: o.Bruno.ID}, Amount: 10_00, Reference: "ПЛАТЁЖ-ΟΣ-7",
		})
		if err != nil {
			t.Fatal(err)
		}
		for _, text := range []string{"ПЛАТЁЖ-ΟΣ-7", "платёж-οσ", "платёж-ος"} {
			o.finds(t, text, "recharges "+recharge.Recharge.ID.String())
		}
		_, _, err = o.Resolver.UploadLicenses(o.Context(t), orders.UploadInput{
			VariationID: o.Lifetime.ID, Licenses: []orders.NewLicense{{Credentials: "secret", ExternalRef: "Ключ-42"}}, OnDuplicate: orders.DuplicateReject,
		})
		if err != nil {
			t.Fatal(err)
		}
		for _, where := range []vars{{"matches": "КЛЮЧ-4"}, {"externalRef": "Ключ-42"}} {
			got := get[struct{ Licenses rowIDs }](t, o.staffClient, `query($where: LicenseWhereInput) { licenses(first: 10, where: $where) {
				totalCount edges { node { id } } } }`, vars{"where": where}).Licenses
			if got.TotalCount != 1 {
				t.Errorf("%v finds %d licenses", where, got.TotalCount)
			}
		}
	})
}
