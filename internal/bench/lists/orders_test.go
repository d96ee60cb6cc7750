package lists

import (
	"context"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db/order"
	"kiosk/ent/db/orderitem"
	"kiosk/internal/bench/large"
	"kiosk/internal/reports"
	"kiosk/internal/testkit"
)

// A read is measured listRuns times, or as often as it can in listTime, at least leastRuns times.
const (
	listRuns   = 200
	leastRuns  = 3
	listTime   = 2 * time.Second
	orderLimit = 5 * time.Millisecond
)

// The limits for the memory of late pages, relative to first pages.
const (
	keptLimit      = 1 << 20 // bytes of the heap, after a collection
	grownLimit     = 8 << 20 // bytes that the heap took from the system, which it does in steps of 4 MiB
	allocatedLimit = 1.25    // times the bytes that a request allocates in all
)

// listCase is a list with filters, and the limit of its 95th percentile.
type listCase struct {
	name   string
	filter reports.OrderFilter
	limit  time.Duration
}

// cases combines the filters: with popular and with rare products, customers that buy much and little, and statuses.
func (l filled) cases(b *testing.B) []listCase {
	b.Helper()
	popular, rare := l.product(b, "product-1"), l.product(b, "product-500")
	popularVariation := l.variation(b, popular)
	reseller, casual := l.customer(b, "Customer 1 "), l.customer(b, "Customer 19999 ")
	completed, failed, pending := order.StatusCOMPLETED, order.StatusFAILED, order.StatusPENDING
	from := time.Now().AddDate(0, -5, -3).UTC()
	to := from.AddDate(0, 2, 11)

	const one, several = 25 * time.Millisecond, 200 * time.Millisecond // first pages, by how many filters there are
	limitOf := func(f reports.OrderFilter) time.Duration {
		filters := 0
		for _, isSet := range []bool{
			f.Status != nil, f.CustomerID != nil, f.ProductID != nil, f.VariationID != nil, f.From != nil || f.To != nil,
		} {
			if isSet {
				filters++
			}
		}
		if filters > 1 {
			return several
		}
		return one
	}
	var cases []listCase
	statuses := map[string]*order.Status{"": nil, " COMPLETED": &completed, " FAILED": &failed, " PENDING": &pending}
	subjects := map[string]reports.OrderFilter{
		"all":                           {},
		"reseller":                      {CustomerID: &reseller},
		"casual customer":               {CustomerID: &casual},
		"popular product":               {ProductID: &popular},
		"rare product":                  {ProductID: &rare},
		"popular variation":             {VariationID: &popularVariation},
		"popular product and variation": {ProductID: &popular, VariationID: &popularVariation},
		"reseller, popular product":     {CustomerID: &reseller, ProductID: &popular},
		"casual customer, rare product": {CustomerID: &casual, ProductID: &rare},
		"two popular products":          {ProductID: new(l.product(b, "product-2")), VariationID: &popularVariation},
		"reseller, two products":        {CustomerID: &reseller, ProductID: new(l.product(b, "product-2")), VariationID: &popularVariation},
		"popular and rare product":      {ProductID: &rare, VariationID: &popularVariation},
		"popular and middling product":  {ProductID: new(l.product(b, "product-20")), VariationID: &popularVariation},
	}
	for subject, filter := range subjects {
		for status, value := range statuses {
			filter.Status, filter.Page, filter.Limit = value, 1, reports.DefaultPageLimit
			filter.From, filter.To = nil, nil
			cases = append(cases, listCase{subject + status, filter, limitOf(filter)})
			filter.From, filter.To = &from, &to
			cases = append(cases, listCase{subject + status + " dates", filter, limitOf(filter)})
		}
	}
	slices.SortFunc(cases, func(a, b listCase) int { return compareText(a.name, b.name) })
	page := func(n int) reports.OrderFilter {
		return reports.OrderFilter{Page: n, Limit: reports.DefaultPageLimit}
	}
	product := page(1_000)
	product.ProductID = &popular
	status := page(1_000)
	status.Status = &completed
	return append(cases,
		listCase{"page 1,000", page(1_000), 50 * time.Millisecond},
		listCase{"page 1,000 of a popular product", product, 50 * time.Millisecond},
		listCase{"page 1,000 COMPLETED", status, 50 * time.Millisecond},
		listCase{"page 40,000", page(40_000), 250 * time.Millisecond},
	)
}

func compareText(a, b string) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	default:
		return 0
	}
}

func (l filled) product(b *testing.B, slug string) uuid.UUID {
	b.Helper()
	for _, p := range l.database.Client.Product.Query().AllX(l.ctx) {
		if p.Slug == slug {
			return p.ID
		}
	}
	b.Fatalf("no product %s", slug)
	return uuid.Nil
}

func (l filled) variation(b *testing.B, product uuid.UUID) uuid.UUID {
	b.Helper()
	item := l.database.Client.OrderItem.Query().Where(orderitem.ProductID(product)).FirstX(l.ctx)
	return item.VariationID
}

func (l filled) customer(b *testing.B, name string) uuid.UUID {
	b.Helper()
	for _, c := range l.database.Client.Customer.Query().AllX(l.ctx) {
		if strings.HasPrefix(c.Name, name) {
			return c.ID
		}
	}
	b.Fatalf("no customer %s", name)
	return uuid.Nil
}

// measure runs a call many times and returns the median and the 95th percentile.
func measure(b *testing.B, call func() error) (p50, p95 time.Duration) {
	b.Helper()
	var took []time.Duration
	for first := time.Now(); len(took) < leastRuns || len(took) < listRuns && time.Since(first) < listTime; {
		began := time.Now()
		if err := call(); err != nil {
			b.Fatal(err)
		}
		took = append(took, time.Since(began))
	}
	slices.Sort(took)
	return took[len(took)/2], took[len(took)*95/100]
}

// BenchmarkLists prints the latency of lists and single orders of a store with a million orders. It fails when one exceeds its limit, or
// when late pages need more memory than first pages. To run some cases only: -bench 'Lists$/page'.
func BenchmarkLists(b *testing.B) {
	l := openLarge(b, dialect.Postgres)
	report := &table{kind: l.database.Dialect}
	b.Cleanup(report.print)
	for _, c := range l.cases(b) {
		b.Run(c.name, func(b *testing.B) {
			report.add(b, c.name, c.limit, func(ctx context.Context) (int, error) {
				page, err := l.Orders(l.as(ctx), c.filter)
				if err != nil {
					return 0, err
				}
				return page.Total, nil
			})
		})
	}
	b.Run("single order", func(b *testing.B) {
		ids := l.lateOrders(b)
		next := 0
		report.add(b, "single order", orderLimit, func(ctx context.Context) (int, error) {
			next++
			_, err := l.Order(l.as(ctx), ids[next%len(ids)])
			return 1, err
		})
	})
	b.Run("memory", func(b *testing.B) { report.lines = append(report.lines, l.measureMemory(b)) })
}

// lateOrders returns the ids of some orders that are late in the list.
func (l filled) lateOrders(b *testing.B) []uuid.UUID {
	b.Helper()
	for _, n := range []int{20_000, 5_000, 1} {
		page, err := l.Orders(l.ctx, reports.OrderFilter{Page: n, Limit: 100})
		if err != nil {
			b.Fatal(err)
		}
		if len(page.Orders) > 0 {
			ids := make([]uuid.UUID, len(page.Orders))
			for i, o := range page.Orders {
				ids[i] = o.ID
			}
			return ids
		}
	}
	b.Fatal("no orders")
	return nil
}

// memory is the memory of the program, in bytes.
type memory struct {
	kept      int64 // in the heap, after a collection
	taken     int64 // from the system for the heap, ever
	allocated int64 // since the program began
}

func memoryNow() memory {
	runtime.GC()
	runtime.GC() // the second collection empties the pools
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return memory{int64(stats.HeapAlloc), int64(stats.HeapSys), int64(stats.TotalAlloc)}
}

// measureMemory compares the memory of late pages with that of first pages, and fails when it is above the limits.
func (l filled) measureMemory(b *testing.B) string {
	b.Helper()
	read := func(page int) memory {
		f := reports.OrderFilter{Page: page, Limit: reports.DefaultPageLimit}
		for range listRuns {
			_, err := l.Orders(l.ctx, f)
			testkit.Must(b, err)
		}
		return memoryNow()
	}
	warm := read(1)
	first := read(1)
	late := first
	for _, page := range []int{large.Orders / reports.DefaultPageLimit / 50, large.Orders / reports.DefaultPageLimit} {
		before := late.allocated
		late = read(page)
		if ratio := float64(late.allocated-before) / float64(first.allocated-warm.allocated); ratio > allocatedLimit {
			b.Errorf("page %d allocates %.2f times what the first page does", page, ratio)
		}
	}
	stored, grown := late.kept-first.kept, late.taken-first.taken
	if stored > keptLimit || grown > grownLimit {
		b.Errorf("late pages keep %d bytes more than first ones, and had the heap grow by %d", stored, grown)
	}
	return fmt.Sprintf("memory: a first page allocates %d KiB; late ones keep %d KiB more and had the heap grow by %d KiB",
		(first.allocated-warm.allocated)/listRuns>>10, stored>>10, grown>>10)
}

func milliseconds(d time.Duration) float64 { return float64(d.Microseconds()) / 1_000 }
