package console_test

import (
	"context"
	"errors"
	"testing"

	"github.com/chromedp/chromedp"
)

func TestPageThatTheRoleMayNotSeeSaysSo(t *testing.T) {
	t.Parallel()
	support := open(t, kiosk(t).as(t, "lab", "SUPPORT"), "/orders")
	for _, path := range []string{
		"/audit", "/exports", "/imports", "/licenses/upload", "/settings", "/settings/staff", "/settings/tokens",
	} {
		support.open(path)
		support.sees("heading", "Your role may not open this page")
	}
	support.rests()
	support.accessible()
	support.quiet()
	viewer := open(t, kiosk(t).as(t, "lab", "VIEWER"), "/orders/new")
	viewer.sees("heading", "Your role may not open this page")
	viewer.click("link", "Go to the dashboard")
	viewer.sees("heading", "Dashboard")
}

func TestSessionThatEndsBeforeAnExportAsksToSignIn(t *testing.T) {
	t.Parallel()
	p := open(t, kiosk(t).newStore(t, "ends-before-export"), "/exports") // a store without changes, so that nothing is read again
	p.sees("heading", "Exports that were made")
	p.try("open its WebSocket, by which it reads again", func(context.Context, *chromedp.Target) error {
		if p.opened() == 0 {
			return errors.New("it has opened none")
		}
		return nil
	})
	p.rests()
	p.forgetSession()
	p.click("button", "Export")
	p.sees("button", "Sign in")
	p.at("/exports")
}

func TestQuantityTakesOneToTheMostOfAnOrder(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	service := d.store("demo").variation("SETUP-HOUR")
	manager := d.as(t, "demo", "MANAGER")
	p := open(t, manager, "/orders/new?customer="+manager.customer(t, "Quincy Quantity")+"&items="+service+"*2")
	const field = "Quantity of SETUP-HOUR"
	p.sees("spinbutton", field)
	p.fill("spinbutton", field, "0")
	p.invalid("spinbutton", field)
	p.at(service + "*2")
	p.fill("spinbutton", field, "99")
	p.at(service + "*20")
}
