package schema_test

import (
	"context"
	"errors"
	"reflect"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/migrate"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/testkit"
)

// entity is the client of an entity. It is found by reflection, so that tests include a new entity.
type entity struct {
	name   string
	client reflect.Value
}

func entities(client *db.Client) []entity {
	var found []entity
	fields := reflect.ValueOf(client).Elem()
	for i := range fields.NumField() {
		if field := fields.Field(i); fields.Type().Field(i).IsExported() && field.Kind() == reflect.Pointer {
			if _, ok := field.Type().MethodByName("Query"); ok {
				found = append(found, entity{fields.Type().Field(i).Name, field})
			}
		}
	}
	return found
}

// call runs <entity>.<builder>().<method>(ctx) and returns its result, if that is a number, and its error.
func (e entity) call(ctx context.Context, builder, method string) (int, error) {
	built := e.client.MethodByName(builder).Call(nil)[0]
	results := built.MethodByName(method).Call([]reflect.Value{reflect.ValueOf(ctx)})
	err, _ := results[len(results)-1].Interface().(error)
	if results[0].Kind() == reflect.Int {
		return int(results[0].Int()), err
	}
	return 0, err
}

func TestEveryEntityButTheStoreBelongsToOne(t *testing.T) {
	t.Parallel()
	for _, table := range migrate.Tables {
		column, ok := table.Column("store_id")
		if table.Name == "stores" {
			continue
		}
		if !ok || column.Nullable {
			t.Errorf("%s has no store_id that is always set", table.Name)
		}
	}
}

func TestNothingIsReadOrWrittenWithoutAnActor(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		for _, e := range entities(d.Client) {
			for _, c := range [][2]string{{"Query", "Count"}, {"Query", "All"}, {"Query", "FirstID"}, {"Delete", "Exec"}, {"Create", "Save"}} {
				if _, err := e.call(t.Context(), c[0], c[1]); !errors.Is(err, auth.ErrNoActor) {
					t.Errorf("%s.%s().%s(): got %v", e.name, c[0], c[1], err)
				}
			}
			if _, err := e.call(auth.With(t.Context(), auth.Actor{Kind: auth.KindToken}), "Query", "Count"); !errors.Is(err, auth.ErrNoActor) {
				t.Errorf("%s: an actor without a store got %v", e.name, err)
			}
		}
	})
}

func TestAnotherStoresRowsAreNeitherSeenNorTouched(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		ours, theirs := newStore(t, d), newStore(t, d)
		oneOfEach(t, ours, d.Client)
		for _, e := range entities(d.Client) {
			if n, err := e.call(ours, "Query", "Count"); err != nil || n == 0 {
				t.Errorf("%s: the store itself sees %d (%v); oneOfEach must make one", e.name, n, err)
			}
			if e.name == "Store" {
				continue
			}
			if n, err := e.call(theirs, "Query", "Count"); err != nil || n != 0 {
				t.Errorf("%s: another store sees %d (%v)", e.name, n, err)
			}
			if n, err := e.call(theirs, "Delete", "Exec"); err != nil || n != 0 {
				t.Errorf("%s: another store deletes %d (%v)", e.name, n, err)
			}
			if n, err := e.call(theirs, "Update", "Save"); err != nil || n != 0 {
				t.Errorf("%s: another store updates %d (%v)", e.name, n, err)
			}
		}
	})
}

func TestARowCannotPointIntoAnotherStore(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		ours, theirs := newStore(t, d), newStore(t, d)
		rows := oneOfEach(t, ours, d.Client)
		client := d.Client
		for name, create := range map[string]func() error{
			"variation": func() error {
				return client.Variation.Create().SetProductID(rows.product).SetSku("x").SetPrice(1).Exec(theirs)
			},
			"order": func() error {
				return client.Order.Create().SetNumber("X").SetCustomerID(rows.customer).SetStatus("PENDING").SetCurrency("EUR").
					SetTotal(1).SetSource("API").Exec(theirs)
			},
			"license": func() error {
				return client.License.Create().SetVariationID(rows.variation).SetBatchID(rows.batch).
					SetCredentials([]byte{1}).SetFingerprint([]byte{1}).Exec(theirs)
			},
			"delivery": func() error {
				return client.Delivery.Create().SetEventID(rows.event).SetEndpointID(rows.endpoint).SetDueAt(time.Now()).Exec(theirs)
			},
			"customer of a tier": func() error {
				return client.Customer.Create().SetName("x").SetTierID(rows.tier).Exec(theirs)
			},
			"a row of another store": func() error {
				return client.PriceTier.Create().SetName("x").SetLevel(1).SetStoreID(rows.store).Exec(theirs)
			},
		} {
			if err := create(); err == nil {
				t.Errorf("%s was created across stores", name)
			}
		}
	})
}

func newStore(t *testing.T, d *database.DB) context.Context {
	t.Helper()
	store, err := d.Client.Store.Create().
		SetSlug(uuid.NewString()).
		SetName("Store").
		SetCurrency("EUR").
		SetLivemode(true).
		Save(auth.AllTenants(t.Context()))
	if err != nil {
		t.Fatal(err)
	}
	return auth.With(t.Context(), auth.System(store.ID))
}

type rows struct {
	store, product, variation, tier, customer, batch, event, endpoint uuid.UUID
}

// oneOfEach creates a row of every entity in the actor's store.
func oneOfEach(t *testing.T, ctx context.Context, c *db.Client) rows {
	t.Helper()
	now := time.Now().UTC().Truncate(time.Microsecond)
	actor, err := auth.From(ctx)
	if err != nil {
		t.Fatal(err)
	}
	staff := c.StaffMember.Create().SetEmail("a@example.com").SetPasswordHash("x").SetRole("OWNER").SaveX(ctx)
	c.StaffSession.Create().SetStaffID(staff.ID).SetKind("BROWSER").SetSecretHash(uuidBytes()).SaveX(ctx)
	c.StaffPreferences.Create().SetStaffID(staff.ID).SetDocument("{}").SaveX(ctx)
	c.Email.Create().SetStaffID(staff.ID).SetKind("INVITATION").SetDueAt(time.Now()).SetExpiresAt(time.Now()).SaveX(ctx)
	c.APIToken.Create().SetName("x").SetPrefix("x").SetHash(uuidBytes()).SetScopes(auth.AllScopes).SaveX(ctx)
	tier := c.PriceTier.Create().SetName("Gold").SetLevel(1).SaveX(ctx)
	category := c.Category.Create().SetName("x").SetSlug("x").SaveX(ctx)
	product := c.Product.Create().SetName("x").SetSlug("x").SetKind("DIGITAL").SaveX(ctx)
	c.ProductCategory.Create().SetProductID(product.ID).SetCategoryID(category.ID).SaveX(ctx)
	variation := c.Variation.Create().SetProductID(product.ID).SetSku("x").SetPrice(100).SaveX(ctx)
	c.TierPrice.Create().SetTierID(tier.ID).SetVariationID(variation.ID).SetPrice(90).SaveX(ctx)
	customer := c.Customer.Create().SetName("x").SetTierID(tier.ID).SaveX(ctx)
	recharge := c.Recharge.Create().SetCustomerID(customer.ID).SetAmount(100).SetStatus("PENDING").SaveX(ctx)
	order := c.Order.Create().SetNumber("N").SetCustomerID(customer.ID).SetStatus("COMPLETED").SetCurrency("EUR").
		SetTotal(100).SetSource("API").SaveX(ctx)
	c.WalletTransaction.Create().SetCustomerID(customer.ID).SetSequence(1).SetKind("RECHARGE").SetAmount(100).SetBalanceAfter(100).
		SetOrderID(order.ID).SetRechargeID(recharge.ID).SetActorKind("SYSTEM").SaveX(ctx)
	c.Comment.Create().SetCustomerID(customer.ID).SetOrderID(order.ID).SetText("x").SetActorKind("SYSTEM").SaveX(ctx)
	batch := c.LicenseBatch.Create().SetVariationID(variation.ID).SetReceived(1).SetCreated(1).SetActorKind("SYSTEM").SaveX(ctx)
	license := c.License.Create().SetVariationID(variation.ID).SetBatchID(batch.ID).SetCredentials([]byte{1}).
		SetFingerprint([]byte{1}).SaveX(ctx)
	c.OrderItem.Create().SetOrderID(order.ID).SetOrderedAt(now).SetPosition(0).SetProductID(product.ID).SetVariationID(variation.ID).
		SetKind("DIGITAL").SetProductName("x").SetSku("x").SetPrice(100).SetBasePrice(100).SetStatus("DELIVERED").
		SetLicenseID(license.ID).SetDeliveredAt(now).SaveX(ctx)
	c.IdempotencyKey.Create().SetKey("k").SetOperation("x").SetFingerprint([]byte{1}).SetExpiresAt(now).SaveX(ctx)
	endpoint := c.WebhookEndpoint.Create().SetURL("https://a.example.com").SetEvents([]string{"stock.low"}).SetSecret([]byte{1}).SaveX(ctx)
	event := c.Event.Create().SetType("stock.low").SetData("{}").SaveX(ctx)
	c.EventFeed.Create().SaveX(ctx)
	delivery := c.Delivery.Create().SetEventID(event.ID).SetEndpointID(endpoint.ID).SetDueAt(now).SaveX(ctx)
	c.DeliveryAttempt.Create().SetDeliveryID(delivery.ID).SetEndpointID(endpoint.ID).SetEventID(event.ID).SetEventType("stock.low").
		SetAttempt(1).SetStatus("SUCCEEDED").SetLatencyMs(1).SaveX(ctx)
	c.SalesRollup.Create().SetDimension("STORE").SetGrain("DAY").SetDimensionID(uuid.Nil).SetBucket(0).SetStatus("COMPLETED").SaveX(ctx)
	c.UnrolledOrder.Create().SetID(order.ID).SaveX(ctx)
	c.RequestLog.Create().SetSequence(1).SetAPITokenID(uuid.New()).SetMethod("GET").SetPath("/x").SetStatus(200).SetRequestID("r").
		SetDurationUs(1).SaveX(ctx)
	c.AuditEntry.Create().SetActorKind("SYSTEM").SetAction("x").SetSubjectType("x").SetSubjectID(order.ID).SaveX(ctx)
	return rows{actor.StoreID, product.ID, variation.ID, tier.ID, customer.ID, batch.ID, event.ID, endpoint.ID}
}

func uuidBytes() []byte {
	id := uuid.New()
	return id[:]
}
