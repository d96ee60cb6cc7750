package console_test

import (
	"fmt"
	"testing"
)

func TestPageOfAnOrdersHistoryIsInTheAddress(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).as(t, "demo", "OWNER")
	number := owner.sell(t, "Hilda History", kiosk(t).store("demo").variation("STREAM-30"))
	var order struct{ OrderByNumber struct{ ID string } }
	owner.must(t, `query($n: String!) { orderByNumber(number: $n) { id } }`, vars{"n": number}, &order)
	for i := range 45 {
		owner.must(t, `mutation($input: CommentOnOrderInput!) { commentOnOrder(input: $input) { id } }`,
			vars{"input": vars{"orderId": order.OrderByNumber.ID, "text": fmt.Sprintf("note %d.", i)}}, new(any))
	}
	p := open(t, owner, "/orders/"+number)
	p.sees("StaticText", "note 44.")
	p.titled(number + " · Orders · demo")
	if copied := p.copies("Copy " + order.OrderByNumber.ID); copied != order.OrderByNumber.ID {
		t.Errorf("%q is copied", copied)
	}
	p.click("button", "Older")
	p.sees("StaticText", "note 24.")
	p.at("history=")
	p.click("button", "Older")
	p.sees("StaticText", "note 4.")
	p.sees("StaticText", "Placed and paid")
	p.lacks("button", "Older")

	p.click("button", "Refund")
	p.at("history=", "dialog=refund")
	p.back()
	p.lacks("dialog", "*")
	p.sees("StaticText", "note 4.")
	link := p.link()
	p.back()
	p.sees("StaticText", "note 24.")
	p.click("button", "Newer")
	p.sees("StaticText", "note 44.")
	p.lacks("button", "Newer")

	p.open(link)
	p.sees("StaticText", "note 4.")
	p.lacks("button", "Add comment") // a comment is added at the newest end
	p.click("button", "Newer")
	p.sees("StaticText", "note 24.")
	p.quiet()
}
