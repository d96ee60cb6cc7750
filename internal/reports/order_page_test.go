package reports_test

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"
	"pgregory.net/rapid"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/db/salesrollup"
	"kiosk/ent/db/unrolledorder"
	"kiosk/internal/database"
	"kiosk/internal/reports"
	"kiosk/internal/seed"
	"kiosk/internal/testkit"
)

// seeded is a store with orders that are rolled up, and the values for filters.
type seeded struct {
	*shop
	variations []*db.Variation
	customers  []uuid.UUID
	until      time.Time
}

const seededDays = 80

func openSeeded(t *testing.T, d *database.DB, orders int) *seeded {
	t.Helper()
	v := testkit.NewVault(t)
	s := &seeded{shop: openShop(t, d, v, nil), until: time.Now().UTC().Truncate(time.Microsecond)}
	options := seed.Options{Orders: orders, Products: 12, Customers: 15, Days: seededDays, Until: s.until}
	if err := seed.Fill(t.Context(), d, v, s.Row, options); err != nil {
		t.Fatal(err)
	}
	s.variations = d.Client.Variation.Query().AllX(s.Ctx)
	s.customers = d.Client.Customer.Query().IDsX(s.Ctx)
	return s
}

// change changes the state of orders that are rolled up.
func (s *seeded) change(orders []*db.Order) {
	for _, o := range orders {
		s.Database.Client.UnrolledOrder.Create().SetID(o.ID).SetCreatedAt(o.CreatedAt).
			SetRolledUpStatus(unrolledorder.RolledUpStatus(o.Status)).SetRolledUpRefunded(o.RefundedAmount).ExecX(s.Ctx)
		s.Database.Client.Order.UpdateOne(o).SetStatus(order.StatusFAILED).SetRefundedAmount(o.Total).ExecX(s.Ctx)
		s.Database.Client.OrderItem.Update().Where(orderitem.OrderID(o.ID)).SetStatus(orderitem.StatusCANCELLED).ExecX(s.Ctx)
	}
}

// emptyRollups changes the store as if its orders had never been rolled up.
func (s *seeded) emptyRollups(t *testing.T) {
	t.Helper()
	_, err := s.Database.SQL.ExecContext(t.Context(), `INSERT INTO unrolled_orders (store_id, id, created_at)
		SELECT store_id, id, created_at FROM orders WHERE store_id = $1`, s.Row.ID)
	if err != nil {
		t.Fatal(err)
	}
	s.Database.Client.OrderItem.Update().SetRolledUpRefunded(false).ExecX(s.Ctx)
	s.Database.Client.SalesRollup.Delete().ExecX(s.Ctx)
}

func (s *seeded) count(t testkit.Failer) int {
	t.Helper()
	counted, err := s.RollUpSales(s.Ctx)
	if err != nil {
		t.Fatalf("roll up sales: %v", err)
	}
	return counted
}

// conditions has, by the name of each field of a filter, a function that reports whether an order meets the field's condition.
var conditions = map[string]func(reports.OrderFilter, *db.Order) bool{
	"Status":     func(f reports.OrderFilter, o *db.Order) bool { return o.Status == *f.Status },
	"CustomerID": func(f reports.OrderFilter, o *db.Order) bool { return o.CustomerID == *f.CustomerID },
	"ProductID": func(f reports.OrderFilter, o *db.Order) bool {
		return slices.ContainsFunc(o.Edges.Items, func(i *db.OrderItem) bool { return i.ProductID == *f.ProductID })
	},
	"VariationID": func(f reports.OrderFilter, o *db.Order) bool {
		return slices.ContainsFunc(o.Edges.Items, func(i *db.OrderItem) bool { return i.VariationID == *f.VariationID })
	},
	"From": func(f reports.OrderFilter, o *db.Order) bool { return !o.CreatedAt.Before(*f.From) },
	"To":   func(f reports.OrderFilter, o *db.Order) bool { return o.CreatedAt.Before(*f.To) },
}

// conditionFields are the fields of a filter that have a condition.
var conditionFields = slices.DeleteFunc(reflect.VisibleFields(reflect.TypeFor[reports.OrderFilter]()), func(field reflect.StructField) bool {
	return field.Name == "Page" || field.Name == "Limit"
})

// set returns the names of the fields that a filter sets.
func set(f reports.OrderFilter) (names []string) {
	for _, field := range conditionFields {
		if !reflect.ValueOf(f).FieldByIndex(field.Index).IsNil() {
			names = append(names, field.Name)
		}
	}
	return names
}

// matching returns the ids of the orders that match a filter. It checks them one by one.
func matching(all []*db.Order, f reports.OrderFilter) []uuid.UUID {
	var found []uuid.UUID
	for _, o := range all {
		if !slices.ContainsFunc(set(f), func(name string) bool { return !conditions[name](f, o) }) {
			found = append(found, o.ID)
		}
	}
	return found
}

// TestEveryFieldOfAnOrderFilterIsOneCondition checks that no field of the filter lacks a condition, from which pages and totals are built.
// TestPagesAndTotalsAreThoseOfAPlainCountWhateverIsCountedYet compares the conditions with a plain count.
func TestEveryFieldOfAnOrderFilterIsOneCondition(t *testing.T) {
	t.Parallel()
	fieldOf := map[string]string{}
	for _, field := range conditionFields {
		if conditions[field.Name] == nil {
			t.Errorf("%s is not tested: add it to the variable conditions and to seeded.filter", field.Name)
		}
		var f reports.OrderFilter
		reflect.ValueOf(&f).Elem().FieldByIndex(field.Index).Set(reflect.New(field.Type.Elem()))
		built := f.Conditions()
		if len(built) != 1 {
			t.Fatalf("the field %s has the conditions %q, want one", field.Name, built)
		}
		if other := fieldOf[built[0]]; other != "" {
			t.Errorf("%s and %s have the same condition", other, field.Name)
		}
		fieldOf[built[0]] = field.Name
	}
}

func TestEveryConditionIsAmongTheFiltersThatAreHeldAgainstAPlainCount(t *testing.T) {
	t.Parallel()
	s := openSeeded(t, testkit.NewDatabase(t, dialect.SQLite), 100)
	all, drawn := s.all(), map[string]bool{}
	rapid.Check(t, func(t *rapid.T) {
		for range 20 {
			for _, name := range set(s.filter(t, all)) {
				drawn[name] = true
			}
		}
	})
	for _, field := range conditionFields {
		if !drawn[field.Name] {
			t.Errorf("seeded.filter never draws %s", field.Name)
		}
	}
}

func (s *seeded) all() []*db.Order {
	return s.Database.Client.Order.Query().WithItems().
		Order(db.Desc(order.FieldCreatedAt, order.FieldID)).AllX(s.Ctx)
}

// filter draws a filter with any combination of fields. Its times may be bounds of buckets, or times of orders.
func (s *seeded) filter(t *rapid.T, all []*db.Order) reports.OrderFilter {
	f := reports.OrderFilter{Limit: rapid.IntRange(1, 30).Draw(t, "limit")}
	f.Status = maybe(t, "status", []order.Status{"PENDING", "PROCESSING", "COMPLETED", "FAILED", "REFUNDED", "CANCELLED"})
	f.CustomerID = maybe(t, "customer", s.customers)
	variation := rapid.SampledFrom(s.variations).Draw(t, "variation")
	other := rapid.SampledFrom(s.variations).Draw(t, "other variation")
	f.ProductID = maybe(t, "product", []uuid.UUID{variation.ProductID})
	f.VariationID = maybe(t, "its variation", []uuid.UUID{variation.ID, other.ID})
	times := []time.Time{
		rapid.SampledFrom(all).Draw(t, "order").CreatedAt,
		s.until.Truncate(24 * time.Hour),
		s.until.AddDate(0, 0, -rapid.IntRange(0, seededDays+2).Draw(t, "days")),
		time.Date(s.until.Year(), s.until.Month(), 1, 0, 0, 0, 0, time.UTC),
		s.until.AddDate(1, 0, 0),
	}
	f.From, f.To = maybe(t, "from", times), maybe(t, "to", times)
	if f.From != nil && f.To != nil && f.From.After(*f.To) {
		f.From, f.To = f.To, f.From
	}
	f.Page = rapid.IntRange(1, 2+len(matching(all, f))/f.Limit).Draw(t, "page")
	return f
}

// maybe draws nothing or one of the values.
func maybe[V any](t *rapid.T, label string, values []V) *V {
	if !rapid.Bool().Draw(t, label+" is set") {
		return nil
	}
	value := rapid.SampledFrom(values).Draw(t, label)
	return &value
}

// checkPages compares the pages of random filters with those of a plain count.
func (s *seeded) checkPages(t *testing.T) {
	t.Helper()
	all := s.all()
	rapid.Check(t, func(t *rapid.T) {
		for range 10 {
			f := s.filter(t, all)
			want := matching(all, f)
			page, err := s.Orders(s.Ctx, f)
			if err != nil {
				t.Fatalf("%+v: %v", f, err)
			}
			first := min((f.Page-1)*f.Limit, len(want))
			rows := want[first:min(first+f.Limit, len(want))]
			var got []uuid.UUID
			for _, o := range page.Orders {
				got = append(got, o.ID)
			}
			if page.Total != len(want) || !slices.Equal(got, rows) {
				t.Fatalf("%+v: %d in total, want %d; ids %v, want %v", f, page.Total, len(want), got, rows)
			}
		}
	})
}

func TestPagesAndTotalsAreThoseOfAPlainCountWhateverIsCountedYet(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openSeeded(t, d, 750)
		s.checkPages(t) // all orders are rolled up
		changed := s.all()
		rand.Shuffle(len(changed), func(i, j int) { changed[i], changed[j] = changed[j], changed[i] })
		s.change(changed[:100])
		s.checkPages(t) // some have changed since
		s.count(t)
		s.checkPages(t)
		s.checkRollups(t)
		s.emptyRollups(t)
		s.checkPages(t)                            // no order is rolled up, as without any worker
		if counted := s.count(t); counted != 750 { // a batch and a half
			t.Errorf("%d orders were rolled up, want 750", counted)
		}
		s.checkPages(t)
		s.checkRollups(t)
		if again := s.count(t); again != 0 {
			t.Errorf("%d orders were rolled up twice", again)
		}
	})
}

// saleOf returns an order and its items as a Sale.
func saleOf(o *db.Order) reports.Sale {
	sale := reports.Sale{
		CustomerID: o.CustomerID, CreatedAt: o.CreatedAt, CompletedAt: o.CompletedAt,
		Status: o.Status, Total: o.Total, Refunded: o.RefundedAmount,
	}
	for _, i := range o.Edges.Items {
		item := reports.SaleItem{
			ProductID: i.ProductID, VariationID: i.VariationID, Price: i.Price, Replacement: i.ReplacesID != nil,
			Refunded: i.Status == orderitem.StatusCANCELLED || i.Status == orderitem.StatusREFUNDED,
		}
		if i.AppliedTierID != nil {
			item.TierID = *i.AppliedTierID
		}
		sale.Items = append(sale.Items, item)
	}
	return sale
}

// checkRollups compares the rollups with the sums of the orders.
func (s *seeded) checkRollups(t *testing.T) {
	t.Helper()
	want := reports.RollupDelta{}
	for _, o := range s.all() {
		want.Add(saleOf(o))
	}
	rows := s.Database.Client.SalesRollup.Query().AllX(s.Ctx)
	for _, r := range rows {
		key := reports.RollupKey{
			Dimension: r.Dimension, DimensionID: r.DimensionID, Grain: r.Grain, Bucket: r.Bucket, Status: order.Status(r.Status),
		}
		got := reports.RollupSums{
			Orders: r.Orders, Units: r.Units, Amount: r.Amount, Refunded: r.Refunded, Completed: r.Completed, DeliveryMS: r.DeliveryMs,
		}
		if want[key] != got {
			t.Errorf("%+v: %+v, want %+v", key, got, want[key])
		}
	}
	if len(rows) != len(want.Rows()) {
		t.Errorf("%d rows, want %d", len(rows), len(want.Rows()))
	}
	var sold int
	for _, r := range rows {
		if r.Dimension == salesrollup.DimensionSTORE && r.Grain == salesrollup.GrainDAY {
			sold += int(r.Orders)
		}
	}
	if n := s.Database.Client.Order.Query().CountX(s.Ctx); sold != n {
		t.Errorf("the rollups of all days contain %d orders, want %d", sold, n)
	}
}

// TestTotalsAreExactWhileOrdersChangeAndAreCounted reads pages while two processes place, cancel and refund orders, and two others roll them
// up. Each page and its total must equal a plain count in the same snapshot.
func TestTotalsAreExactWhileOrdersChangeAndAreCounted(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := openSeeded(t, d, 200)
		m := s.sellAndCount(t)
		filters := m.filters(s.until)
		for i := range 8 * len(filters) {
			f := filters[i%len(filters)]
			f.Page, f.Limit = 1+i%3, 20
			m.permitSales()
			s.checkSnapshot(t, f)
		}
		m.close(t)
		s.checkPages(t)
		s.checkRollups(t)
	})
}

func (s *seeded) checkSnapshot(t *testing.T, f reports.OrderFilter) {
	t.Helper()
	err := s.Database.SnapshotOfEntities(s.Ctx, func(tx *db.Tx, _ database.Statements) error {
		ids, total, err := s.Page(s.Ctx, tx, f)
		if err != nil {
			return err
		}
		want := matching(tx.Order.Query().WithItems().Order(db.Desc(order.FieldCreatedAt, order.FieldID)).AllX(s.Ctx), f)
		first := min((f.Page-1)*f.Limit, len(want))
		if rows := want[first:min(first+f.Limit, len(want))]; total != len(want) || !slices.Equal(ids, rows) {
			t.Errorf("%+v: %d in total, want %d; ids %v, want %v", f, total, len(want), ids, rows)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
