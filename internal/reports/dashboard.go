package reports

import (
	"context"
	"fmt"
	"sync"
	"time"

	"kiosk/internal/database"
	"kiosk/internal/problem"
)

const (
	// maxDashboardRange is the longest range of a dashboard: two years, one of them a leap year.
	maxDashboardRange = (365 + 366) * 24 * time.Hour
	// maxDashboardPoints bounds the series of a dashboard.
	maxDashboardPoints = 1_000
	// maxRanking is the maximum length of a ranking.
	maxRanking = 100
)

// firstDashboardDay is the earliest start of a range. It is before any order. Since then, the offset from UTC has been a multiple of 15
// minutes in all time zones.
var firstDashboardDay = time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)

// DashboardInterval is the period that one point of a dashboard's series covers.
type DashboardInterval string

// The intervals of a series, by the clock and the calendar of the dashboard's time zone.
const (
	IntervalHour  DashboardInterval = "HOUR"
	IntervalDay   DashboardInterval = "DAY"
	IntervalWeek  DashboardInterval = "WEEK"
	IntervalMonth DashboardInterval = "MONTH"
)

// DashboardInput selects the orders of a dashboard, those created in [From, To), and the interval of its series.
type DashboardInput struct {
	From     time.Time
	To       time.Time
	Timezone *string // IANA name; nil for the time zone of the store
	GroupBy  DashboardInterval
}

func (in DashboardInput) check(zone string) (*time.Location, error) {
	var errs problem.Fields
	location := errs.Timezone("/timezone", zone)
	if in.From.Before(firstDashboardDay) {
		errs.Add("/from", problem.RangeTooLong, "must not be before %d", firstDashboardDay.Year())
	}
	switch length := in.To.Sub(in.From); {
	case length <= 0:
		errs.Add("/to", problem.EndsBeforeStart, "must be after from")
	case length > maxDashboardRange:
		errs.Add("/to", problem.RangeTooLong, "must be at most two years after from")
	case location != nil && len(in.boundaries(location))-1 > maxDashboardPoints:
		errs.Add("/groupBy", problem.RangeTooLong, "gives more than %d points: choose a longer interval or a shorter range", maxDashboardPoints)
	}
	return location, errs.Err()
}

// boundaries returns the start of each point of the series, and the end of the last one.
func (in DashboardInput) boundaries(location *time.Location) []time.Time {
	return boundaries(in.From.In(location), in.To.In(location), in.GroupBy)
}

// Dashboard reads the figures of a store for a range of time. Each of them is computed when it is read, and is exact at that moment.
type Dashboard struct {
	From, To time.Time
	Timezone string

	reports *Reports
	reads   func(ctx context.Context, read func(statements) error) error // in one snapshot
	points  []DashboardPoint
	sales   func() (*storeSales, error)
}

// DashboardPoint is one interval of a series: [Start, End).
type DashboardPoint struct {
	Start      time.Time
	End        time.Time
	LocalStart string // Start in the dashboard's time zone, RFC 3339 with its offset
}

// Dashboard returns a dashboard of the actor's store. Error: problem.CodeInvalidInput.
func (r *Reports) Dashboard(ctx context.Context, in DashboardInput) (*Dashboard, error) {
	store, err := r.settings(ctx)
	if err != nil {
		return nil, err
	}
	zone := store.Timezone
	if in.Timezone != nil {
		zone = *in.Timezone
	}
	location, err := in.check(zone)
	if err != nil {
		return nil, err
	}
	d := &Dashboard{From: in.From, To: in.To, Timezone: zone, reports: r, reads: r.snapshot}
	bounds := in.boundaries(location)
	for i, start := range bounds[:len(bounds)-1] {
		d.points = append(d.points, DashboardPoint{start.UTC(), bounds[i+1].UTC(), start.Format(time.RFC3339)})
	}
	d.sales = sync.OnceValues(func() (*storeSales, error) { return d.storeSales(ctx, bounds) })
	return d, nil
}

// snapshot calls read with statements that see one snapshot of the database.
func (r *Reports) snapshot(ctx context.Context, read func(statements) error) error {
	return r.database.Snapshot(ctx, func(confined database.Statements) error { return read(statements{confined}) })
}

// snapshot calls read in one snapshot. Its error names the part of the dashboard.
func (d *Dashboard) snapshot(ctx context.Context, part string, read func(statements) error) error {
	if err := d.reads(ctx, read); err != nil {
		return fmt.Errorf("reports: dashboard: %s: %w", part, err)
	}
	return nil
}

// checkTop checks the length of a ranking.
func checkTop(top int) error {
	var errs problem.Fields
	errs.Between("/top", &top, 1, maxRanking)
	return errs.Err()
}
