package httpx_test

import (
	"sync"
	"testing"
	"time"

	"kiosk/internal/httpx"
)

// noon is the time at which the tests of rate limits begin.
var noon = time.Date(2026, 1, 2, 12, 0, 0, 0, time.UTC)

func TestFloodOfAnEmptyBucketDelaysNoOtherCaller(t *testing.T) {
	t.Parallel()
	buckets := httpx.NewBuckets[string](1, 2)
	for range 2 {
		buckets.Take("store", noon)
	}
	var all sync.WaitGroup
	for range 16 {
		all.Go(func() {
			for range 2_000 {
				if putBack, wait := buckets.Take("store", noon); putBack != nil || wait != 1 {
					t.Errorf("out of an empty bucket, with %d s to wait", wait)
				}
			}
		})
	}
	all.Wait()
	if _, wait := buckets.Take("store", noon.Add(time.Second)); wait != 0 {
		t.Errorf("after the second that every caller had to wait: %d s more", wait)
	}
}

func TestWhatIsPutBackIsThereForTheNext(t *testing.T) {
	t.Parallel()
	buckets := httpx.NewBuckets[string](1, 2)
	first, _ := buckets.Take("store", noon)
	second, _ := buckets.Take("store", noon.Add(500*time.Millisecond))
	later := noon.Add(600 * time.Millisecond)
	first(later) // although another token was taken after it
	second(later)
	for range 2 {
		if _, wait := buckets.Take("store", later); wait != 0 {
			t.Errorf("%d s to wait, though both were put back", wait)
		}
	}
	if _, wait := buckets.Take("store", later); wait != 1 {
		t.Errorf("%d s to wait: a bucket that was full when one was put back holds more than it can", wait)
	}
}
