package graph_test

import (
	"strings"
	"testing"

	"github.com/google/uuid"

	"kiosk/ent/db/license"
)

func TestALicenseThatDoesNotWorkIsReplacedUnderWarranty(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		placed := o.sells(t, o.Ana.ID, o.Yearly.ID)
		balance, broken := o.Balance(t, o.Ana.ID), placed.Items[0]
		replaced := o.does(t, replaceItem, vars{"itemId": broken.ID, "reason": "key refused"})
		replaced.is(t, "COMPLETED", "REPLACED DELIVERED", 0)
		o.audited(t, "order.replace_item")
		replacement := replaced.Items[1]
		if replaced.Items[0].License.Status != "REVOKED" || replacement.License.Status != "SOLD" {
			t.Errorf("the licenses are %+v and %+v", replaced.Items[0].License, replacement.License)
		}
		if replacement.ReplacesID == nil || *replacement.ReplacesID != broken.ID || replacement.Price != broken.Price ||
			replacement.BasePrice != broken.BasePrice || replacement.AppliedTier == nil {
			t.Errorf("%+v", replacement)
		}
		if o.Balance(t, o.Ana.ID) != balance || replaced.Total != placed.Total || replaced.eventTypes() != "ORDER_ITEM_REPLACED "+placed.eventTypes() {
			t.Errorf("%+v", replaced)
		}
		sold, revoked := o.licensesWith(t, o.Yearly.ID, license.StatusSOLD), o.licensesWith(t, o.Yearly.ID, license.StatusREVOKED)
		if sold != 1 || revoked != 1 || o.StockOf(t, o.Yearly.ID) != 8 {
			t.Errorf("%d licenses are sold, %d revoked, %d in stock", sold, revoked, o.StockOf(t, o.Yearly.ID))
		}
		shown, err := o.Resolver.Order(o.Context(t), placed.ID)
		if err != nil || len(shown.Credentials) != 1 || shown.Credentials[replacement.ID] == "" {
			t.Errorf("the buyer sees %v (%v)", shown.Credentials, err)
		}
		o.untouched(t, func() {
			o.refuses(t, "ORDER_STATE", replaceItem, vars{"input": vars{"itemId": broken.ID}})
			o.refuses(t, "ITEM_NOT_FOUND", replaceItem, vars{"input": vars{"itemId": uuid.New()}})
			o.refuses(t, "INVALID_INPUT", replaceItem, vars{"input": vars{"itemId": broken.ID, "reason": strings.Repeat("x", 501)}}, "input.reason")
			o.refuses(t, "ORDER_STATE", refundOrder, vars{"input": vars{"id": placed.ID, "items": []uuid.UUID{broken.ID}}}, "input.items.0")
		})
		o.does(t, refundOrder, vars{"id": placed.ID}).is(t, "REFUNDED", "REPLACED REFUNDED", placed.Total)
	})
}

func TestAReplacementWithoutALicenseWaitsOrIsRefused(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.AddLicenses(t, o.Lifetime.ID, 1)
		strict := o.sells(t, o.Ana.ID, o.Lifetime.ID)
		o.untouched(t, func() {
			o.refuses(t, "INSUFFICIENT_STOCK", replaceItem, vars{"input": vars{"itemId": strict.Items[0].ID}})
		})

		o.AddLicenses(t, o.Monthly.ID, 1)
		patient := o.sells(t, o.Ana.ID, o.Monthly.ID)
		waiting := o.does(t, replaceItem, vars{"itemId": patient.Items[0].ID})
		waiting.is(t, "COMPLETED", "REPLACED PENDING", 0)
		o.AddLicenses(t, o.Monthly.ID, 1)
		after := get[struct{ Order sold }](t, o.staffClient, `query($id: ID!) { order(id: $id)`+soldFields+` }`, id(patient.ID)).Order
		after.is(t, "COMPLETED", "REPLACED DELIVERED", 0)
		if after.eventTypes() != "ORDER_ITEMS_FULFILLED ORDER_ITEM_REPLACED ORDER_COMPLETED ORDER_CREATED" || !after.CompletedAt.Equal(*patient.CompletedAt) {
			t.Errorf("%+v", after)
		}

		physical := o.sells(t, o.Ana.ID, o.Piece.ID)
		o.does(t, deliverItems, vars{"orderId": physical.ID})
		o.untouched(t, func() {
			o.refuses(t, "ORDER_STATE", replaceItem, vars{"input": vars{"itemId": physical.Items[0].ID}})
		})
	})
}
