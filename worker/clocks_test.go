package worker

import (
	"net/http"
	"slices"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"
	"golang.org/x/sync/errgroup"

	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver/webhooks"
	"kiosk/internal/testkit"
)

// hosts are the clocks of API processes, each as its offset from the true time.
var hosts = []time.Duration{time.Hour, -time.Hour, 0}

// commitAs commits an event like an API process whose clock is ahead by an offset, and returns the event's public id.
func (s *shop) commitAs(ahead time.Duration) (string, error) {
	ctx := auth.With(s.ctx, auth.System(s.store.ID))
	at := time.Now().UTC().Add(ahead).Truncate(time.Microsecond)
	event := outbox.Event{ID: idOf(at), Type: outbox.StockLow, Data: eventData}
	tx, err := s.db.Begin(ctx)
	if err != nil {
		return "", err
	}
	statements, err := s.db.On(ctx, tx)
	if err == nil {
		err = outbox.Append(ctx, statements, at, event)
	}
	if err != nil {
		_ = tx.Rollback()
		return "", err
	}
	return outbox.PublicID(event.ID), tx.Commit()
}

// follow reads the feed page by page until it has read a number of events.
func (s *shop) follow(total int) (seen []string, err error) {
	operations, ctx := s.operations()
	filter := webhooks.EventFilter{Limit: 7}
	for deadline := time.Now().Add(waitTimeout); len(seen) < total && time.Now().Before(deadline); {
		page, err := operations.Events(ctx, filter)
		if err != nil {
			return seen, err
		}
		for _, event := range page.Events {
			seen = append(seen, outbox.PublicID(event.ID))
		}
		filter.Cursor = page.NextCursor
	}
	return seen, nil
}

func TestAReaderOfTheFeedMissesNoEventWhateverTheClocksOfTheHosts(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		const each = 40
		s.run(nil)
		committed := make([][]string, len(hosts))
		var writing errgroup.Group
		for i, ahead := range hosts {
			writing.Go(func() error {
				for range each {
					id, err := s.commitAs(ahead)
					if err != nil {
						return err
					}
					committed[i] = append(committed[i], id)
				}
				return nil
			})
		}
		seen, err := s.follow(len(hosts) * each)
		if err := writing.Wait(); err != nil {
			t.Fatal(err)
		}
		if err != nil || len(seen) != len(hosts)*each {
			t.Fatalf("saw %d events of %d: %v", len(seen), len(hosts)*each, err)
		}
		for i, ids := range committed {
			read := slices.DeleteFunc(slices.Clone(seen), func(id string) bool { return !slices.Contains(ids, id) })
			if !slices.Equal(read, ids) {
				t.Errorf("the events of the host %d were not read once each in their order", i)
			}
		}
	})
}

func TestAnEffectFollowsItsCauseInTheFeedWhateverTheClocksOfTheHosts(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		var committed []string
		for range 3 {
			for _, ahead := range hosts {
				id, err := s.commitAs(ahead)
				if err != nil {
					t.Fatal(err)
				}
				committed = append(committed, id)
			}
		}
		if _, err := s.dispatcher(nil).publishAll(s.ctx, s.ctx); err != nil {
			t.Fatal(err)
		}
		if seen, err := s.follow(len(committed)); err != nil || !slices.Equal(seen, committed) {
			t.Errorf("read %v, committed %v: %v", seen, committed, err)
		}
	})
}

// TestWorkersWhoseClocksDifferRecordWhatTheySend has a receiver that responds long after both workers have looked for leases to free.
func TestWorkersWhoseClocksDifferRecordWhatTheySend(t *testing.T) {
	t.Parallel()
	for _, ahead := range []time.Duration{time.Hour, -time.Hour} {
		t.Run(ahead.String(), func(t *testing.T) {
			t.Parallel()
			s := newShop(t, testkit.NewDatabase(t, dialect.Postgres))
			r := newReceiver(t, func(_ http.ResponseWriter, request *http.Request) { pause(request.Context(), 300*time.Millisecond) })
			endpoint := s.endpoint(r.URL, outbox.StockLow)
			s.run(nil)
			s.run(func(c *Config) { c.Now = clockAhead(ahead) })
			const events, most = 5, 150
			s.publish(outbox.StockLow, events)
			recorded := func() bool { return s.statuses(endpoint)["SUCCEEDED"] == events }
			testkit.Eventually(t, waitTimeout, "they are recorded", func() bool { return recorded() || r.requests.Load() > most })
			if !recorded() {
				t.Errorf("%d events were sent %d times, and are %v", events, r.requests.Load(), s.statuses(endpoint))
			}
		})
	}
}

// clockAhead returns a clock that is ahead of the true time.
func clockAhead(by time.Duration) func() time.Time {
	return func() time.Time { return time.Now().UTC().Add(by).Truncate(time.Microsecond) }
}

func TestMissedDeliveriesAreResentWhenTheWorkersClockIsAhead(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		endpoint := s.endpoint(silent, outbox.StockLow)
		d.Client.WebhookEndpoint.UpdateOneID(endpoint).SetStatus("SUSPENDED").ExecX(s.ctx)
		s.waiting(s.dispatcher(func(c *Config) {
			c.Now = clockAhead(time.Hour)
		}), 3)
		operations, ctx := s.operations()
		if _, err := operations.ReactivateWebhook(ctx, endpoint); err != nil {
			t.Fatal(err)
		}
		again, err := operations.RedeliverSince(ctx, webhooks.RedeliverSinceInput{EndpointID: endpoint, Since: time.Now().Add(-time.Hour)})
		if err != nil || again.Redelivered != 3 || again.Remaining != 0 {
			t.Errorf("of 3 that were missed: %+v, %v", again, err)
		}
		if !again.EndedBefore.Equal(again.EndedBefore.Truncate(time.Millisecond)) {
			t.Errorf("%s is not as the API writes times", again.EndedBefore)
		}
	})
}

// TestTimesThatAClockAheadHasWrittenAreCorrected has a longest interval of 10 hours. So with its jitter, and a minute for clocks that
// differ, no time is more than 11 hours and a minute ahead.
func TestTimesThatAClockAheadHasWrittenAreCorrected(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		endpoint := s.endpoint(silent, outbox.StockLow)
		dispatcher := s.dispatcher(func(c *Config) { c.Backoff = []time.Duration{10 * time.Hour} })
		s.waiting(dispatcher, 1)
		for written, write := range map[string]func(at time.Time){
			"when the delivery is due": func(at time.Time) { d.Client.Delivery.Update().SetDueAt(at).ExecX(s.ctx) },
			"when a failing endpoint is probed": func(at time.Time) {
				d.Client.WebhookEndpoint.UpdateOneID(endpoint).SetConsecutiveFailures(1).SetProbeAt(at).ExecX(s.ctx)
			},
			"the end of a lease": func(at time.Time) { d.Client.Delivery.Update().SetClaimID(uuid.New()).SetLeaseUntil(at).ExecX(s.ctx) },
		} {
			for ahead, claimed := range map[time.Duration]int{11 * time.Hour: 0, 11*time.Hour + 2*time.Minute: 1} {
				now := dispatcher.config.Now()
				d.Client.WebhookEndpoint.UpdateOneID(endpoint).SetConsecutiveFailures(0).ClearProbeAt().ExecX(s.ctx)
				d.Client.Delivery.Update().SetDueAt(now).ClearClaimID().ClearLeaseUntil().ExecX(s.ctx)
				dispatcher.schedule = newSchedule()
				write(now.Add(ahead))
				if err := dispatcher.rescueAll(s.ctx); err != nil {
					t.Fatal(err)
				}
				if err := dispatcher.findDue(s.ctx); err != nil {
					t.Fatal(err)
				}
				found := claimBatch{}
				if due, _ := dispatcher.schedule.take(dispatcher.config.Now()); len(due) > 0 {
					var err error
					if found, err = dispatcher.claim(s.ctx, s.store.ID, 10); err != nil {
						t.Fatal(err)
					}
				}
				if len(found.deliveries) != claimed {
					t.Errorf("%s is %s ahead: %d deliveries are claimed, want %d", written, ahead, len(found.deliveries), claimed)
				}
			}
		}
	})
}
