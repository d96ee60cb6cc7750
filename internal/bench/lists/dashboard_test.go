package lists

import (
	"fmt"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/internal/reports"
)

// The limits of the 95th percentile for a part of a dashboard. Sums over all customers, and over the whole ledger, may take longer.
const (
	dashboardLimit = 50 * time.Millisecond
	sumLimit       = 400 * time.Millisecond
)

// BenchmarkDashboards prints the latency of each part of a dashboard in the store of BenchmarkLists, and fails when one exceeds its
// limit.
func BenchmarkDashboards(b *testing.B) {
	l := openLarge(b, dialect.Postgres)
	today := time.Now().UTC().Truncate(24 * time.Hour)
	for _, r := range []struct {
		name       string
		days       int
		zone       string
		offset     time.Duration // of the zone
		resolution reports.DashboardInterval
	}{
		{"7 days by hour", 7, "America/Sao_Paulo", -3 * time.Hour, reports.IntervalHour},
		{"30 days by day", 30, "America/Sao_Paulo", -3 * time.Hour, reports.IntervalDay},
		{"40 days by hour", 40, "UTC", 0, reports.IntervalHour},
		{"a year by day", 365, "UTC", 0, reports.IntervalDay},
		{"a year by day, +05:45", 365, "Asia/Kathmandu", 5*time.Hour + 45*time.Minute, reports.IntervalDay},
		{"a year by month", 365, "America/Sao_Paulo", -3 * time.Hour, reports.IntervalMonth},
	} {
		to := today.Add(-r.offset)
		in := reports.DashboardInput{From: to.AddDate(0, 0, -r.days), To: to, Timezone: &r.zone, GroupBy: r.resolution}
		l.measureDashboard(b, r.name, in)
	}
}

func (l filled) measureDashboard(b *testing.B, name string, in reports.DashboardInput) {
	b.Helper()
	for _, part := range []struct {
		name string
		read func(*reports.Dashboard) error
	}{
		{"sales, series, statuses", func(d *reports.Dashboard) error { _, err := d.Series(l.ctx); return err }},
		{"products", func(d *reports.Dashboard) error { _, err := d.TopProducts(l.ctx, 10); return err }},
		{"tiers", func(d *reports.Dashboard) error { _, err := d.ByTier(l.ctx); return err }},
		{"customers", func(d *reports.Dashboard) error { _, err := d.TopCustomers(l.ctx, 10); return err }},
		{"new customers", func(d *reports.Dashboard) error { _, err := d.NewCustomers(l.ctx); return err }},
		{"stock", func(d *reports.Dashboard) error { _, err := d.StockRunningOut(l.ctx, 30, 10); return err }},
		{"wallets", func(d *reports.Dashboard) error { _, err := d.Wallets(l.ctx); return err }},
		{"webhooks", func(d *reports.Dashboard) error { _, err := d.Webhooks(l.ctx); return err }},
	} {
		p50, p95 := measure(b, func() error {
			d, err := l.Dashboard(l.ctx, in)
			if err != nil {
				return err
			}
			return part.read(d)
		})
		mark := ""
		limit := dashboardLimit
		if part.name == "customers" || part.name == "wallets" {
			limit = sumLimit
		}
		if p95 > limit {
			mark = fmt.Sprintf("  more than %s", limit)
			b.Fail()
		}
		fmt.Printf("%-25s %-25s  p50 %7.2f ms  p95 %7.2f ms%s\n", name, part.name, milliseconds(p50), milliseconds(p95), mark)
	}
}
