package seed

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/pricetier"
	"kiosk/ent/db/product"
	"kiosk/ent/db/staffmember"
	variations "kiosk/ent/db/variation"
	"kiosk/internal/auth"
	"kiosk/internal/bulk"
	"kiosk/internal/database"
	"kiosk/internal/money"
	"kiosk/internal/reports"
	"kiosk/internal/timestamp"
	"kiosk/internal/vault"
)

// Extension describes a history for a store that already has a catalogue.
type Extension struct {
	Days         int // how far back it goes
	OrdersPerDay int // on an average day
	Customers    []Customer
	Endpoints    []Endpoint
	Key          func(sku string) string // returns a new license of a variation
}

// Customer is a customer that an extension registers. Tier is the name of a tier of the store, or empty.
type Customer struct {
	Name, Email, Phone, Tier string
	PhoneLinked              bool
}

// Extend adds a history to a store that has a catalogue and no orders: customers, orders with their payments and licenses, events,
// deliveries to the endpoints, and audit entries of the store's staff. It does not change the catalogue and the stock, except for the
// times of creation. There must be no sales in the store meanwhile. Errors: ErrNotEmpty.
func Extend(ctx context.Context, d *database.DB, v *vault.Vault, store *db.Store, extend Extension) error {
	if extend.Days < 1 || extend.OrdersPerDay < 1 || len(extend.Customers) == 0 || extend.Key == nil {
		return errors.New("seed: an extension needs days, orders, customers and keys")
	}
	ctx = auth.With(ctx, auth.System(store.ID))
	sold, err := d.Client.Order.Query().Exist(ctx)
	if err != nil {
		return fmt.Errorf("seed: %w", err)
	}
	if sold {
		return ErrNotEmpty
	}
	keys, err := v.Keys(store.ID, store.Keyset)
	if err != nil {
		return err
	}
	h, err := newExtendedHistory(ctx, d.Client, store, keys, extend)
	if err != nil {
		return err
	}
	err = bulk.Load(ctx, d, func(l *bulk.Loader) error {
		if err := backdate(ctx, l, store.ID, h.began.AddDate(0, 0, -1)); err != nil {
			return err
		}
		return write(ctx, l, h)
	})
	if err != nil {
		return err
	}
	return d.Analyse(ctx)
}

func newExtendedHistory(ctx context.Context, client *db.Client, store *db.Store, keys *vault.Keys, extend Extension) (*history, error) {
	zone, err := time.LoadLocation(store.Timezone)
	if err != nil {
		return nil, fmt.Errorf("seed: %w", err)
	}
	until := timestamp.Now()
	began := until.AddDate(0, 0, -extend.Days)
	e := &extension{Extension: extend, until: until, times: extend.orderTimes(began, until, zone)}
	if e.staff, err = staffOf(ctx, client); err != nil {
		return nil, err
	}
	h := &history{
		options:   Options{Orders: len(e.times), Days: extend.Days, Until: until},
		store:     store,
		keys:      keys,
		delta:     reports.RollupDelta{},
		began:     began,
		extension: e,
		journal:   &journal{},
	}
	if h.tiers, err = tiersOf(ctx, client); err != nil {
		return nil, err
	}
	if h.products, err = productsOf(ctx, client); err != nil {
		return nil, err
	}
	return h, h.register(extend.Customers)
}

func tiersOf(ctx context.Context, client *db.Client) ([]*tier, error) {
	rows, err := client.PriceTier.Query().Order(pricetier.ByLevel()).All(ctx)
	if err != nil {
		return nil, fmt.Errorf("seed: read tiers: %w", err)
	}
	tiers := make([]*tier, len(rows))
	for i, row := range rows {
		tiers[i] = &tier{id: row.ID, name: row.Name, level: row.Level}
	}
	return tiers, nil
}

// productsOf returns the variations that are on sale, grouped by product, in the order of creation.
func productsOf(ctx context.Context, client *db.Client) ([][]*variation, error) {
	rows, err := client.Product.Query().Where(product.StatusEQ(product.StatusACTIVE)).
		WithVariations(func(q *db.VariationQuery) {
			q.Where(variations.StatusEQ(variations.StatusACTIVE)).Order(variations.ByCreatedAt(), variations.ByID()).WithTierPrices()
		}).
		Order(product.ByCreatedAt(), product.ByID()).
		All(ctx)
	if err != nil {
		return nil, fmt.Errorf("seed: read the catalogue: %w", err)
	}
	var products [][]*variation
	for _, p := range rows {
		var offered []*variation
		for _, row := range p.Edges.Variations {
			offered = append(offered, offeredAs(p, row))
		}
		if len(offered) > 0 {
			products = append(products, offered)
		}
	}
	if len(products) == 0 {
		return nil, errors.New("seed: the store has nothing on sale")
	}
	return products, nil
}

func offeredAs(p *db.Product, row *db.Variation) *variation {
	v := &variation{
		id: row.ID, productID: p.ID, productName: p.Name, sku: row.Sku, kind: p.Kind, price: row.Price, days: row.DurationDays,
		stocked:      p.Kind == product.KindDIGITAL || row.DependsOnStock || row.StockQuantity > 0,
		scarce:       p.Kind == product.KindDIGITAL && !row.DependsOnStock && row.StockQuantity == 0,
		instructions: p.PostSaleInstructions, tierPrices: map[uuid.UUID]money.Amount{},
	}
	for _, price := range row.Edges.TierPrices {
		v.tierPrices[price.TierID] = price.Price
	}
	return v
}

// staffOf returns the staff members who may refund, in the order of creation.
func staffOf(ctx context.Context, client *db.Client) ([]actor, error) {
	rows, err := client.StaffMember.Query().
		Where(staffmember.RoleNEQ(staffmember.RoleVIEWER)).
		Order(staffmember.ByCreatedAt(), staffmember.ByID()).
		All(ctx)
	if err != nil {
		return nil, fmt.Errorf("seed: read the staff: %w", err)
	}
	staff := make([]actor, len(rows))
	for i, row := range rows {
		staff[i] = actor{kind: string(auth.KindStaff), id: row.ID, name: cmp.Or(row.Name, row.Email)}
	}
	return staff, nil
}

// register creates the customers: the first half before the history begins, the others at intervals during it.
func (h *history) register(customers []Customer) error {
	table := bulk.Table{Name: "customers", Columns: customerColumns}
	early := (len(customers) + 1) / 2
	for i, c := range customers {
		since := h.began.Add(-time.Duration(early-i) * 7 * time.Hour)
		if i >= early {
			since = h.began.Add(h.options.Until.Sub(h.began) * time.Duration(i-early+1) / time.Duration(len(customers)-early+1))
		}
		since = since.Truncate(time.Microsecond)
		p := &person{id: idAt(since), since: since}
		if place := slices.IndexFunc(h.tiers, func(t *tier) bool { return t.name == c.Tier }); place >= 0 {
			p.tier = h.tiers[place]
		}
		var linked any
		if c.PhoneLinked {
			linked = c.Phone
		}
		tierID, _, _ := p.tier.columns()
		table.Rows = append(table.Rows, []any{p.id, since, since, 1, h.store.ID, c.Name, c.Email, c.Phone, linked, tierID, "ACTIVE", 0, 0})
		h.people = append(h.people, p)
		if err := h.journal.registered(p, c); err != nil {
			return err
		}
	}
	h.opening = []bulk.Table{table}
	return nil
}

// backdated lists the tables whose rows get a time of creation before the history.
var backdated = []string{"price_tiers", "categories", "products", "variations", "tier_prices", "staff_members"}

func backdate(ctx context.Context, l *bulk.Loader, store uuid.UUID, at time.Time) error {
	if _, err := l.Target.ExecContext(ctx, "UPDATE stores SET created_at = $1 WHERE id = $2", at, store); err != nil {
		return fmt.Errorf("seed: backdate the store: %w", err)
	}
	for _, table := range backdated {
		if _, err := l.Target.ExecContext(ctx, "UPDATE "+table+" SET created_at = $1 WHERE store_id = $2", at, store); err != nil {
			return fmt.Errorf("seed: backdate %s: %w", table, err)
		}
	}
	return nil
}

var (
	// weekdayShare holds the sales of each day of the week, relative to an average day, from Sunday.
	weekdayShare = [7]float64{1.25, 0.8, 0.85, 0.9, 0.95, 1.1, 1.3}
	// hourShare holds the relative sales of each hour of the day, from midnight.
	hourShare = [24]float64{3, 2, 1, 1, 1, 1, 2, 3, 5, 6, 7, 8, 9, 9, 8, 8, 8, 9, 10, 12, 13, 12, 9, 6}
)

// orderTimes returns the times of the orders. There are more each week, on weekends and in the evening.
func (e Extension) orderTimes(began, until time.Time, zone *time.Location) []time.Time {
	var times []time.Time
	first := began.In(zone)
	for day := range e.Days + 1 {
		midnight := time.Date(first.Year(), first.Month(), first.Day()+day, 0, 0, 0, 0, zone)
		growth := 0.7 + 0.6*float64(day)/float64(e.Days)
		orders := float64(e.OrdersPerDay) * growth * weekdayShare[midnight.Weekday()] * (0.85 + 0.3*fraction())
		for range int(math.Round(orders)) {
			at := midnight.Add(time.Duration(hourOfDay())*time.Hour + time.Duration(below(3_600_000))*time.Millisecond)
			if at.After(began) && at.Before(until.Add(-time.Minute)) {
				times = append(times, at.UTC())
			}
		}
	}
	slices.SortFunc(times, time.Time.Compare)
	return times
}

func hourOfDay() int {
	for {
		if hour := below(24); float64(below(13)) < hourShare[hour] {
			return hour
		}
	}
}
