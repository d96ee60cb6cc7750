package console_test

import (
	"strings"
	"testing"
)

func TestSelectedOrdersAreDeliveredCancelledAndRefundedEachWithAResult(t *testing.T) {
	t.Parallel()
	d := kiosk(t)
	manager := d.as(t, "demo", "MANAGER")
	service := manager.variation(t, "Bulk service", "BULK-1", "SERVICE")
	var stocked struct{ AdjustStock struct{ StockQuantity int } }
	manager.must(t, `mutation($id: ID!) { adjustStock(input: {variationId: $id, setTo: 9, reason: "count"}) { stockQuantity } }`, vars{"id": service}, &stocked)
	buyer := manager.customer(t, "Bulk Buyer")
	var numbers []string
	for range 3 {
		number, err := manager.order(t.Context(), buyer, service)
		if err != nil {
			t.Fatal(err)
		}
		numbers = append(numbers, number)
	}
	statuses := func() string {
		t.Helper()
		var found struct {
			Orders struct {
				Edges []struct{ Node struct{ Status string } }
			}
		}
		manager.must(t, `query($id: ID!) { orders(first: 5, where: {customerId: $id}, orderBy: {field: CREATED_AT}) { edges { node { status } } } }`, vars{"id": buyer}, &found)
		var all []string
		for _, edge := range found.Orders.Edges {
			all = append(all, edge.Node.Status)
		}
		return strings.Join(all, " ")
	}

	p := open(t, manager, "/orders?q=Bulk+Buyer")
	p.click("checkbox", "Select "+numbers[0])
	p.click("button", "Deliver")
	p.sees("dialog", "Mark orders as delivered")
	p.rests()
	p.accessible()
	p.click("button", "Deliver 1 order")
	p.lacks("dialog", "*")
	if got := statuses(); got != "COMPLETED PROCESSING PROCESSING" {
		t.Errorf("after delivering: %s", got)
	}

	p.click("checkbox", "Select "+numbers[0])
	p.click("checkbox", "Select "+numbers[1])
	p.holdsText("2 selected, €20.00")
	p.click("button", "Cancel orders")
	p.fill("textbox", "Reason*", "out of stock")
	p.click("button", "Cancel 2 orders")
	p.sees("button", "Cancel 1 order") // the one that was delivered stays, with the reason
	p.holdsText("1 order could not be changed:")
	p.rests()
	p.accessible()
	p.show(phone)
	p.fits()
	p.show(light)
	p.press(escape)
	p.lacks("dialog", "*")
	if got := statuses(); got != "COMPLETED CANCELLED PROCESSING" {
		t.Errorf("after cancelling: %s", got)
	}

	p.click("button", "Select none")
	p.click("checkbox", "Select all rows of this page")
	p.click("button", "Refund")
	p.click("button", "Refund 3 orders")
	p.sees("button", "Refund 1 order") // the one that was cancelled
	p.press(escape)
	if got := statuses(); !strings.HasPrefix(got, "REFUNDED CANCELLED ") || strings.Contains(got, "PROCESSING") {
		t.Errorf("after refunding: %s", got)
	}
	p.quiet()

	viewer := open(t, d.as(t, "demo", "VIEWER"), "/orders?q=Bulk+Buyer")
	viewer.sees("link", numbers[0])
	viewer.lacks("checkbox", "Select "+numbers[0])
}
