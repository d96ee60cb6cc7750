package resolver_test

import (
	"testing"
	"time"

	"kiosk/ent/db/event"
	"kiosk/ent/db/order"
	"kiosk/ent/db/product"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/problem"
	"kiosk/internal/testkit"
)

// uploadExpiring uploads n licenses that expire in an hour.
func (s *shop) uploadExpiring(t testkit.Failer, moving *clock, variation [16]byte, n int) {
	t.Helper()
	in := uploadOf(variation, newKeys(n)...)
	end := moving.at.Add(time.Hour)
	for i := range in.Licenses {
		in.Licenses[i].ExpiresAt = &end
	}
	if _, _, err := s.UploadLicenses(s.Ctx, in); err != nil {
		t.Fatalf("upload: %v", err)
	}
}

func TestExpiredLicenseIsNeverSold(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		moving := newClock()
		s := openShop(t, d, testkit.NewVault(t), moving.now)
		strict := s.Offer(t, product.KindDIGITAL, 100, true, 0)
		patient := s.Offer(t, product.KindDIGITAL, 100, false, 0)
		buyer := s.NewCustomer(t, 10_000)
		for _, v := range uuids(strict.ID, patient.ID) {
			s.uploadExpiring(t, moving, v, 3)
		}
		s.upload(t, strict.ID, "LASTING")
		moving.at = moving.at.Add(time.Hour)

		placed, err := s.Buy(buyer.ID, strict.ID)
		if err != nil {
			t.Fatal(err)
		}
		sold := read(t, s, placed.ID)
		if got := sold.Credentials[sold.Edges.Items[0].ID]; got != "LASTING" {
			t.Errorf("sold %q", got)
		}
		_, err = s.Buy(buyer.ID, strict.ID)
		testkit.WantCode(t, err, problem.CodeInsufficientStock)

		waiting, err := s.Buy(buyer.ID, patient.ID)
		if err != nil {
			t.Fatal(err)
		}
		if waiting.Status != order.StatusPENDING {
			t.Errorf("an order beyond the stock is %s", waiting.Status)
		}
		checkConsistency(t, s)
	})
}

func TestARefusedOrderDoesNotCountExpiredLicensesAsAvailable(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		moving := newClock()
		s := openShop(t, d, testkit.NewVault(t), moving.now)
		variation := s.Offer(t, product.KindDIGITAL, 100, true, 0)
		buyer := s.NewCustomer(t, 10_000)
		s.uploadExpiring(t, moving, variation.ID, 2)
		s.upload(t, variation.ID, "LASTING")
		four := uuids(variation.ID, variation.ID, variation.ID, variation.ID)
		for _, want := range []int{3, 1} {
			_, err := s.Buy(buyer.ID, four...)
			testkit.WantCode(t, err, problem.CodeInsufficientStock)
			if short := problem.From(err).Shortage; short == nil || *short.Available != want {
				t.Errorf("%+v are short, want %d available", short, want)
			}
			moving.at = moving.at.Add(time.Hour)
		}
	})
}

func TestExpiredLicensesLeaveTheStockAndItRunsLow(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		moving := newClock()
		s := openShop(t, d, testkit.NewVault(t), moving.now)
		variation := s.Offer(t, product.KindDIGITAL, 100, true, 0)
		s.uploadExpiring(t, moving, variation.ID, 6)
		s.upload(t, variation.ID, "LASTING")
		moving.at = moving.at.Add(time.Hour)

		for _, want := range []int{6, 0} {
			if got, err := s.ExpireLicenses(auth.AllTenants(s.Ctx), 100); err != nil || got != want {
				t.Fatalf("expired %d (%v), want %d", got, err, want)
			}
		}
		if got := d.Client.Variation.GetX(s.Ctx, variation.ID).StockQuantity; got != 1 {
			t.Errorf("stock %d", got)
		}
		if got := d.Client.Event.Query().Where(event.Type("stock.low")).CountX(s.Ctx); got != 1 {
			t.Errorf("%d events stock.low", got)
		}
		checkConsistency(t, s)
	})
}

func TestALicenseThatExpiresNowIsNotTaken(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		moving := newClock()
		s := openShop(t, d, testkit.NewVault(t), moving.now)
		in := uploadOf(s.Offer(t, product.KindDIGITAL, 100, true, 0).ID, "ONE")
		in.Licenses[0].ExpiresAt = &moving.at
		_, _, err := s.UploadLicenses(s.Ctx, in)
		testkit.WantCode(t, err, problem.CodeInvalidInput)
	})
}

func TestALateRetryOfAnUploadGetsTheOriginalResponse(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		moving := newClock()
		s := openShop(t, d, testkit.NewVault(t), moving.now)
		variation := s.Offer(t, product.KindDIGITAL, 100, true, 0)
		in := uploadOf(variation.ID, "ONE")
		in.IdempotencyKey = "upload"
		end := moving.at.Add(time.Hour)
		in.Licenses[0].ExpiresAt = &end
		first, _, err := s.UploadLicenses(s.Ctx, in)
		if err != nil {
			t.Fatal(err)
		}
		moving.at = moving.at.Add(2 * time.Hour)
		again, replayed, err := s.UploadLicenses(s.Ctx, in)
		if err != nil || !replayed || again.BatchID != first.BatchID {
			t.Errorf("got %+v, %v, %v", again, replayed, err)
		}
		in.IdempotencyKey = ""
		_, _, err = s.UploadLicenses(s.Ctx, in)
		testkit.WantCode(t, err, problem.CodeInvalidInput)
	})
}
