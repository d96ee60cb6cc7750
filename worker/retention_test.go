package worker

import (
	"slices"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/google/uuid"

	"kiosk/ent/db"
	"kiosk/ent/db/event"
	"kiosk/ent/db/requestlog"
	"kiosk/ent/db/staffsession"
	"kiosk/internal/auth"
	"kiosk/internal/consistency"
	"kiosk/internal/database"
	"kiosk/internal/outbox"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/customers"
	"kiosk/internal/resolver/wallets"
	"kiosk/internal/testkit"
)

const day = 24 * time.Hour

func TestRetentionKeepsWhatWasPromised(t *testing.T) {
	t.Parallel()
	for name, invalid := range map[string]Retention{
		"keep-attempts":         {Attempts: time.Hour},
		"keep-deliveries":       {Attempts: 60 * day, Deliveries: 59 * day},
		"keep-events":           {Events: day},
		"keep-audit":            {Audit: day},
		"keep-sessions":         {Sessions: time.Minute},
		"keep-requests":         {Requests: time.Minute},
		"keep-idempotency-keys": {Keys: 23 * time.Hour},
	} {
		if err := invalid.Validate(); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if err := (Retention{}).Validate(); err != nil {
		t.Error(err)
	}
	if err := (Retention{-1, -1, -1, -1, -1, -1, -1}).Validate(); err == nil {
		t.Error("negative times were taken")
	}
}

// sweepAt sweeps with a clock that is ahead by a duration.
func (s *shop) sweepAt(keep Retention, later time.Duration) {
	s.t.Helper()
	at := time.Now().UTC().Add(later).Truncate(time.Microsecond)
	dispatcher := s.dispatcher(func(c *Config) { c.Retention, c.Now = keep, func() time.Time { return at } })
	if err := dispatcher.Sweep(s.ctx); err != nil {
		s.t.Fatal(err)
	}
}

func TestEventsAreSweptAfterTheirDeliveriesAndTheFeedGoesOn(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		accepting, failing := newReceiver(t, accept), newReceiver(t, fail)
		stop := s.run(nil)
		first := s.endpoint(accepting.URL, outbox.StockLow)
		s.publish(outbox.StockLow, 30)
		testkit.Eventually(t, waitTimeout, "the first are delivered", func() bool { return s.statuses(first)["SUCCEEDED"] == 30 })
		s.endpoint(failing.URL, outbox.OrderCreated)
		published := func(n int) func() bool {
			return func() bool { return d.Client.Event.Query().Where(event.SequenceNotNil()).CountX(s.ctx) == n }
		}
		s.publish(outbox.StockAvailable, 700) // without subscribers
		testkit.Eventually(t, waitTimeout, "the rest is published", published(730))
		s.publish(outbox.OrderCreated, 1)
		testkit.Eventually(t, waitTimeout, "the last is published", published(731))
		stop()
		pending := d.Client.Event.Query().Where(event.Type(string(outbox.OrderCreated))).OnlyX(s.ctx)
		d.Client.Delivery.Update().SetStatus("PENDING").ClearFinishedAt().SetDueAt(time.Now().Add(1000 * day)).
			ExecX(s.ctx) // all wait: nothing may go
		keep := Retention{Events: 10 * day}
		waiting := d.Client.Delivery.Query().CountX(s.ctx)
		s.publish(outbox.StockAvailable, 3) // without a number yet

		s.sweepAt(keep, 9*day)
		if n := d.Client.Event.Query().CountX(s.ctx); n != 734 {
			t.Errorf("%d events are left before their time", n)
		}
		s.sweepAt(keep, 11*day)
		left := d.Client.Event.Query().AllX(s.ctx)
		if len(left) != waiting+3 {
			t.Errorf("%d events are left, want the %d that wait for their delivery and 3 that wait for their number", len(left), waiting)
		}
		if !d.Client.Event.Query().Where(event.ID(pending.ID)).ExistX(s.ctx) {
			t.Error("an event was swept before it was delivered")
		}
		feed := d.Client.EventFeed.Query().OnlyX(s.ctx)
		if feed.MissingTo != 730 || feed.LastSequence != 731 || feed.SweptBefore == nil {
			t.Errorf("the feed says %d of %d, %v", feed.MissingTo, feed.LastSequence, feed.SweptBefore)
		}
		s.run(nil)
		testkit.Eventually(t, waitTimeout, "the feed goes on", func() bool {
			last := d.Client.Event.Query().Where(event.SequenceNotNil()).Order(db.Desc(event.FieldSequence)).FirstX(s.ctx)
			return *last.Sequence == 734
		})
		for _, finding := range s.broken("event.sequence", "event.counter") {
			t.Error(finding)
		}
	})
}

func TestTheEndOfWhatIsMissingFromAFeedNeverGoesBackWhateverTheClocksOfTheHosts(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		commit := func(ahead time.Duration) {
			t.Helper()
			if _, err := s.commitAs(ahead); err != nil {
				t.Fatal(err)
			}
			if _, err := s.dispatcher(nil).publishAll(s.ctx, s.ctx); err != nil {
				t.Fatal(err)
			}
		}
		var sweptBefore time.Time
		sweep := func(later time.Duration, left int, missingTo int64) {
			t.Helper()
			s.sweepAt(Retention{Events: 10 * day}, 10*day+later)
			feed := d.Client.EventFeed.Query().OnlyX(s.ctx)
			if n := d.Client.Event.Query().CountX(s.ctx); n != left || feed.MissingTo != missingTo || feed.SweptBefore.Before(sweptBefore) {
				t.Errorf("%d events are left; the feed lacks those up to %d and before %s, which was %s", n, feed.MissingTo, feed.SweptBefore, sweptBefore)
			}
			sweptBefore = *feed.SweptBefore
		}
		commit(day)
		commit(0)
		sweep(time.Hour, 1, 2) // the second one
		sweep(day+time.Hour, 0, 2)
		commit(-time.Hour)
		sweep(0, 0, 3)
	})
}

// broken returns the findings of these checks. Other checks need the orders of the events, which these tests do not insert.
func (s *shop) broken(checks ...string) (found []string) {
	s.t.Helper()
	results, err := consistency.Verify(s.ctx, s.db, s.store.ID, nil)
	if err != nil {
		s.t.Fatal(err)
	}
	for _, result := range results {
		for _, finding := range result.Findings {
			for _, check := range checks {
				if result.Check == check {
					found = append(found, check+": "+finding.String())
				}
			}
		}
	}
	return found
}

func TestAuditSessionsAndKeysAreSweptWhenTheirTimeHasCome(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		now := time.Now().UTC().Truncate(time.Microsecond)
		c := d.Client
		member := c.StaffMember.Create().SetStoreID(s.store.ID).SetEmail("a@example.com").SetPasswordHash("x").SetRole("OWNER").SaveX(s.ctx)
		session := func(expires, revoked *time.Time) uuid.UUID {
			id := uuid.New()
			create := c.StaffSession.Create().SetStoreID(s.store.ID).SetStaffID(member.ID).SetKind("BROWSER").SetSecretHash(id[:]).
				SetNillableExpiresAt(expires).SetNillableRevokedAt(revoked)
			return create.SaveX(s.ctx).ID
		}
		later := now.Add(90 * day)
		expired, revoked := session(&now, nil), session(&later, &now)
		lasting := []uuid.UUID{session(nil, nil), session(&later, nil)}
		c.AuditEntry.Create().SetStoreID(s.store.ID).SetActorKind("SYSTEM").SetAction("x.y").SetSubjectType("X").SetSubjectID(member.ID).ExecX(s.ctx)
		c.IdempotencyKey.Create().SetID(firstID(now.Add(-day))).SetStoreID(s.store.ID).SetKey("k").SetOperation("x").
			SetFingerprint([]byte{1}).SetExpiresAt(now).ExecX(s.ctx)
		keep := Retention{Sessions: 20 * day, Audit: 40 * day, Keys: 4 * day} // the key is one day old

		for _, look := range []struct {
			days                   time.Duration
			sessions, audits, keys int
		}{
			{2, 4, 1, 1}, {4, 4, 1, 0}, {19, 4, 1, 0}, {21, 2, 1, 0}, {39, 2, 1, 0}, {41, 2, 0, 0},
		} {
			s.sweepAt(keep, look.days*day)
			sessions, audits, keys := c.StaffSession.Query().CountX(s.ctx), c.AuditEntry.Query().CountX(s.ctx), c.IdempotencyKey.Query().CountX(s.ctx)
			if sessions != look.sessions || audits != look.audits || keys != look.keys {
				t.Errorf("after %d days %d sessions, %d audit entries, %d keys, want %+v", look.days, sessions, audits, keys, look)
			}
		}
		if c.StaffSession.Query().Where(staffsession.IDIn(expired, revoked)).ExistX(s.ctx) ||
			c.StaffSession.Query().Where(staffsession.IDIn(lasting...)).CountX(s.ctx) != 2 {
			t.Error("other sessions were swept than those that ended")
		}
		s.sweepAt(Retention{}, 10_000*day) // whatever has no limit stays for ever
		if c.StaffSession.Query().Where(staffsession.ID(lasting[0])).CountX(s.ctx) != 1 {
			t.Error("an access token that lasts was swept")
		}
	})
}

func TestRequestsAreSweptByAgeAndBeyondTheLastOfEachStore(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		other := s.anotherStore()
		log := func(store *shop, sequences ...int64) {
			for _, sequence := range sequences {
				d.Client.RequestLog.Create().SetStoreID(store.store.ID).SetSequence(sequence).SetAPITokenID(uuid.New()).
					SetMethod("GET").SetPath("/products").SetStatus(200).SetRequestID("r").SetDurationUs(1).ExecX(s.ctx)
			}
		}
		left := func() (sequences []int) {
			d.Client.RequestLog.Query().Order(requestlog.BySequence()).Select(requestlog.FieldSequence).ScanX(s.ctx, &sequences)
			return sequences
		}
		log(s, 1, 2, 3, maxLoggedRequests+1, maxLoggedRequests+2)
		log(other, 1, maxLoggedRequests)
		keep := Retention{Requests: 7 * day}
		s.sweepAt(keep, 0)
		if got, want := left(), []int{1, 3, maxLoggedRequests, maxLoggedRequests + 1, maxLoggedRequests + 2}; !slices.Equal(got, want) {
			t.Errorf("the requests %v are left, want %v", got, want)
		}
		s.sweepAt(keep, 7*day-time.Hour)
		if n := len(left()); n != 5 {
			t.Errorf("%d requests are left before their time", n)
		}
		s.sweepAt(keep, 7*day+time.Hour)
		log(s, 1)
		if n := len(left()); n != 1 {
			t.Errorf("%d requests are left after their time", n-1)
		}
		s.sweepAt(Retention{}, time.Minute) // none are kept
		if n := len(left()); n != 0 {
			t.Errorf("%d requests are left although none are kept", n)
		}
	})
}

func TestAnIdempotencyKeyIsKeptForItsDayAndNoLonger(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		now := time.Now()
		for key, expiry := range map[string]time.Time{"counts": now.Add(time.Hour), "expired": now.Add(-time.Minute)} {
			d.Client.IdempotencyKey.Create().SetID(firstID(expiry.Add(-day))).SetStoreID(s.store.ID).SetKey(key).
				SetOperation("x").SetFingerprint([]byte{1}).SetExpiresAt(expiry).ExecX(s.ctx)
		}
		s.sweepAt(Retention{}, 0)
		if key := d.Client.IdempotencyKey.Query().OnlyX(s.ctx).Key; key != "counts" {
			t.Errorf("the key that %s is kept", key)
		}
	})
}

// Without the key, a retry of an order would be a second order. On SQLite the worker has the clock of the operations.
func TestAWorkerWhoseClockIsAheadDeletesNoIdempotencyKeyThatCounts(t *testing.T) {
	t.Parallel()
	d := testkit.Open(t, testkit.NewURL(t, dialect.Postgres), database.Options{})
	s := newShop(t, d)
	d.Client.IdempotencyKey.Create().SetStoreID(s.store.ID).SetKey("k").SetOperation("x").SetFingerprint([]byte{1}).
		SetExpiresAt(time.Now().Add(day)).ExecX(s.ctx)
	s.sweepAt(Retention{}, day+time.Minute)
	if !d.Client.IdempotencyKey.Query().ExistX(s.ctx) {
		t.Error("the key was deleted")
	}
}

func TestTheConsistencyChecksPassAfterOldAttemptsWereSwept(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		receiver := newReceiver(t, accept)
		busy, removed := s.endpoint(receiver.URL, outbox.StockLow), s.endpoint(receiver.URL, outbox.StockAvailable)
		stop := s.run(nil)
		s.publish(outbox.StockLow, keepAttempts+30)
		s.publish(outbox.StockAvailable, 3)
		testkit.Eventually(t, waitTimeout, "all is delivered", func() bool {
			return s.statuses(busy)["SUCCEEDED"] == keepAttempts+30 && s.statuses(removed)["SUCCEEDED"] == 3
		})
		stop()
		d.Client.WebhookEndpoint.UpdateOneID(removed).SetDeletedAt(time.Now()).ExecX(s.ctx)
		s.sweepAt(Retention{Attempts: day}, 2*day)
		deliveries, attempts := d.Client.Delivery.Query().CountX(s.ctx), d.Client.DeliveryAttempt.Query()
		if left := attempts.CountX(s.ctx); deliveries != keepAttempts+33 || left != keepAttempts {
			t.Fatalf("%d deliveries and %d attempts are left", deliveries, left)
		}
		if found := s.broken("delivery.outcome"); found != nil {
			t.Errorf("swept attempts are missed: %q", found)
		}
		lost := attempts.FirstX(s.ctx)
		d.Client.DeliveryAttempt.DeleteOne(lost).ExecX(s.ctx)
		if found := strings.Join(s.broken("delivery.outcome"), "\n"); !strings.Contains(found, lost.DeliveryID.String()) {
			t.Errorf("an attempt that is always kept is not missed: %q", found)
		}
	})
}

func TestTheConsistencyChecksPassAfterOldEventsWereSwept(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		ctx := auth.With(s.ctx, auth.System(s.store.ID))
		receiver := newReceiver(t, accept)
		kept := s.endpoint(receiver.URL, outbox.RechargeApproved) // its last attempts, and so their events, are kept for ever
		live := func(later time.Duration) {
			operations := resolver.New(resolver.Config{Database: d, Vault: s.vault, Now: func() time.Time {
				return time.Now().UTC().Add(later).Truncate(time.Microsecond)
			}})
			customer, _, err := operations.RegisterCustomer(ctx, customers.NewCustomer{Name: "Ana"})
			if err != nil {
				t.Fatal(err)
			}
			_, _, err = operations.RechargeWallet(ctx, wallets.RechargeInput{Customer: customers.CustomerRef{ID: customer.ID}, Amount: 100})
			if err != nil {
				t.Fatal(err)
			}
		}
		for n := range 3 {
			later := time.Duration(n) * 10 * day
			stop := s.run(nil)
			live(later)
			live(later)
			testkit.Eventually(t, waitTimeout, "all is delivered", func() bool { return s.statuses(kept)["SUCCEEDED"] == 2*(n+1) })
			testkit.Eventually(t, waitTimeout, "all is published", func() bool { return !d.Client.Event.Query().Where(event.SequenceIsNil()).ExistX(s.ctx) })
			stop()
			testkit.VerifyConsistency(t, d)
			s.sweepAt(Retention{Events: 7 * day}, later+8*day)
			if left := d.Client.Event.Query().CountX(s.ctx); left != 2*(n+1) {
				t.Errorf("%d events are left, want those of kept attempts", left)
			}
			testkit.VerifyConsistency(t, d)
		}
		live(30 * day)
		d.Client.Event.Delete().Where(event.SequenceIsNil(), event.Type(string(outbox.CustomerRegistered))).ExecX(s.ctx)
		if found := s.broken("event.customer_registered"); len(found) != 1 {
			t.Errorf("a young event that is gone is not missed: %v", found)
		}
	})
}
