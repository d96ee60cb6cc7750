package worker

import (
	"context"
	"database/sql/driver"
	"slices"
	"sync"
	"testing"
	"time"

	"entgo.io/ent/dialect"

	"kiosk/ent/db/email"
	"kiosk/internal/database"
	"kiosk/internal/outbox"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/recorder"
)

// graph/email_test.go tests e-mails from the operation that writes them to the mail server.

// email inserts an e-mail to a new staff member, whose content does not open.
func (s *shop) email(due, expires time.Time) {
	s.t.Helper()
	c := s.db.Client
	member := c.StaffMember.Create().SetStoreID(s.store.ID).SetEmail("a@example.com").SetPasswordHash("x").SetRole("OWNER").SaveX(s.ctx)
	c.Email.Create().SetStoreID(s.store.ID).SetStaffID(member.ID).SetKind("DIGEST").SetContent([]byte("x")).
		SetDueAt(due).SetExpiresAt(expires).ExecX(s.ctx)
}

func TestAnEmailEndsByItsLatestAttemptOnly(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		now := time.Now().UTC().Add(-time.Hour).Truncate(time.Microsecond) // so that leases have ended by the clock of the database, too
		s.email(now, now.Add(day))
		dispatcher := s.dispatcher(func(c *Config) { c.Now = func() time.Time { return now } })
		claim := func() claimedEmail {
			t.Helper()
			claimed, err := dispatcher.queue.claimEmail(s.ctx, now, dispatcher.emailHorizon())
			if err != nil || claimed == nil {
				t.Fatalf("claimed %v, %v", claimed, err)
			}
			return *claimed
		}
		ends := func(claimed claimedEmail, status, want email.Status) {
			t.Helper()
			if err := dispatcher.finishEmail(s.ctx, claimed, status, ""); err != nil {
				t.Error(err)
			}
			if got := d.Client.Email.Query().OnlyX(s.ctx); got.Status != want {
				t.Errorf("the e-mail is %s after the result %s, want %s", got.Status, status, want)
			}
		}
		first := claim()
		now = first.DueAt // its lease has ended
		second := claim()
		now = now.Add(-time.Second) // it can still record
		ends(first, email.StatusFAILED, email.StatusPENDING)
		ends(second, email.StatusSENT, email.StatusSENT)
		ends(second, email.StatusFAILED, email.StatusSENT)
	})
}

func TestAnEmailThatExpiresIsCancelledByTheWorkerThatHasItAndByTheSweepOnceNoneHas(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) {
		s := newShop(t, d)
		now := time.Now().UTC().Truncate(time.Microsecond)
		s.email(now.Add(time.Hour), now.Add(time.Minute)) // as with a lease of an hour
		for _, look := range []struct {
			later  time.Duration
			status email.Status
		}{{2 * time.Minute, email.StatusPENDING}, {61 * time.Minute, email.StatusCANCELLED}} {
			s.sweepAt(Retention{}, look.later)
			if got := d.Client.Email.Query().OnlyX(s.ctx); got.Status != look.status || (got.Content == nil) != (got.Status == email.StatusCANCELLED) {
				t.Errorf("after %s the e-mail is %s, want %s", look.later, got.Status, look.status)
			}
		}
		d.Client.Email.Update().SetStatus("PENDING").SetDueAt(now).ClearFinishedAt().ClearLastError().ExecX(s.ctx)
		dispatcher := s.dispatcher(func(c *Config) { c.Now = clockAhead(2 * time.Minute) })
		claimed, err := dispatcher.queue.claimEmail(s.ctx, dispatcher.config.Now(), dispatcher.emailHorizon())
		if err != nil || claimed == nil {
			t.Fatalf("claimed %v, %v", claimed, err)
		}
		if err := dispatcher.deliverEmail(s.ctx, *claimed); err != nil {
			t.Error(err)
		}
		if got := d.Client.Email.Query().OnlyX(s.ctx); got.Status != email.StatusCANCELLED || got.LastError == nil || *got.LastError != emailExpired {
			t.Errorf("the e-mail is %s, %v", got.Status, got.LastError)
		}
	})
}

func TestEveryStatementOfADispatcherHasATimeLimit(t *testing.T) {
	t.Parallel()
	for _, dialectName := range []string{dialect.SQLite, dialect.Postgres} {
		t.Run(dialectName, func(t *testing.T) {
			t.Parallel()
			var mutex sync.Mutex
			var unlimited []string
			recording := false
			d := testkit.Open(t, testkit.NewURL(t, dialectName), database.Options{Instrument: func(c driver.Connector) driver.Connector {
				return recorder.Wrap(c, func(ctx context.Context, _ driver.QueryerContext, s *recorder.Statement) {
					_, limited := ctx.Deadline()
					mutex.Lock()
					defer mutex.Unlock()
					if recording && !limited && !slices.Contains(unlimited, s.Text) {
						unlimited = append(unlimited, s.Text)
					}
				})
			}})
			s := newShop(t, d)
			r := newReceiver(t, accept)
			s.endpoint(r.URL, outbox.StockLow)
			s.publish(outbox.StockLow, 3)
			now := time.Now().UTC().Truncate(time.Microsecond)
			s.email(now, now.Add(day))
			dispatcher := s.dispatcher(nil)
			mutex.Lock()
			recording = true
			mutex.Unlock()
			stop := testkit.Run(t, dispatcher.Run)
			testkit.Eventually(t, waitTimeout, "the events arrive", func() bool { return r.distinct() == 3 })
			claimed, err := dispatcher.queue.claimEmail(s.ctx, now, dispatcher.emailHorizon())
			if err != nil || claimed == nil {
				t.Fatalf("claimed %v, %v", claimed, err)
			}
			if err := dispatcher.deliverEmail(s.ctx, *claimed); err != nil {
				t.Error(err)
			}
			stop()
			mutex.Lock()
			defer mutex.Unlock()
			for _, text := range unlimited {
				t.Errorf("has no time limit: %s", text)
			}
		})
	}
}
