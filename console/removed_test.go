package console_test

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
)

func TestDeletionWhoseResponseWasLostCountsAsDoneWhenItIsSentAgain(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "lost-deletions")
	id := func(mutation string) string {
		t.Helper()
		var made struct{ Made struct{ ID string } }
		owner.must(t, "mutation { made: "+mutation+" { id } }", nil, &made)
		return made.Made.ID
	}
	id(`createCategory(input: {name: "Podcasts", slug: "podcasts"})`)
	category := id(`createCategory(input: {name: "Lost Songs", slug: "lost-songs"})`)
	tier := id(`createPriceTier(input: {name: "Lost Tier", level: 3})`)
	var registered struct {
		RegisterWebhookEndpoint struct{ Endpoint struct{ ID string } }
	}
	owner.must(t, `mutation($url: String!) { registerWebhookEndpoint(input: {url: $url, events: [ORDER_CREATED]}) { endpoint { id } } }`,
		vars{"url": newBot(t, 200, "").URL}, &registered)

	p := open(t, owner, "/categories?dialog=delete&row="+category)
	twice := func(operation, button, done string) {
		t.Helper()
		p.losesResponse(operation)
		p.click("button", button)
		p.holdsText("it is done once at most")
		if operation == "DeleteWebhookEndpoint" {
			p.comesBack()
			p.losesBehind("Signing secret")
			p.sees("dialog", "*")
		}
		p.click("button", button)
		p.lacks("dialog", "*")
		p.holdsText(done)
		p.lacksText("It is not known")
	}
	twice("DeleteCategory", "Delete", "The category was deleted.")
	p.lacks("link", "Edit Lost Songs")
	p.open("/tiers?dialog=delete&row=" + tier)
	twice("DeletePriceTier", "Delete", "The tier was deleted.")
	p.lacks("link", "Edit tier Lost Tier")
	p.open("/webhooks/" + registered.RegisterWebhookEndpoint.Endpoint.ID + "?dialog=remove")
	twice("DeleteWebhookEndpoint", "Remove endpoint", "The endpoint is removed.")
	p.at("/webhooks")
	p.quiet()
}

func TestDeletionOfWhatAColleagueHasDeletedSaysThatItIsDeleted(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "deleted-twice")
	var made struct{ CreateCategory struct{ ID string } }
	owner.must(t, `mutation { createCategory(input: {name: "Lost Songs", slug: "lost-songs"}) { id } }`, nil, &made)
	p := open(t, owner, "/categories?dialog=delete&row="+made.CreateCategory.ID)
	p.sees("button", "Delete")
	owner.must(t, `mutation($id: ID!) { deleteCategory(input: {id: $id, version: 1}) { id } }`, vars{"id": made.CreateCategory.ID}, new(any))
	p.click("button", "Delete")
	p.lacks("dialog", "*")
	p.holdsText("The category was deleted.")
	p.quiet()
}

// losesBehind waits until the page behind the open dialog does not show the text any more.
func (p *page) losesBehind(text string) {
	p.Helper()
	p.try(fmt.Sprintf("lose the text %q behind the dialog", text), func(ctx context.Context, tab *chromedp.Target) error {
		shown, err := chromedp.Evaluate[bool](fmt.Sprintf(`document.querySelector("#main").innerText.includes(%q)`, text))(ctx, tab)
		if err == nil && shown {
			err = errors.New("it is there")
		}
		return err
	})
}
