package reports

import (
	"context"
	"sort"
	"time"

	"kiosk/ent/db/order"
	"kiosk/ent/db/salesrollup"
	"kiosk/internal/money"
)

// SalesFigures sum up orders in their current state.
type SalesFigures struct {
	Orders    int
	Units     int
	Gross     money.Amount // what was paid
	Refunded  money.Amount // the part of Gross that was credited to the wallets
	Net       money.Amount
	Completed int // orders that were delivered in full, including those refunded later

	delivery time.Duration // of the completed orders together
}

// AverageDeliverySeconds returns the average time from creation to full delivery of the completed orders, or nil if there are none.
func (f SalesFigures) AverageDeliverySeconds() *float64 {
	if f.Completed == 0 {
		return nil
	}
	seconds := f.delivery.Seconds() / float64(f.Completed)
	return &seconds
}

func (f *SalesFigures) add(sums RollupSums) {
	f.Orders += int(sums.Orders)
	f.Units += int(sums.Units)
	f.Gross += sums.Amount
	f.Refunded += sums.Refunded
	f.Net = f.Gross - f.Refunded
	f.Completed += int(sums.Completed)
	f.delivery += time.Duration(sums.DeliveryMS) * time.Millisecond
}

// DashboardSales are the sales of one point of a series.
type DashboardSales struct {
	DashboardPoint
	SalesFigures
}

// StatusSales are the sales of the orders with one status.
type StatusSales struct {
	Status order.Status
	SalesFigures
}

// storeSales are the sales of a store by point and by status, all as of one moment.
type storeSales struct {
	points   []SalesFigures
	statuses map[order.Status]*SalesFigures
	total    SalesFigures
}

func (s *storeSales) add(point int, status order.Status, sums RollupSums) {
	s.points[point].add(sums)
	s.total.add(sums)
	if s.statuses[status] == nil {
		s.statuses[status] = &SalesFigures{}
	}
	s.statuses[status].add(sums)
}

// Sales returns the sales of the whole range.
func (d *Dashboard) Sales(_ context.Context) (*SalesFigures, error) {
	sales, err := d.sales()
	if err != nil {
		return nil, err
	}
	return &sales.total, nil
}

// Series returns the sales of each point. Their sum is Sales.
func (d *Dashboard) Series(_ context.Context) ([]DashboardSales, error) {
	sales, err := d.sales()
	if err != nil {
		return nil, err
	}
	series := make([]DashboardSales, len(d.points))
	for i, point := range d.points {
		series[i] = DashboardSales{point, sales.points[i]}
	}
	return series, nil
}

// orderStatuses lists all statuses, in the order in which ByStatus returns them.
var orderStatuses = []order.Status{
	order.StatusPENDING, order.StatusPROCESSING, order.StatusCOMPLETED,
	order.StatusFAILED, order.StatusREFUNDED, order.StatusCANCELLED,
}

// ByStatus returns the sales for each current status of the orders, including statuses without orders. Their sum is Sales.
func (d *Dashboard) ByStatus(_ context.Context) ([]StatusSales, error) {
	sales, err := d.sales()
	if err != nil {
		return nil, err
	}
	list := make([]StatusSales, len(orderStatuses))
	for i, status := range orderStatuses {
		list[i].Status = status
		if figures := sales.statuses[status]; figures != nil {
			list[i].SalesFigures = *figures
		}
	}
	return list, nil
}

// storeSales sums up the sales between consecutive bounds. There must be at least two bounds.
func (d *Dashboard) storeSales(ctx context.Context, bounds []time.Time) (*storeSales, error) {
	grid := make([]time.Time, len(bounds)) // each bound, moved to the nearest bound of a bucket
	var ranges []bucketRange
	for i, bound := range bounds {
		grid[i] = nearest(salesrollup.GrainQUARTER_HOUR, bound)
		if i > 0 {
			ranges = append(ranges, decompose(i-1, grid[i-1], grid[i], grainsOf[salesrollup.DimensionSTORE])...)
		}
	}
	var sales *storeSales
	err := d.snapshot(ctx, "sales", func(s statements) error {
		sales = &storeSales{points: make([]SalesFigures, len(bounds)-1), statuses: map[order.Status]*SalesFigures{}}
		if err := s.PreferIndexes(ctx); err != nil {
			return err
		}
		rolledUp, err := s.salesOfRanges(ctx, ranges)
		if err != nil {
			return err
		}
		for _, part := range rolledUp {
			sales.add(part.Point, part.Status, part.RollupSums)
		}
		err = s.unrolledSales(ctx, grid[0], grid[len(grid)-1], func(now Sale, before *Sale) {
			point := pointOf(grid, now.CreatedAt)
			sales.add(point, now.Status, now.sums())
			if before != nil {
				sales.add(point, before.Status, before.sums().negated())
			}
		})
		if err != nil {
			return err
		}
		return sales.correctEdges(ctx, s, bounds, grid)
	})
	return sales, err
}

// correctEdges moves the orders between a bound of a point and the nearest bound of a bucket to the point to which they belong.
func (s *storeSales) correctEdges(ctx context.Context, from statements, bounds, grid []time.Time) error {
	for i, bound := range bounds {
		partial := between(grid[i], bound) // the orders to move between the points on both sides of the bound
		if partial.From.Equal(partial.To) {
			continue
		}
		err := from.salesBetween(ctx, partial.From, partial.To, func(now Sale) {
			sums := now.sums()
			if partial.Sign < 0 {
				sums = sums.negated()
			}
			if i > 0 {
				s.add(i-1, now.Status, sums)
			}
			if i < len(s.points) {
				s.add(i, now.Status, sums.negated())
			}
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// pointOf returns the index of the point that contains a time. The points lie between consecutive bounds, and may be empty.
func pointOf(bounds []time.Time, at time.Time) int {
	return sort.Search(len(bounds), func(i int) bool { return bounds[i].After(at) }) - 1
}
