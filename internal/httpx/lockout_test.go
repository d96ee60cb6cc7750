package httpx_test

import (
	"context"
	"errors"
	"net/netip"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"kiosk/internal/auth"
	"kiosk/internal/httpx"
)

var (
	errWrong = errors.New("the token is wrong")
	errAway  = errors.New("the database is away")
	home     = netip.MustParsePrefix("203.0.113.1/32")
)

// gate is a lockout with an Authenticate that takes a millisecond and accepts tokens with a certain prefix.
type gate struct {
	*httpx.Lockout
	away     atomic.Bool
	requests atomic.Int64
	wrongs   atomic.Int64
}

func newGate(failures int) *gate {
	isWrong := func(err error) bool { return errors.Is(err, errWrong) }
	return &gate{Lockout: httpx.NewLockout(httpx.Limits{AuthFailures: failures}, isWrong)}
}

func (g *gate) try(t *testing.T, token string) error {
	t.Helper()
	_, err := g.Try(t.Context(), home, token, g.authenticate)
	return err
}

func (g *gate) authenticate(_ context.Context, token string) (auth.Actor, error) {
	time.Sleep(time.Millisecond)
	g.requests.Add(1)
	switch {
	case g.away.Load():
		return auth.Actor{}, errAway
	case !strings.HasPrefix(token, "right"):
		g.wrongs.Add(1)
		return auth.Actor{}, errWrong
	}
	return auth.Actor{}, nil
}

// guess tries n wrong tokens concurrently, and returns how many of them were looked up.
func (g *gate) guess(t *testing.T, n int) int64 {
	t.Helper()
	before := g.wrongs.Load()
	var all sync.WaitGroup
	for i := range n {
		all.Go(func() { _ = g.try(t, "guess"+strconv.Itoa(i)) })
	}
	all.Wait()
	return g.wrongs.Load() - before
}

func isLockedOut(err error) bool {
	refusal, ok := errors.AsType[*httpx.RejectError](err)
	return ok && refusal.Code == httpx.CodeTooManyFailures
}

func TestTokenThatWasRightStaysWelcomeWhenItCannotBeLookedUp(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		g := newGate(1)
		if err := g.try(t, "right"); err != nil {
			t.Fatal(err)
		}
		g.guess(t, 3)
		g.away.Store(true)
		if err := g.try(t, "right"); !errors.Is(err, errAway) {
			t.Errorf("while the database is away: %v", err)
		}
		g.away.Store(false)
		if err := g.try(t, "right"); err != nil {
			t.Errorf("afterwards: %v", err)
		}
		if err := g.try(t, "right, and new"); !isLockedOut(err) {
			t.Errorf("another from there: %v", err)
		}
	})
}

func TestTokenThatIsNoLongerRightCountsAsWrong(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		g := newGate(1)
		isRight := true
		try := func() error {
			_, err := g.Try(t.Context(), home, "token", func(context.Context, string) (auth.Actor, error) {
				if isRight {
					return auth.Actor{}, nil
				}
				return auth.Actor{}, errWrong
			})
			return err
		}
		if err := try(); err != nil {
			t.Fatal(err)
		}
		isRight = false
		for range 2 { // the first was right before
			if err := try(); !errors.Is(err, errWrong) {
				t.Errorf("%v", err)
			}
		}
		if err := try(); !isLockedOut(err) {
			t.Errorf("after the limit: %v", err)
		}
	})
}

func TestManyRightTokensAtOnceAreNoFailures(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		g := newGate(5)
		var all sync.WaitGroup
		for i := range 500 {
			all.Go(func() {
				if err := g.try(t, "right"+strconv.Itoa(i)); err != nil {
					t.Error(err)
				}
			})
		}
		all.Wait()
	})
}

func TestGuessesAtOnceGainNothing(t *testing.T) {
	t.Parallel()
	const perMinute = 60
	synctest.Test(t, func(t *testing.T) {
		g := newGate(perMinute)
		if tried := g.guess(t, 500); tried > perMinute+8 {
			t.Errorf("at once: %d", tried)
		}
		for range 60 {
			time.Sleep(time.Minute)
			g.guess(t, 500)
		}
		if total := g.wrongs.Load(); total < perMinute*60 || total > perMinute*61+8 {
			t.Errorf("in an hour: %d", total)
		}
	})
}

func TestACallerThatLeavesWaitsForNoLookUp(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		g := newGate(100)
		stuck, release := context.WithCancel(t.Context())
		for i := range 100 {
			go func() {
				_, _ = g.Try(stuck, home, "right"+strconv.Itoa(i), func(ctx context.Context, _ string) (auth.Actor, error) {
					<-ctx.Done()
					return auth.Actor{}, errAway
				})
			}()
		}
		synctest.Wait()
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		if _, err := g.Try(ctx, home, "right", g.authenticate); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("%v", err)
		}
		release()
		synctest.Wait()
		if err := g.try(t, "right"); err != nil {
			t.Errorf("afterwards: %v", err)
		}
	})
}
