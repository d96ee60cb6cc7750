package client_test

import (
	"context"
	"errors"
	"fmt"
	"log"
	"net/http"
	"net/http/httptest"
	"strings"
	"time"

	"kiosk/client"
	"kiosk/rest/webhooksig"
)

func Example() {
	kiosk := openExample()
	defer kiosk.close()
	ctx := context.Background()

	shop, err := client.New(kiosk.url, kiosk.FullToken)
	if err != nil {
		log.Fatal(err)
	}
	products, err := shop.Products(ctx)
	if err != nil {
		log.Fatal(err)
	}
	for _, product := range products {
		for _, variation := range product.Variations {
			fmt.Println(product.Name, variation.SKU, variation.Price)
		}
	}
	// Output:
	// Stick USB 15.00
	// Setup SETUP 30.00
	// Streaming ST-1M 20.00
	// Antivirus AV-1Y 49.90
	// Antivirus AV-LT 99.00
}

func ExampleClient_Quote() {
	kiosk := openExample()
	defer kiosk.close()
	ctx, shop, productID := context.Background(), kiosk.shop, kiosk.Antivirus.ID.String()

	quote, err := shop.Quote(ctx, productID, client.ByPhone("+5511987654321"))
	if err != nil {
		log.Fatal(err)
	}
	for _, v := range quote.Variations {
		fmt.Println(v.SKU, v.Price, quote.Currency, "instead of", v.BasePrice)
	}
	// Output:
	// AV-1Y 39.90 EUR instead of 49.90
	// AV-LT 99.00 EUR instead of 99.00
}

func ExampleClient_PlaceOrder() {
	kiosk := openExample()
	defer kiosk.close()
	ctx, shop, variationID := context.Background(), kiosk.shop, kiosk.Yearly.ID.String()

	placed, err := shop.PlaceOrder(ctx, client.PlaceOrderInput{
		Customer:     client.ByPhone("+5511987654321"),
		VariationIDs: []string{variationID},
	})
	if err != nil {
		log.Fatal(err)
	}
	order, err := shop.Order(ctx, placed.ID)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(placed.Status, "then", order.Status, "for", order.Total, order.Currency)
	fmt.Println("a key was delivered:", order.Items[0].Credentials != "")
	// Output:
	// PROCESSING then COMPLETED for 39.90 EUR
	// a key was delivered: true
}

// A program that must survive a crash stores the key and the time before the call. After a restart
// within 24 hours it repeats the call with the same key. Later, it searches Orders first.
func ExampleClient_PlaceOrder_idempotencyKey() {
	kiosk := openExample()
	defer kiosk.close()
	ctx, shop, variationID := context.Background(), kiosk.shop, kiosk.Yearly.ID.String()

	in := client.PlaceOrderInput{
		Customer:       client.ByPhone("+5511987654321"),
		VariationIDs:   []string{variationID},
		IdempotencyKey: "chat-4711-message-12",
	}
	for range 2 {
		placed, err := shop.PlaceOrder(ctx, in)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println("placed, replayed:", placed.Replayed)
	}
	outcome, err := shop.Outcome(ctx, in.IdempotencyKey)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(outcome.Status, outcome.Operation)
	// Output:
	// placed, replayed: false
	// placed, replayed: true
	// completed orders.create
}

func ExampleError() {
	kiosk := openExample()
	defer kiosk.close()
	ctx, shop, variationID := context.Background(), kiosk.shop, kiosk.Lifetime.ID.String()

	in := client.PlaceOrderInput{
		Customer:       client.ByPhone("+5511987654321"),
		VariationIDs:   []string{variationID},
		IdempotencyKey: client.NewIdempotencyKey(),
	}
	_, err := shop.PlaceOrder(ctx, in)
	var refusal *client.Error
	switch {
	case !client.Settled(err):
		fmt.Println("The outcome is unknown; repeat the request with the key", in.IdempotencyKey)
	case client.CodeOf(err) == client.CodeInsufficientBalance:
		fmt.Println("Please top your wallet up.")
	case client.CodeOf(err) == client.CodeInsufficientStock:
		fmt.Println("Sold out.")
	case errors.As(err, &refusal):
		fmt.Println("Refused:", refusal.Detail, "Please quote", refusal.RequestID)
	}
	// Output: Sold out.
}

func ExampleClient_Orders() {
	kiosk := openExample()
	defer kiosk.close()
	ctx, shop, customerID := context.Background(), kiosk.shop, kiosk.Ana.ID.String()
	kiosk.sell(3)

	var spent client.Amount
	filter := client.OrderFilter{CustomerID: customerID, From: time.Now().AddDate(0, -1, 0)}
	for order, err := range shop.Orders(ctx, filter) {
		if err != nil {
			log.Fatal(err)
		}
		spent = spent.Plus(order.Total)
	}
	fmt.Println("spent within a month:", spent)
	// Output: spent within a month: 119.70
}

func ExampleClient_Follow() {
	kiosk := openExample()
	defer kiosk.close()
	ctx, shop := context.Background(), kiosk.shop

	filter := client.EventFilter{Cursor: kiosk.lostCursor()} // where the program stopped
	for _, err := range shop.Follow(ctx, filter) {
		var refusal *client.Error
		if errors.As(err, &refusal) && refusal.Code == client.CodeCursorExpired {
			filter = client.EventFilter{Cursor: refusal.Oldest} // events before it are lost: read the affected resources
		}
	}
	left, err := shop.EventPage(ctx, filter)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("events left:", len(left.Events))
	// Output: events left: 0
}

func ExampleClient_WalletTransactions() {
	kiosk := openExample()
	defer kiosk.close()
	ctx, shop, customerID := context.Background(), kiosk.shop, kiosk.Ana.ID.String()
	kiosk.sell(2)

	for row, err := range shop.WalletTransactions(ctx, customerID) {
		if err != nil {
			log.Fatal(err)
		}
		fmt.Println(row.Kind, row.Amount, row.BalanceAfter)
	}
	// Output:
	// PURCHASE -39.90 920.20
	// PURCHASE -39.90 960.10
	// RECHARGE 1000.00 1000.00
}

func ExampleClient_Recharge() {
	kiosk := openExample()
	defer kiosk.close()
	ctx, shop := context.Background(), kiosk.shop

	recharge, err := shop.Recharge(ctx, client.ByPhone("+5511987654323"), client.RechargeInput{
		Amount:    client.MustAmount("25.50"),
		Reference: "PIX 42",
	})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(recharge.Status, "balance", recharge.Balance, recharge.Currency)
	// Output: APPROVED balance 125.50 EUR
}

func ExampleReceiveEvent() {
	secret := strings.Repeat("0123456789abcdef", 4)
	hook := func(w http.ResponseWriter, r *http.Request) {
		event, err := client.ReceiveEvent(r, secret)
		if err != nil {
			http.Error(w, err.Error(), webhooksig.StatusFor(err))
			return
		}
		// Store event.ID, in the same transaction as your own changes: the same event may be delivered again.
		if event.Type == client.EventOrderCompleted {
			var data client.OrderData
			if err := event.Decode(&data); err != nil {
				http.Error(w, err.Error(), http.StatusServiceUnavailable) // a 4xx would be final
				return
			}
			fmt.Println("deliver order", data.Order.Number, "to the customer")
		}
		w.WriteHeader(http.StatusNoContent)
	}

	delivery := exampleDelivery(secret, `{"id":"evt_1","type":"order.completed","data":{"order":{"number":"7XQ4N0W2KD"}}}`)
	response := httptest.NewRecorder()
	hook(response, delivery)
	fmt.Println("responded with", response.Code)
	// Output:
	// deliver order 7XQ4N0W2KD to the customer
	// responded with 204
}

// exampleDelivery is a delivery of an event, as Kiosk signs it.
func exampleDelivery(secret, body string) *http.Request {
	delivery := httptest.NewRequestWithContext(context.Background(), http.MethodPost, "/hook", strings.NewReader(body))
	delivery.Header.Set(webhooksig.HeaderSignature, webhooksig.Sign(secret, time.Now(), []byte(body)))
	return delivery
}

func ExampleParseAmount() {
	for _, text := range []string{"49.9", "-0.05", "1.005"} {
		amount, err := client.ParseAmount(text)
		if err != nil {
			fmt.Println("no amount:", text)
			continue
		}
		fmt.Println(amount, "is", amount.Hundredths(), "hundredths")
	}
	// Output:
	// 49.90 is 4990 hundredths
	// -0.05 is -5 hundredths
	// no amount: 1.005
}
