package reports

import (
	"time"

	"kiosk/ent/db/salesrollup"
)

// grainsOf are the grains of each dimension in the sales rollups, the coarsest first.
var grainsOf = map[salesrollup.Dimension][]salesrollup.Grain{
	salesrollup.DimensionSTORE:     {salesrollup.GrainMONTH, salesrollup.GrainDAY, salesrollup.GrainHOUR, salesrollup.GrainQUARTER_HOUR},
	salesrollup.DimensionCUSTOMER:  {salesrollup.GrainMONTH},
	salesrollup.DimensionPRODUCT:   {salesrollup.GrainMONTH, salesrollup.GrainDAY},
	salesrollup.DimensionVARIATION: {salesrollup.GrainDAY},
	salesrollup.DimensionTIER:      {salesrollup.GrainMONTH, salesrollup.GrainDAY},
}

// decompose splits [from, to) into buckets of the coarsest possible grains. Both ends must be bounds of the finest grain.
func decompose(point int, from, to time.Time, grains []salesrollup.Grain) []bucketRange {
	if !from.Before(to) {
		return nil
	}
	grain := grains[0]
	first, after := bucketFrom(grain, from), BucketOf(grain, to)
	if !first.Before(after) {
		if len(grains) == 1 {
			return nil
		}
		return decompose(point, from, to, grains[1:])
	}
	var ranges []bucketRange
	if len(grains) > 1 {
		ranges = append(ranges, decompose(point, from, first, grains[1:])...)
		ranges = append(ranges, decompose(point, after, to, grains[1:])...)
	}
	return append(ranges, bucketRange{Point: point, Grain: grain, From: first.Unix(), To: after.Unix()})
}

// bucketFrom returns the start of the first bucket that does not start before a time.
func bucketFrom(grain salesrollup.Grain, at time.Time) time.Time {
	start := BucketOf(grain, at)
	if start.Before(at) {
		return bucketAfter(grain, start)
	}
	return start
}

// nearest returns the start of a bucket that is nearest to a time.
func nearest(grain salesrollup.Grain, at time.Time) time.Time {
	before := BucketOf(grain, at)
	after := bucketAfter(grain, before)
	if after.Sub(at) < at.Sub(before) {
		return after
	}
	return before
}

// alignedRange is a time range as whole buckets, and the partial buckets at its ends to add or subtract.
type alignedRange struct {
	from, to time.Time // of the buckets; equal when there are none
	ranges   []bucketRange
	partials [2]partialBucket
}

// alignRange aligns [from, to) to whole buckets. An end inside a bucket moves to the nearer bound of the bucket, and the orders between
// the two are a partial bucket, which is counted order by order. A range that is not longer than its partial buckets is counted order by
// order as a whole.
func alignRange(from, to time.Time, grains []salesrollup.Grain) alignedRange {
	finest := grains[len(grains)-1]
	first, after := nearest(finest, from), nearest(finest, to)
	if to.Sub(from) <= first.Sub(from).Abs()+to.Sub(after).Abs() {
		return alignedRange{from: from, to: from, partials: [2]partialBucket{{From: from, To: to, Sign: 1}}}
	}
	return alignedRange{
		from:     first,
		to:       after,
		ranges:   decompose(0, first, after, grains),
		partials: [2]partialBucket{between(from, first), between(after, to)},
	}
}

// between returns the partial bucket between two times. It is to be subtracted if to is before from, and added otherwise.
func between(from, to time.Time) partialBucket {
	if to.Before(from) {
		return partialBucket{From: to, To: from, Sign: -1}
	}
	return partialBucket{From: from, To: to, Sign: 1}
}

// fixedLengths are the lengths of buckets, except for months.
var fixedLengths = map[salesrollup.Grain]time.Duration{
	salesrollup.GrainQUARTER_HOUR: 15 * time.Minute,
	salesrollup.GrainHOUR:         time.Hour,
	salesrollup.GrainDAY:          24 * time.Hour,
}

// BucketOf returns the start, in UTC, of the bucket that a time falls into.
func BucketOf(grain salesrollup.Grain, at time.Time) time.Time {
	at = at.UTC()
	if length, fixed := fixedLengths[grain]; fixed {
		return at.Truncate(length)
	}
	return time.Date(at.Year(), at.Month(), 1, 0, 0, 0, 0, time.UTC)
}

// bucketAfter returns the start of the bucket that follows the one that starts at a time.
func bucketAfter(grain salesrollup.Grain, start time.Time) time.Time {
	if length, fixed := fixedLengths[grain]; fixed {
		return start.Add(length)
	}
	return start.AddDate(0, 1, 0)
}
