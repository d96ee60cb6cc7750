package client_test

import (
	"context"
	"errors"
	"net/http"
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"

	"kiosk/client"
)

func TestItemsHaveQuantities(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, c *client.Client) {
		hour := k.Hour.ID.String()
		placed := must(c.PlaceOrder(t.Context(), client.PlaceOrderInput{
			Customer:     client.ByID(k.Ana.ID.String()),
			VariationIDs: []string{hour},
			Items:        []client.ItemInput{{VariationID: hour, Quantity: 3}, {VariationID: hour}},
		}))(t)
		if len(placed.Items) != 5 || placed.Total != client.MustAmount("150.00") {
			t.Errorf("%+v", placed)
		}
	})
}

func TestOrderIsPlacedReadAndListed(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, c *client.Client) {
		placed := must(c.PlaceOrder(t.Context(), client.PlaceOrderInput{
			Customer:     client.ByPhone(*k.Ana.LinkedPhone),
			VariationIDs: slices.Repeat([]string{k.Yearly.ID.String()}, 2),
			Notes:        "a gift",
		}))(t)
		if placed.Status != client.OrderProcessing || placed.Total != client.MustAmount("79.80") || placed.Replayed || placed.Items[0].Credentials != "" {
			t.Errorf("%+v", placed)
		}
		order := must(c.Order(t.Context(), placed.ID))(t)
		item := order.Items[1]
		if order.Status != client.OrderCompleted || order.CompletedAt == nil || order.Notes != "a gift" || order.PostSaleInstructions != "Enter the key." {
			t.Errorf("%+v", order)
		}
		if item.Status != client.ItemDelivered || item.Credentials == "" || item.AppliedTier.Name != "Gold" || item.ExpiresAt.Sub(*item.DeliveredAt) != 365*24*time.Hour {
			t.Errorf("%+v", item)
		}
		page := must(c.OrderPage(t.Context(), client.OrderFilter{CustomerID: k.Ana.ID.String(), Status: client.OrderCompleted}))(t)
		if len(page.Orders) != 1 || page.Orders[0].ID != placed.ID || page.Pagination != (client.Pagination{Page: 1, Limit: 20, Total: 1}) {
			t.Errorf("%+v", page)
		}
	})
}

func TestOrderThatIsCheckedIsNotPlaced(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, c *client.Client) {
		in := client.PlaceOrderInput{Customer: client.ByID(k.Ana.ID.String()), VariationIDs: []string{k.Yearly.ID.String()}}
		if checked := must(c.CheckOrder(t.Context(), in))(t); checked.Total != client.MustAmount("39.90") || k.countOrders(t) != 0 {
			t.Errorf("%+v, %d orders", checked, k.countOrders(t))
		}
		expected := client.MustAmount("39.89")
		in.ExpectedTotal = &expected
		_, err := c.CheckOrder(t.Context(), in)
		refused(t, err, http.StatusConflict, client.CodeTotalChanged)
		if changed, is := errors.AsType[*client.Error](err); !is || changed.Total.String() != "39.90" {
			t.Errorf("%+v", changed)
		}
		in.Customer, in.ExpectedTotal = client.ByID(k.Bruno.ID.String()), nil
		_, err = c.CheckOrder(t.Context(), in)
		refused(t, err, http.StatusBadRequest, client.CodeInsufficientBalance)
		if short, is := errors.AsType[*client.Error](err); !is || short.Balance.String() != "0.00" || short.Required.String() != "49.90" || short.Missing.String() != "49.90" {
			t.Errorf("%+v", short)
		}
	})
}

func TestOrdersAreRefusedWithTheirReason(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, c *client.Client) {
		ana, yearly := client.ByID(k.Ana.ID.String()), []string{k.Yearly.ID.String()}
		for name, test := range map[string]struct {
			in     client.PlaceOrderInput
			status int
			code   client.Code
		}{
			"nobody":            {client.PlaceOrderInput{VariationIDs: yearly}, 400, client.CodeInvalidInput},
			"nothing":           {client.PlaceOrderInput{Customer: ana}, 400, client.CodeInvalidInput},
			"empty wallet":      {client.PlaceOrderInput{Customer: client.ByID(k.Bruno.ID.String()), VariationIDs: yearly}, 400, client.CodeInsufficientBalance},
			"out of stock":      {client.PlaceOrderInput{Customer: ana, VariationIDs: []string{k.Lifetime.ID.String()}}, 400, client.CodeInsufficientStock},
			"blocked":           {client.PlaceOrderInput{Customer: client.ByID(k.Blocked.ID.String()), VariationIDs: yearly}, 400, client.CodeCustomerBlocked},
			"unknown phone":     {client.PlaceOrderInput{Customer: client.ByPhone(*k.Bruno.Phone), VariationIDs: yearly}, 404, client.CodePhoneNotLinked},
			"unknown variation": {client.PlaceOrderInput{Customer: ana, VariationIDs: []string{uuid.NewString()}}, 404, client.CodeVariationNotFound},
		} {
			if _, err := c.PlaceOrder(t.Context(), test.in); client.CodeOf(err) != test.code {
				t.Errorf("%s: got %v", name, err)
			} else {
				refused(t, err, test.status, test.code)
			}
		}
	})
}

func TestSameKeyPlacesOneOrder(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, c *client.Client) {
		in := client.PlaceOrderInput{
			Customer:       client.ByID(k.Ana.ID.String()),
			VariationIDs:   []string{k.Hour.ID.String()},
			IdempotencyKey: client.NewIdempotencyKey(),
		}
		first, second := must(c.PlaceOrder(t.Context(), in))(t), must(c.PlaceOrder(t.Context(), in))(t)
		if first.ID != second.ID || first.Replayed || !second.Replayed {
			t.Errorf("%s, then %s", first.ID, second.ID)
		}
		in.Notes = "other"
		_, err := c.PlaceOrder(t.Context(), in)
		if conflict := refusal(t, err, http.StatusConflict, client.CodeIdempotencyKeyReused); conflict.IdempotencyKey != in.IdempotencyKey {
			t.Errorf("%+v", conflict)
		}
	})
}

// buy places n orders, one after the other. It returns their ids, the newest first.
func (k *kiosk) buy(ctx context.Context, t testing.TB, c *client.Client, n int) []string {
	t.Helper()
	ids := make([]string, n)
	for i := range ids {
		ids[n-1-i] = must(c.PlaceOrder(ctx, client.PlaceOrderInput{
			Customer:     client.ByID(k.Ana.ID.String()),
			VariationIDs: []string{k.Hour.ID.String()},
		}))(t).ID
	}
	return ids
}

func TestOrdersIteratesPageByPage(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, c *client.Client) {
		want := k.buy(t.Context(), t, c, 7)
		for _, limit := range []int{0, 1, 2, 7} {
			var seen []string
			for order, err := range c.Orders(t.Context(), client.OrderFilter{Limit: limit}) {
				if err != nil {
					t.Fatal(err)
				}
				seen = append(seen, order.ID)
			}
			if !slices.Equal(seen, want) {
				t.Errorf("by %d: saw %v, want %v", limit, seen, want)
			}
		}
		for order, err := range c.Orders(t.Context(), client.OrderFilter{CustomerID: k.Dora.ID.String()}) {
			t.Errorf("a customer who bought nothing has the order %s, %v", order.ID, err)
		}
	})
}

func TestOrdersYieldsEachOrderOnceWhileNewOnesArePlaced(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, c *client.Client) {
		want := k.buy(t.Context(), t, c, 6)
		var seen []string
		for order, err := range c.Orders(t.Context(), client.OrderFilter{Limit: 2}) {
			if err != nil {
				t.Fatal(err)
			}
			seen = append(seen, order.ID)
			if len(seen) <= 2 {
				k.buy(t.Context(), t, c, 3)
			}
		}
		if !slices.Equal(seen, want) {
			t.Errorf("saw %v, want %v", seen, want)
		}
	})
}

func TestLoopOverOrdersCanBeLeft(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, c *client.Client) {
		k.buy(t.Context(), t, c, 3)
		seen := 0
		for _, err := range c.Orders(t.Context(), client.OrderFilter{Limit: 1}) {
			if seen++; seen == 2 || err != nil {
				break
			}
		}
		if seen != 2 {
			t.Errorf("saw %d", seen)
		}
	})
}

func TestLoopOverOrdersEndsWithAnError(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, _ *client.Client) {
		var errs []error
		for _, err := range newClient(t, k.url, k.ReadOnlyToken).Orders(t.Context(), client.OrderFilter{}) {
			errs = append(errs, err)
		}
		if len(errs) != 1 {
			t.Fatalf("%d steps", len(errs))
		}
		refused(t, errs[0], http.StatusForbidden, client.CodeInsufficientScope)
	})
}

func TestOrdersAreFilteredByTime(t *testing.T) {
	both(t, func(t *testing.T, k *kiosk, c *client.Client) {
		k.buy(t.Context(), t, c, 1)
		now := time.Now().In(time.FixedZone("", 5*3600+1800))
		for name, test := range map[string]struct {
			filter client.OrderFilter
			want   int
		}{
			"from the past":    {client.OrderFilter{From: now.Add(-time.Hour)}, 1},
			"from the future":  {client.OrderFilter{From: now.Add(time.Hour)}, 0},
			"to the future":    {client.OrderFilter{To: now.Add(time.Hour), VariationID: k.Hour.ID.String()}, 1},
			"another product":  {client.OrderFilter{ProductID: k.Stick.ID.String()}, 0},
			"the same product": {client.OrderFilter{ProductID: k.Setup.ID.String(), Page: 1, Limit: 100}, 1},
		} {
			if page := must(c.OrderPage(t.Context(), test.filter))(t); page.Pagination.Total != test.want {
				t.Errorf("%s: %d", name, page.Pagination.Total)
			}
		}
	})
}
