package preflight

import (
	"context"

	"kiosk/internal/email"
)

// Email adds the check of the e-mail options. It connects to the SMTP server and sends nothing. If that fails, the report shows a
// warning: e-mails wait until the server can be reached.
func (r *Report) Email(ctx context.Context, options email.Options) {
	sender, err := email.NewSender(options)
	switch {
	case err != nil:
		r.Note("e-mail", "", err)
	case sender == nil:
		r.Note("e-mail", "none is sent: there is no --smtp-url", nil)
	default:
		r.NoteDispensable("e-mail", "the SMTP server takes it", sender.Check(ctx))
	}
}
