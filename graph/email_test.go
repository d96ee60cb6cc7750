package graph_test

import (
	"bytes"
	"context"
	"log/slog"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"entgo.io/ent/dialect"
	"github.com/emersion/go-smtp"
	"github.com/google/uuid"

	"kiosk/ent/db"
	dbemail "kiosk/ent/db/email"
	"kiosk/graph"
	"kiosk/internal/auth"
	"kiosk/internal/database"
	"kiosk/internal/email"
	"kiosk/internal/resolver"
	"kiosk/internal/resolver/stores"
	"kiosk/internal/testkit"
	"kiosk/internal/testkit/mailbox"
	"kiosk/internal/vault"
	"kiosk/worker"
)

const consoleURL = "https://kiosk.example"

// mailing is a fixture whose e-mails are sent to an SMTP server of the test.
type mailing struct {
	*fixture
	server *mailbox.Server
	keys   *vault.Vault
	log    *testkit.Log
}

// mailed runs a test on a fixture that writes e-mails. They are sent only after a call of sends.
func mailed(t *testing.T, test func(t *testing.T, m *mailing)) {
	t.Helper()
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *database.DB) { test(t, openMailing(t, d)) })
}

func openMailing(t testing.TB, d *database.DB, changes ...func(*graph.Config)) *mailing {
	t.Helper()
	clock := new(testkit.Clock)
	m := &mailing{server: mailbox.Start(t, mailbox.Options{}), log: new(testkit.Log)}
	store := testkit.NewStore(t, d, func(c *resolver.Config) {
		c.Now, c.WebhookGuard, c.LinkURL, m.keys = clock.Now, localhost, consoleURL, c.Vault
	})
	m.fixture = serve(t, store, clock, changes...)
	return m
}

// sends runs a worker that sends the e-mails.
func (m *mailing) sends(t testing.TB, changes ...func(*worker.Config)) {
	t.Helper()
	sender, err := email.NewSender(email.Options{URL: "smtp://" + m.server.Address, From: "Kiosk <kiosk@shop.example>", PublicURL: consoleURL})
	if err != nil {
		t.Fatal(err)
	}
	m.dispatch(t, m.keys, append([]func(*worker.Config){func(c *worker.Config) {
		c.Email, c.Logger = sender, slog.New(slog.NewTextHandler(m.log, nil))
		c.EmailBackoff = []time.Duration{c.Poll, c.Poll, c.Poll}
	}}, changes...)...)
}

// links matches the links in e-mails.
var links = regexp.MustCompile(regexp.QuoteMeta(consoleURL) + `/console/(invite|reset)#(klnk_[A-Za-z0-9_-]+)`)

// linkIn returns the page and the token that both forms of an e-mail link to.
func linkIn(t testing.TB, got mailbox.Email) (page, token string) {
	t.Helper()
	text, html := links.FindStringSubmatch(got.Text), links.FindStringSubmatch(got.HTML)
	if text == nil || html == nil || text[0] != html[0] {
		t.Fatalf("the links are %q and %q in\n%s", text, html, got.Raw)
	}
	return text[1], text[2]
}

// emails returns the e-mails of the store, the oldest first.
func (m *mailing) emails(t testing.TB) []*db.Email {
	t.Helper()
	rows, err := m.Database.Client.Email.Query().Order(dbemail.ByID()).All(m.Context(t))
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

// ended waits until the only e-mail has the status.
func (m *mailing) ended(t testing.TB, status dbemail.Status) *db.Email {
	t.Helper()
	var last *db.Email
	testkit.Eventually(t, waitTimeout, "the e-mail is "+string(status), func() bool {
		last = m.emails(t)[0]
		return last.Status == status
	})
	if len(last.Content) != 0 || last.FinishedAt == nil {
		t.Errorf("the content is kept: %+v", last)
	}
	return last
}

type emailedLink struct {
	linkView
	Emailed bool
}

const (
	inviteEmailed = `mutation($input: InviteStaffInput!) { done: inviteStaff(input: $input) { emailed token expiresAt member { id email version } } }`
	linkEmailed   = `mutation($input: StaffInput!) { done: createStaffLink(input: $input) { emailed token expiresAt member { id email version } } }`
)

func (m *mailing) inviteZoe(t testing.TB, by staffClient) emailedLink {
	t.Helper()
	return do[emailedLink](t, by, inviteEmailed, vars{"email": "zoe@shop.example", "name": "Zoe", "role": "VIEWER"})
}

func TestInvitationsAndResetsAreSentByEmail(t *testing.T) {
	mailed(t, func(t *testing.T, m *mailing) {
		invited := m.inviteZoe(t, m.staffClient)
		stored := m.emails(t)[0]
		if !invited.Emailed || stored.Status != dbemail.StatusPENDING || bytes.Contains(stored.Content, []byte(invited.Token)) || bytes.Contains(stored.Content, []byte("klnk_")) {
			t.Errorf("%+v: the e-mail is not sealed: %q", invited, stored.Content)
		}
		m.sends(t)
		got := m.server.Next(t)
		page, token := linkIn(t, got)
		if page != "invite" || token != invited.Token || got.To != "zoe@shop.example" || got.Subject != "Invitation to the staff of Store" {
			t.Errorf("%s %s to %s", page, got.Subject, got.To)
		}
		if !strings.Contains(got.Text, "Staff OWNER invited you to work in the store Store.") {
			t.Error(got.Text)
		}
		if sent := m.ended(t, dbemail.StatusSENT); sent.Attempts != 1 || sent.LastError != nil {
			t.Errorf("%+v", sent)
		}
		b := &browser{fixture: m.fixture}
		if r := b.useLink(t, token, "Zoe"); r.Status != http.StatusOK {
			t.Fatalf("the link of the e-mail: %d %s", r.Status, r.Body)
		}

		reset := do[emailedLink](t, m.staffClient, linkEmailed, vars{"id": invited.Member.ID})
		got = m.server.Next(t)
		if page, token := linkIn(t, got); page != "reset" || token != reset.Token || got.Subject != "New password for Store" {
			t.Errorf("%s %s", page, got.Subject)
		}
		if log := m.log.String(); strings.Contains(log, "klnk_") || strings.Contains(log, "zoe@") {
			t.Errorf("a link or an address is in the log:\n%s", log)
		}
	})
}

func TestNothingIsEmailedWithoutAnSMTPServer(t *testing.T) {
	both(t, func(t *testing.T, o *fixture) {
		link := do[emailedLink](t, o.staffClient, inviteEmailed, vars{"email": "zoe@shop.example", "name": "Zoe", "role": "VIEWER"})
		if n := o.Database.Client.Email.Query().CountX(o.Context(t)); link.Emailed || n != 0 {
			t.Errorf("%+v, and %d e-mails", link, n)
		}
	})
}

func TestInvitationThatFailsLeavesNoEmail(t *testing.T) {
	mailed(t, func(t *testing.T, m *mailing) {
		m.inviteZoe(t, m.staffClient)
		m.refuses(t, "ALREADY_EXISTS", inviteEmailed, vars{"input": vars{"email": "zoe@shop.example", "role": "VIEWER"}}, "input.email")
		if n := len(m.emails(t)); n != 1 {
			t.Errorf("%d e-mails were written", n)
		}
	})
}

func TestInvitationIsInTheLanguageOfWhoInvites(t *testing.T) {
	mailed(t, func(t *testing.T, m *mailing) {
		m.sends(t)
		if got := m.ask(t, `mutation { updatePreferences(input: {language: PT_BR}) { language } }`, nil); len(got.Errors) > 0 {
			t.Fatal(got.Errors)
		}
		m.inviteZoe(t, m.staffClient)
		if got := m.server.Next(t); got.Subject != "Convite para a equipe de Store" || !strings.Contains(got.Text, "Olá, Zoe!") {
			t.Errorf("%s\n%s", got.Subject, got.Text)
		}
	})
}

func TestACopyThatIsOnlyLookedAtSendsNoEmailThatWaitedInTheBackup(t *testing.T) {
	mailed(t, func(t *testing.T, m *mailing) {
		m.inviteZoe(t, m.staffClient)
		for _, step := range []struct {
			restored stores.Restored
			emails   int
			status   dbemail.Status
		}{
			{stores.Restored{SkipEvents: 1}, 0, dbemail.StatusPENDING},
			{stores.Restored{SkipEvents: 1, SuspendWebhooks: true}, 1, dbemail.StatusCANCELLED},
		} {
			noted, err := m.Resolver.NoteRestored(auth.AllTenants(t.Context()), step.restored)
			if err != nil || noted.Emails != step.emails || m.emails(t)[0].Status != step.status {
				t.Errorf("%+v: %+v, %v, %s", step.restored, noted, err, m.emails(t)[0].Status)
			}
			entries := get[struct {
				AuditEntries struct {
					Edges []struct {
						Node struct{ After struct{ Emails *int } }
					}
				}
			}](t, m.staffClient, `{ auditEntries(first: 1, where: {action: "store.restored"}) { edges { node { after } } } }`, nil)
			if got := entries.AuditEntries.Edges[0].Node.After.Emails; got == nil || *got != step.emails {
				t.Errorf("%+v: cancelled e-mails in the audit: %v, want %d", step.restored, got, step.emails)
			}
		}
		m.ended(t, dbemail.StatusCANCELLED)
	})
}

func TestEmailWaitsForTheRightMasterKeyAndUsesUpNoAttempt(t *testing.T) {
	mailed(t, func(t *testing.T, m *mailing) {
		m.inviteZoe(t, m.staffClient)
		wrapped := m.Store.Store.Keyset
		foreign, err := testkit.NewVault(t).NewKeyset(m.Store.Store.ID)
		testkit.Must(t, err)
		store := m.Database.Client.Store.UpdateOneID(m.Store.Store.ID)
		testkit.Must(t, store.SetKeyset(foreign).Exec(m.Context(t)))

		m.sends(t)    // with a master key that does not open the store's keys
		for range 6 { // more than an e-mail has attempts
			var row *db.Email
			testkit.Eventually(t, waitTimeout, "the e-mail is postponed", func() bool {
				row = m.emails(t)[0]
				return row.Status != dbemail.StatusPENDING || row.LastError != nil && row.Attempts == 0 && row.DueAt.After(m.clock.Now())
			})
			if row.Status != dbemail.StatusPENDING {
				t.Fatalf("%+v", row)
			}
			m.clock.Advance(2 * time.Minute)
		}
		if log := m.log.String(); !strings.Contains(log, "an e-mail waits: the master key does not open its store's keys") {
			t.Error(log)
		}
		testkit.Must(t, store.SetKeyset(wrapped).Exec(m.Context(t)))
		testkit.Eventually(t, waitTimeout, "the e-mail is sent", func() bool {
			row := m.emails(t)[0]
			if row.Attempts == 0 && row.DueAt.After(m.clock.Now()) { // it was postponed once more
				m.clock.Advance(2 * time.Minute)
			}
			return row.Status == dbemail.StatusSENT
		})
		if got := m.server.Next(t); got.To != "zoe@shop.example" {
			t.Errorf("to %s", got.To)
		}
		if sent := m.ended(t, dbemail.StatusSENT); sent.Attempts != 1 || sent.LastError != nil {
			t.Errorf("%+v", sent)
		}
	})
}

func TestEmailWaitsForAServerThatIsAway(t *testing.T) {
	mailed(t, func(t *testing.T, m *mailing) {
		m.server.Close()
		m.inviteZoe(t, m.staffClient)
		m.sends(t, func(c *worker.Config) { c.EmailBackoff = []time.Duration{c.Poll, time.Hour} })
		testkit.Eventually(t, waitTimeout, "two attempts failed", func() bool {
			row := m.emails(t)[0]
			return row.Attempts == 2 && row.LastError != nil && row.DueAt.After(m.clock.Now().Add(30*time.Minute))
		})
		m.server.Open(t)
		m.clock.Advance(2 * time.Hour)
		if got := m.server.Next(t); got.To != "zoe@shop.example" {
			t.Errorf("to %s", got.To)
		}
		if sent := m.ended(t, dbemail.StatusSENT); sent.Attempts != 3 || sent.LastError != nil {
			t.Errorf("%+v", sent)
		}
		if n := m.server.Taken(); n != 1 {
			t.Errorf("it was sent %d times", n)
		}
	})
}

func TestEmailIsGivenUpAfterTheLastRetryOrAtOnceWhenTheRecipientIsRefused(t *testing.T) {
	mailed(t, func(t *testing.T, m *mailing) {
		for _, c := range []struct {
			code, attempts int
		}{{451, 4}, {550, 1}} {
			m.server.Refuse(func(to string) error {
				return &smtp.SMTPError{Code: c.code, EnhancedCode: smtp.EnhancedCode{c.code / 100, 1, 1}, Message: "no mailbox " + to}
			})
			if c.code == 451 {
				m.inviteZoe(t, m.staffClient)
				m.sends(t)
			} else {
				do[emailedLink](t, m.staffClient, inviteEmailed, vars{"email": "yan@shop.example", "role": "VIEWER"})
			}
			testkit.Eventually(t, waitTimeout, "the e-mail is given up", func() bool {
				rows := m.emails(t)
				return rows[len(rows)-1].Status == dbemail.StatusFAILED
			})
			rows := m.emails(t)
			last := rows[len(rows)-1]
			if last.Attempts != c.attempts || len(last.Content) != 0 || last.LastError == nil || strings.Contains(*last.LastError, "@") {
				t.Errorf("%d: %+v", c.code, last)
			}
		}
		if log := m.log.String(); !strings.Contains(log, "an e-mail was given up") || strings.Contains(log, "@shop.example") || strings.Contains(log, "klnk_") {
			t.Errorf("the log says\n%s", log)
		}
	})
}

func TestEmailWithALinkThatIsNoLongerValidIsNotSent(t *testing.T) {
	mailed(t, func(t *testing.T, m *mailing) {
		first := m.inviteZoe(t, m.staffClient)
		second := do[emailedLink](t, m.staffClient, linkEmailed, vars{"id": first.Member.ID})
		m.sends(t)
		if _, token := linkIn(t, m.server.Next(t)); token != second.Token {
			t.Error("the replaced link was sent")
		}
		m.ended(t, dbemail.StatusCANCELLED)

		third := do[emailedLink](t, m.staffClient, inviteEmailed, vars{"email": "yan@shop.example", "role": "VIEWER"})
		if _, token := linkIn(t, m.server.Next(t)); token != third.Token {
			t.Error("another e-mail came first")
		}
		if n := m.server.Taken(); n != 2 {
			t.Errorf("%d e-mails were sent, want 2", n)
		}
	})
}

func TestEmailIsSentByOneOfTwoWorkers(t *testing.T) {
	mailed(t, func(t *testing.T, m *mailing) {
		const people = 8
		for range people {
			do[emailedLink](t, m.staffClient, inviteEmailed, vars{"email": uuid.NewString() + "@shop.example", "role": "VIEWER"})
		}
		m.sends(t)
		m.sends(t)
		seen := map[string]bool{}
		for range people {
			seen[m.server.Next(t).To] = true
		}
		testkit.Eventually(t, waitTimeout, "all are recorded", func() bool {
			for _, row := range m.emails(t) {
				if row.Status != dbemail.StatusSENT {
					return false
				}
			}
			return true
		})
		if len(seen) != people || m.server.Taken() != people {
			t.Errorf("%d people got %d e-mails", len(seen), m.server.Taken())
		}
	})
}

func TestEmailOfAWorkerThatDiedIsSentByAnother(t *testing.T) {
	mailed(t, func(t *testing.T, m *mailing) {
		m.clock.Advance(-2 * time.Minute) // so that the lease ends by the clock of the database, too
		m.inviteZoe(t, m.staffClient)
		// As a worker leaves it that dies between its claim and its record: at least once.
		err := m.Database.Client.Email.Update().SetAttempts(1).SetDueAt(m.clock.Now().Add(time.Minute)).Exec(m.Context(t))
		if err != nil {
			t.Fatal(err)
		}
		m.sends(t)
		m.clock.Advance(2 * time.Minute)
		m.server.Next(t)
		if sent := m.ended(t, dbemail.StatusSENT); sent.Attempts != 2 {
			t.Errorf("%+v", sent)
		}
	})
}

// TestWorkersWhoseClocksDifferRecordTheEmailsThatTheySend has an SMTP server that takes longer than both workers to look for e-mails.
func TestWorkersWhoseClocksDifferRecordTheEmailsThatTheySend(t *testing.T) {
	t.Parallel()
	for _, ahead := range []time.Duration{6 * time.Hour, -6 * time.Hour} {
		t.Run(ahead.String(), func(t *testing.T) {
			t.Parallel()
			m := openMailing(t, testkit.NewDatabase(t, dialect.Postgres))
			m.server.Refuse(func(string) error { time.Sleep(300 * time.Millisecond); return nil })
			m.sends(t)
			m.sends(t, func(c *worker.Config) { c.Now = func() time.Time { return m.clock.Now().Add(ahead) } })
			const people, most = 5, 50
			for range people {
				do[emailedLink](t, m.staffClient, inviteEmailed, vars{"email": uuid.NewString() + "@shop.example", "role": "VIEWER"})
			}
			recorded := func() int {
				return len(slices.DeleteFunc(m.emails(t), func(e *db.Email) bool { return e.Status != dbemail.StatusSENT }))
			}
			testkit.Eventually(t, waitTimeout, "they are recorded", func() bool { return recorded() == people || m.server.Taken() > most })
			if n := recorded(); n != people {
				t.Errorf("%d e-mails were sent %d times, and %d are recorded", people, m.server.Taken(), n)
			}
		})
	}
}

func TestEmailWrittenByAClockThatWasAheadIsSentOnceTheClockIsRight(t *testing.T) {
	mailed(t, func(t *testing.T, m *mailing) {
		m.clock.Advance(24 * time.Hour)
		m.inviteZoe(t, m.staffClient)
		m.clock.Advance(-24 * time.Hour)
		m.sends(t)
		m.ended(t, dbemail.StatusSENT)
	})
}

func TestEmailThatWasSentIsRecordedOnceTheDatabaseTakesIt(t *testing.T) {
	mailed(t, func(t *testing.T, m *mailing) {
		execute := func(statement string) {
			t.Helper()
			if _, err := m.Database.SQL.ExecContext(t.Context(), statement); err != nil {
				t.Fatal(err)
			}
		}
		refusal, dropped := "BEGIN SELECT RAISE(ABORT, 'refused'); END", "refuse"
		if m.Database.Dialect == dialect.Postgres {
			execute("CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''refused''; END'")
			refusal, dropped = "EXECUTE FUNCTION refuse()", "refuse ON emails"
		}
		execute("CREATE TRIGGER refuse BEFORE UPDATE ON emails FOR EACH ROW WHEN (NEW.status = 'SENT') " + refusal)
		m.inviteZoe(t, m.staffClient)
		m.sends(t)
		m.server.Next(t)
		testkit.Eventually(t, waitTimeout, "it could not be recorded", func() bool { return strings.Contains(m.log.String(), "could not be recorded") })
		execute("DROP TRIGGER " + dropped)
		if sent := m.ended(t, dbemail.StatusSENT); sent.Attempts != 1 || m.server.Taken() != 1 {
			t.Errorf("sent %d times: %+v", m.server.Taken(), sent)
		}
	})
}

func TestEmailOpensAfterTheStoresKeyWasReplaced(t *testing.T) {
	mailed(t, func(t *testing.T, m *mailing) {
		invited := m.inviteZoe(t, m.staffClient)
		before := m.emails(t)[0].Content
		if _, err := m.Resolver.RotateStoreKey(m.Context(t), func(context.Context) error { return nil }); err != nil {
			t.Fatal(err)
		}
		if after := m.emails(t)[0].Content; bytes.Equal(before, after) {
			t.Error("the e-mail is sealed with the old key")
		}
		m.sends(t)
		if _, token := linkIn(t, m.server.Next(t)); token != invited.Token {
			t.Error("another link arrived")
		}
	})
}

func TestEmailsOfDisabledPeopleAndShreddedStoresAreNotSent(t *testing.T) {
	mailed(t, func(t *testing.T, m *mailing) {
		m.inviteZoe(t, m.staffClient)
		if err := m.Resolver.ShredStore(m.Context(t)); err != nil {
			t.Fatal(err)
		}
		m.sends(t)
		if row := m.ended(t, dbemail.StatusCANCELLED); row.LastError == nil || *row.LastError != "the store was shredded" {
			t.Errorf("%+v", row)
		}
		if n := m.server.Taken(); n != 0 {
			t.Errorf("%d e-mails were sent", n)
		}
	})
}

func TestEmailsThatExpireWithoutAWorkerAreErased(t *testing.T) {
	mailed(t, func(t *testing.T, m *mailing) {
		m.inviteZoe(t, m.staffClient)
		m.clock.Advance(8 * 24 * time.Hour)
		m.dispatch(t, m.keys, func(c *worker.Config) { c.SweepEvery = c.Poll }) // which sends no e-mails
		if row := m.ended(t, dbemail.StatusCANCELLED); row.LastError == nil || !strings.Contains(*row.LastError, "expired") {
			t.Errorf("%+v", row)
		}
		m.clock.Advance(31 * 24 * time.Hour)
		testkit.Eventually(t, waitTimeout, "the e-mail is deleted", func() bool { return len(m.emails(t)) == 0 })
	})
}
