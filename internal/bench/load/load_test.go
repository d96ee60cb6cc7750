package load_test

import (
	"context"
	"errors"
	"slices"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"kiosk/internal/bench/load"
)

var errRefused = errors.New("refused")

func TestEveryClientAsksOneRequestAfterTheOtherUntilTheTimeIsOver(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		var begun, ended atomic.Int64
		r := load.Clients(t.Context(), 3, time.Second, func(context.Context) (func() error, func(), error) {
			slowness := time.Duration(begun.Add(1)) * 100 * time.Millisecond
			return func() error { time.Sleep(slowness); return nil }, func() { ended.Add(1) }, nil
		})
		// 10 of 100 ms, 5 of 200 ms and 4 of 300 ms, of which the last was under way.
		if len(r.Took) != 19 || !slices.IsSorted(r.Took) || r.Elapsed != 1200*time.Millisecond || ended.Load() != 3 {
			t.Errorf("%v in %s, %d ended", r.Took, r.Elapsed, ended.Load())
		}
		if r.Failed != 0 || r.Last != nil || int(r.Rate()) != 15 {
			t.Errorf("%d failed: %v; rate %f", r.Failed, r.Last, r.Rate())
		}
	})
}

func TestFailuresAreCountedAndNotTimed(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		requests := 0
		r := load.Clients(t.Context(), 1, time.Second, func(context.Context) (func() error, func(), error) {
			return func() error {
				time.Sleep(100 * time.Millisecond)
				if requests++; requests%2 == 0 {
					return errRefused
				}
				return nil
			}, func() {}, nil
		})
		if len(r.Took) != 5 || r.Failed != 5 || !errors.Is(r.Last, errRefused) {
			t.Errorf("%+v", r)
		}
	})
}

func TestAClientThatCannotBeginIsAFailure(t *testing.T) {
	t.Parallel()
	r := load.Clients(t.Context(), 2, time.Hour, func(context.Context) (func() error, func(), error) {
		return nil, nil, errRefused
	})
	if r.Failed != 2 || !errors.Is(r.Last, errRefused) {
		t.Errorf("%+v", r)
	}
}

func TestALoadEndsWithItsContext(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	r := load.Clients(ctx, 1, time.Hour, func(context.Context) (func() error, func(), error) {
		return func() error { cancel(); return nil }, func() {}, nil
	})
	if len(r.Took) != 1 {
		t.Errorf("%+v", r)
	}
}

func TestQuantileIsWhatAPartStaysBelow(t *testing.T) {
	t.Parallel()
	var took []time.Duration
	for i := range 100 {
		took = append(took, time.Duration(i))
	}
	for part, want := range map[float64]time.Duration{0: 0, 0.5: 50, 0.99: 99, 1: 99} {
		if got := load.Quantile(took, part); got != want {
			t.Errorf("%v: %d, want %d", part, got, want)
		}
	}
	if got := load.Quantile(nil, 0.5); got != 0 {
		t.Error(got)
	}
}
