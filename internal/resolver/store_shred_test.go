package resolver_test

import (
	"bytes"
	"errors"
	"testing"
	"time"

	"kiosk/ent/db/auditentry"
	"kiosk/ent/db/license"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/db/product"
	"kiosk/ent/db/recharge"
	"kiosk/ent/db/variation"
	"kiosk/ent/db/webhookendpoint"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/outbox"
	"kiosk/internal/problem"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/wallets"
	"kiosk/internal/resolver/webhooks"
	"kiosk/internal/testkit"
	"kiosk/internal/vault"
)

// openWithDueTasks opens a shop with work for every maintenance task: an order that is not rolled up, a PENDING recharge,
// licenses that expire, a backorder with a deadline of a day, a unit for sale although an item waits for one, and a webhook
// secret whose rotation has started.
func openWithDueTasks(t *testing.T, d *database.DB, v *vault.Vault, moving *clock) *shop {
	t.Helper()
	s := openShop(t, d, v, moving.now)
	d.Client.Store.UpdateOneID(s.Row.ID).SetBackorderDeadlineHours(24).SetRechargeReviewLimit(200_000).ExecX(s.Ctx)
	s.uploadExpiring(t, moving, s.Offer(t, product.KindDIGITAL, 100, true, 0).ID, 2)
	s.newOrder(t, s.Offer(t, product.KindDIGITAL, 100, false, 0).ID)
	service := s.Offer(t, product.KindSERVICE, 100, false, 0)
	s.newOrder(t, service.ID)
	d.Client.Variation.UpdateOne(service).SetStockQuantity(1).ExecX(s.Ctx)
	_, _, err := s.RechargeWallet(s.Ctx, wallets.RechargeInput{Customer: customerRef(s.NewCustomer(t, 0).ID), Amount: 200_001})
	if err != nil {
		t.Fatal(err)
	}
	endpoint, _, err := s.RegisterWebhook(s.Ctx, webhooks.NewWebhook{URL: "https://receiver.example/", Events: outbox.Types})
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := s.RotateWebhookSecret(s.Ctx, endpoint.ID); err != nil {
		t.Fatal(err)
	}
	return s
}

// dueTasks counts the rows of a shop that wait for a maintenance task.
func (s *shop) dueTasks() map[string]int {
	client := s.Database.Client
	return map[string]int{
		"unrolled orders":  client.UnrolledOrder.Query().CountX(s.Ctx),
		"recharges":        client.Recharge.Query().Where(recharge.StatusEQ(recharge.StatusPENDING)).CountX(s.Ctx),
		"expired licenses": client.License.Query().Where(license.StatusEQ(license.StatusFREE)).CountX(s.Ctx),
		"overdue items":    client.OrderItem.Query().Where(orderitem.StatusEQ(orderitem.StatusPENDING), orderitem.KindEQ(orderitem.KindDIGITAL)).CountX(s.Ctx),
		"units for sale":   client.Variation.Query().Where(variation.HasProductWith(product.KindEQ(product.KindSERVICE)), variation.StockQuantityGT(0)).CountX(s.Ctx),
		"due secrets":      client.WebhookEndpoint.Query().Where(webhookendpoint.NextSecretAtNotNil()).CountX(s.Ctx),
	}
}

func TestTasksOfAShreddedStoreAreFinishedWithoutDelayingOthers(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		moving, v := newClock(), testkit.NewVault(t)
		shredded := openWithDueTasks(t, d, v, moving)
		other := openWithDueTasks(t, d, v, moving)
		if err := shredded.ShredStore(shredded.Ctx); err != nil {
			t.Fatal(err)
		}
		moving.at = moving.at.Add(73 * time.Hour)
		worker := resolver.New(resolver.Config{Database: d, Vault: v, Now: moving.now})
		everywhere := auth.AllTenants(t.Context())
		if err := errors.Join(worker.Maintain(everywhere), worker.KeepRollups(everywhere)); err != nil {
			t.Error(err)
		}
		if n := d.Client.WebhookEndpoint.Query().Where(webhookendpoint.StatusEQ(webhookendpoint.StatusSUSPENDED)).CountX(shredded.Ctx); n != 1 {
			t.Errorf("%d endpoints of the shredded store are suspended", n)
		}
		if n := d.Client.WebhookEndpoint.Query().Where(webhookendpoint.StatusEQ(webhookendpoint.StatusACTIVE)).CountX(other.Ctx); n != 1 {
			t.Errorf("%d endpoints of the other store are active", n)
		}
		for name, s := range map[string]*shop{"the shredded store": shredded, "the other store": other} {
			for what, left := range s.dueTasks() {
				if left != 0 {
					t.Errorf("%s still has %d %s", name, left, what)
				}
			}
		}
		testkit.VerifyConsistency(t, d)
	})
}

func TestACustomerOfAShreddedStoreIsExportedAndErased(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openShop(t, d, testkit.NewVault(t), nil)
		ada := s.NewCustomer(t, 100)
		if err := s.ShredStore(s.Ctx); err != nil {
			t.Fatal(err)
		}
		var document bytes.Buffer
		if err := s.ExportCustomer(s.Ctx, customerRef(ada.ID), &document); err != nil {
			t.Fatal(err)
		}
		if !bytes.Contains(document.Bytes(), []byte("Ada")) {
			t.Errorf("the export is %s", &document)
		}
		erased, err := s.EraseCustomer(s.Ctx, ada.ID)
		if err != nil {
			t.Fatal(err)
		}
		if erased.Name != "" || erased.ErasedAt == nil {
			t.Errorf("erased: %+v", erased)
		}
		testkit.VerifyConsistency(t, d)
	})
}

func TestAShreddedStoreSellsAndSealsNothing(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		v := testkit.NewVault(t)
		s := openShop(t, d, v, nil)
		service := s.Offer(t, product.KindSERVICE, 100, false, 0)
		key := s.Offer(t, product.KindDIGITAL, 100, true, 0)
		buyer := s.NewCustomer(t, 1_000)
		elsewhere := &shop{&testkit.Shop{Resolver: resolver.New(resolver.Config{Database: d, Vault: v}), Database: d, Ctx: s.Ctx, Row: s.Row}}
		if err := elsewhere.ShredStore(s.Ctx); err != nil {
			t.Fatal(err)
		}
		_, err := elsewhere.Buy(buyer.ID, service.ID)
		testkit.WantCode(t, err, problem.CodeUnauthenticated)
		// This process has the store in its cache still.
		_, _, err = s.UploadLicenses(s.Ctx, uploadOf(key.ID, "UNREADABLE"))
		testkit.WantCode(t, err, problem.CodeUnauthenticated)
		if d.Client.License.Query().Where(license.VariationID(key.ID)).ExistX(s.Ctx) {
			t.Error("a license was sealed with keys that are destroyed")
		}
		if err := s.ShredStore(s.Ctx); err != nil {
			t.Errorf("again: %v", err)
		}
		if n := d.Client.AuditEntry.Query().Where(auditentry.Action("store.shred")).CountX(s.Ctx); n != 1 {
			t.Errorf("audited %d times", n)
		}
	})
}
