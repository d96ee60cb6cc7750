package graph_test

import (
	"strings"
	"testing"

	"github.com/google/uuid"

	"kiosk/ent/db/auditentry"
	"kiosk/ent/db/license"
	"kiosk/internal/auth"
)

const (
	findLicenses = `mutation($input: FindLicenseInput!) { done: findLicenses(input: $input) { id status variation { sku }
		item { status order { number customer { id } } } } }`
	revokeBatch = `mutation($input: RevokeBatchInput!) { done: revokeBatch(input: $input) { revoked fromStock leftSold
		batch { id actor { kind name } } } }`
)

type foundLicense struct {
	ID        uuid.UUID
	Status    string
	Variation struct{ SKU string }
	Item      *struct {
		Status string
		Order  struct {
			Number   string
			Customer struct{ ID uuid.UUID }
		}
	}
}

func TestAKeyIsFoundWithItsOrderAndKeptNowhere(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		const key = "WHOSE-KEY-IS-THIS"
		batch := do[uploadView](t, o.staffClient, uploadLicenses, vars{"variationId": o.Lifetime.ID, "licenses": []vars{{"credentials": key}}}).Batch
		support := o.as(t, auth.Support)
		free := do[[]foundLicense](t, support, findLicenses, vars{"credentials": key})
		if len(free) != 1 || free[0].Status != "FREE" || free[0].Item != nil {
			t.Fatalf("%+v", free)
		}
		placed := o.sells(t, o.Ana.ID, o.Lifetime.ID)
		sold := do[[]foundLicense](t, support, findLicenses, vars{"credentials": " " + key + "\n"}) // as it was pasted
		if len(sold) != 1 || sold[0].Item == nil || sold[0].Item.Order.Number != placed.Number || sold[0].Item.Order.Customer.ID != o.Ana.ID {
			t.Errorf("%+v", sold)
		}
		if none := do[[]foundLicense](t, support, findLicenses, vars{"credentials": "NO-SUCH-KEY"}); len(none) != 0 {
			t.Errorf("%+v", none)
		}
		entries, err := o.Database.Client.AuditEntry.Query().Where(auditentry.Action("license.look_up")).All(o.Context(t))
		if err != nil || len(entries) != 3 || entries[0].SubjectID != sold[0].ID {
			t.Errorf("the audit says %+v (%v)", entries, err)
		}
		o.hideInAudit(t, key)
		foreign := open(t, o.Database)
		if theirs := do[[]foundLicense](t, foreign.staffClient, findLicenses, vars{"credentials": key}); len(theirs) != 0 {
			t.Errorf("another store found %+v", theirs)
		}
		support.refuses(t, "INVALID_INPUT", findLicenses, vars{"input": vars{"credentials": " "}}, "input.credentials")
		support.refuses(t, "INVALID_INPUT", findLicenses, vars{"input": vars{"credentials": strings.Repeat("x", 4_097)}}, "input.credentials")
		o.as(t, auth.Viewer).refuses(t, "FORBIDDEN", findLicenses, vars{"input": vars{"credentials": key}})
		if _, err := o.Database.Client.LicenseBatch.Get(o.Context(t), batch.ID); err != nil {
			t.Error(err)
		}
	})
}

func TestLicensesShowTheirOrdersInAsManyStatementsAsOne(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"sqlite3", "postgres"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o, counter := openCounted(t, name)
			const list = `query($first: Int) { licenses(first: $first, where: {status: SOLD}) { edges { node { id batch { actor { name } } item { order { number customer { name } } } } } } }`
			for range 4 {
				o.sells(t, o.Ana.ID, o.Yearly.ID)
			}
			count := func(first int) int {
				counter.Take()
				get[struct{}](t, o.staffClient, list, vars{"first": first})
				return len(counter.Take())
			}
			count(1) // the first one of a token also signs in
			if one, many := count(1), count(10); many != one {
				t.Errorf("four licenses take %d statements, one takes %d", many, one)
			}
		})
	}
}

func TestAnUploadIsRevokedWithOrWithoutWhatWasSold(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		manager := o.as(t, auth.Manager)
		upload := func(keys ...string) uuid.UUID {
			licenses := make([]vars, len(keys))
			for i, key := range keys {
				licenses[i] = vars{"credentials": key}
			}
			return do[uploadView](t, manager, uploadLicenses, vars{"variationId": o.Lifetime.ID, "licenses": licenses}).Batch.ID
		}
		bad := upload("B1", "B2", "B3")
		placed := o.sells(t, o.Ana.ID, o.Lifetime.ID)
		upload("G1", "G2")
		type result struct {
			Revoked, FromStock, LeftSold int
			Batch                        struct{ Actor actorView }
		}
		input := vars{"batchId": bad, "reason": "the supplier took them back", "idempotencyKey": "bad"}
		first := do[result](t, manager, revokeBatch, input)
		if first.Revoked != 2 || first.FromStock != 2 || first.LeftSold != 1 || first.Batch.Actor != (actorView{"STAFF", "Staff MANAGER"}) {
			t.Errorf("%+v", first)
		}
		if again := do[result](t, manager, revokeBatch, input); again != first {
			t.Errorf("a retry got %+v", again)
		}
		if stock := o.StockOf(t, o.Lifetime.ID); stock != 2 {
			t.Errorf("%d are in stock, want those of the other upload", stock)
		}
		rest := do[result](t, manager, revokeBatch, vars{"batchId": bad, "includeSold": true})
		if rest.Revoked != 1 || rest.FromStock != 0 || rest.LeftSold != 0 || o.licensesWith(t, o.Lifetime.ID, license.StatusREVOKED) != 3 {
			t.Errorf("%+v", rest)
		}
		if item := get[struct{ Order sold }](t, o.staffClient, `query($id: ID!) { order(id: $id)`+soldFields+` }`, id(placed.ID)).Order.Items[0]; item.Status != "DELIVERED" || item.License.Status != "REVOKED" {
			t.Errorf("the item is %+v", item)
		}
		o.audited(t, "license.revoke_batch")
		manager.refuses(t, "NOT_FOUND", revokeBatch, vars{"input": vars{"batchId": uuid.New()}})
		manager.refuses(t, "INVALID_INPUT", revokeBatch, vars{"input": vars{"batchId": bad, "reason": strings.Repeat("x", 501)}}, "input.reason")
		o.as(t, auth.Support).refuses(t, "FORBIDDEN", revokeBatch, vars{"input": vars{"batchId": bad}})
	})
}
