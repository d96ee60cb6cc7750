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
	p.lacks("button", "Add comment") // comments can be added on the newest page only
	p.click("button", "Newer")
	p.sees("StaticText", "note 24.")
	p.quiet()
}

func TestCommentThatWasTypedStaysWhenThePageIsLeft(t *testing.T) {
	t.Parallel()
	m := kiosk(t).newStore(t, "typed-comment")
	customer, variation := m.customer(t, "Conny Comment"), m.inStock(t, "Goods", "GOODS-1")
	number, err := m.order(t.Context(), customer, variation)
	if err != nil {
		t.Fatal(err)
	}
	p := open(t, m, "/orders/"+number)
	p.fill("textbox", "Comment", "called twice")
	p.click("link", "Customers")
	p.sees("heading", "Customers")
	p.click("link", "Conny Comment")
	p.click("link", "Comments")
	p.holds("textbox", "Comment", "") // the comment on the customer has its own draft
	p.open("/orders/" + number)
	p.holds("textbox", "Comment", "called twice")
	p.losesResponse("CommentOnOrder")
	p.click("button", "Add comment")
	p.holdsText("it is done once at most")
	p.reload()
	p.holds("textbox", "Comment", "called twice")
	p.click("button", "Add comment")
	p.holds("textbox", "Comment", "")
	p.open("/orders/" + number)
	p.holds("textbox", "Comment", "")
	var found struct {
		OrderByNumber struct {
			History struct{ Entries []struct{ Text string } }
		}
	}
	m.must(t, `query($number: String!) { orderByNumber(number: $number) { history { entries { text } } } }`, vars{"number": number}, &found)
	comments := 0
	for _, entry := range found.OrderByNumber.History.Entries {
		if entry.Text == "called twice" {
			comments++
		}
	}
	if comments != 1 {
		t.Errorf("the order has the comment %d times", comments)
	}
	p.quiet()
}

func TestWhatIsTypedWhileACommentIsSentStays(t *testing.T) {
	t.Parallel()
	between := newProxy(t)
	m := kiosk(t).newStore(t, "typed-meanwhile")
	number, err := m.order(t.Context(), m.customer(t, "Conny Comment"), m.inStock(t, "Goods", "GOODS-1"))
	if err != nil {
		t.Fatal(err)
	}
	p := openThrough(t, between.origin, m, "/orders/"+number)
	p.fill("textbox", "Comment", "called twice")
	release := between.hold("mutation CommentOnOrder")
	defer release()
	p.click("button", "Add comment")
	between.waitFor(p, 0)
	p.fill("textbox", "Comment", "wrote an e-mail")
	release()
	p.sees("StaticText", "called twice")
	p.rests()
	p.holds("textbox", "Comment", "wrote an e-mail")
	p.open("/orders/" + number)
	p.holds("textbox", "Comment", "wrote an e-mail")
	p.click("button", "Add comment")
	p.holds("textbox", "Comment", "")
	p.sees("StaticText", "wrote an e-mail")
	p.quiet()
}
