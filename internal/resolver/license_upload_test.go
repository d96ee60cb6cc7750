package resolver_test

import (
	"slices"
	"strings"
	"testing"
	"time"
	"unicode"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db/license"
	"kiosk/ent/db/product"
	"kiosk/internal/database"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/testkit"
	"kiosk/internal/vault"
)

func TestAKeyIsStoredOnceAcrossAllVariationsOfAStore(t *testing.T) {
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
		same := []string{
			"AAAA-BBBB\u200b", "\u2060AAAA-BBBB", "\ufeff AAAA-BBBB\u00a0\u200f\n", "AAAA-BBBB\u3164", "\u115fAAAA-BBBB\u034f",
			"AAAA-BBBB\ufe0f\u2800", "AAAA-BBBB\x7f", "\u0085AAAA-BBBB\U000e0fff",
		}
		pasted := append(slices.Clone(same), "AAAA\u200b-BBBB")
		all := make([]int, len(same))
		for i := range all {
			all[i] = i
		}

		preview, err := s.PreviewUpload(s.Ctx, orders.PreviewUploadInput{VariationID: variation, Credentials: pasted})
		if err != nil || !slices.Equal(preview.Duplicates, all) {
			t.Errorf("the preview says %+v, %v", preview, err)
		}
		if got := s.upload(t, variation, pasted...); !slices.Equal(got.Duplicates, all) {
			t.Errorf("the upload says %+v", got)
		}
		for _, credentials := range same {
			if found, err := s.FindLicenses(s.Ctx, credentials); err != nil || len(found) != 1 {
				t.Errorf("%v have the key %q, %v", found, credentials, err)
			}
		}
		if _, _, err := s.UploadLicenses(s.Ctx, uploadOf(variation, "\u200b \u3164")); testkit.CodeOf(err) != problem.CodeInvalidInput {
			t.Errorf("credentials of nothing visible: %v", err)
		}
	})
}

func TestAnUploadNamesExpiryTimesInThePastBesideOtherMistakes(t *testing.T) {
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		in := uploadOf(s.Offer(t, product.KindDIGITAL, 100, true, 0).ID, "", "AAAA-BBBB")
		in.Licenses[1].ExpiresAt = new(time.Now().Add(-time.Hour))
		_, _, err := s.UploadLicenses(s.Ctx, in)
		refused := problem.From(err)
		if refused == nil || len(refused.Fields) != 2 || refused.Fields[0].Pointer != "/licenses/0" || refused.Fields[1].Pointer != "/licenses/1/expiresAt" {
			t.Errorf("the upload is refused with %+v", err)
		}
	})
}

func TestAKeyOfSeveralLinesIsTheSameWithAnyLineEnds(t *testing.T) {
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		variation := s.Offer(t, product.KindDIGITAL, 100, true, 0).ID
		s.upload(t, variation, "user: ana\r\npassword: 1")
		const earlier = "user: bia\r\npassword: 2"
		s.storeWithFingerprintOf(t, variation, earlier, earlier)
		keys := []string{"user: ana\npassword: 1", "user: ana\rpassword: 1\n", "user: ana\r\npassword: 1", earlier}
		if got := s.upload(t, variation, append(keys, "user: ana password: 1")...); !slices.Equal(got.Duplicates, []int{0, 1, 2, 3}) {
			t.Errorf("the upload says %+v", got)
		}
		for _, credentials := range keys {
			if found, err := s.FindLicenses(s.Ctx, credentials); err != nil || len(found) != 1 {
				t.Errorf("%v have the key %q, %v", found, credentials, err)
			}
		}
	})
}

// Earlier versions trimmed fewer characters from a key before they computed its fingerprint: the first ones only spaces,
// later ones also characters of the Unicode category Cf.
func TestAKeyThatAnEarlierVersionStoredIsFoundByTheSameText(t *testing.T) {
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		variation := s.Offer(t, product.KindDIGITAL, 100, true, 0).ID
		for credentials, fingerprinted := range map[string]string{
			" AAAA\u200b\n":    "AAAA\u200b",
			"BBBB\u3164\u200b": "BBBB\u3164",
			"CCCC\u2800 ":      "CCCC\u2800",
		} {
			s.storeWithFingerprintOf(t, variation, credentials, fingerprinted)
			visible := credentials[strings.IndexFunc(credentials, unicode.IsLetter):][:4]
			keys := []string{visible, credentials}

			preview, err := s.PreviewUpload(s.Ctx, orders.PreviewUploadInput{VariationID: variation, Credentials: keys})
			if err != nil || preview.Created != 0 {
				t.Errorf("the preview of %q says %+v, %v", keys, preview, err)
			}
			if got := s.upload(t, variation, keys...); got.Created != 0 {
				t.Errorf("the upload of %q says %+v", keys, got)
			}
			if found, err := s.FindLicenses(s.Ctx, credentials); err != nil || len(found) != 1 {
				t.Errorf("%v have the key %q, %v", found, credentials, err)
			}
		}
	})
}

// storeWithFingerprintOf uploads a key and replaces its fingerprint by that of another text.
func (s *shop) storeWithFingerprintOf(t *testing.T, variation uuid.UUID, credentials, fingerprinted string) {
	t.Helper()
	batch := s.upload(t, variation, credentials).BatchID
	store, err := s.Store(s.Ctx)
	if err != nil {
		t.Fatal(err)
	}
	stored := s.Database.Client.License.Query().Where(license.BatchID(batch)).OnlyIDX(s.Ctx)
	_, err = s.Database.SQL.ExecContext(s.Ctx, "UPDATE licenses SET fingerprint = $1 WHERE id = $2",
		store.Keys.Fingerprint(vault.Credentials, []byte(fingerprinted)), stored)
	if err != nil {
		t.Fatal(err)
	}
}

func TestConcurrentUploadsOfAKeyToTwoVariationsStoreItOnce(t *testing.T) {
	everyPostgres(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		variations := make([]uuid.UUID, 4)
		for i := range variations {
			variations[i] = s.Offer(t, product.KindDIGITAL, 100, true, 0).ID
		}
		for range 5 {
			keys := newKeys(20)
			testkit.AtOnce(len(variations), func(i int) {
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
