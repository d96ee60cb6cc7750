package graph_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db/auditentry"
	"kiosk/ent/db/event"
	"kiosk/ent/db/license"
	"kiosk/ent/db/orderitem"
	"kiosk/internal/auth"
	"kiosk/internal/outbox"
)

type licenseView struct {
	ID          uuid.UUID
	Status      string
	ExternalRef *string
	RevokedAt   *string
	Variation   struct{ SKU string }
}

const (
	uploadLicenses = `mutation($input: UploadLicensesInput!) { done: uploadLicenses(input: $input) {
		batch { id received created } received created duplicates backfilledItems ordersFulfilled stockQuantity } }`
	revokeLicense = `mutation($input: LicenseInput!) { done: revokeLicense(input: $input) { id status externalRef revokedAt variation { sku } } }`
	revealLicense = `mutation($input: LicenseInput!) { done: revealLicense(input: $input) { credentials license { id status } } }`
)

type uploadView struct {
	Batch struct {
		ID                uuid.UUID
		Received, Created int
	}
	Received, Created int
	Duplicates        []int
	BackfilledItems   int
	OrdersFulfilled   int
	StockQuantity     int
}

func TestLicensesAreUploadedByStaff(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		manager := o.as(t, auth.Manager)
		input := vars{"variationId": o.Lifetime.ID, "idempotencyKey": "file", "licenses": []vars{
			{"credentials": "SECRET-ONE", "externalRef": "one"}, {"credentials": "SECRET-TWO"}, {"credentials": "SECRET-ONE"},
		}}
		first := do[uploadView](t, manager, uploadLicenses, input)
		o.audited(t, "license.upload")
		if first.Received != 3 || first.Created != 2 || len(first.Duplicates) != 1 || first.Duplicates[0] != 2 || first.StockQuantity != 2 ||
			first.Batch.Received != 3 || first.Batch.Created != 2 {
			t.Errorf("%+v", first)
		}
		if again := do[uploadView](t, manager, uploadLicenses, input); again.Batch != first.Batch {
			t.Errorf("%+v", again)
		}
		o.hideInAudit(t, "SECRET-")
		for _, text := range []string{"one", "O"} {
			const narrowed = `query($text: String!, $id: ID!) { licenses(first: 9, where: {matches: $text, variationId: $id, and: [{status: FREE}]}) { totalCount } }`
			for variation, wanted := range map[uuid.UUID]int{o.Lifetime.ID: 1, o.Hour.ID: 0} {
				found := get[struct{ Licenses rowIDs }](t, manager, narrowed, vars{"text": text, "id": variation})
				if found.Licenses.TotalCount != wanted {
					t.Errorf("%d licenses of %s have a reference that begins with %q", found.Licenses.TotalCount, variation, text)
				}
			}
		}
		manager.refuses(t, "INVALID_INPUT", `query($text: String!) { licenses(first: 9, where: {matches: $text}) { totalCount } }`,
			vars{"text": strings.Repeat("x", 201)}, "where.matches")
		for text, wanted := range map[string]int{"one": 1, "ON": 1, "o": 1, "two": 0, "ne": 0, " ": 0} {
			found := get[struct{ Licenses rowIDs }](t, manager, `query($text: String!) { licenses(first: 9, where: {matches: $text}) { totalCount } }`, vars{"text": text})
			if found.Licenses.TotalCount != wanted {
				t.Errorf("%d licenses have a reference that begins with %q", found.Licenses.TotalCount, text)
			}
		}
		referred := get[struct{ One, Other rowIDs }](t, manager, `{ one: licenses(first: 9, where: {externalRef: "one"}) { totalCount }
			other: licenses(first: 9, where: {externalRef: "ONE"}) { totalCount } }`, nil)
		if referred.One.TotalCount != 1 || referred.Other.TotalCount != 0 {
			t.Errorf("%+v", referred)
		}

		manager.refuses(t, "DUPLICATE_LICENSES", uploadLicenses, vars{"input": vars{
			"variationId": o.Lifetime.ID, "onDuplicate": "REJECT", "licenses": []vars{{"credentials": "SECRET-ONE"}},
		}}, "input.licenses.0")
		manager.refuses(t, "INVALID_INPUT", uploadLicenses, vars{"input": vars{
			"variationId": o.Lifetime.ID, "licenses": []vars{{"credentials": " "}, {"credentials": "NEW", "externalRef": strings.Repeat("x", 201)}},
		}}, "input.licenses.0", "input.licenses.1.externalRef")
		manager.refuses(t, "VARIATION_NOT_DIGITAL", uploadLicenses, vars{"input": vars{"variationId": o.Piece.ID, "licenses": []vars{{"credentials": "NEW"}}}})
		manager.refuses(t, "VARIATION_NOT_FOUND", uploadLicenses, vars{"input": vars{"variationId": uuid.New(), "licenses": []vars{{"credentials": "NEW"}}}}, "input.variationId")
		o.as(t, auth.Support).refuses(t, "FORBIDDEN", uploadLicenses, vars{"input": input})
	})
}

// TestStockBesideLicensesThatHaveExpiredIsAvailableAgain runs no maintenance after the licenses have expired.
func TestStockBesideLicensesThatHaveExpiredIsAvailableAgain(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		manager := o.as(t, auth.Manager)
		upload := func(stock int, licenses ...vars) {
			t.Helper()
			done := do[uploadView](t, manager, uploadLicenses, vars{"variationId": o.Lifetime.ID, "licenses": licenses})
			if done.Created != len(licenses) || done.StockQuantity != stock {
				t.Errorf("%+v, want %d in stock", done, stock)
			}
		}
		published := func(want ...outbox.Type) {
			t.Helper()
			var got []outbox.Type
			o.Database.Client.Event.Query().
				Where(event.TypeIn(string(outbox.StockLow), string(outbox.StockAvailable)), event.SubjectID(o.Lifetime.ID)).
				Order(event.ByID()).
				Select(event.FieldType).
				ScanX(o.Context(t), &got)
			if !slices.Equal(got, want) {
				t.Errorf("published %v, want %v", got, want)
			}
		}
		var expiring []vars
		for _, key := range []string{"A", "B", "C", "D", "E", "F"} { // one more than the threshold of stock.low
			expiring = append(expiring, vars{"credentials": key, "expiresAt": o.clock.Now().Add(time.Hour)})
		}
		upload(6, expiring...)
		published(outbox.StockAvailable)
		o.clock.Advance(time.Hour)
		upload(1, vars{"credentials": "G"})
		published(outbox.StockAvailable, outbox.StockLow, outbox.StockAvailable)
		upload(2, vars{"credentials": "H"})
		o.maintain(t)
		upload(3, vars{"credentials": "I"})
		published(outbox.StockAvailable, outbox.StockLow, outbox.StockAvailable)
	})
}

func TestALicenseMayExpireInTheLastYearOfFourDigitsAndNotLater(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		manager := o.as(t, auth.Manager)
		input := func(expiresAt string) vars {
			return vars{"variationId": o.Lifetime.ID, "licenses": []vars{{"credentials": "SECRET", "expiresAt": expiresAt}}}
		}
		const late = "9999-12-31T23:59:59-03:00" // 02:59:59 of the year 10000 in UTC
		got := manager.ask(t, uploadLicenses, vars{"input": input(late)})
		if len(got.Errors) != 1 || got.Errors[0].Extensions.Code != "INVALID_INPUT" {
			t.Errorf("%s was stored: %s, %+v", late, got.Data, got.Errors)
		}
		do[uploadView](t, manager, uploadLicenses, input("9999-12-31T23:59:59Z"))
		listed := get[struct{ Licenses rowIDs }](t, manager, `query($id: ID!) { licenses(first: 9, where: {variationId: $id}) { totalCount edges { node { id } } } }`,
			vars{"id": o.Lifetime.ID})
		if listed.Licenses.TotalCount != 1 {
			t.Errorf("%d licenses", listed.Licenses.TotalCount)
		}
	})
}

func TestAnUploadIsPreviewedAndNothingIsStored(t *testing.T) {
	const uploadPreview = `query($input: UploadPreviewInput!) { done: uploadPreview(input: $input) { created duplicates backfilledItems } }`
	type preview struct {
		Created         int
		Duplicates      []int
		BackfilledItems int
	}
	both(t, func(t *testing.T, o *fixture) {
		manager := o.as(t, auth.Manager)
		upload := func(variation uuid.UUID, credentials ...string) {
			t.Helper()
			licenses := make([]vars, len(credentials))
			for i, each := range credentials {
				licenses[i] = vars{"credentials": each}
			}
			do[uploadView](t, manager, uploadLicenses, vars{"variationId": variation, "licenses": licenses})
		}
		upload(o.Lifetime.ID, "SECRET-ONE")
		upload(o.Yearly.ID, "SECRET-ELSEWHERE") // of another variation
		input := vars{"variationId": o.Lifetime.ID, "credentials": []string{"SECRET-TWO", " SECRET-ONE\n", "SECRET-TWO", "SECRET-ELSEWHERE", "SECRET-THREE"}}
		before := o.Database.Client.License.Query().CountX(o.Context(t))
		got := do[preview](t, manager, uploadPreview, input)
		if got.Created != 2 || !slices.Equal(got.Duplicates, []int{1, 2, 3}) || got.BackfilledItems != 0 {
			t.Errorf("%+v", got)
		}
		o.Database.Client.Variation.UpdateOneID(o.Lifetime.ID).SetBackordered(5).ExecX(o.Context(t))
		if got := do[preview](t, manager, uploadPreview, input); got.BackfilledItems != 2 {
			t.Errorf("of two new licenses %d items would be served", got.BackfilledItems)
		}
		if after := o.Database.Client.License.Query().CountX(o.Context(t)); after != before {
			t.Errorf("%d licenses, before %d", after, before)
		}
		manager.refuses(t, "INVALID_INPUT", uploadPreview, vars{"input": vars{"variationId": o.Lifetime.ID, "credentials": []string{"NEW", " "}}}, "input.credentials.1")
		manager.refuses(t, "VARIATION_NOT_DIGITAL", uploadPreview, vars{"input": vars{"variationId": o.Piece.ID, "credentials": []string{"NEW"}}})
		manager.refuses(t, "VARIATION_NOT_FOUND", uploadPreview, vars{"input": vars{"variationId": uuid.New(), "credentials": []string{"NEW"}}}, "input.variationId")
		o.as(t, auth.Support).refuses(t, "FORBIDDEN", uploadPreview, vars{"input": input})
	})
}

// hideInAudit checks that no entry of the audit holds the text.
func (o *fixture) hideInAudit(t testing.TB, secrets ...string) {
	t.Helper()
	entries, err := o.Database.Client.AuditEntry.Query().All(o.Context(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		for _, secret := range secrets {
			if strings.Contains(string(entry.Before)+string(entry.After), secret) {
				t.Errorf("the audit of %s holds a secret", entry.Action)
			}
		}
	}
}

func TestARevokedLicenseLeavesTheStockOnlyIfItWasInIt(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.fill(t) // sells one license of ten
		ctx := o.Context(t)
		client := o.Database.Client
		free, err := client.License.Query().Where(license.StatusEQ(license.StatusFREE)).FirstID(ctx)
		if err != nil {
			t.Fatal(err)
		}
		sold, err := client.License.Query().Where(license.StatusEQ(license.StatusSOLD)).OnlyID(ctx)
		if err != nil {
			t.Fatal(err)
		}
		for _, id := range []uuid.UUID{free, sold} {
			revoked := do[licenseView](t, o.staffClient, revokeLicense, vars{"id": id})
			o.audited(t, "license.revoke")
			if revoked.Status != "REVOKED" || revoked.RevokedAt == nil || revoked.Variation.SKU != "AV-1Y" {
				t.Errorf("%+v", revoked)
			}
			do[licenseView](t, o.staffClient, revokeLicense, vars{"id": id}) // which changes nothing
		}
		if stock := o.StockOf(t, o.Yearly.ID); stock != 8 {
			t.Errorf("the stock says %d", stock)
		}
		noted, err := client.AuditEntry.Query().Where(auditentry.Action("license.revoke")).Count(ctx)
		if err != nil || noted != 2 {
			t.Errorf("%d entries (%v)", noted, err)
		}
		item, err := client.OrderItem.Query().All(ctx)
		for _, item := range item {
			if item.LicenseID != nil && item.Status != "DELIVERED" {
				t.Errorf("the item is %s (%v)", item.Status, err)
			}
		}
		before := client.License.GetX(ctx, sold)
		o.does(t, refundOrder, vars{"id": client.OrderItem.Query().Where(orderitem.LicenseID(sold)).OnlyX(ctx).OrderID})
		if after := client.License.GetX(ctx, sold); !after.RevokedAt.Equal(*before.RevokedAt) {
			t.Errorf("the refund moved the revocation from %s to %s", before.RevokedAt, after.RevokedAt)
		}
		foreign := open(t, o.Database)
		theirs, err := foreign.Database.Client.License.Query().FirstID(foreign.Context(t))
		if err != nil {
			t.Fatal(err)
		}
		for _, unknown := range []uuid.UUID{uuid.New(), theirs} {
			o.refuses(t, "NOT_FOUND", revokeLicense, vars{"input": vars{"id": unknown}})
			o.refuses(t, "NOT_FOUND", revealLicense, vars{"input": vars{"id": unknown}})
		}
	})
}

func TestCredentialsAreShownToSupportAndNotedFirst(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		id, err := o.Database.Client.License.Query().FirstID(o.Context(t))
		if err != nil {
			t.Fatal(err)
		}
		revealed := do[struct {
			Credentials string
			License     licenseView
		}](t, o.as(t, auth.Support), revealLicense, vars{"id": id, "reason": "the customer lost the message"})
		noted, err := o.Database.Client.AuditEntry.Query().Where(auditentry.Action("license.reveal")).Only(o.Context(t))
		if err != nil || noted.SubjectID != id || !strings.Contains(string(noted.After), "the customer lost the message") {
			t.Errorf("the audit says %+v (%v)", noted, err)
		}
		if !strings.HasPrefix(revealed.Credentials, "KEY-") || revealed.License.ID != id {
			t.Errorf("%+v", revealed)
		}
		o.hideInAudit(t, revealed.Credentials)
		o.as(t, auth.Viewer).refuses(t, "FORBIDDEN", revealLicense, vars{"input": vars{"id": id}})
		o.refuses(t, "INVALID_INPUT", revealLicense, vars{"input": vars{"id": id, "reason": strings.Repeat("x", 501)}}, "input.reason")
	})
}

func TestLicensesAndUploadsAreListedWithoutCredentials(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		lists := get[struct {
			Licenses struct {
				TotalCount int
				Edges      []struct{ Node licenseView }
			}
			OfProduct, OfAnother struct{ TotalCount int }
			LicenseBatches       struct {
				Edges []struct {
					Node struct {
						Created  int
						Licenses struct{ TotalCount int }
					}
				}
			}
		}](t, o.as(t, auth.Viewer), `query($variation: ID!, $product: ID!, $another: ID!) {
			ofProduct: licenses(first: 1, where: {hasVariationWith: [{productId: $product}]}) { totalCount }
			ofAnother: licenses(first: 1, where: {hasVariationWith: [{productId: $another}]}) { totalCount }
			licenses(first: 3, where: {variationId: $variation, status: FREE}) { totalCount edges { node { id status externalRef revokedAt variation { sku } } } }
			licenseBatches(first: 1) { edges { node { created licenses(first: 1) { totalCount } } } } }`, vars{
			"variation": o.Yearly.ID, "product": o.Antivirus.ID, "another": o.Setup.ID})
		if lists.OfProduct.TotalCount != 10 || lists.OfAnother.TotalCount != 0 {
			t.Errorf("the product has %d licenses, another %d", lists.OfProduct.TotalCount, lists.OfAnother.TotalCount)
		}
		if lists.Licenses.TotalCount != 10 || len(lists.Licenses.Edges) != 3 || lists.Licenses.Edges[0].Node.Variation.SKU != "AV-1Y" {
			t.Errorf("%+v", lists.Licenses)
		}
		if batch := lists.LicenseBatches.Edges[0].Node; batch.Created != 10 || batch.Licenses.TotalCount != 10 {
			t.Errorf("%+v", batch)
		}
	})
}
