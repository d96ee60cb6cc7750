package graph_test

import (
	"context"
	"database/sql/driver"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"entgo.io/ent/dialect/sql"
	"github.com/google/uuid"

	"kiosk/ent/db/auditentry"
	"kiosk/ent/db/license"
	"kiosk/ent/db/product"
	"kiosk/ent/db/staffmember"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/money"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver/access"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/wallets"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/recorder"
)

const (
	followChanges   = `subscription { changes { type id kind } }`
	followNewEvents = `subscription { events { data } }`
)

// tell publishes an event of each of the types about one subject.
func (o *fixture) tell(t testing.TB, subject uuid.UUID, types ...outbox.Type) {
	t.Helper()
	ctx := o.Context(t)
	end, err := o.Resolver.FeedEnd(ctx)
	if err != nil {
		t.Fatal(err)
	}
	tx, err := o.Database.Begin(ctx)
	if err != nil {
		t.Fatal(err)
	}
	for _, kind := range types {
		end++
		err = errors.Join(err, tx.Event.Create().SetType(string(kind)).SetSubjectID(subject).
			SetData(`{"customer":{"name":"Zmarker"}}`).SetSequence(end).Exec(ctx))
	}
	err = errors.Join(err, tx.EventFeed.Update().SetLastSequence(end).Exec(ctx), tx.Commit())
	if err != nil {
		t.Fatal(err)
	}
}

// changes is a running subscription to changes.
type changes struct {
	*subscription
	entries bool // whether next waits for entries of the audit, and not for all others
}

// followChanges subscribes, and returns when the subscription receives changes of the store.
func (o *fixture) followChanges(t testing.TB, subscribe func(staffClient, testing.TB, string, vars) *subscription, by staffClient) changes {
	t.Helper()
	c := changes{subscription: subscribe(by, t, followChanges, nil)}
	c.isAnnounced(t)
	return c
}

// isAnnounced checks that the first message says that the subscription has begun.
func (s *subscription) isAnnounced(t testing.TB) {
	t.Helper()
	if first, ok := s.next(t); !ok || !first.Extensions.Subscribed || string(first.Data) != "null" || len(first.Errors) > 0 {
		t.Fatalf("the first message is %+v", first)
	}
}

// next waits for a change, and returns its text.
func (c changes) next(t testing.TB) string {
	t.Helper()
	for {
		message, ok := c.subscription.next(t)
		if !ok || len(message.Errors) > 0 {
			t.Fatalf("the subscription ended: %+v", message.Errors)
		}
		var data struct {
			Changes struct {
				Type string
				ID   uuid.UUID
			}
		}
		if err := json.Unmarshal(message.Data, &data); err != nil {
			t.Fatal(err)
		}
		if isEntry := data.Changes.Type == "AUDIT_ENTRY"; isEntry == c.entries {
			return string(message.Data)
		}
	}
}

func TestNothingIsMissedOnceASubscriptionIsAnnounced(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		o := open(t, d, following())
		for name, subscribe := range transports {
			for operation, want := range map[string]string{followChanges: `"VARIATION"`, followNewEvents: "Zmarker"} {
				s := subscribe(o.as(t, auth.Viewer), t, operation, nil)
				s.isAnnounced(t)
				o.tell(t, uuid.New(), outbox.StockLow)
				if message, ok := s.next(t); !ok || !strings.Contains(string(message.Data), want) {
					t.Errorf("over %s came %s of %s", name, message.Data, operation)
				}
				s.stop() // the next one starts the feed anew
			}
		}
	})
}

func TestEntriesOfTheAuditAreHeardByThoseAloneWhoMayReadIt(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		o := open(t, d, following())
		customer := o.NewCustomer(t, customers.NewCustomer{Name: "Zmarker"}, 0)
		owner := o.followChanges(t, staffClient.overSocket, o.as(t, auth.Owner))
		viewer := o.followChanges(t, staffClient.overSocket, o.as(t, auth.Viewer))
		owner.entries = true
		if _, err := o.Resolver.BlockCustomer(o.Context(t), customer.ID); err != nil {
			t.Fatal(err)
		}
		entry := o.Database.Client.AuditEntry.Query().Where(auditentry.Action("customer.block")).OnlyX(o.Context(t))
		want := fmt.Sprintf(`{"changes":{"type":"AUDIT_ENTRY","id":%q,"kind":"CREATED"}}`, entry.ID)
		for owner.next(t) != want {
			continue // others were written when the test began
		}
		if _, err := o.Resolver.UnblockCustomer(o.Context(t), customer.ID); err != nil {
			t.Fatal(err)
		}
		edits := 0
		for edits < 2 { // the entry of the first would come before the second
			message, ok := viewer.subscription.next(t)
			if !ok || strings.Contains(string(message.Data), "AUDIT_ENTRY") {
				t.Fatalf("a viewer heard %s", message.Data)
			}
			if strings.Contains(string(message.Data), customer.ID.String()) {
				edits++
			}
		}
	})
}

func TestChangeThatAnEventSaysNamesTheEvent(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		o := open(t, d, following())
		s := o.overSocket(t, `subscription { changes { id eventId } }`, nil)
		testkit.Eventually(t, waitTimeout, "a change names its event", func() bool {
			select {
			case message := <-s.messages:
				var data struct {
					Changes struct{ ID, EventID *uuid.UUID }
				}
				if err := json.Unmarshal(message.Data, &data); err != nil {
					t.Fatal(err)
				}
				if data.Changes.EventID == nil {
					return false // of the audit
				}
				row := o.Database.Client.Event.GetX(o.Context(t), *data.Changes.EventID)
				if row.SubjectID == nil || *row.SubjectID != *data.Changes.ID {
					t.Errorf("the event of %s is about %v", data.Changes.ID, row.SubjectID)
				}
				return true
			default:
				o.tell(t, uuid.New(), outbox.StockLow)
				return false
			}
		})
	})
}

func TestEveryEventTypeSaysWhatChangedAndNothingElse(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		o := open(t, d, following())
		for name, subscribe := range transports {
			followed := o.followChanges(t, subscribe, o.as(t, auth.Viewer))
			for _, kind := range outbox.Catalogue {
				if kind.Type == outbox.Test {
					continue // which changes nothing: the next one is preceded by it
				}
				subject := uuid.New()
				o.tell(t, subject, outbox.Test, kind.Type)
				how := "UPDATED"
				if kind.Creates {
					how = "CREATED"
				}
				if got, want := followed.next(t), fmt.Sprintf(`{"changes":{"type":%q,"id":%q,"kind":%q}}`, kind.Subject, subject, how); got != want {
					t.Errorf("over %s, %s is %s, want %s", name, kind.Type, got, want)
				}
			}
			followed.stop()
		}
	})
}

func TestWhatPeopleEditIsAChangeToo(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		o := open(t, d, following())
		customer := o.NewCustomer(t, customers.NewCustomer{Name: "Zmarker"}, 0)
		adjusted := o.NewCustomer(t, customers.NewCustomer{Name: "Zmarker"}, 0)
		sold := o.NewProduct(t, "Streamly", product.KindDIGITAL, catalogue.VariationInput{SKU: new("STREAM"), Price: new(money.Amount(5_00))})
		variation := sold.Edges.Variations[0]
		followed := o.followChanges(t, staffClient.overSocket, o.as(t, auth.Viewer))
		_, err := o.Resolver.BlockCustomer(o.Context(t), customer.ID)
		if err != nil {
			t.Fatal(err)
		}
		_, _, err = o.Resolver.AdjustWallet(o.Context(t), wallets.AdjustWalletInput{CustomerID: adjusted.ID, Amount: 1_00, Reason: "gift"})
		if err != nil {
			t.Fatal(err)
		}
		o.AddLicenses(t, variation.ID, 2)
		uploaded := o.Database.Client.License.Query().Order(license.ByID(sql.OrderDesc())).FirstX(o.Context(t))
		if _, err := o.Resolver.RevokeLicense(o.Context(t), orders.LicenseInput{ID: uploaded.ID, Reason: "leaked"}); err != nil {
			t.Fatal(err)
		}
		added := o.NewProduct(t, "Voyager", product.KindDIGITAL, catalogue.VariationInput{SKU: new("VOYAGER"), Price: new(money.Amount(5_00))})
		want := map[string]bool{}
		for _, change := range []struct {
			kind, how string
			id        uuid.UUID
		}{
			{"CUSTOMER", "UPDATED", customer.ID}, {"CUSTOMER", "UPDATED", adjusted.ID}, {"LICENSE_BATCH", "CREATED", uploaded.BatchID},
			{"LICENSE", "UPDATED", uploaded.ID}, {"PRODUCT", "CREATED", added.ID},
		} {
			want[fmt.Sprintf(`{"changes":{"type":%q,"id":%q,"kind":%q}}`, change.kind, change.id, change.how)] = true
		}
		heard := map[string]bool{}
		for len(want) > 0 {
			change := followed.next(t)
			if heard[change] {
				t.Errorf("%s came twice", change)
			}
			heard[change] = true
			delete(want, change)
		}
	})
}

func TestWhatPeopleEditIsHeardAfterTheClockWasSetBack(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		o := open(t, d, following())
		customer := o.NewCustomer(t, customers.NewCustomer{Name: "Zmarker"}, 0)
		edited := fmt.Sprintf(`{"changes":{"type":"CUSTOMER","id":%q,"kind":"UPDATED"}}`, customer.ID)
		viewer := o.as(t, auth.Viewer)
		before := o.followChanges(t, staffClient.overSocket, viewer)
		if _, err := o.Resolver.BlockCustomer(o.Context(t), customer.ID); err != nil {
			t.Fatal(err)
		}
		for before.next(t) != edited {
			continue // others were written when the test began
		}
		o.clock.Advance(-time.Hour)
		after := o.followChanges(t, staffClient.overSocket, viewer)
		if _, err := o.Resolver.UnblockCustomer(o.Context(t), customer.ID); err != nil {
			t.Fatal(err)
		}
		for _, followed := range []changes{before, after} {
			for followed.next(t) != edited {
				continue
			}
		}
	})
}

func TestWhatAStoreIsSetUpWithChangesForThoseAloneWhoMayReadIt(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		o := open(t, d, following())
		customer := o.NewCustomer(t, customers.NewCustomer{Name: "Zmarker"}, 0)
		roles := []auth.Role{auth.Owner, auth.Manager, auth.Viewer}
		clients, followed := make([]staffClient, len(roles)), make([]changes, len(roles))
		for i, role := range roles {
			clients[i] = o.as(t, role)
		}
		for i, client := range clients {
			followed[i] = o.followChanges(t, staffClient.overSocket, client)
		}
		type row struct{ ID string }
		category := do[row](t, o.staffClient, `mutation { done: createCategory(input: {name: "Zmarker", slug: "zmarker"}) { id } }`, nil)
		tier := do[row](t, o.staffClient, `mutation { done: createPriceTier(input: {name: "Zmarker", level: 90}) { id } }`, nil)
		endpoint := do[struct{ Endpoint row }](t, o.staffClient, `mutation { done: registerWebhookEndpoint(input: {url: "https://bot.example.com/zmarker", events: [ORDER_CREATED]}) { endpoint { id } } }`, nil)
		token := do[struct{ APIToken row }](t, o.staffClient, `mutation { done: createAPIToken(input: {name: "Zmarker", scopes: ["orders:read"]}) { apiToken { id } } }`, nil)
		person := do[struct{ Member row }](t, o.staffClient, `mutation { done: inviteStaff(input: {email: "zmarker@example.com", role: VIEWER}) { member { id } } }`, nil)
		subjects := []struct{ kind, id string }{ // for all but the last two: managers hear of one more, the owner of all
			{"CATEGORY", category.ID}, {"PRICE_TIER", tier.ID}, {"WEBHOOK_ENDPOINT", endpoint.Endpoint.ID},
			{"API_TOKEN", token.APIToken.ID}, {"STAFF_MEMBER", person.Member.ID},
		}
		for i, change := range []string{
			"setCategoryStatus(input: {id: $id, version: 1, status: ARCHIVED}) { id }",
			`updatePriceTier(input: {id: $id, version: 1, name: "Zmarker two"}) { id }`,
			"pauseWebhookEndpoint(input: {endpointId: $id}) { id }",
			"revokeAPIToken(input: {id: $id}) { id }",
			"disableStaff(input: {id: $id}) { id }",
		} {
			get[any](t, o.staffClient, "mutation($id: ID!) { "+change+" }", vars{"id": subjects[i].id})
		}
		get[any](t, o.staffClient, "mutation { updatePreferences(input: {theme: DARK}) { theme } }", nil)
		get[any](t, o.staffClient, "mutation($id: ID!) { blockCustomer(input: {customerId: $id}) { id } }", vars{"id": customer.ID})
		blocked := fmt.Sprintf(`{"changes":{"type":"CUSTOMER","id":%q,"kind":"UPDATED"}}`, customer.ID)
		for i, role := range roles {
			var want, got []string
			for _, how := range []string{"CREATED", "UPDATED"} {
				for _, subject := range subjects[:len(subjects)-i] {
					want = append(want, fmt.Sprintf(`{"changes":{"type":%q,"id":%q,"kind":%q}}`, subject.kind, subject.id, how))
				}
			}
			for change := followed[i].next(t); change != blocked; change = followed[i].next(t) {
				if !strings.Contains(change, `"VARIATION"`) { // with which the other subscriptions began
					got = append(got, change)
				}
			}
			slices.Sort(want)
			slices.Sort(got)
			if !slices.Equal(got, want) {
				t.Errorf("%s heard %v, want %v", role, got, want)
			}
		}
	})
}

func TestThoseWhoMayNoLongerReadTheStaffHearNoMoreOfThem(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		o := open(t, d, following())
		other := o.Reopened(t).Resolver // another process, which cannot remove what this one has cached
		customer := o.NewCustomer(t, customers.NewCustomer{Name: "Zmarker"}, 0)
		client := o.as(t, auth.Owner)
		followed := o.followChanges(t, staffClient.overSocket, client)
		demoted, err := o.Resolver.AuthenticateStaff(t.Context(), client.client.Token)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := other.SetStaffRole(o.Context(t), access.SetStaffRoleInput{ID: demoted.ID, Version: 1, Role: staffmember.RoleVIEWER}); err != nil {
			t.Fatal(err)
		}
		get[any](t, o.staffClient, `mutation($id: ID!) { blockCustomer(input: {customerId: $id}) { id } }`, vars{"id": customer.ID})
		for change := ""; !strings.Contains(change, customer.ID.String()); change = followed.next(t) {
			if strings.Contains(change, "STAFF_MEMBER") {
				t.Fatalf("a viewer heard %s", change)
			}
		}
	})
}

func TestChangeOfAnOrderOrATopUpSaysWhoseItIs(t *testing.T) {
	dispatching(t, func(t *testing.T, o *fixture) {
		s := o.overSocket(t, `subscription { changes { type kind customerId } }`, nil)
		wanted := map[string]bool{"CUSTOMER CREATED": true, "RECHARGE UPDATED": true, "ORDER CREATED": true}
		buyers := map[string]bool{}
		testkit.Eventually(t, waitTimeout, "a customer, their top-up and their order are changes of the customer", func() bool {
			select {
			case message := <-s.messages:
				var data struct {
					Changes struct{ Type, Kind, CustomerID string }
				}
				if err := json.Unmarshal(message.Data, &data); err != nil {
					t.Fatal(err)
				}
				if c := data.Changes; buyers[c.CustomerID] {
					delete(wanted, c.Type+" "+c.Kind)
				}
				return len(wanted) == 0
			default:
				buyer := o.NewCustomer(t, customers.NewCustomer{Name: "Zmarker"}, 100_00)
				buyers[buyer.ID.String()] = true
				o.sells(t, buyer.ID, o.Hour.ID)
				return false
			}
		})
	})
}

func TestChangesOfAnotherStoreAreNotHeard(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		o := open(t, d, following())
		other := serve(t, testkit.NewStore(t, d), o.clock, following())
		for name, subscribe := range transports {
			followed := o.followChanges(t, subscribe, o.staffClient)
			theirs := other.followChanges(t, subscribe, other.staffClient)
			foreign, own := uuid.New(), uuid.New()
			other.tell(t, foreign, outbox.OrderCreated)
			theirs.next(t) // it was published
			o.tell(t, own, outbox.CustomerRegistered)
			if got, want := followed.next(t), fmt.Sprintf(`{"changes":{"type":"CUSTOMER","id":%q,"kind":"CREATED"}}`, own); got != want {
				t.Errorf("over %s came %s, want %s", name, got, want)
			}
			followed.stop()
			theirs.stop()
		}
	})
}

func TestChangesEndWithTheSession(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		o := open(t, d, following())
		for _, subscribe := range transports {
			viewer := o.as(t, auth.Viewer)
			followed := o.followChanges(t, subscribe, viewer)
			actor, err := o.Resolver.AuthenticateStaff(t.Context(), viewer.client.Token)
			if err != nil {
				t.Fatal(err)
			}
			if err := o.Resolver.SignOut(auth.With(t.Context(), actor)); err != nil {
				t.Fatal(err)
			}
			followed.endsWith(t, "UNAUTHENTICATED")
		}
	})
}

func TestARegisteredCustomerIsAChangeOnceItsEventIsDispatched(t *testing.T) {
	dispatching(t, func(t *testing.T, o *fixture) {
		s := o.overSocket(t, followChanges, nil)
		registered := make(map[uuid.UUID]bool)
		testkit.Eventually(t, waitTimeout, "a registered customer is a change", func() bool {
			select {
			case message := <-s.messages:
				var data struct {
					Changes struct {
						Type, Kind string
						ID         uuid.UUID
					}
				}
				if err := json.Unmarshal(message.Data, &data); err != nil {
					t.Fatal(err)
				}
				return data.Changes.Type == "CUSTOMER" && data.Changes.Kind == "CREATED" && registered[data.Changes.ID]
			default:
				registered[o.NewCustomer(t, customers.NewCustomer{Name: "Zmarker"}, 0).ID] = true
				return false
			}
		})
	})
}

func TestNoReadForASubscriptionToChangesIsWithoutATimeLimit(t *testing.T) {
	t.Parallel()
	for _, dialectName := range []string{dialect.SQLite, dialect.Postgres} {
		t.Run(dialectName, func(t *testing.T) {
			t.Parallel()
			var audited, unlimited atomic.Int64
			d := testkit.Open(t, testkit.NewURL(t, dialectName), database.Options{Instrument: func(c driver.Connector) driver.Connector {
				return recorder.Wrap(c, func(ctx context.Context, _ driver.QueryerContext, s *recorder.Statement) {
					if !s.Query || !strings.Contains(s.Text, "audit_entries") || !strings.Contains(s.Text, "LIMIT") {
						return
					}
					audited.Add(1)
					if _, limited := ctx.Deadline(); !limited {
						unlimited.Add(1)
					}
				})
			}})
			o := open(t, d)
			o.followChanges(t, staffClient.overSocket, o.staffClient)
			if audited.Load() == 0 || unlimited.Load() > 0 {
				t.Errorf("of %d reads of the audit, %d have no time limit", audited.Load(), unlimited.Load())
			}
		})
	}
}
