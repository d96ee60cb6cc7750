package reports

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db/order"
	"kiosk/ent/db/salesrollup"
	"kiosk/internal/ids"
	"kiosk/internal/money"
)

// Sale holds the values of one order that the sales rollups sum up.
type Sale struct {
	CustomerID  uuid.UUID
	CreatedAt   time.Time
	CompletedAt *time.Time
	Status      order.Status
	Total       money.Amount
	Refunded    money.Amount
	Items       []SaleItem
}

// SaleItem is one item of a Sale.
type SaleItem struct {
	ProductID   uuid.UUID
	VariationID uuid.UUID
	TierID      uuid.UUID // uuid.Nil for the base price
	Price       money.Amount
	Replacement bool // replaces another item
	Refunded    bool // its price was credited back
}

// RollupKey identifies one row of the sales rollups.
type RollupKey struct {
	Dimension   salesrollup.Dimension
	DimensionID uuid.UUID
	Grain       salesrollup.Grain
	Bucket      int64
	Status      order.Status
}

// RollupSums are the sums in one row of the sales rollups.
type RollupSums struct {
	Orders     int64
	Units      int64
	Amount     money.Amount
	Refunded   money.Amount
	Completed  int64
	DeliveryMS int64
}

func (s RollupSums) plus(other RollupSums, sign int64) RollupSums {
	return RollupSums{
		Orders:     s.Orders + sign*other.Orders,
		Units:      s.Units + sign*other.Units,
		Amount:     s.Amount + money.Amount(sign)*other.Amount,
		Refunded:   s.Refunded + money.Amount(sign)*other.Refunded,
		Completed:  s.Completed + sign*other.Completed,
		DeliveryMS: s.DeliveryMS + sign*other.DeliveryMS,
	}
}

// negated returns the sums with the opposite sign.
func (s RollupSums) negated() RollupSums { return RollupSums{}.plus(s, -1) }

// RollupDelta holds the sums to add to rows of the sales rollups, by the keys of the rows.
type RollupDelta map[RollupKey]RollupSums

// itemRollups lists the dimensions that sum up items, each with the function that returns an item's id in it.
var itemRollups = []struct {
	dimension salesrollup.Dimension
	id        func(SaleItem) uuid.UUID
}{
	{salesrollup.DimensionPRODUCT, func(i SaleItem) uuid.UUID { return i.ProductID }},
	{salesrollup.DimensionVARIATION, func(i SaleItem) uuid.UUID { return i.VariationID }},
	{salesrollup.DimensionTIER, func(i SaleItem) uuid.UUID { return i.TierID }},
}

// Add adds a sale in its current state.
func (d RollupDelta) Add(s Sale) { d.count(s, 1) }

// subtract subtracts a sale in the state in which it was rolled up.
func (d RollupDelta) subtract(s Sale) { d.count(s, -1) }

// sums returns the sums that an order adds to the rollups of its store and of its customer.
func (s Sale) sums() RollupSums {
	sums := s.once()
	sums.Amount, sums.Refunded = s.Total, s.Refunded
	for _, item := range s.Items {
		sums.Units += item.sums().Units
	}
	return sums
}

// once returns the sums that an order adds once to each product, variation or tier in it, whatever the number of units.
func (s Sale) once() RollupSums {
	once := RollupSums{Orders: 1}
	if s.CompletedAt != nil && (s.Status == order.StatusCOMPLETED || s.Status == order.StatusREFUNDED) {
		once.Completed = 1
		once.DeliveryMS = s.CompletedAt.Sub(s.CreatedAt).Milliseconds()
	}
	return once
}

func (d RollupDelta) count(s Sale, sign int64) {
	once, whole := s.once(), s.sums()
	d.add(s, salesrollup.DimensionSTORE, uuid.Nil, whole, sign)
	d.add(s, salesrollup.DimensionCUSTOMER, s.CustomerID, whole, sign)
	for _, rollup := range itemRollups {
		for i, item := range s.Items {
			id, part := rollup.id(item), item.sums()
			if !slices.ContainsFunc(s.Items[:i], func(earlier SaleItem) bool { return rollup.id(earlier) == id }) {
				part = part.plus(once, 1)
			}
			d.add(s, rollup.dimension, id, part, sign)
		}
	}
}

func (d RollupDelta) add(s Sale, dimension salesrollup.Dimension, id uuid.UUID, sums RollupSums, sign int64) {
	for _, grain := range grainsOf[dimension] {
		key := RollupKey{dimension, id, grain, BucketOf(grain, s.CreatedAt).Unix(), s.Status}
		d[key] = d[key].plus(sums, sign)
	}
}

// sums returns the sums that the item adds, without those that its order adds once.
func (i SaleItem) sums() RollupSums {
	var sums RollupSums
	if !i.Replacement {
		sums.Units, sums.Amount = 1, i.Price
	}
	if i.Refunded {
		sums.Refunded = i.Price
	}
	return sums
}

// RollupRow is one row of a RollupDelta.
type RollupRow struct {
	RollupKey
	RollupSums
}

// Rows returns the rows that are not zero, in the order in which transactions lock the rows of the rollups.
func (d RollupDelta) Rows() []RollupRow {
	rows := make([]RollupRow, 0, len(d))
	for key, sums := range d {
		if sums != (RollupSums{}) {
			rows = append(rows, RollupRow{key, sums})
		}
	}
	slices.SortFunc(rows, func(a, b RollupRow) int {
		return cmp.Or(
			strings.Compare(string(a.Dimension), string(b.Dimension)),
			ids.Compare(a.DimensionID, b.DimensionID),
			strings.Compare(string(a.Grain), string(b.Grain)),
			cmp.Compare(a.Bucket, b.Bucket),
			strings.Compare(string(a.Status), string(b.Status)),
		)
	})
	return rows
}
