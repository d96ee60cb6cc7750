package resolver

import (
	"time"

	"kiosk/ent/db/salesrollup"
	"kiosk/internal/database"
)

// The grains of the rollups that a dashboard reads, the coarsest first.
var (
	storeGrains    = []salesrollup.Grain{salesrollup.GrainDAY, salesrollup.GrainHOUR, salesrollup.GrainQUARTER_HOUR}
	itemGrains     = []salesrollup.Grain{salesrollup.GrainMONTH, salesrollup.GrainDAY}
	customerGrains = []salesrollup.Grain{salesrollup.GrainMONTH}
)

// cover returns the buckets that make up [from, to), of as coarse grains as possible.
// Both ends must be bounds of the finest grain.
func cover(point int, from, to time.Time, grains []salesrollup.Grain) []database.Span {
	if !from.Before(to) {
		return nil
	}
	grain := grains[0]
	first, after := bucketFrom(grain, from), database.BucketOf(grain, to)
	if !first.Before(after) {
		if len(grains) == 1 {
			return nil
		}
		return cover(point, from, to, grains[1:])
	}
	var spans []database.Span
	if len(grains) > 1 {
		spans = append(spans, cover(point, from, first, grains[1:])...)
		spans = append(spans, cover(point, after, to, grains[1:])...)
	}
	return append(spans, database.Span{Point: point, Grain: grain, From: first.Unix(), To: after.Unix()})
}

// bucketFrom returns the first start of a bucket that is not before a time.
func bucketFrom(grain salesrollup.Grain, at time.Time) time.Time {
	start := database.BucketOf(grain, at)
	if start.Before(at) {
		return database.BucketAfter(grain, start)
	}
	return start
}

// nearest returns the start of a bucket that is nearest to a time.
func nearest(grain salesrollup.Grain, at time.Time) time.Time {
	before := database.BucketOf(grain, at)
	after := database.BucketAfter(grain, before)
	if after.Sub(at) < at.Sub(before) {
		return after
	}
	return before
}

// whole is a range of time as whole buckets, and the strips of orders to add to them and to take off them.
type whole struct {
	from, to time.Time // of the buckets; equal when there are none
	spans    []database.Span
	strips   [2]database.Strip
}

// roundOff brings [from, to) to whole buckets. Where its ends lie inside of buckets it goes to the nearer bound and counts
// the orders in between one by one, unless the range itself is no longer than that.
func roundOff(from, to time.Time, grains []salesrollup.Grain) whole {
	finest := grains[len(grains)-1]
	first, after := nearest(finest, from), nearest(finest, to)
	if to.Sub(from) <= first.Sub(from).Abs()+to.Sub(after).Abs() {
		return whole{from: from, to: from, strips: [2]database.Strip{{From: from, To: to, Sign: 1}}}
	}
	return whole{
		from:   first,
		to:     after,
		spans:  cover(0, first, after, grains),
		strips: [2]database.Strip{between(from, first), between(after, to)},
	}
}

// between returns the strip that leads from one time to another: taken off when that is backwards.
func between(from, to time.Time) database.Strip {
	if to.Before(from) {
		return database.Strip{From: to, To: from, Sign: -1}
	}
	return database.Strip{From: from, To: to, Sign: 1}
}
