package outbox_test

import (
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/internal/outbox"
)

func TestEnvelopeSaysWhetherTheStoreIsLiveAndTheSecondInUTC(t *testing.T) {
	t.Parallel()
	event := &db.Event{
		ID:        uuid.MustParse("01a1fc1b-a21a-775d-a63c-6a580c8d7431"),
		Type:      string(outbox.StockLow),
		Data:      `{"stockQuantity":5}`,
		CreatedAt: time.Date(2026, 1, 2, 0, 4, 5, 999_999_000, time.FixedZone("-03", -3*60*60)),
	}
	for livemode, want := range map[bool]string{
		true:  `"type":"stock.low","created_at":"2026-01-02T03:04:05Z","livemode":true,"data":{"stockQuantity":5}}`,
		false: `"type":"stock.low","created_at":"2026-01-02T03:04:05Z","livemode":false,"data":{"stockQuantity":5}}`,
	} {
		want = `{"id":"` + outbox.PublicID(event.ID) + `",` + want
		if got := string(outbox.Envelope(event, livemode)); got != want {
			t.Errorf("got  %s\nwant %s", got, want)
		}
	}
}

func TestTheCatalogueBeginsWithTheContractsTypesAndListsEachOnce(t *testing.T) {
	t.Parallel()
	contract := []outbox.Type{
		"order.created", "order.completed", "order.items_fulfilled", "recharge.approved",
		"recharge.rejected", "customer.registered", "stock.low", "stock.available",
	}
	if !slices.Equal(outbox.Types[:len(contract)], contract) {
		t.Errorf("the catalogue begins with %v", outbox.Types[:len(contract)])
	}
	if distinct := slices.Compact(slices.Sorted(slices.Values(outbox.Types))); len(distinct) != len(outbox.Types) {
		t.Errorf("a type is listed twice in %v", outbox.Types)
	}
	if !outbox.Test.Valid() {
		t.Error("an endpoint could not subscribe to tests")
	}
}
