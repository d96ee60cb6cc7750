package resolver

import (
	"time"

	"kiosk/internal/database"
)

// orderSpan is a span of time in which a part of a page lies: after the first skip orders, take of them.
type orderSpan struct {
	since, until time.Time
	skip, take   int
}

// spansOfPage tells from the counts where the orders after the first offset ones lie. Spans are joined across buckets
// that hold nothing that matches, unless so many others lie there that it pays to leave them out.
func spansOfPage(buckets []database.OrderBucket, offset, limit int) []orderSpan {
	var spans []orderSpan
	passed, others := 0, 0
	for _, b := range buckets {
		before := passed
		passed += b.Matching
		switch {
		case b.Matching == 0:
			others += b.Any
			continue
		case passed <= offset:
			continue
		}
		take := min(passed, offset+limit) - max(before, offset)
		if n := len(spans); n > 0 && others <= manyItems {
			spans[n-1].since = b.Since
			spans[n-1].take += take
		} else {
			spans = append(spans, orderSpan{b.Since, b.Until, max(0, offset-before), take})
		}
		others = 0
		if passed >= offset+limit {
			break
		}
	}
	return spans
}
