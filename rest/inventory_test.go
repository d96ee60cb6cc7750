package rest_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db/event"
	"kiosk/internal/auth"
	"kiosk/internal/outbox"
	"kiosk/internal/testkit"
)

type uploadResponse struct {
	BatchID, VariationID                                               uuid.UUID
	Received, Created, BackfilledItems, OrdersFulfilled, StockQuantity int
	Duplicates                                                         []int
}

func (w *world) upload(t testing.TB, body any, headers ...string) testkit.Response {
	t.Helper()
	return w.Do(t, "POST", api+"/inventory/licenses", body, headers...)
}

func licenses(variation uuid.UUID, list ...any) map[string]any {
	return map[string]any{"variationId": variation, "licenses": list}
}

func TestUploadStocksLicenses(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		r := w.upload(t, licenses(w.Lifetime.ID, "A", map[string]any{"credentials": "B", "externalRef": "ref", "expiresAt": "2999-01-01"}, "A"))
		got := decoded[uploadResponse](t, r, 201)
		if got.VariationID != w.Lifetime.ID || got.Received != 3 || got.Created != 2 || !slices.Equal(got.Duplicates, []int{2}) || got.StockQuantity != 2 {
			t.Errorf("%s", r.Body)
		}
		again := decoded[uploadResponse](t, w.upload(t, licenses(w.Lifetime.ID, "C", "A")), 201)
		if again.Created != 1 || !slices.Equal(again.Duplicates, []int{1}) || again.StockQuantity != 3 || again.BatchID == got.BatchID {
			t.Errorf("%+v", again)
		}
		spaced := decoded[uploadResponse](t, w.upload(t, licenses(w.Lifetime.ID, " A", "A ", "\r\nC\r\n")), 201)
		if spaced.Created != 0 || !slices.Equal(spaced.Duplicates, []int{0, 1, 2}) || spaced.StockQuantity != 3 {
			t.Errorf("space around a key makes another one of it: %+v", spaced)
		}
		none := w.upload(t, licenses(w.Lifetime.ID, "D"))
		if !strings.Contains(string(none.Body), `"duplicates":[]`) {
			t.Errorf("%s", none.Body)
		}
		sold := w.read(t, w.buy(t, w.Ana.ID, w.Lifetime.ID).ID)
		if c := *sold.Items[0].Credentials; !slices.Contains([]string{"A", "B", "C", "D"}, c) || sold.Items[0].ExpiresAt != nil {
			t.Errorf("sold %+v", sold.Items[0])
		}
	})
}

func TestTheEventOfABackfillHasTheItemsOfItsOrderAndCountsAllThatStillWait(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		first, second := w.buy(t, w.Dora.ID, w.Monthly.ID), w.buy(t, w.Ana.ID, w.Monthly.ID, w.Monthly.ID, w.Hour.ID)
		w.upload(t, licenses(w.Monthly.ID, "1", "2"))
		for _, want := range []struct {
			sold    order
			status  string
			pending int
		}{{first, "COMPLETED", 0}, {second, "PENDING", 2}} {
			found := w.Database.Client.Event.Query().Where(event.SubjectID(want.sold.ID), event.Type(string(outbox.OrderItemsFulfilled))).OnlyX(w.Context(t))
			var data outbox.ItemsFulfilledData
			if err := json.Unmarshal([]byte(found.Data), &data); err != nil {
				t.Fatal(err)
			}
			if len(data.Items) != 1 || data.Items[0].ID != want.sold.Items[0].ID || data.PendingItems != want.pending || data.OrderStatus != want.status {
				t.Errorf("%+v: %s", want, found.Data)
			}
		}
	})
}

func TestAnOrderATopUpAndAnUploadOfATokenAreNotAuditedBesideTheirOwnRows(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		audited := func() int { return w.Database.Client.AuditEntry.Query().CountX(w.Context(t)) }
		before := audited()
		w.buy(t, w.Ana.ID, w.Yearly.ID)
		decoded[rechargeResponse](t, w.recharge(t, w.Ana.ID, `{"amount":1}`), 201)
		decoded[uploadResponse](t, w.upload(t, licenses(w.Lifetime.ID, "A")), 201)
		if now := audited(); now != before {
			t.Errorf("%d audit entries more", now-before)
		}
	})
}

func TestUploadBackfillsFirstInFirstOut(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		first := w.buy(t, w.Ana.ID, w.Monthly.ID, w.Monthly.ID)
		second := w.buy(t, w.Dora.ID, w.Monthly.ID)
		one := decoded[uploadResponse](t, w.upload(t, licenses(w.Monthly.ID, "1")), 201)
		if one.BackfilledItems != 1 || one.OrdersFulfilled != 0 || one.StockQuantity != 0 {
			t.Errorf("%+v", one)
		}
		if half := w.read(t, first.ID); half.Items[0].Status != "DELIVERED" || half.Items[1].Status != "PENDING" || half.Items[1].Credentials != nil {
			t.Errorf("%+v", half)
		}
		rest := decoded[uploadResponse](t, w.upload(t, licenses(w.Monthly.ID, "2", "3", "4")), 201)
		if rest.BackfilledItems != 2 || rest.OrdersFulfilled != 2 || rest.StockQuantity != 1 {
			t.Errorf("%+v", rest)
		}
		for _, id := range []uuid.UUID{first.ID, second.ID} {
			if o := w.read(t, id); o.Status != "COMPLETED" {
				t.Errorf("%s is %s", id, o.Status)
			}
		}
	})
}

func TestOfEqualLicensesInAnUploadTheFirstIsStored(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		var entries []any
		var repeated []int
		for i := range 60 {
			entries = append(entries, map[string]string{"credentials": fmt.Sprintf("KEY-%02d", i%50), "externalRef": fmt.Sprint(i)})
			if i >= 50 {
				repeated = append(repeated, i)
			}
		}
		got := decoded[uploadResponse](t, w.upload(t, licenses(w.Lifetime.ID, entries...)), 201)
		if got.Created != 50 || !slices.Equal(got.Duplicates, repeated) {
			t.Errorf("created %d, without %v", got.Created, got.Duplicates)
		}
	})
}

func TestUploadRejectsDuplicatesAsAWhole(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		decoded[uploadResponse](t, w.upload(t, licenses(w.Lifetime.ID, "A")), 201)
		body := licenses(w.Lifetime.ID, "B", "A")
		body["onDuplicate"] = "reject"
		p := refused(t, w.upload(t, body), 400, "duplicate_licenses")
		if !slices.Equal(p.where(), []string{"/licenses/1"}) || w.StockOf(t, w.Lifetime.ID) != 1 {
			t.Errorf("blames %v, stock %d", p.where(), w.StockOf(t, w.Lifetime.ID))
		}
		if !strings.HasPrefix(p.Detail, "One of the licenses is known already") {
			t.Errorf("the detail is %q", p.Detail)
		}
	})
}

func TestUploadThatIsWrongStoresNothingAndNamesEachField(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		id := w.Lifetime.ID
		past := time.Now().Add(-time.Hour).Format(time.RFC3339)
		for name, test := range map[string]struct {
			body   any
			status int
			code   string
			where  []string
		}{
			"unknown variation": {licenses(uuid.New(), "A"), 404, "variation_not_found", []string{"/variationId"}},
			"nil variation":     {licenses(uuid.Nil, "A"), 404, "variation_not_found", []string{"/variationId"}},
			"a service":         {licenses(w.Hour.ID, "A"), 400, "variation_not_digital", nil},
			"a thing":           {licenses(w.Piece.ID, "A"), 400, "variation_not_digital", nil},
			"null":              {licenses(id), 400, "invalid_input", []string{"/licenses"}},
			"none":              {licenses(id, []any{}...), 400, "invalid_input", []string{"/licenses"}},
			"too many":          {licenses(id, slices.Repeat([]any{"A"}, 1001)...), 400, "invalid_input", []string{"/licenses"}},
			"empty":             {licenses(id, ""), 400, "invalid_input", []string{"/licenses/0"}},
			"too long":          {licenses(id, "A", strings.Repeat("é", 2049)), 400, "invalid_input", []string{"/licenses/1"}},
			"too many letters":  {licenses(id, "A", strings.Repeat("x", 4097)), 400, "invalid_input", []string{"/licenses/1"}},
			"too long a ref":    {licenses(id, map[string]any{"credentials": "A", "externalRef": strings.Repeat("x", 201)}), 400, "invalid_input", []string{"/licenses/0/externalRef"}},
			"NUL":               {licenses(id, "A\x00"), 400, "invalid_input", []string{"/licenses/0"}},
			"in the past":       {licenses(id, map[string]any{"credentials": "A", "expiresAt": past}), 400, "invalid_input", []string{"/licenses/0/expiresAt"}},
			"in the past beside a credential": {licenses(id, "", map[string]any{"credentials": "A", "expiresAt": past}), 400, "invalid_input",
				[]string{"/licenses/0", "/licenses/1/expiresAt"}},
			"in the past beside a choice": {fmt.Sprintf(`{"variationId":"%s","licenses":[{"credentials":"A","expiresAt":"%s"}],"onDuplicate":"merge"}`, id, past), 400,
				"invalid_input", []string{"/onDuplicate", "/licenses/0/expiresAt"}},
			"wrong types": {`{"variationId":1,"licenses":[1,null,{},{"credentials":2,"externalRef":3,"expiresAt":4}],"onDuplicate":5}`, 400, "invalid_input",
				[]string{"/variationId", "/licenses/0", "/licenses/1", "/licenses/2/credentials", "/licenses/3/credentials", "/licenses/3/externalRef", "/licenses/3/expiresAt", "/onDuplicate"}},
			"NUL in an object": {licenses(id, map[string]any{"credentials": "A\x00", "externalRef": "B\x00"}), 400, "invalid_input",
				[]string{"/licenses/0/credentials", "/licenses/0/externalRef"}},
			"no such choice": {fmt.Sprintf(`{"variationId":"%s","licenses":["A"],"onDuplicate":"merge"}`, id), 400, "invalid_input", []string{"/onDuplicate"}},
			"nothing":        {`{}`, 400, "invalid_input", []string{"/variationId", "/licenses"}},
		} {
			p := refused(t, w.upload(t, test.body), test.status, test.code)
			if !slices.Equal(p.where(), test.where) {
				t.Errorf("%s: blames %v, want %v", name, p.where(), test.where)
			}
		}
		if w.StockOf(t, id) != 0 {
			t.Error("something was stored")
		}
		p := refused(t, w.scoped(t, auth.OrdersWrite).Do(t, "POST", api+"/inventory/licenses", licenses(id, "A")), 403, "insufficient_scope")
		if !strings.Contains(p.Detail, "inventory:write") {
			t.Errorf("does not name the scope: %s", p.Detail)
		}
	})
}

func TestUploadOfTheLargestLicensesFits(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		list := make([]any, 1000)
		for i := range list {
			list[i] = fmt.Sprintf("%04d", i) + strings.Repeat("x", 4092)
		}
		if got := decoded[uploadResponse](t, w.upload(t, licenses(w.Lifetime.ID, list...)), 201); got.Created != 1000 || got.StockQuantity != 1000 {
			t.Errorf("%+v", got)
		}
	})
}

func TestUploadWithManyFaultsListsTheFirstHundred(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		p := refused(t, w.upload(t, licenses(w.Lifetime.ID, slices.Repeat([]any{1}, 900)...)), 400, "invalid_input")
		if len(p.Errors) != 100 {
			t.Errorf("%d errors", len(p.Errors))
		}
	})
}
