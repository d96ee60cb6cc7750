package graph_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db/auditentry"
	"kiosk/internal/auth"
	"kiosk/internal/money"
	"kiosk/internal/resolver/orders"
)

type actorView struct{ Kind, Name string }

type historyEntry struct {
	ID        uuid.UUID
	CreatedAt time.Time
	Kind      string
	Text      string
	Amount    *money.Amount
	Actor     *actorView
	Event     *struct {
		Type       string
		Deliveries []struct{ Endpoint struct{ URL string } }
	}
}

type history struct {
	Entries []historyEntry
	Next    *string
}

const (
	orderHistory = `query($id: ID!, $first: Int! = 20, $after: Cursor) { order(id: $id) { history(first: $first, after: $after) {
		next entries { id createdAt kind text amount actor { kind name } event { type deliveries { endpoint { url } } } } } } }`
	commentOnOrder    = `mutation($input: CommentOnOrderInput!) { done: commentOnOrder(input: $input) { id text order { number } actor { kind name } } }`
	commentOnCustomer = `mutation($input: CommentOnCustomerInput!) { done: commentOnCustomer(input: $input) { id text order { number } actor { kind name } } }`
)

type commentView struct {
	ID    uuid.UUID
	Text  string
	Order *struct{ Number string }
	Actor actorView
}

func (d staffClient) historyOf(t testing.TB, order uuid.UUID, more vars) history {
	t.Helper()
	variables := vars{"id": order}
	for name, value := range more {
		variables[name] = value
	}
	return get[struct{ Order struct{ History history } }](t, d, orderHistory, variables).Order.History
}

func (h history) kinds() string {
	kinds := make([]string, len(h.Entries))
	for i, entry := range h.Entries {
		kinds[i] = entry.Kind
	}
	return strings.Join(kinds, " ")
}

func TestHistoryOfAnOrderSaysWhoDidWhatToSupport(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		manager, support := o.as(t, auth.Manager), o.as(t, auth.Support)
		placed := manager.sells(t, o.Ana.ID, o.Yearly.ID, o.Hour.ID)
		o.clock.Advance(time.Minute)
		do[struct{ Credentials string }](t, support, revealLicense, vars{"id": *placed.Items[0].LicenseID, "reason": "lost it"})
		o.clock.Advance(time.Minute)
		manager.does(t, refundOrder, vars{"id": placed.ID, "items": []uuid.UUID{placed.Items[1].ID}, "reason": "no time"})
		o.clock.Advance(time.Minute)
		do[commentView](t, support, commentOnOrder, vars{"orderId": placed.ID, "text": "Called back."})

		got := support.historyOf(t, placed.ID, nil)
		if kinds := got.kinds(); got.Next != nil || !strings.HasPrefix(kinds, "COMMENT") || strings.Count(kinds, "EVENT") != 3 ||
			strings.Count(kinds, "PLACED")+strings.Count(kinds, "LICENSE_REVEALED")+strings.Count(kinds, "REFUNDED") != 3 {
			t.Fatalf("%s: %+v", kinds, got)
		}
		byKind := map[string]historyEntry{}
		for i, entry := range got.Entries {
			byKind[entry.Kind] = entry
			if i > 0 && entry.CreatedAt.After(got.Entries[i-1].CreatedAt) {
				t.Errorf("%s stands after an older entry", entry.Kind)
			}
		}
		for kind, want := range map[string]historyEntry{
			"COMMENT":          {Text: "Called back.", Actor: &actorView{"STAFF", "Staff SUPPORT"}},
			"LICENSE_REVEALED": {Text: "lost it", Actor: &actorView{"STAFF", "Staff SUPPORT"}},
			"REFUNDED":         {Text: "no time", Actor: &actorView{"STAFF", "Staff MANAGER"}, Amount: new(money.Amount(30_00))},
			"PLACED":           {Actor: &actorView{"STAFF", "Staff MANAGER"}, Amount: &placed.Total},
		} {
			entry := byKind[kind]
			if entry.Text != want.Text || entry.Actor == nil || *entry.Actor != *want.Actor ||
				(entry.Amount == nil) != (want.Amount == nil) || entry.Amount != nil && *entry.Amount != *want.Amount {
				t.Errorf("%s is %+v, want %+v", kind, entry, want)
			}
		}

		var pages []historyEntry
		for after := (*string)(nil); ; {
			page := support.historyOf(t, placed.ID, vars{"first": 2, "after": after})
			pages = append(pages, page.Entries...)
			if after = page.Next; after == nil {
				break
			}
		}
		if len(pages) != len(got.Entries) {
			t.Fatalf("two at a time there are %d entries, at once %d", len(pages), len(got.Entries))
		}
		for i, entry := range pages {
			if entry.ID != got.Entries[i].ID {
				t.Errorf("entry %d is %s on the pages and %s at once", i, entry.Kind, got.Entries[i].Kind)
			}
		}
		support.refuses(t, "INVALID_INPUT", orderHistory, vars{"id": placed.ID, "first": 51}, "first")
		support.refuses(t, "INVALID_INPUT", orderHistory, vars{"id": placed.ID, "after": "nonsense"}, "after")
		o.sells(t, o.Ana.ID, o.Hour.ID)
		listed := support.ask(t, `{ orders(first: 2) { edges { node { history { next } } } } }`, nil)
		if len(listed.Errors) == 0 || listed.Errors[0].Extensions.Code != "INVALID_INPUT" {
			t.Errorf("the histories of a list of orders: %+v", listed)
		}
	})
}

func TestHistoryIsReadOfTheOnlyOrderOfAPageWhateverFollowsIt(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		o.sells(t, o.Ana.ID, o.Hour.ID)
		o.sells(t, o.Ana.ID, o.Hour.ID)
		o.sells(t, o.Dora.ID, o.Hour.ID)
		buyers := fmt.Sprintf("%q, %q", o.Ana.ID, o.Dora.ID)
		const of = ` { edges { node { history { entries { kind } } } } }`
		for _, one := range []string{
			"{ orders(first: 1)" + of + " }",
			"{ orders(last: 1)" + of + " }",
			"{ customers(first: 1, where: {idIn: [" + buyers + "]}) { edges { node { orders(first: 1)" + of + " } } } }",
		} {
			if got := o.ask(t, one, nil); len(got.Errors) > 0 || !strings.Contains(string(got.Data), "PLACED") {
				t.Errorf("%s: %s %+v", one, got.Data, got.Errors)
			}
		}
		for _, several := range []string{
			"{ orders(first: 2)" + of + " }",
			"{ customers(first: 2, where: {idIn: [" + buyers + "]}) { edges { node { orders(first: 1)" + of + " } } } }",
			`{ customer(id: "` + o.Ana.ID.String() + `") { orders(first: 2)` + of + " } }",
		} {
			if got := o.ask(t, several, nil); len(got.Errors) == 0 || got.Errors[0].Extensions.Code != "INVALID_INPUT" {
				t.Errorf("%s: %s %+v", several, got.Data, got.Errors)
			}
		}
	})
}

func TestHistoryOfAnOrderSaysThatItsLicensesWereRevokedWithTheirBatch(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		manager := o.as(t, auth.Manager)
		batch := do[uploadView](t, manager, uploadLicenses, vars{
			"variationId": o.Lifetime.ID, "licenses": []vars{{"credentials": "B1"}, {"credentials": "B2"}, {"credentials": "B3"}, {"credentials": "B4"}},
		}).Batch.ID
		placed := o.sells(t, o.Ana.ID, o.Lifetime.ID, o.Lifetime.ID)
		alone := o.sells(t, o.Ana.ID, o.Lifetime.ID)
		other := o.sells(t, o.Ana.ID, o.Hour.ID)
		o.clock.Advance(time.Minute)
		manager.does(t, revokeLicense, vars{"id": *alone.Items[0].LicenseID, "reason": "by itself"})
		o.clock.Advance(time.Minute)
		do[any](t, manager, revokeBatch, vars{"batchId": batch, "reason": "of those in stock"})
		o.clock.Advance(time.Minute)
		do[any](t, manager, revokeBatch, vars{"batchId": batch, "includeSold": true, "reason": "the supplier took them back"})
		for name, test := range map[string]struct {
			order uuid.UUID
			want  []string
		}{
			"of the batch":   {placed.ID, []string{"the supplier took them back"}},
			"revoked before": {alone.ID, []string{"by itself"}},
			"of no batch":    {other.ID, nil},
		} {
			var reasons []string
			for _, entry := range manager.historyOf(t, test.order, nil).Entries {
				if entry.Kind != "LICENSE_REVOKED" {
					continue
				}
				reasons = append(reasons, entry.Text)
				if entry.Actor == nil || *entry.Actor != (actorView{"STAFF", "Staff MANAGER"}) {
					t.Errorf("%s: %+v did it", name, entry.Actor)
				}
			}
			if !slices.Equal(reasons, test.want) {
				t.Errorf("%s: revoked because of %q, want %q", name, reasons, test.want)
			}
		}
	})
}

func TestNestedListsWithFiltersOfTheSameWordsAreTwo(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		first, second := o.sells(t, o.Ana.ID, o.Hour.ID).Number, o.sells(t, o.Ana.ID, o.Hour.ID).Number
		type list struct {
			Edges []struct{ Node struct{ Number string } }
		}
		got := get[struct {
			Customer struct{ Together, Apart list }
		}](t, o.staffClient, `query($id: ID!, $together: [String!], $apart: [String!]) { customer(id: $id) {
			together: orders(first: 9, where: {numberIn: $together}) { edges { node { number } } }
			apart: orders(first: 9, where: {numberIn: $apart}) { edges { node { number } } } } }`,
			vars{"id": o.Ana.ID, "together": []string{first + " " + second}, "apart": []string{first, second}}).Customer
		if len(got.Together.Edges) != 0 || len(got.Apart.Edges) != 2 {
			t.Errorf("the filter of one text finds %v, that of two %v", got.Together.Edges, got.Apart.Edges)
		}
	})
}

func TestHistoryOfAnOrderNamesTheBotThatChangedIt(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		placed := o.sells(t, o.Ana.ID, o.Yearly.ID)
		bot, err := o.Resolver.Authenticate(t.Context(), o.NewToken(t, auth.OrdersRefund))
		if err != nil {
			t.Fatal(err)
		}
		refund := orders.RefundOrderInput{ID: placed.ID, Reason: "broken", IdempotencyKey: "refund"}
		for range 2 { // the second one is replayed
			refunded, _, err := o.Resolver.RefundOrder(auth.With(t.Context(), bot), refund)
			if err != nil || refunded.Edges.Customer == nil || refunded.Edges.Customer.Name != o.Ana.Name {
				t.Fatalf("%+v (%v)", refunded, err)
			}
		}
		noted := o.Database.Client.AuditEntry.Query().Where(auditentry.Action("order.refund")).OnlyX(o.Context(t))
		if strings.Contains(string(noted.After), o.Ana.Name) {
			t.Errorf("the audit names the customer: %s", noted.After)
		}
		for _, entry := range o.historyOf(t, placed.ID, nil).Entries {
			if entry.Kind == "REFUNDED" {
				if entry.Actor == nil || *entry.Actor != (actorView{"TOKEN", "test"}) || entry.Text != "broken" {
					t.Errorf("%+v", entry)
				}
				return
			}
		}
		t.Error("nothing reports the refund")
	})
}

func TestHistoryOfAnOrderTakesAsManyStatementsHoweverLongItIs(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"sqlite3", "postgres"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o, counter := openCounted(t, name)
			placed := o.sells(t, o.Ana.ID, o.Yearly.ID, o.Hour.ID)
			count := func() int {
				counter.Take()
				o.historyOf(t, placed.ID, nil)
				return len(counter.Take())
			}
			count() // the first one of a token also signs in
			few := count()
			for range 5 {
				do[commentView](t, o.staffClient, commentOnOrder, vars{"orderId": placed.ID, "text": "again"})
			}
			o.does(t, deliverItems, vars{"orderId": placed.ID})
			if many := count(); many != few {
				t.Errorf("a longer history takes %d statements, a short one %d", many, few)
			}
		})
	}
}

func TestCommentsAreForStaffAndGoWithTheCustomer(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		support := o.as(t, auth.Support)
		placed := o.sells(t, o.Ana.ID, o.Hour.ID)
		input := vars{"customerId": o.Ana.ID, "text": "Prefers to be called Aninha.", "idempotencyKey": "once"}
		noted := do[commentView](t, support, commentOnCustomer, input)
		if again := do[commentView](t, support, commentOnCustomer, input); again.ID != noted.ID {
			t.Errorf("a retry wrote %s beside %s", again.ID, noted.ID)
		}
		onOrder := do[commentView](t, support, commentOnOrder, vars{"orderId": placed.ID, "text": "Aninha called."})
		if noted.Order != nil || onOrder.Order == nil || onOrder.Order.Number != placed.Number || noted.Actor.Name != "Staff SUPPORT" {
			t.Errorf("%+v and %+v", noted, onOrder)
		}
		o.hideInAudit(t, "Aninha")
		written, err := o.Database.Client.AuditEntry.Query().Where(auditentry.Action("comment.create")).Count(o.Context(t))
		if err != nil || written != 2 {
			t.Errorf("%d entries (%v)", written, err)
		}
		const comments = `query($id: ID!) { customer(id: $id) { comments(first: 10) { totalCount edges { node { text } } } } }`
		type read struct {
			Customer struct {
				Comments struct {
					TotalCount int
					Edges      []struct{ Node commentView }
				}
			}
		}
		list := get[read](t, o.as(t, auth.Viewer), comments, id(o.Ana.ID)).Customer.Comments
		if list.TotalCount != 2 || list.Edges[0].Node.Text != "Aninha called." {
			t.Errorf("%+v", list)
		}
		invalid := vars{"customerId": uuid.New(), "text": "x"}
		support.refuses(t, "CUSTOMER_NOT_FOUND", commentOnCustomer, vars{"input": invalid})
		support.refuses(t, "ORDER_NOT_FOUND", commentOnOrder, vars{"input": vars{"orderId": uuid.New(), "text": "x"}})
		support.refuses(t, "INVALID_INPUT", commentOnOrder, vars{"input": vars{"orderId": placed.ID, "text": strings.Repeat("é", 2001)}}, "input.text")
		o.as(t, auth.Viewer).refuses(t, "FORBIDDEN", commentOnOrder, vars{"input": vars{"orderId": placed.ID, "text": "x"}})
		foreign := open(t, o.Database)
		foreign.refuses(t, "ORDER_NOT_FOUND", commentOnOrder, vars{"input": vars{"orderId": placed.ID, "text": "x"}})

		if _, err := o.Resolver.EraseCustomer(o.Context(t), o.Ana.ID); err != nil {
			t.Fatal(err)
		}
		if left := get[read](t, o.staffClient, comments, id(o.Ana.ID)).Customer.Comments.TotalCount; left != 0 {
			t.Errorf("%d comments are left of an erased customer", left)
		}
		o.refuses(t, "CUSTOMER_NOT_FOUND", commentOnOrder, vars{"input": vars{"orderId": placed.ID, "text": "x"}})
	})
}
