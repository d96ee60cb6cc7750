package client_test

import (
	"net/http"
	"testing"

	"github.com/google/uuid"

	"kiosk/client"
)

func TestProductsAreListedAndRead(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, c *client.Client) {
		products := must(c.Products(t.Context()))(t)
		if len(products) != 4 {
			t.Fatalf("%d products", len(products))
		}
		oldest := products[3]
		if oldest.Name != "Antivirus" || oldest.Kind != client.ProductDigital || oldest.Status != "ACTIVE" || oldest.CreatedAt.IsZero() {
			t.Errorf("%+v", oldest)
		}
		product := must(c.Product(t.Context(), k.Antivirus.ID.String()))(t)
		yearly := client.Variation{
			ID: k.Yearly.ID.String(), SKU: "AV-1Y", Price: client.MustAmount("49.90"),
			StockQuantity: 10, DurationDays: 365, DependsOnStock: true,
		}
		if product.Variations[0] != yearly || oldest.Variations[0] != yearly {
			t.Errorf("%+v", product.Variations)
		}
		gold := product.PriceTiers[1]
		if gold.Tier != (client.Tier{ID: k.Gold.ID.String(), Name: "Gold", Level: 2}) || gold.Prices[0].Price != client.MustAmount("39.90") {
			t.Errorf("%+v", product.PriceTiers)
		}
		if category := product.Categories[0]; category.Slug != "software" || category.ParentID == nil || *category.ParentID != k.Everything.ID.String() {
			t.Errorf("%+v", product.Categories)
		}
	})
}

func TestQuoteKnowsTheCustomersPrice(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, c *client.Client) {
		for name, test := range map[string]struct {
			customer client.CustomerRef
			price    string
			tier     string
		}{
			"nobody":   {client.CustomerRef{}, "49.90", ""},
			"by id":    {client.ByID(k.Carla.ID.String()), "44.90", "Silver"},
			"by phone": {client.ByPhone(*k.Ana.LinkedPhone), "39.90", "Gold"},
			"no tier":  {client.ByID(k.Dora.ID.String()), "49.90", ""},
		} {
			quote := must(c.Quote(t.Context(), k.Antivirus.ID.String(), test.customer))(t)
			yearly := quote.Variations[0]
			if yearly.Price.String() != test.price || yearly.BasePrice.String() != "49.90" || quote.Currency != "EUR" || yearly.AvailableStock != 10 {
				t.Errorf("%s: %+v", name, yearly)
			}
			if (quote.Customer == nil) != (test.customer == client.CustomerRef{}) {
				t.Errorf("%s: customer %+v", name, quote.Customer)
			}
			if applied := yearly.AppliedTier; (applied == nil) != (test.tier == "") || (applied != nil && applied.Name != test.tier) {
				t.Errorf("%s: tier %+v", name, applied)
			}
		}
	})
}

func TestProductsThatAreNotThereAreRefused(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, c *client.Client) {
		for _, id := range []string{uuid.NewString(), "../orders", "a b", k.Hidden[0].ID.String()} {
			_, err := c.Product(t.Context(), id)
			refused(t, err, http.StatusNotFound, client.CodeProductNotFound)
		}
		_, err := c.Quote(t.Context(), k.Antivirus.ID.String(), client.ByPhone(*k.Bruno.Phone))
		refused(t, err, http.StatusNotFound, client.CodePhoneNotLinked)
	})
}
