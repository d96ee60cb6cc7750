package resolver_test

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/auditentry"
	"kiosk/ent/db/license"
	"kiosk/ent/db/licensebatch"
	"kiosk/ent/db/product"
	"kiosk/ent/db/staffmember"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/problem"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/testkit"
)

func TestLicensesRevokedDuringSalesAreNeverSold(t *testing.T) {
	t.Parallel()
	everyIsolation(t, func(t *testing.T, d *database.DB) {
		const licenses = 12
		s := openShop(t, d, testkit.NewVault(t), nil)
		_, manager := s.newStaff(t, staffmember.RoleMANAGER)
		variation := s.Offer(t, product.KindDIGITAL, 100, true, 0)
		s.upload(t, variation.ID, newKeys(licenses)...)
		rows := d.Client.License.Query().Order(license.ByID()).AllX(s.Ctx)
		buyers := make([]*db.Customer, licenses)
		for i := range buyers {
			buyers[i] = s.NewCustomer(t, 1_000)
		}
		var sold atomic.Int64
		testkit.AtOnce(2*licenses, func(i int) {
			if i%2 == 0 {
				if _, err := s.RevokeLicense(manager, orders.LicenseInput{ID: rows[i/2].ID}); err != nil {
					t.Errorf("revoking got %v", err)
				}
				return
			}
			_, err := s.Buy(buyers[i/2].ID, variation.ID)
			switch {
			case err == nil:
				sold.Add(1)
			case testkit.CodeOf(err) != problem.CodeInsufficientStock:
				t.Errorf("a buyer got %v", err)
			}
		})
		left := d.Client.License.Query().Where(license.StatusNEQ(license.StatusREVOKED)).CountX(s.Ctx)
		bought := d.Client.License.Query().Where(license.SoldAtNotNil()).CountX(s.Ctx)
		if left != 0 || bought != int(sold.Load()) {
			t.Errorf("%d are not revoked; %d were sold in %d orders", left, bought, sold.Load())
		}
		if stock := d.Client.Variation.GetX(s.Ctx, variation.ID).StockQuantity; stock != 0 {
			t.Errorf("the stock says %d", stock)
		}
		if entries := s.audits(t, "license.revoke"); entries != licenses {
			t.Errorf("%d audit entries for %d licenses", entries, licenses)
		}
	})
}

// TestALicenseThatIsSoldWhileItsUploadIsRevokedStaysSold needs PostgreSQL: SQLite has one writer at a time.
func TestALicenseThatIsSoldWhileItsUploadIsRevokedStaysSold(t *testing.T) {
	t.Parallel()
	s := openShop(t, testkit.NewDatabase(t, dialect.Postgres), testkit.NewVault(t), nil)
	variation := s.Offer(t, product.KindDIGITAL, 100, true, 0).ID
	bad := s.upload(t, variation, newKeys(1)...).BatchID
	s.upload(t, variation, newKeys(1)...)
	buyer := s.NewCustomer(t, 100)
	release := s.lockRows(t, "SELECT id FROM variations WHERE id = $1", variation)
	bought, revoked := make(chan error), make(chan *orders.BatchRevoked)
	go func() {
		_, err := s.Buy(buyer.ID, variation)
		bought <- err
	}()
	s.awaitWaiters(t, 1) // it has taken the license
	go func() {
		result, _, err := s.RevokeBatch(s.Ctx, orders.RevokeBatchInput{BatchID: bad})
		if err != nil {
			t.Error(err)
		}
		revoked <- result
	}()
	s.awaitWaiters(t, 2)
	release()
	if err := <-bought; err != nil {
		t.Error(err)
	}
	if got, want := <-revoked, (orders.BatchRevoked{BatchID: bad, LeftSold: 1}); got == nil || *got != want {
		t.Errorf("revoked %+v", got)
	}
	if sold := s.Database.Client.License.Query().Where(license.BatchID(bad)).OnlyX(s.Ctx); sold.Status != license.StatusSOLD {
		t.Errorf("the license is %s", sold.Status)
	}
	if stock := s.Database.Client.Variation.GetX(s.Ctx, variation).StockQuantity; stock != 1 {
		t.Errorf("the stock says %d", stock)
	}
}

func TestRevokedAndExpiredLicensesAreLockedInTheOrderOfTheirIDs(t *testing.T) {
	t.Parallel()
	// Without index scans, PostgreSQL reads licenses in the order of the table. Plans for a large table can do so too.
	d := testkit.Open(t, testkit.NewURL(t, dialect.Postgres)+"&enable_indexscan=off&enable_bitmapscan=off", database.Options{})
	moving := newClock()
	s := openShop(t, d, testkit.NewVault(t), moving.now)
	for name, take := range map[string]func(variation uuid.UUID) error{
		"revoking": func(variation uuid.UUID) error {
			batch := d.Client.LicenseBatch.Query().Where(licensebatch.VariationID(variation)).OnlyIDX(s.Ctx)
			_, _, err := s.RevokeBatch(s.Ctx, orders.RevokeBatchInput{BatchID: batch})
			return err
		},
		"expiring": func(uuid.UUID) error {
			_, err := s.ExpireLicenses(auth.AllTenants(s.Ctx), 100)
			return err
		},
	} {
		variation := s.Offer(t, product.KindDIGITAL, 100, true, 0).ID
		s.uploadExpiring(t, moving, variation, 3)
		licenses := d.Client.License.Query().Where(license.VariationID(variation)).Order(license.ByID()).IDsX(s.Ctx)
		for _, status := range []license.Status{license.StatusREVOKED, license.StatusFREE} { // moves the first license to the end of the table
			d.Client.License.UpdateOneID(licenses[0]).SetStatus(status).ExecX(s.Ctx)
		}
		moving.at = moving.at.Add(time.Hour)

		release := s.lockRows(t, "SELECT id FROM licenses WHERE id = $1", licenses[0]) // as an order that locks the second one next
		taken := make(chan error)
		go func() { taken <- take(variation) }()
		s.awaitWaiters(t, 1)
		next, err := d.SQL.BeginTx(t.Context(), nil)
		if err != nil {
			t.Fatal(err)
		}
		_, err = next.ExecContext(t.Context(), "SELECT id FROM licenses WHERE id = $1 AND store_id = $2 FOR UPDATE NOWAIT", licenses[1], s.Row.ID)
		if err := errors.Join(err, next.Rollback()); err != nil {
			t.Errorf("%s has locked a license with a higher id than the one that it waits for: %v", name, err)
		}
		release()
		if err := <-taken; err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestTheAuditOfARevealDoesNotContainTheCredentials(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		member, support := s.newStaff(t, staffmember.RoleSUPPORT)
		variation := s.Offer(t, product.KindDIGITAL, 100, true, 0)
		s.upload(t, variation.ID, secretKey)
		id := d.Client.License.Query().OnlyIDX(s.Ctx)
		revealed, err := s.RevealLicense(support, orders.LicenseInput{ID: id})
		if err != nil || revealed.Credentials != secretKey {
			t.Fatalf("got %+v, %v", revealed, err)
		}
		entry := d.Client.AuditEntry.Query().Where(auditentry.Action("license.reveal")).OnlyX(s.Ctx)
		if entry.SubjectID != id || entry.ActorID == nil || *entry.ActorID != member.ID || entry.ActorKind != "STAFF" {
			t.Errorf("the audit says %v", entry)
		}
		everything, err := json.Marshal(d.Client.AuditEntry.Query().AllX(s.Ctx))
		if err != nil || strings.Contains(string(everything), secretKey) {
			t.Errorf("the audit holds the credentials (%v)", err)
		}

		token := auth.With(context.Background(), auth.Actor{Kind: auth.KindToken, ID: member.ID, StoreID: s.Row.ID, Scopes: auth.AllScopes})
		_, err = s.RevealLicense(token, orders.LicenseInput{ID: id})
		testkit.WantCode(t, err, problem.CodeForbidden)
	})
}

func TestWhatCannotBeNotedIsNotRevealed(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		_, support := s.newStaff(t, staffmember.RoleSUPPORT)
		variation := s.Offer(t, product.KindDIGITAL, 100, true, 0)
		s.upload(t, variation.ID, secretKey)
		id := d.Client.License.Query().OnlyIDX(s.Ctx)
		if _, err := d.SQL.ExecContext(s.Ctx, "ALTER TABLE audit_entries RENAME TO audit_entries_gone"); err != nil {
			t.Fatal(err)
		}
		if revealed, err := s.RevealLicense(support, orders.LicenseInput{ID: id}); err == nil || revealed != nil {
			t.Errorf("revealed %+v", revealed)
		}
	})
}
