package console_test

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

func TestOwnerOfAKeyIsFoundAndTheKeyKeptNowhere(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	manager := d.as(t, "lab", "MANAGER")
	variation := manager.variation(t, "Whose", "WHOSE-1", "DIGITAL")
	manager.must(t, `mutation($input: UploadLicensesInput!) { uploadLicenses(input: $input) { created } }`,
		vars{"input": vars{"variationId": variation, "licenses": []vars{{"credentials": "WHOSE-KEY-77"}, {"credentials": "WHOSE-KEY-78"}}}}, new(any))
	number := manager.sell(t, "Keith Keyholder", variation)
	p := open(t, manager, "/licenses?variation="+variation)
	p.click("button", "Whose key is this?")
	p.at("dialog=find")
	p.fill("textbox", "Key", "NO-SUCH-KEY")
	p.click("button", "Look up")
	p.sees("StaticText", "No license of this store is this key.")
	p.fill("textbox", "Key", "WHOSE-KEY-77")
	p.click("button", "Look up")
	p.sees("link", "Keith Keyholder")
	p.rests()
	p.accessible()
	kept, err := chromedp.Run(p.tab, chromedp.Evaluate[string](`document.documentElement.outerHTML + JSON.stringify({...localStorage}) + JSON.stringify({...sessionStorage}) + location.href + document.cookie`))
	if err != nil || strings.Contains(kept, "WHOSE-KEY-77") {
		t.Errorf("the page still has the key (%v)", err)
	}
	p.click("link", "Open the upload")
	p.at("/licenses/batches/")
	p.click("button", "Revoke upload")
	p.sees("dialog", "Revoke upload")
	p.click("checkbox", "Also revoke the 1*")
	p.fill("textbox", "Reason", "the supplier took them back")
	p.click("button", "Revoke upload")
	p.lacks("dialog", "*")
	p.lacks("button", "Revoke upload")
	var found struct {
		Revoked       struct{ TotalCount int }
		OrderByNumber struct{ Status string }
	}
	manager.must(t, `query($id: ID!, $n: String!) { revoked: licenses(first: 1, where: {variationId: $id, status: REVOKED}) { totalCount } orderByNumber(number: $n) { status } }`,
		vars{"id": variation, "n": number}, &found)
	if found.Revoked.TotalCount != 2 || found.OrderByNumber.Status != "COMPLETED" {
		t.Errorf("%+v", found)
	}
	p.quiet()
}
