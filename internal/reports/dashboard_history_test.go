package reports_test

import (
	"fmt"
	"time"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/ent/db/salesrollup"
	"kiosk/ent/db/unrolledorder"
	"kiosk/internal/ids"
	"kiosk/internal/money"
	"kiosk/internal/reports"
	"kiosk/internal/resolver/catalogue"
)

// history is a shop whose orders a test wrote directly to the database, at any time and in any state.
type history struct {
	*shop
	products  []*db.Product
	tiers     []*db.PriceTier
	customers []*db.Customer
	sales     []reports.Sale      // in their current state
	rolledUp  reports.RollupDelta // the content of the rollups
	// registered holds the registration times of customers, except those in the field customers, who registered today.
	registered []time.Time
}

func newHistory(t *rapid.T, s *shop) *history {
	h := &history{shop: s, rolledUp: reports.RollupDelta{}}
	for range 3 {
		h.products = append(h.products, s.OfferMany(t, 2))
		h.customers = append(h.customers, s.NewCustomer(t, 0))
		tier, err := s.CreatePriceTier(s.Ctx, catalogue.NewPriceTier{Name: "tier-" + uuid.NewString(), Level: 1})
		if err != nil {
			t.Fatalf("create tier: %v", err)
		}
		h.tiers = append(h.tiers, tier)
	}
	return h
}

// clockChanges lists changes of a clock, or of the month. Tests create orders around them.
var clockChanges = []struct {
	zone string
	at   string
}{
	{"UTC", "2025-03-01T00:00:00Z"},
	{"Europe/Lisbon", "2025-03-30T01:00:00Z"},
	{"Europe/Berlin", "2025-10-26T01:00:00Z"},
	{"America/Sao_Paulo", "2018-11-04T03:00:00Z"}, // there was no midnight
	{"America/Sao_Paulo", "2018-02-18T02:00:00Z"}, // 23 o'clock occurred twice
	{"America/Havana", "2025-11-02T05:00:00Z"},    // midnight occurs twice
	{"Africa/Cairo", "2025-04-24T22:00:00Z"},
	{"Africa/Casablanca", "2025-02-23T02:00:00Z"},
	{"Australia/Lord_Howe", "2025-04-05T15:00:00Z"}, // a change of half an hour
	{"Australia/Lord_Howe", "2025-10-04T15:30:00Z"},
	{"Asia/Kathmandu", "2025-06-30T18:15:00Z"}, // +05:45
	{"Asia/Kolkata", "2025-06-30T18:30:00Z"},
	{"Pacific/Chatham", "2025-09-27T14:00:00Z"}, // +12:45
	{"Pacific/Apia", "2011-12-30T10:00:00Z"},    // a day was skipped
	{"America/St_Johns", "2025-12-31T03:30:00Z"},
}

// drawTime draws a time near a change of the clock: mostly within days of it, often at a bound of buckets.
func drawTime(t *rapid.T, clockChange time.Time, name string) time.Time {
	minutes := rapid.OneOf(rapid.IntRange(-90, 90), rapid.IntRange(-3_000, 3_000), rapid.IntRange(-60_000, 60_000)).Draw(t, name)
	step := rapid.SampledFrom([]time.Duration{15 * time.Minute, time.Hour, time.Minute}).Draw(t, name+" step")
	at := clockChange.Add(time.Duration(minutes) * time.Minute).Truncate(step)
	return at.Add(rapid.SampledFrom([]time.Duration{0, 0, time.Microsecond, -time.Microsecond, 7 * time.Second}).Draw(t, name+" more"))
}

// createCustomers writes customers who registered near a change of the clock.
func (h *history) createCustomers(t *rapid.T, clockChange time.Time, n int) {
	rows := make([]*db.CustomerCreate, n)
	for i := range rows {
		at := drawTime(t, clockChange, "registered")
		rows[i] = h.Database.Client.Customer.Create().SetName("Nell").SetCreatedAt(at).SetUpdatedAt(at)
		h.registered = append(h.registered, at)
	}
	if err := h.Database.Client.Customer.CreateBulk(rows...).Exec(h.Ctx); err != nil {
		t.Fatalf("write customers: %v", err)
	}
}

// createOrders writes orders near a change of the clock. The rollups contain some of them in their current state, some in an earlier state,
// and some not at all.
func (h *history) createOrders(t *rapid.T, clockChange time.Time, n int) {
	var orders []*db.OrderCreate
	var items []*db.OrderItemCreate
	var unrolledRows []*db.UnrolledOrderCreate
	for range n {
		sale := h.drawSale(t, clockChange)
		id := ids.New()
		create, itemRows := h.rowsOf(id, sale)
		row := h.Database.Client.UnrolledOrder.Create().SetID(id).SetCreatedAt(sale.CreatedAt)
		switch rapid.SampledFrom([]string{"rolled up", "rolled up and unrolled", "rolled up in another state", "unrolled"}).Draw(t, "state") {
		case "rolled up and unrolled":
			unrolledRows = append(unrolledRows, row.SetRolledUpStatus(unrolledorder.RolledUpStatus(sale.Status)).SetRolledUpRefunded(sale.Refunded))
			fallthrough
		case "rolled up":
			for i, item := range itemRows {
				item.SetRolledUpRefunded(sale.Items[i].Refunded)
			}
			h.rolledUp.Add(sale)
		case "rolled up in another state":
			before := sale
			before.Status, before.Refunded = order.StatusPROCESSING, 0
			before.Items = nil
			for _, item := range sale.Items {
				item.Refunded = false
				before.Items = append(before.Items, item)
			}
			unrolledRows = append(unrolledRows, row.SetRolledUpStatus(unrolledorder.RolledUpStatus(before.Status)).SetRolledUpRefunded(before.Refunded))
			h.rolledUp.Add(before)
		default:
			unrolledRows = append(unrolledRows, row)
		}
		h.sales = append(h.sales, sale)
		orders, items = append(orders, create), append(items, itemRows...)
	}
	if err := h.Database.Client.Order.CreateBulk(orders...).Exec(h.Ctx); err != nil {
		t.Fatalf("orders: %v", err)
	}
	if err := h.Database.Client.OrderItem.CreateBulk(items...).Exec(h.Ctx); err != nil {
		t.Fatalf("items: %v", err)
	}
	if err := h.Database.Client.UnrolledOrder.CreateBulk(unrolledRows...).Exec(h.Ctx); err != nil {
		t.Fatalf("unrolled orders: %v", err)
	}
	h.writeRollups(t)
}

func (h *history) drawSale(t *rapid.T, clockChange time.Time) reports.Sale {
	sale := reports.Sale{
		CustomerID: rapid.SampledFrom(h.customers).Draw(t, "customer").ID,
		CreatedAt:  drawTime(t, clockChange, "ordered"),
		Status: rapid.SampledFrom([]order.Status{order.StatusPENDING, order.StatusCOMPLETED, order.StatusCOMPLETED,
			order.StatusREFUNDED, order.StatusCANCELLED, order.StatusFAILED}).Draw(t, "status"),
	}
	if sale.Status == order.StatusCOMPLETED || sale.Status == order.StatusREFUNDED {
		took := time.Duration(rapid.Int64Range(0, 5e12).Draw(t, "took")).Truncate(time.Microsecond)
		sale.CompletedAt = new(sale.CreatedAt.Add(took))
	}
	refunded := sale.Status == order.StatusREFUNDED || sale.Status == order.StatusCANCELLED || sale.Status == order.StatusFAILED
	for range rapid.IntRange(1, 3).Draw(t, "items") {
		p := rapid.SampledFrom(h.products).Draw(t, "product")
		item := reports.SaleItem{
			ProductID:   p.ID,
			VariationID: rapid.SampledFrom(p.Edges.Variations).Draw(t, "variation").ID,
			Price:       money.Amount(rapid.IntRange(1, 10_000).Draw(t, "price")),
			Refunded:    refunded,
		}
		if rapid.Bool().Draw(t, "at a tier's price") {
			item.TierID = rapid.SampledFrom(h.tiers).Draw(t, "tier").ID
		}
		sale.Items = append(sale.Items, item)
		sale.Total += item.Price
		if refunded {
			sale.Refunded += item.Price
		}
	}
	return sale
}

func (h *history) rowsOf(id uuid.UUID, sale reports.Sale) (*db.OrderCreate, []*db.OrderItemCreate) {
	create := h.Database.Client.Order.Create().
		SetID(id).SetNumber(ids.OrderNumber()).SetCustomerID(sale.CustomerID).SetStatus(sale.Status).SetCurrency("USD").
		SetTotal(sale.Total).SetRefundedAmount(sale.Refunded).SetSource(order.SourceAPI).SetNillableCompletedAt(sale.CompletedAt).
		SetCreatedAt(sale.CreatedAt)
	items := make([]*db.OrderItemCreate, len(sale.Items))
	for i, item := range sale.Items {
		status := orderitem.StatusPENDING
		if item.Refunded {
			status = orderitem.StatusREFUNDED
		}
		items[i] = h.Database.Client.OrderItem.Create().
			SetOrderID(id).SetOrderedAt(sale.CreatedAt).SetPosition(i).SetProductID(item.ProductID).SetVariationID(item.VariationID).
			SetKind(orderitem.KindSERVICE).SetProductName("p").SetSku("s").SetPrice(item.Price).SetBasePrice(item.Price).
			SetStatus(status)
		if item.TierID != uuid.Nil {
			items[i].SetAppliedTierID(item.TierID)
		}
	}
	return create, items
}

func (h *history) writeRollups(t *rapid.T) {
	var rows []*db.SalesRollupCreate
	for _, r := range h.rolledUp.Rows() {
		rows = append(rows, h.Database.Client.SalesRollup.Create().
			SetDimension(r.Dimension).SetDimensionID(r.DimensionID).SetGrain(r.Grain).SetBucket(r.Bucket).
			SetStatus(salesrollup.Status(r.Status)).SetOrders(r.Orders).SetUnits(r.Units).SetAmount(r.Amount).
			SetRefunded(r.Refunded).SetCompleted(r.Completed).SetDeliveryMs(r.DeliveryMS))
	}
	const batch = 500
	for begin := 0; begin < len(rows); begin += batch {
		if err := h.Database.Client.SalesRollup.CreateBulk(rows[begin:min(begin+batch, len(rows))]...).Exec(h.Ctx); err != nil {
			t.Fatalf("rollups: %v", err)
		}
	}
}

// between returns the sales of [from, to).
func (h *history) between(from, to time.Time) []reports.Sale {
	var sales []reports.Sale
	for _, s := range h.sales {
		if !s.CreatedAt.Before(from) && s.CreatedAt.Before(to) {
			sales = append(sales, s)
		}
	}
	return sales
}

// clockKey returns a name for the hour, day, week or month in which a time is by the clock of a zone.
func clockKey(at time.Time, zone *time.Location, interval reports.DashboardInterval) string {
	at = at.In(zone)
	switch interval {
	case reports.IntervalHour:
		return at.Format("2006-01-02 15h -0700")
	case reports.IntervalWeek:
		year, week := at.ISOWeek()
		return fmt.Sprintf("%d-W%d", year, week)
	case reports.IntervalMonth:
		return at.Format("2006-01")
	default:
		return at.Format("2006-01-02")
	}
}
