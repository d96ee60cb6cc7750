package worker

import (
	"bytes"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/google/uuid"

	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/testkit"
)

const personalPhone = "+5511912345678"

// registers creates a customer with personalPhone.
func (s *shop) registers(name string) uuid.UUID {
	s.t.Helper()
	operations, ctx := s.operations()
	phone := personalPhone
	registered, _, err := operations.RegisterCustomer(ctx, customers.NewCustomer{Name: name, Phone: &phone, PhoneLinked: true})
	if err != nil {
		s.t.Fatal(err)
	}
	return registered.ID
}

func TestARetryTellsOfAnErasedCustomerWithoutThePerson(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		operations := resolver.New(resolver.Config{Database: d, Vault: s.vault})
		ctx := auth.With(s.ctx, auth.System(s.store.ID))
		bodies := make(chan []byte, 2)
		r := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, request *http.Request) {
			body, err := io.ReadAll(request.Body)
			if err != nil {
				t.Error(err)
			}
			bodies <- body
			if len(bodies) == 1 {
				customer := d.Client.Customer.Query().OnlyX(ctx)
				if _, err := operations.EraseCustomer(ctx, customer.ID); err != nil {
					t.Error(err)
				}
				w.WriteHeader(http.StatusInternalServerError)
			}
			_, _ = w.Write(body) // many receivers repeat what they got
		}))
		t.Cleanup(r.Close)
		endpoint := s.endpoint(r.URL, outbox.CustomerRegistered)
		s.run(nil)
		registered := s.registers("Zmarker")
		testkit.Eventually(t, waitTimeout, "the retry succeeds", func() bool { return s.statuses(endpoint)["SUCCEEDED"] == 1 })
		first, again := <-bodies, <-bodies
		if left := testkit.FindText(t, d, "Zmarker", personalPhone); len(left) > 0 {
			t.Errorf("left behind: %s", left)
		}
		for _, personal := range []string{"Zmarker", personalPhone} {
			if !bytes.Contains(first, []byte(personal)) || bytes.Contains(again, []byte(personal)) {
				t.Errorf("%q: first %s, again %s", personal, first, again)
			}
		}
		if !bytes.Contains(again, []byte(registered.String())) || !bytes.Equal(first[:90], again[:90]) {
			t.Errorf("the retry is another event: %s", again)
		}
	})
}
