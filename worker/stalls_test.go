package worker

import (
	"context"
	"net"
	"net/netip"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"kiosk/internal/database"
	"kiosk/internal/outbox"
	"kiosk/internal/ssrf"
	"kiosk/internal/testkit"
)

func TestAnEndpointToWhichThisMachineCannotSendIsNotSuspendedAndGetsAllLater(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		names := startNameServer(t)
		// The same address by both queries of a lookup: one of them may fail just before the machine recovers, and the other succeed.
		names.answer("hooks.example", "127.0.0.1", "::ffff:127.0.0.1")
		r := newReceiver(t, accept)
		endpoint := s.endpoint(strings.Replace(r.URL, "127.0.0.1", "hooks.example", 1), outbox.StockLow)
		const n = 2 * suspendAfter
		var short atomic.Bool
		var unsent atomic.Int32
		short.Store(true)
		s.run(func(c *Config) {
			c.Sender = newTestSender(t, func(config *SenderConfig) {
				config.Guard = ssrf.Guard{AllowNetworks: []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}, AllowHTTP: true}
				config.Resolver = &net.Resolver{PreferGo: true, Dial: func(ctx context.Context, network, address string) (net.Conn, error) {
					if short.Load() {
						unsent.Add(1)
						return nil, syscall.EADDRNOTAVAIL
					}
					return names.resolver().Dial(ctx, network, address)
				}}
			})
		})
		events := s.publish(outbox.StockLow, n)
		testkit.Eventually(t, waitTimeout, "the machine has failed to send", func() bool { return unsent.Load() >= n })
		short.Store(false)
		testkit.Eventually(t, waitTimeout, "all succeed", func() bool { return s.statuses(endpoint)["SUCCEEDED"] == n })
		expectOnce(t, r, events)
		if status, failures := s.health(endpoint); status != "ACTIVE" || failures != 0 {
			t.Errorf("%s with %d failures", status, failures)
		}
		if attempts := d.Client.DeliveryAttempt.Query().CountX(s.ctx); attempts != n {
			t.Errorf("%d attempts are recorded, %d were made", attempts, n)
		}
	})
}

func TestAStalledEndpointIsLeftAloneLongerAndLongerAndThenTriedOnce(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		endpoint := s.endpoint(silent, outbox.StockLow)
		now := time.Now().UTC().Truncate(time.Microsecond)
		dispatcher := s.dispatcher(func(c *Config) { c.Now = func() time.Time { return now } })
		s.waiting(dispatcher, 3)
		claim := func(want int) claimBatch {
			t.Helper()
			batch, err := dispatcher.claim(s.ctx, s.store.ID, 10)
			if err != nil || len(batch.deliveries) != want {
				t.Errorf("claimed %d, want %d: %v", len(batch.deliveries), want, err)
			}
			return batch
		}
		for _, pause := range []time.Duration{time.Second, 2 * time.Second} {
			until := dispatcher.stalls.extend(endpoint, now)
			if again := dispatcher.stalls.extend(endpoint, now); !until.Equal(now.Add(pause)) || !again.Equal(until) {
				t.Errorf("until %s and %s, want a pause of %s", until.Sub(now), again.Sub(now), pause)
			}
			if batch := claim(0); !batch.next.Equal(until) {
				t.Errorf("looked at again at %s", batch.next)
			}
			now = until
		}
		claim(1)
		claim(0) // the one is on its way
		dispatcher.stalls.end(endpoint)
		claim(2)

		d.Client.Delivery.Update().SetStatus("SUCCEEDED").ClearClaimID().ClearLeaseUntil().ExecX(s.ctx)
		s.waiting(dispatcher, 1)
		dispatcher.stalls.extend(endpoint, now)
		now = now.Add(-time.Hour)
		claim(1) // the pause was written before the clock was set back
		if until := dispatcher.stalls.extend(endpoint, now); until.After(now.Add(longestStall)) {
			t.Errorf("once the clock was set back, a pause of %s", until.Sub(now))
		}
	})
}
