package console_test

import (
	"net/http"
	"testing"
)

func TestSecretThatIsShownOnceTakesTheFocusAndIsNotClosedUnasked(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "shown-once")
	for _, secret := range []struct{ path, field, text, dialog, copies string }{
		{"/settings/tokens?dialog=create", "Name", "Bot", "Token created", "Copy: Token"},
		{"/webhooks?dialog=register", "URL", newBot(t, http.StatusOK, "").URL, "Secret", "Copy secret"},
	} {
		p := open(t, owner, secret.path)
		p.fill("textbox", secret.field, secret.text)
		p.press("\r")
		p.sees("dialog", secret.dialog)
		p.hasFocus("button", secret.copies)
		p.press(escape)
		p.holdsText("Close without copying it?")
		p.rests()
		p.accessible()
		p.click("button", "Keep it open")
		p.sees("dialog", secret.dialog)
		p.copies(secret.copies)
		p.press(escape)
		p.lacks("dialog", "*")
		p.quiet()
	}
}

func TestSecretThatIsNotCopiedIsClosedByDoneOrWhenAsked(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "not-copied")
	p := open(t, owner, "/settings/tokens")
	for name, closes := range map[string]func(){
		"Done": func() { p.click("button", "Done") },
		"asked": func() {
			p.click("button", "Close")
			p.click("button", "Close without it")
		},
	} {
		p.click("button", "Create token")
		p.fill("textbox", "Name", name)
		p.press("\r")
		p.sees("dialog", "Token created")
		closes()
		p.lacks("dialog", "*")
	}
	p.quiet()
}
