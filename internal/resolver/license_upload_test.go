package resolver_test

import (
	"slices"
	"strings"
	"testing"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db/product"
	"kiosk/internal/database"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/testkit"
)

func TestAKeyIsOnceInAStoreWhateverItsVariation(t *testing.T) {
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		first, second := s.Offer(t, product.KindDIGITAL, 100, true, 0).ID, s.Offer(t, product.KindDIGITAL, 200, true, 0).ID
		s.upload(t, first, "SOLD", "FREE")
		if _, err := s.Buy(s.NewCustomer(t, 100).ID, first); err != nil {
			t.Fatal(err)
		}
		keys := []string{"SOLD", "NEW", " FREE ", "NEW"}

		preview, err := s.PreviewUpload(s.Ctx, orders.PreviewUploadInput{VariationID: second, Credentials: keys})
		if err != nil || preview.Created != 1 || !slices.Equal(preview.Duplicates, []int{0, 2, 3}) {
			t.Errorf("the preview says %+v, %v", preview, err)
		}
		rejecting := uploadOf(second, keys...)
		rejecting.OnDuplicate = orders.DuplicateReject
		if _, _, err := s.UploadLicenses(s.Ctx, rejecting); testkit.CodeOf(err) != problem.CodeDuplicateLicenses {
			t.Errorf("refused with %v", err)
		}
		if all := s.upload(t, second, "SOLD", "FREE"); all.Created != 0 || !slices.Equal(all.Duplicates, []int{0, 1}) || all.StockQuantity != 0 {
			t.Errorf("an upload of known keys alone: %+v", all)
		}
		if some := s.upload(t, second, keys...); some.Created != 1 || !slices.Equal(some.Duplicates, []int{0, 2, 3}) || some.StockQuantity != 1 {
			t.Errorf("an upload of one new key: %+v", some)
		}
		found, err := s.FindLicenses(s.Ctx, "FREE")
		if err != nil || len(found) != 1 {
			t.Errorf("%v have the key, %v", found, err)
		}
	})
}

func TestAKeyIsTheSameWithInvisibleCharactersAroundIt(t *testing.T) {
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		variation := s.Offer(t, product.KindDIGITAL, 100, true, 0).ID
		s.upload(t, variation, "AAAA-BBBB")
		pasted := []string{"AAAA-BBBB\u200b", "\u2060AAAA-BBBB", "\ufeff AAAA-BBBB\u00a0\u200f\n", "AAAA\u200b-BBBB"}

		preview, err := s.PreviewUpload(s.Ctx, orders.PreviewUploadInput{VariationID: variation, Credentials: pasted})
		if err != nil || !slices.Equal(preview.Duplicates, []int{0, 1, 2}) {
			t.Errorf("the preview says %+v, %v", preview, err)
		}
		if got := s.upload(t, variation, pasted...); !slices.Equal(got.Duplicates, []int{0, 1, 2}) {
			t.Errorf("the upload says %+v", got)
		}
		for _, credentials := range pasted[:3] {
			if found, err := s.FindLicenses(s.Ctx, credentials); err != nil || len(found) != 1 {
				t.Errorf("%v have the key %q, %v", found, credentials, err)
			}
		}
		if _, _, err := s.UploadLicenses(s.Ctx, uploadOf(variation, "\u200b ")); testkit.CodeOf(err) != problem.CodeInvalidInput {
			t.Errorf("credentials of nothing visible: %v", err)
		}
	})
}

func TestUploadsOfAKeyToTwoVariationsAtOnceStoreItOnce(t *testing.T) {
	everyPostgres(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		variations := make([]uuid.UUID, 4)
		for i := range variations {
			variations[i] = s.Offer(t, product.KindDIGITAL, 100, true, 0).ID
		}
		for range 5 {
			keys := newKeys(20)
			atOnce(len(variations), func(i int) {
				own := slices.Clone(keys)
				if i%2 == 1 {
					slices.Reverse(own)
				}
				if _, _, err := s.UploadLicenses(s.Ctx, uploadOf(variations[i], own...)); err != nil {
					t.Error(err)
				}
			})
		}
		if stored := d.Client.License.Query().CountX(s.Ctx); stored != 5*20 {
			t.Errorf("%d licenses of %d keys", stored, 5*20)
		}
	})
}

func TestKnownKeysAreFoundByTheirIndex(t *testing.T) {
	t.Parallel()
	s := openShop(t, testkit.NewDatabase(t, dialect.Postgres), testkit.NewVault(t), nil)
	for range 2 {
		variation := s.Offer(t, product.KindDIGITAL, 100, true, 0)
		for range 3 {
			s.upload(t, variation.ID, newKeys(1_000)...)
		}
	}
	if _, err := s.Database.SQL.ExecContext(s.Ctx, "ANALYSE licenses"); err != nil {
		t.Fatal(err)
	}
	tx, err := s.Database.Begin(s.Ctx)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = tx.Rollback() }()
	spy := &testkit.ExplainedTx{Tx: tx, T: t}
	q := orders.Queries{Statements: testkit.Statements(s.Ctx, t, s.Database, spy)}
	known := s.Database.Client.License.Query().Limit(10).AllX(s.Ctx)
	fingerprints := make([][]byte, len(known))
	for i, l := range known {
		fingerprints[i] = l.Fingerprint
	}
	if found, err := q.KnownFingerprints(s.Ctx, fingerprints); err != nil || len(found) != len(known) {
		t.Fatalf("%d, %v", len(found), err)
	}
	if plan := strings.Join(spy.Plans, "\n"); !strings.Contains(plan, "license_store_id_fingerprint") {
		t.Error(plan)
	}
}
