package console_test

import (
	"context"
	"errors"
	"testing"

	"github.com/chromedp/chromedp"
)

func TestDialogThatIsOpenedByItsAddressHasTheFocusAndReturnsItToThePage(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	owner := d.as(t, "demo", "OWNER")
	order := owner.sell(t, "Fay Focus", d.store("demo").variation("STREAM-30"))
	customer := owner.customer(t, "Fay Focus")
	for _, path := range []string{
		"/orders?dialog=export",
		"/orders/" + order + "?dialog=refund",
		"/customers/" + customer + "?dialog=edit",
		"/products?dialog=create",
		"/categories?dialog=add",
		"/tiers?dialog=tier",
		"/prices?dialog=tier",
		"/licenses?dialog=find",
		"/webhooks?dialog=register",
		"/settings/tokens?dialog=create",
		"/settings/staff?dialog=invite",
	} {
		t.Run(path, func(t *testing.T) {
			t.Parallel()
			p := open(t, owner, path)
			p.sees("dialog", "*")
			p.hasFocusIn("[role=dialog]")
			p.press(escape)
			p.lacks("dialog", "*")
			p.hasFocusIn("main")
			p.quiet()
		})
	}
}

// hasFocusIn waits until the focus is on an element that matches the selector, or inside of it.
func (p *page) hasFocusIn(selector string) {
	p.Helper()
	p.try("have the focus in "+selector, func(ctx context.Context, tab *chromedp.Target) error {
		focused, err := chromedp.Evaluate[string](`document.activeElement.closest("`+selector+`") ? "" : document.activeElement.outerHTML.slice(0, 200)`)(ctx, tab)
		if err == nil && focused != "" {
			err = errors.New("it is on " + focused)
		}
		return err
	})
}
