package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/uuid"

	dborder "kiosk/ent/db/order"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/testkit"
)

func TestAPersonGetsAPageOfEverythingWithoutInternals(t *testing.T) {
	t.Parallel()
	onBothDeployments(t, func(t *testing.T, env environment) {
		s := withSupply(t, env)
		admin, ctx := s.open(t)
		id := uuid.MustParse(s.customer)
		_, err := admin.UpdateCustomer(ctx, customers.UpdateCustomerInput{
			ID: id, AnyVersion: true, Name: new("Ana <b>Souza</b>"), Email: new("ana@example.com"), ExternalRef: new("telegram:12345"),
		})
		testkit.Must(t, err)
		placed, _, err := admin.PlaceOrder(ctx, orders.PlaceOrderInput{
			Customer: customers.CustomerRef{ID: id}, Items: []uuid.UUID{s.variation}, Notes: "as a present", Source: dborder.SourceADMIN,
		})
		testkit.Must(t, err)
		_, _, err = admin.CommentOnCustomer(ctx, customers.CommentOnCustomerInput{CustomerID: id, Text: "prefers e-mail"})
		testkit.Must(t, err)

		file := filepath.Join(t.TempDir(), "ana.html")
		must(t, env, "customer", "export", "--store", "acme", s.customer, "--for-person", "--out", file)
		content, err := os.ReadFile(file)
		testkit.Must(t, err)
		page := string(content)
		for _, want := range []string{
			"What Acme Keys keeps about you", "Ana &lt;b&gt;Souza&lt;/b&gt;", "ana@example.com", "5511912345678", "telegram:12345", // html/template writes + as &#43;
			"Order " + placed.Number, "Antivirus (AV)", "as a present", "10000.00", "9999.00", "prefers e-mail",
			"name: Ana → Ana &lt;b&gt;Souza", "email: none → ana@example.com", "customer export",
		} {
			if !strings.Contains(page, want) {
				t.Errorf("the page lacks %q", want)
			}
		}
		internals := regexp.MustCompile(`[0-9a-f]{8}-[0-9a-f]{4}-|KEY-\d|rolled_up|<b>|ZgotmplZ`)
		if found := internals.FindString(page); found != "" {
			t.Errorf("the page shows %q", found)
		}
		if t.Failed() {
			t.Log(page)
		}
	})
}
