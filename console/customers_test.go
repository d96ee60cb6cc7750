package console_test

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

func TestCustomerIsAddedWithErrorsBesideTheFields(t *testing.T) {
	t.Parallel()
	p := open(t, kiosk(t).as(t, "demo", "SUPPORT"), "/customers")
	p.click("button", "Add customer")
	p.at("dialog=create")
	p.fill("textbox", "Name", "Nora Newcomer")
	p.fill("textbox", "Phone*", "12")
	p.click("button", "Add customer")
	p.invalid("textbox", "Phone*")
	p.fill("textbox", "Phone*", "+351912000111")
	p.click("checkbox", "The customer has proved*")
	p.submitsTwice("CreateCustomer", "Add customer")
	p.sees("heading", "Nora Newcomer")
	p.at("/customers/")
	p.sees("button", "Unlink phone")
	p.quiet()
}

func TestCustomerWhoseAddressBrowsersRefuseIsEdited(t *testing.T) {
	t.Parallel()
	support := kiosk(t).as(t, "demo", "SUPPORT")
	var created struct{ CreateCustomer struct{ ID string } }
	support.must(t, `mutation { createCustomer(input: {name: "José", email: "josé@bücher.example"}) { id } }`, nil, &created)
	p := open(t, support, "/customers/"+created.CreateCustomer.ID+"?dialog=edit")
	p.fill("textbox", "Name", "José Silva")
	p.fill("textbox", "E-mail*", "josé")
	p.click("button", "Save")
	p.holdsText("Write an e-mail address.")
	p.fill("textbox", "E-mail*", "josé.silva@bücher.example")
	p.click("button", "Save")
	p.sees("heading", "José Silva")
	p.holdsText("josé.silva@bücher.example")
	p.quiet()
}

func TestWalletAdjustmentIsInTheLedgerOnce(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	owner := d.as(t, "demo", "OWNER")
	id := owner.customer(t, "Walt Wallet")
	p := open(t, d.as(t, "demo", "MANAGER"), "/customers/"+id+"?tab=wallet")
	p.click("button", "Adjust")
	p.fill("textbox", "Amount", "-12,5")
	p.fill("textbox", "Reason", "paid out in cash")
	p.submitsTwice("AdjustWallet", "Adjust wallet")
	p.lacks("dialog", "Adjust wallet")
	p.sees("cell", "paid out in cash")
	var customer struct {
		Customer struct {
			WalletBalance string
			Transactions  struct{ TotalCount int }
		}
	}
	owner.must(t, `query($id: ID!) { customer(id: $id) { walletBalance transactions(first: 1) { totalCount } } }`, vars{"id": id}, &customer)
	if got := customer.Customer; got.WalletBalance != "987.50" || got.Transactions.TotalCount != 2 {
		t.Errorf("the customer is %+v", got)
	}
	p.click("button", "Adjust")
	p.fill("textbox", "Amount", "-1000")
	p.fill("textbox", "Reason", "too much")
	p.click("button", "Adjust wallet")
	p.sees("alert", "*")
	p.quiet()
}

// The values that another person has saved are shown beside the input. The next save replaces them.
func TestEditOfAnOldVersionIsRefusedAndShowsBoth(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	owner := d.as(t, "demo", "OWNER")
	id := owner.customer(t, "Stella Stale")
	p := open(t, d.as(t, "demo", "SUPPORT"), "/customers/"+id+"?dialog=edit")
	p.sees("dialog", "Edit customer")
	var ignored any
	owner.must(t, `mutation($id: ID!) { updateCustomer(input: {id: $id, version: 1, name: "Stella Fresh"}) { id } }`, vars{"id": id}, &ignored)
	p.fill("textbox", "Name", "Stella Lost")
	p.click("button", "Save")
	p.sees("alert", "*")
	p.sees("dialog", "Edit customer")
	saved := func(want string) {
		t.Helper()
		var customer struct{ Customer struct{ Name string } }
		owner.must(t, `query($id: ID!) { customer(id: $id) { name } }`, vars{"id": id}, &customer)
		if customer.Customer.Name != want {
			t.Errorf("the name is %s", customer.Customer.Name)
		}
	}
	saved("Stella Fresh")
	p.holdsText("Saved meanwhile: Stella Fresh")
	p.holds("textbox", "Name", "Stella Lost")
	p.click("button", "Save")
	p.sees("button", "Dismiss") // the notice that it was saved
	saved("Stella Lost")
	p.quiet()
}

func TestBlockedCustomerIsUnblocked(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	id := d.as(t, "demo", "OWNER").customer(t, "Bloch Blocked")
	p := open(t, d.as(t, "demo", "SUPPORT"), "/customers/"+id)
	p.click("button", "Block")
	p.click("button", "Block customer")
	p.sees("button", "Unblock")
	p.click("button", "Unblock")
	p.sees("button", "Block")
	p.click("link", "Comments")
	p.sees("heading", "No comments yet")
	p.fill("textbox", "Comment", "Pays by transfer.")
	p.submitsTwice("CommentOnCustomer", "Add comment")
	p.holds("textbox", "Comment", "")
	p.sees("cell", "Pays by transfer.")
	p.holdsText("1 row", "Pays by transfer.\t\tSupport")
	p.quiet()
}

func TestCustomerIsErasedOnceTheirNameIsTyped(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	const name = "Erin Erased"
	owner := d.as(t, "demo", "OWNER")
	id := owner.customer(t, name)
	number, err := owner.order(t.Context(), id, d.store("demo").variation("STREAM-30"))
	if err != nil {
		t.Fatal(err)
	}
	support := open(t, d.as(t, "demo", "SUPPORT"), "/customers/"+id)
	support.sees("button", "Block")
	support.lacks("button", "Erase customer")
	support.open("/customers/" + id + "?dialog=erase")
	support.sees("button", "Block")
	support.lacks("dialog", "*")

	p := open(t, d.as(t, "demo", "MANAGER"), "/customers?q=Erin%20Erased")
	p.click("link", "Erin Erased")
	p.click("button", "Erase customer")
	p.at("/customers/"+id, "dialog=erase")
	p.fill("textbox", "Type the name*", "Erin")
	p.click("button", "Erase customer")
	p.invalid("textbox", "Type the name*")
	p.holdsText("Orders, keys and the wallet's ledger", "comments on the customer", "It holds €950.10")
	p.rests()
	p.accessible()
	p.fill("textbox", "Type the name*", "Erin Erased")
	p.click("button", "Erase customer")
	p.sees("heading", "Erased customer")
	p.lacks("button", "Erase customer")
	p.sees("link", number)
	p.losesText("Erin Erased")
	p.forgot("Erin Erased")
	p.click("link", "Customers")
	p.sees("link", "Erased customer")
	p.losesText("Erin Erased")
	p.open("/orders?customer=" + id)
	p.sees("cell", "Erased customer")
	p.rests()
	p.accessible()
	p.quiet()
	var found struct {
		Customer struct {
			Name, WalletBalance string
			ErasedAt            *string
		}
	}
	owner.must(t, `query($id: ID!) { customer(id: $id) { name walletBalance erasedAt } }`, vars{"id": id}, &found)
	if got := found.Customer; got.Name != "" || got.ErasedAt == nil || got.WalletBalance != "950.10" {
		t.Errorf("the customer is %+v", got)
	}
}

func TestCustomerGetsATierALinkedPhoneAndATopUpThatIsRejected(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "one-customer")
	support, _ := owner.hire(t, "Sue Support", "SUPPORT") // the requests of a SUPPORT member wait for a decision
	owner.must(t, `mutation { createPriceTier(input: {name: "VIP", level: 1}) { id } }`, nil, new(any))
	id := owner.customer(t, "Tina Tier")
	p := open(t, owner, "/customers/"+id)
	p.click("button", "Change tier")
	p.focus("combobox", "Tier")
	p.press("V")
	p.holds("combobox", "Tier", "VIP")
	p.click("button", "Change tier")
	p.lacks("dialog", "*")
	p.click("button", "Link phone")
	p.fill("textbox", "Phone", "+351912345678")
	p.click("button", "Link phone")
	p.sees("button", "Unlink phone")
	p.click("button", "Edit")
	p.holdsText("Bots find the customer by this phone. Another one has to be linked first.")
	p.fill("textbox", "External reference*", "telegram:7712345")
	p.click("button", "Save")
	p.lacks("dialog", "*")
	p.holdsText("telegram:7712345")
	p.click("link", "by owner@one-customer.example")
	p.at("/audit", "id="+id)
	p.sees("link", "Show *")

	asking := open(t, support, "/customers/"+id)
	asking.holdsText("by owner@one-customer.example") // not a link, as the role may not read the audit
	asking.lacks("link", "by owner@one-customer.example")
	asking.click("button", "Top up")
	asking.fill("textbox", "Amount", "33.30")
	asking.fill("textbox", "Reference*", "PIX 33")
	asking.submitsTwice("RequestRecharge", "Request top-up")
	asking.lacks("dialog", "*")
	p.open("/recharges")
	p.click("button", "Reject €33.30 for Tina Tier")
	p.holdsText("€33.30 PIX 33\nFirst top-up", "Customer since", "Orders\n0")
	p.fill("textbox", "Reason", "no money came")
	p.click("button", "Reject")
	p.sees("heading", "Nothing waits for a decision")
	p.click("link", "Rejected")
	p.sees("cell", "no money came")
	p.holdsText(" · owner@one-customer.example") // the person who decided
	var found struct {
		Customer struct {
			WalletBalance, LinkedPhone, ExternalRef string
			Tier                                    struct{ Name string }
		}
	}
	owner.must(t, `query($id: ID!) { customer(id: $id) { walletBalance linkedPhone externalRef tier { name } } }`, vars{"id": id}, &found)
	if got := found.Customer; got.Tier.Name != "VIP" || got.LinkedPhone != "+351912345678" || got.ExternalRef != "telegram:7712345" || got.WalletBalance != "1000.00" {
		t.Errorf("the customer is %+v", got)
	}
	asking.click("button", "Unlink phone")
	asking.sees("button", "Link phone")

	owner.must(t, `mutation { updateSettings(input: {version: 1, supportRefundLimit: "15.00"}) { id } }`, nil, new(any))
	_, variation := owner.upload(t, "Refundable", "REFUND-1", "REFUND-KEY-1")
	owner.must(t, `mutation($input: UploadLicensesInput!) { uploadLicenses(input: $input) { created } }`,
		vars{"input": vars{"variationId": variation, "licenses": []vars{{"credentials": "REFUND-KEY-2"}}}}, new(any))
	number, err := owner.order(t.Context(), id, variation, variation)
	if err != nil {
		t.Fatal(err)
	}
	asking.open("/orders/" + number + "?dialog=refund")
	asking.holdsText("Your role may still refund €15.00 of this order. More than your role may refund.", "Wallet afterwards\n€1,000.00")
	asking.disabled("button", "Refund €20.00")
	asking.click("checkbox", "Refundable*")
	asking.holdsText("Wallet afterwards\n€990.00")
	asking.losesText("More than your role may refund.")
	asking.click("button", "Refund €10.00")
	asking.lacks("dialog", "*")
	asking.lacks("button", "Refund")
	asking.click("DisclosureTriangle", "What cannot be done now")
	asking.holdsText("Refund\nYou may refund up to €15.00 of an order.")
	p.quiet()
	asking.quiet()
}

func TestListOfCustomersSaysWhatToDoWhenItIsEmptyAndWhenNoneMatches(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "no-customers")
	p := open(t, owner, "/customers")
	p.sees("heading", "There are no customers yet")
	p.rests()
	p.accessible()
	p.click("button", "Add customer")
	p.fill("textbox", "Name", "Fiona First")
	p.click("button", "Add customer")
	p.sees("heading", "Fiona First")
	p.open("/customers?q=unknown")
	p.sees("heading", "No customers match")
	p.lacks("heading", "There are no customers yet")
	p.click("link", "All")
	p.sees("link", "Fiona First")
	p.quiet()
}

func TestCustomerIsFoundByTheExternalReferenceInTheListAndThePalette(t *testing.T) {
	t.Parallel()
	manager := kiosk(t).as(t, "lab", "MANAGER")
	var made struct{ CreateCustomer struct{ ID string } }
	manager.must(t, `mutation { createCustomer(input: {name: "Rita Referred", externalRef: "matrix:90817"}) { id } }`, nil, &made)
	p := open(t, manager, "/customers?q=90817")
	p.sees("cell", "matrix:90817")
	p.click("link", "Rita Referred")
	if copied := p.copies("Copy matrix:90817"); copied != "matrix:90817" {
		t.Errorf("%q is copied", copied)
	}
	p.rests()
	p.accessible()
	p.press("k", chromedp.KeyModifiers(chromedp.ModifierCtrl))
	p.fill("combobox", "Search", "matrix:90")
	p.sees("option", "Rita Referred*")
	p.press("\r")
	p.at("/customers/" + made.CreateCustomer.ID)
	p.quiet()
}

func TestRechargesAreFoundByCustomerAndSortedByAmount(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	manager, support := d.as(t, "demo", "MANAGER"), d.as(t, "demo", "SUPPORT") // not in lab, whose queue another test empties
	id := manager.customer(t, "Sorta Sorted")
	for _, amount := range []string{"7.00", "99.00", "20.00"} {
		support.must(t, `mutation($id: ID!, $amount: Money!) { requestRecharge(input: {customerId: $id, amount: $amount, reference: "sortref"}) { id } }`,
			vars{"id": id, "amount": amount}, new(any))
	}
	p := open(t, manager, "/recharges?q=sorta")
	p.sees("checkbox", "Select Sorta Sorted €99.00")
	p.open("/recharges?q=sortr&sort=-amount")
	p.sees("checkbox", "Select Sorta Sorted €99.00")
	rows := p.text("tbody")
	first, second, third := strings.Index(rows, "€99.00"), strings.Index(rows, "€20.00"), strings.Index(rows, "€7.00")
	if first < 0 || second < first || third < second {
		t.Errorf("by amount the list reads %s", rows)
	}
	p.quiet()
}

func TestListsNameWhatAnOrderHasInTheSameWay(t *testing.T) {
	t.Parallel()
	owner := kiosk(t).newStore(t, "ordered-items")
	tape, glue := owner.inStock(t, "Tape", "ORDERED-TAPE"), owner.inStock(t, "Glue", "ORDERED-GLUE")
	customer := owner.customer(t, "Iris Items")
	if _, err := owner.order(t.Context(), customer, tape, tape, glue); err != nil {
		t.Fatal(err)
	}
	p := open(t, owner, "/")
	for _, path := range []string{"/customers/" + customer, "/orders"} {
		p.open(path)
		p.holdsText("Tape × 2 and 1 more")
	}
	p.quiet()
}
