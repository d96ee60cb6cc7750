package console_test

import "testing"

func TestTheDocumentationTriesARequestAndChangesNothingUnasked(t *testing.T) {
	t.Parallel()
	p := open(t, nil, "/../docs/reference/listProducts")
	p.fill("textbox", "Token", kiosk(t).Stores[0].Tokens.Full)
	p.click("button", "Send GET")
	p.sees("StaticText", "200 in*")
	p.open("/../docs/reference/createCustomer")
	p.fill("textbox", "Token", kiosk(t).Stores[0].Tokens.Full)
	p.click("button", "Send POST") // the browser refuses it while the required checkbox is not checked
	p.rests()
	if n := p.requests("/api/v1/external/customers"); n != 0 {
		t.Errorf("%d requests were sent without the tick", n)
	}
	p.quiet()
	p.fill("textbox", "Token", "") // the page must forget the token when its field is emptied
	p.forgot(kiosk(t).Stores[0].Tokens.Full)
}
