package resolver_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"regexp"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/event"
	"kiosk/ent/db/product"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/money"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/wallets"
	"kiosk/internal/resolver/webhooks"
	"kiosk/internal/testkit"
)

var update = flag.Bool("update", false, "write the golden files anew")

const (
	secretKey  = "SECRET-KEY-1234"
	secretNote = "a secret note"
)

func TestEveryEventOfTheCatalogueFiresWithItsData(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		moving := newClock()
		moving.at = time.Date(2026, 1, 2, 3, 4, 5, 678_000_000, time.UTC)
		s := openShop(t, d, testkit.NewVault(t), moving.now)
		makeEverythingHappen(t, s, moving)

		golden := golden(t, s)
		const path = "testdata/events.golden"
		if *update {
			if err := os.WriteFile(path, golden, 0o600); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(golden, want) {
			t.Errorf("the events are not those of %s (run with -update and look at the difference):\n%s", path, golden)
		}
		for _, kind := range outbox.Types {
			if !bytes.Contains(golden, []byte(`"type": "`+string(kind)+`"`)) {
				t.Errorf("%s never fired", kind)
			}
		}
		for _, secret := range []string{secretKey, secretNote} {
			if bytes.Contains(golden, []byte(secret)) {
				t.Errorf("an event contains %q", secret)
			}
		}
	})
}

// makeEverythingHappen runs operations that together cause every event of the catalogue.
func makeEverythingHappen(t *testing.T, s *shop, moving *clock) {
	t.Helper()
	err := s.Database.Client.Store.UpdateOneID(s.Row.ID).SetRechargeReviewLimit(100_00).Exec(s.Ctx)
	if err != nil {
		t.Fatal(err)
	}
	gold, err := s.CreatePriceTier(s.Ctx, catalogue.NewPriceTier{Name: "Gold", Level: 3})
	if err != nil {
		t.Fatal(err)
	}
	phone := "+1 415 555 2671"
	ada, _, err := s.RegisterCustomer(s.Ctx, customers.NewCustomer{Name: "Ada", Phone: &phone, PhoneLinked: true, TierID: &gold.ID})
	if err != nil {
		t.Fatal(err)
	}
	for _, amount := range []string{"100.00", "100.01"} {
		in := wallets.RechargeInput{Customer: customers.CustomerRef{Phone: phone}, Amount: amountOf(t, amount), Notes: secretNote}
		if _, _, err := s.RechargeWallet(s.Ctx, in); err != nil {
			t.Fatal(err)
		}
	}
	offered, err := s.WriteProduct(s.Ctx, catalogue.ProductInput{
		Name: new("Antivirus"), Slug: new("antivirus"), Kind: new(product.KindDIGITAL), Status: new(product.StatusACTIVE),
		Variations: []catalogue.VariationInput{{SKU: new("AV-1Y"), Price: new(money.Amount(1_000)), DependsOnStock: new(false)}},
	})
	if err != nil {
		t.Fatal(err)
	}
	yearly := offered.Edges.Variations[0].ID
	buyWithNotes(t, s, ada, yearly, 2)                                // waits: order.created
	s.upload(t, yearly, secretKey, "B", "C", "D", "E", "F", "G", "H") // items_fulfilled, order.completed, stock.available
	sold := buyWithNotes(t, s, ada, yearly, 1)                        // six left become five: stock.low
	replaced, _, err := s.ReplaceItem(s.Ctx, orders.ReplaceItemInput{ItemID: sold.Edges.Items[0].ID})
	if err != nil {
		t.Fatal(err)
	}
	_, _, err = s.RefundOrder(s.Ctx, orders.RefundOrderInput{ID: sold.ID, Items: []uuid.UUID{replaced.Edges.Items[1].ID}, Reason: "broken"})
	if err != nil {
		t.Fatal(err)
	}
	none := s.Offer(t, product.KindDIGITAL, 100, false, 0).ID
	if _, _, err := s.CancelOrder(s.Ctx, orders.CancelOrderInput{ID: buyWithNotes(t, s, ada, none, 1).ID, Reason: "changed their mind"}); err != nil {
		t.Fatal(err)
	}
	if _, _, err := s.FailOrder(s.Ctx, orders.FailOrderInput{ID: buyWithNotes(t, s, ada, none, 1).ID, Reason: "not to be had"}); err != nil {
		t.Fatal(err)
	}
	moving.at = moving.at.Add(72 * time.Hour)                                     // the larger recharge was never decided
	if _, err := s.RejectStaleRecharges(auth.AllTenants(s.Ctx), 10); err != nil { // recharge.rejected
		t.Fatal(err)
	}
	endpoint, _, err := s.RegisterWebhook(s.Ctx, webhooks.NewWebhook{URL: "https://receiver.example/", Events: []outbox.Type{outbox.Test}})
	if err == nil {
		_, err = s.TestWebhook(s.Ctx, endpoint.ID)
	}
	if err != nil {
		t.Fatal(err)
	}
}

func buyWithNotes(t *testing.T, s *shop, buyer *db.Customer, variation [16]byte, n int) *db.Order {
	t.Helper()
	sold, _, err := s.PlaceOrder(s.Ctx, orders.PlaceOrderInput{
		Customer: customerRef(buyer.ID), Items: repeat(variation, n), Notes: secretNote, Source: "API",
	})
	if err != nil {
		t.Fatal(err)
	}
	return sold
}

// golden returns the envelopes of all events in order. Every id is replaced by the position of its first use.
func golden(t *testing.T, s *shop) []byte {
	t.Helper()
	events, err := s.Database.Client.Event.Query().Order(event.ByID()).All(s.Ctx)
	if err != nil {
		t.Fatal(err)
	}
	var all bytes.Buffer
	for _, e := range events {
		if err := json.Indent(&all, outbox.Envelope(e, s.Row.Livemode), "", "  "); err != nil {
			t.Fatalf("%s: %v", e.Type, err)
		}
		all.WriteByte('\n')
	}
	text := all.String()
	for _, kind := range []struct{ label, form string }{
		{"event", `evt_[0-9a-z]{26}`},
		{"endpoint", `wep_[0-9a-z]{26}`},
		{"id", `[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}`},
		{"number", `\b[0-9A-HJKMNP-TV-Z]{10}\b`},
	} {
		seen := map[string]int{}
		text = regexp.MustCompile(kind.form).ReplaceAllStringFunc(text, func(id string) string {
			if seen[id] == 0 {
				seen[id] = len(seen) + 1
			}
			return fmt.Sprintf("<%s %d>", kind.label, seen[id])
		})
	}
	return []byte(text)
}
