package preflight

import (
	"context"

	"kiosk/internal/email"
)

// Email notes whether the options are right and the SMTP server can be reached with them, without sending anything. While it
// cannot, e-mails wait.
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
