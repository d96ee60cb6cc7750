package main

import (
	"encoding/json"
	"net/http"
	"testing"

	"github.com/google/uuid"
)

func TestDemoHistoryFollowsTheRulesOfTheAPI(t *testing.T) {
	t.Parallel()
	onBothDatabases(t, func(t *testing.T, arguments ...string) {
		d := startDemo(t, t.TempDir(), append(arguments, "--days", "30")...)
		d.createdOrdersAreUndelivered(t)
		d.cancellingReturnsAllUnits(t)
	})
}

// createdOrdersAreUndelivered checks that each order.created of the history shows the order as POST /orders returns it.
func (d *demo) createdOrdersAreUndelivered(t *testing.T) {
	t.Helper()
	type page struct {
		Data []struct {
			Data struct {
				Order struct {
					Number, Status string
					CompletedAt    *string
					Items          []struct{ Status string }
				}
			}
		}
		Pagination struct{ NextCursor string }
	}
	read, waiting := 0, 0
	for path := "/events?type=order.created&limit=100"; ; {
		var found page
		d.read(t, path, &found)
		for _, event := range found.Data {
			order := event.Data.Order
			if order.Status != "PENDING" && order.Status != "PROCESSING" || order.CompletedAt != nil {
				t.Errorf("order %s was created %s, completed at %v", order.Number, order.Status, order.CompletedAt)
			}
			for _, item := range order.Items {
				if item.Status != "PENDING" {
					t.Errorf("an item of order %s was created %s", order.Number, item.Status)
				}
			}
			if order.Status == "PENDING" {
				waiting++
			}
		}
		read += len(found.Data)
		if len(found.Data) < 100 {
			break
		}
		path = "/events?type=order.created&limit=100&cursor=" + found.Pagination.NextCursor
	}
	if read == 0 || waiting == 0 {
		t.Errorf("the history has %d orders, of which %d waited for stock", read, waiting)
	}
}

// cancellingReturnsAllUnits checks that no waiting order of the history takes the units of an order that is cancelled: each has
// its own already.
func (d *demo) cancellingReturnsAllUnits(t *testing.T) {
	t.Helper()
	for _, p := range d.store().Products {
		for _, v := range p.Variations {
			if p.Kind == "DIGITAL" || p.Status != "ACTIVE" || v.StockQuantity == 0 {
				continue
			}
			quantity := min(v.StockQuantity, 20)
			placed := d.call(t, http.MethodPost, "/orders", order(d.store().Customers[3].ID, v.ID, quantity))
			if placed.status != http.StatusCreated {
				t.Fatalf("%d %s", placed.status, placed.body)
			}
			if got := d.stock(t, p.ID, v.ID); got != v.StockQuantity-quantity {
				t.Errorf("%s has %d units after %d of %d were sold", v.SKU, got, quantity, v.StockQuantity)
			}
			d.call(t, http.MethodPost, "/orders/"+placed.decode(t)["id"].(string)+"/cancel", nil)
			if got := d.stock(t, p.ID, v.ID); got != v.StockQuantity {
				t.Errorf("%s has %d units after the order was cancelled, want %d", v.SKU, got, v.StockQuantity)
			}
		}
	}
}

// stock returns the stock of a variation now.
func (d *demo) stock(t *testing.T, productID, variationID uuid.UUID) int {
	t.Helper()
	var found struct {
		Variations []struct {
			ID            uuid.UUID
			StockQuantity int
		}
	}
	d.read(t, "/products/"+productID.String(), &found)
	for _, v := range found.Variations {
		if v.ID == variationID {
			return v.StockQuantity
		}
	}
	t.Fatalf("product %s has no variation %s", productID, variationID)
	return 0
}

// read sends a GET request and decodes the response.
func (d *demo) read(t *testing.T, path string, value any) {
	t.Helper()
	got := d.call(t, http.MethodGet, path, nil)
	if err := json.Unmarshal(got.body, value); err != nil || got.status != http.StatusOK {
		t.Fatalf("%d %s: %v", got.status, got.body, err)
	}
}
