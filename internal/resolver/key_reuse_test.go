package resolver_test

import (
	"context"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db/order"
	"kiosk/ent/db/product"
	"kiosk/internal/database"
	"kiosk/internal/money"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/wallets"
	"kiosk/internal/testkit"
)

// checkReuse runs an operation, and checks that its key is refused for each of the other inputs and replayed for the first.
func checkReuse[In, Out any](t *testing.T, ctx context.Context, run func(context.Context, In) (Out, bool, error), in In, others ...func(*In)) {
	t.Helper()
	if _, replayed, err := run(ctx, in); err != nil || replayed {
		t.Fatalf("%T: %t, %v", in, replayed, err)
	}
	for i, change := range others {
		other := in
		change(&other)
		if _, _, err := run(ctx, other); testkit.CodeOf(err) != problem.CodeIdempotencyKeyReused {
			t.Errorf("%T, change %d: got %v", in, i, err)
		}
	}
	if _, replayed, err := run(ctx, in); err != nil || !replayed {
		t.Errorf("%T again: %t, %v", in, replayed, err)
	}
}

func TestAKeyIsRefusedWhenAnyFieldOfTheInputDiffers(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		digital, service := s.Offer(t, product.KindDIGITAL, 100, true, 0), s.Offer(t, product.KindSERVICE, 100, false, 0)
		buyer, stranger := s.NewCustomer(t, 10_000).ID, s.NewCustomer(t, 0).ID
		hundred, tomorrow := money.Amount(100), time.Now().Add(24*time.Hour)

		upload := uploadOf(digital.ID, newKeys(9)...)
		upload.IdempotencyKey = "upload"
		checkReuse(t, s.Ctx, s.UploadLicenses, upload,
			func(in *orders.UploadInput) { in.VariationID = service.ID },
			func(in *orders.UploadInput) { in.Licenses = in.Licenses[1:] },
			func(in *orders.UploadInput) { in.Licenses = uploadOf(digital.ID, newKeys(9)...).Licenses },
			func(in *orders.UploadInput) { in.OnDuplicate = orders.DuplicateReject },
			func(in *orders.UploadInput) {
				in.Licenses = append([]orders.NewLicense(nil), in.Licenses...)
				in.Licenses[8].ExternalRef = "other"
			},
			func(in *orders.UploadInput) {
				in.Licenses = append([]orders.NewLicense(nil), in.Licenses...)
				in.Licenses[8].ExpiresAt = &tomorrow
			},
		)
		checkReuse(t, s.Ctx, s.PlaceOrder,
			orders.PlaceOrderInput{Customer: customerRef(buyer), Items: uuids(digital.ID), Source: order.SourceAPI, IdempotencyKey: "place"},
			func(in *orders.PlaceOrderInput) { in.Customer = customerRef(stranger) },
			func(in *orders.PlaceOrderInput) { in.Items = uuids(service.ID) },
			func(in *orders.PlaceOrderInput) { in.Items = uuids(digital.ID, digital.ID) },
			func(in *orders.PlaceOrderInput) { in.Notes = "other" },
			func(in *orders.PlaceOrderInput) { in.Source = order.SourceADMIN },
			func(in *orders.PlaceOrderInput) { in.ExpectedTotal = &hundred },
		)

		sold, other := read(t, s, s.newOrder(t, digital.ID, digital.ID)), s.newOrder(t, digital.ID)
		items := sold.Edges.Items
		checkReuse(t, s.Ctx, s.ReplaceItem, orders.ReplaceItemInput{OrderID: sold.ID, ItemID: items[0].ID, IdempotencyKey: "replace"},
			func(in *orders.ReplaceItemInput) { in.OrderID = other },
			func(in *orders.ReplaceItemInput) { in.ItemID = items[1].ID },
			func(in *orders.ReplaceItemInput) { in.Reason = "other" },
		)
		checkReuse(t, s.Ctx, s.RefundOrder, orders.RefundOrderInput{ID: sold.ID, Items: uuids(items[1].ID), IdempotencyKey: "refund"},
			func(in *orders.RefundOrderInput) { in.ID = other },
			func(in *orders.RefundOrderInput) { in.Items = nil },
			func(in *orders.RefundOrderInput) { in.ExpectedAmount = &hundred },
			func(in *orders.RefundOrderInput) { in.Reason = "other" },
		)

		checkReuse(t, s.Ctx, s.CancelOrder, orders.CancelOrderInput{ID: s.newOrder(t, service.ID), IdempotencyKey: "cancel"},
			func(in *orders.CancelOrderInput) { in.ID = other },
			func(in *orders.CancelOrderInput) { in.ExpectedAmount = &hundred },
			func(in *orders.CancelOrderInput) { in.Reason = "other" },
		)
		checkReuse(t, s.Ctx, s.FailOrder, orders.FailOrderInput{ID: s.newOrder(t, service.ID), IdempotencyKey: "fail"},
			func(in *orders.FailOrderInput) { in.ID = other },
			func(in *orders.FailOrderInput) { in.Reason = "other" },
		)
		waiting := s.newOrder(t, service.ID, service.ID)
		first := read(t, s, waiting).Edges.Items[0].ID
		checkReuse(t, s.Ctx, s.DeliverItems, orders.DeliverItemsInput{OrderID: waiting, Items: uuids(first), IdempotencyKey: "deliver"},
			func(in *orders.DeliverItemsInput) { in.OrderID = other },
			func(in *orders.DeliverItemsInput) { in.Items = nil },
		)

		one, two := 1, 2
		checkReuse(t, s.Ctx, s.AdjustStock, orders.AdjustStockInput{VariationID: service.ID, Delta: &one, Reason: "count", IdempotencyKey: "stock"},
			func(in *orders.AdjustStockInput) { in.VariationID = digital.ID },
			func(in *orders.AdjustStockInput) { in.Delta = &two },
			func(in *orders.AdjustStockInput) { in.Delta, in.SetTo = nil, &one },
			func(in *orders.AdjustStockInput) { in.Reason = "other" },
		)
		checkReuse(t, s.Ctx, s.RevokeBatch, orders.RevokeBatchInput{BatchID: s.upload(t, digital.ID, newKeys(1)...).BatchID, IdempotencyKey: "batch"},
			func(in *orders.RevokeBatchInput) { in.BatchID = uuid.New() },
			func(in *orders.RevokeBatchInput) { in.IncludeSold = true },
			func(in *orders.RevokeBatchInput) { in.Reason = "other" },
		)
		checkReuse(t, s.Ctx, s.RechargeWallet, wallets.RechargeInput{Customer: customerRef(buyer), Amount: 100, IdempotencyKey: "recharge"},
			func(in *wallets.RechargeInput) { in.Customer = customerRef(stranger) },
			func(in *wallets.RechargeInput) { in.Amount = 200 },
			func(in *wallets.RechargeInput) { in.Reference = "other" },
			func(in *wallets.RechargeInput) { in.Notes = "other" },
		)
		checkReuse(t, s.Ctx, s.AdjustWallet, wallets.AdjustWalletInput{CustomerID: buyer, Amount: 100, Reason: "gift", IdempotencyKey: "adjust"},
			func(in *wallets.AdjustWalletInput) { in.CustomerID = stranger },
			func(in *wallets.AdjustWalletInput) { in.Amount = -100 },
			func(in *wallets.AdjustWalletInput) { in.Reason = "other" },
		)
	})
}
