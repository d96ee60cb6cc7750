package seed

import (
	"encoding/binary"
	"math"
	"slices"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/order"
	"kiosk/internal/bulk"
	"kiosk/internal/ids"
	"kiosk/internal/reports"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/vault"
)

// recent is the age up to which orders can still wait, for stock or for a service.
const recent = 72 * time.Hour

// history creates the orders of a store, the oldest first.
type history struct {
	options  Options
	store    *db.Store
	keys     *vault.Keys
	tiers    []*tier
	products [][]*variation // by product
	people   []*person
	delta    reports.RollupDelta
	opening  []bulk.Table // the rows that exist before the first order
	placed   int
	began    time.Time
	owed     []*sale // orders that are not credited back yet, but will be

	extension *extension // for a store that already has a catalogue; nil for an empty store
	journal   *journal   // nil when no events are written
}

func newHistory(store *db.Store, keys *vault.Keys, options Options) *history {
	h := &history{
		options:  options,
		store:    store,
		keys:     keys,
		tiers:    newTiers(),
		products: newProducts(options.Products),
		delta:    reports.RollupDelta{},
		began:    options.Until.AddDate(0, 0, -options.Days),
	}
	people, customers := newPeople(store.ID, options, h.tiers, h.began)
	h.people = people
	h.opening = append(catalogue(store.ID, h.tiers, h.products, h.began), customers)
	return h
}

// next creates the next n orders and returns their rows.
func (h *history) next(n int) ([]bulk.Table, error) {
	c := newRows(h)
	for range n {
		if err := c.place(h.nextTime()); err != nil {
			return nil, err
		}
	}
	if h.placed == h.options.Orders {
		if err := c.end(); err != nil {
			return nil, err
		}
	}
	return c.tables(), nil
}

// end adds the refunds that are still owed. It fills the stock, or adds recharges for staff to decide in an extended store.
func (r *rows) end() error {
	r.payBack(r.options.Until)
	if r.extension != nil {
		return r.leaveRecharges()
	}
	for _, offered := range r.products {
		for _, v := range offered {
			if err := r.restock(v); err != nil {
				return err
			}
		}
	}
	return nil
}

// nextTime returns the time of the next order. The orders are spread evenly over the history, with some randomness.
func (h *history) nextTime() time.Time {
	if h.extension != nil {
		h.placed++
		return h.extension.times[h.placed-1]
	}
	gap := float64(h.options.Until.Sub(h.began)) / float64(h.options.Orders)
	at := h.began.Add(time.Duration((float64(h.placed) + fraction()) * gap))
	h.placed++
	return at.Truncate(time.Microsecond)
}

// isRecent reports whether an order of this time may still wait.
func (h *history) isRecent(at time.Time) bool { return h.options.Until.Sub(at) < recent }

// buyer returns a random customer who was registered by then. A few customers buy much, most buy little.
func (h *history) buyer(at time.Time) *person {
	known, _ := slices.BinarySearchFunc(h.people, at, func(p *person, at time.Time) int {
		if p.since.After(at) {
			return 1
		}
		return -1
	})
	return h.people[favourite(known, 2)]
}

// variation returns a random variation, more often of a popular product.
func (h *history) variation() *variation {
	offered := h.products[favourite(len(h.products), 2.5)]
	return offered[favourite(len(offered), 1.5)]
}

// favourite returns a random index below n. The higher the power, the more likely are the first ones.
func favourite(n int, power float64) int {
	return min(n-1, int(float64(n)*math.Pow(fraction(), power)))
}

// fate is how an order ends.
type fate int

const (
	delivered fate = iota
	refunded
	cancelled
	failed
)

// drawFate returns a random fate. The shares are per thousand.
func drawFate() fate {
	switch n := below(1_000); {
	case n < 20:
		return refunded
	case n < 40:
		return cancelled
	case n < 43:
		return failed
	default:
		return delivered
	}
}

func (f fate) status() order.Status {
	switch f {
	case refunded:
		return order.StatusREFUNDED
	case cancelled:
		return order.StatusCANCELLED
	case failed:
		return order.StatusFAILED
	default:
		return order.StatusCOMPLETED
	}
}

// backorders returns the changes to the backorder counters of the variations whose orders wait.
func (h *history) backorders() []orders.StockMove {
	var moves []orders.StockMove
	for _, offered := range h.products {
		for _, v := range offered {
			if v.waiting > 0 {
				moves = append(moves, orders.StockMove{VariationID: v.id, Backordered: v.waiting})
			}
		}
	}
	return moves
}

var rollupColumns = []string{"id", "created_at", "store_id", "dimension", "dimension_id", "grain", "bucket", "status",
	"orders", "units", "amount", "refunded", "completed", "delivery_ms"}

// rollups returns the rollups of all orders.
func (h *history) rollups() bulk.Table {
	table := bulk.Table{Name: "sales_rollups", Columns: rollupColumns}
	for _, r := range h.delta.Rows() {
		table.Rows = append(table.Rows, []any{ids.New(), h.options.Until, h.store.ID,
			string(r.Dimension), r.DimensionID, string(r.Grain), r.Bucket, string(r.Status),
			r.Orders, r.Units, int64(r.Amount), int64(r.Refunded), r.Completed, r.DeliveryMS})
	}
	return table
}

// idAt returns a UUIDv7 with the time. RFC 9562, section 5.7.
func idAt(at time.Time) uuid.UUID {
	var id uuid.UUID
	binary.BigEndian.PutUint64(id[:8], uint64(at.UnixMilli())<<16|bits()&0xfff)
	binary.BigEndian.PutUint64(id[8:], bits())
	id[6] = id[6]&0x0f | 0x70
	id[8] = id[8]&0x3f | 0x80
	return id
}
