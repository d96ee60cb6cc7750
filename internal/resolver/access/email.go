package access

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/google/uuid"

	"kiosk/ent/db"
	dbemail "kiosk/ent/db/email"
	"kiosk/ent/db/staffmember"
	"kiosk/ent/db/staffpreferences"
	"kiosk/internal/auth"
	"kiosk/internal/email"
	"kiosk/internal/ids"
	"kiosk/internal/operation"
	"kiosk/internal/vault"
)

// Staff may send a one-time link to any address, in e-mails that carry names of their choice. In a store, they may send maxLinksEmailed
// in linksPeriod, so that a store can neither use the sender of all stores for spam nor make the e-mails of the others wait for long.
const (
	maxLinksEmailed = 100
	linksPeriod     = 24 * time.Hour
)

// SendsEmail reports whether e-mails are sent to staff.
func (ops *Operations) SendsEmail() bool { return ops.linkURL != "" }

// outgoing is an e-mail to send.
type outgoing struct {
	to        uuid.UUID // a staff member
	kind      dbemail.Kind
	content   email.Content
	linkHash  []byte // of the one-time link in the e-mail; nil without a link
	expiresAt time.Time
}

// sendEmail inserts an e-mail, which the worker sends after the commit. It encrypts the content, which may hold a one-time link.
func sendEmail(ctx context.Context, tx *operation.Tx, out outgoing) error {
	content, err := json.Marshal(out.content)
	if err != nil {
		return fmt.Errorf("access: encode an e-mail: %w", err)
	}
	id := ids.New()
	sealed, err := tx.Seal(id, vault.EmailContent, content)
	if err != nil {
		return fmt.Errorf("access: encrypt an e-mail: %w", err)
	}
	create := tx.Email.Create().
		SetID(id).
		SetStaffID(out.to).
		SetKind(out.kind).
		SetContent(sealed).
		SetDueAt(tx.Now).
		SetExpiresAt(out.expiresAt).
		SetCreatedAt(tx.Now)
	if out.linkHash != nil {
		create.SetLinkHash(out.linkHash)
	}
	if err := create.Exec(ctx); err != nil {
		return fmt.Errorf("access: write an e-mail: %w", err)
	}
	return nil
}

// emailLink sends a staff member their one-time link in the language of languageFor. It does nothing if no e-mails are sent, or if the
// actor is a staff member whose store has sent maxLinksEmailed. Links that people request themselves have a limit of their own.
func (ops *Operations) emailLink(ctx context.Context, tx *operation.Tx, link *StaffLink, fallback Language) error {
	if !ops.SendsEmail() {
		return nil
	}
	if tx.Actor.Kind == auth.KindStaff {
		sent, err := linksEmailed(ctx, tx.Email.Query(), tx.Now, linksPeriod, dbemail.KindINVITATION, dbemail.KindPASSWORD_RESET)
		if err != nil || sent >= maxLinksEmailed {
			return err
		}
	}
	language, err := languageFor(ctx, tx, link.Member.ID, fallback)
	if err != nil {
		return err
	}
	letter := email.LinkLetter{
		Language:  language,
		Store:     tx.Store.Name,
		Name:      link.Member.Name,
		ExpiresAt: inTimezone(tx.Store.Timezone, link.ExpiresAt),
	}
	kind, page, write := dbemail.KindPASSWORD_RESET, "reset", email.PasswordReset
	if link.Member.Status == staffmember.StatusINVITED {
		kind, page, write = dbemail.KindINVITATION, "invite", email.Invitation
		if tx.Actor.Kind == auth.KindStaff {
			letter.By = tx.Actor.Name
		}
	}
	letter.Link = ops.linkURL + "/console/" + page + "#" + link.Token
	content, err := write(letter)
	if err != nil {
		return err
	}
	link.Emailed = true
	return sendEmail(ctx, tx, outgoing{
		to: link.Member.ID, kind: kind, content: content,
		linkHash: auth.HashToken(link.Token), expiresAt: link.ExpiresAt,
	})
}

// linksEmailed returns how many e-mails of the kinds a query finds that were written within the period before now. It leaves out those
// of more than a period after now, which were written by a clock that was ahead.
func linksEmailed(ctx context.Context, emails *db.EmailQuery, now time.Time, period time.Duration, kinds ...dbemail.Kind) (int, error) {
	count, err := emails.
		Where(dbemail.KindIn(kinds...), dbemail.CreatedAtGT(now.Add(-period)), dbemail.CreatedAtLT(now.Add(period))).
		Count(ctx)
	if err != nil {
		return 0, fmt.Errorf("access: count e-mails: %w", err)
	}
	return count, nil
}

// languageFor returns the language for an e-mail to a staff member: the one that they have chosen, else fallback unless that is "",
// else the one that the actor has chosen, else English.
func languageFor(ctx context.Context, tx *operation.Tx, staffID uuid.UUID, fallback Language) (email.Language, error) {
	rows, err := tx.StaffPreferences.Query().
		Where(staffpreferences.StaffIDIn(staffID, tx.Actor.ID)).
		All(ctx)
	if err != nil {
		return "", fmt.Errorf("access: read preferences: %w", err)
	}
	chosen := map[uuid.UUID]Language{}
	for _, row := range rows {
		p, err := preferencesOf(row)
		if err != nil {
			return "", err
		}
		if p.Language != nil {
			chosen[row.StaffID] = *p.Language
		}
	}
	for _, language := range []Language{chosen[staffID], fallback, chosen[tx.Actor.ID]} {
		switch language {
		case LanguagePortuguese:
			return email.Portuguese, nil
		case LanguageEnglish:
			return email.English, nil
		}
	}
	return email.English, nil
}

// inTimezone returns a time in the time zone of a store.
func inTimezone(timezone string, at time.Time) time.Time {
	zone, err := time.LoadLocation(timezone)
	if err != nil { // does not happen: the settings accept only known time zones
		return at.UTC()
	}
	return at.In(zone)
}
