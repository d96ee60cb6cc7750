// Command main uploads a license, buys it and prints its credentials, with the generated client alone.
package main

import (
	"context"
	"fmt"
	"log"
	"net/http"
	"os"

	"github.com/google/uuid"
)

func main() {
	if err := buy(context.Background()); err != nil {
		log.Fatal(err)
	}
}

func buy(ctx context.Context) error {
	client, err := NewClientWithResponses(os.Getenv("KIOSK_URL"), WithRequestEditorFn(func(_ context.Context, r *http.Request) error {
		r.Header.Set("Authorization", "Bearer "+os.Getenv("KIOSK_TOKEN"))
		return nil
	}))
	if err != nil {
		return err
	}
	variation, customer := uuid.MustParse(os.Getenv("KIOSK_VARIATION")), uuid.MustParse(os.Getenv("KIOSK_CUSTOMER"))

	var license NewLicenses_Licenses_Item
	if err := license.FromCredentials("GO-KEY"); err != nil {
		return err
	}
	uploaded, err := client.UploadLicensesWithResponse(ctx, nil, NewLicenses{VariationId: variation, Licenses: []NewLicenses_Licenses_Item{license}})
	if err != nil || uploaded.JSON201 == nil {
		return fmt.Errorf("upload: %w %s", err, uploaded.Body)
	}

	wanted := NewOrder{CustomerId: &customer}
	refused, err := client.PlaceOrderWithResponse(ctx, nil, wanted)
	if err != nil || refused.ApplicationproblemJSON400 == nil || refused.ApplicationproblemJSON400.Code != "invalid_input" {
		return fmt.Errorf("an order of nothing: %w %s", err, refused.Body)
	}

	wanted.Items = append(wanted.Items, NewOrderItem{VariationId: variation})
	key := IdempotencyKeyHeader("go-1")
	placed, err := client.PlaceOrderWithResponse(ctx, &PlaceOrderParams{IdempotencyKey: &key}, wanted)
	if err != nil || placed.JSON201 == nil {
		return fmt.Errorf("order: %w %s", err, placed.Body)
	}
	read, err := client.ReadOrderWithResponse(ctx, placed.JSON201.Id)
	if err != nil || read.JSON200 == nil {
		return fmt.Errorf("order: %w %s", err, read.Body)
	}
	item := read.JSON200.Items[0]
	fmt.Println(item.Sku, item.Status, item.Price, *item.Credentials)
	return nil
}
