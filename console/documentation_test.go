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
	p.click("button", "Send POST") // which the browser refuses without the tick
	p.rests()
	if n := p.requests("/api/v1/external/customers"); n != 0 {
		t.Errorf("%d requests were sent without the tick", n)
	}
	p.quiet()
	p.fill("textbox", "Token", "") // as long as it stands in its field, the page has it
	p.forgot(kiosk(t).Stores[0].Tokens.Full)
}
