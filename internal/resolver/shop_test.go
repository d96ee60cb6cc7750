package resolver_test

import (
	"fmt"
	"time"

	"github.com/google/uuid"

	"kiosk/internal/database"
	"kiosk/internal/money"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/testkit"
	"kiosk/internal/timestamp"
	"kiosk/internal/vault"
)

// shop is an empty store with helpers for the tests of operations.
type shop struct{ *testkit.Shop }

func openShop(t testkit.Failer, d *database.DB, v *vault.Vault, now func() time.Time) *shop {
	t.Helper()
	return &shop{testkit.OpenShop(t, d, v, now)}
}

func customerRef(id uuid.UUID) customers.CustomerRef { return customers.CustomerRef{ID: id} }

func (s *shop) upload(t testkit.Failer, variation uuid.UUID, keys ...string) *orders.UploadResult {
	t.Helper()
	result, _, err := s.UploadLicenses(s.Ctx, uploadOf(variation, keys...))
	if err != nil {
		t.Fatalf("upload: %v", err)
	}
	return result
}

func uploadOf(variation uuid.UUID, keys ...string) orders.UploadInput {
	in := orders.UploadInput{VariationID: variation, OnDuplicate: orders.DuplicateSkip}
	for _, key := range keys {
		in.Licenses = append(in.Licenses, orders.NewLicense{Credentials: key})
	}
	return in
}

func newKeys(n int) []string {
	keys := make([]string, n)
	for i := range keys {
		keys[i] = fmt.Sprintf("KEY-%s", uuid.NewString())
	}
	return keys
}

// clock is a clock that tests move.
type clock struct{ at time.Time }

func newClock() *clock { return &clock{timestamp.Now()} }

func (c *clock) now() time.Time { return c.at }

func amountOf(t testkit.Failer, text string) money.Amount {
	t.Helper()
	amount, err := money.Parse(text)
	if err != nil {
		t.Fatalf("%v", err)
	}
	return amount
}
