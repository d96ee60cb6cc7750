package graph_test

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"kiosk/ent/db/license"
	"kiosk/internal/auth"
	"kiosk/internal/resolver/orders"
)

const eraseCustomer = `mutation($input: CustomerInput!) { eraseCustomer(input: $input) { id name email phone linkedPhone status erasedAt version walletBalance } }`

func TestOnlyManagersAndOwnersEraseCustomers(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.place(t, o.Ana.ID, o.Yearly.ID)
		input := vars{"input": vars{"customerId": o.Ana.ID}}
		o.as(t, auth.Support).refuses(t, "FORBIDDEN", eraseCustomer, input)
		type erased struct {
			EraseCustomer struct {
				ID, Name, Status, WalletBalance string
				Email, Phone, LinkedPhone       *string
				ErasedAt                        *string
				Version                         int
			}
		}
		manager := o.as(t, auth.Manager)
		got := get[erased](t, manager, eraseCustomer, input).EraseCustomer
		if got.ID != o.Ana.ID.String() || got.Name != "" || got.Email != nil || got.Phone != nil || got.LinkedPhone != nil ||
			got.Status != "BLOCKED" || got.ErasedAt == nil || got.WalletBalance != "960.10" {
			t.Errorf("%+v", got)
		}
		o.audited(t, "customer.erase")
		if again := get[erased](t, manager, eraseCustomer, input).EraseCustomer; *again.ErasedAt != *got.ErasedAt || again.Version != got.Version {
			t.Errorf("the second time %+v", again)
		}
		o.refuses(t, "CUSTOMER_NOT_FOUND", `mutation($input: CustomerInput!) { unblockCustomer(input: $input) { id } }`, input)
		list := get[struct {
			Customers struct{ TotalCount int }
			Orders    struct {
				Edges []struct {
					Node struct{ Customer struct{ Name string } }
				}
			}
		}](t, o.staffClient, `{ customers(first: 1, where: {erasedAtIsNil: true}) { totalCount } orders(first: 10) { edges { node { customer { name } } } } }`, nil)
		if list.Customers.TotalCount != 4 || len(list.Orders.Edges) != 1 || list.Orders.Edges[0].Node.Customer.Name != "" {
			t.Errorf("%+v", list)
		}
	})
}

func TestEverythingThatIsStoredAboutACustomerIsExportedButCredentials(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.fill(t) // Ana buys, also a license
		o.place(t, o.Carla.ID, o.Piece.ID)
		sold := o.Database.Client.License.Query().Where(license.StatusEQ(license.StatusSOLD)).FirstX(o.Context(t))
		revealed, err := o.Resolver.RevealLicense(o.Context(t), orders.LicenseInput{ID: sold.ID})
		if err != nil {
			t.Fatal(err)
		}
		link := o.as(t, auth.Manager).link(t, vars{"kind": "CUSTOMER", "customerId": o.Ana.ID})
		o.audited(t, "export.create")
		got := o.follow(t, link.URL)
		if got.Status != http.StatusOK || got.Header.Get("Content-Type") != "application/json" ||
			!strings.Contains(got.Header.Get("Content-Disposition"), "-customer-") || !strings.HasSuffix(got.Header.Get("Content-Disposition"), `.json"`) {
			t.Fatalf("%d %v", got.Status, got.Header)
		}
		var file struct {
			Customer struct {
				ID, Name string
				Phone    *string
			}
			Orders []struct {
				ID    string
				Edges struct{ Items []struct{ ID string } }
			}
			Transactions, Recharges, Events, AuditEntries, IdempotencyKeys []map[string]any
		}
		if err := json.Unmarshal(got.Body, &file); err != nil {
			t.Fatalf("%v in %s", err, got.Body)
		}
		if file.Customer.ID != o.Ana.ID.String() || file.Customer.Name != o.Ana.Name || file.Customer.Phone == nil || len(file.Orders) != 2 ||
			len(file.Orders[0].Edges.Items) != 2 || len(file.Transactions) != 3 || len(file.Recharges) != 1 ||
			len(file.Events) < 4 || len(file.AuditEntries) < 3 {
			t.Errorf("%s", got.Body)
		}
		for _, secret := range []string{revealed.Credentials, o.Carla.ID.String(), o.Carla.Name, `"credentials"`, `"fingerprint"`} {
			if strings.Contains(string(got.Body), secret) {
				t.Errorf("the file holds %q", secret)
			}
		}
	})
}

func TestAnExportOfACustomerNamesOne(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.refuses(t, "INVALID_INPUT", createExport, vars{"input": vars{"kind": "CUSTOMER"}}, "input.customerId")
		o.refuses(t, "INVALID_INPUT", createExport, vars{"input": vars{"kind": "ORDERS", "customerId": o.Ana.ID}}, "input.customerId")
		o.refuses(t, "INVALID_INPUT", createExport, vars{"input": vars{
			"kind": "CUSTOMER", "customerId": o.Ana.ID, "from": "2026-01-01T00:00:00Z", "to": "2026-02-01T00:00:00Z",
		}}, "input.from", "input.to")
		o.refuses(t, "CUSTOMER_NOT_FOUND", createExport, vars{"input": vars{"kind": "CUSTOMER", "customerId": o.ID}})
		o.as(t, auth.Support).refuses(t, "FORBIDDEN", createExport, vars{"input": vars{"kind": "CUSTOMER", "customerId": o.Ana.ID}})
	})
}
