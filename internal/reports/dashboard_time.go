package reports

import "time"

const (
	hourSeconds = 3_600
	daySeconds  = 24 * hourSeconds
)

// boundaries returns where the intervals of [from, to) begin and where the last one ends, by the clock of from's zone.
// The first and the last interval are cut off at from and to.
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
	for at = nextDay(at); !begins(at, interval); at = nextDay(at) {
	}
	return at
}

// begins reports whether the day that starts at a time is the first one of an interval. A day that a zone
// skipped, by crossing the date line, was never the first.
func begins(day time.Time, interval DashboardInterval) bool {
	switch interval {
	case IntervalWeek:
		return day.Weekday() == time.Monday
	case IntervalMonth:
		return day.Day() == 1
	default:
		return true
	}
}

// nextHour returns when the next hour begins on the clock. A change of the clock begins one too: so the hour
// that is passed twice in autumn is two, and one of half an hour, as on Lord Howe, stays short.
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

// nextDay returns the first moment of the next day. Where the clock skips midnight, that is when the clock changes.
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

// local returns what the clock of a time's zone shows, in seconds since 1970 on that clock.
func local(at time.Time) int64 {
	_, offset := at.Zone()
	return at.Unix() + int64(offset)
}

// startOf returns when the n-th hour or day since 1970 begins, if the offset is the one that it is at a time.
func startOf(n, length int64, at time.Time) time.Time {
	_, offset := at.Zone()
	return time.Unix(n*length-int64(offset), 0).In(at.Location())
}
