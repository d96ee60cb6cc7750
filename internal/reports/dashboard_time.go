package reports

import "time"

const (
	hourSeconds = 3_600
	daySeconds  = 24 * hourSeconds
)

// boundaries returns the start of each interval in [from, to), and the end of the last one, by the clock of from's time zone. The first and
// the last interval are cut off at from and to.
func boundaries(from, to time.Time, interval DashboardInterval) []time.Time {
	bounds := []time.Time{from}
	for at := nextInterval(from, interval); at.Before(to); at = nextInterval(at, interval) {
		bounds = append(bounds, at)
	}
	return append(bounds, to)
}

func nextInterval(at time.Time, interval DashboardInterval) time.Time {
	if interval == IntervalHour {
		return nextHour(at)
	}
	for at = nextDay(at); !startsInterval(at, interval); at = nextDay(at) {
	}
	return at
}

// startsInterval reports whether an interval starts with the day that starts at a time. The days that a time zone skipped, when it crossed
// the date line, were not the first of an interval.
func startsInterval(day time.Time, interval DashboardInterval) bool {
	switch interval {
	case IntervalWeek:
		return day.Weekday() == time.Monday
	case IntervalMonth:
		return day.Day() == 1
	default:
		return true
	}
}

// nextHour returns the time at which the next hour begins on the clock, or at which the clock changes if that is earlier. So an hour that
// the clock shows twice in autumn is two intervals, and on Lord Howe Island, where the change is half an hour, one interval is short.
func nextHour(at time.Time) time.Time {
	_, offset := at.Zone()
	next := startOf(local(at)/hourSeconds+1, hourSeconds, at)
	for _, end := at.ZoneBounds(); !end.IsZero() && end.Before(next); _, end = end.ZoneBounds() {
		if _, later := end.Zone(); later != offset {
			return end
		}
	}
	return next
}

// nextDay returns the start of the next day: midnight, or the time of the clock change that skips midnight.
func nextDay(at time.Time) time.Time {
	today := local(at) / daySeconds
	for {
		next := startOf(today+1, daySeconds, at)
		_, end := at.ZoneBounds()
		switch {
		case end.IsZero() || next.Before(end):
			return next
		case local(end)/daySeconds > today:
			return end
		}
		at = end
	}
}

// local returns the time that the clock of at's time zone shows, in seconds since 1970 on that clock.
func local(at time.Time) int64 {
	_, offset := at.Zone()
	return at.Unix() + int64(offset)
}

// startOf returns the start of the n-th hour or day since 1970 on the clock of at's time zone, computed with the UTC offset that is valid at
// that time.
func startOf(n, length int64, at time.Time) time.Time {
	_, offset := at.Zone()
	return time.Unix(n*length-int64(offset), 0).In(at.Location())
}
