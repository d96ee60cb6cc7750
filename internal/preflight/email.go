package preflight

import (
	"context"

	"kiosk/internal/email"
)

// Email notes whether the SMTP server can be reached with the options, without sending anything.
func (r *Report) Email(ctx context.Context, options email.Options) {
	sender, err := email.NewSender(options)
	switch {
	case err != nil:
		r.Note("e-mail", "", err)
	case sender == nil:
		r.Note("e-mail", "none is sent: there is no --smtp-url", nil)
	default:
		r.Note("e-mail", "the SMTP server takes it", sender.Check(ctx))
	}
}
