package graph_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	dbemail "kiosk/ent/db/email"
	"kiosk/ent/db/staffpreferences"
	"kiosk/ent/db/webhookendpoint"
	"kiosk/internal/resolver/orders"
	"kiosk/internal/resolver/stores"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/mailbox"
	"kiosk/worker"
)

const chooseDigest = `mutation($input: UpdatePreferencesInput!) { done: updatePreferences(input: $input) { dailyDigest } }`

// sendDigests runs a worker that writes digests and sends them.
func (m *mailing) sendDigests(t testing.TB) {
	t.Helper()
	m.sends(t, func(c *worker.Config) {
		c.Maintenance, c.SweepEvery = []func(context.Context) error{m.Resolver.Maintain}, c.Poll
	})
}

// dueDigest returns when the only digest is due.
func (m *mailing) dueDigest(t testing.TB) *db.StaffPreferences {
	t.Helper()
	row, err := m.Database.Client.StaffPreferences.Query().Where(staffpreferences.DigestDueAtNotNil()).Only(m.Context(t))
	if err != nil {
		t.Fatal(err)
	}
	return row
}

// morning moves the clock past the due time of the next digest, and waits until the worker has processed it. Before that it waits
// until the worker has stored the result of each e-mail: once the clock has passed its lease, another worker sends it again.
func (m *mailing) morning(t testing.TB) {
	t.Helper()
	testkit.Eventually(t, waitTimeout, "no e-mail is being sent", func() bool {
		return !m.Database.Client.Email.Query().Where(dbemail.StatusEQ(dbemail.StatusPENDING)).ExistX(m.Context(t))
	})
	due := *m.dueDigest(t).DigestDueAt
	m.clock.Advance(due.Sub(m.clock.Now()) + time.Minute)
	testkit.Eventually(t, waitTimeout, "the digest is decided", func() bool { return m.dueDigest(t).DigestDueAt.After(m.clock.Now()) })
}

// nextDigest returns the next digest. It passes over the last one, should that come twice: a worker that has read the clock before it moves
// takes the digest, as if a clock ahead had written its due time, and by then the lease has ended.
func (m *mailing) nextDigest(t testing.TB, last mailbox.Email) mailbox.Email {
	t.Helper()
	const id = "Message-Id"
	for {
		if got := m.server.Next(t); got.Header.Get(id) != last.Header.Get(id) {
			return got
		}
	}
}

func (m *mailing) adjust(t testing.TB, variation uuid.UUID, delta int) {
	t.Helper()
	_, _, err := m.Resolver.AdjustStock(m.Context(t), orders.AdjustStockInput{VariationID: variation, Delta: &delta, Reason: "counted", IdempotencyKey: uuid.NewString()})
	if err != nil {
		t.Fatal(err)
	}
}

func TestDigestComesInTheMorningOfTheStoreOnceADayWhileSomethingIsNew(t *testing.T) {
	mailed(t, func(t *testing.T, m *mailing) {
		_, err := m.Resolver.UpdateSettings(m.Context(t), stores.UpdateSettingsInput{Version: m.Version, Timezone: new("America/Sao_Paulo")})
		if err != nil {
			t.Fatal(err)
		}
		if got := do[struct{ DailyDigest bool }](t, m.staffClient, chooseDigest, vars{"dailyDigest": true}); !got.DailyDigest {
			t.Error("the digest is off")
		}
		if due := m.dueDigest(t).DigestDueAt.UTC(); due.Hour() != 11 || due.Minute() != 0 || !due.After(m.clock.Now()) || due.Sub(m.clock.Now()) > 24*time.Hour {
			t.Errorf("the digest is due at %s, want 8:00 in São Paulo", due)
		}
		m.sendDigests(t)
		m.sendDigests(t) // a second worker
		m.morning(t)
		got := m.server.Next(t)
		if got.Subject != "Store: what needs attention" {
			t.Error(got.Subject)
		}
		for _, want := range []string{"Low or out of stock", "Antivirus, AV-LT: out of stock", "Stick, USB: 3 left", consoleURL + "/console/"} {
			if !strings.Contains(got.Text, want) || !strings.Contains(got.HTML, want) {
				t.Errorf("no %q in\n%s", want, got.Text)
			}
		}
		for _, other := range []string{"AV-1Y", "ST-1M", "SETUP", "HIDDEN", "Suspended"} {
			if strings.Contains(got.Text, other) {
				t.Errorf("%q is in\n%s", other, got.Text)
			}
		}

		m.morning(t) // nothing is new
		m.adjust(t, m.Piece.ID, 17)
		m.adjust(t, m.Piece.ID, -18)
		m.morning(t)
		if got = m.nextDigest(t, got); !strings.Contains(got.Text, "Stick, USB: 2 left") {
			t.Errorf("%s", got.Text)
		}

		err = m.Database.Client.WebhookEndpoint.Create().
			SetStoreID(m.ID).SetURL("https://hooks.example/secret").SetEvents([]string{"order.created"}).SetSecret([]byte("x")).
			SetStatus(webhookendpoint.StatusSUSPENDED).SetSuspendedAt(m.clock.Now()).Exec(m.Context(t))
		if err != nil {
			t.Fatal(err)
		}
		m.morning(t)
		if got = m.nextDigest(t, got); !strings.Contains(got.Text, "Suspended webhook endpoints\n- hooks.example\n") || strings.Contains(got.Text, "secret") {
			t.Errorf("%s", got.Text)
		}
		if n := m.Database.Client.Email.Query().Where(dbemail.KindEQ(dbemail.KindDIGEST)).CountX(m.Context(t)); n != 3 {
			t.Errorf("%d digests were written on four mornings, want 3", n)
		}
		if got := do[struct{ DailyDigest bool }](t, m.staffClient, chooseDigest, vars{"dailyDigest": false}); got.DailyDigest {
			t.Error("the digest is on")
		}
		if left := m.Database.Client.StaffPreferences.Query().Where(staffpreferences.DigestDueAtNotNil()).CountX(m.Context(t)); left != 0 {
			t.Error("another digest is due")
		}
	})
}

func TestDigestComesInTheMorningOfTheTimeZoneThatTheStoreChangedTo(t *testing.T) {
	mailed(t, func(t *testing.T, m *mailing) {
		do[struct{ DailyDigest bool }](t, m.staffClient, chooseDigest, vars{"dailyDigest": true})
		change := func(version int, timezone string) {
			t.Helper()
			_, err := m.Resolver.UpdateSettings(m.Context(t), stores.UpdateSettingsInput{Version: version, Timezone: &timezone})
			if err != nil {
				t.Fatal(err)
			}
		}
		change(m.Version, "Asia/Tokyo")
		due := m.dueDigest(t).DigestDueAt.UTC()
		if wait := due.Sub(m.clock.Now()); due.Hour() != 23 || due.Minute() != 0 || wait <= 0 || wait > 24*time.Hour {
			t.Errorf("the digest is due at %s, want 8:00 in Tokyo", due)
		}
		m.clock.Advance(24 * time.Hour)
		change(m.Version+1, "UTC")
		if still := m.dueDigest(t).DigestDueAt; !still.Equal(due) {
			t.Errorf("the digest that was due at %s is put off to %s", due, still)
		}
	})
}

// writesDigests writes the digests that are due, and returns the number of all digests so far.
func (m *mailing) writesDigests(t testing.TB) int {
	t.Helper()
	if err := m.Resolver.Maintain(m.Context(t)); err != nil {
		t.Fatal(err)
	}
	return m.Database.Client.Email.Query().Where(dbemail.KindEQ(dbemail.KindDIGEST)).CountX(m.Context(t))
}

func TestDigestComesEveryMorningAgainOnceAClockThatWasAheadIsRight(t *testing.T) {
	mailed(t, func(t *testing.T, m *mailing) {
		const ahead = 10 * 24 * time.Hour
		m.clock.Advance(ahead)
		do[struct{ DailyDigest bool }](t, m.staffClient, chooseDigest, vars{"dailyDigest": true})
		m.clock.Advance(24 * time.Hour)
		if n := m.writesDigests(t); n != 1 {
			t.Fatalf("%d digests were written", n)
		}
		m.clock.Advance(-ahead - 24*time.Hour)
		m.adjust(t, m.Piece.ID, 17)
		m.adjust(t, m.Piece.ID, -18)
		if n := m.writesDigests(t); n != 2 {
			t.Errorf("%d digests were written, want another one with what ran low", n)
		}
		if due := *m.dueDigest(t).DigestDueAt; due.Sub(m.clock.Now()) > 24*time.Hour {
			t.Errorf("the next is due at %s", due)
		}
	})
}

// The rows of a transaction have the time at which it began.
func TestWhatBeganToRunLowBeforeADigestAndWasCommittedAfterItIsNewInTheNextOne(t *testing.T) {
	mailed(t, func(t *testing.T, m *mailing) {
		do[struct{ DailyDigest bool }](t, m.staffClient, chooseDigest, vars{"dailyDigest": true})
		m.clock.Advance(24 * time.Hour)
		if n := m.writesDigests(t); n != 1 {
			t.Fatalf("%d digests were written", n)
		}
		m.clock.Advance(-30 * time.Second)
		m.adjust(t, m.Piece.ID, 17)
		m.adjust(t, m.Piece.ID, -18)
		m.clock.Advance(24 * time.Hour)
		if n := m.writesDigests(t); n != 2 {
			t.Errorf("%d digests were written, want another one with what ran low", n)
		}
		m.clock.Advance(24 * time.Hour)
		if n := m.writesDigests(t); n != 2 {
			t.Errorf("%d digests were written, but nothing is new", n)
		}
	})
}

func TestDigestIsInTheLanguageOfThePersonAndStaysOnWithOtherChanges(t *testing.T) {
	mailed(t, func(t *testing.T, m *mailing) {
		do[struct{ DailyDigest bool }](t, m.staffClient, chooseDigest, vars{"dailyDigest": true})
		due := *m.dueDigest(t).DigestDueAt
		if got := do[struct{ DailyDigest bool }](t, m.staffClient, chooseDigest, vars{"language": "PT_BR"}); !got.DailyDigest || !m.dueDigest(t).DigestDueAt.Equal(due) {
			t.Errorf("another preference changed the digest: %+v", got)
		}
		m.sendDigests(t)
		m.morning(t)
		if got := m.server.Next(t); got.Subject != "Store: o que pede atenção" || !strings.Contains(got.Text, "Stick, USB: restam 3") {
			t.Errorf("%s\n%s", got.Subject, got.Text)
		}
	})
}

func TestViewerSeesWhetherEmailsAreSent(t *testing.T) {
	mailed(t, func(t *testing.T, m *mailing) {
		const query = `{ viewer { emailAvailable preferences { dailyDigest } } }`
		type view struct {
			Viewer struct {
				EmailAvailable bool
				Preferences    struct{ DailyDigest bool }
			}
		}
		if got := get[view](t, m.staffClient, query, nil); !got.Viewer.EmailAvailable || got.Viewer.Preferences.DailyDigest {
			t.Errorf("%+v", got)
		}
		if got := get[view](t, open(t, m.Database).staffClient, query, nil); got.Viewer.EmailAvailable {
			t.Error("another fixture sends e-mails")
		}
	})
}
